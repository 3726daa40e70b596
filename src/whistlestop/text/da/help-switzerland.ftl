# Korte regler: Schweiz.
help-switzerland-wild = Lokomotiver er kun til tunneller. På en almindelig strækning gør de ingen nytte.
help-switzerland-heading-countries = Nabolande
help-switzerland-exits = Strækninger, der fører ud af Schweiz, ender lige over grænsen. Derfra går der ingen vej videre, heller ikke til en anden overgang til samme land.
help-switzerland-city = Nogle rutekort fører fra en by til et af flere lande. Det er nok at nå ét af dem; når du flere, tæller det med flest point.
help-switzerland-country = Andre fører fra et land til et af flere lande, fra en hvilken som helst overgang til en hvilken som helst anden.
help-switzerland-lost = Hvis du ikke når nogen af dem, mister du det laveste antal point på rutekortet.
help-switzerland-ties = Står det lige, afgør flest gennemførte rutekort og derefter den længste, ubrudte strækning.
