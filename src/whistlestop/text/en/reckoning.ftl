# The end of a game: why it ended, every line of the scoring, and who won.

reckoning-heading = The reckoning
reckoning-why-pieces = Somebody had used up nearly all pieces, so everybody had a last turn.
reckoning-why-passes = Nobody could do anything any more.
reckoning-why-deck = The last card was taken, so everybody had a last turn.

## The lines
reckoning-tracks = Tracks
reckoning-ticket-completed = { $ticket }, completed
reckoning-ticket-failed = { $ticket }, not completed
reckoning-bonus-globetrotter =
    { $n ->
        [one] Most completed tickets: { $n }
       *[other] Most completed tickets: { $n }
    }
reckoning-bonus-longest =
    { $n ->
        [one] Longest path: { $n } piece
       *[other] Longest path: { $n } pieces
    }
reckoning-bonus-stations = Stations left over
reckoning-bonus-souvenirs = Souvenirs
reckoning-bonus-merchandise = Merchandise
reckoning-bonus-city = Most tickets to { $city }
reckoning-total = Total

## Who won
reckoning-winner =
    { $you ->
        [yes] You win with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[no] { $who } wins with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
reckoning-shared =
    { $points ->
        [one] { $who } share the win with { $points } point each.
       *[other] { $who } share the win with { $points } points each.
    }

## What decided among equal points
reckoning-tie-most-tickets = The points are equal; more completed tickets decide.
reckoning-tie-longest-path = The points are equal; the longer path decides.
reckoning-tie-longest-holder = The points are equal; the bonus for the longest path decides.
reckoning-tie-fewest-stations = The points are equal; fewer stations built decide.
reckoning-tie-longest-ticket-route = The points are equal; the longest route of a completed ticket decides.
reckoning-tie-merchandise = The points are equal; more points from merchandise decide.
reckoning-tie-most-bonus-cards = The points are equal; more city bonuses decide.
reckoning-tie-shared = The points are equal, and so is all that could decide.
