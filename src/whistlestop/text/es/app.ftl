# La interfaz en el navegador: las páginas alrededor de la mesa, y lo que todas las páginas comparten.

## En todas partes
app-page-title = { $title } · Whistlestop
app-loading = Un momento…
app-not-found = No hay nada en esta dirección.
app-not-loaded = Esta página no ha llegado
    .text = Puede que el servidor esté parado o que falle la conexión. No se pierde ninguna partida por eso.
app-try-again = Volver a intentarlo
app-to-start = Al inicio
app-close = Cerrar
app-skip = Ir al contenido
app-unofficial = Whistlestop no es oficial: no tiene relación con la editorial de los juegos ni contiene nada suyo.
app-you = tú
app-somebody = alguien
app-free-seat = un puesto libre

## La línea de arriba
app-menu-places = Páginas
app-menu-play = Jugar
app-menu-new = Mesa nueva
app-menu-rules = Reglas
app-menu-statistics = Estadísticas
app-menu-settings = Ajustes
app-menu-about = Acerca de
app-menu = Menú
app-menu-of = Menú de { $name }
app-language = Idioma
app-language-now = Ahora todo está en español.
app-theme-to-light = Luz de día
app-theme-to-dark = Noche
app-name = Tu nombre
app-name-note = Los demás lo ven en la mesa. No hay cuentas; se queda en este navegador.

## El inicio
app-start = ¿Adónde vamos?
app-mine = Tus partidas
app-game-with = con { $names }
app-game-alone = todavía no hay nadie más
app-game-waits =
    { $n ->
        [one] falta { $n } jugador
       *[other] faltan { $n } jugadores
    }
app-game-paused = en pausa
app-game-yours = Te toca
app-game-theirs = Le toca a { $name }
app-game-several = otros están eligiendo
app-game-ended = terminada sin puntuar
app-game-won = has ganado
app-game-shared = victoria compartida
app-game-lost = victoria de { $names }
app-points-of = { $name }: { $points }
app-finished = Partidas terminadas
app-finished-all = Ver las { $n }
app-finished-statistics = Cómo te ha ido
app-forget = Quitar { $title } de la lista

app-quick = Contra el ordenador, ya mismo
app-quick-others = Rivales
# Lo que un lector de pantalla dice del número
app-quick-others-of =
    { $n ->
        [one] { $n } rival
       *[other] { $n } rivales
    }
app-quick-go = Jugar a { $title }
app-another-title = Todos los juegos
app-players = De { $least } a { $most } jugadores
app-with-dice = { $title } con dados
app-dice = Con dados en vez de cartas

app-level = Cómo juegan
app-level-errs-often = Planificador { $rating }
    .text = Tiene un plan, pero una de cada cinco veces sigue un capricho. Buena compañía para una primera partida.
app-level-errs-seldom = Planificador { $rating }
    .text = Planea todos sus billetes juntos y se equivoca de vez en cuando. A la altura de una familia.
app-level-plans = Planificador { $rating }
    .text = Planea todos sus billetes juntos, vigila el final y no se entretiene.
app-level-searches = Buscador { $rating }
    .text = Juega cientos de futuros posibles antes de decidir. Ven con tu mejor plan.

app-first-game = ¿No has jugado nunca?
    .text = Una partida de verdad en un tablero de verdad, con un guía a tu lado que te dice en qué fijarte. Los primeros pasos duran cinco minutos.
app-first-game-go = Empezar la partida guiada
app-first-game-on = Seguir con ella
app-first-game-again = Empezar de nuevo

app-own-table = Tu propia mesa
    .text = Amigos en esta pantalla o en otro sitio, ordenadores de todo tipo, relojes, reglas de la casa.

app-open-tables = Mesas que te esperan
app-open-none = Ahora mismo no hay sitio en ninguna mesa pública.
app-open-with = con { $names }
app-open-options =
    { $n ->
        [one] { $n } regla de la casa
       *[other] { $n } reglas de la casa
    }
app-open-sit = Sentarse
app-open-sit-at = Sentarse: { $title }
app-open-watch = Solo mirar
app-link = ¿Te han enviado un enlace?
app-link-form = http://…/t/…
app-link-go = Abrir
app-link-wrong = No es el enlace de una mesa. Uno es como http://…/t/k3mq7xzp, a menudo con algo más tras un #.

## Relojes
app-seconds =
    { $n ->
        [one] { $n } segundo
       *[other] { $n } segundos
    }
app-minutes =
    { $n ->
        [one] { $n } minuto
       *[other] { $n } minutos
    }
app-days =
    { $n ->
        [one] { $n } día
       *[other] { $n } días
    }
app-clock-move-of = { $span } por decisión
app-clock-days-of = { $span } por jugada

## Una mesa nueva
app-new = Una mesa nueva
app-new-game = ¿Qué juego?
app-new-rules = Las reglas en breve
app-own-board = Un tablero propio
app-dice-note = Dados en vez de cartas: lánzalos para cubrir tus recorridos.
app-new-seats = ¿Quién juega?
app-seat = Puesto { $n }
app-seat-open = Un puesto libre
    .text = Para quien venga por el enlace de la mesa.
app-seat-here = Alguien en esta pantalla
    .text = Compartís esta pantalla; entre turnos, un telón oculta las cartas.
app-seat-bot = Un ordenador
app-seat-name = Nombre
app-seat-remove = Quitar el puesto { $n }
app-seat-add-open = Añadir un puesto libre
app-seat-add-here = Añadir a alguien aquí
app-seat-add-bot = Añadir un ordenador
app-levels = Niveles
app-characters = Caracteres
app-bot-hungry = Insaciable
    .text = Planea todos sus billetes juntos, y nunca tiene bastantes.
