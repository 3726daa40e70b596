# Il gioco nel terminale.  Ciò che si digita (look, undo, c17 …) è uguale in ogni lingua.

cli-you = Tu
cli-unofficial = Whistlestop gioca alla famiglia di «Ticket to Ride». Non ufficiale, senza legami con l’editore.
cli-goodbye = Arrivederci! whistlestop play inizia un’altra partita; whistlestop play --help dice che cosa si può scegliere.
cli-not-kept = La partita non è finita e non è salvata; --save FILE salva la prossima.

## Che cosa si gioca
cli-ask-title = Quale gioco? [{ $usual }]
cli-ask-seats = Quanti giocatori, da { $least } a { $most }? [{ $least }]
cli-ask-dice = Con l’espansione dei dadi, s o n? [n]
# Risposte che vogliono dire sì o no; si chiede la prima
cli-yes = s sì si y yes
cli-no = n no
cli-ask-options = Regole della casa, KEY=VALUE separate da spazi; ? le elenca [nessuna]
cli-ask-people = Chi gioca a questo schermo? Nomi con virgole [{ $usual }]
cli-ask-bot = Contro quale giocatore artificiale, { $bots }? [{ $usual }]
cli-title-line = { $title }, da { $least } a { $most } giocatori
cli-option-line = { $choices } (di solito il primo). { $text }
cli-type-options = Scrivi quelle che vuoi, per esempio: { $example }=…
cli-no-number = «{ $text }» non è un numero.
cli-yes-or-no = s o n, per favore.
cli-no-such-option = { $option } non è una regola della casa di questo gioco; ? le elenca.
cli-too-many-people =
    { $n ->
        [one] { $n } persona non entra in { $seats } posti.
       *[other] { $n } persone non entrano in { $seats } posti.
    }
cli-bad-names = «{ $text }» non nomina nessuno, o qualcuno due volte; scrivi i nomi con virgole, per esempio Ada,Ben.

## Una partita salvata
cli-good-so-far = La registrazione è buona fin qui: { $fault }

## A chi tocca
cli-begins = Inizia { $who }. Premi Invio quando nessun altro guarda.
cli-your-turn = { $who }, tocca a te. Premi Invio quando nessun altro guarda.
cli-prompt = { $question } (? aiuta)
cli-prompt-named = { $who }: { $question } (? aiuta)
cli-ask-main = Che cosa fai?
cli-ask-keep = Quali conservi?
cli-ask-mix = Quali biglietti peschi?
cli-ask-stack = Quali souvenir metti?
cli-ask-place = Dove?
cli-ask-second = E la seconda carta?
cli-ask-pay = Come paghi?
cli-ask-plus4 = Quante di queste?
cli-ask-substitute = Quale carta aggiungi?
cli-ask-tunnel = Paghi la galleria?
cli-ask-souvenir = Quale souvenir prendi?
cli-ask-passenger = Dove va un passeggero?
cli-ask-station = Come paghi?
cli-ask-ride = Dove va?
cli-ask-rolled = Quali dadi rilanci?
cli-ask-tokens = Con quanti gettoni paghi?
cli-ask-dice-tunnel = Paghi la galleria?
cli-ask-borrow = Quale linea usa la tua stazione?
cli-ask-move = Quale carta va sul binario?
cli-ask-number = Quante carte giochi?
cli-ask-locomotives = Quante locomotive aggiungi?
cli-ask-complete = Quali biglietti completi?

## Ciò che si può scrivere
cli-help-number = fa ciò che sta al 3 dell’elenco
cli-help-token = lo fa con la parola breve che segue: r3 prende una carta, d pesca dal mazzo, t pesca biglietti
cli-help-paid = reclama la linea 17 proprio con queste carte, due rosse e una locomotiva
cli-help-word = elenca ciò che si può fare con un luogo, un colore o un’altra parola
cli-help-why = dà la regola contraria
cli-help-rule = racconta una regola, in inglese
cli-help-rules = racconta le regole di questo gioco in breve
cli-help-look = mostra di nuovo il tavolo
cli-help-all = elenca tutte le scelte
cli-help-log = racconta la partita fin qui
cli-help-undo = annulla la tua ultima decisione
cli-help-save = salva la partita; whistlestop play --resume FILE la continua
cli-help-quit = esce
cli-letters = Carte: { $letters }.
cli-letter = { $letter } { $card }

## Risposte
cli-no-such-number = L’elenco non ha il numero { $number }.
cli-nothing-called = Qui niente si chiama «{ $text }»; ? aiuta.
cli-rule-tells-more = rule { $rule } dice di più
cli-why-needs-action = why vuole un’azione, per esempio: why c17
cli-allowed = { $action } è permesso.
cli-nothing-to-undo = Non c’è nessuna tua decisione da annullare.
cli-undone = Annullato. La stessa decisione porterà la stessa fortuna.
cli-save-where = Dove? Scrivi: save FILE
cli-cannot-write = { $file } non si può scrivere: { $why }. save FILE ne prende un altro.
cli-kept-in = La partita è salvata in { $file }.

