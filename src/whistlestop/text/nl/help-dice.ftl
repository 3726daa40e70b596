# Korte regels: met de dobbelsteenuitbreiding.
help-dice-idea = Met de dobbelstenen zijn er geen kaarten: je gooit voor je routes. Al het andere gaat zoals op het spelbord dat je kent.
help-dice-start =
    Je begint met { $pieces } treinen. Je krijgt { $dealt } bestemmingstickets en houdt er minstens { $kept }; niemand anders ziet welke.
help-dice-start-europe =
    Je begint met { $pieces } treinen en { $stations } stations. Je krijgt één lang bestemmingsticket en { $dealt } andere, en houdt er minstens { $kept } van de vier.
help-dice-start-marklin =
    Je begint met { $pieces } treinen en { $passengers } passagiers. Zeg hoeveel van je { $dealt } bestemmingstickets lang en hoeveel kort moeten zijn, en houd er minstens { $kept }.
help-dice-heading-roll = Gooien
help-dice-roll = Gooi vijf dobbelstenen. Daarna mag je er zoveel je wilt nog één keer gooien.
help-dice-turn = Met wat je gooide doe je één ding: een route claimen of bestemmingstickets trekken. Je mag ook niets doen.
help-dice-turn-europe = Met wat je gooide doe je één ding: een route claimen, bestemmingstickets trekken of een station bouwen. Je mag ook niets doen.
help-dice-turn-marklin = Met wat je gooide doe je één ding: een route claimen, bestemmingstickets trekken of een passagier verplaatsen. Je mag ook niets doen.
help-dice-faces = Een enkel spoor betaalt een vakje van een enkele route, een dubbel spoor een vakje van een dubbele route, waar routes naast elkaar lopen. Een station trekt een bestemmingsticket. De locomotief is de joker en kan dit allemaal. Kleuren tellen niet.
help-dice-claim = Betaal precies zoveel dobbelstenen en jetons als de route vakjes heeft, allemaal van haar soort of jokers.
help-dice-heading-tokens = Jetons
help-dice-tokens = Voor elke twee dobbelstenen die je niet gebruikt, mag je een jeton nemen, voor enkele of dubbele routes. Dat betaalt één vakje, nu of later.
help-dice-tokens-most = Niemand heeft meer dan drie jetons, en wie een beurt met drie begint, neemt er dan geen.
help-dice-tickets = Voor elk station en elke joker die je ervoor gebruikt, trek je één bestemmingsticket. Je mag er zoveel houden als je wilt, of geen.
help-dice-ferries = Elke locomotief die op een veerboot staat, vraagt om een joker op de dobbelstenen.
help-dice-tunnels = Wil je door een tunnel, dan betaal je en gooi je daarna de drie zwarte dobbelstenen. Elke tunnel die ze tonen, kost één vakje extra, in dobbelstenen of jetons. Kun of wil je niet betalen, dan krijg je je jetons terug en is je beurt voorbij.
help-dice-murmansk = De negen vakjes van Murmansk naar Lieksa zijn buiten bereik van de dobbelstenen.
help-dice-stations = Je eerste station kost één station op de dobbelstenen, het tweede twee, het derde drie. Jokers helpen.
help-dice-passengers = Met een joker op de dobbelstenen mag een passagier routes van tegenstanders gebruiken, zoveel als hij wil. Over je eigen routes reist hij gratis.
help-dice-end-stuck = Als niemand ooit nog een route kan claimen, is het spel meteen afgelopen.
