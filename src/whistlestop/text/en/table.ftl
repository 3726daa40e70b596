# The table in the browser: board, hand, row, players, log, and what one does there.

## Whose turn it is, and what is asked
table-title = { $title } · Whistlestop
table-title-turn = ● Your turn · { $title }
table-your-turn = Your turn
table-turn-of = { $name }’s turn
table-decides = is to move
table-others-choose = { $n } others are choosing
table-asks-mix = Choose long and short tickets
table-asks-keep = Choose the tickets you keep
table-asks-stack = Choose the souvenir to place
table-asks-place = Choose a place for the souvenirs
table-asks-main = Claim a track, draw cards, or draw tickets
table-asks-second = Take a second card
table-asks-pay = Choose how you pay
table-asks-plus4 = Choose which locomotives you lay
table-asks-substitute = Choose the cards that stand for others
table-asks-tunnel = Pay for the tunnel, or turn back
table-asks-souvenir = Choose a souvenir
table-asks-passenger = Place a passenger, if you like
table-asks-station = Choose how you pay for the station
table-asks-ride = Ride on, or get off
table-asks-rolled = Roll again, or keep the dice
table-asks-dice = Use your dice
table-asks-tokens = Choose how many tokens you use
table-asks-dice-tunnel = Pay for the tunnel, or turn back
table-asks-after = Use the dice that are left
table-asks-borrow = Choose the track that your station uses
table-asks-move = Choose the card that goes on the track
table-asks-number = Choose how many cards you lay
table-asks-locomotives = Choose how many locomotives you add
table-asks-complete = Choose the tickets that you complete
table-asks-over = The game is over
table-over = The game is over
table-paused = The host has paused the game
table-ended = The game was ended unscored
table-waiting = Waiting for players

## The dock
table-dock = What you can do
table-say-main = Choose a glowing track, or a card.
table-say-draw = Take cards: from the row or from the pile.
table-say-second = Take your second card.
table-say-station = Choose a place on the board.
table-say-board = Choose on the board.
table-take-card = Take { $card }
table-build = Build a station
table-left = { $n } left
table-cancel = Cancel
table-turn-back = Turn back
table-hand-over = Hand over to { $name }
table-stand-in = The computer player { $bot } moves for you.
table-back = I am back
table-done = Done.
table-not-sent = The line to the server is broken; nothing was sent.
table-undone = Taken back.
table-line-broken = The line to the server is broken. It is being mended; your game is safe.

## The hand: beside a count, one short word
table-hand =
    { $n ->
        [one] Your hand: { $n } card
       *[other] Your hand: { $n } cards
    }
table-hand-empty = No cards in your hand.
table-short-K = black
table-short-B = blue
table-short-G = green
table-short-O = orange
table-short-P = purple
table-short-R = red
table-short-W = white
table-short-Y = yellow
table-short-L = loco
table-short-F = ferry
table-short-Z = +4
table-short-X = rider

## Row and pile
table-row = Cards
table-row-two = Draw two cards
table-row-second = Draw a second card
table-discards = discards
table-pile = pile

## Players
table-players = Players
table-round = round { $n }
table-you = You
table-is-computer = computer player
table-played-by = played by a computer for now
table-away = away
table-points-word = points
table-tokens =
    { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }
table-time-left = Time left
table-days = { $n } d { $hours } h
table-did-take = took
table-did-take-unseen =
    { $n ->
        [one] drew a card unseen
       *[other] drew { $n } cards unseen
    }
table-did-tickets = drew tickets
table-did-station = station in { $place }
table-did-decline = turned back in a tunnel
table-did-pass = passed
table-did-ride = a ride for { $n }

## Tickets
table-tickets = My tickets
table-tickets-done = { $n } of { $of } connected
table-tickets-none = No tickets yet.
table-ticket-connected = connected
table-ticket-lost = no longer possible
table-ticket-missing =
    { $n ->
        [one] { $n } train missing
       *[other] { $n } trains missing
    }
table-offer = Choose your tickets
table-offer-least =
    { $n ->
        [0] Keep as many as you like.
       *[other] Keep at least { $n }. Nobody sees which.
    }
table-offer-least-more =
    { $n ->
        [0] Keep as many as you like, or none.
       *[other] Keep at least { $n }.
    }
table-offer-hide = Look at the board
table-offer-show = Show the tickets
table-keep =
    { $n ->
        [0] Keep no ticket
        [one] Keep { $n } ticket
       *[other] Keep { $n } tickets
    }

