# Det guidede første spil: hvad guiden siger. Hver besked har en overskrift og, i .text, ordene under den.

tour-name = Første spil
tour-opponent = Ingrid
tour-open = Guide
tour-close = Send guiden væk
tour-show = Vis mig det
tour-way = { $done } af { $all } trin i et første spil klaret

tour-welcome = Velkommen om bord
    .text = Spillepladen er på vej.
tour-keep = Vælg dine rutekort
    .text = Hvert rutekort vil have to byer forbundet af dine egne strækninger. Tallet er det, kortet giver, eller koster, hvis det ikke lykkes. Tre af disse fem ligger på én linje, fra Helsinki over Stockholm og Oslo til Bergen: Tryk på dem, og behold dem.
tour-wait-first = Ingrid vælger også
    .text = Ingen ser de andres rutekort. Kig imens på spillepladen: Dine byer er markeret.
tour-wait = { $name } har turen
    .text = Hold øje med spillepladen; i loggen står, hvad der skete.
tour-draw = Træk to kort
    .text = For at gøre krav på en strækning betaler du kort i dens farve, lige så mange som den har felter. { $track } har { $n ->
            [one] ét
           *[other] { $n }
        }; saml på denne farve: { $colour }. Tag to kort, blandt de fem synlige eller fra bunken.
tour-second = Og det andet kort
    .text = Kortet, du tog, er allerede erstattet, så kig igen. Fra bunken er også fint.
tour-collect = Saml til din vej
    .text =
        { $missing ->
            [one] { $track } ligger på din vej: ét kort mere ({ $colour }), og du kan gøre krav på strækningen.
           *[other] { $track } ligger på din vej: { $missing } kort mere ({ $colour }), og du kan gøre krav på strækningen.
        }
tour-collect-wild = Her hjælper lokomotiver
    .text =
        { $missing ->
            [one] { $track } ligger på din vej: ét kort mere ({ $colour }) eller et lokomotiv. Lokomotiver kan kun bruges i tunneller og på færger.
           *[other] { $track } ligger på din vej: { $missing } kort mere ({ $colour }) eller lokomotiver. Lokomotiver kan kun bruges i tunneller og på færger.
        }
tour-claim = Du kan gøre krav på en strækning
    .text = Du har, hvad { $track } koster. Tryk på strækningen på spillepladen: Den giver { $points } point med det samme, og ingen kan tage den fra dig. Det, der lyser, kan du gøre krav på.
tour-claim-ferry = En færge inden for rækkevidde
    .text = { $track } er en færge: Hvert felt med et lokomotiv vil have ét, eller tre vilkårlige kort i stedet. Du har nok; tryk på den på spillepladen. Den giver { $points } point.
tour-claim-tunnel = En tunnel inden for rækkevidde
    .text = { $track } er en tunnel. Når du har lagt dine kort, bliver tre vendt: Hvert kort i din farve og hvert lokomotiv koster ét kort mere. Hav hellere et eller to i reserve. Den giver { $points } point.
tour-chosen = Hvordan du betaler
    .text = Det billigste først. Behold det, du skal bruge andre steder; at skifte koster ikke noget. Den røde knap gør det.
tour-pay = Endnu et valg
    .text = Vælg det, du bedst kan undvære.
tour-tunnel = Inde i tunnellen
    .text = De tre kort er vendt. Betal, hvad de kræver, eller vend om: Så beholder du dine kort, og kun turen er tabt.
tour-more-tickets = Alt er forbundet
    .text = Alle rutekort, der kan gennemføres, er gennemført. Du har togvogne tilbage: Træk nye rutekort, og behold det, der næsten er færdigt, eller gør krav på lange strækninger for pointenes skyld.
tour-keep-more = Nye rutekort
    .text = Behold mindst ét. Det, der kræver færrest togvogne, er det sikreste; det, du ikke beholder, tages ud af spillet.
tour-free = Gå efter det, der betaler sig
    .text = Du har ikke noget åbent mere. Lange strækninger betaler sig bedst: Seks felter giver 15 point.
tour-end-near = Slutningen er nær
    .text = Nogen har kun { $n } togvogne tilbage. Ved to eller færre har alle én tur til. Gør færdigt, hvad du kan; træk ikke nye rutekort nu.
tour-last = Den sidste tur
    .text = Dette er din sidste tur. Gør krav på den strækning, der giver mest, eller den, der gennemfører et rutekort.
tour-over = Opgørelsen
    .text = Strækninger, rutekort og ti point for flest gennemførte rutekort. Det var dit første spil. Hvad nu: en anden spilleplade, med tunneller overalt eller stationer i fremmede byer?

## Det, der lige er gjort for første gang
tour-praise-kept = Godt valgt.
tour-praise-drawn = Sådan trækker man kort.
tour-praise-claimed = Din første strækning: Dine togvogne bliver der til slutningen.
tour-praise-connected = Et rutekort er forbundet: Pointene er sikre.
tour-praise-over = Endestation, alle stiger af!
