# Les règles en bref : Suisse.
help-switzerland-wild = Les locomotives ne servent que dans les tunnels. Sur une route simple, elles ne valent rien.
help-switzerland-heading-countries = Les pays limitrophes
help-switzerland-exits = Les routes qui quittent la Suisse finissent juste après la frontière. On n’y continue pas, pas même vers un autre passage du même pays.
help-switzerland-city = Certaines cartes Destination mènent d’une ville à l’un de plusieurs pays. Atteins n’importe lequel ; si tu en atteins plusieurs, celui qui vaut le plus compte.
help-switzerland-country = D’autres mènent d’un pays à l’un de plusieurs pays, de n’importe quel passage à n’importe quel autre.
help-switzerland-lost = Si tu n’en atteins aucun, tu perds la plus petite valeur de la carte.
help-switzerland-ties = À égalité de points, le plus de destinations atteintes l’emporte, puis le chemin continu le plus long.
