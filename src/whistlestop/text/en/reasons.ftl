# Why something is not possible.  Written by scripts/english_reasons.py from the engine's own sentences: change them
# there (src/whistlestop/game/reasons/sentences.py).  A sentence that begins with a value gets its capital when said.
# $track is a track by its ends (“Oslo–Bergen”); $cards and the like are lists already said in this language.

reason-unknown = { $action } is not possible now.
reason-no-action = { $action } is no action of this game.
reason-no-card = There is no card { $card } in this game; its cards are { $cards }.
reason-no-dice = This game is played with cards, not with dice.
reason-no-dice-payment = { $paid } names dice or tokens, and this game is paid with cards.
reason-no-cards = Train cards are not used when the dice are in play.
reason-no-cards-payment = { $paid } names cards; with dice pay with S, D and L, and with tokens s and d.
reason-no-pass = With dice nobody passes; end the turn instead.
reason-no-stations = There are no stations in this game.
reason-no-stations-boxed = Stations stay in the box while the advanced rules are off.
reason-no-passengers = There are no passengers in this game.
reason-no-passengers-boxed = Passengers stay in the box while the advanced rules are off.
reason-no-tunnels = There are no tunnels in this game, so there is no surcharge.
reason-no-tunnels-boxed = Tunnels are plain tracks while the advanced rules are off, so there is no surcharge.
reason-no-souvenirs = There are no souvenirs in this game.
reason-no-mix = Tickets are drawn from one deck in this game, so no mix is announced.
reason-no-plus4 = There are no +4 locomotives in this game.
reason-no-arbitrary = No arbitrary cards stand for another card in this game.
reason-no-track = There is no track { $number }; the nearest number is { $nearest } ({ $ends }).
reason-no-place = There is no place { $place }; the nearest name is { $nearest } ({ $name }).
reason-no-ticket = There is no ticket { $ticket }; the nearest id is { $nearest }.
reason-now-mix = You are drawing tickets: announce how many of the { $n } are long and how many are short.
reason-now-keep = You are choosing tickets: keep some of the offer.
reason-now-stack = You are choosing which souvenir stack to place: { $symbols }.
reason-now-place = You are placing the souvenir stack { $symbol }: choose a place without a stack.
reason-now-second = You have taken one card: take the second.
reason-now-pay = You are claiming { $track }: choose how to pay for it.
reason-now-plus4 = You are paying for { $track }: say how many of the { $n ->
        [one] { $n } locomotive
       *[other] { $n } locomotives
    } are +4 locomotives.
reason-now-arbitrary = You are paying for { $track }: lay { $n ->
        [one] { $n } more arbitrary card
       *[other] { $n } more arbitrary cards
    }.
reason-now-tunnel = You are in a tunnel: pay the surcharge of { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }, or decline.
reason-now-souvenir = You are choosing a souvenir: take the one of { $places }.
reason-now-passenger = You have claimed a track: place a passenger on one of its ends, or nowhere.
reason-now-station = You are building a station in { $place }: choose how to pay for it.
reason-now-ride = Your passenger is on its way: go on along a track, or stop.
reason-now-rolled = You have rolled the dice: first say which of them are rolled again, or none.
reason-now-tokens = You are paying for { $track }: say how many tokens you use.
reason-now-dice-tunnel = You are in a tunnel: meet the surcharge of { $n ->
        [one] { $n } unit
       *[other] { $n } units
    }, take tokens for it, or decline.
reason-now-after = The action of this turn is done: take tokens for unused dice, or end the turn.
reason-now-borrow = The game has ended: say which track your station in { $place } uses, or accept the proposal.
reason-now-move = You are moving cards to the track: choose one of the { $colour } row.
reason-now-number = You are laying a { $colour } row: say how many { $colour } cards.
reason-now-locomotives = You are laying a { $colour } row: say how many locomotives go on top.
reason-now-complete = The phase is over: choose the tickets that you complete.
reason-not-now-keep = No tickets are on offer; draw tickets first.
reason-not-now-mix = No mix is wanted; draw tickets first, then announce it.
reason-not-now-stacks = The souvenir stacks have been placed before the first turn.
reason-not-now-pay = Nothing is being paid for; choose a track first.
reason-not-now-plus4 = No +4 locomotives are being laid; choose a track first.
reason-not-now-arbitrary = No arbitrary cards are owed; choose a track first.
reason-not-now-surcharge = No tunnel is being attempted, so there is no surcharge.
reason-not-now-souvenir = No souvenir is to be chosen; that follows a claim.
reason-not-now-passenger = A passenger is placed only right after a claim.
reason-not-now-ride = No passenger is on its way; lift one first.
reason-not-now-reroll = Dice are rolled again only right after the first roll, and once.
reason-not-now-tunnel-reroll = The tunnel dice have been rolled, so the train dice stay as they are.
reason-not-now-tokens = Nothing is being paid for with tokens; choose a track first.
reason-not-now-borrow = Stations use other seats' tracks when the game has ended.
reason-not-now-move = Cards move from the yard to the track at the start of a turn.
reason-not-now-number = No row is being laid; choose its colour first.
reason-not-now-complete = Tickets are completed when a phase is over.
reason-keep-twice = Ticket { $ticket } is named twice.
reason-keep-not-offered = Ticket { $ticket } is not among those offered: { $offered }.
reason-keep-few = At least { $least } of the { $n ->
        [one] { $n } ticket
       *[other] { $n } tickets
    } must be kept.
