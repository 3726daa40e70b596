# Korte regels: Zwitserland.
help-switzerland-wild = Locomotieven zijn alleen voor tunnels. Op een gewone route heb je er niets aan.
help-switzerland-heading-countries = Buurlanden
help-switzerland-exits = Routes die Zwitserland uit gaan, eindigen vlak over de grens. Van daar kun je niet verder, ook niet naar een andere overgang in hetzelfde land.
help-switzerland-city = Sommige bestemmingstickets leiden van een stad naar een keuze uit landen. Bereik er één; bereik je er meer, dan telt het land met de meeste punten.
help-switzerland-country = Andere leiden van een land naar een keuze uit landen, van elke overgang naar elke andere.
help-switzerland-lost = Bereik je er geen, dan verlies je het laagste aantal punten op het bestemmingsticket.
help-switzerland-ties = Bij gelijke punten geven meer voltooide bestemmingstickets de doorslag, daarna de langst doorlopende route.
