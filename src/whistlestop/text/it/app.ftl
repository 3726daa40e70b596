# L’interfaccia nel browser: le pagine attorno al tavolo, e ciò che tutte le pagine condividono.

## Dappertutto
app-page-title = { $title } · Whistlestop
app-loading = Un momento…
app-not-found = A questo indirizzo non c’è niente.
app-not-loaded = Questa pagina non è arrivata
    .text = Forse il server è fermo, o la linea è interrotta. Nessuna partita va persa per questo.
app-try-again = Riprova
app-to-start = Alla pagina iniziale
app-close = Chiudi
app-skip = Vai al contenuto
app-unofficial = Whistlestop non è ufficiale: non ha legami con l’editore dei giochi e non contiene nulla di suo.
app-you = tu
app-somebody = qualcuno
app-free-seat = un posto libero

## La riga in alto
app-menu-places = Pagine
app-menu-play = Gioca
app-menu-new = Nuovo tavolo
app-menu-rules = Regole
app-menu-statistics = Statistiche
app-menu-settings = Impostazioni
app-menu-about = Informazioni
app-menu = Menù
app-menu-of = Menù di { $name }
app-language = Lingua
app-language-now = Ora è tutto in italiano.
app-theme-to-light = Luce del giorno
app-theme-to-dark = Notte
app-name = Il tuo nome
app-name-note = Gli altri lo vedono al tavolo. Non ci sono account; resta in questo browser.

## La pagina iniziale
app-start = Dove si va?
app-mine = Le tue partite
app-game-with = con { $names }
app-game-alone = non c’è ancora nessun altro
app-game-waits =
    { $n ->
        [one] manca ancora { $n } giocatore
       *[other] mancano ancora { $n } giocatori
    }
app-game-paused = in pausa
app-game-yours = Tocca a te
app-game-theirs = Tocca a { $name }
app-game-several = altri stanno scegliendo
app-game-ended = chiusa senza punteggio
app-game-won = hai vinto
app-game-shared = vittoria condivisa
app-game-lost = vittoria di { $names }
app-points-of = { $name }: { $points }
app-finished = Partite finite
app-finished-all = Mostra tutte e { $n }
app-finished-statistics = Com’è andata finora
app-forget = Togli { $title } dall’elenco

app-quick = Contro il computer, subito
app-quick-others = Avversari
# Ciò che un lettore di schermo dice per il numero
app-quick-others-of =
    { $n ->
        [one] { $n } avversario
       *[other] { $n } avversari
    }
app-quick-go = Gioca a { $title }
app-another-title = Tutti i giochi
app-players = Da { $least } a { $most } giocatori
app-with-dice = { $title } con i dadi
app-dice = Con i dadi al posto delle carte

app-level = Come giocano
app-level-errs-often = Pianificatore { $rating }
    .text = Ha un piano, ma una volta su cinque segue un capriccio. Buona compagnia per una prima partita.
app-level-errs-seldom = Pianificatore { $rating }
    .text = Pianifica insieme tutti i suoi biglietti e ogni tanto sbaglia. All’altezza di una famiglia.
app-level-plans = Pianificatore { $rating }
    .text = Pianifica insieme tutti i suoi biglietti, tiene d’occhio la fine e non si attarda.
app-level-searches = Cercatore { $rating }
    .text = Prova centinaia di futuri possibili prima di decidere. Porta il tuo piano migliore.

app-first-game = Mai giocato prima?
    .text = Una partita vera su un tabellone vero, con una guida al tuo fianco che ti dice dove guardare. I primi passi durano cinque minuti.
app-first-game-go = Comincia la partita guidata
app-first-game-on = Continuala
app-first-game-again = Ricomincia da capo

app-own-table = Il tuo tavolo
    .text = Amici a questo schermo o altrove, computer di ogni tipo, orologi, regole della casa.

app-open-tables = Tavoli che ti aspettano
app-open-none = Al momento nessun tavolo pubblico ha un posto libero.
app-open-with = con { $names }
app-open-options =
    { $n ->
        [one] { $n } regola della casa
       *[other] { $n } regole della casa
    }
app-open-sit = Siediti
app-open-sit-at = Siediti: { $title }
app-open-watch = Guarda soltanto
app-link = Ti hanno mandato un link?
app-link-form = http://…/t/…
app-link-go = Apri
app-link-wrong = Questo non è il link di un tavolo. Uno è fatto così: http://…/t/k3mq7xzp, spesso con altro dopo un #.

## Orologi
app-seconds =
    { $n ->
        [one] { $n } secondo
       *[other] { $n } secondi
    }
app-minutes =
    { $n ->
        [one] { $n } minuto
       *[other] { $n } minuti
    }
app-days =
    { $n ->
        [one] { $n } giorno
       *[other] { $n } giorni
    }
app-clock-move-of = { $span } a decisione
app-clock-days-of = { $span } a mossa

## Un nuovo tavolo
app-new = Un nuovo tavolo
app-new-game = Quale gioco?
app-new-rules = Le regole in breve
app-own-board = Un tabellone nostro
app-dice-note = Dadi al posto delle carte: lanciali per reclamare le tue linee.
app-new-seats = Chi gioca?
app-seat = Posto { $n }
app-seat-open = Un posto libero
    .text = Per chi arriva dal link del tavolo.
app-seat-here = Qualcuno a questo schermo
    .text = Dividete questo schermo; tra un turno e l’altro un sipario nasconde le carte.
app-seat-bot = Un computer
app-seat-name = Nome
app-seat-remove = Togli il posto { $n }
app-seat-add-open = Aggiungi un posto libero
app-seat-add-here = Aggiungi qualcuno qui
app-seat-add-bot = Aggiungi un computer
app-levels = Livelli
app-characters = Caratteri
app-bot-hungry = Ingordo
    .text = Pianifica insieme tutti i suoi biglietti, e non ne ha mai abbastanza.
