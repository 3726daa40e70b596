# Perché qualcosa non è possibile.  $track è una linea con i suoi estremi («Oslo–Bergen»); $cards e simili sono elenchi
# già detti, e stanno meglio dopo i due punti.

## Ciò che non c’è in questa partita
reason-unknown = { $action } non è possibile adesso.
reason-no-action = { $action } non è un’azione di questo gioco.
reason-no-card = In questo gioco non c’è la carta { $card }; ci sono { $cards }.
reason-no-dice = Qui si gioca con le carte, non con i dadi.
reason-no-dice-payment = { $paid } nomina dadi o gettoni; qui si paga con le carte.
reason-no-cards = Con i dadi non si usano carte Treno.
reason-no-cards-payment = { $paid } nomina carte; con i dadi si paga con S, D e L, e con i gettoni s e d.
reason-no-pass = Con i dadi nessuno passa; termina semplicemente il turno.
reason-no-stations = In questo gioco non ci sono stazioni.
reason-no-stations-boxed = Senza le regole avanzate le stazioni restano nella scatola.
reason-no-passengers = In questo gioco non ci sono passeggeri.
reason-no-passengers-boxed = Senza le regole avanzate i passeggeri restano nella scatola.
reason-no-tunnels = In questo gioco non ci sono gallerie, quindi nessun supplemento.
reason-no-tunnels-boxed = Senza le regole avanzate le gallerie sono linee normali, quindi nessun supplemento.
reason-no-souvenirs = In questo gioco non ci sono souvenir.
reason-no-mix = In questo gioco c’è un solo mazzo di biglietti, quindi non si annuncia niente.
reason-no-plus4 = In questo gioco non ci sono locomotive +4.
reason-no-arbitrary = In questo gioco nessuna carta qualsiasi ne sostituisce un’altra.

## Nomi
reason-no-track = Non c’è una linea { $number }; la più vicina è { $nearest } ({ $ends }).
reason-no-place = Non c’è un luogo { $place }; il più vicino è { $nearest } ({ $name }).
reason-no-ticket = Non c’è un biglietto { $ticket }; il più vicino è { $nearest }.

## Ciò che si decide adesso
reason-now-mix = Stai pescando biglietti: annuncia quanti dei { $n } sono lunghi e quanti corti.
reason-now-keep = Stai scegliendo biglietti: conservane alcuni di quelli offerti.
reason-now-stack = Stai scegliendo una pila di souvenir: { $symbols }.
reason-now-place = Stai mettendo la pila di souvenir { $symbol }: scegli un luogo senza pila.
reason-now-second = Hai preso una carta: prendi la seconda.
reason-now-pay = Stai reclamando { $track }: scegli come pagare.
reason-now-plus4 =
    { $n ->
        [one] Stai pagando { $track }: di’ se la locomotiva ({ $n }) è una +4.
       *[other] Stai pagando { $track }: di’ quante delle { $n } locomotive sono +4.
    }
reason-now-arbitrary =
    { $n ->
        [one] Stai pagando { $track }: gioca ancora { $n } carta qualsiasi.
       *[other] Stai pagando { $track }: gioca ancora { $n } carte qualsiasi.
    }
reason-now-tunnel =
    { $n ->
        [one] Sei in una galleria: paga { $n } carta di supplemento o rinuncia.
       *[other] Sei in una galleria: paga { $n } carte di supplemento o rinuncia.
    }
reason-now-souvenir = Stai scegliendo un souvenir: prendi quello di { $places }.
reason-now-passenger = Hai reclamato una linea: metti un passeggero a uno dei suoi estremi, o da nessuna parte.
reason-now-station = Stai costruendo una stazione a { $place }: scegli come pagare.
reason-now-ride = Il tuo passeggero è in viaggio: prosegui o scendi.
reason-now-rolled = Hai lanciato i dadi: di’ prima quali rilanci, o nessuno.
reason-now-tokens = Stai pagando { $track }: di’ quanti gettoni usi.
reason-now-dice-tunnel =
    { $n ->
        [one] Sei in una galleria: paga { $n } spazio di supplemento, prendi gettoni per questo o rinuncia.
       *[other] Sei in una galleria: paga { $n } spazi di supplemento, prendi gettoni per questo o rinuncia.
    }
