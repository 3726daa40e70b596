# What happens at the table, a sentence for each kind of event.
# $who is a player's name; $you is yes if that is the reader, who is then spoken to.
# $cards, $dice, $paid and the like are lists already said in this language: “2 red and 1 locomotive”.

event-turn =
    { $you ->
        [yes] Your turn.
       *[no] { $who }’s turn.
    }
event-deal =
    { $you ->
        [yes] You are dealt { $cards }.
       *[no] { $who } is dealt { $cards }.
    }
event-deal-hidden =
    { $n ->
        [one] { $who } is dealt { $n } card.
       *[other] { $who } is dealt { $n } cards.
    }
event-turn-up = Turned up: { $cards }.
event-flush = The row is swept away and laid out anew.
event-reshuffle = The discard pile is shuffled and becomes the draw pile.
event-reveal = The tunnel turns up { $cards }.
event-roll = The dice show { $dice }.
event-tunnel-roll =
    { $n ->
        [0] The tunnel dice show no tunnel.
        [one] The tunnel dice show { $n } tunnel.
       *[other] The tunnel dice show { $n } tunnels.
    }
event-stack =
    { $n ->
        [one] One { $souvenir } lies on { $place }.
       *[other] { $n } × { $souvenir } lie on { $place }.
    }
event-place-stack =
    { $you ->
        [yes] You place { $n } × { $souvenir } on { $place }.
       *[no] { $who } places { $n } × { $souvenir } on { $place }.
    }
event-offer =
    { $you ->
        [yes] You draw tickets: { $tickets }.
       *[no] { $who } draws tickets: { $tickets }.
    }
event-offer-hidden =
    { $n ->
        [one] { $who } draws { $n } ticket.
       *[other] { $who } draws { $n } tickets.
    }
event-keep =
    { $you ->
        [yes] You keep { $tickets }.
       *[no] { $who } keeps { $tickets }.
    }
event-keep-none =
    { $you ->
        [yes] You keep no ticket.
       *[no] { $who } keeps no ticket.
    }
event-keep-hidden =
    { $n ->
        [one] { $who } keeps { $n } ticket.
       *[other] { $who } keeps { $n } tickets.
    }
# Märklin: everybody sees of which deck they are
event-keep-mixed = { $who } keeps { $long } long and { $short } short tickets.
event-mix =
    { $you ->
        [yes] You announce { $long } long and { $short } short tickets.
       *[no] { $who } announces { $long } long and { $short } short tickets.
    }
event-pick-row =
    { $you ->
        [yes] You take { $card } from the row.
       *[no] { $who } takes { $card } from the row.
    }
event-pick-blind =
    { $you ->
        [yes] You draw { $card } from the pile.
       *[no] { $who } draws { $card } from the pile.
    }
event-pick-hidden = { $who } draws a card from the pile.
event-claim =
    { $you ->
        [yes] You lay { $paid } for { $track }.
       *[no] { $who } lays { $paid } for { $track }.
    }
event-placed =
    { $you ->
        [yes] You claim { $track } for { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[no] { $who } claims { $track } for { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
event-laid =
    { $you ->
        [yes] You still owe { $n ->
            [one] { $n } card
           *[other] { $n } cards
        } for { $track }.
       *[no] { $who } still owes { $n ->
            [one] { $n } card
           *[other] { $n } cards
        } for { $track }.
    }
event-surcharge =
    { $you ->
        [yes] You pay { $paid } more for the tunnel.
       *[no] { $who } pays { $paid } more for the tunnel.
    }
event-surcharge-none = The tunnel costs nothing more.
event-decline =
    { $you ->
        [yes] You do not pay for the tunnel.
       *[no] { $who } does not pay for the tunnel.
    }
event-station =
    { $you ->
        [yes] You build a station in { $place } with { $paid }.
       *[no] { $who } builds a station in { $place } with { $paid }.
    }
event-borrow =
    { $you ->
        [yes] Your station in { $place } uses { $track }.
       *[no] { $who }’s station in { $place } uses { $track }.
    }
event-passenger =
    { $you ->
        [yes] You place a passenger in { $place }.
       *[no] { $who } places a passenger in { $place }.
    }
event-passenger-none =
    { $you ->
        [yes] You place no passenger.
       *[no] { $who } places no passenger.
    }
event-ride =
    { $you ->
        [yes] Your passenger in { $place } sets out.
       *[no] { $who }’s passenger in { $place } sets out.
    }
event-go = The passenger rides along { $track }.
event-fare =
    { $you ->
        [yes] You pay { $paid } to ride on another’s track.
       *[no] { $who } pays { $paid } to ride on another’s track.
    }
event-stop =
    { $points ->
        [one] The passenger gets off and brings { $points } point.
       *[other] The passenger gets off and brings { $points } points.
    }
event-souvenir =
    { $you ->
        [yes] You take the { $souvenir } from { $place }.
       *[no] { $who } takes the { $souvenir } from { $place }.
    }
event-reroll =
    { $you ->
        [yes] You keep { $kept } and roll the others again: { $dice }.
       *[no] { $who } keeps { $kept } and rolls the others again: { $dice }.
    }
event-reroll-all =
    { $you ->
        [yes] You roll all dice again: { $dice }.
       *[no] { $who } rolls all dice again: { $dice }.
    }
event-reroll-none =
    { $you ->
        [yes] You keep all dice.
       *[no] { $who } keeps all dice.
    }
event-tickets =
    { $you ->
        [yes] You use { $dice } to draw tickets.
       *[no] { $who } uses { $dice } to draw tickets.
    }
event-exchange =
    { $you ->
        [yes] You give { $dice } for { $tokens }.
       *[no] { $who } gives { $dice } for { $tokens }.
    }
event-discard-tokens =
    { $you ->
        [yes] You throw away { $tokens }.
       *[no] { $who } throws away { $tokens }.
    }
event-to-track =
    { $you ->
        [yes] You move { $cards } from your yard onto the track.
       *[no] { $who } moves { $cards } from the yard onto the track.
    }
event-lay =
    { $you ->
        [yes] You lay { $cards } in your train yard.
       *[no] { $who } lays { $cards } in the train yard.
    }
# A row of locomotives alone, where a house rule allows it
event-lay-as =
    { $you ->
        [yes] You lay { $cards } in your train yard, as { $colour }.
       *[no] { $who } lays { $cards } in the train yard, as { $colour }.
    }
event-rob =
    { $you ->
        [yes] You are robbed of your { $colour } row.
       *[no] { $who } is robbed of the { $colour } row.
    }
event-complete =
    { $you ->
        [yes] You complete { $tickets }.
       *[no] { $who } completes { $tickets }.
    }
event-complete-none =
    { $you ->
        [yes] You complete no ticket.
       *[no] { $who } completes no ticket.
    }
event-pass =
    { $you ->
        [yes] You pass.
       *[no] { $who } passes.
    }
event-score =
    { $you ->
        [yes] You have { $points ->
            [one] { $points } point
           *[other] { $points } points
        } in the end.
       *[no] { $who } has { $points ->
            [one] { $points } point
           *[other] { $points } points
        } in the end.
    }
event-end-pieces = The game is over: somebody has used up nearly all pieces.
event-end-passes = The game is over: nobody can do anything any more.
event-end-deck = The game is over: the cards have run out.
