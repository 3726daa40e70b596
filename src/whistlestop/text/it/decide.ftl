# Decisioni di un tipo tutto loro nel browser: dadi, viaggi, stazioni, souvenir, le file del gioco di carte.

## Dadi
decide-dice = I tuoi dadi
decide-dice-of = Dadi di { $name }
decide-dice-none = Nessun dado sul tavolo.
decide-die = Dado { $n }: { $face }
decide-die-spent = Usato: { $face }
decide-tokens = I tuoi gettoni
decide-throw = { $token }: rendilo alla fine del turno
decide-rolled = Tocca i dadi che vuoi rilanciare, una volta sola.
decide-rolled-reach = Tocca dei dadi per rilanciarli, una volta sola. Così come sono bastano per ciò che brilla.
decide-rolled-some = I dadi sollevati vengono rilanciati.
decide-roll-again =
    { $n ->
        [one] Rilancia { $n } dado
       *[other] Rilancia { $n } dadi
    }
decide-roll-all = Rilanciali tutti
decide-dice-claim = Scegli una linea che brilla, o tocca due dadi per un gettone.
decide-dice-claim-only = Scegli una linea che brilla.
decide-dice-exchange = Due dadi qualsiasi danno un gettone: toccali.
decide-dice-over = Con i dadi non si può fare altro.
decide-tickets =
    { $n ->
        [one] Pesca { $n } biglietto
       *[other] Pesca { $n } biglietti
    }
decide-key-dice = sollevare quel dado
decide-did-token = ha preso un gettone
decide-picked-one = { $dice }: uno in più dà un gettone.
decide-picked-two = { $dice }: quale gettone prendi?
decide-picked-tickets = { $dice }: pescaci dei biglietti.
decide-picked-many = { $dice }: due dadi danno un gettone.
decide-tunnel = { $track }. Ogni galleria sui dadi costa uno spazio in più.
decide-tunnel-shows =
    { $n ->
        [0] I dadi galleria non mostrano nessuna galleria
        [one] I dadi galleria mostrano { $n } galleria
       *[other] I dadi galleria mostrano { $n } gallerie
    }
decide-tunnel-dice = Dadi galleria
decide-tunnel-odds = Una galleria: si lanceranno tre dadi galleria. Aspettatene { $more } in più.
decide-tunnel-first = prima lo prendi, poi ci paghi
decide-tunnel-cannot = Non puoi pagarla. I tuoi gettoni tornano a te e il tuo turno è finito.
decide-surcharge =
    { $n ->
        [one] spazio in più
       *[other] spazi in più
    }
decide-way-stand = { $n } ne sostituiscono altre

## Carte che ne sostituiscono altre
decide-owed =
    { $n ->
        [one] Resta da giocare { $n } carta qualsiasi.
       *[other] Restano da giocare { $n } carte qualsiasi.
    }

## Märklin: passeggeri
decide-mix = I biglietti lunghi valgono di più. Vedrai i tuoi biglietti dopo aver scelto.
decide-mix-way = { $long } lunghi, { $short } corti
decide-passenger =
    { $n ->
        [one] Ti resta { $n } passeggero. I numeri sono le merci che si trovano lì.
       *[other] Ti restano { $n } passeggeri. I numeri sono le merci che si trovano lì.
    }
decide-goods = Merci per { $points } punti
decide-goods-none = Nessuna merce
decide-ride = In viaggio, a { $place }
decide-ride-begins = Merci finora
decide-ride-visited = Merci finora: { $places }
decide-ride-ahead =
    { $n ->
        [one] poi { $n } punto
       *[other] poi { $n } punti
    }
decide-ride-fare =
    { $n ->
        [one] su una linea di { $name }, poi { $n } punto
       *[other] su una linea di { $name }, poi { $n } punti
    }
decide-ride-off =
    { $n ->
        [one] Scendi a { $place }: { $n } punto
       *[other] Scendi a { $place }: { $n } punti
    }

## San Francisco: le pile di souvenir
decide-stack =
    { $n ->
        [0] { $souvenir }, finiti
       *[other] { $souvenir }, ancora { $n }
    }
decide-place = Scegli un luogo che brilla per questi souvenir.

## Europa: linee in prestito
decide-borrow = La tua stazione a { $place }
decide-borrow-note = Ogni stazione usa una linea di un altro giocatore per i tuoi biglietti. Nulla supera la proposta.
decide-borrow-as = { $place }: { $track }
decide-borrow-proposed = proposta

