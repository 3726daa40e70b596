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
decide-key-dice = diesen Würfel anheben
decide-did-token = nahm einen Marker
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
decide-tunnel-dice = Tunnelwürfel
decide-tunnel-odds = Ein Tunnel: Drei Tunnelwürfel werden geworfen. Rechne mit { $more } mehr.
decide-tunnel-first = erst nehmen, dann damit zahlen
decide-tunnel-cannot = Das kannst du nicht bezahlen. Deine Marker kommen zurück, und dein Zug ist zu Ende.
decide-surcharge =
    { $n ->
        [one] Feld mehr
       *[other] Felder mehr
    }
decide-way-stand = { $n } davon ersetzen andere

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
decide-stack =
    { $n ->
        [0] { $souvenir }, keines mehr da
       *[other] { $souvenir }, noch { $n }
    }
decide-place = Wähle einen leuchtenden Ort für diese Souvenirs.

## Europa: mitgenutzte Strecken
decide-borrow = Dein Bahnhof in { $place }
decide-borrow-note = Jeder Bahnhof nutzt eine fremde Strecke für deine Zielkarten mit. Besser als der Vorschlag geht es nicht.
decide-borrow-as = { $place }: { $track }
decide-borrow-proposed = vorgeschlagen

## Das Kartenspiel: die Rangierbahnhöfe
decide-yards = Rangierbahnhöfe
decide-see-yards = Rangierbahnhöfe ansehen
decide-yard =
    { $you ->
        [yes] Dein Rangierbahnhof
       *[no] Rangierbahnhof von { $name }
    }
decide-yard-empty = Keine Züge im Rangierbahnhof.
decide-row = Eine Reihe: { $cards }.
decide-row-as = Eine Reihe: { $cards }, gelegt als { $card }.
decide-row-possible = Diese Reihe kannst du ausrauben.
decide-row-chosen = Diese Reihe raubst du gleich aus.
decide-row-robbed = ausgeraubt
decide-robbed-by =
    { $you ->
        [yes] von dir ausgeraubt
       *[no] von { $name } ausgeraubt
    }
# Steht unter einer Zahl: 7 auf dem Gleis
decide-pile = auf dem Gleis
decide-pile-cards =
    { $n ->
        [one] { $n } Karte auf dem Gleis
       *[other] { $n } Karten auf dem Gleis
    }
decide-pile-why = Karten auf dem Gleis sind sicher, und verdeckt bis zur Wertung.
decide-pile-seen = Auf dem Gleis liegen: { $cards }.
decide-pile-empty = Auf deinem Gleis liegt keine Karte.
decide-until =
    { $n ->
        [one] Noch { $n } Karte, dann ist der Stapel leer.
       *[other] Noch { $n } Karten, dann ist der Stapel leer.
    }
decide-last-turns =
    { $you ->
        [yes] Der Stapel ist leer: Alle sind noch einmal am Zug, du zuletzt.
       *[no] Der Stapel ist leer: Alle sind noch einmal am Zug, { $name } zuletzt.
    }
# Zu viert werden zwei Runden gespielt
decide-part = Runde { $n } von 2.
decide-part-scored = Runde 1 ist gewertet
decide-part-note = Hände und offene Zielkarten bleiben; alle anderen Karten sind der neue Stapel der Runde 2.
decide-cities = Große Städte und ihre Bonuspunkte
decide-city =
    { $n ->
        [one] { $city }: { $n } Punkt für die meisten erfüllten Zielkarten.
       *[other] { $city }: { $n } Punkte für die meisten erfüllten Zielkarten.
    }
decide-city-mine = Auf { $n } von deinen Zielkarten.
decide-city-leads = { $names } mit { $n }.
decide-city-big = große Stadt, { $n } Punkte

## Das Kartenspiel: ein Zug
decide-asks-cards = Karten, Züge oder Zielkarten
decide-lay-say = Zieh Karten, oder tippe eine Farbe an, um sie zu legen.
decide-lay-say-last = Tippe eine Farbe an, um sie zu legen.
decide-lay-say-draw = Zieh Karten: aus der Auslage oder vom Stapel.
decide-lay-say-tickets = Der Stapel ist leer: Zieh Zielkarten.
decide-lay-three = Drei Farben legen
decide-lay-three-note = je eine Karte
decide-lay-three-say = Tippe drei Farben an: { $n } von 3.
decide-lay-as = Als Reihe in dieser Farbe
decide-lay-nothing = Drei Karten legen
decide-lay-robs = beraubt { $name }: { $cards }
# Wie viele Karten einer Art: „grün: 3 von 4“
decide-lay-of = { $card }: { $n } von { $of }
decide-did-lay = legte
decide-did-complete =
    { $n ->
        [one] erfüllte { $n } Zielkarte
       *[other] erfüllte { $n } Zielkarten
    }

## Das Kartenspiel: Zielkarten
decide-ticket-needs = Nötig: { $cards }.
decide-ticket-all = alle Karten da
decide-ticket-wild = mit Lokomotiven erfüllt
decide-ticket-lacks =
    { $n ->
        [one] { $n } Karte fehlt
       *[other] { $n } Karten fehlen
    }
decide-tickets-hand = mit Hand und Rangierbahnhof
decide-tickets-all = mit Hand, Rangierbahnhof und Stapel
decide-tickets-pile = mit deinem Stapel
decide-complete = Erfülle deine Zielkarten
decide-complete-note = Die beste Auswahl ist schon getroffen; ändere sie, wenn du magst. Niemand sieht sie, bevor alle gewählt haben. Offene Zielkarten kosten am Ende des Spiels Punkte.
decide-complete-all = Alle wählen, welche Zielkarten sie erfüllen.
decide-complete-locked = Deine Wahl steht fest; sie wird gezeigt, wenn alle gewählt haben.
decide-complete-do =
    { $n ->
        [0] Keine Zielkarte erfüllen
        [one] { $n } Zielkarte erfüllen
       *[other] { $n } Zielkarten erfüllen
    }
decide-complete-proposed = Wieder die beste Auswahl
# Wie viele Karten einer Art die gewählten Zielkarten brauchen: „grün: 3 von 4 gebraucht“
decide-uses = { $card }: { $n } von { $of } gebraucht
