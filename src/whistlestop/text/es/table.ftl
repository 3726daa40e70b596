# La mesa en el navegador: tablero, mano, cartas a la vista, jugadores, diario, y lo que se hace allí.

## A quién le toca, y qué se pide
table-title = { $title } · Whistlestop
table-title-turn = ● Te toca · { $title }
table-your-turn = Te toca
table-turn-of = Le toca a { $name }
table-decides = le toca
table-others-choose = { $n } más están eligiendo
table-asks-mix = Elige billetes largos y cortos
table-asks-keep = Elige los billetes que conservas
table-asks-stack = Elige el recuerdo que pones
table-asks-place = Elige un lugar para los recuerdos
table-asks-main = Recorrido, cartas o billetes
table-asks-second = Toma una segunda carta
table-asks-pay = Elige cómo pagas
table-asks-plus4 = Elige qué locomotoras juegas
table-asks-substitute = Elige las cartas que sustituyen a otras
table-asks-tunnel = Paga el túnel, o da la vuelta
table-asks-souvenir = Elige un recuerdo
table-asks-passenger = Coloca un pasajero, si quieres
table-asks-station = Elige cómo pagas la estación
table-asks-ride = Sigue viaje, o bájate
table-asks-rolled = Vuelve a lanzar, o quédate los dados
table-asks-dice = Usa tus dados
table-asks-tokens = Elige cuántas fichas usas
table-asks-dice-tunnel = Paga el túnel, o da la vuelta
table-asks-after = Usa los dados que quedan
table-asks-borrow = Elige el recorrido que usa tu estación
table-asks-move = Elige la carta que pasa a la vía
table-asks-number = Elige cuántas cartas juegas
table-asks-locomotives = Elige cuántas locomotoras añades
table-asks-complete = Elige los billetes que completas
table-asks-over = La partida ha terminado
table-over = La partida ha terminado
table-paused = La partida está en pausa
table-ended = La partida se dio por terminada sin puntuar
table-waiting = Esperando jugadores

## La barra de abajo
table-dock = Lo que puedes hacer
table-say-main = Elige un recorrido iluminado, o una carta.
table-say-draw = Toma cartas: de las mostradas o del mazo.
table-say-second = Toma tu segunda carta.
table-say-station = Elige un lugar en el tablero.
table-say-board = Elige en el tablero.
table-take-card = Tomar: { $card }
table-build = Construir una estación
table-left = quedan { $n }
table-cancel = Cancelar
table-turn-back = Dar la vuelta
table-hand-over = Pasar a { $name }
table-stand-in = El jugador artificial { $bot } juega por ti.
table-back = Ya he vuelto
table-done = Hecho.
table-not-sent = Se ha cortado la conexión con el servidor; no se ha enviado nada.
table-undone = Deshecho.
table-line-broken = Se ha cortado la conexión con el servidor. Se está arreglando; tu partida está a salvo.

## La mano: junto al número, una palabra corta
table-hand =
    { $n ->
        [one] Tu mano: { $n } carta
       *[other] Tu mano: { $n } cartas
    }
table-hand-empty = No tienes cartas en la mano.
table-short-K = negro
table-short-B = azul
table-short-G = verde
table-short-O = naranja
table-short-P = morado
table-short-R = rojo
table-short-W = blanco
table-short-Y = amarillo
table-short-L = loco
table-short-F = ferry
table-short-Z = +4
table-short-X = pasajero

## Cartas mostradas y mazo
table-row = Cartas
table-row-two = Roba dos cartas
table-row-second = Roba una segunda carta
table-discards = descartes
table-pile = mazo

## Jugadores
table-players = Jugadores
table-round = ronda { $n }
table-you = Tú
table-is-computer = jugador artificial
table-played-by = por ahora juega un ordenador
table-away = ausente
table-points-word = puntos
table-tokens =
    { $n ->
        [one] { $n } ficha
       *[other] { $n } fichas
    }
table-time-left = Tiempo que queda
table-days = { $n } d, { $hours } h
table-did-take = tomó
table-did-take-unseen =
    { $n ->
        [one] robó { $n } carta sin mostrarla
       *[other] robó { $n } cartas sin mostrarlas
    }
table-did-tickets = robó billetes
table-did-station = estación en { $place }
table-did-decline = dio la vuelta en un túnel
table-did-pass = pasó
table-did-ride = un viaje de { $n }

## Billetes
table-tickets = Mis billetes
table-tickets-done = { $n } de { $of } unidos
table-tickets-none = Todavía no hay billetes.
table-ticket-connected = unido
table-ticket-lost = ya no es posible
table-ticket-missing =
    { $n ->
        [one] falta { $n } vagón
       *[other] faltan { $n } vagones
    }
table-offer = Elige tus billetes
table-offer-least =
    { $n ->
        [0] Conserva los que quieras.
       *[other] Conserva al menos { $n }. Nadie ve cuáles.
    }
table-offer-least-more =
    { $n ->
        [0] Conserva los que quieras, o ninguno.
       *[other] Conserva al menos { $n }.
    }
table-offer-hide = Ver el tablero
table-offer-show = Ver los billetes
table-keep =
    { $n ->
        [0] No conservar ninguno
        [one] Conservar { $n } billete
       *[other] Conservar { $n } billetes
    }

