# Warum etwas nicht geht.  $track ist eine Strecke mit ihren Enden („Oslo–Bergen“); $cards und Ähnliches sind
# fertige Aufzählungen („2 rote und 1 Lokomotive“), die am besten nach einem Doppelpunkt stehen.

## Was es in diesem Spiel nicht gibt
reason-unknown = { $action } ist jetzt nicht möglich.
reason-no-action = { $action } ist in diesem Spiel keine Aktion.
reason-no-card = Die Karte { $card } gibt es in diesem Spiel nicht; es gibt { $cards }.
reason-no-dice = Dieses Spiel wird mit Karten gespielt, nicht mit Würfeln.
reason-no-dice-payment = { $paid } nennt Würfel oder Marker; bezahlt wird hier mit Karten.
reason-no-cards = Mit den Würfeln werden keine Wagenkarten gebraucht.
reason-no-cards-payment = { $paid } nennt Karten; mit Würfeln bezahlst du mit S, D und L, mit Markern mit s und d.
reason-no-pass = Mit Würfeln wird nicht gepasst; beende einfach den Zug.
reason-no-stations = In diesem Spiel gibt es keine Bahnhöfe.
reason-no-stations-boxed = Ohne die Regeln für Erfahrene bleiben die Bahnhöfe in der Schachtel.
reason-no-passengers = In diesem Spiel gibt es keine Passagiere.
reason-no-passengers-boxed = Ohne die Regeln für Erfahrene bleiben die Passagiere in der Schachtel.
reason-no-tunnels = In diesem Spiel gibt es keine Tunnel, also auch keinen Aufpreis.
reason-no-tunnels-boxed = Ohne die Regeln für Erfahrene sind Tunnel einfache Strecken, also gibt es keinen Aufpreis.
reason-no-souvenirs = In diesem Spiel gibt es keine Souvenirs.
reason-no-mix = In diesem Spiel gibt es nur einen Stapel Zielkarten, also wird nichts angesagt.
reason-no-plus4 = In diesem Spiel gibt es keine +4-Lokomotiven.
reason-no-arbitrary = In diesem Spiel ersetzen beliebige Karten keine andere.

## Namen
reason-no-track = Eine Strecke { $number } gibt es nicht; am nächsten kommt { $nearest } ({ $ends }).
reason-no-place = Einen Ort { $place } gibt es nicht; am nächsten kommt { $nearest } ({ $name }).
reason-no-ticket = Eine Zielkarte { $ticket } gibt es nicht; am nächsten kommt { $nearest }.

## Was gerade zu entscheiden ist
reason-now-mix = Du ziehst Zielkarten: Sag an, wie viele der { $n } lang und wie viele kurz sein sollen.
reason-now-keep = Du wählst Zielkarten: Behalte welche von denen, die vor dir liegen.
reason-now-stack = Du wählst einen Souvenirstapel: { $symbols }.
reason-now-place = Du platzierst den Souvenirstapel { $symbol }: Wähle einen Ort ohne Stapel.
reason-now-second = Du hast eine Karte genommen: Nimm die zweite.
reason-now-pay = Du nutzt { $track }: Sag, womit du bezahlst.
reason-now-plus4 =
    { $n ->
        [one] Du bezahlst { $track }: Sag, ob die { $n } Lokomotive eine +4-Lokomotive ist.
       *[other] Du bezahlst { $track }: Sag, wie viele der { $n } Lokomotiven +4-Lokomotiven sind.
    }
reason-now-arbitrary =
    { $n ->
        [one] Du bezahlst { $track }: Leg noch { $n } beliebige Karte.
       *[other] Du bezahlst { $track }: Leg noch { $n } beliebige Karten.
    }
reason-now-tunnel =
    { $n ->
        [one] Du bist im Tunnel: Zahl { $n } Karte Aufpreis oder verzichte.
       *[other] Du bist im Tunnel: Zahl { $n } Karten Aufpreis oder verzichte.
    }
reason-now-souvenir = Du wählst ein Souvenir: Nimm das von { $places }.
reason-now-passenger = Du hast eine Strecke genutzt: Stell einen Passagier an eines ihrer Enden, oder keinen.
reason-now-station = Du baust einen Bahnhof in { $place }: Sag, womit du bezahlst.
reason-now-ride = Dein Passagier ist unterwegs: Fahr weiter oder steig aus.
reason-now-rolled = Du hast gewürfelt: Sag zuerst, welche Würfel du noch einmal wirfst, oder keinen.
reason-now-tokens = Du bezahlst { $track }: Sag, wie viele Marker du einsetzt.
reason-now-dice-tunnel =
    { $n ->
        [one] Du bist im Tunnel: Zahl { $n } Feld Aufpreis, hol dir dafür Marker oder verzichte.
       *[other] Du bist im Tunnel: Zahl { $n } Felder Aufpreis, hol dir dafür Marker oder verzichte.
    }
