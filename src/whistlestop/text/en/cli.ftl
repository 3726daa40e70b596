# The game in the terminal.  What is typed (look, undo, c17 …) is the same in every language.

cli-you = You
cli-unofficial = Whistlestop plays the Ticket to Ride family. Unofficial, not affiliated with the publisher.
cli-goodbye = Goodbye! whistlestop play starts another game; whistlestop play --help tells what can be chosen.
cli-not-kept = The game is not over, and not kept; --save FILE keeps the next one.

## Asking what to play
cli-ask-title = Which game? [{ $usual }]
cli-ask-seats = How many players, { $least } to { $most }? [{ $least }]
cli-ask-dice = With the Dice Expansion, y or n? [n]
# Answers that mean yes or no, the first being the one that is asked for
cli-yes = y yes
cli-no = n no
cli-ask-options = House rules, KEY=VALUE with spaces between; ? lists them [none]
cli-ask-people = Who plays at this screen? Names with commas [{ $usual }]
cli-ask-bot = Against which computer player, { $bots }? [{ $usual }]
cli-title-line = { $title }, { $least } to { $most } players
cli-option-line = { $choices } (the first is usual). { $text }
cli-type-options = Type those you want, such as: { $example }=…
cli-no-number = “{ $text }” is no number.
cli-yes-or-no = y or n, please.
cli-no-such-option = { $option } is no house rule of this game; ? lists them.
cli-too-many-people =
    { $n ->
        [one] { $n } person does not fit on { $seats } seats.
       *[other] { $n } people do not fit on { $seats } seats.
    }
cli-bad-names = “{ $text }” names nobody, or somebody twice; write names with commas, such as Ada,Ben.

## A game that was kept
cli-good-so-far = The record is good up to here: { $fault }

## Whose turn it is
cli-begins = { $who } begins. Press Enter when nobody else is looking.
cli-your-turn = { $who }, it is your turn. Press Enter when nobody else is looking.
cli-prompt = { $question } (? helps)
cli-prompt-named = { $who }: { $question } (? helps)
cli-ask-main = What do you do?
cli-ask-keep = Which do you keep?
cli-ask-mix = Which tickets do you draw?
cli-ask-stack = Which souvenirs do you place?
cli-ask-place = Where to?
cli-ask-second = And the second card?
cli-ask-pay = How do you pay?
cli-ask-plus4 = How many of them?
cli-ask-substitute = Which card goes along?
cli-ask-tunnel = Do you pay for the tunnel?
cli-ask-souvenir = Which souvenir do you take?
cli-ask-passenger = Where does a passenger go?
cli-ask-station = How do you pay?
cli-ask-ride = Where does it go?
cli-ask-rolled = Which dice do you roll again?
cli-ask-tokens = How many tokens do you pay with?
cli-ask-dice-tunnel = Do you pay for the tunnel?
cli-ask-borrow = Which track does your station use?
cli-ask-move = Which card moves onto the track?
cli-ask-number = How many cards do you lay?
cli-ask-locomotives = How many locomotives do you add?
cli-ask-complete = Which tickets do you complete?

## What can be typed
cli-help-number = does what stands at 3 in the list
cli-help-token = does it by the short word behind it: r3 takes a card, d draws blind, t draws tickets
cli-help-paid = claims track 17 with just these cards, two red ones and a locomotive
cli-help-word = lists what you can do with a place, a colour or any other word
cli-help-why = gives the rule against it
cli-help-rule = tells a rule, in English
cli-help-rules = tells the short rules of this game
cli-help-look = shows the table again
cli-help-all = lists every choice
cli-help-log = tells the game so far
cli-help-undo = takes back your last decision
cli-help-save = keeps the game; whistlestop play --resume FILE goes on with it
cli-help-quit = leaves
cli-letters = Cards: { $letters }.
cli-letter = { $letter } { $card }

## Answers
cli-no-such-number = The list has no number { $number }.
cli-nothing-called = Nothing here is called “{ $text }”; ? helps.
cli-rule-tells-more = rule { $rule } tells more
cli-why-needs-action = why needs an action, such as: why c17
cli-allowed = { $action } is allowed.
cli-nothing-to-undo = There is no decision of yours that could be taken back.
cli-undone = Taken back. The same decision will bring the same luck.
cli-save-where = Where to? Type: save FILE
cli-cannot-write = { $file } cannot be written: { $why }. save FILE takes another one.
cli-kept-in = The game is kept in { $file }.

