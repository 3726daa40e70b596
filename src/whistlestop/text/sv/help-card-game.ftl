# Regler i korthet: Kortspelet.
help-card-game-idea = Ingen spelplan och inga tåg: Det är dina kort som reser. Lägg dem på din bangård, få ut dem på spåret i säkerhet och betala för dina biljettkort med det som har kommit fram.
help-card-game-start = Du börjar med ett lokomotiv och { $hand } kort till. Du får { $dealt } biljettkort och behåller så många du vill, men minst { $kept }.
help-card-game-heading-yard = Från bangården ut på spåret
help-card-game-to-track = Din tur börjar på bangården: Det översta kortet i varje rad där läggs med baksidan upp i din hög på spåret. Ingen tittar på det igen före poängräkningen, inte ens du. Det som ligger där är i säkerhet.
help-card-game-turn = Sedan gör du en sak: drar kort, lägger kort på din bangård eller drar biljettkort.
help-card-game-cards = Ta två kort: bland de fem uppvända eller från högen. Ett uppvänt lokomotiv kostar hela draget.
help-card-game-heading-lay = Lägga kort
help-card-game-lay = Lägg två eller fler kort i samma färg som en rad, gärna med lokomotiv; de läggs överst. Eller lägg exakt tre kort i tre olika färger, utan lokomotiv: tre rader med ett kort.
help-card-game-lay-own = Du kan inte lägga en färg som redan ligger på din egen bangård.
help-card-game-rob = Om färgen ligger på en annan spelares bangård måste du lägga fler kort av den än det ligger där. Då rånar du tåget: Den andra raden slängs.
help-card-game-tickets = När du drar biljettkort tar du { $drawn } och behåller så många du vill, eller inget. De andra läggs underst i högen.
help-card-game-complete = Ett biljettkort kräver kort i vissa färger. När det sista kortet i högen har tagits och alla har haft en tur till betalar du för dina biljettkort med korten i din hög på spåret. Ett lokomotiv gäller som vilket kort som helst, och varje kort betalar bara för ett biljettkort.
help-card-game-choose = Du väljer vilka biljettkort du klarar; spelet föreslår det bästa valet.
help-card-game-four = Med fyra spelare är det två omgångar: Efter den första blandas alla kort utom de på handen, alla får fyra till och spelet fortsätter.
help-card-game-score = Biljettkort som du har klarat ger sina poäng; de andra kostar sina.
help-card-game-bonus = För var och en av de sex storstäderna får den som har klarat flest biljettkort till staden dess bonus.
help-card-game-ties = Vid lika poäng avgör flest avklarade biljettkort och därefter flest storstadsbonusar.
