# Korte regler: Kortspillet.
help-card-game-idea = Ikke noe brett og ingen tog: Det er kortene dine som reiser. Legg dem i togstallen din, få dem trygt ut på skinnene og betal for billettene dine med det som har kommet fram.
help-card-game-start = Du begynner med et lokomotiv og { $hand } kort til. Du får { $dealt } billetter og beholder så mange du vil, men minst { $kept }.
help-card-game-heading-yard = Fra togstallen ut på skinnene
help-card-game-to-track = Turen din begynner i togstallen: Det øverste kortet i hver rad der legges med baksiden opp i På-skinner-bunken din. Ingen ser på det igjen før poengene telles, ikke engang du. Det som ligger der, er trygt.
help-card-game-turn = Så gjør du én ting: trekker kort, legger kort i togstallen din eller trekker billetter.
help-card-game-cards = Ta to kort: blant de fem åpne eller fra bunken. Et åpent lokomotiv koster hele trekket.
help-card-game-heading-lay = Legge kort
help-card-game-lay = Legg to eller flere kort i samme farge som en rad, gjerne med lokomotiver; de legges øverst. Eller legg nøyaktig tre kort i tre forskjellige farger, uten lokomotiver: tre rader med ett kort.
help-card-game-lay-own = Du kan ikke legge en farge som allerede ligger i din egen togstall.
help-card-game-rob = Ligger fargen i en annen spillers togstall, må du legge flere kort av den enn det ligger der. Da raner du toget: Den andre raden kastes.
help-card-game-tickets = Når du trekker billetter, tar du { $drawn } og beholder så mange du vil, eller ingen. Resten legges under bunken.
help-card-game-complete = En billett krever kort i bestemte farger. Når det siste kortet i bunken er tatt og alle har hatt en tur til, betaler du for billettene dine med kortene i På-skinner-bunken din. Et lokomotiv gjelder som et hvilket som helst kort, og hvert kort betaler bare for én billett.
help-card-game-choose = Du velger hvilke billetter du fullfører; spillet foreslår det beste valget.
help-card-game-four = Med fire spillere er det to runder: Etter den første stokkes alle kort unntatt dem på hånden, alle får fire til, og spillet går videre.
help-card-game-score = Billetter du har fullført, gir poengene sine; de andre koster sine.
help-card-game-bonus = For hver av de seks storbyene får den som har fullført flest billetter til byen, bonusen for den.
help-card-game-ties = Ved like mange poeng avgjør flest fullførte billetter og deretter flest storbybonuser.
