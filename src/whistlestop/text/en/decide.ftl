# Decisions of their own kind in the browser: dice, rides, stations, souvenirs, the rows of the Card Game.

## Dice
decide-dice = Your dice
decide-dice-of = Dice of { $name }
decide-dice-none = No dice on the table.
decide-die = Die { $n }: { $face }
decide-die-spent = Used: { $face }
decide-tokens = Your tokens
decide-throw = { $token }: throw it away at the end of the turn
decide-rolled = Tap the dice that you want to roll again, once.
decide-rolled-reach = Tap dice to roll them again, once. As they lie they claim what glows.
decide-rolled-some = The dice that are raised are rolled again.
decide-roll-again =
    { $n ->
        [one] Roll { $n } die again
       *[other] Roll { $n } dice again
    }
decide-roll-all = Roll all again
decide-dice-claim = Choose a glowing track, or tap two dice for a token.
decide-dice-claim-only = Choose a glowing track.
decide-dice-exchange = Any two dice give a token: tap them.
decide-dice-over = Nothing more can be done with the dice.
decide-tickets =
    { $n ->
        [one] Draw { $n } ticket
       *[other] Draw { $n } tickets
    }
decide-key-dice = raise that die
decide-did-token = took a token
decide-picked-one = { $dice }: one more gives a token.
decide-picked-two = { $dice }: which token do you take?
decide-picked-tickets = { $dice }: draw tickets with them.
decide-picked-many = { $dice }: two dice give a token.
decide-tunnel = { $track }. Every tunnel on the dice costs one more space.
decide-tunnel-shows =
    { $n ->
        [0] The tunnel dice show no tunnel
        [one] The tunnel dice show { $n } tunnel
       *[other] The tunnel dice show { $n } tunnels
    }
decide-tunnel-dice = Tunnel dice
decide-tunnel-odds = A tunnel: three tunnel dice will be rolled. Expect { $more } more.
decide-tunnel-first = first, then pay with it
decide-tunnel-cannot = You cannot pay that. Your tokens come back, and your turn is over.
decide-surcharge =
    { $n ->
        [one] more space
       *[other] more spaces
    }

## Cards that stand for others
decide-way-stand = { $n } of them stand for others
decide-owed =
    { $n ->
        [one] { $n } more card of any kind is to be laid.
       *[other] { $n } more cards of any kind are to be laid.
    }

## Märklin: passengers
decide-mix = Long tickets are worth more. You see your tickets when you have chosen.
decide-mix-way = { $long } long, { $short } short
decide-passenger =
    { $n ->
        [one] You have { $n } passenger left. The numbers are the merchandise that lies there.
       *[other] You have { $n } passengers left. The numbers are the merchandise that lies there.
    }
decide-goods = Merchandise for { $points } points
decide-goods-none = No merchandise
decide-ride = Riding from { $place }
decide-ride-begins = Merchandise so far
decide-ride-visited = Merchandise so far: { $places }
decide-ride-ahead =
    { $n ->
        [one] then { $n } point
       *[other] then { $n } points
    }
decide-ride-fare =
    { $n ->
        [one] on a track of { $name }, then { $n } point
       *[other] on a track of { $name }, then { $n } points
    }
decide-ride-off =
    { $n ->
        [one] Get off in { $place } for { $n } point
       *[other] Get off in { $place } for { $n } points
    }

## San Francisco: the souvenirs' stacks
decide-stack =
    { $n ->
        [0] { $souvenir }, none left
       *[other] { $souvenir }, { $n } left
    }
decide-place = Choose a glowing place for these souvenirs.

## Europe: borrowed tracks
decide-borrow = Your station in { $place }
decide-borrow-note = Each station uses one track of another player for your tickets. The proposal is never beaten.
decide-borrow-as = { $place }: { $track }
decide-borrow-proposed = proposed

## The Card Game: the train yards
decide-yards = Train yards
decide-see-yards = Look at the train yards
decide-yard =
    { $you ->
        [yes] Your train yard
       *[no] { $name }’s train yard
    }
decide-yard-empty = No trains in the yard.
decide-row = A row of { $cards }.
decide-row-as = A row of { $cards }, laid as { $card }.
decide-row-possible = You can rob this row.
decide-row-chosen = You are about to rob this row.
decide-row-robbed = robbed
decide-robbed-by =
    { $you ->
        [yes] robbed by you
       *[no] robbed by { $name }
    }
# Stands under a number: 7 on the track
decide-pile = on the track
decide-pile-cards =
    { $n ->
        [one] { $n } card on the track
       *[other] { $n } cards on the track
    }
decide-pile-why = Cards on the track are safe, and hidden until they are scored.
decide-pile-seen = On the track lie { $cards }.
decide-pile-empty = No card lies on your track.
decide-until =
    { $n ->
        [one] { $n } card until the pile is used up.
       *[other] { $n } cards until the pile is used up.
    }
decide-last-turns =
    { $you ->
        [yes] The pile is used up: everybody has one more turn, you the last one.
       *[no] The pile is used up: everybody has one more turn, { $name } the last one.
    }
# Four players play two parts
decide-part = Part { $n } of 2.
decide-part-scored = Part 1 is scored
decide-part-note = Hands and open tickets stay; all other cards are the new pile of part 2.
decide-cities = Big cities and their bonuses
decide-city =
    { $n ->
        [one] { $city }: { $n } point for most completed tickets.
       *[other] { $city }: { $n } points for most completed tickets.
    }
decide-city-mine = On { $n } of your tickets.
decide-city-leads = { $names } with { $n }.
decide-city-big = big city, { $n } points

## The Card Game: a turn
decide-asks-cards = Draw cards, lay trains, or draw tickets
decide-lay-say = Draw cards, or tap a colour to lay it.
decide-lay-say-last = Tap a colour to lay it.
decide-lay-say-draw = Draw cards: from the row or from the pile.
decide-lay-say-tickets = The pile is used up: draw tickets.
decide-lay-three = Lay three colours
decide-lay-three-note = one card each
decide-lay-three-say = Tap three colours: { $n } of 3.
decide-lay-as = As a row of this colour
decide-lay-nothing = Lay three cards
decide-lay-robs = robs { $name } of { $cards }
# The number of cards of one kind: “green: 3 of 4”
decide-lay-of = { $card }: { $n } of { $of }
decide-did-lay = laid
decide-did-complete =
    { $n ->
        [one] completed { $n } ticket
       *[other] completed { $n } tickets
    }

## The Card Game: tickets
decide-ticket-needs = It needs { $cards }.
decide-ticket-all = all cards there
decide-ticket-wild = complete with locomotives
decide-ticket-lacks =
    { $n ->
        [one] { $n } card missing
       *[other] { $n } cards missing
    }
decide-tickets-hand = with hand and yard
decide-tickets-all = with hand, yard and pile
decide-tickets-pile = with your pile
decide-complete = Complete your tickets
decide-complete-note = The best set is chosen already; change it if you like. Nobody sees it before all have chosen. Tickets left open count against you at the end of the game.
decide-complete-all = Everybody chooses which tickets to complete.
decide-complete-locked = Your choice is locked; it is shown when all have chosen.
decide-complete-do =
    { $n ->
        [0] Complete no ticket
        [one] Complete { $n } ticket
       *[other] Complete { $n } tickets
    }
decide-complete-proposed = The best set again
# How many cards of a kind the chosen tickets use: “green: 3 of 4 used”
decide-uses = { $card }: { $n } of { $of } used
