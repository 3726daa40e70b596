# La fine: perché è finita, ogni riga del punteggio e chi ha vinto.

reckoning-heading = Il punteggio
reckoning-why-pieces = Qualcuno aveva usato quasi tutti i pezzi; poi tutti hanno avuto un ultimo turno.
reckoning-why-passes = Nessuno poteva più fare niente.
reckoning-why-deck = L’ultima carta era stata presa; poi tutti hanno avuto un ultimo turno.

## Le righe
reckoning-tracks = Linee
reckoning-ticket-completed = { $ticket }, completato
reckoning-ticket-failed = { $ticket }, non completato
reckoning-bonus-globetrotter = Più biglietti completati: { $n }
reckoning-bonus-longest =
    { $n ->
        [one] Tragitto continuo più lungo: { $n } vagone
       *[other] Tragitto continuo più lungo: { $n } vagoni
    }
reckoning-bonus-stations = Stazioni rimaste
reckoning-bonus-souvenirs = Souvenir
reckoning-bonus-merchandise = Merci
reckoning-bonus-city = Più biglietti per { $city }
reckoning-total = Totale

## Chi ha vinto
reckoning-winner =
    { $you ->
        [yes] Vinci con { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }.
       *[no] { $who } vince con { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }.
    }
reckoning-shared =
    { $points ->
        [one] Vittoria condivisa con { $points } punto: { $who }.
       *[other] Vittoria condivisa con { $points } punti: { $who }.
    }

## Ciò che ha deciso a parità di punti
reckoning-tie-most-tickets = A parità di punti decidono più biglietti completati.
reckoning-tie-longest-path = A parità di punti decide il tragitto continuo più lungo.
reckoning-tie-longest-holder = A parità di punti decide il bonus per il tragitto continuo più lungo.
reckoning-tie-fewest-stations = A parità di punti decidono meno stazioni costruite.
reckoning-tie-longest-ticket-route = A parità di punti decide il percorso più lungo di un biglietto completato.
reckoning-tie-merchandise = A parità di punti decidono più punti dalle merci.
reckoning-tie-most-bonus-cards = A parità di punti decidono più bonus delle città.
reckoning-tie-shared = I punti sono pari, e così tutto ciò che potrebbe decidere.