reason-tickets-none = No tickets are left to draw.
reason-tickets-dice = Say how many dice are used to draw tickets, from t1 to t5.
reason-tickets-no-dice = Tickets are drawn without dice in this game; { $action } names { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }.
reason-tickets-roll = { $n ->
        [one] { $n } die
       *[other] { $n } dice
    } for tickets must show a station or a locomotive; the roll has { $roll }.
reason-mix-sum = The mix must make { $n ->
        [one] { $n } ticket
       *[other] { $n } tickets
    }; { $long } long and { $short } short make { $sum }.
reason-mix-long = { $left ->
        [one] { $left } long ticket is
       *[other] { $left } long tickets are
    } left, { $long } cannot be drawn.
reason-mix-short = { $left ->
        [one] { $left } short ticket is
       *[other] { $left } short tickets are
    } left, { $short } cannot be drawn.
reason-pick-strict = Draw pile and discard pile are empty, and at this table nothing can be drawn then.
reason-pick-slot = Slot { $slot } of the row is empty.
reason-pick-blind = Draw pile and discard pile are empty.
reason-pick-wild = A face-up { $wild } may not be the second card.
reason-pick-closed = The train deck is empty, so nothing is drawn in this phase any more.
reason-pick-no-deck = The train deck is empty.
reason-pass = Passing is allowed only when nothing else is possible; { $possible } is.
reason-track-taken = { $track } belongs to { $owner }.
reason-track-yours = { $track } is yours already.
reason-pair-yours = Track { $other } between the same two places is yours, and nobody may own both.
reason-pair-closed = The other track of this pair is claimed, and with { $seats } players that closes this one.
reason-group-closed = Another track between the same places is claimed, and with { $seats } players that closes this one.
reason-pieces = { $left ->
        [one] { $left } piece
       *[other] { $left } pieces
    } left, this track needs { $needed }.
reason-wild-where = { $wild } may be laid only on { $where }; { $track } is { $kind }.
reason-plus4-short = A +4 locomotive may be laid only on tracks of 4 spaces or more; { $track } has { $n }.
reason-pay-passenger = Passenger cards never pay for a track.
reason-pay-mixed = The cards that are no { $wild } must be of one colour; { $cards } were laid.
reason-pay-colour = { $track } is { $colour }; { $laid } was laid.
reason-pay-exactly = { $track } costs exactly { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }, { $laid ->
        [one] { $laid } was
       *[other] { $laid } were
    } laid.
reason-pay-symbols = { $missing ->
        [one] { $missing } locomotive symbol is
       *[other] { $missing } locomotive symbols are
    } not covered.
reason-pay-no-arbitrary = No arbitrary cards stand for another card on { $track }.
reason-swap-size = { $n ->
        [one] { $n } unit
       *[other] { $n } units
    } take { $n } cards, and { $more } more for every unit of { $each } arbitrary cards; { $laid ->
        [one] { $laid } was
       *[other] { $laid } were
    } laid.
reason-swap-most = At this table only one unit may be made of { $each } arbitrary cards; { $laid ->
        [one] { $laid } card was
       *[other] { $laid } cards were
    } laid.
reason-swap-wild = A { $wild } is no unit by itself on this track; four arbitrary cards are one.
reason-swap-colour = { $laid ->
        [one] { $laid } card makes
       *[other] { $laid } cards make
    } { $units ->
        [one] { $units } unit
       *[other] { $units } units
    } only with { $single } of one colour; the most is { $best }.
reason-triple-size = { $track } takes { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }, and { $more } more each time { $each } cards stand for one; { $laid ->
        [one] { $laid } was
       *[other] { $laid } were
    } laid.
reason-triple-scope = At this table { $each } cards may stand only for a locomotive symbol; this track has { $symbols }.
reason-triple-short = With { $laid ->
        [one] { $laid } card
       *[other] { $laid } cards
    }, { $single } must be locomotives or of the track's one colour; { $fit } can be.
