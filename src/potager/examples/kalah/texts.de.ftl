### Die Wörter von Kalah.

# In one line, for the lobby
tagline = Säe deine Samen rund ums Brett und sammle die meisten.

south =
    { $case ->
        [von] von Süd
       *[other] Süd
    }
north =
    { $case ->
        [von] von Nord
       *[other] Nord
    }

option-pits-title = Mulden
option-pits-help = Wie viele Mulden jede Seite hat.

option-seeds-title = Samen
option-seeds-help = Wie viele Samen am Anfang in jeder Mulde sind.

board-board = Ein Brett mit zwei Reihen von Mulden und zwei Speichern
board-pit =
    { $who ->
        [you]
            { $n ->
                [one] Deine Mulde { $pit }, { $n } Samen
               *[other] Deine Mulde { $pit }, { $n } Samen
            }
       *[other]
            { $n ->
                [one] Mulde { $pit } { FORM($who, case: "von") }, { $n } Samen
               *[other] Mulde { $pit } { FORM($who, case: "von") }, { $n } Samen
            }
    }
board-store =
    { $who ->
        [you]
            { $n ->
                [one] Dein Speicher, { $n } Samen
               *[other] Dein Speicher, { $n } Samen
            }
       *[other]
            { $n ->
                [one] Speicher { FORM($who, case: "von") }, { $n } Samen
               *[other] Speicher { FORM($who, case: "von") }, { $n } Samen
            }
    }

prompt-sow = Tippe eine deiner Mulden an, um ihre Samen zu säen.
prompt-wait =
    { $who ->
        [you] Du wählst eine Mulde.
       *[other] { $who } wählt eine Mulde.
    }

status-stored =
    { $n ->
        [one] { $n } Samen
       *[other] { $n } Samen
    }

log-sow =
    { $who ->
        [you] Du säst { $n } Samen aus Mulde { $pit }.
       *[other] { $who } sät { $n } Samen aus Mulde { $pit }.
    }
log-capture =
    { $who ->
        [you] Du schlägst { $n } Samen.
       *[other] { $who } schlägt { $n } Samen.
    }
log-again =
    { $who ->
        [you] Der letzte Samen ist im Speicher, also bist du noch einmal dran.
       *[other] Der letzte Samen ist im Speicher, also ist { FORM($who, letter: "small") } noch einmal dran.
    }
log-over = Eine Reihe ist leer. Die Samen der anderen kommen in den Speicher der Seite, der sie gehören.

foresee-sow =
    { $n ->
        [one] Dein Speicher gewinnt { $n } Samen.
       *[other] Dein Speicher gewinnt { $n } Samen.
    }
foresee-again = Der letzte Samen fällt in deinen Speicher, also bist du noch einmal dran.
foresee-capture = Du schlägst, und dein Speicher gewinnt { $n } Samen.
foresee-over =
    { $n ->
        [one] Das beendet das Spiel. Dein Speicher gewinnt { $n } Samen.
       *[other] Das beendet das Spiel. Dein Speicher gewinnt { $n } Samen.
    }

over-won =
    { $who ->
        [you] Du gewinnst mit { $n } zu { $other } Samen.
       *[other] { $who } gewinnt mit { $n } zu { $other } Samen.
    }
over-drawn = Unentschieden mit je { $n } Samen.

why-empty = Diese Mulde ist leer.
why-theirs = Säe aus einer Mulde in deiner eigenen Reihe.
