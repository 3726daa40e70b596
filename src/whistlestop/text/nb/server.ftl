# Hva serveren selv har å si: hvorfor noe ikke lar seg gjøre, og hva som skjedde ved bordet ved siden av spillet.

# Hvorfor ikke

server-plain = { $why }
server-no-form = Forespørselen kan ikke leses: { $where }: { $why }
server-no-flag = { $what } er true eller false, ikke { $given }.
server-no-number = { $what } er et helt tall fra 0 til { $most }, ikke { $given }.
server-no-text = { $what } er tekst, ikke { $given }.
server-no-seq = { $what } er nummeret på stillingen du så, ikke { $given }.
server-too-long = { $what } har høyst { $most } tegn.
server-no-seats = seats er en liste over hvem som sitter på hver plass.
server-no-me = Én plass er din: Nøyaktig én er av slaget «me».
server-no-seat-kind = En plass er av slaget me, here, open eller bot, ikke { $given }.
server-no-clock = En klokke er av slaget { $kinds }, ikke { $given }.
server-no-seconds = En slik klokke går fra { $least } til { $most } sekunder, ikke { $given }.
server-no-options = options har verdier under husreglenes nøkler.
server-no-bot = Ingen dataspiller heter { $given }; det finnes { $known }.
server-seed-with-others = Et seed ville røpe det som er skjult, så det er for bord der ingen andre spiller.
server-no-table = Dette bordet finnes ikke.
server-no-file = Det finnes ingenting på denne adressen.
server-no-board = Kortspillet har ikke noe brett.
server-no-seat = Denne lenken åpner ingen plass ved bordet. Kanskje den er erstattet av en nyere.
server-not-your-seat = Dette er ikke din plass.
server-no-such-seat = Denne plassen finnes ikke.
server-not-host = Det kan bare den som har opprettet bordet.
server-no-host-act = En vert kan pause, resume, end, bot, person, kick eller swap, ikke { $given }.
server-no-person = Der spiller det allerede et menneske.
server-no-kick = Der sitter det ingen som kan bes om å gå.
server-no-free-seat = Det er ingen ledig plass ved bordet.
server-moved-on = Spillet har gått videre; slik står det nå.
server-not-begun = Spillet har ikke begynt ennå.
server-not-over = Spillet er ikke slutt ennå; protokollen ville røpe det som er skjult.
server-rematched = Noen har allerede opprettet et nytt bord; lenken står i loggen.
server-not-your-turn = Det er ikke din tur.
server-no-undo = Du har ikke noe som kan tas tilbake nå.
server-no-chat = Ved dette bordet spilles det uten chat.
server-no-hint = Fant ikke noe råd i tide.
server-status-waiting = Spillet begynner når alle plassene er tatt.
server-status-playing = Spillet er allerede i gang.
server-status-paused = Spillet er satt på pause.
server-status-over = Spillet er slutt.
server-status-ended = Spillet ble avbrutt.
server-store = Dette kunne ikke lagres, så ingenting er endret. Prøv igjen om et øyeblikk.
server-no-json = Meldingen er ikke JSON.
server-no-message = En melding er et objekt med en type.
server-no-type = Det finnes ingen meldinger av typen { $given }.
server-no-hello = Den første meldingen sier hello.
server-no-tokens = tokens er en liste over nøklene til plassene dine.
server-message-too-large = En melding har høyst { $most } tegn.
server-body-too-large = En forespørsel har høyst { $most } byte.
server-too-many-requests = For mange forespørsler på én gang. Vent et øyeblikk.
server-too-many-tables = Du har opprettet mange bord. Vent litt med det neste.
server-too-many-reviews = Flere spill blir gjennomgått akkurat nå. Prøv igjen om et minutt.
server-review-failed = Spillet kunne ikke gjennomgås i tide.
server-no-such-step = Den avgjørelsen finnes ikke i spillet.
server-too-many-clients = For mange tilkoblinger fra din adresse.
server-too-much-said = La de andre også slippe til.
server-thinking = Det tenkes fortsatt på det forrige rådet.
server-table-full = For mange ser på ved dette bordet.
server-wrong-host = Serveren er ikke kjent som { $host }. Den som driver den, kan si det med --url.
server-wrong-origin = Sider fra { $origin } kan ikke snakke med denne serveren.
server-metrics = Dette kan bare maskinen selv spørre om.
server-hint = { $bot } ville gjort dette: { $action }.

# Hva som skjedde ved bordet

server-note-sit =
    { $you ->
        [yes] Du setter deg.
       *[no] { $who } setter seg.
    }
server-note-bot =
    { $why ->
    [time]
    { $you ->
    [yes] Tiden din er ute; { $bot } spiller for deg til du er tilbake.
    *[no] Tiden er ute for { $who }; { $bot } spiller så lenge.
    }
    [left]
    { $you ->
    [yes] Du har gått; { $bot } spiller for deg til du er tilbake.
    *[no] { $who } har gått; { $bot } spiller så lenge.
    }
    [failed] Noe gikk galt for dataspilleren { $who }; { $bot } tar over.
    *[host]
    { $you ->
    [yes] Verten lar { $bot } spille for deg.
    *[no] Verten lar { $bot } spille for { $who }.
    }
    }
server-note-person =
    { $you ->
        [yes] Du er tilbake.
       *[no] { $who } er tilbake.
    }
server-note-kick =
    { $why ->
    [left]
    { $you ->
    [yes] Du har forlatt bordet.
    *[no] { $who } har forlatt bordet.
    }
    *[host]
    { $you ->
    [yes] Verten har tatt deg fra plassen din.
    *[no] Verten har tatt { $who } fra plassen.
    }
    }
server-note-undo =
    { $you ->
        [yes] Du tar tilbake trekket ditt.
       *[no] { $who } tar tilbake et trekk.
    }
server-note-pause = Verten setter spillet på pause.
server-note-resume = Spillet fortsetter.
server-note-end = Verten avbryter spillet; det gis ingen poeng.
server-note-rematch =
    { $you ->
        [yes] Du vil spille igjen.
       *[no] { $who } vil spille igjen.
    }
