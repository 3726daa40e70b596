# Miksi jokin ei käy.  $track on reitti päätepisteineen (”Oslo–Bergen”); $cards ja sen kaltaiset ovat valmiita luetteloita
# (”2 punaista ja 1 veturi”).  Nimet ja luettelot eivät taivu: ne ovat kaksoispisteen jälkeen, sulkeissa tai sanan reitti
# perässä.

## Mitä tässä pelissä ei ole
reason-unknown = { $action } ei ole nyt mahdollista.
reason-no-action = { $action } ei ole tämän pelin toiminto.
reason-no-card = Tässä pelissä ei ole korttia { $card }; kortit ovat { $cards }.
reason-no-dice = Tätä peliä pelataan korteilla, ei nopilla.
reason-no-dice-payment = { $paid } tarkoittaa noppia tai reittimerkkejä, mutta tässä pelissä maksetaan korteilla.
reason-no-cards = Noppien kanssa ei käytetä junakortteja.
reason-no-cards-payment = { $paid } tarkoittaa kortteja; nopilla maksetaan kirjaimin S, D ja L, reittimerkeillä kirjaimin s ja d.
reason-no-pass = Noppien kanssa ei passata; päätä vuorosi.
reason-no-stations = Tässä pelissä ei ole asemia.
reason-no-stations-boxed = Ilman lisäsääntöjä asemat jäävät laatikkoon.
reason-no-passengers = Tässä pelissä ei ole matkustajia.
reason-no-passengers-boxed = Ilman lisäsääntöjä matkustajat jäävät laatikkoon.
reason-no-tunnels = Tässä pelissä ei ole tunneleita, joten lisämaksuakaan ei ole.
reason-no-tunnels-boxed = Ilman lisäsääntöjä tunnelit ovat perusreittejä, joten lisämaksua ei ole.
reason-no-souvenirs = Tässä pelissä ei ole matkamuistoja.
reason-no-mix = Tässä pelissä on vain yksi menolippupakka, joten mitään ei ilmoiteta.
reason-no-plus4 = Tässä pelissä ei ole +4-vetureita.
reason-no-arbitrary = Tässä pelissä mitkään kortit eivät korvaa toista korttia.

## Nimet
reason-no-track = Reittiä { $number } ei ole; lähin numero on { $nearest } ({ $ends }).
reason-no-place = Paikkaa { $place } ei ole; lähin nimi on { $nearest } ({ $name }).
reason-no-ticket = Menolippua { $ticket } ei ole; lähin on { $nearest }.

## Mitä nyt päätetään
reason-now-mix = Nostat menolippuja ({ $n }): ilmoita, kuinka moni on pitkä ja kuinka moni lyhyt.
reason-now-keep = Valitset menolippuja: sano, mitkä tarjotuista pidät.
reason-now-stack = Valitset, minkä matkamuistopinon sijoitat: { $symbols }.
reason-now-place = Sijoitat matkamuistopinoa { $symbol }: valitse paikka, jossa ei ole pinoa.
reason-now-second = Olet ottanut yhden kortin: ota toinen.
reason-now-pay = Rakennat reittiä { $track }: valitse, millä maksat.
reason-now-plus4 =
    { $n ->
        [one] Maksat reittiä { $track }: sano, onko { $n } veturisi +4-veturi.
       *[other] Maksat reittiä { $track }: sano, kuinka moni { $n } veturista on +4-veturi.
    }
reason-now-arbitrary =
    { $n ->
        [one] Maksat reittiä { $track }: pelaa vielä { $n } mikä tahansa kortti.
       *[other] Maksat reittiä { $track }: pelaa vielä { $n } mitä tahansa korttia.
    }
reason-now-tunnel =
    { $n ->
        [one] Olet tunnelissa: maksa lisää { $n } kortti tai luovu.
       *[other] Olet tunnelissa: maksa lisää { $n } korttia tai luovu.
    }
