# Käyttöliittymä selaimessa: sivut pöydän ympärillä ja se, mikä kaikille sivuille on yhteistä.

## Kaikkialla
app-page-title = { $title } · Whistlestop
app-loading = Hetkinen…
app-not-found = Tässä osoitteessa ei ole mitään.
app-not-loaded = Sivu ei tullut perille
    .text = Palvelin on ehkä pysäytetty tai yhteys on poikki. Yksikään peli ei katoa siitä.
app-try-again = Yritä uudelleen
app-to-start = Aloitussivulle
app-close = Sulje
app-skip = Siirry sisältöön
app-unofficial = Whistlestop on epävirallinen: sillä ei ole yhteyttä pelien julkaisijaan, eikä siinä ole mitään julkaisijan tekemää.
app-you = sinä
app-somebody = joku
app-free-seat = vapaa paikka

## Ylärivi
app-menu-places = Sivut
app-menu-play = Pelaa
app-menu-new = Uusi pöytä
app-menu-rules = Säännöt
app-menu-statistics = Tilastot
app-menu-settings = Asetukset
app-menu-about = Tietoja
app-menu = Valikko
app-menu-of = Valikko: { $name }
app-language = Kieli
app-language-now = Nyt kaikki on suomeksi.
app-theme-to-light = Päivänvalo
app-theme-to-dark = Yö
app-name = Nimesi
app-name-note = Muut näkevät sen pöydissä. Tilejä ei ole; nimi pysyy tässä selaimessa.

## Aloitussivu
app-start = Minne matka?
app-mine = Pelisi
app-game-with = mukana { $names }
app-game-alone = muita ei vielä ole
app-game-waits =
    { $n ->
        [one] odottaa vielä yhtä pelaajaa
       *[other] odottaa vielä { $n } pelaajaa
    }
app-game-paused = tauolla
app-game-yours = Sinun vuorosi
app-game-theirs = Vuorossa { $name }
app-game-several = muut valitsevat
app-game-ended = lopetettiin ilman pisteitä
app-game-won = sinä voitit
app-game-shared = jaettu voitto
app-game-lost = voitto: { $names }
app-points-of = { $name }: { $points }
app-finished = Päättyneet pelit
app-finished-all = Näytä kaikki { $n }
app-finished-statistics = Miten pelisi sujuivat
app-forget = Poista luettelosta: { $title }

app-quick = Heti tietokonetta vastaan
app-quick-others = Vastustajia
# Mitä ruudunlukija sanoo luvun tilalla
app-quick-others-of =
    { $n ->
        [one] yksi vastustaja
       *[other] { $n } vastustajaa
    }
app-quick-go = Pelaa: { $title }
app-another-title = Kaikki pelit
app-players = { $least }–{ $most } pelaajaa
app-with-dice = { $title } ja nopat
app-dice = Nopat korttien sijasta

app-level = Miten hyvin ne pelaavat
app-level-errs-often = Suunnittelija { $rating }
    .text = Sillä on suunnitelma, mutta joka viides siirto on päähänpisto. Hyvää seuraa ensimmäiseen peliin.
app-level-errs-seldom = Suunnittelija { $rating }
    .text = Suunnittelee kaikki menolippunsa yhdessä ja erehtyy silloin tällöin. Sopiva vastus perheelle.
app-level-plans = Suunnittelija { $rating }
    .text = Suunnittelee kaikki menolippunsa yhdessä, pitää pelin loppua silmällä eikä vitkastele.
app-level-searches = Etsijä { $rating }
    .text = Pelaa läpi satoja mahdollisia jatkoja, ennen kuin päättää. Ota mukaan paras suunnitelmasi.

app-first-game = Etkö ole pelannut ennen?
    .text = Oikea peli oikealla pelilaudalla, ja vierelläsi opas, joka kertoo, mitä katsoa seuraavaksi. Ensiaskeliin menee viisi minuuttia.
app-first-game-go = Aloita opastettu peli
app-first-game-on = Jatka peliä
app-first-game-again = Aloita alusta

app-own-table = Oma pöytäsi
    .text = Ystäviä tällä näytöllä tai muualla, kaikenlaisia tietokoneita, kelloja, talon sääntöjä.

