# Was am Tisch geschieht, ein Satz für jede Art von Ereignis.

event-turn =
    { $you ->
        [yes] Du bist am Zug.
       *[no] { $who } ist am Zug.
    }
event-deal =
    { $you ->
        [yes] Du bekommst { $cards }.
       *[no] { $who } bekommt { $cards }.
    }
event-deal-hidden =
    { $n ->
        [one] { $who } bekommt eine Karte.
       *[other] { $who } bekommt { $n } Karten.
    }
event-turn-up = Aufgedeckt: { $cards }.
event-flush = Die offen ausliegenden Karten werden abgeräumt und neu ausgelegt.
event-reshuffle = Der Ablagestapel wird gemischt und zum neuen Nachziehstapel.
event-reveal = Der Tunnel deckt auf: { $cards }.
event-roll = Gewürfelt: { $dice }.
event-tunnel-roll =
    { $n ->
        [0] Die Tunnelwürfel zeigen keinen Tunnel.
        [one] Die Tunnelwürfel zeigen { $n } Tunnel.
       *[other] Die Tunnelwürfel zeigen { $n } Tunnel.
    }
event-stack =
    { $n ->
        [one] { $place }: { $n } × { $souvenir }.
       *[other] { $place }: { $n } × { $souvenir }.
    }
event-place-stack =
    { $you ->
        [yes] Du legst { $n } × { $souvenir } auf { $place }.
       *[no] { $who } legt { $n } × { $souvenir } auf { $place }.
    }
event-offer =
    { $you ->
        [yes] Du ziehst Zielkarten: { $tickets }.
       *[no] { $who } zieht Zielkarten: { $tickets }.
    }
event-offer-hidden =
    { $n ->
        [one] { $who } zieht eine Zielkarte.
       *[other] { $who } zieht { $n } Zielkarten.
    }
event-keep =
    { $you ->
        [yes] Du behältst { $tickets }.
       *[no] { $who } behält { $tickets }.
    }
event-keep-none =
    { $you ->
        [yes] Du behältst keine Zielkarte.
       *[no] { $who } behält keine Zielkarte.
    }
event-keep-hidden =
    { $n ->
        [one] { $who } behält eine Zielkarte.
       *[other] { $who } behält { $n } Zielkarten.
    }
event-keep-mixed = { $who } behält { $long } lange und { $short } kurze Zielkarten.
event-mix =
    { $you ->
        [yes] Du sagst { $long } lange und { $short } kurze Zielkarten an.
       *[no] { $who } sagt { $long } lange und { $short } kurze Zielkarten an.
    }
event-pick-row =
    { $you ->
        [yes] Du nimmst { $card } aus der Auslage.
       *[no] { $who } nimmt { $card } aus der Auslage.
    }
event-pick-blind =
    { $you ->
        [yes] Du ziehst { $card } vom Stapel.
       *[no] { $who } zieht { $card } vom Stapel.
    }
event-pick-hidden = { $who } zieht eine Karte vom Stapel.
event-claim =
    { $you ->
        [yes] Du legst { $paid } für { $track }.
       *[no] { $who } legt { $paid } für { $track }.
    }