reason-now-souvenir = Valitset matkamuistoa, tarjolla: { $places }.
reason-now-passenger = Rakensit reitin: sijoita matkustaja sen jompaankumpaan päähän, tai jätä sijoittamatta.
reason-now-station = Rakennat asemaa ({ $place }): valitse, millä maksat.
reason-now-ride = Matkustajasi on matkalla: jatka reittiä pitkin tai jää pois.
reason-now-rolled = Olet heittänyt nopat: sano ensin, mitkä heität uudelleen, vai etkö mitään.
reason-now-tokens = Maksat reittiä { $track }: sano, kuinka montaa reittimerkkiä käytät.
reason-now-dice-tunnel =
    { $n ->
        [one] Olet tunnelissa: maksa lisää { $n } ruutu, ota sitä varten reittimerkkejä tai luovu.
       *[other] Olet tunnelissa: maksa lisää { $n } ruutua, ota sitä varten reittimerkkejä tai luovu.
    }
reason-now-after = Tämän vuoron toiminto on tehty: vaihda käyttämättömät nopat reittimerkkeihin tai päätä vuoro.
reason-now-borrow = Peli on päättynyt: sano, mitä reittiä asemasi ({ $place }) käyttää, tai hyväksy ehdotus.
reason-now-move = Siirrät kortteja raiteelle: valitse kortti riviltä ({ $colour }).
reason-now-number = Pelaat riviä ({ $colour }): sano, kuinka monta tämänväristä korttia.
reason-now-locomotives = Pelaat riviä ({ $colour }): sano, kuinka monta veturia tulee päälle.
reason-now-complete = Jakso on päättynyt: valitse menoliput, jotka suoritat.

## Mitä nyt ei päätetä
reason-not-now-keep = Menolippuja ei ole tarjolla; nosta ensin.
reason-not-now-mix = Nyt ei ilmoiteta mitään; nosta ensin menolippuja.
reason-not-now-stacks = Matkamuistopinot on sijoitettu jo ennen ensimmäistä vuoroa.
reason-not-now-pay = Mitään ei olla maksamassa; valitse ensin reitti.
reason-not-now-plus4 = +4-vetureita ei olla pelaamassa; valitse ensin reitti.
reason-not-now-arbitrary = Lisäkortteja ei tarvita; valitse ensin reitti.
reason-not-now-surcharge = Tunnelia ei yritetä, joten lisämaksua ei ole.
reason-not-now-souvenir = Matkamuistoa ei valita nyt; se tapahtuu, kun reitti on rakennettu.
reason-not-now-passenger = Matkustaja sijoitetaan vain heti reitin rakentamisen jälkeen.
reason-not-now-ride = Yhtään matkustajaa ei ole matkalla; nosta ensin yksi kyytiin.
reason-not-now-reroll = Nopat heitetään uudelleen vain heti ensimmäisen heiton jälkeen, ja vain kerran.
reason-not-now-tunnel-reroll = Tunnelinopat on heitetty, joten muut nopat pysyvät ennallaan.
reason-not-now-tokens = Mitään ei olla maksamassa reittimerkeillä; valitse ensin reitti.
reason-not-now-borrow = Asemat käyttävät toisten reittejä vasta, kun peli on päättynyt.
reason-not-now-move = Kortit siirtyvät ratapihalta raiteelle vuoron alussa.
reason-not-now-number = Riviä ei olla pelaamassa; valitse ensin sen väri.
reason-not-now-complete = Menoliput suoritetaan, kun jakso on päättynyt.

## Menoliput
reason-keep-twice = { $ticket } on mainittu kahdesti.
reason-keep-not-offered = { $ticket } ei ole tarjolla; tarjolla: { $offered }.
reason-keep-few =
    { $n ->
        [one] Tarjolla on { $n } menolippu, ja se on pidettävä (vähintään { $least }).
       *[other] Tarjolla on { $n } menolippua, ja niistä on pidettävä vähintään { $least }.
    }
