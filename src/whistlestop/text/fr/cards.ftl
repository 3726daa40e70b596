# Ce qui est sur la table : cartes, dés, jetons, cartes Destination.  Le navigateur lit aussi ce fichier.

## Une carte, nommée seule
card-K = noir
card-B = bleu
card-G = vert
card-O = orange
card-P = violet
card-R = rouge
card-W = blanc
card-Y = jaune
card-L = locomotive
card-F = carte Ferry
card-Z = locomotive +4
card-X = carte Passager
card-any = couleur au choix
card-none = rien

## Une carte que l’on pioche, prend ou pose
card-one-K = une carte noire
card-one-B = une carte bleue
card-one-G = une carte verte
card-one-O = une carte orange
card-one-P = une carte violette
card-one-R = une carte rouge
card-one-W = une carte blanche
card-one-Y = une carte jaune
card-one-L = une locomotive
card-one-F = une carte Ferry
card-one-Z = une locomotive +4
card-one-X = une carte Passager

## Tant de cartes d’une sorte
card-count-K =
    { $n ->
        [0] aucune noire
        [one] { $n } noire
       *[other] { $n } noires
    }
card-count-B =
    { $n ->
        [0] aucune bleue
        [one] { $n } bleue
       *[other] { $n } bleues
    }
card-count-G =
    { $n ->
        [0] aucune verte
        [one] { $n } verte
       *[other] { $n } vertes
    }
card-count-O =
    { $n ->
        [0] aucune orange
       *[other] { $n } orange
    }
card-count-P =
    { $n ->
        [0] aucune violette
        [one] { $n } violette
       *[other] { $n } violettes
    }
card-count-R =
    { $n ->
        [0] aucune rouge
        [one] { $n } rouge
       *[other] { $n } rouges
    }
card-count-W =
    { $n ->
        [0] aucune blanche
        [one] { $n } blanche
       *[other] { $n } blanches
    }
card-count-Y =
    { $n ->
        [0] aucune jaune
        [one] { $n } jaune
       *[other] { $n } jaunes
    }
card-count-L =
    { $n ->
        [0] aucune locomotive
        [one] { $n } locomotive
       *[other] { $n } locomotives
    }
card-count-F =
    { $n ->
        [0] aucune carte Ferry
        [one] { $n } carte Ferry
       *[other] { $n } cartes Ferry
    }
card-count-Z =
    { $n ->
        [0] aucune locomotive +4
        [one] { $n } locomotive +4
       *[other] { $n } locomotives +4
    }
card-count-X =
    { $n ->
        [0] aucune carte Passager
        [one] { $n } carte Passager
       *[other] { $n } cartes Passager
    }
card-count =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }

## Les dés
die-S = voie simple
die-D = voie double
die-T = gare
die-L = locomotive
die-count-S =
    { $n ->
        [one] { $n } voie simple
       *[other] { $n } voies simples
    }
die-count-D =
    { $n ->
        [one] { $n } voie double
       *[other] { $n } voies doubles
    }
die-count-T =
    { $n ->
        [one] { $n } gare
       *[other] { $n } gares
    }
die-count-L =
    { $n ->
        [one] { $n } locomotive
       *[other] { $n } locomotives
    }
die-none = aucun
die-count =
    { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    }

## Les jetons des dés
token-s = jeton voie simple
token-d = jeton voie double
token-count-s =
    { $n ->
        [one] { $n } jeton voie simple
       *[other] { $n } jetons voie simple
    }
token-count-d =
    { $n ->
        [one] { $n } jeton voie double
       *[other] { $n } jetons voie double
    }
token-none = aucun jeton

## Ce que quelqu’un possède
have-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
have-trains =
    { $n ->
        [one] { $n } train
       *[other] { $n } trains
    }
have-cable-cars =
    { $n ->
        [one] { $n } cable car
       *[other] { $n } cable cars
    }
have-tickets =
    { $n ->
        [one] { $n } carte Destination
       *[other] { $n } cartes Destination
    }
have-completed =
    { $n ->
        [one] { $n } destination atteinte
       *[other] { $n } destinations atteintes
    }
have-stations =
    { $n ->
        [one] { $n } gare
       *[other] { $n } gares
    }
have-passengers =
    { $n ->
        [one] { $n } passager
       *[other] { $n } passagers
    }
have-souvenirs =
    { $n ->
        [one] { $n } souvenir
       *[other] { $n } souvenirs
    }
have-spaces =
    { $n ->
        [one] { $n } case
       *[other] { $n } cases
    }

## Les sortes de routes
track-plain = route
track-tunnel = tunnel
track-ferry = ferry
track-single = voie simple
track-double = voie double

## Les cartes Destination
ticket-name = { $from } – { $to } ({ $points })
ticket-goals = { $from } – { $goals }
ticket-goal = { $to } ({ $points })

## Les pays des cartes Destination
country-danemark = Danemark
country-deutschland = Allemagne
country-france = France
country-frankreich = France
country-italia = Italie
country-niederlande = Pays-Bas
country-osterreich = Autriche
country-schweiz = Suisse

## Les sept souvenirs de San Francisco
souvenir-s1 = cloche de cable car
souvenir-s2 = pain au levain
souvenir-s3 = crabe
souvenir-s4 = biscuit porte-bonheur
souvenir-s5 = boule à neige
souvenir-s6 = maison peinte
souvenir-s7 = voilier

## Les places sans nom, comptées à partir de 1
seat-number = place { $n }
