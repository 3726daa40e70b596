# El juego en el terminal.  Lo que se escribe (look, undo, c17 …) es igual en todos los idiomas.

cli-you = Tú
cli-unofficial = Whistlestop juega a la familia de «¡Aventureros al Tren!». No oficial, sin relación con la editorial.
cli-goodbye = ¡Hasta luego! whistlestop play empieza otra partida; whistlestop play --help dice qué se puede elegir.
cli-not-kept = La partida no ha terminado ni se ha guardado; --save FILE guarda la próxima.

## Qué se juega
cli-ask-title = ¿Qué juego? [{ $usual }]
cli-ask-seats = ¿Cuántos jugadores, de { $least } a { $most }? [{ $least }]
cli-ask-dice = ¿Con la expansión de dados, s o n? [n]
# Respuestas que quieren decir sí o no; se pide la primera
cli-yes = s sí si y yes
cli-no = n no
cli-ask-options = Reglas de la casa, KEY=VALUE con espacios; ? las enumera [ninguna]
cli-ask-people = ¿Quién juega en esta pantalla? Nombres con comas [{ $usual }]
cli-ask-bot = ¿Contra qué jugador artificial, { $bots }? [{ $usual }]
cli-title-line = { $title }, de { $least } a { $most } jugadores
cli-option-line = { $choices } (lo habitual es el primero). { $text }
cli-type-options = Escribe las que quieras, por ejemplo: { $example }=…
cli-no-number = «{ $text }» no es un número.
cli-yes-or-no = s o n, por favor.
cli-no-such-option = { $option } no es una regla de la casa de este juego; ? las enumera.
cli-too-many-people =
    { $n ->
        [one] { $n } persona no cabe en { $seats } puestos.
       *[other] { $n } personas no caben en { $seats } puestos.
    }
cli-bad-names = «{ $text }» no nombra a nadie, o a alguien dos veces; escribe los nombres con comas, por ejemplo Ada,Ben.

## Una partida guardada
cli-good-so-far = El registro es bueno hasta aquí: { $fault }

## A quién le toca
cli-begins = Empieza { $who }. Pulsa Intro cuando nadie más esté mirando.
cli-your-turn = { $who }, te toca. Pulsa Intro cuando nadie más esté mirando.
cli-prompt = { $question } (? ayuda)
cli-prompt-named = { $who }: { $question } (? ayuda)
cli-ask-main = ¿Qué haces?
cli-ask-keep = ¿Cuáles conservas?
cli-ask-mix = ¿Qué billetes robas?
cli-ask-stack = ¿Qué recuerdos pones?
cli-ask-place = ¿Dónde?
cli-ask-second = ¿Y la segunda carta?
cli-ask-pay = ¿Cómo pagas?
cli-ask-plus4 = ¿Cuántas de ellas?
cli-ask-substitute = ¿Qué carta añades?
cli-ask-tunnel = ¿Pagas el túnel?
cli-ask-souvenir = ¿Qué recuerdo tomas?
cli-ask-passenger = ¿Adónde va un pasajero?
cli-ask-station = ¿Cómo pagas?
cli-ask-ride = ¿Adónde va?
cli-ask-rolled = ¿Qué dados vuelves a lanzar?
cli-ask-tokens = ¿Con cuántas fichas pagas?
cli-ask-dice-tunnel = ¿Pagas el túnel?
cli-ask-borrow = ¿Qué recorrido usa tu estación?
cli-ask-move = ¿Qué carta pasa a la vía?
cli-ask-number = ¿Cuántas cartas juegas?
cli-ask-locomotives = ¿Cuántas locomotoras añades?
cli-ask-complete = ¿Qué billetes completas?

## Lo que se puede escribir
cli-help-number = hace lo que está en el 3 de la lista
cli-help-token = lo hace con la palabra corta que va detrás: r3 toma una carta, d roba del mazo, t roba billetes
cli-help-paid = cubre el recorrido 17 con justo estas cartas, dos rojas y una locomotora
cli-help-word = enumera lo que se puede hacer con un lugar, un color o cualquier otra palabra
cli-help-why = da la regla que se opone
cli-help-rule = cuenta una regla, en inglés
cli-help-rules = cuenta las reglas de este juego en breve
cli-help-look = muestra la mesa otra vez
cli-help-all = enumera todas las opciones
cli-help-log = cuenta la partida hasta ahora
cli-help-undo = deshace tu última decisión
cli-help-save = guarda la partida; whistlestop play --resume FILE la continúa
cli-help-quit = sale
cli-letters = Cartas: { $letters }.
cli-letter = { $letter } { $card }

## Respuestas
cli-no-such-number = La lista no tiene el número { $number }.
cli-nothing-called = Aquí nada se llama «{ $text }»; ? ayuda.
cli-rule-tells-more = rule { $rule } cuenta más
cli-why-needs-action = why necesita una acción, por ejemplo: why c17
cli-allowed = { $action } está permitido.
cli-nothing-to-undo = No hay ninguna decisión tuya que se pueda deshacer.
cli-undone = Deshecho. La misma decisión traerá la misma suerte.
cli-save-where = ¿Dónde? Escribe: save FILE
cli-cannot-write = No se puede escribir { $file }: { $why }. save FILE toma otro.
cli-kept-in = La partida está guardada en { $file }.