reason-hand-lacks = { $laid } laid, and the hand holds { $held }.
reason-hand-none = The hand holds no { $card }.
reason-hand-size = The hand holds { $held ->
        [one] { $held } card
       *[other] { $held } cards
    }; this payment takes { $n }.
reason-need-cards = The hand holds { $held }; this track needs { $need }.
reason-need-one-colour = The hand holds { $held } at best; this track needs { $n } of one colour.
reason-need-ferry = The hand holds { $held } at best; this track needs { $need } and { $n } of one colour.
reason-need-swap = The hand holds { $size ->
        [one] { $size } card
       *[other] { $size } cards
    }, at most { $best } of one colour; that does not make { $n ->
        [one] { $n } unit
       *[other] { $n } units
    }.
reason-need-triple = The hand's { $size ->
        [one] { $size } card does
       *[other] { $size } cards do
    } not pay for { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    } with { $symbols ->
        [one] { $symbols } symbol
       *[other] { $symbols } symbols
    }, even at { $each } cards for one.
reason-pay-plus4 = Write L for every wild here; how many of them are +4 locomotives is asked next.
reason-wilds-range = Of the { $wilds ->
        [one] { $wilds } locomotive
       *[other] { $wilds } locomotives
    } to be laid, the hand allows { $least } to { $most } to be +4 locomotives.
reason-surcharge-size = The surcharge is { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }, { $paid ->
        [one] { $paid } was
       *[other] { $paid } were
    } paid.
reason-surcharge-wild = This tunnel was attempted with { $wild } only, so only { $wild } pay the surcharge.
reason-surcharge-colour = The surcharge is paid with { $colour } or { $wild }, not with { $paid }.
reason-stack-laid = Souvenir stack { $symbol } lies on { $place } already; { $symbols } are set aside.
reason-stack-sight = { $place } is one of the five marked sights.
reason-stack-there = { $place } has a souvenir stack already.
reason-souvenir-end = { $place } is no end of the track; the souvenirs to choose from are those of { $places }.
reason-station-none = All { $n ->
        [one] { $n } station is
       *[other] { $n } stations are
    } built.
reason-station-city = { $place } is no city, and stations stand in cities.
reason-station-there = { $place } has the station of { $owner } already.
reason-station-cost = This station costs { $cost ->
        [one] { $cost } card
       *[other] { $cost } cards
    } of one colour; the hand holds { $held } at best.
reason-station-exactly = This station costs exactly { $cost ->
        [one] { $cost } card
       *[other] { $cost } cards
    }, { $laid ->
        [one] { $laid } was
       *[other] { $laid } were
    } laid.
reason-station-arbitrary = No arbitrary cards stand for another card when a station is paid for.
reason-station-dice = This station costs { $cost ->
        [one] { $cost } station die or locomotive
       *[other] { $cost } station dice or locomotives
    }; the unused dice are { $roll }.
reason-station-dice-faces = A station is paid with station dice and locomotives only.
reason-station-dice-exactly = This station costs exactly { $cost ->
        [one] { $cost } die
       *[other] { $cost } dice
    }, { $laid ->
        [one] { $laid } was
       *[other] { $laid } were
    } laid.
reason-borrow-place = { $track } does not end in { $place }, where the station stands.
reason-borrow-own = { $track } is your own; a station uses another seat's track.
reason-borrow-unclaimed = { $track } belongs to nobody.
reason-passenger-end = { $place } is no end of the track that was claimed: { $places }.
reason-passenger-country = { $place } is a country, and passengers stand in cities.
reason-passenger-there = A passenger stands in { $place } already, and at this table one city takes one.
reason-ride-nobody = No passenger of yours stands in { $place }.
reason-ride-no-way = No track leads on from { $place } that your passenger can use.
reason-ride-country = Your passenger has reached a country, which cannot be passed through.
reason-ride-apart = { $track } does not touch { $place }, where your passenger is.
reason-ride-again = { $track } was used in this move already.
reason-ride-unclaimed = { $track } belongs to nobody.
reason-ride-card = { $track } belongs to { $owner }, and no passenger card is left to use it.
reason-ride-die = { $track } belongs to { $owner }, and no { $faces } is left to use it.
reason-ride-stop = A move uses at least one track.
reason-roll-lacks = The dice show { $roll }; { $named } cannot be rolled again.
reason-dice-station = Station dice are never spaces of a track.
reason-dice-kind = { $track } is a { $kind } route; { $face } dice do not pay for it.
reason-dice-token = { $track } is a { $kind } route; { $token } tokens do not pay for it.
reason-dice-exactly = { $track } costs exactly { $n ->
        [one] { $n } unit
       *[other] { $n } units
    }, { $laid ->
        [one] { $laid } was
       *[other] { $laid } were
    } laid.
