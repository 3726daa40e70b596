# Ciò che succede al tavolo, una frase per ogni tipo di evento.

event-turn =
    { $you ->
        [yes] Tocca a te.
       *[no] Tocca a { $who }.
    }
event-deal =
    { $you ->
        [yes] Ricevi { $cards }.
       *[no] { $who } riceve { $cards }.
    }
event-deal-hidden =
    { $n ->
        [one] { $who } riceve { $n } carta.
       *[other] { $who } riceve { $n } carte.
    }
event-turn-up = Si scopre: { $cards }.
event-flush = Le carte a faccia in su vengono scartate e sostituite.
event-reshuffle = Gli scarti vengono mescolati e formano il nuovo mazzo.
event-reveal = La galleria scopre: { $cards }.
event-roll = I dadi mostrano: { $dice }.
event-tunnel-roll =
    { $n ->
        [0] I dadi galleria non mostrano nessuna galleria.
        [one] I dadi galleria mostrano { $n } galleria.
       *[other] I dadi galleria mostrano { $n } gallerie.
    }
event-stack =
    { $n ->
        [one] { $place }: { $n } × { $souvenir }.
       *[other] { $place }: { $n } × { $souvenir }.
    }
event-place-stack =
    { $you ->
        [yes] Metti { $n } × { $souvenir } su { $place }.
       *[no] { $who } mette { $n } × { $souvenir } su { $place }.
    }
event-offer =
    { $you ->
        [yes] Peschi biglietti: { $tickets }.
       *[no] { $who } pesca biglietti: { $tickets }.
    }
event-offer-hidden =
    { $n ->
        [one] { $who } pesca { $n } biglietto.
       *[other] { $who } pesca { $n } biglietti.
    }
event-keep =
    { $you ->
        [yes] Conservi { $tickets }.
       *[no] { $who } conserva { $tickets }.
    }
event-keep-none =
    { $you ->
        [yes] Non conservi nessun biglietto.
       *[no] { $who } non conserva nessun biglietto.
    }
event-keep-hidden =
    { $n ->
        [one] { $who } conserva { $n } biglietto.
       *[other] { $who } conserva { $n } biglietti.
    }
event-keep-mixed = Biglietti conservati da { $who }: { $long } lunghi e { $short } corti.
event-mix =
    { $you ->
        [yes] Annunci i tuoi biglietti: { $long } lunghi e { $short } corti.
       *[no] { $who } annuncia i suoi biglietti: { $long } lunghi e { $short } corti.
    }
event-pick-row =
    { $you ->
        [yes] Prendi { $card } tra quelle a faccia in su.
       *[no] { $who } prende { $card } tra quelle a faccia in su.
    }
event-pick-blind =
    { $you ->
        [yes] Peschi { $card } dal mazzo.
       *[no] { $who } pesca { $card } dal mazzo.
    }
event-pick-hidden = { $who } pesca una carta dal mazzo.
event-claim =
    { $you ->
        [yes] Giochi { $paid } per { $track }.
       *[no] { $who } gioca { $paid } per { $track }.
    }
event-placed =
    { $you ->
        [yes] Reclami { $track } e ottieni { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }.
       *[no] { $who } reclama { $track } e ottiene { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }.
    }
event-laid =
    { $you ->
        [yes] Devi ancora { $n ->
            [one] { $n } carta
           *[other] { $n } carte
        } per { $track }.
       *[no] { $who } deve ancora { $n ->
            [one] { $n } carta
           *[other] { $n } carte
        } per { $track }.
    }
event-surcharge =
    { $you ->
        [yes] Paghi in più { $paid } per la galleria.
       *[no] { $who } paga in più { $paid } per la galleria.
    }
event-surcharge-none = La galleria non costa niente di più.
event-decline =
    { $you ->
        [yes] Non paghi la galleria.
       *[no] { $who } non paga la galleria.
    }
