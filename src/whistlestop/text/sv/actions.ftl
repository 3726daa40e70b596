# Vad man kan göra, som det står på en knapp eller i en lista.

action-keep = Behåll { $tickets }
action-keep-none = Behåll inga
action-mix = Dra { $long ->
            [one] { $long } långt
           *[other] { $long } långa
        } och { $short ->
            [one] { $short } kort
           *[other] { $short } korta
        } biljettkort
action-stack = Lägg ut: { $souvenir }
action-place = Lägg souvenirerna på { $place }
action-pick = Ta { $card } från plats { $slot }
action-pick-slot = Ta kortet på plats { $slot }
action-pick-blind = Dra ett kort från högen
action-tickets = Dra biljettkort
action-tickets-dice =
    { $n ->
        [one] Dra biljettkort med { $n } tärning
       *[other] Dra biljettkort med { $n } tärningar
    }
action-claim = Muta in { $track }
action-claim-paid = Muta in { $track } med { $paid }
action-pay = Betala { $paid }
action-pay-more =
    { $n ->
        [one] Betala { $paid } och { $n } annat kort
       *[other] Betala { $paid } och { $n } andra kort
    }
action-pay-any =
    { $n ->
        [one] Betala { $n } valfritt kort
       *[other] Betala { $n } valfria kort
    }
action-plus4 =
    { $n ->
        [0] Inget av dem är ett +4-lokomotiv
        [one] { $n } av dem är ett +4-lokomotiv
       *[other] { $n } av dem är +4-lokomotiv
    }
action-lay = Lägg { $card }
action-surcharge = Betala { $paid } extra för tunneln
action-souvenir = Ta souveniren från { $place }
action-passenger = Ställ en passagerare i { $place }
action-passenger-none = Ställ inte ut någon passagerare
action-station = Bygg en station i { $place }
action-station-paid = Bygg en station i { $place } med { $paid }
action-ride = Skicka i väg passageraren i { $place }
action-go = Åk längs { $track }
action-reroll = Slå om: { $dice }
action-reroll-none = Behåll alla tärningar
action-tokens =
    { $n ->
        [0] Använd inga brickor
        [one] Använd { $n } bricka
       *[other] Använd { $n } brickor
    }
action-exchange = Byt { $dice } mot en { $token }
action-end = Avsluta turen
action-end-discard = Avsluta turen och släng { $tokens }
action-borrow = Använd { $track }
action-borrow-none = Använd ingen sträcka
action-pass = Passa
action-decline = Betala inte; turen är över
action-stop = Stig av här
action-accept = Ta det bästa förslaget

## Kortspelet
action-move = Flytta { $card } ut på spåret
action-row = Börja en rad: { $card }
action-number = Lägg { $n } kort
action-locomotives =
    { $n ->
        [0] Lägg inte till något lokomotiv
        [one] Lägg till { $n } lokomotiv
       *[other] Lägg till { $n } lokomotiv
    }
action-lay-cards = Lägg { $cards }
action-lay-cards-as = Lägg { $cards } som { $card }
action-choose = Klara även { $tickets }
action-complete = Klara { $tickets }
action-complete-none = Klara inget biljettkort
