# Short rules: with the Dice Expansion.
help-dice-idea = With the dice there are no cards: you roll for your tracks. All else is as on the board that you know.
help-dice-start =
    You begin with { $pieces } trains. You are dealt { $dealt } tickets and keep at least { $kept } of them; nobody else sees which.
help-dice-start-europe =
    You begin with { $pieces } trains and { $stations } stations. You are dealt one long ticket and { $dealt } others, and keep at least { $kept } of the four.
help-dice-start-marklin =
    You begin with { $pieces } trains and { $passengers } passengers. Say how many of your { $dealt } tickets are to be long and how many short, and keep at least { $kept } of them.
help-dice-heading-roll = Rolling
help-dice-roll = Roll five dice. Then you may roll any of them again, once.
help-dice-turn = With what you rolled you do one thing: claim a track, or draw tickets. You may also do nothing.
help-dice-turn-europe = With what you rolled you do one thing: claim a track, draw tickets, or build a station. You may also do nothing.
help-dice-turn-marklin = With what you rolled you do one thing: claim a track, draw tickets, or move a passenger. You may also do nothing.
help-dice-faces = A single rail pays for a space of a single route, a double rail for a space of a double route, where tracks run side by side. A station draws a ticket. A locomotive does any of this. Colours mean nothing.
help-dice-claim = Pay exactly as many dice and tokens as the track has spaces, all of its kind or locomotives.
help-dice-heading-tokens = Tokens
help-dice-tokens = For any two dice that you do not use, you may take a token, for single or double routes. It pays for one space, now or later.
help-dice-tokens-most = Nobody holds more than three tokens, and whoever begins a turn with three takes none in it.
help-dice-tickets = For each station or locomotive that you use you draw one ticket. You may keep any of them, or none.
help-dice-ferries = Every locomotive printed on a ferry asks for a locomotive on the dice.
help-dice-tunnels = To go through a tunnel, roll the three black dice once you have paid. Each tunnel they show costs one more space, in dice or tokens. If you cannot pay, or would rather not, you get your tokens back and your turn is over.
help-dice-murmansk = The nine spaces from Murmansk to Lieksa are out of reach of the dice.
help-dice-stations = Your first station costs one station on the dice, the second two, the third three. Locomotives help.
help-dice-passengers = A locomotive on the dice lets a passenger use opponents’ tracks, as many as it likes. On your own tracks it travels for nothing.
help-dice-end-stuck = If nobody can ever claim a track again, the game ends at once.
