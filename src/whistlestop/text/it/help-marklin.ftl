# Regole in breve: Märklin.
help-marklin-start =
    Inizi con { $pieces } vagoni, { $passengers } passeggeri e { $hand ->
            [one] { $hand } carta
           *[other] { $hand } carte
        }. Annuncia quanti dei tuoi { $dealt } biglietti sono lunghi e quanti corti, e conservane almeno { $kept }.
help-marklin-turn = Nel tuo turno fai una cosa sola: pescare carte, reclamare una linea, pescare biglietti o muovere un passeggero. Poi tocca al prossimo.
help-marklin-plus4 = Ci sono due tipi di locomotive. Quelle normali vanno su ogni linea. Le locomotive +4 vanno solo su linee di almeno quattro spazi, ma si prendono come ogni altra carta.
help-marklin-tickets = C’è un mazzo di biglietti corti e uno di lunghi. Per pescare, di’ quanti ne vuoi di ciascuno, { $drawn } in tutto, e conservane almeno { $keep }. Gli altri vanno sotto i loro mazzi.
help-marklin-countries = Alcuni biglietti portano in un paese vicino. Va bene ogni passaggio di confine, ma attraverso un paese non si prosegue.
help-marklin-heading-passengers = Passeggeri
help-marklin-passenger = Quando reclami una linea puoi mettere uno dei tuoi passeggeri in una città a uno dei suoi estremi.
help-marklin-ride = Invece di ogni altra cosa puoi far viaggiare un passeggero lungo le tue linee, lontano quanto vuoi, una volta per linea. In ogni città sulla via, anche nella prima, prende la merce in cima. Ottieni subito i punti, e il passeggero torna a casa.
help-marklin-fare = Con una carta Passeggero può usare una linea di un avversario; con due carte, due. Le carte Passeggero non pagano mai una linea.
help-marklin-merchandise = Le merci di maggior valore stanno in cima: conviene arrivare presto.
