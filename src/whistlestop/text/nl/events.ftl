# Wat er aan tafel gebeurt, een zin voor elke soort gebeurtenis.

event-turn =
    { $you ->
        [yes] Je bent aan de beurt.
       *[no] { $who } is aan de beurt.
    }
event-deal =
    { $you ->
        [yes] Je krijgt { $cards }.
       *[no] { $who } krijgt { $cards }.
    }
event-deal-hidden =
    { $n ->
        [one] { $who } krijgt { $n } kaart.
       *[other] { $who } krijgt { $n } kaarten.
    }
event-turn-up = Opengelegd: { $cards }.
event-flush = De openliggende kaarten gaan weg; er komen nieuwe.
event-reshuffle = De aflegstapel wordt geschud en wordt de nieuwe trekstapel.
event-reveal = De tunnel onthult: { $cards }.
event-roll = De dobbelstenen tonen: { $dice }.
event-tunnel-roll =
    { $n ->
        [0] De tunneldobbelstenen tonen geen tunnel.
        [one] De tunneldobbelstenen tonen { $n } tunnel.
       *[other] De tunneldobbelstenen tonen { $n } tunnels.
    }
event-stack =
    { $n ->
        [one] Op { $place } ligt { $n } × { $souvenir }.
       *[other] Op { $place } ligt { $n } × { $souvenir }.
    }
event-place-stack =
    { $you ->
        [yes] Je legt { $n } × { $souvenir } op { $place }.
       *[no] { $who } legt { $n } × { $souvenir } op { $place }.
    }
event-offer =
    { $you ->
        [yes] Je trekt bestemmingstickets: { $tickets }.
       *[no] { $who } trekt bestemmingstickets: { $tickets }.
    }
event-offer-hidden =
    { $n ->
        [one] { $who } trekt { $n } bestemmingsticket.
       *[other] { $who } trekt { $n } bestemmingstickets.
    }
event-keep =
    { $you ->
        [yes] Je houdt { $tickets }.
       *[no] { $who } houdt { $tickets }.
    }
event-keep-none =
    { $you ->
        [yes] Je houdt geen bestemmingsticket.
       *[no] { $who } houdt geen bestemmingsticket.
    }
event-keep-hidden =
    { $n ->
        [one] { $who } houdt { $n } bestemmingsticket.
       *[other] { $who } houdt { $n } bestemmingstickets.
    }
event-keep-mixed = { $who } houdt { $long } lange en { $short } korte bestemmingstickets.
event-mix =
    { $you ->
        [yes] Je kondigt { $long } lange en { $short } korte bestemmingstickets aan.
       *[no] { $who } kondigt { $long } lange en { $short } korte bestemmingstickets aan.
    }
event-pick-row =
    { $you ->
        [yes] Je neemt { $card } uit de openliggende kaarten.
       *[no] { $who } neemt { $card } uit de openliggende kaarten.
    }
event-pick-blind =
    { $you ->
        [yes] Je trekt { $card } van de stapel.
       *[no] { $who } trekt { $card } van de stapel.
    }
event-pick-hidden = { $who } trekt een kaart van de stapel.
event-claim =
    { $you ->
        [yes] Je legt { $paid } voor { $track }.
       *[no] { $who } legt { $paid } voor { $track }.
    }
event-placed =
    { $you ->
        [yes] Je claimt { $track } en krijgt { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }.
       *[no] { $who } claimt { $track } en krijgt { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }.
    }
event-laid =
    { $you ->
        [yes] Je moet nog { $n ->
            [one] { $n } kaart
           *[other] { $n } kaarten
        } leggen voor { $track }.
       *[no] { $who } moet nog { $n ->
            [one] { $n } kaart
           *[other] { $n } kaarten
        } leggen voor { $track }.
    }
event-surcharge =
    { $you ->
        [yes] Je betaalt { $paid } extra voor de tunnel.
       *[no] { $who } betaalt { $paid } extra voor de tunnel.
    }
event-surcharge-none = De tunnel kost niets extra.
event-decline =
    { $you ->
        [yes] Je betaalt niet voor de tunnel.
       *[no] { $who } betaalt niet voor de tunnel.
    }
