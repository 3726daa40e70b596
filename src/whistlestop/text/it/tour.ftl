# La prima partita guidata: che cosa dice la guida. Ogni messaggio ha un titolo e, in .text, le parole sotto.

tour-name = Prima partita
tour-opponent = Ingrid
tour-open = Guida
tour-close = Congeda la guida
tour-show = Fammi vedere
tour-way = { $done } passi su { $all } di una prima partita

tour-welcome = In carrozza!
    .text = Il tabellone sta arrivando.
tour-keep = Scegli i tuoi biglietti
    .text = Ogni biglietto vuole due città collegate dalle tue linee. Il numero è ciò che dà, o che costa se non ci riesci. Tre di questi cinque stanno su una stessa via, da Helsinki a Bergen per Stockholm e Oslo: toccali e conservali.
tour-wait-first = Sceglie anche Ingrid
    .text = Nessuno vede i biglietti degli altri. Intanto guarda il tabellone: le tue città sono segnate.
tour-wait = Tocca a { $name }
    .text = Guarda il tabellone, e nel diario che cosa è successo.
tour-draw = Pesca due carte
    .text =
        { $n ->
            [one] Per reclamare una linea paghi carte del suo colore, tante quanti sono i suoi spazi. { $track } ne ha { $n }; raccogli questo colore: { $colour }. Prendi due carte, tra le cinque a faccia in su o dal mazzo senza vederle.
           *[other] Per reclamare una linea paghi carte del suo colore, tante quanti sono i suoi spazi. { $track } ne ha { $n }; raccogli questo colore: { $colour }. Prendi due carte, tra le cinque a faccia in su o dal mazzo senza vederle.
        }
tour-second = E la seconda carta
    .text = La carta che hai preso è già stata sostituita, quindi guarda di nuovo. Va bene anche dal mazzo.
tour-collect = Raccogli per la tua strada
    .text =
        { $missing ->
            [one] { $track } è sulla tua strada: ancora { $missing } carta ({ $colour }) e puoi reclamarla.
           *[other] { $track } è sulla tua strada: ancora { $missing } carte ({ $colour }) e puoi reclamarla.
        }
tour-collect-wild = Qui aiutano le locomotive
    .text =
        { $missing ->
            [one] { $track } è sulla tua strada: ancora { $missing } carta ({ $colour }), o una locomotiva. Servono solo per gallerie e traghetti.
           *[other] { $track } è sulla tua strada: ancora { $missing } carte ({ $colour }), o locomotive. Servono solo per gallerie e traghetti.
        }
tour-claim = Puoi reclamare una linea
    .text =
        { $points ->
            [one] Hai ciò che costa { $track }. Toccala sul tabellone: dà subito { $points } punto, e nessuno può togliertela. Ciò che brilla si può reclamare.
           *[other] Hai ciò che costa { $track }. Toccala sul tabellone: dà subito { $points } punti, e nessuno può togliertela. Ciò che brilla si può reclamare.
        }
tour-claim-ferry = Un traghetto a portata di mano
    .text =
        { $points ->
            [one] { $track } è un traghetto: ogni spazio con una locomotiva ne vuole una, o tre carte qualsiasi al suo posto. Ne hai abbastanza; toccalo sul tabellone. Dà { $points } punto.
           *[other] { $track } è un traghetto: ogni spazio con una locomotiva ne vuole una, o tre carte qualsiasi al suo posto. Ne hai abbastanza; toccalo sul tabellone. Dà { $points } punti.
        }
tour-claim-tunnel = Una galleria a portata di mano
    .text =
        { $points ->
            [one] { $track } è una galleria. Giocate le tue carte, se ne scoprono tre: ognuna del tuo colore, e ogni locomotiva, costa una carta in più. Meglio averne una o due di riserva. Dà { $points } punto.
           *[other] { $track } è una galleria. Giocate le tue carte, se ne scoprono tre: ognuna del tuo colore, e ogni locomotiva, costa una carta in più. Meglio averne una o due di riserva. Dà { $points } punti.
        }
tour-chosen = Come pagare
    .text = Prima il modo meno caro. Tieni ciò che ti serve altrove; cambiare non costa niente. Il pulsante rosso lo fa.
tour-pay = Ancora una scelta
    .text = Scegli ciò di cui puoi fare a meno.
tour-tunnel = In galleria
    .text = Le tre carte sono scoperte. Paga ciò che chiedono, o torna indietro: allora tieni le tue carte, e perdi solo il turno.
tour-more-tickets = È tutto collegato
    .text = Hai completato ogni biglietto ancora possibile. Ti restano vagoni: pesca nuovi biglietti e conserva quello che è già quasi fatto, o reclama linee lunghe per i loro punti.
tour-keep-more = Nuovi biglietti
    .text = Conservane almeno uno. Quello che chiede meno vagoni è il più sicuro; ciò che non conservi esce dal gioco.
tour-free = Reclama ciò che rende
    .text = Non hai più niente di aperto. Le linee lunghe rendono di più: sei spazi danno 15 punti.
tour-end-near = La fine è vicina
    .text = A qualcuno restano solo { $n } vagoni. Con due o meno, tutti hanno ancora un turno. Finisci quello che puoi; adesso non pescare nuovi biglietti.
tour-last = L’ultimo turno
    .text = Questo è il tuo ultimo turno. Reclama la linea che dà di più, o quella che completa un biglietto.
tour-over = Il punteggio
    .text = Linee, biglietti e dieci punti per il maggior numero di biglietti completati. Era la tua prima partita. E adesso? Un altro tabellone, con gallerie dappertutto o stazioni in città lontane.

## Ciò che è appena riuscito per la prima volta
tour-praise-kept = Ben scelto.
tour-praise-drawn = È così che si pescano le carte.
tour-praise-claimed = La tua prima linea: i tuoi vagoni restano lì fino alla fine.
tour-praise-connected = Un biglietto è collegato: i suoi punti sono al sicuro.
tour-praise-over = Capolinea, si scende!