reason-tickets-none = Menolippuja ei ole enää jäljellä.
reason-tickets-dice = Sano, kuinka monella nopalla nostat menolippuja: t1–t5.
reason-tickets-no-dice =
    { $n ->
        [one] Tässä pelissä menoliput nostetaan ilman noppia; { $action } mainitsee { $n } nopan.
       *[other] Tässä pelissä menoliput nostetaan ilman noppia; { $action } mainitsee { $n } noppaa.
    }
reason-tickets-roll =
    { $n ->
        [one] Menolippuihin tarvitaan { $n } noppa, jossa on asema tai jokeri; nopissasi on { $roll }.
       *[other] Menolippuihin tarvitaan { $n } noppaa, joissa on asema tai jokeri; nopissasi on { $roll }.
    }
reason-mix-sum =
    { $n ->
        [one] Menolippuja on oltava yhteensä { $n }; pitkiä { $long } ja lyhyitä { $short } on yhteensä { $sum }.
       *[other] Menolippuja on oltava yhteensä { $n }; pitkiä { $long } ja lyhyitä { $short } on yhteensä { $sum }.
    }
reason-mix-long =
    { $left ->
        [one] Jäljellä on { $left } pitkä menolippu, joten pitkiä ei voi nostaa { $long }.
       *[other] Jäljellä on { $left } pitkää menolippua, joten pitkiä ei voi nostaa { $long }.
    }
reason-mix-short =
    { $left ->
        [one] Jäljellä on { $left } lyhyt menolippu, joten lyhyitä ei voi nostaa { $short }.
       *[other] Jäljellä on { $left } lyhyttä menolippua, joten lyhyitä ei voi nostaa { $short }.
    }

## Nostaminen
reason-pick-strict = Nostopakka ja poistopakka ovat tyhjät, eikä tässä pöydässä silloin nosteta mitään.
reason-pick-slot = Paikka { $slot } on tyhjä.
reason-pick-blind = Nostopakka ja poistopakka ovat tyhjät.
reason-pick-wild = Toiseksi kortiksi ei saa ottaa näkyvistä: { $wild }.
reason-pick-closed = Junakorttipakka on tyhjä, joten tässä jaksossa ei enää nosteta.
reason-pick-no-deck = Junakorttipakka on tyhjä.
reason-pass = Passata saa vain, kun mikään muu ei ole mahdollista; nyt voit { $possible }.

## Reitit
reason-track-taken = Reitin { $track } omistaa { $owner }.
reason-track-yours = Reitti { $track } on jo sinun.
reason-pair-yours = Samojen paikkojen toinen reitti ({ $other }) on sinun, eikä kukaan saa omistaa molempia.
reason-pair-closed = Kaksoisreitin toinen raide on rakennettu; kun pelaajia on { $seats }, se sulkee tämän.
reason-group-closed = Samojen paikkojen välille on jo rakennettu toinen reitti; kun pelaajia on { $seats }, se sulkee tämän.
reason-pieces =
    { $left ->
        [one] Vaunuja on jäljellä { $left }, tämä reitti vaatii { $needed }.
       *[other] Vaunuja on jäljellä { $left }, tämä reitti vaatii { $needed }.
    }
reason-wild-where = { $wild } käyvät vain { $where }; reitti { $track } on { $kind }.
reason-plus4-short = +4-veturi käy vain vähintään 4 ruudun reiteillä; reitin { $track } pituus on { $n }.
reason-pay-passenger = Matkustajakorteilla ei koskaan makseta reittiä.
reason-pay-mixed = Korttien on oltava samaa väriä (muita saavat olla vain { $wild }); pelattu: { $cards }.
reason-pay-colour = Reitin { $track } väri on { $colour }; pelattu: { $laid }.
reason-pay-exactly =
    { $n ->
        [one] Reitti { $track } maksaa tasan { $n } kortin; pelattu: { $laid }.
       *[other] Reitti { $track } maksaa tasan { $n } korttia; pelattu: { $laid }.
    }
reason-pay-symbols =
    { $missing ->
        [one] { $missing } veturisiluetti on maksamatta.
       *[other] { $missing } veturisiluettia on maksamatta.
    }
