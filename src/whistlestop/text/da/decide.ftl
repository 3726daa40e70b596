# Beslutninger af deres egen slags i browseren: terninger, rejser, stationer, turistmarkører, Kortspillets rækker.

## Terninger
decide-dice = Dine terninger
decide-dice-of = Terninger: { $name }
decide-dice-none = Ingen terninger på bordet.
decide-die = Terning { $n }: { $face }
decide-die-spent = Brugt: { $face }
decide-tokens = Dine brikker
decide-throw = { $token }: aflever den, når turen slutter
decide-rolled = Tryk på de terninger, du vil slå om, kun denne ene gang.
decide-rolled-reach = Tryk på terninger for at slå dem om, kun én gang. Som de ligger, rækker de til det, der lyser.
decide-rolled-some = De løftede terninger bliver slået om.
decide-roll-again =
    { $n ->
        [one] Slå { $n } terning om
       *[other] Slå { $n } terninger om
    }
decide-roll-all = Slå alle om
decide-dice-claim = Vælg en strækning, der lyser, eller tryk på to terninger for en brik.
decide-dice-claim-only = Vælg en strækning, der lyser.
decide-dice-exchange = To vilkårlige terninger giver en brik: Tryk på dem.
decide-dice-over = Der kan ikke gøres mere med terningerne.
decide-tickets = Træk { $n } rutekort
decide-key-dice = løft den terning
decide-did-token = tog en brik
decide-picked-one = { $dice }: Én til giver en brik.
decide-picked-two = { $dice }: Hvilken brik tager du?
decide-picked-tickets = { $dice }: Træk rutekort med dem.
decide-picked-many = { $dice }: To terninger giver en brik.
decide-tunnel = { $track }. Hver tunnel på terningerne koster ét felt mere.
decide-tunnel-shows =
    { $n ->
        [0] Tunnelterningerne viser ingen tunnel
        [one] Tunnelterningerne viser { $n } tunnel
       *[other] Tunnelterningerne viser { $n } tunneller
    }
decide-tunnel-dice = Tunnelterninger
decide-tunnel-odds = En tunnel: Der slås med tre tunnelterninger. Regn med { $more } mere.
decide-tunnel-first = tag den først, betal så med den
decide-tunnel-cannot = Det kan du ikke betale. Du får dine brikker tilbage, og din tur er slut.
decide-surcharge =
    { $n ->
        [one] felt mere
       *[other] felter mere
    }
decide-way-stand = { $n } af dem erstatter andre

## Kort, der erstatter andre
decide-owed =
    { $n ->
        [one] Læg { $n } vilkårligt kort mere.
       *[other] Læg { $n } vilkårlige kort mere.
    }

## Märklin: passagerer
decide-mix = Lange rutekort er mere værd. Du ser dine rutekort, når du har valgt.
decide-mix-way = { $long ->
        [one] { $long } langt
       *[other] { $long } lange
    }, { $short ->
        [one] { $short } kort
       *[other] { $short } korte
    }
decide-passenger =
    { $n ->
        [one] Du har { $n } passager tilbage. Tallene er de varer, der ligger der.
       *[other] Du har { $n } passagerer tilbage. Tallene er de varer, der ligger der.
    }
decide-goods = Varer for { $points } point
decide-goods-none = Ingen varer
decide-ride = På rejse, nu i { $place }
decide-ride-begins = Varer indtil nu
decide-ride-visited = Varer indtil nu: { $places }
decide-ride-ahead = så { $n } point
decide-ride-fare = på en andens strækning ({ $name }), så { $n } point
decide-ride-off = Stig af i { $place } for { $n } point

## San Francisco: stakkene med turistmarkører
decide-stack =
    { $n ->
        [0] { $souvenir }, ingen tilbage
       *[other] { $souvenir }, { $n } tilbage
    }
decide-place = Vælg et sted, der lyser, til disse turistmarkører.

