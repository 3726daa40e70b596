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
decide-key-dice = løft den terningen
decide-did-token = tok en brikke
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
decide-tunnel-dice = Tunnelterninger
decide-tunnel-odds = En tunnel: Tre tunnelterninger blir slått. Regn med { $more } til.
decide-tunnel-first = ta den først, betal så med den
decide-tunnel-cannot = Det kan du ikke betale. Du får brikkene dine tilbake, og turen din er over.
decide-surcharge =
    { $n ->
        [one] felt til
       *[other] felter til
    }
decide-way-stand = { $n } av dem erstatter andre

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
decide-stack =
    { $n ->
        [0] { $souvenir }, ingen igjen
       *[other] { $souvenir }, { $n } igjen
    }
decide-place = Velg et sted som lyser, for disse suvenirene.

## Europa: lånte strekninger
decide-borrow = Stasjonen din i { $place }
decide-borrow-note = Hver stasjon bruker én av de andres strekninger for billettene dine. Ingenting slår forslaget.
decide-borrow-as = { $place }: { $track }
decide-borrow-proposed = foreslått

## Kortspillet: togstallene
decide-yards = Togstaller
decide-see-yards = Se på togstallene
decide-yard =
    { $you ->
        [yes] Togstallen din
       *[no] Togstall: { $name }
    }
decide-yard-empty = Ingen tog i togstallen.
decide-row = En rad: { $cards }.
decide-row-as = En rad: { $cards }, lagt som { $card }.
decide-row-possible = Denne raden kan du rane.
decide-row-chosen = Du er i ferd med å rane denne raden.
decide-row-robbed = ranet
decide-robbed-by =
    { $you ->
        [yes] ranet av deg
       *[no] ranet av { $name }
    }
# Står under et tall: 7 på skinnene
decide-pile = på skinnene
decide-pile-cards = { $n } kort på skinnene
decide-pile-why = Kort på skinnene er trygge, og skjult til poengene telles.
decide-pile-seen = På skinnene ligger: { $cards }.
decide-pile-empty = Det ligger ingen kort på skinnene dine.
decide-until = { $n } kort til bunken er tom.
decide-last-turns =
    { $you ->
        [yes] Bunken er tom: Alle har én tur til, du som den siste.
       *[no] Bunken er tom: Alle har én tur til, { $name } som den siste.
    }
# Fire spillere spiller to runder
decide-part = Runde { $n } av 2.
decide-part-scored = Runde 1 er talt opp
decide-part-note = Hender og åpne billetter blir; alle andre kort er den nye bunken i runde 2.
decide-cities = Storbyer og bonusen for dem
decide-city = { $city }: { $n } poeng for flest fullførte billetter.
decide-city-mine = På { $n } av billettene dine.
decide-city-leads = { $names } med { $n }.
decide-city-big = storby, { $n } poeng

## Kortspillet: en tur
decide-asks-cards = Kort, tog eller billetter
decide-lay-say = Trekk kort, eller trykk på en farge for å legge den.
decide-lay-say-last = Trykk på en farge for å legge den.
decide-lay-say-draw = Trekk kort: åpne, eller fra bunken.
decide-lay-say-tickets = Bunken er tom: Trekk billetter.
decide-lay-three = Legg tre farger
decide-lay-three-note = ett kort av hver
decide-lay-three-say = Trykk på tre farger: { $n } av 3.
decide-lay-as = Som en rad i denne fargen
decide-lay-nothing = Legg tre kort
decide-lay-robs = raner { $name } for { $cards }
# Hvor mange kort av et slag: «grønn: 3 av 4»
decide-lay-of = { $card }: { $n } av { $of }
decide-did-lay = la
decide-did-complete =
    { $n ->
        [one] fullførte { $n } billett
       *[other] fullførte { $n } billetter
    }

## Kortspillet: billetter
decide-ticket-needs = Den krever: { $cards }.
decide-ticket-all = alle kortene er der
decide-ticket-wild = klar med lokomotiver
decide-ticket-lacks = { $n } kort mangler
decide-tickets-hand = med hånd og togstall
decide-tickets-all = med hånd, togstall og bunke
decide-tickets-pile = med bunken din
decide-complete = Fullfør billettene dine
decide-complete-note = Det beste valget er alt gjort; endre det om du vil. Ingen ser det før alle har valgt. Billetter som ikke fullføres, koster poeng når spillet er slutt.
decide-complete-all = Alle velger hvilke billetter de fullfører.
decide-complete-locked = Valget ditt står fast; det vises når alle har valgt.
decide-complete-do =
    { $n ->
        [0] Fullfør ingen billett
        [one] Fullfør { $n } billett
       *[other] Fullfør { $n } billetter
    }
decide-complete-proposed = Det beste valget igjen
# Hvor mange kort av et slag de valgte billettene bruker: «grønn: 3 av 4 brukt»
decide-uses = { $card }: { $n } av { $of } brukt
