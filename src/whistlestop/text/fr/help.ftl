# Les règles en bref : ce que plusieurs jeux partagent.

help-heading-idea = L’idée
help-heading-start = Avant le premier tour
help-heading-turn = Ton tour
help-heading-cards = Piocher des cartes
help-heading-claim = Prendre une route
help-heading-ferries = Les ferries
help-heading-tunnels = Les tunnels
help-heading-tickets = Les cartes Destination
help-heading-end = La fin

help-idea = Récolte des cartes, paie avec elles des routes entre des lieux voisins et relie les villes de tes cartes Destination. Qui a le plus de points à la fin gagne.
help-start =
    Tu commences avec { $pieces } trains et { $hand ->
            [one] { $hand } carte
           *[other] { $hand } cartes
        }. Tu reçois { $dealt } cartes Destination et en gardes au moins { $kept } ; personne d’autre ne les voit.
help-turn = À ton tour, tu fais une seule chose : piocher des cartes, prendre une route ou piocher des cartes Destination. Puis c’est au suivant.

help-cards = Prends deux cartes : parmi les cinq visibles, ou dans la pioche. Une carte visible est remplacée aussitôt : regarde donc encore avant de prendre la seconde.
help-cards-dear = Une locomotive visible coûte toute la pioche : c’est la seule carte que tu prends, et elle ne peut pas être la seconde. Piochée sans la voir, c’est simplement de la chance.
help-cards-easy = Les locomotives se prennent comme les autres cartes : deux visibles, c’est permis.
help-cards-flush = Dès que trois des cinq cartes visibles sont des locomotives, les cinq sont défaussées et remplacées.

help-claim = Paie autant de cartes que la route a de cases : de la couleur de la route, ou toutes d’une même couleur au choix si elle est grise. Tes trains vont sur les cases, et tu marques aussitôt. La route n’a pas à toucher tes autres routes.
help-points = Les longues routes rapportent : { $lengths } cases valent { $points } points.
help-wild = Une locomotive remplace une carte de n’importe quelle couleur, sur toutes les routes.
help-doubles = Personne ne peut avoir les deux côtés d’une voie double. À moins de { $open } joueurs, l’autre se ferme dès que l’une est prise.

help-ferries = Chaque locomotive imprimée sur un ferry se paie avec une locomotive ; les autres cases comme d’habitude.
help-tunnels = On ne sait jamais ce que coûte un tunnel. Pose tes cartes, puis trois sont révélées de la pioche : pour chacune de ta couleur et pour chaque locomotive, tu paies une carte de plus, de cette couleur ou une locomotive.
help-tunnels-wild = Si tu ne poses que des locomotives, seules les locomotives révélées comptent, et seules des locomotives les paient.
help-tunnels-decline = Si tu ne peux pas payer, ou préfères ne pas le faire, tu reprends tes cartes et ton tour est fini.

help-tickets = Une carte Destination nomme deux villes. Si tes routes les relient à la fin, par n’importe quel chemin, tu gagnes ses points ; sinon, tu les perds. Jusque-là, elles restent secrètes.
help-tickets-under = Pour piocher des cartes Destination, prends-en { $drawn } et gardes-en au moins { $keep }. Les autres vont sous la pioche.
help-tickets-gone = Pour piocher des cartes Destination, prends-en { $drawn } et gardes-en au moins { $keep }. Les autres quittent le jeu, la pioche peut donc s’épuiser.

help-end = Quand quelqu’un finit son tour avec { $end } trains ou moins, c’est bientôt la fin : chacun joue encore un tour, et cette personne en dernier.
help-scoring = Puis toutes les cartes Destination sont montrées, et leurs points ajoutés ou retirés.
help-longest = Le chemin continu le plus long rapporte { $longest } points. Il peut se croiser et tourner en rond, mais n’utilise chaque route qu’une fois.
help-globetrotter = Le plus de destinations atteintes rapporte { $globetrotter } points.
help-ties-tickets = À égalité de points, le plus de destinations atteintes l’emporte.
