# Mitä voi tehdä, niin kuin se lukee painikkeessa tai luettelossa.

action-keep = Pidä { $tickets }
action-keep-none = Älä pidä yhtään
action-mix = Nosta menolippuja: pitkiä { $long }, lyhyitä { $short }
action-stack = Sijoita: { $souvenir }
action-place = Sijoita matkamuistot: { $place }
action-pick = Ota { $card } (paikka { $slot })
action-pick-slot = Ota kortti (paikka { $slot })
action-pick-blind = Nosta kortti pakasta
action-tickets = Nosta menolippuja
action-tickets-dice = Nosta menolippuja { $n } nopalla
action-claim = Rakenna reitti { $track }
action-claim-paid = Rakenna reitti { $track }, maksu: { $paid }
action-pay = Maksa { $paid }
action-pay-more =
    { $n ->
        [one] Maksa { $paid } ja { $n } muu kortti
       *[other] Maksa { $paid } ja { $n } muuta korttia
    }
action-pay-any =
    { $n ->
        [one] Maksa { $n } mikä tahansa kortti
       *[other] Maksa { $n } mitä tahansa korttia
    }
action-plus4 =
    { $n ->
        [0] Yksikään niistä ei ole +4-veturi
        [one] { $n } niistä on +4-veturi
       *[other] { $n } niistä on +4-vetureita
    }
action-lay = Pelaa { $card }
action-surcharge = Maksa tunnelista lisää { $paid }
action-souvenir = Ota matkamuisto: { $place }
action-passenger = Sijoita matkustaja: { $place }
action-passenger-none = Älä sijoita matkustajaa
action-station = Rakenna asema: { $place }
action-station-paid = Rakenna asema: { $place }, maksu: { $paid }
action-ride = Lähetä matkustaja matkaan: { $place }
action-go = Kulje reittiä { $track }
action-reroll = Heitä uudelleen: { $dice }
action-reroll-none = Pidä kaikki nopat
action-tokens =
    { $n ->
        [0] Älä käytä reittimerkkejä
        [one] Käytä { $n } reittimerkki
       *[other] Käytä { $n } reittimerkkiä
    }
action-exchange = Vaihda { $dice }, tilalle { $token }
action-end = Päätä vuoro
action-end-discard = Päätä vuoro ja palauta { $tokens }
action-borrow = Käytä reittiä { $track }
action-borrow-none = Älä käytä mitään reittiä
action-pass = Passaa
action-decline = Älä maksa; vuoro päättyy
action-stop = Jää pois tässä
action-accept = Hyväksy paras ehdotus

## Korttipeli
action-move = Siirrä { $card } raiteelle
action-row = Aloita rivi: { $card }
action-number =
    { $n ->
        [one] Pelaa { $n } kortti
       *[other] Pelaa { $n } korttia
    }
action-locomotives =
    { $n ->
        [0] Älä lisää vetureita
        [one] Lisää { $n } veturi
       *[other] Lisää { $n } veturia
    }
action-lay-cards = Pelaa { $cards }
action-lay-cards-as = Pelaa { $cards }, väri: { $card }
action-choose = Suorita myös { $tickets }
action-complete = Suorita { $tickets }
action-complete-none = Älä suorita yhtään menolippua
