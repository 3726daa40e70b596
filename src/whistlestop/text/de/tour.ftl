# Die begleitete erste Partie: was der Begleiter sagt. Jede Nachricht hat eine Überschrift und in .text die Worte darunter.

tour-name = Erste Partie
tour-opponent = Ingrid
tour-open = Begleiter
tour-close = Den Begleiter wegschicken
tour-show = Zeig es mir
tour-way = { $done } von { $all } Schritten einer ersten Partie gemacht

tour-welcome = Willkommen an Bord
    .text = Das Spielbrett kommt gleich.
tour-keep = Wähle deine Zielkarten
    .text = Jede Zielkarte will zwei Städte über deine eigenen Strecken verbunden sehen. Die Zahl bringt sie ein, oder sie kostet es, wenn du es nicht schaffst. Drei von diesen fünf liegen auf einer Linie, von Helsinki über Stockholm und Oslo nach Bergen: Tippe sie an und behalte sie.
tour-wait-first = Auch Ingrid wählt
    .text = Niemand sieht die Zielkarten der anderen. Sieh dir inzwischen das Spielbrett an: Deine Städte sind markiert.
tour-wait = { $name } ist am Zug
    .text = Behalte das Spielbrett im Auge; was geschah, steht im Verlauf.
tour-draw = Zieh zwei Karten
    .text =
        { $n ->
            [one] Für eine Strecke zahlst du Karten in ihrer Farbe, so viele, wie sie Felder hat. { $track } hat eines; sammle diese Farbe: { $colour }. Nimm zwei Karten, von den fünf offenen oder verdeckt vom Stapel.
           *[other] Für eine Strecke zahlst du Karten in ihrer Farbe, so viele, wie sie Felder hat. { $track } hat { $n }; sammle diese Farbe: { $colour }. Nimm zwei Karten, von den fünf offenen oder verdeckt vom Stapel.
        }
tour-second = Und die zweite Karte
    .text = Die genommene Karte ist schon ersetzt, sieh also noch einmal hin. Verdeckt vom Stapel geht auch.
tour-collect = Sammle für deinen Weg
    .text =
        { $missing ->
            [one] { $track } liegt auf deinem Weg: noch eine Karte ({ $colour }), und du kannst die Strecke nutzen.
           *[other] { $track } liegt auf deinem Weg: noch { $missing } Karten ({ $colour }), und du kannst die Strecke nutzen.
        }
tour-collect-wild = Hier helfen Lokomotiven
    .text =
        { $missing ->
            [one] { $track } liegt auf deinem Weg: noch eine Karte ({ $colour }) oder eine Lokomotive. Lokomotiven passen nur auf Tunnel und Fähren.
           *[other] { $track } liegt auf deinem Weg: noch { $missing } Karten ({ $colour }) oder Lokomotiven. Lokomotiven passen nur auf Tunnel und Fähren.
        }
tour-claim = Du kannst eine Strecke nutzen
    .text =
        { $points ->
            [one] Du hast, was { $track } kostet. Tippe die Strecke auf dem Spielbrett an: Sie bringt sofort einen Punkt, und niemand kann sie dir nehmen. Was leuchtet, ist zu haben.
           *[other] Du hast, was { $track } kostet. Tippe die Strecke auf dem Spielbrett an: Sie bringt sofort { $points } Punkte, und niemand kann sie dir nehmen. Was leuchtet, ist zu haben.
        }
tour-claim-ferry = Eine Fähre in Reichweite
    .text =
        { $points ->
            [one] { $track } ist eine Fähre: Jedes Feld mit Lokomotive will eine, oder drei beliebige Karten an ihrer Stelle. Du hast genug; tippe die Fähre auf dem Spielbrett an. Sie bringt einen Punkt.
           *[other] { $track } ist eine Fähre: Jedes Feld mit Lokomotive will eine, oder drei beliebige Karten an ihrer Stelle. Du hast genug; tippe die Fähre auf dem Spielbrett an. Sie bringt { $points } Punkte.
        }
tour-claim-tunnel = Ein Tunnel in Reichweite
    .text =
        { $points ->
            [one] { $track } ist ein Tunnel. Liegen deine Karten, werden drei aufgedeckt: Jede in deiner Farbe und jede Lokomotive kostet eine Karte mehr. Halte lieber ein oder zwei in Reserve. Der Tunnel bringt einen Punkt.
           *[other] { $track } ist ein Tunnel. Liegen deine Karten, werden drei aufgedeckt: Jede in deiner Farbe und jede Lokomotive kostet eine Karte mehr. Halte lieber ein oder zwei in Reserve. Der Tunnel bringt { $points } Punkte.
        }
tour-chosen = Womit bezahlen?
    .text = Das Günstigste zuerst. Behalte, was du anderswo brauchst; umwählen kostet nichts. Der rote Knopf führt es aus.
tour-pay = Noch eine Wahl
    .text = Wähle, was du am ehesten entbehren kannst.
tour-tunnel = Im Tunnel
    .text = Die drei Karten liegen offen. Zahle, was sie verlangen, oder kehr um: Dann behältst du deine Karten, und nur der Zug ist vorbei.
tour-more-tickets = Alles ist verbunden
    .text = Jede Zielkarte, die noch zu schaffen ist, hast du geschafft. Du hast Waggons übrig: Zieh neue Zielkarten und behalte die, die schon fast fertig ist, oder nutze lange Strecken für ihre Punkte.
tour-keep-more = Neue Zielkarten
    .text = Behalte mindestens eine. Am sichersten ist die, für die am wenigsten Waggons fehlen; was du nicht behältst, kommt aus dem Spiel.
tour-free = Nutze, was Punkte bringt
    .text = Von dir ist nichts mehr offen. Lange Strecken lohnen sich am meisten: Sechs Felder bringen 15 Punkte.
tour-end-near = Das Ende ist nah
    .text = Jemand hat nur noch { $n } Waggons. Sind es zwei oder weniger, kommen alle noch einmal an die Reihe. Bring zu Ende, was geht; zieh jetzt keine neuen Zielkarten.
tour-last = Dein letzter Zug
    .text = Das ist dein letzter Zug. Nutze die Strecke, die am meisten bringt, oder die, mit der du eine Zielkarte erfüllst.
tour-over = Die Abrechnung
    .text = Strecken, Zielkarten und zehn Punkte für die meisten erfüllten Zielkarten. Das war deine erste Partie. Und jetzt: ein anderes Spielbrett, mit Tunneln überall oder Bahnhöfen in fremden Städten?

## Was gerade zum ersten Mal gelungen ist
tour-praise-kept = Gut gewählt.
tour-praise-drawn = So werden Karten gezogen.
tour-praise-claimed = Deine erste Strecke: Deine Waggons bleiben dort bis zum Ende.
tour-praise-connected = Eine Zielkarte ist verbunden: Ihre Punkte sind sicher.
tour-praise-over = Endstation, alles aussteigen!
