# Reglas en breve: Europa.
help-europe-start =
    Empiezas con { $pieces } vagones, { $stations } estaciones y { $hand ->
            [one] { $hand } carta
           *[other] { $hand } cartas
        }. Recibes un billete largo y otros { $dealt }, y conservas al menos { $kept } de los cuatro. Más tarde no habrá otro largo.
help-europe-turn = En tu turno haces una sola cosa: robar cartas, cubrir un recorrido, robar billetes o construir una estación. Después le toca al siguiente.
help-europe-heading-stations = Estaciones
help-europe-station = Si alguien te corta el paso, construye una estación en una ciudad que no tenga. La primera cuesta una carta, la segunda dos de un mismo color, la tercera tres de un mismo color; las locomotoras ayudan.
help-europe-station-use = Al final, cada estación te deja usar un recorrido de un rival que llegue a su ciudad, para todos tus billetes. El juego te propone el mejor.
help-europe-station-points = Cada estación que te queda al final da { $station } puntos.
help-europe-ties = A igualdad de puntos, deciden más billetes completados, después menos estaciones construidas y después la ruta continua más larga.
