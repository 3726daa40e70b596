# Spillet i terminalen.  Det, man taster (look, undo, c17 …), er det samme på alle sprog.

cli-you = Du
cli-unofficial = Whistlestop spiller Ticket to Ride-familien. Uofficielt, uden forbindelse til forlaget.
cli-goodbye = På gensyn! whistlestop play begynder et nyt spil; whistlestop play --help fortæller, hvad der kan vælges.
cli-not-kept = Spillet er ikke slut og ikke gemt; --save FILE gemmer det næste.

## Hvad der skal spilles
cli-ask-title = Hvilket spil? [{ $usual }]
cli-ask-seats = Hvor mange spillere, { $least } til { $most }? [{ $least }]
cli-ask-dice = Med terningudvidelsen, j eller n? [n]
# Svar, der betyder ja eller nej; det første er det, der spørges om
cli-yes = j ja y yes
cli-no = n nej no
cli-ask-options = Husregler, KEY=VALUE med mellemrum imellem; ? viser dem [ingen]
cli-ask-people = Hvem spiller ved denne skærm? Navne med komma imellem [{ $usual }]
cli-ask-bot = Mod hvilken computerspiller, { $bots }? [{ $usual }]
cli-title-line = { $title }, { $least } til { $most } spillere
cli-option-line = { $choices } (den første er den sædvanlige). { $text }
cli-type-options = Skriv dem, du vil have, for eksempel: { $example }=…
cli-no-number = »{ $text }« er ikke et tal.
cli-yes-or-no = j eller n, tak.
cli-no-such-option = { $option } er ikke en husregel i dette spil; ? viser dem.
cli-too-many-people =
    { $n ->
        [one] { $n } person kan ikke være på { $seats } pladser.
       *[other] { $n } personer kan ikke være på { $seats } pladser.
    }
cli-bad-names = »{ $text }« nævner ingen eller nævner nogen to gange; skriv navne med komma imellem, for eksempel Ada,Ben.

## Et spil, der er gemt
cli-good-so-far = Optegnelsen er god hertil: { $fault }

## Hvis tur det er
cli-begins = { $who } begynder. Tryk på Enter, når ingen andre kigger med.
cli-your-turn = { $who }, det er din tur. Tryk på Enter, når ingen andre kigger med.
cli-prompt = { $question } (? hjælper)
cli-prompt-named = { $who }: { $question } (? hjælper)
cli-ask-main = Hvad gør du?
cli-ask-keep = Hvilke beholder du?
cli-ask-mix = Hvilke rutekort trækker du?
cli-ask-stack = Hvilke turistmarkører lægger du?
cli-ask-place = Hvorhen?
cli-ask-second = Og det andet kort?
cli-ask-pay = Hvordan betaler du?
cli-ask-plus4 = Hvor mange af dem?
cli-ask-substitute = Hvilket kort lægger du ved?
cli-ask-tunnel = Betaler du for tunnellen?
cli-ask-souvenir = Hvilken turistmarkør tager du?
cli-ask-passenger = Hvor skal der placeres en passager?
cli-ask-station = Hvordan betaler du?
cli-ask-ride = Hvor kører den hen?
cli-ask-rolled = Hvilke terninger slår du om?
cli-ask-tokens = Hvor mange brikker betaler du med?
cli-ask-dice-tunnel = Betaler du for tunnellen?
cli-ask-borrow = Hvilken strækning bruger din station?
cli-ask-move = Hvilket kort skal ud på skinnerne?
cli-ask-number = Hvor mange kort lægger du?
cli-ask-locomotives = Hvor mange lokomotiver lægger du ved?
cli-ask-complete = Hvilke rutekort gennemfører du?

## Hvad man kan taste
cli-help-number = gør det, der står ved 3 på listen
cli-help-token = gør det med det korte ord bagved: r3 tager et kort, d trækker fra bunken, t trækker rutekort
cli-help-paid = gør krav på strækning 17 med netop disse kort, to røde og et lokomotiv
cli-help-word = viser, hvad du kan gøre med et sted, en farve eller et andet ord
cli-help-why = fortæller, hvilken regel der er imod
cli-help-rule = viser en regel, på engelsk
cli-help-rules = viser spillets korte regler
cli-help-look = viser bordet igen
cli-help-all = viser alle muligheder
cli-help-log = fortæller spillet indtil nu
cli-help-undo = tager din seneste beslutning tilbage
cli-help-save = gemmer spillet; whistlestop play --resume FILE spiller videre
cli-help-quit = slutter
cli-letters = Kort: { $letters }.
cli-letter = { $letter } { $card }

