# Korte regler: Europa.
help-europe-start = Du begynder med { $pieces } togvogne, { $stations } stationer og { $hand } kort. Du får ét langt rutekort og { $dealt } andre og beholder mindst { $kept } af de fire. Du kan ikke få et langt til senere.
help-europe-turn = I din tur gør du én ting: trækker kort, gør krav på en strækning, trækker rutekort eller bygger en station. Så er det den næstes tur.
help-europe-heading-stations = Togstationer
help-europe-station = Er der nogen i vejen for dig, så byg en station i en by, der ikke har nogen. Den første koster ét kort, den anden to i samme farve, den tredje tre i samme farve; lokomotiver hjælper.
help-europe-station-use = Til sidst lader hver station dig bruge én af en modstanders strækninger, der ender i stationens by, til alle dine rutekort. Spillet foreslår den bedste.
help-europe-station-points = Hver station, du stadig har til sidst, giver { $station } point.
help-europe-ties = Står det lige, afgør flest gennemførte rutekort, så færrest byggede stationer, så den længste, ubrudte strækning.
