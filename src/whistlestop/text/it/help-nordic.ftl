# Regole in breve: Paesi Nordici.
help-nordic-wild = Le locomotive valgono solo nelle gallerie e sui traghetti. Su una linea normale non servono a niente.
help-nordic-row = Le carte a faccia in su restano come sono, per quante locomotive ci siano.
help-nordic-ferries-swap = Ti manca una locomotiva? Su un traghetto valgono per lei tre carte qualsiasi, che possono valere anche per ogni altro spazio.
help-nordic-murmansk = La linea da Murmansk a Lieksa ha nove spazi e dà 27 punti. Paga nove carte di uno stesso colore; per ognuna che ti manca valgono quattro carte qualsiasi. Una locomotiva qui è solo una di quelle quattro.
help-nordic-tunnels-plain = Tre carte per una locomotiva, come sui traghetti, non valgono in galleria.
help-nordic-ties = A parità di punti decidono più biglietti completati, poi il tragitto continuo più lungo.
