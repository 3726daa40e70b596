# Lyhyet säännöt: Korttipeli.
help-card-game-idea = Ei pelilautaa, ei junavaunuja: korttisi matkustavat. Pelaa ne ratapihallesi, saata ne turvallisesti raiteelle ja maksa menolippusi sillä, mikä on päässyt perille.
help-card-game-start = Sinulla on alussa veturi ja { $hand } muuta korttia. Saat { $dealt } menolippua ja pidät niistä niin monta kuin haluat, kuitenkin vähintään { $kept }.
help-card-game-heading-yard = Ratapihalta raiteelle
help-card-game-to-track = Vuorosi alkaa ratapihalta: jokaisen rivin päällimmäinen kortti siirtyy kuvapuoli alaspäin raidepinoosi. Kukaan ei katso sitä enää ennen pistelaskua, et edes sinä. Pinossa se on turvassa.
help-card-game-turn = Sitten teet yhden asian: nostat kortteja, pelaat kortteja ratapihallesi tai nostat menolippuja.
help-card-game-cards = Ota kaksi korttia: viidestä näkyvissä olevasta tai sokkona pakasta. Näkyvissä oleva veturi vie koko noston.
help-card-game-heading-lay = Korttien pelaaminen
help-card-game-lay = Pelaa vähintään kaksi samanväristä korttia riviksi, halutessasi vetureita mukana; ne tulevat päällimmäisiksi. Tai pelaa tasan kolme eriväristä korttia ilman vetureita: kolme yhden kortin riviä.
help-card-game-lay-own = Et voi pelata väriä, joka on jo omalla ratapihallasi.
help-card-game-rob = Jos väri on toisen pelaajan ratapihalla, sinun on pelattava sitä enemmän kortteja kuin siellä on. Silloin ryöstät junan: toisen rivi menee poistopakkaan.
help-card-game-tickets = Kun nostat menolippuja, otat { $drawn } ja pidät niin monta kuin haluat, tai et yhtään. Loput menevät pakan alle.
help-card-game-complete = Menolippu vaatii tietynvärisiä kortteja. Kun pakan viimeinen kortti on otettu ja kaikilla on ollut vielä yksi vuoro, maksat menolippusi raidepinosi korteilla. Veturi käy mistä tahansa kortista, ja jokainen kortti maksaa vain yhden menolipun.
help-card-game-choose = Sinä valitset, mitkä menoliput suoritat; peli ehdottaa parasta valintaa.
help-card-game-four = Neljällä pelaajalla pelataan kaksi jaksoa: ensimmäisen jälkeen sekoitetaan kaikki kortit paitsi käsissä olevat, kaikille jaetaan neljä lisää, ja peli jatkuu.
help-card-game-score = Suoritetut menoliput tuovat pisteensä, muut vievät ne.
help-card-game-bonus = Jokaisesta kuudesta suurkaupungista bonuksen saa se, joka on suorittanut eniten menolippuja sinne.
help-card-game-ties = Tasapisteissä ratkaisee suoritettujen menolippujen määrä, sen jälkeen kaupunkibonusten määrä.
