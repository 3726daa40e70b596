# Por qué algo no es posible.  $track es un recorrido por sus extremos («Oslo–Bergen»); $cards y otras listas ya
# vienen dichas, y donde mejor quedan es detrás de dos puntos.

## Lo que no existe en esta partida
reason-unknown = { $action } no es posible ahora.
reason-no-action = { $action } no es una acción de este juego.
reason-no-card = En este juego no hay carta { $card }; hay { $cards }.
reason-no-dice = Aquí se juega con cartas, no con dados.
reason-no-dice-payment = { $paid } nombra dados o fichas; aquí se paga con cartas.
reason-no-cards = Con los dados no se usan cartas de vagón.
reason-no-cards-payment = { $paid } nombra cartas; con los dados se paga con S, D y L, y con las fichas s y d.
reason-no-pass = Con los dados nadie pasa; termina el turno sin más.
reason-no-stations = En este juego no hay estaciones.
reason-no-stations-boxed = Sin las reglas avanzadas, las estaciones se quedan en la caja.
reason-no-passengers = En este juego no hay pasajeros.
reason-no-passengers-boxed = Sin las reglas avanzadas, los pasajeros se quedan en la caja.
reason-no-tunnels = En este juego no hay túneles, así que no hay recargo.
reason-no-tunnels-boxed = Sin las reglas avanzadas, los túneles son recorridos normales, así que no hay recargo.
reason-no-souvenirs = En este juego no hay recuerdos.
reason-no-mix = En este juego solo hay un mazo de billetes, así que no se anuncia nada.
reason-no-plus4 = En este juego no hay locomotoras +4.
reason-no-arbitrary = En este juego ninguna carta cualquiera sustituye a otra.

## Nombres
reason-no-track = No hay un recorrido { $number }; el más cercano es { $nearest } ({ $ends }).
reason-no-place = No hay un lugar { $place }; el más parecido es { $nearest } ({ $name }).
reason-no-ticket = No hay un billete { $ticket }; el más parecido es { $nearest }.

## Lo que se decide ahora
reason-now-mix = Estás robando billetes: anuncia cuántos de los { $n } son largos y cuántos cortos.
reason-now-keep = Estás eligiendo billetes: conserva algunos de los que te ofrecen.
reason-now-stack = Estás eligiendo una pila de recuerdos: { $symbols }.
reason-now-place = Estás poniendo la pila de recuerdos { $symbol }: elige un lugar sin pila.
reason-now-second = Has tomado una carta: toma la segunda.
reason-now-pay = Estás cubriendo { $track }: elige cómo pagar.
reason-now-plus4 =
    { $n ->
        [one] Estás pagando { $track }: di si la locomotora ({ $n }) es una +4.
       *[other] Estás pagando { $track }: di cuántas de las { $n } locomotoras son +4.
    }
reason-now-arbitrary =
    { $n ->
        [one] Estás pagando { $track }: juega { $n } carta cualquiera más.
       *[other] Estás pagando { $track }: juega { $n } cartas cualesquiera más.
    }
reason-now-tunnel =
    { $n ->
        [one] Estás en un túnel: paga { $n } carta de recargo o renuncia.
       *[other] Estás en un túnel: paga { $n } cartas de recargo o renuncia.
    }
reason-now-souvenir = Estás eligiendo un recuerdo: toma el de { $places }.
reason-now-passenger = Has cubierto un recorrido: coloca un pasajero en uno de sus extremos, o en ninguno.
reason-now-station = Estás construyendo una estación en { $place }: elige cómo pagar.
reason-now-ride = Tu pasajero está de viaje: sigue o bájate.
reason-now-rolled = Has lanzado los dados: di primero cuáles vuelves a lanzar, o ninguno.
reason-now-tokens = Estás pagando { $track }: di cuántas fichas usas.
reason-now-dice-tunnel =
    { $n ->
        [one] Estás en un túnel: paga { $n } espacio de recargo, toma fichas para ello o renuncia.
       *[other] Estás en un túnel: paga { $n } espacios de recargo, toma fichas para ello o renuncia.
    }
