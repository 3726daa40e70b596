# Hvorfor noget ikke kan lade sig gøre.  $track er en strækning med sine ender (»Oslo–Bergen«); $cards og lignende er
# færdige opremsninger (»2 røde og 1 lokomotiv«), der står bedst efter et kolon.

## Hvad der ikke findes i dette spil
reason-unknown = { $action } er ikke muligt nu.
reason-no-action = { $action } er ikke en handling i dette spil.
reason-no-card = Kortet { $card } findes ikke i dette spil; kortene er { $cards }.
reason-no-dice = Dette spil spilles med kort, ikke med terninger.
reason-no-dice-payment = { $paid } nævner terninger eller brikker, men her betales der med kort.
reason-no-cards = Togvognskort bruges ikke, når der spilles med terninger.
reason-no-cards-payment = { $paid } nævner kort; med terninger betaler du med S, D og L, og med brikker s og d.
reason-no-pass = Med terninger melder ingen pas; slut turen i stedet.
reason-no-stations = Der er ingen stationer i dette spil.
reason-no-stations-boxed = Uden de avancerede regler bliver stationerne i æsken.
reason-no-passengers = Der er ingen passagerer i dette spil.
reason-no-passengers-boxed = Uden de avancerede regler bliver passagererne i æsken.
reason-no-tunnels = Der er ingen tunneller i dette spil, så der er intet ekstra at betale.
reason-no-tunnels-boxed = Uden de avancerede regler er tunneller almindelige strækninger, så der er intet ekstra at betale.
reason-no-souvenirs = Der er ingen turistmarkører i dette spil.
reason-no-mix = Der er kun én bunke rutekort i dette spil, så du skal ikke melde, hvor mange du vil have af hver.
reason-no-plus4 = Der er ingen +4-lokomotiver i dette spil.
reason-no-arbitrary = Vilkårlige kort står ikke for andre kort i dette spil.

## Navne
reason-no-track = Strækning { $number } findes ikke; den nærmeste er { $nearest } ({ $ends }).
reason-no-place = Stedet { $place } findes ikke; det nærmeste navn er { $nearest } ({ $name }).
reason-no-ticket = Rutekortet { $ticket } findes ikke; det nærmeste er { $nearest }.

## Hvad der skal besluttes nu
reason-now-mix = Du trækker rutekort: Meld, hvor mange af de { $n } der skal være lange, og hvor mange korte.
reason-now-keep = Du vælger rutekort: Behold nogle af dem, du har fået at vælge imellem.
reason-now-stack = Du vælger en stak turistmarkører: { $symbols }.
reason-now-place = Du lægger stakken med turistmarkør { $symbol }: Vælg et sted uden stak.
reason-now-second = Du har taget ét kort: Tag det andet.
reason-now-pay = Du gør krav på { $track }: Vælg, hvordan du betaler.
reason-now-plus4 =
    { $n ->
        [one] Du betaler for { $track }: Sig, om lokomotivet ({ $n }) er et +4-lokomotiv.
       *[other] Du betaler for { $track }: Sig, hvor mange af de { $n } lokomotiver der er +4-lokomotiver.
    }
reason-now-arbitrary =
    { $n ->
        [one] Du betaler for { $track }: Læg { $n } vilkårligt kort til.
       *[other] Du betaler for { $track }: Læg { $n } vilkårlige kort til.
    }
reason-now-tunnel = Du er i en tunnel: Betal { $n } kort ekstra, eller lad være.
reason-now-souvenir = Du vælger en turistmarkør: Tag den fra { $places }.
reason-now-passenger = Du har gjort krav på en strækning: Placér en passager i en af dens ender, eller lad være.
reason-now-station = Du bygger en station i { $place }: Vælg, hvordan du betaler.
reason-now-ride = Din passager er på vej: Kør videre, eller stå af.
reason-now-rolled = Du har slået: Sig først, hvilke terninger du slår om, eller ingen.
reason-now-tokens = Du betaler for { $track }: Sig, hvor mange brikker du bruger.
reason-now-dice-tunnel =
    { $n ->
        [one] Du er i en tunnel: Betal { $n } felt ekstra, tag brikker til det, eller lad være.
       *[other] Du er i en tunnel: Betal { $n } felter ekstra, tag brikker til det, eller lad være.
    }
