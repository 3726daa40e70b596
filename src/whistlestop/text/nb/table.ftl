# Bordet i nettleseren: brett, hånd, åpne kort, spillere, logg, og det man gjør der.

## Hvem som har turen, og hva som skal velges
table-title = { $title } · Whistlestop
table-title-turn = ● Din tur · { $title }
table-your-turn = Din tur
table-turn-of = { $name } har turen
table-decides = har turen
table-others-choose = { $n } andre velger
table-asks-mix = Velg lange og korte billetter
table-asks-keep = Velg hvilke billetter du beholder
table-asks-stack = Velg suveniren du legger ut
table-asks-place = Velg et sted for suvenirene
table-asks-main = Strekning, kort eller billetter
table-asks-second = Ta et kort til
table-asks-pay = Velg hvordan du betaler
table-asks-plus4 = Velg hvilke lokomotiver du legger
table-asks-substitute = Velg kortene som erstatter andre
table-asks-tunnel = Betal for tunnelen, eller snu
table-asks-souvenir = Velg en suvenir
table-asks-passenger = Sett ut en passasjer, om du vil
table-asks-station = Velg hvordan du betaler for stasjonen
table-asks-ride = Reis videre, eller gå av
table-asks-rolled = Slå på nytt, eller behold terningene
table-asks-dice = Bruk terningene dine
table-asks-tokens = Velg hvor mange brikker du bruker
table-asks-dice-tunnel = Betal for tunnelen, eller snu
table-asks-after = Bruk terningene som er igjen
table-asks-borrow = Velg strekningen stasjonen din bruker
table-asks-move = Velg kortet som skal ut på skinnene
table-asks-number = Velg hvor mange kort du legger
table-asks-locomotives = Velg hvor mange lokomotiver du legger til
table-asks-complete = Velg billettene du fullfører
table-asks-over = Spillet er slutt
table-over = Spillet er slutt
table-paused = Verten har satt spillet på pause
table-ended = Spillet ble avsluttet uten poeng
table-waiting = Venter på spillere

## Linjen nederst
table-dock = Hva du kan gjøre
table-say-main = Velg en strekning som lyser, eller et kort.
table-say-draw = Ta kort: åpne, eller fra bunken.
table-say-second = Ta det andre kortet ditt.
table-say-station = Velg et sted på brettet.
table-say-board = Velg på brettet.
table-take-card = Ta { $card }
table-build = Bygg en stasjon
table-left = { $n } igjen
table-cancel = Avbryt
table-turn-back = Snu
table-hand-over = Gi videre til { $name }
table-stand-in = Dataspilleren { $bot } spiller for deg.
table-back = Jeg er tilbake
table-done = Ferdig.
table-not-sent = Forbindelsen til serveren er brutt; ingenting ble sendt.
table-undone = Tatt tilbake.
table-line-broken = Forbindelsen til serveren er brutt. Den blir reparert; spillet ditt er trygt.

## Hånden: et kort ord ved siden av tallet
table-hand = Hånden din: { $n } kort
table-hand-empty = Du har ingen kort på hånden.
table-short-K = svart
table-short-B = blå
table-short-G = grønn
table-short-O = oransje
table-short-P = lilla
table-short-R = rød
table-short-W = hvit
table-short-Y = gul
table-short-L = lok
table-short-F = ferge
table-short-Z = +4
table-short-X = reisende

## Åpne kort og bunke
table-row = Kort
table-row-two = Trekk to kort
table-row-second = Trekk et kort til
table-discards = bruktbunke
table-pile = bunke

## Spillere
table-players = Spillere
table-round = runde { $n }
table-you = Deg
table-is-computer = dataspiller
table-played-by = en datamaskin spiller så lenge
table-away = borte
table-points-word = poeng
table-tokens =
    { $n ->
        [one] { $n } brikke
       *[other] { $n } brikker
    }
table-time-left = Tid igjen
table-days = { $n } d { $hours } t
table-did-take = tok
table-did-take-unseen =
    { $n ->
        [one] trakk et kort fra bunken
       *[other] trakk { $n } kort fra bunken
    }
table-did-tickets = trakk billetter
table-did-station = stasjon i { $place }
table-did-decline = snudde i en tunnel
table-did-pass = sa pass
table-did-ride = en reise for { $n }

## Billetter
table-tickets = Billettene mine
table-tickets-done = { $n } av { $of } knyttet sammen
table-tickets-none = Ingen billetter ennå.
table-ticket-connected = knyttet sammen
table-ticket-lost = ikke lenger mulig
table-ticket-missing =
    { $n ->
        [one] { $n } togvogn mangler
       *[other] { $n } togvogner mangler
    }
table-offer = Velg billettene dine
table-offer-least =
    { $n ->
        [0] Behold så mange du vil.
       *[other] Behold minst { $n }. Ingen ser hvilke.
    }
table-offer-least-more =
    { $n ->
        [0] Behold så mange du vil, eller ingen.
       *[other] Behold minst { $n }.
    }
table-offer-hide = Se på brettet
table-offer-show = Vis billettene
table-keep =
    { $n ->
        [0] Behold ingen billett
        [one] Behold { $n } billett
       *[other] Behold { $n } billetter
    }

