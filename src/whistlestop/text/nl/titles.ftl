# De spellen: naam en één regel over elk.

title-card-game = Het kaartspel
    .tagline = Zonder spelbord: leg rijen kaarten, red ze van rovers en betaal er je reizen door de VS mee.
title-europe = Europa
    .tagline = Van Edinburgh tot Constantinopel, met tunnels, veerboten en stations die de route van een ander gebruiken.
title-marklin = Märklin
    .tagline = Dwars door Duitsland, met passagiers die onderweg goederen verzamelen.
title-nordic = Scandinavië
    .tagline = Fjorden, veerboten en de lange weg naar Moermansk, voor twee of drie.
title-san-francisco = San Francisco
    .tagline = Twintig kabeltrams, een stad vol souvenirs en een vlot spel.
title-switzerland = Zwitserland
    .tagline = Overal tunnels, en bestemmingstickets naar hele landen, voor twee of drie.
title-usa = Verenigde Staten
    .tagline = De klassieker: van kust tot kust, tot vijf spelers, zonder franje.
title-with-dice = { $title } met dobbelstenen
title-players = { $least } tot { $most } spelers
