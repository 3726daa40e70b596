# Varför något inte går.  $track är en sträcka med sina ändar (”Oslo–Bergen”); $cards och liknande är färdiga
# uppräkningar (”2 röda och 1 lokomotiv”), som gör sig bäst efter ett kolon.

## Vad som inte finns i det här spelet
reason-unknown = { $action } går inte nu.
reason-no-action = { $action } är ingen handling i det här spelet.
reason-no-card = Kortet { $card } finns inte i det här spelet; korten är { $cards }.
reason-no-dice = Det här spelet spelas med kort, inte med tärningar.
reason-no-dice-payment = { $paid } nämner tärningar eller brickor, men här betalar man med kort.
reason-no-cards = Tågvagnskort används inte när man spelar med tärningar.
reason-no-cards-payment = { $paid } nämner kort; med tärningar betalar du med S, D och L, och med brickor s och d.
reason-no-pass = Med tärningar passar ingen; avsluta turen i stället.
reason-no-stations = Det finns inga stationer i det här spelet.
reason-no-stations-boxed = Utan de avancerade reglerna stannar stationerna i lådan.
reason-no-passengers = Det finns inga passagerare i det här spelet.
reason-no-passengers-boxed = Utan de avancerade reglerna stannar passagerarna i lådan.
reason-no-tunnels = Det finns inga tunnlar i det här spelet, så det finns inget extra att betala.
reason-no-tunnels-boxed = Utan de avancerade reglerna är tunnlar vanliga sträckor, så det finns inget extra att betala.
reason-no-souvenirs = Det finns inga souvenirer i det här spelet.
reason-no-mix = Det finns bara en hög med biljettkort i det här spelet, så du behöver inte säga hur många av varje.
reason-no-plus4 = Det finns inga +4-lokomotiv i det här spelet.
reason-no-arbitrary = Valfria kort ersätter inga andra kort i det här spelet.

## Namn
reason-no-track = Sträcka { $number } finns inte; den närmaste är { $nearest } ({ $ends }).
reason-no-place = Platsen { $place } finns inte; det närmaste namnet är { $nearest } ({ $name }).
reason-no-ticket = Biljettkortet { $ticket } finns inte; det närmaste är { $nearest }.

## Vad som ska beslutas nu
reason-now-mix = Du drar biljettkort: Säg hur många av de { $n } som ska vara långa och hur många korta.
reason-now-keep = Du väljer biljettkort: Behåll några av dem du har fått att välja på.
reason-now-stack = Du väljer en stapel souvenirer: { $symbols }.
reason-now-place = Du lägger ut stapeln med souvenir { $symbol }: Välj en plats utan stapel.
reason-now-second = Du har tagit ett kort: Ta det andra.
reason-now-pay = Du mutar in { $track }: Välj hur du betalar.
reason-now-plus4 =
    { $n ->
        [one] Du betalar för { $track }: Säg om lokomotivet ({ $n }) är ett +4-lokomotiv.
       *[other] Du betalar för { $track }: Säg hur många av de { $n } lokomotiven som är +4-lokomotiv.
    }
reason-now-arbitrary =
    { $n ->
        [one] Du betalar för { $track }: Lägg { $n } valfritt kort till.
       *[other] Du betalar för { $track }: Lägg { $n } valfria kort till.
    }
reason-now-tunnel = Du är i en tunnel: Betala { $n } kort extra eller avstå.
reason-now-souvenir = Du väljer en souvenir: Ta den från { $places }.
reason-now-passenger = Du har mutat in en sträcka: Ställ en passagerare i en av dess ändar, eller avstå.
reason-now-station = Du bygger en station i { $place }: Välj hur du betalar.
reason-now-ride = Din passagerare är på väg: Åk vidare eller stig av.
reason-now-rolled = Du har slagit tärningarna: Säg först vilka du slår om, eller inga.
reason-now-tokens = Du betalar för { $track }: Säg hur många brickor du använder.
reason-now-dice-tunnel =
    { $n ->
        [one] Du är i en tunnel: Betala { $n } ruta extra, ta brickor till det eller avstå.
       *[other] Du är i en tunnel: Betala { $n } rutor extra, ta brickor till det eller avstå.
    }
