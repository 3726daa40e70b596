# Kurze Regeln: was mehreren Spielen gemeinsam ist.

help-heading-idea = Worum es geht
help-heading-start = Vor dem ersten Zug
help-heading-turn = Dein Zug
help-heading-cards = Karten ziehen
help-heading-claim = Eine Strecke nutzen
help-heading-ferries = Fähren
help-heading-tunnels = Tunnel
help-heading-tickets = Zielkarten
help-heading-end = Das Ende

help-idea = Sammle Karten, bezahle damit Strecken zwischen benachbarten Orten und verbinde die Städte auf deinen Zielkarten. Wer am Ende die meisten Punkte hat, gewinnt.
help-start =
    Du beginnst mit { $pieces } Waggons und { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
    }. Du bekommst { $dealt } Zielkarten und behältst mindestens { $kept } davon; welche, sieht sonst niemand.
help-turn = In deinem Zug tust du genau eines: Karten ziehen, eine Strecke nutzen oder Zielkarten ziehen. Dann ist reihum der Nächste am Zug.

help-cards = Nimm zwei Karten: von den fünf, die offen ausliegen, oder verdeckt vom Stapel. Eine offene Karte wird sofort ersetzt; sieh also noch einmal hin, bevor du die zweite nimmst.
help-cards-dear = Eine offen ausliegende Lokomotive kostet das ganze Ziehen: Sie ist dann deine einzige Karte, und als zweite darfst du sie nicht nehmen. Verdeckt gezogen ist sie einfach Glück.
help-cards-easy = Lokomotiven werden gezogen wie alle anderen Karten: auch zwei, die offen ausliegen.
help-cards-flush = Sobald drei der fünf offenen Karten Lokomotiven sind, werden alle fünf abgeräumt und fünf neue ausgelegt.

help-claim = Zahle so viele Karten, wie die Strecke Felder hat: in der Farbe der Strecke, oder alle in einer beliebigen Farbe, wenn sie grau ist. Deine Waggons kommen auf die Felder, und du bekommst sofort Punkte. Die Strecke muss an keine andere von dir anschließen.
help-points = Lange Strecken lohnen sich: { $lengths } Felder bringen { $points } Punkte.
help-wild = Eine Lokomotive steht für eine Karte jeder Farbe, auf jeder Strecke.
help-doubles = Von einer Doppelstrecke darf niemand beide Seiten haben. Mit weniger als { $open } Spielern ist die andere geschlossen, sobald eine genutzt ist.

help-ferries = Jede Lokomotive, die auf einer Fähre steht, muss mit einer Lokomotive bezahlt werden; die anderen Felder wie gewohnt.
help-tunnels = Was ein Tunnel kostet, weiß man nie. Lege deine Karten, dann werden drei vom Stapel aufgedeckt: Für jede in deiner Farbe und für jede Lokomotive zahlst du eine Karte mehr, in dieser Farbe oder eine Lokomotive.
help-tunnels-wild = Legst du nur Lokomotiven, zählen auch nur aufgedeckte Lokomotiven, und nur Lokomotiven bezahlen sie.
help-tunnels-decline = Kannst oder willst du nicht zahlen, nimmst du deine Karten zurück, und dein Zug ist zu Ende.

help-tickets = Eine Zielkarte nennt zwei Städte. Verbinden deine eigenen Strecken sie am Ende, auf welchem Weg auch immer, bekommst du ihre Punkte; wenn nicht, verlierst du sie. Bis dahin bleiben Zielkarten geheim.
help-tickets-under = Ziehst du Zielkarten, nimmst du { $drawn } und behältst mindestens { $keep }. Die anderen kommen unter den Stapel.
help-tickets-gone = Ziehst du Zielkarten, nimmst du { $drawn } und behältst mindestens { $keep }. Die anderen kommen aus dem Spiel, der Stapel kann also leer werden.

help-end = Wer am Ende seines Zuges höchstens { $end } Waggons übrig hat, läutet das Ende ein: Alle sind noch einmal am Zug, er selbst zuletzt.
help-scoring = Dann werden alle Zielkarten gezeigt und ihre Punkte dazugezählt oder abgezogen.
help-longest = Die längste durchgehende Strecke bringt { $longest } Punkte. Sie darf sich kreuzen und im Kreis führen, aber jede Strecke zählt nur einmal.
help-globetrotter = Die meisten erfüllten Zielkarten bringen { $globetrotter } Punkte.
help-ties-tickets = Bei gleichen Punkten entscheiden mehr erfüllte Zielkarten.
