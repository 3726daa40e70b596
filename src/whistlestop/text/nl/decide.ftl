# Beslissingen van een eigen soort in de browser: dobbelstenen, reizen, stations, souvenirs, de rijen van het kaartspel.

## Dobbelstenen
decide-dice = Je dobbelstenen
decide-dice-of = Dobbelstenen van { $name }
decide-dice-none = Geen dobbelstenen op tafel.
decide-die = Dobbelsteen { $n }: { $face }
decide-die-spent = Gebruikt: { $face }
decide-tokens = Je jetons
decide-throw = { $token }: inleveren aan het einde van de beurt
decide-rolled = Tik de dobbelstenen aan die je opnieuw wilt gooien; dat mag één keer.
decide-rolled-reach = Tik dobbelstenen aan om ze opnieuw te gooien, één keer. Zoals ze liggen, zijn ze genoeg voor wat oplicht.
decide-rolled-some = De opgetilde dobbelstenen worden opnieuw gegooid.
decide-roll-again =
    { $n ->
        [one] Gooi { $n } dobbelsteen opnieuw
       *[other] Gooi { $n } dobbelstenen opnieuw
    }
decide-roll-all = Gooi alles opnieuw
decide-dice-claim = Kies een oplichtende route, of tik twee dobbelstenen aan voor een jeton.
decide-dice-claim-only = Kies een oplichtende route.
decide-dice-exchange = Twee willekeurige dobbelstenen geven een jeton: tik ze aan.
decide-dice-over = Met de dobbelstenen kan niets meer.
decide-tickets =
    { $n ->
        [one] Trek { $n } bestemmingsticket
       *[other] Trek { $n } bestemmingstickets
    }
decide-picked-one = { $dice }: nog één erbij geeft een jeton.
decide-picked-two = { $dice }: welke jeton neem je?
decide-picked-tickets = { $dice }: trek er bestemmingstickets mee.
decide-picked-many = { $dice }: twee dobbelstenen geven een jeton.
decide-tunnel = { $track }. Elke tunnel op de dobbelstenen kost één vakje extra.
decide-tunnel-shows =
    { $n ->
        [0] De tunneldobbelstenen tonen geen tunnel
        [one] De tunneldobbelstenen tonen { $n } tunnel
       *[other] De tunneldobbelstenen tonen { $n } tunnels
    }
decide-tunnel-odds = Een tunnel: er worden drie tunneldobbelstenen gegooid. Reken op { $more } extra.
decide-tunnel-first = eerst nemen, dan ermee betalen
decide-tunnel-cannot = Dat kun je niet betalen. Je jetons komen terug, en je beurt is voorbij.
decide-surcharge =
    { $n ->
        [one] vakje extra
       *[other] vakjes extra
    }

## Kaarten die andere vervangen
decide-owed =
    { $n ->
        [one] Leg nog { $n } willekeurige kaart.
       *[other] Leg nog { $n } willekeurige kaarten.
    }

## Märklin: passagiers
decide-mix = Lange bestemmingstickets zijn meer waard. Je ziet je bestemmingstickets als je gekozen hebt.
decide-mix-way = { $long } lange, { $short } korte
decide-passenger =
    { $n ->
        [one] Je hebt nog { $n } passagier. De getallen zijn de goederen die daar liggen.
       *[other] Je hebt nog { $n } passagiers. De getallen zijn de goederen die daar liggen.
    }
decide-goods = Goederen voor { $points } punten
decide-goods-none = Geen goederen
decide-ride = Op reis, nu in { $place }
decide-ride-begins = Goederen tot nu toe
decide-ride-visited = Goederen tot nu toe: { $places }
decide-ride-ahead =
    { $n ->
        [one] dan { $n } punt
       *[other] dan { $n } punten
    }
decide-ride-fare =
    { $n ->
        [one] over een route van { $name }, dan { $n } punt
       *[other] over een route van { $name }, dan { $n } punten
    }
decide-ride-off =
    { $n ->
        [one] Stap uit in { $place } voor { $n } punt
       *[other] Stap uit in { $place } voor { $n } punten
    }

## San Francisco: de stapels souvenirs
decide-place = Kies een oplichtende plek voor deze souvenirs: wie daar een route claimt, neemt er een.

## Europa: geleende routes
decide-borrow = Je station in { $place }
decide-borrow-note = Elk station gebruikt één route van een andere speler voor je bestemmingstickets. Beter dan het voorstel kan niet.
decide-borrow-as = { $place }: { $track }
decide-borrow-proposed = voorgesteld