reason-now-after = Turens handling är gjord: Byt oanvända tärningar mot brickor, eller avsluta turen.
reason-now-borrow = Spelet är slut: Säg vilken sträcka din station i { $place } använder, eller ta förslaget.
reason-now-move = Du flyttar kort ut på spåret: Välj ett från raden ({ $colour }).
reason-now-number = Du lägger en rad ({ $colour }): Säg hur många kort i färgen { $colour }.
reason-now-locomotives = Du lägger en rad ({ $colour }): Säg hur många lokomotiv som läggs överst.
reason-now-complete = Omgången är slut: Välj de biljettkort du klarar.

## Vad som inte ska beslutas nu
reason-not-now-keep = Det finns inga biljettkort att välja på; dra biljettkort först.
reason-not-now-mix = Nu ska du inte säga hur många av varje; dra biljettkort först.
reason-not-now-stacks = Souvenirerna lades ut före den första turen.
reason-not-now-pay = Det finns inget att betala för; välj en sträcka först.
reason-not-now-plus4 = Inga +4-lokomotiv läggs; välj en sträcka först.
reason-not-now-arbitrary = Inga valfria kort saknas; välj en sträcka först.
reason-not-now-surcharge = Ingen är på väg genom en tunnel, så det finns inget extra att betala.
reason-not-now-souvenir = Det finns ingen souvenir att välja; det kommer efter en sträcka.
reason-not-now-passenger = En passagerare ställs bara ut direkt efter att en sträcka har mutats in.
reason-not-now-ride = Ingen passagerare är på väg; lyft en först.
reason-not-now-reroll = Tärningar slås bara om direkt efter det första slaget, och bara en gång.
reason-not-now-tunnel-reroll = Tunneltärningarna är slagna, så tågtärningarna får ligga.
reason-not-now-tokens = Det finns inget att betala för med brickor; välj en sträcka först.
reason-not-now-borrow = Stationer använder andras sträckor först när spelet är slut.
reason-not-now-move = Kort flyttas från bangården ut på spåret i början av en tur.
reason-not-now-number = Ingen rad läggs; välj dess färg först.
reason-not-now-complete = Biljettkort klaras när en omgång är slut.

## Biljettkort
reason-keep-twice = { $ticket } är nämnt två gånger.
reason-keep-not-offered = { $ticket } är inte bland dem du kan välja på: { $offered }.
reason-keep-few = Du måste behålla minst { $least } av { $n } biljettkort.
reason-tickets-none = Det finns inga biljettkort kvar att dra.
reason-tickets-dice = Säg hur många tärningar du använder för att dra biljettkort, från t1 till t5.
reason-tickets-no-dice =
    { $n ->
        [one] Biljettkort dras utan tärningar i det här spelet; { $action } nämner { $n } tärning.
       *[other] Biljettkort dras utan tärningar i det här spelet; { $action } nämner { $n } tärningar.
    }
reason-tickets-roll =
    { $n ->
        [one] { $n } tärning för biljettkort måste visa en station eller en joker; slaget är { $roll }.
       *[other] { $n } tärningar för biljettkort måste visa stationer eller jokrar; slaget är { $roll }.
    }
reason-mix-sum = Det ska bli { $n } biljettkort sammanlagt; { $long ->
            [one] { $long } långt
           *[other] { $long } långa
        } och { $short ->
            [one] { $short } kort
           *[other] { $short } korta
        } blir { $sum }.
reason-mix-long =
    { $left ->
        [one] Det finns bara { $left } långt biljettkort kvar, så du kan inte dra { $long }.
       *[other] Det finns bara { $left } långa biljettkort kvar, så du kan inte dra { $long }.
    }
reason-mix-short =
    { $left ->
        [one] Det finns bara { $left } kort biljettkort kvar, så du kan inte dra { $short }.
       *[other] Det finns bara { $left } korta biljettkort kvar, så du kan inte dra { $short }.
    }

## Dra kort
reason-pick-strict = Både draghögen och kasthögen är tomma, och då drar man inte vid det här bordet.
reason-pick-slot = Plats { $slot } är tom.
reason-pick-blind = Både draghögen och kasthögen är tomma.
reason-pick-wild = Ett uppvänt { $wild } får inte vara ditt andra kort.
reason-pick-closed = Högen är tom, så inget mer dras i den här omgången.
reason-pick-no-deck = Högen är tom.
reason-pass = Du får bara passa när inget annat går; du kan fortfarande { $possible }.

