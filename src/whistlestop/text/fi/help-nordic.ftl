# Lyhyet säännöt: Pohjoismaat.
help-nordic-wild = Veturit ovat vain tunneleita ja lauttoja varten. Perusreitillä niistä ei ole hyötyä.
help-nordic-row = Näkyvissä olevat kortit pysyvät, olipa niissä vetureita kuinka monta tahansa.
help-nordic-ferries-swap = Puuttuuko veturi? Lautalla sen korvaa kolme mitä tahansa korttia, ja siten ne käyvät myös mihin tahansa muuhun ruutuun.
help-nordic-murmansk = Murmanskista Lieksaan vievässä reitissä on yhdeksän ruutua, ja se tuo 27 pistettä. Maksa yhdeksän samanväristä korttia; jokaisen puuttuvan korvaa neljä mitä tahansa korttia. Veturi on vain yksi näistä neljästä.
help-nordic-tunnels-plain = Kolme korttia veturin sijasta, kuten lautoilla, ei käy tunnelissa.
help-nordic-ties = Tasapisteissä ratkaisee suoritettujen menolippujen määrä, sen jälkeen pisin yhtenäinen reitti.
