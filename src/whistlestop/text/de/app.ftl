# Die Oberfläche im Browser: die Seiten rund um den Tisch, und was alle Seiten gemeinsam haben.

## Überall
app-page-title = { $title } · Whistlestop
app-loading = Einen Moment …
app-not-found = Unter dieser Adresse ist nichts.
app-not-loaded = Diese Seite ist nicht angekommen
    .text = Vielleicht läuft der Server nicht mehr, oder die Leitung ist gestört. Deinen Partien passiert dabei nichts.
app-try-again = Noch einmal versuchen
app-to-start = Zur Startseite
app-close = Schließen
app-skip = Direkt zum Inhalt
app-unofficial = Whistlestop ist inoffiziell: ohne Verbindung zum Verlag der Spiele und ohne etwas von ihm darin.
app-you = du
app-somebody = jemand
app-free-seat = ein freier Platz

## Die Zeile oben
app-menu-places = Seiten
app-menu-play = Spielen
app-menu-new = Neuer Tisch
app-menu-rules = Regeln
app-menu-statistics = Statistik
app-menu-settings = Einstellungen
app-menu-about = Über Whistlestop
app-menu = Menü
app-menu-of = Menü von { $name }
app-language = Sprache
app-language-now = Jetzt ist alles auf Deutsch.
app-theme-to-light = Tageslicht
app-theme-to-dark = Nacht
app-name = Dein Name
app-name-note = Andere sehen ihn am Tisch. Es gibt keine Konten; er bleibt in diesem Browser.

## Die Startseite
app-start = Wohin geht die Reise?
app-mine = Deine Partien
app-game-with = mit { $names }
app-game-alone = noch ist niemand da
app-game-waits =
    { $n ->
        [one] eine Person fehlt noch
       *[other] { $n } Personen fehlen noch
    }
app-game-paused = macht Pause
app-game-yours = Du bist am Zug
app-game-theirs = { $name } ist am Zug
app-game-several = andere wählen gerade
app-game-ended = ohne Wertung beendet
app-game-won = du hast gewonnen
app-game-shared = ein geteilter Sieg
app-game-lost = gewonnen: { $names }
app-points-of = { $name }: { $points }
app-finished = Beendete Partien
app-finished-all = Alle { $n } zeigen
app-finished-statistics = Wie deine Partien ausgingen
app-forget = { $title } aus der Liste nehmen

app-quick = Gegen Computer, sofort
app-quick-others = Gegner
# Was ein Vorleseprogramm für die Zahl sagt
app-quick-others-of =
    { $n ->
        [one] ein Gegner
       *[other] { $n } Gegner
    }
app-quick-go = { $title } spielen
app-another-title = Alle Spiele
app-players = { $least } bis { $most } Spieler
app-with-dice = { $title } mit Würfeln
app-dice = Mit Würfeln statt Karten

app-level = Wie gut sie spielen
app-level-errs-often = Planer { $rating }
    .text = Hat einen Plan, folgt aber bei jedem fünften Mal einer Laune. Nette Gesellschaft für die erste Partie.
app-level-errs-seldom = Planer { $rating }
    .text = Plant alle Zielkarten zusammen und irrt sich ab und zu. Ein fairer Gegner für die Familie.
app-level-plans = Planer { $rating }
    .text = Plant alle Zielkarten zusammen, behält das Ende im Blick und trödelt nicht.
app-level-searches = Sucher { $rating }
    .text = Spielt Hunderte möglicher Verläufe durch, ehe es sich entscheidet. Bring deinen besten Plan mit.

app-first-game = Noch nie gespielt?
    .text = Eine echte Partie auf einem echten Spielbrett, mit einem Begleiter, der dir sagt, worauf es gerade ankommt. Die ersten Schritte dauern fünf Minuten.
app-first-game-go = Begleitete Partie beginnen
app-first-game-on = Weiterspielen
app-first-game-again = Von vorn beginnen

app-own-table = Dein eigener Tisch
    .text = Freunde an diesem Bildschirm oder anderswo, Computer aller Art, Uhren, Hausregeln.

