# Korte regler: San Francisco.
help-san-francisco-idea = En by man krysser på et kvarter: Samle kort, sett ut trikkene dine, bind sammen stedene på billettene dine og ta med suvenirer hjem.
help-san-francisco-start = Du begynner med { $pieces } trikker og { $hand } kort. Du får { $dealt } billetter og beholder minst { $kept }.
help-san-francisco-stacks = Suvenirer av sju slag ligger i stabler: fem på de merkede severdighetene, og to som spillerne selv legger et sted på brettet før den første turen.
help-san-francisco-wild = Fergekort er jokeren: Ett gjelder som et kort i en hvilken som helst farge, på alle strekninger.
help-san-francisco-cards-dear = Et åpent fergekort koster hele trekket: Det er det eneste kortet du tar, og du kan ikke ta det som det andre.
help-san-francisco-cards-flush = Så snart tre av de fem åpne kortene er fergekort, kastes alle fem, og fem nye legges ut.
help-san-francisco-ferries = Hvert fergesymbol på en strekning må betales med et fergekort; de andre feltene betales som vanlig.
help-san-francisco-heading-souvenirs = Suvenirer
help-san-francisco-souvenir = Når du gjør krav på en strekning, tar du en suvenir fra en av endene, hvis det ligger en av et slag du ikke har ennå. Ligger det en i begge ender, velger du.
help-san-francisco-souvenir-points = Sju forskjellige suvenirer gir 12 poeng, seks 9, fem 6, fire 4, tre 2 og to 1.
help-san-francisco-end = Den som avslutter turen sin med høyst { $end } trikker, innleder slutten: Alle får en siste tur, den spilleren selv sist.
