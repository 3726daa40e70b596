# Vad servern själv har att säga: varför något inte går, och vad som hände vid bordet utöver spelet.

# Varför inte

server-plain = { $why }
server-no-form = Förfrågan går inte att läsa: { $where }: { $why }
server-no-flag = { $what } är true eller false, inte { $given }.
server-no-number = { $what } är ett heltal från 0 till { $most }, inte { $given }.
server-no-text = { $what } är text, inte { $given }.
server-no-seq = { $what } är numret på den ställning du såg, inte { $given }.
server-too-long = { $what } har högst { $most } tecken.
server-no-seats = seats är en lista över vem som sitter på varje plats.
server-no-me = En plats är din: Exakt en är av sorten ”me”.
server-no-seat-kind = En plats är av sorten me, here, open eller bot, inte { $given }.
server-no-clock = En klocka är av sorten { $kinds }, inte { $given }.
server-no-seconds = En sådan klocka går från { $least } till { $most } sekunder, inte { $given }.
server-no-options = options har värden under husreglernas nycklar.
server-no-bot = Ingen datorspelare heter { $given }; det finns { $known }.
server-seed-with-others = Ett slumpfrö skulle avslöja det som är dolt, så det är för bord där ingen annan spelar.
server-no-table = Det bordet finns inte.
server-no-file = Det finns inget på den här adressen.
server-no-board = Kortspelet har ingen spelplan.
server-no-seat = Den här länken öppnar ingen plats vid bordet. Den kan ha ersatts av en nyare.
server-not-your-seat = Det är inte din plats.
server-no-such-seat = Den platsen finns inte.
server-not-host = Det kan bara den som har skapat bordet.
server-no-host-act = En värd kan pause, resume, end, bot, person, kick eller swap, inte { $given }.
server-no-person = Där spelar redan en människa.
server-no-kick = Där sitter ingen som kan ombes att gå.
server-no-free-seat = Det finns ingen ledig plats vid bordet.
server-moved-on = Spelet har gått vidare; så här är läget nu.
server-not-begun = Spelet har inte börjat än.
server-not-over = Spelet är inte slut än; protokollet skulle avslöja det som är dolt.
server-rematched = Någon har redan skapat ett nytt bord; länken finns i loggen.
server-not-your-turn = Det är inte din tur.
server-no-undo = Du har inget som går att ta tillbaka just nu.
server-no-chat = Vid det här bordet spelar man utan chatt.
server-no-hint = Det gick inte att hitta något råd i tid.
server-status-waiting = Spelet börjar när alla platser är tagna.
server-status-playing = Spelet är redan i gång.
server-status-paused = Spelet är pausat.
server-status-over = Spelet är slut.
server-status-ended = Spelet avbröts.
server-store = Det gick inte att spara, så ingenting har ändrats. Försök igen om en stund.
server-no-json = Meddelandet är inte JSON.
server-no-message = Ett meddelande är ett objekt med en typ.
server-no-type = Det finns inga meddelanden av typen { $given }.
server-no-hello = Det första meddelandet säger hello.
server-no-tokens = tokens är en lista över nycklarna till dina platser.
server-message-too-large = Ett meddelande har högst { $most } tecken.
server-body-too-large = En förfrågan har högst { $most } byte.
server-too-many-requests = För många förfrågningar på en gång. Vänta en stund.
server-too-many-tables = Du har skapat många bord. Vänta lite med nästa.
server-too-many-reviews = Flera spel gås igenom just nu. Försök igen om en minut.
server-review-failed = Det gick inte att gå igenom spelet i tid.
server-no-such-step = Det beslutet finns inte i spelet.
server-too-many-clients = För många anslutningar från din adress.
server-too-much-said = Låt de andra också komma till tals.
server-thinking = Det förra rådet är fortfarande under övervägande.
server-table-full = För många tittar på vid det här bordet.
server-wrong-host = Servern är inte känd som { $host }. Den som driver den kan ange det med --url.
server-wrong-origin = Sidor från { $origin } kan inte tala med den här servern.
server-metrics = Det kan bara maskinen själv fråga om.
server-hint = { $bot } skulle göra så här: { $action }.

# Vad som hände vid bordet

server-note-sit =
    { $you ->
        [yes] Du slår dig ner.
       *[no] { $who } slår sig ner.
    }
server-note-bot =
    { $why ->
    [time]
    { $you ->
    [yes] Din tid är ute; { $bot } spelar för dig tills du är tillbaka.
    *[no] Tiden är ute för { $who }; { $bot } spelar så länge.
    }
    [left]
    { $you ->
    [yes] Du har gått; { $bot } spelar för dig tills du är tillbaka.
    *[no] { $who } har gått; { $bot } spelar så länge.
    }
    [failed] Något gick fel för datorspelaren { $who }; { $bot } tar över.
    *[host]
    { $you ->
    [yes] Värden låter { $bot } spela för dig.
    *[no] Värden låter { $bot } spela för { $who }.
    }
    }
server-note-person =
    { $you ->
        [yes] Du är tillbaka.
       *[no] { $who } är tillbaka.
    }
server-note-kick =
    { $why ->
    [left]
    { $you ->
    [yes] Du har lämnat bordet.
    *[no] { $who } har lämnat bordet.
    }
    *[host]
    { $you ->
    [yes] Värden har tagit dig från din plats.
    *[no] Värden har tagit { $who } från platsen.
    }
    }
server-note-undo =
    { $you ->
        [yes] Du tar tillbaka ditt drag.
       *[no] { $who } tar tillbaka ett drag.
    }
server-note-pause = Värden pausar spelet.
server-note-resume = Spelet fortsätter.
server-note-end = Värden avbryter spelet; inga poäng räknas.
server-note-rematch =
    { $you ->
        [yes] Du vill spela igen.
       *[no] { $who } vill spela igen.
    }
