# Spelet i terminalen.  Det man skriver (look, undo, c17 …) är likadant på alla språk.

cli-you = Du
cli-unofficial = Whistlestop spelar Ticket to Ride-familjen. Inofficiellt, utan koppling till förlaget.
cli-goodbye = Hej då! whistlestop play börjar ett nytt spel; whistlestop play --help berättar vad man kan välja.
cli-not-kept = Spelet är inte slut och inte sparat; --save FILE sparar nästa.

## Vad som ska spelas
cli-ask-title = Vilket spel? [{ $usual }]
cli-ask-seats = Hur många spelare, { $least } till { $most }? [{ $least }]
cli-ask-dice = Med tärningsexpansionen, j eller n? [n]
# Svar som betyder ja eller nej; det första är det som frågan ber om
cli-yes = j ja y yes
cli-no = n nej no
cli-ask-options = Husregler, KEY=VALUE med mellanslag emellan; ? visar dem [inga]
cli-ask-people = Vilka spelar vid den här skärmen? Namn med komma emellan [{ $usual }]
cli-ask-bot = Mot vilken datorspelare, { $bots }? [{ $usual }]
cli-title-line = { $title }, { $least } till { $most } spelare
cli-option-line = { $choices } (den första är den vanliga). { $text }
cli-type-options = Skriv dem du vill ha, till exempel: { $example }=…
cli-no-number = ”{ $text }” är inget tal.
cli-yes-or-no = j eller n, tack.
cli-no-such-option = { $option } är ingen husregel i det här spelet; ? visar dem.
cli-too-many-people =
    { $n ->
        [one] { $n } person får inte plats på { $seats } platser.
       *[other] { $n } personer får inte plats på { $seats } platser.
    }
cli-bad-names = ”{ $text }” nämner ingen, eller någon två gånger; skriv namn med komma emellan, till exempel Ada,Ben.

## Ett spel som är sparat
cli-good-so-far = Protokollet stämmer hit: { $fault }

## Vems tur det är
cli-begins = { $who } börjar. Tryck på Enter när ingen annan tittar.
cli-your-turn = { $who }, det är din tur. Tryck på Enter när ingen annan tittar.
cli-prompt = { $question } (? hjälper)
cli-prompt-named = { $who }: { $question } (? hjälper)
cli-ask-main = Vad gör du?
cli-ask-keep = Vilka behåller du?
cli-ask-mix = Vilka biljettkort drar du?
cli-ask-stack = Vilka souvenirer lägger du ut?
cli-ask-place = Vart?
cli-ask-second = Och det andra kortet?
cli-ask-pay = Hur betalar du?
cli-ask-plus4 = Hur många av dem?
cli-ask-substitute = Vilket kort lägger du till?
cli-ask-tunnel = Betalar du för tunneln?
cli-ask-souvenir = Vilken souvenir tar du?
cli-ask-passenger = Var ställer du en passagerare?
cli-ask-station = Hur betalar du?
cli-ask-ride = Vart åker den?
cli-ask-rolled = Vilka tärningar slår du om?
cli-ask-tokens = Hur många brickor betalar du med?
cli-ask-dice-tunnel = Betalar du för tunneln?
cli-ask-borrow = Vilken sträcka använder din station?
cli-ask-move = Vilket kort ska ut på spåret?
cli-ask-number = Hur många kort lägger du?
cli-ask-locomotives = Hur många lokomotiv lägger du till?
cli-ask-complete = Vilka biljettkort klarar du?

## Vad man kan skriva
cli-help-number = gör det som står vid 3 i listan
cli-help-token = gör det med det korta ordet bakom: r3 tar ett kort, d drar från högen, t drar biljettkort
cli-help-paid = mutar in sträcka 17 med just de här korten, två röda och ett lokomotiv
cli-help-word = visar vad du kan göra med en plats, en färg eller något annat ord
cli-help-why = berättar vilken regel som hindrar
cli-help-rule = visar en regel, på engelska
cli-help-rules = visar spelets regler i korthet
cli-help-look = visar bordet igen
cli-help-all = visar alla möjligheter
cli-help-log = berättar om spelet hittills
cli-help-undo = tar tillbaka ditt senaste beslut
cli-help-save = sparar spelet; whistlestop play --resume FILE fortsätter det
cli-help-quit = slutar
cli-letters = Kort: { $letters }.
cli-letter = { $letter } { $card }

