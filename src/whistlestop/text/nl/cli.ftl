# Het spel in de terminal.  Wat je typt (look, undo, c17 …) is in elke taal hetzelfde.

cli-you = Jij
cli-unofficial = Whistlestop speelt de familie van Ticket to Ride. Niet officieel, niet verbonden met de uitgever.
cli-goodbye = Tot ziens! whistlestop play begint een nieuw spel; whistlestop play --help vertelt wat er te kiezen valt.
cli-not-kept = Het spel is niet afgelopen en niet bewaard; --save FILE bewaart het volgende.

## Wat we gaan spelen
cli-ask-title = Welk spel? [{ $usual }]
cli-ask-seats = Met hoeveel spelers, { $least } tot { $most }? [{ $least }]
cli-ask-dice = Met de dobbelsteenuitbreiding, j of n? [n]
# Antwoorden die ja of nee betekenen; naar het eerste wordt gevraagd
cli-yes = j ja y yes
cli-no = n nee no
cli-ask-options = Huisregels, KEY=VALUE met spaties ertussen; ? somt ze op [geen]
cli-ask-people = Wie speelt er aan dit scherm? Namen met komma’s [{ $usual }]
cli-ask-bot = Tegen welke computerspeler, { $bots }? [{ $usual }]
cli-title-line = { $title }, { $least } tot { $most } spelers
cli-option-line = { $choices } (het eerste is gebruikelijk). { $text }
cli-type-options = Typ wat je wilt, bijvoorbeeld: { $example }=…
cli-no-number = “{ $text }” is geen getal.
cli-yes-or-no = j of n, graag.
cli-no-such-option = { $option } is geen huisregel van dit spel; ? somt ze op.
cli-too-many-people =
    { $n ->
        [one] { $n } persoon past niet op { $seats } plaatsen.
       *[other] { $n } personen passen niet op { $seats } plaatsen.
    }
cli-bad-names = “{ $text }” noemt niemand, of iemand twee keer; schrijf namen met komma’s, bijvoorbeeld Ada,Ben.

## Een bewaard spel
cli-good-so-far = Het verslag klopt tot hier: { $fault }

## Wie aan de beurt is
cli-begins = { $who } begint. Druk op Enter als er niemand meekijkt.
cli-your-turn = { $who }, je bent aan de beurt. Druk op Enter als er niemand meekijkt.
cli-prompt = { $question } (? voor hulp)
cli-prompt-named = { $who }: { $question } (? voor hulp)
cli-ask-main = Wat doe je?
cli-ask-keep = Welke houd je?
cli-ask-mix = Welke bestemmingstickets trek je?
cli-ask-stack = Welke souvenirs leg je neer?
cli-ask-place = Waar?
cli-ask-second = En de tweede kaart?
cli-ask-pay = Hoe betaal je?
cli-ask-plus4 = Hoeveel ervan?
cli-ask-substitute = Welke kaart leg je erbij?
cli-ask-tunnel = Betaal je voor de tunnel?
cli-ask-souvenir = Welk souvenir neem je?
cli-ask-passenger = Waar komt er een passagier?
cli-ask-station = Hoe betaal je?
cli-ask-ride = Waar gaat de reis heen?
cli-ask-rolled = Welke dobbelstenen gooi je opnieuw?
cli-ask-tokens = Met hoeveel jetons betaal je?
cli-ask-dice-tunnel = Betaal je voor de tunnel?
cli-ask-borrow = Welke route gebruikt je station?
cli-ask-move = Welke kaart gaat naar het spoor?
cli-ask-number = Hoeveel kaarten leg je?
cli-ask-locomotives = Hoeveel locomotieven leg je erbij?
cli-ask-complete = Welke bestemmingstickets voltooi je?

## Wat je kunt typen
cli-help-number = doet wat er in de lijst bij 3 staat
cli-help-token = doet het met het korte woord erachter: r3 neemt een kaart, d trekt blind, t trekt bestemmingstickets
cli-help-paid = claimt route 17 met precies deze kaarten, twee rode en een locomotief
cli-help-word = toont wat je kunt doen met een plaats, een kleur of een ander woord
cli-help-why = noemt de regel die het verbiedt
cli-help-rule = vertelt een regel, in het Engels
cli-help-rules = vertelt de korte regels van dit spel
cli-help-look = toont de tafel nog eens
cli-help-all = toont alle mogelijkheden
cli-help-log = vertelt het spel tot nu toe
cli-help-undo = neemt je laatste beslissing terug
cli-help-save = bewaart het spel; whistlestop play --resume FILE speelt het verder
cli-help-quit = stopt
cli-letters = Kaarten: { $letters }.
cli-letter = { $letter } { $card }

## Antwoorden
cli-no-such-number = Nummer { $number } staat niet in de lijst.
cli-nothing-called = Hier heet niets “{ $text }”; ? helpt.
cli-rule-tells-more = rule { $rule } vertelt meer
cli-why-needs-action = Bij why hoort een actie, bijvoorbeeld: why c17
cli-allowed = { $action } mag.
cli-nothing-to-undo = Er is geen beslissing van jou die je kunt terugnemen.
cli-undone = Teruggenomen. Dezelfde beslissing brengt hetzelfde geluk.
cli-save-where = Waar? Typ: save FILE
cli-cannot-write = { $file } is niet te schrijven: { $why }. save FILE neemt een ander bestand.
cli-kept-in = Het spel is bewaard in { $file }.

