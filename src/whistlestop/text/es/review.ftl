# El final de una partida en el navegador: la puntuación, el repaso, la partida otra vez.

review-title = La partida terminada
review-title-of = Repaso: { $title }
review-to-table = Volver a la mesa

## La puntuación, línea a línea
review-skip = Mostrarlo todo
review-again = Contar otra vez
review-won = victoria
review-running = La partida hasta ahora
review-ledger = Puntos de { $name }
# Dicho con cariño de los billetes que no se completaron
review-lacked =
    { $n ->
        [one] solo faltó { $n } vagón
       *[other] faltaron { $n } vagones
    }
review-lacked-cards =
    { $n ->
        [one] solo faltó { $n } carta
       *[other] faltaron { $n } cartas
    }
review-lacked-shared = otros billetes necesitaban sus cartas
review-cut-off = otros habían tomado el último camino

## Cada posición otra vez
review-replay = La partida otra vez
review-slider = Posición
review-first = Al principio
review-turn-back = Un turno atrás
review-back = Un paso atrás
review-play = Reproducir
review-pause = Parar
review-on = Un paso adelante
review-turn-on = Un turno adelante
review-last = Al final
review-set-up = Preparación
review-step = { $n } de { $of }
review-chose = { $name }: { $action }
review-yard = Cochera
review-on-track = En la vía

## El curso de la partida
review-course = Cómo fue
review-points = Puntos, si la partida hubiera acabado ahí
review-points-cards = Cartas en la vía
review-points-about = Puntos al final: { $totals }. El deslizador del repaso los recorre.
review-chances = Probabilidad de ganar
review-chances-about = Probabilidad de ganar a lo largo de la partida, entre todos los jugadores el 100 por ciento.
review-chances-note = Calculado con todas las cartas a la vista: desde cada una de estas posiciones, jugadores artificiales fuertes han jugado la partida hasta el final muchas veces.
review-thinking = Un jugador artificial fuerte está mirando la partida…

## Momentos decisivos
review-turning = Donde cambió todo
review-turning-none = Ningún turno decidió por sí solo esta partida: se ganó poco a poco.
review-chance-from = La probabilidad de { $name } pasa de { $before } a { $after }.

## Lo que habría hecho un jugador fuerte
review-ask = ¿Qué haría un jugador artificial fuerte en lugar de { $name }?
review-no-choice = { $name } no podía hacer otra cosa.
review-good = Un jugador artificial fuerte haría aquí lo mismo que { $name }, o no ve nada que sea mejor con seguridad.
review-better = Un jugador artificial fuerte haría más bien esto: { $action }
review-moves = Lo que era posible, lo mejor primero
review-move = Decisión
review-chance = Probabilidad de ganar
review-played = jugado
review-judged =
    { $worlds ->
        [one] Juzgado por lo que { $name } podía saber, en { $worlds } futuro posible.
       *[other] Juzgado por lo que { $name } podía saber, en { $worlds } futuros posibles.
    }

## Lo que uno se lleva
review-then = ¿Y ahora?
review-keep = Para guardar
review-keep-page = La partida en una página
review-keep-record = Registro
review-keep-log = Diario de la partida
review-keep-note = La página muestra la partida en cualquier dispositivo, sin servidor. Un registro se puede reproducir y comprobar: whistlestop replay FILE.
review-share = Compartirla
review-share-note = Con este enlace, quien llegue a este servidor puede ver la partida terminada con todas las cartas a la vista.
