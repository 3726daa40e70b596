# Les règles en bref : Europe.
help-europe-start =
    Tu commences avec { $pieces } trains, { $stations } gares et { $hand ->
            [one] { $hand } carte
           *[other] { $hand } cartes
        }. Tu reçois une longue carte Destination et { $dealt } autres, et gardes au moins { $kept } des quatre. Il n’y aura pas d’autre longue plus tard.
help-europe-turn = À ton tour, tu fais une seule chose : piocher des cartes, prendre une route, piocher des cartes Destination ou construire une gare. Puis c’est au suivant.
help-europe-heading-stations = Les gares
help-europe-station = Si quelqu’un te barre le chemin, construis une gare dans une ville qui n’en a pas. La première coûte une carte, la deuxième deux d’une même couleur, la troisième trois d’une même couleur ; les locomotives aident.
help-europe-station-use = À la fin, chaque gare te laisse emprunter une route d’un adversaire qui touche sa ville, pour toutes tes cartes Destination. Le jeu te propose la meilleure.
help-europe-station-points = Chaque gare qu’il te reste à la fin rapporte { $station } points.
help-europe-ties = À égalité de points, le plus de destinations atteintes l’emporte, puis le moins de gares construites, puis le chemin continu le plus long.