app-open-tables = Pöytiä, jotka odottavat sinua
app-open-none = Missään julkisessa pöydässä ei ole juuri nyt vapaata paikkaa.
app-open-with = mukana { $names }
app-open-options =
    { $n ->
        [one] yksi talon sääntö
       *[other] { $n } talon sääntöä
    }
app-open-sit = Istu pöytään
app-open-sit-at = Istu pöytään: { $title }
app-open-watch = Katso vain
app-link = Lähettikö joku sinulle linkin?
app-link-form = http://…/t/…
app-link-go = Avaa
app-link-wrong = Tämä ei ole linkki pöytään. Sellainen on esimerkiksi http://…/t/k3mq7xzp, usein jotain vielä #-merkin perässä.

## Kellot
app-seconds =
    { $n ->
        [one] yksi sekunti
       *[other] { $n } sekuntia
    }
app-minutes =
    { $n ->
        [one] yksi minuutti
       *[other] { $n } minuuttia
    }
app-days =
    { $n ->
        [one] yksi päivä
       *[other] { $n } päivää
    }
app-clock-move-of = { $span } päätöstä kohti
app-clock-days-of = { $span } siirtoa kohti

## Uusi pöytä
app-new = Uusi pöytä
app-new-game = Mikä peli?
app-new-rules = Säännöt lyhyesti
app-own-board = Oma pelilauta
app-dice-note = Nopat korttien sijasta: heitä reittisi nopilla.
app-new-seats = Ketkä pelaavat?
app-seat = Paikka { $n }
app-seat-open = Vapaa paikka
    .text = Sille, joka tulee pöydän linkistä.
app-seat-here = Joku tällä näytöllä
    .text = Käytätte samaa näyttöä; vuorojen välissä verho peittää kortit.
app-seat-bot = Tietokone
app-seat-name = Nimi
app-seat-remove = Poista paikka { $n }
app-seat-add-open = Lisää vapaa paikka
app-seat-add-here = Lisää joku tähän
app-seat-add-bot = Lisää tietokone
app-levels = Tasot
app-characters = Luonteet
app-bot-hungry = Ahne
    .text = Suunnittelee kaikki menolippunsa yhdessä eikä saa niistä koskaan kyllikseen.
app-bot-long-route = Kaukojuna
    .text = Pitää vain muutaman menolipun ja rakentaa pitkiä reittejä.
app-bot-one-step = Yksi askel
    .text = Rakentaa reitin, josta on eniten apua juuri nyt, eikä katso koskaan pidemmälle.
app-bot-path = Tiennäyttäjä
    .text = Suorittaa menolipun toisensa jälkeen, kunkin lyhintä tietä.
app-bot-random = Oikku
    .text = Tekee mitä tahansa sallittua. Ei tiedä itsekään, mitä seuraavaksi tulee.
app-new-open = Kuka löytää tämän pöydän?
app-new-by-link = Se, jolla on linkki
    .text = Saat linkin, jonka voit lähettää ystävillesi.
app-new-public = Kaikki
    .text = Palvelimen avaava näkee pöydän luettelossa, kunnes kaikki paikat on varattu.
app-new-how = Miten?
app-clock = Miettimisaika
app-clock-none = Ei kelloa
    .text = Käytä aikaa niin paljon kuin haluat.
app-clock-move = Päätöstä kohti
    .text = Jos aikasi loppuu, tietokone pelaa puolestasi, kunnes palaat.
app-clock-days = Päiviä
    .text = Peli vähän kerrallaan: kaikki käyvät katsomassa silloin tällöin.
app-clock-long = Jokaiseen päätökseen
app-clock-long-days = Jokaiseen siirtoon
app-new-chat = Keskustelu pöydässä
app-new-aids = Muistin tuki
    .text = Näytä kaikki nähty, kuten näkyvät kortit, jotka muut ovat ottaneet, eikä vain sitä, mitä pöydällä nyt on.
app-new-name = Pöydän nimi, jos haluat
app-new-name-example = Perjantaiporukka
app-house = Talon säännöt
app-house-none = kaikki tavalliseen tapaan
app-house-changed =
    { $n ->
        [one] yksi muutettu
       *[other] { $n } muutettu
    }