app-open-tables = Tische, die auf dich warten
app-open-none = Gerade ist an keinem öffentlichen Tisch ein Platz frei.
app-open-with = mit { $names }
app-open-options =
    { $n ->
        [one] eine Hausregel
       *[other] { $n } Hausregeln
    }
app-open-sit = Mitspielen
app-open-sit-at = Mitspielen: { $title }
app-open-watch = Nur zusehen
app-link = Hat dir jemand einen Link geschickt?
app-link-form = http://…/t/…
app-link-go = Öffnen
app-link-wrong = Das ist kein Link zu einem Tisch. So einer sieht aus wie http://…/t/k3mq7xzp, oft mit mehr hinter einem #.

## Uhren
app-seconds =
    { $n ->
        [one] eine Sekunde
       *[other] { $n } Sekunden
    }
app-minutes =
    { $n ->
        [one] eine Minute
       *[other] { $n } Minuten
    }
app-days =
    { $n ->
        [one] ein Tag
       *[other] { $n } Tage
    }
app-clock-move-of = { $span } je Entscheidung
app-clock-days-of = { $span } je Zug

## Ein neuer Tisch
app-new = Ein neuer Tisch
app-new-game = Welches Spiel?
app-new-rules = Die Regeln in Kürze
app-own-board = Ein eigenes Spielbrett
app-dice-note = Würfel statt Karten: Die Strecken werden erwürfelt.
app-new-seats = Wer spielt?
app-seat = Platz { $n }
app-seat-open = Ein freier Platz
    .text = Für alle, die über den Link zum Tisch kommen.
app-seat-here = Jemand an diesem Bildschirm
    .text = Ihr teilt euch den Bildschirm; zwischen den Zügen verdeckt ein Vorhang die Karten.
app-seat-bot = Ein Computer
app-seat-name = Name
app-seat-remove = Platz { $n } wegnehmen
app-seat-add-open = Freier Platz dazu
app-seat-add-here = Jemand hier dazu
app-seat-add-bot = Computer dazu
app-levels = Stufen
app-characters = Charaktere
app-bot-hungry = Nimmersatt
    .text = Plant alle Zielkarten zusammen und kann nicht genug davon bekommen.
app-bot-long-route = Langstrecke
    .text = Behält wenige Zielkarten und nutzt lange Strecken.
app-bot-one-step = Ein Schritt
    .text = Nimmt die Strecke, die jetzt am meisten hilft, und sieht nie weiter.
app-bot-path = Wegweiser
    .text = Erfüllt eine Zielkarte nach der anderen, jede auf dem kürzesten Weg.
app-bot-random = Laune
    .text = Tut irgendetwas, was erlaubt ist. Was als Nächstes kommt, weiß nicht einmal die Laune selbst.
app-new-open = Wer kann diesen Tisch finden?
app-new-by-link = Wer den Link hat
    .text = Du bekommst einen Link, den du deinen Freunden schickst.
app-new-public = Alle
    .text = Wer diesen Server öffnet, sieht den Tisch in der Liste, bis alle Plätze besetzt sind.
app-new-how = Wie?
app-clock = Bedenkzeit
app-clock-none = Keine Uhr
    .text = Lasst euch so viel Zeit, wie ihr wollt.
app-clock-move = Je Entscheidung
    .text = Läuft deine Zeit ab, spielt ein Computer für dich, bis du wieder da bist.
app-clock-days = Tage
    .text = Eine Partie nach und nach: Alle sehen ab und zu vorbei.
app-clock-long = Für jede Entscheidung
app-clock-long-days = Für jeden Zug
app-new-chat = Chat am Tisch
app-new-aids = Gedächtnishilfen
    .text = Alles zeigen, was man schon gesehen hat, etwa offen genommene Karten der anderen, und nicht nur, was gerade auf dem Tisch liegt.
app-new-name = Name des Tisches, wenn du magst
app-new-name-example = Freitagsrunde
app-house = Hausregeln
app-house-none = alles wie üblich
app-house-changed =
    { $n ->
        [one] eine geändert
       *[other] { $n } geändert
    }
