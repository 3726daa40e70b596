# Regler i korthet: Europa.
help-europe-start = Du börjar med { $pieces } tågvagnar, { $stations } stationer och { $hand } kort. Du får ett långt biljettkort och { $dealt } andra och behåller minst { $kept } av de fyra. Fler långa går inte att få senare.
help-europe-turn = På din tur gör du en sak: drar kort, mutar in en sträcka, drar biljettkort eller bygger en station. Sedan är det nästa spelares tur.
help-europe-heading-stations = Stationer
help-europe-station = Står någon i vägen för dig? Bygg en station i en stad som inte har någon. Den första kostar ett kort, den andra två i samma färg, den tredje tre i samma färg; lokomotiv hjälper.
help-europe-station-use = Till slut låter varje station dig använda en av en motståndares sträckor som slutar i stationens stad, för alla dina biljettkort. Spelet föreslår den bästa.
help-europe-station-points = Varje station som du har kvar till slut ger { $station } poäng.
help-europe-ties = Vid lika poäng avgör flest avklarade biljettkort, sedan minst antal byggda stationer, sedan den längsta sammanhängande sträckan.
