# Spillet i terminalen.  Det man skriver (look, undo, c17 …), er det samme på alle språk.

cli-you = Du
cli-unofficial = Whistlestop spiller Ticket to Ride-familien. Uoffisielt, uten tilknytning til utgiveren.
cli-goodbye = Ha det! whistlestop play begynner et nytt spill; whistlestop play --help forteller hva man kan velge.
cli-not-kept = Spillet er ikke slutt og ikke lagret; --save FILE lagrer det neste.

## Hva som skal spilles
cli-ask-title = Hvilket spill? [{ $usual }]
cli-ask-seats = Hvor mange spillere, { $least } til { $most }? [{ $least }]
cli-ask-dice = Med terningutvidelsen, j eller n? [n]
# Svar som betyr ja eller nei; det første er det som det spørres om
cli-yes = j ja y yes
cli-no = n nei no
cli-ask-options = Husregler, KEY=VALUE med mellomrom mellom; ? viser dem [ingen]
cli-ask-people = Hvem spiller ved denne skjermen? Navn med komma mellom [{ $usual }]
cli-ask-bot = Mot hvilken dataspiller, { $bots }? [{ $usual }]
cli-title-line = { $title }, { $least } til { $most } spillere
cli-option-line = { $choices } (den første er den vanlige). { $text }
cli-type-options = Skriv dem du vil ha, for eksempel: { $example }=…
cli-no-number = «{ $text }» er ikke noe tall.
cli-yes-or-no = j eller n, takk.
cli-no-such-option = { $option } er ingen husregel i dette spillet; ? viser dem.
cli-too-many-people =
    { $n ->
        [one] { $n } person får ikke plass på { $seats } plasser.
       *[other] { $n } personer får ikke plass på { $seats } plasser.
    }
cli-bad-names = «{ $text }» nevner ingen, eller noen to ganger; skriv navn med komma mellom, for eksempel Ada,Ben.

## Et spill som er lagret
cli-good-so-far = Protokollen stemmer hit: { $fault }

## Hvem sin tur det er
cli-begins = { $who } begynner. Trykk Enter når ingen andre ser på.
cli-your-turn = { $who }, det er din tur. Trykk Enter når ingen andre ser på.
cli-prompt = { $question } (? hjelper)
cli-prompt-named = { $who }: { $question } (? hjelper)
cli-ask-main = Hva gjør du?
cli-ask-keep = Hvilke beholder du?
cli-ask-mix = Hvilke billetter trekker du?
cli-ask-stack = Hvilke suvenirer legger du ut?
cli-ask-place = Hvor?
cli-ask-second = Og det andre kortet?
cli-ask-pay = Hvordan betaler du?
cli-ask-plus4 = Hvor mange av dem?
cli-ask-substitute = Hvilket kort legger du ved?
cli-ask-tunnel = Betaler du for tunnelen?
cli-ask-souvenir = Hvilken suvenir tar du?
cli-ask-passenger = Hvor setter du en passasjer?
cli-ask-station = Hvordan betaler du?
cli-ask-ride = Hvor kjører den?
cli-ask-rolled = Hvilke terninger kaster du om igjen?
cli-ask-tokens = Hvor mange brikker betaler du med?
cli-ask-dice-tunnel = Betaler du for tunnelen?
cli-ask-borrow = Hvilken strekning bruker stasjonen din?
cli-ask-move = Hvilket kort skal ut på skinnene?
cli-ask-number = Hvor mange kort legger du?
cli-ask-locomotives = Hvor mange lokomotiver legger du til?
cli-ask-complete = Hvilke billetter fullfører du?

## Hva man kan skrive
cli-help-number = gjør det som står ved 3 i listen
cli-help-token = gjør det med det korte ordet bak: r3 tar et kort, d trekker fra bunken, t trekker billetter
cli-help-paid = gjør krav på strekning 17 med akkurat disse kortene, to røde og et lokomotiv
cli-help-word = viser hva du kan gjøre med et sted, en farge eller et annet ord
cli-help-why = forteller hvilken regel som er imot
cli-help-rule = viser en regel, på engelsk
cli-help-rules = viser de korte reglene for spillet
cli-help-look = viser bordet igjen
cli-help-all = viser alle muligheter
cli-help-log = forteller om spillet hittil
cli-help-undo = tar tilbake den siste avgjørelsen din
cli-help-save = lagrer spillet; whistlestop play --resume FILE fortsetter det
cli-help-quit = slutter
cli-letters = Kort: { $letters }.
cli-letter = { $letter } { $card }

