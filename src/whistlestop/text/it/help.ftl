# Regole in breve: ciò che più giochi hanno in comune.

help-heading-idea = L’idea
help-heading-start = Prima del primo turno
help-heading-turn = Il tuo turno
help-heading-cards = Pescare carte
help-heading-claim = Reclamare una linea
help-heading-ferries = Traghetti
help-heading-tunnels = Gallerie
help-heading-tickets = Biglietti di destinazione
help-heading-end = La fine

help-idea = Raccogli carte, paga con esse le linee tra luoghi vicini e unisci le città dei tuoi biglietti. Vince chi alla fine ha più punti.
help-start =
    Inizi con { $pieces } vagoni e { $hand ->
            [one] { $hand } carta
           *[other] { $hand } carte
        }. Ricevi { $dealt } biglietti e ne conservi almeno { $kept }; nessun altro li vede.
help-turn = Nel tuo turno fai una cosa sola: pescare carte, reclamare una linea o pescare biglietti. Poi tocca al prossimo.

help-cards = Prendi due carte: tra le cinque a faccia in su, o dal mazzo senza vederle. Una carta a faccia in su viene subito sostituita, quindi guarda di nuovo prima di prendere la seconda.
help-cards-dear = Una locomotiva a faccia in su costa tutta la pesca: è l’unica carta che prendi, e non può essere la seconda. Pescata dal mazzo è semplice fortuna.
help-cards-easy = Le locomotive si prendono come ogni altra carta: anche due a faccia in su.
help-cards-flush = Appena tre delle cinque carte a faccia in su sono locomotive, tutte e cinque vengono scartate e sostituite.

help-claim = Paga tante carte quanti sono gli spazi della linea: del suo colore, o tutte di uno stesso colore qualsiasi se è grigia. I tuoi vagoni vanno sugli spazi e ottieni subito i punti. La linea non deve toccarne altre tue.
help-points = Le linee lunghe rendono: { $lengths } spazi danno { $points } punti.
help-wild = Una locomotiva vale una carta di qualsiasi colore, su ogni linea.
help-doubles = Nessuno può avere entrambe le linee di una doppia linea. Con meno di { $open } giocatori l’altra si chiude appena una è reclamata.

help-ferries = Ogni locomotiva stampata su un traghetto si paga con una locomotiva; gli altri spazi come al solito.
help-tunnels = Non si sa mai quanto costa una galleria. Gioca le tue carte, poi se ne scoprono tre dal mazzo: per ognuna del tuo colore e per ogni locomotiva paghi una carta in più, di quel colore o una locomotiva.
help-tunnels-wild = Se giochi solo locomotive, contano solo le locomotive scoperte, e solo locomotive le pagano.
help-tunnels-decline = Se non puoi pagare, o preferisci di no, riprendi le tue carte e il tuo turno finisce.

help-tickets = Un biglietto nomina due città. Se alla fine le tue linee le uniscono, per qualsiasi via, ottieni i suoi punti; altrimenti li perdi. Fino ad allora i biglietti sono segreti.
help-tickets-under = Per pescare biglietti, prendine { $drawn } e conservane almeno { $keep }. Gli altri vanno sotto il mazzo.
help-tickets-gone = Per pescare biglietti, prendine { $drawn } e conservane almeno { $keep }. Gli altri escono dal gioco, quindi il mazzo può esaurirsi.

help-end = Quando qualcuno finisce il turno con { $end } vagoni o meno, arriva la fine: tutti giocano ancora un turno, e quella persona per ultima.
help-scoring = Poi si mostrano tutti i biglietti, e i loro punti si sommano o si sottraggono.
help-longest = Il tragitto continuo più lungo dà { $longest } punti. Può incrociarsi e girare in tondo, ma usa ogni linea una volta sola.
help-globetrotter = Il maggior numero di biglietti completati dà { $globetrotter } punti.
help-ties-tickets = A parità di punti decidono più biglietti completati.
