# Hva man kan gjøre, slik det står på en knapp eller i en liste.

action-keep = Behold { $tickets }
action-keep-none = Behold ingen
action-mix = Trekk billetter: { $long ->
            [one] { $long } lang
           *[other] { $long } lange
        } og { $short ->
            [one] { $short } kort
           *[other] { $short } korte
        }
action-stack = Legg ut: { $souvenir }
action-place = Legg suvenirene på { $place }
action-pick = Ta { $card } fra plass { $slot }
action-pick-slot = Ta kortet på plass { $slot }
action-pick-blind = Trekk et kort fra bunken
action-tickets = Trekk billetter
action-tickets-dice =
    { $n ->
        [one] Trekk billetter med { $n } terning
       *[other] Trekk billetter med { $n } terninger
    }
action-claim = Gjør krav på { $track }
action-claim-paid = Gjør krav på { $track } med { $paid }
action-pay = Betal { $paid }
action-pay-more =
    { $n ->
        [one] Betal { $paid } og { $n } annet kort
       *[other] Betal { $paid } og { $n } andre kort
    }
action-pay-any =
    { $n ->
        [one] Betal { $n } valgfritt kort
       *[other] Betal { $n } valgfrie kort
    }
action-plus4 =
    { $n ->
        [0] Ingen av dem er +4-lokomotiver
        [one] { $n } av dem er et +4-lokomotiv
       *[other] { $n } av dem er +4-lokomotiver
    }
action-lay = Legg { $card }
action-surcharge = Betal { $paid } ekstra for tunnelen
action-souvenir = Ta suveniren fra { $place }
action-passenger = Sett en passasjer i { $place }
action-passenger-none = Ikke sett ut noen passasjer
action-station = Bygg en stasjon i { $place }
action-station-paid = Bygg en stasjon i { $place } med { $paid }
action-ride = Send av gårde passasjeren i { $place }
action-go = Kjør langs { $track }
action-reroll = Kast om igjen: { $dice }
action-reroll-none = Behold alle terningene
action-tokens =
    { $n ->
        [0] Bruk ingen brikker
        [one] Bruk { $n } brikke
       *[other] Bruk { $n } brikker
    }
action-exchange = Bytt { $dice } mot en { $token }
action-end = Avslutt turen
action-end-discard = Avslutt turen og kast { $tokens }
action-borrow = Bruk { $track }
action-borrow-none = Ikke bruk noen strekning
action-pass = Meld pass
action-decline = Ikke betal; turen er over
action-stop = Gå av her
action-accept = Ta det beste forslaget

## Kortspillet
action-move = Flytt { $card } ut på skinnene
action-row = Begynn en rad: { $card }
action-number = Legg { $n } kort
action-locomotives =
    { $n ->
        [0] Ikke legg til noe lokomotiv
        [one] Legg til { $n } lokomotiv
       *[other] Legg til { $n } lokomotiver
    }
action-lay-cards = Legg { $cards }
action-lay-cards-as = Legg { $cards } som { $card }
action-choose = Fullfør også { $tickets }
action-complete = Fullfør { $tickets }
action-complete-none = Ikke fullfør noen billett
