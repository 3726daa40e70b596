# Korte regels: Märklin.
help-marklin-start =
    Je begint met { $pieces } treinen, { $passengers } passagiers en { $hand ->
        [one] { $hand } kaart
       *[other] { $hand } kaarten
    }. Zeg hoeveel van je { $dealt } bestemmingstickets lang en hoeveel kort moeten zijn, en houd er minstens { $kept }.
help-marklin-turn = In je beurt doe je één ding: kaarten trekken, een route claimen, bestemmingstickets trekken of een passagier verplaatsen. Daarna is de volgende speler aan de beurt.
help-marklin-plus4 = Er zijn twee soorten locomotieven. Gewone kunnen op elke route. +4-locomotieven kunnen alleen op routes van vier of meer vakjes, maar je trekt ze als elke andere kaart.
help-marklin-tickets = Er is een stapel met korte en een met lange bestemmingstickets. Trek je, zeg dan hoeveel je er van elk wilt, samen { $drawn }, en houd er minstens { $keep }. De andere gaan onder hun stapel.
help-marklin-countries = Sommige bestemmingstickets leiden naar een buurland. Elke grensovergang daarheen is goed, maar door een land heen kun je niet verder.
help-marklin-heading-passengers = Passagiers
help-marklin-passenger = Claim je een route, dan mag je een van je passagiers in een stad aan een van de uiteinden zetten.
help-marklin-ride = In plaats van iets anders mag je een passagier over je routes laten reizen, zo ver je wilt, over elke route één keer. In elke stad onderweg, ook de eerste, neemt hij het bovenste goederenfiche dat daar ligt. De fiches tellen meteen, en de passagier gaat naar huis.
help-marklin-fare = Met een passagierskaart mag hij één route van een tegenstander gebruiken, met twee kaarten twee. Een route claimen doe je nooit met passagierskaarten.
help-marklin-merchandise = De hoogste fiches liggen bovenop, dus vroeg komen loont.
