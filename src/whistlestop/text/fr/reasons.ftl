# Pourquoi quelque chose n’est pas possible.  $track est une route par ses bouts (« Oslo–Bergen ») ; $cards et les
# autres listes sont déjà dites, et se placent le mieux après deux-points.

## Ce qui n’existe pas dans cette partie
reason-unknown = { $action } n’est pas possible maintenant.
reason-no-action = { $action } n’est pas une action de ce jeu.
reason-no-card = Il n’y a pas de carte { $card } dans ce jeu ; il y a { $cards }.
reason-no-dice = On joue ici avec des cartes, pas avec des dés.
reason-no-dice-payment = { $paid } désigne des dés ou des jetons ; ici, on paie avec des cartes.
reason-no-cards = Avec les dés, on n’utilise pas de cartes Wagon.
reason-no-cards-payment = { $paid } désigne des cartes ; avec les dés, on paie en S, D et L, et avec les jetons s et d.
reason-no-pass = Avec les dés, on ne passe pas ; finis simplement ton tour.
reason-no-stations = Il n’y a pas de gares dans ce jeu.
reason-no-stations-boxed = Sans les règles avancées, les gares restent dans la boîte.
reason-no-passengers = Il n’y a pas de passagers dans ce jeu.
reason-no-passengers-boxed = Sans les règles avancées, les passagers restent dans la boîte.
reason-no-tunnels = Il n’y a pas de tunnels dans ce jeu, donc pas de supplément.
reason-no-tunnels-boxed = Sans les règles avancées, les tunnels sont des routes simples, donc sans supplément.
reason-no-souvenirs = Il n’y a pas de souvenirs dans ce jeu.
reason-no-mix = Il n’y a qu’une pioche de cartes Destination dans ce jeu, donc rien à annoncer.
reason-no-plus4 = Il n’y a pas de locomotives +4 dans ce jeu.
reason-no-arbitrary = Dans ce jeu, aucune carte quelconque n’en remplace une autre.

## Les noms
reason-no-track = Il n’y a pas de route { $number } ; la plus proche est { $nearest } ({ $ends }).
reason-no-place = Il n’y a pas de lieu { $place } ; le plus proche est { $nearest } ({ $name }).
reason-no-ticket = Il n’y a pas de carte Destination { $ticket } ; la plus proche est { $nearest }.

## Ce qui se décide maintenant
reason-now-mix = Tu pioches des cartes Destination : annonce combien des { $n } sont longues et combien sont courtes.
reason-now-keep = Tu choisis des cartes Destination : gardes-en parmi celles proposées.
reason-now-stack = Tu choisis une pile de souvenirs : { $symbols }.
reason-now-place = Tu poses la pile de souvenirs { $symbol } : choisis un lieu sans pile.
reason-now-second = Tu as pris une carte : prends la seconde.
reason-now-pay = Tu prends { $track } : choisis comment payer.
reason-now-plus4 =
    { $n ->
        [one] Tu paies { $track } : dis si la locomotive ({ $n }) est une +4.
       *[other] Tu paies { $track } : dis combien des { $n } locomotives sont des +4.
    }
reason-now-arbitrary =
    { $n ->
        [one] Tu paies { $track } : pose encore { $n } carte au choix.
       *[other] Tu paies { $track } : pose encore { $n } cartes au choix.
    }
reason-now-tunnel =
    { $n ->
        [one] Tu es dans un tunnel : paie { $n } carte de supplément, ou renonce.
       *[other] Tu es dans un tunnel : paie { $n } cartes de supplément, ou renonce.
    }
reason-now-souvenir = Tu choisis un souvenir : prends-le à { $places }.
reason-now-passenger = Tu as pris une route : place un passager à l’un de ses bouts, ou nulle part.
reason-now-station = Tu construis une gare à { $place } : choisis comment payer.
reason-now-ride = Ton passager est en route : continue, ou descends.
reason-now-rolled = Tu as lancé les dés : dis d’abord lesquels tu relances, ou aucun.
reason-now-tokens = Tu paies { $track } : dis combien de jetons tu utilises.
reason-now-dice-tunnel =
    { $n ->
        [one] Tu es dans un tunnel : paie { $n } case de supplément, prends des jetons pour cela, ou renonce.
       *[other] Tu es dans un tunnel : paie { $n } cases de supplément, prends des jetons pour cela, ou renonce.
    }