## The list of choices
cli-more =
    { $n ->
        [one] and { $n } more: all lists it
       *[other] and { $n } more: all lists them
    }
cli-more-found =
    { $n ->
        [one] and { $n } more; a longer word finds fewer
       *[other] and { $n } more; a longer word finds fewer
    }
cli-on-the-way = on the way of a ticket
cli-keep-which =
    { $least ->
        [0] Which of these tickets do you keep? None is fine; type their numbers, such as 1 2, or none:
       *[other] Which of these tickets do you keep? At least { $least }; type their numbers, such as 1 2:
    }
cli-claimed-by = claimed by { $who }
cli-spaces-from-here =
    { $n ->
        [0] done already
        [one] { $n } space from here
       *[other] { $n } spaces from here
    }

## A track with what is printed on it
cli-track-plain =
    { $n ->
        [one] { $track } ({ $n } space, { $colour })
       *[other] { $track } ({ $n } spaces, { $colour })
    }
cli-track-tunnel =
    { $n ->
        [one] { $track } ({ $n } space, { $colour }, tunnel)
       *[other] { $track } ({ $n } spaces, { $colour }, tunnel)
    }
cli-track-ferry =
    { $n ->
        [one] { $track } ({ $n } space, { $colour }, ferry with { $symbols })
       *[other] { $track } ({ $n } spaces, { $colour }, ferry with { $symbols })
    }
cli-symbols =
    { $n ->
        [one] { $n } locomotive symbol
       *[other] { $n } locomotive symbols
    }

## The table
cli-head-turn = { $title } · turn { $turn }
cli-last-turns = The last turns are played: { $who } will have the very last one.
cli-near-end = the end is near
cli-goods = { $n } from merchandise
cli-tokens = tokens: { $tokens }
cli-stations-in = stations in { $places }
cli-passengers-in = passengers in { $places }
cli-seen-in-hand = seen in that hand: { $cards }
cli-yard = yard: { $rows }
cli-row = Row:
cli-dice = Dice:
cli-left = Left:
cli-open = Open:
cli-hand = Hand:
cli-tickets = Tickets:
cli-none = none
cli-pile =
    { $n ->
        [one] { $n } card in the pile
       *[other] { $n } cards in the pile
    }
cli-deck-regular =
    { $n ->
        [one] { $n } ticket
       *[other] { $n } tickets
    }
cli-deck-long =
    { $n ->
        [one] { $n } long ticket
       *[other] { $n } long tickets
    }
cli-deck-short =
    { $n ->
        [one] { $n } short ticket
       *[other] { $n } short tickets
    }
cli-stack = { $n } × { $souvenir } on { $place }
cli-ticket-done = { $ticket }: done
cli-ticket-lost = { $ticket }: out of reach
cli-ticket-open =
    { $n ->
        [one] { $ticket }: { $n } space to go by { $tracks }
       *[other] { $ticket }: { $n } spaces to go by { $tracks }
    }

## A record
cli-record-empty = Record { $number } tells no game.
cli-record-head =
    { $turns ->
        [one] Record { $number }: { $title }, { $players }, { $turns } turn, { $decisions }.
       *[other] Record { $number }: { $title }, { $players }, { $turns } turns, { $decisions }.
    }
cli-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
cli-decisions =
    { $n ->
        [one] { $n } decision
       *[other] { $n } decisions
    }
cli-record-began = { $who } began.
cli-record-options = House rules: { $options }.
cli-record-board = Board: { $board }.
cli-record-open = It is not over. Next to decide: { $who }, in the phase { $phase }.
cli-record-good = The record is good.
cli-record-good-so-far = The record is good up to the fault.
cli-score =
    { $points ->
        [one] { $who }: { $points } point ({ $parts })
       *[other] { $who }: { $points } points ({ $parts })
    }
cli-score-tracks = tracks { $points }
cli-score-tickets = tickets { $points } ({ $done } of { $all } completed)
cli-score-part = { $what } { $points }

## The list of games
cli-titles-id = title
cli-titles-name = name
cli-titles-players = players
cli-titles-dice = with dice
cli-titles-rules = its rules
cli-titles-range = { $least } to { $most }
cli-titles-yes = yes
cli-titles-no = no
cli-titles-more = whistlestop play TITLE starts a game; whistlestop rules CM-40 explains a rule.
