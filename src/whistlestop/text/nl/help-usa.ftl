# Korte regels: Verenigde Staten.
help-usa-idea = Het spel waarmee het allemaal begon: met de trein van kust tot kust. De kortste weg tussen twee steden is niet altijd nog vrij.
help-usa-advice = Een bestemmingsticket dat je niet haalt, kost zoveel als het beloofde. Grijze routes nemen elke kleur, dus iedereen wil de korte: wacht niet te lang.
help-usa-ties = Bij gelijke punten geven meer voltooide bestemmingstickets de doorslag, daarna de langst doorlopende route.
