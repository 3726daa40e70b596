# Ord i begrundelser (reasons.ftl), i den form de har dér.

## Slags strækninger: »Oslo–Bergen er en tunnel«, »gælder kun i tunneller og på færger«
word-kind-plain = en almindelig strækning
word-kind-tunnel = en tunnel
word-kind-ferry = en færge
word-kinds-plain = på almindelige strækninger
word-kinds-tunnel = i tunneller
word-kinds-ferry = på færger

## Jokeren, i flertal
word-wilds-L = lokomotiver
word-wilds-F = færgekort

## En terning af en slags: »der er ingen terning med lokomotiv tilbage«
word-die-S = enkeltspor
word-die-D = dobbeltspor
word-die-T = togstation
word-die-L = lokomotiv

## Slags strækninger og brikker: »er et enkeltspor«, »brikker til enkeltspor«
word-single = enkeltspor
word-double = dobbeltspor

## Hvad man kan i stedet for at melde pas: »du kan stadig trække kort«
word-action-ride = flytte en passager
word-action-draw = trække kort
word-action-tickets = trække rutekort
word-action-claim = gøre krav på en strækning
word-action-build = bygge en station

## Hvor et navn mangler
word-track = strækning { $number }
word-no-cards = ingen af de kort
word-nothing = ingenting
