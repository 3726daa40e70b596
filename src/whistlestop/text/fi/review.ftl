# Pelin loppu selaimessa: pistelasku, katsaus, peli uudelleen.

review-title = Päättynyt peli
review-title-of = Katsaus: { $title }
review-to-table = Takaisin pöytään

## Pistelasku riveittäin
review-skip = Näytä kaikki
review-again = Laske uudelleen
review-won = voitti
review-running = Peli tähän asti
review-ledger = Pisteet: { $name }
# Sanotaan ystävällisesti menolipuista, joita ei suoritettu
review-lacked =
    { $n ->
        [one] vain { $n } vaunu puuttui
       *[other] { $n } vaunua puuttui
    }
review-lacked-cards =
    { $n ->
        [one] vain { $n } kortti puuttui
       *[other] { $n } korttia puuttui
    }
review-lacked-shared = muut menoliput tarvitsivat sen kortit
review-cut-off = muut olivat ottaneet viimeisen tien

## Jokainen tilanne uudelleen
review-replay = Peli uudelleen
review-slider = Tilanne
review-first = Alkuun
review-turn-back = Yksi vuoro taaksepäin
review-back = Yksi askel taaksepäin
review-play = Toista
review-pause = Pysäytä
review-on = Yksi askel eteenpäin
review-turn-on = Yksi vuoro eteenpäin
review-last = Loppuun
review-set-up = Alkuvalmistelut
review-step = { $n }/{ $of }
review-chose = { $name }: { $action }
review-yard = Ratapiha
review-on-track = Raiteella

## Pelin kulku
review-course = Miten peli kulki
review-points = Pisteet, jos peli olisi päättynyt siihen
review-points-cards = Kortit raiteella
review-points-about = Pisteet lopussa: { $totals }. Katsauksen liukusäädin kulkee niiden läpi.
review-chances = Voiton todennäköisyys
review-chances-about = Voiton todennäköisyys pelin kuluessa, kaikilla pelaajilla yhteensä 100 prosenttia.
review-chances-note = Laskettu kaikki kortit näkyvissä: jokaisesta tilanteesta vahvat tietokonepelaajat ovat pelanneet pelin loppuun monta kertaa.
review-thinking = Vahva tietokonepelaaja katsoo peliä…

## Käännekohdat
review-turning = Missä peli kääntyi
review-turning-none = Mikään yksittäinen vuoro ei ratkaissut tätä peliä: se voitettiin vähitellen.
review-chance-from = { $name }: voiton todennäköisyys muuttuu, { $before } → { $after }.

## Mitä vahva pelaaja olisi tehnyt
review-ask = Mitä vahva tietokonepelaaja tekisi tässä? ({ $name })
review-no-choice = { $name } ei voinut tehdä muuta.
review-good = Vahva tietokonepelaaja tekisi tässä samoin kuin { $name } tai ei näe mitään varmasti parempaa.
review-better = Vahva tietokonepelaaja tekisi mieluummin näin: { $action }
review-moves = Mitä voi tehdä, paras ensin
review-move = Päätös
review-chance = Voiton todennäköisyys
review-played = pelattu
review-judged =
    { $worlds ->
        [one] Arvioitu sen mukaan, mitä { $name } saattoi tietää, yhdessä mahdollisessa jatkossa.
       *[other] Arvioitu sen mukaan, mitä { $name } saattoi tietää, { $worlds } mahdollisessa jatkossa.
    }

## Mitä jää käteen
review-then = Entä nyt?
review-keep = Talteen
review-keep-page = Peli sivuna
review-keep-record = Tallenne
review-keep-log = Pelin loki
review-keep-note = Sivu näyttää pelin millä tahansa laitteella ilman palvelinta. Tallenteen voi toistaa ja tarkistaa: whistlestop replay FILE.
review-share = Lähetä eteenpäin
review-share-note = Tällä linkillä kuka tahansa, joka pääsee tälle palvelimelle, voi katsoa päättynyttä peliä kaikki kortit näkyvissä.
