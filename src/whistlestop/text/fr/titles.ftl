# Les jeux : leur nom, et une ligne sur chacun.

title-card-game = Le jeu de cartes
    .tagline = Sans plateau : pose des rangées, sauve-les des voleurs et paie tes voyages à travers les États-Unis.
title-europe = Europe
    .tagline = D’Édimbourg à Constantinople, avec des tunnels, des ferries et des gares qui empruntent la route d’à côté.
title-marklin = Märklin
    .tagline = À travers l’Allemagne, avec des passagers qui ramassent des marchandises en chemin.
title-nordic = Scandinavie
    .tagline = Des fjords, des ferries et le long chemin de Mourmansk, à deux ou à trois.
title-san-francisco = San Francisco
    .tagline = Vingt cable cars, une ville pleine de souvenirs et une partie rapide.
title-switzerland = Suisse
    .tagline = Des tunnels partout, et des destinations qui mènent à des pays entiers, à deux ou à trois.
title-usa = États-Unis
    .tagline = Le classique : d’un océan à l’autre, jusqu’à cinq, sans fioritures.
title-with-dice = { $title } avec les dés
title-players = De { $least } à { $most } joueurs
