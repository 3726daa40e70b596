# Les règles en bref : San Francisco.
help-san-francisco-idea = Une ville que l’on traverse en un quart d’heure : récolte des cartes, pose tes cable cars, relie les lieux de tes cartes Destination et rapporte des souvenirs.
help-san-francisco-start = Tu commences avec { $pieces } cable cars et { $hand } cartes. Tu reçois { $dealt } cartes Destination et en gardes au moins { $kept }.
help-san-francisco-stacks = Des souvenirs de sept sortes sont en piles : cinq sur les sites marqués, et deux que les joueurs posent où ils veulent sur le plateau avant le premier tour.
help-san-francisco-wild = Les cartes Ferry sont les jokers : chacune remplace une carte de n’importe quelle couleur, sur toutes les routes.
help-san-francisco-cards-dear = Une carte Ferry visible coûte toute la pioche : c’est la seule carte que tu prends, et elle ne peut pas être la seconde.
help-san-francisco-cards-flush = Dès que trois des cinq cartes visibles sont des cartes Ferry, les cinq sont défaussées et remplacées.
help-san-francisco-ferries = Chaque symbole ferry d’une route se paie avec une carte Ferry ; les autres cases comme d’habitude.
help-san-francisco-heading-souvenirs = Les souvenirs
help-san-francisco-souvenir = Quand tu prends une route, tu prends un souvenir à l’un de ses bouts, s’il y en a un que tu n’as pas encore. S’il y en a aux deux bouts, tu choisis.
help-san-francisco-souvenir-points = Sept souvenirs différents rapportent 12 points, six 9, cinq 6, quatre 4, trois 2 et deux 1.
help-san-francisco-end = Quand quelqu’un finit son tour avec { $end } cable cars ou moins, c’est bientôt la fin : chacun joue encore un tour, et cette personne en dernier.
