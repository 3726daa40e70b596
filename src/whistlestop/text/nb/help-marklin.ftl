# Korte regler: Märklin.
help-marklin-start = Du begynner med { $pieces } togvogner, { $passengers } passasjerer og { $hand } kort. Si hvor mange av de { $dealt } billettene dine som skal være lange og hvor mange korte, og behold minst { $kept } av dem.
help-marklin-turn = I din tur gjør du én ting: trekker kort, gjør krav på en strekning, trekker billetter eller flytter en passasjer. Så er det nestemanns tur.
help-marklin-plus4 = Det er to slags lokomotiver. De vanlige kan brukes på alle strekninger. +4-lokomotiver kan bare brukes på strekninger med fire eller flere felter, men de trekkes som alle andre kort.
help-marklin-tickets = Det er en bunke med korte billetter og en med lange. Når du trekker, sier du hvor mange du vil ha av hver, { $drawn } til sammen, og beholder minst { $keep }. Resten legges under bunkene sine.
help-marklin-countries = Noen billetter fører til et naboland. Enhver grenseovergang dit duger, men ingen vei går videre gjennom et land.
help-marklin-heading-passengers = Passasjerer
help-marklin-passenger = Når du gjør krav på en strekning, kan du sette en av passasjerene dine i en by i en av endene.
help-marklin-ride = I stedet for alt annet kan du la en passasjer reise langs strekningene dine, så langt du vil, hver strekning én gang. I hver by på veien, også den første, tar den byens øverste vare. Du får straks poeng for varene, og passasjeren drar hjem.
help-marklin-fare = Med et passasjerkort kan den bruke én av en motstanders strekninger; med to kort to. Passasjerkort betaler aldri for en strekning.
help-marklin-merchandise = De mest verdifulle varene ligger øverst, så det lønner seg å være tidlig ute.
