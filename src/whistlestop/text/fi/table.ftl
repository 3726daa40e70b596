# Pöytä selaimessa: pelilauta, käsi, näkyvät kortit, pelaajat, loki ja se, mitä siellä tehdään.

## Kenen vuoro on, ja mitä kysytään
table-title = { $title } · Whistlestop
table-title-turn = ● Vuorosi · { $title }
table-your-turn = Vuorosi
table-turn-of = Vuorossa { $name }
table-decides = on vuorossa
table-others-choose = { $n } muuta valitsee
table-asks-mix = Valitse pitkiä ja lyhyitä menolippuja
table-asks-keep = Valitse menoliput, jotka pidät
table-asks-stack = Valitse matkamuisto, jonka sijoitat
table-asks-place = Valitse paikka matkamuistoille
table-asks-main = Reitti, kortteja tai menolippuja
table-asks-second = Ota toinen kortti
table-asks-pay = Valitse, millä maksat
table-asks-plus4 = Valitse, mitkä veturit pelaat
table-asks-substitute = Valitse kortit, jotka korvaavat muita
table-asks-tunnel = Maksa tunneli tai käänny takaisin
table-asks-souvenir = Valitse matkamuisto
table-asks-passenger = Sijoita matkustaja, jos haluat
table-asks-station = Valitse, millä maksat aseman
table-asks-ride = Jatka matkaa tai jää pois
table-asks-rolled = Heitä uudelleen tai pidä nopat
table-asks-dice = Käytä noppasi
table-asks-tokens = Valitse, montako reittimerkkiä käytät
table-asks-dice-tunnel = Maksa tunneli tai käänny takaisin
table-asks-after = Käytä loput nopat
table-asks-borrow = Valitse reitti, jota asemasi käyttää
table-asks-move = Valitse kortti, joka siirtyy raiteelle
table-asks-number = Valitse, montako korttia pelaat
table-asks-locomotives = Valitse, montako veturia lisäät
table-asks-complete = Valitse menoliput, jotka suoritat
table-asks-over = Peli on päättynyt
table-over = Peli on päättynyt
table-paused = Pöydän isäntä on keskeyttänyt pelin
table-ended = Peli lopetettiin ilman pisteitä
table-waiting = Odotetaan pelaajia

## Alarivi
table-dock = Mitä voit tehdä
table-say-main = Valitse hohtava reitti tai kortti.
table-say-draw = Ota kortteja: näkyvistä tai pakasta.
table-say-second = Ota toinen korttisi.
table-say-station = Valitse paikka pelilaudalta.
table-say-board = Valitse pelilaudalta.
table-take-card = Ota { $card }
table-build = Rakenna asema
table-left = jäljellä { $n }
table-cancel = Peruuta
table-turn-back = Käänny takaisin
table-hand-over = Anna vuoro: { $name }
table-stand-in = Tietokonepelaaja { $bot } pelaa puolestasi.
table-back = Tulin takaisin
table-done = Valmis.
table-not-sent = Yhteys palvelimeen on poikki; mitään ei lähetetty.
table-undone = Peruttu.
table-line-broken = Yhteys palvelimeen on poikki. Sitä korjataan; pelisi on tallessa.

## Käsi: luvun vieressä lyhyt sana
table-hand =
    { $n ->
        [one] Kätesi: { $n } kortti
       *[other] Kätesi: { $n } korttia
    }
table-hand-empty = Kädessäsi ei ole kortteja.
table-short-K = musta
table-short-B = sininen
table-short-G = vihreä
table-short-O = oranssi
table-short-P = violetti
table-short-R = punainen
table-short-W = valkoinen
table-short-Y = keltainen
table-short-L = veturi
table-short-F = lautta
table-short-Z = +4
table-short-X = matkaaja

## Näkyvät kortit ja pakka
table-row = Kortit
table-row-two = Nosta kaksi korttia
table-row-second = Nosta toinen kortti
table-discards = poistopakka
table-pile = nostopakka