## Svar
cli-no-such-number = Det er ikke noe nummer { $number } i listen.
cli-nothing-called = Her er det ingenting som heter «{ $text }»; ? hjelper.
cli-rule-tells-more = rule { $rule } forteller mer
cli-why-needs-action = why trenger en handling, for eksempel: why c17
cli-allowed = { $action } er tillatt.
cli-nothing-to-undo = Du har ingen avgjørelse som kan tas tilbake.
cli-undone = Tatt tilbake. Den samme avgjørelsen gir det samme hellet.
cli-save-where = Hvor? Skriv: save FILE
cli-cannot-write = { $file } kan ikke skrives: { $why }. save FILE tar en annen fil.
cli-kept-in = Spillet er lagret i { $file }.

## Listen over muligheter
cli-more =
    { $n ->
        [one] og { $n } til: all viser den
       *[other] og { $n } til: all viser dem
    }
cli-more-found = og { $n } til; et lengre ord treffer færre
cli-on-the-way = på veien for en billett
cli-keep-which =
    { $least ->
        [0] Hvilke av disse billettene beholder du? Ingen er helt i orden; skriv numrene deres, for eksempel 1 2, eller none:
       *[other] Hvilke av disse billettene beholder du? Minst { $least }; skriv numrene deres, for eksempel 1 2:
    }
cli-claimed-by = tilhører { $who }
cli-spaces-from-here =
    { $n ->
        [0] allerede fullført
        [one] { $n } felt herfra
       *[other] { $n } felter herfra
    }

## En strekning med det som er trykt på den
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
        [one] { $track } ({ $n } felt, { $colour }, ferge med { $symbols })
       *[other] { $track } ({ $n } felter, { $colour }, ferge med { $symbols })
    }
cli-symbols =
    { $n ->
        [one] { $n } lokomotivsymbol
       *[other] { $n } lokomotivsymboler
    }

## Bordet
cli-head-turn = { $title } · tur { $turn }
cli-last-turns = De siste turene spilles: { $who } får den aller siste.
cli-near-end = slutten er nær
cli-goods = { $n } for varer
cli-tokens = brikker: { $tokens }
cli-stations-in = stasjoner i { $places }
cli-passengers-in = passasjerer i { $places }
cli-seen-in-hand = sett på den hånden: { $cards }
cli-yard = togstall: { $rows }
cli-row = Åpne kort:
cli-dice = Terninger:
cli-left = Igjen:
cli-open = Åpne:
cli-hand = Hånd:
cli-tickets = Billetter:
cli-none = ingen
cli-pile = { $n } kort i bunken
cli-deck-regular =
    { $n ->
        [one] { $n } billett
       *[other] { $n } billetter
    }
cli-deck-long =
    { $n ->
        [one] { $n } lang billett
       *[other] { $n } lange billetter
    }
cli-deck-short =
    { $n ->
        [one] { $n } kort billett
       *[other] { $n } korte billetter
    }
cli-stack = { $n } × { $souvenir } på { $place }
cli-ticket-done = { $ticket }: fullført
cli-ticket-lost = { $ticket }: utenfor rekkevidde
cli-ticket-open =
    { $n ->
        [one] { $ticket }: { $n } felt igjen langs { $tracks }
       *[other] { $ticket }: { $n } felter igjen langs { $tracks }
    }

## En protokoll
cli-record-empty = Protokoll { $number } forteller ikke om noe spill.
cli-record-head =
    { $turns ->
        [one] Protokoll { $number }: { $title }, { $players }, { $turns } tur, { $decisions }.
       *[other] Protokoll { $number }: { $title }, { $players }, { $turns } turer, { $decisions }.
    }
cli-players =
    { $n ->
        [one] { $n } spiller
       *[other] { $n } spillere
    }
cli-decisions =
    { $n ->
        [one] { $n } avgjørelse
       *[other] { $n } avgjørelser
    }
cli-record-began = { $who } begynte.
cli-record-options = Husregler: { $options }.
cli-record-board = Brett: { $board }.
cli-record-open = Spillet er ikke slutt. Den neste som skal avgjøre noe: { $who }, i fasen { $phase }.
cli-record-good = Protokollen stemmer.
cli-record-good-so-far = Protokollen stemmer fram til feilen.
cli-score = { $who }: { $points } poeng ({ $parts })
cli-score-tracks = strekninger { $points }
cli-score-tickets = billetter { $points } ({ $done } av { $all } fullført)
cli-score-part = { $what } { $points }

## Listen over spill
cli-titles-id = tittel
cli-titles-name = navn
cli-titles-players = spillere
cli-titles-dice = med terninger
cli-titles-rules = regler
cli-titles-range = { $least } til { $most }
cli-titles-yes = ja
cli-titles-no = nei
cli-titles-more = whistlestop play TITLE begynner et spill; whistlestop rules CM-40 forklarer en regel.
