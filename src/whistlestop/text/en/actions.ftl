# What a player can do, as it stands on a button or in a list.

action-keep = Keep { $tickets }
action-keep-none = Keep none
action-mix = Draw { $long } long and { $short } short tickets
action-stack = Place the { $souvenir }
action-place = Place the souvenirs on { $place }
action-pick = Take { $card } from slot { $slot }
action-pick-slot = Take the card in slot { $slot }
action-pick-blind = Draw a card from the pile
action-tickets = Draw tickets
action-tickets-dice =
    { $n ->
        [one] Draw tickets with { $n } die
       *[other] Draw tickets with { $n } dice
    }
action-claim = Claim { $track }
action-claim-paid = Claim { $track } with { $paid }
action-pay = Pay { $paid }
action-pay-more =
    { $n ->
        [one] Pay { $paid } and { $n } other card
       *[other] Pay { $paid } and { $n } other cards
    }
action-pay-any =
    { $n ->
        [one] Pay { $n } card of any kind
       *[other] Pay { $n } cards of any kind
    }
action-plus4 =
    { $n ->
        [0] None of them is a +4 locomotive
        [one] { $n } of them is a +4 locomotive
       *[other] { $n } of them are +4 locomotives
    }
action-lay = Lay { $card }
action-surcharge = Pay { $paid } more for the tunnel
action-souvenir = Take the souvenir from { $place }
action-passenger = Place a passenger in { $place }
action-passenger-none = Place no passenger
action-station = Build a station in { $place }
action-station-paid = Build a station in { $place } with { $paid }
action-ride = Send off the passenger in { $place }
action-go = Ride along { $track }
action-reroll = Roll again: { $dice }
action-reroll-none = Keep all dice
action-tokens =
    { $n ->
        [0] Use no tokens
        [one] Use { $n } token
       *[other] Use { $n } tokens
    }
action-exchange = Give { $dice } for a { $token }
action-end = End the turn
action-end-discard = End the turn and throw away { $tokens }
action-borrow = Use { $track }
action-borrow-none = Use no track
action-pass = Pass
action-decline = Do not pay; the turn is over
action-stop = Get off here
action-accept = Take the best as proposed

## The Card Game
action-move = Move { $card } onto the track
action-row = Begin a row: { $card }
action-number =
    { $n ->
        [one] Lay { $n } card
       *[other] Lay { $n } cards
    }
action-locomotives =
    { $n ->
        [0] Add no locomotive
        [one] Add { $n } locomotive
       *[other] Add { $n } locomotives
    }
action-lay-cards = Lay { $cards }
action-lay-cards-as = Lay { $cards } as { $card }
action-choose = Complete { $tickets } as well
action-complete = Complete { $tickets }
action-complete-none = Complete no ticket