reason-now-after = L’azione di questo turno è fatta: scambia i dadi non usati con gettoni o termina il turno.
reason-now-borrow = La partita è finita: di’ quale linea usa la tua stazione a { $place } o accetta la proposta.
reason-now-move = Stai mandando carte sul binario: scegline una della fila di questo colore: { $colour }.
reason-now-number = Stai giocando una fila ({ $colour }): di’ quante carte di quel colore.
reason-now-locomotives = Stai giocando una fila ({ $colour }): di’ quante locomotive vanno sopra.
reason-now-complete = Il round è finito: scegli i biglietti che completi.

## Ciò che non si decide adesso
reason-not-now-keep = Non sono offerti biglietti; prima pescane.
reason-not-now-mix = Non c’è niente da annunciare; prima pesca biglietti.
reason-not-now-stacks = Le pile di souvenir sono state messe prima del primo turno.
reason-not-now-pay = Non c’è niente da pagare; prima scegli una linea.
reason-not-now-plus4 = Non si giocano locomotive +4; prima scegli una linea.
reason-not-now-arbitrary = Non mancano carte qualsiasi; prima scegli una linea.
reason-not-now-surcharge = Non si tenta nessuna galleria, quindi nessun supplemento.
reason-not-now-souvenir = Non c’è un souvenir da scegliere; viene dopo una linea.
reason-not-now-passenger = Un passeggero si mette solo subito dopo aver reclamato una linea.
reason-not-now-ride = Nessun passeggero è in viaggio; prima fanne partire uno.
reason-not-now-reroll = Si rilancia solo subito dopo il primo lancio, e una volta sola.
reason-not-now-tunnel-reroll = I dadi galleria sono stati lanciati, quindi gli altri dadi restano come sono.
reason-not-now-tokens = Non c’è niente da pagare con gettoni; prima scegli una linea.
reason-not-now-borrow = Le stazioni usano linee altrui quando la partita è finita.
reason-not-now-move = Le carte passano dallo scalo al binario all’inizio del turno.
reason-not-now-number = Non si gioca nessuna fila; prima scegli il suo colore.
reason-not-now-complete = I biglietti si completano quando finisce un round.

## Biglietti
reason-keep-twice = { $ticket } è nominato due volte.
reason-keep-not-offered = { $ticket } non è tra quelli offerti: { $offered }.
reason-keep-few =
    { $n ->
        [one] Questo biglietto ({ $n }) va conservato: almeno { $least }.
       *[other] Dei { $n } biglietti se ne devono conservare almeno { $least }.
    }
reason-tickets-none = Non ci sono più biglietti.
reason-tickets-dice = Di’ quanti dadi usi per pescare biglietti, da t1 a t5.
reason-tickets-no-dice =
    { $n ->
        [one] In questo gioco i biglietti si pescano senza dadi; { $action } nomina { $n } dado.
       *[other] In questo gioco i biglietti si pescano senza dadi; { $action } nomina { $n } dadi.
    }
reason-tickets-roll =
    { $n ->
        [one] { $n } dado per i biglietti deve mostrare una stazione o una locomotiva; i dadi mostrano { $roll }.
       *[other] { $n } dadi per i biglietti devono mostrare stazioni o locomotive; i dadi mostrano { $roll }.
    }
reason-mix-sum =
    { $n ->
        [one] In tutto deve essere { $n } biglietto; { $long } lunghi e { $short } corti fanno { $sum }.
       *[other] In tutto devono essere { $n } biglietti; { $long } lunghi e { $short } corti fanno { $sum }.
    }
reason-mix-long =
    { $left ->
        [one] Resta solo { $left } biglietto lungo; non se ne possono pescare { $long }.
       *[other] Restano solo { $left } biglietti lunghi; non se ne possono pescare { $long }.
    }
reason-mix-short =
    { $left ->
        [one] Resta solo { $left } biglietto corto; non se ne possono pescare { $short }.
       *[other] Restano solo { $left } biglietti corti; non se ne possono pescare { $short }.
    }