reason-now-after = La acción de este turno ya está hecha: cambia dados sin usar por fichas o termina el turno.
reason-now-borrow = La partida ha terminado: di qué recorrido usa tu estación de { $place } o acepta la propuesta.
reason-now-move = Estás pasando cartas a la vía: elige una de la fila de este color: { $colour }.
reason-now-number = Estás jugando una fila ({ $colour }): di cuántas cartas de ese color.
reason-now-locomotives = Estás jugando una fila ({ $colour }): di cuántas locomotoras van encima.
reason-now-complete = La ronda ha terminado: elige los billetes que completas.

## Lo que no se decide ahora
reason-not-now-keep = No se ofrecen billetes; róbalos primero.
reason-not-now-mix = No hay nada que anunciar; roba primero billetes.
reason-not-now-stacks = Las pilas de recuerdos se pusieron antes del primer turno.
reason-not-now-pay = No hay nada que pagar; elige primero un recorrido.
reason-not-now-plus4 = No se juegan locomotoras +4; elige primero un recorrido.
reason-not-now-arbitrary = No se deben cartas cualesquiera; elige primero un recorrido.
reason-not-now-surcharge = No se intenta ningún túnel, así que no hay recargo.
reason-not-now-souvenir = No hay recuerdo que elegir; eso viene después de un recorrido.
reason-not-now-passenger = Un pasajero solo se coloca justo después de cubrir un recorrido.
reason-not-now-ride = Ningún pasajero está de viaje; haz salir a uno primero.
reason-not-now-reroll = Solo se vuelve a lanzar justo después del primer lanzamiento, y una vez.
reason-not-now-tunnel-reroll = Los dados de túnel ya se han lanzado, así que los otros se quedan como están.
reason-not-now-tokens = No hay nada que pagar con fichas; elige primero un recorrido.
reason-not-now-borrow = Las estaciones usan recorridos ajenos cuando la partida ha terminado.
reason-not-now-move = Las cartas pasan de la cochera a la vía al empezar el turno.
reason-not-now-number = No se juega ninguna fila; elige primero su color.
reason-not-now-complete = Los billetes se completan cuando termina una ronda.

## Billetes
reason-keep-twice = { $ticket } está nombrado dos veces.
reason-keep-not-offered = { $ticket } no está entre los que se ofrecen: { $offered }.
reason-keep-few =
    { $n ->
        [one] Hay que conservar este billete ({ $n }): al menos { $least }.
       *[other] De los { $n } billetes hay que conservar al menos { $least }.
    }
reason-tickets-none = No quedan billetes.
reason-tickets-dice = Di cuántos dados usas para robar billetes, de t1 a t5.
reason-tickets-no-dice =
    { $n ->
        [one] En este juego los billetes se roban sin dados; { $action } nombra { $n } dado.
       *[other] En este juego los billetes se roban sin dados; { $action } nombra { $n } dados.
    }
reason-tickets-roll =
    { $n ->
        [one] { $n } dado para billetes tiene que mostrar una estación o una locomotora; los dados muestran { $roll }.
       *[other] { $n } dados para billetes tienen que mostrar estaciones o locomotoras; los dados muestran { $roll }.
    }
reason-mix-sum =
    { $n ->
        [one] En total tiene que ser { $n } billete; { $long } largos y { $short } cortos son { $sum }.
       *[other] En total tienen que ser { $n } billetes; { $long } largos y { $short } cortos son { $sum }.
    }
reason-mix-long =
    { $left ->
        [one] Solo queda { $left } billete largo; no se pueden robar { $long }.
       *[other] Solo quedan { $left } billetes largos; no se pueden robar { $long }.
    }
reason-mix-short =
    { $left ->
        [one] Solo queda { $left } billete corto; no se pueden robar { $short }.
       *[other] Solo quedan { $left } billetes cortos; no se pueden robar { $short }.
    }

