# Lo que se puede hacer, como en un botón o en una lista.

action-keep = Conservar { $tickets }
action-keep-none = No conservar ninguno
action-mix = Robar { $long } largos y { $short } cortos
action-stack = Poner: { $souvenir }
action-place = Poner los recuerdos en { $place }
action-pick = Tomar { $card } del puesto { $slot }
action-pick-slot = Tomar la carta del puesto { $slot }
action-pick-blind = Robar una carta del mazo
action-tickets = Robar billetes
action-tickets-dice =
    { $n ->
        [one] Robar billetes con { $n } dado
       *[other] Robar billetes con { $n } dados
    }
action-claim = Cubrir { $track }
action-claim-paid = Cubrir { $track } con { $paid }
action-pay = Pagar { $paid }
action-pay-more =
    { $n ->
        [one] Pagar { $paid } y { $n } carta más
       *[other] Pagar { $paid } y { $n } cartas más
    }
action-pay-any =
    { $n ->
        [one] Pagar { $n } carta cualquiera
       *[other] Pagar { $n } cartas cualesquiera
    }
action-plus4 =
    { $n ->
        [0] Ninguna es una locomotora +4
        [one] { $n } es una locomotora +4
       *[other] { $n } son locomotoras +4
    }
action-lay = Jugar { $card }
action-surcharge = Pagar { $paid } más por el túnel
action-souvenir = Tomar el recuerdo de { $place }
action-passenger = Colocar un pasajero en { $place }
action-passenger-none = No colocar ningún pasajero
action-station = Construir una estación en { $place }
action-station-paid = Construir una estación en { $place } con { $paid }
action-ride = Hacer viajar al pasajero de { $place }
action-go = Viajar por { $track }
action-reroll = Volver a lanzar: { $dice }
action-reroll-none = Quedarse con todos los dados
action-tokens =
    { $n ->
        [0] No usar fichas
        [one] Usar { $n } ficha
       *[other] Usar { $n } fichas
    }
action-exchange = Cambiar { $dice } por una { $token }
action-end = Terminar el turno
action-end-discard = Terminar el turno y devolver { $tokens }
action-borrow = Usar { $track }
action-borrow-none = No usar ningún recorrido
action-pass = Pasar
action-decline = No pagar; el turno termina
action-stop = Bajarse aquí
action-accept = Aceptar la mejor propuesta

## El juego de cartas
action-move = Pasar { $card } a la vía
action-row = Empezar una fila: { $card }
action-number =
    { $n ->
        [one] Jugar { $n } carta
       *[other] Jugar { $n } cartas
    }
action-locomotives =
    { $n ->
        [0] No añadir locomotoras
        [one] Añadir { $n } locomotora
       *[other] Añadir { $n } locomotoras
    }
action-lay-cards = Jugar { $cards }
action-lay-cards-as = Jugar { $cards }, color: { $card }
action-choose = Completar también { $tickets }
action-complete = Completar { $tickets }
action-complete-none = No completar ningún billete
