# Wörter in Begründungen (reasons.ftl), in der Form, in der sie dort stehen.

## Arten von Strecken: „Oslo–Bergen ist ein Tunnel“, „gelten nur in Tunneln und auf Fähren“
word-kind-plain = eine einfache Strecke
word-kind-tunnel = ein Tunnel
word-kind-ferry = eine Fähre
word-kinds-plain = auf einfachen Strecken
word-kinds-tunnel = in Tunneln
word-kinds-ferry = auf Fähren

## Der Joker, in der Mehrzahl
word-wilds-L = Lokomotiven
word-wilds-F = Fährkarten

## Ein Würfel einer Art: „es ist kein Lokomotivwürfel mehr da“
word-die-S = Einzelstrecken-Würfel
word-die-D = Doppelstrecken-Würfel
word-die-T = Bahnhofswürfel
word-die-L = Lokomotivwürfel

## Arten von Strecken und Markern: „eine Einzelstrecke“, „Einzelstrecken-Marker“
word-single = Einzelstrecke
word-double = Doppelstrecke

## Was statt des Passens möglich ist: „möglich ist, Karten zu ziehen“
word-action-ride = einen Passagier zu bewegen
word-action-draw = Karten zu ziehen
word-action-tickets = Zielkarten zu ziehen
word-action-claim = eine Strecke zu nutzen
word-action-build = einen Bahnhof zu bauen

## Wo ein Name fehlt
word-track = Strecke { $number }
word-no-cards = keine solchen Karten
word-nothing = nichts
