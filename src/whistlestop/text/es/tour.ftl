# La primera partida guiada: lo que dice el guía. Cada mensaje tiene un título y, en .text, las palabras de debajo.

tour-name = Primera partida
tour-opponent = Ingrid
tour-open = Guía
tour-close = Despedir al guía
tour-show = Enséñamelo
tour-way = { $done } de { $all } pasos de una primera partida

tour-welcome = ¡Todos a bordo!
    .text = Ya llega el tablero.
tour-keep = Elige tus billetes
    .text = Cada billete quiere dos ciudades unidas por tus propios recorridos. El número es lo que da, o lo que cuesta si no lo logras. Tres de estos cinco están en una misma línea, de Helsinki a Bergen por Stockholm y Oslo: tócalos y consérvalos.
tour-wait-first = Ingrid también elige
    .text = Nadie ve los billetes de los demás. Mientras tanto, mira el tablero: tus ciudades están marcadas.
tour-wait = Le toca a { $name }
    .text = Mira el tablero, y el diario para saber qué ha pasado.
tour-draw = Roba dos cartas
    .text =
        { $n ->
            [one] Para cubrir un recorrido pagas cartas de su color, tantas como espacios tiene. { $track } tiene { $n }; reúne este color: { $colour }. Toma dos cartas, de las cinco mostradas o del mazo sin verlas.
           *[other] Para cubrir un recorrido pagas cartas de su color, tantas como espacios tiene. { $track } tiene { $n }; reúne este color: { $colour }. Toma dos cartas, de las cinco mostradas o del mazo sin verlas.
        }
tour-second = Y la segunda carta
    .text = La carta que tomaste ya se ha repuesto, así que vuelve a mirar. Del mazo sin verla también vale.
tour-collect = Reúne cartas para tu camino
    .text =
        { $missing ->
            [one] { $track } está en tu camino: { $missing } carta más ({ $colour }) y puedes cubrirlo.
           *[other] { $track } está en tu camino: { $missing } cartas más ({ $colour }) y puedes cubrirlo.
        }
tour-collect-wild = Aquí ayudan las locomotoras
    .text =
        { $missing ->
            [one] { $track } está en tu camino: { $missing } carta más ({ $colour }), o una locomotora. Solo sirven en túneles y ferris.
           *[other] { $track } está en tu camino: { $missing } cartas más ({ $colour }), o locomotoras. Solo sirven en túneles y ferris.
        }
tour-claim = Puedes cubrir un recorrido
    .text =
        { $points ->
            [one] Tienes lo que cuesta { $track }. Tócalo en el tablero: da { $points } punto al momento, y nadie te lo puede quitar. Lo que brilla se puede cubrir.
           *[other] Tienes lo que cuesta { $track }. Tócalo en el tablero: da { $points } puntos al momento, y nadie te lo puede quitar. Lo que brilla se puede cubrir.
        }
tour-claim-ferry = Un ferry a tu alcance
    .text =
        { $points ->
            [one] { $track } es un ferry: cada espacio con una locomotora pide una, o tres cartas cualesquiera en su lugar. Tienes bastante; tócalo en el tablero. Da { $points } punto.
           *[other] { $track } es un ferry: cada espacio con una locomotora pide una, o tres cartas cualesquiera en su lugar. Tienes bastante; tócalo en el tablero. Da { $points } puntos.
        }
tour-claim-tunnel = Un túnel a tu alcance
    .text =
        { $points ->
            [one] { $track } es un túnel. Cuando has puesto tus cartas, se descubren tres: cada una de tu color, y cada locomotora, cuesta una carta más. Mejor tener una o dos de sobra. Da { $points } punto.
           *[other] { $track } es un túnel. Cuando has puesto tus cartas, se descubren tres: cada una de tu color, y cada locomotora, cuesta una carta más. Mejor tener una o dos de sobra. Da { $points } puntos.
        }
tour-chosen = Cómo pagar
    .text = Primero la forma más barata. Guarda lo que necesites en otro sitio; cambiar no cuesta nada. El botón rojo lo hace.
tour-pay = Una elección más
    .text = Elige lo que menos falta te haga.
tour-tunnel = Dentro del túnel
    .text = Las tres cartas están a la vista. Paga lo que piden, o da la vuelta: entonces te quedas con tus cartas, y solo pierdes el turno.
tour-more-tickets = Todo está unido
    .text = Has completado todos los billetes que aún podías. Te quedan vagones: roba billetes nuevos y conserva el que ya está casi hecho, o cubre recorridos largos por sus puntos.
tour-keep-more = Billetes nuevos
    .text = Conserva al menos uno. El que necesita menos vagones es el más seguro; lo que no conserves sale del juego.
tour-free = Cubre lo que rinde
    .text = Ya no te queda nada por unir. Los recorridos largos rinden más: seis espacios dan 15 puntos.
tour-end-near = El final está cerca
    .text = A alguien solo le quedan { $n } vagones. Con dos o menos, todos juegan un turno más. Termina lo que puedas; no robes billetes nuevos ahora.
tour-last = El último turno
    .text = Este es tu último turno. Cubre el recorrido que más dé, o el que complete un billete.
tour-over = La puntuación
    .text = Recorridos, billetes y diez puntos por más billetes completados que nadie. Esa ha sido tu primera partida. ¿Y ahora? Otro tablero, con túneles por todas partes o estaciones en ciudades lejanas.

## Lo que acaba de salir bien por primera vez
tour-praise-kept = Bien elegido.
tour-praise-drawn = Así se roban cartas.
tour-praise-claimed = Tu primer recorrido: tus vagones se quedan ahí hasta el final.
tour-praise-connected = Un billete está unido: sus puntos son tuyos.
tour-praise-over = Has llegado al final de la línea.
