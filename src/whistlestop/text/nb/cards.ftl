# Hva som ligger på bordet: kort, terninger, brikker, billetter.  Nettleseren leser også denne filen.

## Ett kort, nevnt for seg
card-K = sort
card-B = blå
card-G = grønn
card-O = oransje
card-P = lilla
card-R = rød
card-W = hvit
card-Y = gul
card-L = lokomotiv
card-F = fergekort
card-Z = +4-lokomotiv
card-X = passasjerkort
card-any = valgfri farge
card-none = ingenting

## Ett kort som trekkes, tas eller legges
card-one-K = et sort kort
card-one-B = et blått kort
card-one-G = et grønt kort
card-one-O = et oransje kort
card-one-P = et lilla kort
card-one-R = et rødt kort
card-one-W = et hvitt kort
card-one-Y = et gult kort
card-one-L = et lokomotiv
card-one-F = et fergekort
card-one-Z = et +4-lokomotiv
card-one-X = et passasjerkort

## Så mange kort av ett slag
card-count-K =
    { $n ->
        [0] ingen sorte
        [one] { $n } sort
       *[other] { $n } sorte
    }
card-count-B =
    { $n ->
        [0] ingen blå
        [one] { $n } blått
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
        [0] ingen oransje
       *[other] { $n } oransje
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
        [0] ingen hvite
        [one] { $n } hvitt
       *[other] { $n } hvite
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
        [0] ingen fergekort
       *[other] { $n } fergekort
    }
card-count-Z =
    { $n ->
        [0] ingen +4-lokomotiver
        [one] { $n } +4-lokomotiv
       *[other] { $n } +4-lokomotiver
    }
card-count-X =
    { $n ->
        [0] ingen passasjerkort
       *[other] { $n } passasjerkort
    }
card-count = { $n } kort

## Terninger
die-S = enkellinje
die-D = dobbellinje
die-T = stasjon
die-L = joker
die-count-S =
    { $n ->
        [one] { $n } enkellinje
       *[other] { $n } enkellinjer
    }
die-count-D =
    { $n ->
        [one] { $n } dobbellinje
       *[other] { $n } dobbellinjer
    }
die-count-T =
    { $n ->
        [one] { $n } stasjon
       *[other] { $n } stasjoner
    }
die-count-L =
    { $n ->
        [one] { $n } joker
       *[other] { $n } jokere
    }
die-none = ingen
die-count =
    { $n ->
        [one] { $n } terning
       *[other] { $n } terninger
    }

## Terningenes brikker
token-s = enkellinjebrikke
token-d = dobbellinjebrikke
token-count-s =
    { $n ->
        [one] { $n } enkellinjebrikke
       *[other] { $n } enkellinjebrikker
    }
token-count-d =
    { $n ->
        [one] { $n } dobbellinjebrikke
       *[other] { $n } dobbellinjebrikker
    }
token-none = ingen brikker

## Hva noen har, med antallet
have-points = { $n } poeng
have-trains =
    { $n ->
        [one] { $n } togvogn
       *[other] { $n } togvogner
    }
have-cable-cars =
    { $n ->
        [one] { $n } trikk
       *[other] { $n } trikker
    }
have-tickets =
    { $n ->
        [one] { $n } billett
       *[other] { $n } billetter
    }
have-completed =
    { $n ->
        [one] { $n } fullført billett
       *[other] { $n } fullførte billetter
    }
have-stations =
    { $n ->
        [one] { $n } stasjon
       *[other] { $n } stasjoner
    }
have-passengers =
    { $n ->
        [one] { $n } passasjer
       *[other] { $n } passasjerer
    }
have-souvenirs =
    { $n ->
        [one] { $n } suvenir
       *[other] { $n } suvenirer
    }
have-spaces =
    { $n ->
        [one] { $n } felt
       *[other] { $n } felter
    }

## Slags strekninger
track-plain = strekning
track-tunnel = tunnel
track-ferry = ferge
track-single = enkellinje
track-double = dobbellinje

## Billetter
ticket-name = { $from } – { $to } ({ $points })
ticket-goals = { $from } – { $goals }
ticket-goal = { $to } ({ $points })

## Land på billetter
country-danemark = Danmark
country-deutschland = Tyskland
country-france = Frankrike
country-frankreich = Frankrike
country-italia = Italia
country-niederlande = Nederland
country-osterreich = Østerrike
country-schweiz = Sveits

## De sju suvenirene i San Francisco
souvenir-s1 = trikkeklokke
souvenir-s2 = surdeigsbrød
souvenir-s3 = krabbe
souvenir-s4 = lykkekake
souvenir-s5 = snøkule
souvenir-s6 = malt hus
souvenir-s7 = seilbåt

## Plasser uten navn, telt fra 1
seat-number = plass { $n }
