### The words of Connect Four. {name} is an argument, {n:one|many} chooses by number, {who} is a player
### by name or "you", and {who:one|many} chooses by person.

# In one line, for the lobby
tagline = Get four in a line: vertical, horizontal or diagonal.

red = Red
yellow = Yellow

board-frame = A grid of seven columns and six rows
board-column =
    { $left ->
        [one] Column { $n }, { $left } hole free
       *[other] Column { $n }, { $left } holes free
    }
board-disc = { $colour } in column { $column }, row { $row }
board-line = Part of the winning line

prompt-drop = Choose a column for your disc.
prompt-wait =
    { $who ->
        [you] { $who } are choosing a column.
       *[other] { $who } is choosing a column.
    }

status-played =
    { $n ->
        [one] { $n } disc played
       *[other] { $n } discs played
    }

log-drop =
    { $who ->
        [you] { $who } drop { $disc } into column { $n }.
       *[other] { $who } drops { $disc } into column { $n }.
    }
log-disc = a disc
preview-drop = It falls to row { $row }.
preview-wins = This makes four in a line and wins.

over-won =
    { $who ->
        [you] { $who } have four in a line and win.
       *[other] { $who } has four in a line and wins.
    }
over-drawn = The grid is full, so the match is a draw.

why-full = This column is full.
