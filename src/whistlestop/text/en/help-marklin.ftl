# Short rules: Märklin.
help-marklin-start =
    You begin with { $pieces } trains, { $passengers } passengers and { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    }. Say how many of your { $dealt } tickets are to be long and how many short, and keep at least { $kept } of them.
help-marklin-turn = In your turn you do one thing: draw cards, claim a track, draw tickets, or move a passenger. Then it is the next player’s turn.
help-marklin-plus4 = There are two kinds of locomotives. Plain ones go with every track. +4 locomotives go only with tracks of four or more spaces, but they are drawn like any other card.
help-marklin-tickets = There is a deck of short tickets and one of long tickets. To draw, say how many you want of each, { $drawn } together, and keep at least { $keep }. The others go under their decks.
help-marklin-countries = Some tickets lead into a neighbouring country. Any border crossing to it will do, but no way leads on through a country.
help-marklin-heading-passengers = Passengers
help-marklin-passenger = When you claim a track you may place one of your passengers in a city at one of its ends.
help-marklin-ride = Instead of anything else you may let a passenger travel along your tracks, as far as you like, each track once. In every city on the way, the first included, it takes the top token of the merchandise there. You score the tokens at once, and the passenger goes home.
help-marklin-fare = With a passenger card it may use one track of an opponent; with two cards, two. Passenger cards never pay for claiming a track.
help-marklin-merchandise = The highest tokens lie on top, so it pays to be early.
