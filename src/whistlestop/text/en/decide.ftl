# Decisions of their own kind in the browser: dice, rides, stations, souvenirs, the rows of the Card Game.
