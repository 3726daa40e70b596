# The end of a game in the browser: the reckoning, the review, the replay.

review-title = The finished game
review-title-of = Review: { $title }
review-to-table = Back to the table

## The reckoning, line by line
review-skip = Show it all
review-again = Reckon again
review-won = won
# Above a game that is not over yet
review-running = The game so far
review-ledger = Points of { $name }
# Said of tickets that were not completed, kindly
review-lacked =
    { $n ->
        [one] only { $n } train was missing
       *[other] { $n } trains were missing
    }
review-lacked-cards =
    { $n ->
        [one] only { $n } card was missing
       *[other] { $n } cards were missing
    }
review-lacked-shared = other tickets needed its cards
review-cut-off = others had taken the last way

## Every position again
review-replay = The game again
review-slider = Position
review-first = To the beginning
review-turn-back = One turn back
review-back = One step back
review-play = Let it play
review-pause = Stop
review-on = One step on
review-turn-on = One turn on
review-last = To the end
review-set-up = Setting up
review-step = { $n } of { $of }
review-chose = { $name }: { $action }
review-yard = Train yard
review-on-track = On the track

## The course of the game
review-course = How it went
review-points = Points, if the game had ended there
review-points-cards = Cards on the track
review-points-about = Points at the end: { $totals }. The slider of the replay goes through them.
review-chances = Chances to win
review-chances-about = Chances to win over the course of the game, of all players together 100 percent.
review-chances-note = Reckoned with all cards open: from each of these positions strong computer players have played the game to its end many times.
review-thinking = A strong player is looking at the game …

## Turning points
review-turning = Where it turned
review-turning-none = No single turn decided this game: it was won little by little.
review-chance-from = { $name }’s chance to win goes from { $before } to { $after }.

## What a strong player would have done
review-ask = What would a strong player do in { $name }’s place?
review-no-choice = There was nothing else that { $name } could do.
review-good = A strong player would do the same as { $name } here, or sees nothing that is surely better.
review-better = A strong player would rather: { $action }
review-moves = What was possible, the best first
review-move = Decision
review-chance = Chance to win
review-played = played
review-judged =
    { $worlds ->
        [one] Judged by what { $name } could know, in one possible future.
       *[other] Judged by what { $name } could know, in { $worlds } possible futures.
    }

## What one takes along
review-then = And now?
review-keep = To keep
review-keep-page = The game as a page
review-keep-record = Record
review-keep-log = Game log
review-keep-note = The page shows the game on any device, without a server. A record can be replayed and checked: whistlestop replay FILE.
review-share = Pass it on
review-share-note = With this link anybody who reaches this server can look at the finished game, with all cards open.
