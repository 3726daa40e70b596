# Peli päätteessä.  Se, mitä kirjoitetaan (look, undo, c17 …), on sama joka kielellä.

cli-you = Sinä
cli-unofficial = Whistlestop pelaa Menolippu-perheen (Ticket to Ride) pelejä. Epävirallinen, ei yhteyttä julkaisijaan.
cli-goodbye = Näkemiin! whistlestop play aloittaa uuden pelin; whistlestop play --help kertoo, mitä voi valita.
cli-not-kept = Peli jäi kesken eikä sitä tallennettu; --save FILE tallentaa seuraavan.

## Mitä pelataan
cli-ask-title = Mikä peli? [{ $usual }]
cli-ask-seats = Kuinka monta pelaajaa, { $least }–{ $most }? [{ $least }]
cli-ask-dice = Noppalaajennuksen kanssa, k vai e? [e]
# Vastaukset, jotka tarkoittavat kyllä tai ei; kysytään ensimmäistä
cli-yes = k kyllä y yes
cli-no = e ei n no
cli-ask-options = Talon säännöt, KEY=VALUE välilyönnein eroteltuina; ? luettelee ne [ei mitään]
cli-ask-people = Kuka pelaa tällä näytöllä? Nimet pilkuin eroteltuina [{ $usual }]
cli-ask-bot = Mitä tietokonepelaajaa vastaan, { $bots }? [{ $usual }]
cli-title-line = { $title }, { $least }–{ $most } pelaajaa
cli-option-line = { $choices } (ensimmäinen on tavallinen). { $text }
cli-type-options = Kirjoita ne, jotka haluat, esimerkiksi: { $example }=…
cli-no-number = ”{ $text }” ei ole luku.
cli-yes-or-no = k tai e, kiitos.
cli-no-such-option = { $option } ei ole tämän pelin talon sääntö; ? luettelee ne.
cli-too-many-people =
    { $n ->
        [one] { $n } pelaaja ei mahdu paikoille, joita on { $seats }.
       *[other] { $n } pelaajaa ei mahdu paikoille, joita on { $seats }.
    }
cli-bad-names = ”{ $text }” ei nimeä ketään tai nimeää jonkun kahdesti; erota nimet pilkuin, esimerkiksi Ada,Ben.

## Tallennettu peli
cli-good-so-far = Tallenne on kunnossa tähän asti: { $fault }

## Kenen vuoro on
cli-begins = { $who } aloittaa. Paina Enter, kun kukaan muu ei katso.
cli-your-turn = { $who }, sinun vuorosi. Paina Enter, kun kukaan muu ei katso.
cli-prompt = { $question } (? auttaa)
cli-prompt-named = { $who }: { $question } (? auttaa)
cli-ask-main = Mitä teet?
cli-ask-keep = Mitkä pidät?
cli-ask-mix = Mitä menolippuja nostat?
cli-ask-stack = Mitkä matkamuistot sijoitat?
cli-ask-place = Minne?
cli-ask-second = Entä toinen kortti?
cli-ask-pay = Millä maksat?
cli-ask-plus4 = Kuinka moni niistä?
cli-ask-substitute = Mikä kortti lisätään?
cli-ask-tunnel = Maksatko tunnelin?
cli-ask-souvenir = Minkä matkamuiston otat?
cli-ask-passenger = Minne matkustaja menee?
cli-ask-station = Millä maksat?
cli-ask-ride = Minne matka jatkuu?
cli-ask-rolled = Mitkä nopat heität uudelleen?
cli-ask-tokens = Kuinka monella reittimerkillä maksat?
cli-ask-dice-tunnel = Maksatko tunnelin?
cli-ask-borrow = Mitä reittiä asemasi käyttää?
cli-ask-move = Mikä kortti siirtyy raiteelle?
cli-ask-number = Kuinka monta korttia pelaat?
cli-ask-locomotives = Kuinka monta veturia lisäät?
cli-ask-complete = Mitkä menoliput suoritat?

## Mitä voi kirjoittaa
cli-help-number = tekee sen, mikä on luettelon kohdassa 3
cli-help-token = tekee sen perässä olevalla lyhyellä sanalla: r3 ottaa kortin, d nostaa pakasta, t nostaa menolippuja
cli-help-paid = rakentaa reitin 17 juuri näillä korteilla: kaksi punaista ja veturi
cli-help-word = näyttää, mitä voit tehdä paikalla, värillä tai muulla sanalla
cli-help-why = kertoo, mikä sääntö sen kieltää
cli-help-rule = kertoo säännön, englanniksi
cli-help-rules = kertoo tämän pelin säännöt lyhyesti
cli-help-look = näyttää pöydän uudelleen
cli-help-all = näyttää kaikki vaihtoehdot
cli-help-log = kertoo pelin tähän asti
cli-help-undo = peruu viimeisimmän päätöksesi
cli-help-save = tallentaa pelin; whistlestop play --resume FILE jatkaa sitä
cli-help-quit = lopettaa
cli-letters = Kortit: { $letters }.
cli-letter = { $letter } { $card }

## Vastauksia
cli-no-such-number = Luettelossa ei ole numeroa { $number }.
cli-nothing-called = Mikään täällä ei ole nimeltään ”{ $text }”; ? auttaa.
cli-rule-tells-more = rule { $rule } kertoo lisää
cli-why-needs-action = Kirjoita why-sanan perään toiminto, esimerkiksi: why c17
cli-allowed = { $action } on sallittu.
cli-nothing-to-undo = Sinulla ei ole päätöstä, jonka voisi perua.
cli-undone = Peruttu. Sama päätös tuo saman onnen.
cli-save-where = Minne? Kirjoita: save FILE
cli-cannot-write = Tiedostoon { $file } ei voi kirjoittaa: { $why }. save FILE ottaa toisen.
cli-kept-in = Peli on tallennettu tiedostoon { $file }.

