# Hvorfor noe ikke lar seg gjøre.  $track er en strekning med endene sine («Oslo–Bergen»); $cards og lignende er ferdige
# oppramsinger («2 røde og 1 lokomotiv») som står best etter et kolon.

## Hva som ikke finnes i dette spillet
reason-unknown = { $action } er ikke mulig nå.
reason-no-action = { $action } er ingen handling i dette spillet.
reason-no-card = Kortet { $card } finnes ikke i dette spillet; kortene er { $cards }.
reason-no-dice = Dette spillet spilles med kort, ikke med terninger.
reason-no-dice-payment = { $paid } nevner terninger eller brikker, men her betales det med kort.
reason-no-cards = Togvognkort brukes ikke når det spilles med terninger.
reason-no-cards-payment = { $paid } nevner kort; med terninger betaler du med S, D og L, og med brikker s og d.
reason-no-pass = Med terninger melder ingen pass; avslutt turen i stedet.
reason-no-stations = Det er ingen stasjoner i dette spillet.
reason-no-stations-boxed = Uten de avanserte reglene blir stasjonene i esken.
reason-no-passengers = Det er ingen passasjerer i dette spillet.
reason-no-passengers-boxed = Uten de avanserte reglene blir passasjerene i esken.
reason-no-tunnels = Det er ingen tunneler i dette spillet, så det er ikke noe ekstra å betale.
reason-no-tunnels-boxed = Uten de avanserte reglene er tunneler vanlige strekninger, så det er ikke noe ekstra å betale.
reason-no-souvenirs = Det er ingen suvenirer i dette spillet.
reason-no-mix = Det er bare én bunke billetter i dette spillet, så du trenger ikke å melde hvor mange du vil ha av hver.
reason-no-plus4 = Det er ingen +4-lokomotiver i dette spillet.
reason-no-arbitrary = Valgfrie kort erstatter ingen andre kort i dette spillet.

## Navn
reason-no-track = Strekning { $number } finnes ikke; den nærmeste er { $nearest } ({ $ends }).
reason-no-place = Stedet { $place } finnes ikke; det nærmeste navnet er { $nearest } ({ $name }).
reason-no-ticket = Billetten { $ticket } finnes ikke; den nærmeste er { $nearest }.

## Hva som skal avgjøres nå
reason-now-mix = Du trekker billetter: Meld hvor mange av de { $n } som skal være lange og hvor mange korte.
reason-now-keep = Du velger billetter: Behold noen av dem du har å velge mellom.
reason-now-stack = Du velger en stabel suvenirer: { $symbols }.
reason-now-place = Du legger ut stabelen med suvenir { $symbol }: Velg et sted uten stabel.
reason-now-second = Du har tatt ett kort: Ta det andre.
reason-now-pay = Du gjør krav på { $track }: Velg hvordan du betaler.
reason-now-plus4 =
    { $n ->
        [one] Du betaler for { $track }: Si om lokomotivet ({ $n }) er et +4-lokomotiv.
       *[other] Du betaler for { $track }: Si hvor mange av de { $n } lokomotivene som er +4-lokomotiver.
    }
reason-now-arbitrary =
    { $n ->
        [one] Du betaler for { $track }: Legg { $n } valgfritt kort til.
       *[other] Du betaler for { $track }: Legg { $n } valgfrie kort til.
    }
reason-now-tunnel = Du er i en tunnel: Betal { $n } kort ekstra, eller la være.
reason-now-souvenir = Du velger en suvenir: Ta den fra { $places }.
reason-now-passenger = Du har gjort krav på en strekning: Sett en passasjer i en av endene, eller la være.
reason-now-station = Du bygger en stasjon i { $place }: Velg hvordan du betaler.
reason-now-ride = Passasjeren din er på vei: Kjør videre eller gå av.
reason-now-rolled = Du har kastet terningene: Si først hvilke du kaster om igjen, eller ingen.
reason-now-tokens = Du betaler for { $track }: Si hvor mange brikker du bruker.
reason-now-dice-tunnel =
    { $n ->
        [one] Du er i en tunnel: Betal { $n } felt ekstra, ta brikker til det, eller la være.
       *[other] Du er i en tunnel: Betal { $n } felter ekstra, ta brikker til det, eller la være.
    }
reason-now-after = Turens handling er gjort: Bytt ubrukte terninger mot brikker, eller avslutt turen.
reason-now-borrow = Spillet er slutt: Si hvilken strekning stasjonen din i { $place } bruker, eller ta forslaget.
reason-now-move = Du flytter kort ut på skinnene: Velg ett fra raden ({ $colour }).
reason-now-number = Du legger en rad ({ $colour }): Si hvor mange kort i fargen { $colour }.
reason-now-locomotives = Du legger en rad ({ $colour }): Si hvor mange lokomotiver som legges øverst.
reason-now-complete = Runden er over: Velg billettene du fullfører.

