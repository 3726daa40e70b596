# Decisiones de un tipo propio en el navegador: dados, viajes, estaciones, recuerdos, las filas del juego de cartas.

## Dados
decide-dice = Tus dados
decide-dice-of = Dados de { $name }
decide-dice-none = No hay dados en la mesa.
decide-die = Dado { $n }: { $face }
decide-die-spent = Usado: { $face }
decide-tokens = Tus fichas
decide-throw = { $token }: devolverla al final del turno
decide-rolled = Toca los dados que quieras volver a lanzar, una sola vez.
decide-rolled-reach = Toca dados para volver a lanzarlos, una sola vez. Tal como están, alcanzan para lo que brilla.
decide-rolled-some = Los dados levantados se vuelven a lanzar.
decide-roll-again =
    { $n ->
        [one] Volver a lanzar { $n } dado
       *[other] Volver a lanzar { $n } dados
    }
decide-roll-all = Volver a lanzar todos
decide-dice-claim = Elige un recorrido iluminado, o toca dos dados para una ficha.
decide-dice-claim-only = Elige un recorrido iluminado.
decide-dice-exchange = Dos dados cualesquiera dan una ficha: tócalos.
decide-dice-over = Ya no se puede hacer nada con los dados.
decide-tickets =
    { $n ->
        [one] Robar { $n } billete
       *[other] Robar { $n } billetes
    }
decide-picked-one = { $dice }: uno más da una ficha.
decide-picked-two = { $dice }: ¿qué ficha tomas?
decide-picked-tickets = { $dice }: roba billetes con ellos.
decide-picked-many = { $dice }: dos dados dan una ficha.
decide-tunnel = { $track }. Cada túnel en los dados cuesta un espacio más.
decide-tunnel-shows =
    { $n ->
        [0] Los dados de túnel no muestran ningún túnel
        [one] Los dados de túnel muestran { $n } túnel
       *[other] Los dados de túnel muestran { $n } túneles
    }
decide-tunnel-odds = Un túnel: se lanzarán tres dados de túnel. Cuenta con { $more } más.
decide-tunnel-first = primero tomarla, luego pagar con ella
decide-tunnel-cannot = No puedes pagarlo. Recuperas tus fichas y tu turno termina.
decide-surcharge =
    { $n ->
        [one] espacio más
       *[other] espacios más
    }

## Cartas que sustituyen a otras
decide-owed =
    { $n ->
        [one] Queda por jugar { $n } carta cualquiera.
       *[other] Quedan por jugar { $n } cartas cualesquiera.
    }

## Märklin: pasajeros
decide-mix = Los billetes largos valen más. Verás tus billetes cuando hayas elegido.
decide-mix-way = { $long } largos, { $short } cortos
decide-passenger =
    { $n ->
        [one] Te queda { $n } pasajero. Los números son las mercancías que hay allí.
       *[other] Te quedan { $n } pasajeros. Los números son las mercancías que hay allí.
    }
decide-goods = Mercancías por { $points } puntos
decide-goods-none = Sin mercancías
decide-ride = De viaje, en { $place }
decide-ride-begins = Mercancías hasta ahora
decide-ride-visited = Mercancías hasta ahora: { $places }
decide-ride-ahead =
    { $n ->
        [one] y sería { $n } punto
       *[other] y serían { $n } puntos
    }
decide-ride-fare =
    { $n ->
        [one] por un recorrido de { $name }, y sería { $n } punto
       *[other] por un recorrido de { $name }, y serían { $n } puntos
    }
decide-ride-off =
    { $n ->
        [one] Bajarse en { $place }: { $n } punto
       *[other] Bajarse en { $place }: { $n } puntos
    }

## San Francisco: las pilas de recuerdos
decide-place = Elige un lugar iluminado para estos recuerdos: quien cubra allí un recorrido se lleva uno.

## Europa: recorridos prestados
decide-borrow = Tu estación en { $place }
decide-borrow-note = Cada estación usa un recorrido de otro jugador para tus billetes. Nada supera la propuesta.
decide-borrow-as = { $place }: { $track }
decide-borrow-proposed = propuesto
