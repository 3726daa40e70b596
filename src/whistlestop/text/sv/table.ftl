# Bordet i webbläsaren: spelplan, hand, uppvända kort, spelare, logg, och vad man gör där.

## Vems tur det är, och vad som ska väljas
table-title = { $title } · Whistlestop
table-title-turn = ● Din tur · { $title }
table-your-turn = Din tur
table-turn-of = Turen går till { $name }
table-decides = är på tur
table-others-choose = { $n } andra väljer
table-asks-mix = Välj långa och korta biljettkort
table-asks-keep = Välj vilka biljettkort du behåller
table-asks-stack = Välj vilken souvenir du lägger ut
table-asks-place = Välj en plats för souvenirerna
table-asks-main = Sträcka, kort eller biljettkort
table-asks-second = Ta ett andra kort
table-asks-pay = Välj hur du betalar
table-asks-plus4 = Välj vilka lokomotiv du lägger
table-asks-substitute = Välj korten som ersätter andra
table-asks-tunnel = Betala för tunneln, eller vänd om
table-asks-souvenir = Välj en souvenir
table-asks-passenger = Ställ ut en passagerare, om du vill
table-asks-station = Välj hur du betalar för stationen
table-asks-ride = Åk vidare, eller stig av
table-asks-rolled = Slå om, eller behåll tärningarna
table-asks-dice = Använd dina tärningar
table-asks-tokens = Välj hur många brickor du använder
table-asks-dice-tunnel = Betala för tunneln, eller vänd om
table-asks-after = Använd tärningarna som är kvar
table-asks-borrow = Välj sträckan som din station använder
table-asks-move = Välj kortet som ska ut på spåret
table-asks-number = Välj hur många kort du lägger
table-asks-locomotives = Välj hur många lokomotiv du lägger till
table-asks-complete = Välj vilka biljettkort du klarar
table-asks-over = Spelet är slut
table-over = Spelet är slut
table-paused = Värden har pausat spelet
table-ended = Spelet avslutades utan poäng
table-waiting = Väntar på spelare

## Raden längst ner
table-dock = Vad du kan göra
table-say-main = Välj en sträcka som lyser, eller ett kort.
table-say-draw = Ta kort: uppvända eller från högen.
table-say-second = Ta ditt andra kort.
table-say-station = Välj en plats på spelplanen.
table-say-board = Välj på spelplanen.
table-take-card = Ta { $card }
table-build = Bygg en station
table-left = { $n } kvar
table-cancel = Avbryt
table-turn-back = Vänd om
table-hand-over = Lämna över till { $name }
table-stand-in = Datorspelaren { $bot } spelar åt dig.
table-back = Jag är tillbaka
table-done = Klart.
table-not-sent = Förbindelsen till servern är bruten; inget skickades.
table-undone = Taget tillbaka.
table-line-broken = Förbindelsen till servern är bruten. Den lagas just nu; ditt spel är i säkerhet.

## Handen: ett kort ord bredvid antalet
table-hand = Din hand: { $n } kort
table-hand-empty = Du har inga kort på handen.
table-short-K = svart
table-short-B = blå
table-short-G = grön
table-short-O = orange
table-short-P = lila
table-short-R = röd
table-short-W = vit
table-short-Y = gul
table-short-L = lok
table-short-F = färja
table-short-Z = +4
table-short-X = resenär

## Uppvända kort och hög
table-row = Kort
table-row-two = Dra två kort
table-row-second = Dra ett andra kort
table-discards = kasthög
table-pile = draghög

## Spelare
table-players = Spelare
table-round = runda { $n }
table-you = Du
table-is-computer = datorspelare
table-played-by = en dator spelar så länge
table-away = borta
table-points-word = poäng
table-tokens =
    { $n ->
        [one] { $n } bricka
       *[other] { $n } brickor
    }
table-time-left = Tid kvar
table-days = { $n } d { $hours } tim
table-did-take = tog
table-did-take-unseen =
    { $n ->
        [one] drog ett kort från högen
       *[other] drog { $n } kort från högen
    }
table-did-tickets = drog biljettkort
table-did-station = station i { $place }
table-did-decline = vände om i en tunnel
table-did-pass = passade
table-did-ride = en resa för { $n }

## Biljettkort
table-tickets = Mina biljettkort
table-tickets-done = { $n } av { $of } förbundna
table-tickets-none = Inga biljettkort än.
table-ticket-connected = förbundet
table-ticket-lost = inte längre möjligt
table-ticket-missing =
    { $n ->
        [one] { $n } tågvagn saknas
       *[other] { $n } tågvagnar saknas
    }
table-offer = Välj dina biljettkort
table-offer-least =
    { $n ->
        [0] Behåll så många du vill.
       *[other] Behåll minst { $n }. Ingen ser vilka.
    }
table-offer-least-more =
    { $n ->
        [0] Behåll så många du vill, eller inga.
       *[other] Behåll minst { $n }.
    }
table-offer-hide = Se spelplanen
table-offer-show = Visa biljettkorten
table-keep =
    { $n ->
        [0] Behåll inget biljettkort
       *[other] Behåll { $n } biljettkort
    }

## Betala
table-paying = Betala för { $what }
table-ways = Sätt att betala
table-ways-more =
    { $n ->
        [one] ett sätt till
       *[other] { $n } sätt till
    }
