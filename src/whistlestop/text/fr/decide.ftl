# Les décisions d’une sorte à part dans le navigateur : dés, voyages, gares, souvenirs, rangées du jeu de cartes.

## Les dés
decide-dice = Tes dés
decide-dice-of = Dés de { $name }
decide-dice-none = Pas de dés sur la table.
decide-die = Dé { $n } : { $face }
decide-die-spent = Utilisé : { $face }
decide-tokens = Tes jetons
decide-throw = { $token } : le rendre à la fin du tour
decide-rolled = Touche les dés que tu veux relancer, une seule fois.
decide-rolled-reach = Touche des dés pour les relancer, une seule fois. Tels quels, ils suffisent pour ce qui brille.
decide-rolled-some = Les dés relevés seront relancés.
decide-roll-again =
    { $n ->
        [one] Relancer { $n } dé
       *[other] Relancer { $n } dés
    }
decide-roll-all = Tout relancer
decide-dice-claim = Choisis une route qui brille, ou touche deux dés pour un jeton.
decide-dice-claim-only = Choisis une route qui brille.
decide-dice-exchange = Deux dés quelconques donnent un jeton : touche-les.
decide-dice-over = Il n’y a plus rien à faire avec les dés.
decide-tickets =
    { $n ->
        [one] Piocher { $n } carte Destination
       *[other] Piocher { $n } cartes Destination
    }
decide-picked-one = { $dice } : un de plus donne un jeton.
decide-picked-two = { $dice } : quel jeton prends-tu ?
decide-picked-tickets = { $dice } : pioche des cartes Destination avec.
decide-picked-many = { $dice } : deux dés donnent un jeton.
decide-tunnel = { $track }. Chaque tunnel sur les dés coûte une case de plus.
decide-tunnel-shows =
    { $n ->
        [0] Les dés tunnel ne montrent aucun tunnel
        [one] Les dés tunnel montrent { $n } tunnel
       *[other] Les dés tunnel montrent { $n } tunnels
    }
decide-tunnel-odds = Un tunnel : trois dés tunnel seront lancés. Compte { $more } de plus.
decide-tunnel-first = d’abord le prendre, puis payer avec
decide-tunnel-cannot = Tu ne peux pas payer cela. Tes jetons te reviennent, et ton tour est fini.
decide-surcharge =
    { $n ->
        [one] case de plus
       *[other] cases de plus
    }

## Les cartes qui en remplacent d’autres
decide-owed =
    { $n ->
        [one] Encore { $n } carte au choix à poser.
       *[other] Encore { $n } cartes au choix à poser.
    }

## Märklin : les passagers
decide-mix = Les cartes longues valent plus. Tu verras tes cartes Destination une fois ton choix fait.
decide-mix-way = { $long } longues, { $short } courtes
decide-passenger =
    { $n ->
        [one] Il te reste { $n } passager. Les nombres sont les marchandises qui s’y trouvent.
       *[other] Il te reste { $n } passagers. Les nombres sont les marchandises qui s’y trouvent.
    }
decide-goods = Marchandises pour { $points } points
decide-goods-none = Pas de marchandises
decide-ride = En voyage, à { $place }
decide-ride-begins = Marchandises jusqu’ici
decide-ride-visited = Marchandises jusqu’ici : { $places }
decide-ride-ahead =
    { $n ->
        [one] puis { $n } point
       *[other] puis { $n } points
    }
decide-ride-fare =
    { $n ->
        [one] par une route de { $name }, puis { $n } point
       *[other] par une route de { $name }, puis { $n } points
    }
decide-ride-off =
    { $n ->
        [one] Descendre à { $place } : { $n } point
       *[other] Descendre à { $place } : { $n } points
    }

## San Francisco : les piles de souvenirs
decide-place = Choisis un lieu qui brille pour ces souvenirs : qui y prend une route en emporte un.

## Europe : les routes empruntées
decide-borrow = Ta gare à { $place }
decide-borrow-note = Chaque gare emprunte une route d’un autre joueur pour tes cartes Destination. Rien ne fait mieux que la proposition.
decide-borrow-as = { $place } : { $track }
decide-borrow-proposed = proposé
