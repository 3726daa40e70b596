# Waarom iets niet kan.  $track is een route met haar uiteinden (“Oslo–Bergen”); $cards en dergelijke zijn kant-en-klare
# opsommingen (“2 rode en 1 locomotief”), die het best na een dubbele punt staan.

## Wat er in dit spel niet is
reason-unknown = { $action } kan nu niet.
reason-no-action = { $action } is geen actie in dit spel.
reason-no-card = De kaart { $card } bestaat niet in dit spel; er zijn { $cards }.
reason-no-dice = Dit spel speel je met kaarten, niet met dobbelstenen.
reason-no-dice-payment = { $paid } noemt dobbelstenen of jetons, en hier betaal je met kaarten.
reason-no-cards = Met de dobbelstenen zijn er geen treinkaarten.
reason-no-cards-payment = { $paid } noemt kaarten; met dobbelstenen betaal je met S, D en L, met jetons met s en d.
reason-no-pass = Met de dobbelstenen past niemand; beëindig gewoon je beurt.
reason-no-stations = In dit spel zijn er geen stations.
reason-no-stations-boxed = Zonder de regels voor gevorderden blijven de stations in de doos.
reason-no-passengers = In dit spel zijn er geen passagiers.
reason-no-passengers-boxed = Zonder de regels voor gevorderden blijven de passagiers in de doos.
reason-no-tunnels = In dit spel zijn er geen tunnels, dus ook geen toeslag.
reason-no-tunnels-boxed = Zonder de regels voor gevorderden zijn tunnels gewone routes, dus er is geen toeslag.
reason-no-souvenirs = In dit spel zijn er geen souvenirs.
reason-no-mix = In dit spel is er maar één stapel bestemmingstickets, dus je kondigt niets aan.
reason-no-plus4 = In dit spel zijn er geen +4-locomotieven.
reason-no-arbitrary = In dit spel vervangen willekeurige kaarten geen andere kaart.

## Namen
reason-no-track = Er is geen route { $number }; het dichtst in de buurt komt { $nearest } ({ $ends }).
reason-no-place = Er is geen plaats { $place }; het dichtst in de buurt komt { $nearest } ({ $name }).
reason-no-ticket = Er is geen bestemmingsticket { $ticket }; het dichtst in de buurt komt { $nearest }.

## Wat er nu te beslissen valt
reason-now-mix = Je trekt bestemmingstickets: zeg hoeveel van de { $n } er lang en hoeveel er kort zijn.
reason-now-keep = Je kiest bestemmingstickets: zeg welke je houdt.
reason-now-stack = Je kiest welke stapel souvenirs je neerlegt: { $symbols }.
reason-now-place = Je legt souvenirstapel { $symbol } neer: kies een plaats zonder stapel.
reason-now-second = Je hebt één kaart genomen: neem de tweede.
reason-now-pay = Je claimt { $track }: kies hoe je betaalt.
reason-now-plus4 =
    { $n ->
        [one] Je betaalt { $track }: zeg of de { $n } locomotief een +4-locomotief is.
       *[other] Je betaalt { $track }: zeg hoeveel van de { $n } locomotieven +4-locomotieven zijn.
    }
reason-now-arbitrary =
    { $n ->
        [one] Je betaalt { $track }: leg nog { $n } willekeurige kaart.
       *[other] Je betaalt { $track }: leg nog { $n } willekeurige kaarten.
    }
reason-now-tunnel =
    { $n ->
        [one] Je zit in een tunnel: betaal de toeslag van { $n } kaart, of zie ervan af.
       *[other] Je zit in een tunnel: betaal de toeslag van { $n } kaarten, of zie ervan af.
    }
reason-now-souvenir = Je kiest een souvenir: neem dat van { $places }.
reason-now-passenger = Je hebt een route geclaimd: zet een passagier op een van de uiteinden, of nergens.
reason-now-station = Je bouwt een station in { $place }: kies hoe je betaalt.
reason-now-ride = Je passagier is onderweg: reis verder over een route of stap uit.
reason-now-rolled = Je hebt gegooid: zeg eerst welke dobbelstenen je opnieuw gooit, of geen.
reason-now-tokens = Je betaalt { $track }: zeg hoeveel jetons je gebruikt.
reason-now-dice-tunnel =
    { $n ->
        [one] Je zit in een tunnel: betaal de toeslag van { $n } vakje, neem er jetons voor, of zie ervan af.
       *[other] Je zit in een tunnel: betaal de toeslag van { $n } vakjes, neem er jetons voor, of zie ervan af.
    }
