# The games: name, one line about each, and what its pieces are called.
# { $n } tickets and the like are in cards.ftl.

title-card-game = The Card Game
    .tagline = No board: lay rows of cards, keep them from robbers, and pay for your tickets across the USA.
title-europe = Europe
    .tagline = From Edinburgh to Constantinople, with tunnels, ferries and stations that borrow a neighbour’s track.
title-marklin = Märklin
    .tagline = Across Germany with passengers who collect merchandise on their way.
title-nordic = Nordic Countries
    .tagline = Fjords, ferries and the long way to Murmansk, for two or three.
title-san-francisco = San Francisco
    .tagline = Twenty cable cars, a city full of souvenirs, and a quick game.
title-switzerland = Switzerland
    .tagline = Tunnels everywhere, and tickets that lead to whole countries, for two or three.
title-usa = USA
    .tagline = The classic: coast to coast, five players, no frills.
title-with-dice = { $title } with dice
title-players = { $least } to { $most } players
