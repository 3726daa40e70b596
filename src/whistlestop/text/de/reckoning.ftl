# Das Ende: warum Schluss war, jede Zeile der Wertung und wer gewonnen hat.

reckoning-heading = Die Wertung
reckoning-why-pieces = Jemand hatte fast alles verbaut; danach waren alle noch einmal am Zug.
reckoning-why-passes = Niemand konnte mehr etwas tun.
reckoning-why-deck = Die letzte Karte war gezogen; danach waren alle noch einmal am Zug.

## Die Zeilen
reckoning-tracks = Strecken
reckoning-ticket-completed = { $ticket }, erfüllt
reckoning-ticket-failed = { $ticket }, nicht erfüllt
reckoning-bonus-globetrotter =
    { $n ->
        [one] Meiste erfüllte Zielkarten: { $n }
       *[other] Meiste erfüllte Zielkarten: { $n }
    }
reckoning-bonus-longest =
    { $n ->
        [one] Längste durchgehende Strecke: { $n } Waggon
       *[other] Längste durchgehende Strecke: { $n } Waggons
    }
reckoning-bonus-stations = Übrige Bahnhöfe
reckoning-bonus-souvenirs = Souvenirs
reckoning-bonus-merchandise = Waren
reckoning-bonus-city = Meiste Zielkarten nach { $city }
reckoning-total = Zusammen

## Wer gewonnen hat
reckoning-winner =
    { $you ->
        [yes] Du gewinnst mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }.
       *[no] { $who } gewinnt mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }.
    }
reckoning-shared =
    { $points ->
        [one] Geteilter Sieg mit je { $points } Punkt: { $who }.
       *[other] Geteilter Sieg mit je { $points } Punkten: { $who }.
    }

## Was bei gleichen Punkten entschieden hat
reckoning-tie-most-tickets = Bei gleichen Punkten entscheiden mehr erfüllte Zielkarten.
reckoning-tie-longest-path = Bei gleichen Punkten entscheidet die längere durchgehende Strecke.
reckoning-tie-longest-holder = Bei gleichen Punkten entscheidet der Bonus für die längste durchgehende Strecke.
reckoning-tie-fewest-stations = Bei gleichen Punkten entscheiden weniger gebaute Bahnhöfe.
reckoning-tie-longest-ticket-route = Bei gleichen Punkten entscheidet die längste Verbindung einer erfüllten Zielkarte.
reckoning-tie-merchandise = Bei gleichen Punkten entscheiden mehr Punkte durch Waren.
reckoning-tie-most-bonus-cards = Bei gleichen Punkten entscheiden mehr Städteboni.
reckoning-tie-shared = Die Punkte sind gleich, und alles andere, was entscheiden könnte, auch.