## Pescare
reason-pick-strict = Mazzo e scarti sono vuoti; a questo tavolo allora non si pesca più.
reason-pick-slot = Il posto { $slot } delle carte a faccia in su è vuoto.
reason-pick-blind = Mazzo e scarti sono vuoti.
reason-pick-wild = A faccia in su, questa non può essere la seconda carta: { $wild }.
reason-pick-closed = Il mazzo Treno è vuoto, quindi in questo round non si pesca più.
reason-pick-no-deck = Il mazzo Treno è vuoto.
reason-pass = Si passa solo se non si può fare altro; si può { $possible }.

## Linee
reason-track-taken = { $track } è già di { $owner }.
reason-track-yours = { $track } è già tua.
reason-pair-yours = L’altra linea ({ $other }) tra questi due luoghi è tua, e nessuno può averle entrambe.
reason-pair-closed = L’altra linea di questa doppia linea è reclamata; con { $seats } giocatori questa è chiusa.
reason-group-closed = Un’altra linea tra questi luoghi è reclamata; con { $seats } giocatori questa è chiusa.
reason-pieces =
    { $left ->
        [one] Ti resta { $left } vagone, questa linea ne richiede { $needed }.
       *[other] Ti restano { $left } vagoni, questa linea ne richiede { $needed }.
    }
reason-wild-where = Le { $wild } valgono solo { $where }; { $track } è { $kind }.
reason-plus4-short = Una locomotiva +4 vale solo su linee di almeno 4 spazi; { $track } ne ha { $n }.
reason-pay-passenger = Le carte Passeggero non pagano mai una linea.
reason-pay-mixed = A parte le { $wild }, tutte le carte devono essere dello stesso colore; giocate: { $cards }.
reason-pay-colour = Il colore di { $track } è { $colour }; hai giocato { $laid }.
reason-pay-exactly =
    { $n ->
        [one] { $track } costa esattamente { $n } carta; ne hai giocate { $laid }.
       *[other] { $track } costa esattamente { $n } carte; ne hai giocate { $laid }.
    }
reason-pay-symbols =
    { $missing ->
        [one] Manca da pagare { $missing } simbolo locomotiva.
       *[other] Mancano da pagare { $missing } simboli locomotiva.
    }
reason-pay-no-arbitrary = Su { $track } nessuna carta qualsiasi ne sostituisce un’altra.
reason-swap-size =
    { $n ->
        [one] { $n } spazio costa { $n } carta, e { $more } in più se { $each } carte qualsiasi ne sostituiscono una; ne hai giocate { $laid }.
       *[other] { $n } spazi costano { $n } carte, e { $more } in più ogni volta che { $each } carte qualsiasi ne sostituiscono una; ne hai giocate { $laid }.
    }
reason-swap-most = A questo tavolo { $each } carte qualsiasi ne possono sostituire una sola; ne hai giocate { $laid }.
reason-swap-wild = Su questa linea non conta da sola: { $wild }. Quattro carte qualsiasi contano come una.
reason-swap-colour =
    { $laid ->
        [one] { $laid } carta basta per { $units } spazi solo con { $single } di uno stesso colore; ce ne sono al massimo { $best }.
       *[other] { $laid } carte bastano per { $units } spazi solo con { $single } di uno stesso colore; ce ne sono al massimo { $best }.
    }
reason-triple-size =
    { $n ->
        [one] { $track } costa { $n } carta, e { $more } in più se { $each } carte ne sostituiscono una; ne hai giocate { $laid }.
       *[other] { $track } costa { $n } carte, e { $more } in più ogni volta che { $each } carte ne sostituiscono una; ne hai giocate { $laid }.
    }
reason-triple-scope = A questo tavolo { $each } carte sostituiscono solo un simbolo locomotiva; questa linea ne ha { $symbols }.
reason-triple-short =
    { $laid ->
        [one] Con { $laid } carta, { $single } devono essere locomotive o del colore della linea; ce ne sono { $fit }.
       *[other] Con { $laid } carte, { $single } devono essere locomotive o del colore della linea; ce ne sono { $fit }.
    }
