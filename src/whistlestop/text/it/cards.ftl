# Ciò che sta sul tavolo: carte, dadi, gettoni, biglietti.  Anche il browser legge questo file.

## Una carta, nominata da sola
card-K = nero
card-B = blu
card-G = verde
card-O = arancione
card-P = viola
card-R = rosso
card-W = bianco
card-Y = giallo
card-L = locomotiva
card-F = carta Traghetto
card-Z = locomotiva +4
card-X = carta Passeggero
card-any = qualsiasi colore
card-none = niente

## Una carta che si pesca, si prende o si gioca
card-one-K = una carta nera
card-one-B = una carta blu
card-one-G = una carta verde
card-one-O = una carta arancione
card-one-P = una carta viola
card-one-R = una carta rossa
card-one-W = una carta bianca
card-one-Y = una carta gialla
card-one-L = una locomotiva
card-one-F = una carta Traghetto
card-one-Z = una locomotiva +4
card-one-X = una carta Passeggero

## Tante carte di un tipo
card-count-K =
    { $n ->
        [0] nessuna nera
        [one] { $n } nera
       *[other] { $n } nere
    }
card-count-B =
    { $n ->
        [0] nessuna blu
       *[other] { $n } blu
    }
card-count-G =
    { $n ->
        [0] nessuna verde
        [one] { $n } verde
       *[other] { $n } verdi
    }
card-count-O =
    { $n ->
        [0] nessuna arancione
        [one] { $n } arancione
       *[other] { $n } arancioni
    }
card-count-P =
    { $n ->
        [0] nessuna viola
       *[other] { $n } viola
    }
card-count-R =
    { $n ->
        [0] nessuna rossa
        [one] { $n } rossa
       *[other] { $n } rosse
    }
card-count-W =
    { $n ->
        [0] nessuna bianca
        [one] { $n } bianca
       *[other] { $n } bianche
    }
card-count-Y =
    { $n ->
        [0] nessuna gialla
        [one] { $n } gialla
       *[other] { $n } gialle
    }
card-count-L =
    { $n ->
        [0] nessuna locomotiva
        [one] { $n } locomotiva
       *[other] { $n } locomotive
    }
card-count-F =
    { $n ->
        [0] nessuna carta Traghetto
        [one] { $n } carta Traghetto
       *[other] { $n } carte Traghetto
    }
card-count-Z =
    { $n ->
        [0] nessuna locomotiva +4
        [one] { $n } locomotiva +4
       *[other] { $n } locomotive +4
    }
card-count-X =
    { $n ->
        [0] nessuna carta Passeggero
        [one] { $n } carta Passeggero
       *[other] { $n } carte Passeggero
    }
card-count =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }

## I dadi
die-S = linea singola
die-D = doppia linea
die-T = stazione
die-L = locomotiva
die-count-S =
    { $n ->
        [one] { $n } linea singola
       *[other] { $n } linee singole
    }
die-count-D =
    { $n ->
        [one] { $n } doppia linea
       *[other] { $n } doppie linee
    }
die-count-T =
    { $n ->
        [one] { $n } stazione
       *[other] { $n } stazioni
    }
die-count-L =
    { $n ->
        [one] { $n } locomotiva
       *[other] { $n } locomotive
    }
die-none = nessuno
die-count =
    { $n ->
        [one] { $n } dado
       *[other] { $n } dadi
    }

## I gettoni dei dadi
token-s = gettone linea singola
token-d = gettone doppia linea
token-count-s =
    { $n ->
        [one] { $n } gettone linea singola
       *[other] { $n } gettoni linea singola
    }
token-count-d =
    { $n ->
        [one] { $n } gettone doppia linea
       *[other] { $n } gettoni doppia linea
    }
token-none = nessun gettone

## Ciò che ha ciascuno
have-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
have-trains =
    { $n ->
        [one] { $n } vagone
       *[other] { $n } vagoni
    }
have-cable-cars =
    { $n ->
        [one] { $n } tram
       *[other] { $n } tram
    }
have-tickets =
    { $n ->
        [one] { $n } biglietto
       *[other] { $n } biglietti
    }
have-completed =
    { $n ->
        [one] { $n } biglietto completato
       *[other] { $n } biglietti completati
    }
have-stations =
    { $n ->
        [one] { $n } stazione
       *[other] { $n } stazioni
    }
have-passengers =
    { $n ->
        [one] { $n } passeggero
       *[other] { $n } passeggeri
    }
have-souvenirs =
    { $n ->
        [one] { $n } souvenir
       *[other] { $n } souvenir
    }
have-spaces =
    { $n ->
        [one] { $n } spazio
       *[other] { $n } spazi
    }

## Tipi di linee
track-plain = linea
track-tunnel = galleria
track-ferry = traghetto
track-single = linea singola
track-double = doppia linea

## I biglietti di destinazione
ticket-name = { $from } – { $to } ({ $points })
ticket-goals = { $from } – { $goals }
ticket-goal = { $to } ({ $points })

## I paesi sui biglietti
country-danemark = Danimarca
country-deutschland = Germania
country-france = Francia
country-frankreich = Francia
country-italia = Italia
country-niederlande = Paesi Bassi
country-osterreich = Austria
country-schweiz = Svizzera

## I sette souvenir di San Francisco
souvenir-s1 = campanella del tram
souvenir-s2 = pane a lievito madre
souvenir-s3 = granchio
souvenir-s4 = biscotto della fortuna
souvenir-s5 = palla di neve
souvenir-s6 = casa dipinta
souvenir-s7 = barca a vela

## I posti senza nome, contati da 1
seat-number = posto { $n }
