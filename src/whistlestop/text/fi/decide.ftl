# Omanlaisiaan päätöksiä selaimessa: nopat, matkat, asemat, matkamuistot, Korttipelin rivit.

## Nopat
decide-dice = Noppasi
decide-dice-of = Nopat: { $name }
decide-dice-none = Pöydällä ei ole noppia.
decide-die = Noppa { $n }: { $face }
decide-die-spent = Käytetty: { $face }
decide-tokens = Reittimerkkisi
decide-throw = { $token }: palauta vuoron lopussa
decide-rolled = Napauta noppia, jotka haluat heittää uudelleen, vain tämän kerran.
decide-rolled-reach = Napauta noppia heittääksesi ne uudelleen, vain kerran. Tällaisinaan ne riittävät hohtaviin reitteihin.
decide-rolled-some = Nostetut nopat heitetään uudelleen.
decide-roll-again =
    { $n ->
        [one] Heitä { $n } noppa uudelleen
       *[other] Heitä { $n } noppaa uudelleen
    }
decide-roll-all = Heitä kaikki uudelleen
decide-dice-claim = Valitse hohtava reitti, tai napauta kahta noppaa ja saat reittimerkin.
decide-dice-claim-only = Valitse hohtava reitti.
decide-dice-exchange = Mistä tahansa kahdesta nopasta saa reittimerkin: napauta niitä.
decide-dice-over = Nopilla ei voi enää tehdä mitään.
decide-tickets =
    { $n ->
        [one] Nosta { $n } menolippu
       *[other] Nosta { $n } menolippua
    }
decide-key-dice = nosta se noppa esiin
decide-did-token = otti reittimerkin
decide-picked-one = { $dice }: yksi lisää, niin saat reittimerkin.
decide-picked-two = { $dice }: kumman reittimerkin otat?
decide-picked-tickets = { $dice }: nosta näillä menolippuja.
decide-picked-many = { $dice }: kahdesta nopasta saa reittimerkin.
decide-tunnel = { $track }. Jokainen nopissa näkyvä tunneli maksaa yhden ruudun lisää.
decide-tunnel-shows =
    { $n ->
        [0] Tunnelinopissa ei ole yhtään tunnelia
        [one] Tunnelinopissa on { $n } tunneli
       *[other] Tunnelinopissa on { $n } tunnelia
    }
decide-tunnel-dice = Tunnelinopat
decide-tunnel-odds = Tunneli: kolme tunnelinoppaa heitetään. Varaudu maksamaan { $more } lisää.
decide-tunnel-first = ota ensin, maksa sitten sillä
decide-tunnel-cannot = Et voi maksaa tätä. Saat reittimerkkisi takaisin, ja vuorosi päättyy.
decide-surcharge =
    { $n ->
        [one] ruutu lisää
       *[other] ruutua lisää
    }
decide-way-stand = niistä { $n } korvaa muita

## Kortit, jotka korvaavat muita
decide-owed =
    { $n ->
        [one] Pelaa vielä { $n } mikä tahansa kortti.
       *[other] Pelaa vielä { $n } mitä tahansa korttia.
    }

## Märklin: matkustajat
decide-mix = Pitkät menoliput ovat arvokkaampia. Näet menolippusi, kun olet valinnut.
decide-mix-way = pitkiä { $long }, lyhyitä { $short }
decide-passenger =
    { $n ->
        [one] Sinulla on { $n } matkustaja jäljellä. Luvut ovat siellä olevia tavaroita.
       *[other] Sinulla on { $n } matkustajaa jäljellä. Luvut ovat siellä olevia tavaroita.
    }
decide-goods = Tavaroita, pisteitä { $points }
decide-goods-none = Ei tavaroita
decide-ride = Matkalla: { $place }
decide-ride-begins = Tavarat tähän asti
decide-ride-visited = Tavarat tähän asti: { $places }
decide-ride-ahead =
    { $n ->
        [one] sitten { $n } piste
       *[other] sitten { $n } pistettä
    }
decide-ride-fare =
    { $n ->
        [one] toisen reittiä ({ $name }), sitten { $n } piste
       *[other] toisen reittiä ({ $name }), sitten { $n } pistettä
    }
decide-ride-off =
    { $n ->
        [one] Jää pois ({ $place }): { $n } piste
       *[other] Jää pois ({ $place }): { $n } pistettä
    }

## San Francisco: matkamuistopinot
decide-stack =
    { $n ->
        [0] { $souvenir }, ei enää jäljellä
       *[other] { $souvenir }, jäljellä { $n }
    }
decide-place = Valitse näille matkamuistoille hohtava paikka.

## Eurooppa: lainatut reitit
decide-borrow = Asemasi: { $place }
decide-borrow-note = Jokainen asema käyttää yhtä toisen pelaajan reittiä menolippuihisi. Ehdotusta parempaa ei ole.
decide-borrow-as = { $place }: { $track }
decide-borrow-proposed = ehdotus

