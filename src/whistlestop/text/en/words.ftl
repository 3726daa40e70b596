# Words that stand in reasons (reasons.ftl), in the form in which they stand there.

## Kinds of tracks: “Oslo–Bergen is a tunnel”, “may be laid only on tunnels and ferries”
word-kind-plain = a plain track
word-kind-tunnel = a tunnel
word-kind-ferry = a ferry
word-kinds-plain = plain tracks
word-kinds-tunnel = tunnels
word-kinds-ferry = ferries

## The wild card, many of it: “locomotives may be laid only on tunnels”
word-wilds-L = locomotives
word-wilds-F = ferry cards

## A die of a kind: “no locomotive die is left”
word-die-S = single die
word-die-D = double die
word-die-T = station die
word-die-L = locomotive die

## Kinds of tokens and of tracks paid with dice: “a single route”, “single tokens do not pay”
word-single = single
word-double = double

## What is possible instead of passing: “drawing cards is”
word-action-ride = moving a passenger
word-action-draw = drawing cards
word-action-tickets = drawing tickets
word-action-claim = claiming a track
word-action-build = building a station

## Where a name is missing
word-track = track { $number }
word-no-cards = no such cards
word-nothing = nothing
