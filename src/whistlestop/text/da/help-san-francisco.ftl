# Korte regler: San Francisco.
help-san-francisco-idea = En by, man kommer gennem på et kvarter: Saml kort, sæt dine sporvogne, forbind stederne på dine rutekort, og få turistmarkører med hjem.
help-san-francisco-start = Du begynder med { $pieces } sporvogne og { $hand } kort. Du får { $dealt } rutekort og beholder mindst { $kept }.
help-san-francisco-stacks = Turistmarkører af syv slags ligger i stakke: fem på de markerede seværdigheder, og to, som spillerne selv lægger et sted på spillepladen før den første tur.
help-san-francisco-wild = Færgekort er jokeren: Ét står for et kort i en hvilken som helst farve, på alle strækninger.
help-san-francisco-cards-dear = Et synligt færgekort koster hele trækket: Det er det eneste kort, du tager, og du kan ikke tage det som det andet.
help-san-francisco-cards-flush = Så snart tre af de fem synlige kort er færgekort, ryddes alle fem væk, og der lægges fem nye op.
help-san-francisco-ferries = Hvert færgesymbol på en strækning skal betales med et færgekort; de andre felter betales som sædvanlig.
help-san-francisco-heading-souvenirs = Turistmarkører
help-san-francisco-souvenir = Når du gør krav på en strækning, tager du en turistmarkør fra en af dens ender, hvis der ligger en af en slags, du ikke har endnu. Ligger der en i begge ender, vælger du.
help-san-francisco-souvenir-points = Syv forskellige turistmarkører giver 12 point, seks 9, fem 6, fire 4, tre 2 og to 1.
help-san-francisco-end = Den, der slutter sin tur med højst { $end } sporvogne, indleder slutningen: Alle får en sidste tur, og den spiller er selv den sidste.
