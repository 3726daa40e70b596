# Ord som står i förklaringar (reasons.ftl), i den form de har där.

## Slags sträckor: ”Oslo–Bergen är en tunnel”, ”får bara läggas i tunnlar och på färjor”
word-kind-plain = en vanlig sträcka
word-kind-tunnel = en tunnel
word-kind-ferry = en färja
word-kinds-plain = på vanliga sträckor
word-kinds-tunnel = i tunnlar
word-kinds-ferry = på färjor

## Jokern, i flertal
word-wilds-L = lokomotiv
word-wilds-F = färjekort

## En tärning av ett slag: ”ingen tärning är kvar som visar joker”
word-die-S = enkelrutt
word-die-D = dubbelrutt
word-die-T = station
word-die-L = joker

## Slags sträckor och brickor: ”är en enkelrutt”, ”brickor för enkelrutt”
word-single = enkelrutt
word-double = dubbelrutt

## Vad man kan göra i stället för att passa: ”du kan fortfarande dra kort”
word-action-ride = flytta en passagerare
word-action-draw = dra kort
word-action-tickets = dra biljettkort
word-action-claim = muta in en sträcka
word-action-build = bygga en station

## Där ett namn saknas
word-track = sträcka { $number }
word-no-cards = inga sådana kort
word-nothing = ingenting
