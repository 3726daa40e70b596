# Korte regels: Europa.
help-europe-start =
    Je begint met { $pieces } treinen, { $stations } stations en { $hand ->
        [one] { $hand } kaart
       *[other] { $hand } kaarten
    }. Je krijgt één lang bestemmingsticket en { $dealt } andere, en houdt er minstens { $kept } van de vier. Later krijg je geen lang meer.
help-europe-turn = In je beurt doe je één ding: kaarten trekken, een route claimen, bestemmingstickets trekken of een station bouwen. Daarna is de volgende speler aan de beurt.
help-europe-heading-stations = Stations
help-europe-station = Zit iemand je in de weg, bouw dan een station in een stad die er nog geen heeft. Het eerste kost één kaart, het tweede twee van één kleur, het derde drie van één kleur; locomotieven helpen.
help-europe-station-use = Aan het eind mag je met elk station één route van één tegenstander gebruiken die in die stad uitkomt, voor al je bestemmingstickets. Het spel stelt de beste voor.
help-europe-station-points = Elk station dat je aan het eind nog hebt, levert { $station } punten op.
help-europe-ties = Bij gelijke punten geven meer voltooide bestemmingstickets de doorslag, dan minder gebouwde stations, dan de langst doorlopende route.
