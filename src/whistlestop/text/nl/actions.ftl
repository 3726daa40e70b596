# Wat je kunt doen, zoals het op een knop of in een lijst staat.

action-keep = Houd { $tickets }
action-keep-none = Houd er geen
action-mix = Trek { $long } lange en { $short } korte bestemmingstickets
action-stack = Leg neer: { $souvenir }
action-place = Leg de souvenirs op { $place }
action-pick = Neem { $card } van plek { $slot }
action-pick-slot = Neem de kaart van plek { $slot }
action-pick-blind = Trek een kaart van de stapel
action-tickets = Trek bestemmingstickets
action-tickets-dice =
    { $n ->
        [one] Trek bestemmingstickets met { $n } dobbelsteen
       *[other] Trek bestemmingstickets met { $n } dobbelstenen
    }
action-claim = Claim { $track }
action-claim-paid = Claim { $track } met { $paid }
action-pay = Betaal { $paid }
action-pay-more =
    { $n ->
        [one] Betaal { $paid } en { $n } andere kaart
       *[other] Betaal { $paid } en { $n } andere kaarten
    }
action-pay-any =
    { $n ->
        [one] Betaal { $n } willekeurige kaart
       *[other] Betaal { $n } willekeurige kaarten
    }
action-plus4 =
    { $n ->
        [0] Geen ervan is een +4-locomotief
        [one] { $n } ervan is een +4-locomotief
       *[other] { $n } ervan zijn +4-locomotieven
    }
action-lay = Leg { $card }
action-surcharge = Betaal { $paid } extra voor de tunnel
action-souvenir = Neem het souvenir van { $place }
action-passenger = Zet een passagier in { $place }
action-passenger-none = Zet geen passagier neer
action-station = Bouw een station in { $place }
action-station-paid = Bouw een station in { $place } met { $paid }
action-ride = Stuur de passagier in { $place } op reis
action-go = Reis over { $track }
action-reroll = Gooi opnieuw: { $dice }
action-reroll-none = Laat alle dobbelstenen liggen
action-tokens =
    { $n ->
        [0] Gebruik geen jetons
        [one] Gebruik { $n } jeton
       *[other] Gebruik { $n } jetons
    }
action-exchange = Ruil { $dice } voor een { $token }
action-end = Beëindig de beurt
action-end-discard = Beëindig de beurt en lever { $tokens } in
action-borrow = Gebruik { $track }
action-borrow-none = Gebruik geen route
action-pass = Passen
action-decline = Niet betalen; de beurt is voorbij
action-stop = Stap hier uit
action-accept = Neem het beste voorstel aan

## Het kaartspel
action-move = Leg { $card } op het spoor
action-row = Begin een rij: { $card }
action-number =
    { $n ->
        [one] Leg { $n } kaart
       *[other] Leg { $n } kaarten
    }
action-locomotives =
    { $n ->
        [0] Leg er geen locomotief bij
        [one] Leg er { $n } locomotief bij
       *[other] Leg er { $n } locomotieven bij
    }
action-lay-cards = Leg { $cards }
action-lay-cards-as = Leg { $cards } als { $card }
action-choose = Voltooi ook { $tickets }
action-complete = Voltooi { $tickets }
action-complete-none = Voltooi geen bestemmingsticket
