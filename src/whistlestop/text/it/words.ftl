# Parole delle spiegazioni (reasons.ftl), nella forma in cui vi compaiono.

## Tipi di linee: «Oslo–Bergen è una galleria», «valgono solo nelle gallerie e sui traghetti»
word-kind-plain = una linea normale
word-kind-tunnel = una galleria
word-kind-ferry = un traghetto
word-kinds-plain = sulle linee normali
word-kinds-tunnel = nelle gallerie
word-kinds-ferry = sui traghetti

## Il jolly, al plurale
word-wilds-L = locomotive
word-wilds-F = carte Traghetto

## Un dado di un tipo
word-die-S = dado linea singola
word-die-D = dado doppia linea
word-die-T = dado stazione
word-die-L = dado locomotiva

## Tipi di linee e di gettoni
word-single = linea singola
word-double = doppia linea

## Ciò che si può fare invece di passare: «si può pescare carte»
word-action-ride = muovere un passeggero
word-action-draw = pescare carte
word-action-tickets = pescare biglietti
word-action-claim = reclamare una linea
word-action-build = costruire una stazione

## Dove manca un nome
word-track = la linea { $number }
word-no-cards = nessuna di queste carte
word-nothing = niente
