# Avgjørelser av eget slag i nettleseren: terninger, reiser, stasjoner, suvenirer, radene i Kortspillet.

## Terninger
decide-dice = Terningene dine
decide-dice-of = Terninger: { $name }
decide-dice-none = Ingen terninger på bordet.
decide-die = Terning { $n }: { $face }
decide-die-spent = Brukt: { $face }
decide-tokens = Brikkene dine
decide-throw = { $token }: lever den når turen er over
decide-rolled = Trykk på terningene du vil slå på nytt, bare denne ene gangen.
decide-rolled-reach = Trykk på terninger for å slå dem på nytt, bare én gang. Slik de ligger, rekker de til det som lyser.
decide-rolled-some = De løftede terningene blir slått på nytt.
decide-roll-again =
    { $n ->
        [one] Slå { $n } terning på nytt
       *[other] Slå { $n } terninger på nytt
    }
decide-roll-all = Slå alle på nytt
decide-dice-claim = Velg en strekning som lyser, eller trykk på to terninger for en brikke.
decide-dice-claim-only = Velg en strekning som lyser.
decide-dice-exchange = To vilkårlige terninger gir en brikke: Trykk på dem.
decide-dice-over = Det er ikke mer å gjøre med terningene.
decide-tickets =
    { $n ->
        [one] Trekk { $n } billett
       *[other] Trekk { $n } billetter
    }
decide-picked-one = { $dice }: Én til gir en brikke.
decide-picked-two = { $dice }: Hvilken brikke tar du?
decide-picked-tickets = { $dice }: Trekk billetter med dem.
decide-picked-many = { $dice }: To terninger gir en brikke.
decide-tunnel = { $track }. Hver tunnel på terningene koster ett felt til.
decide-tunnel-shows =
    { $n ->
        [0] Tunnelterningene viser ingen tunnel
        [one] Tunnelterningene viser { $n } tunnel
       *[other] Tunnelterningene viser { $n } tunneler
    }
decide-tunnel-odds = En tunnel: Tre tunnelterninger blir slått. Regn med { $more } til.
decide-tunnel-first = ta den først, betal så med den
decide-tunnel-cannot = Det kan du ikke betale. Du får brikkene dine tilbake, og turen din er over.
decide-surcharge =
    { $n ->
        [one] felt til
       *[other] felter til
    }

## Kort som erstatter andre
decide-owed =
    { $n ->
        [one] Legg { $n } vilkårlig kort til.
       *[other] Legg { $n } vilkårlige kort til.
    }

## Märklin: passasjerer
decide-mix = Lange billetter er verdt mer. Du ser billettene dine når du har valgt.
decide-mix-way = { $long ->
        [one] { $long } lang
       *[other] { $long } lange
    }, { $short ->
        [one] { $short } kort
       *[other] { $short } korte
    }
decide-passenger =
    { $n ->
        [one] Du har { $n } passasjer igjen. Tallene er varene som ligger der.
       *[other] Du har { $n } passasjerer igjen. Tallene er varene som ligger der.
    }
decide-goods = Varer for { $points } poeng
decide-goods-none = Ingen varer
decide-ride = På reise, nå i { $place }
decide-ride-begins = Varer hittil
decide-ride-visited = Varer hittil: { $places }
decide-ride-ahead = da { $n } poeng
decide-ride-fare = på en annens strekning ({ $name }), da { $n } poeng
decide-ride-off = Gå av i { $place } for { $n } poeng

## San Francisco: stablene med suvenirer
decide-place = Velg et sted som lyser, for disse suvenirene: Den som gjør krav på en strekning der, tar en.

## Europa: lånte strekninger
decide-borrow = Stasjonen din i { $place }
decide-borrow-note = Hver stasjon bruker én av de andres strekninger for billettene dine. Ingenting slår forslaget.
decide-borrow-as = { $place }: { $track }
decide-borrow-proposed = foreslått
