# Lyhyet säännöt: mikä on monelle pelille yhteistä.

help-heading-idea = Pelin idea
help-heading-start = Ennen ensimmäistä vuoroa
help-heading-turn = Vuorosi
help-heading-cards = Korttien nostaminen
help-heading-claim = Reitin rakentaminen
help-heading-ferries = Lautat
help-heading-tunnels = Tunnelit
help-heading-tickets = Menoliput
help-heading-end = Pelin loppu

help-idea = Kerää kortteja, maksa niillä reittejä vierekkäisten paikkojen välille ja yhdistä menolippujesi kaupungit. Eniten pisteitä kerännyt voittaa.
help-start =
    Sinulla on alussa { $pieces } junavaunua ja { $hand ->
        [one] { $hand } kortti
       *[other] { $hand } korttia
    }. Saat { $dealt } menolippua ja pidät niistä vähintään { $kept }; muut eivät näe, mitkä.
help-turn = Vuorollasi teet yhden asian: nostat kortteja, rakennat reitin tai nostat menolippuja. Sitten on seuraavan pelaajan vuoro.

help-cards = Ota kaksi korttia: viidestä näkyvissä olevasta tai sokkona pakasta. Otetun näkyvän kortin tilalle tulee heti uusi, joten katso uudelleen, ennen kuin otat toisen.
help-cards-dear = Näkyvissä oleva veturi vie koko noston: se on ainoa korttisi, eikä sitä saa ottaa toiseksi. Pakasta sokkona nostettu veturi on pelkkää onnea.
help-cards-easy = Veturit nostetaan kuin muutkin kortit: kaksi näkyvissä olevaakin käy.
help-cards-flush = Heti kun viidestä näkyvissä olevasta kortista kolme on vetureita, kaikki viisi poistetaan ja tilalle tulee viisi uutta.

help-claim = Maksa yhtä monta korttia kuin reitissä on ruutuja: reitin värisiä, tai kaikki samaa vapaavalintaista väriä, jos reitti on harmaa. Junavaunusi asetetaan ruutuihin, ja saat pisteet heti. Reitin ei tarvitse koskettaa muita reittejäsi.
help-points = Pitkät reitit kannattavat: { $lengths } ruutua tuo { $points } pistettä.
help-wild = Veturi käy minkä tahansa värisestä kortista, joka reitillä.
help-doubles = Kukaan ei saa omistaa kaksoisreitin molempia raiteita. Jos pelaajia on vähemmän kuin { $open }, toinen raide sulkeutuu heti, kun toinen on rakennettu.

help-ferries = Jokainen lauttareittiin painettu veturi on maksettava veturilla; muut ruudut maksetaan tavalliseen tapaan.
help-tunnels = Tunnelin hintaa ei koskaan tiedä etukäteen. Pelaa korttisi; sitten pakasta käännetään kolme korttia: jokaisesta omanvärisestäsi ja jokaisesta veturista maksat yhden kortin lisää, samaa väriä tai veturin.
help-tunnels-wild = Jos pelaat pelkkiä vetureita, vain käännetyt veturit lasketaan, ja ne maksetaan vain vetureilla.
help-tunnels-decline = Jos et voi tai halua maksaa, otat korttisi takaisin ja vuorosi päättyy.

help-tickets = Menolipussa on kaksi kaupunkia. Jos omat reittisi yhdistävät ne pelin lopussa mitä kautta tahansa, saat lipun pisteet; jos eivät, menetät ne. Siihen asti menoliput pysyvät salassa.
help-tickets-under = Kun nostat menolippuja, otat { $drawn } ja pidät vähintään { $keep }. Loput menevät pakan alle.
help-tickets-gone = Kun nostat menolippuja, otat { $drawn } ja pidät vähintään { $keep }. Loput poistuvat pelistä, joten pakka voi loppua.

help-end = Kun joku päättää vuoronsa ja hänellä on enintään { $end } junavaunua, alkaa loppu: kaikilla on vielä yksi vuoro, hänellä viimeisenä.
help-scoring = Sitten kaikki menoliput näytetään ja niiden pisteet lisätään tai vähennetään.
help-longest = Yhden pelaajan pisin yhtenäinen reitti tuo { $longest } pistettä. Se saa risteillä ja kiertää ympyrää, mutta jokainen reitti lasketaan vain kerran.
help-globetrotter = Eniten suoritettuja menolippuja tuo { $globetrotter } pistettä.
help-ties-tickets = Tasapisteissä ratkaisee suoritettujen menolippujen määrä.
