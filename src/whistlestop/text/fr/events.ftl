# Ce qui se passe à la table, une phrase pour chaque sorte d’événement.

event-turn =
    { $you ->
        [yes] À toi de jouer.
       *[no] À { $who } de jouer.
    }
event-deal =
    { $you ->
        [yes] Tu reçois { $cards }.
       *[no] { $who } reçoit { $cards }.
    }
event-deal-hidden =
    { $n ->
        [one] { $who } reçoit { $n } carte.
       *[other] { $who } reçoit { $n } cartes.
    }
event-turn-up = On révèle : { $cards }.
event-flush = Les cartes visibles sont défaussées et remplacées.
event-reshuffle = La défausse est mélangée et devient la pioche.
event-reveal = Le tunnel révèle : { $cards }.
event-roll = Les dés donnent : { $dice }.
event-tunnel-roll =
    { $n ->
        [0] Les dés tunnel ne montrent aucun tunnel.
        [one] Les dés tunnel montrent { $n } tunnel.
       *[other] Les dés tunnel montrent { $n } tunnels.
    }
event-stack =
    { $n ->
        [one] { $place } : { $n } × { $souvenir }.
       *[other] { $place } : { $n } × { $souvenir }.
    }
event-place-stack =
    { $you ->
        [yes] Tu poses { $n } × { $souvenir } à { $place }.
       *[no] { $who } pose { $n } × { $souvenir } à { $place }.
    }
event-offer =
    { $you ->
        [yes] Tu pioches des cartes Destination : { $tickets }.
       *[no] { $who } pioche des cartes Destination : { $tickets }.
    }
event-offer-hidden =
    { $n ->
        [one] { $who } pioche { $n } carte Destination.
       *[other] { $who } pioche { $n } cartes Destination.
    }
event-keep =
    { $you ->
        [yes] Tu gardes { $tickets }.
       *[no] { $who } garde { $tickets }.
    }
event-keep-none =
    { $you ->
        [yes] Tu ne gardes aucune carte Destination.
       *[no] { $who } ne garde aucune carte Destination.
    }
event-keep-hidden =
    { $n ->
        [one] { $who } garde { $n } carte Destination.
       *[other] { $who } garde { $n } cartes Destination.
    }
event-keep-mixed = Cartes Destination gardées par { $who } : { $long } longues, { $short } courtes.
event-mix =
    { $you ->
        [yes] Tu annonces tes cartes Destination : { $long } longues, { $short } courtes.
       *[no] { $who } annonce ses cartes Destination : { $long } longues, { $short } courtes.
    }
event-pick-row =
    { $you ->
        [yes] Tu prends { $card } parmi les cartes visibles.
       *[no] { $who } prend { $card } parmi les cartes visibles.
    }
event-pick-blind =
    { $you ->
        [yes] Tu pioches { $card }.
       *[no] { $who } pioche { $card }.
    }
event-pick-hidden = { $who } pioche une carte.
event-claim =
    { $you ->
        [yes] Tu poses { $paid } pour { $track }.
       *[no] { $who } pose { $paid } pour { $track }.
    }
event-placed =
    { $you ->
        [yes] Tu prends la route { $track } : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[no] { $who } prend la route { $track } : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
event-laid =
    { $you ->
        [yes] Il te reste { $n ->
            [one] { $n } carte
           *[other] { $n } cartes
        } à poser pour { $track }.
       *[no] Il reste à { $who } { $n ->
            [one] { $n } carte
           *[other] { $n } cartes
        } à poser pour { $track }.
    }
event-surcharge =
    { $you ->
        [yes] Tu ajoutes { $paid } pour le tunnel.
       *[no] { $who } ajoute { $paid } pour le tunnel.
    }
event-surcharge-none = Le tunnel ne coûte rien de plus.
event-decline =
    { $you ->
        [yes] Tu renonces au tunnel.
       *[no] { $who } renonce au tunnel.
    }
event-station =
    { $you ->
        [yes] Tu construis une gare à { $place } avec { $paid }.
       *[no] { $who } construit une gare à { $place } avec { $paid }.
    }
event-borrow =
    { $you ->
        [yes] Ta gare à { $place } emprunte { $track }.
       *[no] La gare à { $place } (à { $who }) emprunte { $track }.
    }
event-passenger =
    { $you ->
        [yes] Tu places un passager à { $place }.
       *[no] { $who } place un passager à { $place }.
    }
event-passenger-none =
    { $you ->
        [yes] Tu ne places pas de passager.
       *[no] { $who } ne place pas de passager.
    }
event-ride =
    { $you ->
        [yes] Ton passager part : { $place }.
       *[no] Un passager part pour { $who } : { $place }.
    }
event-go = Le passager suit { $track }.
event-fare =
    { $you ->
        [yes] Tu paies { $paid } pour emprunter la route d’autrui.
       *[no] { $who } paie { $paid } pour emprunter la route d’autrui.
    }
event-stop =
    { $points ->
        [one] Le passager descend et rapporte { $points } point.
       *[other] Le passager descend et rapporte { $points } points.
    }
event-souvenir =
    { $you ->
        [yes] Tu prends un souvenir à { $place } : { $souvenir }.
       *[no] { $who } prend un souvenir à { $place } : { $souvenir }.
    }
event-reroll =
    { $you ->
        [yes] Tu gardes { $kept } et relances le reste : { $dice }.
       *[no] { $who } garde { $kept } et relance le reste : { $dice }.
    }
event-reroll-all =
    { $you ->
        [yes] Tu relances tous les dés : { $dice }.
       *[no] { $who } relance tous les dés : { $dice }.
    }
event-reroll-none =
    { $you ->
        [yes] Tu gardes tous les dés.
       *[no] { $who } garde tous les dés.
    }
event-tickets =
    { $you ->
        [yes] Tu utilises { $dice } pour piocher des cartes Destination.
       *[no] { $who } utilise { $dice } pour piocher des cartes Destination.
    }
event-exchange =
    { $you ->
        [yes] Tu échanges { $dice } contre { $tokens }.
       *[no] { $who } échange { $dice } contre { $tokens }.
    }
event-discard-tokens =
    { $you ->
        [yes] Tu rends { $tokens }.
       *[no] { $who } rend { $tokens }.
    }
event-to-track =
    { $you ->
        [yes] De ton triage à ta voie : { $cards }.
       *[no] { $who }, du triage à la voie : { $cards }.
    }
event-lay =
    { $you ->
        [yes] Tu poses { $cards } dans ton triage.
       *[no] { $who } pose { $cards } dans son triage.
    }
event-lay-as =
    { $you ->
        [yes] Tu poses { $cards } dans ton triage, couleur : { $colour }.
       *[no] { $who } pose { $cards } dans son triage, couleur : { $colour }.
    }
event-rob =
    { $you ->
        [yes] Au voleur ! Tu perds ta rangée ({ $colour }).
       *[no] Au voleur ! { $who } perd sa rangée ({ $colour }).
    }
event-complete =
    { $you ->
        [yes] Tu atteins : { $tickets }.
       *[no] { $who } atteint : { $tickets }.
    }
event-complete-none =
    { $you ->
        [yes] Tu n’atteins aucune destination.
       *[no] { $who } n’atteint aucune destination.
    }
event-pass =
    { $you ->
        [yes] Tu passes.
       *[no] { $who } passe.
    }
event-score =
    { $you ->
        [yes] Tu finis avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[no] { $who } finit avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
event-end-pieces = La partie est finie : il ne restait presque plus rien à poser.
event-end-passes = La partie est finie : plus personne ne peut rien faire.
event-end-deck = La partie est finie : il n’y a plus de cartes.