## Pelaajat
table-players = Pelaajat
table-round = kierros { $n }
table-you = Sinä
table-is-computer = tietokonepelaaja
table-played-by = tietokone pelaa sillä välin
table-away = poissa
table-points-word = pistettä
table-tokens =
    { $n ->
        [one] { $n } reittimerkki
       *[other] { $n } reittimerkkiä
    }
table-time-left = Aikaa jäljellä
table-days = { $n } pv { $hours } t
table-did-take = otti
table-did-take-unseen =
    { $n ->
        [one] nosti kortin pakasta
       *[other] nosti { $n } korttia pakasta
    }
table-did-tickets = nosti menolippuja
table-did-station = asema: { $place }
table-did-decline = kääntyi tunnelista takaisin
table-did-pass = passasi
table-did-ride = matka, pisteitä { $n }

## Menoliput
table-tickets = Menolippuni
table-tickets-done = yhdistetty { $n }/{ $of }
table-tickets-none = Ei vielä menolippuja.
table-ticket-connected = yhdistetty
table-ticket-lost = ei enää mahdollinen
table-ticket-missing =
    { $n ->
        [one] { $n } vaunu puuttuu
       *[other] { $n } vaunua puuttuu
    }
table-offer = Valitse menolippusi
table-offer-least =
    { $n ->
        [0] Pidä niin monta kuin haluat.
       *[other] Pidä vähintään { $n }. Kukaan ei näe, mitkä.
    }
table-offer-least-more =
    { $n ->
        [0] Pidä niin monta kuin haluat, tai et yhtään.
       *[other] Pidä vähintään { $n }.
    }
table-offer-hide = Katso pelilautaa
table-offer-show = Näytä menoliput
table-keep =
    { $n ->
        [0] Älä pidä yhtään
        [one] Pidä { $n } menolippu
       *[other] Pidä { $n } menolippua
    }

## Maksaminen
table-paying = Maksettavana: { $what }
table-ways = Tavat maksaa
table-ways-more =
    { $n ->
        [one] vielä { $n } tapa
       *[other] vielä { $n } tapaa
    }
table-ways-none = Ei ole mitä valita.
table-way-left = käteen jää: { $cards }
table-way-tunnel = { $free } ilman lisämaksua, { $through } läpi
table-tunnel-odds = Tunneli: kolme korttia käännetään. Varaudu maksamaan { $more } lisää.
table-own-set = Pelaa muita kortteja
table-own-set-good = Se riittää.
table-fewer = yksi kortti vähemmän: { $card }
table-more = yksi kortti lisää: { $card }

## Tunneli
table-tunnel = Tunnelissa
table-tunnel-matches =
    { $same ->
        [yes] { $track }. Kolme korttia käännetään; veturit lasketaan.
       *[no] { $track }. Kolme korttia käännetään; lasketaan { $card } ja veturit.
    }
table-surcharge =
    { $n ->
        [one] kortti lisää
       *[other] korttia lisää
    }
table-tunnel-cannot = Et voi maksaa tätä. Korttisi palaavat käteesi, ja vuorosi päättyy.

## Pelilauta
table-board = Pelilauta
table-board-role = pelilauta
table-board-label = Pelilauta. Nuolinäppäimet vievät mahdolliselta reitiltä seuraavalle, Enter valitsee.
table-board-nothing = Pelilaudalla ei ole nyt mitään tehtävää.
table-overview = Yleiskuva: missä kohdassa pelilautaa olet
table-zoom-in = Lähemmäs
table-zoom-out = Kauemmas
table-text-board = Pelilauta tekstinä
table-text-board-note = Kaikki paikat reitteineen, ja kenen reitit ovat.
table-text-board-possible = Vain se, mikä on nyt mahdollista
table-owned-by = { $name }
table-track-closed = suljettu
table-track-free = vapaa

## Loki ja keskustelu
table-log = Loki
table-log-all = Kaikki { $n } riviä
table-log-hidden = { $who } nostaa sinulta salassa.
table-chat = Keskustelu
table-chat-say = Sano jotain
table-chat-send = Lähetä
table-chat-empty = Kukaan ei ole vielä sanonut mitään.