reason-pay-no-arbitrary = Reitillä { $track } mitkään kortit eivät korvaa toista korttia.
reason-swap-size =
    { $n ->
        [one] { $n } ruutuun tarvitaan { $n } kortti, ja { $more } lisää, jos { $each } mitä tahansa korttia korvaa yhden; pelattu: { $laid }.
       *[other] { $n } ruutuun tarvitaan { $n } korttia, ja { $more } lisää aina, kun { $each } mitä tahansa korttia korvaa yhden; pelattu: { $laid }.
    }
reason-swap-most = Tässä pöydässä { $each } mitä tahansa korttia saa korvata yhden vain kerran; pelattu: { $laid }.
reason-swap-wild = Tällä reitillä ei riitä yksinään: { $wild }. Neljä mitä tahansa korttia vastaa yhtä.
reason-swap-colour =
    { $laid ->
        [one] { $laid } kortti riittää { $units } ruutuun vain, jos samaa väriä on { $single }; nyt enintään { $best }.
       *[other] { $laid } korttia riittää { $units } ruutuun vain, jos samaa väriä on { $single }; nyt enintään { $best }.
    }
reason-triple-size =
    { $n ->
        [one] Reitti { $track } vaatii { $n } kortin, ja { $more } lisää aina, kun { $each } korttia korvaa yhden; pelattu: { $laid }.
       *[other] Reitti { $track } vaatii { $n } korttia, ja { $more } lisää aina, kun { $each } korttia korvaa yhden; pelattu: { $laid }.
    }
reason-triple-scope = Tässä pöydässä { $each } korttia korvaa vain veturisiluetin; tällä reitillä niitä on { $symbols }.
reason-triple-short =
    { $laid ->
        [one] Kun kortteja on { $laid }, niistä { $single } pitää olla vetureita tai reitin yhtä väriä; nyt on { $fit }.
       *[other] Kun kortteja on { $laid }, niistä { $single } pitää olla vetureita tai reitin yhtä väriä; nyt on { $fit }.
    }
reason-hand-lacks = Pelattu: { $laid }. Kädessä: { $held }.
reason-hand-none = Tätä ei ole kädessäsi: { $card }.
reason-hand-size =
    { $held ->
        [one] Kädessäsi on { $held } kortti, ja tähän maksuun niitä tarvitaan { $n }.
       *[other] Kädessäsi on { $held } korttia, ja tähän maksuun niitä tarvitaan { $n }.
    }
reason-need-cards = Tarvitaan: { $need }. Kädessä: { $held }.
reason-need-one-colour = Tarvitaan yhtä väriä { $n }. Kädessä parhaimmillaan: { $held }.
reason-need-ferry = Tarvitaan: { $need }, ja lisäksi yhtä väriä { $n }. Kädessä parhaimmillaan: { $held }.
reason-need-swap =
    { $size ->
        [one] Kädessäsi on { $size } kortti, yhtä väriä enintään { $best }; se ei riitä { $n } ruutuun.
       *[other] Kädessäsi on { $size } korttia, yhtä väriä enintään { $best }; se ei riitä { $n } ruutuun.
    }
reason-need-triple =
    { $size ->
        [one] Kätesi { $size } kortti ei riitä { $n } ruutuun, joissa on { $symbols ->
            [one] { $symbols } veturisiluetti
           *[other] { $symbols } veturisiluettia
        }, vaikka { $each } korttia korvaisi yhden.
       *[other] Kätesi { $size } korttia ei riitä { $n } ruutuun, joissa on { $symbols ->
            [one] { $symbols } veturisiluetti
           *[other] { $symbols } veturisiluettia
        }, vaikka { $each } korttia korvaisi yhden.
    }
