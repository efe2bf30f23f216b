### The server's answers to requests.

room-too-many =
    { $seats ->
        [one] { $people } personnes sont assises ici, mais avec ces options il n’y a que { $seats } place. Quelqu’un doit d’abord se lever.
       *[other] { $people } personnes sont assises ici, mais avec ces options il n’y a que { $seats } places. Quelqu’un doit d’abord se lever.
    }
room-one-more = Il manque encore un joueur. Partage le lien, ou choisis un bot pour la place libre.
room-more = Il manque encore { $n } joueurs. Partage le lien, ou choisis des bots pour les places libres.
room-one-more-guest = On attend encore un joueur.
room-more-guest = On attend encore { $n } joueurs.
room-all-ready = Tout le monde est prêt.
room-all-ready-host = Tout le monde est prêt. Tu peux commencer.
room-host-away = Tout le monde est prêt, mais { $host } n’est pas là. Quelqu’un d’autre deviendra bientôt l’hôte et pourra commencer.
room-all-ready-guest = Tout le monde est prêt. { $host } lance la partie.
room-unanswered-host = Tout le monde est prêt. Réponds à la question, et tu pourras commencer.
room-unanswered = Tout le monde est prêt. { $host } doit d’abord répondre à une question.
room-tap-one = Touche ce joueur.
room-tap-all = Touche tout le monde dans cet ordre. Touche encore pour annuler. Les bots que tu laisses viennent en dernier.
room-as-answered = comme répondu ici
room-tapped = { $host } touche la réponse.
room-waiting = On attend { $names }.
room-you-first = Touche « Prêt ! », et la partie pourra commencer.
room-you-too =
    { $n ->
        [one] Tu n’as pas encore confirmé, et { $names } non plus.
       *[other] Tu n’as pas encore confirmé, et { $names } non plus.
    }
room-and = { $first } et { $last }
room-somebody = Quelqu’un
room-curtain = C’est à { $name } de regarder.
room-only-host = Seul l’hôte de la table peut faire ça.

## What happens while a player is offline, first for that player and then for the others.

offline-idle = Pas de connexion. Cette page essaie de la rétablir.
offline-paused = Pas de connexion. La partie a été mise en pause.
offline-held = Pas de connexion. Le sablier s’arrête { $hold } s au plus, puis un bot joue jusqu’à ton retour.
offline-stand-in = Pas de connexion. À ton tour, un bot joue après { $grace } s, jusqu’à ton retour.
offline-clock = Pas de connexion. Quand ton temps sera écoulé, un choix sera fait pour toi.
offline-react = Pas de connexion. Les réactions se ferment sans toi. Après { $away } s, les autres pourront laisser un bot jouer à ta place.
offline-replace = Pas de connexion. Après { $away } s, les autres pourront laisser un bot jouer à ta place.
offline-waits = Pas de connexion. La partie t’attend.

absent-paused = { $name } n’a plus de connexion. La partie est en pause.
absent-held = { $name } n’a plus de connexion. Le sablier s’arrête { $hold } s au plus, puis un bot joue en attendant.
absent-stand-in = { $name } n’a plus de connexion. À son tour, un bot joue après { $grace } s.
absent-stands-in = { $name } n’a plus de connexion. Un bot joue en attendant.
absent-clock = { $name } n’a plus de connexion. Quand son temps sera écoulé, un choix sera fait à sa place.
absent-react = { $name } n’a plus de connexion. Les réactions se ferment en son absence. Après { $away } s, un bot peut prendre la suite.
absent-replace = { $name } n’a plus de connexion. Après { $away } s, un bot peut prendre la suite.
absent-waits = { $name } n’a plus de connexion. La partie attend son retour.

oops-no-file = Il n’y a pas de fichier { $file }.

