# Ciò che dice il server stesso: perché qualcosa non si può fare, e cosa è successo al tavolo oltre alla partita.

# Perché no

server-plain = { $why }
server-no-form = Questa richiesta non si può leggere: { $where }: { $why }
server-no-flag = { $what } è true o false, non { $given }.
server-no-number = { $what } è un numero intero da 0 a { $most }, non { $given }.
server-no-text = { $what } è un testo, non { $given }.
server-no-seq = { $what } è il numero dello stato che hai visto, non { $given }.
server-too-long =
    { $most ->
        [one] { $what } ha al massimo { $most } carattere.
       *[other] { $what } ha al massimo { $most } caratteri.
    }
server-no-seats = seats è un elenco che dice chi siede a ogni posto.
server-no-me = Un posto è tuo: esattamente uno è del tipo «me».
server-no-seat-kind = Il tipo di un posto è me, here, open o bot, non { $given }.
server-no-clock = Il tipo di un orologio è { $kinds }, non { $given }.
server-no-seconds = Un orologio così va da { $least } a { $most } secondi, non { $given }.
server-no-options = options contiene valori sotto le chiavi delle regole della casa.
server-no-bot = Nessun giocatore artificiale si chiama { $given }; ci sono { $known }.
server-seed-with-others = Un seme ti rivelerebbe ciò che è nascosto; perciò vale solo per i tavoli in cui non gioca nessun altro.
server-no-table = Questo tavolo non esiste.
server-no-file = A questo indirizzo non c’è niente.
server-no-board = Il gioco di carte non ha un tabellone.
server-no-seat = Questo link non apre nessun posto a questo tavolo. Forse è stato sostituito da uno più recente.
server-not-your-seat = Questo non è il tuo posto.
server-no-such-seat = Questo posto non esiste.
server-not-host = Può farlo solo chi ha creato il tavolo.
server-no-host-act = Chi ospita può pause, resume, end, bot, person, kick o swap, non { $given }.
server-no-person = Lì gioca già una persona.
server-no-kick = Lì non siede nessuno a cui chiedere di andarsene.
server-no-free-seat = A questo tavolo non c’è nessun posto libero.
server-moved-on = La partita è andata avanti; ora sta così.
server-not-begun = La partita non è ancora cominciata.
server-not-over = La partita non è ancora finita; la sua registrazione rivelerebbe ciò che è nascosto.
server-rematched = Qualcuno ha già ricreato il tavolo; il link è nel diario.
server-not-your-turn = Non è il tuo turno.
server-no-undo = Ora non hai niente che si possa annullare.
server-no-chat = A questo tavolo si gioca senza chat.
server-no-hint = Non si è trovato un consiglio in tempo.
server-status-waiting = La partita comincia quando tutti i posti sono occupati.
server-status-playing = La partita è già in corso.
server-status-paused = La partita è in pausa.
server-status-over = La partita è finita.
server-status-ended = La partita è stata interrotta.
server-store = Non è stato possibile salvare, quindi niente è cambiato. Riprova tra un momento.
server-no-json = Questo messaggio non è JSON.
server-no-message = Un messaggio è un oggetto con un tipo.
server-no-type = Non ci sono messaggi del tipo { $given }.
server-no-hello = Il primo messaggio dice hello.
server-no-tokens = tokens è un elenco delle chiavi dei tuoi posti.
server-message-too-large = Un messaggio ha al massimo { $most } caratteri.
server-body-too-large = Una richiesta ha al massimo { $most } byte.
server-too-many-requests = Troppe richieste insieme. Aspetta un momento.
server-too-many-tables = Hai creato molti tavoli. Aspetta un po’ prima del prossimo.
server-too-many-reviews = Proprio ora si stanno riguardando varie partite. Riprova tra un minuto.
server-review-failed = Non si è riusciti a riguardare in tempo questa partita.
server-no-such-step = In questa partita non c’è questa decisione.
server-too-many-clients = Troppe connessioni dal tuo indirizzo.
server-too-much-said = Lascia parlare anche gli altri.
server-thinking = L’ultimo consiglio è ancora allo studio.
server-table-full = Troppe persone guardano questo tavolo.
server-wrong-host = Questo server non è conosciuto come { $host }. Chi lo gestisce può indicarlo con --url.
server-wrong-origin = Le pagine di { $origin } non possono parlare con questo server.
server-metrics = Questo può chiederlo solo la macchina stessa.
server-hint = { $bot } farebbe così: { $action }.

# Ciò che è successo al tavolo

server-note-sit =
    { $you ->
        [yes] Ti siedi al tavolo.
       *[no] { $who } si siede al tavolo.
    }
server-note-bot =
    { $why ->
    [time]
    { $you ->
    [yes] Il tuo tempo è scaduto; { $bot } gioca per te finché non torni.
    *[no] Il tempo di { $who } è scaduto; { $bot } gioca nel frattempo.
    }
    [left]
    { $you ->
    [yes] Hai lasciato la partita; { $bot } gioca per te finché non torni.
    *[no] { $who } ha lasciato la partita; { $bot } gioca nel frattempo.
    }
    [failed] Il giocatore artificiale { $who } ha avuto un guasto; { $bot } prende il suo posto.
    *[host]
    { $you ->
    [yes] Chi ospita fa giocare { $bot } per te.
    *[no] Chi ospita fa giocare { $bot } per { $who }.
    }
    }
server-note-person =
    { $you ->
        [yes] Rieccoti al tavolo.
       *[no] Al tavolo torna { $who }.
    }
server-note-kick =
    { $why ->
    [left]
    { $you ->
    [yes] Hai lasciato il tavolo.
    *[no] { $who } ha lasciato il tavolo.
    }
    *[host]
    { $you ->
    [yes] Chi ospita ti ha tolto dal tuo posto.
    *[no] Chi ospita ha tolto { $who } dal suo posto.
    }
    }
server-note-undo =
    { $you ->
        [yes] Annulli la tua mossa.
       *[no] { $who } annulla una mossa.
    }
server-note-pause = Chi ospita mette in pausa la partita.
server-note-resume = La partita continua.
server-note-end = Chi ospita chiude la partita; non si contano punti.
server-note-rematch =
    { $you ->
        [yes] Vuoi giocare ancora.
       *[no] { $who } vuole giocare ancora.
    }
