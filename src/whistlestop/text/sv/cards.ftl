# Vad som ligger på bordet: kort, tärningar, brickor, biljettkort.  Webbläsaren läser också den här filen.

## Ett kort, nämnt för sig
card-K = svart
card-B = blå
card-G = grön
card-O = orange
card-P = lila
card-R = röd
card-W = vit
card-Y = gul
card-L = lokomotiv
card-F = färjekort
card-Z = +4-lokomotiv
card-X = passagerarkort
card-any = valfri färg
card-none = ingenting

## Ett kort som dras, tas eller läggs
card-one-K = ett svart kort
card-one-B = ett blått kort
card-one-G = ett grönt kort
card-one-O = ett orange kort
card-one-P = ett lila kort
card-one-R = ett rött kort
card-one-W = ett vitt kort
card-one-Y = ett gult kort
card-one-L = ett lokomotiv
card-one-F = ett färjekort
card-one-Z = ett +4-lokomotiv
card-one-X = ett passagerarkort

## Så många kort av ett slag
card-count-K =
    { $n ->
        [0] inga svarta
        [one] { $n } svart
       *[other] { $n } svarta
    }
card-count-B =
    { $n ->
        [0] inga blå
        [one] { $n } blått
       *[other] { $n } blå
    }
card-count-G =
    { $n ->
        [0] inga gröna
        [one] { $n } grönt
       *[other] { $n } gröna
    }
card-count-O =
    { $n ->
        [0] inga orange
       *[other] { $n } orange
    }
card-count-P =
    { $n ->
        [0] inga lila
       *[other] { $n } lila
    }
card-count-R =
    { $n ->
        [0] inga röda
        [one] { $n } rött
       *[other] { $n } röda
    }
card-count-W =
    { $n ->
        [0] inga vita
        [one] { $n } vitt
       *[other] { $n } vita
    }
card-count-Y =
    { $n ->
        [0] inga gula
        [one] { $n } gult
       *[other] { $n } gula
    }
card-count-L =
    { $n ->
        [0] inga lokomotiv
       *[other] { $n } lokomotiv
    }
card-count-F =
    { $n ->
        [0] inga färjekort
       *[other] { $n } färjekort
    }
card-count-Z =
    { $n ->
        [0] inga +4-lokomotiv
       *[other] { $n } +4-lokomotiv
    }
card-count-X =
    { $n ->
        [0] inga passagerarkort
       *[other] { $n } passagerarkort
    }
card-count = { $n } kort

## Tärningar
die-S = enkelrutt
die-D = dubbelrutt
die-T = station
die-L = joker
die-count-S =
    { $n ->
        [one] { $n } enkelrutt
       *[other] { $n } enkelrutter
    }
die-count-D =
    { $n ->
        [one] { $n } dubbelrutt
       *[other] { $n } dubbelrutter
    }
die-count-T =
    { $n ->
        [one] { $n } station
       *[other] { $n } stationer
    }
die-count-L =
    { $n ->
        [one] { $n } joker
       *[other] { $n } jokrar
    }
die-none = inga
die-count =
    { $n ->
        [one] { $n } tärning
       *[other] { $n } tärningar
    }

## Tärningarnas brickor
token-s = enkelruttsbricka
token-d = dubbelruttsbricka
token-count-s =
    { $n ->
        [one] { $n } enkelruttsbricka
       *[other] { $n } enkelruttsbrickor
    }
token-count-d =
    { $n ->
        [one] { $n } dubbelruttsbricka
       *[other] { $n } dubbelruttsbrickor
    }
token-none = inga brickor

## Vad någon har, med sitt antal
have-points = { $n } poäng
have-trains =
    { $n ->
        [one] { $n } tågvagn
       *[other] { $n } tågvagnar
    }
have-cable-cars =
    { $n ->
        [one] { $n } spårvagn
       *[other] { $n } spårvagnar
    }
have-tickets = { $n } biljettkort
have-completed =
    { $n ->
        [one] { $n } avklarat biljettkort
       *[other] { $n } avklarade biljettkort
    }
have-stations =
    { $n ->
        [one] { $n } station
       *[other] { $n } stationer
    }
have-passengers = { $n } passagerare
have-souvenirs =
    { $n ->
        [one] { $n } souvenir
       *[other] { $n } souvenirer
    }
have-spaces =
    { $n ->
        [one] { $n } ruta
       *[other] { $n } rutor
    }

## Slags sträckor
track-plain = sträcka
track-tunnel = tunnel
track-ferry = färja
track-single = enkelrutt
track-double = dubbelrutt

## Biljettkort
ticket-name = { $from } – { $to } ({ $points })
ticket-goals = { $from } – { $goals }
ticket-goal = { $to } ({ $points })

## Länder på biljettkort
country-danemark = Danmark
country-deutschland = Tyskland
country-france = Frankrike
country-frankreich = Frankrike
country-italia = Italien
country-niederlande = Nederländerna
country-osterreich = Österrike
country-schweiz = Schweiz

## De sju souvenirerna i San Francisco
souvenir-s1 = spårvagnsklocka
souvenir-s2 = surdegsbröd
souvenir-s3 = krabba
souvenir-s4 = lyckokaka
souvenir-s5 = snöglob
souvenir-s6 = målat hus
souvenir-s7 = segelbåt

## Platser utan namn, räknade från 1
seat-number = plats { $n }
