# Korte regler: Märklin.
help-marklin-start = Du begynder med { $pieces } togvogne, { $passengers } passagerer og { $hand } kort. Meld, hvor mange af dine { $dealt } rutekort der skal være lange, og hvor mange korte, og behold mindst { $kept } af dem.
help-marklin-turn = I din tur gør du én ting: trækker kort, gør krav på en strækning, trækker rutekort eller flytter en passager. Så er det den næstes tur.
help-marklin-plus4 = Der er to slags lokomotiver. De almindelige kan bruges på alle strækninger. +4-lokomotiver kan kun bruges på strækninger med fire eller flere felter, men de trækkes som alle andre kort.
help-marklin-tickets = Der er en bunke med korte rutekort og en med lange. Når du trækker, melder du, hvor mange du vil have af hver, { $drawn } i alt, og beholder mindst { $keep }. Resten lægges under deres bunker.
help-marklin-countries = Nogle rutekort fører til et naboland. Alle grænseovergange dertil duer, men der går ingen vej videre gennem et land.
help-marklin-heading-passengers = Passagerer
help-marklin-passenger = Når du gør krav på en strækning, må du placere en af dine passagerer i en by i en af dens ender.
help-marklin-ride = I stedet for alt andet må du lade en passager rejse ad dine strækninger, så langt du vil, hver strækning én gang. I hver by på vejen, også den første, tager den byens øverste vare. Du får straks point for varerne, og passageren tager hjem.
help-marklin-fare = Med et passagerkort må den bruge én af en modstanders strækninger; med to kort to. Passagerkort betaler aldrig for en strækning.
help-marklin-merchandise = De mest værdifulde varer ligger øverst, så det betaler sig at komme tidligt.
