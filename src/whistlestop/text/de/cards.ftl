# Was auf dem Tisch liegt: Karten, Würfel, Marker, Zielkarten.  Auch der Browser liest diese Datei.

## Eine Karte, für sich genannt
card-K = schwarz
card-B = blau
card-G = grün
card-O = orange
card-P = lila
card-R = rot
card-W = weiß
card-Y = gelb
card-L = Lokomotive
card-F = Fährkarte
card-Z = +4-Lokomotive
card-X = Passagierkarte
card-any = beliebige Farbe
card-none = nichts

## Eine Karte, die gezogen, genommen oder gelegt wird
card-one-K = eine schwarze Karte
card-one-B = eine blaue Karte
card-one-G = eine grüne Karte
card-one-O = eine orange Karte
card-one-P = eine lila Karte
card-one-R = eine rote Karte
card-one-W = eine weiße Karte
card-one-Y = eine gelbe Karte
card-one-L = eine Lokomotive
card-one-F = eine Fährkarte
card-one-Z = eine +4-Lokomotive
card-one-X = eine Passagierkarte

## So viele Karten einer Art
card-count-K =
    { $n ->
        [0] keine schwarze
       *[other] { $n } schwarze
    }
card-count-B =
    { $n ->
        [0] keine blaue
       *[other] { $n } blaue
    }
card-count-G =
    { $n ->
        [0] keine grüne
       *[other] { $n } grüne
    }
card-count-O =
    { $n ->
        [0] keine orange
       *[other] { $n } orange
    }
card-count-P =
    { $n ->
        [0] keine lila
       *[other] { $n } lila
    }
card-count-R =
    { $n ->
        [0] keine rote
       *[other] { $n } rote
    }
card-count-W =
    { $n ->
        [0] keine weiße
       *[other] { $n } weiße
    }
card-count-Y =
    { $n ->
        [0] keine gelbe
       *[other] { $n } gelbe
    }
card-count-L =
    { $n ->
        [0] keine Lokomotive
        [one] { $n } Lokomotive
       *[other] { $n } Lokomotiven
    }
card-count-F =
    { $n ->
        [0] keine Fährkarte
        [one] { $n } Fährkarte
       *[other] { $n } Fährkarten
    }
card-count-Z =
    { $n ->
        [0] keine +4-Lokomotive
        [one] { $n } +4-Lokomotive
       *[other] { $n } +4-Lokomotiven
    }
card-count-X =
    { $n ->
        [0] keine Passagierkarte
        [one] { $n } Passagierkarte
       *[other] { $n } Passagierkarten
    }
card-count =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }

## Würfel
die-S = Einzelstrecke
die-D = Doppelstrecke
die-T = Bahnhof
die-L = Lokomotive
die-count-S = { $n } × Einzelstrecke
die-count-D = { $n } × Doppelstrecke
die-count-T = { $n } × Bahnhof
die-count-L = { $n } × Lokomotive
die-none = keine
die-count = { $n } Würfel

## Marker
token-s = Einzelstrecken-Marker
token-d = Doppelstrecken-Marker
token-count-s = { $n } Einzelstrecken-Marker
token-count-d = { $n } Doppelstrecken-Marker
token-none = keine Marker

## Was jemand hat, mit seiner Zahl
have-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
have-trains =
    { $n ->
        [one] { $n } Waggon
       *[other] { $n } Waggons
    }
have-cable-cars =
    { $n ->
        [one] { $n } Cable Car
       *[other] { $n } Cable Cars
    }
have-tickets =
    { $n ->
        [one] { $n } Zielkarte
       *[other] { $n } Zielkarten
    }
have-completed =
    { $n ->
        [one] { $n } erfüllte Zielkarte
       *[other] { $n } erfüllte Zielkarten
    }
have-stations =
    { $n ->
        [one] { $n } Bahnhof
       *[other] { $n } Bahnhöfe
    }
have-passengers =
    { $n ->
        [one] { $n } Passagier
       *[other] { $n } Passagiere
    }
have-souvenirs =
    { $n ->
        [one] { $n } Souvenir
       *[other] { $n } Souvenirs
    }
have-spaces =
    { $n ->
        [one] { $n } Feld
       *[other] { $n } Felder
    }

## Arten von Strecken
track-plain = Strecke
track-tunnel = Tunnel
track-ferry = Fähre
track-single = Einzelstrecke
track-double = Doppelstrecke

## Zielkarten
ticket-name = { $from } – { $to } ({ $points })
ticket-goals = { $from } – { $goals }
ticket-goal = { $to } ({ $points })

## Länder auf Zielkarten
country-danemark = Dänemark
country-deutschland = Deutschland
country-france = Frankreich
country-frankreich = Frankreich
country-italia = Italien
country-niederlande = Niederlande
country-osterreich = Österreich
country-schweiz = Schweiz

## Die sieben Souvenirs von San Francisco
souvenir-s1 = Cable-Car-Glocke
souvenir-s2 = Sauerteigbrot
souvenir-s3 = Krabbe
souvenir-s4 = Glückskeks
souvenir-s5 = Schneekugel
souvenir-s6 = bemaltes Haus
souvenir-s7 = Segelboot

## Plätze ohne Namen, gezählt von 1 an
seat-number = Platz { $n }