## Vaihtoehdot
cli-more =
    { $n ->
        [one] ja vielä { $n }: all näyttää sen
       *[other] ja vielä { $n }: all näyttää ne
    }
cli-more-found =
    { $n ->
        [one] ja vielä { $n }; pidempi sana löytää vähemmän
       *[other] ja vielä { $n }; pidempi sana löytää vähemmän
    }
cli-on-the-way = menolipun matkan varrella
cli-keep-which =
    { $least ->
        [0] Mitkä näistä menolipuista pidät? Ei yhtään käy myös; kirjoita numerot, esimerkiksi 1 2, tai none:
       *[other] Mitkä näistä menolipuista pidät? Vähintään { $least }; kirjoita numerot, esimerkiksi 1 2:
    }
cli-claimed-by = rakentaja { $who }
cli-spaces-from-here =
    { $n ->
        [0] jo valmis
        [one] vielä { $n } ruutu
       *[other] vielä { $n } ruutua
    }

## Reitti ja se, mitä siihen on painettu
cli-track-plain =
    { $n ->
        [one] { $track } ({ $n } ruutu, { $colour })
       *[other] { $track } ({ $n } ruutua, { $colour })
    }
cli-track-tunnel =
    { $n ->
        [one] { $track } ({ $n } ruutu, { $colour }, tunneli)
       *[other] { $track } ({ $n } ruutua, { $colour }, tunneli)
    }
cli-track-ferry =
    { $n ->
        [one] { $track } ({ $n } ruutu, { $colour }, lautta: { $symbols })
       *[other] { $track } ({ $n } ruutua, { $colour }, lautta: { $symbols })
    }
cli-symbols =
    { $n ->
        [one] { $n } veturisiluetti
       *[other] { $n } veturisiluettia
    }

## Pöytä
cli-head-turn = { $title } · vuoro { $turn }
cli-last-turns = Viimeiset vuorot menossa; aivan viimeisenä on { $who }.
cli-near-end = loppu on lähellä
cli-goods = { $n } tavaroista
cli-tokens = reittimerkit: { $tokens }
cli-stations-in = asemat: { $places }
cli-passengers-in = matkustajat: { $places }
cli-seen-in-hand = tässä kädessä nähty: { $cards }
cli-yard = ratapiha: { $rows }
cli-row = Näkyvissä:
cli-dice = Nopat:
cli-left = Jäljellä:
cli-open = Matkamuistot:
cli-hand = Käsi:
cli-tickets = Menoliput:
cli-none = ei mitään
cli-pile =
    { $n ->
        [one] { $n } kortti pakassa
       *[other] { $n } korttia pakassa
    }
cli-deck-regular =
    { $n ->
        [one] { $n } menolippu
       *[other] { $n } menolippua
    }
cli-deck-long =
    { $n ->
        [one] { $n } pitkä menolippu
       *[other] { $n } pitkää menolippua
    }
cli-deck-short =
    { $n ->
        [one] { $n } lyhyt menolippu
       *[other] { $n } lyhyttä menolippua
    }
cli-stack = { $place }: { $n } × { $souvenir }
cli-ticket-done = { $ticket }: valmis
cli-ticket-lost = { $ticket }: ei enää mahdollinen
cli-ticket-open =
    { $n ->
        [one] { $ticket }: vielä { $n } ruutu, { $tracks }
       *[other] { $ticket }: vielä { $n } ruutua, { $tracks }
    }

## Tallenne
cli-record-empty = Tallenne { $number } ei kerro mistään pelistä.
cli-record-head =
    { $turns ->
        [one] Tallenne { $number }: { $title }, { $players }, { $turns } vuoro, { $decisions }.
       *[other] Tallenne { $number }: { $title }, { $players }, { $turns } vuoroa, { $decisions }.
    }
cli-players =
    { $n ->
        [one] { $n } pelaaja
       *[other] { $n } pelaajaa
    }
cli-decisions =
    { $n ->
        [one] { $n } päätös
       *[other] { $n } päätöstä
    }
cli-record-began = { $who } aloitti.
cli-record-options = Talon säännöt: { $options }.
cli-record-board = Pelilauta: { $board }.
cli-record-open = Peli on kesken. Seuraavaksi päättää { $who }, vaihe { $phase }.
cli-record-good = Tallenne on kunnossa.
cli-record-good-so-far = Tallenne on kunnossa virheeseen asti.
cli-score =
    { $points ->
        [one] { $who }: { $points } piste ({ $parts })
       *[other] { $who }: { $points } pistettä ({ $parts })
    }
cli-score-tracks = reitit { $points }
cli-score-tickets = menoliput { $points } ({ $done }/{ $all } suoritettu)
cli-score-part = { $what } { $points }

## Pelien luettelo
cli-titles-id = tunnus
cli-titles-name = nimi
cli-titles-players = pelaajia
cli-titles-dice = nopat
cli-titles-rules = säännöt
cli-titles-range = { $least }–{ $most }
cli-titles-yes = kyllä
cli-titles-no = ei
cli-titles-more = whistlestop play TITLE aloittaa pelin; whistlestop rules CM-40 selittää säännön.
