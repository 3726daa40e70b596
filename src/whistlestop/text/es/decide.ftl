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
decide-key-dice = levantar ese dado
decide-did-token = tomó una ficha
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
decide-tunnel-dice = Dados de túnel
decide-tunnel-odds = Un túnel: se lanzarán tres dados de túnel. Cuenta con { $more } más.
decide-tunnel-first = primero tomarla, luego pagar con ella
decide-tunnel-cannot = No puedes pagarlo. Recuperas tus fichas y tu turno termina.
decide-surcharge =
    { $n ->
        [one] espacio más
       *[other] espacios más
    }
decide-way-stand = { $n } de ellas sustituyen a otras

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
decide-stack =
    { $n ->
        [0] { $souvenir }, ya no quedan
       *[other] { $souvenir }, quedan { $n }
    }
decide-place = Elige un lugar iluminado para estos recuerdos.

## Europa: recorridos prestados
decide-borrow = Tu estación en { $place }
decide-borrow-note = Cada estación usa un recorrido de otro jugador para tus billetes. Nada supera la propuesta.
decide-borrow-as = { $place }: { $track }
decide-borrow-proposed = propuesto

## El juego de cartas: las cocheras
decide-yards = Cocheras
decide-see-yards = Ver las cocheras
decide-yard =
    { $you ->
        [yes] Tu cochera
       *[no] Cochera de { $name }
    }
decide-yard-empty = No hay trenes en la cochera.
decide-row = Una fila: { $cards }.
decide-row-as = Una fila: { $cards }, jugada como { $card }.
decide-row-possible = Puedes asaltar esta fila.
decide-row-chosen = Estás a punto de asaltar esta fila.
decide-row-robbed = asaltada
decide-robbed-by =
    { $you ->
        [yes] asaltada por ti
       *[no] asaltada por { $name }
    }
# Debajo de un número: 7 en la vía
decide-pile = en la vía
decide-pile-cards =
    { $n ->
        [one] { $n } carta en la vía
       *[other] { $n } cartas en la vía
    }
decide-pile-why = Las cartas en la vía están a salvo, y ocultas hasta la puntuación.
decide-pile-seen = En la vía hay: { $cards }.
decide-pile-empty = No hay ninguna carta en tu vía.
decide-until =
    { $n ->
        [one] Queda { $n } carta para que se acabe el mazo.
       *[other] Quedan { $n } cartas para que se acabe el mazo.
    }
decide-last-turns =
    { $you ->
        [yes] Se ha acabado el mazo: todos juegan un turno más, y al final tú.
       *[no] Se ha acabado el mazo: todos juegan un turno más, y al final { $name }.
    }
# Con cuatro jugadores hay dos rondas
decide-part = Ronda { $n } de 2.
decide-part-scored = La ronda 1 está puntuada
decide-part-note = Las manos y los billetes sin completar se quedan; todas las demás cartas son el mazo de la ronda 2.
decide-cities = Las grandes ciudades y sus bonificaciones
decide-city =
    { $n ->
        [one] { $city }: { $n } punto por más billetes completados.
       *[other] { $city }: { $n } puntos por más billetes completados.
    }
decide-city-mine = En { $n } de tus billetes.
decide-city-leads = { $names } con { $n }.
decide-city-big = gran ciudad, { $n } puntos

## El juego de cartas: un turno
decide-asks-cards = Cartas, trenes o billetes
decide-lay-say = Roba cartas, o toca un color para jugarlo.
decide-lay-say-last = Toca un color para jugarlo.
decide-lay-say-draw = Roba cartas: de las mostradas o del mazo.
decide-lay-say-tickets = Se ha acabado el mazo: roba billetes.
decide-lay-three = Jugar tres colores
decide-lay-three-note = una carta de cada uno
decide-lay-three-say = Toca tres colores: { $n } de 3.
decide-lay-as = Como fila de este color
decide-lay-nothing = Jugar tres cartas
decide-lay-robs = asalta a { $name }: { $cards }
# Cuántas cartas de un tipo: «verde: 3 de 4»
decide-lay-of = { $card }: { $n } de { $of }
decide-did-lay = jugó
decide-did-complete =
    { $n ->
        [one] completó { $n } billete
       *[other] completó { $n } billetes
    }

## El juego de cartas: billetes
decide-ticket-needs = Necesita: { $cards }.
decide-ticket-all = están todas las cartas
decide-ticket-wild = completo con locomotoras
decide-ticket-lacks =
    { $n ->
        [one] falta { $n } carta
       *[other] faltan { $n } cartas
    }
decide-tickets-hand = con la mano y la cochera
decide-tickets-all = con la mano, la cochera y la pila
decide-tickets-pile = con tu pila
decide-complete = Completa tus billetes
decide-complete-note = La mejor selección ya está hecha; cámbiala si quieres. Nadie la ve hasta que todos hayan elegido. Los billetes sin completar restan puntos al final de la partida.
decide-complete-all = Cada cual elige qué billetes completa.
decide-complete-locked = Tu elección está hecha; se muestra cuando todos hayan elegido.
decide-complete-do =
    { $n ->
        [0] No completar ninguno
        [one] Completar { $n } billete
       *[other] Completar { $n } billetes
    }
decide-complete-proposed = Volver a la mejor selección
# Cuántas cartas de un tipo usan los billetes elegidos: «verde: 3 de 4 usadas»
decide-uses = { $card }: { $n } de { $of } usadas
