# Kurze Regeln: USA.
help-usa-idea = Mit diesem Spiel fing alles an: mit dem Zug von Küste zu Küste. Der kürzeste Weg zwischen zwei Städten ist nicht immer noch frei.
help-usa-advice = Eine Zielkarte, die du nicht schaffst, kostet so viel, wie sie versprochen hat. Graue Strecken nehmen jede Farbe, darum wollen alle die kurzen: Warte nicht zu lange.
help-usa-ties = Bei gleichen Punkten entscheiden mehr erfüllte Zielkarten, danach die längste durchgehende Strecke.
