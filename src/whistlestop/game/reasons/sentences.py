"""Every reason that there is: a sentence with named fields, and the rule that it speaks for.

A sentence is a constant; only its fields change, so that it can be said in another language by its key alone.  Behind
a field's colon stands how its value is said: `{n:piece|pieces}` counts, `cards`, `card`, `dice`, `list` and so on are
in `words.py`.
"""

from __future__ import annotations

REASONS: dict[str, str] = {
    # What this game does not have
    "unknown": "{action} is not possible now",
    "no.action": "{action} is no action of this game",
    "no.card": "there is no card {card} in this game; its cards are {cards:list}",
    "no.dice": "this game is played with cards, not with dice",
    "no.dice-payment": "{paid} names dice or tokens, and this game is paid with cards",
    "no.cards": "train cards are not used when the dice are in play",
    "no.cards-payment": "{paid} names cards; with dice pay with S, D and L, and with tokens s and d",
    "no.pass": "with dice nobody passes; end the turn instead",
    "no.stations": "there are no stations in this game",
    "no.stations-boxed": "stations stay in the box while the advanced rules are off",
    "no.passengers": "there are no passengers in this game",
    "no.passengers-boxed": "passengers stay in the box while the advanced rules are off",
    "no.tunnels": "there are no tunnels in this game, so there is no surcharge",
    "no.tunnels-boxed": "tunnels are plain tracks while the advanced rules are off, so there is no surcharge",
    "no.souvenirs": "there are no souvenirs in this game",
    "no.mix": "tickets are drawn from one deck in this game, so no mix is announced",
    "no.plus4": "there are no +4 locomotives in this game",
    "no.arbitrary": "no arbitrary cards stand for another card in this game",
    # Names
    "no.track": "there is no track {number}; the nearest number is {nearest} ({ends})",
    "no.place": "there is no place {place}; the nearest name is {nearest} ({name})",
    "no.ticket": "there is no ticket {ticket}; the nearest id is {nearest}",
    # What is decided now
    "now.mix": "you are drawing tickets: announce how many of the {n} are long and how many are short",
    "now.keep": "you are choosing tickets: keep some of the offer",
    "now.stack": "you are choosing which souvenir stack to place: {symbols:souvenirs}",
    "now.place": "you are placing the souvenir stack {symbol:souvenir}: choose a place without a stack",
    "now.second": "you have taken one card: take the second",
    "now.pay": "you are claiming track {track} ({ends}): choose how to pay for it",
    "now.plus4": (
        "you are paying for track {track}: say how many of the {n:locomotive|locomotives} are +4 locomotives"
    ),
    "now.arbitrary": "you are paying for track {track}: lay {n:more arbitrary card|more arbitrary cards}",
    "now.tunnel": "you are in a tunnel: pay the surcharge of {n:card|cards}, or decline",
    "now.souvenir": "you are choosing a souvenir: take the one of {places:or}",
    "now.passenger": "you have claimed a track: place a passenger on one of its ends, or nowhere",
    "now.station": "you are building a station in {place}: choose how to pay for it",
    "now.ride": "your passenger is on its way: go on along a track, or stop",
    "now.rolled": "you have rolled the dice: first say which of them are rolled again, or none",
    "now.tokens": "you are paying for track {track}: say how many tokens you use",
    "now.dice-tunnel": ("you are in a tunnel: meet the surcharge of {n:unit|units}, take tokens for it, or decline"),
    "now.after": "the action of this turn is done: take tokens for unused dice, or end the turn",
    "now.borrow": "the game has ended: say which track your station in {place} uses, or accept the proposal",
    "now.move": "you are moving cards to the track: choose one of the {colour:card} row",
    "now.number": "you are laying a {colour:card} row: say how many {colour:card} cards",
    "now.locomotives": "you are laying a {colour:card} row: say how many locomotives go on top",
    "now.complete": "the phase is over: choose the tickets that you complete",
    # What is not decided now
    "not-now.keep": "no tickets are on offer; draw tickets first",
    "not-now.mix": "no mix is wanted; draw tickets first, then announce it",
    "not-now.stacks": "the souvenir stacks have been placed before the first turn",
    "not-now.pay": "nothing is being paid for; choose a track first",
    "not-now.plus4": "no +4 locomotives are being laid; choose a track first",
    "not-now.arbitrary": "no arbitrary cards are owed; choose a track first",
    "not-now.surcharge": "no tunnel is being attempted, so there is no surcharge",
    "not-now.souvenir": "no souvenir is to be chosen; that follows a claim",
    "not-now.passenger": "a passenger is placed only right after a claim",
    "not-now.ride": "no passenger is on its way; lift one first",
    "not-now.reroll": "dice are rolled again only right after the first roll, and once",
    "not-now.tunnel-reroll": "the tunnel dice have been rolled, so the train dice stay as they are",
    "not-now.tokens": "nothing is being paid for with tokens; choose a track first",
    "not-now.borrow": "stations use other seats' tracks when the game has ended",
    "not-now.move": "cards move from the yard to the track at the start of a turn",
    "not-now.number": "no row is being laid; choose its colour first",
    "not-now.complete": "tickets are completed when a phase is over",
    # Tickets
    "keep.twice": "ticket {ticket:ticket} is named twice",
    "keep.not-offered": "ticket {ticket:ticket} is not among those offered: {offered:tickets}",
    "keep.few": "at least {least} of the {n:ticket|tickets} must be kept",
    "tickets.none": "no tickets are left to draw",
    "tickets.dice": "say how many dice are used to draw tickets, from t1 to t5",
    "tickets.no-dice": "tickets are drawn without dice in this game; {action} names {n:die|dice}",
    "tickets.roll": "{n:die|dice} for tickets must show a station or a locomotive; the roll has {roll:dice}",
    "mix.sum": "the mix must make {n:ticket|tickets}; {long} long and {short} short make {sum}",
    "mix.long": "{left:long ticket is|long tickets are} left, {long} cannot be drawn",
    "mix.short": "{left:short ticket is|short tickets are} left, {short} cannot be drawn",
    # Drawing
    "pick.strict": "draw pile and discard pile are empty, and at this table nothing can be drawn then",
    "pick.slot": "slot {slot} of the row is empty",
    "pick.blind": "draw pile and discard pile are empty",
    "pick.wild": "a face-up {wild:card} may not be the second card",
    "pick.closed": "the train deck is empty, so nothing is drawn in this phase any more",
    "pick.no-deck": "the train deck is empty",
    "pass": "passing is allowed only when nothing else is possible; {possible:action} is",
    # Claiming
    "track.taken": "track {track} ({ends}) belongs to {owner:seat}",
    "track.yours": "track {track} ({ends}) is yours already",
    "pair.yours": "track {other} between the same two places is yours, and nobody may own both",
    "pair.closed": "the other track of this pair is claimed, and with {seats} players that closes this one",
    "group.closed": ("another track between the same places is claimed, and with {seats} players that closes this one"),
    "pieces": "{left:piece|pieces} left, this track needs {needed}",
    "wild.where": "{wild:plural} may be laid only on {where:kinds}; track {track} is {kind:kind}",
    "plus4.short": "a +4 locomotive may be laid only on tracks of 4 spaces or more; track {track} has {n}",
    "pay.passenger": "passenger cards never pay for a track",
    "pay.mixed": "the cards that are no {wild:plural} must be of one colour; {cards:cards} were laid",
    "pay.colour": "track {track} is {colour:card}; {laid:card} was laid",
    "pay.exactly": "track {track} costs exactly {n:card|cards}, {laid:was|were} laid",
    "pay.symbols": "{missing:locomotive symbol is|locomotive symbols are} not covered",
    "pay.no-arbitrary": "no arbitrary cards stand for another card on track {track}",
    "swap.size": (
        "{n:unit|units} take {n} cards, and {more} more for every unit of {each} arbitrary cards; {laid:was|were} laid"
    ),
    "swap.most": ("at this table only one unit may be made of {each} arbitrary cards; {laid:card was|cards were} laid"),
    "swap.wild": "a {wild:card} is no unit by itself on this track; four arbitrary cards are one",
    "swap.colour": (
        "{laid:card makes|cards make} {units:unit|units} only with {single} of one colour; the most is {best}"
    ),
    "triple.size": (
        "track {track} takes {n:card|cards}, and {more} more each time {each} cards stand for one; {laid:was|were} laid"
    ),
    "triple.scope": ("at this table {each} cards may stand only for a locomotive symbol; this track has {symbols}"),
    "triple.short": ("with {laid:card|cards}, {single} must be locomotives or of the track's one colour; {fit} can be"),
    "hand.lacks": "{laid:cards} laid, and the hand holds {held:cards}",
    "hand.none": "the hand holds no {card:card}",
    "hand.size": "the hand holds {held:card|cards}; this payment takes {n}",
    "need.cards": "the hand holds {held:cards}; this track needs {need:cards}",
    "need.one-colour": "the hand holds {held:cards} at best; this track needs {n} of one colour",
    "need.ferry": "the hand holds {held:cards} at best; this track needs {need:cards} and {n} of one colour",
    "need.swap": ("the hand holds {size:card|cards}, at most {best} of one colour; that does not make {n:unit|units}"),
    "need.triple": (
        "the hand's {size:card does|cards do} not pay for {n:space|spaces} with "
        "{symbols:symbol|symbols}, even at {each} cards for one"
    ),
    "pay.plus4": "write L for every wild here; how many of them are +4 locomotives is asked next",
    "wilds.range": (
        "of the {wilds:locomotive|locomotives} to be laid, the hand allows {least} to {most} to be +4 locomotives"
    ),
    # Tunnels
    "surcharge.size": "the surcharge is {n:card|cards}, {paid:was|were} paid",
    "surcharge.wild": ("this tunnel was attempted with {wild:plural} only, so only {wild:plural} pay the surcharge"),
    "surcharge.colour": "the surcharge is paid with {colour:card} or {wild:plural}, not with {paid:any}",
    # Souvenirs
    "stack.laid": "souvenir stack {symbol:souvenir} lies on {place} already; {symbols:souvenirs} are set aside",
    "stack.sight": "{place} is one of the five marked sights",
    "stack.there": "{place} has a souvenir stack already",
    "souvenir.end": "{place} is no end of the track; the souvenirs to choose from are those of {places:or}",
    # Stations
    "station.none": "all {n:station is|stations are} built",
    "station.city": "{place} is no city, and stations stand in cities",
    "station.there": "{place} has the station of {owner:seat} already",
    "station.cost": "this station costs {cost:card|cards} of one colour; the hand holds {held:cards} at best",
    "station.exactly": "this station costs exactly {cost:card|cards}, {laid:was|were} laid",
    "station.arbitrary": "no arbitrary cards stand for another card when a station is paid for",
    "station.dice": (
        "this station costs {cost:station die or locomotive|station dice or locomotives}; the "
        "unused dice are {roll:dice}"
    ),
    "station.dice-faces": "a station is paid with station dice and locomotives only",
    "station.dice-exactly": "this station costs exactly {cost:die|dice}, {laid:was|were} laid",
    "borrow.place": "track {track} ({ends}) does not end in {place}, where the station stands",
    "borrow.own": "track {track} ({ends}) is your own; a station uses another seat's track",
    "borrow.unclaimed": "track {track} ({ends}) belongs to nobody",
    # Passengers
    "passenger.end": "{place} is no end of the track that was claimed: {places:or}",
    "passenger.country": "{place} is a country, and passengers stand in cities",
    "passenger.there": "a passenger stands in {place} already, and at this table one city takes one",
    "ride.nobody": "no passenger of yours stands in {place}",
    "ride.no-way": "no track leads on from {place} that your passenger can use",
    "ride.country": "your passenger has reached a country, which cannot be passed through",
    "ride.apart": "track {track} ({ends}) does not touch {place}, where your passenger is",
    "ride.again": "track {track} ({ends}) was used in this move already",
    "ride.unclaimed": "track {track} ({ends}) belongs to nobody",
    "ride.card": "track {track} ({ends}) belongs to {owner:seat}, and no passenger card is left to use it",
    "ride.die": "track {track} ({ends}) belongs to {owner:seat}, and no {faces:die} is left to use it",
    "ride.stop": "a move uses at least one track",
    # Dice
    "roll.lacks": "the dice show {roll:dice}; {named:dice} cannot be rolled again",
    "dice.station": "station dice are never spaces of a track",
    "dice.kind": "track {track} is a {kind:route} route; {face:face} dice do not pay for it",
    "dice.token": "track {track} is a {kind:route} route; {token:token} tokens do not pay for it",
    "dice.exactly": "track {track} costs exactly {n:unit|units}, {laid:was|were} laid",
    "dice.symbols": (
        "the ferry shows {n:locomotive symbol|locomotive symbols}, {laid:locomotive was|locomotives were} laid"
    ),
    "dice.lacks": "{laid:dice} laid, and the unused dice are {roll:dice}",
    "dice.tokens-held": "{laid:tokens} laid, and you hold {held:tokens}",
    "dice.ferry": (
        "the ferry shows {n:locomotive symbol|locomotive symbols}, the roll has {roll:locomotive|locomotives}"
    ),
    "dice.most": "track {track} costs {n:unit|units}; five dice and three tokens make no more than {most}",
    "dice.units": "track {track} costs {n} {kind:route} {n:plain-unit}; dice and tokens make {have}",
    "tokens.held": "you hold {held:token|tokens} of this kind; {n:is|are} too many",
    "tokens.spaces": "tokens pay for {spaces:space|spaces} here; {n:is|are} too many",
    "tokens.few": "with {n:token|tokens} the dice do not make up the {spaces:unit|units} that are needed",
    "exchange.three": "nobody may hold more than {most} tokens",
    "exchange.began": "who starts the turn with {most} tokens may take none in it",
    "exchange.failed": "after a failed tunnel no tokens may be taken",
    "exchange.dice": "the unused dice are {roll:dice}; {named:dice} are not among them",
    "exchange.bound": "after this exchange the surcharge of {n:unit|units} could not be met",
    "decline.bound": "dice have been given for tokens to meet this surcharge, so it must be met",
    "dice-surcharge.size": "the surcharge is {n:unit|units}, {paid:was|were} paid",
    "discard.held": "you hold {held:tokens}; {thrown:tokens} cannot be thrown away",
    # Yards
    "move.other": "the {colour:card} row gives a {colour:card} card or a locomotive",
    "lay.yours": "a {colour:card} row lies in your yard already",
    "lay.none": "a row needs at least one card of its colour; the hand holds no {colour:card}",
    "lay.held": "a row needs at least two cards, locomotives included; the hand holds {held:cards}",
    "lay.few": "a row needs at least two cards, locomotives included; {laid:was|were} laid",
    "lay.which": "say which colour the locomotives stand for, such as lay:{laid}/R",
    "lay.locomotives": "a row needs at least one card of its colour; {laid:cards} were laid",
    "lay.other-colour": "the cards say which colour their row has; {laid:cards} make no {colour:card} row",
    "lay.colours": "one row is laid, or one card each of three colours; these are {n} colours",
    "lay.number": "{least} to {most} {colour:card} cards can be in this row",
    "lay.wilds": "{least} to {most} locomotives can go on top of this row",
    "rob.held": (
        "the {colour:card} row of {owner:seat} has {n:card|cards}, so it takes {least} to rob it; "
        "the hand holds {held:cards}"
    ),
    "rob.laid": (
        "the {colour:card} row of {owner:seat} has {n:card|cards}, so it takes {least} to rob it; {laid:was|were} laid"
    ),
    "three.locomotives": "three rows of one card each are laid without locomotives",
    "three.size": "three rows are laid of one card each; {laid:card was|cards were} laid",
    "three.rob": "a {colour:card} row lies in the yard of {owner:seat}, and one card robs no row",
    # Completing tickets
    "complete.held": "ticket {ticket:ticket} is not among those you hold: {held:tickets}",
    "complete.chosen": "ticket {ticket:ticket} is chosen already",
    "complete.left-out": "ticket {ticket:ticket} is chosen already, so it is one of those completed",
    "complete.begun": "you are choosing ticket by ticket, so far {tickets:tickets}; say done with all of them",
    "complete.short": (
        "{n:ticket needs|tickets need} {need:cards}; the pile has {have:cards}, so {missing:card is|cards are} missing"
    ),
    # Whose turn
    "seat.over": "the game is over; there is nothing left to decide",
    "seat.answered": "{seat:seat} has chosen tickets already",
    "seat.other": "{seat:seat} does not decide now; {acting:seats}",
}

