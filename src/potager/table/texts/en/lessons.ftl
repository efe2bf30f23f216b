### The texts on the page of a lesson.

lesson-title = { $game }: the lesson
lesson-lesson = Lesson
lesson-try =
    { $n ->
        [one] Try the lesson ({ $n } minute)
       *[other] Try the lesson ({ $n } minutes)
    }
lesson-none = { $game } has no lesson.
lesson-you = You
lesson-name = The lesson
lesson-coming = Loading the lesson …
lesson-skip = Skip the lesson
lesson-skip-short = Skip
lesson-teacher = Your teacher
lesson-back = Back
lesson-again = Once more
lesson-play = Play now
lesson-go-back = To my match
