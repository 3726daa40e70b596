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
decide-tunnel-odds = Tunneli: kolme tunnelinoppaa heitetään. Varaudu maksamaan { $more } lisää.
decide-tunnel-first = ota ensin, maksa sitten sillä
decide-tunnel-cannot = Et voi maksaa tätä. Saat reittimerkkisi takaisin, ja vuorosi päättyy.
decide-surcharge =
    { $n ->
        [one] ruutu lisää
       *[other] ruutua lisää
    }

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
decide-place = Valitse näille matkamuistoille hohtava paikka: se, joka rakentaa sinne reitin, ottaa yhden.

## Eurooppa: lainatut reitit
decide-borrow = Asemasi: { $place }
decide-borrow-note = Jokainen asema käyttää yhtä toisen pelaajan reittiä menolippuihisi. Ehdotusta parempaa ei ole.
decide-borrow-as = { $place }: { $track }
decide-borrow-proposed = ehdotus