event-placed =
    { $you ->
        [yes] Du nutzt { $track } und bekommst { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
       *[no] { $who } nutzt { $track } und bekommt { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
    }
event-laid =
    { $you ->
        [yes] Für { $track } fehlen noch { $n ->
            [one] { $n } Karte
           *[other] { $n } Karten
        } von dir.
       *[no] Für { $track } fehlen noch { $n ->
            [one] { $n } Karte
           *[other] { $n } Karten
        } von { $who }.
    }
event-surcharge =
    { $you ->
        [yes] Du zahlst für den Tunnel { $paid } dazu.
       *[no] { $who } zahlt für den Tunnel { $paid } dazu.
    }
event-surcharge-none = Der Tunnel kostet nichts extra.
event-decline =
    { $you ->
        [yes] Du zahlst nicht für den Tunnel.
       *[no] { $who } zahlt nicht für den Tunnel.
    }
event-station =
    { $you ->
        [yes] Du baust für { $paid } einen Bahnhof in { $place }.
       *[no] { $who } baut für { $paid } einen Bahnhof in { $place }.
    }
event-borrow =
    { $you ->
        [yes] Dein Bahnhof in { $place } nutzt { $track } mit.
       *[no] Der Bahnhof von { $who } in { $place } nutzt { $track } mit.
    }
event-passenger =
    { $you ->
        [yes] Du stellst einen Passagier nach { $place }.
       *[no] { $who } stellt einen Passagier nach { $place }.
    }
event-passenger-none =
    { $you ->
        [yes] Du stellst keinen Passagier auf.
       *[no] { $who } stellt keinen Passagier auf.
    }
event-ride =
    { $you ->
        [yes] Dein Passagier in { $place } bricht auf.
       *[no] Der Passagier von { $who } in { $place } bricht auf.
    }
event-go = Der Passagier fährt über { $track }.
event-fare =
    { $you ->
        [yes] Du zahlst { $paid } für die fremde Strecke.
       *[no] { $who } zahlt { $paid } für die fremde Strecke.
    }
event-stop =
    { $points ->
        [one] Der Passagier steigt aus und bringt { $points } Punkt.
       *[other] Der Passagier steigt aus und bringt { $points } Punkte.
    }
event-souvenir =
    { $you ->
        [yes] Du nimmst ein Souvenir von { $place } mit: { $souvenir }.
       *[no] { $who } nimmt ein Souvenir von { $place } mit: { $souvenir }.
    }
event-reroll =
    { $you ->
        [yes] Du behältst { $kept } und würfelst die anderen noch einmal: { $dice }.
       *[no] { $who } behält { $kept } und würfelt die anderen noch einmal: { $dice }.
    }
event-reroll-all =
    { $you ->
        [yes] Du würfelst alle noch einmal: { $dice }.
       *[no] { $who } würfelt alle noch einmal: { $dice }.
    }
event-reroll-none =
    { $you ->
        [yes] Du lässt alle Würfel liegen.
       *[no] { $who } lässt alle Würfel liegen.
    }
event-tickets =
    { $you ->
        [yes] Du setzt { $dice } für Zielkarten ein.
       *[no] { $who } setzt { $dice } für Zielkarten ein.
    }
event-exchange =
    { $you ->
        [yes] Du gibst { $dice } für { $tokens }.
       *[no] { $who } gibt { $dice } für { $tokens }.
    }
event-discard-tokens =
    { $you ->
        [yes] Du gibst { $tokens } zurück.
       *[no] { $who } gibt { $tokens } zurück.
    }
event-to-track =
    { $you ->
        [yes] Vom Rangierbahnhof kommen auf dein Gleis: { $cards }.
       *[no] Vom Rangierbahnhof kommen auf das Gleis von { $who }: { $cards }.
    }
event-lay =
    { $you ->
        [yes] Du legst { $cards } in deinen Rangierbahnhof.
       *[no] { $who } legt { $cards } in den Rangierbahnhof.
    }
event-lay-as =
    { $you ->
        [yes] Du legst { $cards } in deinen Rangierbahnhof, Farbe: { $colour }.
       *[no] { $who } legt { $cards } in den Rangierbahnhof, Farbe: { $colour }.
    }
event-rob =
    { $you ->
        [yes] Du wirst ausgeraubt: Deine Reihe ({ $colour }) ist weg.
       *[no] { $who } wird ausgeraubt: Die Reihe ({ $colour }) ist weg.
    }
event-complete =
    { $you ->
        [yes] Du erfüllst { $tickets }.
       *[no] { $who } erfüllt { $tickets }.
    }
event-complete-none =
    { $you ->
        [yes] Du erfüllst keine Zielkarte.
       *[no] { $who } erfüllt keine Zielkarte.
    }
event-pass =
    { $you ->
        [yes] Du passt.
       *[no] { $who } passt.
    }
event-score =
    { $you ->
        [yes] Du hast am Ende { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
       *[no] { $who } hat am Ende { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
    }
event-end-pieces = Das Spiel ist aus: Jemand hat fast alles verbaut.
event-end-passes = Das Spiel ist aus: Niemand kann mehr etwas tun.
event-end-deck = Das Spiel ist aus: Die Karten sind aufgebraucht.
