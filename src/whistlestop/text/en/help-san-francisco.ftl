# Short rules: San Francisco.
help-san-francisco-idea = A city that can be crossed in a quarter of an hour: collect cards, lay your cable cars, join the places on your tickets, and bring home souvenirs.
help-san-francisco-start = You begin with { $pieces } cable cars and { $hand } cards. You are dealt { $dealt } tickets and keep at least { $kept }.
help-san-francisco-stacks = Souvenirs of seven kinds lie in stacks: five on the marked sights, and two that the players themselves put somewhere on the board before the first turn.
help-san-francisco-wild = Ferry cards are the joker: one stands for a card of any colour, on every track.
help-san-francisco-cards-dear = A ferry card that lies face up costs the whole draw: it is the only card that you take, and you cannot take it second.
help-san-francisco-cards-flush = As soon as three of the five cards in the row are ferry cards, all five are swept away and five new ones laid out.
help-san-francisco-ferries = Every ferry symbol on a track has to be paid with a ferry card; the other spaces are paid as usual.
help-san-francisco-heading-souvenirs = Souvenirs
help-san-francisco-souvenir = When you claim a track, you take a souvenir from one of its ends, if there is one of a kind that you do not have yet. If both ends have one, you choose.
help-san-francisco-souvenir-points = Seven different souvenirs bring 12 points, six 9, five 6, four 4, three 2 and two 1.
help-san-francisco-end = Whoever ends a turn with no more than { $end } cable cars brings on the end: everybody has one more turn, that player last.