reason-hand-lacks = Giocate: { $laid }. In mano: { $held }.
reason-hand-none = Questo non ce l’hai in mano: { $card }.
reason-hand-size =
    { $held ->
        [one] Hai in mano { $held } carta, questo pagamento ne richiede { $n }.
       *[other] Hai in mano { $held } carte, questo pagamento ne richiede { $n }.
    }
reason-need-cards = Servono: { $need }. In mano: { $held }.
reason-need-one-colour = Ne servono { $n } di uno stesso colore. In mano, al meglio: { $held }.
reason-need-ferry = Servono: { $need }, più { $n } di uno stesso colore. In mano, al meglio: { $held }.
reason-need-swap =
    { $size ->
        [one] Hai { $size } carta, al massimo { $best } di uno stesso colore; non basta per { $n } spazi.
       *[other] Hai { $size } carte, al massimo { $best } di uno stesso colore; non bastano per { $n } spazi.
    }
reason-need-triple =
    { $size ->
        [one] La tua carta ({ $size }) non basta per { $n } spazi con { $symbols ->
            [one] { $symbols } simbolo
           *[other] { $symbols } simboli
        }, nemmeno con { $each } carte per una.
       *[other] Le tue { $size } carte non bastano per { $n } spazi con { $symbols ->
            [one] { $symbols } simbolo
           *[other] { $symbols } simboli
        }, nemmeno con { $each } carte per una.
    }
reason-pay-plus4 = Scrivi qui L per ogni locomotiva; quante sono +4 viene chiesto dopo.
reason-wilds-range =
    { $wilds ->
        [one] Di { $wilds } locomotiva, questa mano permette che da { $least } a { $most } sia +4.
       *[other] Di { $wilds } locomotive, questa mano permette che da { $least } a { $most } siano +4.
    }

## Gallerie
reason-surcharge-size =
    { $n ->
        [one] Il supplemento è di { $n } carta; ne hai pagate { $paid }.
       *[other] Il supplemento è di { $n } carte; ne hai pagate { $paid }.
    }
reason-surcharge-wild = Questa galleria è pagata solo con { $wild }, quindi anche il supplemento si paga solo con { $wild }.
reason-surcharge-colour = Il supplemento si paga con questo colore o con { $wild }: { $colour }. Questo non vale: { $paid }.

## Souvenir
reason-stack-laid = La pila di souvenir { $symbol } è già su { $place }; da parte ci sono { $symbols }.
reason-stack-sight = { $place } è uno dei cinque luoghi segnati.
reason-stack-there = Su { $place } c’è già una pila di souvenir.
reason-souvenir-end = { $place } non è un estremo della linea; si può scegliere il souvenir di { $places }.

## Stazioni
reason-station-none =
    { $n ->
        [one] La tua stazione ({ $n }) è già costruita.
       *[other] Le tue { $n } stazioni sono già costruite.
    }
reason-station-city = { $place } non è una città, e le stazioni stanno nelle città.
reason-station-there = A { $place } c’è già la stazione di { $owner }.
reason-station-cost =
    { $cost ->
        [one] Questa stazione costa { $cost } carta; in mano, al meglio: { $held }.
       *[other] Questa stazione costa { $cost } carte di uno stesso colore; in mano, al meglio: { $held }.
    }
reason-station-exactly =
    { $cost ->
        [one] Questa stazione costa esattamente { $cost } carta; ne hai giocate { $laid }.
       *[other] Questa stazione costa esattamente { $cost } carte; ne hai giocate { $laid }.
    }
reason-station-arbitrary = Per una stazione nessuna carta qualsiasi ne sostituisce un’altra.
reason-station-dice =
    { $cost ->
        [one] Questa stazione costa { $cost } stazione o locomotiva sui dadi; dadi non usati: { $roll }.
       *[other] Questa stazione costa { $cost } stazioni o locomotive sui dadi; dadi non usati: { $roll }.
    }
