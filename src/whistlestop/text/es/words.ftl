# Palabras de las explicaciones (reasons.ftl), en la forma en que aparecen allí.

## Tipos de recorrido: «Oslo–Bergen es un túnel», «solo sirven en túneles y en ferris»
word-kind-plain = un recorrido normal
word-kind-tunnel = un túnel
word-kind-ferry = un ferry
word-kinds-plain = en recorridos normales
word-kinds-tunnel = en túneles
word-kinds-ferry = en ferris

## El comodín, en plural
word-wilds-L = locomotoras
word-wilds-F = cartas de ferry

## Un dado de un tipo
word-die-S = dado de vía simple
word-die-D = dado de vía doble
word-die-T = dado de estación
word-die-L = dado de locomotora

## Tipos de recorrido y de fichas
word-single = vía simple
word-double = vía doble

## Lo que se puede hacer en vez de pasar: «se puede robar cartas»
word-action-ride = mover un pasajero
word-action-draw = robar cartas
word-action-tickets = robar billetes
word-action-claim = cubrir un recorrido
word-action-build = construir una estación

## Donde falta un nombre
word-track = el recorrido { $number }
word-no-cards = ninguna de esas cartas
word-nothing = nada
