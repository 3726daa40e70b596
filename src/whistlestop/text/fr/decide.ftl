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
decide-key-dice = relever ce dé
decide-did-token = a pris un jeton
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
decide-tunnel-dice = Dés tunnel
decide-tunnel-odds = Un tunnel : trois dés tunnel seront lancés. Compte { $more } de plus.
decide-tunnel-first = d’abord le prendre, puis payer avec
decide-tunnel-cannot = Tu ne peux pas payer cela. Tes jetons te reviennent, et ton tour est fini.
decide-surcharge =
    { $n ->
        [one] case de plus
       *[other] cases de plus
    }
decide-way-stand = dont { $n } à la place d’autres

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
decide-stack =
    { $n ->
        [0] { $souvenir }, plus aucun
       *[other] { $souvenir }, reste { $n }
    }
decide-place = Choisis un lieu qui brille pour ces souvenirs.

## Europe : les routes empruntées
decide-borrow = Ta gare à { $place }
decide-borrow-note = Chaque gare emprunte une route d’un autre joueur pour tes cartes Destination. Rien ne fait mieux que la proposition.
decide-borrow-as = { $place } : { $track }
decide-borrow-proposed = proposé

## Le jeu de cartes : les triages
decide-yards = Triages
decide-see-yards = Voir les triages
decide-yard =
    { $you ->
        [yes] Ton triage
       *[no] Triage de { $name }
    }
decide-yard-empty = Pas de train dans le triage.
decide-row = Une rangée : { $cards }.
decide-row-as = Une rangée : { $cards }, posée comme { $card }.
decide-row-possible = Tu peux voler cette rangée.
decide-row-chosen = Tu es sur le point de voler cette rangée.
decide-row-robbed = volée
decide-robbed-by =
    { $you ->
        [yes] volée par toi
       *[no] volée par { $name }
    }
# Sous un nombre : 7 sur la voie
decide-pile = sur la voie
decide-pile-cards =
    { $n ->
        [one] { $n } carte sur la voie
       *[other] { $n } cartes sur la voie
    }
decide-pile-why = Les cartes sur la voie sont à l’abri, et cachées jusqu’au décompte.
decide-pile-seen = Sur la voie : { $cards }.
decide-pile-empty = Aucune carte sur ta voie.
decide-until =
    { $n ->
        [one] Encore { $n } carte avant la fin de la pioche.
       *[other] Encore { $n } cartes avant la fin de la pioche.
    }
decide-last-turns =
    { $you ->
        [yes] La pioche est épuisée : chacun joue encore un tour, toi en dernier.
       *[no] La pioche est épuisée : chacun joue encore un tour, { $name } en dernier.
    }
# À quatre, on joue deux manches
decide-part = Manche { $n } sur 2.
decide-part-scored = La manche 1 est comptée
decide-part-note = Les mains et les destinations en cours restent ; toutes les autres cartes forment la pioche de la manche 2.
decide-cities = Les grandes villes et leurs bonus
decide-city =
    { $n ->
        [one] { $city } : { $n } point pour le plus de destinations atteintes.
       *[other] { $city } : { $n } points pour le plus de destinations atteintes.
    }
decide-city-mine = Sur tes cartes Destination : { $n }.
decide-city-leads = { $names } avec { $n }.
decide-city-big = grande ville, { $n } points

## Le jeu de cartes : un tour
decide-asks-cards = Cartes, trains ou destinations
decide-lay-say = Pioche des cartes, ou touche une couleur pour la poser.
decide-lay-say-last = Touche une couleur pour la poser.
decide-lay-say-draw = Pioche des cartes : visibles, ou de la pioche.
decide-lay-say-tickets = La pioche est épuisée : pioche des cartes Destination.
decide-lay-three = Poser trois couleurs
decide-lay-three-note = une carte de chaque
decide-lay-three-say = Touche trois couleurs : { $n } sur 3.
decide-lay-as = Comme rangée de cette couleur
decide-lay-nothing = Poser trois cartes
decide-lay-robs = vole à { $name } : { $cards }
# Combien de cartes d’une sorte : « vert : 3 sur 4 »
decide-lay-of = { $card } : { $n } sur { $of }
decide-did-lay = a posé
decide-did-complete =
    { $n ->
        [one] a atteint { $n } destination
       *[other] a atteint { $n } destinations
    }

## Le jeu de cartes : les cartes Destination
decide-ticket-needs = Il faut : { $cards }.
decide-ticket-all = toutes les cartes sont là
decide-ticket-wild = complète avec des locomotives
decide-ticket-lacks =
    { $n ->
        [one] il manque { $n } carte
       *[other] il manque { $n } cartes
    }
decide-tickets-hand = avec la main et le triage
decide-tickets-all = avec la main, le triage et la pile
decide-tickets-pile = avec ta pile
decide-complete = Atteins tes destinations
decide-complete-note = Le meilleur choix est déjà fait ; change-le si tu veux. Personne ne le voit avant que tous aient choisi. Les destinations non atteintes coûtent des points à la fin.
decide-complete-all = Chacun choisit les cartes Destination qu’il atteint.
decide-complete-locked = Ton choix est fait ; on le montre quand tous ont choisi.
decide-complete-do =
    { $n ->
        [0] N’atteindre aucune destination
        [one] Atteindre { $n } destination
       *[other] Atteindre { $n } destinations
    }
decide-complete-proposed = Revenir au meilleur choix
# Combien de cartes d’une sorte les cartes choisies utilisent : « vert : 3 sur 4 utilisées »
decide-uses = { $card } : { $n } sur { $of } utilisées
