# Le jeu dans le terminal.  Ce que l’on tape (look, undo, c17 …) est le même dans toutes les langues.

cli-you = Toi
cli-unofficial = Whistlestop joue à la famille des « Aventuriers du Rail ». Non officiel, sans lien avec l’éditeur.
cli-goodbye = Au revoir ! whistlestop play commence une autre partie ; whistlestop play --help dit ce que l’on peut choisir.
cli-not-kept = La partie n’est ni finie ni gardée ; --save FILE garde la prochaine.

## Que jouer
cli-ask-title = Quel jeu ? [{ $usual }]
cli-ask-seats = Combien de joueurs, de { $least } à { $most } ? [{ $least }]
cli-ask-dice = Avec l’extension des dés, o ou n ? [n]
# Les réponses qui veulent dire oui ou non ; on demande la première
cli-yes = o oui y yes
cli-no = n non no
cli-ask-options = Règles maison, KEY=VALUE séparées par des espaces ; ? les énumère [aucune]
cli-ask-people = Qui joue à cet écran ? Des noms avec des virgules [{ $usual }]
cli-ask-bot = Contre quel joueur artificiel, { $bots } ? [{ $usual }]
cli-title-line = { $title }, de { $least } à { $most } joueurs
cli-option-line = { $choices } (d’habitude la première). { $text }
cli-type-options = Tape celles que tu veux, par exemple : { $example }=…
cli-no-number = « { $text } » n’est pas un nombre.
cli-yes-or-no = o ou n, s’il te plaît.
cli-no-such-option = { $option } n’est pas une règle maison de ce jeu ; ? les énumère.
cli-too-many-people =
    { $n ->
        [one] { $n } personne ne tient pas sur { $seats } places.
       *[other] { $n } personnes ne tiennent pas sur { $seats } places.
    }
cli-bad-names = « { $text } » ne nomme personne, ou deux fois la même ; écris les noms avec des virgules, par exemple Ada,Ben.

## Une partie gardée
cli-good-so-far = L’enregistrement est bon jusqu’ici : { $fault }

## À qui le tour
cli-begins = { $who } commence. Appuie sur Entrée quand personne d’autre ne regarde.
cli-your-turn = { $who }, à toi de jouer. Appuie sur Entrée quand personne d’autre ne regarde.
cli-prompt = { $question } (? pour l’aide)
cli-prompt-named = { $who } : { $question } (? pour l’aide)
cli-ask-main = Que fais-tu ?
cli-ask-keep = Lesquelles gardes-tu ?
cli-ask-mix = Quelles cartes Destination pioches-tu ?
cli-ask-stack = Quels souvenirs poses-tu ?
cli-ask-place = Où ?
cli-ask-second = Et la seconde carte ?
cli-ask-pay = Comment paies-tu ?
cli-ask-plus4 = Combien ?
cli-ask-substitute = Quelle carte ajoutes-tu ?
cli-ask-tunnel = Paies-tu le tunnel ?
cli-ask-souvenir = Quel souvenir prends-tu ?
cli-ask-passenger = Où va un passager ?
cli-ask-station = Comment paies-tu ?
cli-ask-ride = Où va-t-il ?
cli-ask-rolled = Quels dés relances-tu ?
cli-ask-tokens = Combien de jetons utilises-tu ?
cli-ask-dice-tunnel = Paies-tu le tunnel ?
cli-ask-borrow = Quelle route emprunte ta gare ?
cli-ask-move = Quelle carte va sur la voie ?
cli-ask-number = Combien de cartes poses-tu ?
cli-ask-locomotives = Combien de locomotives ajoutes-tu ?
cli-ask-complete = Quelles destinations atteins-tu ?

## Ce que l’on peut taper
cli-help-number = fait ce qui est au 3 de la liste
cli-help-token = le fait par le petit mot qui suit : r3 prend une carte, d pioche, t pioche des cartes Destination
cli-help-paid = prend la route 17 avec ces cartes, deux rouges et une locomotive
cli-help-word = énumère ce que l’on peut faire avec un lieu, une couleur ou un autre mot
cli-help-why = donne la règle qui s’y oppose
cli-help-rule = dit une règle, en anglais
cli-help-rules = dit les règles de ce jeu, en bref
cli-help-look = montre encore la table
cli-help-all = énumère tous les choix
cli-help-log = raconte la partie jusqu’ici
cli-help-undo = reprend ta dernière décision
cli-help-save = garde la partie ; whistlestop play --resume FILE la continue
cli-help-quit = s’en va
cli-letters = Cartes : { $letters }.
cli-letter = { $letter } { $card }

## Les réponses
cli-no-such-number = La liste n’a pas de numéro { $number }.
cli-nothing-called = Rien ne s’appelle ici « { $text } » ; ? pour l’aide.
cli-rule-tells-more = rule { $rule } en dit plus
cli-why-needs-action = why demande une action, par exemple : why c17
cli-allowed = { $action } est permis.
cli-nothing-to-undo = Tu n’as pas de décision à reprendre.
cli-undone = Repris. La même décision aura la même chance.
cli-save-where = Où ? Tape : save FILE
cli-cannot-write = Impossible d’écrire { $file } : { $why }. save FILE en prend un autre.
cli-kept-in = La partie est gardée dans { $file }.

