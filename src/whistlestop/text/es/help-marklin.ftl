# Reglas en breve: Märklin.
help-marklin-start =
    Empiezas con { $pieces } vagones, { $passengers } pasajeros y { $hand ->
            [one] { $hand } carta
           *[other] { $hand } cartas
        }. Anuncia cuántos de tus { $dealt } billetes son largos y cuántos cortos, y conserva al menos { $kept }.
help-marklin-turn = En tu turno haces una sola cosa: robar cartas, cubrir un recorrido, robar billetes o mover un pasajero. Después le toca al siguiente.
help-marklin-plus4 = Hay dos tipos de locomotoras. Las normales sirven en todos los recorridos. Las locomotoras +4 solo sirven en recorridos de cuatro espacios o más, pero se toman como cualquier otra carta.
help-marklin-tickets = Hay un mazo de billetes cortos y otro de largos. Para robar, di cuántos quieres de cada uno, { $drawn } en total, y conserva al menos { $keep }. Los demás van debajo de sus mazos.
help-marklin-countries = Algunos billetes llevan a un país vecino. Vale cualquier paso de frontera, pero a través de un país no se sigue.
help-marklin-heading-passengers = Pasajeros
help-marklin-passenger = Cuando cubres un recorrido, puedes colocar uno de tus pasajeros en una ciudad de sus extremos.
help-marklin-ride = En lugar de cualquier otra cosa, puedes hacer viajar a un pasajero por tus recorridos, tan lejos como quieras, una vez por cada uno. En cada ciudad del camino, también en la primera, toma la mercancía de arriba. Sumas sus puntos al momento y el pasajero se va a casa.
help-marklin-fare = Con una carta de pasajero puede usar un recorrido de un rival; con dos cartas, dos. Las cartas de pasajero nunca pagan un recorrido.
help-marklin-merchandise = Las mercancías más valiosas están arriba: conviene llegar pronto.