app-house-general = Auf jedem Spielbrett
app-house-dice = Mit Würfeln
app-house-mark = geändert
app-house-usual = { $value } (üblich)
app-house-order = in dieser Reihenfolge …
app-house-place = Stelle { $n }
app-house-reset = Alles wieder wie üblich
app-new-then = Die Partie beginnt sofort.
app-new-then-open = Die Partie beginnt, sobald alle Plätze besetzt sind. Gleich siehst du die Links für die anderen.
app-new-go = Beginnen
app-new-go-open = Tisch eröffnen

## Regeln
app-rule = Regel { $id }
app-rules-lead = Jedes Spiel in fünf Minuten. Kleine Zeichen wie NC-40 öffnen die genaue Regel.
app-rules-which = Gespielt mit
app-rules-cards = Karten
app-rules-dice = Würfeln
app-rules-play = Das spielen
app-rules-others = Andere Spiele

## Einstellungen
app-settings-note = All das bleibt in diesem Browser und gilt sofort.
app-settings-you = Du
app-settings-look = Aussehen
app-settings-play = Am Tisch
app-theme = Licht
app-theme-system = Wie das System
app-theme-light = Tag
app-theme-dark = Nacht
app-calm = Ohne Bewegung
    .text = Nichts bewegt sich; was zuletzt geschah, wird stattdessen umrandet.
app-confirm = Vor jedem Zug nachfragen
    .text = Ein Klick mehr, gegen Ausrutscher.
app-sound = Töne
    .text = Eine Karte, ein Pfiff, eine Glocke, wenn du am Zug bist.
app-notify = Sag mir, wenn ich am Zug bin
    .text = Mit einer Benachrichtigung, wenn diese Seite im Hintergrund ist.
app-notify-refused = Dein Browser lässt diese Seite nicht benachrichtigen. In seinen Einstellungen für diese Seite lässt sich das ändern.
app-notify-cannot = Dein Browser erlaubt das nur über eine verschlüsselte Leitung (https) oder auf dem Rechner selbst. Der Titel des Tabs sagt es dir trotzdem.

## Statistik
app-statistics-none = Hier siehst du, wie deine Partien ausgingen. Beende eine, dann ist sie die erste.
app-statistics-all =
    { $games ->
        [one] Eine Partie, { $won ->
            [0] nicht gewonnen.
           *[other] gewonnen.
        }
       *[other] { $games } Partien, davon { $won } gewonnen.
    }
app-statistics-table = Nach Gegnern
app-statistics-against = Gegen
app-statistics-games = Partien
app-statistics-won = Siege
app-statistics-mean = Punkte im Schnitt
app-statistics-best = Bestes
app-statistics-plot = Deine Punkte Partie für Partie, von { $least } bis { $most }; die Zahlen stehen in der Tabelle.
app-statistics-points = Deine Punkte, Partie für Partie
app-statistics-later = später →

## Über
app-about = Über Whistlestop
app-about-what = Mit Whistlestop spielst du die Familie von Zug um Zug auf deinem eigenen Rechner: sieben Spiele, die Würfel und das Kartenspiel, gegen Computer, gemeinsam an einem Bildschirm oder mit Freunden anderswo.
app-about-how = Jede Regel hat eine Nummer, und was nicht erlaubt ist, sagt, welche Regel dagegen spricht. Die Computerspieler sehen, was eine Person am Tisch sieht, und nicht mehr.
app-about-version = Dies ist Version { $version }.
app-about-unofficial = Inoffiziell
app-about-buy = Wenn dir diese Spiele gefallen, kauf die Schachteln: Sie sind schön, und wer sie gemacht hat, hat es verdient.
app-about-own = Eigene Spielbretter
    .text = Zwei Spielbretter können nicht die gedruckten sein, und sagen das auch:
app-about-private = Was gespeichert wird
    .text = Kein Konto, keine Verfolgung, nichts wird von anderswo geladen. Der Server bewahrt die Partien auf; dein Name, die Einstellungen und die Schlüssel zu deinen Plätzen bleiben in diesem Browser.
app-about-licence = Lizenzen
    .text = Whistlestop ist quelloffen unter der Lizenz Apache-2.0. In der App steckt außerdem, mit Dank:
app-about-public-domain = gemeinfrei
app-about-protocol = Wie Programme mit diesem Server sprechen
