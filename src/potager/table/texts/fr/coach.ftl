### The texts about hints, the analysis of a match, and the puzzle of the day.

hint-button = Indice
hint-panel = Un indice
hint-mark =
    { $n ->
        [one] { $n } indice utilisé
       *[other] { $n } indices utilisés
    }
hint-used =
    { $n ->
        [one] { $n } indice a été utilisé.
       *[other] { $n } indices ont été utilisés.
    }
# In lists of matches, after who won
hint-after = { $verdict } { hint-used }
hint-others = Il n’y a d’indices qu’en solo contre des bots.
hint-not-played = Il n’y a d’indices que pendant une partie.
hint-paused = La partie est en pause. Relance-la d’abord.
hint-not-now = Tu n’as rien à choisir pour l’instant, donc il n’y a pas d’indice.
hint-failed = Aucun indice trouvé cette fois. Réessaie.

study-too-many = Beaucoup de parties sont en cours d’analyse. Réessaie dans un instant.
study-too-long = Cette partie est trop longue à analyser ici. Télécharge son fichier et utilise `potager analyse`.
study-failed = Le calcul n’a pas abouti cette fois. Réessaie dans une minute.

analysis-heading = Analyse
analysis-playing = Cette partie est encore en cours. Tu pourras l’analyser quand elle sera finie.
analysis-unfinished = Cette partie n’a pas été jouée jusqu’au bout : il n’y a rien à analyser.
analysis-old-rules = Cette partie a été jouée avec une version plus ancienne des règles : on ne peut pas l’analyser.
analysis-no-choice = Personne n’a eu de choix à faire dans cette partie : il n’y a rien à analyser.

puzzle-link = Puzzle
puzzle-title = Puzzle du { $date }
puzzle-heading = Le puzzle du jour
puzzle-answer = Ta réponse
puzzle-before = Puzzle précédent
puzzle-after = Puzzle suivant
puzzle-choose = Un choix est nettement le meilleur, et tu as trois essais.
puzzle-same = Tout le monde sur ce serveur a le même puzzle. Il y en a un nouveau à 00:00 UTC.
puzzle-difficulty = Difficulté
puzzle-easy = facile
puzzle-medium = moyen
puzzle-hard = difficile
puzzle-found = { $easy } bots faciles sur { $of } et { $medium } bots moyens sur { $of } trouvent le meilleur choix.
puzzle-archive = Tous les puzzles
puzzle-archive-month = Puzzles de { $month } { $year }
puzzle-earlier = Avant
puzzle-later = Après
puzzle-any-game = Tous les jeux
puzzle-game = Jeu
puzzle-filter = Afficher
puzzle-nothing = Il n’y a pas encore de puzzles ici. Reviens demain.
puzzle-open = Le résoudre
puzzle-look = Le regarder
puzzle-tried-1 = Résolu au premier essai
puzzle-tried-2 = Résolu au deuxième essai
puzzle-tried-3 = Résolu au troisième essai
puzzle-missed = Pas résolu
puzzle-begun =
    { $n ->
        [one] Encore { $n } essai
       *[other] Encore { $n } essais
    }
puzzle-streak =
    { $n ->
        [one] { $n } jour d’affilée
       *[other] { $n } jours d’affilée
    }
puzzle-most = ton record : { $n }
puzzle-no-date = La date d’un puzzle s’écrit comme 2026-12-24. Vérifie l’adresse.
puzzle-future = Tu ne peux pas encore voir le puzzle de ce jour-là. Reviens à cette date.
puzzle-none = Il n’y a pas de puzzle pour ce jour-là. La liste montre les jours qui en ont un.
puzzle-old-rules = Ce puzzle date de règles plus anciennes et ne peut plus être affiché.
puzzle-no-choice = On ne peut pas choisir ça ici. Choisis quelque chose d’éclairé.
puzzle-again = Tu as déjà essayé ça. Choisis autre chose.

month-01 = janvier
month-02 = février
month-03 = mars
month-04 = avril
month-05 = mai
month-06 = juin
month-07 = juillet
month-08 = août
month-09 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre
