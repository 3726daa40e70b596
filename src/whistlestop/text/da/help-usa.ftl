# Korte regler: USA.
help-usa-idea = Spillet, det hele begyndte med: i tog fra kyst til kyst. Den korteste vej mellem to byer er ikke altid ledig mere.
help-usa-advice = Et rutekort, du ikke kan gennemføre, koster lige så meget, som det lovede. Grå strækninger tager alle farver, så alle vil have de korte: Vent ikke for længe.
help-usa-ties = Står det lige, afgør flest gennemførte rutekort og derefter den længste, ubrudte strækning.
