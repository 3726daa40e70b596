# Lyhyet säännöt: Märklin.
help-marklin-start =
    Sinulla on alussa { $pieces } junavaunua, { $passengers } matkustajaa ja { $hand ->
        [one] { $hand } kortti
       *[other] { $hand } korttia
    }. Sano, kuinka moni menolipuistasi ({ $dealt }) on pitkä ja kuinka moni lyhyt, ja pidä niistä vähintään { $kept }.
help-marklin-turn = Vuorollasi teet yhden asian: nostat kortteja, rakennat reitin, nostat menolippuja tai siirrät matkustajaa. Sitten on seuraavan pelaajan vuoro.
help-marklin-plus4 = Vetureita on kahta lajia. Tavalliset käyvät joka reitille. +4-veturit käyvät vain vähintään neljän ruudun reiteille, mutta ne nostetaan kuin muutkin kortit.
help-marklin-tickets = Lyhyillä ja pitkillä menolipuilla on omat pakkansa. Kun nostat, sano, kuinka monta haluat kumpaakin, yhteensä { $drawn }, ja pidä vähintään { $keep }. Loput menevät pakkojensa alle.
help-marklin-countries = Jotkin menoliput vievät naapurivaltioon. Mikä tahansa rajanylitys sinne käy, mutta maan läpi ei pääse eteenpäin.
help-marklin-heading-passengers = Matkustajat
help-marklin-passenger = Kun rakennat reitin, saat sijoittaa yhden matkustajistasi kaupunkiin sen jommassakummassa päässä.
help-marklin-ride = Muun sijasta voit antaa matkustajan kulkea omia reittejäsi niin pitkälle kuin haluat, jokaista reittiä kerran. Jokaisesta kaupungista matkan varrella, ensimmäisestäkin, se ottaa päällimmäisen tavaran. Tavaroista saat pisteet heti, ja matkustaja palaa kotiin.
help-marklin-fare = Matkustajakortilla se saa käyttää yhtä vastustajan reittiä, kahdella kortilla kahta. Reitin rakentamista ei koskaan makseta matkustajakorteilla.
help-marklin-merchandise = Arvokkaimmat tavarat ovat päällimmäisinä, joten kannattaa olla ajoissa.
