# Los juegos: su nombre y una línea sobre cada uno.

title-card-game = El juego de cartas
    .tagline = Sin tablero: juega filas, sálvalas de los asaltos y paga con ellas tus viajes por Estados Unidos.
title-europe = Europa
    .tagline = De Edimburgo a Constantinopla, con túneles, ferris y estaciones que usan recorridos ajenos.
title-marklin = Märklin
    .tagline = Por Alemania, con pasajeros que recogen mercancías por el camino.
title-nordic = Países Nórdicos
    .tagline = Fiordos, ferris y el largo camino a Múrmansk, para dos o tres.
title-san-francisco = San Francisco
    .tagline = Veinte tranvías, una ciudad llena de recuerdos y una partida rápida.
title-switzerland = Suiza
    .tagline = Túneles por todas partes y billetes que llevan a países enteros, para dos o tres.
title-usa = Estados Unidos
    .tagline = El clásico: de costa a costa, hasta cinco jugadores, sin adornos.
title-with-dice = { $title } con dados
title-players = De { $least } a { $most } jugadores
