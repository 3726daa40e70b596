# Hvad der sker ved bordet, en sætning for hver slags begivenhed.

event-turn =
    { $you ->
        [yes] Det er din tur.
       *[no] Turen går til { $who }.
    }
event-deal =
    { $you ->
        [yes] Du får { $cards }.
       *[no] { $who } får { $cards }.
    }
event-deal-hidden = { $who } får { $n } kort.
event-turn-up = Vendt op: { $cards }.
event-flush = De synlige kort ryddes væk, og der lægges nye op.
event-reshuffle = De brugte kort blandes og bliver til en ny bunke.
event-reveal = Tunnellen viser: { $cards }.
event-roll = Terningerne viser { $dice }.
event-tunnel-roll =
    { $n ->
        [0] Tunnelterningerne viser ingen tunnel.
        [one] Tunnelterningerne viser { $n } tunnel.
       *[other] Tunnelterningerne viser { $n } tunneller.
    }
event-stack = { $place }: { $n } × { $souvenir }.
event-place-stack =
    { $you ->
        [yes] Du lægger { $n } × { $souvenir } på { $place }.
       *[no] { $who } lægger { $n } × { $souvenir } på { $place }.
    }
event-offer =
    { $you ->
        [yes] Du trækker rutekort: { $tickets }.
       *[no] { $who } trækker rutekort: { $tickets }.
    }
event-offer-hidden = { $who } trækker { $n } rutekort.
event-keep =
    { $you ->
        [yes] Du beholder { $tickets }.
       *[no] { $who } beholder { $tickets }.
    }
event-keep-none =
    { $you ->
        [yes] Du beholder ingen rutekort.
       *[no] { $who } beholder ingen rutekort.
    }
event-keep-hidden = { $who } beholder { $n } rutekort.
event-keep-mixed = { $who } beholder { $long ->
            [one] { $long } langt
           *[other] { $long } lange
        } og { $short ->
            [one] { $short } kort
           *[other] { $short } korte
        } rutekort.
event-mix =
    { $you ->
        [yes] Du melder { $long ->
            [one] { $long } langt
           *[other] { $long } lange
        } og { $short ->
            [one] { $short } kort
           *[other] { $short } korte
        } rutekort.
       *[no] { $who } melder { $long ->
            [one] { $long } langt
           *[other] { $long } lange
        } og { $short ->
            [one] { $short } kort
           *[other] { $short } korte
        } rutekort.
    }
event-pick-row =
    { $you ->
        [yes] Du tager { $card } blandt de synlige.
       *[no] { $who } tager { $card } blandt de synlige.
    }
event-pick-blind =
    { $you ->
        [yes] Du trækker { $card } fra bunken.
       *[no] { $who } trækker { $card } fra bunken.
    }
event-pick-hidden = { $who } trækker et kort fra bunken.
event-claim =
    { $you ->
        [yes] Du betaler { $paid } for { $track }.
       *[no] { $who } betaler { $paid } for { $track }.
    }
event-placed =
    { $you ->
        [yes] Du gør krav på { $track } og får { $points } point.
       *[no] { $who } gør krav på { $track } og får { $points } point.
    }
event-laid =
    { $you ->
        [yes] Du mangler stadig at lægge { $n } kort for { $track }.
       *[no] { $who } mangler stadig at lægge { $n } kort for { $track }.
    }
event-surcharge =
    { $you ->
        [yes] Du betaler { $paid } ekstra for tunnellen.
       *[no] { $who } betaler { $paid } ekstra for tunnellen.
    }
event-surcharge-none = Tunnellen koster ikke ekstra.
event-decline =
    { $you ->
        [yes] Du betaler ikke for tunnellen.
       *[no] { $who } betaler ikke for tunnellen.
    }
event-station =
    { $you ->
        [yes] Du bygger en station i { $place } med { $paid }.
       *[no] { $who } bygger en station i { $place } med { $paid }.
    }
event-borrow =
    { $you ->
        [yes] Din station i { $place } bruger { $track }.
       *[no] { $who } bruger { $track } med sin station i { $place }.
    }
event-passenger =
    { $you ->
        [yes] Du placerer en passager i { $place }.
       *[no] { $who } placerer en passager i { $place }.
    }
event-passenger-none =
    { $you ->
        [yes] Du placerer ingen passager.
       *[no] { $who } placerer ingen passager.
    }
event-ride =
    { $you ->
        [yes] Du sender din passager i { $place } af sted.
       *[no] { $who } sender sin passager i { $place } af sted.
    }
event-go = Passageren kører ad { $track }.
event-fare =
    { $you ->
        [yes] Du betaler { $paid } for at køre på en andens strækning.
       *[no] { $who } betaler { $paid } for at køre på en andens strækning.
    }
event-stop = Passageren står af og giver { $points } point.
event-souvenir =
    { $you ->
        [yes] Du tager en turistmarkør fra { $place }: { $souvenir }.
       *[no] { $who } tager en turistmarkør fra { $place }: { $souvenir }.
    }
event-reroll =
    { $you ->
        [yes] Du beholder { $kept } og slår resten om: { $dice }.
       *[no] { $who } beholder { $kept } og slår resten om: { $dice }.
    }
event-reroll-all =
    { $you ->
        [yes] Du slår alle terninger om: { $dice }.
       *[no] { $who } slår alle terninger om: { $dice }.
    }
event-reroll-none =
    { $you ->
        [yes] Du beholder alle terninger.
       *[no] { $who } beholder alle terninger.
    }
event-tickets =
    { $you ->
        [yes] Du bruger { $dice } til at trække rutekort.
       *[no] { $who } bruger { $dice } til at trække rutekort.
    }
event-exchange =
    { $you ->
        [yes] Du bytter { $dice } til { $tokens }.
       *[no] { $who } bytter { $dice } til { $tokens }.
    }
event-discard-tokens =
    { $you ->
        [yes] Du smider { $tokens }.
       *[no] { $who } smider { $tokens }.
    }
event-to-track =
    { $you ->
        [yes] Fra din remise ud på skinnerne: { $cards }.
       *[no] { $who } flytter fra remisen ud på skinnerne: { $cards }.
    }
event-lay =
    { $you ->
        [yes] Du lægger { $cards } i din remise.
       *[no] { $who } lægger { $cards } i sin remise.
    }
event-lay-as =
    { $you ->
        [yes] Du lægger { $cards } i din remise som { $colour }.
       *[no] { $who } lægger { $cards } i sin remise som { $colour }.
    }
event-rob =
    { $you ->
        [yes] Togrøveri! Du mister din række ({ $colour }).
       *[no] Togrøveri! { $who } mister sin række ({ $colour }).
    }
event-complete =
    { $you ->
        [yes] Du gennemfører { $tickets }.
       *[no] { $who } gennemfører { $tickets }.
    }
event-complete-none =
    { $you ->
        [yes] Du gennemfører ingen rutekort.
       *[no] { $who } gennemfører ingen rutekort.
    }
event-pass =
    { $you ->
        [yes] Du melder pas.
       *[no] { $who } melder pas.
    }
event-score =
    { $you ->
        [yes] Du ender på { $points } point.
       *[no] { $who } ender på { $points } point.
    }
event-end-pieces = Spillet er slut: Nogen har brugt næsten alle sine vogne.
event-end-passes = Spillet er slut: Ingen kan gøre mere.
event-end-deck = Spillet er slut: Der er ikke flere kort.
