# Lyhyet säännöt: Yhdysvallat.
help-usa-idea = Tästä pelistä kaikki alkoi: junalla rannikolta rannikolle. Lyhin tie kahden kaupungin välillä ei aina ole enää vapaana.
help-usa-advice = Menolippu, jota et saa valmiiksi, vie yhtä paljon kuin se lupasi. Harmaat reitit kelpuuttavat minkä tahansa värin, joten kaikki haluavat lyhyet: älä odota liian kauan.
help-usa-ties = Tasapisteissä ratkaisee suoritettujen menolippujen määrä, sen jälkeen pisin yhtenäinen reitti.