reason-now-after = Du har gjort det, turen var til: Byt ubrugte terninger til brikker, eller slut turen.
reason-now-borrow = Spillet er slut: Sig, hvilken strækning din station i { $place } bruger, eller tag forslaget.
reason-now-move = Du flytter kort ud på skinnerne: Vælg et fra rækken ({ $colour }).
reason-now-number = Du lægger en række ({ $colour }): Sig, hvor mange kort i farven { $colour }.
reason-now-locomotives = Du lægger en række ({ $colour }): Sig, hvor mange lokomotiver der lægges øverst.
reason-now-complete = Runden er slut: Vælg de rutekort, du gennemfører.

## Hvad der ikke skal besluttes nu
reason-not-now-keep = Der er ingen rutekort at vælge imellem; træk rutekort først.
reason-not-now-mix = Der skal ikke meldes noget nu; træk rutekort først.
reason-not-now-stacks = Turistmarkørerne blev lagt ud før den første tur.
reason-not-now-pay = Der er ikke noget at betale for; vælg en strækning først.
reason-not-now-plus4 = Der lægges ingen +4-lokomotiver; vælg en strækning først.
reason-not-now-arbitrary = Der mangler ingen vilkårlige kort; vælg en strækning først.
reason-not-now-surcharge = Ingen er på vej gennem en tunnel, så der er intet ekstra at betale.
reason-not-now-souvenir = Der er ingen turistmarkør at vælge; det kommer efter en strækning.
reason-not-now-passenger = En passager placeres kun, lige efter at der er gjort krav på en strækning.
reason-not-now-ride = Ingen passager er på vej; løft en først.
reason-not-now-reroll = Terninger slås kun om lige efter det første slag, og kun én gang.
reason-not-now-tunnel-reroll = Tunnelterningerne er slået, så togterningerne bliver liggende.
reason-not-now-tokens = Der er ikke noget at betale for med brikker; vælg en strækning først.
reason-not-now-borrow = Stationer bruger først andres strækninger, når spillet er slut.
reason-not-now-move = Kort flyttes fra remisen ud på skinnerne i begyndelsen af en tur.
reason-not-now-number = Der lægges ingen række; vælg dens farve først.
reason-not-now-complete = Rutekort gennemføres, når en runde er slut.

## Rutekort
reason-keep-twice = { $ticket } er nævnt to gange.
reason-keep-not-offered = { $ticket } er ikke blandt dem, du kan vælge imellem: { $offered }.
reason-keep-few = Du skal beholde mindst { $least } af { $n } rutekort.
reason-tickets-none = Der er ikke flere rutekort at trække.
reason-tickets-dice = Sig, hvor mange terninger du bruger til at trække rutekort, fra t1 til t5.
reason-tickets-no-dice =
    { $n ->
        [one] Rutekort trækkes uden terninger i dette spil; { $action } nævner { $n } terning.
       *[other] Rutekort trækkes uden terninger i dette spil; { $action } nævner { $n } terninger.
    }
reason-tickets-roll =
    { $n ->
        [one] { $n } terning til rutekort skal vise en togstation eller et lokomotiv; slaget er { $roll }.
       *[other] { $n } terninger til rutekort skal vise togstationer eller lokomotiver; slaget er { $roll }.
    }
reason-mix-sum = Det skal blive { $n } rutekort i alt; { $long ->
            [one] { $long } langt
           *[other] { $long } lange
        } og { $short ->
            [one] { $short } kort
           *[other] { $short } korte
        } er { $sum }.
reason-mix-long =
    { $left ->
        [one] Der er kun { $left } langt rutekort tilbage, så du kan ikke trække { $long }.
       *[other] Der er kun { $left } lange rutekort tilbage, så du kan ikke trække { $long }.
    }
reason-mix-short =
    { $left ->
        [one] Der er kun { $left } kort rutekort tilbage, så du kan ikke trække { $short }.
       *[other] Der er kun { $left } korte rutekort tilbage, så du kan ikke trække { $short }.
    }

## Træk kort
reason-pick-strict = Både bunken og bunken med brugte kort er tomme, og så trækkes der ikke ved dette bord.
reason-pick-slot = Plads { $slot } er tom.
reason-pick-blind = Både bunken og bunken med brugte kort er tomme.
reason-pick-wild = Et synligt { $wild } må ikke være det andet kort.
reason-pick-closed = Bunken er tom, så der trækkes ikke mere i denne runde.
reason-pick-no-deck = Bunken er tom.
reason-pass = Du må kun melde pas, når du ikke kan andet; du kan stadig { $possible }.

