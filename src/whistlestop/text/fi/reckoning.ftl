# Pelin loppu: miksi se päättyi, pistelaskun jokainen rivi ja kuka voitti.

reckoning-heading = Pistelasku
reckoning-why-pieces = Joku oli käyttänyt lähes kaikki vaununsa, joten kaikilla oli vielä yksi vuoro.
reckoning-why-passes = Kukaan ei voinut enää tehdä mitään.
reckoning-why-deck = Viimeinen kortti nostettiin, joten kaikilla oli vielä yksi vuoro.

## Rivit
reckoning-tracks = Reitit
reckoning-ticket-completed = { $ticket }, suoritettu
reckoning-ticket-failed = { $ticket }, suorittamatta
reckoning-bonus-globetrotter =
    { $n ->
        [one] Eniten suoritettuja menolippuja: { $n }
       *[other] Eniten suoritettuja menolippuja: { $n }
    }
reckoning-bonus-longest =
    { $n ->
        [one] Pisin yhtenäinen reitti: { $n } junavaunu
       *[other] Pisin yhtenäinen reitti: { $n } junavaunua
    }
reckoning-bonus-stations = Käyttämättömät asemat
reckoning-bonus-souvenirs = Matkamuistot
reckoning-bonus-merchandise = Tavarat
reckoning-bonus-city = Eniten menolippuja: { $city }
reckoning-total = Yhteensä

## Kuka voitti
reckoning-winner =
    { $you ->
        [yes] Voitit! Sait { $points ->
            [one] { $points } pisteen
           *[other] { $points } pistettä
        }.
       *[no] Voittaja on { $who }: { $points ->
            [one] { $points } piste
           *[other] { $points } pistettä
        }.
    }
reckoning-shared =
    { $points ->
        [one] Voiton jakavat { $who }, kullakin { $points } piste.
       *[other] Voiton jakavat { $who }, kullakin { $points } pistettä.
    }

## Mikä ratkaisi tasapisteissä
reckoning-tie-most-tickets = Pisteet menivät tasan; useammat suoritetut menoliput ratkaisivat.
reckoning-tie-longest-path = Pisteet menivät tasan; pisin yhtenäinen reitti ratkaisi.
reckoning-tie-longest-holder = Pisteet menivät tasan; pisimmän yhtenäisen reitin bonus ratkaisi.
reckoning-tie-fewest-stations = Pisteet menivät tasan; vähemmän rakennettuja asemia ratkaisi.
reckoning-tie-longest-ticket-route = Pisteet menivät tasan; suoritetun menolipun pisin yhteys ratkaisi.
reckoning-tie-merchandise = Pisteet menivät tasan; useammat pisteet tavaroista ratkaisivat.
reckoning-tie-most-bonus-cards = Pisteet menivät tasan; useammat kaupunkibonukset ratkaisivat.
reckoning-tie-shared = Pisteet menivät tasan, ja niin meni kaikki muukin, mikä olisi voinut ratkaista.
