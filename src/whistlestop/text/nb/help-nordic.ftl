# Korte regler: Norden.
help-nordic-wild = Lokomotiver er bare til tunneler og ferger. På en vanlig strekning er de ikke til noen nytte.
help-nordic-row = De åpne kortene blir liggende, uansett hvor mange lokomotiver det er blant dem.
help-nordic-ferries-swap = Mangler du et lokomotiv? På en ferge gjør tre valgfrie kort nytten for ett, og da kan de også gjelde for et hvilket som helst annet felt.
help-nordic-murmansk = Strekningen fra Murmansk til Lieksa har ni felter og gir 27 poeng. Betal ni kort i samme farge; for hvert kort du mangler, kan du legge fire valgfrie. Et lokomotiv er bare ett av de fire.
help-nordic-tunnels-plain = Tre kort for et lokomotiv, som på ferger, går ikke i en tunnel.
help-nordic-ties = Ved like mange poeng avgjør flest fullførte billetter og deretter den lengste sammenhengende ruten.
