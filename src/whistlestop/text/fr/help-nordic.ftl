# Les règles en bref : Scandinavie.
help-nordic-wild = Les locomotives ne servent que dans les tunnels et sur les ferries. Sur une route simple, elles ne valent rien.
help-nordic-row = Les cartes visibles restent comme elles sont, quel que soit le nombre de locomotives.
help-nordic-ferries-swap = Il te manque une locomotive ? Sur un ferry, trois cartes au choix en valent une, et peuvent donc aussi remplacer toute autre case.
help-nordic-murmansk = La route de Murmansk à Lieksa a neuf cases et vaut 27 points. Paie neuf cartes d’une même couleur ; pour chacune qui te manque, quatre cartes au choix conviennent. Une locomotive n’est ici qu’une de ces quatre.
help-nordic-tunnels-plain = Trois cartes pour une locomotive, comme sur les ferries, ne vont pas dans un tunnel.
help-nordic-ties = À égalité de points, le plus de destinations atteintes l’emporte, puis le chemin continu le plus long.
