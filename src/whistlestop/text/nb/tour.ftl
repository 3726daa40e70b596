# Det guidede første spillet: hva guiden sier. Hver melding har en overskrift og, i .text, ordene under den.

tour-name = Første spill
tour-opponent = Ingrid
tour-open = Guide
tour-close = Send guiden bort
tour-show = Vis meg
tour-way = { $done } av { $all } steg i et første spill gjort

tour-welcome = Velkommen om bord
    .text = Brettet er på vei.
tour-keep = Velg billettene dine
    .text = Hver billett vil ha to byer knyttet sammen av dine egne strekninger. Tallet er det den gir, eller koster hvis det ikke lykkes. Tre av disse fem ligger på én linje, fra Helsinki over Stockholm og Oslo til Bergen: Trykk på dem og behold dem.
tour-wait-first = Ingrid velger også
    .text = Ingen ser billettene til de andre. Se på brettet imens: Byene dine er merket.
tour-wait = { $name } har turen
    .text = Følg med på brettet; i loggen står det som skjedde.
tour-draw = Trekk to kort
    .text = For å gjøre krav på en strekning betaler du kort i fargen dens, like mange som den har felter. { $track } har { $n ->
            [one] ett
           *[other] { $n }
        }; samle på denne fargen: { $colour }. Ta to kort, blant de fem åpne eller fra bunken.
tour-second = Og det andre kortet
    .text = Kortet du tok, er allerede erstattet, så se en gang til. Fra bunken går også fint.
tour-collect = Samle til veien din
    .text =
        { $missing ->
            [one] { $track } ligger på veien din: ett kort til ({ $colour }), og du kan gjøre krav på strekningen.
           *[other] { $track } ligger på veien din: { $missing } kort til ({ $colour }), og du kan gjøre krav på strekningen.
        }
tour-collect-wild = Her hjelper lokomotiver
    .text =
        { $missing ->
            [one] { $track } ligger på veien din: ett kort til ({ $colour }), eller et lokomotiv. Lokomotiver kan bare brukes i tunneler og på ferger.
           *[other] { $track } ligger på veien din: { $missing } kort til ({ $colour }), eller lokomotiver. Lokomotiver kan bare brukes i tunneler og på ferger.
        }
tour-claim = Du kan gjøre krav på en strekning
    .text = Du har det { $track } koster. Trykk på strekningen på brettet: Den gir { $points } poeng med en gang, og ingen kan ta den fra deg. Det som lyser, kan du gjøre krav på.
tour-claim-ferry = En ferge innen rekkevidde
    .text = { $track } er en ferge: Hvert felt med et lokomotiv vil ha ett, eller tre vilkårlige kort i stedet. Du har nok; trykk på den på brettet. Den gir { $points } poeng.
tour-claim-tunnel = En tunnel innen rekkevidde
    .text = { $track } er en tunnel. Når du har lagt kortene dine, blir tre snudd: Hvert kort i din farge og hvert lokomotiv koster ett kort til. Ha helst ett eller to i reserve. Den gir { $points } poeng.
tour-chosen = Hvordan du betaler
    .text = Det billigste først. Behold det du trenger andre steder; å bytte koster ingenting. Den røde knappen gjør det.
tour-pay = Ett valg til
    .text = Velg det du lettest kan unnvære.
tour-tunnel = Inne i tunnelen
    .text = De tre kortene er snudd. Betal det de krever, eller snu: Da beholder du kortene dine, og bare turen er tapt.
tour-more-tickets = Alt er knyttet sammen
    .text = Alle billetter som lar seg fullføre, er fullført. Du har togvogner igjen: Trekk nye billetter og behold den som nesten er ferdig, eller gjør krav på lange strekninger for poengenes skyld.
tour-keep-more = Nye billetter
    .text = Behold minst én. Den som krever færrest togvogner, er sikrest; det du ikke beholder, fjernes fra spillet.
tour-free = Gå for det som lønner seg
    .text = Du har ingenting åpent lenger. Lange strekninger lønner seg best: Seks felter gir 15 poeng.
tour-end-near = Slutten er nær
    .text = Noen har bare { $n } togvogner igjen. Ved to eller færre har alle én tur til. Gjør ferdig det du kan; ikke trekk nye billetter nå.
tour-last = Den siste turen
    .text = Dette er den siste turen din. Gjør krav på strekningen som gir mest, eller den som fullfører en billett.
tour-over = Oppgjøret
    .text = Strekninger, billetter og ti poeng for flest fullførte billetter. Det var ditt første spill. Hva nå: et annet brett, med tunneler overalt eller stasjoner i fremmede byer?

## Det som nettopp ble gjort for første gang
tour-praise-kept = Godt valgt.
tour-praise-drawn = Slik trekker man kort.
tour-praise-claimed = Din første strekning: Togvognene dine blir der til slutten.
tour-praise-connected = En billett er knyttet sammen: Poengene er sikret.
tour-praise-over = Endestasjon, alle går av!