event-station =
    { $you ->
        [yes] Costruisci una stazione a { $place } con { $paid }.
       *[no] { $who } costruisce una stazione a { $place } con { $paid }.
    }
event-borrow =
    { $you ->
        [yes] La tua stazione a { $place } usa { $track }.
       *[no] La stazione di { $who } a { $place } usa { $track }.
    }
event-passenger =
    { $you ->
        [yes] Metti un passeggero a { $place }.
       *[no] { $who } mette un passeggero a { $place }.
    }
event-passenger-none =
    { $you ->
        [yes] Non metti nessun passeggero.
       *[no] { $who } non mette nessun passeggero.
    }
event-ride =
    { $you ->
        [yes] Il tuo passeggero parte da { $place }.
       *[no] Il passeggero di { $who } parte da { $place }.
    }
event-go = Il passeggero viaggia lungo { $track }.
event-fare =
    { $you ->
        [yes] Paghi { $paid } per viaggiare su una linea altrui.
       *[no] { $who } paga { $paid } per viaggiare su una linea altrui.
    }
event-stop =
    { $points ->
        [one] Il passeggero scende e porta { $points } punto.
       *[other] Il passeggero scende e porta { $points } punti.
    }
event-souvenir =
    { $you ->
        [yes] Prendi un souvenir da { $place }: { $souvenir }.
       *[no] { $who } prende un souvenir da { $place }: { $souvenir }.
    }
event-reroll =
    { $you ->
        [yes] Tieni { $kept } e rilanci il resto: { $dice }.
       *[no] { $who } tiene { $kept } e rilancia il resto: { $dice }.
    }
event-reroll-all =
    { $you ->
        [yes] Rilanci tutti i dadi: { $dice }.
       *[no] { $who } rilancia tutti i dadi: { $dice }.
    }
event-reroll-none =
    { $you ->
        [yes] Tieni tutti i dadi.
       *[no] { $who } tiene tutti i dadi.
    }
event-tickets =
    { $you ->
        [yes] Usi { $dice } per pescare biglietti.
       *[no] { $who } usa { $dice } per pescare biglietti.
    }
event-exchange =
    { $you ->
        [yes] Scambi { $dice } con { $tokens }.
       *[no] { $who } scambia { $dice } con { $tokens }.
    }
event-discard-tokens =
    { $you ->
        [yes] Restituisci { $tokens }.
       *[no] { $who } restituisce { $tokens }.
    }
event-to-track =
    { $you ->
        [yes] Dal tuo scalo al binario: { $cards }.
       *[no] Dallo scalo di { $who } al binario: { $cards }.
    }
event-lay =
    { $you ->
        [yes] Giochi { $cards } nel tuo scalo.
       *[no] { $who } gioca { $cards } nel suo scalo.
    }
event-lay-as =
    { $you ->
        [yes] Giochi { $cards } nel tuo scalo, colore: { $colour }.
       *[no] { $who } gioca { $cards } nel suo scalo, colore: { $colour }.
    }
event-rob =
    { $you ->
        [yes] Rapina! Perdi la tua fila ({ $colour }).
       *[no] Rapina! { $who } perde la sua fila ({ $colour }).
    }
event-complete =
    { $you ->
        [yes] Completi { $tickets }.
       *[no] { $who } completa { $tickets }.
    }
event-complete-none =
    { $you ->
        [yes] Non completi nessun biglietto.
       *[no] { $who } non completa nessun biglietto.
    }
event-pass =
    { $you ->
        [yes] Passi.
       *[no] { $who } passa.
    }
event-score =
    { $you ->
        [yes] Alla fine hai { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }.
       *[no] Alla fine { $who } ha { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }.
    }
event-end-pieces = La partita è finita: qualcuno ha usato quasi tutti i pezzi.
event-end-passes = La partita è finita: nessuno può più fare niente.
event-end-deck = La partita è finita: le carte sono esaurite.
