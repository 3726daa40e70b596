# Regler i korthet: Norden.
help-nordic-wild = Lokomotiv är bara till för tunnlar och färjor. På en vanlig sträcka är de till ingen nytta.
help-nordic-row = De uppvända korten ligger kvar, hur många lokomotiv det än är bland dem.
help-nordic-ferries-swap = Saknar du ett lokomotiv? På en färja duger tre valfria kort i stället för ett, och då får de också gälla för vilken annan ruta som helst.
help-nordic-murmansk = Sträckan från Murmansk till Lieksa har nio rutor och ger 27 poäng. Betala nio kort i samma färg; för varje kort som du saknar duger fyra valfria. Ett lokomotiv är bara ett av de fyra.
help-nordic-tunnels-plain = Tre kort för ett lokomotiv, som på färjor, går inte i en tunnel.
help-nordic-ties = Vid lika poäng avgör flest avklarade biljettkort och därefter den längsta sammanhängande sträckan.