server-over-already = Cette partie est déjà finie.
server-outlived = Cette partie s’est arrêtée parce que { $game } a de nouvelles règles. Elle a commencé avec la version { $then }, et ce serveur a maintenant la version { $now }. Personne ne gagne ni ne perd. Le fichier est gardé, et tu peux rejouer avec les mêmes joueurs.
server-sent-away = L’administrateur de ce serveur t’a exclu de cette table.
server-banned = L’administrateur de ce serveur t’a banni jusqu’au { $until }. Motif : { $why }
server-no-reason = non indiqué
server-nobody-creates = Ce serveur n’accepte pas de nouvelles tables. Tu peux rejoindre ou regarder celles qui existent.
server-invited-create = Seules les personnes invitées par l’administrateur de ce serveur peuvent créer des tables ici. Demande un lien d’invitation.
server-no-invitation = Cette invitation n’est pas valable, ou ne l’est plus. Demande un nouveau lien à l’administrateur.

play-on-mark = reprise d’un replay
play-on-not-over = Cette partie est encore en cours. Tu pourras la reprendre quand elle sera finie.
play-on-no-seat = Choisis une place de cette partie.
play-on-over = La partie est déjà finie à ce moment-là. Recule d’abord de quelques étapes.
play-on-no-level = Choisis des bots faciles, moyens ou difficiles.

refused-no-hash = L’empreinte d’un sel a 64 chiffres hexadécimaux et vient d’une page qui a une place.
refused-salts-closed = Les sels de ces dés sont fixés : on ne peut plus rien ajouter.
refused-salts-not-yet = Pas encore. Les sels sont révélés quand chaque page a montré son empreinte.
refused-other-salt = Ce sel ne correspond pas à l’empreinte montrée avant.
refused-no-table = Aucune table n’attend à { $code }. Vérifie le code. Si la partie a déjà commencé, demande à un joueur le lien spectateur, dans son menu.
refused-one-seat = Tu ne peux prendre qu’une place. Pour les autres, choisis quelqu’un à cet écran.
refused-not-your-table = Ce n’est pas ta table. Demande le lien d’invitation ou le lien spectateur.
refused-not-the-invite = Ce n’est pas le lien d’invitation de cette table.
refused-record-later = Tu pourras télécharger la partie quand elle sera finie. D’ici là, son fichier contient des secrets.
refused-no-match = Cette partie n’existe pas. Vérifie le lien.
refused-other-page = Cette page n’appartient pas à cette table. Ouvre l’adresse de la table elle-même.
refused-no-picture = Il n’y a pas d’image { $name }.
refused-no-event =
    { $total ->
        [one] Cette partie n’a que { $total } événement.
       *[other] Cette partie n’a que { $total } événements.
    }