## Sträckor
reason-track-taken = { $track } tillhör { $owner }.
reason-track-yours = { $track } är redan din.
reason-pair-yours = Det andra spåret ({ $other }) mellan samma två platser är ditt, och ingen får äga båda.
reason-pair-closed = Det andra spåret är inmutat, och med { $seats } spelare är det här därmed stängt.
reason-group-closed = Ett annat spår mellan samma platser är inmutat, och med { $seats } spelare är det här därmed stängt.
reason-pieces =
    { $left ->
        [one] Du har { $left } vagn kvar; den här sträckan kräver { $needed }.
       *[other] Du har { $left } vagnar kvar; den här sträckan kräver { $needed }.
    }
reason-wild-where = { $wild } får bara läggas { $where }; { $track } är { $kind }.
reason-plus4-short = Ett +4-lokomotiv får bara läggas på sträckor med 4 eller fler rutor; { $track } har { $n }.
reason-pay-passenger = Passagerarkort betalar aldrig för en sträcka.
reason-pay-mixed = Alla kort utom { $wild } måste ha samma färg; lagt: { $cards }.
reason-pay-colour = Färgen på { $track } är { $colour }; lagt: { $laid }.
reason-pay-exactly = { $track } kostar exakt { $n } kort; lagt: { $laid }.
reason-pay-symbols =
    { $missing ->
        [one] { $missing } lokomotivikon är inte täckt.
       *[other] { $missing } lokomotivikoner är inte täckta.
    }
reason-pay-no-arbitrary = Valfria kort ersätter inga andra kort på { $track }.
reason-swap-size =
    { $n ->
        [one] { $n } ruta kostar { $n } kort, och { $more } till om { $each } valfria kort ersätter ett; lagt: { $laid }.
       *[other] { $n } rutor kostar { $n } kort, och { $more } till varje gång { $each } valfria kort ersätter ett; lagt: { $laid }.
    }
reason-swap-most = Vid det här bordet får { $each } valfria kort bara ersätta ett enda kort; lagt: { $laid }.
reason-swap-wild = Ett { $wild } räknas inte ensamt på den här sträckan; fyra valfria kort räknas som ett.
reason-swap-colour = { $laid } kort räcker till { $units } rutor bara om { $single } har samma färg; det är högst { $best }.
reason-triple-size = { $track } kostar { $n } kort, och { $more } till varje gång { $each } kort ersätter ett; lagt: { $laid }.
reason-triple-scope = Vid det här bordet får { $each } kort bara ersätta en lokomotivikon; den här sträckan har { $symbols }.
reason-triple-short = Med { $laid } kort måste { $single } vara lokomotiv eller ha sträckans enda färg; det har { $fit }.
reason-hand-lacks = Lagt: { $laid }. På handen: { $held }.
reason-hand-none = Det har du inte på handen: { $card }.
reason-hand-size = Du har { $held } kort på handen; den här betalningen kräver { $n }.
reason-need-cards = Det kräver { $need }. På handen: { $held }.
reason-need-one-colour = Det kräver { $n } i samma färg. På handen finns som bäst: { $held }.
reason-need-ferry = Det kräver { $need } och dessutom { $n } i samma färg. På handen finns som bäst: { $held }.
reason-need-swap =
    { $n ->
        [one] Du har { $size } kort, högst { $best } i samma färg; det räcker inte till { $n } ruta.
       *[other] Du har { $size } kort, högst { $best } i samma färg; det räcker inte till { $n } rutor.
    }
reason-need-triple =
    { $symbols ->
        [one] Dina { $size } kort räcker inte till { $n } rutor med { $symbols } ikon, inte ens med { $each } kort för ett.
       *[other] Dina { $size } kort räcker inte till { $n } rutor med { $symbols } ikoner, inte ens med { $each } kort för ett.
    }
reason-pay-plus4 = Skriv L för varje lokomotiv här; hur många av dem som är +4-lokomotiv kommer som nästa fråga.
reason-wilds-range =
    { $wilds ->
        [one] Med den här handen kan { $least } till { $most } av { $wilds } lokomotiv vara ett +4-lokomotiv.
       *[other] Med den här handen kan { $least } till { $most } av { $wilds } lokomotiv vara +4-lokomotiv.
    }

## Tunnlar
reason-surcharge-size = Det kostar { $n } kort extra; betalt: { $paid }.
reason-surcharge-wild = Bara { $wild } är lagda, så även det extra betalas bara med { $wild }.
reason-surcharge-colour = Det extra betalas med färgen { $colour } eller med { $wild }, inte med { $paid }.

