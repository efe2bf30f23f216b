### The texts on the page of a lesson.

lesson-title = { $game }: samouczek
lesson-lesson = Samouczek
lesson-try =
    { $n ->
        [one] Zobacz samouczek ({ $n } minuta)
        [few] Zobacz samouczek ({ $n } minuty)
       *[many] Zobacz samouczek ({ $n } minut)
    }
lesson-none = { $game } nie ma samouczka.
lesson-you = Ty
lesson-name = Samouczek
lesson-coming = Wczytywanie samouczka …
lesson-skip = Pomiń samouczek
lesson-skip-short = Pomiń
lesson-teacher = Twój nauczyciel
lesson-back = Wstecz
lesson-again = Jeszcze raz
lesson-play = Zagraj teraz
lesson-go-back = Do mojej partii
