### The texts in the browser.

level-easy = facile
level-medium = moyen
level-hard = difficile
level-champion-1 = champion 1
level-champion-2 = champion 2
level-champion-3 = champion 3
level-champion-4 = champion 4
level-champion-5 = champion 5

dice-agreeing = Les navigateurs des joueurs ajoutent leurs nombres aux dés.
dice-shared =
    { $n ->
        [one] Le navigateur de { $n } joueur a ajouté un nombre secret aux dés : personne ne peut choisir les lancers.
       *[other] Les navigateurs de { $n } joueurs ont ajouté un nombre secret aux dés : personne ne peut choisir les lancers.
    }
dice-none = Aucun navigateur n’a ajouté de nombre : les dés viennent du serveur seul.
dice-used = Le nombre secret de ton navigateur a bien servi, exactement comme convenu avant le premier lancer.
dice-left-out = Le nombre de ton navigateur est arrivé trop tard et n’a pas servi. Ceux des autres joueurs, si.
dice-wrong = Ces dés ne correspondent pas à ce que ton navigateur avait accepté. Garde le fichier de la partie et vérifie-le.

room-free = Place libre
room-you-host = C’est toi l’hôte
room-host-now = C’est maintenant toi l’hôte de cette table.
room-hosted-by = { $name } est l’hôte
room-fill = Mettre des bots aux places libres
room-remove-free =
    { $n ->
        [one] Enlever { $n } place libre
       *[other] Enlever { $n } places libres
    }
room-waiting = en attente
room-bot = bot, { $level }
room-away = pas là
room-ready = prêt
room-not-ready = pas encore prêt
room-not-yet = Pas encore
room-i-am-ready = Prêt !
room-stand = Se lever
room-sit = S’asseoir ici
room-swap = Échanger
room-by-link = { $name }, par lien
room-another-friend = Un autre ami, par lien
room-who-as = Joueur pour { $role }
room-who = Joueur à la place { $n }
room-your-name = Ton nom
room-option = { $title } : { $value }
room-swapped = Tu changes de place : { $role }. Confirme encore que c’est bon pour toi.
room-changed = { $name } a changé les options : { $what }. Ça te va de jouer comme ça ?
room-options-failed = Impossible de charger ou de changer les options. Réessaie dans un instant.
room-drawn = Les places ont été tirées au sort. { $name } commence ({ $role }).
room-drawn-you = Les places ont été tirées au sort. C’est toi qui commences ({ $role }).
room-you-are = Tu joues : { $role }.

form-too-large = { $file } est trop gros. La limite est de 32 Ko.

home-players =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }

end-won = Tu gagnes !
end-lost = Tu perds
end-drawn = Match nul
end-stopped = Cette partie est terminée
end-team-won = Vous gagnez ensemble !
end-team-lost = L’équipe perd
end-team-drawn = L’équipe s’est arrêtée
end-team-wins = L’équipe gagne
end-loses = { $names } perd
end-wins =
    { $n ->
        [one] { $names } gagne
       *[other] { $names } gagnent
    }
end-and = { " " }et{ " " }
end-place = { $place } sur { $of }
end-nth-1 = 1er
end-nth-2 = 2e
end-nth-3 = 3e
end-nth-4 = 4e
end-nth-5 = 5e
end-nth-6 = 6e
end-nth-7 = 7e
end-nth-8 = 8e
end-nth-9 = 9e
end-nth-10 = 10e
end-total = Total
end-hints =
    { $n ->
        [one] { $n } indice a été utilisé.
       *[other] { $n } indices ont été utilisés.
    }
