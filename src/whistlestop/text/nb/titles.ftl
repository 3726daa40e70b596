# Spillene: navn og en linje om hvert.

title-card-game = Kortspillet
    .tagline = Uten brett: Legg rader med kort, redd dem fra ranere og betal med dem for reisene dine gjennom USA.
title-europe = Europa
    .tagline = Fra Edinburgh til Konstantinopel, med tunneler, ferger og stasjoner som låner naboens strekning.
title-marklin = Märklin
    .tagline = På kryss og tvers i Tyskland med passasjerer som samler varer underveis.
title-nordic = Norden
    .tagline = Fjorder, ferger og den lange veien til Murmansk, for to eller tre.
title-san-francisco = San Francisco
    .tagline = Tjue trikker, en by full av suvenirer og et raskt spill.
title-switzerland = Sveits
    .tagline = Tunneler overalt og billetter som fører til hele land, for to eller tre.
title-usa = USA
    .tagline = Klassikeren: fra kyst til kyst, opptil fem spillere, uten dikkedarer.
title-with-dice = { $title } med terninger
title-players = { $least } til { $most } spillere