reason-now-after = Die Aktion dieses Zuges ist getan: Tausch unbenutzte Würfel gegen Marker oder beende den Zug.
reason-now-borrow = Das Spiel ist aus: Sag, welche Strecke dein Bahnhof in { $place } mitnutzt, oder nimm den Vorschlag an.
reason-now-move = Du legst Karten auf das Gleis: Wähle eine aus der Reihe der Farbe { $colour }.
reason-now-number = Du legst eine Reihe ({ $colour }): Sag, wie viele Karten dieser Farbe.
reason-now-locomotives = Du legst eine Reihe ({ $colour }): Sag, wie viele Lokomotiven daraufkommen.
reason-now-complete = Die Runde ist zu Ende: Wähle die Zielkarten, die du erfüllst.

## Was gerade nicht zu entscheiden ist
reason-not-now-keep = Es liegen keine Zielkarten zur Wahl; zieh zuerst welche.
reason-not-now-mix = Jetzt wird nichts angesagt; zieh zuerst Zielkarten.
reason-not-now-stacks = Die Souvenirstapel wurden schon vor dem ersten Zug platziert.
reason-not-now-pay = Es ist nichts zu bezahlen; wähle zuerst eine Strecke.
reason-not-now-plus4 = Es werden keine +4-Lokomotiven gelegt; wähle zuerst eine Strecke.
reason-not-now-arbitrary = Es fehlen keine beliebigen Karten; wähle zuerst eine Strecke.
reason-not-now-surcharge = Es wird kein Tunnel versucht, also gibt es keinen Aufpreis.
reason-not-now-souvenir = Jetzt ist kein Souvenir zu wählen; das kommt nach einer Strecke.
reason-not-now-passenger = Ein Passagier wird nur gleich nach dem Nutzen einer Strecke aufgestellt.
reason-not-now-ride = Es ist kein Passagier unterwegs; nimm zuerst einen hoch.
reason-not-now-reroll = Noch einmal gewürfelt wird nur gleich nach dem ersten Wurf, und nur einmal.
reason-not-now-tunnel-reroll = Die Tunnelwürfel sind gefallen, darum bleiben die anderen Würfel liegen.
reason-not-now-tokens = Es ist nichts mit Markern zu bezahlen; wähle zuerst eine Strecke.
reason-not-now-borrow = Bahnhöfe nutzen fremde Strecken erst am Ende des Spiels.
reason-not-now-move = Karten kommen am Anfang des Zuges vom Rangierbahnhof auf das Gleis.
reason-not-now-number = Es wird keine Reihe gelegt; wähle zuerst ihre Farbe.
reason-not-now-complete = Zielkarten werden erfüllt, wenn eine Runde zu Ende ist.

## Zielkarten
reason-keep-twice = { $ticket } ist zweimal genannt.
reason-keep-not-offered = { $ticket } liegt nicht zur Wahl; zur Wahl stehen { $offered }.
reason-keep-few =
    { $n ->
        [one] Diese { $n } Zielkarte musst du behalten, mindestens { $least }.
       *[other] Von den { $n } Zielkarten musst du mindestens { $least } behalten.
    }
reason-tickets-none = Es sind keine Zielkarten mehr da.
reason-tickets-dice = Sag, wie viele Würfel du für Zielkarten einsetzt, von t1 bis t5.
reason-tickets-no-dice = Zielkarten werden in diesem Spiel ohne Würfel gezogen; { $action } nennt { $n } Würfel.
reason-tickets-roll =
    { $n ->
        [one] { $n } Würfel für Zielkarten muss einen Bahnhof oder eine Lokomotive zeigen; gewürfelt sind { $roll }.
       *[other] { $n } Würfel für Zielkarten müssen Bahnhöfe oder Lokomotiven zeigen; gewürfelt sind { $roll }.
    }
reason-mix-sum =
    { $n ->
        [one] Zusammen muss es { $n } Zielkarte sein; { $long } lange und { $short } kurze sind { $sum }.
       *[other] Zusammen müssen es { $n } Zielkarten sein; { $long } lange und { $short } kurze sind { $sum }.
    }