reason-now-after = L’action de ce tour est faite : échange des dés inutilisés contre des jetons, ou finis ton tour.
reason-now-borrow = La partie est finie : dis quelle route emprunte ta gare à { $place }, ou accepte la proposition.
reason-now-move = Tu envoies des cartes sur la voie : choisis-en une de la rangée de cette couleur : { $colour }.
reason-now-number = Tu poses une rangée ({ $colour }) : dis combien de cartes de cette couleur.
reason-now-locomotives = Tu poses une rangée ({ $colour }) : dis combien de locomotives tu mets dessus.
reason-now-complete = La manche est finie : choisis les destinations que tu atteins.

## Ce qui ne se décide pas maintenant
reason-not-now-keep = Aucune carte Destination n’est proposée ; pioches-en d’abord.
reason-not-now-mix = Il n’y a rien à annoncer ; pioche d’abord des cartes Destination.
reason-not-now-stacks = Les piles de souvenirs ont été posées avant le premier tour.
reason-not-now-pay = Il n’y a rien à payer ; choisis d’abord une route.
reason-not-now-plus4 = On ne pose pas de locomotives +4 ; choisis d’abord une route.
reason-not-now-arbitrary = Il ne manque pas de cartes au choix ; choisis d’abord une route.
reason-not-now-surcharge = On ne tente aucun tunnel, donc pas de supplément.
reason-not-now-souvenir = Il n’y a pas de souvenir à choisir ; cela vient après une route.
reason-not-now-passenger = Un passager ne se place que juste après la prise d’une route.
reason-not-now-ride = Aucun passager n’est en route ; fais-en d’abord partir un.
reason-not-now-reroll = On ne relance que juste après le premier lancer, et une seule fois.
reason-not-now-tunnel-reroll = Les dés tunnel sont lancés, les autres dés restent donc comme ils sont.
reason-not-now-tokens = Il n’y a rien à payer avec des jetons ; choisis d’abord une route.
reason-not-now-borrow = Les gares empruntent des routes quand la partie est finie.
reason-not-now-move = Les cartes passent du triage à la voie au début du tour.
reason-not-now-number = On ne pose pas de rangée ; choisis d’abord sa couleur.
reason-not-now-complete = Les destinations s’atteignent à la fin d’une manche.

## Les cartes Destination
reason-keep-twice = { $ticket } est nommée deux fois.
reason-keep-not-offered = { $ticket } ne fait pas partie des cartes proposées : { $offered }.
reason-keep-few =
    { $n ->
        [one] Cette carte Destination ({ $n }) doit être gardée : au moins { $least }.
       *[other] Sur les { $n } cartes Destination, il faut en garder au moins { $least }.
    }
reason-tickets-none = Il ne reste plus de cartes Destination.
reason-tickets-dice = Dis combien de dés servent à piocher des cartes Destination, de t1 à t5.
reason-tickets-no-dice =
    { $n ->
        [one] Ici, les cartes Destination se piochent sans dés ; { $action } désigne { $n } dé.
       *[other] Ici, les cartes Destination se piochent sans dés ; { $action } désigne { $n } dés.
    }
reason-tickets-roll =
    { $n ->
        [one] { $n } dé pour les cartes Destination doit montrer une gare ou une locomotive ; les dés donnent { $roll }.
       *[other] { $n } dés pour les cartes Destination doivent montrer des gares ou des locomotives ; les dés donnent { $roll }.
    }
reason-mix-sum =
    { $n ->
        [one] Il faut { $n } carte Destination en tout ; { $long } longues et { $short } courtes font { $sum }.
       *[other] Il faut { $n } cartes Destination en tout ; { $long } longues et { $short } courtes font { $sum }.
    }
reason-mix-long =
    { $left ->
        [one] Il ne reste que { $left } longue ; impossible d’en piocher { $long }.
       *[other] Il ne reste que { $left } longues ; impossible d’en piocher { $long }.
    }