## De lijst met mogelijkheden
cli-more =
    { $n ->
        [one] en nog { $n }: all toont die
       *[other] en nog { $n }: all toont ze
    }
cli-more-found =
    { $n ->
        [one] en nog { $n }; een langer woord vindt er minder
       *[other] en nog { $n }; een langer woord vindt er minder
    }
cli-on-the-way = op weg naar een bestemming
cli-keep-which =
    { $least ->
        [0] Welke van deze bestemmingstickets houd je? Geen mag ook; typ de nummers, bijvoorbeeld 1 2, of none:
       *[other] Welke van deze bestemmingstickets houd je? Minstens { $least }; typ de nummers, bijvoorbeeld 1 2:
    }
cli-claimed-by = geclaimd door { $who }
cli-spaces-from-here =
    { $n ->
        [0] al voltooid
        [one] nog { $n } vakje
       *[other] nog { $n } vakjes
    }

## Een route met alles wat erop staat
cli-track-plain =
    { $n ->
        [one] { $track } ({ $n } vakje, { $colour })
       *[other] { $track } ({ $n } vakjes, { $colour })
    }
cli-track-tunnel =
    { $n ->
        [one] { $track } ({ $n } vakje, { $colour }, tunnel)
       *[other] { $track } ({ $n } vakjes, { $colour }, tunnel)
    }
cli-track-ferry =
    { $n ->
        [one] { $track } ({ $n } vakje, { $colour }, veerboot met { $symbols })
       *[other] { $track } ({ $n } vakjes, { $colour }, veerboot met { $symbols })
    }
cli-symbols =
    { $n ->
        [one] { $n } locomotiefsymbool
       *[other] { $n } locomotiefsymbolen
    }

## De tafel
cli-head-turn = { $title } · beurt { $turn }
cli-last-turns = De laatste beurten: de allerlaatste is voor { $who }.
cli-near-end = het einde is nabij
cli-goods = { $n } met goederen
cli-tokens = jetons: { $tokens }
cli-stations-in = stations in { $places }
cli-passengers-in = passagiers in { $places }
cli-seen-in-hand = gezien in deze hand: { $cards }
cli-yard = rangeerterrein: { $rows }
cli-row = Open kaarten:
cli-dice = Dobbelstenen:
cli-left = Over:
cli-open = Souvenirs:
cli-hand = Hand:
cli-tickets = Bestemmingstickets:
cli-none = geen
cli-pile =
    { $n ->
        [one] { $n } kaart in de stapel
       *[other] { $n } kaarten in de stapel
    }
cli-deck-regular =
    { $n ->
        [one] { $n } bestemmingsticket
       *[other] { $n } bestemmingstickets
    }
cli-deck-long =
    { $n ->
        [one] { $n } lang bestemmingsticket
       *[other] { $n } lange bestemmingstickets
    }
cli-deck-short =
    { $n ->
        [one] { $n } kort bestemmingsticket
       *[other] { $n } korte bestemmingstickets
    }
cli-stack = { $n } × { $souvenir } op { $place }
cli-ticket-done = { $ticket }: voltooid
cli-ticket-lost = { $ticket }: buiten bereik
cli-ticket-open =
    { $n ->
        [one] { $ticket }: nog { $n } vakje via { $tracks }
       *[other] { $ticket }: nog { $n } vakjes via { $tracks }
    }

## Een verslag
cli-record-empty = Verslag { $number } vertelt geen spel.
cli-record-head =
    { $turns ->
        [one] Verslag { $number }: { $title }, { $players }, { $turns } beurt, { $decisions }.
       *[other] Verslag { $number }: { $title }, { $players }, { $turns } beurten, { $decisions }.
    }
cli-players =
    { $n ->
        [one] { $n } speler
       *[other] { $n } spelers
    }
cli-decisions =
    { $n ->
        [one] { $n } beslissing
       *[other] { $n } beslissingen
    }
cli-record-began = { $who } begon.
cli-record-options = Huisregels: { $options }.
cli-record-board = Spelbord: { $board }.
cli-record-open = Het spel is niet afgelopen. { $who } beslist nu, in de fase { $phase }.
cli-record-good = Het verslag klopt.
cli-record-good-so-far = Het verslag klopt tot aan de fout.
cli-score =
    { $points ->
        [one] { $who }: { $points } punt ({ $parts })
       *[other] { $who }: { $points } punten ({ $parts })
    }
cli-score-tracks = routes { $points }
cli-score-tickets = bestemmingstickets { $points } ({ $done } van { $all } voltooid)
cli-score-part = { $what } { $points }

## De lijst met spellen
cli-titles-id = titel
cli-titles-name = naam
cli-titles-players = spelers
cli-titles-dice = met dobbelstenen
cli-titles-rules = regels
cli-titles-range = { $least } tot { $most }
cli-titles-yes = ja
cli-titles-no = nee
cli-titles-more = whistlestop play TITLE begint een spel; whistlestop rules CM-40 legt een regel uit.