reason-station-dice-faces = Una stazione si paga solo con stazioni e locomotive dei dadi.
reason-station-dice-exactly =
    { $cost ->
        [one] Questa stazione costa esattamente { $cost } dado; ne hai usati { $laid }.
       *[other] Questa stazione costa esattamente { $cost } dadi; ne hai usati { $laid }.
    }
reason-borrow-place = { $track } non arriva a { $place }, dove si trova la stazione.
reason-borrow-own = { $track } è tua; una stazione usa la linea di qualcun altro.
reason-borrow-unclaimed = { $track } non è di nessuno.

## Passeggeri
reason-passenger-end = { $place } non è un estremo della linea reclamata; si può scegliere { $places }.
reason-passenger-country = { $place } è un paese, e i passeggeri stanno nelle città.
reason-passenger-there = A { $place } c’è già un passeggero, e a questo tavolo ogni città ne accoglie uno.
reason-ride-nobody = Non hai nessun passeggero a { $place }.
reason-ride-no-way = Da { $place } non parte nessuna linea che il tuo passeggero possa usare.
reason-ride-country = Il tuo passeggero è arrivato in un paese, e i paesi non si attraversano.
reason-ride-apart = { $track } non tocca { $place }, dove si trova il tuo passeggero.
reason-ride-again = { $track } è già stata usata in questo viaggio.
reason-ride-unclaimed = { $track } non è di nessuno.
reason-ride-card = { $track } è di { $owner }, e non resta una carta Passeggero per usarla.
reason-ride-die = { $track } è di { $owner }, e non resta un { $faces } per usarla.
reason-ride-stop = Un viaggio usa almeno una linea.

## Dadi
reason-roll-lacks = I dadi mostrano: { $roll }. Non si può rilanciare: { $named }.
reason-dice-station = Una stazione dei dadi non paga mai uno spazio di una linea.
reason-dice-kind = { $track } è una { $kind }; questo non la paga: { $face }.
reason-dice-token = { $track } è una { $kind }; i gettoni { $token } non la pagano.
reason-dice-exactly =
    { $n ->
        [one] { $track } costa esattamente { $n } spazio; ne hai pagati { $laid }.
       *[other] { $track } costa esattamente { $n } spazi; ne hai pagati { $laid }.
    }
reason-dice-symbols =
    { $n ->
        [one] Il traghetto mostra { $n } simbolo locomotiva; locomotive usate: { $laid }.
       *[other] Il traghetto mostra { $n } simboli locomotiva; locomotive usate: { $laid }.
    }
reason-dice-lacks = Usati: { $laid }. Dadi non usati: { $roll }.
reason-dice-tokens-held = Usati: { $laid }. Hai: { $held }.
reason-dice-ferry =
    { $n ->
        [one] Il traghetto mostra { $n } simbolo locomotiva; locomotive sui dadi: { $roll }.
       *[other] Il traghetto mostra { $n } simboli locomotiva; locomotive sui dadi: { $roll }.
    }
reason-dice-most =
    { $n ->
        [one] { $track } costa { $n } spazio; cinque dadi e tre gettoni ne pagano al massimo { $most }.
       *[other] { $track } costa { $n } spazi; cinque dadi e tre gettoni ne pagano al massimo { $most }.
    }
reason-dice-units = { $track } costa { $n } × { $kind }; dadi e gettoni ne pagano { $have }.
reason-tokens-held =
    { $held ->
        [one] Hai { $held } gettone di questo tipo; { $n } di troppo.
       *[other] Hai { $held } gettoni di questo tipo; { $n } di troppo.
    }
reason-tokens-spaces =
    { $spaces ->
        [one] Qui i gettoni pagano { $spaces } spazio; { $n } di troppo.
       *[other] Qui i gettoni pagano { $spaces } spazi; { $n } di troppo.
    }
reason-tokens-few =
    { $n ->
        [one] Con { $n } gettone i dadi non bastano per i { $spaces } spazi.
       *[other] Con { $n } gettoni i dadi non bastano per i { $spaces } spazi.
    }
