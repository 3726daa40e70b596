# Spillene: navn og en linje om hvert.

title-card-game = Kortspillet
    .tagline = Uden spilleplade: Læg rækker, red dem fra røverne, og betal med dem for dine ruter gennem USA.
title-europe = Europa
    .tagline = Fra Edinburgh til Konstantinopel, med tunneller, færger og stationer, der låner naboens strækning.
title-marklin = Märklin
    .tagline = På kryds og tværs i Tyskland med passagerer, der samler varer op undervejs.
title-nordic = Norden
    .tagline = Fjorde, færger og den lange vej til Murmansk, for to eller tre.
title-san-francisco = San Francisco
    .tagline = Tyve sporvogne, en by fuld af seværdigheder og et hurtigt spil.
title-switzerland = Schweiz
    .tagline = Tunneller overalt og rutekort, der fører til hele lande, for to eller tre.
title-usa = USA
    .tagline = Klassikeren: fra kyst til kyst, op til fem spillere, uden dikkedarer.
title-with-dice = { $title } med terninger
title-players = { $least } til { $most } spillere
