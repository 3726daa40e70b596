# Spelets slut: varför det tog slut, varje rad i räkningen och vem som vann.

reckoning-heading = Slutställningen
reckoning-why-pieces = Någon hade nästan inga vagnar kvar, så alla fick en sista tur.
reckoning-why-passes = Ingen kunde göra något mer.
reckoning-why-deck = Det sista kortet togs, så alla fick en sista tur.

## Raderna
reckoning-tracks = Sträckor
reckoning-ticket-completed = { $ticket }, avklarat
reckoning-ticket-failed = { $ticket }, inte avklarat
reckoning-bonus-globetrotter = Flest avklarade biljettkort: { $n }
reckoning-bonus-longest =
    { $n ->
        [one] Längsta sammanhängande sträckan: { $n } tågvagn
       *[other] Längsta sammanhängande sträckan: { $n } tågvagnar
    }
reckoning-bonus-stations = Oanvända stationer
reckoning-bonus-souvenirs = Souvenirer
reckoning-bonus-merchandise = Varor
reckoning-bonus-city = Flest biljettkort till { $city }
reckoning-total = Totalt

## Vem som vann
reckoning-winner =
    { $you ->
        [yes] Du vinner med { $points } poäng.
       *[no] { $who } vinner med { $points } poäng.
    }
reckoning-shared = Delad seger med { $points } poäng var: { $who }.

## Vad som avgjorde vid lika poäng
reckoning-tie-most-tickets = Det är lika på poäng; flest avklarade biljettkort avgör.
reckoning-tie-longest-path = Det är lika på poäng; den längsta sammanhängande sträckan avgör.
reckoning-tie-longest-holder = Det är lika på poäng; de extra poängen för den längsta sammanhängande sträckan avgör.
reckoning-tie-fewest-stations = Det är lika på poäng; minst antal byggda stationer avgör.
reckoning-tie-longest-ticket-route = Det är lika på poäng; den längsta rutten på ett avklarat biljettkort avgör.
reckoning-tie-merchandise = Det är lika på poäng; flest poäng för varor avgör.
reckoning-tie-most-bonus-cards = Det är lika på poäng; flest storstadsbonusar avgör.
reckoning-tie-shared = Det är lika på poäng, och på allt annat som kunde avgöra.
