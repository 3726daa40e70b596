# Ce que le serveur lui-même a à dire : pourquoi quelque chose ne va pas, et ce qui s’est passé à la table en plus du jeu.

# Pourquoi non

server-plain = { $why }
server-no-form = Cette demande est illisible : { $where } : { $why }
server-no-flag = { $what } vaut true ou false, pas { $given }.
server-no-number = { $what } est un nombre entier de 0 à { $most }, pas { $given }.
server-no-text = { $what } est un texte, pas { $given }.
server-no-seq = { $what } est le numéro de l’état que tu as vu, pas { $given }.
server-too-long =
    { $most ->
        [one] { $what } a au plus { $most } caractère.
       *[other] { $what } a au plus { $most } caractères.
    }
server-no-seats = seats est une liste qui dit qui est à chaque place.
server-no-me = Une place est la tienne : exactement une est de la sorte « me ».
server-no-seat-kind = Une place est de la sorte me, here, open ou bot, pas { $given }.
server-no-clock = Une horloge est de la sorte { $kinds }, pas { $given }.
server-no-seconds = Une telle horloge va de { $least } à { $most } secondes, pas { $given }.
server-no-options = options contient des valeurs sous les clés des règles maison.
server-no-bot = Aucun joueur artificiel ne s’appelle { $given } ; il y a { $known }.
server-seed-with-others = Une graine te dirait ce qui est caché ; elle n’est donc que pour les tables où personne d’autre ne joue.
server-no-table = Cette table n’existe pas.
server-no-file = Il n’y a rien à cette adresse.
server-no-board = Le jeu de cartes n’a pas de plateau.
server-no-seat = Ce lien n’ouvre aucune place à cette table. Un lien plus récent l’a peut-être remplacé.
server-not-your-seat = Ce n’est pas ta place.
server-no-such-seat = Cette place n’existe pas.
server-not-host = Seule la personne qui a ouvert la table peut faire cela.
server-no-host-act = L’hôte peut pause, resume, end, bot, person, kick ou swap, pas { $given }.
server-no-person = Une personne joue déjà là.
server-no-kick = Il n’y a là personne à qui demander de partir.
server-no-free-seat = Il n’y a pas de place libre à cette table.
server-moved-on = La partie a avancé ; voici où elle en est.
server-not-begun = La partie n’a pas encore commencé.
server-not-over = La partie n’est pas encore finie ; son enregistrement dirait ce qui est caché.
server-rematched = Quelqu’un a déjà rouvert la table ; le lien est dans le journal.
server-not-your-turn = Ce n’est pas ton tour.
server-no-undo = Tu n’as rien à reprendre pour l’instant.
server-no-chat = À cette table, on joue sans discussion.
server-no-hint = Aucun conseil n’a été trouvé à temps.
server-status-waiting = La partie commence quand toutes les places sont prises.
server-status-playing = La partie est déjà en cours.
server-status-paused = La partie est en pause.
server-status-over = La partie est finie.
server-status-ended = La partie a été arrêtée.
server-store = Cela n’a pas pu être enregistré, donc rien n’a changé. Réessaie dans un instant.
server-no-json = Ce message n’est pas du JSON.
server-no-message = Un message est un objet avec un type.
server-no-type = Il n’y a pas de messages du type { $given }.
server-no-hello = Le premier message dit hello.
server-no-tokens = tokens est une liste des clés de tes places.
server-message-too-large = Un message a au plus { $most } caractères.
server-body-too-large = Une demande a au plus { $most } octets.
server-too-many-requests = Trop de demandes à la fois. Attends un instant, s’il te plaît.
server-too-many-tables = Tu as ouvert beaucoup de tables. Attends un peu avant la prochaine, s’il te plaît.
server-too-many-reviews = Plusieurs parties sont en cours d’analyse. Réessaie dans une minute, s’il te plaît.
server-review-failed = Cette partie n’a pas pu être analysée à temps.
server-no-such-step = Cette décision n’existe pas dans la partie.
server-too-many-clients = Trop de connexions depuis ton adresse.
server-too-much-said = Laisse aussi parler les autres, s’il te plaît.
server-thinking = On réfléchit encore au dernier conseil.
server-table-full = Trop de monde regarde cette table.
server-wrong-host = Ce serveur n’est pas connu sous le nom { $host }. Qui l’administre peut le dire avec --url.
server-wrong-origin = Les pages de { $origin } ne peuvent pas parler à ce serveur.
server-metrics = Seule la machine elle-même peut demander cela.
server-hint = { $bot } ferait ceci : { $action }.

# Ce qui s’est passé à la table

server-note-sit =
    { $you ->
        [yes] Tu prends place à la table.
       *[no] { $who } prend place à la table.
    }
server-note-bot =
    { $why ->
        [time]
            { $you ->
                [yes] Ton temps est écoulé ; { $bot } joue pour toi jusqu’à ton retour.
               *[no] Le temps est écoulé pour { $who } ; { $bot } joue en attendant.
            }
        [left]
            { $you ->
                [yes] Tu as quitté la table ; { $bot } joue pour toi jusqu’à ton retour.
               *[no] { $who } a quitté la table ; { $bot } joue en attendant.
            }
        [failed] Le joueur artificiel { $who } a flanché ; { $bot } prend la suite.
       *[host]
            { $you ->
                [yes] L’hôte fait jouer { $bot } pour toi.
               *[no] L’hôte fait jouer { $bot } pour { $who }.
            }
    }
server-note-person =
    { $you ->
        [yes] Te revoilà.
       *[no] Revoilà { $who }.
    }
server-note-kick =
    { $why ->
        [left]
            { $you ->
                [yes] Tu as quitté la table.
               *[no] { $who } a quitté la table.
            }
       *[host]
            { $you ->
                [yes] L’hôte t’a retiré ta place.
               *[no] L’hôte a retiré sa place à { $who }.
            }
    }
server-note-undo =
    { $you ->
        [yes] Tu reprends ton coup.
       *[no] { $who } reprend un coup.
    }
server-note-pause = L’hôte met la partie en pause.
server-note-resume = La partie continue.
server-note-end = L’hôte arrête la partie ; il n’y a pas de décompte.
server-note-rematch =
    { $you ->
        [yes] Tu veux rejouer.
       *[no] { $who } veut rejouer.
    }
