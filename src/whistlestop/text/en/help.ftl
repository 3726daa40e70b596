# Short rules: what several games share.  The order of headings and paragraphs, and the rules that each tells, are in
# help.toml.  Values come from the game: $pieces trains, $hand cards dealt, $dealt tickets dealt, and so on.

help-heading-idea = The idea
help-heading-start = Before the first turn
help-heading-turn = Your turn
help-heading-cards = Drawing cards
help-heading-claim = Claiming a track
help-heading-ferries = Ferries
help-heading-tunnels = Tunnels
help-heading-tickets = Tickets
help-heading-end = The end

help-idea = Collect cards, pay with them for tracks between neighbouring places, and join up the cities on your tickets. Whoever has the most points in the end wins.
help-start =
    You begin with { $pieces } trains and { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    }. You are dealt { $dealt } tickets and keep at least { $kept } of them; nobody else sees which.
help-turn = In your turn you do one thing: draw cards, claim a track, or draw tickets. Then it is the next player’s turn.

help-cards = Take two cards: from the five that lie face up, or blind from the pile. A card that you take from the row is replaced at once, so look again before you take the second.
help-cards-dear = A locomotive that lies face up costs the whole draw: it is the only card that you take, and you cannot take it second. A locomotive drawn blind is just luck.
help-cards-easy = Locomotives are drawn like any other card: two that lie face up are fine.
help-cards-flush = As soon as three of the five cards in the row are locomotives, all five are swept away and five new ones laid out.

help-claim = Pay as many cards as the track has spaces: of the track’s colour, or all of any one colour if the track is grey. Your trains go onto the spaces, and you score at once. The track need not touch any other track of yours.
help-points = Long tracks pay off: { $lengths } spaces bring { $points } points.
help-wild = A locomotive stands for a card of any colour, on every track.
help-doubles = Nobody may own both tracks of a pair that runs side by side. With fewer than { $open } players the other one closes as soon as one of them is claimed.

help-ferries = Every locomotive printed on a ferry has to be paid with a locomotive; the other spaces are paid as usual.
help-tunnels = You never know what a tunnel costs. Lay your cards, then three cards are turned up from the pile: for each that has your colour, and for each locomotive, you pay one more card, of that colour or a locomotive.
help-tunnels-wild = If you lay nothing but locomotives, only locomotives that are turned up count, and only locomotives pay for them.
help-tunnels-decline = If you cannot pay, or would rather not, you take your cards back and your turn is over.

help-tickets = A ticket names two cities. If your own tracks join them in the end, by whatever way, you get its points; if not, you lose them. Tickets stay secret until then.
help-tickets-under = To draw tickets, take { $drawn } and keep at least { $keep }. The others go under the deck.
help-tickets-gone = To draw tickets, take { $drawn } and keep at least { $keep }. The others leave the game, so the deck can run out.

help-end = Whoever ends a turn with no more than { $end } trains brings on the end: everybody has one more turn, that player last.
help-scoring = Then all tickets are shown, and their points are added or taken away.
help-longest = The longest unbroken path of one player’s tracks brings { $longest } points. It may cross itself and go round in circles, but uses each track once.
help-globetrotter = The most completed tickets bring { $globetrotter } points.
help-ties-tickets = If points are equal, more completed tickets decide.
