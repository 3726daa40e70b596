# La fin d’une partie dans le navigateur : le décompte, le bilan, la partie revue.

review-title = La partie finie
review-title-of = Bilan : { $title }
review-to-table = Retour à la table

## Le décompte, ligne par ligne
review-skip = Tout montrer
review-again = Recompter
review-won = victoire
review-running = La partie jusqu’ici
review-ledger = Points de { $name }
# Dit gentiment des cartes Destination qui n’ont pas été atteintes
review-lacked =
    { $n ->
        [one] il ne manquait que { $n } train
       *[other] il manquait { $n } trains
    }
review-lacked-cards =
    { $n ->
        [one] il ne manquait que { $n } carte
       *[other] il manquait { $n } cartes
    }
review-lacked-shared = d’autres destinations ont pris ses cartes
review-cut-off = d’autres avaient pris le dernier chemin

## Chaque position, encore une fois
review-replay = La partie revue
review-slider = Position
review-first = Au début
review-turn-back = Un tour en arrière
review-back = Un pas en arrière
review-play = Dérouler
review-pause = Arrêter
review-on = Un pas en avant
review-turn-on = Un tour en avant
review-last = À la fin
review-set-up = Mise en place
review-step = { $n } sur { $of }
review-chose = { $name } : { $action }
review-yard = Triage
review-on-track = Sur la voie

## Le cours de la partie
review-course = Comment ça s’est passé
review-points = Les points, si la partie avait fini là
review-points-cards = Cartes sur la voie
review-points-about = Points à la fin : { $totals }. Le curseur de la partie revue les parcourt.
review-chances = Chances de gagner
review-chances-about = Les chances de gagner au fil de la partie, 100 pour cent pour tous les joueurs ensemble.
review-chances-note = Calculé toutes cartes visibles : depuis chacune de ces positions, de forts joueurs artificiels ont joué la partie jusqu’au bout de nombreuses fois.
review-thinking = Un joueur artificiel fort regarde la partie…

## Les tournants
review-turning = Là où tout a basculé
review-turning-none = Aucun tour à lui seul n’a décidé de cette partie : elle s’est gagnée peu à peu.
review-chance-from = Les chances de { $name } passent de { $before } à { $after }.

## Ce qu’un fort joueur aurait fait
review-ask = Que ferait un joueur artificiel fort à la place de { $name } ?
review-no-choice = { $name } ne pouvait rien faire d’autre.
review-good = Un joueur artificiel fort ferait ici comme { $name }, ou ne voit rien de sûrement meilleur.
review-better = Un joueur artificiel fort ferait plutôt ceci : { $action }
review-moves = Ce qui était possible, le meilleur d’abord
review-move = Décision
review-chance = Chances de gagner
review-played = joué
review-judged =
    { $worlds ->
        [one] Jugé d’après ce que { $name } pouvait savoir, dans { $worlds } avenir possible.
       *[other] Jugé d’après ce que { $name } pouvait savoir, dans { $worlds } avenirs possibles.
    }

## Ce que l’on emporte
review-then = Et maintenant ?
review-keep = À garder
review-keep-page = La partie en une page
review-keep-record = Enregistrement
review-keep-log = Journal de partie
review-keep-note = La page montre la partie sur tout appareil, sans serveur. Un enregistrement se rejoue et se vérifie : whistlestop replay FILE.
review-share = Faire suivre
review-share-note = Avec ce lien, qui atteint ce serveur peut revoir la partie finie, toutes cartes visibles.
