# La fine di una partita nel browser: il punteggio, la rassegna, la partita rivista.

review-title = La partita finita
review-title-of = Rassegna: { $title }
review-to-table = Torna al tavolo

## Il punteggio, riga per riga
review-skip = Mostra tutto
review-again = Conta di nuovo
review-won = vittoria
review-running = La partita fin qui
review-ledger = Punti di { $name }
# Detto con garbo dei biglietti non completati
review-lacked =
    { $n ->
        [one] mancava solo { $n } vagone
       *[other] mancavano { $n } vagoni
    }
review-lacked-cards =
    { $n ->
        [one] mancava solo { $n } carta
       *[other] mancavano { $n } carte
    }
review-lacked-shared = ad altri biglietti servivano le sue carte
review-cut-off = altri avevano preso l’ultima via

## Ogni posizione, un’altra volta
review-replay = La partita rivista
review-slider = Posizione
review-first = All’inizio
review-turn-back = Un turno indietro
review-back = Un passo indietro
review-play = Riproduci
review-pause = Ferma
review-on = Un passo avanti
review-turn-on = Un turno avanti
review-last = Alla fine
review-set-up = Preparazione
review-step = { $n } di { $of }
review-chose = { $name }: { $action }
review-yard = Scalo
review-on-track = Sul binario

## L’andamento della partita
review-course = Com’è andata
review-points = Punti, se la partita fosse finita lì
review-points-cards = Carte sul binario
review-points-about = Punti alla fine: { $totals }. Il cursore della partita rivista li percorre.
review-chances = Probabilità di vincere
review-chances-about = Probabilità di vincere lungo la partita, 100 per cento tra tutti i giocatori.
review-chances-note = Calcolate a carte scoperte: da ognuna di queste posizioni, giocatori artificiali forti hanno giocato la partita fino alla fine molte volte.
review-thinking = Un giocatore artificiale forte sta guardando la partita…

## Punti di svolta
review-turning = Dove è girata
review-turning-none = Nessun turno da solo ha deciso questa partita: è stata vinta a poco a poco.
review-chance-from = La probabilità di { $name } passa da { $before } a { $after }.

## Che cosa avrebbe fatto un giocatore forte
review-ask = Che cosa farebbe un giocatore artificiale forte al posto di { $name }?
review-no-choice = { $name } non poteva fare altro.
review-good = Qui un giocatore artificiale forte farebbe come { $name }, o non vede niente di sicuramente migliore.
review-better = Un giocatore artificiale forte farebbe piuttosto così: { $action }
review-moves = Che cosa si poteva fare, il meglio per primo
review-move = Decisione
review-chance = Probabilità di vincere
review-played = giocata
review-judged =
    { $worlds ->
        [one] Giudicato da ciò che { $name } poteva sapere, in { $worlds } futuro possibile.
       *[other] Giudicato da ciò che { $name } poteva sapere, in { $worlds } futuri possibili.
    }

## Che cosa si porta via
review-then = E adesso?
review-keep = Da conservare
review-keep-page = La partita in una pagina
review-keep-record = Registrazione
review-keep-log = Diario della partita
review-keep-note = La pagina mostra la partita su ogni dispositivo, senza server. Una registrazione si può rigiocare e verificare: whistlestop replay FILE.
review-share = Passala ad altri
review-share-note = Con questo link chiunque raggiunga questo server può guardare la partita finita, a carte scoperte.