## Souvenirer
reason-stack-laid = Stapeln med souvenir { $symbol } ligger redan på { $place }; undanlagda är { $symbols }.
reason-stack-sight = { $place } är en av de fem markerade sevärdheterna.
reason-stack-there = Det ligger redan en stapel souvenirer på { $place }.
reason-souvenir-end = { $place } är ingen ände av sträckan; du kan välja bland souvenirerna från { $places }.

## Stationer
reason-station-none =
    { $n ->
        [one] Din { $n } station är byggd.
       *[other] Alla { $n } stationer är byggda.
    }
reason-station-city = { $place } är ingen stad, och stationer står i städer.
reason-station-there = I { $place } står redan en station som tillhör { $owner }.
reason-station-cost =
    { $cost ->
        [one] Den här stationen kostar { $cost } kort; på handen finns som bäst: { $held }.
       *[other] Den här stationen kostar { $cost } kort i samma färg; på handen finns som bäst: { $held }.
    }
reason-station-exactly = Den här stationen kostar exakt { $cost } kort; lagt: { $laid }.
reason-station-arbitrary = Valfria kort ersätter inga andra kort när man betalar för en station.
reason-station-dice =
    { $cost ->
        [one] Den här stationen kostar { $cost } station eller joker på tärningarna; oanvända tärningar: { $roll }.
       *[other] Den här stationen kostar { $cost } stationer eller jokrar på tärningarna; oanvända tärningar: { $roll }.
    }
reason-station-dice-faces = En station betalas bara med stationer och jokrar på tärningarna.
reason-station-dice-exactly =
    { $cost ->
        [one] Den här stationen kostar exakt { $cost } tärning; lagt: { $laid }.
       *[other] Den här stationen kostar exakt { $cost } tärningar; lagt: { $laid }.
    }
reason-borrow-place = { $track } slutar inte i { $place }, där stationen står.
reason-borrow-own = { $track } är din egen; en station använder någon annans sträcka.
reason-borrow-unclaimed = { $track } tillhör ingen.

## Passagerare
reason-passenger-end = { $place } är ingen ände av den inmutade sträckan: { $places }.
reason-passenger-country = { $place } är ett land, och passagerare står i städer.
reason-passenger-there = Det står redan en passagerare i { $place }, och vid det här bordet ryms bara en i varje stad.
reason-ride-nobody = Du har ingen passagerare i { $place }.
reason-ride-no-way = Ingen sträcka leder vidare från { $place } som din passagerare kan använda.
reason-ride-country = Din passagerare har kommit till ett land, och genom länder går ingen väg vidare.
reason-ride-apart = { $track } går inte till { $place }, där din passagerare är.
reason-ride-again = { $track } har redan använts på den här resan.
reason-ride-unclaimed = { $track } tillhör ingen.
reason-ride-card = { $track } tillhör { $owner }, och du har inget passagerarkort kvar att åka för.
reason-ride-die = { $track } tillhör { $owner }, och ingen tärning är kvar som visar { $faces }.
reason-ride-stop = En resa går längs minst en sträcka.

## Tärningar
reason-roll-lacks = Tärningarna visar { $roll }; detta går inte att slå om: { $named }.
reason-dice-station = En station på tärningarna är aldrig en ruta på en sträcka.
reason-dice-kind = { $track } är en { $kind }; den betalas inte med { $face }.
reason-dice-token = { $track } är en { $kind }; brickor av slaget { $token } betalar inte för den.
reason-dice-exactly =
    { $n ->
        [one] { $track } kostar exakt { $n } ruta; lagt: { $laid }.
       *[other] { $track } kostar exakt { $n } rutor; lagt: { $laid }.
    }
reason-dice-symbols =
    { $n ->
        [one] Färjan visar { $n } lokomotivikon; lagda jokrar: { $laid }.
       *[other] Färjan visar { $n } lokomotivikoner; lagda jokrar: { $laid }.
    }
reason-dice-lacks = Lagt: { $laid }. Oanvända tärningar: { $roll }.
reason-dice-tokens-held = Lagt: { $laid }. Du har: { $held }.
reason-dice-ferry =
    { $n ->
        [one] Färjan visar { $n } lokomotivikon; jokrar i slaget: { $roll }.
       *[other] Färjan visar { $n } lokomotivikoner; jokrar i slaget: { $roll }.
    }
reason-dice-most =
    { $n ->
        [one] { $track } kostar { $n } ruta; fem tärningar och tre brickor räcker högst till { $most }.
       *[other] { $track } kostar { $n } rutor; fem tärningar och tre brickor räcker högst till { $most }.
    }
