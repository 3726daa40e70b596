# The interface in the browser: the pages around the table, and what all pages share.
# The browser gets this file, cards.ftl, table.ftl, decide.ftl, review.ftl and tour.ftl.

## Everywhere
app-page-title = { $title } · Whistlestop
app-loading = One moment …
app-not-found = There is nothing under this address.
app-not-loaded = This page did not arrive
    .text = The server may have been stopped, or the line is broken. No game is lost by that.
app-try-again = Try again
app-to-start = To the start page
app-close = Close
app-skip = Skip to what matters
app-unofficial = Whistlestop is unofficial: it is not affiliated with the publisher of the games, and contains nothing of theirs.
app-you = you
app-somebody = somebody
app-free-seat = a free seat

## The line on top
app-menu-places = Pages
app-menu-play = Play
app-menu-new = New table
app-menu-rules = Rules
app-menu-statistics = Statistics
app-menu-settings = Settings
app-menu-about = About
app-menu = Menu
app-menu-of = Menu of { $name }
app-language = Language
app-language-now = Everything is in English now.
app-theme-to-light = Daylight
app-theme-to-dark = Night
app-name = Your name
app-name-note = Others see it at tables. There are no accounts; it stays in this browser.

## The start page
app-start = Where to?
app-mine = Your games
app-game-with = with { $names }
app-game-alone = nobody else is there yet
app-game-waits =
    { $n ->
        [one] waiting for one more player
       *[other] waiting for { $n } more players
    }
app-game-paused = paused
app-game-yours = Your turn
app-game-theirs = { $name } to move
app-game-several = others are choosing
app-game-ended = ended without a reckoning
app-game-won = you won
app-game-shared = a shared win
app-game-lost = won by { $names }
app-points-of = { $name }: { $points }
app-finished = Finished games
app-finished-all = Show all { $n }
app-finished-statistics = How your games went
app-forget = Take { $title } off this list

app-quick = Against computers, at once
app-quick-others = Opponents
# What a screen reader says for the number
app-quick-others-of =
    { $n ->
        [one] one opponent
       *[other] { $n } opponents
    }
app-quick-go = Play { $title }
app-another-title = All games
app-players = { $least }–{ $most } players
app-with-dice = { $title } with dice
app-dice = With dice instead of cards

app-level = How well they play
app-level-errs-often = Planner { $rating }
    .text = Has a plan, but every fifth thing it does is a whim. Good company for a first game.
app-level-errs-seldom = Planner { $rating }
    .text = Plans all its tickets together and errs now and then. A fair match for a family.
app-level-plans = Planner { $rating }
    .text = Plans all its tickets together, watches the clock and does not dawdle.
app-level-searches = Searcher { $rating }
    .text = Plays hundreds of possible futures out before it decides. Bring your best plan.

app-first-game = Never played before?
    .text = A real game on a real board, with a coach at your elbow who says what to look at next. The first steps take five minutes.
app-first-game-go = Begin the guided game
app-first-game-on = Go on with it
app-first-game-again = Begin anew

app-own-table = Your own table
    .text = Friends at this screen or elsewhere, computers of any kind, clocks, house rules.

app-open-tables = Tables that wait for you
app-open-none = No public table has a free seat just now.
app-open-with = with { $names }
app-open-options =
    { $n ->
        [one] one house rule
       *[other] { $n } house rules
    }
app-open-sit = Sit down
app-open-sit-at = Sit down: { $title }
app-open-watch = Only watch
app-link = Somebody sent you a link?
app-link-form = http://…/t/…
app-link-go = Open
app-link-wrong = That is no link to a table. One looks like http://…/t/k3mq7xzp, often with more behind a #.

## Clocks
app-seconds =
    { $n ->
        [one] one second
       *[other] { $n } seconds
    }
app-minutes =
    { $n ->
        [one] one minute
       *[other] { $n } minutes
    }
app-days =
    { $n ->
        [one] one day
       *[other] { $n } days
    }
app-clock-move-of = { $span } a decision
app-clock-days-of = { $span } a move

## A new table
app-new = A new table
app-new-game = Which game?
app-new-rules = The rules in short
app-own-board = A board of our own
app-dice-note = Dice instead of cards: roll for your tracks.
app-new-seats = Who plays?
app-seat = Seat { $n }
app-seat-open = A free seat
    .text = For whoever comes by the link of the table.
app-seat-here = Somebody at this screen
    .text = You share this screen; a curtain hides your cards between turns.
