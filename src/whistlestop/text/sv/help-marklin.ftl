# Regler i korthet: Märklin.
help-marklin-start = Du börjar med { $pieces } tågvagnar, { $passengers } passagerare och { $hand } kort. Säg hur många av dina { $dealt } biljettkort som ska vara långa och hur många korta, och behåll minst { $kept } av dem.
help-marklin-turn = På din tur gör du en sak: drar kort, mutar in en sträcka, drar biljettkort eller flyttar en passagerare. Sedan är det nästa spelares tur.
help-marklin-plus4 = Det finns två slags lokomotiv. Vanliga går att använda på alla sträckor. +4-lokomotiv går bara att använda på sträckor med fyra eller fler rutor, men de dras som alla andra kort.
help-marklin-tickets = Det finns en hög med korta biljettkort och en med långa. När du drar säger du hur många du vill ha av varje, { $drawn } sammanlagt, och behåller minst { $keep }. De andra läggs underst i sina högar.
help-marklin-countries = En del biljettkort leder till ett grannland. Vilken gränsövergång dit som helst duger, men ingen väg går vidare genom ett land.
help-marklin-heading-passengers = Passagerare
help-marklin-passenger = När du mutar in en sträcka får du ställa en av dina passagerare i en stad i en av sträckans ändar.
help-marklin-ride = I stället för allt annat får du låta en passagerare resa längs dina sträckor, så långt du vill, varje sträcka en gång. I varje stad på vägen, även den första, tar den stadens översta vara. Du får genast poäng för varorna, och passageraren åker hem.
help-marklin-fare = Med ett passagerarkort får den använda en av en motståndares sträckor; med två kort två. Passagerarkort betalar aldrig för att muta in en sträcka.
help-marklin-merchandise = De mest värdefulla varorna ligger överst, så det lönar sig att vara tidig.
