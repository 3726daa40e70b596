# Korte regels: het kaartspel.
help-card-game-idea = Geen spelbord, geen treinen: je kaarten gaan op reis. Leg ze op je rangeerterrein, breng ze veilig op het spoor en betaal je bestemmingstickets met wat er is aangekomen.
help-card-game-start = Je begint met een locomotief en nog { $hand } kaarten. Je krijgt { $dealt } bestemmingstickets en houdt er zoveel je wilt, maar minstens { $kept }.
help-card-game-heading-yard = Van het rangeerterrein naar het spoor
help-card-game-to-track = Je beurt begint op je rangeerterrein: van elke rij daar gaat de bovenste kaart dicht op je spoorstapel. Tot de eindtelling kijkt niemand ernaar, ook jij niet. Wat daar ligt, is veilig.
help-card-game-turn = Daarna doe je één ding: kaarten trekken, kaarten op je rangeerterrein leggen of bestemmingstickets trekken.
help-card-game-cards = Neem twee kaarten: van de vijf die open liggen, of blind van de stapel. Een openliggende locomotief kost je de hele trekbeurt.
help-card-game-heading-lay = Kaarten leggen
help-card-game-lay = Leg twee of meer kaarten van één kleur als rij, desgewenst met locomotieven; die komen bovenop. Of leg precies drie kaarten van drie verschillende kleuren, zonder locomotieven: drie rijen van één kaart.
help-card-game-lay-own = Een kleur die al op je eigen rangeerterrein ligt, kun je niet leggen.
help-card-game-rob = Ligt een kleur op het rangeerterrein van een ander, dan moet je er meer kaarten van leggen dan daar liggen. Zo beroof je de trein: de andere rij wordt afgelegd.
help-card-game-tickets = Trek je bestemmingstickets, dan neem je er { $drawn } en houd je er zoveel je wilt, of geen. De andere gaan onder de stapel.
help-card-game-complete = Een bestemmingsticket vraagt om kaarten van bepaalde kleuren. Als de laatste kaart van de stapel is genomen en iedereen nog één beurt heeft gehad, betaal je je bestemmingstickets met de kaarten van je spoorstapel. Een locomotief geldt als elke kaart, en elke kaart betaalt maar één bestemmingsticket.
help-card-game-choose = Jij kiest welke bestemmingstickets je voltooit; het spel stelt de beste keuze voor.
help-card-game-four = Met vier spelers zijn er twee rondes: na de eerste worden alle kaarten geschud behalve die in jullie hand, iedereen krijgt er vier bij, en je speelt verder.
help-card-game-score = Voltooide bestemmingstickets leveren hun punten op, de andere kosten ze.
help-card-game-bonus = Voor elk van de zes grote steden krijgt wie er de meeste bestemmingstickets naartoe heeft voltooid de bonus.
help-card-game-ties = Bij gelijke punten geven meer voltooide bestemmingstickets de doorslag, daarna meer stadsbonussen.
