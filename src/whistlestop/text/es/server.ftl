# Lo que dice el propio servidor: por qué algo no se puede hacer, y qué pasó en la mesa además de la partida.

# Por qué no

server-plain = { $why }
server-no-form = No se puede leer esta petición: { $where }: { $why }
server-no-flag = { $what } es true o false, no { $given }.
server-no-number = { $what } es un número entero de 0 a { $most }, no { $given }.
server-no-text = { $what } es un texto, no { $given }.
server-no-seq = { $what } es el número del estado que viste, no { $given }.
server-too-long =
    { $most ->
        [one] { $what } tiene { $most } carácter como máximo.
       *[other] { $what } tiene { $most } caracteres como máximo.
    }
server-no-seats = seats es una lista que dice quién se sienta en cada puesto.
server-no-me = Un puesto es tuyo: exactamente uno es del tipo «me».
server-no-seat-kind = El tipo de un puesto es me, here, open o bot, no { $given }.
server-no-clock = El tipo de un reloj es { $kinds }, no { $given }.
server-no-seconds = Un reloj así va de { $least } a { $most } segundos, no { $given }.
server-no-options = options lleva valores bajo las claves de las reglas de la casa.
server-no-bot = Ningún jugador artificial se llama { $given }; hay { $known }.
server-seed-with-others = Una semilla te revelaría lo que está oculto; por eso es solo para mesas donde no juega nadie más.
server-no-table = No existe esa mesa.
server-no-file = No hay nada en esta dirección.
server-no-board = El juego de cartas no tiene tablero.
server-no-seat = Este enlace no abre ningún puesto en esta mesa. Quizá lo haya sustituido otro más nuevo.
server-not-your-seat = Este no es tu puesto.
server-no-such-seat = No existe ese puesto.
server-not-host = Solo puede hacerlo quien creó la mesa.
server-no-host-act = Un anfitrión puede pause, resume, end, bot, person, kick o swap, no { $given }.
server-no-person = Ahí ya juega una persona.
server-no-kick = Ahí no hay nadie a quien pedir que se vaya.
server-no-free-seat = No hay ningún puesto libre en esta mesa.
server-moved-on = La partida ha avanzado; así está ahora.
server-not-begun = La partida todavía no ha empezado.
server-not-over = La partida todavía no ha terminado; su registro revelaría lo que está oculto.
server-rematched = Alguien ya ha creado la mesa de nuevo; el enlace está en el diario.
server-not-your-turn = No es tu turno.
server-no-undo = Ahora no tienes nada que se pueda deshacer.
server-no-chat = En esta mesa se juega sin chat.
server-no-hint = No se encontró un consejo a tiempo.
server-status-waiting = La partida empieza cuando todos los puestos estén ocupados.
server-status-playing = La partida ya está en marcha.
server-status-paused = La partida está en pausa.
server-status-over = La partida ha terminado.
server-status-ended = La partida se dio por terminada.
server-store = No se pudo guardar, así que nada ha cambiado. Vuelve a intentarlo en un momento.
server-no-json = Este mensaje no es JSON.
server-no-message = Un mensaje es un objeto con un tipo.
server-no-type = No hay mensajes del tipo { $given }.
server-no-hello = El primer mensaje dice hello.
server-no-tokens = tokens es una lista de las claves de tus puestos.
server-message-too-large = Un mensaje tiene { $most } caracteres como máximo.
server-body-too-large = Una petición tiene { $most } bytes como máximo.
server-too-many-requests = Demasiadas peticiones a la vez. Espera un momento, por favor.
server-too-many-tables = Has creado muchas mesas. Espera un poco antes de la próxima, por favor.
server-too-many-reviews = Ahora mismo se están repasando varias partidas. Vuelve a intentarlo en un minuto.
server-review-failed = Esta partida no se pudo repasar a tiempo.
server-no-such-step = Esa decisión no existe en la partida.
server-too-many-clients = Demasiadas conexiones desde tu dirección.
server-too-much-said = Deja hablar también a los demás, por favor.
server-thinking = Aún se está pensando el último consejo.
server-table-full = Demasiada gente mira esta mesa.
server-wrong-host = Este servidor no se conoce como { $host }. Quien lo administra puede indicarlo con --url.
server-wrong-origin = Las páginas de { $origin } no pueden hablar con este servidor.
server-metrics = Esto solo puede preguntarlo la propia máquina.
server-hint = { $bot } haría esto: { $action }.

# Lo que pasó en la mesa

server-note-sit =
    { $you ->
        [yes] Te sientas a la mesa.
       *[no] { $who } se sienta a la mesa.
    }
server-note-bot =
    { $why ->
    [time]
    { $you ->
    [yes] Se te acabó el tiempo; { $bot } juega por ti hasta que vuelvas.
    *[no] Se acabó el tiempo de { $who }; { $bot } juega hasta que vuelva.
    }
    [left]
    { $you ->
    [yes] Te has ido; { $bot } juega por ti hasta que vuelvas.
    *[no] { $who } se ha ido; { $bot } juega hasta que vuelva.
    }
    [failed] Falló el jugador artificial { $who }; { $bot } toma el relevo.
    *[host]
    { $you ->
    [yes] El anfitrión pone a { $bot } a jugar por ti.
    *[no] El anfitrión pone a { $bot } a jugar por { $who }.
    }
    }
server-note-person =
    { $you ->
        [yes] Has vuelto.
       *[no] { $who } ha vuelto.
    }
server-note-kick =
    { $why ->
    [left]
    { $you ->
    [yes] Has dejado la mesa.
    *[no] { $who } ha dejado la mesa.
    }
    *[host]
    { $you ->
    [yes] El anfitrión te ha quitado del puesto.
    *[no] El anfitrión ha quitado del puesto a { $who }.
    }
    }
server-note-undo =
    { $you ->
        [yes] Deshaces tu jugada.
       *[no] { $who } deshace una jugada.
    }
server-note-pause = El anfitrión pone la partida en pausa.
server-note-resume = La partida sigue.
server-note-end = El anfitrión da la partida por terminada; no se puntúa.
server-note-rematch =
    { $you ->
        [yes] Quieres jugar otra vez.
       *[no] { $who } quiere jugar otra vez.
    }