reason-mix-short =
    { $left ->
        [one] Il ne reste que { $left } courte ; impossible d’en piocher { $short }.
       *[other] Il ne reste que { $left } courtes ; impossible d’en piocher { $short }.
    }

## Piocher
reason-pick-strict = Pioche et défausse sont vides ; à cette table, on ne pioche alors plus.
reason-pick-slot = La place { $slot } des cartes visibles est vide.
reason-pick-blind = Pioche et défausse sont vides.
reason-pick-wild = Visible, ce n’est pas possible comme seconde carte : { $wild }.
reason-pick-closed = La pioche de cartes Wagon est vide : on n’y pioche plus pendant cette manche.
reason-pick-no-deck = La pioche de cartes Wagon est vide.
reason-pass = On ne passe que si rien d’autre n’est possible ; il est possible de { $possible }.

## Les routes
reason-track-taken = { $track } est déjà à { $owner }.
reason-track-yours = { $track } est déjà à toi.
reason-pair-yours = L’autre route ({ $other }) entre ces deux lieux est à toi, et personne ne peut avoir les deux.
reason-pair-closed = L’autre voie de cette voie double est prise ; à { $seats }, celle-ci est donc fermée.
reason-group-closed = Une autre route entre ces lieux est prise ; à { $seats }, celle-ci est donc fermée.
reason-pieces =
    { $left ->
        [one] Il te reste { $left } train, cette route en demande { $needed }.
       *[other] Il te reste { $left } trains, cette route en demande { $needed }.
    }
reason-wild-where = { $wild } ne servent que { $where } ; { $track } est { $kind }.
reason-plus4-short = Une locomotive +4 ne sert que sur les routes de 4 cases ou plus ; { $track } en a { $n }.
reason-pay-passenger = Les cartes Passager ne paient jamais une route.
reason-pay-mixed = À part { $wild }, toutes les cartes doivent être d’une même couleur ; cartes posées : { $cards }.
reason-pay-colour = La couleur de { $track } est : { $colour }. Carte posée : { $laid }.
reason-pay-exactly =
    { $n ->
        [one] { $track } coûte exactement { $n } carte, tu en poses { $laid }.
       *[other] { $track } coûte exactement { $n } cartes, tu en poses { $laid }.
    }
reason-pay-symbols =
    { $missing ->
        [one] { $missing } symbole locomotive n’est pas payé.
       *[other] { $missing } symboles locomotive ne sont pas payés.
    }
reason-pay-no-arbitrary = Sur { $track }, aucune carte quelconque n’en remplace une autre.
reason-swap-size =
    { $n ->
        [one] { $n } case coûte { $n } carte, et { $more } de plus si { $each } cartes au choix en remplacent une ; tu en poses { $laid }.
       *[other] { $n } cases coûtent { $n } cartes, et { $more } de plus chaque fois que { $each } cartes au choix en remplacent une ; tu en poses { $laid }.
    }
reason-swap-most = À cette table, { $each } cartes au choix ne peuvent en remplacer qu’une seule ; tu en poses { $laid }.
reason-swap-wild = Sur cette route, cela ne compte pas seul : { $wild }. Quatre cartes au choix comptent pour une.
reason-swap-colour =
    { $laid ->
        [one] { $laid } carte ne suffit pour { $units } cases qu’avec { $single } d’une même couleur ; il y en a au mieux { $best }.
       *[other] { $laid } cartes ne suffisent pour { $units } cases qu’avec { $single } d’une même couleur ; il y en a au mieux { $best }.
    }
reason-triple-size =
    { $n ->
        [one] { $track } coûte { $n } carte, et { $more } de plus si { $each } cartes en remplacent une ; tu en poses { $laid }.
       *[other] { $track } coûte { $n } cartes, et { $more } de plus chaque fois que { $each } cartes en remplacent une ; tu en poses { $laid }.
    }
reason-triple-scope = À cette table, { $each } cartes ne remplacent qu’un symbole locomotive ; cette route en a { $symbols }.
reason-triple-short =
    { $laid ->
        [one] Avec { $laid } carte, { $single } doivent être des locomotives ou de la couleur de la route ; il y en a { $fit }.
       *[other] Avec { $laid } cartes, { $single } doivent être des locomotives ou de la couleur de la route ; il y en a { $fit }.
    }