end-console-0 = Bien joué. La prochaine sera peut-être la bonne.
end-console-1 = Courage ! Tous les jardins repoussent.
end-console-2 = D’abord les graines, puis la récolte. On remet ça ?
end-console-3 = Ce n’était pas ton jour. L’analyse montre où tout a basculé.
end-last = Le dernier coup
end-replay = Revoir
end-analysis = Analyse
end-share = Partager
end-shared = Potager : { $game }. { $title }
end-next = Les joueurs commencent une autre partie. Tu vas les suivre dans un instant.
end-follow = Suivre la suivante
end-stay = Rester ici
end-turned-lost = Tu as perdu la partie au tour { $n } :
end-turned-won = { $name } a perdu la partie au tour { $n } :
end-turned-against = La partie a tourné contre toi au tour { $n } :
end-turned-for = La partie a tourné en ta faveur au tour { $n } :
end-turned-at = La partie a basculé au tour { $n } :
end-costliest = Ton choix le plus coûteux, au tour { $n } :
end-costliest-of = { $name } : choix le plus coûteux, au tour { $n } :
end-turned-last = Le dernier coup a décidé de la partie.
end-turned-better = Mieux :
end-turned-play = Le voir
end-games = Tous les jeux
end-again = Rejouer
end-swap = Autre camp
end-harder = Bot plus fort
end-easier = Bot plus facile
end-go = Aller à la suivante
end-agree = D’accord
end-decline = Pas maintenant
end-withdraw = Retirer
end-waiting = On attend l’accord pour une autre partie : { $names }.
end-asks-again = { $name } aimerait rejouer.
end-asks-swap = { $name } aimerait échanger les camps et rejouer.
end-asks-harder = { $name } aimerait rejouer contre des bots plus forts.
end-asks-easier = { $name } aimerait rejouer contre des bots plus faciles.

replay-failed = Impossible de charger cette partie du replay. Réessaie.
replay-step = étape { $at } sur { $total }
replay-start = Le début
replay-turn = Tour { $n }
replay-after = Ensuite :
replay-play = Lire
replay-pause = Pause
replay-copied = Le lien vers ce moment est copié.
replay-won = victoire

share-failed = Impossible de créer l’image.
share-making = Création du film : { $n } %. Garde cette page ouverte.
share-done = Le film est prêt.
share-saved = L’image est dans tes téléchargements.
share-no-film = Ce navigateur ne sait pas créer de films. Tu peux télécharger le fichier de la partie.
share-no-step = Le film s’est arrêté à l’étape { $n } sur { $of } : impossible de la charger ou de la dessiner.
share-no-recorder = Le film s’est arrêté à l’étape { $n } sur { $of } : le navigateur n’enregistre plus.
share-again = Réessayer
share-made-with = Potager

table-skip = Passer
table-to-the-end = À la fin
table-stop-here = S’arrêter ici
table-rolls-alone = Les dés se lancent tout seuls dans { $n } s.
table-goes-on = Choisis maintenant une des cases éclairées.
table-pass-screen = Passe l’écran à { $name }.
table-no-rules = Impossible de charger les règles. Ferme cette fenêtre et réessaie.
table-turned = Tournée de { $n } degrés.
table-lay-it = Touche l’endroit où la poser, ou touche-la encore pour la tourner.
table-lay-so = Touche l’endroit où la poser.
table-all-the-same = Tant pis, je le fais
table-not-yet = Pas encore
table-turn-left = Tourner à gauche
table-turn-right = Tourner à droite
table-not-laid = Tu ne peux plus la poser.
table-roll = Lancer les dés
table-back = Retour
table-space = Espace
table-play = Jouer
table-have-chosen = { $n } sur { $of } ont choisi
table-reconnecting = Reconnexion…
table-offline = Tu n’as plus de connexion. Cette page essaie de la rétablir.
table-not-sent = Pas de connexion : rien n’a été envoyé. La page essaie de la rétablir.
table-give-up = Abandonner cette partie ?
table-give-up-as = Abandonner cette partie pour { $name } ?
table-bot-plays-on = Un bot jouera la suite.
table-leave = Quitter l’équipe ? Un bot jouera à ta place, et tu ne pourras pas revenir.
table-watching = { $n } qui regardent
table-you-watch = Tu regardes la partie.
table-you-watch-too =
    { $n ->
        [one] Tu regardes la partie, avec { $n } autre spectateur.
       *[other] Tu regardes la partie, avec { $n } autres spectateurs.
    }
table-free = Place libre
table-you = toi
table-your-turn = À toi !
table-title-turn = À toi ! { $title }
table-has-chosen = a choisi
table-joined = { $name } arrive et remplace { $bot }.
table-left = { $name } a quitté la partie. { $bot } prend la suite.
table-you-left = Tu as quitté la partie. { $bot } prend la suite, et tu regardes.
table-bot-for-you = Un bot joue à ta place.
table-bot-for = Un bot joue pour { $name } à partir de maintenant.
table-plays-again = { $name } est de retour.
table-take-seat = Reprendre la place
table-let-bot = Laisser un bot jouer

plan-begin = Plan
plan-how = Dessine pour ton équipe. Retouche une tuile pour la tourner.
plan-line = Chemin
plan-erase = Gommer
plan-clear = Effacer
plan-done = Fini
plan-spoken = Plan de l’équipe, par { $name } : { $plan }.
plan-way = un chemin par { $at }
plan-piece = { $piece } en { $at }
plan-own = Ton plan : { $plan }.
plan-nothing = rien

