# Lyhyet säännöt: San Francisco.
help-san-francisco-idea = Kaupunki, jonka ehtii halki vartissa: kerää kortteja, aseta kaapelivaunusi, yhdistä menolippujesi paikat ja tuo kotiin matkamuistoja.
help-san-francisco-start = Sinulla on alussa { $pieces } kaapelivaunua ja { $hand } korttia. Saat { $dealt } menolippua ja pidät niistä vähintään { $kept }.
help-san-francisco-stacks = Seitsemää lajia matkamuistoja on pinoissa: viisi pinoa merkityissä nähtävyyksissä, ja kaksi, jotka pelaajat sijoittavat itse jonnekin pelilaudalle ennen ensimmäistä vuoroa.
help-san-francisco-wild = Lauttakortit ovat jokereita: yksi käy minkä tahansa värisestä kortista, joka reitillä.
help-san-francisco-cards-dear = Näkyvissä oleva lauttakortti vie koko noston: se on ainoa korttisi, eikä sitä saa ottaa toiseksi.
help-san-francisco-cards-flush = Heti kun viidestä näkyvissä olevasta kortista kolme on lauttakortteja, kaikki viisi poistetaan ja tilalle tulee viisi uutta.
help-san-francisco-ferries = Jokainen reitin lauttasymboli on maksettava lauttakortilla; muut ruudut maksetaan tavalliseen tapaan.
help-san-francisco-heading-souvenirs = Matkamuistot
help-san-francisco-souvenir = Kun rakennat reitin, otat matkamuiston sen jommastakummasta päästä, jos siellä on laji, jota sinulla ei vielä ole. Jos molemmissa päissä on, saat valita.
help-san-francisco-souvenir-points = Seitsemän erilaista matkamuistoa tuo 12 pistettä, kuusi 9, viisi 6, neljä 4, kolme 2 ja kaksi 1.
help-san-francisco-end = Kun joku päättää vuoronsa ja hänellä on enintään { $end } kaapelivaunua, alkaa loppu: kaikilla on vielä yksi vuoro, hänellä viimeisenä.
