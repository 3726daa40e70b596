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
decide-tunnel-odds = Una galleria: si lanceranno tre dadi galleria. Aspettatene { $more } in più.
decide-tunnel-first = prima lo prendi, poi ci paghi
decide-tunnel-cannot = Non puoi pagarla. I tuoi gettoni tornano a te e il tuo turno è finito.
decide-surcharge =
    { $n ->
        [one] spazio in più
       *[other] spazi in più
    }

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
decide-place = Scegli un luogo che brilla per questi souvenir: chi vi reclama una linea ne prende uno.

## Europa: linee in prestito
decide-borrow = La tua stazione a { $place }
decide-borrow-note = Ogni stazione usa una linea di un altro giocatore per i tuoi biglietti. Nulla supera la proposta.
decide-borrow-as = { $place }: { $track }
decide-borrow-proposed = proposta