reason-dice-units = { $track } kostar { $n } × { $kind }; tärningar och brickor räcker till { $have }.
reason-tokens-held =
    { $held ->
        [one] Du har { $held } bricka av det här slaget; det är { $n } för mycket.
       *[other] Du har { $held } brickor av det här slaget; det är { $n } för mycket.
    }
reason-tokens-spaces =
    { $spaces ->
        [one] Här betalar brickor för { $spaces } ruta; det är { $n } för mycket.
       *[other] Här betalar brickor för { $spaces } rutor; det är { $n } för mycket.
    }
reason-tokens-few =
    { $n ->
        [one] Med { $n } bricka räcker tärningarna inte till de { $spaces } rutor som behövs.
       *[other] Med { $n } brickor räcker tärningarna inte till de { $spaces } rutor som behövs.
    }
reason-exchange-three = Ingen får ha fler än { $most } brickor.
reason-exchange-began = Den som börjar sin tur med { $most } brickor tar inga under den.
reason-exchange-failed = Efter en misslyckad tunnel tar man inga brickor.
reason-exchange-dice = Oanvända tärningar: { $roll }. Inte bland dem: { $named }.
reason-exchange-bound =
    { $n ->
        [one] Efter det här bytet skulle du inte kunna betala { $n } ruta extra.
       *[other] Efter det här bytet skulle du inte kunna betala { $n } rutor extra.
    }
reason-decline-bound = Tärningar har bytts mot brickor för att betala det extra, så nu måste det betalas.
reason-dice-surcharge-size =
    { $n ->
        [one] Det kostar { $n } ruta extra; betalt: { $paid }.
       *[other] Det kostar { $n } rutor extra; betalt: { $paid }.
    }
reason-discard-held = Du har { $held }; detta går inte att slänga: { $thrown }.

## Kortspelet
reason-move-other = Från raden ({ $colour }) kommer ett kort i den färgen ({ $colour }) eller ett lokomotiv.
reason-lay-yours = På din bangård ligger redan en rad i den färgen: { $colour }.
reason-lay-none = En rad behöver minst ett kort i sin färg; det saknas på handen: { $colour }.
reason-lay-held = En rad behöver minst två kort, lokomotiv medräknade; på handen: { $held }.
reason-lay-few = En rad behöver minst två kort, lokomotiv medräknade; lagt: { $laid }.
reason-lay-which = Säg vilken färg lokomotiven gäller för, till exempel lay:{ $laid }/R.
reason-lay-locomotives = En rad behöver minst ett kort i sin färg; lagt: { $laid }.
reason-lay-other-colour = Korten avgör vilken färg raden har; { $laid } blir ingen rad i färgen { $colour }.
reason-lay-colours = Man lägger en rad, eller ett kort i var och en av tre färger; här är det { $n } färger.
reason-lay-number = I den här raden kan det ligga { $least } till { $most } kort i färgen { $colour }.
reason-lay-wilds = Överst på den här raden kan det läggas { $least } till { $most } lokomotiv.
reason-rob-held = Raden ({ $colour }) hos { $owner } har { $n } kort, så ett tågrån kräver { $least }; på handen: { $held }.
reason-rob-laid = Raden ({ $colour }) hos { $owner } har { $n } kort, så ett tågrån kräver { $least }; lagt: { $laid }.
reason-three-locomotives = Tre rader med ett kort var läggs utan lokomotiv.
reason-three-size = Man lägger tre rader med ett kort var; lagt: { $laid }.
reason-three-rob = På bangården hos { $owner } ligger en rad ({ $colour }), och ett enda kort rånar ingen rad.
reason-complete-held = { $ticket } är inte bland dina biljettkort: { $held }.
reason-complete-chosen = { $ticket } är redan valt.
reason-complete-left-out = { $ticket } är redan valt och hör alltså till dem du klarar.
reason-complete-begun = Du väljer biljettkort för biljettkort, hittills { $tickets }; nämn alla i done.
reason-complete-short = { $n } biljettkort kräver { $need }. I högen: { $have }. Det saknas: { $missing }.

## Vem som ska besluta
reason-seat-over = Spelet är slut; det finns inget mer att besluta.
reason-seat-answered = { $seat } har redan valt.
reason-seat-other = Nu är det inte { $seat } som ska besluta, utan { $acting }.
