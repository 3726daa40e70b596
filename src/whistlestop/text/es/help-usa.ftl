# Reglas en breve: Estados Unidos.
help-usa-idea = El juego con el que empezó todo: en tren de costa a costa. El camino más corto entre dos ciudades no siempre sigue libre.
help-usa-advice = Un billete que no completas cuesta lo que prometía. Los recorridos grises aceptan cualquier color, así que todos quieren los cortos: no esperes demasiado.
help-usa-ties = A igualdad de puntos, deciden más billetes completados y después la ruta continua más larga.
