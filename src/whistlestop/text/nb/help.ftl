# Korte regler: det som flere spill har felles.

help-heading-idea = Hva det går ut på
help-heading-start = Før den første turen
help-heading-turn = Din tur
help-heading-cards = Trekke kort
help-heading-claim = Gjøre krav på en strekning
help-heading-ferries = Ferger
help-heading-tunnels = Tunneler
help-heading-tickets = Billetter
help-heading-end = Slutten

help-idea = Samle kort, betal med dem for strekninger mellom nabobyer og bind sammen byene på billettene dine. Den som har flest poeng til slutt, vinner.
help-start = Du begynner med { $pieces } togvogner og { $hand } kort. Du får { $dealt } billetter og beholder minst { $kept } av dem; ingen andre ser hvilke.
help-turn = I din tur gjør du én ting: trekker kort, gjør krav på en strekning eller trekker billetter. Så er det nestemanns tur.

help-cards = Ta to kort: blant de fem åpne eller fra bunken. Et åpent kort som du tar, blir straks erstattet, så se en gang til før du tar det andre.
help-cards-dear = Et åpent lokomotiv koster hele trekket: Det er det eneste kortet du tar, og du kan ikke ta det som det andre. Et lokomotiv fra bunken er bare flaks.
help-cards-easy = Lokomotiver trekkes som alle andre kort: To åpne er helt i orden.
help-cards-flush = Så snart tre av de fem åpne kortene er lokomotiver, kastes alle fem, og fem nye legges ut.

help-claim = Betal like mange kort som strekningen har felter: i strekningens farge, eller alle i én valgfri farge hvis strekningen er grå. Togvognene dine settes på feltene, og du får poengene med en gang. Strekningen trenger ikke å henge sammen med de andre du har.
help-points = Lange strekninger lønner seg: { $lengths } felter gir { $points } poeng.
help-wild = Et lokomotiv gjelder som et kort i en hvilken som helst farge, på alle strekninger.
help-doubles = Ingen kan eie begge sporene i et dobbeltspor. Med færre enn { $open } spillere stenges det andre sporet så snart noen har gjort krav på det ene.

help-ferries = Hvert lokomotiv som er trykt på en ferge, må betales med et lokomotiv; de andre feltene betales som vanlig.
help-tunnels = Man vet aldri hva en tunnel koster. Legg kortene dine, og snu så tre kort fra bunken: For hvert kort i din farge og for hvert lokomotiv betaler du ett kort til, i den fargen eller et lokomotiv.
help-tunnels-wild = Legger du bare lokomotiver, teller bare de lokomotivene som snus, og bare lokomotiver betaler for dem.
help-tunnels-decline = Kan eller vil du ikke betale, tar du kortene dine tilbake, og turen din er over.

help-tickets = En billett nevner to byer. Hvis dine egne strekninger binder dem sammen til slutt, uansett vei, får du poengene; hvis ikke, mister du dem. Billettene er hemmelige til da.
help-tickets-under = Når du trekker billetter, tar du { $drawn } og beholder minst { $keep }. Resten legges under bunken.
help-tickets-gone = Når du trekker billetter, tar du { $drawn } og beholder minst { $keep }. Resten fjernes fra spillet, så bunken kan ta slutt.

help-end = Den som avslutter turen sin med høyst { $end } togvogner, innleder slutten: Alle får en siste tur, den spilleren selv sist.
help-scoring = Så vises alle billettene, og poengene deres legges til eller trekkes fra.
help-longest = Den lengste sammenhengende ruten gir { $longest } poeng. Den kan krysse seg selv og gå i ring, men hvert spor brukes bare én gang.
help-globetrotter = Flest fullførte billetter gir { $globetrotter } poeng.
help-ties-tickets = Ved like mange poeng avgjør flest fullførte billetter.
