# Korte regler: Norden.
help-nordic-wild = Lokomotiver er kun til tunneller og færger. På en almindelig strækning gør de ingen nytte.
help-nordic-row = De synlige kort bliver liggende, uanset hvor mange lokomotiver der er iblandt.
help-nordic-ferries-swap = Mangler du et lokomotiv? På en færge gør tre vilkårlige kort det ud for ét, og så må de også stå for et hvilket som helst andet felt.
help-nordic-murmansk = Strækningen fra Murmansk til Lieksa har ni felter og giver 27 point. Betal ni kort i samme farve; for hvert kort, du mangler, kan du lægge fire vilkårlige. Et lokomotiv er bare et af de fire.
help-nordic-tunnels-plain = Tre kort for et lokomotiv, som på færger, går ikke i en tunnel.
help-nordic-ties = Står det lige, afgør flest gennemførte rutekort og derefter den længste, ubrudte strækning.
