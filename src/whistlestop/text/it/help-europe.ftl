# Regole in breve: Europa.
help-europe-start =
    Inizi con { $pieces } vagoni, { $stations } stazioni e { $hand ->
            [one] { $hand } carta
           *[other] { $hand } carte
        }. Ricevi un biglietto lungo e altri { $dealt }, e ne conservi almeno { $kept } su quattro. Più avanti non ce ne saranno altri lunghi.
help-europe-turn = Nel tuo turno fai una cosa sola: pescare carte, reclamare una linea, pescare biglietti o costruire una stazione. Poi tocca al prossimo.
help-europe-heading-stations = Stazioni
help-europe-station = Se qualcuno ti sbarra la strada, costruisci una stazione in una città che non ne ha. La prima costa una carta, la seconda due di uno stesso colore, la terza tre di uno stesso colore; le locomotive aiutano.
help-europe-station-use = Alla fine ogni stazione ti lascia usare una linea di un avversario che arriva nella sua città, per tutti i tuoi biglietti. Il gioco ti propone la migliore.
help-europe-station-points = Ogni stazione che hai ancora alla fine dà { $station } punti.
help-europe-ties = A parità di punti decidono più biglietti completati, poi meno stazioni costruite, poi il tragitto continuo più lungo.
