# Spillets slutning: hvorfor det sluttede, hver linje i regnskabet, og hvem der vandt.

reckoning-heading = Regnskabet
reckoning-why-pieces = Nogen havde brugt næsten alle sine vogne, så alle fik en sidste tur.
reckoning-why-passes = Ingen kunne gøre mere.
reckoning-why-deck = Det sidste kort blev taget, så alle fik en sidste tur.

## Linjerne
reckoning-tracks = Strækninger
reckoning-ticket-completed = { $ticket }, gennemført
reckoning-ticket-failed = { $ticket }, ikke gennemført
reckoning-bonus-globetrotter = Flest gennemførte rutekort: { $n }
reckoning-bonus-longest =
    { $n ->
        [one] Længste, ubrudte strækning: { $n } togvogn
       *[other] Længste, ubrudte strækning: { $n } togvogne
    }
reckoning-bonus-stations = Ubrugte stationer
reckoning-bonus-souvenirs = Turistmarkører
reckoning-bonus-merchandise = Varer
reckoning-bonus-city = Flest rutekort til { $city }
reckoning-total = I alt

## Hvem der vandt
reckoning-winner =
    { $you ->
        [yes] Du vinder med { $points } point.
       *[no] { $who } vinder med { $points } point.
    }
reckoning-shared = Delt sejr med { $points } point til hver: { $who }.

## Hvad der afgjorde det ved lige mange point
reckoning-tie-most-tickets = Der er uafgjort på point; flest gennemførte rutekort afgør det.
reckoning-tie-longest-path = Der er uafgjort på point; den længste, ubrudte strækning afgør det.
reckoning-tie-longest-holder = Der er uafgjort på point; bonuspointene for den længste, ubrudte strækning afgør det.
reckoning-tie-fewest-stations = Der er uafgjort på point; færrest byggede stationer afgør det.
reckoning-tie-longest-ticket-route = Der er uafgjort på point; den længste rute på et gennemført rutekort afgør det.
reckoning-tie-merchandise = Der er uafgjort på point; flest point for varer afgør det.
reckoning-tie-most-bonus-cards = Der er uafgjort på point; flest storbybonusser afgør det.
reckoning-tie-shared = Der er uafgjort på point, og på alt andet, der kunne afgøre det.
