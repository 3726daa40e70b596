# Slutningen på et spil i browseren: opgørelsen, tilbageblikket, spillet én gang til.

review-title = Det afsluttede spil
review-title-of = Tilbageblik: { $title }
review-to-table = Tilbage til bordet

## Opgørelsen, linje for linje
review-skip = Vis det hele
review-again = Gør op igen
review-won = vandt
review-running = Spillet indtil nu
review-ledger = Point til { $name }
# Siges venligt om rutekort, der ikke blev gennemført
review-lacked =
    { $n ->
        [one] der manglede kun { $n } togvogn
       *[other] der manglede { $n } togvogne
    }
review-lacked-cards =
    { $n ->
        [one] der manglede kun { $n } kort
       *[other] der manglede { $n } kort
    }
review-lacked-shared = andre rutekort havde brug for kortene
review-cut-off = andre havde taget den sidste vej

## Hver stilling én gang til
review-replay = Spillet én gang til
review-slider = Stilling
review-first = Til begyndelsen
review-turn-back = Én tur tilbage
review-back = Ét skridt tilbage
review-play = Afspil
review-pause = Stands
review-on = Ét skridt frem
review-turn-on = Én tur frem
review-last = Til slutningen
review-set-up = Opstilling
review-step = { $n } af { $of }
review-chose = { $name }: { $action }
review-yard = Remise
review-on-track = På skinnerne

## Spillets gang
review-course = Hvordan det gik
review-points = Point, hvis spillet var slut dér
review-points-cards = Kort på skinnerne
review-points-about = Point til sidst: { $totals }. Skyderen i tilbageblikket går dem igennem.
review-chances = Chance for at vinde
review-chances-about = Chance for at vinde i løbet af spillet, for alle spillere tilsammen 100 procent.
review-chances-note = Regnet med alle kort synlige: Fra hver af disse stillinger har stærke computerspillere spillet spillet til ende mange gange.
review-thinking = En stærk computerspiller kigger på spillet …

## Vendepunkter
review-turning = Hvor det vendte
review-turning-none = Ingen enkelt tur afgjorde dette spil: Det blev vundet lidt efter lidt.
review-chance-from = Chancen for { $name } går fra { $before } til { $after }.

## Hvad en stærk spiller ville have gjort
review-ask = Hvad ville en stærk computerspiller gøre i samme stilling som { $name }?
review-no-choice = { $name } kunne ikke gøre andet.
review-good = En stærk computerspiller ville gøre det samme som { $name } her, eller ser intet, der sikkert er bedre.
review-better = En stærk computerspiller ville hellere gøre dette: { $action }
review-moves = Hvad der var muligt, det bedste først
review-move = Beslutning
review-chance = Chance for at vinde
review-played = spillet
review-judged =
    { $worlds ->
        [one] Bedømt efter, hvad { $name } kunne vide, i én mulig fremtid.
       *[other] Bedømt efter, hvad { $name } kunne vide, i { $worlds } mulige fremtider.
    }

## Hvad man tager med sig
review-then = Og nu?
review-keep = Til at gemme
review-keep-page = Spillet som side
review-keep-record = Optegnelse
review-keep-log = Spillog
review-keep-note = Siden viser spillet på enhver enhed, uden server. En optegnelse kan spilles igennem og kontrolleres: whistlestop replay FILE.
review-share = Send videre
review-share-note = Med dette link kan alle, der kan nå serveren, se det afsluttede spil med alle kort synlige.