table-ways-none = Det finns inget att välja.
table-way-left = kvar: { $cards }
table-way-tunnel = { $free } utan tillägg, { $through } att du kommer igenom
table-tunnel-odds = En tunnel: tre kort vänds upp. Räkna med { $more } till.
table-own-set = Lägg andra kort
table-own-set-good = Det räcker.
table-fewer = ett kort mindre: { $card }
table-more = ett kort till: { $card }

## Tunneln
table-tunnel = Inne i tunneln
table-tunnel-matches =
    { $same ->
        [yes] { $track }. Tre kort vänds upp; lokomotiv räknas.
       *[no] { $track }. Tre kort vänds upp; { $card } och lokomotiv räknas.
    }
table-surcharge =
    { $n ->
        [one] kort till
       *[other] kort till
    }
table-tunnel-cannot = Det kan du inte betala. Dina kort går tillbaka till handen och din tur är över.

## Spelplanen
table-board = Spelplan
table-board-role = spelplan
table-board-label = Spelplan. Piltangenterna går från en möjlig sträcka till nästa, Enter väljer.
table-board-nothing = Inget är möjligt på spelplanen nu.
table-overview = Översikt: var du är på spelplanen
table-zoom-in = Närmare
table-zoom-out = Längre bort
table-text-board = Spelplanen som text
table-text-board-note = Alla platser med sina sträckor, och vems de är.
table-text-board-possible = Bara det som är möjligt nu
table-owned-by = { $name }
table-track-closed = stängd
table-track-free = fri

## Logg och chatt
table-log = Logg
table-log-all = Alla { $n } rader
table-log-hidden = { $who } drar, osett av dig.
table-chat = Chatt
table-chat-say = Säg något
table-chat-send = Skicka
table-chat-empty = Ingen har sagt något än.

## Råd, regler, tangenter
table-hint = Råd
table-hint-thinking = En stark datorspelare funderar på saken …
table-hint-chance = { $share } att vinna
table-hint-note = Välj ett, så läggs det fram åt dig; inget är spelat än.
table-undo = Ta tillbaka
table-help = Regler
table-rules-of = Regler: { $title }
table-rules-page = Reglerna på en egen sida
table-keys = Tangenter
table-key-row = ta det uppvända kortet
table-key-pile = dra från högen
table-key-tickets = dra biljettkort
table-key-arrows = på spelplanen: till nästa möjliga sträcka
table-key-enter = välj, eller gör det som den röda knappen säger
table-key-escape = välj inget
table-key-main = till den röda knappen
table-key-plus = till spelplanen
table-key-text = spelplanen som text
table-key-undo = ta tillbaka
table-key-hint = råd
table-key-help = de här tangenterna

## Menyn
table-wishes = På den här skärmen
table-notify-insecure = Webbläsare tillåter aviseringar bara på säkra sidor (https, eller på den här datorn själv). Flikens titel säger det också.
table-notify-refused = Webbläsaren tillåter det inte. Flikens titel säger det också.
table-my-seat = Min plats
table-seat-note = Den som har länken till en plats har platsen. En ny länk gör den gamla värdelös.
table-rename = Ändra
table-relink = En ny länk till min plats
table-relink-note = Öppna den på en annan enhet för att fortsätta där.
table-leave = Gå: en datorspelare spelar åt mig
table-host = Du är värd
table-pause = Paus
table-resume = Fortsätt
table-end-game = Avsluta spelet
table-end-sure = Ja, avsluta utan poäng för alla
table-host-bot = Låt en datorspelare spela
table-host-person = Låt spelaren själv spela igen
table-host-swap = Ge platsen till någon annan
table-host-kick = Ta bort från platsen
table-swap-note = Den som öppnar länken spelar vidare på den platsen.
table-watchers = Titta på
table-watchers-note = Med den här länken kan andra titta på; de ser ingens kort.
table-forget = Titta bara på: glöm min plats i den här webbläsaren
table-no-entry = Du kan inte slå dig ner här

## Länkar
table-link = Länk
table-qr = Länken som QR-kod
table-copy = Kopiera länken
table-copied = Kopierad.
table-copy-by-hand = Webbläsaren tillåter inte kopiering här: markera länken och kopiera den för hand.
table-share = Dela …

## Väntrummet
table-waiting-for =
    { $n ->
        [one] väntar på en spelare till
       *[other] väntar på { $n } spelare till
    }
table-seat-free = ledig
table-is-host = värd
table-sit-down = Slå dig ner här
table-begins = Spelet börjar så fort alla platser är tagna.
table-call-off = Ställ in
table-invite = Bjud in
table-invite-note = Den som öppnar länken kan slå sig ner, eller titta på.

## Flera vid en skärm
table-curtain = { $name }, det är din tur
table-curtain-note = Ingen annan bör titta på skärmen nu.
table-curtain-up = Jag är { $name }

## Slutet
table-you-won = Du har vunnit
table-won =
    { $n ->
        [one] { $names } har vunnit
       *[other] { $names } har vunnit
    }
table-to-review = Poängräkning och återblick
table-rematch = Spela igen
table-to-rematch = Till nästa spel
table-see-board = Se spelplanen
