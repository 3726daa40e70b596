# Korte regels: wat meer spellen gemeen hebben.

help-heading-idea = Waar het om gaat
help-heading-start = Voor de eerste beurt
help-heading-turn = Je beurt
help-heading-cards = Kaarten trekken
help-heading-claim = Een route claimen
help-heading-ferries = Veerboten
help-heading-tunnels = Tunnels
help-heading-tickets = Bestemmingstickets
help-heading-end = Het einde

help-idea = Verzamel kaarten, betaal er routes tussen naburige plaatsen mee en verbind de steden op je bestemmingstickets. Wie aan het eind de meeste punten heeft, wint.
help-start =
    Je begint met { $pieces } treinen en { $hand ->
        [one] { $hand } kaart
       *[other] { $hand } kaarten
    }. Je krijgt { $dealt } bestemmingstickets en houdt er minstens { $kept }; niemand anders ziet welke.
help-turn = In je beurt doe je één ding: kaarten trekken, een route claimen of bestemmingstickets trekken. Daarna is de volgende speler aan de beurt.

help-cards = Neem twee kaarten: van de vijf die open liggen, of blind van de stapel. Een open kaart die je neemt, wordt meteen vervangen; kijk dus nog eens voor je de tweede neemt.
help-cards-dear = Een openliggende locomotief kost je de hele trekbeurt: het is dan je enige kaart, en als tweede mag je hem niet nemen. Trek je er blind een, dan is dat gewoon geluk.
help-cards-easy = Locomotieven trek je net als elke andere kaart: ook twee die open liggen.
help-cards-flush = Zodra drie van de vijf open kaarten locomotieven zijn, gaan ze alle vijf weg en komen er vijf nieuwe.

help-claim = Betaal zoveel kaarten als de route vakjes heeft: in de kleur van de route, of allemaal in één kleur naar keuze als de route grijs is. Je treinen komen op de vakjes en je krijgt meteen je punten. De route hoeft niet aan te sluiten op een andere van jou.
help-points = Lange routes lonen: { $lengths } vakjes leveren { $points } punten op.
help-wild = Een locomotief geldt als een kaart van elke kleur, op elke route.
help-doubles = Van een dubbele route mag niemand beide helften hebben. Met minder dan { $open } spelers sluit de ene zodra de andere is geclaimd.

help-ferries = Elke locomotief die op een veerboot staat, betaal je met een locomotief; de andere vakjes zoals gewoonlijk.
help-tunnels = Wat een tunnel kost, weet je nooit. Leg je kaarten; dan worden er drie van de stapel omgedraaid: voor elke kaart van jouw kleur en voor elke locomotief betaal je één kaart extra, van die kleur of een locomotief.
help-tunnels-wild = Leg je alleen locomotieven, dan tellen alleen omgedraaide locomotieven, en betaal je die ook alleen met locomotieven.
help-tunnels-decline = Kun je niet betalen of heb je er geen zin in, dan neem je je kaarten terug en is je beurt voorbij.

help-tickets = Een bestemmingsticket noemt twee steden. Verbinden je eigen routes ze aan het eind, hoe dan ook, dan krijg je de punten; zo niet, dan verlies je ze. Tot dan blijven bestemmingstickets geheim.
help-tickets-under = Trek je bestemmingstickets, dan neem je er { $drawn } en houd je er minstens { $keep }. De andere gaan onder de stapel.
help-tickets-gone = Trek je bestemmingstickets, dan neem je er { $drawn } en houd je er minstens { $keep }. De andere gaan uit het spel, dus de stapel kan opraken.

help-end = Wie een beurt eindigt met hoogstens { $end } treinen, luidt het einde in: iedereen krijgt nog één beurt, die speler als laatste.
help-scoring = Dan worden alle bestemmingstickets getoond en hun punten erbij geteld of afgetrokken.
help-longest = De langst doorlopende route van één speler levert { $longest } punten op. Die mag zichzelf kruisen en rondjes maken, maar gebruikt elke route één keer.
help-globetrotter = De meeste voltooide bestemmingstickets leveren { $globetrotter } punten op.
help-ties-tickets = Bij gelijke punten geven meer voltooide bestemmingstickets de doorslag.
