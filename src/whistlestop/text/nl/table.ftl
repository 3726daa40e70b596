# De tafel in de browser: spelbord, hand, open kaarten, spelers, verloop, en wat je er doet.

## Wie aan de beurt is, en wat er gevraagd wordt
table-title = { $title } · Whistlestop
table-title-turn = ● Jouw beurt · { $title }
table-your-turn = Jouw beurt
table-turn-of = { $name } is aan de beurt
table-decides = is aan de beurt
table-others-choose = { $n } anderen kiezen nog
table-asks-mix = Kies lange en korte bestemmingstickets
table-asks-keep = Kies de bestemmingstickets die je houdt
table-asks-stack = Kies het souvenir dat je neerlegt
table-asks-place = Kies een plek voor de souvenirs
table-asks-main = Route, kaarten of bestemmingstickets
table-asks-second = Neem een tweede kaart
table-asks-pay = Kies hoe je betaalt
table-asks-plus4 = Kies welke locomotieven je legt
table-asks-substitute = Kies de kaarten die andere vervangen
table-asks-tunnel = Betaal voor de tunnel, of keer om
table-asks-souvenir = Kies een souvenir
table-asks-passenger = Zet een passagier neer, als je wilt
table-asks-station = Kies hoe je het station betaalt
table-asks-ride = Reis verder, of stap uit
table-asks-rolled = Gooi opnieuw, of laat ze liggen
table-asks-dice = Gebruik je dobbelstenen
table-asks-tokens = Kies hoeveel jetons je gebruikt
table-asks-dice-tunnel = Betaal voor de tunnel, of keer om
table-asks-after = Gebruik de dobbelstenen die over zijn
table-asks-borrow = Kies de route die je station gebruikt
table-asks-move = Kies de kaart die naar het spoor gaat
table-asks-number = Kies hoeveel kaarten je legt
table-asks-locomotives = Kies hoeveel locomotieven je erbij legt
table-asks-complete = Kies de bestemmingstickets die je voltooit
table-asks-over = Het spel is afgelopen
table-over = Het spel is afgelopen
table-paused = Het spel is gepauzeerd
table-ended = Het spel is gestopt zonder score
table-waiting = Wachten op spelers

## De balk onderaan
table-dock = Wat je kunt doen
table-say-main = Kies een oplichtende route, of een kaart.
table-say-draw = Neem kaarten: open, of van de stapel.
table-say-second = Neem je tweede kaart.
table-say-station = Kies een plek op het spelbord.
table-say-board = Kies op het spelbord.
table-take-card = Neem { $card }
table-build = Bouw een station
table-left = nog { $n }
table-cancel = Annuleren
table-turn-back = Keer om
table-hand-over = Geef door aan { $name }
table-stand-in = De computerspeler { $bot } speelt voor je.
table-back = Ik ben terug
table-done = Klaar.
table-not-sent = De verbinding met de server is weg; er is niets verstuurd.
table-undone = Teruggenomen.
table-line-broken = De verbinding met de server is weg. Er wordt aan gewerkt; je spel is veilig.

## De hand: naast het aantal een kort woord
table-hand =
    { $n ->
        [one] Je hand: { $n } kaart
       *[other] Je hand: { $n } kaarten
    }
table-hand-empty = Je hebt geen kaarten in je hand.
table-short-K = zwart
table-short-B = blauw
table-short-G = groen
table-short-O = oranje
table-short-P = paars
table-short-R = rood
table-short-W = wit
table-short-Y = geel
table-short-L = loc
table-short-F = veer
table-short-Z = +4
table-short-X = gast

## Open kaarten en stapel
table-row = Kaarten
table-row-two = Trek twee kaarten
table-row-second = Trek een tweede kaart
table-discards = aflegstapel
table-pile = trekstapel

## Spelers
table-players = Spelers
table-round = ronde { $n }
table-you = Jij
table-is-computer = computerspeler
table-played-by = een computer speelt zolang
table-away = weg
table-points-word = punten
table-tokens =
    { $n ->
        [one] { $n } jeton
       *[other] { $n } jetons
    }
table-time-left = Resterende tijd
table-days = { $n } d { $hours } u
table-did-take = nam
table-did-take-unseen =
    { $n ->
        [one] trok een kaart blind
       *[other] trok { $n } kaarten blind
    }
table-did-tickets = trok bestemmingstickets
table-did-station = station in { $place }
table-did-decline = keerde om in een tunnel
table-did-pass = paste
table-did-ride = een reis voor { $n }

## Bestemmingstickets
table-tickets = Mijn bestemmingstickets
table-tickets-done = { $n } van { $of } verbonden
table-tickets-none = Nog geen bestemmingstickets.
table-ticket-connected = verbonden
table-ticket-lost = niet meer mogelijk
table-ticket-missing =
    { $n ->
        [one] nog { $n } trein nodig
       *[other] nog { $n } treinen nodig
    }
table-offer = Kies je bestemmingstickets
table-offer-least =
    { $n ->
        [0] Houd er zoveel je wilt.
       *[other] Houd er minstens { $n }. Niemand ziet welke.
    }
table-offer-least-more =
    { $n ->
        [0] Houd er zoveel je wilt, of geen.
       *[other] Houd er minstens { $n }.
    }
table-offer-hide = Bekijk het spelbord
table-offer-show = Toon de bestemmingstickets
table-keep =
    { $n ->
        [0] Houd er geen
        [one] Houd er { $n }
       *[other] Houd er { $n }
    }

## Betalen
table-paying = Betalen voor { $what }
table-ways = Manieren om te betalen
table-ways-more =
    { $n ->
        [one] nog { $n } manier
       *[other] nog { $n } manieren
    }