reason-now-after = De actie van deze beurt is gedaan: ruil ongebruikte dobbelstenen voor jetons, of beëindig de beurt.
reason-now-borrow = Het spel is afgelopen: zeg welke route je station in { $place } gebruikt, of neem het voorstel aan.
reason-now-move = Je legt kaarten op het spoor: kies er een uit je rij van de kleur { $colour }.
reason-now-number = Je legt een rij ({ $colour }): zeg hoeveel kaarten van die kleur.
reason-now-locomotives = Je legt een rij ({ $colour }): zeg hoeveel locomotieven er bovenop komen.
reason-now-complete = De ronde is voorbij: kies de bestemmingstickets die je voltooit.

## Wat er nu niet te beslissen valt
reason-not-now-keep = Er liggen geen bestemmingstickets om uit te kiezen; trek die eerst.
reason-not-now-mix = Nu valt er niets aan te kondigen; trek eerst bestemmingstickets.
reason-not-now-stacks = De souvenirstapels zijn al voor de eerste beurt neergelegd.
reason-not-now-pay = Er valt niets te betalen; kies eerst een route.
reason-not-now-plus4 = Er worden geen +4-locomotieven gelegd; kies eerst een route.
reason-not-now-arbitrary = Je hoeft geen willekeurige kaarten te leggen; kies eerst een route.
reason-not-now-surcharge = Niemand probeert een tunnel, dus er is geen toeslag.
reason-not-now-souvenir = Er valt geen souvenir te kiezen; dat komt na het claimen van een route.
reason-not-now-passenger = Een passagier zet je alleen neer vlak nadat je een route hebt geclaimd.
reason-not-now-ride = Er is geen passagier onderweg; pak er eerst een op.
reason-not-now-reroll = Opnieuw gooien mag alleen vlak na de eerste worp, en maar één keer.
reason-not-now-tunnel-reroll = De tunneldobbelstenen zijn gegooid, dus de andere blijven zoals ze zijn.
reason-not-now-tokens = Er valt niets met jetons te betalen; kies eerst een route.
reason-not-now-borrow = Stations gebruiken andermans routes pas als het spel is afgelopen.
reason-not-now-move = Kaarten gaan aan het begin van een beurt van het rangeerterrein naar het spoor.
reason-not-now-number = Er wordt geen rij gelegd; kies eerst de kleur.
reason-not-now-complete = Bestemmingstickets voltooi je als een ronde voorbij is.

## Bestemmingstickets
reason-keep-twice = { $ticket } is twee keer genoemd.
reason-keep-not-offered = { $ticket } hoort niet bij de bestemmingstickets waaruit je kiest: { $offered }.
reason-keep-few =
    { $n ->
        [one] Van dit { $n } bestemmingsticket moet je er minstens { $least } houden.
       *[other] Van de { $n } bestemmingstickets moet je er minstens { $least } houden.
    }
reason-tickets-none = Er zijn geen bestemmingstickets meer.
reason-tickets-dice = Zeg met hoeveel dobbelstenen je bestemmingstickets trekt, van t1 tot t5.
reason-tickets-no-dice =
    { $n ->
        [one] In dit spel trek je bestemmingstickets zonder dobbelstenen; { $action } noemt er { $n }.
       *[other] In dit spel trek je bestemmingstickets zonder dobbelstenen; { $action } noemt er { $n }.
    }
reason-tickets-roll =
    { $n ->
        [one] { $n } dobbelsteen voor bestemmingstickets moet een station of een joker tonen; je gooide { $roll }.
       *[other] { $n } dobbelstenen voor bestemmingstickets moeten een station of een joker tonen; je gooide { $roll }.
    }
reason-mix-sum =
    { $n ->
        [one] Samen moet het { $n } bestemmingsticket zijn; { $long } lange en { $short } korte is { $sum }.
       *[other] Samen moeten het { $n } bestemmingstickets zijn; { $long } lange en { $short } korte is { $sum }.
    }
reason-mix-long =
    { $left ->
        [one] Er is nog maar { $left } lang bestemmingsticket, dus je kunt er geen { $long } trekken.
       *[other] Er zijn nog maar { $left } lange bestemmingstickets, dus je kunt er geen { $long } trekken.
    }
