# Beslutninger af deres egen slags i browseren: terninger, rejser, stationer, turistmarkører, Kortspillets rækker.

## Terninger
decide-dice = Dine terninger
decide-dice-of = Terninger: { $name }
decide-dice-none = Ingen terninger på bordet.
decide-die = Terning { $n }: { $face }
decide-die-spent = Brugt: { $face }
decide-tokens = Dine brikker
decide-throw = { $token }: aflever den, når turen slutter
decide-rolled = Tryk på de terninger, du vil slå om, kun denne ene gang.
decide-rolled-reach = Tryk på terninger for at slå dem om, kun én gang. Som de ligger, rækker de til det, der lyser.
decide-rolled-some = De løftede terninger bliver slået om.
decide-roll-again =
    { $n ->
        [one] Slå { $n } terning om
       *[other] Slå { $n } terninger om
    }
decide-roll-all = Slå alle om
decide-dice-claim = Vælg en strækning, der lyser, eller tryk på to terninger for en brik.
decide-dice-claim-only = Vælg en strækning, der lyser.
decide-dice-exchange = To vilkårlige terninger giver en brik: Tryk på dem.
decide-dice-over = Der kan ikke gøres mere med terningerne.
decide-tickets = Træk { $n } rutekort
decide-picked-one = { $dice }: Én til giver en brik.
decide-picked-two = { $dice }: Hvilken brik tager du?
decide-picked-tickets = { $dice }: Træk rutekort med dem.
decide-picked-many = { $dice }: To terninger giver en brik.
decide-tunnel = { $track }. Hver tunnel på terningerne koster ét felt mere.
decide-tunnel-shows =
    { $n ->
        [0] Tunnelterningerne viser ingen tunnel
        [one] Tunnelterningerne viser { $n } tunnel
       *[other] Tunnelterningerne viser { $n } tunneller
    }
decide-tunnel-odds = En tunnel: Der slås med tre tunnelterninger. Regn med { $more } mere.
decide-tunnel-first = tag den først, betal så med den
decide-tunnel-cannot = Det kan du ikke betale. Du får dine brikker tilbage, og din tur er slut.
decide-surcharge =
    { $n ->
        [one] felt mere
       *[other] felter mere
    }

## Kort, der erstatter andre
decide-owed =
    { $n ->
        [one] Læg { $n } vilkårligt kort mere.
       *[other] Læg { $n } vilkårlige kort mere.
    }

## Märklin: passagerer
decide-mix = Lange rutekort er mere værd. Du ser dine rutekort, når du har valgt.
decide-mix-way = { $long ->
        [one] { $long } langt
       *[other] { $long } lange
    }, { $short ->
        [one] { $short } kort
       *[other] { $short } korte
    }
decide-passenger =
    { $n ->
        [one] Du har { $n } passager tilbage. Tallene er de varer, der ligger der.
       *[other] Du har { $n } passagerer tilbage. Tallene er de varer, der ligger der.
    }
decide-goods = Varer for { $points } point
decide-goods-none = Ingen varer
decide-ride = På rejse, nu i { $place }
decide-ride-begins = Varer indtil nu
decide-ride-visited = Varer indtil nu: { $places }
decide-ride-ahead = så { $n } point
decide-ride-fare = på en andens strækning ({ $name }), så { $n } point
decide-ride-off = Stig af i { $place } for { $n } point

## San Francisco: stakkene med turistmarkører
decide-place = Vælg et sted, der lyser, til disse turistmarkører: Den, der gør krav på en strækning dér, tager en.

## Europa: lånte strækninger
decide-borrow = Din station i { $place }
decide-borrow-note = Hver station bruger én af de andres strækninger til dine rutekort. Intet slår forslaget.
decide-borrow-as = { $place }: { $track }
decide-borrow-proposed = foreslået