## Hva som ikke skal avgjøres nå
reason-not-now-keep = Det er ingen billetter å velge mellom; trekk billetter først.
reason-not-now-mix = Nå skal du ikke melde hvor mange du vil ha av hver; trekk billetter først.
reason-not-now-stacks = Suvenirene ble lagt ut før den første turen.
reason-not-now-pay = Det er ikke noe å betale for; velg en strekning først.
reason-not-now-plus4 = Det legges ingen +4-lokomotiver; velg en strekning først.
reason-not-now-arbitrary = Det mangler ingen valgfrie kort; velg en strekning først.
reason-not-now-surcharge = Ingen er på vei gjennom en tunnel, så det er ikke noe ekstra å betale.
reason-not-now-souvenir = Det er ingen suvenir å velge; det kommer etter en strekning.
reason-not-now-passenger = En passasjer settes bare ut rett etter at noen har gjort krav på en strekning.
reason-not-now-ride = Ingen passasjer er på vei; løft en først.
reason-not-now-reroll = Terninger kastes bare om igjen rett etter det første kastet, og bare én gang.
reason-not-now-tunnel-reroll = Tunnelterningene er kastet, så togterningene blir liggende.
reason-not-now-tokens = Det er ikke noe å betale for med brikker; velg en strekning først.
reason-not-now-borrow = Stasjoner bruker andres strekninger først når spillet er slutt.
reason-not-now-move = Kort flyttes fra togstallen ut på skinnene i begynnelsen av en tur.
reason-not-now-number = Det legges ingen rad; velg fargen først.
reason-not-now-complete = Billetter fullføres når en runde er over.

## Billetter
reason-keep-twice = { $ticket } er nevnt to ganger.
reason-keep-not-offered = { $ticket } er ikke blant dem du kan velge mellom: { $offered }.
reason-keep-few =
    { $n ->
        [one] Du må beholde minst { $least } av { $n } billett.
       *[other] Du må beholde minst { $least } av { $n } billetter.
    }
reason-tickets-none = Det er ingen billetter igjen å trekke.
reason-tickets-dice = Si hvor mange terninger du bruker til å trekke billetter, fra t1 til t5.
reason-tickets-no-dice =
    { $n ->
        [one] Billetter trekkes uten terninger i dette spillet; { $action } nevner { $n } terning.
       *[other] Billetter trekkes uten terninger i dette spillet; { $action } nevner { $n } terninger.
    }
reason-tickets-roll =
    { $n ->
        [one] { $n } terning til billetter må vise en stasjon eller en joker; kastet er { $roll }.
       *[other] { $n } terninger til billetter må vise stasjoner eller jokere; kastet er { $roll }.
    }
reason-mix-sum =
    { $n ->
        [one] Det skal bli { $n } billett til sammen; { $long ->
            [one] { $long } lang
           *[other] { $long } lange
        } og { $short ->
            [one] { $short } kort
           *[other] { $short } korte
        } er { $sum }.
       *[other] Det skal bli { $n } billetter til sammen; { $long ->
            [one] { $long } lang
           *[other] { $long } lange
        } og { $short ->
            [one] { $short } kort
           *[other] { $short } korte
        } er { $sum }.
    }
reason-mix-long =
    { $left ->
        [one] Det er bare { $left } lang billett igjen, så du kan ikke trekke { $long }.
       *[other] Det er bare { $left } lange billetter igjen, så du kan ikke trekke { $long }.
    }
reason-mix-short =
    { $left ->
        [one] Det er bare { $left } kort billett igjen, så du kan ikke trekke { $short }.
       *[other] Det er bare { $left } korte billetter igjen, så du kan ikke trekke { $short }.
    }

## Trekke kort
reason-pick-strict = Både trekkbunken og bruktbunken er tomme, og da trekkes det ikke ved dette bordet.
reason-pick-slot = Plass { $slot } er tom.
reason-pick-blind = Både trekkbunken og bruktbunken er tomme.
reason-pick-wild = Et åpent { $wild } kan ikke være det andre kortet.
reason-pick-closed = Bunken er tom, så det trekkes ikke mer i denne runden.
reason-pick-no-deck = Bunken er tom.
reason-pass = Du kan bare melde pass når ingenting annet går; du kan fortsatt { $possible }.

