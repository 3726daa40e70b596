# Das Ende einer Partie im Browser: die Abrechnung, der Rückblick, die Partie noch einmal.

review-title = Die beendete Partie
review-title-of = Rückblick: { $title }
review-to-table = Zurück zum Tisch

## Die Abrechnung, Zeile für Zeile
review-skip = Alles zeigen
review-again = Noch einmal abrechnen
review-won = gewonnen
review-running = Die Partie bis hierher
review-ledger = Punkte von { $name }
# Freundlich gesagt von Zielkarten, die nicht erfüllt wurden
review-lacked =
    { $n ->
        [one] nur { $n } Waggon fehlte
       *[other] { $n } Waggons fehlten
    }
review-lacked-cards =
    { $n ->
        [one] nur { $n } Karte fehlte
       *[other] { $n } Karten fehlten
    }
review-lacked-shared = andere Zielkarten brauchten ihre Karten
review-cut-off = andere hatten den letzten Weg genommen

## Jede Stellung noch einmal
review-replay = Die Partie noch einmal
review-slider = Stellung
review-first = Zum Anfang
review-turn-back = Einen Zug zurück
review-back = Einen Schritt zurück
review-play = Abspielen
review-pause = Anhalten
review-on = Einen Schritt vor
review-turn-on = Einen Zug vor
review-last = Zum Ende
review-set-up = Aufbau
review-step = { $n } von { $of }
review-chose = { $name }: { $action }
review-yard = Rangierbahnhof
review-on-track = Auf dem Gleis

## Der Verlauf der Partie
review-course = Wie es lief
review-points = Punkte, wäre die Partie da zu Ende gewesen
review-points-cards = Karten auf dem Gleis
review-points-about = Punkte am Ende: { $totals }. Der Regler darüber geht sie durch.
review-chances = Siegchancen
review-chances-about = Siegchancen im Verlauf der Partie, alle zusammen 100 Prozent.
review-chances-note = Mit offenen Karten gerechnet: Von jeder dieser Stellungen aus haben starke Computerspieler die Partie viele Male zu Ende gespielt.
review-thinking = Ein starker Computerspieler sieht sich die Partie an …

## Wendepunkte
review-turning = Wo sich das Blatt wendete
review-turning-none = Kein einzelner Zug hat diese Partie entschieden: Sie wurde nach und nach gewonnen.
review-chance-from = Die Siegchance von { $name } geht von { $before } auf { $after }.

## Was ein starker Spieler getan hätte
review-ask = Was täte ein starker Computerspieler an der Stelle von { $name }?
review-no-choice = { $name } konnte nichts anderes tun.
review-good = Ein starker Computerspieler täte hier dasselbe wie { $name } oder sieht nichts, was sicher besser wäre.
review-better = Ein starker Computerspieler täte lieber dies: { $action }
review-moves = Was möglich war, das Beste zuerst
review-move = Entscheidung
review-chance = Siegchance
review-played = gespielt
review-judged =
    { $worlds ->
        [one] Beurteilt nach dem, was { $name } wissen konnte, in einem möglichen Verlauf.
       *[other] Beurteilt nach dem, was { $name } wissen konnte, in { $worlds } möglichen Verläufen.
    }

## Was man mitnimmt
review-then = Und jetzt?
review-keep = Zum Aufheben
review-keep-page = Die Partie als Seite
review-keep-record = Aufzeichnung
review-keep-log = Spielprotokoll
review-keep-note = Die Seite zeigt die Partie auf jedem Gerät, ohne Server. Eine Aufzeichnung lässt sich nachspielen und prüfen: whistlestop replay FILE.
review-share = Weitergeben
review-share-note = Mit diesem Link kann sich jeder, der diesen Server erreicht, die beendete Partie mit offenen Karten ansehen.
