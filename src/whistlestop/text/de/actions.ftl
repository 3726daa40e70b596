# Was man tun kann, wie es auf einem Knopf oder in einer Liste steht.

action-keep = { $tickets } behalten
action-keep-none = Keine behalten
action-mix = { $long } lange und { $short } kurze Zielkarten ziehen
action-stack = Auslegen: { $souvenir }
action-place = Die Souvenirs auf { $place } legen
action-pick = { $card } von Platz { $slot } nehmen
action-pick-slot = Die Karte von Platz { $slot } nehmen
action-pick-blind = Eine Karte vom Stapel ziehen
action-tickets = Zielkarten ziehen
action-tickets-dice = Mit { $n } Würfeln Zielkarten ziehen
action-claim = { $track } nutzen
action-claim-paid = { $track } nutzen, für { $paid }
action-pay = Mit { $paid } bezahlen
action-pay-more =
    { $n ->
        [one] Mit { $paid } und { $n } anderen Karte bezahlen
       *[other] Mit { $paid } und { $n } anderen Karten bezahlen
    }
action-pay-any =
    { $n ->
        [one] Mit { $n } beliebigen Karte bezahlen
       *[other] Mit { $n } beliebigen Karten bezahlen
    }
action-plus4 =
    { $n ->
        [0] Keine davon ist eine +4-Lokomotive
        [one] { $n } davon ist eine +4-Lokomotive
       *[other] { $n } davon sind +4-Lokomotiven
    }
action-lay = { $card } legen
action-surcharge = Für den Tunnel { $paid } dazuzahlen
action-souvenir = Das Souvenir von { $place } nehmen
action-passenger = Einen Passagier nach { $place } stellen
action-passenger-none = Keinen Passagier aufstellen
action-station = Einen Bahnhof in { $place } bauen
action-station-paid = Einen Bahnhof in { $place } bauen, für { $paid }
action-ride = Den Passagier in { $place } losschicken
action-go = Über { $track } fahren
action-reroll = Noch einmal würfeln: { $dice }
action-reroll-none = Alle Würfel liegen lassen
action-tokens =
    { $n ->
        [0] Keine Marker einsetzen
       *[other] { $n } Marker einsetzen
    }
action-exchange = { $dice } für einen { $token } geben
action-end = Den Zug beenden
action-end-discard = Den Zug beenden und { $tokens } zurückgeben
action-borrow = { $track } mitnutzen
action-borrow-none = Keine Strecke mitnutzen
action-pass = Passen
action-decline = Nicht zahlen; der Zug ist zu Ende
action-stop = Hier aussteigen
action-accept = Den besten Vorschlag annehmen

## Das Kartenspiel
action-move = { $card } auf das Gleis legen
action-row = Eine Reihe beginnen: { $card }
action-number =
    { $n ->
        [one] { $n } Karte legen
       *[other] { $n } Karten legen
    }
action-locomotives =
    { $n ->
        [0] Keine Lokomotive dazulegen
        [one] { $n } Lokomotive dazulegen
       *[other] { $n } Lokomotiven dazulegen
    }
action-lay-cards = { $cards } legen
action-lay-cards-as = { $cards } legen, Farbe: { $card }
action-choose = Auch { $tickets } erfüllen
action-complete = { $tickets } erfüllen
action-complete-none = Keine Zielkarte erfüllen