app-seat-bot = A computer
app-seat-name = Name
app-seat-remove = Take seat { $n } away
app-seat-add-open = Add a free seat
app-seat-add-here = Add somebody here
app-seat-add-bot = Add a computer
app-levels = Levels
app-characters = Characters
app-bot-hungry = Hungry
    .text = Plans all its tickets together, and cannot get enough of them.
app-bot-long-route = Long haul
    .text = Keeps few tickets and lays long tracks.
app-bot-one-step = One step
    .text = Takes the track that helps most right now, and never looks further.
app-bot-path = Pathfinder
    .text = Finishes one ticket after the other, each by the shortest way.
app-bot-random = Whim
    .text = Does anything that is allowed. Not even it knows what comes next.
app-new-open = Who can find this table?
app-new-by-link = Whoever has the link
    .text = You get a link to send to your friends.
app-new-public = Everybody
    .text = Whoever opens this server sees the table in the list until every seat is taken.
app-new-how = How?
app-clock = Time to decide
app-clock-none = No clock
    .text = Take all the time you like.
app-clock-move = Per decision
    .text = If your time runs out, a computer plays for you until you are back.
app-clock-days = Days
    .text = A game by and by: everybody looks in once in a while.
app-clock-long = For each decision
app-clock-long-days = For each move
app-new-chat = Chat at the table
app-new-aids = Memory aids
    .text = Show all that one has seen, such as cards that others took face up, and not only what lies on the table now.
app-new-name = Name of the table, if you like
app-new-name-example = Friday round
app-house = House rules
app-house-none = all as usual
app-house-changed =
    { $n ->
        [one] one changed
       *[other] { $n } changed
    }
app-house-general = On every board
app-house-dice = With dice
app-house-mark = changed
app-house-usual = { $value } (usual)
app-house-order = in this order …
app-house-place = Place { $n }
app-house-reset = All as usual again
app-new-then = The game begins at once.
app-new-then-open = The game begins as soon as every seat is taken. Next you see the links for the others.
app-new-go = Begin
app-new-go-open = Open the table

## Rules
app-rule = Rule { $id }
app-rules-lead = Each game in five minutes. Small signs such as NC-40 open the exact rule.
app-rules-which = Played with
app-rules-cards = Cards
app-rules-dice = Dice
app-rules-play = Play this
app-rules-others = Other games

## Settings
app-settings-note = All of this stays in this browser and counts at once.
app-settings-you = You
app-settings-look = Look
app-settings-play = At the table
app-theme = Light
app-theme-system = As the system has it
app-theme-light = Day
app-theme-dark = Night
app-calm = Keep still
    .text = Nothing moves; what was done last is outlined instead.
app-confirm = Ask before a move counts
    .text = One more click, against slips of the finger.
app-sound = Sound
    .text = A card, a whistle, a bell when it is your turn.
app-notify = Tell me when it is my turn
    .text = By a notification, while this page is in the background.
app-notify-refused = Your browser does not let this page notify you. Its own settings for this page can change that.
app-notify-cannot = Your browser allows this only over an encrypted line (https) or on the machine itself. The tab’s title tells you all the same.

## Statistics
app-statistics-none = Here you will see how your games went. Finish one, and it is the first.
app-statistics-all =
    { $games ->
        [one] One game, { $won ->
            [0] not won.
           *[other] won.
        }
       *[other] { $games } games, { $won } of them won.
    }
app-statistics-table = By opponents
app-statistics-against = Against
app-statistics-games = Games
app-statistics-won = Won
app-statistics-mean = Points on average
app-statistics-best = Best
app-statistics-plot = Your points game by game, from { $least } to { $most }; the table has the figures.
app-statistics-points = Your points, game by game
app-statistics-later = later →

## About
app-about = About Whistlestop
app-about-what = Whistlestop plays the Ticket to Ride family on your own machine: seven games, the dice and the Card Game, against computers, around one screen, or with friends elsewhere.
app-about-how = Every rule has a number, and whatever is not allowed says which rule speaks against it. The computer players see what a player sees and nothing more.
app-about-version = This is version { $version }.
app-about-unofficial = Unofficial
app-about-buy = If you like these games, buy the boxes: they are beautiful, and the people who made them deserve it.
app-about-own = Boards of our own
    .text = Two boards cannot be the printed ones, and say so:
app-about-private = What is kept
    .text = No account, no tracking, nothing loaded from anywhere else. The server keeps the games; your name, settings and the keys to your seats stay in this browser.
app-about-licence = Licences
    .text = Whistlestop is open source under the licence Apache-2.0. In the app you also find, with thanks:
app-about-public-domain = public domain
app-about-protocol = How programs talk to this server
