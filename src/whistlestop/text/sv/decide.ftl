# Beslut av eget slag i webbläsaren: tärningar, resor, stationer, souvenirer, Kortspelets rader.

## Tärningar
decide-dice = Dina tärningar
decide-dice-of = Tärningar: { $name }
decide-dice-none = Inga tärningar på bordet.
decide-die = Tärning { $n }: { $face }
decide-die-spent = Använd: { $face }
decide-tokens = Dina brickor
decide-throw = { $token }: lämna tillbaka den i slutet av turen
decide-rolled = Tryck på tärningarna som du vill slå om, en enda gång.
decide-rolled-reach = Tryck på tärningar för att slå om dem, en enda gång. Som de ligger räcker de till det som lyser.
decide-rolled-some = De lyfta tärningarna slås om.
decide-roll-again =
    { $n ->
        [one] Slå om { $n } tärning
       *[other] Slå om { $n } tärningar
    }
decide-roll-all = Slå om alla
decide-dice-claim = Välj en sträcka som lyser, eller tryck på två tärningar för en bricka.
decide-dice-claim-only = Välj en sträcka som lyser.
decide-dice-exchange = Två valfria tärningar ger en bricka: tryck på dem.
decide-dice-over = Det går inte att göra mer med tärningarna.
decide-tickets = Dra { $n } biljettkort
decide-key-dice = lyft den tärningen
decide-did-token = tog en bricka
decide-picked-one = { $dice }: en till ger en bricka.
decide-picked-two = { $dice }: vilken bricka tar du?
decide-picked-tickets = { $dice }: dra biljettkort med dem.
decide-picked-many = { $dice }: två tärningar ger en bricka.
decide-tunnel = { $track }. Varje tunnel på tärningarna kostar en ruta till.
decide-tunnel-shows =
    { $n ->
        [0] Tunneltärningarna visar ingen tunnel
        [one] Tunneltärningarna visar { $n } tunnel
       *[other] Tunneltärningarna visar { $n } tunnlar
    }
decide-tunnel-dice = Tunneltärningar
decide-tunnel-odds = En tunnel: tre tunneltärningar kommer att slås. Räkna med { $more } till.
decide-tunnel-first = ta den först, betala sedan med den
decide-tunnel-cannot = Det kan du inte betala. Du får tillbaka dina brickor och din tur är över.
decide-surcharge =
    { $n ->
        [one] ruta till
       *[other] rutor till
    }
decide-way-stand = { $n } av dem ersätter andra

## Kort som ersätter andra
decide-owed =
    { $n ->
        [one] Lägg { $n } valfritt kort till.
       *[other] Lägg { $n } valfria kort till.
    }

## Märklin: passagerare
decide-mix = Långa biljettkort är värda mer. Du ser dina biljettkort när du har valt.
decide-mix-way = { $long ->
        [one] { $long } långt
       *[other] { $long } långa
    }, { $short ->
        [one] { $short } kort
       *[other] { $short } korta
    }
decide-passenger = Du har { $n } passagerare kvar. Siffrorna är varorna som ligger där.
decide-goods = Varor för { $points } poäng
decide-goods-none = Inga varor
decide-ride = På resa, nu i { $place }
decide-ride-begins = Varor hittills
decide-ride-visited = Varor hittills: { $places }
decide-ride-ahead = då { $n } poäng
decide-ride-fare = på någon annans sträcka ({ $name }), då { $n } poäng
decide-ride-off = Stig av i { $place } för { $n } poäng

## San Francisco: souvenirernas staplar
decide-stack =
    { $n ->
        [0] { $souvenir }, inga kvar
       *[other] { $souvenir }, { $n } kvar
    }
decide-place = Välj en plats som lyser för de här souvenirerna.

## Europa: lånade sträckor
decide-borrow = Din station i { $place }
decide-borrow-note = Varje station använder en av de andras sträckor för dina biljettkort. Inget slår förslaget.
decide-borrow-as = { $place }: { $track }
decide-borrow-proposed = förslag

## Kortspelet: bangårdarna
decide-yards = Bangårdar
decide-see-yards = Se på bangårdarna
decide-yard =
    { $you ->
        [yes] Din bangård
       *[no] Bangård: { $name }
    }
decide-yard-empty = Inga tåg på bangården.
decide-row = En rad: { $cards }.
decide-row-as = En rad: { $cards }, lagd som { $card }.
decide-row-possible = Den här raden kan du råna.
decide-row-chosen = Du är på väg att råna den här raden.
decide-row-robbed = rånad
decide-robbed-by =
    { $you ->
        [yes] rånad av dig
       *[no] rånad av { $name }
    }
# Står under en siffra: 7 på spåret
decide-pile = på spåret
decide-pile-cards = { $n } kort på spåret
decide-pile-why = Kort på spåret är i säkerhet, och dolda till poängräkningen.
decide-pile-seen = På spåret ligger: { $cards }.
decide-pile-empty = Inget kort ligger på ditt spår.
decide-until = { $n } kort kvar tills högen är slut.
decide-last-turns =
    { $you ->
        [yes] Högen är slut: alla får en tur till, du sist.
       *[no] Högen är slut: alla får en tur till, { $name } sist.
    }
# Fyra spelare spelar två omgångar
decide-part = Omgång { $n } av 2.
decide-part-scored = Omgång 1 är räknad
decide-part-note = Händer och öppna biljettkort är kvar; alla andra kort är den nya högen i omgång 2.
decide-cities = Storstäder och deras bonus
decide-city = { $city }: { $n } poäng för flest avklarade biljettkort.
decide-city-mine = På { $n } av dina biljettkort.
decide-city-leads = { $names } med { $n }.
decide-city-big = storstad, { $n } poäng

## Kortspelet: en tur
decide-asks-cards = Kort, tåg eller biljettkort
decide-lay-say = Dra kort, eller tryck på en färg för att lägga den.
decide-lay-say-last = Tryck på en färg för att lägga den.
decide-lay-say-draw = Dra kort: uppvända eller från högen.
decide-lay-say-tickets = Högen är slut: dra biljettkort.
decide-lay-three = Lägg tre färger
decide-lay-three-note = ett kort av varje
decide-lay-three-say = Tryck på tre färger: { $n } av 3.
decide-lay-as = Som en rad i den här färgen
decide-lay-nothing = Lägg tre kort
decide-lay-robs = rånar { $name } på { $cards }
# Hur många kort av ett slag: ”grön: 3 av 4”
decide-lay-of = { $card }: { $n } av { $of }
decide-did-lay = lade
decide-did-complete = klarade { $n } biljettkort

## Kortspelet: biljettkort
decide-ticket-needs = Det behövs: { $cards }.
decide-ticket-all = alla kort finns
decide-ticket-wild = klart med lokomotiv
decide-ticket-lacks = { $n } kort saknas
decide-tickets-hand = med hand och bangård
decide-tickets-all = med hand, bangård och hög
decide-tickets-pile = med din hög
decide-complete = Klara dina biljettkort
decide-complete-note = Det bästa valet är redan gjort; ändra det om du vill. Ingen ser det förrän alla har valt. Biljettkort som inte klaras kostar poäng när spelet är slut.
decide-complete-all = Alla väljer vilka biljettkort de klarar.
decide-complete-locked = Ditt val är gjort; det visas när alla har valt.
decide-complete-do =
    { $n ->
        [0] Klara inget biljettkort
       *[other] Klara { $n } biljettkort
    }
decide-complete-proposed = Det bästa valet igen
# Hur många kort av ett slag som de valda biljettkorten använder: ”grön: 3 av 4 använda”
decide-uses = { $card }: { $n } av { $of } använda
