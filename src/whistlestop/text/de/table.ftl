# Der Tisch im Browser: Spielbrett, Hand, Auslage, Spieler, Verlauf, und was man dort tut.

## Wer am Zug ist, und was gefragt ist
table-title = { $title } · Whistlestop
table-title-turn = ● Dein Zug · { $title }
table-your-turn = Dein Zug
table-turn-of = { $name } ist am Zug
table-decides = ist am Zug
table-others-choose = { $n } andere wählen gerade
table-asks-mix = Wähle lange und kurze Zielkarten
table-asks-keep = Wähle, welche Zielkarten du behältst
table-asks-stack = Wähle das Souvenir, das du auslegst
table-asks-place = Wähle einen Ort für die Souvenirs
table-asks-main = Strecke, Karten oder Zielkarten
table-asks-second = Nimm eine zweite Karte
table-asks-pay = Wähle, womit du bezahlst
table-asks-plus4 = Wähle, welche Lokomotiven du legst
table-asks-substitute = Wähle die Karten, die andere ersetzen
table-asks-tunnel = Zahle für den Tunnel, oder kehr um
table-asks-souvenir = Wähle ein Souvenir
table-asks-passenger = Stell einen Passagier auf, wenn du willst
table-asks-station = Wähle, womit du den Bahnhof bezahlst
table-asks-ride = Fahr weiter, oder steig aus
table-asks-rolled = Noch einmal würfeln, oder liegen lassen
table-asks-dice = Setze deine Würfel ein
table-asks-tokens = Wähle, wie viele Marker du einsetzt
table-asks-dice-tunnel = Zahle für den Tunnel, oder kehr um
table-asks-after = Nutze die übrigen Würfel
table-asks-borrow = Wähle die Strecke für deinen Bahnhof
table-asks-move = Wähle die Karte, die auf das Gleis kommt
table-asks-number = Wähle, wie viele Karten du legst
table-asks-locomotives = Wähle, wie viele Lokomotiven du dazulegst
table-asks-complete = Wähle die Zielkarten, die du erfüllst
table-asks-over = Das Spiel ist aus
table-over = Das Spiel ist aus
table-paused = Das Spiel ist angehalten
table-ended = Das Spiel wurde ohne Wertung beendet
table-waiting = Es fehlen noch Leute

## Die Leiste unten
table-dock = Was du tun kannst
table-say-main = Wähle eine leuchtende Strecke oder eine Karte.
table-say-draw = Nimm Karten: aus der Auslage oder vom Stapel.
table-say-second = Nimm deine zweite Karte.
table-say-station = Wähle einen Ort auf dem Spielbrett.
table-say-board = Wähle auf dem Spielbrett.
table-take-card = Nehmen: { $card }
table-build = Bahnhof bauen
table-left = noch { $n }
table-cancel = Abbrechen
table-turn-back = Umkehren
table-hand-over = An { $name } übergeben
table-stand-in = Der Computerspieler { $bot } zieht für dich.
table-back = Ich bin wieder da
table-done = Erledigt.
table-not-sent = Die Leitung zum Server ist gestört; nichts wurde gesendet.
table-undone = Zurückgenommen.
table-line-broken = Die Leitung zum Server ist gestört. Sie wird gerade geflickt; deine Partie ist sicher.

## Die Hand: neben der Zahl ein kurzes Wort
table-hand =
    { $n ->
        [one] Deine Hand: { $n } Karte
       *[other] Deine Hand: { $n } Karten
    }
table-hand-empty = Du hast keine Karten auf der Hand.
table-short-K = schwarz
table-short-B = blau
table-short-G = grün
table-short-O = orange
table-short-P = lila
table-short-R = rot
table-short-W = weiß
table-short-Y = gelb
table-short-L = Lok
table-short-F = Fähre
table-short-Z = +4
table-short-X = Gast

## Auslage und Stapel
table-row = Karten
table-row-two = Zieh zwei Karten
table-row-second = Zieh eine zweite Karte
table-discards = Ablage
table-pile = Stapel