reason-hand-lacks = Cartes posées : { $laid }. En main : { $held }.
reason-hand-none = Tu n’as pas cela en main : { $card }.
reason-hand-size =
    { $held ->
        [one] Tu as { $held } carte en main, ce paiement en demande { $n }.
       *[other] Tu as { $held } cartes en main, ce paiement en demande { $n }.
    }
reason-need-cards = Il faut : { $need }. En main : { $held }.
reason-need-one-colour = Il en faut { $n } d’une même couleur. En main, au mieux : { $held }.
reason-need-ferry = Il faut : { $need }, plus { $n } d’une même couleur. En main, au mieux : { $held }.
reason-need-swap =
    { $size ->
        [one] Tu as { $size } carte, au plus { $best } d’une même couleur ; cela ne suffit pas pour { $n } cases.
       *[other] Tu as { $size } cartes, au plus { $best } d’une même couleur ; cela ne suffit pas pour { $n } cases.
    }
reason-need-triple =
    { $size ->
        [one] Ta carte ({ $size }) ne suffit pas pour { $n } cases avec { $symbols ->
            [one] { $symbols } symbole
           *[other] { $symbols } symboles
        }, même à { $each } cartes pour une.
       *[other] Tes { $size } cartes ne suffisent pas pour { $n } cases avec { $symbols ->
            [one] { $symbols } symbole
           *[other] { $symbols } symboles
        }, même à { $each } cartes pour une.
    }
reason-pay-plus4 = Écris ici L pour chaque locomotive ; on demande ensuite combien sont des +4.
reason-wilds-range =
    { $wilds ->
        [one] Sur { $wilds } locomotive, cette main permet de { $least } à { $most } locomotive +4.
       *[other] Sur { $wilds } locomotives, cette main permet de { $least } à { $most } locomotives +4.
    }

## Les tunnels
reason-surcharge-size =
    { $n ->
        [one] Le supplément est de { $n } carte, tu en paies { $paid }.
       *[other] Le supplément est de { $n } cartes, tu en paies { $paid }.
    }
reason-surcharge-wild = Ce tunnel n’est payé que par { $wild } ; seules { $wild } paient donc le supplément.
reason-surcharge-colour = Le supplément se paie dans cette couleur ou avec { $wild } : { $colour }. Ce n’est pas le cas ici : { $paid }.

## Les souvenirs
reason-stack-laid = La pile de souvenirs { $symbol } est déjà à { $place } ; à part : { $symbols }.
reason-stack-sight = { $place } est l’un des cinq sites marqués.
reason-stack-there = Il y a déjà une pile de souvenirs à { $place }.
reason-souvenir-end = { $place } n’est pas un bout de la route ; les souvenirs à choisir sont à { $places }.

## Les gares
reason-station-none =
    { $n ->
        [one] Ta gare ({ $n }) est déjà construite.
       *[other] Tes { $n } gares sont déjà construites.
    }
reason-station-city = { $place } n’est pas une ville, et les gares sont dans les villes.
reason-station-there = À { $place }, il y a déjà une gare, à { $owner }.
reason-station-cost =
    { $cost ->
        [one] Cette gare coûte { $cost } carte ; en main, au mieux : { $held }.
       *[other] Cette gare coûte { $cost } cartes d’une même couleur ; en main, au mieux : { $held }.
    }
reason-station-exactly =
    { $cost ->
        [one] Cette gare coûte exactement { $cost } carte, tu en poses { $laid }.
       *[other] Cette gare coûte exactement { $cost } cartes, tu en poses { $laid }.
    }
reason-station-arbitrary = Pour une gare, aucune carte quelconque n’en remplace une autre.
reason-station-dice =
    { $cost ->
        [one] Cette gare coûte { $cost } dé gare ou locomotive ; dés inutilisés : { $roll }.
       *[other] Cette gare coûte { $cost } dés gare ou locomotive ; dés inutilisés : { $roll }.
    }
