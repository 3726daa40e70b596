# Lo que hay en la mesa: cartas, dados, fichas, billetes.  El navegador también lee este archivo.

## Una carta, nombrada sola
card-K = negro
card-B = azul
card-G = verde
card-O = naranja
card-P = morado
card-R = rojo
card-W = blanco
card-Y = amarillo
card-L = locomotora
card-F = carta de ferry
card-Z = locomotora +4
card-X = carta de pasajero
card-any = cualquier color
card-none = nada

## Una carta que se roba, se toma o se juega
card-one-K = una carta negra
card-one-B = una carta azul
card-one-G = una carta verde
card-one-O = una carta naranja
card-one-P = una carta morada
card-one-R = una carta roja
card-one-W = una carta blanca
card-one-Y = una carta amarilla
card-one-L = una locomotora
card-one-F = una carta de ferry
card-one-Z = una locomotora +4
card-one-X = una carta de pasajero

## Tantas cartas de un tipo
card-count-K =
    { $n ->
        [0] ninguna negra
        [one] { $n } negra
       *[other] { $n } negras
    }
card-count-B =
    { $n ->
        [0] ninguna azul
        [one] { $n } azul
       *[other] { $n } azules
    }
card-count-G =
    { $n ->
        [0] ninguna verde
        [one] { $n } verde
       *[other] { $n } verdes
    }
card-count-O =
    { $n ->
        [0] ninguna naranja
        [one] { $n } naranja
       *[other] { $n } naranjas
    }
card-count-P =
    { $n ->
        [0] ninguna morada
        [one] { $n } morada
       *[other] { $n } moradas
    }
card-count-R =
    { $n ->
        [0] ninguna roja
        [one] { $n } roja
       *[other] { $n } rojas
    }
card-count-W =
    { $n ->
        [0] ninguna blanca
        [one] { $n } blanca
       *[other] { $n } blancas
    }
card-count-Y =
    { $n ->
        [0] ninguna amarilla
        [one] { $n } amarilla
       *[other] { $n } amarillas
    }
card-count-L =
    { $n ->
        [0] ninguna locomotora
        [one] { $n } locomotora
       *[other] { $n } locomotoras
    }
card-count-F =
    { $n ->
        [0] ninguna carta de ferry
        [one] { $n } carta de ferry
       *[other] { $n } cartas de ferry
    }
card-count-Z =
    { $n ->
        [0] ninguna locomotora +4
        [one] { $n } locomotora +4
       *[other] { $n } locomotoras +4
    }
card-count-X =
    { $n ->
        [0] ninguna carta de pasajero
        [one] { $n } carta de pasajero
       *[other] { $n } cartas de pasajero
    }
card-count =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }

## Los dados
die-S = vía simple
die-D = vía doble
die-T = estación
die-L = locomotora
die-count-S =
    { $n ->
        [one] { $n } vía simple
       *[other] { $n } vías simples
    }
die-count-D =
    { $n ->
        [one] { $n } vía doble
       *[other] { $n } vías dobles
    }
die-count-T =
    { $n ->
        [one] { $n } estación
       *[other] { $n } estaciones
    }
die-count-L =
    { $n ->
        [one] { $n } locomotora
       *[other] { $n } locomotoras
    }
die-none = ninguno
die-count =
    { $n ->
        [one] { $n } dado
       *[other] { $n } dados
    }

## Las fichas de los dados
token-s = ficha de vía simple
token-d = ficha de vía doble
token-count-s =
    { $n ->
        [one] { $n } ficha de vía simple
       *[other] { $n } fichas de vía simple
    }
token-count-d =
    { $n ->
        [one] { $n } ficha de vía doble
       *[other] { $n } fichas de vía doble
    }
token-none = ninguna ficha

## Lo que tiene cada cual
have-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
have-trains =
    { $n ->
        [one] { $n } vagón
       *[other] { $n } vagones
    }
have-cable-cars =
    { $n ->
        [one] { $n } tranvía
       *[other] { $n } tranvías
    }
have-tickets =
    { $n ->
        [one] { $n } billete
       *[other] { $n } billetes
    }
have-completed =
    { $n ->
        [one] { $n } billete completado
       *[other] { $n } billetes completados
    }
have-stations =
    { $n ->
        [one] { $n } estación
       *[other] { $n } estaciones
    }
have-passengers =
    { $n ->
        [one] { $n } pasajero
       *[other] { $n } pasajeros
    }
have-souvenirs =
    { $n ->
        [one] { $n } recuerdo
       *[other] { $n } recuerdos
    }
have-spaces =
    { $n ->
        [one] { $n } espacio
       *[other] { $n } espacios
    }

## Tipos de recorrido
track-plain = recorrido
track-tunnel = túnel
track-ferry = ferry
track-single = vía simple
track-double = vía doble

## Los billetes de destino
ticket-name = { $from } – { $to } ({ $points })
ticket-goals = { $from } – { $goals }
ticket-goal = { $to } ({ $points })

## Los países de los billetes
country-danemark = Dinamarca
country-deutschland = Alemania
country-france = Francia
country-frankreich = Francia
country-italia = Italia
country-niederlande = Países Bajos
country-osterreich = Austria
country-schweiz = Suiza

## Los siete recuerdos de San Francisco
souvenir-s1 = campana de tranvía
souvenir-s2 = pan de masa madre
souvenir-s3 = cangrejo
souvenir-s4 = galleta de la suerte
souvenir-s5 = bola de nieve
souvenir-s6 = casa pintada
souvenir-s7 = velero

## Los puestos sin nombre, contados desde 1
seat-number = puesto { $n }