reason-dice-symbols = The ferry shows { $n ->
        [one] { $n } locomotive symbol
       *[other] { $n } locomotive symbols
    }, { $laid ->
        [one] { $laid } locomotive was
       *[other] { $laid } locomotives were
    } laid.
reason-dice-lacks = { $laid } laid, and the unused dice are { $roll }.
reason-dice-tokens-held = { $laid } laid, and you hold { $held }.
reason-dice-ferry = The ferry shows { $n ->
        [one] { $n } locomotive symbol
       *[other] { $n } locomotive symbols
    }, the roll has { $roll ->
        [one] { $roll } locomotive
       *[other] { $roll } locomotives
    }.
reason-dice-most = { $track } costs { $n ->
        [one] { $n } unit
       *[other] { $n } units
    }; five dice and three tokens make no more than { $most }.
reason-dice-units = { $track } costs { $n } { $kind } { $n ->
        [one] unit
       *[other] units
    }; dice and tokens make { $have }.
reason-tokens-held = You hold { $held ->
        [one] { $held } token
       *[other] { $held } tokens
    } of this kind; { $n ->
        [one] { $n } is
       *[other] { $n } are
    } too many.
reason-tokens-spaces = Tokens pay for { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } here; { $n ->
        [one] { $n } is
       *[other] { $n } are
    } too many.
reason-tokens-few = With { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    } the dice do not make up the { $spaces ->
        [one] { $spaces } unit
       *[other] { $spaces } units
    } that are needed.
reason-exchange-three = Nobody may hold more than { $most } tokens.
reason-exchange-began = Who starts the turn with { $most } tokens may take none in it.
reason-exchange-failed = After a failed tunnel no tokens may be taken.
reason-exchange-dice = The unused dice are { $roll }; { $named } are not among them.
reason-exchange-bound = After this exchange the surcharge of { $n ->
        [one] { $n } unit
       *[other] { $n } units
    } could not be met.
reason-decline-bound = Dice have been given for tokens to meet this surcharge, so it must be met.
reason-dice-surcharge-size = The surcharge is { $n ->
        [one] { $n } unit
       *[other] { $n } units
    }, { $paid ->
        [one] { $paid } was
       *[other] { $paid } were
    } paid.
reason-discard-held = You hold { $held }; { $thrown } cannot be thrown away.
reason-move-other = The { $colour } row gives a { $colour } card or a locomotive.
reason-lay-yours = A { $colour } row lies in your yard already.
reason-lay-none = A row needs at least one card of its colour; the hand holds no { $colour }.
reason-lay-held = A row needs at least two cards, locomotives included; the hand holds { $held }.
reason-lay-few = A row needs at least two cards, locomotives included; { $laid ->
        [one] { $laid } was
       *[other] { $laid } were
    } laid.
reason-lay-which = Say which colour the locomotives stand for, such as lay:{ $laid }/R.
reason-lay-locomotives = A row needs at least one card of its colour; { $laid } were laid.
reason-lay-other-colour = The cards say which colour their row has; { $laid } make no { $colour } row.
reason-lay-colours = One row is laid, or one card each of three colours; these are { $n } colours.
reason-lay-number = { $least } to { $most } { $colour } cards can be in this row.
reason-lay-wilds = { $least } to { $most } locomotives can go on top of this row.
reason-rob-held = The { $colour } row of { $owner } has { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }, so it takes { $least } to rob it; the hand holds { $held }.
reason-rob-laid = The { $colour } row of { $owner } has { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }, so it takes { $least } to rob it; { $laid ->
        [one] { $laid } was
       *[other] { $laid } were
    } laid.
reason-three-locomotives = Three rows of one card each are laid without locomotives.
reason-three-size = Three rows are laid of one card each; { $laid ->
        [one] { $laid } card was
       *[other] { $laid } cards were
    } laid.
reason-three-rob = A { $colour } row lies in the yard of { $owner }, and one card robs no row.
reason-complete-held = Ticket { $ticket } is not among those you hold: { $held }.
reason-complete-chosen = Ticket { $ticket } is chosen already.
reason-complete-left-out = Ticket { $ticket } is chosen already, so it is one of those completed.
reason-complete-begun = You are choosing ticket by ticket, so far { $tickets }; say done with all of them.
reason-complete-short = { $n ->
        [one] { $n } ticket needs
       *[other] { $n } tickets need
    } { $need }; the pile has { $have }, so { $missing ->
        [one] { $missing } card is
       *[other] { $missing } cards are
    } missing.
reason-seat-over = The game is over; there is nothing left to decide.
reason-seat-answered = { $seat } has chosen tickets already.
reason-seat-other = { $seat } does not decide now; { $acting-count ->
        [one] { $acting } does
       *[other] { $acting } do
    }.
