# Hva som skjer ved bordet, en setning for hver slags hendelse.

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
event-turn-up = Nye åpne kort: { $cards }.
event-flush = De åpne kortene kastes, og nye legges ut.
event-reshuffle = Bruktbunken stokkes og blir ny trekkbunke.
event-reveal = Tunnelen viser: { $cards }.
event-roll = Terningene viser { $dice }.
event-tunnel-roll =
    { $n ->
        [0] Tunnelterningene viser ingen tunnel.
        [one] Tunnelterningene viser { $n } tunnel.
       *[other] Tunnelterningene viser { $n } tunneler.
    }
event-stack = { $place }: { $n } × { $souvenir }.
event-place-stack =
    { $you ->
        [yes] Du legger { $n } × { $souvenir } på { $place }.
       *[no] { $who } legger { $n } × { $souvenir } på { $place }.
    }
event-offer =
    { $you ->
        [yes] Du trekker billetter: { $tickets }.
       *[no] { $who } trekker billetter: { $tickets }.
    }
event-offer-hidden =
    { $n ->
        [one] { $who } trekker { $n } billett.
       *[other] { $who } trekker { $n } billetter.
    }
event-keep =
    { $you ->
        [yes] Du beholder { $tickets }.
       *[no] { $who } beholder { $tickets }.
    }
event-keep-none =
    { $you ->
        [yes] Du beholder ingen billett.
       *[no] { $who } beholder ingen billett.
    }
event-keep-hidden =
    { $n ->
        [one] { $who } beholder { $n } billett.
       *[other] { $who } beholder { $n } billetter.
    }
event-keep-mixed = { $who } beholder billetter: { $long ->
            [one] { $long } lang
           *[other] { $long } lange
        } og { $short ->
            [one] { $short } kort
           *[other] { $short } korte
        }.
event-mix =
    { $you ->
        [yes] Du melder billetter: { $long ->
            [one] { $long } lang
           *[other] { $long } lange
        } og { $short ->
            [one] { $short } kort
           *[other] { $short } korte
        }.
       *[no] { $who } melder billetter: { $long ->
            [one] { $long } lang
           *[other] { $long } lange
        } og { $short ->
            [one] { $short } kort
           *[other] { $short } korte
        }.
    }
event-pick-row =
    { $you ->
        [yes] Du tar { $card } blant de åpne.
       *[no] { $who } tar { $card } blant de åpne.
    }
event-pick-blind =
    { $you ->
        [yes] Du trekker { $card } fra bunken.
       *[no] { $who } trekker { $card } fra bunken.
    }
event-pick-hidden = { $who } trekker et kort fra bunken.
event-claim =
    { $you ->
        [yes] Du betaler { $paid } for { $track }.
       *[no] { $who } betaler { $paid } for { $track }.
    }
event-placed =
    { $you ->
        [yes] Du gjør krav på { $track } og får { $points } poeng.
       *[no] { $who } gjør krav på { $track } og får { $points } poeng.
    }
event-laid =
    { $you ->
        [yes] Du skal legge { $n } kort til for { $track }.
       *[no] { $who } skal legge { $n } kort til for { $track }.
    }
event-surcharge =
    { $you ->
        [yes] Du betaler { $paid } ekstra for tunnelen.
       *[no] { $who } betaler { $paid } ekstra for tunnelen.
    }
event-surcharge-none = Tunnelen koster ingenting ekstra.
event-decline =
    { $you ->
        [yes] Du betaler ikke for tunnelen.
       *[no] { $who } betaler ikke for tunnelen.
    }
event-station =
    { $you ->
        [yes] Du bygger en stasjon i { $place } med { $paid }.
       *[no] { $who } bygger en stasjon i { $place } med { $paid }.
    }
event-borrow =
    { $you ->
        [yes] Stasjonen din i { $place } bruker { $track }.
       *[no] { $who } bruker { $track } med stasjonen sin i { $place }.
    }
event-passenger =
    { $you ->
        [yes] Du setter en passasjer i { $place }.
       *[no] { $who } setter en passasjer i { $place }.
    }
event-passenger-none =
    { $you ->
        [yes] Du setter ikke ut noen passasjer.
       *[no] { $who } setter ikke ut noen passasjer.
    }
event-ride =
    { $you ->
        [yes] Du sender av gårde passasjeren din i { $place }.
       *[no] { $who } sender av gårde passasjeren sin i { $place }.
    }
event-go = Passasjeren kjører langs { $track }.
event-fare =
    { $you ->
        [yes] Du betaler { $paid } for å kjøre på en annens strekning.
       *[no] { $who } betaler { $paid } for å kjøre på en annens strekning.
    }
event-stop = Passasjeren går av og gir { $points } poeng.
event-souvenir =
    { $you ->
        [yes] Du tar en suvenir fra { $place }: { $souvenir }.
       *[no] { $who } tar en suvenir fra { $place }: { $souvenir }.
    }
event-reroll =
    { $you ->
        [yes] Du beholder { $kept } og kaster resten om igjen: { $dice }.
       *[no] { $who } beholder { $kept } og kaster resten om igjen: { $dice }.
    }
event-reroll-all =
    { $you ->
        [yes] Du kaster alle terningene om igjen: { $dice }.
       *[no] { $who } kaster alle terningene om igjen: { $dice }.
    }
event-reroll-none =
    { $you ->
        [yes] Du beholder alle terningene.
       *[no] { $who } beholder alle terningene.
    }
event-tickets =
    { $you ->
        [yes] Du bruker { $dice } til å trekke billetter.
       *[no] { $who } bruker { $dice } til å trekke billetter.
    }
event-exchange =
    { $you ->
        [yes] Du bytter { $dice } mot { $tokens }.
       *[no] { $who } bytter { $dice } mot { $tokens }.
    }
event-discard-tokens =
    { $you ->
        [yes] Du kaster { $tokens }.
       *[no] { $who } kaster { $tokens }.
    }
event-to-track =
    { $you ->
        [yes] Fra togstallen din ut på skinnene: { $cards }.
       *[no] { $who } flytter fra togstallen ut på skinnene: { $cards }.
    }
event-lay =
    { $you ->
        [yes] Du legger { $cards } i togstallen din.
       *[no] { $who } legger { $cards } i togstallen sin.
    }
event-lay-as =
    { $you ->
        [yes] Du legger { $cards } i togstallen din, som { $colour }.
       *[no] { $who } legger { $cards } i togstallen sin, som { $colour }.
    }
event-rob =
    { $you ->
        [yes] Togran! Du mister raden din ({ $colour }).
       *[no] Togran! { $who } mister raden sin ({ $colour }).
    }
event-complete =
    { $you ->
        [yes] Du fullfører { $tickets }.
       *[no] { $who } fullfører { $tickets }.
    }
event-complete-none =
    { $you ->
        [yes] Du fullfører ingen billett.
       *[no] { $who } fullfører ingen billett.
    }
event-pass =
    { $you ->
        [yes] Du melder pass.
       *[no] { $who } melder pass.
    }
event-score =
    { $you ->
        [yes] Du ender på { $points } poeng.
       *[no] { $who } ender på { $points } poeng.
    }
event-end-pieces = Spillet er slutt: Noen har brukt nesten alle vognene sine.
event-end-passes = Spillet er slutt: Ingen kan gjøre noe mer.
event-end-deck = Spillet er slutt: Det er ikke flere kort.
