# Wat er op tafel ligt: kaarten, dobbelstenen, jetons, bestemmingstickets.  Ook de browser leest dit bestand.

## Eén kaart, op zichzelf genoemd
card-K = zwart
card-B = blauw
card-G = groen
card-O = oranje
card-P = paars
card-R = rood
card-W = wit
card-Y = geel
card-L = locomotief
card-F = veerbootkaart
card-Z = +4-locomotief
card-X = passagierskaart
card-any = elke kleur
card-none = niets

## Eén kaart die je trekt, neemt of legt
card-one-K = een zwarte kaart
card-one-B = een blauwe kaart
card-one-G = een groene kaart
card-one-O = een oranje kaart
card-one-P = een paarse kaart
card-one-R = een rode kaart
card-one-W = een witte kaart
card-one-Y = een gele kaart
card-one-L = een locomotief
card-one-F = een veerbootkaart
card-one-Z = een +4-locomotief
card-one-X = een passagierskaart

## Zoveel kaarten van één soort; 0 staat in “je hebt geen rode in je hand”
card-count-K =
    { $n ->
        [0] geen zwarte
       *[other] { $n } zwarte
    }
card-count-B =
    { $n ->
        [0] geen blauwe
       *[other] { $n } blauwe
    }
card-count-G =
    { $n ->
        [0] geen groene
       *[other] { $n } groene
    }
card-count-O =
    { $n ->
        [0] geen oranje
       *[other] { $n } oranje
    }
card-count-P =
    { $n ->
        [0] geen paarse
       *[other] { $n } paarse
    }
card-count-R =
    { $n ->
        [0] geen rode
       *[other] { $n } rode
    }
card-count-W =
    { $n ->
        [0] geen witte
       *[other] { $n } witte
    }
card-count-Y =
    { $n ->
        [0] geen gele
       *[other] { $n } gele
    }
card-count-L =
    { $n ->
        [0] geen locomotief
        [one] { $n } locomotief
       *[other] { $n } locomotieven
    }
card-count-F =
    { $n ->
        [0] geen veerbootkaart
        [one] { $n } veerbootkaart
       *[other] { $n } veerbootkaarten
    }
card-count-Z =
    { $n ->
        [0] geen +4-locomotief
        [one] { $n } +4-locomotief
       *[other] { $n } +4-locomotieven
    }
card-count-X =
    { $n ->
        [0] geen passagierskaart
        [one] { $n } passagierskaart
       *[other] { $n } passagierskaarten
    }
card-count =
    { $n ->
        [one] { $n } kaart
       *[other] { $n } kaarten
    }

## Dobbelstenen: S enkele route, D dubbele route, T station, L joker
die-S = enkele route
die-D = dubbele route
die-T = station
die-L = joker
die-count-S =
    { $n ->
        [one] { $n } enkele route
       *[other] { $n } enkele routes
    }
die-count-D =
    { $n ->
        [one] { $n } dubbele route
       *[other] { $n } dubbele routes
    }
die-count-T =
    { $n ->
        [one] { $n } station
       *[other] { $n } stations
    }
die-count-L =
    { $n ->
        [one] { $n } joker
       *[other] { $n } jokers
    }
die-none = geen
die-count =
    { $n ->
        [one] { $n } dobbelsteen
       *[other] { $n } dobbelstenen
    }

## Jetons
token-s = jeton enkele route
token-d = jeton dubbele route
token-count-s =
    { $n ->
        [one] { $n } jeton enkele route
       *[other] { $n } jetons enkele route
    }
token-count-d =
    { $n ->
        [one] { $n } jeton dubbele route
       *[other] { $n } jetons dubbele route
    }
token-none = geen jetons

## Wat iemand heeft, met het aantal
have-points =
    { $n ->
        [one] { $n } punt
       *[other] { $n } punten
    }
have-trains =
    { $n ->
        [one] { $n } trein
       *[other] { $n } treinen
    }
have-cable-cars =
    { $n ->
        [one] { $n } kabeltram
       *[other] { $n } kabeltrams
    }
have-tickets =
    { $n ->
        [one] { $n } bestemmingsticket
       *[other] { $n } bestemmingstickets
    }
have-completed =
    { $n ->
        [one] { $n } voltooid bestemmingsticket
       *[other] { $n } voltooide bestemmingstickets
    }
have-stations =
    { $n ->
        [one] { $n } station
       *[other] { $n } stations
    }
have-passengers =
    { $n ->
        [one] { $n } passagier
       *[other] { $n } passagiers
    }
have-souvenirs =
    { $n ->
        [one] { $n } souvenir
       *[other] { $n } souvenirs
    }
have-spaces =
    { $n ->
        [one] { $n } vakje
       *[other] { $n } vakjes
    }

## Soorten routes
track-plain = route
track-tunnel = tunnel
track-ferry = veerboot
track-single = enkele route
track-double = dubbele route

## Bestemmingstickets
ticket-name = { $from } – { $to } ({ $points })
ticket-goals = { $from } – { $goals }
ticket-goal = { $to } ({ $points })

## Landen op bestemmingstickets
country-danemark = Denemarken
country-deutschland = Duitsland
country-france = Frankrijk
country-frankreich = Frankrijk
country-italia = Italië
country-niederlande = Nederland
country-osterreich = Oostenrijk
country-schweiz = Zwitserland

## De zeven souvenirs van San Francisco
souvenir-s1 = kabeltrambel
souvenir-s2 = zuurdesembrood
souvenir-s3 = krab
souvenir-s4 = gelukskoekje
souvenir-s5 = sneeuwbol
souvenir-s6 = beschilderd huis
souvenir-s7 = zeilboot

## Plaatsen zonder naam, geteld vanaf 1
seat-number = plaats { $n }
