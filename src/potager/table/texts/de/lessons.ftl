### Die Texte auf der Seite einer Lektion.

lesson-title = { $game }: die Lektion
lesson-lesson = Lektion
lesson-try =
    { $n ->
        [one] Lektion ausprobieren ({ $n } Minute)
       *[other] Lektion ausprobieren ({ $n } Minuten)
    }
lesson-none = { $game } hat keine Lektion.
lesson-you = Du
lesson-name = Die Lektion
lesson-coming = Die Lektion wird geladen …
lesson-skip = Lektion überspringen
lesson-skip-short = Überspringen
lesson-teacher = Dein Lehrer
lesson-back = Zurück
lesson-again = Noch einmal
lesson-play = Jetzt spielen
lesson-go-back = Zu meiner Partie
