### The texts on the pages around a match.

ago-now = à l’instant
ago-minutes =
    { $n ->
        [one] il y a { $n } minute
       *[other] il y a { $n } minutes
    }
ago-hours =
    { $n ->
        [one] il y a { $n } heure
       *[other] il y a { $n } heures
    }
ago-days =
    { $n ->
        [one] il y a { $n } jour
       *[other] il y a { $n } jours
    }

page-skip = Aller au contenu
page-all-games = Tous les jeux
page-brand = Potager : tous les jeux
page-pages = Pages
page-games = Jeux
page-records = Archives
page-lab = Labo
page-theme = Clair ou sombre
page-language = Langue
# The name of this language in this language
page-own-name = Français
page-rules = Règles
page-rules-of = Règles de { $game }
page-close = Fermer
page-minutes = { $n } min
page-ages = dès { $n } ans

me-nobody = Ton nom
me-name = Nom ({ $n } lettres au plus)
me-your-name = Ton nom ({ $n } lettres au plus)
me-colour = Couleur
me-remember = Enregistrer
me-no-account = Pas besoin de compte. Ce navigateur retient ton nom.
me-needs-a-character = Un nom a au moins un caractère.
me-too-short = Un nom a au moins un caractère. Reviens en arrière et entres-en un.

colour-tomato = tomate
colour-pumpkin = potiron
colour-corn = maïs
colour-leaf = feuille
colour-pond = étang
colour-plum = prune
colour-beet = betterave
colour-soil = terre

home-title = Potager : des jeux du jardin
home-heading = Des jeux tout frais du potager
home-games = Jeux
home-bots = Avec des bots
home-have-a-code = Tu as un code ? Rejoins une table
home-friends = Entre amis
home-none = Aucun jeu trouvé. Quelque chose cloche dans cette installation.
home-open-tables = Tables ouvertes
home-nobody-waits = Personne ne cherche de joueurs en ce moment. Choisis « Entre amis » et coche « Table ouverte » : les autres trouveront ta table ici.
home-join = Rejoindre
home-join-a-table = Rejoindre une table
home-join-how = On t’a donné un code ? Tape-le ici.
home-code = Code de la table
home-phone = Rejoindre avec un téléphone
home-phone-how = Scanne, ou tape { $address }
home-qr = Code QR de { $address }
home-seats-free =
    { $n ->
        [one] { $n } place libre
       *[other] { $n } places libres
    }

shelf-heading = Tes parties
shelf-your-turn = À toi !
shelf-over = Cette partie est finie
shelf-outlived = Arrêtée : nouvelles règles. Rejouer ?
shelf-drop-over = Enlever cette partie de la liste ? Son replay reste dans les archives.
shelf-turn-of = C’est à { $name }
shelf-choosing =
    { $n ->
        [one] { $n } joueur choisit
       *[other] { $n } joueurs choisissent
    }
shelf-paused = En pause
shelf-waiting = On attend des joueurs
shelf-set = Prête à commencer
shelf-turn = Tour { $n }
shelf-drop-what = Enlever { $game }, { $code }
shelf-drop-alone = Enlever cette partie de ta liste ?
shelf-drop-together = Enlever cette partie de ta liste ? Un bot jouera à ta place.
shelf-drop-room = Quitter cette table ? Ta place sera libre.
shelf-drop = Enlever
shelf-keep = Garder

today-heading = Aujourd’hui
today-best = Meilleur score : { $points }
today-first = Ouvre le bal !
today-place = Le tien : { $points }, place { $place } sur { $n }
today-done = Tu l’as joué aujourd’hui

sheet-heading = { $game } avec des bots
sheet-level = Bots
sheet-side = Tu joues
sheet-any-side = Au hasard
sheet-players = Joueurs
sheet-play = Jouer
sheet-all = Tous les choix
sheet-again = Rejouer
sheet-other = Autres choix

rules-title = Les règles de { $game }
rules-play = Jouer à { $game }
rules-contents = Sommaire

lab-title = Labo
lab-about = Ce que donnent les jeux quand des bots y jouent des milliers de fois : qui gagne, combien de temps dure une partie et quelles cartes sont fortes.
lab-reports = Rapports
lab-read = Lire
lab-nothing = Il n’y a pas encore de rapports. Crée-les avec « make reports », puis lance « potager play --reports DOSSIER » pour en montrer un dossier ici.
lab-back = ← Tous les rapports
lab-gone = Ce rapport n’existe pas.