## Il gioco di carte: gli scali
decide-yards = Scali
decide-see-yards = Guarda gli scali
decide-yard =
    { $you ->
        [yes] Il tuo scalo
       *[no] Scalo di { $name }
    }
decide-yard-empty = Nessun treno nello scalo.
decide-row = Una fila: { $cards }.
decide-row-as = Una fila: { $cards }, giocata come { $card }.
decide-row-possible = Puoi rapinare questa fila.
decide-row-chosen = Stai per rapinare questa fila.
decide-row-robbed = rapinata
decide-robbed-by =
    { $you ->
        [yes] rapinata da te
       *[no] rapinata da { $name }
    }
# Sotto un numero: 7 sul binario
decide-pile = sul binario
decide-pile-cards =
    { $n ->
        [one] { $n } carta sul binario
       *[other] { $n } carte sul binario
    }
decide-pile-why = Le carte sul binario sono al sicuro, e coperte fino al punteggio.
decide-pile-seen = Sul binario ci sono: { $cards }.
decide-pile-empty = Nessuna carta sul tuo binario.
decide-until =
    { $n ->
        [one] Ancora { $n } carta prima che il mazzo finisca.
       *[other] Ancora { $n } carte prima che il mazzo finisca.
    }
decide-last-turns =
    { $you ->
        [yes] Il mazzo è finito: tutti hanno ancora un turno, alla fine tu.
       *[no] Il mazzo è finito: tutti hanno ancora un turno, alla fine { $name }.
    }
# In quattro si giocano due round
decide-part = Round { $n } di 2.
decide-part-scored = Il round 1 è conteggiato
decide-part-note = Le mani e i biglietti aperti restano; tutte le altre carte sono il mazzo del round 2.
decide-cities = Le grandi città e i loro bonus
decide-city =
    { $n ->
        [one] { $city }: { $n } punto per il maggior numero di biglietti completati.
       *[other] { $city }: { $n } punti per il maggior numero di biglietti completati.
    }
decide-city-mine = Su { $n } dei tuoi biglietti.
decide-city-leads = { $names } con { $n }.
decide-city-big = grande città, { $n } punti

## Il gioco di carte: un turno
decide-asks-cards = Carte, treni o biglietti
decide-lay-say = Pesca carte, o tocca un colore per giocarlo.
decide-lay-say-last = Tocca un colore per giocarlo.
decide-lay-say-draw = Pesca carte: a faccia in su o dal mazzo.
decide-lay-say-tickets = Il mazzo è finito: pesca biglietti.
decide-lay-three = Gioca tre colori
decide-lay-three-note = una carta ciascuno
decide-lay-three-say = Tocca tre colori: { $n } di 3.
decide-lay-as = Come fila di questo colore
decide-lay-nothing = Gioca tre carte
decide-lay-robs = rapina { $name }: { $cards }
# Quante carte di un tipo: «verde: 3 di 4»
decide-lay-of = { $card }: { $n } di { $of }
decide-did-lay = ha giocato
decide-did-complete =
    { $n ->
        [one] ha completato { $n } biglietto
       *[other] ha completato { $n } biglietti
    }

## Il gioco di carte: biglietti
decide-ticket-needs = Servono: { $cards }.
decide-ticket-all = ci sono tutte le carte
decide-ticket-wild = completo con locomotive
decide-ticket-lacks =
    { $n ->
        [one] manca { $n } carta
       *[other] mancano { $n } carte
    }
decide-tickets-hand = con mano e scalo
decide-tickets-all = con mano, scalo e pila
decide-tickets-pile = con la tua pila
decide-complete = Completa i tuoi biglietti
decide-complete-note = La scelta migliore è già fatta; cambiala se vuoi. Nessuno la vede prima che tutti abbiano scelto. I biglietti non completati tolgono punti alla fine della partita.
decide-complete-all = Ognuno sceglie quali biglietti completare.
decide-complete-locked = La tua scelta è fatta; si mostra quando tutti hanno scelto.
decide-complete-do =
    { $n ->
        [0] Non completarne nessuno
        [one] Completa { $n } biglietto
       *[other] Completa { $n } biglietti
    }
decide-complete-proposed = Di nuovo la scelta migliore
# Quante carte di un tipo usano i biglietti scelti: «verde: 3 di 4 usate»
decide-uses = { $card }: { $n } di { $of } usate
