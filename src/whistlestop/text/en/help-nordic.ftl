# Short rules: Nordic Countries.
help-nordic-wild = Locomotives are only for tunnels and ferries. On a plain track they are of no use.
help-nordic-row = The row stays as it is, however many locomotives it shows.
help-nordic-ferries-swap = Short of a locomotive? On a ferry any three cards will do for one, and so they may also stand for any other space.
help-nordic-murmansk = The track from Murmansk to Lieksa has nine spaces and brings 27 points. Pay nine cards of one colour; for each that you lack, any four cards will do. A locomotive is just one of those four.
help-nordic-tunnels-plain = Three cards for a locomotive, as on ferries, will not do in a tunnel.
help-nordic-ties = If points are equal, more completed tickets decide, and after them the longer unbroken path.