refused-not-your-seat = Cette place n’est pas la tienne.
refused-out = Tu es déjà hors jeu : tu n’as rien à abandonner.
refused-nothing-to-show = Il n’y a rien à montrer pour ça en ce moment.
refused-no-chat = L’hôte a coupé le chat.
refused-players-chat = Seuls les joueurs peuvent écrire ici.
refused-long-line = Un message a { $n } caractères au plus.
refused-no-emote = Cette émoticône n’existe pas.
refused-no-phrase = Cette phrase n’existe pas.
refused-all-speak = Tout le monde écrit en même temps. Réessaie.
refused-empty-line = Le message est vide. Écris d’abord quelque chose.
refused-players-point = Seuls les joueurs peuvent montrer des choses, et seulement si le chat est activé.
refused-no-plan = Il n’y a rien à planifier en ce moment.
refused-wrong-plan = Ça ne peut pas faire partie d’un plan.
refused-nothing-there = Il n’y a rien à montrer à cet endroit.
refused-begun-already = Cette connexion a déjà commencé.
refused-no-page = Cette page n’existe pas.
refused-no-rules = Les règles de { $game } ne sont pas encore disponibles.
refused-other-site = Ce formulaire vient d’un autre site. Ouvre la page de la table elle-même.
refused-too-deep = Il y a trop de niveaux imbriqués pour lire ça.
refused-many-decks = Trop de paquets sont en cours de lecture. Attends un moment.
refused-slow-deck = Ce fichier est trop long à lire. Simplifie-le.
refused-offered-already = C’est déjà proposé. Attends la réponse.
refused-no-draw = On ne peut le proposer que si au moins deux personnes jouent, et un match nul seulement si aucun bot ne joue.
refused-paused-already = La partie est déjà en pause.
refused-go-on-first = La partie est en pause. Relance-la d’abord.
refused-dice-since = Des dés ont été lancés ou des cartes piochées après ce coup : on ne peut plus le reprendre.
refused-revealed-since = Des choix ont été révélés depuis ce coup : on ne peut plus le reprendre.
refused-no-round = Il n’y a pas de manche à abandonner en ce moment.
refused-no-offer = Cette proposition n’existe plus.
refused-answered = Tu as déjà répondu.
refused-rematch-later = Tu pourras demander une revanche quand cette partie sera finie.
refused-rematch-begun = La revanche a déjà commencé.
refused-no-code = Aucun code n’est libre pour une nouvelle table en ce moment. Réessaie.
refused-paused = La partie est en pause.
refused-too-late = Le temps prévu pour ce choix est écoulé.
refused-not-lit = C’est impossible maintenant. Choisis quelque chose d’éclairé.
refused-not-asked = Tu ne peux pas demander ça maintenant.
refused-no-dice = Il n’y a pas de dés à lancer maintenant.
refused-bot-plays = Un bot joue à ta place. Reprends d’abord la place.
refused-begun = La partie a commencé.
refused-not-played = La partie n’est pas en cours.
refused-deleted = Cette partie a été supprimée.
refused-no-seat = Il n’y a pas de place { $n } à cette table.
refused-not-yet = Pas encore. Toutes les places doivent être prises, et tout le monde doit être prêt.
refused-no-question = { $game } n’a pas de question à poser avec ces options.
refused-unanswered = Réponds d’abord à la question : { $question }
refused-nobody-sits = Personne n’est assis à la place { $n }. Touche un des joueurs.
refused-players-only = Seuls les joueurs peuvent faire ça.
refused-nobody-there = Il n’y a personne à remplacer.
refused-no-level = Il n’y a pas de bot « { $level } ». Choisis { $known }.
refused-not-away = On ne peut remplacer qu’un joueur absent depuis une minute.
refused-resigned = Tu as abandonné : le bot continue donc à jouer.
refused-no-bot-here = Il n’y a pas de bot à ta place.
refused-no-kind = Une place ne peut pas être pour « { $kind } ». Choisis { $right }.
refused-over = Cette partie est finie. Demandes-en une autre.
refused-no-move = Tu n’as pas de coup à reprendre.
refused-no-move-since-sand = Tu n’as pas de coup à reprendre depuis que le sablier a démarré ou s’est arrêté.
refused-restarting =
    { $n ->
        [one] La table redémarre. Réessaie dans { $n } seconde.
       *[other] La table redémarre. Réessaie dans { $n } secondes.
    }
refused-taken = { $name } occupe déjà cette place. Choisis-en une autre.
refused-host-swaps = { $name } occupe cette place. Seul l’hôte peut vous échanger.
refused-long-text = { $option } : texte trop long. { $n } caractères au plus.
refused-large-number = { $option } : nombre trop grand. Choisis-en un plus petit.
refused-long-list = { $option } : liste trop longue. { $n } valeurs au plus.
refused-no-value = { $option } : il faut une seule valeur ou une liste de valeurs.
refused-full-network =
    { $n ->
        [one] Ton réseau a { $n } page ouverte, c’est la limite. Fermes-en.
       *[other] Ton réseau a { $n } pages ouvertes, c’est la limite. Fermes-en quelques-unes.
    }
refused-full-table =
    { $n ->
        [one] Cette table a { $n } page ouverte, c’est la limite. Fermes-en.
       *[other] Cette table a { $n } pages ouvertes, c’est la limite. Fermes-en quelques-unes.
    }
refused-full-browser =
    { $n ->
        [one] Ton navigateur a { $n } page ouverte à cette table, c’est la limite. Fermes-en.
       *[other] Ton navigateur a { $n } pages ouvertes à cette table, c’est la limite. Fermes-en quelques-unes.
    }
refused-too-many = Trop de { $what } depuis { $whose } : la limite est de { $n } à la fois, puis { $pace }.

limits-new-tables = nouvelles tables
limits-wrong-codes = codes faux
limits-wrong-tokens = jetons faux
limits-questions = questions
limits-files = fichiers
limits-replays = replays
limits-connections = connexions
limits-network = ton réseau
limits-browser = ton navigateur
limits-many-a-second = { $n } par seconde
limits-one-a-second = une fois par seconde
limits-one-every = une fois toutes les { $n } secondes