reason-pay-plus4 = Kirjoita tässä L jokaisesta veturista; seuraavaksi kysytään, kuinka moni niistä on +4-veturi.
reason-wilds-range =
    { $wilds ->
        [one] Pelattavana on { $wilds } veturi; kätesi perusteella +4-vetureita voi olla { $least }–{ $most }.
       *[other] Pelattavana on { $wilds } veturia; kätesi perusteella +4-vetureita voi olla { $least }–{ $most }.
    }

## Tunnelit
reason-surcharge-size =
    { $n ->
        [one] Lisämaksu on { $n } kortti; maksettu: { $paid }.
       *[other] Lisämaksu on { $n } korttia; maksettu: { $paid }.
    }
reason-surcharge-wild = Tunneliin pelattiin pelkät { $wild }, joten lisämaksuunkin käyvät vain { $wild }.
reason-surcharge-colour = Lisämaksuun käyvät { $colour } ja { $wild }; tämä ei käy: { $paid }.

## Matkamuistot
reason-stack-laid = Matkamuistopino { $symbol } on jo paikallaan ({ $place }); sivussa on vielä { $symbols }.
reason-stack-sight = { $place } on yksi viidestä merkitystä nähtävyydestä.
reason-stack-there = Tässä on jo matkamuistopino: { $place }.
reason-souvenir-end = { $place } ei ole reitin pää; matkamuiston voi valita täältä: { $places }.

## Asemat
reason-station-none =
    { $n ->
        [one] Ainoa asemasi on jo rakennettu ({ $n }).
       *[other] Kaikki { $n } asemaasi on jo rakennettu.
    }
reason-station-city = { $place } ei ole kaupunki, ja asemat rakennetaan kaupunkeihin.
reason-station-there = Kaupungissa on jo asema ({ $place }); sen omistaa { $owner }.
reason-station-cost =
    { $cost ->
        [one] Tämä asema maksaa { $cost } kortin; kädessä parhaimmillaan: { $held }.
       *[other] Tämä asema maksaa { $cost } korttia samaa väriä; kädessä parhaimmillaan: { $held }.
    }
reason-station-exactly =
    { $cost ->
        [one] Tämä asema maksaa tasan { $cost } kortin; pelattu: { $laid }.
       *[other] Tämä asema maksaa tasan { $cost } korttia; pelattu: { $laid }.
    }
reason-station-arbitrary = Asemaa maksettaessa mitkään kortit eivät korvaa toista korttia.
reason-station-dice =
    { $cost ->
        [one] Tämä asema maksaa { $cost } nopan, jossa on asema tai jokeri; käyttämättä: { $roll }.
       *[other] Tämä asema maksaa { $cost } noppaa, joissa on asema tai jokeri; käyttämättä: { $roll }.
    }
reason-station-dice-faces = Asema maksetaan vain nopilla, joissa on asema tai jokeri.
reason-station-dice-exactly =
    { $cost ->
        [one] Tämä asema maksaa tasan { $cost } nopan; pelattu: { $laid }.
       *[other] Tämä asema maksaa tasan { $cost } noppaa; pelattu: { $laid }.
    }
reason-borrow-place = Reitti { $track } ei pääty sinne, missä asema on: { $place }.
reason-borrow-own = Reitti { $track } on omasi; asema käyttää toisen pelaajan reittiä.
reason-borrow-unclaimed = Reitti { $track } ei ole kenenkään.

## Matkustajat
reason-passenger-end = { $place } ei ole rakennetun reitin pää; päät ovat { $places }.
reason-passenger-country = { $place } on maa, ja matkustajat seisovat kaupungeissa.
reason-passenger-there = Kaupungissa on jo matkustaja ({ $place }), ja tässä pöydässä kaupunkiin mahtuu vain yksi.
reason-ride-nobody = Täällä ei ole matkustajaasi: { $place }.
reason-ride-no-way = Täältä ei pääse eteenpäin yhtäkään reittiä, jota matkustajasi voi käyttää: { $place }.
reason-ride-country = Matkustajasi on saapunut maahan, eikä maan läpi voi kulkea.
reason-ride-apart = Reitti { $track } ei kosketa paikkaa, jossa matkustajasi on: { $place }.
reason-ride-again = Reittiä { $track } on jo käytetty tällä matkalla.
reason-ride-unclaimed = Reitti { $track } ei ole kenenkään.
reason-ride-card = Reitin { $track } omistaa { $owner }, eikä sinulla ole siihen enää matkustajakorttia.
reason-ride-die = Reitin { $track } omistaa { $owner }, eikä jäljellä ole sopivaa noppaa ({ $faces }).
reason-ride-stop = Matkalla kuljetaan vähintään yksi reitti.

