# Lyhyet säännöt: Sveitsi.
help-switzerland-wild = Veturit ovat vain tunneleita varten. Perusreitillä niistä ei ole hyötyä.
help-switzerland-heading-countries = Naapurivaltiot
help-switzerland-exits = Sveitsistä lähtevät reitit päättyvät heti rajan taakse. Sieltä ei pääse eteenpäin, ei edes saman maan toiselle rajanylitykselle.
help-switzerland-city = Jotkin menoliput vievät kaupungista johonkin useasta maasta. Riittää, että yllät yhteen; jos yllät useampaan, eniten pisteitä tuova lasketaan.
help-switzerland-country = Toiset vievät maasta johonkin useasta maasta, miltä tahansa rajanylitykseltä mille tahansa toiselle.
help-switzerland-lost = Jos et yllä yhteenkään, menetät menolipun pienimmän pistemäärän.
help-switzerland-ties = Tasapisteissä ratkaisee suoritettujen menolippujen määrä, sen jälkeen pisin yhtenäinen reitti.
