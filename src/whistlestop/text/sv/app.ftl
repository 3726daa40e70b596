# Gränssnittet i webbläsaren: sidorna runt bordet, och det som alla sidor har gemensamt.

## Överallt
app-page-title = { $title } · Whistlestop
app-loading = Ett ögonblick …
app-not-found = Det finns inget på den här adressen.
app-not-loaded = Sidan kom inte fram
    .text = Servern kan ha stannat, eller så är förbindelsen bruten. Inget spel går förlorat av det.
app-try-again = Försök igen
app-to-start = Till startsidan
app-close = Stäng
app-skip = Hoppa till innehållet
app-unofficial = Whistlestop är inofficiellt: det har ingen koppling till spelens förlag och innehåller ingenting från det.
app-you = du
app-somebody = någon
app-free-seat = en ledig plats

## Raden högst upp
app-menu-places = Sidor
app-menu-play = Spela
app-menu-new = Nytt bord
app-menu-rules = Regler
app-menu-statistics = Statistik
app-menu-settings = Inställningar
app-menu-about = Om
app-menu = Meny
app-menu-of = Meny för { $name }
app-language = Språk
app-language-now = Nu är allt på svenska.
app-theme-to-light = Dagsljus
app-theme-to-dark = Natt
app-name = Ditt namn
app-name-note = Andra ser det vid bordet. Det finns inga konton; det stannar i den här webbläsaren.

## Startsidan
app-start = Vart ska vi?
app-mine = Dina spel
app-game-with = med { $names }
app-game-alone = ingen annan är där än
app-game-waits =
    { $n ->
        [one] väntar på en spelare till
       *[other] väntar på { $n } spelare till
    }
app-game-paused = pausat
app-game-yours = Din tur
app-game-theirs = { $name } är på tur
app-game-several = andra väljer
app-game-ended = avslutat utan poäng
app-game-won = du vann
app-game-shared = delad seger
app-game-lost = vunnet av { $names }
app-points-of = { $name }: { $points }
app-finished = Avslutade spel
app-finished-all = Visa alla { $n }
app-finished-statistics = Hur det har gått för dig
app-forget = Ta bort { $title } från listan

app-quick = Mot datorn, på en gång
app-quick-others = Motståndare
# Vad en skärmläsare säger i stället för siffran
app-quick-others-of =
    { $n ->
        [one] en motståndare
       *[other] { $n } motståndare
    }
app-quick-go = Spela { $title }
app-another-title = Alla spel
app-players = { $least } till { $most } spelare
app-with-dice = { $title } med tärningar
app-dice = Tärningar i stället för kort

app-level = Hur bra de spelar
app-level-errs-often = Planerare { $rating }
    .text = Har en plan, men följer ett infall var femte gång. Bra sällskap i ett första spel.
app-level-errs-seldom = Planerare { $rating }
    .text = Planerar alla sina biljettkort tillsammans och misstar sig ibland. Jämnt motstånd för en familj.
app-level-plans = Planerare { $rating }
    .text = Planerar alla sina biljettkort tillsammans, håller ögonen på slutet och sölar inte.
app-level-searches = Sökare { $rating }
    .text = Prövar hundratals möjliga framtider innan den bestämmer sig. Ta med din bästa plan.

app-first-game = Aldrig spelat förut?
    .text = Ett riktigt spel på en riktig spelplan, med en ledsagare vid din sida som säger vad du ska titta på. De första stegen tar fem minuter.
app-first-game-go = Börja det ledsagade spelet
app-first-game-on = Fortsätt spelet
app-first-game-again = Börja om

app-own-table = Ditt eget bord
    .text = Vänner vid den här skärmen eller någon annanstans, datorer av alla slag, klockor, husregler.

app-open-tables = Bord som väntar på dig
app-open-none = Just nu finns ingen ledig plats vid något öppet bord.
app-open-with = med { $names }
app-open-options =
    { $n ->
        [one] en husregel
       *[other] { $n } husregler
    }
app-open-sit = Slå dig ner
app-open-sit-at = Slå dig ner: { $title }
app-open-watch = Titta bara på
app-link = Har någon skickat en länk?
app-link-form = http://…/t/…
app-link-go = Öppna
app-link-wrong = Det där är ingen länk till ett bord. En sådan ser ut som http://…/t/k3mq7xzp, ofta med mer efter ett #.

## Klockor
app-seconds =
    { $n ->
        [one] en sekund
       *[other] { $n } sekunder
    }
app-minutes =
    { $n ->
        [one] en minut
       *[other] { $n } minuter
    }
app-days =
    { $n ->
        [one] en dag
       *[other] { $n } dagar
    }
app-clock-move-of = { $span } per beslut
app-clock-days-of = { $span } per drag

## Ett nytt bord
app-new = Ett nytt bord
app-new-game = Vilket spel?
app-new-rules = Reglerna i korthet
app-own-board = En egen spelplan
app-dice-note = Tärningar i stället för kort: slå för dina sträckor.
app-new-seats = Vilka spelar?
app-seat = Plats { $n }
app-seat-open = En ledig plats
    .text = För den som kommer via bordets länk.
app-seat-here = Någon vid den här skärmen
    .text = Ni delar skärm; mellan turerna döljer en ridå korten.
app-seat-bot = En dator
app-seat-name = Namn
app-seat-remove = Ta bort plats { $n }
app-seat-add-open = Lägg till ledig plats
app-seat-add-here = Lägg till någon här
app-seat-add-bot = Lägg till dator
app-levels = Nivåer
app-characters = Karaktärer
app-bot-hungry = Hungrig
    .text = Planerar alla sina biljettkort tillsammans, och kan inte få nog av dem.
