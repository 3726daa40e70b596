# Grensesnittet i nettleseren: sidene rundt bordet, og det alle sidene har felles.

## Overalt
app-page-title = { $title } · Whistlestop
app-loading = Et øyeblikk …
app-not-found = Det er ikke noe på denne adressen.
app-not-loaded = Siden kom ikke fram
    .text = Kanskje serveren er stoppet, eller forbindelsen er brutt. Ingen spill går tapt av den grunn.
app-try-again = Prøv igjen
app-to-start = Til startsiden
app-close = Lukk
app-skip = Gå til innholdet
app-unofficial = Whistlestop er uoffisielt: Det har ingen forbindelse til forlaget bak spillene og inneholder ingenting derfra.
app-you = deg
app-somebody = noen
app-free-seat = en ledig plass

## Linjen øverst
app-menu-places = Sider
app-menu-play = Spill
app-menu-new = Nytt bord
app-menu-rules = Regler
app-menu-statistics = Statistikk
app-menu-settings = Innstillinger
app-menu-about = Om
app-menu = Meny
app-menu-of = Menyen til { $name }
app-language = Språk
app-language-now = Nå er alt på norsk.
app-theme-to-light = Dagslys
app-theme-to-dark = Natt
app-name = Navnet ditt
app-name-note = Andre ser det ved bordet. Det finnes ingen kontoer; det blir i denne nettleseren.

## Startsiden
app-start = Hvor skal vi?
app-mine = Spillene dine
app-game-with = med { $names }
app-game-alone = ingen andre er der ennå
app-game-waits =
    { $n ->
        [one] venter på én spiller til
       *[other] venter på { $n } spillere til
    }
app-game-paused = på pause
app-game-yours = Din tur
app-game-theirs = { $name } har turen
app-game-several = andre velger
app-game-ended = avsluttet uten poeng
app-game-won = du vant
app-game-shared = delt seier
app-game-lost = vunnet av { $names }
app-points-of = { $name }: { $points }
app-finished = Avsluttede spill
app-finished-all = Vis alle { $n }
app-finished-statistics = Hvordan det har gått
app-forget = Ta { $title } bort fra listen

app-quick = Mot datamaskinen, med en gang
app-quick-others = Motstandere
# Det en skjermleser sier i stedet for tallet
app-quick-others-of =
    { $n ->
        [one] én motstander
       *[other] { $n } motstandere
    }
app-quick-go = Spill { $title }
app-another-title = Alle spill
app-players = { $least } til { $most } spillere
app-with-dice = { $title } med terninger
app-dice = Terninger i stedet for kort

app-level = Hvor godt de spiller
app-level-errs-often = Planlegger { $rating }
    .text = Har en plan, men følger et innfall hver femte gang. Godt selskap i det første spillet.
app-level-errs-seldom = Planlegger { $rating }
    .text = Planlegger alle billettene sine sammen og tar feil nå og da. Passe motstand for en familie.
app-level-plans = Planlegger { $rating }
    .text = Planlegger alle billettene sine sammen, holder øye med slutten og somler ikke.
app-level-searches = Søker { $rating }
    .text = Prøver ut hundrevis av mulige forløp før den bestemmer seg. Ta med den beste planen din.

app-first-game = Aldri spilt før?
    .text = Et ekte spill på et ekte brett, med en guide ved din side som sier hva du skal se på. De første stegene tar fem minutter.
app-first-game-go = Begynn det guidede spillet
app-first-game-on = Spill videre
app-first-game-again = Begynn på nytt

app-own-table = Ditt eget bord
    .text = Venner ved denne skjermen eller andre steder, datamaskiner av alle slag, klokker, husregler.

app-open-tables = Bord som venter på deg
app-open-none = Ingen åpne bord har ledig plass akkurat nå.
app-open-with = med { $names }
app-open-options =
    { $n ->
        [one] én husregel
       *[other] { $n } husregler
    }
app-open-sit = Sett deg
app-open-sit-at = Sett deg: { $title }
app-open-watch = Bare se på
app-link = Har noen sendt deg en lenke?
app-link-form = http://…/t/…
app-link-go = Åpne
app-link-wrong = Det er ikke noen lenke til et bord. En slik ser ut som http://…/t/k3mq7xzp, ofte med mer etter en #.

## Klokker
app-seconds =
    { $n ->
        [one] ett sekund
       *[other] { $n } sekunder
    }
app-minutes =
    { $n ->
        [one] ett minutt
       *[other] { $n } minutter
    }
app-days =
    { $n ->
        [one] én dag
       *[other] { $n } dager
    }
app-clock-move-of = { $span } per avgjørelse
app-clock-days-of = { $span } per trekk

## Et nytt bord
app-new = Et nytt bord
app-new-game = Hvilket spill?
app-new-rules = Reglene i korthet
app-own-board = Vårt eget brett
app-dice-note = Terninger i stedet for kort: Slå for strekningene dine.
app-new-seats = Hvem spiller?
app-seat = Plass { $n }
app-seat-open = En ledig plass
    .text = For den som kommer via lenken til bordet.
app-seat-here = Noen ved denne skjermen
    .text = Dere deler skjermen; mellom turene skjuler et teppe kortene.
app-seat-bot = En datamaskin
app-seat-name = Navn
app-seat-remove = Ta bort plass { $n }
app-seat-add-open = Legg til ledig plass
app-seat-add-here = Legg til noen her
app-seat-add-bot = Legg til datamaskin
app-levels = Nivåer
app-characters = Typer
app-bot-hungry = Grådig
    .text = Planlegger alle billettene sine sammen og får aldri nok av dem.