reason-exchange-three = Nessuno può avere più di { $most } gettoni.
reason-exchange-began = Chi inizia il turno con { $most } gettoni non ne prende in quel turno.
reason-exchange-failed = Dopo una galleria fallita non si prendono gettoni.
reason-exchange-dice = Dadi non usati: { $roll }. Non sono tra questi: { $named }.
reason-exchange-bound =
    { $n ->
        [one] Dopo questo scambio il supplemento di { $n } spazio non si potrebbe più pagare.
       *[other] Dopo questo scambio il supplemento di { $n } spazi non si potrebbe più pagare.
    }
reason-decline-bound = Dei dadi sono stati scambiati per questo supplemento, quindi va pagato.
reason-dice-surcharge-size =
    { $n ->
        [one] Il supplemento è di { $n } spazio; ne hai pagati { $paid }.
       *[other] Il supplemento è di { $n } spazi; ne hai pagati { $paid }.
    }
reason-discard-held = Hai { $held }; non puoi restituire { $thrown }.

## Il gioco di carte
reason-move-other = La fila di questo colore ({ $colour }) dà una carta di quel colore ({ $colour }) o una locomotiva.
reason-lay-yours = Nel tuo scalo c’è già una fila di questo colore: { $colour }.
reason-lay-none = Una fila richiede almeno una carta del suo colore; ti manca: { $colour }.
reason-lay-held = Una fila richiede almeno due carte, locomotive comprese; in mano: { $held }.
reason-lay-few = Una fila richiede almeno due carte, locomotive comprese; ne hai giocate { $laid }.
reason-lay-which = Di’ quale colore sostituiscono le locomotive, per esempio lay:{ $laid }/R.
reason-lay-locomotives = Una fila richiede almeno una carta del suo colore; giocate: { $laid }.
reason-lay-other-colour = Le carte dicono il colore della loro fila; { $laid } non ne fanno una di questo: { $colour }.
reason-lay-colours = Si gioca una fila, o una carta per ciascuno di tre colori; qui ci sono { $n } colori.
reason-lay-number = In questa fila possono stare da { $least } a { $most } carte di questo colore: { $colour }.
reason-lay-wilds = Su questa fila possono stare da { $least } a { $most } locomotive.
reason-rob-held =
    { $n ->
        [one] La fila di { $owner } ({ $colour }) ha { $n } carta; per rapinarla ne servono { $least }. In mano: { $held }.
       *[other] La fila di { $owner } ({ $colour }) ha { $n } carte; per rapinarla ne servono { $least }. In mano: { $held }.
    }
reason-rob-laid =
    { $n ->
        [one] La fila di { $owner } ({ $colour }) ha { $n } carta; per rapinarla ne servono { $least }, ne hai giocate { $laid }.
       *[other] La fila di { $owner } ({ $colour }) ha { $n } carte; per rapinarla ne servono { $least }, ne hai giocate { $laid }.
    }
reason-three-locomotives = Tre file di una carta si giocano senza locomotive.
reason-three-size = Tre file sono di una carta ciascuna; ne hai giocate { $laid }.
reason-three-rob = Nello scalo di { $owner } c’è già una fila ({ $colour }), e una sola carta non rapina nessuna fila.
reason-complete-held = { $ticket } non è tra i tuoi biglietti: { $held }.
reason-complete-chosen = { $ticket } è già scelto.
reason-complete-left-out = { $ticket } è già scelto, quindi è tra quelli completati.
reason-complete-begun = Stai scegliendo un biglietto alla volta, finora { $tickets }; nominali tutti con done.
reason-complete-short =
    { $n ->
        [one] { $n } biglietto richiede { $need }. Nella pila: { $have }. Ne mancano { $missing }.
       *[other] { $n } biglietti richiedono { $need }. Nella pila: { $have }. Ne mancano { $missing }.
    }

## A chi tocca
reason-seat-over = La partita è finita; non c’è più niente da decidere.
reason-seat-answered = { $seat } ha già scelto.
reason-seat-other =
    { $acting-count ->
        [one] Adesso non decide { $seat }, ma { $acting }.
       *[other] Adesso non decide { $seat }, ma { $acting }.
    }
