# What the server itself has to say: why something that was asked cannot be done, and what happened at a table
# besides the game.  $who is a player's name; $you is yes if that is the reader.

# Why not. $given is what somebody sent, $why a reason in words.

server-plain = { $why }
server-no-form = This request cannot be read: { $where }: { $why }
server-no-flag = { $what } is true or false, not { $given }.
server-no-number = { $what } is a whole number from 0 to { $most }, not { $given }.
server-no-text = { $what } is text, not { $given }.
server-no-seq = { $what } is the number of the state that you saw, not { $given }.
server-too-long =
    { $most ->
        [one] { $what } has at most { $most } character.
       *[other] { $what } has at most { $most } characters.
    }
server-no-seats = seats is a list that says who sits on each seat.
server-no-me = One seat is yours: exactly one is of the kind “me”.
server-no-seat-kind = A seat’s kind is me, here, open or bot, not { $given }.
server-no-clock = A clock’s kind is { $kinds }, not { $given }.
server-no-seconds = Such a clock runs from { $least } to { $most } seconds, not { $given }.
server-no-options = options holds values by the keys of house rules.
server-no-bot = No computer player is called { $given }; there are { $known }.
server-seed-with-others = A seed would tell you what is hidden, so it is for tables where nobody else plays.
server-no-table = There is no such table.
server-no-file = There is nothing under this address.
server-no-board = The Card Game has no board.
server-no-seat = This link opens no seat at this table. It may have been replaced by a newer one.
server-not-your-seat = This is not your seat.
server-no-such-seat = There is no such seat.
server-not-host = Only whoever set the table up can do this.
server-no-host-act = A host can pause, resume, end, bot, person, kick or swap, not { $given }.
server-no-person = A person plays there already.
server-no-kick = Nobody sits there who could be asked to leave.
server-no-free-seat = There is no free seat at this table.
server-moved-on = The game has moved on; this is how it stands now.
server-not-begun = The game has not begun yet.
server-not-over = The game is not over yet; its record would tell what is hidden.
server-rematched = Somebody has set the table up again already; the link is in the log.
server-not-your-turn = It is not your turn.
server-no-undo = There is nothing of yours that can be taken back now.
server-no-chat = This table plays without chat.
server-no-hint = No hint could be found in time.
server-status-waiting = The game begins when every seat is taken.
server-status-playing = The game is going on already.
server-status-paused = The game is paused.
server-status-over = The game is over.
server-status-ended = The game was ended.
server-store = This could not be kept, so nothing has changed. Please try again in a moment.
server-no-json = This message is no JSON.
server-no-message = A message is an object with a type.
server-no-type = There are no messages of the type { $given }.
server-no-hello = The first message says hello.
server-no-tokens = tokens is a list of the tokens of your seats.
server-message-too-large = A message has at most { $most } characters.
server-body-too-large = A request has at most { $most } bytes.
server-too-many-requests = Too many requests at once. Please wait a moment.
server-too-many-tables = You have set up many tables. Please wait a while before the next one.
server-too-many-reviews = Several games are being reviewed just now. Please try again in a minute.
server-review-failed = This game could not be reviewed in time.
server-no-such-step = This game has no such decision.
server-too-many-clients = Too many connections from your address.
server-too-much-said = Please let the others get a word in.
server-thinking = The last hint is still being thought about.
server-table-full = Too many people watch this table.
server-wrong-host = This server is not known as { $host }. Whoever runs it can say so with --url.
server-wrong-origin = Pages of { $origin } cannot speak with this server.
server-metrics = Only the machine itself can ask this.
server-hint = { $bot } would do this: { $action }.

# What happened at the table.

server-note-sit =
    { $you ->
        [yes] You sit down.
       *[no] { $who } sits down.
    }
server-note-bot =
    { $why ->
        [time]
            { $you ->
                [yes] Your time is up; { $bot } plays for you until you come back.
               *[no] The time of { $who } is up; { $bot } plays until they come back.
            }
        [left]
            { $you ->
                [yes] You have left; { $bot } plays for you until you come back.
               *[no] { $who } has left; { $bot } plays until they come back.
            }
        [failed] The computer player of { $who } failed; { $bot } takes over.
       *[host]
            { $you ->
                [yes] The host lets { $bot } play for you.
               *[no] The host lets { $bot } play for { $who }.
            }
    }
server-note-person =
    { $you ->
        [yes] You are back.
       *[no] { $who } is back.
    }
server-note-kick =
    { $why ->
        [left]
            { $you ->
                [yes] You have left the table.
               *[no] { $who } has left the table.
            }
       *[host]
            { $you ->
                [yes] The host has taken you from your seat.
               *[no] The host has taken { $who } from the seat.
            }
    }
server-note-undo =
    { $you ->
        [yes] You take your move back.
       *[no] { $who } takes a move back.
    }
server-note-pause = The host pauses the game.
server-note-resume = The game goes on.
server-note-end = The host ends the game; it is not scored.
server-note-rematch =
    { $you ->
        [yes] You want to play again.
       *[no] { $who } wants to play again.
    }
