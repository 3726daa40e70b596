# L’interface dans le navigateur : les pages autour de la table, et ce que toutes les pages partagent.

## Partout
app-page-title = { $title } · Whistlestop
app-loading = Un instant…
app-not-found = Il n’y a rien à cette adresse.
app-not-loaded = Cette page n’est pas arrivée
    .text = Le serveur est peut-être arrêté, ou la connexion coupée. Aucune partie n’est perdue pour autant.
app-try-again = Réessayer
app-to-start = À l’accueil
app-close = Fermer
app-skip = Aller au contenu
app-unofficial = Whistlestop est non officiel : sans lien avec l’éditeur des jeux, et sans rien qui vienne de lui.
app-you = toi
app-somebody = quelqu’un
app-free-seat = une place libre

## La ligne du haut
app-menu-places = Pages
app-menu-play = Jouer
app-menu-new = Nouvelle table
app-menu-rules = Règles
app-menu-statistics = Statistiques
app-menu-settings = Réglages
app-menu-about = À propos
app-menu = Menu
app-menu-of = Menu de { $name }
app-language = Langue
app-language-now = Tout est maintenant en français.
app-theme-to-light = Lumière du jour
app-theme-to-dark = Nuit
app-name = Ton nom
app-name-note = Les autres le voient à la table. Il n’y a pas de compte ; il reste dans ce navigateur.

## L’accueil
app-start = En route pour où ?
app-mine = Tes parties
app-game-with = avec { $names }
app-game-alone = personne d’autre pour l’instant
app-game-waits =
    { $n ->
        [one] il manque encore { $n } joueur
       *[other] il manque encore { $n } joueurs
    }
app-game-paused = en pause
app-game-yours = À toi de jouer
app-game-theirs = À { $name } de jouer
app-game-several = d’autres choisissent
app-game-ended = arrêtée sans décompte
app-game-won = tu as gagné
app-game-shared = victoire partagée
app-game-lost = gagnée par { $names }
app-points-of = { $name } : { $points }
app-finished = Parties finies
app-finished-all = Montrer les { $n }
app-finished-statistics = Comment tes parties ont tourné
app-forget = Retirer { $title } de la liste

app-quick = Contre l’ordinateur, tout de suite
app-quick-others = Adversaires
# Ce qu’un lecteur d’écran dit pour le nombre
app-quick-others-of =
    { $n ->
        [one] { $n } adversaire
       *[other] { $n } adversaires
    }
app-quick-go = Jouer : { $title }
app-another-title = Tous les jeux
app-players = De { $least } à { $most } joueurs
app-with-dice = { $title } avec les dés
app-dice = Avec des dés au lieu des cartes

app-level = Comment ils jouent
app-level-errs-often = Planificateur { $rating }
    .text = Il a un plan, mais une fois sur cinq il suit un caprice. De bonne compagnie pour une première partie.
app-level-errs-seldom = Planificateur { $rating }
    .text = Il prévoit toutes ses cartes Destination ensemble et se trompe parfois. À la hauteur d’une famille.
app-level-plans = Planificateur { $rating }
    .text = Il prévoit toutes ses cartes Destination ensemble, guette la fin et ne traîne pas.
app-level-searches = Chercheur { $rating }
    .text = Il essaie des centaines d’avenirs possibles avant de décider. Viens avec ton meilleur plan.

app-first-game = Jamais joué ?
    .text = Une vraie partie sur un vrai plateau, avec un guide à tes côtés qui dit où regarder. Les premiers pas prennent cinq minutes.
app-first-game-go = Commencer la partie guidée
app-first-game-on = La continuer
app-first-game-again = Recommencer

app-own-table = Ta propre table
    .text = Des amis à cet écran ou ailleurs, des ordinateurs de toute sorte, des horloges, des règles maison.

app-open-tables = Des tables qui t’attendent
app-open-none = Aucune table publique n’a de place libre en ce moment.
app-open-with = avec { $names }
app-open-options =
    { $n ->
        [one] { $n } règle maison
       *[other] { $n } règles maison
    }
app-open-sit = S’asseoir
app-open-sit-at = S’asseoir : { $title }
app-open-watch = Seulement regarder
app-link = On t’a envoyé un lien ?
app-link-form = http://…/t/…
app-link-go = Ouvrir
app-link-wrong = Ce n’est pas le lien d’une table. Un lien ressemble à http://…/t/k3mq7xzp, souvent avec une suite après un #.

## Les horloges
app-seconds =
    { $n ->
        [one] { $n } seconde
       *[other] { $n } secondes
    }
app-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
app-days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
app-clock-move-of = { $span } par décision
app-clock-days-of = { $span } par coup

## Une nouvelle table
app-new = Une nouvelle table
app-new-game = Quel jeu ?
app-new-rules = Les règles en bref
app-own-board = Un plateau de notre cru
app-dice-note = Des dés au lieu des cartes : lance-les pour prendre tes routes.
app-new-seats = Qui joue ?
app-seat = Place { $n }
app-seat-open = Une place libre
    .text = Pour qui vient par le lien de la table.
app-seat-here = Quelqu’un à cet écran
    .text = Vous partagez cet écran ; un rideau cache les cartes entre les tours.
app-seat-bot = Un ordinateur
app-seat-name = Nom
app-seat-remove = Retirer la place { $n }
app-seat-add-open = Ajouter une place libre
app-seat-add-here = Ajouter quelqu’un ici
app-seat-add-bot = Ajouter un ordinateur
app-levels = Niveaux
app-characters = Caractères
app-bot-hungry = Gourmand
    .text = Il prévoit toutes ses cartes Destination ensemble, et n’en a jamais assez.
