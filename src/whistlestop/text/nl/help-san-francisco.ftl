# Korte regels: San Francisco.
help-san-francisco-idea = Een stad waar je in een kwartier doorheen bent: verzamel kaarten, leg je kabeltrams, verbind de plaatsen op je bestemmingstickets en neem souvenirs mee naar huis.
help-san-francisco-start = Je begint met { $pieces } kabeltrams en { $hand } kaarten. Je krijgt { $dealt } bestemmingstickets en houdt er minstens { $kept }.
help-san-francisco-stacks = Zeven soorten souvenirs liggen in stapels: vijf op de gemarkeerde bezienswaardigheden, en twee die jullie voor de eerste beurt zelf ergens op het spelbord leggen.
help-san-francisco-wild = Veerbootkaarten zijn de jokers: één geldt als een kaart van elke kleur, op elke route.
help-san-francisco-cards-dear = Een openliggende veerbootkaart kost je de hele trekbeurt: het is dan je enige kaart, en als tweede mag je hem niet nemen.
help-san-francisco-cards-flush = Zodra drie van de vijf open kaarten veerbootkaarten zijn, gaan ze alle vijf weg en komen er vijf nieuwe.
help-san-francisco-ferries = Elk veerbootsymbool op een route betaal je met een veerbootkaart; de andere vakjes zoals gewoonlijk.
help-san-francisco-heading-souvenirs = Souvenirs
help-san-francisco-souvenir = Claim je een route, dan neem je een souvenir van een van de uiteinden, als daar een soort ligt die je nog niet hebt. Ligt er aan beide uiteinden een, dan kies je.
help-san-francisco-souvenir-points = Zeven verschillende souvenirs leveren 12 punten op, zes 9, vijf 6, vier 4, drie 2 en twee 1.
help-san-francisco-end = Wie een beurt eindigt met hoogstens { $end } kabeltrams, luidt het einde in: iedereen krijgt nog één beurt, die speler als laatste.