## Svar
cli-no-such-number = Der er ikke noget nummer { $number } på listen.
cli-nothing-called = Her er ikke noget, der hedder »{ $text }«; ? hjælper.
cli-rule-tells-more = rule { $rule } fortæller mere
cli-why-needs-action = why skal have en handling med, for eksempel: why c17
cli-allowed = { $action } er tilladt.
cli-nothing-to-undo = Du har ingen beslutning, der kan tages tilbage.
cli-undone = Taget tilbage. Den samme beslutning giver det samme held.
cli-save-where = Hvorhen? Skriv: save FILE
cli-cannot-write = { $file } kan ikke skrives: { $why }. save FILE tager en anden fil.
cli-kept-in = Spillet er gemt i { $file }.

## Listen over muligheder
cli-more =
    { $n ->
        [one] og { $n } til: all viser den
       *[other] og { $n } til: all viser dem
    }
cli-more-found = og { $n } til; et længere ord finder færre
cli-on-the-way = på vejen for et rutekort
cli-keep-which =
    { $least ->
        [0] Hvilke af disse rutekort beholder du? Det er i orden at beholde ingen; skriv deres numre, for eksempel 1 2, eller none:
       *[other] Hvilke af disse rutekort beholder du? Mindst { $least }; skriv deres numre, for eksempel 1 2:
    }
cli-claimed-by = tilhører { $who }
cli-spaces-from-here =
    { $n ->
        [0] allerede gennemført
        [one] { $n } felt herfra
       *[other] { $n } felter herfra
    }

## En strækning med det, der er trykt på den
cli-track-plain =
    { $n ->
        [one] { $track } ({ $n } felt, { $colour })
       *[other] { $track } ({ $n } felter, { $colour })
    }
cli-track-tunnel =
    { $n ->
        [one] { $track } ({ $n } felt, { $colour }, tunnel)
       *[other] { $track } ({ $n } felter, { $colour }, tunnel)
    }
cli-track-ferry =
    { $n ->
        [one] { $track } ({ $n } felt, { $colour }, færge med { $symbols })
       *[other] { $track } ({ $n } felter, { $colour }, færge med { $symbols })
    }
cli-symbols =
    { $n ->
        [one] { $n } lokomotiv-symbol
       *[other] { $n } lokomotiv-symboler
    }

## Bordet
cli-head-turn = { $title } · tur { $turn }
cli-last-turns = De sidste ture spilles: { $who } får den allersidste.
cli-near-end = slutningen er nær
cli-goods = { $n } for varer
cli-tokens = brikker: { $tokens }
cli-stations-in = stationer i { $places }
cli-passengers-in = passagerer i { $places }
cli-seen-in-hand = set på den hånd: { $cards }
cli-yard = remise: { $rows }
cli-row = Synlige:
cli-dice = Terninger:
cli-left = Tilbage:
cli-open = Åbne:
cli-hand = Hånd:
cli-tickets = Rutekort:
cli-none = ingen
cli-pile = { $n } kort i bunken
cli-deck-regular = { $n } rutekort
cli-deck-long =
    { $n ->
        [one] { $n } langt rutekort
       *[other] { $n } lange rutekort
    }
cli-deck-short =
    { $n ->
        [one] { $n } kort rutekort
       *[other] { $n } korte rutekort
    }
cli-stack = { $n } × { $souvenir } på { $place }
cli-ticket-done = { $ticket }: gennemført
cli-ticket-lost = { $ticket }: kan ikke nås mere
cli-ticket-open =
    { $n ->
        [one] { $ticket }: { $n } felt igen ad { $tracks }
       *[other] { $ticket }: { $n } felter igen ad { $tracks }
    }

## En optegnelse
cli-record-empty = Optegnelse { $number } fortæller ikke om noget spil.
cli-record-head =
    { $turns ->
        [one] Optegnelse { $number }: { $title }, { $players }, { $turns } tur, { $decisions }.
       *[other] Optegnelse { $number }: { $title }, { $players }, { $turns } ture, { $decisions }.
    }
cli-players =
    { $n ->
        [one] { $n } spiller
       *[other] { $n } spillere
    }
cli-decisions =
    { $n ->
        [one] { $n } beslutning
       *[other] { $n } beslutninger
    }
cli-record-began = { $who } begyndte.
cli-record-options = Husregler: { $options }.
cli-record-board = Spilleplade: { $board }.
cli-record-open = Spillet er ikke slut. Den næste, der skal beslutte noget: { $who }, i fasen { $phase }.
cli-record-good = Optegnelsen er god.
cli-record-good-so-far = Optegnelsen er god indtil fejlen.
cli-score = { $who }: { $points } point ({ $parts })
cli-score-tracks = strækninger { $points }
cli-score-tickets = rutekort { $points } ({ $done } af { $all } gennemført)
cli-score-part = { $what } { $points }

## Listen over spil
cli-titles-id = titel
cli-titles-name = navn
cli-titles-players = spillere
cli-titles-dice = med terninger
cli-titles-rules = regler
cli-titles-range = { $least } til { $most }
cli-titles-yes = ja
cli-titles-no = nej
cli-titles-more = whistlestop play TITLE begynder et spil; whistlestop rules CM-40 forklarer en regel.
