# Bordet i browseren: spilleplade, hånd, synlige kort, spillere, log, og hvad man gør der.

## Hvis tur det er, og hvad der skal vælges
table-title = { $title } · Whistlestop
table-title-turn = ● Din tur · { $title }
table-your-turn = Din tur
table-turn-of = { $name } har turen
table-decides = har turen
table-others-choose = { $n } andre vælger
table-asks-mix = Vælg lange og korte rutekort
table-asks-keep = Vælg, hvilke rutekort du beholder
table-asks-stack = Vælg den turistmarkør, du lægger ud
table-asks-place = Vælg et sted til turistmarkørerne
table-asks-main = Strækning, kort eller rutekort
table-asks-second = Tag et andet kort
table-asks-pay = Vælg, hvordan du betaler
table-asks-plus4 = Vælg, hvilke lokomotiver du lægger
table-asks-substitute = Vælg de kort, der erstatter andre
table-asks-tunnel = Betal for tunnellen, eller vend om
table-asks-souvenir = Vælg en turistmarkør
table-asks-passenger = Placér en passager, hvis du vil
table-asks-station = Vælg, hvordan du betaler for stationen
table-asks-ride = Kør videre, eller stig af
table-asks-rolled = Slå om, eller behold terningerne
table-asks-dice = Brug dine terninger
table-asks-tokens = Vælg, hvor mange brikker du bruger
table-asks-dice-tunnel = Betal for tunnellen, eller vend om
table-asks-after = Brug de terninger, der er tilbage
table-asks-borrow = Vælg den strækning, din station bruger
table-asks-move = Vælg det kort, der skal ud på skinnerne
table-asks-number = Vælg, hvor mange kort du lægger
table-asks-locomotives = Vælg, hvor mange lokomotiver du lægger
table-asks-complete = Vælg de rutekort, du gennemfører
table-asks-over = Spillet er slut
table-over = Spillet er slut
table-paused = Værten har sat spillet på pause
table-ended = Spillet blev afsluttet uden point
table-waiting = Venter på spillere

## Linjen nederst
table-dock = Hvad du kan gøre
table-say-main = Vælg en strækning, der lyser, eller et kort.
table-say-draw = Tag kort: synlige eller fra bunken.
table-say-second = Tag dit andet kort.
table-say-station = Vælg et sted på spillepladen.
table-say-board = Vælg på spillepladen.
table-take-card = Tag { $card }
table-build = Byg en station
table-left = { $n } tilbage
table-cancel = Annullér
table-turn-back = Vend om
table-hand-over = Giv videre til { $name }
table-stand-in = Computerspilleren { $bot } spiller for dig.
table-back = Jeg er tilbage
table-done = Færdig.
table-not-sent = Forbindelsen til serveren er brudt; intet blev sendt.
table-undone = Taget tilbage.
table-line-broken = Forbindelsen til serveren er brudt. Den er ved at blive genoprettet; dit spil er i sikkerhed.

## Hånden: et kort ord ved siden af tallet
table-hand = Din hånd: { $n } kort
table-hand-empty = Du har ingen kort på hånden.
table-short-K = sort
table-short-B = blå
table-short-G = grøn
table-short-O = orange
table-short-P = lilla
table-short-R = rød
table-short-W = hvid
table-short-Y = gul
table-short-L = lok
table-short-F = færge
table-short-Z = +4
table-short-X = passager

## Synlige kort og bunke
table-row = Kort
table-row-two = Træk to kort
table-row-second = Træk et andet kort
table-discards = brugte kort
table-pile = bunke

## Spillere
table-players = Spillere
table-round = runde { $n }
table-you = Dig
table-is-computer = computerspiller
table-played-by = en computer spiller så længe
table-away = væk
table-points-word = point
table-tokens =
    { $n ->
        [one] { $n } brik
       *[other] { $n } brikker
    }
table-time-left = Tid tilbage
table-days = { $n } d. { $hours } t.
table-did-take = tog
table-did-take-unseen =
    { $n ->
        [one] trak et kort fra bunken
       *[other] trak { $n } kort fra bunken
    }
table-did-tickets = trak rutekort
table-did-station = station i { $place }
table-did-decline = vendte om i en tunnel
table-did-pass = meldte pas
table-did-ride = en rejse for { $n }

## Rutekort
table-tickets = Mine rutekort
table-tickets-done = { $n } af { $of } forbundet
table-tickets-none = Ingen rutekort endnu.
table-ticket-connected = forbundet
table-ticket-lost = ikke længere muligt
table-ticket-missing =
    { $n ->
        [one] { $n } togvogn mangler
       *[other] { $n } togvogne mangler
    }
table-offer = Vælg dine rutekort
table-offer-least =
    { $n ->
        [0] Behold så mange, du vil.
       *[other] Behold mindst { $n }. Ingen ser hvilke.
    }
table-offer-least-more =
    { $n ->
        [0] Behold så mange, du vil, eller ingen.
       *[other] Behold mindst { $n }.
    }
table-offer-hide = Se spillepladen
table-offer-show = Vis rutekortene
table-keep =
    { $n ->
        [0] Behold intet rutekort
       *[other] Behold { $n } rutekort
    }

