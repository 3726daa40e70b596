# Kurze Regeln: San Francisco.
help-san-francisco-idea = Eine Stadt, durch die man in einer Viertelstunde kommt: Sammle Karten, setze deine Cable Cars, verbinde die Orte auf deinen Zielkarten und bring Souvenirs mit nach Hause.
help-san-francisco-start = Du beginnst mit { $pieces } Cable Cars und { $hand } Karten. Du bekommst { $dealt } Zielkarten und behältst mindestens { $kept }.
help-san-francisco-stacks = Sieben Arten von Souvenirs liegen in Stapeln: fünf auf den markierten Sehenswürdigkeiten, und zwei legt ihr vor dem ersten Zug selbst irgendwo auf das Spielbrett.
help-san-francisco-wild = Fährkarten sind die Joker: Eine steht für eine Karte jeder Farbe, auf jeder Strecke.
help-san-francisco-cards-dear = Eine offen ausliegende Fährkarte kostet das ganze Ziehen: Sie ist dann deine einzige Karte, und als zweite darfst du sie nicht nehmen.
help-san-francisco-cards-flush = Sobald drei der fünf offenen Karten Fährkarten sind, werden alle fünf abgeräumt und fünf neue ausgelegt.
help-san-francisco-ferries = Jedes Fährsymbol auf einer Strecke muss mit einer Fährkarte bezahlt werden; die anderen Felder wie gewohnt.
help-san-francisco-heading-souvenirs = Souvenirs
help-san-francisco-souvenir = Nutzt du eine Strecke, nimmst du von einem ihrer Enden ein Souvenir mit, wenn dort eines liegt, das dir noch fehlt. Liegt an beiden Enden eines, wählst du.
help-san-francisco-souvenir-points = Sieben verschiedene Souvenirs bringen 12 Punkte, sechs 9, fünf 6, vier 4, drei 2 und zwei 1.
help-san-francisco-end = Wer am Ende seines Zuges höchstens { $end } Cable Cars übrig hat, läutet das Ende ein: Alle sind noch einmal am Zug, er selbst zuletzt.
