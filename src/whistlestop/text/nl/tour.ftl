# Het begeleide eerste spel: wat de coach zegt. Elk bericht heeft een kop en, in .text, de woorden eronder.

tour-name = Eerste spel
tour-opponent = Ingrid
tour-open = Coach
tour-close = Stuur de coach weg
tour-show = Laat zien
tour-way = { $done } van de { $all } stappen van een eerste spel gedaan

tour-welcome = Welkom aan boord
    .text = Het spelbord komt eraan.
tour-keep = Kies je bestemmingstickets
    .text = Elk bestemmingsticket wil twee steden verbonden door je eigen routes. Het getal is wat het oplevert, of kost als het niet lukt. Drie van deze vijf liggen op één lijn, van Helsinki via Stockholm en Oslo naar Bergen: tik die aan en houd ze.
tour-wait-first = Ingrid kiest ook
    .text = Niemand ziet de bestemmingstickets van anderen. Bekijk intussen het spelbord: je steden zijn gemarkeerd.
tour-wait = { $name } is aan de beurt
    .text = Houd het spelbord in de gaten; in het verloop staat wat er gebeurde.
tour-draw = Trek twee kaarten
    .text =
        { $n ->
            [one] Om een route te claimen betaal je kaarten in haar kleur, zoveel als ze vakjes heeft. { $track } heeft er { $n }; verzamel deze kleur: { $colour }. Neem twee kaarten, van de vijf open kaarten of blind van de stapel.
           *[other] Om een route te claimen betaal je kaarten in haar kleur, zoveel als ze vakjes heeft. { $track } heeft er { $n }; verzamel deze kleur: { $colour }. Neem twee kaarten, van de vijf open kaarten of blind van de stapel.
        }
tour-second = En de tweede kaart
    .text = De kaart die je nam, is al vervangen; kijk dus nog eens. Blind van de stapel mag ook.
tour-collect = Verzamel voor je weg
    .text =
        { $missing ->
            [one] { $track } ligt op je weg: nog { $missing } kaart ({ $colour }), en je kunt de route claimen.
           *[other] { $track } ligt op je weg: nog { $missing } kaarten ({ $colour }), en je kunt de route claimen.
        }
tour-collect-wild = Hier helpen locomotieven
    .text =
        { $missing ->
            [one] { $track } ligt op je weg: nog { $missing } kaart ({ $colour }), of een locomotief. Locomotieven kunnen alleen op tunnels en veerboten.
           *[other] { $track } ligt op je weg: nog { $missing } kaarten ({ $colour }), of locomotieven. Locomotieven kunnen alleen op tunnels en veerboten.
        }
tour-claim = Je kunt een route claimen
    .text =
        { $points ->
            [one] Je hebt wat { $track } kost. Tik de route aan op het spelbord: ze levert meteen { $points } punt op, en niemand kan ze je afnemen. Wat oplicht, kun je claimen.
           *[other] Je hebt wat { $track } kost. Tik de route aan op het spelbord: ze levert meteen { $points } punten op, en niemand kan ze je afnemen. Wat oplicht, kun je claimen.
        }
tour-claim-ferry = Een veerboot binnen bereik
    .text =
        { $points ->
            [one] { $track } is een veerboot: elk vakje met een locomotief wil er een, of drie willekeurige kaarten in de plaats. Je hebt genoeg; tik de route aan op het spelbord. Ze levert { $points } punt op.
           *[other] { $track } is een veerboot: elk vakje met een locomotief wil er een, of drie willekeurige kaarten in de plaats. Je hebt genoeg; tik de route aan op het spelbord. Ze levert { $points } punten op.
        }
tour-claim-tunnel = Een tunnel binnen bereik
    .text =
        { $points ->
            [one] { $track } is een tunnel. Liggen je kaarten er, dan worden er drie omgedraaid: elke kaart van jouw kleur en elke locomotief kost één kaart extra. Houd er liever een of twee achter de hand. De tunnel levert { $points } punt op.
           *[other] { $track } is een tunnel. Liggen je kaarten er, dan worden er drie omgedraaid: elke kaart van jouw kleur en elke locomotief kost één kaart extra. Houd er liever een of twee achter de hand. De tunnel levert { $points } punten op.
        }
tour-chosen = Hoe je betaalt
    .text = De goedkoopste manier eerst. Houd wat je elders nodig hebt; wisselen kost niets. De rode knop voert het uit.
tour-pay = Nog één keuze
    .text = Kies wat je het best kunt missen.
tour-tunnel = In de tunnel
    .text = De drie kaarten liggen open. Betaal wat ze vragen, of keer om: dan houd je je kaarten, en is alleen de beurt voorbij.
tour-more-tickets = Alles is verbonden
    .text = Elk bestemmingsticket dat nog kon, is voltooid. Je hebt treinen over: trek nieuwe bestemmingstickets en houd dat wat al bijna af is, of claim lange routes voor hun punten.
tour-keep-more = Nieuwe bestemmingstickets
    .text = Houd er minstens één. Dat met de minste treinen is het veiligst; wat je niet houdt, gaat uit het spel.
tour-free = Claim wat loont
    .text = Er staat niets meer voor je open. Lange routes lonen het meest: zes vakjes leveren 15 punten op.
tour-end-near = Het einde is nabij
    .text = Iemand heeft nog maar { $n } treinen. Bij twee of minder krijgt iedereen nog één beurt. Maak af wat je kunt; trek nu geen nieuwe bestemmingstickets.
tour-last = De laatste beurt
    .text = Dit is je laatste beurt. Claim de route die het meest oplevert, of die een bestemmingsticket voltooit.
tour-over = De eindstand
    .text = Routes, bestemmingstickets, en tien punten voor de meeste voltooide bestemmingstickets. Dat was je eerste spel. En nu: een ander spelbord, met overal tunnels of met stations in vreemde steden?

## Wat net voor het eerst gelukt is
tour-praise-kept = Goed gekozen.
tour-praise-drawn = Zo trek je kaarten.
tour-praise-claimed = Je eerste route: je treinen blijven er tot het einde.
tour-praise-connected = Een bestemmingsticket is verbonden: die punten zijn binnen.
tour-praise-over = Eindpunt, iedereen uitstappen!
