# Kurze Regeln: Märklin.
help-marklin-start =
    Du beginnst mit { $pieces } Waggons, { $passengers } Passagieren und { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
    }. Sag an, wie viele deiner { $dealt } Zielkarten lang und wie viele kurz sein sollen, und behalte mindestens { $kept } davon.
help-marklin-turn = In deinem Zug tust du genau eines: Karten ziehen, eine Strecke nutzen, Zielkarten ziehen oder einen Passagier bewegen. Dann ist reihum der Nächste am Zug.
help-marklin-plus4 = Es gibt zwei Arten von Lokomotiven. Die einfachen passen auf jede Strecke. +4-Lokomotiven passen nur auf Strecken ab vier Feldern, werden aber gezogen wie alle anderen Karten.
help-marklin-tickets = Es gibt einen Stapel mit kurzen und einen mit langen Zielkarten. Ziehst du, sagst du an, wie viele du von jedem willst, zusammen { $drawn }, und behältst mindestens { $keep }. Die anderen kommen unter ihre Stapel.
help-marklin-countries = Manche Zielkarten führen in ein Nachbarland. Jeder Grenzübergang dorthin ist recht, aber durch ein Land hindurch geht es nicht weiter.
help-marklin-heading-passengers = Passagiere
help-marklin-passenger = Nutzt du eine Strecke, darfst du einen deiner Passagiere in eine Stadt an einem ihrer Enden stellen.
help-marklin-ride = Statt alles anderen darfst du einen Passagier über deine Strecken reisen lassen, so weit du willst, über jede Strecke einmal. In jeder Stadt unterwegs, auch in der ersten, nimmt er die oberste Ware, die dort liegt. Die Waren zählen sofort, und der Passagier fährt nach Hause.
help-marklin-fare = Mit einer Passagierkarte darf er eine fremde Strecke nutzen, mit zwei Karten zwei. Eine Strecke bezahlen Passagierkarten nie.
help-marklin-merchandise = Die wertvollsten Waren liegen oben; wer früh kommt, hat mehr davon.