## Svar
cli-no-such-number = Det finns inget nummer { $number } i listan.
cli-nothing-called = Här finns inget som heter ”{ $text }”; ? hjälper.
cli-rule-tells-more = rule { $rule } berättar mer
cli-why-needs-action = why behöver en handling, till exempel: why c17
cli-allowed = { $action } är tillåtet.
cli-nothing-to-undo = Du har inget beslut som går att ta tillbaka.
cli-undone = Tillbakataget. Samma beslut ger samma tur.
cli-save-where = Vart? Skriv: save FILE
cli-cannot-write = Det går inte att skriva { $file }: { $why }. save FILE tar en annan fil.
cli-kept-in = Spelet är sparat i { $file }.

## Listan över möjligheter
cli-more =
    { $n ->
        [one] och { $n } till: all visar den
       *[other] och { $n } till: all visar dem
    }
cli-more-found = och { $n } till; ett längre ord hittar färre
cli-on-the-way = på vägen för ett biljettkort
cli-keep-which =
    { $least ->
        [0] Vilka av de här biljettkorten behåller du? Det går bra att inte behålla något; skriv deras nummer, till exempel 1 2, eller none:
       *[other] Vilka av de här biljettkorten behåller du? Minst { $least }; skriv deras nummer, till exempel 1 2:
    }
cli-claimed-by = tillhör { $who }
cli-spaces-from-here =
    { $n ->
        [0] redan avklarat
        [one] { $n } ruta härifrån
       *[other] { $n } rutor härifrån
    }

## En sträcka med det som är tryckt på den
cli-track-plain =
    { $n ->
        [one] { $track } ({ $n } ruta, { $colour })
       *[other] { $track } ({ $n } rutor, { $colour })
    }
cli-track-tunnel =
    { $n ->
        [one] { $track } ({ $n } ruta, { $colour }, tunnel)
       *[other] { $track } ({ $n } rutor, { $colour }, tunnel)
    }
cli-track-ferry =
    { $n ->
        [one] { $track } ({ $n } ruta, { $colour }, färja med { $symbols })
       *[other] { $track } ({ $n } rutor, { $colour }, färja med { $symbols })
    }
cli-symbols =
    { $n ->
        [one] { $n } lokomotivikon
       *[other] { $n } lokomotivikoner
    }

## Bordet
cli-head-turn = { $title } · tur { $turn }
cli-last-turns = De sista turerna spelas: { $who } får den allra sista.
cli-near-end = slutet är nära
cli-goods = { $n } för varor
cli-tokens = brickor: { $tokens }
cli-stations-in = stationer i { $places }
cli-passengers-in = passagerare i { $places }
cli-seen-in-hand = sett på den handen: { $cards }
cli-yard = bangård: { $rows }
cli-row = Uppvända:
cli-dice = Tärningar:
cli-left = Kvar:
cli-open = Öppna:
cli-hand = Hand:
cli-tickets = Biljettkort:
cli-none = inga
cli-pile = { $n } kort i högen
cli-deck-regular = { $n } biljettkort
cli-deck-long =
    { $n ->
        [one] { $n } långt biljettkort
       *[other] { $n } långa biljettkort
    }
cli-deck-short =
    { $n ->
        [one] { $n } kort biljettkort
       *[other] { $n } korta biljettkort
    }
cli-stack = { $n } × { $souvenir } på { $place }
cli-ticket-done = { $ticket }: avklarat
cli-ticket-lost = { $ticket }: går inte längre att nå
cli-ticket-open =
    { $n ->
        [one] { $ticket }: { $n } ruta kvar längs { $tracks }
       *[other] { $ticket }: { $n } rutor kvar längs { $tracks }
    }

## Ett protokoll
cli-record-empty = Protokoll { $number } berättar inte om något spel.
cli-record-head =
    { $turns ->
        [one] Protokoll { $number }: { $title }, { $players }, { $turns } tur, { $decisions }.
       *[other] Protokoll { $number }: { $title }, { $players }, { $turns } turer, { $decisions }.
    }
cli-players = { $n } spelare
cli-decisions = { $n } beslut
cli-record-began = { $who } började.
cli-record-options = Husregler: { $options }.
cli-record-board = Spelplan: { $board }.
cli-record-open = Spelet är inte slut. Nästa att besluta: { $who }, i fasen { $phase }.
cli-record-good = Protokollet stämmer.
cli-record-good-so-far = Protokollet stämmer fram till felet.
cli-score = { $who }: { $points } poäng ({ $parts })
cli-score-tracks = sträckor { $points }
cli-score-tickets = biljettkort { $points } ({ $done } av { $all } avklarade)
cli-score-part = { $what } { $points }

## Listan över spel
cli-titles-id = titel
cli-titles-name = namn
cli-titles-players = spelare
cli-titles-dice = med tärningar
cli-titles-rules = regler
cli-titles-range = { $least } till { $most }
cli-titles-yes = ja
cli-titles-no = nej
cli-titles-more = whistlestop play TITLE börjar ett spel; whistlestop rules CM-40 förklarar en regel.