## Spieler
table-players = Spieler
table-round = Runde { $n }
table-you = Du
table-is-computer = Computerspieler
table-played-by = vorerst spielt ein Computer
table-away = nicht da
table-points-word = Punkte
table-tokens =
    { $n ->
        [one] { $n } Marker
       *[other] { $n } Marker
    }
table-time-left = Verbleibende Zeit
table-days = { $n } T. { $hours } Std.
table-did-take = nahm
table-did-take-unseen =
    { $n ->
        [one] zog eine Karte verdeckt
       *[other] zog { $n } Karten verdeckt
    }
table-did-tickets = zog Zielkarten
table-did-station = Bahnhof in { $place }
table-did-decline = kehrte im Tunnel um
table-did-pass = passte
table-did-ride = eine Fahrt für { $n }

## Zielkarten
table-tickets = Meine Zielkarten
table-tickets-done = { $n } von { $of } verbunden
table-tickets-none = Noch keine Zielkarten.
table-ticket-connected = verbunden
table-ticket-lost = nicht mehr möglich
table-ticket-missing =
    { $n ->
        [one] { $n } Waggon fehlt
       *[other] { $n } Waggons fehlen
    }
table-offer = Wähle deine Zielkarten
table-offer-least =
    { $n ->
        [0] Behalte so viele, wie du willst.
       *[other] Behalte mindestens { $n }. Niemand sieht, welche.
    }
table-offer-least-more =
    { $n ->
        [0] Behalte so viele, wie du willst, oder keine.
       *[other] Behalte mindestens { $n }.
    }
table-offer-hide = Spielbrett ansehen
table-offer-show = Zielkarten zeigen
table-keep =
    { $n ->
        [0] Keine Zielkarte behalten
        [one] { $n } Zielkarte behalten
       *[other] { $n } Zielkarten behalten
    }

## Bezahlen
table-paying = Bezahlen: { $what }
table-ways = Möglichkeiten zu bezahlen
table-ways-more =
    { $n ->
        [one] { $n } weitere Möglichkeit
       *[other] { $n } weitere Möglichkeiten
    }
table-ways-none = Hier gibt es nichts zu wählen.
table-way-left = danach: { $cards }
table-way-tunnel = { $free } ohne Aufpreis, { $through }, dass du durchkommst
table-tunnel-odds = Ein Tunnel: Drei Karten werden aufgedeckt. Rechne mit { $more } mehr.
table-own-set = Andere Karten legen
table-own-set-good = Damit ist bezahlt.
table-fewer = eine Karte weniger: { $card }
table-more = eine Karte mehr: { $card }

## Der Tunnel
table-tunnel = Im Tunnel
table-tunnel-matches =
    { $same ->
        [yes] { $track }. Drei Karten werden aufgedeckt; Lokomotiven zählen.
       *[no] { $track }. Drei Karten werden aufgedeckt; es zählen { $card } und Lokomotiven.
    }
table-surcharge =
    { $n ->
        [one] Karte mehr
       *[other] Karten mehr
    }
table-tunnel-cannot = Das kannst du nicht bezahlen. Deine Karten kommen zurück auf die Hand, und dein Zug ist zu Ende.

## Das Spielbrett
table-board = Spielbrett
table-board-role = Spielbrett
table-board-label = Spielbrett. Die Pfeiltasten führen von einer möglichen Strecke zur nächsten, die Eingabetaste wählt.
table-board-nothing = Auf dem Spielbrett ist jetzt nichts möglich.
table-overview = Überblick: wo du auf dem Spielbrett bist
table-zoom-in = Näher
table-zoom-out = Weiter weg
table-text-board = Das Spielbrett als Text
table-text-board-note = Alle Orte mit ihren Strecken, und wem sie gehören.
table-text-board-possible = Nur, was jetzt möglich ist
table-owned-by = { $name }
table-track-closed = gesperrt
table-track-free = frei

