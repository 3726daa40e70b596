# Det ledsagade första spelet: vad ledsagaren säger. Varje meddelande har en rubrik och, i .text, orden under den.

tour-name = Första spelet
tour-opponent = Ingrid
tour-open = Ledsagare
tour-close = Skicka i väg ledsagaren
tour-show = Visa mig
tour-way = { $done } av { $all } steg i ett första spel klara

tour-welcome = Stig på!
    .text = Spelplanen är på väg.
tour-keep = Välj dina biljettkort
    .text = Varje biljettkort vill ha två städer hopbundna av dina egna sträckor. Siffran är vad det ger, eller kostar om du misslyckas. Tre av de här fem ligger längs en linje, från Helsinki över Stockholm och Oslo till Bergen: tryck på dem och behåll dem.
tour-wait-first = Ingrid väljer också
    .text = Ingen ser de andras biljettkort. Titta på spelplanen så länge: dina städer är markerade.
tour-wait = { $name } är på tur
    .text = Håll ögonen på spelplanen; i loggen står vad som hände.
tour-draw = Dra två kort
    .text = För att muta in en sträcka betalar du kort i dess färg, lika många som den har rutor. { $track } har { $n ->
            [one] en
           *[other] { $n }
        }; samla den här färgen: { $colour }. Ta två kort, bland de fem uppvända eller från högen.
tour-second = Och det andra kortet
    .text = Kortet du tog är redan ersatt, så titta igen. Från högen går också bra.
tour-collect = Samla för din väg
    .text =
        { $missing ->
            [one] { $track } ligger på din väg: ett kort till ({ $colour }), så kan du muta in sträckan.
           *[other] { $track } ligger på din väg: { $missing } kort till ({ $colour }), så kan du muta in sträckan.
        }
tour-collect-wild = Här hjälper lokomotiv
    .text =
        { $missing ->
            [one] { $track } ligger på din väg: ett kort till ({ $colour }), eller ett lokomotiv. Lokomotiv går bara att använda i tunnlar och på färjor.
           *[other] { $track } ligger på din väg: { $missing } kort till ({ $colour }), eller lokomotiv. Lokomotiv går bara att använda i tunnlar och på färjor.
        }
tour-claim = Du kan muta in en sträcka
    .text = Du har det som { $track } kostar. Tryck på sträckan på spelplanen: den ger { $points } poäng genast, och ingen kan ta den ifrån dig. Det som lyser går att muta in.
tour-claim-ferry = En färja inom räckhåll
    .text = { $track } är en färja: varje ruta med ett lokomotiv vill ha ett, eller tre valfria kort i stället. Du har så att det räcker; tryck på den på spelplanen. Den ger { $points } poäng.
tour-claim-tunnel = En tunnel inom räckhåll
    .text = { $track } är en tunnel. När du har lagt dina kort vänds tre upp: varje kort i din färg och varje lokomotiv kostar ett kort till. Ha helst ett eller två i reserv. Den ger { $points } poäng.
tour-chosen = Hur du betalar
    .text = Det billigaste först. Spara det du behöver på annat håll; att byta kostar inget. Den röda knappen gör det.
tour-pay = Ett val till
    .text = Välj det du bäst klarar dig utan.
tour-tunnel = Inne i tunneln
    .text = De tre korten är uppvända. Betala vad de kräver, eller vänd om: då behåller du dina kort, och bara turen är borta.
tour-more-tickets = Allt är förbundet
    .text = Alla biljettkort som går att klara är klarade. Du har tågvagnar kvar: dra nya biljettkort och behåll det som nästan är klart redan, eller muta in långa sträckor för poängens skull.
tour-keep-more = Nya biljettkort
    .text = Behåll minst ett. Det som kräver minst antal tågvagnar är säkrast; det du inte behåller tas ur spel.
tour-free = Muta in det som lönar sig
    .text = Du har inget öppet längre. Långa sträckor lönar sig bäst: sex rutor ger 15 poäng.
tour-end-near = Slutet är nära
    .text = Någon har bara { $n } tågvagnar kvar. Vid två eller färre får alla en sista tur. Gör klart det du kan; dra inga nya biljettkort nu.
tour-last = Den sista turen
    .text = Det här är din sista tur. Muta in den sträcka som ger mest, eller den som gör att du klarar ett biljettkort.
tour-over = Poängräkningen
    .text = Sträckor, biljettkort och tio poäng för flest avklarade biljettkort. Det var ditt första spel. Vad händer nu: en annan spelplan, med tunnlar överallt eller stationer i främmande städer?

## Det som nyss gjordes för första gången
tour-praise-kept = Bra valt.
tour-praise-drawn = Så drar man kort.
tour-praise-claimed = Din första sträcka: dina tågvagnar står kvar där till slutet.
tour-praise-connected = Ett biljettkort är förbundet: dess poäng är säkra.
tour-praise-over = Slutstation, alla stiger av!
