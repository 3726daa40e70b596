# What lies on the table: cards, dice, tokens, tickets.  The browser reads this file too.
# Card letters: K black, B blue, G green, O orange, P purple, R red, W white, Y yellow, L locomotive,
# F ferry card (San Francisco's wild card), Z +4 locomotive, X passenger card.

## One card, named alone
card-K = black
card-B = blue
card-G = green
card-O = orange
card-P = purple
card-R = red
card-W = white
card-Y = yellow
card-L = locomotive
card-F = ferry card
card-Z = +4 locomotive
card-X = passenger card
# The colour of a track that takes any colour
card-any = any colour
card-none = nothing

## One card that is drawn, taken or laid: “You take a red card from the row”
card-one-K = a black card
card-one-B = a blue card
card-one-G = a green card
card-one-O = an orange card
card-one-P = a purple card
card-one-R = a red card
card-one-W = a white card
card-one-Y = a yellow card
card-one-L = a locomotive
card-one-F = a ferry card
card-one-Z = a +4 locomotive
card-one-X = a passenger card

## So many cards of one kind; 0 is said in “the hand holds no red”
card-count-K =
    { $n ->
        [0] no black
       *[other] { $n } black
    }
card-count-B =
    { $n ->
        [0] no blue
       *[other] { $n } blue
    }
card-count-G =
    { $n ->
        [0] no green
       *[other] { $n } green
    }
card-count-O =
    { $n ->
        [0] no orange
       *[other] { $n } orange
    }
card-count-P =
    { $n ->
        [0] no purple
       *[other] { $n } purple
    }
card-count-R =
    { $n ->
        [0] no red
       *[other] { $n } red
    }
card-count-W =
    { $n ->
        [0] no white
       *[other] { $n } white
    }
card-count-Y =
    { $n ->
        [0] no yellow
       *[other] { $n } yellow
    }
card-count-L =
    { $n ->
        [0] no locomotive
        [one] { $n } locomotive
       *[other] { $n } locomotives
    }
card-count-F =
    { $n ->
        [0] no ferry card
        [one] { $n } ferry card
       *[other] { $n } ferry cards
    }
card-count-Z =
    { $n ->
        [0] no +4 locomotive
        [one] { $n } +4 locomotive
       *[other] { $n } +4 locomotives
    }
card-count-X =
    { $n ->
        [0] no passenger card
        [one] { $n } passenger card
       *[other] { $n } passenger cards
    }
card-count =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

## Dice: S single, D double, T station, L locomotive
die-S = single
die-D = double
die-T = station
die-L = locomotive
die-count-S = { $n } single
die-count-D = { $n } double
die-count-T = { $n } station
die-count-L = { $n } locomotive
die-none = none
die-count =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }

## Tokens of the dice: s single, d double
token-s = single token
token-d = double token
token-count-s =
    { $n ->
        [one] { $n } single token
       *[other] { $n } single tokens
    }
token-count-d =
    { $n ->
        [one] { $n } double token
       *[other] { $n } double tokens
    }
token-none = no tokens

## What a player has, with its number
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
        [one] { $n } ticket
       *[other] { $n } tickets
    }
have-completed =
    { $n ->
        [one] { $n } completed ticket
       *[other] { $n } completed tickets
    }
have-stations =
    { $n ->
        [one] { $n } station
       *[other] { $n } stations
    }
have-passengers =
    { $n ->
        [one] { $n } passenger
       *[other] { $n } passengers
    }
have-souvenirs =
    { $n ->
        [one] { $n } souvenir
       *[other] { $n } souvenirs
    }
have-spaces =
    { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }

## Kinds of tracks, and the two that dice pay for
track-plain = track
track-tunnel = tunnel
track-ferry = ferry
track-single = single route
track-double = double route

## Tickets.  A ticket names two places and its points; a country ticket has several goals, joined by “ / ”.
ticket-name = { $from } – { $to } ({ $points })
ticket-goals = { $from } – { $goals }
ticket-goal = { $to } ({ $points })

## Countries on tickets, by the names that their boards have for them
country-danemark = Denmark
country-deutschland = Germany
country-france = France
country-frankreich = France
country-italia = Italy
country-niederlande = Netherlands
country-osterreich = Austria
country-schweiz = Switzerland

## The seven souvenirs of San Francisco
souvenir-s1 = cable car bell
souvenir-s2 = sourdough loaf
souvenir-s3 = crab
souvenir-s4 = fortune cookie
souvenir-s5 = snow globe
souvenir-s6 = painted house
souvenir-s7 = sailing boat

## Seats without a name, numbered from 1
seat-number = seat { $n }