achieved-streak =
    { $n ->
        [one] { $n } victoire d’affilée.
       *[other] { $n } victoires d’affilée.
    }

first-win-any = Ta première victoire à ce jeu.
first-win-easy = Ta première victoire à ce jeu contre des bots faciles.
first-win-medium = Ta première victoire à ce jeu contre des bots moyens.
first-win-hard = Ta première victoire à ce jeu contre des bots difficiles.

progress-title = Tes échelles
progress-how = Tu peux commencer par n’importe quel échelon. Les parties avec indices ou coups repris ne comptent pas.
progress-nothing = Aucune partie pour l’instant. Bats le premier bot pour commencer.
progress-nothing-team = Aucune partie pour l’instant. Gagne le premier échelon pour commencer, avec des amis ou des bots.
progress-played =
    { $n ->
        [one] { $n } partie comptée
       *[other] { $n } parties comptées
    }
progress-streak =
    { $n ->
        [one] { $n } victoire d’affilée
       *[other] { $n } victoires d’affilée
    }
progress-longest =
    { $n ->
        [one] record : { $n } victoire d’affilée
       *[other] record : { $n } victoires d’affilée
    }
progress-steps = { $n } échelons sur { $of }
progress-next = À venir : { $name }
progress-play = Jouer
progress-top = Tous les échelons sont gravis
progress-beaten-on = gravi le { $date }
progress-rating = Cote
progress-rating-is = Ta cote : { $n } ± { $margin }
progress-margin = Ta vraie cote est dans cet intervalle dans 95 cas sur 100.
progress-curve =
    { $n ->
        [one] Ta cote sur { $n } partie : de { $first } à { $last }
       *[other] Ta cote sur { $n } parties : de { $first } à { $last }
    }
progress-numbers = En chiffres
progress-date = Date
progress-people = Joueurs
progress-rating-now = Ta cote est maintenant de { $n } ± { $margin } ({ $gain }).
progress-next-now = Échelon { $n } sur { $of } gravi. À venir : { $next }.
progress-all-beaten = Les { $of } échelons sont gravis.

daily-heading = { $what } du { $day }
daily-none = { $game } n’a pas de défi du jour.
daily-no-day = Il n’y a pas de défi pour ce jour-là.
daily-best = Meilleurs résultats
daily-name = Nom
daily-result = Résultat
daily-you = toi
daily-guest = Invité
daily-nobody = Personne ne l’a encore fini aujourd’hui. Lance-toi !
daily-nobody-then = Personne ne l’a fini ce jour-là.
daily-unfinished = Tu l’as commencé. C’est ton premier essai qui compte.
daily-done = Ton premier essai a donné { $points }. Tu peux réessayer, mais seul le premier essai est classé.
daily-given-up = Tu as abandonné ton premier essai. Tu peux réessayer, mais seul le premier essai est classé.
daily-helped = Tu as pris un indice ou repris un coup à ton premier essai : il n’est donc pas classé. Tu peux réessayer pour le plaisir.
daily-play = Jouer
daily-go-on = Continuer
daily-again = Réessayer, hors classement
daily-today = Celui du jour
daily-rules = Seul ton premier essai est classé, et seulement si tu le finis avant la fin de la journée, sans indice ni coup repris. Les dés viennent du serveur seul : ils sont les mêmes pour tout le monde. Leur graine est publiée à la fin de la journée, à 00:00 UTC.
daily-promise = Le SHA-256 de la graine du jour :
daily-seed = La graine du jour :
daily-days = Autres jours
daily-ranked = { $what } : place { $place } sur { $n } pour l’instant.
daily-mark = { $what } du { $day }, avec les dés du serveur

book-title = Carnet d’équipe
book-best = Record
book-with = avec { $names }
book-bot = un bot ({ $level })
book-alone = en solo

records-own = Tes données
records-own-how = Ce serveur garde tes échelles, tes cotes, ton carnet d’équipe, tes réponses aux puzzles et ton nom. Ils sont liés à ce navigateur, pas à un compte.
records-own-download = Télécharger
records-own-delete = Supprimer …
records-own-question = Supprimer tes échelles, tes cotes, ton carnet d’équipe, tes réponses aux puzzles, ton nom et tes parties finies ? C’est définitif. Les parties jouées avec d’autres restent dans leurs archives.
records-own-yes = Supprimer mes données
records-title = Archives
records-yours = Tes parties
records-others = Parties des tables ouvertes
records-nothing = Rien pour l’instant. Les parties que tu finis arrivent ici, pour que tu puisses les revoir. Tes victoires sont comptées aussi.
records-nothing-fits = Aucune de tes parties ne correspond à ces filtres.
records-all = Tout afficher
records-replay = Revoir
records-more =
    { $n ->
        [one] { $n } partie plus ancienne n’est pas affichée. Choisis un jeu pour en voir moins.
       *[other] { $n } parties plus anciennes ne sont pas affichées. Choisis un jeu pour en voir moins.
    }
