### The words of Kalah. {name} is an argument, {n:one|many} chooses by number, {who} is a player
### by name or "you", and {who:one|many} chooses by person.

# In one line, for the lobby
tagline = Sow your seeds around the board, and collect the most.

south = South
north = North

option-pits-title = Pits
option-pits-help = How many pits each player has.

option-seeds-title = Seeds
option-seeds-help = How many seeds are in each pit at the start.

board-board = A board with two rows of pits and two stores
board-pit =
    { $n ->
        [one] { FORM($who, case: "genitive") } pit { $pit }, { $n } seed
       *[other] { FORM($who, case: "genitive") } pit { $pit }, { $n } seeds
    }
board-store =
    { $n ->
        [one] { FORM($who, case: "genitive") } store, { $n } seed
       *[other] { FORM($who, case: "genitive") } store, { $n } seeds
    }

prompt-sow = Tap one of your pits to sow its seeds.
prompt-wait =
    { $who ->
        [you] { $who } are choosing a pit.
       *[other] { $who } is choosing a pit.
    }

status-stored =
    { $n ->
        [one] { $n } seed
       *[other] { $n } seeds
    }

log-sow =
    { $who ->
        [you]
            { $n ->
                [one] { $who } sow { $n } seed from pit { $pit }.
               *[other] { $who } sow { $n } seeds from pit { $pit }.
            }
       *[other]
            { $n ->
                [one] { $who } sows { $n } seed from pit { $pit }.
               *[other] { $who } sows { $n } seeds from pit { $pit }.
            }
    }
log-capture =
    { $who ->
        [you] { $who } capture { $n } seeds.
       *[other] { $who } captures { $n } seeds.
    }
log-again =
    { $who ->
        [you] The last seed is in the store, so { FORM($who, letter: "small") } go again.
       *[other] The last seed is in the store, so { FORM($who, letter: "small") } goes again.
    }
log-over = One row is empty, so the seeds in the other go to their owner's store.

foresee-sow =
    { $n ->
        [one] Your store gains { $n } seed.
       *[other] Your store gains { $n } seeds.
    }
foresee-again = The last seed falls into your store, so you go again.
foresee-capture = You capture, and your store gains { $n } seeds.
foresee-over =
    { $n ->
        [one] This ends the game. Your store gains { $n } seed.
       *[other] This ends the game. Your store gains { $n } seeds.
    }

over-won =
    { $who ->
        [you] { $who } win by { $n } seeds to { $other }.
       *[other] { $who } wins by { $n } seeds to { $other }.
    }
over-drawn = A draw with { $n } seeds each.

why-empty = This pit is empty.
why-theirs = Sow from a pit in your own row.
