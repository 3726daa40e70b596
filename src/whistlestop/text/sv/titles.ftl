# Spelen: namn och en rad om vart och ett.

title-card-game = Kortspelet
    .tagline = Ingen spelplan: lägg rader av kort, rädda dem undan rånare och betala med dem för dina resor genom USA.
title-europe = Europa
    .tagline = Från Edinburgh till Konstantinopel, med tunnlar, färjor och stationer som lånar grannens sträcka.
title-marklin = Märklin
    .tagline = Kors och tvärs genom Tyskland med passagerare som samlar varor på vägen.
title-nordic = Norden
    .tagline = Fjordar, färjor och den långa vägen till Murmansk, för två eller tre.
title-san-francisco = San Francisco
    .tagline = Tjugo spårvagnar, en stad full av souvenirer och ett snabbt spel.
title-switzerland = Schweiz
    .tagline = Tunnlar överallt och biljettkort som leder till hela länder, för två eller tre.
title-usa = USA
    .tagline = Klassikern: från kust till kust, upp till fem spelare, utan krusiduller.
title-with-dice = { $title } med tärningar
title-players = { $least } till { $most } spelare