chat-before = partie précédente
chat-unread =
    { $n ->
        [one] nouveau message
       *[other] nouveaux messages
    }

phrase-hello = Salut !
phrase-luck = Bonne chance !
phrase-nice = Joli !
phrase-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-moment = Une minute !
phrase-ready = C’est parti !

time-seconds = { $n } s
time-minutes = { $n } min
time-hours = { $n } h
time-spoken-seconds =
    { $n ->
        [one] { $n } seconde
       *[other] { $n } secondes
    }
time-spoken-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }

sand-running = Le sablier coule : { $time }.
sand-left = Reste { $time }.
sand-paused = en pause
sand-of = sur { $time }
sand-of-seconds = sur { $time } secondes

log-you = Toi
log-timer = temps écoulé
log-table = rien d’autre n’était possible
log-turn = tour { $n }

## Whether a match counts for the players' ladders and ratings.

counting-hint = Prendre l’indice
counting-hint-ends = Si tu prends un indice, cette partie ne comptera pas pour ton échelle ni ta cote.
counting-take-back = Reprendre le coup
counting-take-back-ends = Si tu reprends un coup, cette partie ne comptera pas pour ton échelle ni ta cote.
counting-ends = S’il est repris, cette partie ne comptera ni pour les échelles ni pour les cotes.
counting-helped = ne compte pas
counting-played-on = Cette partie ne compte pas : elle a commencé au milieu d’une autre
counting-one-screen = Cette partie ne compte pas : plusieurs joueurs partagent un écran
counting-changed = Cette partie ne compte pas : une place a changé de mains
counting-alone = Les parties en solo ne comptent pas
counting-own-bot = Cette partie ne compte pas : ce bot n’a pas de cote
counting-uneven = Avec ces options, cette partie ne compte pas

offer-draw = { $name } propose un match nul.
offer-stop = { $name } propose que toute l’équipe s’arrête là.
offer-undo = { $name } demande à reprendre un coup.
offer-pause = { $name } demande une pause.
offer-round = { $name } propose d’abandonner cette manche.
offer-rematch = { $name } aimerait une revanche.
offer-you-draw = Tu as proposé un match nul. On attend une réponse.
offer-you-stop = Tu as proposé de s’arrêter là. On attend une réponse.
offer-you-undo = Tu as demandé à reprendre un coup. On attend une réponse.
offer-you-pause = Tu as demandé une pause. On attend une réponse.
offer-you-round = Tu as proposé d’abandonner cette manche. On attend une réponse.
offer-you-rematch = Tu as demandé une revanche. On attend une réponse.
offer-declined-draw = { $name } refuse le match nul.
offer-declined-stop = { $name } préfère continuer.
offer-declined-undo = { $name } ne veut pas que le coup soit repris.
offer-declined-pause = { $name } préfère jouer sans pause.
offer-declined-round = { $name } préfère finir cette manche.
offer-declined-rematch = { $name } préfère ne pas rejouer maintenant.
offer-agree = D’accord
offer-decline = Non, on joue
offer-go-on = Continuer

menu-round = Abandonner cette manche
menu-copied = Copié. Colle-le où tu veux.
menu-take-back = Reprendre le coup
menu-draw = Proposer un match nul
menu-stop = S’arrêter ensemble
menu-pause = Pause
menu-resign = Abandonner
menu-give-up = Abandonner la partie
menu-leave = Quitter l’équipe
menu-watch-link = Copier le lien spectateur
menu-picture = Image à partager
menu-record = Télécharger la partie
menu-chat-on = Activer le chat
menu-chat-off = Couper le chat
menu-late-on = Laisser les retardataires remplacer un bot
menu-late-off = Ne plus accepter les retardataires
menu-quiet-on = Passer pour moi quand rien ne convient
menu-quiet-off = Me demander même quand rien ne convient
menu-keys = Raccourcis clavier
menu-no-record = Impossible de charger le fichier de la partie. Réessaie dans un instant.

hint-button = Indice
hint-thinking = Je réfléchis…
hint-best = Le meilleur choix
hint-good = Un bon choix
hint-any = Ces choix se valent à peu près
hint-close = Fermer l’indice
hint-play = Le jouer
hint-exact = Ces chances sont exactes.
hint-search = Chances estimées par calcul, d’après ce que tu peux voir.
hint-free = Tous les choix se valent à peu près : cet indice ne compte donc pas.
hint-advice = C’est ce que ferait un bot fort.

