# Short rules: Europe.
help-europe-start =
    You begin with { $pieces } trains, { $stations } stations and { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    }. You are dealt one long ticket and { $dealt } others, and keep at least { $kept } of the four. There is no way to another long one later.
help-europe-turn = In your turn you do one thing: draw cards, claim a track, draw tickets, or build a station. Then it is the next player’s turn.
help-europe-heading-stations = Stations
help-europe-station = If somebody is in your way, build a station in any city that has none. The first costs one card, the second two of one colour, the third three of one colour; locomotives help.
help-europe-station-use = In the end each station lets you use one track of one opponent that ends in its city, for all your tickets. The game proposes the best one for you.
help-europe-station-points = Every station that you still have in the end brings { $station } points.
help-europe-ties = If points are equal, more completed tickets decide, then fewer stations built, then the longest path.
