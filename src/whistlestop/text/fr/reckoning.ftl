# La fin : pourquoi c’était fini, chaque ligne du décompte, et qui a gagné.

reckoning-heading = Le décompte
reckoning-why-pieces = Quelqu’un n’avait presque plus rien à poser ; chacun a eu un dernier tour.
reckoning-why-passes = Plus personne ne pouvait rien faire.
reckoning-why-deck = La dernière carte était prise ; chacun a eu un dernier tour.

## Les lignes
reckoning-tracks = Routes
reckoning-ticket-completed = { $ticket }, atteinte
reckoning-ticket-failed = { $ticket }, manquée
reckoning-bonus-globetrotter = Le plus de destinations atteintes : { $n }
reckoning-bonus-longest =
    { $n ->
        [one] Chemin continu le plus long : { $n } train
       *[other] Chemin continu le plus long : { $n } trains
    }
reckoning-bonus-stations = Gares restantes
reckoning-bonus-souvenirs = Souvenirs
reckoning-bonus-merchandise = Marchandises
reckoning-bonus-city = Le plus de destinations : { $city }
reckoning-total = Total

## Qui a gagné
reckoning-winner =
    { $you ->
        [yes] Tu gagnes avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[no] { $who } gagne avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
reckoning-shared =
    { $points ->
        [one] Victoire partagée avec { $points } point : { $who }.
       *[other] Victoire partagée avec { $points } points : { $who }.
    }

## Ce qui a départagé
reckoning-tie-most-tickets = À égalité de points, le plus de destinations atteintes l’emporte.
reckoning-tie-longest-path = À égalité de points, le chemin continu le plus long l’emporte.
reckoning-tie-longest-holder = À égalité de points, le bonus du chemin continu le plus long l’emporte.
reckoning-tie-fewest-stations = À égalité de points, le moins de gares construites l’emporte.
reckoning-tie-longest-ticket-route = À égalité de points, le plus long trajet d’une destination atteinte l’emporte.
reckoning-tie-merchandise = À égalité de points, le plus de points de marchandises l’emporte.
reckoning-tie-most-bonus-cards = À égalité de points, le plus de bonus de villes l’emporte.
reckoning-tie-shared = Les points sont à égalité, et tout ce qui pourrait départager aussi.
