# Vad som händer vid bordet, en mening för varje slags händelse.

event-turn =
    { $you ->
        [yes] Det är din tur.
       *[no] Turen går till { $who }.
    }
event-deal =
    { $you ->
        [yes] Du får { $cards }.
       *[no] { $who } får { $cards }.
    }
event-deal-hidden = { $who } får { $n } kort.
event-turn-up = Nya uppvända kort: { $cards }.
event-flush = De uppvända korten slängs och nya läggs upp.
event-reshuffle = Kasthögen blandas och blir ny draghög.
event-reveal = Tunneln visar: { $cards }.
event-roll = Tärningarna visar { $dice }.
event-tunnel-roll =
    { $n ->
        [0] Tunneltärningarna visar ingen tunnel.
        [one] Tunneltärningarna visar { $n } tunnel.
       *[other] Tunneltärningarna visar { $n } tunnlar.
    }
event-stack = { $place }: { $n } × { $souvenir }.
event-place-stack =
    { $you ->
        [yes] Du lägger { $n } × { $souvenir } på { $place }.
       *[no] { $who } lägger { $n } × { $souvenir } på { $place }.
    }
event-offer =
    { $you ->
        [yes] Du drar biljettkort: { $tickets }.
       *[no] { $who } drar biljettkort: { $tickets }.
    }
event-offer-hidden = { $who } drar { $n } biljettkort.
event-keep =
    { $you ->
        [yes] Du behåller { $tickets }.
       *[no] { $who } behåller { $tickets }.
    }
event-keep-none =
    { $you ->
        [yes] Du behåller inget biljettkort.
       *[no] { $who } behåller inget biljettkort.
    }
event-keep-hidden = { $who } behåller { $n } biljettkort.
event-keep-mixed = { $who } behåller { $long ->
            [one] { $long } långt
           *[other] { $long } långa
        } och { $short ->
            [one] { $short } kort
           *[other] { $short } korta
        } biljettkort.
event-mix =
    { $you ->
        [yes] Du begär { $long ->
            [one] { $long } långt
           *[other] { $long } långa
        } och { $short ->
            [one] { $short } kort
           *[other] { $short } korta
        } biljettkort.
       *[no] { $who } begär { $long ->
            [one] { $long } långt
           *[other] { $long } långa
        } och { $short ->
            [one] { $short } kort
           *[other] { $short } korta
        } biljettkort.
    }
event-pick-row =
    { $you ->
        [yes] Du tar { $card } bland de uppvända.
       *[no] { $who } tar { $card } bland de uppvända.
    }
event-pick-blind =
    { $you ->
        [yes] Du drar { $card } från högen.
       *[no] { $who } drar { $card } från högen.
    }
event-pick-hidden = { $who } drar ett kort från högen.
event-claim =
    { $you ->
        [yes] Du betalar { $paid } för { $track }.
       *[no] { $who } betalar { $paid } för { $track }.
    }
event-placed =
    { $you ->
        [yes] Du mutar in { $track } och får { $points } poäng.
       *[no] { $who } mutar in { $track } och får { $points } poäng.
    }
event-laid =
    { $you ->
        [yes] Du ska lägga { $n } kort till för { $track }.
       *[no] { $who } ska lägga { $n } kort till för { $track }.
    }
event-surcharge =
    { $you ->
        [yes] Du betalar { $paid } extra för tunneln.
       *[no] { $who } betalar { $paid } extra för tunneln.
    }
event-surcharge-none = Tunneln kostar inget extra.
event-decline =
    { $you ->
        [yes] Du betalar inte för tunneln.
       *[no] { $who } betalar inte för tunneln.
    }
event-station =
    { $you ->
        [yes] Du bygger en station i { $place } med { $paid }.
       *[no] { $who } bygger en station i { $place } med { $paid }.
    }
event-borrow =
    { $you ->
        [yes] Din station i { $place } använder { $track }.
       *[no] { $who } använder { $track } med sin station i { $place }.
    }
event-passenger =
    { $you ->
        [yes] Du ställer en passagerare i { $place }.
       *[no] { $who } ställer en passagerare i { $place }.
    }
event-passenger-none =
    { $you ->
        [yes] Du ställer inte ut någon passagerare.
       *[no] { $who } ställer inte ut någon passagerare.
    }
event-ride =
    { $you ->
        [yes] Du skickar i väg din passagerare i { $place }.
       *[no] { $who } skickar i väg sin passagerare i { $place }.
    }
event-go = Passageraren åker längs { $track }.
event-fare =
    { $you ->
        [yes] Du betalar { $paid } för att åka på någon annans sträcka.
       *[no] { $who } betalar { $paid } för att åka på någon annans sträcka.
    }
event-stop = Passageraren stiger av och ger { $points } poäng.
event-souvenir =
    { $you ->
        [yes] Du tar en souvenir från { $place }: { $souvenir }.
       *[no] { $who } tar en souvenir från { $place }: { $souvenir }.
    }
event-reroll =
    { $you ->
        [yes] Du behåller { $kept } och slår om resten: { $dice }.
       *[no] { $who } behåller { $kept } och slår om resten: { $dice }.
    }
event-reroll-all =
    { $you ->
        [yes] Du slår om alla tärningar: { $dice }.
       *[no] { $who } slår om alla tärningar: { $dice }.
    }
event-reroll-none =
    { $you ->
        [yes] Du behåller alla tärningar.
       *[no] { $who } behåller alla tärningar.
    }
event-tickets =
    { $you ->
        [yes] Du använder { $dice } för att dra biljettkort.
       *[no] { $who } använder { $dice } för att dra biljettkort.
    }
event-exchange =
    { $you ->
        [yes] Du byter { $dice } mot { $tokens }.
       *[no] { $who } byter { $dice } mot { $tokens }.
    }
event-discard-tokens =
    { $you ->
        [yes] Du slänger { $tokens }.
       *[no] { $who } slänger { $tokens }.
    }
event-to-track =
    { $you ->
        [yes] Från din bangård ut på spåret: { $cards }.
       *[no] { $who } flyttar från bangården ut på spåret: { $cards }.
    }
event-lay =
    { $you ->
        [yes] Du lägger { $cards } på din bangård.
       *[no] { $who } lägger { $cards } på sin bangård.
    }
event-lay-as =
    { $you ->
        [yes] Du lägger { $cards } på din bangård, som { $colour }.
       *[no] { $who } lägger { $cards } på sin bangård, som { $colour }.
    }
event-rob =
    { $you ->
        [yes] Tågrån! Du blir av med din rad ({ $colour }).
       *[no] Tågrån! { $who } blir av med sin rad ({ $colour }).
    }
event-complete =
    { $you ->
        [yes] Du klarar { $tickets }.
       *[no] { $who } klarar { $tickets }.
    }
event-complete-none =
    { $you ->
        [yes] Du klarar inget biljettkort.
       *[no] { $who } klarar inget biljettkort.
    }
event-pass =
    { $you ->
        [yes] Du passar.
       *[no] { $who } passar.
    }
event-score =
    { $you ->
        [yes] Du slutar på { $points } poäng.
       *[no] { $who } slutar på { $points } poäng.
    }
event-end-pieces = Spelet är slut: Någon har nästan inga vagnar kvar.
event-end-passes = Spelet är slut: Ingen kan göra något mer.
event-end-deck = Spelet är slut: Korten har tagit slut.
