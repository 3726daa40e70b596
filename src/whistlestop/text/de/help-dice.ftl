# Kurze Regeln: mit der Würfel-Erweiterung.
help-dice-idea = Mit den Würfeln gibt es keine Karten: Du erwürfelst deine Strecken. Alles andere ist wie auf dem Spielbrett, das du kennst.
help-dice-start =
    Du beginnst mit { $pieces } Waggons. Du bekommst { $dealt } Zielkarten und behältst mindestens { $kept } davon; welche, sieht sonst niemand.
help-dice-start-europe =
    Du beginnst mit { $pieces } Waggons und { $stations } Bahnhöfen. Du bekommst eine lange Zielkarte und { $dealt } andere und behältst mindestens { $kept } der vier.
help-dice-start-marklin =
    Du beginnst mit { $pieces } Waggons und { $passengers } Passagieren. Sag an, wie viele deiner { $dealt } Zielkarten lang und wie viele kurz sein sollen, und behalte mindestens { $kept } davon.
help-dice-heading-roll = Würfeln
help-dice-roll = Wirf fünf Würfel. Dann darfst du beliebige davon noch einmal werfen, ein einziges Mal.
help-dice-turn = Mit deinem Wurf tust du genau eines: eine Strecke nutzen oder Zielkarten ziehen. Du darfst auch nichts tun.
help-dice-turn-europe = Mit deinem Wurf tust du genau eines: eine Strecke nutzen, Zielkarten ziehen oder einen Bahnhof bauen. Du darfst auch nichts tun.
help-dice-turn-marklin = Mit deinem Wurf tust du genau eines: eine Strecke nutzen, Zielkarten ziehen oder einen Passagier bewegen. Du darfst auch nichts tun.
help-dice-faces = Ein einfaches Gleis bezahlt ein Feld einer Einzelstrecke, ein doppeltes Gleis ein Feld einer Doppelstrecke. Ein Bahnhof zieht eine Zielkarte. Eine Lokomotive kann das alles. Farben zählen nicht.
help-dice-claim = Zahle genau so viele Würfel und Marker, wie die Strecke Felder hat, alle von ihrer Art oder Lokomotiven.
help-dice-heading-tokens = Marker
help-dice-tokens = Für je zwei Würfel, die du nicht brauchst, darfst du einen Marker nehmen, für Einzel- oder Doppelstrecken. Er bezahlt ein Feld, jetzt oder später.
help-dice-tokens-most = Niemand hat mehr als drei Marker, und wer den Zug mit dreien beginnt, nimmt in ihm keine.
help-dice-tickets = Für jeden Bahnhof und jede Lokomotive, die du dafür einsetzt, ziehst du eine Zielkarte. Du darfst beliebig viele behalten, auch keine.
help-dice-ferries = Jede Lokomotive, die auf einer Fähre steht, verlangt eine Lokomotive auf den Würfeln.
help-dice-tunnels = Willst du durch einen Tunnel, zahlst du und wirfst dann die drei schwarzen Würfel. Jeder Tunnel, den sie zeigen, kostet ein Feld mehr, in Würfeln oder Markern. Kannst oder willst du nicht zahlen, bekommst du deine Marker zurück, und dein Zug ist zu Ende.
help-dice-murmansk = Die neun Felder von Murmansk nach Lieksa sind mit Würfeln nicht zu schaffen.
help-dice-stations = Dein erster Bahnhof kostet einen Bahnhof auf den Würfeln, der zweite zwei, der dritte drei. Lokomotiven helfen.
help-dice-passengers = Mit einer Lokomotive auf den Würfeln darf ein Passagier fremde Strecken nutzen, so viele er will. Auf deinen eigenen reist er umsonst.
help-dice-end-stuck = Kann niemand mehr je eine Strecke nutzen, ist das Spiel sofort zu Ende.
