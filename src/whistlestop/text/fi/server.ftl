# Mitä palvelimella itsellään on sanottavaa: miksi jokin ei käy, ja mitä pöydässä tapahtui pelin lisäksi.

# Miksi ei.  $given on se, mitä joku lähetti, $why syy sanoin.

server-plain = { $why }
server-no-form = Tätä pyyntöä ei voi lukea: { $where }: { $why }
server-no-flag = { $what } on true tai false, ei { $given }.
server-no-number = { $what } on kokonaisluku väliltä 0–{ $most }, ei { $given }.
server-no-text = { $what } on tekstiä, ei { $given }.
server-no-seq = { $what } on näkemäsi tilanteen numero, ei { $given }.
server-too-long =
    { $most ->
        [one] Kentässä { $what } on enintään { $most } merkki.
       *[other] Kentässä { $what } on enintään { $most } merkkiä.
    }
server-no-seats = seats on luettelo siitä, kuka istuu milläkin paikalla.
server-no-me = Yksi paikka on sinun: tasan yhden laji on ”me”.
server-no-seat-kind = Paikan laji on me, here, open tai bot, ei { $given }.
server-no-clock = Kellon laji on { $kinds }, ei { $given }.
server-no-seconds = Tällaisessa kellossa on { $least }–{ $most } sekuntia, ei { $given }.
server-no-options = options sisältää talon sääntöjen arvot niiden tunnuksilla.
server-no-bot = Tietokonepelaajaa { $given } ei ole; tarjolla: { $known }.
server-seed-with-others = Siemenluku paljastaisi, mikä on piilossa, joten se sopii vain pöytiin, joissa ei pelaa muita.
server-no-table = Tällaista pöytää ei ole.
server-no-file = Tässä osoitteessa ei ole mitään.
server-no-board = Korttipelissä ei ole pelilautaa.
server-no-seat = Tämä linkki ei avaa yhtään paikkaa tässä pöydässä. Se on ehkä korvattu uudemmalla.
server-not-your-seat = Tämä ei ole sinun paikkasi.
server-no-such-seat = Tällaista paikkaa ei ole.
server-not-host = Tämän voi tehdä vain se, joka avasi pöydän.
server-no-host-act = Pöydän isäntä voi tehdä näin: pause, resume, end, bot, person, kick tai swap, ei { $given }.
server-no-person = Paikalla pelaa jo ihminen.
server-no-kick = Paikalla ei istu ketään, jota voisi pyytää poistumaan.
server-no-free-seat = Tässä pöydässä ei ole vapaata paikkaa.
server-moved-on = Peli on jo edennyt; tilanne on nyt tämä.
server-not-begun = Peli ei ole vielä alkanut.
server-not-over = Peli ei ole vielä päättynyt; tallenne paljastaisi, mikä on piilossa.
server-rematched = Joku on jo avannut pöydän uudelleen; linkki on lokissa.
server-not-your-turn = Nyt ei ole sinun vuorosi.
server-no-undo = Nyt ei ole mitään, minkä voisit perua.
server-no-chat = Tässä pöydässä pelataan ilman keskustelua.
server-no-hint = Vihjettä ei löytynyt ajoissa.
server-status-waiting = Peli alkaa, kun kaikki paikat on varattu.
server-status-playing = Peli on jo käynnissä.
server-status-paused = Peli on tauolla.
server-status-over = Peli on päättynyt.
server-status-ended = Peli lopetettiin.
server-store = Tätä ei voitu tallentaa, joten mikään ei muuttunut. Yritä hetken kuluttua uudelleen.
server-no-json = Tämä viesti ei ole JSONia.
server-no-message = Viesti on olio, jolla on type.
server-no-type = Viestejä, joiden type on { $given }, ei ole.
server-no-hello = Ensimmäinen viesti on hello.
server-no-tokens = tokens on luettelo paikkojesi avaimista.
server-message-too-large = Viestissä on enintään { $most } merkkiä.
server-body-too-large = Pyynnössä on enintään { $most } tavua.
server-too-many-requests = Liian monta pyyntöä kerralla. Odota hetki.
server-too-many-tables = Olet avannut monta pöytää. Odota hetki ennen seuraavaa.
server-too-many-reviews = Juuri nyt käydään läpi useita pelejä. Yritä uudelleen minuutin kuluttua.
server-review-failed = Peliä ei ehditty käydä läpi ajoissa.
server-no-such-step = Pelissä ei ole tällaista päätöstä.
server-too-many-clients = Liian monta yhteyttä samasta osoitteesta.
server-too-much-said = Anna muillekin suunvuoro.
server-thinking = Edellistä vihjettä mietitään vielä.
server-table-full = Tällä pöydällä on liikaa katsojia.
server-wrong-host = Tätä palvelinta ei tunneta nimellä { $host }. Ylläpitäjä voi kertoa sen valitsimella --url.
server-wrong-origin = Sivut osoitteesta { $origin } eivät voi puhua tämän palvelimen kanssa.
server-metrics = Tätä voi kysyä vain kone itse.
server-hint = { $bot } tekisi näin: { $action }.

# Mitä pöydässä tapahtui.

server-note-sit =
    { $you ->
        [yes] Istut pöytään.
       *[no] { $who } istuu pöytään.
    }
server-note-bot =
    { $why ->
        [time]
            { $you ->
                [yes] Aikasi loppui; { $bot } pelaa puolestasi, kunnes palaat.
               *[no] Pelaajan aika loppui: { $who }. Sillä välin pelaa { $bot }.
            }
        [left]
            { $you ->
                [yes] Lähdit pöydästä; { $bot } pelaa puolestasi, kunnes palaat.
               *[no] { $who } lähti pöydästä. Sillä välin pelaa { $bot }.
            }
        [failed] Tietokonepelaajan peli keskeytyi: { $who }. Tilalle tulee { $bot }.
       *[host]
            { $you ->
                [yes] Pöydän isännän pyynnöstä puolestasi pelaa { $bot }.
               *[no] Pöydän isännän pyynnöstä paikalla { $who } pelaa { $bot }.
            }
    }
server-note-person =
    { $you ->
        [yes] Olet palannut.
       *[no] { $who } on palannut.
    }
server-note-kick =
    { $why ->
        [left]
            { $you ->
                [yes] Olet lähtenyt pöydästä.
               *[no] { $who } on lähtenyt pöydästä.
            }
       *[host]
            { $you ->
                [yes] Pöydän isäntä poisti sinut paikaltasi.
               *[no] Pöydän isäntä vapautti paikan: { $who }.
            }
    }
server-note-undo =
    { $you ->
        [yes] Perut siirtosi.
       *[no] { $who } peruu siirron.
    }
server-note-pause = Pöydän isäntä keskeyttää pelin tauolle.
server-note-resume = Peli jatkuu.
server-note-end = Pöydän isäntä lopettaa pelin; pisteitä ei lasketa.
server-note-rematch =
    { $you ->
        [yes] Haluat pelata uudelleen.
       *[no] { $who } haluaa pelata uudelleen.
    }