reason-station-dice-faces = Une gare ne se paie qu’avec des dés gare et locomotive.
reason-station-dice-exactly =
    { $cost ->
        [one] Cette gare coûte exactement { $cost } dé, tu en poses { $laid }.
       *[other] Cette gare coûte exactement { $cost } dés, tu en poses { $laid }.
    }
reason-borrow-place = { $track } ne touche pas { $place }, où est la gare.
reason-borrow-own = { $track } est à toi ; une gare emprunte la route de quelqu’un d’autre.
reason-borrow-unclaimed = { $track } n’est à personne.

## Les passagers
reason-passenger-end = { $place } n’est pas un bout de la route prise ; c’est possible à { $places }.
reason-passenger-country = { $place } est un pays, et les passagers sont dans les villes.
reason-passenger-there = Il y a déjà un passager à { $place } ; à cette table, une ville n’en accueille qu’un.
reason-ride-nobody = Tu n’as pas de passager à { $place }.
reason-ride-no-way = Ton passager ne peut suivre aucune route depuis { $place }.
reason-ride-country = Ton passager est arrivé dans un pays, et on ne les traverse pas.
reason-ride-apart = { $track } ne touche pas { $place }, où est ton passager.
reason-ride-again = { $track } a déjà servi pendant ce voyage.
reason-ride-unclaimed = { $track } n’est à personne.
reason-ride-card = { $track } est à { $owner }, et il ne reste pas de carte Passager pour l’emprunter.
reason-ride-die = { $track } est à { $owner }, et il ne reste pas de { $faces } pour l’emprunter.
reason-ride-stop = Un voyage suit au moins une route.

## Les dés
reason-roll-lacks = Les dés donnent : { $roll }. Impossible de relancer : { $named }.
reason-dice-station = Une gare des dés ne paie jamais une case de route.
reason-dice-kind = { $track } est une { $kind } ; cela ne la paie pas : { $face }.
reason-dice-token = { $track } est une { $kind } ; les jetons { $token } ne la paient pas.
reason-dice-exactly =
    { $n ->
        [one] { $track } coûte exactement { $n } case, tu en poses { $laid }.
       *[other] { $track } coûte exactement { $n } cases, tu en poses { $laid }.
    }
reason-dice-symbols =
    { $n ->
        [one] Le ferry montre { $n } symbole locomotive ; locomotives posées : { $laid }.
       *[other] Le ferry montre { $n } symboles locomotive ; locomotives posées : { $laid }.
    }
reason-dice-lacks = Dés posés : { $laid }. Dés inutilisés : { $roll }.
reason-dice-tokens-held = Jetons posés : { $laid }. Tu as : { $held }.
reason-dice-ferry =
    { $n ->
        [one] Le ferry montre { $n } symbole locomotive ; locomotives sur les dés : { $roll }.
       *[other] Le ferry montre { $n } symboles locomotive ; locomotives sur les dés : { $roll }.
    }
reason-dice-most =
    { $n ->
        [one] { $track } coûte { $n } case ; cinq dés et trois jetons n’en paient que { $most }.
       *[other] { $track } coûte { $n } cases ; cinq dés et trois jetons n’en paient que { $most }.
    }
reason-dice-units = { $track } coûte { $n } × { $kind } ; dés et jetons en paient { $have }.
reason-tokens-held =
    { $held ->
        [one] Tu as { $held } jeton de cette sorte ; { $n } de trop.
       *[other] Tu as { $held } jetons de cette sorte ; { $n } de trop.
    }
reason-tokens-spaces =
    { $spaces ->
        [one] Les jetons paient ici { $spaces } case ; { $n } de trop.
       *[other] Les jetons paient ici { $spaces } cases ; { $n } de trop.
    }
reason-tokens-few =
    { $n ->
        [one] Avec { $n } jeton, les dés ne suffisent pas pour les { $spaces } cases.
       *[other] Avec { $n } jetons, les dés ne suffisent pas pour les { $spaces } cases.
    }