event-station =
    { $you ->
        [yes] Je bouwt een station in { $place } en betaalt { $paid }.
       *[no] { $who } bouwt een station in { $place } en betaalt { $paid }.
    }
event-borrow =
    { $you ->
        [yes] Je station in { $place } gebruikt { $track }.
       *[no] Het station van { $who } in { $place } gebruikt { $track }.
    }
event-passenger =
    { $you ->
        [yes] Je zet een passagier in { $place }.
       *[no] { $who } zet een passagier in { $place }.
    }
event-passenger-none =
    { $you ->
        [yes] Je zet geen passagier neer.
       *[no] { $who } zet geen passagier neer.
    }
event-ride =
    { $you ->
        [yes] Je passagier in { $place } gaat op reis.
       *[no] De passagier van { $who } in { $place } gaat op reis.
    }
event-go = De passagier reist over { $track }.
event-fare =
    { $you ->
        [yes] Je betaalt { $paid } om over andermans route te reizen.
       *[no] { $who } betaalt { $paid } om over andermans route te reizen.
    }
event-stop =
    { $points ->
        [one] De passagier stapt uit en levert { $points } punt op.
       *[other] De passagier stapt uit en levert { $points } punten op.
    }
event-souvenir =
    { $you ->
        [yes] Je neemt een souvenir mee van { $place }: { $souvenir }.
       *[no] { $who } neemt een souvenir mee van { $place }: { $souvenir }.
    }
event-reroll =
    { $you ->
        [yes] Je houdt { $kept } en gooit de rest opnieuw: { $dice }.
       *[no] { $who } houdt { $kept } en gooit de rest opnieuw: { $dice }.
    }
event-reroll-all =
    { $you ->
        [yes] Je gooit alle dobbelstenen opnieuw: { $dice }.
       *[no] { $who } gooit alle dobbelstenen opnieuw: { $dice }.
    }
event-reroll-none =
    { $you ->
        [yes] Je laat alle dobbelstenen liggen.
       *[no] { $who } laat alle dobbelstenen liggen.
    }
event-tickets =
    { $you ->
        [yes] Je trekt bestemmingstickets met { $dice }.
       *[no] { $who } trekt bestemmingstickets met { $dice }.
    }
event-exchange =
    { $you ->
        [yes] Je ruilt { $dice } voor { $tokens }.
       *[no] { $who } ruilt { $dice } voor { $tokens }.
    }
event-discard-tokens =
    { $you ->
        [yes] Je levert { $tokens } in.
       *[no] { $who } levert { $tokens } in.
    }
event-to-track =
    { $you ->
        [yes] Van je rangeerterrein naar je spoor: { $cards }.
       *[no] Van het rangeerterrein van { $who } naar het spoor: { $cards }.
    }
event-lay =
    { $you ->
        [yes] Je legt { $cards } op je rangeerterrein.
       *[no] { $who } legt { $cards } op het rangeerterrein.
    }
event-lay-as =
    { $you ->
        [yes] Je legt { $cards } op je rangeerterrein, als { $colour }.
       *[no] { $who } legt { $cards } op het rangeerterrein, als { $colour }.
    }
event-rob =
    { $you ->
        [yes] Je wordt beroofd: je rij ({ $colour }) is weg.
       *[no] { $who } wordt beroofd: de rij ({ $colour }) is weg.
    }
event-complete =
    { $you ->
        [yes] Je voltooit { $tickets }.
       *[no] { $who } voltooit { $tickets }.
    }
event-complete-none =
    { $you ->
        [yes] Je voltooit geen bestemmingsticket.
       *[no] { $who } voltooit geen bestemmingsticket.
    }
event-pass =
    { $you ->
        [yes] Je past.
       *[no] { $who } past.
    }
event-score =
    { $you ->
        [yes] Je eindigt met { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }.
       *[no] { $who } eindigt met { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }.
    }
event-end-pieces = Het spel is afgelopen: iemand heeft bijna alles verbruikt.
event-end-passes = Het spel is afgelopen: niemand kan nog iets doen.
event-end-deck = Het spel is afgelopen: de kaarten zijn op.