## Robar
reason-pick-strict = El mazo y los descartes están vacíos; en esta mesa ya no se roba entonces.
reason-pick-slot = El puesto { $slot } de las cartas mostradas está vacío.
reason-pick-blind = El mazo y los descartes están vacíos.
reason-pick-wild = A la vista, esto no puede ser la segunda carta: { $wild }.
reason-pick-closed = El mazo de cartas de vagón está vacío; en esta ronda ya no se roba.
reason-pick-no-deck = El mazo de cartas de vagón está vacío.
reason-pass = Solo se pasa si no se puede hacer otra cosa; se puede { $possible }.

## Recorridos
reason-track-taken = { $track } ya es de { $owner }.
reason-track-yours = { $track } ya es tuyo.
reason-pair-yours = El otro recorrido ({ $other }) entre esos dos lugares es tuyo, y nadie puede tener los dos.
reason-pair-closed = La otra vía de este recorrido doble está cubierta; con { $seats } jugadores, esta queda cerrada.
reason-group-closed = Otro recorrido entre esos lugares está cubierto; con { $seats } jugadores, este queda cerrado.
reason-pieces =
    { $left ->
        [one] Te queda { $left } vagón; este recorrido necesita { $needed }.
       *[other] Te quedan { $left } vagones; este recorrido necesita { $needed }.
    }
reason-wild-where = Las { $wild } solo sirven { $where }; { $track } es { $kind }.
reason-plus4-short = Una locomotora +4 solo sirve en recorridos de 4 espacios o más; { $track } tiene { $n }.
reason-pay-passenger = Las cartas de pasajero nunca pagan un recorrido.
reason-pay-mixed = Salvo las { $wild }, todas las cartas tienen que ser del mismo color; jugadas: { $cards }.
reason-pay-colour = El color de { $track } es { $colour }; has jugado { $laid }.
reason-pay-exactly =
    { $n ->
        [one] { $track } cuesta exactamente { $n } carta; has jugado { $laid }.
       *[other] { $track } cuesta exactamente { $n } cartas; has jugado { $laid }.
    }
reason-pay-symbols =
    { $missing ->
        [one] Falta por pagar { $missing } símbolo de locomotora.
       *[other] Faltan por pagar { $missing } símbolos de locomotora.
    }
reason-pay-no-arbitrary = En { $track } ninguna carta cualquiera sustituye a otra.
reason-swap-size =
    { $n ->
        [one] { $n } espacio cuesta { $n } carta, y { $more } más si { $each } cartas cualesquiera sustituyen a una; has jugado { $laid }.
       *[other] { $n } espacios cuestan { $n } cartas, y { $more } más cada vez que { $each } cartas cualesquiera sustituyen a una; has jugado { $laid }.
    }
reason-swap-most = En esta mesa, { $each } cartas cualesquiera solo pueden sustituir a una; has jugado { $laid }.
reason-swap-wild = En este recorrido esto no cuenta por sí solo: { $wild }. Cuatro cartas cualesquiera cuentan como una.
reason-swap-colour =
    { $laid ->
        [one] { $laid } carta basta para { $units } espacios solo con { $single } de un mismo color; como mucho hay { $best }.
       *[other] { $laid } cartas bastan para { $units } espacios solo con { $single } de un mismo color; como mucho hay { $best }.
    }
reason-triple-size =
    { $n ->
        [one] { $track } cuesta { $n } carta, y { $more } más si { $each } cartas sustituyen a una; has jugado { $laid }.
       *[other] { $track } cuesta { $n } cartas, y { $more } más cada vez que { $each } cartas sustituyen a una; has jugado { $laid }.
    }
reason-triple-scope = En esta mesa, { $each } cartas solo sustituyen a un símbolo de locomotora; este recorrido tiene { $symbols }.
reason-triple-short =
    { $laid ->
        [one] Con { $laid } carta, { $single } tienen que ser locomotoras o del color del recorrido; hay { $fit }.
       *[other] Con { $laid } cartas, { $single } tienen que ser locomotoras o del color del recorrido; hay { $fit }.
    }