reason-mix-long =
    { $left ->
        [one] Es ist nur noch { $left } lange Zielkarte da, also lassen sich nicht { $long } ziehen.
       *[other] Es sind nur noch { $left } lange Zielkarten da, also lassen sich nicht { $long } ziehen.
    }
reason-mix-short =
    { $left ->
        [one] Es ist nur noch { $left } kurze Zielkarte da, also lassen sich nicht { $short } ziehen.
       *[other] Es sind nur noch { $left } kurze Zielkarten da, also lassen sich nicht { $short } ziehen.
    }

## Ziehen
reason-pick-strict = Nachziehstapel und Ablagestapel sind leer; an diesem Tisch wird dann nicht mehr gezogen.
reason-pick-slot = Platz { $slot } der Auslage ist leer.
reason-pick-blind = Nachziehstapel und Ablagestapel sind leer.
reason-pick-wild = Offen ausliegend darf das nicht die zweite Karte sein: { $wild }.
reason-pick-closed = Der Wagenstapel ist leer, darum wird in dieser Runde nicht mehr gezogen.
reason-pick-no-deck = Der Wagenstapel ist leer.
reason-pass = Passen darfst du nur, wenn sonst nichts geht; möglich ist, { $possible }.

## Strecken
reason-track-taken = { $track } gehört schon { $owner }.
reason-track-yours = { $track } gehört dir schon.
reason-pair-yours = Die andere Strecke ({ $other }) zwischen denselben Orten gehört dir, und niemand darf beide haben.
reason-pair-closed = Die andere Strecke dieser Doppelstrecke ist genutzt; bei { $seats } Spielern ist diese damit geschlossen.
reason-group-closed = Eine andere Strecke zwischen denselben Orten ist genutzt; bei { $seats } Spielern ist diese damit geschlossen.
reason-pieces = Du hast noch { $left } Wagen, diese Strecke braucht { $needed }.
reason-wild-where = { $wild } gelten nur { $where }; { $track } ist { $kind }.
reason-plus4-short = Eine +4-Lokomotive gilt nur auf Strecken ab 4 Feldern; { $track } hat { $n }.
reason-pay-passenger = Mit Passagierkarten wird keine Strecke bezahlt.
reason-pay-mixed = { $wild } ausgenommen, müssen alle Karten dieselbe Farbe haben; gelegt sind { $cards }.
reason-pay-colour = Die Farbe von { $track } ist { $colour }, gelegt ist { $laid }.
reason-pay-exactly =
    { $n ->
        [one] { $track } kostet genau { $n } Karte, gelegt: { $laid }.
       *[other] { $track } kostet genau { $n } Karten, gelegt: { $laid }.
    }
reason-pay-symbols =
    { $missing ->
        [one] { $missing } Lokomotivsymbol ist nicht bezahlt.
       *[other] { $missing } Lokomotivsymbole sind nicht bezahlt.
    }
reason-pay-no-arbitrary = Auf { $track } ersetzen beliebige Karten keine andere.
reason-swap-size =
    { $n ->
        [one] { $n } Feld kostet { $n } Karte, und { $more } mehr, wenn { $each } beliebige Karten eine ersetzen; gelegt: { $laid }.
       *[other] { $n } Felder kosten { $n } Karten, und je { $more } mehr, wenn { $each } beliebige Karten eine ersetzen; gelegt: { $laid }.
    }
reason-swap-most = An diesem Tisch dürfen nur einmal { $each } beliebige Karten eine ersetzen; gelegt: { $laid }.
reason-swap-wild = Auf dieser Strecke zählt das nicht für sich allein: { $wild }. Vier beliebige Karten zählen als eine.
reason-swap-colour =
    { $laid ->
        [one] { $laid } Karte reicht für { $units } Felder nur mit { $single } von einer Farbe; es sind höchstens { $best }.
       *[other] { $laid } Karten reichen für { $units } Felder nur mit { $single } von einer Farbe; es sind höchstens { $best }.
    }
reason-triple-size =
    { $n ->
        [one] { $track } kostet { $n } Karte, und je { $more } mehr, wenn { $each } Karten eine ersetzen; gelegt: { $laid }.
       *[other] { $track } kostet { $n } Karten, und je { $more } mehr, wenn { $each } Karten eine ersetzen; gelegt: { $laid }.
    }