reason-mix-short =
    { $left ->
        [one] Er is nog maar { $left } kort bestemmingsticket, dus je kunt er geen { $short } trekken.
       *[other] Er zijn nog maar { $left } korte bestemmingstickets, dus je kunt er geen { $short } trekken.
    }

## Trekken
reason-pick-strict = Trekstapel en aflegstapel zijn leeg; aan deze tafel trek je dan niets meer.
reason-pick-slot = Plek { $slot } van de open kaarten is leeg.
reason-pick-blind = Trekstapel en aflegstapel zijn leeg.
reason-pick-wild = Als tweede kaart mag je dit niet open nemen: { $wild }.
reason-pick-closed = De trekstapel is leeg, dus in deze ronde trekt niemand meer.
reason-pick-no-deck = De trekstapel is leeg.
reason-pass = Passen mag alleen als er niets anders kan; dit kan nog: { $possible }.

## Routes
reason-track-taken = { $track } is van { $owner }.
reason-track-yours = { $track } is al van jou.
reason-pair-yours = De andere route ({ $other }) tussen dezelfde plaatsen is van jou, en niemand mag ze allebei hebben.
reason-pair-closed = De andere helft van deze dubbele route is geclaimd; met { $seats } spelers is deze daarmee gesloten.
reason-group-closed = Een andere route tussen dezelfde plaatsen is geclaimd; met { $seats } spelers is deze daarmee gesloten.
reason-pieces =
    { $left ->
        [one] Je hebt nog { $left } stuk, deze route vraagt er { $needed }.
       *[other] Je hebt nog { $left } stuks, deze route vraagt er { $needed }.
    }
reason-wild-where = { $wild } mogen alleen { $where }; { $track } is { $kind }.
reason-plus4-short = Een +4-locomotief mag alleen op routes van 4 of meer vakjes; { $track } heeft er { $n }.
reason-pay-passenger = Met passagierskaarten betaal je nooit een route.
reason-pay-mixed = Op { $wild } na moeten alle kaarten dezelfde kleur hebben; gelegd: { $cards }.
reason-pay-colour = De kleur van { $track } is { $colour }; gelegd: { $laid }.
reason-pay-exactly =
    { $n ->
        [one] { $track } kost precies { $n } kaart; gelegd: { $laid }.
       *[other] { $track } kost precies { $n } kaarten; gelegd: { $laid }.
    }
reason-pay-symbols =
    { $missing ->
        [one] { $missing } locomotiefsymbool is niet betaald.
       *[other] { $missing } locomotiefsymbolen zijn niet betaald.
    }
reason-pay-no-arbitrary = Op { $track } vervangen willekeurige kaarten geen andere kaart.
reason-swap-size =
    { $n ->
        [one] { $n } vakje kost { $n } kaart, en { $more } meer als { $each } willekeurige kaarten er één vervangen; gelegd: { $laid }.
       *[other] { $n } vakjes kosten { $n } kaarten, en { $more } meer telkens als { $each } willekeurige kaarten er één vervangen; gelegd: { $laid }.
    }
reason-swap-most = Aan deze tafel mogen maar één keer { $each } willekeurige kaarten er één vervangen; gelegd: { $laid }.
reason-swap-wild = Op deze route geldt dit niet op zichzelf: { $wild }. Vier willekeurige kaarten gelden als één.
reason-swap-colour =
    { $units ->
        [one] Met { $laid } kaarten haal je { $units } vakje alleen als er { $single } van één kleur zijn; het zijn er hoogstens { $best }.
       *[other] Met { $laid } kaarten haal je { $units } vakjes alleen als er { $single } van één kleur zijn; het zijn er hoogstens { $best }.
    }
reason-triple-size =
    { $n ->
        [one] { $track } kost { $n } kaart, en { $more } meer telkens als { $each } kaarten er één vervangen; gelegd: { $laid }.
       *[other] { $track } kost { $n } kaarten, en { $more } meer telkens als { $each } kaarten er één vervangen; gelegd: { $laid }.
    }
reason-triple-scope = Aan deze tafel vervangen { $each } kaarten alleen een locomotiefsymbool; deze route heeft er { $symbols }.
reason-triple-short =
    { $laid ->
        [one] Met { $laid } kaart moeten er { $single } een locomotief zijn of de ene kleur van de route hebben; het zijn er { $fit }.
       *[other] Met { $laid } kaarten moeten er { $single } een locomotief zijn of de ene kleur van de route hebben; het zijn er { $fit }.
    }
