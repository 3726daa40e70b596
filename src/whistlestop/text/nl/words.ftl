# Woorden in redenen (reasons.ftl), in de vorm waarin ze daar staan.

## Soorten routes: “Oslo–Bergen is een tunnel”, “mogen alleen in tunnels en op veerboten”
word-kind-plain = een gewone route
word-kind-tunnel = een tunnel
word-kind-ferry = een veerboot
word-kinds-plain = op gewone routes
word-kinds-tunnel = in tunnels
word-kinds-ferry = op veerboten

## De wilde kaart, in het meervoud
word-wilds-L = locomotieven
word-wilds-F = veerbootkaarten

## Een dobbelsteen van een soort: “er is geen joker meer over”
word-die-S = dobbelsteen met een enkele route
word-die-D = dobbelsteen met een dubbele route
word-die-T = dobbelsteen met een station
word-die-L = joker

## Soorten routes en jetons: “een enkele route”, “jetons voor een enkele route”
word-single = enkele route
word-double = dubbele route

## Wat kan in plaats van passen: “dit kan nog: kaarten trekken”
word-action-ride = een passagier verplaatsen
word-action-draw = kaarten trekken
word-action-tickets = bestemmingstickets trekken
word-action-claim = een route claimen
word-action-build = een station bouwen

## Waar een naam ontbreekt
word-track = route { $number }
word-no-cards = zulke kaarten niet
word-nothing = niets
