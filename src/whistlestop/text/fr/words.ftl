# Les mots des explications (reasons.ftl), dans la forme où ils y figurent.

## Les sortes de routes : « Oslo–Bergen est un tunnel », « ne servent que dans les tunnels et sur les ferries »
word-kind-plain = une route simple
word-kind-tunnel = un tunnel
word-kind-ferry = un ferry
word-kinds-plain = sur les routes simples
word-kinds-tunnel = dans les tunnels
word-kinds-ferry = sur les ferries

## Le joker, au pluriel
word-wilds-L = les locomotives
word-wilds-F = les cartes Ferry

## Un dé d’une sorte
word-die-S = dé voie simple
word-die-D = dé voie double
word-die-T = dé gare
word-die-L = dé locomotive

## Les sortes de routes et de jetons
word-single = voie simple
word-double = voie double

## Ce qui est possible au lieu de passer : « il est possible de piocher des cartes »
word-action-ride = déplacer un passager
word-action-draw = piocher des cartes
word-action-tickets = piocher des cartes Destination
word-action-claim = prendre une route
word-action-build = construire une gare

## Quand il manque un nom
word-track = la route { $number }
word-no-cards = aucune de ces cartes
word-nothing = rien