## Strækninger
reason-track-taken = { $track } tilhører { $owner }.
reason-track-yours = { $track } er allerede din.
reason-pair-yours = Det andet spor ({ $other }) mellem de samme to steder er dit, og ingen må eje begge.
reason-pair-closed = Der er gjort krav på det andet spor, og med { $seats } spillere er dette dermed lukket.
reason-group-closed = Der er gjort krav på et andet spor mellem de samme steder, og med { $seats } spillere er dette dermed lukket.
reason-pieces =
    { $left ->
        [one] Du har { $left } vogn tilbage; denne strækning kræver { $needed }.
       *[other] Du har { $left } vogne tilbage; denne strækning kræver { $needed }.
    }
reason-wild-where = { $wild } kan kun lægges { $where }; { $track } er { $kind }.
reason-plus4-short = Et +4-lokomotiv kan kun lægges på strækninger med 4 eller flere felter; { $track } har { $n }.
reason-pay-passenger = Passagerkort betaler aldrig for en strækning.
reason-pay-mixed = Alle kort undtagen { $wild } skal have samme farve; lagt: { $cards }.
reason-pay-colour = Farven på { $track } er { $colour }; lagt: { $laid }.
reason-pay-exactly = { $track } koster præcis { $n } kort; lagt: { $laid }.
reason-pay-symbols =
    { $missing ->
        [one] { $missing } lokomotiv-symbol er ikke dækket.
       *[other] { $missing } lokomotiv-symboler er ikke dækket.
    }
reason-pay-no-arbitrary = Vilkårlige kort står ikke for andre kort på { $track }.
reason-swap-size =
    { $n ->
        [one] { $n } felt koster { $n } kort og { $more } mere, hvis { $each } vilkårlige kort står for ét; lagt: { $laid }.
       *[other] { $n } felter koster { $n } kort og { $more } mere, hver gang { $each } vilkårlige kort står for ét; lagt: { $laid }.
    }
reason-swap-most = Ved dette bord må { $each } vilkårlige kort kun stå for ét af kortene; lagt: { $laid }.
reason-swap-wild = Et { $wild } tæller ikke alene på denne strækning; fire vilkårlige kort tæller som ét.
reason-swap-colour = { $laid } kort rækker kun til { $units } felter, hvis { $single } er i samme farve; der er højst { $best }.
reason-triple-size = { $track } koster { $n } kort og { $more } mere, hver gang { $each } kort står for ét; lagt: { $laid }.
reason-triple-scope = Ved dette bord kan { $each } kort kun stå for et lokomotiv-symbol; denne strækning har { $symbols }.
reason-triple-short = Med { $laid } kort skal { $single } være lokomotiver eller have strækningens ene farve; det har { $fit }.
reason-hand-lacks = Lagt: { $laid }. På hånden: { $held }.
reason-hand-none = Det har du ikke på hånden: { $card }.
reason-hand-size = Du har { $held } kort på hånden; denne betaling kræver { $n }.
reason-need-cards = Det kræver { $need }. På hånden: { $held }.
reason-need-one-colour = Det kræver { $n } i samme farve. På hånden er der i bedste fald: { $held }.
reason-need-ferry = Det kræver { $need } og desuden { $n } i samme farve. På hånden er der i bedste fald: { $held }.
reason-need-swap =
    { $n ->
        [one] Du har { $size } kort, højst { $best } i samme farve; det rækker ikke til { $n } felt.
       *[other] Du har { $size } kort, højst { $best } i samme farve; det rækker ikke til { $n } felter.
    }
reason-need-triple =
    { $symbols ->
        [one] Dine { $size } kort rækker ikke til { $n } felter med { $symbols } symbol, heller ikke med { $each } kort for ét.
       *[other] Dine { $size } kort rækker ikke til { $n } felter med { $symbols } symboler, heller ikke med { $each } kort for ét.
    }
reason-pay-plus4 = Skriv L for hvert lokomotiv her; hvor mange af dem der er +4-lokomotiver, spørges der om bagefter.
reason-wilds-range =
    { $wilds ->
        [one] Med denne hånd kan { $least } til { $most } af { $wilds } lokomotiv være et +4-lokomotiv.
       *[other] Med denne hånd kan { $least } til { $most } af { $wilds } lokomotiver være +4-lokomotiver.
    }

## Tunneller
reason-surcharge-size = Det koster { $n } kort ekstra; betalt: { $paid }.
reason-surcharge-wild = Der er kun lagt { $wild }, så der betales også kun ekstra med { $wild }.
reason-surcharge-colour = Der betales ekstra med farven { $colour } eller med { $wild }, ikke med { $paid }.

