# Reglas en breve: Suiza.
help-switzerland-wild = Las locomotoras solo sirven en túneles. En un recorrido normal no valen nada.
help-switzerland-heading-countries = Países vecinos
help-switzerland-exits = Los recorridos que salen de Suiza terminan nada más cruzar la frontera. Desde allí no se sigue, ni siquiera a otro paso del mismo país.
help-switzerland-city = Algunos billetes llevan de una ciudad a uno de varios países. Llega a cualquiera; si llegas a varios, cuenta el que más puntos da.
help-switzerland-country = Otros llevan de un país a uno de varios países, de cualquier paso a cualquier otro.
help-switzerland-lost = Si no llegas a ninguno, pierdes el valor más bajo del billete.
help-switzerland-ties = A igualdad de puntos, deciden más billetes completados y después la ruta continua más larga.
