# Il tavolo nel browser: tabellone, mano, carte a faccia in su, giocatori, diario, e ciò che vi si fa.

## A chi tocca, e che cosa si chiede
table-title = { $title } · Whistlestop
table-title-turn = ● Tocca a te · { $title }
table-your-turn = Tocca a te
table-turn-of = Tocca a { $name }
table-decides = è di turno
table-others-choose = altri { $n } stanno scegliendo
table-asks-mix = Scegli biglietti lunghi e corti
table-asks-keep = Scegli i biglietti che conservi
table-asks-stack = Scegli il souvenir da mettere
table-asks-place = Scegli un luogo per i souvenir
table-asks-main = Linea, carte o biglietti
table-asks-second = Prendi una seconda carta
table-asks-pay = Scegli come paghi
table-asks-plus4 = Scegli quali locomotive giochi
table-asks-substitute = Scegli le carte che ne sostituiscono altre
table-asks-tunnel = Paga la galleria, o torna indietro
table-asks-souvenir = Scegli un souvenir
table-asks-passenger = Metti un passeggero, se vuoi
table-asks-station = Scegli come paghi la stazione
table-asks-ride = Prosegui, o scendi
table-asks-rolled = Rilancia, o tieni i dadi
table-asks-dice = Usa i tuoi dadi
table-asks-tokens = Scegli quanti gettoni usi
table-asks-dice-tunnel = Paga la galleria, o torna indietro
table-asks-after = Usa i dadi che restano
table-asks-borrow = Scegli la linea che usa la tua stazione
table-asks-move = Scegli la carta che va sul binario
table-asks-number = Scegli quante carte giochi
table-asks-locomotives = Scegli quante locomotive aggiungi
table-asks-complete = Scegli i biglietti che completi
table-asks-over = La partita è finita
table-over = La partita è finita
table-paused = La partita è in pausa
table-ended = La partita è stata chiusa senza punteggio
table-waiting = In attesa di giocatori

## La barra in basso
table-dock = Che cosa puoi fare
table-say-main = Scegli una linea che brilla, o una carta.
table-say-draw = Prendi carte: a faccia in su o dal mazzo.
table-say-second = Prendi la tua seconda carta.
table-say-station = Scegli un luogo sul tabellone.
table-say-board = Scegli sul tabellone.
table-take-card = Prendi: { $card }
table-build = Costruisci una stazione
table-left = ancora { $n }
table-cancel = Annulla
table-turn-back = Torna indietro
table-hand-over = Passa a { $name }
table-stand-in = Il giocatore artificiale { $bot } gioca per te.
table-back = Sono di nuovo qui
table-done = Fatto.
table-not-sent = La linea con il server è interrotta; non è stato inviato nulla.
table-undone = Annullato.
table-line-broken = La linea con il server è interrotta. Si sta riparando; la tua partita è al sicuro.

## La mano: accanto al numero, una parola breve
table-hand =
    { $n ->
        [one] La tua mano: { $n } carta
       *[other] La tua mano: { $n } carte
    }
table-hand-empty = Non hai carte in mano.
table-short-K = nero
table-short-B = blu
table-short-G = verde
table-short-O = arancio
table-short-P = viola
table-short-R = rosso
table-short-W = bianco
table-short-Y = giallo
table-short-L = loco
table-short-F = traghetto
table-short-Z = +4
table-short-X = pass.

## Carte a faccia in su e mazzo
table-row = Carte
table-row-two = Pesca due carte
table-row-second = Pesca una seconda carta
table-discards = scarti
table-pile = mazzo

## Giocatori
table-players = Giocatori
table-round = giro { $n }
table-you = Tu
table-is-computer = giocatore artificiale
table-played-by = per ora gioca un computer
table-away = assente
table-points-word = punti
table-tokens =
    { $n ->
        [one] { $n } gettone
       *[other] { $n } gettoni
    }
table-time-left = Tempo rimasto
table-days = { $n } g { $hours } h
table-did-take = ha preso
table-did-take-unseen =
    { $n ->
        [one] ha pescato { $n } carta coperta
       *[other] ha pescato { $n } carte coperte
    }
table-did-tickets = ha pescato biglietti
table-did-station = stazione a { $place }
table-did-decline = è tornato indietro in galleria
table-did-pass = ha passato
table-did-ride = un viaggio da { $n }

## Biglietti
table-tickets = I miei biglietti
table-tickets-done = { $n } di { $of } collegati
table-tickets-none = Ancora nessun biglietto.
table-ticket-connected = collegato
table-ticket-lost = non più possibile
table-ticket-missing =
    { $n ->
        [one] manca { $n } vagone
       *[other] mancano { $n } vagoni
    }
table-offer = Scegli i tuoi biglietti
table-offer-least =
    { $n ->
        [0] Conservane quanti vuoi.
       *[other] Conservane almeno { $n }. Nessuno vede quali.
    }
table-offer-least-more =
    { $n ->
        [0] Conservane quanti vuoi, o nessuno.
       *[other] Conservane almeno { $n }.
    }
table-offer-hide = Guarda il tabellone
table-offer-show = Mostra i biglietti
table-keep =
    { $n ->
        [0] Non conservarne nessuno
        [one] Conserva { $n } biglietto
       *[other] Conserva { $n } biglietti
    }

## Pagare
table-paying = Paga { $what }
table-ways = Modi di pagare
table-ways-more =
    { $n ->
        [one] { $n } altro modo
       *[other] altri { $n } modi
    }
