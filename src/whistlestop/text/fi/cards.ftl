# Mitä pöydällä on: kortit, nopat, reittimerkit, menoliput.  Myös selain lukee tämän tiedoston.

## Yksi kortti, yksinään mainittuna
card-K = musta
card-B = sininen
card-G = vihreä
card-O = oranssi
card-P = violetti
card-R = punainen
card-W = valkoinen
card-Y = keltainen
card-L = veturi
card-F = lauttakortti
card-Z = +4-veturi
card-X = matkustajakortti
card-any = mikä tahansa väri
card-none = ei mitään

## Yksi kortti, joka nostetaan, otetaan tai pelataan: ”Nostat pakasta kortin: punainen”, ”Ota punainen”
card-one-K = musta
card-one-B = sininen
card-one-G = vihreä
card-one-O = oranssi
card-one-P = violetti
card-one-R = punainen
card-one-W = valkoinen
card-one-Y = keltainen
card-one-L = veturi
card-one-F = lauttakortti
card-one-Z = +4-veturi
card-one-X = matkustajakortti

## Näin monta samaa lajia; 0 on lauseessa ”kädessä ei punaista”
card-count-K =
    { $n ->
        [0] ei mustaa
        [one] { $n } musta
       *[other] { $n } mustaa
    }
card-count-B =
    { $n ->
        [0] ei sinistä
        [one] { $n } sininen
       *[other] { $n } sinistä
    }
card-count-G =
    { $n ->
        [0] ei vihreää
        [one] { $n } vihreä
       *[other] { $n } vihreää
    }
card-count-O =
    { $n ->
        [0] ei oranssia
        [one] { $n } oranssi
       *[other] { $n } oranssia
    }
card-count-P =
    { $n ->
        [0] ei violettia
        [one] { $n } violetti
       *[other] { $n } violettia
    }
card-count-R =
    { $n ->
        [0] ei punaista
        [one] { $n } punainen
       *[other] { $n } punaista
    }
card-count-W =
    { $n ->
        [0] ei valkoista
        [one] { $n } valkoinen
       *[other] { $n } valkoista
    }
card-count-Y =
    { $n ->
        [0] ei keltaista
        [one] { $n } keltainen
       *[other] { $n } keltaista
    }
card-count-L =
    { $n ->
        [0] ei veturia
        [one] { $n } veturi
       *[other] { $n } veturia
    }
card-count-F =
    { $n ->
        [0] ei lauttakorttia
        [one] { $n } lauttakortti
       *[other] { $n } lauttakorttia
    }
card-count-Z =
    { $n ->
        [0] ei +4-veturia
        [one] { $n } +4-veturi
       *[other] { $n } +4-veturia
    }
card-count-X =
    { $n ->
        [0] ei matkustajakorttia
        [one] { $n } matkustajakortti
       *[other] { $n } matkustajakorttia
    }
card-count =
    { $n ->
        [one] { $n } kortti
       *[other] { $n } korttia
    }

## Nopat: S tavallinen reitti, D kaksoisreitti, T asema, L jokeri
die-S = tavallinen reitti
die-D = kaksoisreitti
die-T = asema
die-L = jokeri
die-count-S =
    { $n ->
        [one] { $n } tavallinen reitti
       *[other] { $n } tavallista reittiä
    }
die-count-D =
    { $n ->
        [one] { $n } kaksoisreitti
       *[other] { $n } kaksoisreittiä
    }
die-count-T =
    { $n ->
        [one] { $n } asema
       *[other] { $n } asemaa
    }
die-count-L =
    { $n ->
        [one] { $n } jokeri
       *[other] { $n } jokeria
    }
die-none = ei mitään
die-count =
    { $n ->
        [one] { $n } noppa
       *[other] { $n } noppaa
    }

## Reittimerkit
token-s = tavallinen reittimerkki
token-d = kaksoisreittimerkki
token-count-s =
    { $n ->
        [one] { $n } tavallinen reittimerkki
       *[other] { $n } tavallista reittimerkkiä
    }
token-count-d =
    { $n ->
        [one] { $n } kaksoisreittimerkki
       *[other] { $n } kaksoisreittimerkkiä
    }
token-none = ei reittimerkkejä

## Mitä pelaajalla on, ja kuinka monta
have-points =
    { $n ->
        [one] { $n } piste
       *[other] { $n } pistettä
    }
have-trains =
    { $n ->
        [one] { $n } junavaunu
       *[other] { $n } junavaunua
    }
have-cable-cars =
    { $n ->
        [one] { $n } kaapelivaunu
       *[other] { $n } kaapelivaunua
    }
have-tickets =
    { $n ->
        [one] { $n } menolippu
       *[other] { $n } menolippua
    }
have-completed =
    { $n ->
        [one] { $n } suoritettu menolippu
       *[other] { $n } suoritettua menolippua
    }
have-stations =
    { $n ->
        [one] { $n } asema
       *[other] { $n } asemaa
    }
have-passengers =
    { $n ->
        [one] { $n } matkustaja
       *[other] { $n } matkustajaa
    }
have-souvenirs =
    { $n ->
        [one] { $n } matkamuisto
       *[other] { $n } matkamuistoa
    }
have-spaces =
    { $n ->
        [one] { $n } ruutu
       *[other] { $n } ruutua
    }

## Reittien lajit
track-plain = reitti
track-tunnel = tunneli
track-ferry = lauttareitti
track-single = tavallinen reitti
track-double = kaksoisreitti

## Menoliput
ticket-name = { $from } – { $to } ({ $points })
ticket-goals = { $from } – { $goals }
ticket-goal = { $to } ({ $points })

## Menolippujen maat
country-danemark = Tanska
country-deutschland = Saksa
country-france = Ranska
country-frankreich = Ranska
country-italia = Italia
country-niederlande = Alankomaat
country-osterreich = Itävalta
country-schweiz = Sveitsi

## San Franciscon seitsemän matkamuistoa
souvenir-s1 = kaapelivaunun kello
souvenir-s2 = hapanjuurileipä
souvenir-s3 = taskurapu
souvenir-s4 = onnenkeksi
souvenir-s5 = lumisadepallo
souvenir-s6 = maalattu talo
souvenir-s7 = purjevene

## Nimettömät paikat, numeroituina yhdestä alkaen
seat-number = paikka { $n }
