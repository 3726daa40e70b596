# Das Spiel im Terminal.  Was getippt wird (look, undo, c17 …), ist in jeder Sprache gleich.

cli-you = Du
cli-unofficial = Whistlestop spielt die Familie von „Zug um Zug“. Inoffiziell, ohne Verbindung zum Verlag.
cli-goodbye = Auf Wiedersehen! whistlestop play beginnt ein neues Spiel; whistlestop play --help sagt, was sich wählen lässt.
cli-not-kept = Das Spiel ist nicht zu Ende und nicht gespeichert; --save FILE speichert das nächste.

## Was gespielt werden soll
cli-ask-title = Welches Spiel? [{ $usual }]
cli-ask-seats = Wie viele spielen mit, { $least } bis { $most }? [{ $least }]
cli-ask-dice = Mit der Würfel-Erweiterung, j oder n? [n]
# Antworten, die ja oder nein heißen; nach der ersten wird gefragt
cli-yes = j ja y yes
cli-no = n nein no
cli-ask-options = Hausregeln, KEY=VALUE mit Leerzeichen dazwischen; ? zählt sie auf [keine]
cli-ask-people = Wer spielt an diesem Bildschirm? Namen mit Kommas [{ $usual }]
cli-ask-bot = Gegen welchen Computerspieler, { $bots }? [{ $usual }]
cli-title-line = { $title }, { $least } bis { $most } Spieler
cli-option-line = { $choices } (das Erste ist üblich). { $text }
cli-type-options = Tippe die, die du möchtest, zum Beispiel: { $example }=…
cli-no-number = „{ $text }“ ist keine Zahl.
cli-yes-or-no = Bitte j oder n.
cli-no-such-option = { $option } ist keine Hausregel dieses Spiels; ? zählt sie auf.
cli-too-many-people =
    { $n ->
        [one] { $n } Person passt nicht auf { $seats } Plätze.
       *[other] { $n } Personen passen nicht auf { $seats } Plätze.
    }
cli-bad-names = „{ $text }“ nennt niemanden, oder jemanden zweimal; schreib Namen mit Kommas, zum Beispiel Ada,Ben.

## Ein gespeichertes Spiel
cli-good-so-far = Die Aufzeichnung stimmt bis hierher: { $fault }

## Wer am Zug ist
cli-begins = { $who } beginnt. Drück die Eingabetaste, wenn sonst niemand zusieht.
cli-your-turn = { $who }, du bist am Zug. Drück die Eingabetaste, wenn sonst niemand zusieht.
cli-prompt = { $question } (? hilft)
cli-prompt-named = { $who }: { $question } (? hilft)
cli-ask-main = Was tust du?
cli-ask-keep = Welche behältst du?
cli-ask-mix = Welche Zielkarten ziehst du?
cli-ask-stack = Welche Souvenirs platzierst du?
cli-ask-place = Wohin?
cli-ask-second = Und die zweite Karte?
cli-ask-pay = Womit bezahlst du?
cli-ask-plus4 = Wie viele davon?
cli-ask-substitute = Welche Karte legst du dazu?
cli-ask-tunnel = Zahlst du für den Tunnel?
cli-ask-souvenir = Welches Souvenir nimmst du?
cli-ask-passenger = Wohin kommt ein Passagier?
cli-ask-station = Womit bezahlst du?
cli-ask-ride = Wohin fährt er?
cli-ask-rolled = Welche Würfel wirfst du noch einmal?
cli-ask-tokens = Wie viele Marker setzt du ein?
cli-ask-dice-tunnel = Zahlst du für den Tunnel?
cli-ask-borrow = Welche Strecke nutzt dein Bahnhof mit?
cli-ask-move = Welche Karte kommt auf das Gleis?
cli-ask-number = Wie viele Karten legst du?
cli-ask-locomotives = Wie viele Lokomotiven legst du dazu?
cli-ask-complete = Welche Zielkarten erfüllst du?

## Was sich tippen lässt
cli-help-number = tut, was in der Liste bei 3 steht
cli-help-token = tut es mit dem kurzen Wort dahinter: r3 nimmt eine Karte, d zieht verdeckt, t zieht Zielkarten
cli-help-paid = nutzt Strecke 17 mit genau diesen Karten, zwei roten und einer Lokomotive
cli-help-word = zeigt, was mit einem Ort, einer Farbe oder einem anderen Wort möglich ist
cli-help-why = nennt die Regel, die dagegen steht
cli-help-rule = zeigt eine Regel, auf Englisch
cli-help-rules = zeigt die kurzen Regeln dieses Spiels
cli-help-look = zeigt den Tisch noch einmal
cli-help-all = zeigt alle Möglichkeiten
cli-help-log = erzählt das Spiel bis hierher
cli-help-undo = nimmt deine letzte Entscheidung zurück
cli-help-save = speichert das Spiel; whistlestop play --resume FILE spielt es weiter
cli-help-quit = hört auf
cli-letters = Karten: { $letters }.
cli-letter = { $letter } { $card }

## Antworten
cli-no-such-number = Die Nummer { $number } gibt es in der Liste nicht.
cli-nothing-called = Hier heißt nichts „{ $text }“; ? hilft.
cli-rule-tells-more = rule { $rule } sagt mehr
cli-why-needs-action = Zu why gehört eine Aktion, zum Beispiel: why c17
cli-allowed = { $action } ist erlaubt.
cli-nothing-to-undo = Es gibt keine Entscheidung von dir, die sich zurücknehmen lässt.
cli-undone = Zurückgenommen. Dieselbe Entscheidung bringt dasselbe Glück.
cli-save-where = Wohin? Tippe: save FILE
cli-cannot-write = { $file } lässt sich nicht schreiben: { $why }. save FILE nimmt eine andere Datei.
cli-kept-in = Das Spiel ist in { $file } gespeichert.

