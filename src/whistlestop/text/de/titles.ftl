# Die Spiele: Name und eine Zeile über jedes.

title-card-game = Das Kartenspiel
    .tagline = Ohne Spielbrett: Reihen legen, vor Räubern retten und damit Reisen quer durch die USA bezahlen.
title-europe = Europa
    .tagline = Von Edinburgh bis Konstantinopel, mit Tunneln, Fähren und Bahnhöfen, die fremde Strecken mitnutzen.
title-marklin = Märklin
    .tagline = Quer durch Deutschland, mit Passagieren, die unterwegs Waren einsammeln.
title-nordic = Skandinavien
    .tagline = Fjorde, Fähren und der lange Weg nach Murmansk, zu zweit oder zu dritt.
title-san-francisco = San Francisco
    .tagline = Zwanzig Cable Cars, eine Stadt voller Souvenirs und eine schnelle Partie.
title-switzerland = Schweiz
    .tagline = Überall Tunnel, und Zielkarten, die in ganze Länder führen, zu zweit oder zu dritt.
title-usa = USA
    .tagline = Der Klassiker: von Küste zu Küste, bis zu fünft, ohne Schnörkel.
title-with-dice = { $title } mit Würfeln
title-players = { $least } bis { $most } Spieler
