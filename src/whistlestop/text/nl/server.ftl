# Wat de server zelf te zeggen heeft: waarom iets niet kan, en wat er naast het spel aan een tafel gebeurt.

# Waarom niet.  $given is wat iemand stuurde, $why een reden in woorden.

server-plain = { $why }
server-no-form = Dit verzoek is niet te lezen: { $where }: { $why }
server-no-flag = { $what } is true of false, niet { $given }.
server-no-number = { $what } is een geheel getal van 0 tot { $most }, niet { $given }.
server-no-text = { $what } is tekst, niet { $given }.
server-no-seq = { $what } is het nummer van de stand die je zag, niet { $given }.
server-too-long =
    { $most ->
        [one] { $what } heeft hoogstens { $most } teken.
       *[other] { $what } heeft hoogstens { $most } tekens.
    }
server-no-seats = seats is een lijst die zegt wie op welke plaats zit.
server-no-me = Eén plaats is van jou: precies één is van de soort “me”.
server-no-seat-kind = Een plaats is van de soort me, here, open of bot, niet { $given }.
server-no-clock = Een klok is van de soort { $kinds }, niet { $given }.
server-no-seconds = Zo’n klok loopt van { $least } tot { $most } seconden, niet { $given }.
server-no-options = options bevat waarden bij de namen van huisregels.
server-no-bot = Er heet geen computerspeler { $given }; er zijn { $known }.
server-seed-with-others = Een startgetal zou verraden wat verborgen is, dus het is voor tafels waar verder niemand meespeelt.
server-no-table = Deze tafel bestaat niet.
server-no-file = Op dit adres is niets te vinden.
server-no-board = Het kaartspel heeft geen spelbord.
server-no-seat = Deze link opent geen plaats aan deze tafel. Misschien is er een nieuwere.
server-not-your-seat = Dit is niet jouw plaats.
server-no-such-seat = Die plaats is er niet.
server-not-host = Alleen wie de tafel heeft klaargezet, kan dit doen.
server-no-host-act = Wie de tafel leidt, kan pause, resume, end, bot, person, kick of swap, niet { $given }.
server-no-person = Daar speelt al iemand.
server-no-kick = Daar zit niemand die je kunt vragen om weg te gaan.
server-no-free-seat = Aan deze tafel is geen plaats meer vrij.
server-moved-on = Het spel is al verder; zo staat het er nu voor.
server-not-begun = Het spel is nog niet begonnen.
server-not-over = Het spel is nog niet afgelopen; het verslag zou verraden wat verborgen is.
server-rematched = Iemand heeft de tafel al opnieuw klaargezet; de link staat in het verloop.
server-not-your-turn = Je bent niet aan de beurt.
server-no-undo = Je kunt nu niets terugnemen.
server-no-chat = Aan deze tafel wordt niet gechat.
server-no-hint = Er is niet op tijd een tip gevonden.
server-status-waiting = Het spel begint zodra alle plaatsen bezet zijn.
server-status-playing = Het spel is al bezig.
server-status-paused = Het spel is gepauzeerd.
server-status-over = Het spel is afgelopen.
server-status-ended = Het spel is gestopt.
server-store = Dit kon niet worden bewaard, dus er is niets veranderd. Probeer het zo nog eens.
server-no-json = Dit bericht is geen JSON.
server-no-message = Een bericht is een object met een type.
server-no-type = Berichten van het type { $given } bestaan niet.
server-no-hello = Het eerste bericht is hello.
server-no-tokens = tokens is een lijst met de sleutels van je plaatsen.
server-message-too-large = Een bericht heeft hoogstens { $most } tekens.
server-body-too-large = Een verzoek heeft hoogstens { $most } bytes.
server-too-many-requests = Te veel verzoeken tegelijk. Wacht even.
server-too-many-tables = Je hebt veel tafels klaargezet. Wacht even met de volgende.
server-too-many-reviews = Er worden nu al meerdere spellen geanalyseerd. Probeer het over een minuut opnieuw.
server-review-failed = Dit spel kon niet op tijd worden geanalyseerd.
server-no-such-step = Die beslissing bestaat niet in dit spel.
server-too-many-clients = Te veel verbindingen vanaf jouw adres.
server-too-much-said = Laat de anderen ook even aan het woord.
server-thinking = Over de vorige tip wordt nog nagedacht.
server-table-full = Er kijken te veel mensen naar deze tafel.
server-wrong-host = Deze server heet niet { $host }. Wie hem beheert, kan dat met --url opgeven.
server-wrong-origin = Pagina’s van { $origin } kunnen niet met deze server praten.
server-metrics = Dit kan alleen de machine zelf vragen.
server-hint = { $bot } zou dit doen: { $action }.

# Wat er aan tafel gebeurde.

server-note-sit =
    { $you ->
        [yes] Je gaat zitten.
       *[no] { $who } gaat zitten.
    }
server-note-bot =
    { $why ->
        [time]
            { $you ->
                [yes] Je tijd is om; { $bot } speelt voor je tot je terug bent.
               *[no] De tijd van { $who } is om; { $bot } neemt het zolang over.
            }
        [left]
            { $you ->
                [yes] Je bent weggegaan; { $bot } speelt voor je tot je terug bent.
               *[no] { $who } is weggegaan; { $bot } neemt het zolang over.
            }
        [failed] De computerspeler van { $who } liet het afweten; { $bot } neemt het over.
       *[host]
            { $you ->
                [yes] { $bot } speelt nu voor jou, op verzoek van wie de tafel leidt.
               *[no] { $bot } speelt nu voor { $who }, op verzoek van wie de tafel leidt.
            }
    }
server-note-person =
    { $you ->
        [yes] Je bent terug.
       *[no] { $who } is terug.
    }
server-note-kick =
    { $why ->
        [left]
            { $you ->
                [yes] Je hebt de tafel verlaten.
               *[no] { $who } heeft de tafel verlaten.
            }
       *[host]
            { $you ->
                [yes] Wie de tafel leidt, heeft je van je plaats gehaald.
               *[no] Wie de tafel leidt, heeft { $who } van de plaats gehaald.
            }
    }
server-note-undo =
    { $you ->
        [yes] Je neemt je zet terug.
       *[no] { $who } neemt een zet terug.
    }
server-note-pause = Het spel wordt gepauzeerd.
server-note-resume = Het spel gaat verder.
server-note-end = Het spel wordt gestopt; er wordt niet geteld.
server-note-rematch =
    { $you ->
        [yes] Je wilt nog een keer spelen.
       *[no] { $who } wil nog een keer spelen.
    }