RULES: dict[str, dict[str, str]] = {
    # A title's own rule where its file states the fact, the common one otherwise; DX comes before the board's.
    "cards": {"CM": "CM-43", "NC": "NC-02", "CH": "CH-01", "SF": "SF-02", "EU": "EU-01", "US": "US-01", "MK": "MK-02"},
    "setup": {
        "CM": "CM-12", "NC": "NC-15", "CH": "CH-12", "SF": "SF-15", "EU": "EU-03", "US": "US-03", "MK": "MK-05",
        "CG": "CG-14",
    },
    "tickets": {
        "CM": "CM-80", "NC": "NC-70", "CH": "CH-30", "SF": "SF-50", "EU": "EU-08", "US": "US-08", "MK": "MK-21",
        "DX": "DX-35", "CG": "CG-60",
    },
    "no-tickets": {"CM": "CM-80", "NC": "NC-70", "CH": "CH-31", "SF": "SF-51"},
    "mix": {"CM": "MK-21", "DX": "DX-36"},
    "stacks": {"CM": "SF-17"},
    "wild-second": {"CM": "CM-24", "SF": "SF-21", "MK": "MK-10"},
    "own-both": {"CM": "CM-50", "NC": "NC-33", "SF": "SF-35"},
    "closed": {
        "CM": "CM-51", "NC": "NC-33", "CH": "CH-13", "SF": "SF-35", "EU": "EU-06", "US": "US-07", "MK": "MK-22",
    },
    "pieces": {"CM": "CM-41", "SF": "SF-33", "DX": "DX-31"},
    "wild": {"CM": "CM-44", "NC": "NC-31", "CH": "CH-26"},
    "cost.plain": {"CM": "CM-43", "NC": "NC-32"},
    "cost.tunnel": {"CM": "CM-60"},
    "cost.ferry": {"CM": "CM-71", "NC": "NC-53", "EU": "EU-07", "SF": "SF-34"},
    "symbols": {"CM": "CM-70", "NC": "NC-53", "EU": "EU-07", "SF": "SF-34"},
    "surcharge": {"CM": "CM-63", "CH": "CH-51", "DX": "DX-63"},
    "decline": {"CM": "CM-64", "DX": "DX-64"},
    "station-cost": {"CM": "EU-10", "DX": "DX-70"},
    "fare": {"CM": "MK-51", "DX": "DX-80"},
    "ride": {"CM": "MK-50"},
}  # fmt: skip