## La liste des choix
cli-more =
    { $n ->
        [one] et encore { $n } : all le montre
       *[other] et encore { $n } : all les montre
    }
cli-more-found =
    { $n ->
        [one] et encore { $n } ; un mot plus long en trouve moins
       *[other] et encore { $n } ; un mot plus long en trouve moins
    }
cli-on-the-way = sur le chemin d’une destination
cli-keep-which =
    { $least ->
        [0] Lesquelles de ces cartes Destination gardes-tu ? Aucune convient aussi ; tape leurs numéros, par exemple 1 2, ou none :
       *[other] Lesquelles de ces cartes Destination gardes-tu ? Au moins { $least } ; tape leurs numéros, par exemple 1 2 :
    }
cli-claimed-by = à { $who }
cli-spaces-from-here =
    { $n ->
        [0] déjà atteinte
        [one] encore { $n } case
       *[other] encore { $n } cases
    }

## Une route avec tout ce qui y est imprimé
cli-track-plain =
    { $n ->
        [one] { $track } ({ $n } case, { $colour })
       *[other] { $track } ({ $n } cases, { $colour })
    }
cli-track-tunnel =
    { $n ->
        [one] { $track } ({ $n } case, { $colour }, tunnel)
       *[other] { $track } ({ $n } cases, { $colour }, tunnel)
    }
cli-track-ferry =
    { $n ->
        [one] { $track } ({ $n } case, { $colour }, ferry avec { $symbols })
       *[other] { $track } ({ $n } cases, { $colour }, ferry avec { $symbols })
    }
cli-symbols =
    { $n ->
        [one] { $n } symbole locomotive
       *[other] { $n } symboles locomotive
    }

## La table
cli-head-turn = { $title } · tour { $turn }
cli-last-turns = Ce sont les derniers tours : { $who } aura le tout dernier.
cli-near-end = la fin est proche
cli-goods = { $n } de marchandises
cli-tokens = jetons : { $tokens }
cli-stations-in = gares à { $places }
cli-passengers-in = passagers à { $places }
cli-seen-in-hand = vu dans cette main : { $cards }
cli-yard = triage : { $rows }
cli-row = Visibles :
cli-dice = Dés :
cli-left = Reste :
cli-open = Ouvert :
cli-hand = Main :
cli-tickets = Destinations :
cli-none = aucune
cli-pile =
    { $n ->
        [one] { $n } carte dans la pioche
       *[other] { $n } cartes dans la pioche
    }
cli-deck-regular =
    { $n ->
        [one] { $n } carte Destination
       *[other] { $n } cartes Destination
    }
cli-deck-long =
    { $n ->
        [one] { $n } longue
       *[other] { $n } longues
    }
cli-deck-short =
    { $n ->
        [one] { $n } courte
       *[other] { $n } courtes
    }
cli-stack = { $n } × { $souvenir } à { $place }
cli-ticket-done = { $ticket } : atteinte
cli-ticket-lost = { $ticket } : hors de portée
cli-ticket-open =
    { $n ->
        [one] { $ticket } : encore { $n } case par { $tracks }
       *[other] { $ticket } : encore { $n } cases par { $tracks }
    }

## Un enregistrement
cli-record-empty = L’enregistrement { $number } ne raconte aucune partie.
cli-record-head =
    { $turns ->
        [one] Enregistrement { $number } : { $title }, { $players }, { $turns } tour, { $decisions }.
       *[other] Enregistrement { $number } : { $title }, { $players }, { $turns } tours, { $decisions }.
    }
cli-players =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
cli-decisions =
    { $n ->
        [one] { $n } décision
       *[other] { $n } décisions
    }
cli-record-began = { $who } a commencé.
cli-record-options = Règles maison : { $options }.
cli-record-board = Plateau : { $board }.
cli-record-open = La partie n’est pas finie. Prochaine décision : { $who }, dans la phase { $phase }.
cli-record-good = L’enregistrement est bon.
cli-record-good-so-far = L’enregistrement est bon jusqu’à son défaut.
cli-score =
    { $points ->
        [one] { $who } : { $points } point ({ $parts })
       *[other] { $who } : { $points } points ({ $parts })
    }
cli-score-tracks = routes { $points }
cli-score-tickets = destinations { $points } ({ $done } atteintes sur { $all })
cli-score-part = { $what } { $points }

## La liste des jeux
cli-titles-id = titre
cli-titles-name = nom
cli-titles-players = joueurs
cli-titles-dice = avec dés
cli-titles-rules = ses règles
cli-titles-range = { $least } à { $most }
cli-titles-yes = oui
cli-titles-no = non
cli-titles-more = whistlestop play TITLE commence une partie ; whistlestop rules CM-40 explique une règle.
