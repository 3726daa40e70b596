# Mitä pöydässä tapahtuu, lause jokaisesta tapahtumasta.
# Nimet eivät taivu: pelaaja on lauseen alussa, paikat ja luettelot ovat kaksoispisteen jälkeen tai sulkeissa.

event-turn =
    { $you ->
        [yes] Sinun vuorosi.
       *[no] Vuorossa on { $who }.
    }
event-deal =
    { $you ->
        [yes] Saat kortteja: { $cards }.
       *[no] { $who } saa kortteja: { $cards }.
    }
event-deal-hidden =
    { $n ->
        [one] { $who } saa { $n } kortin.
       *[other] { $who } saa { $n } korttia.
    }
event-turn-up = Näkyviin käännettiin: { $cards }.
event-flush = Näkyvissä olevat kortit poistetaan ja tilalle tulee uudet.
event-reshuffle = Poistopakka sekoitetaan uudeksi nostopakaksi.
event-reveal = Tunnelista paljastui: { $cards }.
event-roll = Nopista tuli: { $dice }.
event-tunnel-roll =
    { $n ->
        [0] Tunnelinopista ei tullut yhtään tunnelia.
        [one] Tunnelinopista tuli { $n } tunneli.
       *[other] Tunnelinopista tuli { $n } tunnelia.
    }
event-stack =
    { $n ->
        [one] { $place }: { $n } × { $souvenir }.
       *[other] { $place }: { $n } × { $souvenir }.
    }
event-place-stack =
    { $you ->
        [yes] Sijoitat matkamuistot kohteeseen { $place }: { $n } × { $souvenir }.
       *[no] { $who } sijoittaa matkamuistot kohteeseen { $place }: { $n } × { $souvenir }.
    }
event-offer =
    { $you ->
        [yes] Nostat menolippuja: { $tickets }.
       *[no] { $who } nostaa menolippuja: { $tickets }.
    }
event-offer-hidden =
    { $n ->
        [one] { $who } nostaa { $n } menolipun.
       *[other] { $who } nostaa { $n } menolippua.
    }
event-keep =
    { $you ->
        [yes] Pidät: { $tickets }.
       *[no] { $who } pitää: { $tickets }.
    }
event-keep-none =
    { $you ->
        [yes] Et pidä yhtään menolippua.
       *[no] { $who } ei pidä yhtään menolippua.
    }
event-keep-hidden =
    { $n ->
        [one] { $who } pitää { $n } menolipun.
       *[other] { $who } pitää { $n } menolippua.
    }
event-keep-mixed = { $who } pitää menolippuja: pitkiä { $long }, lyhyitä { $short }.
event-mix =
    { $you ->
        [yes] Ilmoitat nostavasi menolippuja: pitkiä { $long }, lyhyitä { $short }.
       *[no] { $who } ilmoittaa nostavansa menolippuja: pitkiä { $long }, lyhyitä { $short }.
    }
event-pick-row =
    { $you ->
        [yes] Otat näkyvän kortin: { $card }.
       *[no] { $who } ottaa näkyvän kortin: { $card }.
    }
event-pick-blind =
    { $you ->
        [yes] Nostat pakasta kortin: { $card }.
       *[no] { $who } nostaa pakasta kortin: { $card }.
    }
event-pick-hidden = { $who } nostaa kortin pakasta.
event-claim =
    { $you ->
        [yes] Maksat reitin { $track }: { $paid }.
       *[no] { $who } maksaa reitin { $track }: { $paid }.
    }
event-placed =
    { $you ->
        [yes] Rakennat reitin { $track } ja saat { $points ->
            [one] { $points } pisteen
           *[other] { $points } pistettä
        }.
       *[no] { $who } rakentaa reitin { $track } ja saa { $points ->
            [one] { $points } pisteen
           *[other] { $points } pistettä
        }.
    }
event-laid =
    { $you ->
        [yes] Reitin { $track } hinnasta puuttuu vielä { $n ->
            [one] { $n } kortti
           *[other] { $n } korttia
        }.
       *[no] { $who }: reitin { $track } hinnasta puuttuu vielä { $n ->
            [one] { $n } kortti
           *[other] { $n } korttia
        }.
    }
event-surcharge =
    { $you ->
        [yes] Maksat tunnelista lisää: { $paid }.
       *[no] { $who } maksaa tunnelista lisää: { $paid }.
    }
event-surcharge-none = Tunneli ei maksa mitään lisää.
event-decline =
    { $you ->
        [yes] Et maksa tunnelia.
       *[no] { $who } ei maksa tunnelia.
    }