app-house-general = Kaikilla pelilaudoilla
app-house-dice = Noppien kanssa
app-house-mark = muutettu
app-house-usual = { $value } (tavallinen)
app-house-order = tässä järjestyksessä…
app-house-place = { $n }. kohde
app-house-reset = Kaikki taas tavalliseen tapaan
app-new-then = Peli alkaa heti.
app-new-then-open = Peli alkaa heti, kun kaikki paikat on varattu. Seuraavaksi näet linkit muille.
app-new-go = Aloita
app-new-go-open = Avaa pöytä

## Säännöt
app-rule = Sääntö { $id }
app-rules-lead = Jokainen peli viidessä minuutissa. Pienet merkit, kuten NC-40, avaavat tarkan säännön.
app-rules-which = Pelivälineet
app-rules-cards = Kortit
app-rules-dice = Nopat
app-rules-play = Pelaa tätä
app-rules-others = Muut pelit

## Asetukset
app-settings-note = Kaikki tämä pysyy tässä selaimessa ja tulee heti voimaan.
app-settings-you = Sinä
app-settings-look = Ulkoasu
app-settings-play = Pöydässä
app-theme = Valo
app-theme-system = Kuten järjestelmä
app-theme-light = Päivä
app-theme-dark = Yö
app-calm = Ei liikettä
    .text = Mikään ei liiku; viimeksi tehty saa kehyksen.
app-confirm = Kysy ennen siirtoa
    .text = Yksi napsautus lisää, lipsahdusten varalta.
app-sound = Äänet
    .text = Kortti, vihellys, kello, kun on sinun vuorosi.
app-notify = Kerro, kun on minun vuoroni
    .text = Ilmoituksella, kun tämä sivu on taustalla.
app-notify-refused = Selaimesi ei anna tämän sivun ilmoittaa. Sen voi muuttaa selaimen asetuksista tälle sivulle.
app-notify-cannot = Selaimesi sallii tämän vain salatulla yhteydellä (https) tai samalla koneella. Välilehden otsikko kertoo sen silti.

## Tilastot
app-statistics-none = Täältä näet, miten pelisi ovat sujuneet. Pelaa yksi loppuun, niin se on ensimmäinen.
app-statistics-all =
    { $games ->
        [one] Yksi peli, { $won ->
            [0] ei voittoa.
           *[other] voitto.
        }
       *[other] { $games } peliä, voittoja { $won }.
    }
app-statistics-table = Vastustajittain
app-statistics-against = Vastassa
app-statistics-games = Pelejä
app-statistics-won = Voittoja
app-statistics-mean = Pisteitä keskimäärin
app-statistics-best = Paras
app-statistics-plot = Pisteesi peli peliltä, { $least }–{ $most }; luvut ovat taulukossa.
app-statistics-points = Pisteesi peli peliltä
app-statistics-later = myöhemmin →

## Tietoja
app-about = Tietoja Whistlestopista
app-about-what = Whistlestop pelaa Menolippu-perheen (Ticket to Ride) pelejä omalla koneellasi: seitsemän peliä, nopat ja Korttipeli, tietokonetta vastaan, yhden näytön ääressä tai muualla olevien ystävien kanssa.
app-about-how = Jokaisella säännöllä on numero, ja jos jokin ei ole sallittua, näet, mikä sääntö sen kieltää. Tietokonepelaajat näkevät saman kuin pelaaja eivätkä mitään muuta.
app-about-version = Tämä on versio { $version }.
app-about-unofficial = Epävirallinen
app-about-buy = Jos pidät näistä peleistä, osta ne laatikossa: ne ovat kauniita, ja tekijät ansaitsevat sen.
app-about-own = Omia pelilautoja
    .text = Kaksi pelilautaa ei voi olla samoja kuin painetut, ja ne sanovat sen itsekin:
app-about-private = Mitä tallennetaan
    .text = Ei tiliä, ei seurantaa, mitään ei ladata muualta. Palvelin säilyttää pelit; nimesi, asetuksesi ja paikkojesi avaimet pysyvät tässä selaimessa.
app-about-licence = Lisenssit
    .text = Whistlestop on avointa lähdekoodia lisenssillä Apache-2.0. Sovelluksessa ovat kiitoksin mukana myös:
app-about-public-domain = vapaasti käytettävissä
app-about-protocol = Miten ohjelmat puhuvat tämän palvelimen kanssa
