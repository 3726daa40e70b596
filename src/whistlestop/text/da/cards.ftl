# Hvad der ligger på bordet: kort, terninger, brikker, rutekort.  Browseren læser også denne fil.

## Ét kort, nævnt for sig
card-K = sort
card-B = blå
card-G = grøn
card-O = orange
card-P = lilla
card-R = rød
card-W = hvid
card-Y = gul
card-L = lokomotiv
card-F = færgekort
card-Z = +4-lokomotiv
card-X = passagerkort
card-any = valgfri farve
card-none = ingenting

## Ét kort, der trækkes, tages eller lægges
card-one-K = et sort kort
card-one-B = et blåt kort
card-one-G = et grønt kort
card-one-O = et orange kort
card-one-P = et lilla kort
card-one-R = et rødt kort
card-one-W = et hvidt kort
card-one-Y = et gult kort
card-one-L = et lokomotiv
card-one-F = et færgekort
card-one-Z = et +4-lokomotiv
card-one-X = et passagerkort

## Så mange kort af én slags
card-count-K =
    { $n ->
        [0] ingen sorte
        [one] { $n } sort
       *[other] { $n } sorte
    }
card-count-B =
    { $n ->
        [0] ingen blå
        [one] { $n } blåt
       *[other] { $n } blå
    }
card-count-G =
    { $n ->
        [0] ingen grønne
        [one] { $n } grønt
       *[other] { $n } grønne
    }
card-count-O =
    { $n ->
        [0] ingen orange
       *[other] { $n } orange
    }
card-count-P =
    { $n ->
        [0] ingen lilla
       *[other] { $n } lilla
    }
card-count-R =
    { $n ->
        [0] ingen røde
        [one] { $n } rødt
       *[other] { $n } røde
    }
card-count-W =
    { $n ->
        [0] ingen hvide
        [one] { $n } hvidt
       *[other] { $n } hvide
    }
card-count-Y =
    { $n ->
        [0] ingen gule
        [one] { $n } gult
       *[other] { $n } gule
    }
card-count-L =
    { $n ->
        [0] ingen lokomotiver
        [one] { $n } lokomotiv
       *[other] { $n } lokomotiver
    }
card-count-F =
    { $n ->
        [0] ingen færgekort
       *[other] { $n } færgekort
    }
card-count-Z =
    { $n ->
        [0] ingen +4-lokomotiver
        [one] { $n } +4-lokomotiv
       *[other] { $n } +4-lokomotiver
    }
card-count-X =
    { $n ->
        [0] ingen passagerkort
       *[other] { $n } passagerkort
    }
card-count = { $n } kort

## Terninger
die-S = enkeltspor
die-D = dobbeltspor
die-T = togstation
die-L = lokomotiv
die-count-S = { $n } enkeltspor
die-count-D = { $n } dobbeltspor
die-count-T =
    { $n ->
        [one] { $n } togstation
       *[other] { $n } togstationer
    }
die-count-L =
    { $n ->
        [one] { $n } lokomotiv
       *[other] { $n } lokomotiver
    }
die-none = ingen
die-count =
    { $n ->
        [one] { $n } terning
       *[other] { $n } terninger
    }

## Terningernes brikker
token-s = enkeltspors-brik
token-d = dobbeltspors-brik
token-count-s =
    { $n ->
        [one] { $n } enkeltspors-brik
       *[other] { $n } enkeltspors-brikker
    }
token-count-d =
    { $n ->
        [one] { $n } dobbeltspors-brik
       *[other] { $n } dobbeltspors-brikker
    }
token-none = ingen brikker

## Hvad nogen har, med sit tal
have-points = { $n } point
have-trains =
    { $n ->
        [one] { $n } togvogn
       *[other] { $n } togvogne
    }
have-cable-cars =
    { $n ->
        [one] { $n } sporvogn
       *[other] { $n } sporvogne
    }
have-tickets = { $n } rutekort
have-completed =
    { $n ->
        [one] { $n } gennemført rutekort
       *[other] { $n } gennemførte rutekort
    }
have-stations =
    { $n ->
        [one] { $n } togstation
       *[other] { $n } togstationer
    }
have-passengers =
    { $n ->
        [one] { $n } passager
       *[other] { $n } passagerer
    }
have-souvenirs =
    { $n ->
        [one] { $n } turistmarkør
       *[other] { $n } turistmarkører
    }
have-spaces =
    { $n ->
        [one] { $n } felt
       *[other] { $n } felter
    }

## Slags strækninger
track-plain = strækning
track-tunnel = tunnel
track-ferry = færge
track-single = enkeltspor
track-double = dobbeltspor

## Rutekort
ticket-name = { $from } – { $to } ({ $points })
ticket-goals = { $from } – { $goals }
ticket-goal = { $to } ({ $points })

## Lande på rutekort
country-danemark = Danmark
country-deutschland = Tyskland
country-france = Frankrig
country-frankreich = Frankrig
country-italia = Italien
country-niederlande = Nederlandene
country-osterreich = Østrig
country-schweiz = Schweiz

## De syv turistmarkører i San Francisco
souvenir-s1 = sporvognsklokke
souvenir-s2 = surdejsbrød
souvenir-s3 = krabbe
souvenir-s4 = lykkekage
souvenir-s5 = snekugle
souvenir-s6 = malet hus
souvenir-s7 = sejlbåd

## Pladser uden navn, talt fra 1
seat-number = plads { $n }