## Verlauf und Chat
table-log = Verlauf
table-log-all = Alle { $n } Zeilen
table-log-hidden = { $who } zieht, für dich nicht zu sehen.
table-chat = Chat
table-chat-say = Sag etwas
table-chat-send = Senden
table-chat-empty = Noch hat niemand etwas gesagt.

## Tipp, Regeln, Tasten
table-hint = Tipp
table-hint-thinking = Ein starker Computerspieler denkt darüber nach …
table-hint-chance = Siegchance { $share }
table-hint-note = Wähle einen, und er wird dir zurechtgelegt; gespielt ist noch nichts.
table-undo = Zurücknehmen
table-help = Regeln
table-rules-of = Regeln: { $title }
table-rules-page = Die Regeln auf einer eigenen Seite
table-keys = Tasten
table-key-row = diese Karte aus der Auslage nehmen
table-key-pile = vom Stapel ziehen
table-key-tickets = Zielkarten ziehen
table-key-arrows = auf dem Spielbrett: zur nächsten möglichen Strecke
table-key-enter = wählen, oder tun, was auf dem roten Knopf steht
table-key-escape = nichts wählen
table-key-main = zum roten Knopf
table-key-plus = zum Spielbrett
table-key-text = das Spielbrett als Text
table-key-undo = zurücknehmen
table-key-hint = Tipp
table-key-help = diese Tasten

## Das Menü
table-wishes = An diesem Bildschirm
table-notify-insecure = Browser erlauben Benachrichtigungen nur auf sicheren Seiten (https, oder auf diesem Rechner selbst). Der Titel des Tabs sagt es auch.
table-notify-refused = Der Browser erlaubt es nicht. Der Titel des Tabs sagt es auch.
table-my-seat = Mein Platz
table-seat-note = Wer den Link eines Platzes hat, hat den Platz. Ein neuer Link macht den alten wertlos.
table-rename = Ändern
table-relink = Ein neuer Link zu meinem Platz
table-relink-note = Öffne ihn auf einem anderen Gerät, um dort weiterzuspielen.
table-leave = Gehen: Ein Computerspieler zieht für mich
table-host = Du leitest den Tisch
table-pause = Anhalten
table-resume = Weiterspielen
table-end-game = Spiel beenden
table-end-sure = Ja, für alle ohne Wertung beenden
table-host-bot = Einen Computerspieler ziehen lassen
table-host-person = Wieder selbst ziehen lassen
table-host-swap = Den Platz jemand anderem geben
table-host-kick = Vom Platz nehmen
table-swap-note = Wer diesen Link öffnet, spielt auf diesem Platz weiter.
table-watchers = Zusehen
table-watchers-note = Mit diesem Link können andere zusehen; sie sehen niemandes Karten.
table-forget = Nur zusehen: meinen Platz in diesem Browser vergessen
table-no-entry = Hier kannst du dich nicht setzen

## Links
table-link = Link
table-qr = Der Link als QR-Code
table-copy = Link kopieren
table-copied = Kopiert.
table-copy-by-hand = Der Browser erlaubt hier kein Kopieren: Markiere den Link und kopiere ihn von Hand.
table-share = Teilen …

## Vor dem Spiel
table-waiting-for =
    { $n ->
        [one] eine Person fehlt noch
       *[other] { $n } Personen fehlen noch
    }
table-seat-free = frei
table-is-host = leitet den Tisch
table-sit-down = Hier setzen
table-begins = Das Spiel beginnt, sobald alle Plätze besetzt sind.
table-call-off = Absagen
table-invite = Einladen
table-invite-note = Wer diesen Link öffnet, kann sich setzen oder zusehen.

## Mehrere an einem Bildschirm
table-curtain = { $name }, du bist am Zug
table-curtain-note = Niemand sonst sollte jetzt auf den Bildschirm sehen.
table-curtain-up = Ich bin { $name }

## Das Ende
table-you-won = Du hast gewonnen
table-won =
    { $n ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben gewonnen
    }
table-to-review = Abrechnung und Rückblick
table-rematch = Noch einmal spielen
table-to-rematch = Zur nächsten Partie
table-see-board = Spielbrett ansehen
