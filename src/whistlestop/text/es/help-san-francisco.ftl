# Reglas en breve: San Francisco.
help-san-francisco-idea = Una ciudad que se cruza en un cuarto de hora: reúne cartas, coloca tus tranvías, une los lugares de tus billetes y llévate recuerdos a casa.
help-san-francisco-start = Empiezas con { $pieces } tranvías y { $hand } cartas. Recibes { $dealt } billetes y conservas al menos { $kept }.
help-san-francisco-stacks = Hay recuerdos de siete tipos en pilas: cinco en los sitios marcados, y dos que los propios jugadores ponen donde quieran en el tablero antes del primer turno.
help-san-francisco-wild = Las cartas de ferry son el comodín: cada una vale por una carta de cualquier color, en todos los recorridos.
help-san-francisco-cards-dear = Una carta de ferry mostrada cuesta todo el robo: es la única carta que tomas, y no puede ser la segunda.
help-san-francisco-cards-flush = En cuanto tres de las cinco cartas mostradas son cartas de ferry, se retiran las cinco y se ponen otras.
help-san-francisco-ferries = Cada símbolo de ferry de un recorrido se paga con una carta de ferry; los demás espacios, como siempre.
help-san-francisco-heading-souvenirs = Recuerdos
help-san-francisco-souvenir = Cuando cubres un recorrido, tomas un recuerdo de uno de sus extremos, si hay alguno que aún no tengas. Si lo hay en los dos, eliges.
help-san-francisco-souvenir-points = Siete recuerdos distintos dan 12 puntos, seis 9, cinco 6, cuatro 4, tres 2 y dos 1.
help-san-francisco-end = Cuando alguien termina su turno con { $end } tranvías o menos, llega el final: todos juegan un turno más, y esa persona la última.
