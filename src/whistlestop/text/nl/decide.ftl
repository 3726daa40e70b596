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
decide-key-dice = die dobbelsteen optillen
decide-did-token = nam een jeton
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
decide-tunnel-dice = Tunneldobbelstenen
decide-tunnel-odds = Een tunnel: er worden drie tunneldobbelstenen gegooid. Reken op { $more } extra.
decide-tunnel-first = eerst nemen, dan ermee betalen
decide-tunnel-cannot = Dat kun je niet betalen. Je jetons komen terug, en je beurt is voorbij.
decide-surcharge =
    { $n ->
        [one] vakje extra
       *[other] vakjes extra
    }
decide-way-stand = { $n } ervan vervangen andere

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
decide-stack =
    { $n ->
        [0] { $souvenir }, geen meer over
       *[other] { $souvenir }, nog { $n }
    }
decide-place = Kies een oplichtende plek voor deze souvenirs.

## Europa: geleende routes
decide-borrow = Je station in { $place }
decide-borrow-note = Elk station gebruikt één route van een andere speler voor je bestemmingstickets. Beter dan het voorstel kan niet.
decide-borrow-as = { $place }: { $track }
decide-borrow-proposed = voorgesteld

## Het kaartspel: de rangeerterreinen
decide-yards = Rangeerterreinen
decide-see-yards = Bekijk de rangeerterreinen
decide-yard =
    { $you ->
        [yes] Je rangeerterrein
       *[no] Rangeerterrein van { $name }
    }
decide-yard-empty = Geen treinen op het rangeerterrein.
decide-row = Een rij: { $cards }.
decide-row-as = Een rij: { $cards }, gelegd als { $card }.
decide-row-possible = Deze rij kun je beroven.
decide-row-chosen = Je staat op het punt deze rij te beroven.
decide-row-robbed = beroofd
decide-robbed-by =
    { $you ->
        [yes] door jou beroofd
       *[no] beroofd door { $name }
    }
# Staat onder een getal: 7 op het spoor
decide-pile = op het spoor
decide-pile-cards =
    { $n ->
        [one] { $n } kaart op het spoor
       *[other] { $n } kaarten op het spoor
    }
decide-pile-why = Kaarten op het spoor zijn veilig, en verborgen tot de telling.
decide-pile-seen = Op het spoor: { $cards }.
decide-pile-empty = Er ligt geen kaart op je spoor.
decide-until =
    { $n ->
        [one] Nog { $n } kaart tot de stapel op is.
       *[other] Nog { $n } kaarten tot de stapel op is.
    }
decide-last-turns =
    { $you ->
        [yes] De stapel is op: iedereen krijgt nog één beurt, jij als laatste.
       *[no] De stapel is op: iedereen krijgt nog één beurt, { $name } als laatste.
    }
# Met vier spelers zijn er twee rondes
decide-part = Ronde { $n } van 2.
decide-part-scored = Ronde 1 is geteld
decide-part-note = Handkaarten en open bestemmingstickets blijven; alle andere kaarten zijn de nieuwe stapel van ronde 2.
decide-cities = Grote steden en hun bonus
decide-city =
    { $n ->
        [one] { $city }: { $n } punt voor de meeste voltooide bestemmingstickets.
       *[other] { $city }: { $n } punten voor de meeste voltooide bestemmingstickets.
    }
decide-city-mine = Op { $n } van je bestemmingstickets.
decide-city-leads = { $names } met { $n }.
decide-city-big = grote stad, { $n } punten

## Het kaartspel: een beurt
decide-asks-cards = Kaarten, treinen of bestemmingstickets
decide-lay-say = Trek kaarten, of tik een kleur aan om die te leggen.
decide-lay-say-last = Tik een kleur aan om die te leggen.
decide-lay-say-draw = Trek kaarten: open, of van de stapel.
decide-lay-say-tickets = De stapel is op: trek bestemmingstickets.
decide-lay-three = Leg drie kleuren
decide-lay-three-note = van elk één kaart
decide-lay-three-say = Tik drie kleuren aan: { $n } van 3.
decide-lay-as = Als rij in deze kleur
decide-lay-nothing = Leg drie kaarten
decide-lay-robs = berooft { $name } van { $cards }
# Hoeveel kaarten van een soort: “groen: 3 van 4”
decide-lay-of = { $card }: { $n } van { $of }
decide-did-lay = legde
decide-did-complete =
    { $n ->
        [one] voltooide { $n } bestemmingsticket
       *[other] voltooide { $n } bestemmingstickets
    }

## Het kaartspel: bestemmingstickets
decide-ticket-needs = Nodig: { $cards }.
decide-ticket-all = alle kaarten zijn er
decide-ticket-wild = compleet met locomotieven
decide-ticket-lacks =
    { $n ->
        [one] { $n } kaart ontbreekt
       *[other] { $n } kaarten ontbreken
    }
decide-tickets-hand = met hand en rangeerterrein
decide-tickets-all = met hand, rangeerterrein en stapel
decide-tickets-pile = met je stapel
decide-complete = Voltooi je bestemmingstickets
decide-complete-note = De beste keuze is al gemaakt; verander haar als je wilt. Niemand ziet haar voor iedereen gekozen heeft. Open bestemmingstickets kosten punten aan het einde van het spel.
decide-complete-all = Iedereen kiest welke bestemmingstickets worden voltooid.
decide-complete-locked = Je keuze staat vast; ze wordt getoond als iedereen gekozen heeft.
decide-complete-do =
    { $n ->
        [0] Voltooi er geen
        [one] Voltooi { $n } bestemmingsticket
       *[other] Voltooi { $n } bestemmingstickets
    }
decide-complete-proposed = Weer de beste keuze
# Hoeveel kaarten van een soort de gekozen bestemmingstickets gebruiken: “groen: 3 van 4 gebruikt”
decide-uses = { $card }: { $n } van { $of } gebruikt
