# Hvad serveren selv har at sige: hvorfor noget ikke kan lade sig gøre, og hvad der skete ved bordet ud over spillet.

# Hvorfor ikke

server-plain = { $why }
server-no-form = Forespørgslen kan ikke læses: { $where }: { $why }
server-no-flag = { $what } er true eller false, ikke { $given }.
server-no-number = { $what } er et helt tal fra 0 til { $most }, ikke { $given }.
server-no-text = { $what } er tekst, ikke { $given }.
server-no-seq = { $what } er nummeret på den stilling, du så, ikke { $given }.
server-too-long = { $what } har højst { $most } tegn.
server-no-seats = seats er en liste over, hvem der sidder på hver plads.
server-no-me = Én plads er din: Præcis én er af slagsen »me«.
server-no-seat-kind = En plads er af slagsen me, here, open eller bot, ikke { $given }.
server-no-clock = Et ur er af slagsen { $kinds }, ikke { $given }.
server-no-seconds = Sådan et ur går fra { $least } til { $most } sekunder, ikke { $given }.
server-no-options = options har værdier under husreglernes nøgler.
server-no-bot = Ingen computerspiller hedder { $given }; der er { $known }.
server-seed-with-others = Et seed ville røbe, hvad der er skjult, så det er til borde, hvor ingen andre spiller.
server-no-table = Det bord findes ikke.
server-no-file = Der er ikke noget på denne adresse.
server-no-board = Kortspillet har ingen spilleplade.
server-no-seat = Dette link åbner ingen plads ved bordet. Måske er det erstattet af et nyere.
server-not-your-seat = Det er ikke din plads.
server-no-such-seat = Den plads findes ikke.
server-not-host = Det kan kun den, der har oprettet bordet.
server-no-host-act = En vært kan pause, resume, end, bot, person, kick eller swap, ikke { $given }.
server-no-person = Der spiller allerede et menneske.
server-no-kick = Der sidder ingen, som kan bedes om at gå.
server-no-free-seat = Der er ingen ledig plads ved bordet.
server-moved-on = Spillet er gået videre; sådan står det nu.
server-not-begun = Spillet er ikke begyndt endnu.
server-not-over = Spillet er ikke slut endnu; optegnelsen ville røbe, hvad der er skjult.
server-rematched = Nogen har allerede oprettet et nyt bord; linket står i loggen.
server-not-your-turn = Det er ikke din tur.
server-no-undo = Der er ikke noget af dit, der kan tages tilbage nu.
server-no-chat = Ved dette bord spilles der uden chat.
server-no-hint = Der kunne ikke findes et råd i tide.
server-status-waiting = Spillet begynder, når alle pladser er taget.
server-status-playing = Spillet er allerede i gang.
server-status-paused = Spillet holder pause.
server-status-over = Spillet er slut.
server-status-ended = Spillet blev afbrudt.
server-store = Det kunne ikke gemmes, så intet er ændret. Prøv igen om et øjeblik.
server-no-json = Beskeden er ikke JSON.
server-no-message = En besked er et objekt med en type.
server-no-type = Der er ingen beskeder af typen { $given }.
server-no-hello = Den første besked siger hello.
server-no-tokens = tokens er en liste over nøglerne til dine pladser.
server-message-too-large = En besked har højst { $most } tegn.
server-body-too-large = En forespørgsel har højst { $most } byte.
server-too-many-requests = For mange forespørgsler på én gang. Vent et øjeblik.
server-too-many-tables = Du har oprettet mange borde. Vent lidt med det næste.
server-too-many-reviews = Flere spil bliver gennemgået lige nu. Prøv igen om et minut.
server-review-failed = Spillet kunne ikke gennemgås i tide.
server-no-such-step = Den beslutning findes ikke i spillet.
server-too-many-clients = For mange forbindelser fra din adresse.
server-too-much-said = Lad også de andre komme til orde.
server-thinking = Der tænkes stadig over det forrige råd.
server-table-full = For mange ser med ved dette bord.
server-wrong-host = Serveren er ikke kendt som { $host }. Den, der driver den, kan sige det med --url.
server-wrong-origin = Sider fra { $origin } kan ikke tale med denne server.
server-metrics = Det kan kun maskinen selv spørge om.
server-hint = { $bot } ville gøre sådan: { $action }.

# Hvad der skete ved bordet

server-note-sit =
    { $you ->
        [yes] Du sætter dig.
       *[no] { $who } sætter sig.
    }
server-note-bot =
    { $why ->
    [time]
    { $you ->
    [yes] Din tid er gået; { $bot } spiller for dig, til du er tilbage.
    *[no] Tiden er gået for { $who }; { $bot } spiller så længe.
    }
    [left]
    { $you ->
    [yes] Du er gået; { $bot } spiller for dig, til du er tilbage.
    *[no] { $who } er gået; { $bot } spiller så længe.
    }
    [failed] Der gik noget galt for computerspilleren { $who }; { $bot } tager over.
    *[host]
    { $you ->
    [yes] Værten lader { $bot } spille for dig.
    *[no] Værten lader { $bot } spille for { $who }.
    }
    }
server-note-person =
    { $you ->
        [yes] Du er tilbage.
       *[no] { $who } er tilbage.
    }
server-note-kick =
    { $why ->
    [left]
    { $you ->
    [yes] Du har forladt bordet.
    *[no] { $who } har forladt bordet.
    }
    *[host]
    { $you ->
    [yes] Værten har taget dig fra din plads.
    *[no] Værten har taget { $who } fra pladsen.
    }
    }
server-note-undo =
    { $you ->
        [yes] Du tager dit træk tilbage.
       *[no] { $who } tager et træk tilbage.
    }
server-note-pause = Værten sætter spillet på pause.
server-note-resume = Spillet går videre.
server-note-end = Værten afbryder spillet; der gives ingen point.
server-note-rematch =
    { $you ->
        [yes] Du vil gerne spille igen.
       *[no] { $who } vil gerne spille igen.
    }