## Nopat
reason-roll-lacks = Nopissa on { $roll }; näitä ei voi heittää uudelleen: { $named }.
reason-dice-station = Nopan asema ei koskaan maksa reitin ruutua.
reason-dice-kind = Reitti { $track } on { $kind }; tämä noppa ei siihen käy: { $face }.
reason-dice-token = Reitti { $track } on { $kind }; tämä reittimerkki ei siihen käy: { $token }.
reason-dice-exactly =
    { $n ->
        [one] Reitti { $track } maksaa tasan { $n } ruudun; pelattu: { $laid }.
       *[other] Reitti { $track } maksaa tasan { $n } ruutua; pelattu: { $laid }.
    }
reason-dice-symbols =
    { $n ->
        [one] Lautalla on { $n } veturisiluetti; pelattuja jokereita: { $laid }.
       *[other] Lautalla on { $n } veturisiluettia; pelattuja jokereita: { $laid }.
    }
reason-dice-lacks = Pelattu: { $laid }. Käyttämättömät nopat: { $roll }.
reason-dice-tokens-held = Pelattu: { $laid }. Sinulla on: { $held }.
reason-dice-ferry =
    { $n ->
        [one] Lautalla on { $n } veturisiluetti; jokereita heitossa: { $roll }.
       *[other] Lautalla on { $n } veturisiluettia; jokereita heitossa: { $roll }.
    }
reason-dice-most =
    { $n ->
        [one] Reitti { $track } maksaa { $n } ruudun; viidellä nopalla ja kolmella reittimerkillä saa enintään { $most }.
       *[other] Reitti { $track } maksaa { $n } ruutua; viidellä nopalla ja kolmella reittimerkillä saa enintään { $most }.
    }
reason-dice-units = Reitti { $track } maksaa { $n } × { $kind }; nopilla ja reittimerkeillä saa { $have }.
reason-tokens-held =
    { $held ->
        [one] Sinulla on { $held } tällainen reittimerkki; liikaa: { $n }.
       *[other] Sinulla on { $held } tällaista reittimerkkiä; liikaa: { $n }.
    }
reason-tokens-spaces =
    { $spaces ->
        [one] Reittimerkeillä maksetaan tässä { $spaces } ruutu; liikaa: { $n }.
       *[other] Reittimerkeillä maksetaan tässä { $spaces } ruutua; liikaa: { $n }.
    }
reason-tokens-few =
    { $n ->
        [one] Kun reittimerkkejä on { $n }, nopat eivät riitä tarvittaviin ruutuihin ({ $spaces }).
       *[other] Kun reittimerkkejä on { $n }, nopat eivät riitä tarvittaviin ruutuihin ({ $spaces }).
    }
reason-exchange-three = Kenelläkään ei saa olla reittimerkkejä enempää kuin { $most }.
reason-exchange-began = Jos reittimerkkejä on vuoron alussa { $most }, niitä ei saa ottaa lisää sillä vuorolla.
reason-exchange-failed = Epäonnistuneen tunnelin jälkeen ei saa ottaa reittimerkkejä.
reason-exchange-dice = Käyttämättömät nopat: { $roll }. Niissä ei ole: { $named }.
reason-exchange-bound =
    { $n ->
        [one] Tämän vaihdon jälkeen { $n } ruudun lisämaksua ei voisi enää maksaa.
       *[other] Tämän vaihdon jälkeen { $n } ruudun lisämaksua ei voisi enää maksaa.
    }