## Turistmarkører
reason-stack-laid = Stakken med turistmarkør { $symbol } ligger allerede på { $place }; lagt til side: { $symbols }.
reason-stack-sight = { $place } er en af de fem markerede seværdigheder.
reason-stack-there = Der ligger allerede en stak turistmarkører på { $place }.
reason-souvenir-end = { $place } er ikke en ende af strækningen; du kan vælge mellem turistmarkørerne fra { $places }.

## Stationer
reason-station-none =
    { $n ->
        [one] Din { $n } station er bygget.
       *[other] Alle { $n } stationer er bygget.
    }
reason-station-city = { $place } er ikke en by, og stationer står i byer.
reason-station-there = I { $place } står der allerede en station, som tilhører { $owner }.
reason-station-cost =
    { $cost ->
        [one] Denne station koster { $cost } kort; på hånden er der i bedste fald: { $held }.
       *[other] Denne station koster { $cost } kort i samme farve; på hånden er der højst: { $held }.
    }
reason-station-exactly = Denne station koster præcis { $cost } kort; lagt: { $laid }.
reason-station-arbitrary = Vilkårlige kort står ikke for andre kort, når der betales for en station.
reason-station-dice =
    { $cost ->
        [one] Denne station koster { $cost } togstation eller lokomotiv på terningerne; ubrugte terninger: { $roll }.
       *[other] Denne station koster { $cost } togstationer eller lokomotiver på terningerne; ubrugte terninger: { $roll }.
    }
reason-station-dice-faces = En station betales kun med togstationer og lokomotiver på terningerne.
reason-station-dice-exactly =
    { $cost ->
        [one] Denne station koster præcis { $cost } terning; lagt: { $laid }.
       *[other] Denne station koster præcis { $cost } terninger; lagt: { $laid }.
    }
reason-borrow-place = { $track } ender ikke i { $place }, hvor stationen står.
reason-borrow-own = { $track } er din egen; en station bruger en andens strækning.
reason-borrow-unclaimed = { $track } tilhører ingen.

## Passagerer
reason-passenger-end = { $place } er ikke en ende af den strækning, der er gjort krav på: { $places }.
reason-passenger-country = { $place } er et land, og passagerer står i byer.
reason-passenger-there = Der står allerede en passager i { $place }, og ved dette bord er der kun plads til én i hver by.
reason-ride-nobody = Du har ingen passager i { $place }.
reason-ride-no-way = Der går ingen strækning videre fra { $place }, som din passager kan bruge.
reason-ride-country = Din passager er nået til et land, og gennem lande er der ingen vej videre.
reason-ride-apart = { $track } rører ikke { $place }, hvor din passager er.
reason-ride-again = { $track } er allerede brugt på denne rejse.
reason-ride-unclaimed = { $track } tilhører ingen.
reason-ride-card = { $track } tilhører { $owner }, og der er ikke flere passagerkort at køre for.
reason-ride-die = { $track } tilhører { $owner }, og der er ingen terning tilbage, som viser { $faces }.
reason-ride-stop = En rejse går ad mindst én strækning.

## Terninger
reason-roll-lacks = Terningerne viser { $roll }; dette kan ikke slås om: { $named }.
reason-dice-station = En togstation på terningerne er aldrig et felt på en strækning.
reason-dice-kind = { $track } er et { $kind }; det betales ikke med { $face }.
reason-dice-token = { $track } er et { $kind }; brikker til { $token } betaler ikke for det.
reason-dice-exactly =
    { $n ->
        [one] { $track } koster præcis { $n } felt; lagt: { $laid }.
       *[other] { $track } koster præcis { $n } felter; lagt: { $laid }.
    }
reason-dice-symbols =
    { $n ->
        [one] Færgen viser { $n } lokomotiv-symbol; lagte lokomotiver: { $laid }.
       *[other] Færgen viser { $n } lokomotiv-symboler; lagte lokomotiver: { $laid }.
    }
reason-dice-lacks = Lagt: { $laid }. Ubrugte terninger: { $roll }.
reason-dice-tokens-held = Lagt: { $laid }. Du har: { $held }.
reason-dice-ferry =
    { $n ->
        [one] Færgen viser { $n } lokomotiv-symbol; lokomotiver i slaget: { $roll }.
       *[other] Færgen viser { $n } lokomotiv-symboler; lokomotiver i slaget: { $roll }.
    }