## Strekninger
reason-track-taken = { $track } tilhører { $owner }.
reason-track-yours = { $track } er allerede din.
reason-pair-yours = Det andre sporet ({ $other }) mellom de samme to stedene er ditt, og ingen kan eie begge.
reason-pair-closed = Det andre sporet er tatt, og med { $seats } spillere er dette dermed stengt.
reason-group-closed = Et annet spor mellom de samme stedene er tatt, og med { $seats } spillere er dette dermed stengt.
reason-pieces =
    { $left ->
        [one] Du har { $left } vogn igjen; denne strekningen krever { $needed }.
       *[other] Du har { $left } vogner igjen; denne strekningen krever { $needed }.
    }
reason-wild-where = { $wild } kan bare legges { $where }; { $track } er { $kind }.
reason-plus4-short = Et +4-lokomotiv kan bare legges på strekninger med 4 eller flere felter; { $track } har { $n }.
reason-pay-passenger = Passasjerkort betaler aldri for en strekning.
reason-pay-mixed = Alle kort unntatt { $wild } må ha samme farge; lagt: { $cards }.
reason-pay-colour = Fargen på { $track } er { $colour }; lagt: { $laid }.
reason-pay-exactly = { $track } koster nøyaktig { $n } kort; lagt: { $laid }.
reason-pay-symbols =
    { $missing ->
        [one] { $missing } lokomotivsymbol er ikke dekket.
       *[other] { $missing } lokomotivsymboler er ikke dekket.
    }
reason-pay-no-arbitrary = Valgfrie kort erstatter ingen andre kort på { $track }.
reason-swap-size =
    { $n ->
        [one] { $n } felt koster { $n } kort, og { $more } til hvis { $each } valgfrie kort erstatter ett; lagt: { $laid }.
       *[other] { $n } felter koster { $n } kort, og { $more } til hver gang { $each } valgfrie kort erstatter ett; lagt: { $laid }.
    }
reason-swap-most = Ved dette bordet kan { $each } valgfrie kort bare erstatte ett eneste kort; lagt: { $laid }.
reason-swap-wild = Et { $wild } teller ikke alene på denne strekningen; fire valgfrie kort teller som ett.
reason-swap-colour = { $laid } kort rekker til { $units } felter bare hvis { $single } er i samme farge; det er høyst { $best }.
reason-triple-size = { $track } koster { $n } kort, og { $more } til hver gang { $each } kort erstatter ett; lagt: { $laid }.
reason-triple-scope = Ved dette bordet kan { $each } kort bare erstatte et lokomotivsymbol; denne strekningen har { $symbols }.
reason-triple-short = Med { $laid } kort må { $single } være lokomotiver eller ha strekningens ene farge; det har { $fit }.
reason-hand-lacks = Lagt: { $laid }. På hånden: { $held }.
reason-hand-none = Det har du ikke på hånden: { $card }.
reason-hand-size = Du har { $held } kort på hånden; denne betalingen krever { $n }.
reason-need-cards = Det krever { $need }. På hånden: { $held }.
reason-need-one-colour = Det krever { $n } i samme farge. På hånden er det i beste fall: { $held }.
reason-need-ferry = Det krever { $need } og dessuten { $n } i samme farge. På hånden er det i beste fall: { $held }.
reason-need-swap =
    { $n ->
        [one] Du har { $size } kort, høyst { $best } i samme farge; det rekker ikke til { $n } felt.
       *[other] Du har { $size } kort, høyst { $best } i samme farge; det rekker ikke til { $n } felter.
    }
reason-need-triple =
    { $symbols ->
        [one] De { $size } kortene dine rekker ikke til { $n } felter med { $symbols } symbol, heller ikke med { $each } kort for ett.
       *[other] De { $size } kortene dine rekker ikke til { $n } felter med { $symbols } symboler, heller ikke med { $each } kort for ett.
    }
reason-pay-plus4 = Skriv L for hvert lokomotiv her; hvor mange av dem som er +4-lokomotiver, kommer som neste spørsmål.
reason-wilds-range =
    { $wilds ->
        [one] Med denne hånden kan { $least } til { $most } av { $wilds } lokomotiv være et +4-lokomotiv.
       *[other] Med denne hånden kan { $least } til { $most } av { $wilds } lokomotiver være +4-lokomotiver.
    }

## Tunneler
reason-surcharge-size = Det koster { $n } kort ekstra; betalt: { $paid }.
reason-surcharge-wild = Det er bare lagt { $wild }, så det betales også bare ekstra med { $wild }.
reason-surcharge-colour = Det betales ekstra med fargen { $colour } eller med { $wild }, ikke med { $paid }.