## Pagar
table-paying = Pagar { $what }
table-ways = Formas de pagar
table-ways-more =
    { $n ->
        [one] { $n } forma más
       *[other] { $n } formas más
    }
table-ways-none = No hay nada que elegir.
table-way-left = te queda: { $cards }
table-way-tunnel = { $free } sin recargo, { $through } de pasar
table-tunnel-odds = Un túnel: se descubrirán tres cartas. Cuenta con { $more } más.
table-own-set = Jugar otras cartas
table-own-set-good = Con eso está pagado.
table-fewer = una carta menos: { $card }
table-more = una carta más: { $card }

## El túnel
table-tunnel = Dentro del túnel
table-tunnel-matches =
    { $same ->
        [yes] { $track }. Se descubren tres cartas; cuentan las locomotoras.
       *[no] { $track }. Se descubren tres cartas; cuentan { $card } y las locomotoras.
    }
table-surcharge =
    { $n ->
        [one] carta más
       *[other] cartas más
    }
table-tunnel-cannot = No puedes pagarlo. Tus cartas vuelven a tu mano y tu turno termina.

## El tablero
table-board = Tablero
table-board-role = tablero
table-board-label = Tablero. Las flechas van de un recorrido posible al siguiente, Intro elige.
table-board-nothing = Ahora no se puede hacer nada en el tablero.
table-overview = Vista general: dónde estás en el tablero
table-zoom-in = Más cerca
table-zoom-out = Más lejos
table-text-board = El tablero en texto
table-text-board-note = Todos los lugares con sus recorridos, y de quién son.
table-text-board-possible = Solo lo que es posible ahora
table-owned-by = { $name }
table-track-closed = cerrado
table-track-free = libre

## Diario y chat
table-log = Diario
table-log-all = Las { $n } líneas
table-log-hidden = { $who } roba sin que lo veas.
table-chat = Chat
table-chat-say = Di algo
table-chat-send = Enviar
table-chat-empty = Nadie ha dicho nada todavía.

## Consejo, reglas, teclas
table-hint = Consejo
table-hint-thinking = Un jugador artificial fuerte lo está pensando…
table-hint-chance = { $share } de ganar
table-hint-note = Elige uno y te lo deja preparado; todavía no se juega nada.
table-undo = Deshacer
table-help = Reglas
table-rules-of = Reglas: { $title }
table-rules-page = Las reglas en su propia página
table-keys = Teclas
table-key-row = tomar esa carta mostrada
table-key-pile = robar del mazo
table-key-tickets = robar billetes
table-key-arrows = en el tablero: al siguiente recorrido posible
table-key-enter = elegir, o hacer lo que dice el botón rojo
table-key-escape = no elegir nada
table-key-main = al botón rojo
table-key-plus = al tablero
table-key-text = el tablero en texto
table-key-undo = deshacer
table-key-hint = consejo
table-key-help = estas teclas

## El menú
table-wishes = En esta pantalla
table-notify-insecure = Los navegadores solo permiten notificaciones en páginas seguras (https, o en esta misma máquina). El título de la pestaña también lo dice.
table-notify-refused = El navegador no lo permite. El título de la pestaña también lo dice.
table-my-seat = Mi puesto
table-seat-note = Quien tiene el enlace de un puesto tiene el puesto. Un enlace nuevo anula el anterior.
table-rename = Cambiar
table-relink = Un enlace nuevo a mi puesto
table-relink-note = Ábrelo en otro dispositivo para seguir allí.
table-leave = Irme: un jugador artificial juega por mí
table-host = Eres el anfitrión
table-pause = Pausa
table-resume = Seguir
table-end-game = Terminar la partida
table-end-sure = Sí, terminarla sin puntuar para todos
table-host-bot = Que juegue un jugador artificial
table-host-person = Que vuelva a jugar la persona
table-host-swap = Dar el puesto a otra persona
table-host-kick = Quitar del puesto
table-swap-note = Quien abra este enlace sigue jugando en ese puesto.
table-watchers = Mirar
table-watchers-note = Con este enlace otros pueden mirar; no ven las cartas de nadie.
table-forget = Solo mirar: olvidar mi puesto en este navegador
table-no-entry = Aquí no puedes sentarte

## Enlaces
table-link = Enlace
table-qr = El enlace como código QR
table-copy = Copiar el enlace
table-copied = Copiado.
table-copy-by-hand = El navegador no permite copiar aquí: selecciona el enlace y cópialo a mano.
table-share = Compartir…

## La sala de espera
table-waiting-for =
    { $n ->
        [one] falta { $n } jugador
       *[other] faltan { $n } jugadores
    }
table-seat-free = libre
table-is-host = anfitrión
table-sit-down = Sentarme aquí
table-begins = La partida empieza en cuanto se ocupen todos los puestos.
table-call-off = Cancelar la mesa
table-invite = Invitar
table-invite-note = Quien abra este enlace puede sentarse o mirar.

## Varios en una pantalla
table-curtain = { $name }, te toca
table-curtain-note = Nadie más debería mirar la pantalla ahora.
table-curtain-up = Soy { $name }

## El final
table-you-won = Has ganado
table-won =
    { $n ->
        [one] Ha ganado { $names }
       *[other] Han ganado { $names }
    }
table-to-review = Puntuación y repaso
table-rematch = Jugar otra vez
table-to-rematch = A la siguiente partida
table-see-board = Ver el tablero
