# Lyhyet säännöt: noppalaajennuksen kanssa.
help-dice-idea = Noppien kanssa ei ole kortteja: heität reittisi nopilla. Kaikki muu on kuin tutulla pelilaudalla.
help-dice-start =
    Sinulla on alussa { $pieces } junavaunua. Saat { $dealt } menolippua ja pidät niistä vähintään { $kept }; muut eivät näe, mitkä.
help-dice-start-europe =
    Sinulla on alussa { $pieces } junavaunua ja { $stations } asemaa. Saat yhden pitkän menolipun ja { $dealt } muuta ja pidät neljästä vähintään { $kept }.
help-dice-start-marklin =
    Sinulla on alussa { $pieces } junavaunua ja { $passengers } matkustajaa. Sano, kuinka moni menolipuistasi ({ $dealt }) on pitkä ja kuinka moni lyhyt, ja pidä niistä vähintään { $kept }.
help-dice-heading-roll = Heittäminen
help-dice-roll = Heitä viisi noppaa. Sitten saat heittää uudelleen mitkä niistä haluat, kerran.
help-dice-turn = Heitolla teet yhden asian: rakennat reitin tai nostat menolippuja. Voit myös olla tekemättä mitään.
help-dice-turn-europe = Heitolla teet yhden asian: rakennat reitin, nostat menolippuja tai rakennat aseman. Voit myös olla tekemättä mitään.
help-dice-turn-marklin = Heitolla teet yhden asian: rakennat reitin, nostat menolippuja tai siirrät matkustajaa. Voit myös olla tekemättä mitään.
help-dice-faces = Yksi raide maksaa ruudun tavallisesta reitistä, kaksi raidetta ruudun kaksoisreitistä, jossa reitit kulkevat rinnakkain. Asemalla nostat menolipun. Veturi on jokeri ja käy kaikkeen tähän. Väreillä ei ole väliä.
help-dice-claim = Maksa tasan yhtä monta noppaa ja reittimerkkiä kuin reitissä on ruutuja, kaikki sen lajia tai jokereita.
help-dice-heading-tokens = Reittimerkit
help-dice-tokens = Kahdesta nopasta, joita et käytä, saat ottaa reittimerkin, joko tavallisen tai kaksoisreittimerkin. Se maksaa yhden ruudun, nyt tai myöhemmin.
help-dice-tokens-most = Kenelläkään ei ole enempää kuin kolme reittimerkkiä, ja jos niitä on vuoron alussa kolme, niitä ei oteta sillä vuorolla.
help-dice-tickets = Jokaisesta asemasta ja jokerista, jonka käytät, nostat yhden menolipun. Saat pitää niistä mitkä haluat, tai et yhtään.
help-dice-ferries = Jokainen lauttareittiin painettu veturi vaatii jokerin nopissa.
help-dice-tunnels = Kun rakennat tunnelin, maksa ensin ja heitä sitten kolme mustaa noppaa. Jokainen niissä näkyvä tunneli maksaa yhden ruudun lisää, nopilla tai reittimerkeillä. Jos et voi tai halua maksaa, saat reittimerkkisi takaisin ja vuorosi päättyy.
help-dice-murmansk = Murmanskin ja Lieksan väliset yhdeksän ruutua ovat noppien ulottumattomissa.
help-dice-stations = Ensimmäinen asemasi maksaa yhden aseman nopissa, toinen kaksi, kolmas kolme. Jokerit auttavat.
help-dice-passengers = Nopan jokerilla matkustaja saa käyttää vastustajien reittejä niin monta kuin haluaa. Omilla reiteilläsi se matkustaa ilmaiseksi.
help-dice-end-stuck = Jos kukaan ei voi enää koskaan rakentaa reittiä, peli päättyy heti.
