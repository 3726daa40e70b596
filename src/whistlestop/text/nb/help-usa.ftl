# Korte regler: USA.
help-usa-idea = Spillet det hele begynte med: med tog fra kyst til kyst. Den korteste veien mellom to byer er ikke alltid ledig lenger.
help-usa-advice = En billett du ikke klarer å fullføre, koster like mye som den lovet. Grå strekninger tar alle farger, så alle vil ha de korte: Ikke vent for lenge.
help-usa-ties = Ved like mange poeng avgjør flest fullførte billetter og deretter den lengste sammenhengende ruten.