## La lista de opciones
cli-more =
    { $n ->
        [one] y { $n } más: all lo muestra
       *[other] y { $n } más: all los muestra
    }
cli-more-found =
    { $n ->
        [one] y { $n } más; una palabra más larga encuentra menos
       *[other] y { $n } más; una palabra más larga encuentra menos
    }
cli-on-the-way = en el camino de un billete
cli-keep-which =
    { $least ->
        [0] ¿Cuáles de estos billetes conservas? También puede ser ninguno; escribe sus números, por ejemplo 1 2, o none:
       *[other] ¿Cuáles de estos billetes conservas? Al menos { $least }; escribe sus números, por ejemplo 1 2:
    }
cli-claimed-by = de { $who }
cli-spaces-from-here =
    { $n ->
        [0] ya completado
        [one] falta { $n } espacio
       *[other] faltan { $n } espacios
    }

## Un recorrido con todo lo que lleva impreso
cli-track-plain =
    { $n ->
        [one] { $track } ({ $n } espacio, { $colour })
       *[other] { $track } ({ $n } espacios, { $colour })
    }
cli-track-tunnel =
    { $n ->
        [one] { $track } ({ $n } espacio, { $colour }, túnel)
       *[other] { $track } ({ $n } espacios, { $colour }, túnel)
    }
cli-track-ferry =
    { $n ->
        [one] { $track } ({ $n } espacio, { $colour }, ferry con { $symbols })
       *[other] { $track } ({ $n } espacios, { $colour }, ferry con { $symbols })
    }
cli-symbols =
    { $n ->
        [one] { $n } símbolo de locomotora
       *[other] { $n } símbolos de locomotora
    }

## La mesa
cli-head-turn = { $title } · turno { $turn }
cli-last-turns = Son los últimos turnos: { $who } tendrá el último de todos.
cli-near-end = el final está cerca
cli-goods = { $n } de mercancías
cli-tokens = fichas: { $tokens }
cli-stations-in = estaciones en { $places }
cli-passengers-in = pasajeros en { $places }
cli-seen-in-hand = visto en esa mano: { $cards }
cli-yard = cochera: { $rows }
cli-row = A la vista:
cli-dice = Dados:
cli-left = Quedan:
cli-open = Abierto:
cli-hand = Mano:
cli-tickets = Billetes:
cli-none = ninguno
cli-pile =
    { $n ->
        [one] { $n } carta en el mazo
       *[other] { $n } cartas en el mazo
    }
cli-deck-regular =
    { $n ->
        [one] { $n } billete
       *[other] { $n } billetes
    }
cli-deck-long =
    { $n ->
        [one] { $n } billete largo
       *[other] { $n } billetes largos
    }
cli-deck-short =
    { $n ->
        [one] { $n } billete corto
       *[other] { $n } billetes cortos
    }
cli-stack = { $n } × { $souvenir } en { $place }
cli-ticket-done = { $ticket }: completado
cli-ticket-lost = { $ticket }: fuera de alcance
cli-ticket-open =
    { $n ->
        [one] { $ticket }: falta { $n } espacio por { $tracks }
       *[other] { $ticket }: faltan { $n } espacios por { $tracks }
    }

## Un registro
cli-record-empty = El registro { $number } no cuenta ninguna partida.
cli-record-head =
    { $turns ->
        [one] Registro { $number }: { $title }, { $players }, { $turns } turno, { $decisions }.
       *[other] Registro { $number }: { $title }, { $players }, { $turns } turnos, { $decisions }.
    }
cli-players =
    { $n ->
        [one] { $n } jugador
       *[other] { $n } jugadores
    }
cli-decisions =
    { $n ->
        [one] { $n } decisión
       *[other] { $n } decisiones
    }
cli-record-began = Empezó { $who }.
cli-record-options = Reglas de la casa: { $options }.
cli-record-board = Tablero: { $board }.
cli-record-open = La partida no ha terminado. Ahora decide { $who }, en la fase { $phase }.
cli-record-good = El registro es bueno.
cli-record-good-so-far = El registro es bueno hasta su fallo.
cli-score =
    { $points ->
        [one] { $who }: { $points } punto ({ $parts })
       *[other] { $who }: { $points } puntos ({ $parts })
    }
cli-score-tracks = recorridos { $points }
cli-score-tickets = billetes { $points } ({ $done } de { $all } completados)
cli-score-part = { $what } { $points }

## La lista de juegos
cli-titles-id = título
cli-titles-name = nombre
cli-titles-players = jugadores
cli-titles-dice = con dados
cli-titles-rules = sus reglas
cli-titles-range = de { $least } a { $most }
cli-titles-yes = sí
cli-titles-no = no
cli-titles-more = whistlestop play TITLE empieza una partida; whistlestop rules CM-40 explica una regla.