app-bot-long-route = Largo recorrido
    .text = Conserva pocos billetes y cubre recorridos largos.
app-bot-one-step = Paso a paso
    .text = Cubre el recorrido que más ayuda ahora, y nunca mira más allá.
app-bot-path = Explorador
    .text = Completa un billete tras otro, cada uno por el camino más corto.
app-bot-random = Capricho
    .text = Hace cualquier cosa permitida. Ni él mismo sabe qué viene después.
app-new-open = ¿Quién puede encontrar esta mesa?
app-new-by-link = Quien tenga el enlace
    .text = Recibes un enlace para enviarlo a tus amigos.
app-new-public = Todo el mundo
    .text = Quien abra este servidor ve la mesa en la lista hasta que se ocupen todos los puestos.
app-new-how = ¿Cómo?
app-clock = Tiempo para decidir
app-clock-none = Sin reloj
    .text = Tómate el tiempo que quieras.
app-clock-move = Por decisión
    .text = Si se te acaba el tiempo, un ordenador juega por ti hasta que vuelvas.
app-clock-days = Días
    .text = Una partida poco a poco: cada cual se pasa de vez en cuando.
app-clock-long = Para cada decisión
app-clock-long-days = Para cada jugada
app-new-chat = Chat en la mesa
app-new-aids = Ayudas de memoria
    .text = Mostrar todo lo que se ha visto, como las cartas que otros tomaron a la vista, y no solo lo que hay en la mesa.
app-new-name = Nombre de la mesa, si quieres
app-new-name-example = Los viernes
app-house = Reglas de la casa
app-house-none = todo como siempre
app-house-changed =
    { $n ->
        [one] { $n } cambiada
       *[other] { $n } cambiadas
    }
app-house-general = En todos los tableros
app-house-dice = Con dados
app-house-mark = cambiada
app-house-usual = { $value } (lo habitual)
app-house-order = en este orden…
app-house-place = Posición { $n }
app-house-reset = Todo otra vez como siempre
app-new-then = La partida empieza enseguida.
app-new-then-open = La partida empieza en cuanto se ocupen todos los puestos. Después verás los enlaces para los demás.
app-new-go = Empezar
app-new-go-open = Abrir la mesa

## Reglas
app-rule = Regla { $id }
app-rules-lead = Cada juego en cinco minutos. Las señales pequeñas como NC-40 abren la regla exacta.
app-rules-which = Se juega con
app-rules-cards = Cartas
app-rules-dice = Dados
app-rules-play = Jugar a este
app-rules-others = Otros juegos

## Ajustes
app-settings-note = Todo esto se queda en este navegador y vale al momento.
app-settings-you = Tú
app-settings-look = Aspecto
app-settings-play = En la mesa
app-theme = Luz
app-theme-system = Como el sistema
app-theme-light = Día
app-theme-dark = Noche
app-calm = Sin movimiento
    .text = No se mueve nada; lo último que pasó aparece con un borde.
app-confirm = Preguntar antes de cada jugada
    .text = Un clic más, contra los despistes.
app-sound = Sonido
    .text = Una carta, un silbato, una campana cuando te toca.
app-notify = Avisarme cuando me toque
    .text = Con una notificación, mientras esta página está en segundo plano.
app-notify-refused = Tu navegador no deja que esta página te avise. Puedes cambiarlo en sus ajustes para esta página.
app-notify-cannot = Tu navegador solo lo permite por una conexión cifrada (https) o en la propia máquina. El título de la pestaña te avisa igualmente.

## Estadísticas
app-statistics-none = Aquí verás cómo te ha ido. Termina una partida y será la primera.
app-statistics-all =
    { $games ->
        [one] { $games } partida, { $won ->
            [0] no ganada.
           *[other] ganada.
        }
       *[other] { $games } partidas, { $won ->
            [one] { $won } ganada.
           *[other] { $won } ganadas.
        }
    }
app-statistics-table = Por rivales
app-statistics-against = Contra
app-statistics-games = Partidas
app-statistics-won = Ganadas
app-statistics-mean = Media de puntos
app-statistics-best = Récord
app-statistics-plot = Tus puntos partida a partida, de { $least } a { $most }; las cifras están en la tabla.
app-statistics-points = Tus puntos, partida a partida
app-statistics-later = después →

## Acerca de
app-about = Acerca de Whistlestop
app-about-what = Whistlestop juega a la familia de ¡Aventureros al Tren! en tu propia máquina: siete juegos, los dados y el juego de cartas, contra ordenadores, alrededor de una pantalla o con amigos en otro sitio.
app-about-how = Cada regla tiene un número, y lo que no se permite dice qué regla se opone. Los jugadores artificiales ven lo que ve un jugador y nada más.
app-about-version = Esta es la versión { $version }.
app-about-unofficial = No oficial
app-about-buy = Si te gustan estos juegos, compra las cajas: son preciosas, y quienes las hicieron lo merecen.
app-about-own = Tableros propios
    .text = Dos tableros no pueden ser los impresos, y lo dicen:
app-about-private = Lo que se guarda
    .text = Sin cuentas, sin rastreo, sin cargar nada de otro sitio. El servidor guarda las partidas; tu nombre, tus ajustes y las llaves de tus puestos se quedan en este navegador.
app-about-licence = Licencias
    .text = Whistlestop es de código abierto con la licencia Apache-2.0. En la aplicación también hay, con nuestro agradecimiento:
app-about-public-domain = dominio público
app-about-protocol = Cómo hablan los programas con este servidor
