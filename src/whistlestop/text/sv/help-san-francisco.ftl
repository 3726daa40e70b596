# Regler i korthet: San Francisco.
help-san-francisco-idea = En stad som man korsar på en kvart: Samla kort, ställ ut dina spårvagnar, bind ihop platserna på dina biljettkort och ta med souvenirer hem.
help-san-francisco-start = Du börjar med { $pieces } spårvagnar och { $hand } kort. Du får { $dealt } biljettkort och behåller minst { $kept }.
help-san-francisco-stacks = Souvenirer av sju slag ligger i staplar: fem på de markerade sevärdheterna, och två som spelarna själva lägger någonstans på spelplanen före den första turen.
help-san-francisco-wild = Färjekort är jokern: Ett sådant gäller som ett kort i vilken färg som helst, på alla sträckor.
help-san-francisco-cards-dear = Ett uppvänt färjekort kostar hela draget: Det är det enda kort du tar, och du får inte ta det som ditt andra.
help-san-francisco-cards-flush = Så fort tre av de fem uppvända korten är färjekort slängs alla fem och fem nya läggs upp.
help-san-francisco-ferries = Varje färjesymbol på en sträcka måste betalas med ett färjekort; de andra rutorna betalas som vanligt.
help-san-francisco-heading-souvenirs = Souvenirer
help-san-francisco-souvenir = När du mutar in en sträcka tar du en souvenir från en av dess ändar, om det finns en av ett slag som du inte har än. Finns det en i båda ändarna väljer du.
help-san-francisco-souvenir-points = Sju olika souvenirer ger 12 poäng, sex 9, fem 6, fyra 4, tre 2 och två 1.
help-san-francisco-end = Den som avslutar sin tur med högst { $end } spårvagnar inleder slutet: Alla får en sista tur, den spelaren själv sist.
