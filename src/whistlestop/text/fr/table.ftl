# La table dans le navigateur : plateau, main, cartes visibles, joueurs, journal, et ce que l’on y fait.

## À qui le tour, et ce qui est demandé
table-title = { $title } · Whistlestop
table-title-turn = ● À toi · { $title }
table-your-turn = À toi
table-turn-of = À { $name } de jouer
table-decides = c’est son tour
table-others-choose = { $n } autres choisissent
table-asks-mix = Choisis des cartes longues et courtes
table-asks-keep = Choisis tes cartes Destination
table-asks-stack = Choisis le souvenir à poser
table-asks-place = Choisis un lieu pour les souvenirs
table-asks-main = Route, cartes ou destinations
table-asks-second = Prends une seconde carte
table-asks-pay = Choisis comment payer
table-asks-plus4 = Choisis les locomotives que tu poses
table-asks-substitute = Choisis les cartes de remplacement
table-asks-tunnel = Paie le tunnel, ou fais demi-tour
table-asks-souvenir = Choisis un souvenir
table-asks-passenger = Place un passager, si tu veux
table-asks-station = Choisis comment payer la gare
table-asks-ride = Continue, ou descends
table-asks-rolled = Relance, ou garde les dés
table-asks-dice = Utilise tes dés
table-asks-tokens = Choisis combien de jetons tu utilises
table-asks-dice-tunnel = Paie le tunnel, ou fais demi-tour
table-asks-after = Utilise les dés qui restent
table-asks-borrow = Choisis la route qu’emprunte ta gare
table-asks-move = Choisis la carte qui va sur la voie
table-asks-number = Choisis combien de cartes tu poses
table-asks-locomotives = Choisis combien de locomotives tu ajoutes
table-asks-complete = Choisis les destinations que tu atteins
table-asks-over = La partie est finie
table-over = La partie est finie
table-paused = La partie est en pause
table-ended = La partie a été arrêtée sans décompte
table-waiting = En attente de joueurs

## La barre du bas
table-dock = Ce que tu peux faire
table-say-main = Choisis une route qui brille, ou une carte.
table-say-draw = Prends des cartes : visibles, ou de la pioche.
table-say-second = Prends ta seconde carte.
table-say-station = Choisis un lieu sur le plateau.
table-say-board = Choisis sur le plateau.
table-take-card = Prendre : { $card }
table-build = Construire une gare
table-left = reste { $n }
table-cancel = Annuler
table-turn-back = Faire demi-tour
table-hand-over = Passer à { $name }
table-stand-in = Le joueur artificiel { $bot } joue pour toi.
table-back = Je suis de retour
table-done = C’est fait.
table-not-sent = La connexion au serveur est coupée ; rien n’a été envoyé.
table-undone = Repris.
table-line-broken = La connexion au serveur est coupée. Elle est en train de se rétablir ; ta partie ne risque rien.

## La main : à côté du nombre, un mot court
table-hand =
    { $n ->
        [one] Ta main : { $n } carte
       *[other] Ta main : { $n } cartes
    }
table-hand-empty = Aucune carte en main.
table-short-K = noir
table-short-B = bleu
table-short-G = vert
table-short-O = orange
table-short-P = violet
table-short-R = rouge
table-short-W = blanc
table-short-Y = jaune
table-short-L = loco
table-short-F = ferry
table-short-Z = +4
table-short-X = passager

## Cartes visibles et pioche
table-row = Cartes
table-row-two = Pioche deux cartes
table-row-second = Pioche une seconde carte
table-discards = défausse
table-pile = pioche

## Joueurs
table-players = Joueurs
table-round = tour { $n }
table-you = Toi
table-is-computer = joueur artificiel
table-played-by = un ordinateur joue pour l’instant
table-away = parti
table-points-word = points
table-tokens =
    { $n ->
        [one] { $n } jeton
       *[other] { $n } jetons
    }
table-time-left = Temps restant
table-days = { $n } j { $hours } h
table-did-take = a pris
table-did-take-unseen =
    { $n ->
        [one] a pioché { $n } carte sans la montrer
       *[other] a pioché { $n } cartes sans les montrer
    }
table-did-tickets = a pioché des cartes Destination
table-did-station = gare à { $place }
table-did-decline = demi-tour dans un tunnel
table-did-pass = a passé
table-did-ride = un voyage pour { $n }

## Cartes Destination
table-tickets = Mes cartes Destination
table-tickets-done = { $n } sur { $of } reliées
table-tickets-none = Pas encore de cartes Destination.
table-ticket-connected = reliée
table-ticket-lost = plus possible
table-ticket-missing =
    { $n ->
        [one] il manque { $n } train
       *[other] il manque { $n } trains
    }
table-offer = Choisis tes cartes Destination
table-offer-least =
    { $n ->
        [0] Gardes-en autant que tu veux.
       *[other] Gardes-en au moins { $n }. Personne ne voit lesquelles.
    }
table-offer-least-more =
    { $n ->
        [0] Gardes-en autant que tu veux, ou aucune.
       *[other] Gardes-en au moins { $n }.
    }
table-offer-hide = Voir le plateau
table-offer-show = Voir les cartes Destination
table-keep =
    { $n ->
        [0] N’en garder aucune
        [one] En garder { $n }
       *[other] En garder { $n }
    }

## Payer
table-paying = Payer { $what }
table-ways = Façons de payer
table-ways-more =
    { $n ->
        [one] { $n } autre façon
       *[other] { $n } autres façons
    }
