# Kurze Regeln: Schweiz.
help-switzerland-wild = Lokomotiven sind nur für Tunnel da. Auf einer einfachen Strecke nützen sie nichts.
help-switzerland-heading-countries = Nachbarländer
help-switzerland-exits = Strecken, die aus der Schweiz führen, enden gleich hinter der Grenze. Von dort geht es nicht weiter, auch nicht zu einem anderen Übergang ins selbe Land.
help-switzerland-city = Manche Zielkarten führen von einer Stadt in eines von mehreren Ländern. Erreiche irgendeines davon; erreichst du mehrere, zählt das mit den meisten Punkten.
help-switzerland-country = Andere führen von einem Land in eines von mehreren Ländern, von irgendeinem Übergang zu irgendeinem anderen.
help-switzerland-lost = Erreichst du keines, verlierst du die kleinste Punktzahl auf der Zielkarte.
help-switzerland-ties = Bei gleichen Punkten entscheiden mehr erfüllte Zielkarten, danach die längste durchgehende Strecke.
