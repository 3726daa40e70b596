# Opastettu ensimmäinen peli: mitä opas sanoo. Jokaisella viestillä on otsikko ja sen alla .text.

tour-name = Ensimmäinen peli
tour-opponent = Ingrid
tour-open = Opas
tour-close = Lähetä opas pois
tour-show = Näytä minulle
tour-way = Ensimmäisen pelin vaiheista tehty { $done }/{ $all }

tour-welcome = Tervetuloa kyytiin
    .text = Pelilauta on tulossa.
tour-keep = Valitse menolippusi
    .text = Jokainen menolippu haluaa kaksi kaupunkia, jotka omat reittisi yhdistävät. Luku kertoo, mitä se tuo, tai vie, jos et onnistu. Kolme näistä viidestä on samalla linjalla, Helsingistä Stockholmin ja Oslon kautta Bergeniin: napauta niitä ja pidä ne.
tour-wait-first = Ingridkin valitsee
    .text = Kukaan ei näe muiden menolippuja. Katso sillä välin pelilautaa: kaupunkisi on merkitty.
tour-wait = Vuorossa { $name }
    .text = Seuraa pelilautaa; lokista näet, mitä tapahtui.
tour-draw = Nosta kaksi korttia
    .text =
        { $n ->
            [one] Reitti maksaa sen värisiä kortteja, yhtä monta kuin siinä on ruutuja. Reitissä { $track } on yksi ruutu; kerää tätä väriä: { $colour }. Ota kaksi korttia: viidestä näkyvästä tai sokkona pakasta.
           *[other] Reitti maksaa sen värisiä kortteja, yhtä monta kuin siinä on ruutuja. Reitissä { $track } on { $n } ruutua; kerää tätä väriä: { $colour }. Ota kaksi korttia: viidestä näkyvästä tai sokkona pakasta.
        }
tour-second = Ja toinen kortti
    .text = Ottamasi kortin tilalla on jo uusi, joten katso uudelleen. Sokkona pakastakin käy hyvin.
tour-collect = Kerää kortteja matkaasi
    .text =
        { $missing ->
            [one] Reitti { $track } on matkasi varrella: vielä yksi kortti ({ $colour }), niin voit rakentaa sen.
           *[other] Reitti { $track } on matkasi varrella: vielä { $missing } korttia ({ $colour }), niin voit rakentaa sen.
        }
tour-collect-wild = Veturit auttavat tässä
    .text =
        { $missing ->
            [one] Reitti { $track } on matkasi varrella: vielä yksi kortti ({ $colour }) tai veturi. Veturit käyvät vain tunneleissa ja lautoilla.
           *[other] Reitti { $track } on matkasi varrella: vielä { $missing } korttia ({ $colour }) tai vetureita. Veturit käyvät vain tunneleissa ja lautoilla.
        }
tour-claim = Voit rakentaa reitin
    .text =
        { $points ->
            [one] Sinulla on, mitä { $track } maksaa. Napauta sitä pelilaudalla: se tuo heti { $points } pisteen, eikä kukaan voi viedä sitä sinulta. Hohtavat reitit voi rakentaa.
           *[other] Sinulla on, mitä { $track } maksaa. Napauta sitä pelilaudalla: se tuo heti { $points } pistettä, eikä kukaan voi viedä sitä sinulta. Hohtavat reitit voi rakentaa.
        }
tour-claim-ferry = Lautta ulottuvilla
    .text =
        { $points ->
            [one] { $track } on lauttareitti: jokainen ruutu, jossa on veturi, vaatii veturin tai kolme mitä tahansa korttia sen sijasta. Korttisi riittävät; napauta sitä pelilaudalla. Se tuo { $points } pisteen.
           *[other] { $track } on lauttareitti: jokainen ruutu, jossa on veturi, vaatii veturin tai kolme mitä tahansa korttia sen sijasta. Korttisi riittävät; napauta sitä pelilaudalla. Se tuo { $points } pistettä.
        }
tour-claim-tunnel = Tunneli ulottuvilla
    .text =
        { $points ->
            [one] { $track } on tunneli. Kun olet pelannut korttisi, kolme käännetään: jokainen omanvärisesi ja jokainen veturi maksaa yhden kortin lisää. Pidä mieluiten yksi tai kaksi varalla. Tunneli tuo { $points } pisteen.
           *[other] { $track } on tunneli. Kun olet pelannut korttisi, kolme käännetään: jokainen omanvärisesi ja jokainen veturi maksaa yhden kortin lisää. Pidä mieluiten yksi tai kaksi varalla. Tunneli tuo { $points } pistettä.
        }
tour-chosen = Millä maksaa
    .text = Halvin tapa ensin. Säästä, mitä tarvitset muualla; vaihtaminen ei maksa mitään. Punainen painike tekee sen.
tour-pay = Vielä yksi valinta
    .text = Valitse, mistä voit parhaiten luopua.
tour-tunnel = Tunnelissa
    .text = Kolme korttia on näkyvissä. Maksa, mitä ne vaativat, tai käänny takaisin: silloin pidät korttisi, ja vain vuoro on mennyt.
tour-more-tickets = Kaikki on yhdistetty
    .text = Jokainen menolippu, jonka vielä voi suorittaa, on valmis. Vaunuja on jäljellä: nosta uusia menolippuja ja pidä se, joka on jo melkein valmis, tai rakenna pitkiä reittejä pisteiden vuoksi.
tour-keep-more = Uusia menolippuja
    .text = Pidä vähintään yksi. Se, johon tarvitaan vähiten vaunuja, on varmin; ne, joita et pidä, poistuvat pelistä.
tour-free = Rakenna, mikä kannattaa
    .text = Sinulla ei ole enää mitään kesken. Pitkät reitit kannattavat parhaiten: kuusi ruutua tuo 15 pistettä.
tour-end-near = Loppu on lähellä
    .text = Jollakulla on vaunuja jäljellä enää { $n }. Kun niitä on enintään kaksi, kaikilla on vielä yksi vuoro. Tee valmiiksi, minkä voit; älä nosta enää uusia menolippuja.
tour-last = Viimeinen vuoro
    .text = Tämä on viimeinen vuorosi. Rakenna reitti, joka tuo eniten, tai se, jolla suoritat menolipun.
tour-over = Pistelasku
    .text = Reitit, menoliput ja kymmenen pistettä eniten suoritetuista menolipuista. Se oli ensimmäinen pelisi. Entä nyt: toinen pelilauta, jolla on tunneleita kaikkialla tai asemia vieraissa kaupungeissa?

## Mikä onnistui juuri ensimmäistä kertaa
tour-praise-kept = Hyvin valittu.
tour-praise-drawn = Noin kortteja nostetaan.
tour-praise-claimed = Ensimmäinen reittisi: vaunusi pysyvät siinä loppuun asti.
tour-praise-connected = Menolippu on yhdistetty: sen pisteet ovat varmat.
tour-praise-over = Pääteasema, kaikki ulos!
