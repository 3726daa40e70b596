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
decide-tunnel-odds = En tunnel: tre tunneltärningar kommer att slås. Räkna med { $more } till.
decide-tunnel-first = ta den först, betala sedan med den
decide-tunnel-cannot = Det kan du inte betala. Du får tillbaka dina brickor och din tur är över.
decide-surcharge =
    { $n ->
        [one] ruta till
       *[other] rutor till
    }

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
decide-place = Välj en plats som lyser för de här souvenirerna: den som mutar in en sträcka där tar en.

## Europa: lånade sträckor
decide-borrow = Din station i { $place }
decide-borrow-note = Varje station använder en av de andras sträckor för dina biljettkort. Inget slår förslaget.
decide-borrow-as = { $place }: { $track }
decide-borrow-proposed = förslag
