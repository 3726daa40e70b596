# Lo que pasa en la mesa, una frase para cada tipo de suceso.

event-turn =
    { $you ->
        [yes] Te toca.
       *[no] Le toca a { $who }.
    }
event-deal =
    { $you ->
        [yes] Recibes { $cards }.
       *[no] { $who } recibe { $cards }.
    }
event-deal-hidden =
    { $n ->
        [one] { $who } recibe { $n } carta.
       *[other] { $who } recibe { $n } cartas.
    }
event-turn-up = Se descubre: { $cards }.
event-flush = Se retiran las cartas mostradas y se ponen otras nuevas.
event-reshuffle = Se barajan los descartes y forman el nuevo mazo.
event-reveal = El túnel descubre: { $cards }.
event-roll = Los dados muestran: { $dice }.
event-tunnel-roll =
    { $n ->
        [0] Los dados de túnel no muestran ningún túnel.
        [one] Los dados de túnel muestran { $n } túnel.
       *[other] Los dados de túnel muestran { $n } túneles.
    }
event-stack =
    { $n ->
        [one] { $place }: { $n } × { $souvenir }.
       *[other] { $place }: { $n } × { $souvenir }.
    }
event-place-stack =
    { $you ->
        [yes] Pones { $n } × { $souvenir } en { $place }.
       *[no] { $who } pone { $n } × { $souvenir } en { $place }.
    }
event-offer =
    { $you ->
        [yes] Robas billetes: { $tickets }.
       *[no] { $who } roba billetes: { $tickets }.
    }
event-offer-hidden =
    { $n ->
        [one] { $who } roba { $n } billete.
       *[other] { $who } roba { $n } billetes.
    }
event-keep =
    { $you ->
        [yes] Conservas { $tickets }.
       *[no] { $who } conserva { $tickets }.
    }
event-keep-none =
    { $you ->
        [yes] No conservas ningún billete.
       *[no] { $who } no conserva ningún billete.
    }
event-keep-hidden =
    { $n ->
        [one] { $who } conserva { $n } billete.
       *[other] { $who } conserva { $n } billetes.
    }
event-keep-mixed = Billetes que conserva { $who }: { $long } largos y { $short } cortos.
event-mix =
    { $you ->
        [yes] Anuncias tus billetes: { $long } largos y { $short } cortos.
       *[no] { $who } anuncia sus billetes: { $long } largos y { $short } cortos.
    }
event-pick-row =
    { $you ->
        [yes] Tomas { $card } de las mostradas.
       *[no] { $who } toma { $card } de las mostradas.
    }
event-pick-blind =
    { $you ->
        [yes] Robas { $card } del mazo.
       *[no] { $who } roba { $card } del mazo.
    }
event-pick-hidden = { $who } roba una carta del mazo.
event-claim =
    { $you ->
        [yes] Juegas { $paid } por { $track }.
       *[no] { $who } juega { $paid } por { $track }.
    }
event-placed =
    { $you ->
        [yes] Cubres { $track } y sumas { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }.
       *[no] { $who } cubre { $track } y suma { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }.
    }
event-laid =
    { $you ->
        [yes] Aún debes { $n ->
            [one] { $n } carta
           *[other] { $n } cartas
        } por { $track }.
       *[no] { $who } aún debe { $n ->
            [one] { $n } carta
           *[other] { $n } cartas
        } por { $track }.
    }
event-surcharge =
    { $you ->
        [yes] Pagas { $paid } más por el túnel.
       *[no] { $who } paga { $paid } más por el túnel.
    }
event-surcharge-none = El túnel no cuesta nada más.
event-decline =
    { $you ->
        [yes] No pagas el túnel.
       *[no] { $who } no paga el túnel.
    }
event-station =
    { $you ->
        [yes] Construyes una estación en { $place } con { $paid }.
       *[no] { $who } construye una estación en { $place } con { $paid }.
    }
event-borrow =
    { $you ->
        [yes] Tu estación de { $place } usa { $track }.
       *[no] La estación de { $who } en { $place } usa { $track }.
    }
event-passenger =
    { $you ->
        [yes] Colocas un pasajero en { $place }.
       *[no] { $who } coloca un pasajero en { $place }.
    }
event-passenger-none =
    { $you ->
        [yes] No colocas ningún pasajero.
       *[no] { $who } no coloca ningún pasajero.
    }
event-ride =
    { $you ->
        [yes] Tu pasajero sale de { $place }.
       *[no] El pasajero de { $who } sale de { $place }.
    }
event-go = El pasajero viaja por { $track }.
event-fare =
    { $you ->
        [yes] Pagas { $paid } por viajar en un recorrido ajeno.
       *[no] { $who } paga { $paid } por viajar en un recorrido ajeno.
    }
event-stop =
    { $points ->
        [one] El pasajero se baja y trae { $points } punto.
       *[other] El pasajero se baja y trae { $points } puntos.
    }
event-souvenir =
    { $you ->
        [yes] Te llevas un recuerdo de { $place }: { $souvenir }.
       *[no] { $who } se lleva un recuerdo de { $place }: { $souvenir }.
    }
event-reroll =
    { $you ->
        [yes] Te quedas con { $kept } y vuelves a lanzar el resto: { $dice }.
       *[no] { $who } se queda con { $kept } y vuelve a lanzar el resto: { $dice }.
    }
event-reroll-all =
    { $you ->
        [yes] Vuelves a lanzar todos los dados: { $dice }.
       *[no] { $who } vuelve a lanzar todos los dados: { $dice }.
    }
event-reroll-none =
    { $you ->
        [yes] Te quedas con todos los dados.
       *[no] { $who } se queda con todos los dados.
    }
event-tickets =
    { $you ->
        [yes] Usas { $dice } para robar billetes.
       *[no] { $who } usa { $dice } para robar billetes.
    }
event-exchange =
    { $you ->
        [yes] Cambias { $dice } por { $tokens }.
       *[no] { $who } cambia { $dice } por { $tokens }.
    }
event-discard-tokens =
    { $you ->
        [yes] Devuelves { $tokens }.
       *[no] { $who } devuelve { $tokens }.
    }
event-to-track =
    { $you ->
        [yes] De tu cochera a la vía: { $cards }.
       *[no] De la cochera de { $who } a la vía: { $cards }.
    }
event-lay =
    { $you ->
        [yes] Juegas { $cards } en tu cochera.
       *[no] { $who } juega { $cards } en su cochera.
    }
event-lay-as =
    { $you ->
        [yes] Juegas { $cards } en tu cochera, color: { $colour }.
       *[no] { $who } juega { $cards } en su cochera, color: { $colour }.
    }
event-rob =
    { $you ->
        [yes] ¡Asalto! Pierdes tu fila ({ $colour }).
       *[no] ¡Asalto! { $who } pierde su fila ({ $colour }).
    }
event-complete =
    { $you ->
        [yes] Completas { $tickets }.
       *[no] { $who } completa { $tickets }.
    }
event-complete-none =
    { $you ->
        [yes] No completas ningún billete.
       *[no] { $who } no completa ningún billete.
    }
event-pass =
    { $you ->
        [yes] Pasas.
       *[no] { $who } pasa.
    }
event-score =
    { $you ->
        [yes] Terminas con { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }.
       *[no] { $who } termina con { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }.
    }
event-end-pieces = Fin de la partida: alguien ha colocado casi todas sus piezas.
event-end-passes = Fin de la partida: ya nadie puede hacer nada.
event-end-deck = Fin de la partida: se han acabado las cartas.
