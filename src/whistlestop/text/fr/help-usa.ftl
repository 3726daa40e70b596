# Les règles en bref : États-Unis.
help-usa-idea = Le jeu par lequel tout a commencé : en train d’un océan à l’autre. Le chemin le plus court entre deux villes n’est pas toujours encore libre.
help-usa-advice = Une destination que tu n’atteins pas coûte autant qu’elle promettait. Les routes grises prennent toutes les couleurs, tout le monde veut donc les courtes : n’attends pas trop.
help-usa-ties = À égalité de points, le plus de destinations atteintes l’emporte, puis le chemin continu le plus long.