## Die Liste der Möglichkeiten
cli-more =
    { $n ->
        [one] und { $n } weitere: all zeigt sie
       *[other] und { $n } weitere: all zeigt alle
    }
cli-more-found =
    { $n ->
        [one] und { $n } weitere; ein längeres Wort findet weniger
       *[other] und { $n } weitere; ein längeres Wort findet weniger
    }
cli-on-the-way = auf dem Weg einer Zielkarte
cli-keep-which =
    { $least ->
        [0] Welche dieser Zielkarten behältst du? Es dürfen auch keine sein; tippe ihre Nummern, zum Beispiel 1 2, oder none:
       *[other] Welche dieser Zielkarten behältst du? Mindestens { $least }; tippe ihre Nummern, zum Beispiel 1 2:
    }
cli-claimed-by = gehört { $who }
cli-spaces-from-here =
    { $n ->
        [0] schon erfüllt
        [one] noch { $n } Feld
       *[other] noch { $n } Felder
    }

## Eine Strecke mit allem, was auf ihr steht
cli-track-plain =
    { $n ->
        [one] { $track } ({ $n } Feld, { $colour })
       *[other] { $track } ({ $n } Felder, { $colour })
    }
cli-track-tunnel =
    { $n ->
        [one] { $track } ({ $n } Feld, { $colour }, Tunnel)
       *[other] { $track } ({ $n } Felder, { $colour }, Tunnel)
    }
cli-track-ferry =
    { $n ->
        [one] { $track } ({ $n } Feld, { $colour }, Fähre mit { $symbols })
       *[other] { $track } ({ $n } Felder, { $colour }, Fähre mit { $symbols })
    }
cli-symbols =
    { $n ->
        [one] { $n } Lokomotivsymbol
       *[other] { $n } Lokomotivsymbolen
    }

## Der Tisch
cli-head-turn = { $title } · Zug { $turn }
cli-last-turns = Die letzten Züge laufen: Den allerletzten hat { $who }.
cli-near-end = das Ende ist nah
cli-goods = { $n } durch Waren
cli-tokens = Marker: { $tokens }
cli-stations-in = Bahnhöfe in { $places }
cli-passengers-in = Passagiere in { $places }
cli-seen-in-hand = auf dieser Hand gesehen: { $cards }
cli-yard = Rangierbahnhof: { $rows }
cli-row = Auslage:
cli-dice = Würfel:
cli-left = Übrig:
cli-open = Offen:
cli-hand = Hand:
cli-tickets = Zielkarten:
cli-none = keine
cli-pile =
    { $n ->
        [one] { $n } Karte im Stapel
       *[other] { $n } Karten im Stapel
    }
cli-deck-regular =
    { $n ->
        [one] { $n } Zielkarte
       *[other] { $n } Zielkarten
    }
cli-deck-long =
    { $n ->
        [one] { $n } lange Zielkarte
       *[other] { $n } lange Zielkarten
    }
cli-deck-short =
    { $n ->
        [one] { $n } kurze Zielkarte
       *[other] { $n } kurze Zielkarten
    }
cli-stack = { $n } × { $souvenir } auf { $place }
cli-ticket-done = { $ticket }: erfüllt
cli-ticket-lost = { $ticket }: nicht mehr möglich
cli-ticket-open =
    { $n ->
        [one] { $ticket }: noch { $n } Feld über { $tracks }
       *[other] { $ticket }: noch { $n } Felder über { $tracks }
    }

## Eine Aufzeichnung
cli-record-empty = Aufzeichnung { $number } enthält kein Spiel.
cli-record-head =
    { $turns ->
        [one] Aufzeichnung { $number }: { $title }, { $players }, { $turns } Zug, { $decisions }.
       *[other] Aufzeichnung { $number }: { $title }, { $players }, { $turns } Züge, { $decisions }.
    }
cli-players =
    { $n ->
        [one] { $n } Spieler
       *[other] { $n } Spieler
    }
cli-decisions =
    { $n ->
        [one] { $n } Entscheidung
       *[other] { $n } Entscheidungen
    }
cli-record-began = Begonnen hat { $who }.
cli-record-options = Hausregeln: { $options }.
cli-record-board = Spielbrett: { $board }.
cli-record-open = Das Spiel ist nicht zu Ende. Als Nächstes entscheidet { $who }, in der Phase { $phase }.
cli-record-good = Die Aufzeichnung stimmt.
cli-record-good-so-far = Die Aufzeichnung stimmt bis zu ihrem Fehler.
cli-score =
    { $points ->
        [one] { $who }: { $points } Punkt ({ $parts })
       *[other] { $who }: { $points } Punkte ({ $parts })
    }
cli-score-tracks = Strecken { $points }
cli-score-tickets = Zielkarten { $points } ({ $done } von { $all } erfüllt)
cli-score-part = { $what } { $points }

## Die Liste der Spiele
cli-titles-id = Titel
cli-titles-name = Name
cli-titles-players = Spieler
cli-titles-dice = mit Würfeln
cli-titles-rules = Regeln
cli-titles-range = { $least } bis { $most }
cli-titles-yes = ja
cli-titles-no = nein
cli-titles-more = whistlestop play TITLE beginnt ein Spiel; whistlestop rules CM-40 erklärt eine Regel.
