# Ord som står i begrunnelser (reasons.ftl), i den formen de har der.

## Slags strekninger: «Oslo–Bergen er en tunnel», «kan bare legges i tunneler og på ferger»
word-kind-plain = en vanlig strekning
word-kind-tunnel = en tunnel
word-kind-ferry = en ferge
word-kinds-plain = på vanlige strekninger
word-kinds-tunnel = i tunneler
word-kinds-ferry = på ferger

## Jokeren, i flertall
word-wilds-L = lokomotiver
word-wilds-F = fergekort

## En terning av et slag: «det er ingen terning igjen som viser joker»
word-die-S = enkellinje
word-die-D = dobbellinje
word-die-T = stasjon
word-die-L = joker

## Slags strekninger og brikker: «er en enkellinje», «brikker av slaget enkellinje»
word-single = enkellinje
word-double = dobbellinje

## Hva man kan gjøre i stedet for å melde pass: «du kan fortsatt trekke kort»
word-action-ride = flytte en passasjer
word-action-draw = trekke kort
word-action-tickets = trekke billetter
word-action-claim = gjøre krav på en strekning
word-action-build = bygge en stasjon

## Der et navn mangler
word-track = strekning { $number }
word-no-cards = ingen slike kort
word-nothing = ingenting
