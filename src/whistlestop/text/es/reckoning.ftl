# El final: por qué terminó, cada línea de la puntuación y quién ganó.

reckoning-heading = La puntuación
reckoning-why-pieces = A alguien casi no le quedaban piezas; después todos tuvieron un último turno.
reckoning-why-passes = Ya nadie podía hacer nada.
reckoning-why-deck = Se tomó la última carta; después todos tuvieron un último turno.

## Las líneas
reckoning-tracks = Recorridos
reckoning-ticket-completed = { $ticket }, completado
reckoning-ticket-failed = { $ticket }, sin completar
reckoning-bonus-globetrotter = Más billetes completados: { $n }
reckoning-bonus-longest =
    { $n ->
        [one] Ruta continua más larga: { $n } vagón
       *[other] Ruta continua más larga: { $n } vagones
    }
reckoning-bonus-stations = Estaciones sin usar
reckoning-bonus-souvenirs = Recuerdos
reckoning-bonus-merchandise = Mercancías
reckoning-bonus-city = Más billetes a { $city }
reckoning-total = Total

## Quién ganó
reckoning-winner =
    { $you ->
        [yes] Ganas con { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }.
       *[no] { $who } gana con { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }.
    }
reckoning-shared =
    { $points ->
        [one] Victoria compartida con { $points } punto: { $who }.
       *[other] Victoria compartida con { $points } puntos: { $who }.
    }

## Lo que desempató
reckoning-tie-most-tickets = A igualdad de puntos, deciden más billetes completados.
reckoning-tie-longest-path = A igualdad de puntos, decide la ruta continua más larga.
reckoning-tie-longest-holder = A igualdad de puntos, decide la bonificación por la ruta continua más larga.
reckoning-tie-fewest-stations = A igualdad de puntos, deciden menos estaciones construidas.
reckoning-tie-longest-ticket-route = A igualdad de puntos, decide la ruta más larga de un billete completado.
reckoning-tie-merchandise = A igualdad de puntos, deciden más puntos de mercancías.
reckoning-tie-most-bonus-cards = A igualdad de puntos, deciden más bonificaciones de ciudades.
reckoning-tie-shared = Los puntos son iguales, y también todo lo que podría desempatar.