reason-triple-scope = An diesem Tisch ersetzen { $each } Karten nur ein Lokomotivsymbol; diese Strecke hat { $symbols }.
reason-triple-short =
    { $laid ->
        [one] Mit { $laid } Karte müssen { $single } Lokomotiven sein oder die eine Farbe der Strecke haben; es sind { $fit }.
       *[other] Mit { $laid } Karten müssen { $single } Lokomotiven sein oder die eine Farbe der Strecke haben; es sind { $fit }.
    }
reason-hand-lacks = Gelegt: { $laid }. Auf der Hand: { $held }.
reason-hand-none = Das hast du nicht auf der Hand: { $card }.
reason-hand-size =
    { $held ->
        [one] Du hast { $held } Karte auf der Hand, diese Zahlung braucht { $n }.
       *[other] Du hast { $held } Karten auf der Hand, diese Zahlung braucht { $n }.
    }
reason-need-cards = Nötig: { $need }. Auf der Hand: { $held }.
reason-need-one-colour = Nötig: { $n } von einer Farbe. Auf der Hand bestenfalls: { $held }.
reason-need-ferry = Nötig: { $need }, dazu { $n } von einer Farbe. Auf der Hand bestenfalls: { $held }.
reason-need-swap =
    { $size ->
        [one] Du hast { $size } Karte, höchstens { $best } von einer Farbe; für { $n } Felder reicht das nicht.
       *[other] Du hast { $size } Karten, höchstens { $best } von einer Farbe; für { $n } Felder reicht das nicht.
    }
reason-need-triple =
    { $size ->
        [one] Deine { $size } Karte reicht nicht für { $n } Felder mit { $symbols ->
            [one] { $symbols } Symbol
           *[other] { $symbols } Symbolen
        }, auch nicht { $each } Karten für eine.
       *[other] Deine { $size } Karten reichen nicht für { $n } Felder mit { $symbols ->
            [one] { $symbols } Symbol
           *[other] { $symbols } Symbolen
        }, auch nicht { $each } Karten für eine.
    }
reason-pay-plus4 = Schreib hier L für jede Lokomotive; wie viele davon +4-Lokomotiven sind, wird gleich gefragt.
reason-wilds-range =
    { $wilds ->
        [one] Von { $wilds } Lokomotive können mit dieser Hand { $least } bis { $most } eine +4-Lokomotive sein.
       *[other] Von { $wilds } Lokomotiven können mit dieser Hand { $least } bis { $most } +4-Lokomotiven sein.
    }

## Tunnel
reason-surcharge-size =
    { $n ->
        [one] Der Aufpreis ist { $n } Karte, bezahlt: { $paid }.
       *[other] Der Aufpreis ist { $n } Karten, bezahlt: { $paid }.
    }
reason-surcharge-wild = Bezahlt sind nur { $wild }, also wird auch der Aufpreis nur so bezahlt: { $wild }.
reason-surcharge-colour = Der Aufpreis wird mit der Farbe { $colour } bezahlt oder durch { $wild }, nicht mit { $paid }.

## Souvenirs
reason-stack-laid = Der Souvenirstapel { $symbol } liegt schon auf { $place }; beiseite liegen { $symbols }.
reason-stack-sight = { $place } ist eine der fünf markierten Sehenswürdigkeiten.
reason-stack-there = Auf { $place } liegt schon ein Souvenirstapel.
reason-souvenir-end = { $place } ist kein Ende der Strecke; zur Wahl stehen die Souvenirs von { $places }.

## Bahnhöfe
reason-station-none =
    { $n ->
        [one] Dein { $n } Bahnhof steht schon.
       *[other] Deine { $n } Bahnhöfe stehen schon.
    }
reason-station-city = { $place } ist keine Stadt, und Bahnhöfe stehen in Städten.
reason-station-there = In { $place } steht schon der Bahnhof von { $owner }.
reason-station-cost =
    { $cost ->
        [one] Dieser Bahnhof kostet { $cost } Karte; auf der Hand bestenfalls: { $held }.
       *[other] Dieser Bahnhof kostet { $cost } Karten einer Farbe; auf der Hand bestenfalls: { $held }.
    }
reason-station-exactly =
    { $cost ->
        [one] Dieser Bahnhof kostet genau { $cost } Karte, gelegt: { $laid }.
       *[other] Dieser Bahnhof kostet genau { $cost } Karten, gelegt: { $laid }.
    }
reason-station-arbitrary = Beim Bahnhof ersetzen beliebige Karten keine andere.
reason-station-dice =
    { $cost ->
        [one] Dieser Bahnhof kostet { $cost } Bahnhof oder Lokomotive auf den Würfeln; unbenutzt sind { $roll }.
       *[other] Dieser Bahnhof kostet { $cost } Bahnhöfe oder Lokomotiven auf den Würfeln; unbenutzt sind { $roll }.
    }
