### Die Texte zu Tipps, zur Analyse einer Partie und zum Rätsel des Tages.

hint-button = Tipp
hint-panel = Ein Tipp
hint-mark =
    { $n ->
        [one] { $n } Tipp genommen
       *[other] { $n } Tipps genommen
    }
hint-used =
    { $n ->
        [one] { $n } Tipp wurde genommen.
       *[other] { $n } Tipps wurden genommen.
    }
# In lists of matches, after who won
hint-after = { $verdict } { hint-used }
hint-others = Tipps gibt es nur, wenn du allein gegen Bots spielst.
hint-not-played = Tipps gibt es nur während einer Partie.
hint-paused = Die Partie macht Pause. Setze sie zuerst fort.
hint-not-now = Du hast gerade nichts zu wählen, also gibt es keinen Tipp.
hint-failed = Diesmal wurde kein Tipp gefunden. Versuch es noch einmal.

study-too-many = Gerade werden viele Partien analysiert. Versuch es gleich noch einmal.
study-too-long = Diese Partie zu analysieren dauert hier zu lange. Lade ihre Aufzeichnung herunter und benutze `potager analyse`.
study-failed = Das ließ sich diesmal nicht berechnen. Versuch es in einer Minute noch einmal.

analysis-heading = Analyse
analysis-playing = Diese Partie läuft noch. Du kannst sie analysieren, wenn sie vorbei ist.
analysis-unfinished = Diese Partie wurde nicht zu Ende gespielt, daher gibt es nichts zu analysieren.
analysis-old-rules = Diese Partie wurde mit einer älteren Version der Regeln gespielt und lässt sich nicht analysieren.
analysis-no-choice = In dieser Partie hatte niemand eine Wahl, daher gibt es nichts zu analysieren.

puzzle-link = Rätsel
puzzle-title = Rätsel vom { $date }
puzzle-heading = Rätsel des Tages
puzzle-answer = Deine Antwort
puzzle-before = Voriges Rätsel
puzzle-after = Nächstes Rätsel
puzzle-choose = Eine Wahl ist klar die beste, und du hast drei Versuche.
puzzle-same = Alle auf diesem Server bekommen dasselbe Rätsel. Ein neues kommt um 00:00 UTC.
puzzle-difficulty = Schwierigkeit
puzzle-easy = leicht
puzzle-medium = mittel
puzzle-hard = schwer
puzzle-found = { $easy } von { $of } leichten Bots und { $medium } von { $of } mittleren Bots finden die beste Wahl.
puzzle-archive = Alle Rätsel
puzzle-archive-month = Rätsel im { $month } { $year }
puzzle-earlier = Früher
puzzle-later = Später
puzzle-any-game = Alle Spiele
puzzle-game = Spiel
puzzle-filter = Zeigen
puzzle-nothing = Hier gibt es noch keine Rätsel. Komm morgen wieder.
puzzle-open = Lösen
puzzle-look = Ansehen
puzzle-tried-1 = Im ersten Versuch gelöst
puzzle-tried-2 = Im zweiten Versuch gelöst
puzzle-tried-3 = Im dritten Versuch gelöst
puzzle-missed = Nicht gelöst
puzzle-begun =
    { $n ->
        [one] Noch { $n } Versuch
       *[other] Noch { $n } Versuche
    }
puzzle-streak =
    { $n ->
        [one] { $n } Tag in Folge
       *[other] { $n } Tage in Folge
    }
puzzle-most = deine längste Serie: { $n }
puzzle-no-date = Das Datum eines Rätsels sieht so aus: 2026-12-24. Prüfe die Adresse.
puzzle-future = Das Rätsel für diesen Tag kannst du noch nicht sehen. Komm an dem Tag wieder.
puzzle-none = Für diesen Tag gibt es kein Rätsel. „Alle Rätsel“ zeigt die Tage, die eines haben.
puzzle-old-rules = Dieses Rätsel entstand mit älteren Regeln und lässt sich nicht mehr zeigen.
puzzle-no-choice = Das kannst du hier nicht wählen. Wähle etwas, das leuchtet.
puzzle-again = Das hast du schon probiert. Wähle etwas anderes.

month-01 = Januar
month-02 = Februar
month-03 = März
month-04 = April
month-05 = Mai
month-06 = Juni
month-07 = Juli
month-08 = August
month-09 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember
