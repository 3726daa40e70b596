# Ce que l’on peut faire, comme sur un bouton ou dans une liste.

action-keep = Garder { $tickets }
action-keep-none = N’en garder aucune
action-mix = Piocher { $long } longues et { $short } courtes
action-stack = Poser : { $souvenir }
action-place = Poser les souvenirs à { $place }
action-pick = Prendre { $card } (place { $slot })
action-pick-slot = Prendre la carte de la place { $slot }
action-pick-blind = Piocher une carte
action-tickets = Piocher des cartes Destination
action-tickets-dice =
    { $n ->
        [one] Piocher des cartes Destination avec { $n } dé
       *[other] Piocher des cartes Destination avec { $n } dés
    }
action-claim = Prendre { $track }
action-claim-paid = Prendre { $track } avec { $paid }
action-pay = Payer { $paid }
action-pay-more =
    { $n ->
        [one] Payer { $paid } et { $n } autre carte
       *[other] Payer { $paid } et { $n } autres cartes
    }
action-pay-any =
    { $n ->
        [one] Payer { $n } carte au choix
       *[other] Payer { $n } cartes au choix
    }
action-plus4 =
    { $n ->
        [0] Aucune n’est une locomotive +4
        [one] { $n } est une locomotive +4
       *[other] { $n } sont des locomotives +4
    }
action-lay = Poser { $card }
action-surcharge = Ajouter { $paid } pour le tunnel
action-souvenir = Prendre le souvenir à { $place }
action-passenger = Placer un passager à { $place }
action-passenger-none = Ne pas placer de passager
action-station = Construire une gare à { $place }
action-station-paid = Construire une gare à { $place } avec { $paid }
action-ride = Faire partir le passager à { $place }
action-go = Suivre { $track }
action-reroll = Relancer : { $dice }
action-reroll-none = Garder tous les dés
action-tokens =
    { $n ->
        [0] N’utiliser aucun jeton
        [one] Utiliser { $n } jeton
       *[other] Utiliser { $n } jetons
    }
action-exchange = Échanger { $dice } contre un { $token }
action-end = Finir le tour
action-end-discard = Finir le tour et rendre { $tokens }
action-borrow = Emprunter { $track }
action-borrow-none = Ne rien emprunter
action-pass = Passer
action-decline = Ne pas payer ; le tour est fini
action-stop = Descendre ici
action-accept = Accepter la meilleure proposition

## Le jeu de cartes
action-move = Envoyer { $card } sur la voie
action-row = Commencer une rangée : { $card }
action-number =
    { $n ->
        [one] Poser { $n } carte
       *[other] Poser { $n } cartes
    }
action-locomotives =
    { $n ->
        [0] N’ajouter aucune locomotive
        [one] Ajouter { $n } locomotive
       *[other] Ajouter { $n } locomotives
    }
action-lay-cards = Poser { $cards }
action-lay-cards-as = Poser { $cards }, couleur : { $card }
action-choose = Atteindre aussi { $tickets }
action-complete = Atteindre { $tickets }
action-complete-none = N’atteindre aucune destination
