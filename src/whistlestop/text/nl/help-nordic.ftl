# Korte regels: Scandinavië.
help-nordic-wild = Locomotieven zijn alleen voor tunnels en veerboten. Op een gewone route heb je er niets aan.
help-nordic-row = De open kaarten blijven liggen, hoeveel locomotieven er ook bij zijn.
help-nordic-ferries-swap = Kom je een locomotief tekort? Op een veerboot zijn drie willekeurige kaarten ook goed, en zo mogen ze ook voor elk ander vakje gelden.
help-nordic-murmansk = De route van Murmansk naar Lieksa heeft negen vakjes en levert 27 punten op. Betaal negen kaarten van één kleur; voor elke die je mist, zijn vier willekeurige kaarten goed. Een locomotief is gewoon een van die vier.
help-nordic-tunnels-plain = Drie kaarten voor een locomotief, zoals op veerboten, mag niet in een tunnel.
help-nordic-ties = Bij gelijke punten geven meer voltooide bestemmingstickets de doorslag, daarna de langst doorlopende route.