reason-decline-bound = Tätä lisämaksua varten on jo vaihdettu noppia reittimerkkeihin, joten se on maksettava.
reason-dice-surcharge-size =
    { $n ->
        [one] Lisämaksu on { $n } ruutu; maksettu: { $paid }.
       *[other] Lisämaksu on { $n } ruutua; maksettu: { $paid }.
    }
reason-discard-held = Sinulla on { $held }; tätä ei voi palauttaa: { $thrown }.

## Korttipeli
reason-move-other = Riviltä ({ $colour }) siirtyy rivin värinen kortti ({ $colour }) tai veturi.
reason-lay-yours = Ratapihallasi on jo tämänvärinen rivi: { $colour }.
reason-lay-none = Rivissä on oltava vähintään yksi sen värinen kortti; kädestä puuttuu: { $colour }.
reason-lay-held = Rivissä on oltava vähintään kaksi korttia, veturit mukaan lukien; kädessä: { $held }.
reason-lay-few = Rivissä on oltava vähintään kaksi korttia, veturit mukaan lukien; pelattu: { $laid }.
reason-lay-which = Sano, mitä väriä veturit edustavat, esimerkiksi lay:{ $laid }/R.
reason-lay-locomotives = Rivissä on oltava vähintään yksi sen värinen kortti; pelattu: { $laid }.
reason-lay-other-colour = Kortit määräävät rivin värin: { $laid } – siitä ei synny riviä, jonka väri on { $colour }.
reason-lay-colours = Pelaa yksi rivi tai yksi kortti kutakin kolmea väriä; tässä värejä on { $n }.
reason-lay-number = Tässä rivissä voi olla { $least }–{ $most } korttia, joiden väri on { $colour }.
reason-lay-wilds = Tämän rivin päällä voi olla { $least }–{ $most } veturia.
reason-rob-held =
    { $n ->
        [one] { $owner }: rivissä ({ $colour }) on { $n } kortti, joten ryöstöön tarvitaan { $least }; kädessä: { $held }.
       *[other] { $owner }: rivissä ({ $colour }) on { $n } korttia, joten ryöstöön tarvitaan { $least }; kädessä: { $held }.
    }
reason-rob-laid =
    { $n ->
        [one] { $owner }: rivissä ({ $colour }) on { $n } kortti, joten ryöstöön tarvitaan { $least }; pelattu: { $laid }.
       *[other] { $owner }: rivissä ({ $colour }) on { $n } korttia, joten ryöstöön tarvitaan { $least }; pelattu: { $laid }.
    }
reason-three-locomotives = Kolme yhden kortin riviä pelataan ilman vetureita.
reason-three-size = Kolmessa rivissä on kussakin yksi kortti; pelattu: { $laid }.
reason-three-rob = Ratapihalla on jo rivi ({ $colour }), jonka omistaa { $owner }, eikä yhdellä kortilla ryöstetä riviä.
reason-complete-held = { $ticket } ei ole menolippusi; sinulla on { $held }.
reason-complete-chosen = { $ticket } on jo valittu.
reason-complete-left-out = { $ticket } on jo valittu, joten se kuuluu suoritettaviin.
reason-complete-begun = Valitset menoliput yksi kerrallaan, tähän mennessä { $tickets }; mainitse ne kaikki, kun kirjoitat done.
reason-complete-short =
    { $n ->
        [one] { $n } menolippu vaatii: { $need }. Pinossa on: { $have }. Kortteja puuttuu { $missing }.
       *[other] { $n } menolippua vaatii: { $need }. Pinossa on: { $have }. Kortteja puuttuu { $missing }.
    }

## Kenen vuoro on
reason-seat-over = Peli on päättynyt; mitään ei ole enää päätettävänä.
reason-seat-answered = { $seat } on jo valinnut.
reason-seat-other =
    { $acting-count ->
        [one] Nyt ei päätä { $seat } vaan { $acting }.
       *[other] Nyt ei päätä { $seat } vaan { $acting }.
    }
