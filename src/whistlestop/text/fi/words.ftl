# Sanoja perusteluihin (reasons.ftl), siinä muodossa kuin ne siellä ovat.

## Reittien lajit: ”reitti Oslo–Bergen on tunneli”, ”käyvät vain tunneleissa ja lauttareiteillä”
word-kind-plain = perusreitti
word-kind-tunnel = tunneli
word-kind-ferry = lauttareitti
word-kinds-plain = perusreiteillä
word-kinds-tunnel = tunneleissa
word-kinds-ferry = lauttareiteillä

## Jokeri monikossa: ”veturit käyvät vain tunneleissa”
word-wilds-L = veturit
word-wilds-F = lauttakortit

## Nopan silmä: ”jäljellä ei ole sopivaa noppaa (asema tai jokeri)”
word-die-S = tavallinen reitti
word-die-D = kaksoisreitti
word-die-T = asema
word-die-L = jokeri

## Reittien ja reittimerkkien lajit: ”on kaksoisreitti”
word-single = tavallinen reitti
word-double = kaksoisreitti

## Mitä passaamisen sijaan voi tehdä: ”nyt voit nostaa kortteja”
word-action-ride = siirtää matkustajaa
word-action-draw = nostaa kortteja
word-action-tickets = nostaa menolippuja
word-action-claim = rakentaa reitin
word-action-build = rakentaa aseman

## Kun nimi puuttuu; edessä on aina sana reitti
word-track = nro { $number }
word-no-cards = ei sellaisia kortteja
word-nothing = ei mitään
