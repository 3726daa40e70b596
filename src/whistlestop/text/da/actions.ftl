# Hvad man kan gøre, som det står på en knap eller i en liste.

action-keep = Behold { $tickets }
action-keep-none = Behold ingen
action-mix = Træk { $long ->
            [one] { $long } langt
           *[other] { $long } lange
        } og { $short ->
            [one] { $short } kort
           *[other] { $short } korte
        } rutekort
action-stack = Læg ud: { $souvenir }
action-place = Læg turistmarkørerne på { $place }
action-pick = Tag { $card } fra plads { $slot }
action-pick-slot = Tag kortet på plads { $slot }
action-pick-blind = Træk et kort fra bunken
action-tickets = Træk rutekort
action-tickets-dice =
    { $n ->
        [one] Træk rutekort med { $n } terning
       *[other] Træk rutekort med { $n } terninger
    }
action-claim = Gør krav på { $track }
action-claim-paid = Gør krav på { $track } med { $paid }
action-pay = Betal { $paid }
action-pay-more =
    { $n ->
        [one] Betal { $paid } og { $n } andet kort
       *[other] Betal { $paid } og { $n } andre kort
    }
action-pay-any =
    { $n ->
        [one] Betal { $n } vilkårligt kort
       *[other] Betal { $n } vilkårlige kort
    }
action-plus4 =
    { $n ->
        [0] Ingen af dem er +4-lokomotiver
        [one] { $n } af dem er et +4-lokomotiv
       *[other] { $n } af dem er +4-lokomotiver
    }
action-lay = Læg { $card }
action-surcharge = Betal { $paid } ekstra for tunnellen
action-souvenir = Tag turistmarkøren fra { $place }
action-passenger = Placér en passager i { $place }
action-passenger-none = Placér ingen passager
action-station = Byg en station i { $place }
action-station-paid = Byg en station i { $place } med { $paid }
action-ride = Send passageren i { $place } af sted
action-go = Kør ad { $track }
action-reroll = Slå om: { $dice }
action-reroll-none = Behold alle terninger
action-tokens =
    { $n ->
        [0] Brug ingen brikker
        [one] Brug { $n } brik
       *[other] Brug { $n } brikker
    }
action-exchange = Byt { $dice } til en { $token }
action-end = Slut turen
action-end-discard = Slut turen, og smid { $tokens }
action-borrow = Brug { $track }
action-borrow-none = Brug ingen strækning
action-pass = Meld pas
action-decline = Betal ikke; turen er slut
action-stop = Stå af her
action-accept = Tag det bedste forslag

## Kortspillet
action-move = Flyt { $card } ud på skinnerne
action-row = Begynd en række: { $card }
action-number = Læg { $n } kort
action-locomotives =
    { $n ->
        [0] Læg ingen lokomotiver ved
        [one] Læg { $n } lokomotiv ved
       *[other] Læg { $n } lokomotiver ved
    }
action-lay-cards = Læg { $cards }
action-lay-cards-as = Læg { $cards } som { $card }
action-choose = Gennemfør også { $tickets }
action-complete = Gennemfør { $tickets }
action-complete-none = Gennemfør ingen rutekort