table-ways-none = Er valt niets te kiezen.
table-way-left = je houdt over: { $cards }
table-way-tunnel = { $free } zonder toeslag, { $through } dat je erdoor komt
table-tunnel-odds = Een tunnel: er worden drie kaarten omgedraaid. Reken op { $more } extra.
table-own-set = Leg andere kaarten
table-own-set-good = Daarmee is het betaald.
table-fewer = één kaart minder: { $card }
table-more = één kaart meer: { $card }

## De tunnel
table-tunnel = In de tunnel
table-tunnel-matches =
    { $same ->
        [yes] { $track }. Er worden drie kaarten omgedraaid; locomotieven tellen.
       *[no] { $track }. Er worden drie kaarten omgedraaid; { $card } en locomotieven tellen.
    }
table-surcharge =
    { $n ->
        [one] kaart extra
       *[other] kaarten extra
    }
table-tunnel-cannot = Dat kun je niet betalen. Je kaarten komen terug in je hand, en je beurt is voorbij.

## Het spelbord
table-board = Spelbord
table-board-role = spelbord
table-board-label = Spelbord. De pijltjestoetsen gaan van de ene mogelijke route naar de volgende, Enter kiest.
table-board-nothing = Op het spelbord is nu niets mogelijk.
table-overview = Overzicht: waar je bent op het spelbord
table-zoom-in = Dichterbij
table-zoom-out = Verder weg
table-text-board = Het spelbord als tekst
table-text-board-note = Alle plaatsen met hun routes, en van wie ze zijn.
table-text-board-possible = Alleen wat nu mogelijk is
table-owned-by = { $name }
table-track-closed = gesloten
table-track-free = vrij

## Verloop en chat
table-log = Verloop
table-log-all = Alle { $n } regels
table-log-hidden = { $who } trekt, voor jou verborgen.
table-chat = Chat
table-chat-say = Zeg iets
table-chat-send = Verstuur
table-chat-empty = Niemand heeft nog iets gezegd.

## Tip, regels, toetsen
table-hint = Tip
table-hint-thinking = Een sterke computerspeler denkt erover na…
table-hint-chance = winstkans { $share }
table-hint-note = Kies er een, dan ligt hij voor je klaar; er is nog niets gespeeld.
table-undo = Terugnemen
table-help = Regels
table-rules-of = Regels: { $title }
table-rules-page = De regels op een eigen pagina
table-keys = Toetsen
table-key-row = die open kaart nemen
table-key-pile = van de stapel trekken
table-key-tickets = bestemmingstickets trekken
table-key-arrows = op het spelbord: naar de volgende mogelijke route
table-key-enter = kiezen, of doen wat de rode knop zegt
table-key-escape = niets kiezen
table-key-main = naar de rode knop
table-key-plus = naar het spelbord
table-key-text = het spelbord als tekst
table-key-undo = terugnemen
table-key-hint = tip
table-key-help = deze toetsen

## Het menu
table-wishes = Op dit scherm
table-notify-insecure = Browsers staan meldingen alleen toe op veilige pagina’s (https, of deze machine zelf). De titel van het tabblad zegt het ook.
table-notify-refused = De browser staat het niet toe. De titel van het tabblad zegt het ook.
table-my-seat = Mijn plaats
table-seat-note = Wie de link van een plaats heeft, heeft de plaats. Een nieuwe link maakt de oude waardeloos.
table-rename = Veranderen
table-relink = Een nieuwe link naar mijn plaats
table-relink-note = Open hem op een ander apparaat om daar verder te spelen.
table-leave = Weggaan: een computerspeler speelt voor mij
table-host = Jij leidt de tafel
table-pause = Pauze
table-resume = Verder
table-end-game = Stop het spel
table-end-sure = Ja, stop het voor iedereen zonder score
table-host-bot = Laat een computerspeler spelen
table-host-person = Laat de speler zelf weer spelen
table-host-swap = Geef de plaats aan iemand anders
table-host-kick = Haal van de plaats
table-swap-note = Wie deze link opent, speelt verder op die plaats.
table-watchers = Meekijken
table-watchers-note = Met deze link kunnen anderen meekijken; ze zien niemands kaarten.
table-forget = Alleen kijken: vergeet mijn plaats in deze browser
table-no-entry = Hier kun je niet gaan zitten

## Links
table-link = Link
table-qr = De link als QR-code
table-copy = Kopieer de link
table-copied = Gekopieerd.
table-copy-by-hand = De browser staat kopiëren hier niet toe: selecteer de link en kopieer hem met de hand.
table-share = Delen…

## De wachtkamer
table-waiting-for =
    { $n ->
        [one] wacht nog op { $n } speler
       *[other] wacht nog op { $n } spelers
    }
table-seat-free = vrij
table-is-host = leidt de tafel
table-sit-down = Ga hier zitten
table-begins = Het spel begint zodra alle plaatsen bezet zijn.
table-call-off = Afzeggen
table-invite = Uitnodigen
table-invite-note = Wie deze link opent, kan gaan zitten of meekijken.

## Samen aan één scherm
table-curtain = { $name }, jij bent aan de beurt
table-curtain-note = Niemand anders hoort nu naar het scherm te kijken.
table-curtain-up = Ik ben { $name }

## Het einde
table-you-won = Je hebt gewonnen
table-won =
    { $n ->
        [one] { $names } heeft gewonnen
       *[other] { $names } hebben gewonnen
    }
table-to-review = Eindstand en terugblik
table-rematch = Speel opnieuw
table-to-rematch = Naar het volgende spel
table-see-board = Bekijk het spelbord