records-numbers = Tes chiffres
records-by-game = Par jeu
records-by-level = Contre les bots
records-by-opponent = Avec des joueurs
records-bots-easy = Faciles
records-bots-medium = Moyens
records-bots-hard = Difficiles
records-against-easy = Bots faciles
records-against-medium = Bots moyens
records-against-hard = Bots difficiles
records-against-champions = Champions
records-against-people = Joueurs
records-against-alone = En solo
records-any-game = Tous les jeux
records-anybody = Tout le monde
records-any-end = Tous les résultats
records-filter = Afficher
records-game = Jeu
records-against = Contre
records-how = Résultat
records-played = Jouées
records-won = Gagnées
records-drawn = Nulles
records-lost = Perdues
records-share = { $n } % gagnées

room-name = Salle d’attente
room-heading = On met la table
room-draw = Tirer les places au sort au début de la partie
room-ask = Demander :
room-change = Changer
room-options = Options du jeu
room-invite = Inviter des amis
room-invite-how = Scanne, envoie le lien ou tape le code.
room-copy-invite = Copier le lien d’invitation
room-qr = Code QR du lien d’invitation
room-start = Commencer

join-title = Rejoindre { $game }
join-invites = { $host } t’invite à jouer à { $game }
join-at-table = À la table : { $names }.
join-sit-as = Ta place :
join-seats =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
join-take-over = Remplacer
join-drawn = Les places sont tirées au sort au début de la partie.
join-asked = Les places dépendent d’une question posée dans la salle d’attente.
join-sit = S’asseoir
join-full = Cette table est complète.
join-begun = Cette partie a commencé.
join-over = Cette partie est finie.
join-watch = Regarder
join-just-watch = Seulement regarder
join-code-how = Un code ressemble à KALE-PLUM-42.
join-choose = Choisis une des places libres.
join-no-table = Cette table n’existe pas. Redemande le lien d’invitation.
join-running = Cette partie a déjà commencé. Tu remplaces un bot.

table-pace = Vitesse des animations
table-pace-calm = Calme
table-pace-normal = Normale
table-pace-quick = Rapide
table-pace-instant = Immédiate
table-auto-roll = Lancer mes dés pour moi

replay-old-rules = Cette partie a été jouée avec la version { $then } des règles de { $game }. Le replay utilise la version { $now } : certaines positions peuvent différer de celles que tu as vues.
replay-old-rules-part = Cette partie a été jouée avec la version { $then } des règles de { $game }. Le replay utilise la version { $now } : il s’arrête donc après { $n } événements sur { $total }, et certaines positions peuvent différer de celles que tu as vues. Le fichier contient toute la partie.
replay-title = Replay de { $game }, { $code }
replay-replay = Replay
replay-record = Fichier
replay-record-long = Télécharger le fichier de la partie
replay-share = Partager
replay-link = Lien
replay-link-long = Copier le lien vers ce moment
replay-what = Ce qui s’est passé
replay-fetching = On charge le replay …
replay-going-on = Cette partie est encore en cours.
replay-event = Étape
replay-start = Au début
replay-back = Une étape en arrière
replay-play = Lire
replay-next = Une étape en avant
replay-end = À la fin
replay-speed = Vitesse
replay-keys-step = étape
replay-keys-play = lire
replay-moves = Tous les coups
replay-players = Joueurs
replay-play-on = Rejouer à partir d’ici
replay-play-on-how = Une nouvelle partie commence à ce moment, avec des bots à toutes les autres places. Elle porte la mention « reprise d’un replay ».
replay-play-on-as = Tu joues
replay-level = Bots
replay-picture = Image de ce moment
replay-picture-how = PNG, avec les noms et le résultat
replay-film = Film de toute la partie
replay-film-how = WebM, créé ici dans ton navigateur
replay-film-stop = Arrêter
replay-no-copy = Ton navigateur ne laisse pas cette page copier le texte. Le voici :
replay-to-copy = Texte à copier