## Betale
table-paying = Betal for { $what }
table-ways = Måder at betale på
table-ways-more =
    { $n ->
        [one] én måde til
       *[other] { $n } måder til
    }
table-ways-none = Der er ikke noget at vælge.
table-way-left = tilbage: { $cards }
table-way-tunnel = { $free } uden tillæg, { $through } for at komme igennem
table-tunnel-odds = En tunnel: Tre kort bliver vendt. Regn med { $more } mere.
table-own-set = Læg andre kort
table-own-set-good = Så er der betalt.
table-fewer = ét kort mindre: { $card }
table-more = ét kort mere: { $card }

## Tunnellen
table-tunnel = Inde i tunnellen
table-tunnel-matches =
    { $same ->
        [yes] { $track }. Tre kort bliver vendt; lokomotiver tæller.
       *[no] { $track }. Tre kort bliver vendt; { $card } og lokomotiver tæller.
    }
table-surcharge =
    { $n ->
        [one] kort mere
       *[other] kort mere
    }
table-tunnel-cannot = Det kan du ikke betale. Dine kort kommer tilbage på hånden, og din tur er slut.

## Spillepladen
table-board = Spilleplade
table-board-role = spilleplade
table-board-label = Spilleplade. Piletasterne går fra én mulig strækning til den næste, Enter vælger.
table-board-nothing = Intet er muligt på spillepladen nu.
table-overview = Overblik: hvor du er på spillepladen
table-zoom-in = Tættere på
table-zoom-out = Længere væk
table-text-board = Spillepladen som tekst
table-text-board-note = Alle steder med deres strækninger, og hvis de er.
table-text-board-possible = Kun det, der er muligt nu
table-owned-by = { $name }
table-track-closed = lukket
table-track-free = fri

## Log og chat
table-log = Log
table-log-all = Alle { $n } linjer
table-log-hidden = { $who } trækker, uset af dig.
table-chat = Chat
table-chat-say = Sig noget
table-chat-send = Send
table-chat-empty = Ingen har sagt noget endnu.

## Råd, regler, taster
table-hint = Råd
table-hint-thinking = En stærk computerspiller tænker over det …
table-hint-chance = { $share } for at vinde
table-hint-note = Vælg ét, så bliver det lagt klar til dig; intet er spillet endnu.
table-undo = Tag tilbage
table-help = Regler
table-rules-of = Regler: { $title }
table-rules-page = Reglerne på en side for sig
table-keys = Taster
table-key-row = tag det synlige kort
table-key-pile = træk fra bunken
table-key-tickets = træk rutekort
table-key-arrows = på spillepladen: til den næste mulige strækning
table-key-enter = vælg, eller gør det, som der står på den røde knap
table-key-escape = vælg ingenting
table-key-main = til den røde knap
table-key-plus = til spillepladen
table-key-text = spillepladen som tekst
table-key-undo = tag tilbage
table-key-hint = råd
table-key-help = disse taster

## Menuen
table-wishes = På denne skærm
table-notify-insecure = Browsere tillader kun notifikationer på sikre sider (https, eller selve denne maskine). Fanens titel siger det også.
table-notify-refused = Browseren tillader det ikke. Fanens titel siger det også.
table-my-seat = Min plads
table-seat-note = Den, der har linket til en plads, har pladsen. Et nyt link gør det gamle værdiløst.
table-rename = Skift
table-relink = Et nyt link til min plads
table-relink-note = Åbn det på en anden enhed for at fortsætte der.
table-leave = Gå: En computerspiller spiller for mig
table-host = Du er vært
table-pause = Pause
table-resume = Fortsæt
table-end-game = Afslut spillet
table-end-sure = Ja, afslut uden point for alle
table-host-bot = Lad en computerspiller spille
table-host-person = Lad spilleren selv spille igen
table-host-swap = Giv pladsen til en anden
table-host-kick = Fjern fra pladsen
table-swap-note = Den, der åbner dette link, spiller videre på den plads.
table-watchers = Se med
table-watchers-note = Med dette link kan andre se med; de ser ingens kort.
table-forget = Se kun på: glem min plads i denne browser
table-no-entry = Du kan ikke sætte dig her

## Links
table-link = Link
table-qr = Linket som QR-kode
table-copy = Kopiér linket
table-copied = Kopieret.
table-copy-by-hand = Browseren tillader ikke kopiering her: Markér linket, og kopiér det i hånden.
table-share = Del …

## Venteværelset
table-waiting-for =
    { $n ->
        [one] venter på én spiller til
       *[other] venter på { $n } spillere til
    }
table-seat-free = ledig
table-is-host = vært
table-sit-down = Sæt dig her
table-begins = Spillet begynder, så snart alle pladser er taget.
table-call-off = Aflys
table-invite = Invitér
table-invite-note = Den, der åbner dette link, kan sætte sig eller se med.

## Flere ved én skærm
table-curtain = { $name }, det er din tur
table-curtain-note = Ingen andre bør se på skærmen nu.
table-curtain-up = Jeg er { $name }

## Slutningen
table-you-won = Du har vundet
table-won =
    { $n ->
        [one] { $names } har vundet
       *[other] { $names } har vundet
    }
table-to-review = Opgørelse og tilbageblik
table-rematch = Spil igen
table-to-rematch = Til det næste spil
table-see-board = Se spillepladen