reason-hand-lacks = Gelegd: { $laid }. In je hand: { $held }.
reason-hand-none = Dit heb je niet in je hand: { $card }.
reason-hand-size =
    { $held ->
        [one] Je hebt { $held } kaart in je hand; deze betaling vraagt er { $n }.
       *[other] Je hebt { $held } kaarten in je hand; deze betaling vraagt er { $n }.
    }
reason-need-cards = Nodig: { $need }. In je hand: { $held }.
reason-need-one-colour = Nodig: { $n } van één kleur. In je hand op zijn best: { $held }.
reason-need-ferry = Nodig: { $need }, plus { $n } van één kleur. In je hand op zijn best: { $held }.
reason-need-swap =
    { $size ->
        [one] Je hebt { $size } kaart, hoogstens { $best } van één kleur; dat is niet genoeg voor { $n ->
            [one] { $n } vakje
           *[other] { $n } vakjes
        }.
       *[other] Je hebt { $size } kaarten, hoogstens { $best } van één kleur; dat is niet genoeg voor { $n ->
            [one] { $n } vakje
           *[other] { $n } vakjes
        }.
    }
reason-need-triple =
    { $size ->
        [one] Je { $size } kaart is niet genoeg voor { $n ->
            [one] { $n } vakje
           *[other] { $n } vakjes
        } met { $symbols ->
            [one] { $symbols } symbool
           *[other] { $symbols } symbolen
        }, ook niet met { $each } kaarten voor één.
       *[other] Je { $size } kaarten zijn niet genoeg voor { $n ->
            [one] { $n } vakje
           *[other] { $n } vakjes
        } met { $symbols ->
            [one] { $symbols } symbool
           *[other] { $symbols } symbolen
        }, ook niet met { $each } kaarten voor één.
    }
reason-pay-plus4 = Schrijf hier L voor elke locomotief; hoeveel daarvan +4-locomotieven zijn, wordt zo gevraagd.
reason-wilds-range =
    { $wilds ->
        [one] Van de { $wilds } locomotief kunnen er met deze hand { $least } tot { $most } een +4-locomotief zijn.
       *[other] Van de { $wilds } locomotieven kunnen er met deze hand { $least } tot { $most } een +4-locomotief zijn.
    }

## Tunnels
reason-surcharge-size =
    { $n ->
        [one] De toeslag is { $n } kaart; betaald: { $paid }.
       *[other] De toeslag is { $n } kaarten; betaald: { $paid }.
    }
reason-surcharge-wild = Deze tunnel is betaald met alleen { $wild }, dus ook de toeslag betaal je alleen met { $wild }.
reason-surcharge-colour = De toeslag betaal je met de kleur { $colour } of met { $wild }, niet met { $paid }.

## Souvenirs
reason-stack-laid = Souvenirstapel { $symbol } ligt al op { $place }; apart liggen nog { $symbols }.
reason-stack-sight = { $place } is een van de vijf gemarkeerde bezienswaardigheden.
reason-stack-there = Op { $place } ligt al een souvenirstapel.
reason-souvenir-end = { $place } is geen uiteinde van de route; je kiest uit de souvenirs van { $places }.

## Stations
reason-station-none =
    { $n ->
        [one] Je { $n } station staat er al.
       *[other] Je { $n } stations staan er al.
    }
reason-station-city = { $place } is geen stad, en stations staan in steden.
reason-station-there = In { $place } staat al het station van { $owner }.
reason-station-cost =
    { $cost ->
        [one] Dit station kost { $cost } kaart; in je hand op zijn best: { $held }.
       *[other] Dit station kost { $cost } kaarten van één kleur; in je hand op zijn best: { $held }.
    }
reason-station-exactly =
    { $cost ->
        [one] Dit station kost precies { $cost } kaart; gelegd: { $laid }.
       *[other] Dit station kost precies { $cost } kaarten; gelegd: { $laid }.
    }
reason-station-arbitrary = Bij een station vervangen willekeurige kaarten geen andere kaart.
reason-station-dice =
    { $cost ->
        [one] Dit station kost { $cost } station of joker op de dobbelstenen; ongebruikt: { $roll }.
       *[other] Dit station kost { $cost } stations of jokers op de dobbelstenen; ongebruikt: { $roll }.
    }