app-bot-long-route = Långdistans
    .text = Behåller få biljettkort och mutar in långa sträckor.
app-bot-one-step = Ett steg
    .text = Tar den sträcka som hjälper mest just nu, och ser aldrig längre.
app-bot-path = Stigfinnare
    .text = Klarar ett biljettkort i taget, vart och ett den kortaste vägen.
app-bot-random = Infall
    .text = Gör vad som helst som är tillåtet. Inte ens den själv vet vad som kommer härnäst.
app-new-open = Vem kan hitta bordet?
app-new-by-link = Den som har länken
    .text = Du får en länk att skicka till dina vänner.
app-new-public = Alla
    .text = Den som öppnar servern ser bordet i listan tills alla platser är tagna.
app-new-how = Hur?
app-clock = Betänketid
app-clock-none = Ingen klocka
    .text = Ta all tid du vill.
app-clock-move = Per beslut
    .text = Om din tid tar slut spelar en dator åt dig tills du är tillbaka.
app-clock-days = Dagar
    .text = Ett spel i lugn takt: alla tittar in då och då.
app-clock-long = För varje beslut
app-clock-long-days = För varje drag
app-new-chat = Chatt vid bordet
app-new-aids = Minneshjälp
    .text = Visa allt man har sett, som uppvända kort som andra har tagit, och inte bara det som ligger på bordet nu.
app-new-name = Bordets namn, om du vill
app-new-name-example = Fredagsgänget
app-house = Husregler
app-house-none = allt som vanligt
app-house-changed =
    { $n ->
        [one] en ändrad
       *[other] { $n } ändrade
    }
app-house-general = På alla spelplaner
app-house-dice = Med tärningar
app-house-mark = ändrad
app-house-usual = { $value } (som vanligt)
app-house-order = i den här ordningen …
app-house-place = Nummer { $n }
app-house-reset = Allt som vanligt igen
app-new-then = Spelet börjar genast.
app-new-then-open = Spelet börjar så fort alla platser är tagna. Sedan ser du länkarna till de andra.
app-new-go = Börja
app-new-go-open = Öppna bordet

## Regler
app-rule = Regel { $id }
app-rules-lead = Varje spel på fem minuter. Små märken som NC-40 öppnar den exakta regeln.
app-rules-which = Spelas med
app-rules-cards = Kort
app-rules-dice = Tärningar
app-rules-play = Spela det här
app-rules-others = Andra spel

## Inställningar
app-settings-note = Allt det här stannar i webbläsaren och gäller genast.
app-settings-you = Du
app-settings-look = Utseende
app-settings-play = Vid bordet
app-theme = Ljus
app-theme-system = Som systemet
app-theme-light = Dag
app-theme-dark = Natt
app-calm = Ingen rörelse
    .text = Inget rör sig; det som gjordes senast får en ram i stället.
app-confirm = Fråga innan ett drag gäller
    .text = Ett klick till, mot slarvfel.
app-sound = Ljud
    .text = Ett kort, en vissling, en klocka när det är din tur.
app-notify = Säg till när det är min tur
    .text = Med en avisering, när sidan ligger i bakgrunden.
app-notify-refused = Webbläsaren låter inte sidan skicka aviseringar. Det går att ändra i webbläsarens inställningar för sidan.
app-notify-cannot = Webbläsaren tillåter det bara över en krypterad förbindelse (https) eller på själva datorn. Flikens titel säger till ändå.

## Statistik
app-statistics-none = Här ser du hur dina spel har gått. Avsluta ett, så blir det det första.
app-statistics-all =
    { $games ->
        [one] Ett spel, { $won ->
            [0] inte vunnet.
           *[other] vunnet.
        }
       *[other] { $games } spel, { $won ->
            [one] { $won } vunnet.
           *[other] { $won } vunna.
        }
    }
app-statistics-table = Efter motståndare
app-statistics-against = Mot
app-statistics-games = Spel
app-statistics-won = Vunna
app-statistics-mean = Poäng i snitt
app-statistics-best = Bästa
app-statistics-plot = Dina poäng spel för spel, från { $least } till { $most }; siffrorna står i tabellen.
app-statistics-points = Dina poäng, spel för spel
app-statistics-later = senare →

## Om
app-about = Om Whistlestop
app-about-what = Whistlestop spelar Ticket to Ride-familjen på din egen dator: sju spel, tärningarna och Kortspelet, mot datorer, runt en skärm eller med vänner någon annanstans.
app-about-how = Varje regel har ett nummer, och det som inte är tillåtet säger vilken regel som hindrar det. Datorspelarna ser vad en spelare ser och inget mer.
app-about-version = Det här är version { $version }.
app-about-unofficial = Inofficiellt
app-about-buy = Om du gillar spelen, köp lådorna: de är vackra, och de som har gjort dem förtjänar det.
app-about-own = Egna spelplaner
    .text = Två spelplaner kan inte vara de tryckta, och säger det:
app-about-private = Vad som sparas
    .text = Inget konto, ingen spårning, inget som hämtas någon annanstans ifrån. Servern sparar spelen; ditt namn, dina inställningar och nycklarna till dina platser stannar i webbläsaren.
app-about-licence = Licenser
    .text = Whistlestop är öppen källkod under licensen Apache-2.0. I appen finns också, med tack:
app-about-public-domain = fri att använda för alla
app-about-protocol = Hur program talar med servern
