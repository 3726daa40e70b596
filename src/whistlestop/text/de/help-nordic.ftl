# Kurze Regeln: Skandinavien.
help-nordic-wild = Lokomotiven sind nur für Tunnel und Fähren da. Auf einer einfachen Strecke nützen sie nichts.
help-nordic-row = Die Auslage bleibt, wie sie ist, so viele Lokomotiven sie auch zeigt.
help-nordic-ferries-swap = Fehlt dir eine Lokomotive? Auf einer Fähre tun es auch drei beliebige Karten, und die dürfen auch für jedes andere Feld stehen.
help-nordic-murmansk = Die Strecke von Murmansk nach Lieksa hat neun Felder und bringt 27 Punkte. Zahle neun Karten einer Farbe; für jede, die dir fehlt, tun es vier beliebige. Eine Lokomotive ist dabei nur eine von diesen vieren.
help-nordic-tunnels-plain = Drei Karten statt einer Lokomotive, wie auf Fähren, gehen im Tunnel nicht.
help-nordic-ties = Bei gleichen Punkten entscheiden mehr erfüllte Zielkarten, danach die längere durchgehende Strecke.
