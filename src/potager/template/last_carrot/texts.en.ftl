### The words of the game. {name} is an argument, {n:one|many} chooses by number, {who} is a player
### by name or "you", and {who:one|many} chooses by person.

# In one line, for the lobby
tagline = Pull one, two or three carrots. Pull the last one to win.

orange = Orange
purple = Purple

option-carrots-help = The number of carrots in the bed at the start.

board-carrot = Carrot { $n }

prompt-pull = Tap a carrot to pull it and all carrots after it.
prompt-wait =
    { $who ->
        [you] { $who } are choosing carrots to pull.
       *[other] { $who } is choosing carrots to pull.
    }

status-pulled =
    { $n ->
        [one] { $n } carrot
       *[other] { $n } carrots
    }

log-pull =
    { $who ->
        [you]
            { $n ->
                [one] { $who } pull { $n } carrot.
               *[other] { $who } pull { $n } carrots.
            }
       *[other]
            { $n ->
                [one] { $who } pulls { $n } carrot.
               *[other] { $who } pulls { $n } carrots.
            }
    }

preview-left =
    { $n ->
        [one] { $n } carrot is left.
       *[other] { $n } carrots are left.
    }
preview-wins = This is the last carrot, so you win.

over-won =
    { $who ->
        [you] { $who } have the last carrot and win.
       *[other] { $who } has the last carrot and wins.
    }

why-too-many = You can pull at most { $most } carrots.