table-ways-none = Il n’y a rien à choisir.
table-way-left = reste : { $cards }
table-way-tunnel = { $free } sans supplément, { $through } de passer
table-tunnel-odds = Un tunnel : trois cartes seront révélées. Compte { $more } de plus.
table-own-set = Poser d’autres cartes
table-own-set-good = Le compte y est.
table-fewer = une carte de moins : { $card }
table-more = une carte de plus : { $card }

## Le tunnel
table-tunnel = Dans le tunnel
table-tunnel-matches =
    { $same ->
        [yes] { $track }. Trois cartes sont révélées ; les locomotives comptent.
       *[no] { $track }. Trois cartes sont révélées ; comptent : { $card } et les locomotives.
    }
table-surcharge =
    { $n ->
        [one] carte de plus
       *[other] cartes de plus
    }
table-tunnel-cannot = Tu ne peux pas payer cela. Tes cartes reviennent dans ta main, et ton tour est fini.

## Le plateau
table-board = Plateau
table-board-role = plateau
table-board-label = Plateau. Les flèches vont d’une route possible à l’autre, Entrée choisit.
table-board-nothing = Rien n’est possible sur le plateau maintenant.
table-overview = Vue d’ensemble : où tu es sur le plateau
table-zoom-in = Plus près
table-zoom-out = Plus loin
table-text-board = Le plateau en texte
table-text-board-note = Tous les lieux avec leurs routes, et à qui elles sont.
table-text-board-possible = Seulement ce qui est possible maintenant
table-owned-by = { $name }
table-track-closed = fermée
table-track-free = libre

## Journal et discussion
table-log = Journal
table-log-all = Les { $n } lignes
table-log-hidden = { $who } pioche, sans que tu voies.
table-chat = Discussion
table-chat-say = Dis quelque chose
table-chat-send = Envoyer
table-chat-empty = Personne n’a encore rien dit.

## Conseil, règles, touches
table-hint = Conseil
table-hint-thinking = Un joueur artificiel fort y réfléchit…
table-hint-chance = { $share } de chances de gagner
table-hint-note = Choisis-en un, et il est préparé pour toi ; rien n’est encore joué.
table-undo = Reprendre
table-help = Règles
table-rules-of = Règles : { $title }
table-rules-page = Les règles sur leur propre page
table-keys = Touches
table-key-row = prendre cette carte visible
table-key-pile = piocher
table-key-tickets = piocher des cartes Destination
table-key-arrows = sur le plateau : à la prochaine route possible
table-key-enter = choisir, ou faire ce que dit le bouton rouge
table-key-escape = ne rien choisir
table-key-main = au bouton rouge
table-key-plus = au plateau
table-key-text = le plateau en texte
table-key-undo = reprendre
table-key-hint = conseil
table-key-help = ces touches

## Le menu
table-wishes = Sur cet écran
table-notify-insecure = Les navigateurs ne permettent les notifications que sur des pages sûres (https, ou cette machine même). Le titre de l’onglet le dit aussi.
table-notify-refused = Le navigateur ne le permet pas. Le titre de l’onglet le dit aussi.
table-my-seat = Ma place
table-seat-note = Qui a le lien d’une place a la place. Un nouveau lien rend l’ancien sans valeur.
table-rename = Changer
table-relink = Un nouveau lien vers ma place
table-relink-note = Ouvre-le sur un autre appareil pour continuer là-bas.
table-leave = Partir : un joueur artificiel joue pour moi
table-host = C’est toi l’hôte
table-pause = Pause
table-resume = Reprendre la partie
table-end-game = Arrêter la partie
table-end-sure = Oui, l’arrêter sans décompte pour tous
table-host-bot = Faire jouer un joueur artificiel
table-host-person = Rendre la main à la personne
table-host-swap = Donner la place à quelqu’un d’autre
table-host-kick = Retirer de la place
table-swap-note = Qui ouvre ce lien continue la partie à cette place.
table-watchers = Regarder
table-watchers-note = Avec ce lien, d’autres peuvent regarder ; ils ne voient les cartes de personne.
table-forget = Seulement regarder : oublier ma place dans ce navigateur
table-no-entry = Tu ne peux pas t’asseoir ici

## Liens
table-link = Lien
table-qr = Le lien en code QR
table-copy = Copier le lien
table-copied = Copié.
table-copy-by-hand = Le navigateur ne permet pas de copier ici : sélectionne le lien et copie-le à la main.
table-share = Partager…

## La salle d’attente
table-waiting-for =
    { $n ->
        [one] il manque encore { $n } joueur
       *[other] il manque encore { $n } joueurs
    }
table-seat-free = libre
table-is-host = hôte
table-sit-down = S’asseoir ici
table-begins = La partie commence dès que toutes les places sont prises.
table-call-off = Annuler la table
table-invite = Inviter
table-invite-note = Qui ouvre ce lien peut s’asseoir, ou regarder.

## Plusieurs à un écran
table-curtain = { $name }, à toi de jouer
table-curtain-note = Personne d’autre ne devrait regarder l’écran maintenant.
table-curtain-up = C’est moi, { $name }

## La fin
table-you-won = Tu as gagné
table-won =
    { $n ->
        [one] { $names } a gagné
       *[other] { $names } ont gagné
    }
table-to-review = Décompte et bilan
table-rematch = Rejouer
table-to-rematch = À la partie suivante
table-see-board = Voir le plateau