## Paying
table-paying = Paying for { $what }
table-ways = Ways to pay
table-ways-more =
    { $n ->
        [one] { $n } more way
       *[other] { $n } more ways
    }
table-ways-none = There is nothing to choose.
table-way-left = leaves { $cards }
table-way-tunnel = { $free } without surcharge, { $through } that you get through
table-tunnel-odds = A tunnel: three cards will be turned over. Expect { $more } more.
table-own-set = Lay other cards
table-own-set-good = That pays.
table-fewer = one { $card } less
table-more = one { $card } more

## The tunnel
table-tunnel = Inside the tunnel
table-tunnel-matches =
    { $same ->
        [yes] { $track }. Three cards are turned over; locomotives match.
       *[no] { $track }. Three cards are turned over; { $card } and locomotives match.
    }
table-surcharge =
    { $n ->
        [one] more card
       *[other] more cards
    }
table-tunnel-cannot = You cannot pay that. Your cards come back to your hand, and your turn is over.

## The board
table-board = Board
table-board-role = board
table-board-label = Board. The arrow keys go from one possible track to the next, Enter chooses.
table-board-nothing = Nothing is possible on the board now.
table-overview = Overview: where you are on the board
table-zoom-in = Closer
table-zoom-out = Farther
table-text-board = The board as text
table-text-board-note = All places with their tracks, and whose they are.
table-text-board-possible = Only what is possible now
table-owned-by = { $name }
table-track-closed = closed
table-track-free = free

## Log and chat
table-log = Log
table-log-all = All { $n } lines
table-log-hidden = { $who } draws, unseen by you.
table-chat = Chat
table-chat-say = Say something
table-chat-send = Send
table-chat-empty = Nobody has said anything yet.

## Hint, rules, keys
table-hint = Hint
table-hint-thinking = A strong computer player is thinking about it …
table-hint-chance = chance to win { $share }
table-hint-note = Choose one, and it is laid out for you; nothing is played yet.
table-undo = Take back
table-help = Rules
table-rules-of = Rules of { $title }
table-rules-page = The rules on a page of their own
table-keys = Keys
table-key-row = take that card of the row
table-key-pile = draw from the pile
table-key-tickets = draw tickets
table-key-arrows = on the board: to the next possible track
table-key-enter = choose, or do what the red button says
table-key-escape = choose nothing
table-key-main = to the red button
table-key-plus = to the board
table-key-text = the board as text
table-key-undo = take back
table-key-hint = hint
table-key-help = these keys

## The menu
table-wishes = On this screen
table-notify-insecure = Browsers allow notifications on secure pages only (https, or this machine itself). The tab’s title tells it too.
table-notify-refused = The browser does not allow it. The tab’s title tells it too.
table-my-seat = My seat
table-seat-note = Whoever has the link of a seat has the seat. A new link makes the old one worthless.
table-rename = Change
table-relink = A new link to my seat
table-relink-note = Open this on another device to go on there.
table-leave = Leave: a computer player moves for me
table-host = You are the host
table-pause = Pause
table-resume = Go on
table-end-game = End the game
table-end-sure = Yes, end it unscored for all
table-host-bot = Let a computer player move
table-host-person = Let them move again
table-host-swap = Give the seat to somebody else
table-host-kick = Take from the seat
table-swap-note = Whoever opens this link goes on playing on that seat.
table-watchers = Watching
table-watchers-note = With this link others can watch; they see nobody’s cards.
table-forget = Watch only: forget my seat in this browser
table-no-entry = You cannot sit here

## Links
table-link = Link
table-qr = The link as a QR code
table-copy = Copy the link
table-copied = Copied.
table-copy-by-hand = The browser does not allow copying here: mark the link and copy it by hand.
table-share = Share …

## The waiting room
table-waiting-for =
    { $n ->
        [one] waiting for one more player
       *[other] waiting for { $n } more players
    }
table-seat-free = free
table-is-host = host
table-sit-down = Sit down here
table-begins = The game begins as soon as all seats are taken.
table-call-off = Call it off
table-invite = Invite
table-invite-note = Whoever opens this link can sit down, or watch.

## Several people at one screen
table-curtain = { $name }, it is your turn
table-curtain-note = Nobody else should look at the screen now.
table-curtain-up = I am { $name }

## The end
table-you-won = You have won
table-won =
    { $n ->
        [one] { $names } has won
       *[other] { $names } have won
    }
table-to-review = Reckoning and review
table-rematch = Play again
table-to-rematch = To the next game
table-see-board = See the board
