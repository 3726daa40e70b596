# Regole in breve: San Francisco.
help-san-francisco-idea = Una città che si attraversa in un quarto d’ora: raccogli carte, metti i tuoi tram, unisci i luoghi dei tuoi biglietti e porta a casa souvenir.
help-san-francisco-start = Inizi con { $pieces } tram e { $hand } carte. Ricevi { $dealt } biglietti e ne conservi almeno { $kept }.
help-san-francisco-stacks = Souvenir di sette tipi stanno in pile: cinque sui luoghi segnati, e due che i giocatori stessi mettono dove vogliono sul tabellone prima del primo turno.
help-san-francisco-wild = Le carte Traghetto sono i jolly: ognuna vale una carta di qualsiasi colore, su ogni linea.
help-san-francisco-cards-dear = Una carta Traghetto a faccia in su costa tutta la pesca: è l’unica carta che prendi, e non può essere la seconda.
help-san-francisco-cards-flush = Appena tre delle cinque carte a faccia in su sono carte Traghetto, tutte e cinque vengono scartate e sostituite.
help-san-francisco-ferries = Ogni simbolo traghetto di una linea si paga con una carta Traghetto; gli altri spazi come al solito.
help-san-francisco-heading-souvenirs = Souvenir
help-san-francisco-souvenir = Quando reclami una linea, prendi un souvenir da uno dei suoi estremi, se ce n’è uno che ancora ti manca. Se ce n’è a entrambi, scegli.
help-san-francisco-souvenir-points = Sette souvenir diversi danno 12 punti, sei 9, cinque 6, quattro 4, tre 2 e due 1.
help-san-francisco-end = Quando qualcuno finisce il turno con { $end } tram o meno, arriva la fine: tutti giocano ancora un turno, e quella persona per ultima.