## Betale
table-paying = Betal for { $what }
table-ways = Måter å betale på
table-ways-more =
    { $n ->
        [one] én måte til
       *[other] { $n } måter til
    }
table-ways-none = Det er ingenting å velge.
table-way-left = igjen: { $cards }
table-way-tunnel = { $free } uten tillegg, { $through } for å komme gjennom
table-tunnel-odds = En tunnel: Tre kort blir snudd. Regn med { $more } til.
table-own-set = Legg andre kort
table-own-set-good = Da er det betalt.
table-fewer = ett kort mindre: { $card }
table-more = ett kort til: { $card }

## Tunnelen
table-tunnel = Inne i tunnelen
table-tunnel-matches =
    { $same ->
        [yes] { $track }. Tre kort blir snudd; lokomotiver teller.
       *[no] { $track }. Tre kort blir snudd; { $card } og lokomotiver teller.
    }
table-surcharge =
    { $n ->
        [one] kort til
       *[other] kort til
    }
table-tunnel-cannot = Det kan du ikke betale. Kortene dine kommer tilbake på hånden, og turen din er over.

## Brettet
table-board = Brett
table-board-role = brett
table-board-label = Brett. Piltastene går fra én mulig strekning til den neste, Enter velger.
table-board-nothing = Ingenting er mulig på brettet nå.
table-overview = Oversikt: hvor du er på brettet
table-zoom-in = Nærmere
table-zoom-out = Lenger unna
table-text-board = Brettet som tekst
table-text-board-note = Alle steder med strekningene sine, og hvem som eier dem.
table-text-board-possible = Bare det som er mulig nå
table-owned-by = { $name }
table-track-closed = stengt
table-track-free = fri

## Logg og chat
table-log = Logg
table-log-all = Alle { $n } linjene
table-log-hidden = { $who } trekker, uten at du ser det.
table-chat = Chat
table-chat-say = Si noe
table-chat-send = Send
table-chat-empty = Ingen har sagt noe ennå.

## Råd, regler, taster
table-hint = Råd
table-hint-thinking = En sterk dataspiller tenker på det …
table-hint-chance = { $share } for å vinne
table-hint-note = Velg ett, så blir det lagt klart for deg; ingenting er spilt ennå.
table-undo = Ta tilbake
table-help = Regler
table-rules-of = Regler: { $title }
table-rules-page = Reglene på en egen side
table-keys = Taster
table-key-row = ta det åpne kortet
table-key-pile = trekk fra bunken
table-key-tickets = trekk billetter
table-key-arrows = på brettet: til neste mulige strekning
table-key-enter = velg, eller gjør det den røde knappen sier
table-key-escape = velg ingenting
table-key-main = til den røde knappen
table-key-plus = til brettet
table-key-text = brettet som tekst
table-key-undo = ta tilbake
table-key-hint = råd
table-key-help = disse tastene

## Menyen
table-wishes = På denne skjermen
table-notify-insecure = Nettlesere tillater varsler bare på sikre sider (https, eller selve denne maskinen). Tittelen på fanen sier det også.
table-notify-refused = Nettleseren tillater det ikke. Tittelen på fanen sier det også.
table-my-seat = Plassen min
table-seat-note = Den som har lenken til en plass, har plassen. En ny lenke gjør den gamle verdiløs.
table-rename = Endre
table-relink = En ny lenke til plassen min
table-relink-note = Åpne den på en annen enhet for å fortsette der.
table-leave = Gå: En dataspiller spiller for meg
table-host = Du er vert
table-pause = Pause
table-resume = Fortsett
table-end-game = Avslutt spillet
table-end-sure = Ja, avslutt uten poeng for alle
table-host-bot = La en dataspiller spille
table-host-person = La spilleren selv spille igjen
table-host-swap = Gi plassen til noen andre
table-host-kick = Ta bort fra plassen
table-swap-note = Den som åpner denne lenken, spiller videre på den plassen.
table-watchers = Se på
table-watchers-note = Med denne lenken kan andre se på; de ser ingens kort.
table-forget = Bare se på: glem plassen min i denne nettleseren
table-no-entry = Du kan ikke sette deg her

## Lenker
table-link = Lenke
table-qr = Lenken som QR-kode
table-copy = Kopier lenken
table-copied = Kopiert.
table-copy-by-hand = Nettleseren tillater ikke kopiering her: Merk lenken og kopier den for hånd.
table-share = Del …

## Venterommet
table-waiting-for =
    { $n ->
        [one] venter på én spiller til
       *[other] venter på { $n } spillere til
    }
table-seat-free = ledig
table-is-host = vert
table-sit-down = Sett deg her
table-begins = Spillet begynner så snart alle plassene er tatt.
table-call-off = Avlys
table-invite = Inviter
table-invite-note = Den som åpner denne lenken, kan sette seg eller se på.

## Flere ved én skjerm
table-curtain = { $name }, det er din tur
table-curtain-note = Ingen andre bør se på skjermen nå.
table-curtain-up = Jeg er { $name }

## Slutten
table-you-won = Du har vunnet
table-won =
    { $n ->
        [one] { $names } har vunnet
       *[other] { $names } har vunnet
    }
table-to-review = Oppgjør og tilbakeblikk
table-rematch = Spill igjen
table-to-rematch = Til neste spill
table-see-board = Se på brettet