reason-hand-lacks = Jugadas: { $laid }. En la mano: { $held }.
reason-hand-none = No tienes esto en la mano: { $card }.
reason-hand-size =
    { $held ->
        [one] Tienes { $held } carta en la mano; este pago necesita { $n }.
       *[other] Tienes { $held } cartas en la mano; este pago necesita { $n }.
    }
reason-need-cards = Hacen falta: { $need }. En la mano: { $held }.
reason-need-one-colour = Hacen falta { $n } de un mismo color. En la mano, como mucho: { $held }.
reason-need-ferry = Hacen falta: { $need }, y { $n } de un mismo color. En la mano, como mucho: { $held }.
reason-need-swap =
    { $size ->
        [one] Tienes { $size } carta, como mucho { $best } de un mismo color; no basta para { $n } espacios.
       *[other] Tienes { $size } cartas, como mucho { $best } de un mismo color; no basta para { $n } espacios.
    }
reason-need-triple =
    { $size ->
        [one] Tu carta ({ $size }) no basta para { $n } espacios con { $symbols ->
            [one] { $symbols } símbolo
           *[other] { $symbols } símbolos
        }, ni siquiera con { $each } cartas por una.
       *[other] Tus { $size } cartas no bastan para { $n } espacios con { $symbols ->
            [one] { $symbols } símbolo
           *[other] { $symbols } símbolos
        }, ni siquiera con { $each } cartas por una.
    }
reason-pay-plus4 = Escribe aquí L por cada locomotora; cuántas son +4 se pregunta después.
reason-wilds-range =
    { $wilds ->
        [one] De { $wilds } locomotora, esta mano permite que de { $least } a { $most } sea +4.
       *[other] De { $wilds } locomotoras, esta mano permite que de { $least } a { $most } sean +4.
    }

## Túneles
reason-surcharge-size =
    { $n ->
        [one] El recargo es de { $n } carta; has pagado { $paid }.
       *[other] El recargo es de { $n } cartas; has pagado { $paid }.
    }
reason-surcharge-wild = Este túnel se ha intentado solo con { $wild }, así que el recargo se paga solo con { $wild }.
reason-surcharge-colour = El recargo se paga con este color o con { $wild }: { $colour }. Esto no vale: { $paid }.

## Recuerdos
reason-stack-laid = La pila de recuerdos { $symbol } ya está en { $place }; aparte quedan { $symbols }.
reason-stack-sight = { $place } es uno de los cinco sitios marcados.
reason-stack-there = En { $place } ya hay una pila de recuerdos.
reason-souvenir-end = { $place } no es un extremo del recorrido; se puede elegir el recuerdo de { $places }.

## Estaciones
reason-station-none =
    { $n ->
        [one] Tu estación ({ $n }) ya está construida.
       *[other] Tus { $n } estaciones ya están construidas.
    }
reason-station-city = { $place } no es una ciudad, y las estaciones están en ciudades.
reason-station-there = En { $place } ya está la estación de { $owner }.
reason-station-cost =
    { $cost ->
        [one] Esta estación cuesta { $cost } carta; en la mano, como mucho: { $held }.
       *[other] Esta estación cuesta { $cost } cartas de un mismo color; en la mano, como mucho: { $held }.
    }
reason-station-exactly =
    { $cost ->
        [one] Esta estación cuesta exactamente { $cost } carta; has jugado { $laid }.
       *[other] Esta estación cuesta exactamente { $cost } cartas; has jugado { $laid }.
    }
reason-station-arbitrary = En una estación ninguna carta cualquiera sustituye a otra.
reason-station-dice =
    { $cost ->
        [one] Esta estación cuesta { $cost } estación o locomotora en los dados; sin usar: { $roll }.
       *[other] Esta estación cuesta { $cost } estaciones o locomotoras en los dados; sin usar: { $roll }.
    }