## Suvenirer
reason-stack-laid = Stabelen med suvenir { $symbol } ligger allerede på { $place }; lagt til side: { $symbols }.
reason-stack-sight = { $place } er en av de fem merkede severdighetene.
reason-stack-there = Det ligger allerede en stabel suvenirer på { $place }.
reason-souvenir-end = { $place } er ingen ende av strekningen; du kan velge mellom suvenirene fra { $places }.

## Stasjoner
reason-station-none =
    { $n ->
        [one] Den ene stasjonen din ({ $n }) er bygd.
       *[other] Alle { $n } stasjonene er bygd.
    }
reason-station-city = { $place } er ingen by, og stasjoner står i byer.
reason-station-there = I { $place } står det allerede en stasjon som tilhører { $owner }.
reason-station-cost =
    { $cost ->
        [one] Denne stasjonen koster { $cost } kort; på hånden er det i beste fall: { $held }.
       *[other] Denne stasjonen koster { $cost } kort i samme farge; på hånden er det i beste fall: { $held }.
    }
reason-station-exactly = Denne stasjonen koster nøyaktig { $cost } kort; lagt: { $laid }.
reason-station-arbitrary = Valgfrie kort erstatter ingen andre kort når det betales for en stasjon.
reason-station-dice =
    { $cost ->
        [one] Denne stasjonen koster { $cost } stasjon eller joker på terningene; ubrukte terninger: { $roll }.
       *[other] Denne stasjonen koster { $cost } stasjoner eller jokere på terningene; ubrukte terninger: { $roll }.
    }
reason-station-dice-faces = En stasjon betales bare med stasjoner og jokere på terningene.
reason-station-dice-exactly =
    { $cost ->
        [one] Denne stasjonen koster nøyaktig { $cost } terning; lagt: { $laid }.
       *[other] Denne stasjonen koster nøyaktig { $cost } terninger; lagt: { $laid }.
    }
reason-borrow-place = { $track } ender ikke i { $place }, der stasjonen står.
reason-borrow-own = { $track } er din egen; en stasjon bruker en annens strekning.
reason-borrow-unclaimed = { $track } tilhører ingen.

## Passasjerer
reason-passenger-end = { $place } er ingen ende av strekningen det ble gjort krav på: { $places }.
reason-passenger-country = { $place } er et land, og passasjerer står i byer.
reason-passenger-there = Det står allerede en passasjer i { $place }, og ved dette bordet er det bare plass til én i hver by.
reason-ride-nobody = Du har ingen passasjer i { $place }.
reason-ride-no-way = Ingen strekning fører videre fra { $place } som passasjeren din kan bruke.
reason-ride-country = Passasjeren din har kommet til et land, og gjennom land går det ingen vei videre.
reason-ride-apart = { $track } går ikke til { $place }, der passasjeren din er.
reason-ride-again = { $track } er allerede brukt på denne reisen.
reason-ride-unclaimed = { $track } tilhører ingen.
reason-ride-card = { $track } tilhører { $owner }, og du har ikke noe passasjerkort igjen å kjøre for.
reason-ride-die = { $track } tilhører { $owner }, og det er ingen terning igjen som viser { $faces }.
reason-ride-stop = En reise går langs minst én strekning.

## Terninger
reason-roll-lacks = Terningene viser { $roll }; dette kan ikke kastes om igjen: { $named }.
reason-dice-station = En stasjon på terningene er aldri et felt på en strekning.
reason-dice-kind = { $track } er en { $kind }; den betales ikke med { $face }.
reason-dice-token = { $track } er en { $kind }; brikker av slaget { $token } betaler ikke for den.
reason-dice-exactly =
    { $n ->
        [one] { $track } koster nøyaktig { $n } felt; lagt: { $laid }.
       *[other] { $track } koster nøyaktig { $n } felter; lagt: { $laid }.
    }
reason-dice-symbols =
    { $n ->
        [one] Fergen viser { $n } lokomotivsymbol; lagte jokere: { $laid }.
       *[other] Fergen viser { $n } lokomotivsymboler; lagte jokere: { $laid }.
    }
reason-dice-lacks = Lagt: { $laid }. Ubrukte terninger: { $roll }.
reason-dice-tokens-held = Lagt: { $laid }. Du har: { $held }.
reason-dice-ferry =
    { $n ->
        [one] Fergen viser { $n } lokomotivsymbol; jokere i kastet: { $roll }.
       *[other] Fergen viser { $n } lokomotivsymboler; jokere i kastet: { $roll }.
    }
