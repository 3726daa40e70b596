# Kurze Regeln: Europa.
help-europe-start =
    Du beginnst mit { $pieces } Waggons, { $stations } Bahnhöfen und { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
    }. Du bekommst eine lange Zielkarte und { $dealt } andere und behältst mindestens { $kept } der vier. Eine weitere lange gibt es später nicht.
help-europe-turn = In deinem Zug tust du genau eines: Karten ziehen, eine Strecke nutzen, Zielkarten ziehen oder einen Bahnhof bauen. Dann ist reihum der Nächste am Zug.
help-europe-heading-stations = Bahnhöfe
help-europe-station = Steht dir jemand im Weg, baue einen Bahnhof in einer Stadt, die noch keinen hat. Der erste kostet eine Karte, der zweite zwei in einer Farbe, der dritte drei in einer Farbe; Lokomotiven helfen.
help-europe-station-use = Am Ende darfst du mit jedem Bahnhof eine Strecke eines Mitspielers mitnutzen, die in seiner Stadt endet, und zwar für alle deine Zielkarten. Das Spiel schlägt dir die beste vor.
help-europe-station-points = Jeder Bahnhof, den du am Ende noch hast, bringt { $station } Punkte.
help-europe-ties = Bei gleichen Punkten entscheiden mehr erfüllte Zielkarten, dann weniger gebaute Bahnhöfe, dann die längste durchgehende Strecke.
