# Reglas en breve: lo que comparten varios juegos.

help-heading-idea = La idea
help-heading-start = Antes del primer turno
help-heading-turn = Tu turno
help-heading-cards = Robar cartas
help-heading-claim = Cubrir un recorrido
help-heading-ferries = Ferris
help-heading-tunnels = Túneles
help-heading-tickets = Billetes de destino
help-heading-end = El final

help-idea = Reúne cartas, paga con ellas recorridos entre lugares vecinos y une las ciudades de tus billetes. Gana quien tenga más puntos al final.
help-start =
    Empiezas con { $pieces } vagones y { $hand ->
            [one] { $hand } carta
           *[other] { $hand } cartas
        }. Recibes { $dealt } billetes y conservas al menos { $kept }; nadie más los ve.
help-turn = En tu turno haces una sola cosa: robar cartas, cubrir un recorrido o robar billetes. Después le toca al siguiente.

help-cards = Toma dos cartas: de las cinco mostradas, o del mazo sin verlas. Una carta mostrada se repone enseguida, así que vuelve a mirar antes de tomar la segunda.
help-cards-dear = Una locomotora mostrada cuesta todo el robo: es la única carta que tomas, y no puede ser la segunda. Robada del mazo, es pura suerte.
help-cards-easy = Las locomotoras se toman como cualquier otra carta: dos a la vista, también.
help-cards-flush = En cuanto tres de las cinco cartas mostradas son locomotoras, se retiran las cinco y se ponen otras.

help-claim = Paga tantas cartas como espacios tiene el recorrido: de su color, o todas de un mismo color cualquiera si es gris. Tus vagones van a los espacios y sumas los puntos al momento. El recorrido no tiene que tocar otro tuyo.
help-points = Los recorridos largos rinden: { $lengths } espacios dan { $points } puntos.
help-wild = Una locomotora vale por una carta de cualquier color, en todos los recorridos.
help-doubles = Nadie puede tener las dos vías de un recorrido doble. Con menos de { $open } jugadores, la otra se cierra en cuanto se cubre una.

help-ferries = Cada locomotora impresa en un ferry se paga con una locomotora; los demás espacios, como siempre.
help-tunnels = Nunca se sabe lo que cuesta un túnel. Juega tus cartas y se descubren tres del mazo: por cada una de tu color y por cada locomotora pagas una carta más, de ese color o una locomotora.
help-tunnels-wild = Si juegas solo locomotoras, solo cuentan las locomotoras descubiertas, y solo se pagan con locomotoras.
help-tunnels-decline = Si no puedes pagar, o prefieres no hacerlo, recuperas tus cartas y tu turno termina.

help-tickets = Un billete nombra dos ciudades. Si al final tus recorridos las unen, por el camino que sea, ganas sus puntos; si no, los pierdes. Hasta entonces son secretos.
help-tickets-under = Para robar billetes, toma { $drawn } y conserva al menos { $keep }. Los demás van debajo del mazo.
help-tickets-gone = Para robar billetes, toma { $drawn } y conserva al menos { $keep }. Los demás salen del juego, así que el mazo puede acabarse.

help-end = Cuando alguien termina su turno con { $end } vagones o menos, llega el final: todos juegan un turno más, y esa persona la última.
help-scoring = Después se enseñan todos los billetes, y sus puntos se suman o se restan.
help-longest = La ruta continua más larga da { $longest } puntos. Puede cruzarse y dar vueltas, pero usa cada recorrido una sola vez.
help-globetrotter = Más billetes completados que nadie dan { $globetrotter } puntos.
help-ties-tickets = A igualdad de puntos, deciden más billetes completados.