event-station =
    { $you ->
        [yes] Rakennat aseman ({ $place }) ja maksat: { $paid }.
       *[no] { $who } rakentaa aseman ({ $place }) ja maksaa: { $paid }.
    }
event-borrow =
    { $you ->
        [yes] Asemasi ({ $place }) käyttää reittiä { $track }.
       *[no] { $who }: asema ({ $place }) käyttää reittiä { $track }.
    }
event-passenger =
    { $you ->
        [yes] Sijoitat matkustajan: { $place }.
       *[no] { $who } sijoittaa matkustajan: { $place }.
    }
event-passenger-none =
    { $you ->
        [yes] Et sijoita matkustajaa.
       *[no] { $who } ei sijoita matkustajaa.
    }
event-ride =
    { $you ->
        [yes] Lähetät matkustajan matkaan: { $place }.
       *[no] { $who } lähettää matkustajan matkaan: { $place }.
    }
event-go = Matkustaja kulkee reittiä { $track }.
event-fare =
    { $you ->
        [yes] Maksat toisen reitistä: { $paid }.
       *[no] { $who } maksaa toisen reitistä: { $paid }.
    }
event-stop =
    { $points ->
        [one] Matkustaja jää pois ja tuo { $points } pisteen.
       *[other] Matkustaja jää pois ja tuo { $points } pistettä.
    }
event-souvenir =
    { $you ->
        [yes] Otat kohteesta { $place } mukaasi: { $souvenir }.
       *[no] { $who } ottaa kohteesta { $place } mukaansa: { $souvenir }.
    }
event-reroll =
    { $you ->
        [yes] Pidät: { $kept }. Heität loput uudelleen: { $dice }.
       *[no] { $who } pitää: { $kept }. Loput heitetään uudelleen: { $dice }.
    }
event-reroll-all =
    { $you ->
        [yes] Heität kaikki nopat uudelleen: { $dice }.
       *[no] { $who } heittää kaikki nopat uudelleen: { $dice }.
    }
event-reroll-none =
    { $you ->
        [yes] Pidät kaikki nopat.
       *[no] { $who } pitää kaikki nopat.
    }
event-tickets =
    { $you ->
        [yes] Käytät menolippujen nostamiseen: { $dice }.
       *[no] { $who } käyttää menolippujen nostamiseen: { $dice }.
    }
event-exchange =
    { $you ->
        [yes] Vaihdat: { $dice }. Tilalle saat: { $tokens }.
       *[no] { $who } vaihtaa: { $dice }. Tilalle tulee: { $tokens }.
    }
event-discard-tokens =
    { $you ->
        [yes] Palautat: { $tokens }.
       *[no] { $who } palauttaa: { $tokens }.
    }
event-to-track =
    { $you ->
        [yes] Siirrät ratapihaltasi raiteelle: { $cards }.
       *[no] { $who } siirtää ratapihaltaan raiteelle: { $cards }.
    }
event-lay =
    { $you ->
        [yes] Pelaat ratapihallesi: { $cards }.
       *[no] { $who } pelaa ratapihalleen: { $cards }.
    }
event-lay-as =
    { $you ->
        [yes] Pelaat ratapihallesi: { $cards }. Väri: { $colour }.
       *[no] { $who } pelaa ratapihalleen: { $cards }. Väri: { $colour }.
    }
event-rob =
    { $you ->
        [yes] Sinut ryöstetään: menetät rivin ({ $colour }).
       *[no] { $who } joutuu ryöstön uhriksi ja menettää rivin ({ $colour }).
    }
event-complete =
    { $you ->
        [yes] Suoritat: { $tickets }.
       *[no] { $who } suorittaa: { $tickets }.
    }
event-complete-none =
    { $you ->
        [yes] Et suorita yhtään menolippua.
       *[no] { $who } ei suorita yhtään menolippua.
    }
event-pass =
    { $you ->
        [yes] Passaat.
       *[no] { $who } passaa.
    }
event-score =
    { $you ->
        [yes] Sait yhteensä { $points ->
            [one] { $points } pisteen
           *[other] { $points } pistettä
        }.
       *[no] { $who } sai yhteensä { $points ->
            [one] { $points } pisteen
           *[other] { $points } pistettä
        }.
    }
event-end-pieces = Peli päättyi: joku on käyttänyt lähes kaikki vaununsa.
event-end-passes = Peli päättyi: kukaan ei voi enää tehdä mitään.
event-end-deck = Peli päättyi: kortit ovat loppuneet.