table-ways-none = Non c’è niente da scegliere.
table-way-left = ti resta: { $cards }
table-way-tunnel = { $free } senza supplemento, { $through } di passare
table-tunnel-odds = Una galleria: si scopriranno tre carte. Aspettatene { $more } in più.
table-own-set = Gioca altre carte
table-own-set-good = Così è pagata.
table-fewer = una carta in meno: { $card }
table-more = una carta in più: { $card }

## La galleria
table-tunnel = In galleria
table-tunnel-matches =
    { $same ->
        [yes] { $track }. Si scoprono tre carte; contano le locomotive.
       *[no] { $track }. Si scoprono tre carte; contano { $card } e le locomotive.
    }
table-surcharge =
    { $n ->
        [one] carta in più
       *[other] carte in più
    }
table-tunnel-cannot = Non puoi pagarla. Le tue carte tornano in mano e il tuo turno è finito.

## Il tabellone
table-board = Tabellone
table-board-role = tabellone
table-board-label = Tabellone. Le frecce vanno da una linea possibile all’altra, Invio sceglie.
table-board-nothing = Ora sul tabellone non si può fare niente.
table-overview = Panoramica: dove sei sul tabellone
table-zoom-in = Più vicino
table-zoom-out = Più lontano
table-text-board = Il tabellone come testo
table-text-board-note = Tutti i luoghi con le loro linee, e di chi sono.
table-text-board-possible = Solo ciò che è possibile ora
table-owned-by = { $name }
table-track-closed = chiusa
table-track-free = libera

## Diario e chat
table-log = Diario
table-log-all = Tutte le { $n } righe
table-log-hidden = { $who } pesca, senza che tu veda.
table-chat = Chat
table-chat-say = Di’ qualcosa
table-chat-send = Invia
table-chat-empty = Nessuno ha ancora detto niente.

## Consiglio, regole, tasti
table-hint = Consiglio
table-hint-thinking = Un giocatore artificiale forte ci sta pensando…
table-hint-chance = { $share } di vincere
table-hint-note = Scegline uno e ti viene preparato; non si gioca ancora niente.
table-undo = Annulla mossa
table-help = Regole
table-rules-of = Regole: { $title }
table-rules-page = Le regole su una pagina tutta loro
table-keys = Tasti
table-key-row = prendere quella carta a faccia in su
table-key-pile = pescare dal mazzo
table-key-tickets = pescare biglietti
table-key-arrows = sul tabellone: alla prossima linea possibile
table-key-enter = scegliere, o fare ciò che dice il pulsante rosso
table-key-escape = non scegliere niente
table-key-main = al pulsante rosso
table-key-plus = al tabellone
table-key-text = il tabellone come testo
table-key-undo = annullare
table-key-hint = consiglio
table-key-help = questi tasti

## Il menù
table-wishes = Su questo schermo
table-notify-insecure = I browser permettono le notifiche solo su pagine sicure (https, o questa stessa macchina). Lo dice anche il titolo della scheda.
table-notify-refused = Il browser non lo permette. Lo dice anche il titolo della scheda.
table-my-seat = Il mio posto
table-seat-note = Chi ha il link di un posto ha il posto. Un nuovo link annulla quello vecchio.
table-rename = Cambia
table-relink = Un nuovo link al mio posto
table-relink-note = Aprilo su un altro dispositivo per continuare lì.
table-leave = Vai via: un giocatore artificiale gioca per me
table-host = Il tavolo lo ospiti tu
table-pause = Pausa
table-resume = Riprendi
table-end-game = Chiudi la partita
table-end-sure = Sì, chiudila senza punteggio per tutti
table-host-bot = Fai giocare un giocatore artificiale
table-host-person = Fai tornare a giocare la persona
table-host-swap = Dai il posto a qualcun altro
table-host-kick = Togli dal posto
table-swap-note = Chi apre questo link continua a giocare a quel posto.
table-watchers = Guardare
table-watchers-note = Con questo link altri possono guardare; non vedono le carte di nessuno.
table-forget = Guarda soltanto: dimentica il mio posto in questo browser
table-no-entry = Qui non puoi sederti

## Link
table-link = Link
table-qr = Il link come codice QR
table-copy = Copia il link
table-copied = Copiato.
table-copy-by-hand = Il browser non permette di copiare qui: seleziona il link e copialo a mano.
table-share = Condividi…

## La sala d’attesa
table-waiting-for =
    { $n ->
        [one] manca ancora { $n } giocatore
       *[other] mancano ancora { $n } giocatori
    }
table-seat-free = libero
table-is-host = ospita
table-sit-down = Siediti qui
table-begins = La partita comincia appena tutti i posti sono occupati.
table-call-off = Annulla il tavolo
table-invite = Invita
table-invite-note = Chi apre questo link può sedersi, o guardare.

## In tanti a uno schermo
table-curtain = { $name }, tocca a te
table-curtain-note = Nessun altro dovrebbe guardare lo schermo adesso.
table-curtain-up = Sono { $name }

## La fine
table-you-won = Hai vinto
table-won =
    { $n ->
        [one] Ha vinto { $names }
       *[other] Hanno vinto { $names }
    }
table-to-review = Punteggio e rassegna
table-rematch = Gioca ancora
table-to-rematch = Alla prossima partita
table-see-board = Guarda il tabellone