app-bot-long-route = Lunga percorrenza
    .text = Conserva pochi biglietti e reclama linee lunghe.
app-bot-one-step = Un passo
    .text = Reclama la linea che aiuta di più adesso, e non guarda mai oltre.
app-bot-path = Esploratore
    .text = Completa un biglietto dopo l’altro, ciascuno per la via più breve.
app-bot-random = Capriccio
    .text = Fa una cosa qualsiasi, purché permessa. Nemmeno lui sa che cosa verrà dopo.
app-new-open = Chi può trovare questo tavolo?
app-new-by-link = Chi ha il link
    .text = Ricevi un link da mandare ai tuoi amici.
app-new-public = Tutti
    .text = Chi apre questo server vede il tavolo nell’elenco finché resta un posto libero.
app-new-how = Come?
app-clock = Tempo per decidere
app-clock-none = Nessun orologio
    .text = Prendetevi tutto il tempo che volete.
app-clock-move = A decisione
    .text = Se il tempo scade, un computer gioca per te finché non torni.
app-clock-days = Giorni
    .text = Una partita a poco a poco: ognuno passa ogni tanto.
app-clock-long = Per ogni decisione
app-clock-long-days = Per ogni mossa
app-new-chat = Chat al tavolo
app-new-aids = Aiuti per la memoria
    .text = Mostra tutto ciò che si è visto, come le carte che altri hanno preso a faccia in su, e non solo ciò che è sul tavolo.
app-new-name = Nome del tavolo, se vuoi
app-new-name-example = Quelli del venerdì
app-house = Regole della casa
app-house-none = tutto come al solito
app-house-changed =
    { $n ->
        [one] { $n } cambiata
       *[other] { $n } cambiate
    }
app-house-general = Su ogni tabellone
app-house-dice = Con i dadi
app-house-mark = cambiata
app-house-usual = { $value } (il solito)
app-house-order = in quest’ordine…
app-house-place = Posizione { $n }
app-house-reset = Tutto di nuovo come al solito
app-new-then = La partita comincia subito.
app-new-then-open = La partita comincia appena tutti i posti sono occupati. Poi vedrai i link per gli altri.
app-new-go = Comincia
app-new-go-open = Apri il tavolo

## Regole
app-rule = Regola { $id }
app-rules-lead = Ogni gioco in cinque minuti. I piccoli segni come NC-40 aprono la regola esatta.
app-rules-which = Si gioca con
app-rules-cards = Carte
app-rules-dice = Dadi
app-rules-play = Gioca a questo
app-rules-others = Altri giochi

## Impostazioni
app-settings-note = Tutto questo resta in questo browser e vale subito.
app-settings-you = Tu
app-settings-look = Aspetto
app-settings-play = Al tavolo
app-theme = Luce
app-theme-system = Come il sistema
app-theme-light = Giorno
app-theme-dark = Notte
app-calm = Senza movimento
    .text = Niente si muove; l’ultima cosa fatta ha invece un bordo.
app-confirm = Chiedi prima di ogni mossa
    .text = Un clic in più, contro le sviste.
app-sound = Suoni
    .text = Una carta, un fischio, una campana quando tocca a te.
app-notify = Avvisami quando tocca a me
    .text = Con una notifica, mentre questa pagina è in secondo piano.
app-notify-refused = Il tuo browser non permette a questa pagina di avvisarti. Puoi cambiarlo nelle sue impostazioni per questa pagina.
app-notify-cannot = Il tuo browser lo permette solo su una linea cifrata (https) o sulla macchina stessa. Il titolo della scheda te lo dice comunque.

## Statistiche
app-statistics-none = Qui vedrai come vanno le tue partite. Finiscine una, e sarà la prima.
app-statistics-all =
    { $games ->
        [one] { $games } partita, { $won ->
            [0] non vinta.
           *[other] vinta.
        }
       *[other] { $games } partite, di cui { $won ->
            [one] { $won } vinta.
           *[other] { $won } vinte.
        }
    }
app-statistics-table = Per avversari
app-statistics-against = Contro
app-statistics-games = Partite
app-statistics-won = Vinte
app-statistics-mean = Media punti
app-statistics-best = Record
app-statistics-plot = I tuoi punti partita per partita, da { $least } a { $most }; le cifre sono nella tabella.
app-statistics-points = I tuoi punti, partita per partita
app-statistics-later = più tardi →

## Informazioni
app-about = Informazioni su Whistlestop
app-about-what = Con Whistlestop giochi alla famiglia di Ticket to Ride sul tuo computer: sette giochi, i dadi e il gioco di carte, contro il computer, attorno a uno schermo o con amici altrove.
app-about-how = Ogni regola ha un numero, e ciò che non è permesso dice quale regola lo impedisce. I giocatori artificiali vedono ciò che vede un giocatore e niente di più.
app-about-version = Questa è la versione { $version }.
app-about-unofficial = Non ufficiale
app-about-buy = Se questi giochi ti piacciono, compra le scatole: sono belle, e chi le ha fatte se lo merita.
app-about-own = Tabelloni nostri
    .text = Due tabelloni non possono essere quelli stampati, e lo dicono:
app-about-private = Che cosa si conserva
    .text = Nessun account, nessun tracciamento, niente caricato da altrove. Il server conserva le partite; il tuo nome, le impostazioni e le chiavi dei tuoi posti restano in questo browser.
app-about-licence = Licenze
    .text = Whistlestop è open source con la licenza Apache-2.0. Nell’app ci sono anche, con gratitudine:
app-about-public-domain = pubblico dominio
app-about-protocol = Come i programmi parlano con questo server
