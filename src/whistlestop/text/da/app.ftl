# Grænsefladen i browseren: siderne omkring bordet, og det, som alle sider har til fælles.

## Overalt
app-page-title = { $title } · Whistlestop
app-loading = Et øjeblik …
app-not-found = Der er ikke noget på denne adresse.
app-not-loaded = Siden kom ikke frem
    .text = Måske er serveren stoppet, eller forbindelsen er brudt. Ingen spil går tabt af den grund.
app-try-again = Prøv igen
app-to-start = Til startsiden
app-close = Luk
app-skip = Gå til indholdet
app-unofficial = Whistlestop er uofficielt: Det har ingen forbindelse til spillenes forlag og indeholder intet derfra.
app-you = dig
app-somebody = nogen
app-free-seat = en ledig plads

## Linjen øverst
app-menu-places = Sider
app-menu-play = Spil
app-menu-new = Nyt bord
app-menu-rules = Regler
app-menu-statistics = Statistik
app-menu-settings = Indstillinger
app-menu-about = Om
app-menu = Menu
app-menu-of = Menu for { $name }
app-language = Sprog
app-language-now = Nu er alt på dansk.
app-theme-to-light = Dagslys
app-theme-to-dark = Nat
app-name = Dit navn
app-name-note = Andre ser det ved bordene. Der er ingen konti; det bliver i denne browser.

## Startsiden
app-start = Hvor skal vi hen?
app-mine = Dine spil
app-game-with = med { $names }
app-game-alone = der er ikke andre endnu
app-game-waits =
    { $n ->
        [one] venter på én spiller til
       *[other] venter på { $n } spillere til
    }
app-game-paused = på pause
app-game-yours = Din tur
app-game-theirs = { $name } har turen
app-game-several = andre vælger
app-game-ended = afsluttet uden point
app-game-won = du vandt
app-game-shared = delt sejr
app-game-lost = vundet af { $names }
app-points-of = { $name }: { $points }
app-finished = Afsluttede spil
app-finished-all = Vis alle { $n }
app-finished-statistics = Hvordan dine spil gik
app-forget = Fjern { $title } fra listen

app-quick = Mod computeren, lige nu
app-quick-others = Modstandere
# Hvad en skærmlæser siger i stedet for tallet
app-quick-others-of =
    { $n ->
        [one] én modstander
       *[other] { $n } modstandere
    }
app-quick-go = Spil { $title }
app-another-title = Alle spil
app-players = { $least } til { $most } spillere
app-with-dice = { $title } med terninger
app-dice = Terninger i stedet for kort

app-level = Hvor godt de spiller
app-level-errs-often = Planlægger { $rating }
    .text = Har en plan, men følger et indfald hver femte gang. Godt selskab i et første spil.
app-level-errs-seldom = Planlægger { $rating }
    .text = Planlægger alle sine rutekort sammen og tager fejl en gang imellem. Passende modstand for en familie.
app-level-plans = Planlægger { $rating }
    .text = Planlægger alle sine rutekort sammen, holder øje med slutningen og smøler ikke.
app-level-searches = Søger { $rating }
    .text = Prøver hundredvis af mulige forløb, før den beslutter sig. Kom med din bedste plan.

app-first-game = Aldrig spillet før?
    .text = Et rigtigt spil på en rigtig spilleplade, med en guide ved din side, der siger, hvad du skal se på. De første skridt tager fem minutter.
app-first-game-go = Begynd det guidede spil
app-first-game-on = Spil videre
app-first-game-again = Begynd forfra

app-own-table = Dit eget bord
    .text = Venner ved denne skærm eller andre steder, computere af enhver slags, ure, husregler.

app-open-tables = Borde, der venter på dig
app-open-none = Der er ingen ledig plads ved et offentligt bord lige nu.
app-open-with = med { $names }
app-open-options =
    { $n ->
        [one] én husregel
       *[other] { $n } husregler
    }
app-open-sit = Sæt dig
app-open-sit-at = Sæt dig: { $title }
app-open-watch = Se kun på
app-link = Har nogen sendt dig et link?
app-link-form = http://…/t/…
app-link-go = Åbn
app-link-wrong = Det er ikke et link til et bord. Sådan et ligner http://…/t/k3mq7xzp, ofte med mere efter et #.

## Ure
app-seconds =
    { $n ->
        [one] ét sekund
       *[other] { $n } sekunder
    }
app-minutes =
    { $n ->
        [one] ét minut
       *[other] { $n } minutter
    }
app-days =
    { $n ->
        [one] én dag
       *[other] { $n } dage
    }
app-clock-move-of = { $span } pr. beslutning
app-clock-days-of = { $span } pr. træk

## Et nyt bord
app-new = Et nyt bord
app-new-game = Hvilket spil?
app-new-rules = Reglerne kort fortalt
app-own-board = Vores egen spilleplade
app-dice-note = Terninger i stedet for kort: Slå for dine strækninger.
app-new-seats = Hvem spiller?
app-seat = Plads { $n }
app-seat-open = En ledig plads
    .text = For den, der kommer via bordets link.
app-seat-here = En ved denne skærm
    .text = I deles om skærmen; et tæppe skjuler kortene mellem turene.
app-seat-bot = En computer
app-seat-name = Navn
app-seat-remove = Fjern plads { $n }
app-seat-add-open = Tilføj ledig plads
app-seat-add-here = Tilføj en her
app-seat-add-bot = Tilføj computer
app-levels = Niveauer
app-characters = Typer
app-bot-hungry = Grådig
    .text = Planlægger alle sine rutekort sammen og kan ikke få nok af dem.