analysis-begin = Analyser la partie
analysis-about = Montre les chances de gagner, la part de chance et d’adresse, et les choix qui ont décidé de la partie. C’est un peu long, mais le résultat est gardé.
analysis-waits = L’analyse commence dans un instant…
analysis-at = Étape { $done } sur { $total }…
analysis-progress = Avancement de l’analyse
analysis-failed = Impossible de charger l’analyse. Réessaie dans un instant.
analysis-curve = Courbe des chances de gagner
analysis-accuracy = Précision
analysis-choices =
    { $n ->
        [one]
            { $best ->
                [one] La part des chances en jeu qui a été gardée. { $best } choix sur { $n } valait le meilleur.
               *[other] La part des chances en jeu qui a été gardée. { $best } choix sur { $n } valaient le meilleur.
            }
       *[other]
            { $best ->
                [one] La part des chances en jeu qui a été gardée. { $best } choix sur { $n } valait le meilleur.
               *[other] La part des chances en jeu qui a été gardée. { $best } choix sur { $n } valaient le meilleur.
            }
    }
analysis-luck = Chance
analysis-luck-is = Ce que les dés et les cartes ont apporté, en points de pourcentage
analysis-own = Ses choix
analysis-own-is = Ce que le joueur a perdu par ses propres choix, en points de pourcentage
analysis-others = Erreurs des autres
analysis-others-is = Ce que les choix des autres joueurs lui ont donné, en points de pourcentage
analysis-points = La chance, les choix et les erreurs sont donnés en points de pourcentage des chances de gagner.
analysis-turning-points = Tournants
analysis-own-worst = Tes choix les plus coûteux
analysis-no-mistake = Personne n’a fait de choix coûteux.
analysis-turn = Tour { $n }, { $name }
analysis-chosen = Joué :
analysis-better = Mieux :
analysis-shown = Le replay montre le moment juste avant. Mieux : { $better }
analysis-exact = Toutes les chances sont exactes.
analysis-search = Les chances sont des estimations trouvées par calcul. Elles supposent que tout le monde joue bien à partir de là.
analysis-shared = Leur somme fait 100 %, car un match nul compte à parts égales.
analysis-timed = Elles ne tiennent pas compte de la fin du temps.

puzzle-failed = Le serveur est injoignable pour l’instant. Réessaie dans un instant.
puzzle-not-lit = Choisis quelque chose d’éclairé.
puzzle-right = Oui, c’est le meilleur choix !
puzzle-wrong = Ce n’est pas le meilleur choix. Le tien gagne à { $yours } %, le meilleur à { $best } %.
puzzle-left =
    { $n ->
        [one] Encore { $n } essai
       *[other] Encore { $n } essais
    }
puzzle-missed = Pas résolu cette fois.
puzzle-best = Le meilleur choix gagne environ { $best } parties sur 100. Tu as essayé :
puzzle-yours = ton choix
puzzle-reveal = Voir la réponse
puzzle-reveal-sure = Voir la réponse ? Le puzzle comptera alors comme non résolu.
puzzle-reveal-no = Chercher encore
puzzle-share = Partager le résultat
puzzle-shared = Le résultat est copié.
puzzle-shared-title = Puzzle Potager du { $date } : { $game }
puzzle-streak =
    { $n ->
        [one] { $n } jour d’affilée
       *[other] { $n } jours d’affilée
    }
puzzle-streak-most = ton record : { $n }
puzzle-begin-streak = Résous-le aujourd’hui pour commencer une série.
puzzle-too-late = Ce n’est pas le puzzle du jour : il ne compte pas pour ta série.
puzzle-next-in = Prochain puzzle dans { $hours } h { $minutes } min, à 00:00 UTC ({ $time } chez toi).
puzzle-next-here = Aller au puzzle du jour

nth-try-1 = premier essai
nth-try-2 = deuxième essai
nth-try-3 = troisième essai

lesson-next = Suite
lesson-show = Montre-moi
lesson-step = Étape { $n } sur { $total }
lesson-failed = Impossible de charger la leçon. Réessaie dans un instant.
lesson-read-on = Touche d’abord Suite et lis la fin.
lesson-offer = C’est ta première partie ? Une leçon de { $n } minutes te montre comment jouer.
lesson-stays = Ta partie t’attendra.
lesson-take = Montre-moi
lesson-later = Jouer tout de suite
