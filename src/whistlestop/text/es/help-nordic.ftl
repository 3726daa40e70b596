# Reglas en breve: Países Nórdicos.
help-nordic-wild = Las locomotoras solo sirven en túneles y ferris. En un recorrido normal no valen nada.
help-nordic-row = Las cartas mostradas se quedan como están, por muchas locomotoras que haya.
help-nordic-ferries-swap = ¿Te falta una locomotora? En un ferry valen por ella tres cartas cualesquiera, y también pueden valer por cualquier otro espacio.
help-nordic-murmansk = El recorrido de Murmansk a Lieksa tiene nueve espacios y da 27 puntos. Paga nueve cartas de un mismo color; por cada una que te falte valen cuatro cualesquiera. Una locomotora es aquí solo una de esas cuatro.
help-nordic-tunnels-plain = Tres cartas por una locomotora, como en los ferris, no valen en un túnel.
help-nordic-ties = A igualdad de puntos, deciden más billetes completados y después la ruta continua más larga.
