# Reglas en breve: el juego de cartas.
help-card-game-idea = Sin tablero ni vagones: aquí viajan las cartas. Juégalas en tu cochera, llévalas a salvo a la vía y paga tus billetes con lo que llegue.
help-card-game-start = Empiezas con una locomotora y { $hand } cartas más. Recibes { $dealt } billetes y conservas los que quieras, pero al menos { $kept }.
help-card-game-heading-yard = De la cochera a la vía
help-card-game-to-track = Tu turno empieza en tu cochera: la carta de arriba de cada fila pasa boca abajo a tu pila de la vía. Nadie la vuelve a mirar hasta la puntuación, ni tú. Lo que está allí está a salvo.
help-card-game-turn = Después haces una sola cosa: robar cartas, jugar cartas en tu cochera o robar billetes.
help-card-game-cards = Toma dos cartas: de las cinco mostradas, o del mazo sin verlas. Una locomotora mostrada cuesta todo el robo.
help-card-game-heading-lay = Jugar cartas
help-card-game-lay = Juega dos o más cartas de un color como una fila, con locomotoras si quieres; van encima. O juega justo tres cartas de tres colores, sin locomotoras: tres filas de una carta.
help-card-game-lay-own = No puedes jugar un color que ya esté en tu cochera.
help-card-game-rob = Si un color está en la cochera de otra persona, tienes que jugar más cartas de él que las que hay allí. Así asaltas el tren: la otra fila se descarta.
help-card-game-tickets = Para robar billetes, toma { $drawn } y conserva los que quieras, o ninguno. Los demás van debajo del mazo.
help-card-game-complete = Un billete pide cartas de ciertos colores. Cuando se toma la última carta del mazo y todos han jugado un turno más, pagas tus billetes con las cartas de tu pila de la vía. Una locomotora vale por cualquier carta, y cada carta paga un solo billete.
help-card-game-choose = Tú eliges qué billetes completas; el juego te propone la mejor elección.
help-card-game-four = Con cuatro jugadores hay dos rondas: después de la primera se barajan todas las cartas menos las de las manos, cada cual recibe cuatro más y se sigue jugando.
help-card-game-score = Los billetes completados dan sus puntos; los demás los cuestan.
help-card-game-bonus = Por cada una de las seis grandes ciudades, quien haya completado más billetes a ella recibe su bonificación.
help-card-game-ties = A igualdad de puntos, deciden más billetes completados y después más bonificaciones de ciudades.
