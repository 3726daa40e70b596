# Short rules: The Card Game.
help-card-game-idea = No board, no trains: your cards travel. Lay them in your train yard, bring them safely onto the track, and pay for your tickets with what has arrived.
help-card-game-start = You begin with a locomotive and { $hand } more cards. You are dealt { $dealt } tickets and keep as many as you like, but at least { $kept }.
help-card-game-heading-yard = From the yard onto the track
help-card-game-to-track = Your turn begins in your train yard: the top card of every row there goes face down onto your On-the-Track pile. Nobody looks at it again before the scoring, not even you. What lies there is safe.
help-card-game-turn = Then you do one thing: draw cards, lay cards in your yard, or draw tickets.
help-card-game-cards = Take two cards: from the five that lie face up, or blind from the deck. A locomotive that lies face up costs the whole draw.
help-card-game-heading-lay = Laying cards
help-card-game-lay = Lay two or more cards of one colour as a row, locomotives among them if you like; they go on top. Or lay exactly three cards of three different colours, without locomotives: three rows of one card.
help-card-game-lay-own = You cannot lay a colour that already lies in your own yard.
help-card-game-rob = If a colour lies in another player’s yard, you have to lay more cards of it than lie there. You rob the train: the other row is thrown away.
help-card-game-tickets = To draw tickets, take { $drawn } and keep as many as you like, or none. The others go under the deck.
help-card-game-complete = A ticket asks for cards of certain colours. When the last card of the deck has been taken and everybody has had one more turn, you pay for your tickets with the cards of your On-the-Track pile. A locomotive stands for any card, and each card pays for one ticket only.
help-card-game-choose = You choose which tickets you complete; the game proposes the best choice.
help-card-game-four = With four players there are two rounds: after the first, all cards but those in your hands are shuffled, four more are dealt to each, and you play on.
help-card-game-score = Tickets you completed bring their points, the others cost them.
help-card-game-bonus = For each of the six big cities, whoever has completed the most tickets to it gets its bonus.
help-card-game-ties = If points are equal, more completed tickets decide, and after them more city bonuses.
