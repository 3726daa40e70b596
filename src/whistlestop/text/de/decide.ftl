# Entscheidungen eigener Art im Browser: Würfel, Fahrten, Bahnhöfe, Souvenirs, die Reihen des Kartenspiels.

## Würfel
decide-dice = Deine Würfel
decide-dice-of = Würfel von { $name }
decide-dice-none = Keine Würfel auf dem Tisch.
decide-die = Würfel { $n }: { $face }
decide-die-spent = Eingesetzt: { $face }
decide-tokens = Deine Marker
decide-throw = { $token }: am Ende des Zuges abgeben
decide-rolled = Tippe die Würfel an, die du noch einmal werfen willst, nur dieses eine Mal.
decide-rolled-reach = Tippe Würfel an, um sie noch einmal zu werfen, nur einmal. So, wie sie liegen, reichen sie für alles, was leuchtet.
decide-rolled-some = Die angehobenen Würfel werden noch einmal geworfen.
decide-roll-again =
    { $n ->
        [one] { $n } Würfel noch einmal werfen
       *[other] { $n } Würfel noch einmal werfen
    }
decide-roll-all = Alle noch einmal werfen
decide-dice-claim = Wähle eine leuchtende Strecke, oder tippe zwei Würfel für einen Marker an.
decide-dice-claim-only = Wähle eine leuchtende Strecke.
decide-dice-exchange = Zwei beliebige Würfel ergeben einen Marker: Tippe sie an.
decide-dice-over = Mit den Würfeln geht nichts mehr.
decide-tickets =
    { $n ->
        [one] { $n } Zielkarte ziehen
       *[other] { $n } Zielkarten ziehen
    }
decide-picked-one = { $dice }: Noch einer dazu ergibt einen Marker.
decide-picked-two = { $dice }: Welchen Marker nimmst du?
decide-picked-tickets = { $dice }: Zieh damit Zielkarten.
decide-picked-many = { $dice }: Zwei Würfel ergeben einen Marker.
decide-tunnel = { $track }. Jeder Tunnel auf den Würfeln kostet ein Feld mehr.
decide-tunnel-shows =
    { $n ->
        [0] Die Tunnelwürfel zeigen keinen Tunnel
        [one] Die Tunnelwürfel zeigen { $n } Tunnel
       *[other] Die Tunnelwürfel zeigen { $n } Tunnel
    }
decide-tunnel-odds = Ein Tunnel: Drei Tunnelwürfel werden geworfen. Rechne mit { $more } mehr.
decide-tunnel-first = erst nehmen, dann damit zahlen
decide-tunnel-cannot = Das kannst du nicht bezahlen. Deine Marker kommen zurück, und dein Zug ist zu Ende.
decide-surcharge =
    { $n ->
        [one] Feld mehr
       *[other] Felder mehr
    }

## Karten, die andere ersetzen
decide-owed =
    { $n ->
        [one] Noch { $n } beliebige Karte ist zu legen.
       *[other] Noch { $n } beliebige Karten sind zu legen.
    }

## Märklin: Passagiere
decide-mix = Lange Zielkarten sind mehr wert. Du siehst deine Zielkarten, wenn du gewählt hast.
decide-mix-way = { $long } lange, { $short } kurze
decide-passenger =
    { $n ->
        [one] Du hast noch { $n } Passagier. Die Zahlen sind die Waren, die dort liegen.
       *[other] Du hast noch { $n } Passagiere. Die Zahlen sind die Waren, die dort liegen.
    }
decide-goods = Waren für { $points } Punkte
decide-goods-none = Keine Waren
decide-ride = Unterwegs, gerade in { $place }
decide-ride-begins = Waren bisher
decide-ride-visited = Waren bisher: { $places }
decide-ride-ahead =
    { $n ->
        [one] dann { $n } Punkt
       *[other] dann { $n } Punkte
    }
decide-ride-fare =
    { $n ->
        [one] auf einer Strecke von { $name }, dann { $n } Punkt
       *[other] auf einer Strecke von { $name }, dann { $n } Punkte
    }
decide-ride-off =
    { $n ->
        [one] In { $place } aussteigen, { $n } Punkt
       *[other] In { $place } aussteigen, { $n } Punkte
    }

## San Francisco: die Stapel der Souvenirs
decide-place = Wähle einen leuchtenden Ort für diese Souvenirs: Wer dort eine Strecke nutzt, nimmt eines mit.

## Europa: mitgenutzte Strecken
decide-borrow = Dein Bahnhof in { $place }
decide-borrow-note = Jeder Bahnhof nutzt eine fremde Strecke für deine Zielkarten mit. Besser als der Vorschlag geht es nicht.
decide-borrow-as = { $place }: { $track }
decide-borrow-proposed = vorgeschlagen