reason-station-dice-faces = Una estación solo se paga con estaciones y locomotoras de los dados.
reason-station-dice-exactly =
    { $cost ->
        [one] Esta estación cuesta exactamente { $cost } dado; has usado { $laid }.
       *[other] Esta estación cuesta exactamente { $cost } dados; has usado { $laid }.
    }
reason-borrow-place = { $track } no llega a { $place }, donde está la estación.
reason-borrow-own = { $track } es tuyo; una estación usa el recorrido de otra persona.
reason-borrow-unclaimed = { $track } no es de nadie.

## Pasajeros
reason-passenger-end = { $place } no es un extremo del recorrido cubierto; vale { $places }.
reason-passenger-country = { $place } es un país, y los pasajeros están en ciudades.
reason-passenger-there = En { $place } ya hay un pasajero, y en esta mesa cada ciudad admite uno.
reason-ride-nobody = No tienes ningún pasajero en { $place }.
reason-ride-no-way = Desde { $place } no sale ningún recorrido que tu pasajero pueda usar.
reason-ride-country = Tu pasajero ha llegado a un país, y los países no se cruzan.
reason-ride-apart = { $track } no pasa por { $place }, donde está tu pasajero.
reason-ride-again = { $track } ya se ha usado en este viaje.
reason-ride-unclaimed = { $track } no es de nadie.
reason-ride-card = { $track } es de { $owner }, y no queda carta de pasajero para usarlo.
reason-ride-die = { $track } es de { $owner }, y no queda { $faces } para usarlo.
reason-ride-stop = Un viaje usa al menos un recorrido.

## Dados
reason-roll-lacks = Los dados muestran: { $roll }. No se puede volver a lanzar: { $named }.
reason-dice-station = Una estación de los dados nunca paga un espacio de un recorrido.
reason-dice-kind = { $track } es de { $kind }; esto no lo paga: { $face }.
reason-dice-token = { $track } es de { $kind }; las fichas de { $token } no lo pagan.
reason-dice-exactly =
    { $n ->
        [one] { $track } cuesta exactamente { $n } espacio; has pagado { $laid }.
       *[other] { $track } cuesta exactamente { $n } espacios; has pagado { $laid }.
    }
reason-dice-symbols =
    { $n ->
        [one] El ferry muestra { $n } símbolo de locomotora; locomotoras usadas: { $laid }.
       *[other] El ferry muestra { $n } símbolos de locomotora; locomotoras usadas: { $laid }.
    }
reason-dice-lacks = Usados: { $laid }. Dados sin usar: { $roll }.
reason-dice-tokens-held = Usadas: { $laid }. Tienes: { $held }.
reason-dice-ferry =
    { $n ->
        [one] El ferry muestra { $n } símbolo de locomotora; locomotoras en los dados: { $roll }.
       *[other] El ferry muestra { $n } símbolos de locomotora; locomotoras en los dados: { $roll }.
    }
reason-dice-most =
    { $n ->
        [one] { $track } cuesta { $n } espacio; cinco dados y tres fichas no pagan más de { $most }.
       *[other] { $track } cuesta { $n } espacios; cinco dados y tres fichas no pagan más de { $most }.
    }
reason-dice-units = { $track } cuesta { $n } × { $kind }; dados y fichas pagan { $have }.
reason-tokens-held =
    { $held ->
        [one] Tienes { $held } ficha de este tipo; sobran { $n }.
       *[other] Tienes { $held } fichas de este tipo; sobran { $n }.
    }
reason-tokens-spaces =
    { $spaces ->
        [one] Aquí las fichas pagan { $spaces } espacio; sobran { $n }.
       *[other] Aquí las fichas pagan { $spaces } espacios; sobran { $n }.
    }
reason-tokens-few =
    { $n ->
        [one] Con { $n } ficha, los dados no bastan para los { $spaces } espacios.
       *[other] Con { $n } fichas, los dados no bastan para los { $spaces } espacios.
    }