reason-dice-most =
    { $n ->
        [one] { $track } koster { $n } felt; fem terninger og tre brikker rækker højst til { $most }.
       *[other] { $track } koster { $n } felter; fem terninger og tre brikker rækker højst til { $most }.
    }
reason-dice-units = { $track } koster { $n } × { $kind }; terninger og brikker rækker til { $have }.
reason-tokens-held =
    { $held ->
        [one] Du har { $held } brik af denne slags; det er { $n } for meget.
       *[other] Du har { $held } brikker af denne slags; det er { $n } for meget.
    }
reason-tokens-spaces =
    { $spaces ->
        [one] Her betaler brikker for { $spaces } felt; det er { $n } for meget.
       *[other] Her betaler brikker for { $spaces } felter; det er { $n } for meget.
    }
reason-tokens-few =
    { $n ->
        [one] Med { $n } brik rækker terningerne ikke til de { $spaces } felter, der skal til.
       *[other] Med { $n } brikker rækker terningerne ikke til de { $spaces } felter, der skal til.
    }
reason-exchange-three = Ingen må have mere end { $most } brikker.
reason-exchange-began = Den, der begynder sin tur med { $most } brikker, tager ingen i den.
reason-exchange-failed = Efter en mislykket tunnel tages der ingen brikker.
reason-exchange-dice = Ubrugte terninger: { $roll }. Ikke iblandt dem: { $named }.
reason-exchange-bound =
    { $n ->
        [one] Efter dette bytte kunne du ikke betale det ene felt ekstra ({ $n }).
       *[other] Efter dette bytte kunne du ikke betale de { $n } felter ekstra.
    }
reason-decline-bound = Der er byttet terninger til brikker for at betale ekstra, så nu skal der betales.
reason-dice-surcharge-size =
    { $n ->
        [one] Det koster { $n } felt ekstra; betalt: { $paid }.
       *[other] Det koster { $n } felter ekstra; betalt: { $paid }.
    }
reason-discard-held = Du har { $held }; dette kan ikke smides: { $thrown }.

## Kortspillet
reason-move-other = Fra rækken ({ $colour }) kommer der et kort i den farve ({ $colour }) eller et lokomotiv.
reason-lay-yours = Der ligger allerede en række i den farve i din remise: { $colour }.
reason-lay-none = En række skal have mindst ét kort i sin farve; det mangler på hånden: { $colour }.
reason-lay-held = En række skal have mindst to kort, lokomotiver medregnet; på hånden: { $held }.
reason-lay-few = En række skal have mindst to kort, lokomotiver medregnet; lagt: { $laid }.
reason-lay-which = Sig, hvilken farve lokomotiverne står for, for eksempel lay:{ $laid }/R.
reason-lay-locomotives = En række skal have mindst ét kort i sin farve; lagt: { $laid }.
reason-lay-other-colour = Kortene afgør, hvilken farve rækken har; { $laid } bliver ikke til en række i farven { $colour }.
reason-lay-colours = Der lægges én række eller ét kort i hver af tre farver; her er der { $n } farver.
reason-lay-number = I denne række kan der ligge { $least } til { $most } kort i farven { $colour }.
reason-lay-wilds = Øverst på denne række kan der lægges { $least } til { $most } lokomotiver.
reason-rob-held = Rækken ({ $colour }) hos { $owner } har { $n } kort, så et togrøveri kræver { $least }; på hånden: { $held }.
reason-rob-laid = Rækken ({ $colour }) hos { $owner } har { $n } kort, så et togrøveri kræver { $least }; lagt: { $laid }.
reason-three-locomotives = Tre rækker med ét kort hver lægges uden lokomotiver.
reason-three-size = Der lægges tre rækker med ét kort hver; lagt: { $laid }.
reason-three-rob = Der ligger en række ({ $colour }) i remisen hos { $owner }, og ét kort røver ingen række.
reason-complete-held = { $ticket } er ikke blandt dine rutekort: { $held }.
reason-complete-chosen = { $ticket } er allerede valgt.
reason-complete-left-out = { $ticket } er allerede valgt og hører altså med.
reason-complete-begun = Du vælger rutekort for rutekort, indtil nu { $tickets }; nævn dem alle i done.
reason-complete-short = { $n } rutekort kræver { $need }. I bunken: { $have }. Der mangler: { $missing }.

## Hvem der skal beslutte
reason-seat-over = Spillet er slut; der er ikke mere at beslutte.
reason-seat-answered = { $seat } har allerede valgt.
reason-seat-other = Det er ikke { $seat }, der skal beslutte nu, men { $acting }.