## Korttipeli: ratapihat
decide-yards = Ratapihat
decide-see-yards = Katso ratapihoja
decide-yard =
    { $you ->
        [yes] Ratapihasi
       *[no] Ratapiha: { $name }
    }
decide-yard-empty = Ratapihalla ei ole junia.
decide-row = Rivi: { $cards }.
decide-row-as = Rivi: { $cards }, väri: { $card }.
decide-row-possible = Voit ryöstää tämän rivin.
decide-row-chosen = Olet ryöstämässä tätä riviä.
decide-row-robbed = ryöstetään
decide-robbed-by =
    { $you ->
        [yes] sinä ryöstit
       *[no] ryöstäjä { $name }
    }
# Luvun alla: 7 raiteella
decide-pile = raiteella
decide-pile-cards =
    { $n ->
        [one] { $n } kortti raiteella
       *[other] { $n } korttia raiteella
    }
decide-pile-why = Raiteella olevat kortit ovat turvassa ja piilossa pistelaskuun asti.
decide-pile-seen = Raiteella: { $cards }.
decide-pile-empty = Raiteellasi ei ole kortteja.
decide-until =
    { $n ->
        [one] Vielä { $n } kortti, ja pakka on tyhjä.
       *[other] Vielä { $n } korttia, ja pakka on tyhjä.
    }
decide-last-turns =
    { $you ->
        [yes] Pakka on tyhjä: kaikilla on vielä yksi vuoro, sinulla viimeisenä.
       *[no] Pakka on tyhjä: kaikilla on vielä yksi vuoro, viimeisenä { $name }.
    }
# Neljä pelaajaa pelaa kaksi jaksoa
decide-part = Jakso { $n }/2.
decide-part-scored = Jakson 1 pisteet on laskettu
decide-part-note = Kädet ja avoimet menoliput jäävät; kaikki muut kortit ovat jakson 2 uusi pakka.
decide-cities = Suurkaupungit ja niiden bonukset
decide-city =
    { $n ->
        [one] { $city }: { $n } piste eniten suoritetuista menolipuista.
       *[other] { $city }: { $n } pistettä eniten suoritetuista menolipuista.
    }
decide-city-mine = Menolipuissasi: { $n }.
decide-city-leads = { $names }: { $n }.
decide-city-big = suurkaupunki, { $n } pistettä

## Korttipeli: vuoro
decide-asks-cards = Kortteja, junia tai menolippuja
decide-lay-say = Nosta kortteja, tai napauta väriä pelataksesi sen.
decide-lay-say-last = Napauta väriä pelataksesi sen.
decide-lay-say-draw = Nosta kortteja: näkyvistä tai pakasta.
decide-lay-say-tickets = Pakka on tyhjä: nosta menolippuja.
decide-lay-three = Pelaa kolme väriä
decide-lay-three-note = yksi kortti kutakin
decide-lay-three-say = Napauta kolmea väriä: { $n }/3.
decide-lay-as = Tämän värin riviksi
decide-lay-nothing = Pelaa kolme korttia
decide-lay-robs = ryöstö, { $name }: { $cards }
# Montako samanlaista korttia: ”vihreä: 3/4”
decide-lay-of = { $card }: { $n }/{ $of }
decide-did-lay = pelasi
decide-did-complete =
    { $n ->
        [one] suoritti { $n } menolipun
       *[other] suoritti { $n } menolippua
    }

## Korttipeli: menoliput
decide-ticket-needs = Vaatii: { $cards }.
decide-ticket-all = kaikki kortit koossa
decide-ticket-wild = valmis vetureiden avulla
decide-ticket-lacks =
    { $n ->
        [one] { $n } kortti puuttuu
       *[other] { $n } korttia puuttuu
    }
decide-tickets-hand = kädellä ja ratapihalla
decide-tickets-all = kädellä, ratapihalla ja pinolla
decide-tickets-pile = pinollasi
decide-complete = Suorita menolippusi
decide-complete-note = Paras valinta on jo tehty; muuta sitä, jos haluat. Kukaan ei näe sitä, ennen kuin kaikki ovat valinneet. Suorittamatta jääneet menoliput vievät pisteitä pelin lopussa.
decide-complete-all = Jokainen valitsee, mitkä menoliput suorittaa.
decide-complete-locked = Valintasi on tehty; se näytetään, kun kaikki ovat valinneet.
decide-complete-do =
    { $n ->
        [0] Älä suorita yhtään menolippua
        [one] Suorita { $n } menolippu
       *[other] Suorita { $n } menolippua
    }
decide-complete-proposed = Takaisin parhaaseen valintaan
# Montako samanlaista korttia valitut menoliput käyttävät: ”vihreä: käytetty 3/4”
decide-uses = { $card }: käytetty { $n }/{ $of }
