# The guided first game: what the coach says. Each message has a heading and, in .text, the words below it.

tour-name = First game
tour-opponent = Ingrid
tour-open = Coach
tour-close = Send the coach away
tour-show = Show me
tour-way = { $done } of { $all } steps of a first game done

tour-welcome = Welcome aboard
    .text = The board is coming.
tour-keep = Choose your tickets
    .text = Each ticket wants two cities joined by your own tracks. The number is what it brings, or costs if you fail. Three of these five lie on one line, from Helsinki over Stockholm and Oslo to Bergen: tap those and keep them.
tour-wait-first = Ingrid chooses too
    .text = Nobody sees the tickets of others. Meanwhile look at the board: your cities are marked.
tour-wait = { $name } moves
    .text = Watch the board, and the log for what happened.
tour-draw = Draw two cards
    .text =
        { $n ->
            [one] To claim a track you pay cards of its colour, as many as it has spaces. { $track } has one: collect { $colour }. Take two cards, from the five that lie open or blind from the pile.
           *[other] To claim a track you pay cards of its colour, as many as it has spaces. { $track } has { $n }: collect { $colour }. Take two cards, from the five that lie open or blind from the pile.
        }
tour-second = And the second card
    .text = The card you took has been replaced already, so look again. Blind from the pile is fine too.
tour-collect = Collect for your way
    .text =
        { $missing ->
            [one] { $track } is on your way: one more card in { $colour }, and you can claim it.
           *[other] { $track } is on your way: { $missing } more cards in { $colour }, and you can claim it.
        }
tour-collect-wild = Locomotives help here
    .text =
        { $missing ->
            [one] { $track } is on your way: one more card in { $colour }, or a locomotive. They go only with tunnels and ferries.
           *[other] { $track } is on your way: { $missing } more cards in { $colour }, or locomotives. They go only with tunnels and ferries.
        }
tour-claim = You can claim a track
    .text =
        { $points ->
            [one] You hold what { $track } costs. Tap it on the board: it brings a point at once, and nobody can take it from you. What glows can be claimed.
           *[other] You hold what { $track } costs. Tap it on the board: it brings { $points } points at once, and nobody can take it from you. What glows can be claimed.
        }
tour-claim-ferry = A ferry within reach
    .text =
        { $points ->
            [one] { $track } is a ferry: every space with a locomotive wants one, or any three cards in its place. You hold enough; tap it on the board. It brings a point.
           *[other] { $track } is a ferry: every space with a locomotive wants one, or any three cards in its place. You hold enough; tap it on the board. It brings { $points } points.
        }
tour-claim-tunnel = A tunnel within reach
    .text =
        { $points ->
            [one] { $track } is a tunnel. When you have laid your cards, three are turned up: each of your colour, and each locomotive, costs one card more. Better hold one or two to spare. It brings a point.
           *[other] { $track } is a tunnel. When you have laid your cards, three are turned up: each of your colour, and each locomotive, costs one card more. Better hold one or two to spare. It brings { $points } points.
        }
tour-chosen = How to pay
    .text = You see the ways to pay, the cheapest first. Keep what you need elsewhere. The red button does it; choosing something else costs nothing.
tour-pay = One more choice
    .text = Choose what you can spare best.
tour-tunnel = Inside the tunnel
    .text = The three cards are open. Pay what they ask, or turn back: then you keep your cards, and only the turn is gone.
tour-more-tickets = All is connected
    .text = Every ticket you can still make is made. You have trains left: draw new tickets and keep the one that is nearly done already, or claim long tracks for their points.
tour-keep-more = New tickets
    .text = Keep at least one. The one that needs the fewest trains is the safest; what you do not keep leaves the game.
tour-free = Claim what pays
    .text = Nothing of yours is open any more. Long tracks pay best: six spaces bring 15 points.
tour-end-near = The end is near
    .text = Somebody has only { $n } trains left. At two or fewer everybody has one more turn. Finish what you can; draw no new tickets now.
tour-last = The last turn
    .text = This is your last turn. Claim the track that brings most, or the one that completes a ticket.
tour-over = The reckoning
    .text = Tracks, tickets, and ten points for the most completed tickets. That was your first game. Next: another board, with tunnels everywhere or stations in foreign towns?

## What was just done for the first time
tour-praise-kept = Well chosen.
tour-praise-drawn = That is how cards are drawn.
tour-praise-claimed = Your first track: your trains stay there to the end.
tour-praise-connected = A ticket is connected: its points are safe.
tour-praise-over = You have reached the terminus.