app-bot-long-route = Langfart
    .text = Beholder få rutekort og lægger lange strækninger.
app-bot-one-step = Ét skridt
    .text = Tager den strækning, der hjælper mest lige nu, og ser aldrig længere frem.
app-bot-path = Stifinder
    .text = Gennemfører ét rutekort ad gangen, hvert ad den korteste vej.
app-bot-random = Indfald
    .text = Gør hvad som helst, der er tilladt. Den ved ikke engang selv, hvad der kommer nu.
app-new-open = Hvem kan finde bordet?
app-new-by-link = Den, der har linket
    .text = Du får et link, du kan sende til dine venner.
app-new-public = Alle
    .text = Den, der åbner serveren, ser bordet på listen, indtil alle pladser er taget.
app-new-how = Hvordan?
app-clock = Betænkningstid
app-clock-none = Intet ur
    .text = Tag al den tid, du vil.
app-clock-move = Pr. beslutning
    .text = Hvis din tid løber ud, spiller en computer for dig, indtil du er tilbage.
app-clock-days = Dage
    .text = Et spil lidt ad gangen: Alle kigger ind nu og da.
app-clock-long = Til hver beslutning
app-clock-long-days = Til hvert træk
app-new-chat = Chat ved bordet
app-new-aids = Huskehjælp
    .text = Vis alt, man har set, for eksempel synlige kort, som andre har taget, og ikke kun det, der ligger på bordet nu.
app-new-name = Bordets navn, hvis du vil
app-new-name-example = Fredagsholdet
app-house = Husregler
app-house-none = alt som sædvanlig
app-house-changed =
    { $n ->
        [one] én ændret
       *[other] { $n } ændret
    }
app-house-general = På alle spilleplader
app-house-dice = Med terninger
app-house-mark = ændret
app-house-usual = { $value } (som sædvanlig)
app-house-order = i denne rækkefølge …
app-house-place = Nummer { $n }
app-house-reset = Alt som sædvanlig igen
app-new-then = Spillet begynder straks.
app-new-then-open = Spillet begynder, så snart alle pladser er taget. Bagefter ser du links til de andre.
app-new-go = Begynd
app-new-go-open = Åbn bordet

## Regler
app-rule = Regel { $id }
app-rules-lead = Hvert spil på fem minutter. Små tegn som NC-40 åbner den præcise regel.
app-rules-which = Spilles med
app-rules-cards = Kort
app-rules-dice = Terninger
app-rules-play = Spil det her
app-rules-others = Andre spil

## Indstillinger
app-settings-note = Alt dette bliver i denne browser og gælder straks.
app-settings-you = Dig
app-settings-look = Udseende
app-settings-play = Ved bordet
app-theme = Lys
app-theme-system = Som systemet
app-theme-light = Dag
app-theme-dark = Nat
app-calm = Ingen bevægelse
    .text = Intet bevæger sig; det, der sidst skete, får en ramme i stedet.
app-confirm = Spørg, før et træk tæller
    .text = Ét klik mere, mod smuttere.
app-sound = Lyd
    .text = Et kort, et fløjt, en klokke, når det er din tur.
app-notify = Sig til, når det er min tur
    .text = Med en notifikation, mens siden er i baggrunden.
app-notify-refused = Din browser lader ikke siden give besked. Det kan ændres i browserens indstillinger for siden.
app-notify-cannot = Din browser tillader det kun over en krypteret forbindelse (https) eller på selve maskinen. Fanens titel siger det alligevel.

## Statistik
app-statistics-none = Her ser du, hvordan dine spil gik. Spil et til ende, så er det det første.
app-statistics-all =
    { $games ->
        [one] Ét spil, { $won ->
            [0] ikke vundet.
           *[other] vundet.
        }
       *[other] { $games } spil, { $won } vundet.
    }
app-statistics-table = Efter modstandere
app-statistics-against = Mod
app-statistics-games = Spil
app-statistics-won = Vundet
app-statistics-mean = Point i snit
app-statistics-best = Bedste
app-statistics-plot = Dine point spil for spil, fra { $least } til { $most }; tallene står i tabellen.
app-statistics-points = Dine point, spil for spil
app-statistics-later = senere →

## Om
app-about = Om Whistlestop
app-about-what = Whistlestop spiller Ticket to Ride-familien på din egen maskine: syv spil, terningerne og Kortspillet, mod computere, omkring én skærm eller med venner andre steder.
app-about-how = Hver regel har et nummer, og det, der ikke er tilladt, siger, hvilken regel der forhindrer det. Computerspillerne ser, hvad en spiller ser, og ikke mere.
app-about-version = Dette er version { $version }.
app-about-unofficial = Uofficielt
app-about-buy = Hvis du kan lide spillene, så køb æskerne: De er smukke, og folkene bag har fortjent det.
app-about-own = Vores egne spilleplader
    .text = To spilleplader kan ikke være de trykte og siger det selv:
app-about-private = Hvad der gemmes
    .text = Ingen konto, ingen sporing, intet hentet andre steder fra. Serveren gemmer spillene; dit navn, dine indstillinger og nøglerne til dine pladser bliver i denne browser.
app-about-licence = Licenser
    .text = Whistlestop er open source under licensen Apache-2.0. I appen finder du også, med tak:
app-about-public-domain = frit for alle
app-about-protocol = Hvordan programmer taler med serveren