reason-exchange-three = Nadie puede tener más de { $most } fichas.
reason-exchange-began = Quien empieza el turno con { $most } fichas no toma ninguna en él.
reason-exchange-failed = Después de un túnel fallido no se toman fichas.
reason-exchange-dice = Dados sin usar: { $roll }. No están entre ellos: { $named }.
reason-exchange-bound =
    { $n ->
        [one] Después de este cambio no se podría pagar el recargo de { $n } espacio.
       *[other] Después de este cambio no se podría pagar el recargo de { $n } espacios.
    }
reason-decline-bound = Se han cambiado dados por fichas para este recargo, así que hay que pagarlo.
reason-dice-surcharge-size =
    { $n ->
        [one] El recargo es de { $n } espacio; has pagado { $paid }.
       *[other] El recargo es de { $n } espacios; has pagado { $paid }.
    }
reason-discard-held = Tienes { $held }; no puedes devolver { $thrown }.

## El juego de cartas
reason-move-other = La fila de este color ({ $colour }) da una carta de ese color ({ $colour }) o una locomotora.
reason-lay-yours = En tu cochera ya hay una fila de este color: { $colour }.
reason-lay-none = Una fila necesita al menos una carta de su color; te falta: { $colour }.
reason-lay-held = Una fila necesita al menos dos cartas, locomotoras incluidas; en la mano: { $held }.
reason-lay-few = Una fila necesita al menos dos cartas, locomotoras incluidas; has jugado { $laid }.
reason-lay-which = Di a qué color sustituyen las locomotoras, por ejemplo lay:{ $laid }/R.
reason-lay-locomotives = Una fila necesita al menos una carta de su color; jugadas: { $laid }.
reason-lay-other-colour = Las cartas dicen el color de su fila; { $laid } no hacen una de este: { $colour }.
reason-lay-colours = Se juega una fila, o una carta de cada uno de tres colores; aquí hay { $n } colores.
reason-lay-number = En esta fila caben de { $least } a { $most } cartas de este color: { $colour }.
reason-lay-wilds = Sobre esta fila caben de { $least } a { $most } locomotoras.
reason-rob-held =
    { $n ->
        [one] La fila de { $owner } ({ $colour }) tiene { $n } carta; para asaltarla hacen falta { $least }. En la mano: { $held }.
       *[other] La fila de { $owner } ({ $colour }) tiene { $n } cartas; para asaltarla hacen falta { $least }. En la mano: { $held }.
    }
reason-rob-laid =
    { $n ->
        [one] La fila de { $owner } ({ $colour }) tiene { $n } carta; para asaltarla hacen falta { $least }, y has jugado { $laid }.
       *[other] La fila de { $owner } ({ $colour }) tiene { $n } cartas; para asaltarla hacen falta { $least }, y has jugado { $laid }.
    }
reason-three-locomotives = Tres filas de una carta se juegan sin locomotoras.
reason-three-size = Tres filas son de una carta cada una; has jugado { $laid }.
reason-three-rob = En la cochera de { $owner } ya hay una fila ({ $colour }), y una sola carta no asalta ninguna.
reason-complete-held = { $ticket } no está entre tus billetes: { $held }.
reason-complete-chosen = { $ticket } ya está elegido.
reason-complete-left-out = { $ticket } ya está elegido, así que es uno de los completados.
reason-complete-begun = Estás eligiendo billete a billete, hasta ahora { $tickets }; nómbralos todos con done.
reason-complete-short =
    { $n ->
        [one] { $n } billete necesita { $need }. En la pila: { $have }. Faltan { $missing }.
       *[other] { $n } billetes necesitan { $need }. En la pila: { $have }. Faltan { $missing }.
    }

## A quién le toca
reason-seat-over = La partida ha terminado; no queda nada que decidir.
reason-seat-answered = { $seat } ya ha elegido.
reason-seat-other =
    { $acting-count ->
        [one] Ahora no decide { $seat }, sino { $acting }.
       *[other] Ahora no decide { $seat }, sino { $acting }.
    }
