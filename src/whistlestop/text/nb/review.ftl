# Slutten på et spill i nettleseren: oppgjøret, tilbakeblikket, spillet én gang til.

review-title = Det avsluttede spillet
review-title-of = Tilbakeblikk: { $title }
review-to-table = Tilbake til bordet

## Oppgjøret, linje for linje
review-skip = Vis alt
review-again = Gjør opp igjen
review-won = vant
review-running = Spillet hittil
review-ledger = Poeng til { $name }
# Sies vennlig om billetter som ikke ble fullført
review-lacked =
    { $n ->
        [one] det manglet bare { $n } togvogn
       *[other] det manglet { $n } togvogner
    }
review-lacked-cards =
    { $n ->
        [one] det manglet bare { $n } kort
       *[other] det manglet { $n } kort
    }
review-lacked-shared = andre billetter trengte kortene
review-cut-off = andre hadde tatt den siste veien

## Hver stilling én gang til
review-replay = Spillet én gang til
review-slider = Stilling
review-first = Til begynnelsen
review-turn-back = Én tur tilbake
review-back = Ett steg tilbake
review-play = Spill av
review-pause = Stopp
review-on = Ett steg fram
review-turn-on = Én tur fram
review-last = Til slutten
review-set-up = Oppstilling
review-step = { $n } av { $of }
review-chose = { $name }: { $action }
review-yard = Togstall
review-on-track = På skinnene

## Gangen i spillet
review-course = Hvordan det gikk
review-points = Poeng, hvis spillet hadde sluttet der
review-points-cards = Kort på skinnene
review-points-about = Poeng til slutt: { $totals }. Glidebryteren i tilbakeblikket går gjennom dem.
review-chances = Vinnersjanser
review-chances-about = Vinnersjanser i løpet av spillet, for alle spillerne til sammen 100 prosent.
review-chances-note = Regnet med alle kort åpne: Fra hver av disse stillingene har sterke dataspillere spilt spillet ferdig mange ganger.
review-thinking = En sterk dataspiller ser på spillet …

## Vendepunkter
review-turning = Der det snudde
review-turning-none = Ingen enkelt tur avgjorde spillet: Det ble vunnet litt etter litt.
review-chance-from = Vinnersjansen til { $name } går fra { $before } til { $after }.

## Hva en sterk spiller ville gjort
review-ask = Hva ville en sterk dataspiller gjort i samme stilling som { $name }?
review-no-choice = { $name } kunne ikke gjøre noe annet.
review-good = En sterk dataspiller ville gjort det samme som { $name } her, eller ser ingenting som sikkert er bedre.
review-better = En sterk dataspiller ville heller gjort dette: { $action }
review-moves = Hva som var mulig, det beste først
review-move = Avgjørelse
review-chance = Vinnersjanse
review-played = spilt
review-judged =
    { $worlds ->
        [one] Bedømt etter det { $name } kunne vite, i én mulig framtid.
       *[other] Bedømt etter det { $name } kunne vite, i { $worlds } mulige framtider.
    }

## Hva man tar med seg
review-then = Og nå?
review-keep = Til å ta vare på
review-keep-page = Spillet som side
review-keep-record = Protokoll
review-keep-log = Spillogg
review-keep-note = Siden viser spillet på alle slags enheter, uten server. En protokoll kan spilles gjennom og kontrolleres: whistlestop replay FILE.
review-share = Send videre
review-share-note = Med denne lenken kan alle som når serveren, se det avsluttede spillet med alle kort åpne.
