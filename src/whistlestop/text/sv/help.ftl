# Regler i korthet: det som flera spel har gemensamt.

help-heading-idea = Vad det går ut på
help-heading-start = Före den första turen
help-heading-turn = Din tur
help-heading-cards = Dra kort
help-heading-claim = Muta in en sträcka
help-heading-ferries = Färjor
help-heading-tunnels = Tunnlar
help-heading-tickets = Biljettkort
help-heading-end = Slutet

help-idea = Samla kort, betala med dem för sträckor mellan grannstäder och bind ihop städerna på dina biljettkort. Den som har flest poäng till slut vinner.
help-start = Du börjar med { $pieces } tågvagnar och { $hand } kort. Du får { $dealt } biljettkort och behåller minst { $kept } av dem; ingen annan ser vilka.
help-turn = På din tur gör du en sak: drar kort, mutar in en sträcka eller drar biljettkort. Sedan är det nästa spelares tur.

help-cards = Ta två kort: bland de fem uppvända eller från högen. Ett uppvänt kort som du tar ersätts genast, så titta igen innan du tar det andra.
help-cards-dear = Ett uppvänt lokomotiv kostar hela draget: Det är det enda kort du tar, och du får inte ta det som ditt andra. Ett lokomotiv från högen är bara tur.
help-cards-easy = Lokomotiv dras som alla andra kort: Två uppvända går bra.
help-cards-flush = Så fort tre av de fem uppvända korten är lokomotiv slängs alla fem och fem nya läggs upp.

help-claim = Betala lika många kort som sträckan har rutor: i sträckans färg, eller alla i en valfri färg om sträckan är grå. Dina tågvagnar ställs på rutorna och du får poängen genast. Sträckan behöver inte hänga ihop med dina andra.
help-points = Långa sträckor lönar sig: { $lengths } rutor ger { $points } poäng.
help-wild = Ett lokomotiv gäller som ett kort i vilken färg som helst, på alla sträckor.
help-doubles = Ingen får äga båda spåren när spåren är dubbla. Med färre än { $open } spelare stängs det andra spåret så fort det ena är inmutat.

help-ferries = Varje lokomotiv som är tryckt på en färja måste betalas med ett lokomotiv; de andra rutorna betalas som vanligt.
help-tunnels = Man vet aldrig vad en tunnel kostar. Lägg dina kort, sedan vänds tre kort från högen: För varje kort i din färg och för varje lokomotiv betalar du ett kort till, i den färgen eller ett lokomotiv.
help-tunnels-wild = Lägger du bara lokomotiv räknas bara de lokomotiv som vänds upp, och bara lokomotiv betalar för dem.
help-tunnels-decline = Om du inte kan eller vill betala tar du tillbaka dina kort och din tur är över.

help-tickets = Ett biljettkort nämner två städer. Om dina egna sträckor binder ihop dem till slut, vilken väg som helst, får du dess poäng; annars förlorar du dem. Biljettkort är hemliga tills dess.
help-tickets-under = När du drar biljettkort tar du { $drawn } och behåller minst { $keep }. De andra läggs underst i högen.
help-tickets-gone = När du drar biljettkort tar du { $drawn } och behåller minst { $keep }. De andra tas ur spel, så högen kan ta slut.

help-end = Den som avslutar sin tur med högst { $end } tågvagnar inleder slutet: Alla får en sista tur, den spelaren själv sist.
help-scoring = Sedan visas alla biljettkort, och deras poäng läggs till eller dras av.
help-longest = Den längsta sammanhängande sträckan ger { $longest } poäng. Den får korsa sig själv och gå i ring, men varje spår används bara en gång.
help-globetrotter = Flest avklarade biljettkort ger { $globetrotter } poäng.
help-ties-tickets = Vid lika poäng avgör flest avklarade biljettkort.