app-bot-long-route = Grandes lignes
    .text = Il garde peu de cartes Destination et prend de longues routes.
app-bot-one-step = Un pas
    .text = Il prend la route qui aide le plus maintenant, et ne regarde jamais plus loin.
app-bot-path = Éclaireur
    .text = Il finit une carte Destination après l’autre, chacune par le plus court chemin.
app-bot-random = Caprice
    .text = Il fait n’importe quoi de permis. Lui-même ne sait pas ce qui vient ensuite.
app-new-open = Qui peut trouver cette table ?
app-new-by-link = Qui a le lien
    .text = Tu reçois un lien à envoyer à tes amis.
app-new-public = Tout le monde
    .text = Qui ouvre ce serveur voit la table dans la liste, tant qu’il reste une place.
app-new-how = Comment ?
app-clock = Temps de réflexion
app-clock-none = Sans horloge
    .text = Prends tout ton temps.
app-clock-move = Par décision
    .text = Si ton temps s’écoule, un ordinateur joue pour toi jusqu’à ton retour.
app-clock-days = Jours
    .text = Une partie au fil des jours : chacun passe de temps en temps.
app-clock-long = Pour chaque décision
app-clock-long-days = Pour chaque coup
app-new-chat = Discussion à la table
app-new-aids = Aide-mémoire
    .text = Montrer tout ce qu’on a vu, comme les cartes visibles que d’autres ont prises, et pas seulement ce qui est sur la table.
app-new-name = Nom de la table, si tu veux
app-new-name-example = La table du vendredi
app-house = Règles maison
app-house-none = tout comme d’habitude
app-house-changed =
    { $n ->
        [one] { $n } changée
       *[other] { $n } changées
    }
app-house-general = Sur tous les plateaux
app-house-dice = Avec les dés
app-house-mark = changée
app-house-usual = { $value } (d’habitude)
app-house-order = dans cet ordre…
app-house-place = Rang { $n }
app-house-reset = Tout remettre comme d’habitude
app-new-then = La partie commence tout de suite.
app-new-then-open = La partie commence dès que toutes les places sont prises. Tu verras ensuite les liens pour les autres.
app-new-go = Commencer
app-new-go-open = Ouvrir la table

## Les règles
app-rule = Règle { $id }
app-rules-lead = Chaque jeu en cinq minutes. Les petits signes comme NC-40 ouvrent la règle exacte.
app-rules-which = On joue avec
app-rules-cards = Cartes
app-rules-dice = Dés
app-rules-play = Y jouer
app-rules-others = Autres jeux

## Les réglages
app-settings-note = Tout cela reste dans ce navigateur et vaut tout de suite.
app-settings-you = Toi
app-settings-look = Apparence
app-settings-play = À la table
app-theme = Éclairage
app-theme-system = Comme le système
app-theme-light = Jour
app-theme-dark = Nuit
app-calm = Sans mouvement
    .text = Rien ne bouge ; le dernier coup est entouré à la place.
app-confirm = Demander avant chaque coup
    .text = Un clic de plus, contre les maladresses.
app-sound = Sons
    .text = Une carte, un sifflet, une cloche quand c’est à toi.
app-notify = Me dire quand c’est à moi
    .text = Par une notification, quand cette page est à l’arrière-plan.
app-notify-refused = Ton navigateur ne laisse pas cette page t’avertir. Ses réglages pour cette page peuvent le changer.
app-notify-cannot = Ton navigateur ne le permet que par une connexion chiffrée (https) ou sur la machine elle-même. Le titre de l’onglet te le dit quand même.

## Les statistiques
app-statistics-none = Ici, tu verras comment tes parties ont tourné. Finis-en une, et ce sera la première.
app-statistics-all =
    { $games ->
        [one] { $games } partie, { $won ->
            [0] pas gagnée.
           *[other] gagnée.
        }
       *[other] { $games } parties, dont { $won ->
            [one] { $won } gagnée.
           *[other] { $won } gagnées.
        }
    }
app-statistics-table = Par adversaires
app-statistics-against = Contre
app-statistics-games = Parties
app-statistics-won = Gagnées
app-statistics-mean = Points en moyenne
app-statistics-best = Record
app-statistics-plot = Tes points partie par partie, de { $least } à { $most } ; les chiffres sont dans le tableau.
app-statistics-points = Tes points, partie par partie
app-statistics-later = plus tard →

## À propos
app-about = À propos de Whistlestop
app-about-what = Whistlestop joue à la famille des Aventuriers du Rail sur ta propre machine : sept jeux, les dés et le jeu de cartes, contre des ordinateurs, autour d’un écran, ou avec des amis ailleurs.
app-about-how = Chaque règle a un numéro, et ce qui n’est pas permis dit quelle règle s’y oppose. Les joueurs artificiels voient ce que voit un joueur, et rien de plus.
app-about-version = Version { $version }.
app-about-unofficial = Non officiel
app-about-buy = Si ces jeux te plaisent, achète les boîtes : elles sont belles, et celles et ceux qui les ont faites le méritent.
app-about-own = Des plateaux de notre cru
    .text = Deux plateaux ne peuvent pas être ceux de la boîte, et ils le disent :
app-about-private = Ce qui est gardé
    .text = Ni compte, ni pistage, rien qui vienne d’ailleurs. Le serveur garde les parties ; ton nom, tes réglages et les clés de tes places restent dans ce navigateur.
app-about-licence = Licences
    .text = Whistlestop est un logiciel libre sous licence Apache-2.0. On y trouve aussi, avec nos remerciements :
app-about-public-domain = domaine public
app-about-protocol = Comment les programmes parlent à ce serveur
