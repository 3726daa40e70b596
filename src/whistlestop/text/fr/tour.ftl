# La première partie guidée : ce que dit le guide. Chaque message a un titre et, dans .text, les mots en dessous.

tour-name = Première partie
tour-opponent = Ingrid
tour-open = Guide
tour-close = Renvoyer le guide
tour-show = Montre-moi
tour-way = { $done } étapes sur { $all } d’une première partie

tour-welcome = Bienvenue à bord
    .text = Le plateau arrive.
tour-keep = Choisis tes cartes Destination
    .text = Chaque carte Destination veut deux villes reliées par tes propres routes. Le nombre est ce qu’elle rapporte, ou coûte si tu échoues. Trois de ces cinq sont sur une même ligne, d’Helsinki à Bergen par Stockholm et Oslo : touche-les et garde-les.
tour-wait-first = Ingrid choisit aussi
    .text = Personne ne voit les cartes Destination des autres. En attendant, regarde le plateau : tes villes y sont marquées.
tour-wait = À { $name } de jouer
    .text = Suis le plateau, et le journal pour savoir ce qui s’est passé.
tour-draw = Pioche deux cartes
    .text =
        { $n ->
            [one] Pour prendre une route, tu paies des cartes de sa couleur, autant qu’elle a de cases. { $track } en a { $n } ; récolte cette couleur : { $colour }. Prends deux cartes, parmi les cinq visibles ou dans la pioche.
           *[other] Pour prendre une route, tu paies des cartes de sa couleur, autant qu’elle a de cases. { $track } en a { $n } ; récolte cette couleur : { $colour }. Prends deux cartes, parmi les cinq visibles ou dans la pioche.
        }
tour-second = Et la seconde carte
    .text = La carte que tu as prise est déjà remplacée : regarde donc encore. La pioche convient aussi.
tour-collect = Récolte pour ton chemin
    .text =
        { $missing ->
            [one] { $track } est sur ton chemin : encore { $missing } carte ({ $colour }), et tu peux la prendre.
           *[other] { $track } est sur ton chemin : encore { $missing } cartes ({ $colour }), et tu peux la prendre.
        }
tour-collect-wild = Ici, les locomotives aident
    .text =
        { $missing ->
            [one] { $track } est sur ton chemin : encore { $missing } carte ({ $colour }), ou une locomotive. Elles ne vont que sur les tunnels et les ferries.
           *[other] { $track } est sur ton chemin : encore { $missing } cartes ({ $colour }), ou des locomotives. Elles ne vont que sur les tunnels et les ferries.
        }
tour-claim = Tu peux prendre une route
    .text =
        { $points ->
            [one] Tu as ce que coûte { $track }. Touche-la sur le plateau : elle rapporte tout de suite { $points } point, et personne ne peut te la reprendre. Ce qui brille est à prendre.
           *[other] Tu as ce que coûte { $track }. Touche-la sur le plateau : elle rapporte tout de suite { $points } points, et personne ne peut te la reprendre. Ce qui brille est à prendre.
        }
tour-claim-ferry = Un ferry à ta portée
    .text =
        { $points ->
            [one] { $track } est un ferry : chaque case avec une locomotive en veut une, ou trois cartes quelconques à la place. Tu as ce qu’il faut ; touche-le sur le plateau. Il rapporte { $points } point.
           *[other] { $track } est un ferry : chaque case avec une locomotive en veut une, ou trois cartes quelconques à la place. Tu as ce qu’il faut ; touche-le sur le plateau. Il rapporte { $points } points.
        }
tour-claim-tunnel = Un tunnel à ta portée
    .text =
        { $points ->
            [one] { $track } est un tunnel. Quand tes cartes sont posées, trois sont révélées : chacune de ta couleur, et chaque locomotive, coûte une carte de plus. Mieux vaut en avoir une ou deux en réserve. Il rapporte { $points } point.
           *[other] { $track } est un tunnel. Quand tes cartes sont posées, trois sont révélées : chacune de ta couleur, et chaque locomotive, coûte une carte de plus. Mieux vaut en avoir une ou deux en réserve. Il rapporte { $points } points.
        }
tour-chosen = Comment payer
    .text = La façon la moins chère d’abord. Garde ce qu’il te faut ailleurs ; changer ne coûte rien. Le bouton rouge le fait.
tour-pay = Encore un choix
    .text = Choisis ce qui te manquera le moins.
tour-tunnel = Dans le tunnel
    .text = Les trois cartes sont visibles. Paie ce qu’elles demandent, ou fais demi-tour : tu gardes alors tes cartes, et seul le tour est perdu.
tour-more-tickets = Tout est relié
    .text = Toutes les cartes Destination encore possibles sont atteintes. Il te reste des trains : pioche de nouvelles cartes Destination et garde celle qui est déjà presque faite, ou prends de longues routes pour leurs points.
tour-keep-more = De nouvelles cartes Destination
    .text = Gardes-en au moins une. Celle qui demande le moins de trains est la plus sûre ; ce que tu ne gardes pas quitte le jeu.
tour-free = Prends ce qui rapporte
    .text = Tu n’as plus rien à relier. Les longues routes rapportent le plus : six cases valent 15 points.
tour-end-near = La fin approche
    .text = Quelqu’un n’a plus que { $n } trains. À deux ou moins, chacun joue encore un tour. Finis ce que tu peux ; ne pioche plus de cartes Destination.
tour-last = Le dernier tour
    .text = C’est ton dernier tour. Prends la route qui rapporte le plus, ou celle qui complète une carte Destination.
tour-over = Le décompte
    .text = Les routes, les cartes Destination, et dix points pour le plus de destinations atteintes. C’était ta première partie. Et maintenant : un autre plateau, avec des tunnels partout ou des gares dans des villes lointaines ?

## Ce qui vient de réussir pour la première fois
tour-praise-kept = Bien choisi.
tour-praise-drawn = C’est ainsi que l’on pioche.
tour-praise-claimed = Ta première route : tes trains y restent jusqu’à la fin.
tour-praise-connected = Une destination est reliée : ses points sont assurés.
tour-praise-over = Terminus, tout le monde descend !