reason-station-dice-faces = Ein Bahnhof wird nur mit Bahnhöfen und Lokomotiven auf den Würfeln bezahlt.
reason-station-dice-exactly = Dieser Bahnhof kostet genau { $cost } Würfel, eingesetzt: { $laid }.
reason-borrow-place = { $track } endet nicht in { $place }, wo der Bahnhof steht.
reason-borrow-own = { $track } gehört dir selbst; ein Bahnhof nutzt eine fremde Strecke mit.
reason-borrow-unclaimed = { $track } gehört niemandem.

## Passagiere
reason-passenger-end = { $place } ist kein Ende der genutzten Strecke; möglich sind { $places }.
reason-passenger-country = { $place } ist ein Land, und Passagiere stehen in Städten.
reason-passenger-there = In { $place } steht schon ein Passagier, und an diesem Tisch nimmt jede Stadt nur einen auf.
reason-ride-nobody = In { $place } steht kein Passagier von dir.
reason-ride-no-way = Von { $place } führt keine Strecke weiter, die dein Passagier nutzen kann.
reason-ride-country = Dein Passagier ist in einem Land angekommen, und durch Länder fährt niemand hindurch.
reason-ride-apart = { $track } berührt { $place } nicht, und dort ist dein Passagier.
reason-ride-again = { $track } wurde auf dieser Fahrt schon genutzt.
reason-ride-unclaimed = { $track } gehört niemandem.
reason-ride-card = { $track } gehört { $owner }, und dafür ist keine Passagierkarte mehr da.
reason-ride-die = { $track } gehört { $owner }, und dafür ist kein { $faces } mehr da.
reason-ride-stop = Eine Fahrt führt mindestens über eine Strecke.

## Würfel
reason-roll-lacks = Gewürfelt sind { $roll }; noch einmal werfen lassen sich nicht: { $named }.
reason-dice-station = Ein Bahnhof auf den Würfeln bezahlt nie ein Feld einer Strecke.
reason-dice-kind = { $track } gehört zur Art { $kind }; damit wird sie nicht bezahlt: { $face }.
reason-dice-token = { $track } gehört zur Art { $kind }; Marker für die Art { $token } bezahlen sie nicht.
reason-dice-exactly =
    { $n ->
        [one] { $track } kostet genau { $n } Feld, gelegt: { $laid }.
       *[other] { $track } kostet genau { $n } Felder, gelegt: { $laid }.
    }
reason-dice-symbols =
    { $n ->
        [one] Die Fähre zeigt { $n } Lokomotivsymbol, gelegte Lokomotiven: { $laid }.
       *[other] Die Fähre zeigt { $n } Lokomotivsymbole, gelegte Lokomotiven: { $laid }.
    }
reason-dice-lacks = Gelegt: { $laid }. Unbenutzte Würfel: { $roll }.
reason-dice-tokens-held = Gelegt: { $laid }. Du hast: { $held }.
reason-dice-ferry =
    { $n ->
        [one] Die Fähre zeigt { $n } Lokomotivsymbol, gewürfelte Lokomotiven: { $roll }.
       *[other] Die Fähre zeigt { $n } Lokomotivsymbole, gewürfelte Lokomotiven: { $roll }.
    }
reason-dice-most =
    { $n ->
        [one] { $track } kostet { $n } Feld; fünf Würfel und drei Marker reichen höchstens für { $most }.
       *[other] { $track } kostet { $n } Felder; fünf Würfel und drei Marker reichen höchstens für { $most }.
    }
reason-dice-units = { $track } kostet { $n } × { $kind }; Würfel und Marker reichen für { $have }.
reason-tokens-held = Du hast { $held } Marker dieser Art; { $n } sind zu viel.
reason-tokens-spaces =
    { $spaces ->
        [one] Marker bezahlen hier { $spaces } Feld; { $n } sind zu viel.
       *[other] Marker bezahlen hier { $spaces } Felder; { $n } sind zu viel.
    }
