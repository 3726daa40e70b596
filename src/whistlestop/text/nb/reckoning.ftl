# Slutten på spillet: hvorfor det sluttet, hver linje i regnskapet og hvem som vant.

reckoning-heading = Sluttregnskapet
reckoning-why-pieces = Noen hadde brukt nesten alle vognene sine, så alle fikk en siste tur.
reckoning-why-passes = Ingen kunne gjøre noe mer.
reckoning-why-deck = Det siste kortet ble tatt, så alle fikk en siste tur.

## Linjene
reckoning-tracks = Strekninger
reckoning-ticket-completed = { $ticket }, fullført
reckoning-ticket-failed = { $ticket }, ikke fullført
reckoning-bonus-globetrotter = Flest fullførte billetter: { $n }
reckoning-bonus-longest =
    { $n ->
        [one] Lengste sammenhengende rute: { $n } togvogn
       *[other] Lengste sammenhengende rute: { $n } togvogner
    }
reckoning-bonus-stations = Ubrukte stasjoner
reckoning-bonus-souvenirs = Suvenirer
reckoning-bonus-merchandise = Varer
reckoning-bonus-city = Flest billetter til { $city }
reckoning-total = Til sammen

## Hvem som vant
reckoning-winner =
    { $you ->
        [yes] Du vinner med { $points } poeng.
       *[no] { $who } vinner med { $points } poeng.
    }
reckoning-shared = Delt seier med { $points } poeng hver: { $who }.

## Hva som avgjorde ved like mange poeng
reckoning-tie-most-tickets = Det er likt på poeng; flest fullførte billetter avgjør.
reckoning-tie-longest-path = Det er likt på poeng; den lengste sammenhengende ruten avgjør.
reckoning-tie-longest-holder = Det er likt på poeng; bonuspoengene for den lengste sammenhengende ruten avgjør.
reckoning-tie-fewest-stations = Det er likt på poeng; færrest bygde stasjoner avgjør.
reckoning-tie-longest-ticket-route = Det er likt på poeng; den lengste ruten på en fullført billett avgjør.
reckoning-tie-merchandise = Det er likt på poeng; flest poeng for varer avgjør.
reckoning-tie-most-bonus-cards = Det er likt på poeng; flest storbybonuser avgjør.
reckoning-tie-shared = Det er likt på poeng, og på alt annet som kunne avgjort.