## Vihje, säännöt, näppäimet
table-hint = Vihje
table-hint-thinking = Vahva tietokonepelaaja miettii asiaa…
table-hint-chance = voiton todennäköisyys { $share }
table-hint-note = Valitse yksi, niin se pannaan valmiiksi; mitään ei vielä pelata.
table-undo = Peru
table-help = Säännöt
table-rules-of = Säännöt: { $title }
table-rules-page = Säännöt omalla sivullaan
table-keys = Näppäimet
table-key-row = ota se näkyvä kortti
table-key-pile = nosta pakasta
table-key-tickets = nosta menolippuja
table-key-arrows = pelilaudalla: seuraavalle mahdolliselle reitille
table-key-enter = valitse, tai tee, mitä punaisessa painikkeessa lukee
table-key-escape = älä valitse mitään
table-key-main = punaiseen painikkeeseen
table-key-plus = pelilaudalle
table-key-text = pelilauta tekstinä
table-key-undo = peru
table-key-hint = vihje
table-key-help = nämä näppäimet

## Valikko
table-wishes = Tällä näytöllä
table-notify-insecure = Selaimet sallivat ilmoitukset vain turvallisilla sivuilla (https tai tämä kone itse). Välilehden otsikko kertoo sen myös.
table-notify-refused = Selain ei salli sitä. Välilehden otsikko kertoo sen myös.
table-my-seat = Paikkani
table-seat-note = Paikka on sillä, jolla on sen linkki. Uusi linkki tekee vanhasta arvottoman.
table-rename = Vaihda
table-relink = Uusi linkki paikkaani
table-relink-note = Avaa se toisella laitteella, niin voit jatkaa siellä.
table-leave = Lähde: tietokonepelaaja pelaa puolestani
table-host = Olet pöydän isäntä
table-pause = Tauko
table-resume = Jatka
table-end-game = Lopeta peli
table-end-sure = Kyllä, lopeta kaikilta ilman pisteitä
table-host-bot = Anna tietokonepelaajan pelata
table-host-person = Anna pelaajan itse taas pelata
table-host-swap = Anna paikka jollekulle toiselle
table-host-kick = Poista paikalta
table-swap-note = Linkin avaaja jatkaa peliä sillä paikalla.
table-watchers = Katsominen
table-watchers-note = Tällä linkillä muut voivat katsoa; he eivät näe kenenkään kortteja.
table-forget = Katso vain: unohda paikkani tässä selaimessa
table-no-entry = Et voi istua tähän

## Linkit
table-link = Linkki
table-qr = Linkki QR-koodina
table-copy = Kopioi linkki
table-copied = Kopioitu.
table-copy-by-hand = Selain ei salli kopiointia täällä: valitse linkki ja kopioi se itse.
table-share = Jaa…

## Odotushuone
table-waiting-for =
    { $n ->
        [one] odottaa vielä yhtä pelaajaa
       *[other] odottaa vielä { $n } pelaajaa
    }
table-seat-free = vapaa
table-is-host = isäntä
table-sit-down = Istu tähän
table-begins = Peli alkaa heti, kun kaikki paikat on varattu.
table-call-off = Peruuta pöytä
table-invite = Kutsu
table-invite-note = Linkin avaaja voi istua pöytään tai katsoa.

## Monta yhdellä näytöllä
table-curtain = { $name }, sinun vuorosi
table-curtain-note = Kenenkään muun ei pitäisi nyt katsoa näyttöä.
table-curtain-up = Minä olen { $name }

## Loppu
table-you-won = Voitit
table-won =
    { $n ->
        [one] Voittaja on { $names }
       *[other] Voittajat ovat { $names }
    }
table-to-review = Pistelasku ja katsaus
table-rematch = Pelaa uudelleen
table-to-rematch = Seuraavaan peliin
table-see-board = Katso pelilautaa
