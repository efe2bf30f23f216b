### The texts about hints, the analysis of a match, and the puzzle of the day.

hint-button = Hint
hint-panel = A hint
hint-mark =
    { $n ->
        [one] { $n } hint used
       *[other] { $n } hints used
    }
hint-used =
    { $n ->
        [one] { $n } hint was used.
       *[other] { $n } hints were used.
    }
# In lists of matches, after who won
hint-after = { $verdict } { hint-used }
hint-others = Hints are available only when you play alone against bots.
hint-not-played = Hints are available only during a match.
hint-paused = The match is paused. Resume it first.
hint-not-now = You have nothing to choose right now, so there is no hint.
hint-failed = No hint was found this time. Try again.

study-too-many = Many matches are being analysed right now. Try again in a moment.
study-too-long = This match takes too long to analyse here. Download its record and use `potager analyse`.
study-failed = That could not be computed this time. Try again in a minute.

analysis-heading = Analysis
analysis-playing = This match is still being played. You can analyse it when it is over.
analysis-unfinished = This match was not played to its end, so there is nothing to analyse.
analysis-old-rules = This match was played with an older version of the rules, so it can't be analysed.
analysis-no-choice = Nobody had a choice in this match, so there is nothing to analyse.

puzzle-link = Puzzle
puzzle-title = Puzzle of { $date }
puzzle-heading = Puzzle of the day
puzzle-answer = Your answer
puzzle-before = Previous puzzle
puzzle-after = Next puzzle
puzzle-choose = One choice is clearly the best, and you have three tries.
puzzle-same = Everybody on this server gets the same puzzle. A new one comes at 00:00 UTC.
puzzle-difficulty = Difficulty
puzzle-easy = easy
puzzle-medium = medium
puzzle-hard = hard
puzzle-found = { $easy } of { $of } easy bots and { $medium } of { $of } medium bots find the best choice.
puzzle-archive = All puzzles
puzzle-archive-month = Puzzles for { $month } { $year }
puzzle-earlier = Earlier
puzzle-later = Later
puzzle-any-game = All games
puzzle-game = Game
puzzle-filter = Show
puzzle-nothing = There are no puzzles here yet. Come back tomorrow.
puzzle-open = Solve it
puzzle-look = Look at it
puzzle-tried-1 = Solved on the first try
puzzle-tried-2 = Solved on the second try
puzzle-tried-3 = Solved on the third try
puzzle-missed = Not solved
puzzle-begun =
    { $n ->
        [one] { $n } try left
       *[other] { $n } tries left
    }
puzzle-streak =
    { $n ->
        [one] { $n } day in a row
       *[other] { $n } days in a row
    }
puzzle-most = your longest: { $n }
puzzle-no-date = A puzzle’s date looks like 2026-12-24. Check the address.
puzzle-future = You can't see that day’s puzzle yet. Come back on that day.
puzzle-none = There is no puzzle for that day. The archive lists the days that have one.
puzzle-old-rules = That puzzle was created with older rules and can't be shown any more.
puzzle-no-choice = That can't be chosen here. Choose something that is lit up.
puzzle-again = You have already tried that. Choose something else.

month-01 = January
month-02 = February
month-03 = March
month-04 = April
month-05 = May
month-06 = June
month-07 = July
month-08 = August
month-09 = September
month-10 = October
month-11 = November
month-12 = December