reason-station-dice-faces = Een station betaal je alleen met stations en jokers op de dobbelstenen.
reason-station-dice-exactly =
    { $cost ->
        [one] Dit station kost precies { $cost } dobbelsteen; gelegd: { $laid }.
       *[other] Dit station kost precies { $cost } dobbelstenen; gelegd: { $laid }.
    }
reason-borrow-place = { $track } komt niet uit in { $place }, waar het station staat.
reason-borrow-own = { $track } is van jezelf; een station gebruikt andermans route.
reason-borrow-unclaimed = { $track } is van niemand.

## Passagiers
reason-passenger-end = { $place } is geen uiteinde van de geclaimde route; het kan in { $places }.
reason-passenger-country = { $place } is een land, en passagiers staan in steden.
reason-passenger-there = In { $place } staat al een passagier, en aan deze tafel past er maar één in een stad.
reason-ride-nobody = In { $place } staat geen passagier van jou.
reason-ride-no-way = Vanuit { $place } gaat er geen route verder die je passagier kan gebruiken.
reason-ride-country = Je passagier is in een land aangekomen, en door een land reist niemand heen.
reason-ride-apart = { $track } raakt { $place } niet, en daar is je passagier.
reason-ride-again = { $track } is op deze reis al gebruikt.
reason-ride-unclaimed = { $track } is van niemand.
reason-ride-card = { $track } is van { $owner }, en daarvoor heb je geen passagierskaart meer over.
reason-ride-die = { $track } is van { $owner }, en daarvoor heb je geen { $faces } meer over.
reason-ride-stop = Een reis gaat over minstens één route.

## Dobbelstenen
reason-roll-lacks = Je gooide { $roll }; dit kun je niet opnieuw gooien: { $named }.
reason-dice-station = Een station op de dobbelstenen is nooit een vakje van een route waard.
reason-dice-kind = { $track } is een { $kind }; hiermee betaal je die niet: { $face }.
reason-dice-token = { $track } is een { $kind }; een jeton { $token } is daar niet voor.
reason-dice-exactly =
    { $n ->
        [one] { $track } kost precies { $n } vakje; gelegd: { $laid }.
       *[other] { $track } kost precies { $n } vakjes; gelegd: { $laid }.
    }
reason-dice-symbols =
    { $n ->
        [one] De veerboot toont { $n } locomotiefsymbool; gelegde jokers: { $laid }.
       *[other] De veerboot toont { $n } locomotiefsymbolen; gelegde jokers: { $laid }.
    }
reason-dice-lacks = Gelegd: { $laid }. Ongebruikte dobbelstenen: { $roll }.
reason-dice-tokens-held = Gelegd: { $laid }. Je hebt: { $held }.
reason-dice-ferry =
    { $n ->
        [one] De veerboot toont { $n } locomotiefsymbool; gegooide jokers: { $roll }.
       *[other] De veerboot toont { $n } locomotiefsymbolen; gegooide jokers: { $roll }.
    }
reason-dice-most =
    { $n ->
        [one] { $track } kost { $n } vakje; vijf dobbelstenen en drie jetons halen er hoogstens { $most }.
       *[other] { $track } kost { $n } vakjes; vijf dobbelstenen en drie jetons halen er hoogstens { $most }.
    }
reason-dice-units = { $track } kost { $n } × { $kind }; dobbelstenen en jetons halen er { $have }.
reason-tokens-held =
    { $held ->
        [one] Je hebt { $held } jeton van deze soort; { $n } te veel gelegd.
       *[other] Je hebt { $held } jetons van deze soort; { $n } te veel gelegd.
    }
reason-tokens-spaces =
    { $spaces ->
        [one] Met jetons betaal je hier { $spaces } vakje; { $n } te veel gelegd.
       *[other] Met jetons betaal je hier { $spaces } vakjes; { $n } te veel gelegd.
    }
reason-tokens-few =
    { $n ->
        [one] Met { $n } jeton halen de dobbelstenen het nodige aantal vakjes niet: { $spaces }.
       *[other] Met { $n } jetons halen de dobbelstenen het nodige aantal vakjes niet: { $spaces }.
    }
