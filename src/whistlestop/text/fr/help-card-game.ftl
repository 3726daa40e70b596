# Les règles en bref : le jeu de cartes.
help-card-game-idea = Pas de plateau, pas de trains : ce sont tes cartes qui voyagent. Pose-les dans ton triage, mène-les à bon port sur la voie et paie tes cartes Destination avec ce qui est arrivé.
help-card-game-start = Tu commences avec une locomotive et { $hand } autres cartes. Tu reçois { $dealt } cartes Destination et en gardes autant que tu veux, mais au moins { $kept }.
help-card-game-heading-yard = Du triage à la voie
help-card-game-to-track = Ton tour commence dans ton triage : la carte du dessus de chaque rangée va, face cachée, sur ta pile de la voie. Personne ne la regarde plus avant le décompte, pas même toi. Ce qui s’y trouve est à l’abri.
help-card-game-turn = Puis tu fais une seule chose : piocher des cartes, poser des cartes dans ton triage ou piocher des cartes Destination.
help-card-game-cards = Prends deux cartes : parmi les cinq visibles, ou dans la pioche. Une locomotive visible coûte toute la pioche.
help-card-game-heading-lay = Poser des cartes
help-card-game-lay = Pose deux cartes ou plus d’une même couleur en une rangée, avec des locomotives si tu veux ; elles vont dessus. Ou pose exactement trois cartes de trois couleurs, sans locomotives : trois rangées d’une carte.
help-card-game-lay-own = Tu ne peux pas poser une couleur qui est déjà dans ton triage.
help-card-game-rob = Si une couleur est chez quelqu’un d’autre, il faut en poser plus qu’il n’y en a là. Tu voles le train : l’autre rangée est défaussée.
help-card-game-tickets = Pour piocher des cartes Destination, prends-en { $drawn } et gardes-en autant que tu veux, ou aucune. Les autres vont sous la pioche.
help-card-game-complete = Une carte Destination demande des cartes de certaines couleurs. Quand la dernière carte de la pioche est prise et que chacun a encore joué un tour, tu paies tes cartes Destination avec les cartes de ta pile de la voie. Une locomotive remplace n’importe quelle carte, et chaque carte ne paie qu’une destination.
help-card-game-choose = Tu choisis les destinations que tu atteins ; le jeu te propose le meilleur choix.
help-card-game-four = À quatre, il y a deux manches : après la première, toutes les cartes sont mélangées sauf celles des mains, chacun en reçoit quatre de plus, et on continue.
help-card-game-score = Les destinations atteintes rapportent leurs points, les autres les coûtent.
help-card-game-bonus = Pour chacune des six grandes villes, qui y a atteint le plus de destinations reçoit son bonus.
help-card-game-ties = À égalité de points, le plus de destinations atteintes l’emporte, puis le plus de bonus de villes.