reason-tokens-few = Mit { $n } Markern reichen die Würfel nicht für die nötigen { $spaces } Felder.
reason-exchange-three = Niemand darf mehr als { $most } Marker haben.
reason-exchange-began = Wer den Zug mit { $most } Markern beginnt, nimmt in ihm keine.
reason-exchange-failed = Nach einem gescheiterten Tunnel gibt es keine Marker.
reason-exchange-dice = Unbenutzte Würfel: { $roll }. Nicht darunter: { $named }.
reason-exchange-bound =
    { $n ->
        [one] Nach diesem Tausch ließe sich der Aufpreis von { $n } Feld nicht mehr zahlen.
       *[other] Nach diesem Tausch ließe sich der Aufpreis von { $n } Feldern nicht mehr zahlen.
    }
reason-decline-bound = Für diesen Aufpreis wurden schon Würfel gegen Marker getauscht, also muss er auch gezahlt werden.
reason-dice-surcharge-size =
    { $n ->
        [one] Der Aufpreis ist { $n } Feld, bezahlt: { $paid }.
       *[other] Der Aufpreis ist { $n } Felder, bezahlt: { $paid }.
    }
reason-discard-held = Du hast { $held }; zurückgeben kannst du nicht: { $thrown }.

## Das Kartenspiel
reason-move-other = Aus der Reihe der Farbe { $colour } kommt eine Karte dieser Farbe ({ $colour }) oder eine Lokomotive.
reason-lay-yours = In deinem Rangierbahnhof liegt schon eine Reihe dieser Farbe: { $colour }.
reason-lay-none = Eine Reihe braucht mindestens eine Karte ihrer Farbe; auf der Hand fehlt: { $colour }.
reason-lay-held = Eine Reihe braucht mindestens zwei Karten, Lokomotiven mitgezählt; auf der Hand: { $held }.
reason-lay-few = Eine Reihe braucht mindestens zwei Karten, Lokomotiven mitgezählt; gelegt: { $laid }.
reason-lay-which = Sag, für welche Farbe die Lokomotiven stehen, zum Beispiel lay:{ $laid }/R.
reason-lay-locomotives = Eine Reihe braucht mindestens eine Karte ihrer Farbe; gelegt: { $laid }.
reason-lay-other-colour = Die Karten sagen, welche Farbe ihre Reihe hat: { $laid } ergeben keine der Farbe { $colour }.
reason-lay-colours = Gelegt wird eine Reihe oder je eine Karte in drei Farben; das hier sind { $n } Farben.
reason-lay-number = In dieser Reihe können { $least } bis { $most } Karten der Farbe { $colour } liegen.
reason-lay-wilds = Auf dieser Reihe können { $least } bis { $most } Lokomotiven liegen.
reason-rob-held =
    { $n ->
        [one] Die Reihe ({ $colour }) von { $owner } hat { $n } Karte, ein Überfall braucht also { $least }; auf der Hand: { $held }.
       *[other] Die Reihe ({ $colour }) von { $owner } hat { $n } Karten, ein Überfall braucht also { $least }; auf der Hand: { $held }.
    }
reason-rob-laid =
    { $n ->
        [one] Die Reihe ({ $colour }) von { $owner } hat { $n } Karte, ein Überfall braucht also { $least }; gelegt: { $laid }.
       *[other] Die Reihe ({ $colour }) von { $owner } hat { $n } Karten, ein Überfall braucht also { $least }; gelegt: { $laid }.
    }
reason-three-locomotives = Drei Reihen mit je einer Karte werden ohne Lokomotiven gelegt.
reason-three-size = Drei Reihen bestehen aus je einer Karte; gelegt: { $laid }.
reason-three-rob = Im Rangierbahnhof von { $owner } liegt schon eine Reihe ({ $colour }), und eine einzelne Karte raubt keine Reihe.
reason-complete-held = { $ticket } gehört nicht zu deinen Zielkarten: { $held }.
reason-complete-chosen = { $ticket } ist schon gewählt.
reason-complete-left-out = { $ticket } ist schon gewählt und gehört also dazu.
reason-complete-begun = Du wählst Zielkarte für Zielkarte, bisher { $tickets }; nenn bei done alle.
reason-complete-short =
    { $n ->
        [one] { $n } Zielkarte braucht { $need }. Im Stapel: { $have }. Es fehlen: { $missing }.
       *[other] { $n } Zielkarten brauchen { $need }. Im Stapel: { $have }. Es fehlen: { $missing }.
    }

## Wer am Zug ist
reason-seat-over = Das Spiel ist aus; es gibt nichts mehr zu entscheiden.
reason-seat-answered = { $seat } hat schon gewählt.
reason-seat-other =
    { $acting-count ->
        [one] { $seat } ist gerade nicht gefragt, sondern { $acting }.
       *[other] { $seat } ist gerade nicht gefragt, sondern { $acting }.
    }
