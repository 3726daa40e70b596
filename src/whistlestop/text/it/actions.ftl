# Ciò che si può fare, come su un pulsante o in un elenco.

action-keep = Conserva { $tickets }
action-keep-none = Non conservarne nessuno
action-mix = Pesca { $long } lunghi e { $short } corti
action-stack = Metti: { $souvenir }
action-place = Metti i souvenir su { $place }
action-pick = Prendi { $card } dal posto { $slot }
action-pick-slot = Prendi la carta del posto { $slot }
action-pick-blind = Pesca una carta dal mazzo
action-tickets = Pesca biglietti
action-tickets-dice =
    { $n ->
        [one] Pesca biglietti con { $n } dado
       *[other] Pesca biglietti con { $n } dadi
    }
action-claim = Reclama { $track }
action-claim-paid = Reclama { $track } con { $paid }
action-pay = Paga { $paid }
action-pay-more =
    { $n ->
        [one] Paga { $paid } e { $n } altra carta
       *[other] Paga { $paid } e altre { $n } carte
    }
action-pay-any =
    { $n ->
        [one] Paga { $n } carta qualsiasi
       *[other] Paga { $n } carte qualsiasi
    }
action-plus4 =
    { $n ->
        [0] Nessuna è una locomotiva +4
        [one] { $n } è una locomotiva +4
       *[other] { $n } sono locomotive +4
    }
action-lay = Gioca { $card }
action-surcharge = Paga in più { $paid } per la galleria
action-souvenir = Prendi il souvenir da { $place }
action-passenger = Metti un passeggero a { $place }
action-passenger-none = Non mettere nessun passeggero
action-station = Costruisci una stazione a { $place }
action-station-paid = Costruisci una stazione a { $place } con { $paid }
action-ride = Fai partire il passeggero da { $place }
action-go = Viaggia lungo { $track }
action-reroll = Rilancia: { $dice }
action-reroll-none = Tieni tutti i dadi
action-tokens =
    { $n ->
        [0] Non usare gettoni
        [one] Usa { $n } gettone
       *[other] Usa { $n } gettoni
    }
action-exchange = Scambia { $dice } con un { $token }
action-end = Termina il turno
action-end-discard = Termina il turno e restituisci { $tokens }
action-borrow = Usa { $track }
action-borrow-none = Non usare nessuna linea
action-pass = Passa
action-decline = Non pagare; il turno finisce
action-stop = Scendi qui
action-accept = Accetta la proposta migliore

## Il gioco di carte
action-move = Manda { $card } sul binario
action-row = Inizia una fila: { $card }
action-number =
    { $n ->
        [one] Gioca { $n } carta
       *[other] Gioca { $n } carte
    }
action-locomotives =
    { $n ->
        [0] Non aggiungere locomotive
        [one] Aggiungi { $n } locomotiva
       *[other] Aggiungi { $n } locomotive
    }
action-lay-cards = Gioca { $cards }
action-lay-cards-as = Gioca { $cards }, colore: { $card }
action-choose = Completa anche { $tickets }
action-complete = Completa { $tickets }
action-complete-none = Non completare nessun biglietto