app-bot-long-route = Langdistanse
    .text = Beholder få billetter og bygger lange strekninger.
app-bot-one-step = Ett steg
    .text = Tar den strekningen som hjelper mest akkurat nå, og ser aldri lenger.
app-bot-path = Stifinner
    .text = Fullfører én billett om gangen, hver av dem korteste vei.
app-bot-random = Innfall
    .text = Gjør hva som helst som er lov. Den vet ikke engang selv hva som kommer.
app-new-open = Hvem kan finne dette bordet?
app-new-by-link = Den som har lenken
    .text = Du får en lenke du kan sende til vennene dine.
app-new-public = Alle
    .text = Den som åpner serveren, ser bordet i listen til alle plassene er tatt.
app-new-how = Hvordan?
app-clock = Betenkningstid
app-clock-none = Ingen klokke
    .text = Ta all den tiden du vil.
app-clock-move = Per avgjørelse
    .text = Går tiden din ut, spiller en datamaskin for deg til du er tilbake.
app-clock-days = Dager
    .text = Et spill litt etter litt: Alle kikker innom nå og da.
app-clock-long = For hver avgjørelse
app-clock-long-days = For hvert trekk
app-new-chat = Chat ved bordet
app-new-aids = Huskehjelp
    .text = Vis alt man har sett, for eksempel åpne kort andre har tatt, og ikke bare det som ligger på bordet nå.
app-new-name = Navn på bordet, om du vil
app-new-name-example = Fredagsgjengen
app-house = Husregler
app-house-none = alt som vanlig
app-house-changed =
    { $n ->
        [one] én endret
       *[other] { $n } endret
    }
app-house-general = På alle brett
app-house-dice = Med terninger
app-house-mark = endret
app-house-usual = { $value } (som vanlig)
app-house-order = i denne rekkefølgen …
app-house-place = Nummer { $n }
app-house-reset = Alt som vanlig igjen
app-new-then = Spillet begynner med en gang.
app-new-then-open = Spillet begynner så snart alle plassene er tatt. Etterpå ser du lenkene til de andre.
app-new-go = Begynn
app-new-go-open = Åpne bordet

## Regler
app-rule = Regel { $id }
app-rules-lead = Hvert spill på fem minutter. Små tegn som NC-40 åpner den nøyaktige regelen.
app-rules-which = Spilles med
app-rules-cards = Kort
app-rules-dice = Terninger
app-rules-play = Spill dette
app-rules-others = Andre spill

## Innstillinger
app-settings-note = Alt dette blir i nettleseren og gjelder med en gang.
app-settings-you = Deg
app-settings-look = Utseende
app-settings-play = Ved bordet
app-theme = Lys
app-theme-system = Som systemet
app-theme-light = Dag
app-theme-dark = Natt
app-calm = Uten bevegelse
    .text = Ingenting beveger seg; det som ble gjort sist, får en ramme i stedet.
app-confirm = Spør før et trekk gjelder
    .text = Ett klikk til, mot glipp.
app-sound = Lyd
    .text = Et kort, et fløyt, en bjelle når det er din tur.
app-notify = Si fra når det er min tur
    .text = Med et varsel, mens siden er i bakgrunnen.
app-notify-refused = Nettleseren lar ikke siden varsle deg. Det kan endres i nettleserens innstillinger for siden.
app-notify-cannot = Nettleseren tillater det bare over en kryptert forbindelse (https) eller på selve maskinen. Tittelen på fanen sier det likevel.

## Statistikk
app-statistics-none = Her ser du hvordan det har gått i spillene dine. Spill ett ferdig, så er det det første.
app-statistics-all =
    { $games ->
        [one] Ett spill, { $won ->
            [0] ikke vunnet.
           *[other] vunnet.
        }
       *[other] { $games } spill, { $won } vunnet.
    }
app-statistics-table = Etter motstandere
app-statistics-against = Mot
app-statistics-games = Spill
app-statistics-won = Vunnet
app-statistics-mean = Poeng i snitt
app-statistics-best = Beste
app-statistics-plot = Poengene dine spill for spill, fra { $least } til { $most }; tallene står i tabellen.
app-statistics-points = Poengene dine, spill for spill
app-statistics-later = senere →

## Om
app-about = Om Whistlestop
app-about-what = Whistlestop spiller Ticket to Ride-familien på din egen maskin: sju spill, terningene og Kortspillet, mot datamaskiner, rundt én skjerm eller med venner andre steder.
app-about-how = Hver regel har et nummer, og det som ikke er lov, sier hvilken regel som er i veien. Dataspillerne ser det en spiller ser, og ikke mer.
app-about-version = Dette er versjon { $version }.
app-about-unofficial = Uoffisielt
app-about-buy = Liker du spillene, så kjøp eskene: De er vakre, og de som har laget dem, fortjener det.
app-about-own = Våre egne brett
    .text = To brett kan ikke være de trykte, og sier det selv:
app-about-private = Hva som lagres
    .text = Ingen konto, ingen sporing, ingenting hentet fra andre steder. Tjeneren lagrer spillene; navnet ditt, innstillingene og nøklene til plassene dine blir i denne nettleseren.
app-about-licence = Lisenser
    .text = Whistlestop er åpen kildekode under lisensen Apache-2.0. I appen finner du også, med takk:
app-about-public-domain = falt i det fri
app-about-protocol = Hvordan programmer snakker med serveren
