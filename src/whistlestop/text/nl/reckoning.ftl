# Het einde: waarom het spel ophield, elke regel van de telling en wie er won.

reckoning-heading = De eindtelling
reckoning-why-pieces = Iemand had bijna alles verbruikt; daarna kreeg iedereen nog één beurt.
reckoning-why-passes = Niemand kon nog iets doen.
reckoning-why-deck = De laatste kaart was getrokken; daarna kreeg iedereen nog één beurt.

## De regels
reckoning-tracks = Routes
reckoning-ticket-completed = { $ticket }, voltooid
reckoning-ticket-failed = { $ticket }, niet voltooid
reckoning-bonus-globetrotter =
    { $n ->
        [one] Meeste voltooide bestemmingstickets: { $n }
       *[other] Meeste voltooide bestemmingstickets: { $n }
    }
reckoning-bonus-longest =
    { $n ->
        [one] Langst doorlopende route: { $n } trein
       *[other] Langst doorlopende route: { $n } treinen
    }
reckoning-bonus-stations = Stations over
reckoning-bonus-souvenirs = Souvenirs
reckoning-bonus-merchandise = Goederen
reckoning-bonus-city = Meeste bestemmingstickets naar { $city }
reckoning-total = Totaal

## Wie er won
reckoning-winner =
    { $you ->
        [yes] Je wint met { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }.
       *[no] { $who } wint met { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }.
    }
reckoning-shared =
    { $points ->
        [one] { $who } delen de winst met elk { $points } punt.
       *[other] { $who } delen de winst met elk { $points } punten.
    }

## Wat bij gelijke punten besliste
reckoning-tie-most-tickets = Gelijke punten; meer voltooide bestemmingstickets geven de doorslag.
reckoning-tie-longest-path = Gelijke punten; de langst doorlopende route geeft de doorslag.
reckoning-tie-longest-holder = Gelijke punten; de bonus voor de langst doorlopende route geeft de doorslag.
reckoning-tie-fewest-stations = Gelijke punten; minder gebouwde stations geven de doorslag.
reckoning-tie-longest-ticket-route = Gelijke punten; de langste verbinding van een voltooid bestemmingsticket geeft de doorslag.
reckoning-tie-merchandise = Gelijke punten; meer punten met goederen geven de doorslag.
reckoning-tie-most-bonus-cards = Gelijke punten; meer stadsbonussen geven de doorslag.
reckoning-tie-shared = De punten zijn gelijk, en al het andere dat had kunnen beslissen ook.