## Europa: lånte strækninger
decide-borrow = Din station i { $place }
decide-borrow-note = Hver station bruger én af de andres strækninger til dine rutekort. Intet slår forslaget.
decide-borrow-as = { $place }: { $track }
decide-borrow-proposed = foreslået

## Kortspillet: remiserne
decide-yards = Remiser
decide-see-yards = Se remiserne
decide-yard =
    { $you ->
        [yes] Din remise
       *[no] Remise: { $name }
    }
decide-yard-empty = Ingen tog i remisen.
decide-row = En række: { $cards }.
decide-row-as = En række: { $cards }, lagt som { $card }.
decide-row-possible = Denne række kan du røve.
decide-row-chosen = Du er ved at røve denne række.
decide-row-robbed = røvet
decide-robbed-by =
    { $you ->
        [yes] røvet af dig
       *[no] røvet af { $name }
    }
# Står under et tal: 7 på skinnerne
decide-pile = på skinnerne
decide-pile-cards = { $n } kort på skinnerne
decide-pile-why = Kort på skinnerne er i sikkerhed, og skjult indtil regnskabet.
decide-pile-seen = På skinnerne ligger: { $cards }.
decide-pile-empty = Der ligger intet kort på dine skinner.
decide-until = { $n } kort, så er bunken tom.
decide-last-turns =
    { $you ->
        [yes] Bunken er tom: Alle har én tur til, du som den sidste.
       *[no] Bunken er tom: Alle har én tur til, { $name } som den sidste.
    }
# Fire spillere spiller to runder
decide-part = Runde { $n } af 2.
decide-part-scored = Runde 1 er talt op
decide-part-note = Hænder og åbne rutekort bliver; alle andre kort er den nye bunke i runde 2.
decide-cities = Storbyer og deres bonuspoint
decide-city = { $city }: { $n } point for flest gennemførte rutekort.
decide-city-mine = På { $n } af dine rutekort.
decide-city-leads = { $names } med { $n }.
decide-city-big = storby, { $n } point

## Kortspillet: en tur
decide-asks-cards = Kort, tog eller rutekort
decide-lay-say = Træk kort, eller tryk på en farve for at lægge den.
decide-lay-say-last = Tryk på en farve for at lægge den.
decide-lay-say-draw = Træk kort: synlige eller fra bunken.
decide-lay-say-tickets = Bunken er tom: Træk rutekort.
decide-lay-three = Læg tre farver
decide-lay-three-note = ét kort af hver
decide-lay-three-say = Tryk på tre farver: { $n } af 3.
decide-lay-as = Som en række i denne farve
decide-lay-nothing = Læg tre kort
decide-lay-robs = røver { $name } for { $cards }
# Hvor mange kort af en slags: »grøn: 3 af 4«
decide-lay-of = { $card }: { $n } af { $of }
decide-did-lay = lagde
decide-did-complete = gennemførte { $n } rutekort

## Kortspillet: rutekort
decide-ticket-needs = Det kræver: { $cards }.
decide-ticket-all = alle kort er der
decide-ticket-wild = klar med lokomotiver
decide-ticket-lacks =
    { $n ->
        [one] { $n } kort mangler
       *[other] { $n } kort mangler
    }
decide-tickets-hand = med hånd og remise
decide-tickets-all = med hånd, remise og bunke
decide-tickets-pile = med din bunke
decide-complete = Gennemfør dine rutekort
decide-complete-note = Det bedste valg er allerede truffet; lav det om, hvis du vil. Ingen ser det, før alle har valgt. Rutekort, der ikke gennemføres, koster point ved spillets slutning.
decide-complete-all = Alle vælger, hvilke rutekort de gennemfører.
decide-complete-locked = Dit valg ligger fast; det vises, når alle har valgt.
decide-complete-do =
    { $n ->
        [0] Gennemfør intet rutekort
       *[other] Gennemfør { $n } rutekort
    }
decide-complete-proposed = Det bedste valg igen
# Hvor mange kort af en slags de valgte rutekort bruger: »grøn: 3 af 4 brugt«
decide-uses = { $card }: { $n } af { $of } brugt
