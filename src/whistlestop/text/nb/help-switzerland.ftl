# Korte regler: Sveits.
help-switzerland-wild = Lokomotiver er bare til tunneler. På en vanlig strekning er de ikke til noen nytte.
help-switzerland-heading-countries = Naboland
help-switzerland-exits = Strekninger som fører ut av Sveits, ender like over grensen. Derfra går det ingen vei videre, heller ikke til en annen overgang til samme land.
help-switzerland-city = Noen billetter fører fra en by til ett av flere land. Det er nok å nå ett av dem; når du flere, teller det som gir flest poeng.
help-switzerland-country = Andre fører fra et land til ett av flere land, fra hvilken som helst overgang til hvilken som helst annen.
help-switzerland-lost = Hvis du ikke når noen av dem, mister du det laveste antallet poeng på billetten.
help-switzerland-ties = Ved like mange poeng avgjør flest fullførte billetter og deretter den lengste sammenhengende ruten.
