# Pelit: nimi ja rivi jokaisesta.

title-card-game = Korttipeli
    .tagline = Ilman pelilautaa: pelaa korttirivejä, varjele ne ryöväreiltä ja maksa niillä matkasi halki Yhdysvaltojen.
title-europe = Eurooppa
    .tagline = Edinburghista Konstantinopoliin: tunneleita, lauttoja ja asemia, jotka lainaavat naapurin reittiä.
title-marklin = Märklin
    .tagline = Halki Saksan matkustajien kanssa, jotka keräävät tavaroita matkan varrelta.
title-nordic = Pohjoismaat
    .tagline = Vuonoja, lauttoja ja pitkä matka Murmanskiin, kahdelle tai kolmelle.
title-san-francisco = San Francisco
    .tagline = Kaksikymmentä kaapelivaunua, kaupungillinen matkamuistoja ja nopea peli.
title-switzerland = Sveitsi
    .tagline = Tunneleita kaikkialla ja menolippuja kokonaisiin maihin, kahdelle tai kolmelle.
title-usa = Yhdysvallat
    .tagline = Se alkuperäinen: rannikolta rannikolle, jopa viidelle, ilman koukeroita.
title-with-dice = { $title } ja nopat
title-players = { $least }–{ $most } pelaajaa
