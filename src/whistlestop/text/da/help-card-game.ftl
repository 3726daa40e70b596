# Korte regler: Kortspillet.
help-card-game-idea = Ingen spilleplade og ingen tog: Det er dine kort, der rejser. Læg dem i din remise, bring dem sikkert ud på skinnerne, og betal for dine rutekort med det, der er kommet frem.
help-card-game-start = Du begynder med et lokomotiv og { $hand } kort til. Du får { $dealt } rutekort og beholder så mange, du vil, men mindst { $kept }.
help-card-game-heading-yard = Fra remisen ud på skinnerne
help-card-game-to-track = Din tur begynder i remisen: Det øverste kort i hver af dine rækker lægges med bagsiden opad i din bunke på skinnerne. Ingen ser det igen før regnskabet, heller ikke du selv. Det, der ligger der, er i sikkerhed.
help-card-game-turn = Så gør du én ting: trækker kort, lægger kort i din remise eller trækker rutekort.
help-card-game-cards = Tag to kort: blandt de fem synlige eller fra bunken. Et synligt lokomotiv koster hele trækket.
help-card-game-heading-lay = Læg kort
help-card-game-lay = Læg to eller flere kort i samme farve som en række, også med lokomotiver, hvis du vil; de lægges øverst. Eller læg præcis tre kort i tre forskellige farver, uden lokomotiver: tre rækker med ét kort.
help-card-game-lay-own = Du kan ikke lægge en farve, der allerede ligger i din egen remise.
help-card-game-rob = Ligger farven i en anden spillers remise, skal du lægge flere kort af den, end der ligger dér. Så røver du toget: Den anden række smides.
help-card-game-tickets = Når du trækker rutekort, tager du { $drawn } og beholder så mange, du vil, eller ingen. Resten lægges under bunken.
help-card-game-complete = Et rutekort kræver kort i bestemte farver. Når det sidste kort i bunken er taget, og alle har haft en tur mere, betaler du for dine rutekort med kortene i din bunke på skinnerne. Et lokomotiv står for et hvilket som helst kort, og hvert kort betaler kun for ét rutekort.
help-card-game-choose = Du vælger, hvilke rutekort du gennemfører; spillet foreslår det bedste valg.
help-card-game-four = Med fire spillere er der to runder: Efter den første blandes alle kort undtagen dem på hånden, alle får fire til, og så spilles der videre.
help-card-game-score = Rutekort, du har gennemført, giver deres point; de andre koster deres.
help-card-game-bonus = For hver af de seks storbyer får den, der har gennemført flest rutekort til byen, dens bonus.
help-card-game-ties = Står det lige, afgør flest gennemførte rutekort og derefter flest storbybonusser.
