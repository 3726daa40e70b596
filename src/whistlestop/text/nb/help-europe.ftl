# Korte regler: Europa.
help-europe-start = Du begynner med { $pieces } togvogner, { $stations } stasjoner og { $hand } kort. Du får én lang billett og { $dealt } andre og beholder minst { $kept } av de fire. Flere lange kan du ikke få senere.
help-europe-turn = I din tur gjør du én ting: trekker kort, gjør krav på en strekning, trekker billetter eller bygger en stasjon. Så er det nestemanns tur.
help-europe-heading-stations = Stasjoner
help-europe-station = Er noen i veien for deg? Bygg en stasjon i en by som ikke har noen. Den første koster ett kort, den andre to i samme farge, den tredje tre i samme farge; lokomotiver hjelper.
help-europe-station-use = Til slutt lar hver stasjon deg bruke én av en motstanders strekninger som ender i stasjonens by, for alle billettene dine. Spillet foreslår den beste.
help-europe-station-points = Hver stasjon som du fortsatt har til slutt, gir { $station } poeng.
help-europe-ties = Ved like mange poeng avgjør flest fullførte billetter, så færrest bygde stasjoner, så den lengste sammenhengende ruten.
