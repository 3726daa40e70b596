# Was der Server selbst zu sagen hat: warum etwas nicht geht, und was am Tisch neben dem Spiel geschah.

# Warum nicht

server-plain = { $why }
server-no-form = Diese Anfrage lässt sich nicht lesen: { $where }: { $why }
server-no-flag = { $what } ist true oder false, nicht { $given }.
server-no-number = { $what } ist eine ganze Zahl von 0 bis { $most }, nicht { $given }.
server-no-text = { $what } ist Text, nicht { $given }.
server-no-seq = { $what } ist die Nummer des Standes, den du gesehen hast, nicht { $given }.
server-too-long =
    { $most ->
        [one] { $what } hat höchstens { $most } Zeichen.
       *[other] { $what } hat höchstens { $most } Zeichen.
    }
server-no-seats = seats ist eine Liste, die sagt, wer auf welchem Platz sitzt.
server-no-me = Ein Platz ist deiner: Genau einer ist von der Art „me“.
server-no-seat-kind = Ein Platz ist von der Art me, here, open oder bot, nicht { $given }.
server-no-clock = Eine Uhr ist von der Art { $kinds }, nicht { $given }.
server-no-seconds = So eine Uhr läuft { $least } bis { $most } Sekunden, nicht { $given }.
server-no-options = options enthält Werte unter den Schlüsseln der Hausregeln.
server-no-bot = Kein Computerspieler heißt { $given }; es gibt { $known }.
server-seed-with-others = Ein Startwert würde dir verraten, was verdeckt ist; es gibt ihn nur an Tischen, an denen sonst niemand spielt.
server-no-table = Diesen Tisch gibt es nicht.
server-no-file = Unter dieser Adresse ist nichts.
server-no-board = Das Kartenspiel hat kein Spielbrett.
server-no-seat = Dieser Link öffnet keinen Platz an diesem Tisch. Vielleicht gibt es inzwischen einen neueren.
server-not-your-seat = Das ist nicht dein Platz.
server-no-such-seat = Diesen Platz gibt es nicht.
server-not-host = Das kann nur, wer den Tisch eröffnet hat.
server-no-host-act = Wer den Tisch leitet, kann pause, resume, end, bot, person, kick oder swap, nicht { $given }.
server-no-person = Dort spielt schon eine Person.
server-no-kick = Dort sitzt niemand, den man bitten könnte zu gehen.
server-no-free-seat = An diesem Tisch ist kein Platz frei.
server-moved-on = Das Spiel ist weitergegangen; so steht es jetzt.
server-not-begun = Das Spiel hat noch nicht begonnen.
server-not-over = Das Spiel ist noch nicht aus; seine Aufzeichnung würde verraten, was verdeckt ist.
server-rematched = Jemand hat den Tisch schon neu eröffnet; der Link steht im Verlauf.
server-not-your-turn = Du bist nicht am Zug.
server-no-undo = Von dir lässt sich gerade nichts zurücknehmen.
server-no-chat = An diesem Tisch wird ohne Chat gespielt.
server-no-hint = In der Zeit fand sich kein Tipp.
server-status-waiting = Das Spiel beginnt, wenn alle Plätze besetzt sind.
server-status-playing = Das Spiel läuft schon.
server-status-paused = Das Spiel ist angehalten.
server-status-over = Das Spiel ist aus.
server-status-ended = Das Spiel wurde beendet.
server-store = Das ließ sich nicht speichern, also ist alles wie vorher. Versuch es gleich noch einmal.
server-no-json = Diese Nachricht ist kein JSON.
server-no-message = Eine Nachricht ist ein Objekt mit einem type.
server-no-type = Nachrichten vom Typ { $given } gibt es nicht.
server-no-hello = Die erste Nachricht sagt hello.
server-no-tokens = tokens ist eine Liste der Schlüssel zu deinen Plätzen.
server-message-too-large = Eine Nachricht hat höchstens { $most } Zeichen.
server-body-too-large = Eine Anfrage hat höchstens { $most } Byte.
server-too-many-requests = Zu viele Anfragen auf einmal. Warte bitte einen Moment.
server-too-many-tables = Du hast viele Tische eröffnet. Warte bitte ein wenig vor dem nächsten.
server-too-many-reviews = Gerade werden mehrere Partien durchgesehen. Versuch es bitte in einer Minute noch einmal.
server-review-failed = Diese Partie ließ sich nicht rechtzeitig durchsehen.
server-no-such-step = Diese Entscheidung gibt es in der Partie nicht.
server-too-many-clients = Zu viele Verbindungen von deiner Adresse.
server-too-much-said = Lass bitte auch die anderen zu Wort kommen.
server-thinking = Über den letzten Tipp wird noch nachgedacht.
server-table-full = An diesem Tisch sehen zu viele zu.
server-wrong-host = Dieser Server ist nicht als { $host } bekannt. Wer ihn betreibt, kann es mit --url angeben.
server-wrong-origin = Seiten von { $origin } können nicht mit diesem Server sprechen.
server-metrics = Das darf nur der Rechner selbst fragen.
server-hint = { $bot } täte das: { $action }.

# Was am Tisch geschah

server-note-sit =
    { $you ->
        [yes] Du setzt dich an den Tisch.
       *[no] { $who } setzt sich an den Tisch.
    }
server-note-bot =
    { $why ->
        [time]
            { $you ->
                [yes] Deine Zeit ist um; { $bot } spielt für dich, bis du wieder da bist.
               *[no] Die Zeit von { $who } ist um; { $bot } springt so lange ein.
            }
        [left]
            { $you ->
                [yes] Du bist gegangen; { $bot } spielt für dich, bis du wieder da bist.
               *[no] { $who } ist gegangen; { $bot } springt so lange ein.
            }
        [failed] Der Computerspieler { $who } ist ausgefallen; { $bot } übernimmt.
       *[host]
            { $you ->
                [yes] { $bot } spielt jetzt für dich; so will es die Leitung des Tisches.
               *[no] { $bot } spielt jetzt für { $who }; so will es die Leitung des Tisches.
            }
    }
server-note-person =
    { $you ->
        [yes] Du bist wieder da.
       *[no] { $who } ist wieder da.
    }
server-note-kick =
    { $why ->
        [left]
            { $you ->
                [yes] Du hast den Tisch verlassen.
               *[no] { $who } hat den Tisch verlassen.
            }
       *[host]
            { $you ->
                [yes] Die Leitung des Tisches hat dich vom Platz genommen.
               *[no] Die Leitung des Tisches hat { $who } vom Platz genommen.
            }
    }
server-note-undo =
    { $you ->
        [yes] Du nimmst deinen Zug zurück.
       *[no] { $who } nimmt einen Zug zurück.
    }
server-note-pause = Das Spiel wird angehalten.
server-note-resume = Das Spiel geht weiter.
server-note-end = Das Spiel wird ohne Wertung beendet.
server-note-rematch =
    { $you ->
        [yes] Du möchtest noch einmal spielen.
       *[no] { $who } möchte noch einmal spielen.
    }
