# Kurze Regeln: das Kartenspiel.
help-card-game-idea = Kein Spielbrett, keine Waggons: Hier reisen die Karten. Lege sie in deinen Rangierbahnhof, bring sie sicher auf das Gleis und bezahle deine Zielkarten mit dem, was ankommt.
help-card-game-start = Du beginnst mit einer Lokomotive und { $hand } weiteren Karten. Du bekommst { $dealt } Zielkarten und behältst so viele, wie du willst, aber mindestens { $kept }.
help-card-game-heading-yard = Vom Rangierbahnhof auf das Gleis
help-card-game-to-track = Dein Zug beginnt im Rangierbahnhof: Von jeder Reihe dort kommt die oberste Karte verdeckt auf deinen Gleisstapel. Bis zur Wertung sieht sie niemand mehr an, auch du nicht. Was dort liegt, ist sicher.
help-card-game-turn = Dann tust du genau eines: Karten ziehen, Karten in deinen Rangierbahnhof legen oder Zielkarten ziehen.
help-card-game-cards = Nimm zwei Karten: von den fünf, die offen ausliegen, oder verdeckt vom Stapel. Eine offen ausliegende Lokomotive kostet das ganze Ziehen.
help-card-game-heading-lay = Karten legen
help-card-game-lay = Lege zwei oder mehr Karten einer Farbe als Reihe, wenn du willst mit Lokomotiven; die kommen obenauf. Oder lege genau drei Karten in drei verschiedenen Farben, ohne Lokomotiven: drei Reihen mit je einer Karte.
help-card-game-lay-own = Eine Farbe, die schon in deinem Rangierbahnhof liegt, kannst du nicht legen.
help-card-game-rob = Liegt eine Farbe bei jemand anderem, musst du mehr Karten davon legen, als dort liegen. So raubst du den Zug aus: Die andere Reihe wird abgelegt.
help-card-game-tickets = Ziehst du Zielkarten, nimmst du { $drawn } und behältst so viele, wie du willst, auch gar keine. Die anderen kommen unter den Stapel.
help-card-game-complete = Eine Zielkarte verlangt Karten bestimmter Farben. Ist die letzte Karte des Stapels genommen und waren alle noch einmal am Zug, bezahlst du deine Zielkarten mit den Karten deines Gleisstapels. Eine Lokomotive steht für jede Karte, und jede Karte bezahlt nur eine Zielkarte.
help-card-game-choose = Du wählst, welche Zielkarten du erfüllst; das Spiel schlägt dir die beste Wahl vor.
help-card-game-four = Zu viert gibt es zwei Runden: Nach der ersten werden alle Karten gemischt, die nicht auf einer Hand sind, alle bekommen vier weitere, und es geht weiter.
help-card-game-score = Erfüllte Zielkarten bringen ihre Punkte, die anderen kosten sie.
help-card-game-bonus = Für jede der sechs großen Städte bekommt den Bonus, wer die meisten Zielkarten mit ihr erfüllt hat.
help-card-game-ties = Bei gleichen Punkten entscheiden mehr erfüllte Zielkarten, danach mehr Städteboni.
