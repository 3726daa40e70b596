# De pagina’s in de browser rond de tafel, en wat alle pagina’s delen.

## Overal
app-page-title = { $title } · Whistlestop
app-loading = Een ogenblik…
app-not-found = Op dit adres is niets.
app-not-loaded = Deze pagina is niet aangekomen
    .text = Misschien is de server gestopt, of is de verbinding weg. Daar gaat geen spel mee verloren.
app-try-again = Probeer opnieuw
app-to-start = Naar de startpagina
app-close = Sluiten
app-skip = Naar de inhoud
app-unofficial = Whistlestop is niet officieel: het is niet verbonden met de uitgever van de spellen en bevat niets van die uitgever.
app-you = jij
app-somebody = iemand
app-free-seat = een vrije plaats

## De regel bovenaan
app-menu-places = Pagina’s
app-menu-play = Spelen
app-menu-new = Nieuwe tafel
app-menu-rules = Regels
app-menu-statistics = Statistieken
app-menu-settings = Instellingen
app-menu-about = Over
app-menu = Menu
app-menu-of = Menu van { $name }
app-language = Taal
app-language-now = Alles is nu in het Nederlands.
app-theme-to-light = Daglicht
app-theme-to-dark = Nacht
app-name = Je naam
app-name-note = Anderen zien hem aan tafel. Er zijn geen accounts; hij blijft in deze browser.

## De startpagina
app-start = Waar gaat de reis heen?
app-mine = Je spellen
app-game-with = met { $names }
app-game-alone = er is nog niemand anders
app-game-waits =
    { $n ->
        [one] wacht nog op { $n } speler
       *[other] wacht nog op { $n } spelers
    }
app-game-paused = gepauzeerd
app-game-yours = Jij bent aan de beurt
app-game-theirs = { $name } is aan de beurt
app-game-several = anderen kiezen nog
app-game-ended = gestopt zonder score
app-game-won = jij hebt gewonnen
app-game-shared = gedeelde winst
app-game-lost = gewonnen door { $names }
app-points-of = { $name }: { $points }
app-finished = Afgelopen spellen
app-finished-all = Toon alle { $n }
app-finished-statistics = Hoe je spellen gingen
app-forget = Haal { $title } van deze lijst

app-quick = Tegen de computer, meteen
app-quick-others = Tegenstanders
# Wat een schermlezer voor het getal zegt
app-quick-others-of =
    { $n ->
        [one] { $n } tegenstander
       *[other] { $n } tegenstanders
    }
app-quick-go = Speel { $title }
app-another-title = Alle spellen
app-players = { $least } tot { $most } spelers
app-with-dice = { $title } met dobbelstenen
app-dice = Dobbelstenen in plaats van kaarten

app-level = Hoe goed ze spelen
app-level-errs-often = Planner { $rating }
    .text = Heeft een plan, maar volgt één op de vijf keer een gril. Goed gezelschap voor een eerste spel.
app-level-errs-seldom = Planner { $rating }
    .text = Plant alle bestemmingstickets samen en vergist zich soms. Gelijk op voor het hele gezin.
app-level-plans = Planner { $rating }
    .text = Plant alle bestemmingstickets samen, houdt het einde in het oog en treuzelt niet.
app-level-searches = Zoeker { $rating }
    .text = Speelt honderden mogelijke verlopen uit voor het kiest. Kom met je beste plan.

app-first-game = Nog nooit gespeeld?
    .text = Een echt spel op een echt spelbord, met een coach naast je die zegt waar je op moet letten. De eerste stappen duren vijf minuten.
app-first-game-go = Begin het spel met coach
app-first-game-on = Ga ermee verder
app-first-game-again = Begin opnieuw

app-own-table = Je eigen tafel
    .text = Vrienden aan dit scherm of elders, computers van elke soort, klokken, huisregels.

app-open-tables = Tafels die op je wachten
app-open-none = Er is nu aan geen openbare tafel een plaats vrij.
app-open-with = met { $names }
app-open-options =
    { $n ->
        [one] { $n } huisregel
       *[other] { $n } huisregels
    }
app-open-sit = Schuif aan
app-open-sit-at = Schuif aan: { $title }
app-open-watch = Alleen kijken
app-link = Heeft iemand je een link gestuurd?
app-link-form = http://…/t/…
app-link-go = Openen
app-link-wrong = Dat is geen link naar een tafel. Zo’n link lijkt op http://…/t/k3mq7xzp, vaak met meer achter een #.

## Klokken
app-seconds =
    { $n ->
        [one] { $n } seconde
       *[other] { $n } seconden
    }
app-minutes =
    { $n ->
        [one] { $n } minuut
       *[other] { $n } minuten
    }
app-days =
    { $n ->
        [one] { $n } dag
       *[other] { $n } dagen
    }
app-clock-move-of = { $span } per beslissing
app-clock-days-of = { $span } per zet

## Een nieuwe tafel
app-new = Een nieuwe tafel
app-new-game = Welk spel?
app-new-rules = De regels in het kort
app-own-board = Een eigen spelbord
app-dice-note = Dobbelstenen in plaats van kaarten: gooi voor je routes.
app-new-seats = Wie speelt er?
app-seat = Plaats { $n }
app-seat-open = Een vrije plaats
    .text = Voor wie via de link van de tafel komt.
app-seat-here = Iemand aan dit scherm
    .text = Jullie delen dit scherm; tussen de beurten verbergt een gordijn de kaarten.
app-seat-bot = Een computer
app-seat-name = Naam
app-seat-remove = Haal plaats { $n } weg
app-seat-add-open = Vrije plaats erbij
app-seat-add-here = Iemand hier erbij
app-seat-add-bot = Computer erbij
app-levels = Niveaus
app-characters = Karakters
app-bot-hungry = Hongerig
    .text = Plant alle bestemmingstickets samen, en kan er geen genoeg van krijgen.
