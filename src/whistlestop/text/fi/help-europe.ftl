# Lyhyet säännöt: Eurooppa.
help-europe-start =
    Sinulla on alussa { $pieces } junavaunua, { $stations } asemaa ja { $hand ->
        [one] { $hand } kortti
       *[other] { $hand } korttia
    }. Saat yhden pitkän menolipun ja { $dealt } muuta ja pidät neljästä vähintään { $kept }. Toista pitkää ei voi saada myöhemmin.
help-europe-turn = Vuorollasi teet yhden asian: nostat kortteja, rakennat reitin, nostat menolippuja tai rakennat aseman. Sitten on seuraavan pelaajan vuoro.
help-europe-heading-stations = Asemat
help-europe-station = Jos joku on tielläsi, rakenna asema kaupunkiin, jossa sellaista ei vielä ole. Ensimmäinen maksaa yhden kortin, toinen kaksi samaa väriä, kolmas kolme samaa väriä; veturit auttavat.
help-europe-station-use = Lopussa jokaisella asemalla saat käyttää yhden vastustajan yhtä reittiä, joka päättyy sen kaupunkiin, kaikkiin menolippuihisi. Peli ehdottaa sinulle parasta.
help-europe-station-points = Jokainen asema, joka sinulla on lopussa jäljellä, tuo { $station } pistettä.
help-europe-ties = Tasapisteissä ratkaisee suoritettujen menolippujen määrä, sitten vähemmän rakennettuja asemia, sitten pisin yhtenäinen reitti.
