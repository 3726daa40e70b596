# I giochi: il nome e una riga su ciascuno.

title-card-game = Il gioco di carte
    .tagline = Senza tabellone: gioca file di carte, salvale dalle rapine e paga i tuoi viaggi attraverso gli Stati Uniti.
title-europe = Europa
    .tagline = Da Edimburgo a Costantinopoli, con gallerie, traghetti e stazioni che usano le linee altrui.
title-marklin = Märklin
    .tagline = Attraverso la Germania, con passeggeri che raccolgono merci lungo la strada.
title-nordic = Paesi Nordici
    .tagline = Fiordi, traghetti e la lunga via per Murmansk, in due o in tre.
title-san-francisco = San Francisco
    .tagline = Venti tram, una città piena di souvenir e una partita veloce.
title-switzerland = Svizzera
    .tagline = Gallerie dappertutto, e biglietti che portano in interi paesi, in due o in tre.
title-usa = Stati Uniti
    .tagline = Il classico: da costa a costa, fino a cinque giocatori, senza fronzoli.
title-with-dice = { $title } con i dadi
title-players = Da { $least } a { $most } giocatori
