# Slutet på ett spel i webbläsaren: poängräkningen, återblicken, spelet en gång till.

review-title = Det avslutade spelet
review-title-of = Återblick: { $title }
review-to-table = Tillbaka till bordet

## Poängräkningen, rad för rad
review-skip = Visa allt
review-again = Räkna igen
review-won = vann
review-running = Spelet hittills
review-ledger = Poäng för { $name }
# Sägs vänligt om biljettkort som inte klarades
review-lacked =
    { $n ->
        [one] bara { $n } tågvagn saknades
       *[other] { $n } tågvagnar saknades
    }
review-lacked-cards =
    { $n ->
        [one] bara { $n } kort saknades
       *[other] { $n } kort saknades
    }
review-lacked-shared = andra biljettkort behövde korten
review-cut-off = andra hade tagit den sista vägen

## Varje ställning en gång till
review-replay = Spelet en gång till
review-slider = Ställning
review-first = Till början
review-turn-back = En tur tillbaka
review-back = Ett steg tillbaka
review-play = Spela upp
review-pause = Stoppa
review-on = Ett steg framåt
review-turn-on = En tur framåt
review-last = Till slutet
review-set-up = Uppställning
review-step = { $n } av { $of }
review-chose = { $name }: { $action }
review-yard = Bangård
review-on-track = På spåret

## Spelets gång
review-course = Hur det gick
review-points = Poäng, om spelet hade slutat där
review-points-cards = Kort på spåret
review-points-about = Poäng till slut: { $totals }. Reglaget i återblicken går igenom dem.
review-chances = Chans att vinna
review-chances-about = Chans att vinna under spelets gång, för alla spelare tillsammans 100 procent.
review-chances-note = Räknat med alla kort uppvända: från var och en av ställningarna har starka datorspelare spelat spelet till slut många gånger.
review-thinking = En stark datorspelare tittar på spelet …

## Vändpunkter
review-turning = Där det vände
review-turning-none = Ingen enskild tur avgjorde spelet: det vanns lite i taget.
review-chance-from = Chansen för { $name } går från { $before } till { $after }.

## Vad en stark spelare hade gjort
review-ask = Vad skulle en stark datorspelare göra i samma läge som { $name }?
review-no-choice = { $name } kunde inte göra något annat.
review-good = En stark datorspelare skulle göra som { $name } här, eller ser inget som säkert är bättre.
review-better = En stark datorspelare skulle hellre göra så här: { $action }
review-moves = Vad som var möjligt, det bästa först
review-move = Beslut
review-chance = Chans att vinna
review-played = spelat
review-judged =
    { $worlds ->
        [one] Bedömt efter vad { $name } kunde veta, i en möjlig framtid.
       *[other] Bedömt efter vad { $name } kunde veta, i { $worlds } möjliga framtider.
    }

## Vad man tar med sig
review-then = Och nu?
review-keep = Att spara
review-keep-page = Spelet som sida
review-keep-record = Protokoll
review-keep-log = Spellogg
review-keep-note = Sidan visar spelet på vilken enhet som helst, utan server. Ett protokoll går att spela upp och kontrollera: whistlestop replay FILE.
review-share = Skicka vidare
review-share-note = Med den här länken kan alla som når servern titta på det avslutade spelet, med alla kort uppvända.