reason-dice-most =
    { $n ->
        [one] { $track } koster { $n } felt; fem terninger og tre brikker rekker høyst til { $most }.
       *[other] { $track } koster { $n } felter; fem terninger og tre brikker rekker høyst til { $most }.
    }
reason-dice-units = { $track } koster { $n } × { $kind }; terninger og brikker rekker til { $have }.
reason-tokens-held =
    { $held ->
        [one] Du har { $held } brikke av dette slaget; det er { $n } for mye.
       *[other] Du har { $held } brikker av dette slaget; det er { $n } for mye.
    }
reason-tokens-spaces =
    { $spaces ->
        [one] Her betaler brikker for { $spaces } felt; det er { $n } for mye.
       *[other] Her betaler brikker for { $spaces } felter; det er { $n } for mye.
    }
reason-tokens-few =
    { $n ->
        [one] Med { $n } brikke rekker terningene ikke til de { $spaces } feltene som trengs.
       *[other] Med { $n } brikker rekker terningene ikke til de { $spaces } feltene som trengs.
    }
reason-exchange-three = Ingen kan ha mer enn { $most } brikker.
reason-exchange-began = Den som begynner turen med { $most } brikker, tar ingen i den.
reason-exchange-failed = Etter en mislykket tunnel tas det ingen brikker.
reason-exchange-dice = Ubrukte terninger: { $roll }. Ikke blant dem: { $named }.
reason-exchange-bound =
    { $n ->
        [one] Etter dette byttet kunne du ikke betale { $n } felt ekstra.
       *[other] Etter dette byttet kunne du ikke betale { $n } felter ekstra.
    }
reason-decline-bound = Terninger er byttet mot brikker for å betale ekstra, så nå må det betales.
reason-dice-surcharge-size =
    { $n ->
        [one] Det koster { $n } felt ekstra; betalt: { $paid }.
       *[other] Det koster { $n } felter ekstra; betalt: { $paid }.
    }
reason-discard-held = Du har { $held }; dette kan ikke kastes: { $thrown }.

## Kortspillet
reason-move-other = Fra raden ({ $colour }) kommer et kort i den fargen ({ $colour }) eller et lokomotiv.
reason-lay-yours = I togstallen din ligger det allerede en rad i den fargen: { $colour }.
reason-lay-none = En rad trenger minst ett kort i sin farge; det mangler på hånden: { $colour }.
reason-lay-held = En rad trenger minst to kort, lokomotiver medregnet; på hånden: { $held }.
reason-lay-few = En rad trenger minst to kort, lokomotiver medregnet; lagt: { $laid }.
reason-lay-which = Si hvilken farge lokomotivene gjelder for, for eksempel lay:{ $laid }/R.
reason-lay-locomotives = En rad trenger minst ett kort i sin farge; lagt: { $laid }.
reason-lay-other-colour = Kortene avgjør hvilken farge raden har; { $laid } blir ingen rad i fargen { $colour }.
reason-lay-colours = Det legges én rad, eller ett kort i hver av tre farger; her er det { $n } farger.
reason-lay-number = I denne raden kan det ligge { $least } til { $most } kort i fargen { $colour }.
reason-lay-wilds = Øverst på denne raden kan det legges { $least } til { $most } lokomotiver.
reason-rob-held = Raden ({ $colour }) hos { $owner } har { $n } kort, så et togran krever { $least }; på hånden: { $held }.
reason-rob-laid = Raden ({ $colour }) hos { $owner } har { $n } kort, så et togran krever { $least }; lagt: { $laid }.
reason-three-locomotives = Tre rader med ett kort hver legges uten lokomotiver.
reason-three-size = Det legges tre rader med ett kort hver; lagt: { $laid }.
reason-three-rob = I togstallen hos { $owner } ligger det en rad ({ $colour }), og ett eneste kort raner ingen rad.
reason-complete-held = { $ticket } er ikke blant billettene dine: { $held }.
reason-complete-chosen = { $ticket } er allerede valgt.
reason-complete-left-out = { $ticket } er allerede valgt og hører altså med til dem du fullfører.
reason-complete-begun = Du velger billett for billett, hittil { $tickets }; nevn alle i done.
reason-complete-short =
    { $n ->
        [one] { $n } billett krever { $need }. I bunken: { $have }. Det mangler: { $missing }.
       *[other] { $n } billetter krever { $need }. I bunken: { $have }. Det mangler: { $missing }.
    }

## Hvem som skal avgjøre
reason-seat-over = Spillet er slutt; det er ikke mer å avgjøre.
reason-seat-answered = { $seat } har allerede valgt.
reason-seat-other = Det er ikke { $seat } som skal avgjøre nå, men { $acting }.
