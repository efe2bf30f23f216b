### The texts on the page of a lesson.

lesson-title = { $game } : la leçon
lesson-lesson = Leçon
lesson-try =
    { $n ->
        [one] Essayer la leçon ({ $n } minute)
       *[other] Essayer la leçon ({ $n } minutes)
    }
lesson-none = { $game } n’a pas de leçon.
lesson-you = Toi
lesson-name = La leçon
lesson-coming = On prépare la leçon …
lesson-skip = Passer la leçon
lesson-skip-short = Passer
lesson-teacher = Ton professeur
lesson-back = Retour
lesson-again = Encore une fois
lesson-play = Jouer maintenant
lesson-go-back = Vers ma partie