reason-exchange-three = Personne ne peut avoir plus de { $most } jetons.
reason-exchange-began = Qui commence son tour avec { $most } jetons n’en prend pas pendant ce tour.
reason-exchange-failed = Après un tunnel manqué, on ne prend pas de jetons.
reason-exchange-dice = Dés inutilisés : { $roll }. Ils n’en font pas partie : { $named }.
reason-exchange-bound =
    { $n ->
        [one] Après cet échange, le supplément de { $n } case ne pourrait plus être payé.
       *[other] Après cet échange, le supplément de { $n } cases ne pourrait plus être payé.
    }
reason-decline-bound = Des dés ont été échangés pour payer ce supplément ; il faut donc le payer.
reason-dice-surcharge-size =
    { $n ->
        [one] Le supplément est de { $n } case, tu en paies { $paid }.
       *[other] Le supplément est de { $n } cases, tu en paies { $paid }.
    }
reason-discard-held = Tu as { $held } ; impossible de rendre { $thrown }.

## Le jeu de cartes
reason-move-other = La rangée de cette couleur ({ $colour }) donne une carte de cette couleur ({ $colour }) ou une locomotive.
reason-lay-yours = Tu as déjà dans ton triage une rangée de cette couleur : { $colour }.
reason-lay-none = Une rangée demande au moins une carte de sa couleur ; il te manque : { $colour }.
reason-lay-held = Une rangée demande au moins deux cartes, locomotives comprises ; en main : { $held }.
reason-lay-few = Une rangée demande au moins deux cartes, locomotives comprises ; tu en poses { $laid }.
reason-lay-which = Dis quelle couleur les locomotives remplacent, par exemple lay:{ $laid }/R.
reason-lay-locomotives = Une rangée demande au moins une carte de sa couleur ; cartes posées : { $laid }.
reason-lay-other-colour = Les cartes disent la couleur de leur rangée ; { $laid } ne font pas celle-ci : { $colour }.
reason-lay-colours = On pose une rangée, ou une carte de chacune de trois couleurs ; il y a ici { $n } couleurs.
reason-lay-number = Cette rangée peut avoir de { $least } à { $most } cartes de cette couleur : { $colour }.
reason-lay-wilds = De { $least } à { $most } locomotives peuvent aller sur cette rangée.
reason-rob-held =
    { $n ->
        [one] La rangée ({ $colour }) a { $n } carte chez { $owner } ; il en faut { $least } pour la voler. En main : { $held }.
       *[other] La rangée ({ $colour }) a { $n } cartes chez { $owner } ; il en faut { $least } pour la voler. En main : { $held }.
    }
reason-rob-laid =
    { $n ->
        [one] La rangée ({ $colour }) a { $n } carte chez { $owner } ; il en faut { $least } pour la voler, tu en poses { $laid }.
       *[other] La rangée ({ $colour }) a { $n } cartes chez { $owner } ; il en faut { $least } pour la voler, tu en poses { $laid }.
    }
reason-three-locomotives = Trois rangées d’une carte se posent sans locomotives.
reason-three-size = Trois rangées se font d’une carte chacune ; tu en poses { $laid }.
reason-three-rob = Il y a déjà une rangée ({ $colour }) chez { $owner }, et une seule carte ne vole pas de rangée.
reason-complete-held = { $ticket } ne fait pas partie de tes cartes Destination : { $held }.
reason-complete-chosen = { $ticket } est déjà choisie.
reason-complete-left-out = { $ticket } est déjà choisie, elle en fait donc partie.
reason-complete-begun = Tu choisis une par une, jusqu’ici { $tickets } ; nomme-les toutes avec done.
reason-complete-short =
    { $n ->
        [one] { $n } carte Destination demande { $need }. La pile a { $have }. Il manque { $missing } cartes.
       *[other] { $n } cartes Destination demandent { $need }. La pile a { $have }. Il manque { $missing } cartes.
    }

## À qui le tour
reason-seat-over = La partie est finie ; il n’y a plus rien à décider.
reason-seat-answered = { $seat } a déjà choisi.
reason-seat-other =
    { $acting-count ->
        [one] Ce n’est pas à { $seat } de décider, mais à { $acting }.
       *[other] Ce n’est pas à { $seat } de décider, mais à { $acting }.
    }
