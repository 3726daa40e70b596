# Korte regler: det, som flere spil har til fælles.

help-heading-idea = Hvad det går ud på
help-heading-start = Før den første tur
help-heading-turn = Din tur
help-heading-cards = Træk kort
help-heading-claim = Gør krav på en strækning
help-heading-ferries = Færger
help-heading-tunnels = Tunneller
help-heading-tickets = Rutekort
help-heading-end = Slutningen

help-idea = Saml kort, betal med dem for strækninger mellem nabobyer, og forbind byerne på dine rutekort. Den, der har flest point til sidst, vinder.
help-start = Du begynder med { $pieces } togvogne og { $hand } kort. Du får { $dealt } rutekort og beholder mindst { $kept } af dem; ingen andre ser hvilke.
help-turn = I din tur gør du én ting: trækker kort, gør krav på en strækning eller trækker rutekort. Så er det den næstes tur.

help-cards = Tag to kort: blandt de fem synlige eller fra bunken. Et synligt kort, du tager, bliver straks erstattet, så kig igen, før du tager det andet.
help-cards-dear = Et synligt lokomotiv koster hele trækket: Det er det eneste kort, du tager, og du kan ikke tage det som det andet. Et lokomotiv fra bunken er bare held.
help-cards-easy = Lokomotiver trækkes som alle andre kort: Du må gerne tage to synlige.
help-cards-flush = Så snart tre af de fem synlige kort er lokomotiver, ryddes alle fem væk, og der lægges fem nye op.

help-claim = Betal lige så mange kort, som strækningen har felter: i strækningens farve eller alle i én valgfri farve, hvis strækningen er grå. Dine togvogne sættes på felterne, og du får straks dine point. Strækningen behøver ikke røre ved dine andre.
help-points = Lange strækninger betaler sig: { $lengths } felter giver { $points } point.
help-wild = Et lokomotiv står for et kort i en hvilken som helst farve, på alle strækninger.
help-doubles = Ingen må eje begge spor i et dobbeltspor. Med færre end { $open } spillere lukkes det andet spor, så snart der er gjort krav på det ene.

help-ferries = Hvert lokomotiv, der er trykt på en færge, skal betales med et lokomotiv; de andre felter betales som sædvanlig.
help-tunnels = Man ved aldrig, hvad en tunnel koster. Læg dine kort, og vend så tre kort fra bunken: For hvert kort i din farve og for hvert lokomotiv betaler du ét kort mere, i den farve eller et lokomotiv.
help-tunnels-wild = Lægger du kun lokomotiver, tæller kun de lokomotiver, der vendes, og kun lokomotiver betaler for dem.
help-tunnels-decline = Kan eller vil du ikke betale, tager du dine kort tilbage, og din tur er slut.

help-tickets = Et rutekort nævner to byer. Hvis dine egne strækninger forbinder dem til sidst, ad hvilken vej det end er, får du dets point; ellers mister du dem. Rutekort er hemmelige indtil da.
help-tickets-under = Når du trækker rutekort, tager du { $drawn } og beholder mindst { $keep }. Resten lægges under bunken.
help-tickets-gone = Når du trækker rutekort, tager du { $drawn } og beholder mindst { $keep }. Resten tages ud af spillet, så bunken kan slippe op.

help-end = Den, der slutter sin tur med højst { $end } togvogne, indleder slutningen: Alle får en sidste tur, og den spiller er selv den sidste.
help-scoring = Så vises alle rutekort, og deres point lægges til eller trækkes fra.
help-longest = Den længste, ubrudte strækning giver { $longest } point. Den må krydse sig selv og gå i ring, men hvert spor bruges kun én gang.
help-globetrotter = Flest gennemførte rutekort giver { $globetrotter } point.
help-ties-tickets = Står det lige, afgør flest gennemførte rutekort.
