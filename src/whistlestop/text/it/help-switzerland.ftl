# Regole in breve: Svizzera.
help-switzerland-wild = Le locomotive valgono solo nelle gallerie. Su una linea normale non servono a niente.
help-switzerland-heading-countries = Paesi vicini
help-switzerland-exits = Le linee che escono dalla Svizzera finiscono subito oltre il confine. Da lì non si prosegue, nemmeno verso un altro passaggio dello stesso paese.
help-switzerland-city = Alcuni biglietti portano da una città a uno di più paesi. Raggiungine uno qualsiasi; se ne raggiungi più d’uno, conta quello che vale di più.
help-switzerland-country = Altri portano da un paese a uno di più paesi, da un passaggio qualsiasi a un altro qualsiasi.
help-switzerland-lost = Se non ne raggiungi nessuno, perdi il valore più basso del biglietto.
help-switzerland-ties = A parità di punti decidono più biglietti completati, poi il tragitto continuo più lungo.