reason-exchange-three = Niemand mag meer dan { $most } jetons hebben.
reason-exchange-began = Wie de beurt met { $most } jetons begint, mag er dan geen nemen.
reason-exchange-failed = Na een mislukte tunnel mag je geen jetons nemen.
reason-exchange-dice = Ongebruikte dobbelstenen: { $roll }. Daar is dit niet bij: { $named }.
reason-exchange-bound =
    { $n ->
        [one] Na deze ruil is de toeslag van { $n } vakje niet meer te betalen.
       *[other] Na deze ruil is de toeslag van { $n } vakjes niet meer te betalen.
    }
reason-decline-bound = Voor deze toeslag zijn al dobbelstenen voor jetons geruild, dus je moet hem betalen.
reason-dice-surcharge-size =
    { $n ->
        [one] De toeslag is { $n } vakje; betaald: { $paid }.
       *[other] De toeslag is { $n } vakjes; betaald: { $paid }.
    }
reason-discard-held = Je hebt { $held }; dit kun je niet inleveren: { $thrown }.

## Het kaartspel
reason-move-other = Uit de rij van de kleur { $colour } komt een kaart van die kleur ({ $colour }) of een locomotief.
reason-lay-yours = Op je rangeerterrein ligt al een rij van deze kleur: { $colour }.
reason-lay-none = Een rij heeft minstens één kaart van haar kleur nodig; in je hand ontbreekt: { $colour }.
reason-lay-held = Een rij heeft minstens twee kaarten nodig, locomotieven meegeteld; in je hand: { $held }.
reason-lay-few = Een rij heeft minstens twee kaarten nodig, locomotieven meegeteld; gelegd: { $laid }.
reason-lay-which = Zeg voor welke kleur de locomotieven gelden, zoals lay:{ $laid }/R.
reason-lay-locomotives = Een rij heeft minstens één kaart van haar kleur nodig; gelegd: { $laid }.
reason-lay-other-colour = De kaarten bepalen de kleur van hun rij: { $laid } geeft geen rij van de kleur { $colour }.
reason-lay-colours = Je legt één rij, of van drie kleuren elk één kaart; dit zijn { $n } kleuren.
reason-lay-number = In deze rij kunnen { $least } tot { $most } kaarten van de kleur { $colour } liggen.
reason-lay-wilds = Op deze rij kunnen { $least } tot { $most } locomotieven liggen.
reason-rob-held =
    { $n ->
        [one] De rij ({ $colour }) van { $owner } heeft { $n } kaart, dus een overval kost er { $least }; in je hand: { $held }.
       *[other] De rij ({ $colour }) van { $owner } heeft { $n } kaarten, dus een overval kost er { $least }; in je hand: { $held }.
    }
reason-rob-laid =
    { $n ->
        [one] De rij ({ $colour }) van { $owner } heeft { $n } kaart, dus een overval kost er { $least }; gelegd: { $laid }.
       *[other] De rij ({ $colour }) van { $owner } heeft { $n } kaarten, dus een overval kost er { $least }; gelegd: { $laid }.
    }
reason-three-locomotives = Drie rijen van één kaart leg je zonder locomotieven.
reason-three-size = Drie rijen bestaan elk uit één kaart; gelegd: { $laid }.
reason-three-rob = Op het rangeerterrein van { $owner } ligt al een rij ({ $colour }), en met één kaart beroof je geen rij.
reason-complete-held = { $ticket } hoort niet bij je bestemmingstickets: { $held }.
reason-complete-chosen = { $ticket } is al gekozen.
reason-complete-left-out = { $ticket } is al gekozen en hoort er dus bij.
reason-complete-begun = Je kiest de bestemmingstickets een voor een, tot nu toe { $tickets }; noem ze bij done allemaal.
reason-complete-short =
    { $n ->
        [one] { $n } bestemmingsticket vraagt { $need }. In de stapel: { $have }. Tekort: { $missing }.
       *[other] { $n } bestemmingstickets vragen { $need }. In de stapel: { $have }. Tekort: { $missing }.
    }

## Wie aan de beurt is
reason-seat-over = Het spel is afgelopen; er valt niets meer te beslissen.
reason-seat-answered = { $seat } heeft al gekozen.
reason-seat-other =
    { $acting-count ->
        [one] { $seat } beslist nu niet, maar { $acting }.
       *[other] { $seat } beslist nu niet, maar { $acting }.
    }
