# Het einde van een spel in de browser: de eindstand, de terugblik, het spel nog eens.

review-title = Het afgelopen spel
review-title-of = Terugblik: { $title }
review-to-table = Terug naar de tafel

## De eindstand, regel voor regel
review-skip = Toon alles
review-again = Tel nog eens
review-won = gewonnen
review-running = Het spel tot nu toe
review-ledger = Punten van { $name }
# Vriendelijk gezegd van bestemmingstickets die niet voltooid zijn
review-lacked =
    { $n ->
        [one] er ontbrak maar { $n } trein
       *[other] er ontbraken { $n } treinen
    }
review-lacked-cards =
    { $n ->
        [one] er ontbrak maar { $n } kaart
       *[other] er ontbraken { $n } kaarten
    }
review-lacked-shared = andere bestemmingstickets hadden de kaarten nodig
review-cut-off = anderen hadden de laatste weg genomen

## Elke stelling nog eens
review-replay = Het spel nog eens
review-slider = Stelling
review-first = Naar het begin
review-turn-back = Een beurt terug
review-back = Een stap terug
review-play = Afspelen
review-pause = Stop
review-on = Een stap verder
review-turn-on = Een beurt verder
review-last = Naar het einde
review-set-up = Opbouw
review-step = { $n } van { $of }
review-chose = { $name }: { $action }
review-yard = Rangeerterrein
review-on-track = Op het spoor

## Het verloop van het spel
review-course = Hoe het ging
review-points = Punten, als het spel daar afgelopen was
review-points-cards = Kaarten op het spoor
review-points-about = Punten aan het einde: { $totals }. De schuif van de terugblik loopt erdoorheen.
review-chances = Winstkansen
review-chances-about = Winstkansen in de loop van het spel, voor alle spelers samen 100 procent.
review-chances-note = Berekend met open kaarten: vanuit elk van deze stellingen hebben sterke computerspelers het spel vele malen uitgespeeld.
review-thinking = Een sterke computerspeler bekijkt het spel…

## Keerpunten
review-turning = Waar het kantelde
review-turning-none = Geen enkele beurt besliste dit spel: het is stukje bij beetje gewonnen.
review-chance-from = De winstkans van { $name } gaat van { $before } naar { $after }.

## Wat een sterke speler gedaan zou hebben
review-ask = Wat zou een sterke computerspeler doen in de plaats van { $name }?
review-no-choice = { $name } kon niets anders doen.
review-good = Een sterke computerspeler zou hier hetzelfde doen als { $name }, of ziet niets wat zeker beter is.
review-better = Een sterke computerspeler zou liever dit doen: { $action }
review-moves = Wat er mogelijk was, het beste eerst
review-move = Beslissing
review-chance = Winstkans
review-played = gespeeld
review-judged =
    { $worlds ->
        [one] Beoordeeld naar wat { $name } kon weten, in { $worlds } mogelijk verloop.
       *[other] Beoordeeld naar wat { $name } kon weten, in { $worlds } mogelijke verlopen.
    }

## Wat je meeneemt
review-then = En nu?
review-keep = Om te bewaren
review-keep-page = Het spel als pagina
review-keep-record = Verslag
review-keep-log = Spelverloop
review-keep-note = De pagina toont het spel op elk apparaat, zonder server. Een verslag kun je naspelen en nakijken: whistlestop replay FILE.
review-share = Doorgeven
review-share-note = Met deze link kan iedereen die deze server bereikt het afgelopen spel bekijken, met alle kaarten open.