app-bot-long-route = Lange afstand
    .text = Houdt weinig bestemmingstickets en claimt lange routes.
app-bot-one-step = Eén stap
    .text = Claimt de route die nu het meest helpt, en kijkt nooit verder.
app-bot-path = Padvinder
    .text = Voltooit het ene bestemmingsticket na het andere, elk langs de kortste weg.
app-bot-random = Gril
    .text = Doet zomaar iets wat mag. Zelfs deze speler weet niet wat er komt.
app-new-open = Wie kan deze tafel vinden?
app-new-by-link = Wie de link heeft
    .text = Je krijgt een link om naar je vrienden te sturen.
app-new-public = Iedereen
    .text = Wie deze server opent, ziet de tafel in de lijst tot elke plaats bezet is.
app-new-how = Hoe?
app-clock = Bedenktijd
app-clock-none = Geen klok
    .text = Neem alle tijd die je wilt.
app-clock-move = Per beslissing
    .text = Is je tijd om, dan speelt een computer voor je tot je terug bent.
app-clock-days = Dagen
    .text = Een spel beetje bij beetje: iedereen kijkt af en toe even binnen.
app-clock-long = Voor elke beslissing
app-clock-long-days = Voor elke zet
app-new-chat = Chat aan tafel
app-new-aids = Geheugensteuntjes
    .text = Toon alles wat je hebt gezien, zoals open kaarten die anderen namen, en niet alleen wat nu op tafel ligt.
app-new-name = Naam van de tafel, als je wilt
app-new-name-example = Vrijdagclub
app-house = Huisregels
app-house-none = alles zoals altijd
app-house-changed =
    { $n ->
        [one] { $n } veranderd
       *[other] { $n } veranderd
    }
app-house-general = Op elk spelbord
app-house-dice = Met dobbelstenen
app-house-mark = veranderd
app-house-usual = { $value } (gebruikelijk)
app-house-order = in deze volgorde…
app-house-place = Positie { $n }
app-house-reset = Alles weer zoals altijd
app-new-then = Het spel begint meteen.
app-new-then-open = Het spel begint zodra elke plaats bezet is. Hierna zie je de links voor de anderen.
app-new-go = Begin
app-new-go-open = Open de tafel

## Regels
app-rule = Regel { $id }
app-rules-lead = Elk spel in vijf minuten. Kleine tekens zoals NC-40 openen de precieze regel.
app-rules-which = Gespeeld met
app-rules-cards = Kaarten
app-rules-dice = Dobbelstenen
app-rules-play = Speel dit
app-rules-others = Andere spellen

## Instellingen
app-settings-note = Dit alles blijft in deze browser en geldt meteen.
app-settings-you = Jij
app-settings-look = Uiterlijk
app-settings-play = Aan tafel
app-theme = Licht
app-theme-system = Zoals het systeem
app-theme-light = Dag
app-theme-dark = Nacht
app-calm = Geen beweging
    .text = Niets beweegt; wat het laatst gebeurde, krijgt een rand.
app-confirm = Vraag het voor een zet telt
    .text = Eén klik meer, tegen uitglijders.
app-sound = Geluid
    .text = Een kaart, een fluitje, een bel als je aan de beurt bent.
app-notify = Zeg het als ik aan de beurt ben
    .text = Met een melding, als deze pagina op de achtergrond staat.
app-notify-refused = Je browser laat deze pagina geen meldingen geven. In de instellingen voor deze pagina kun je dat veranderen.
app-notify-cannot = Je browser staat dit alleen toe over een versleutelde verbinding (https) of op de machine zelf. De titel van het tabblad zegt het je toch.

## Statistieken
app-statistics-none = Hier zie je straks hoe je spellen gingen. Speel er een uit, dan is dat het eerste.
app-statistics-all =
    { $games ->
        [one] { $games } spel, { $won ->
            [0] niet gewonnen.
           *[other] gewonnen.
        }
       *[other] { $games } spellen, waarvan { $won } gewonnen.
    }
app-statistics-table = Per tegenstander
app-statistics-against = Tegen
app-statistics-games = Spellen
app-statistics-won = Gewonnen
app-statistics-mean = Punten gemiddeld
app-statistics-best = Beste
app-statistics-plot = Je punten spel voor spel, van { $least } tot { $most }; de cijfers staan in de tabel.
app-statistics-points = Je punten, spel voor spel
app-statistics-later = later →

## Over
app-about = Over Whistlestop
app-about-what = Whistlestop speelt de familie van Ticket to Ride op je eigen machine: zeven spellen, de dobbelstenen en het kaartspel, tegen computers, rond één scherm of met vrienden elders.
app-about-how = Elke regel heeft een nummer, en wat niet mag, zegt welke regel zich verzet. De computerspelers zien wat een speler ziet en niets meer.
app-about-version = Dit is versie { $version }.
app-about-unofficial = Niet officieel
app-about-buy = Vind je deze spellen leuk, koop dan de dozen: ze zijn mooi, en de makers verdienen het.
app-about-own = Eigen spelborden
    .text = Twee spelborden kunnen niet de gedrukte zijn, en zeggen dat ook:
app-about-private = Wat er bewaard wordt
    .text = Geen account, geen tracking, niets van elders geladen. De server bewaart de spellen; je naam, je instellingen en de sleutels van je plaatsen blijven in deze browser.
app-about-licence = Licenties
    .text = Whistlestop is open source onder de licentie Apache-2.0. In de app vind je ook, met dank:
app-about-public-domain = publiek domein
app-about-protocol = Hoe programma’s met deze server praten