## L’elenco delle scelte
cli-more =
    { $n ->
        [one] e { $n } altro: all lo mostra
       *[other] e altri { $n }: all li mostra
    }
cli-more-found =
    { $n ->
        [one] e { $n } altro; una parola più lunga ne trova meno
       *[other] e altri { $n }; una parola più lunga ne trova meno
    }
cli-on-the-way = sulla strada di un biglietto
cli-keep-which =
    { $least ->
        [0] Quali di questi biglietti conservi? Va bene anche nessuno; scrivi i loro numeri, per esempio 1 2, o none:
       *[other] Quali di questi biglietti conservi? Almeno { $least }; scrivi i loro numeri, per esempio 1 2:
    }
cli-claimed-by = di { $who }
cli-spaces-from-here =
    { $n ->
        [0] già completato
        [one] manca { $n } spazio
       *[other] mancano { $n } spazi
    }

## Una linea con tutto ciò che vi è stampato
cli-track-plain =
    { $n ->
        [one] { $track } ({ $n } spazio, { $colour })
       *[other] { $track } ({ $n } spazi, { $colour })
    }
cli-track-tunnel =
    { $n ->
        [one] { $track } ({ $n } spazio, { $colour }, galleria)
       *[other] { $track } ({ $n } spazi, { $colour }, galleria)
    }
cli-track-ferry =
    { $n ->
        [one] { $track } ({ $n } spazio, { $colour }, traghetto con { $symbols })
       *[other] { $track } ({ $n } spazi, { $colour }, traghetto con { $symbols })
    }
cli-symbols =
    { $n ->
        [one] { $n } simbolo locomotiva
       *[other] { $n } simboli locomotiva
    }

## Il tavolo
cli-head-turn = { $title } · turno { $turn }
cli-last-turns = Sono gli ultimi turni: l’ultimissimo è di { $who }.
cli-near-end = la fine è vicina
cli-goods = { $n } dalle merci
cli-tokens = gettoni: { $tokens }
cli-stations-in = stazioni a { $places }
cli-passengers-in = passeggeri a { $places }
cli-seen-in-hand = visto in quella mano: { $cards }
cli-yard = scalo: { $rows }
cli-row = Visibili:
cli-dice = Dadi:
cli-left = Restano:
cli-open = Aperti:
cli-hand = Mano:
cli-tickets = Biglietti:
cli-none = nessuno
cli-pile =
    { $n ->
        [one] { $n } carta nel mazzo
       *[other] { $n } carte nel mazzo
    }
cli-deck-regular =
    { $n ->
        [one] { $n } biglietto
       *[other] { $n } biglietti
    }
cli-deck-long =
    { $n ->
        [one] { $n } biglietto lungo
       *[other] { $n } biglietti lunghi
    }
cli-deck-short =
    { $n ->
        [one] { $n } biglietto corto
       *[other] { $n } biglietti corti
    }
cli-stack = { $n } × { $souvenir } su { $place }
cli-ticket-done = { $ticket }: completato
cli-ticket-lost = { $ticket }: fuori portata
cli-ticket-open =
    { $n ->
        [one] { $ticket }: manca { $n } spazio per { $tracks }
       *[other] { $ticket }: mancano { $n } spazi per { $tracks }
    }

## Una registrazione
cli-record-empty = La registrazione { $number } non racconta nessuna partita.
cli-record-head =
    { $turns ->
        [one] Registrazione { $number }: { $title }, { $players }, { $turns } turno, { $decisions }.
       *[other] Registrazione { $number }: { $title }, { $players }, { $turns } turni, { $decisions }.
    }
cli-players =
    { $n ->
        [one] { $n } giocatore
       *[other] { $n } giocatori
    }
cli-decisions =
    { $n ->
        [one] { $n } decisione
       *[other] { $n } decisioni
    }
cli-record-began = Ha iniziato { $who }.
cli-record-options = Regole della casa: { $options }.
cli-record-board = Tabellone: { $board }.
cli-record-open = La partita non è finita. Ora decide { $who }, nella fase { $phase }.
cli-record-good = La registrazione è buona.
cli-record-good-so-far = La registrazione è buona fino al suo difetto.
cli-score =
    { $points ->
        [one] { $who }: { $points } punto ({ $parts })
       *[other] { $who }: { $points } punti ({ $parts })
    }
cli-score-tracks = linee { $points }
cli-score-tickets = biglietti { $points } ({ $done } di { $all } completati)
cli-score-part = { $what } { $points }

## L’elenco dei giochi
cli-titles-id = titolo
cli-titles-name = nome
cli-titles-players = giocatori
cli-titles-dice = con dadi
cli-titles-rules = le sue regole
cli-titles-range = da { $least } a { $most }
cli-titles-yes = sì
cli-titles-no = no
cli-titles-more = whistlestop play TITLE inizia una partita; whistlestop rules CM-40 spiega una regola.
