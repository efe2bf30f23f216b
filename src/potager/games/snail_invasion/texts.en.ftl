### Snail Invasion! in English. The log mixes these words with small pictures of pieces.

square = square { $n }

side-gardener = Gardener
side-snails = Snails
side-the-gardener = the Gardener
side-the-snails = the Snails
    .count = several

piece-red-1 = red pawn
piece-red-2 = red drone
piece-red-3 = red queen
piece-yellow-1 = yellow pawn
piece-yellow-2 = yellow drone
piece-yellow-3 = yellow queen
piece-green-1 = green pawn
piece-green-2 = green drone
piece-green-3 = green queen
piece-blue-1 = blue pawn
piece-blue-2 = blue drone
piece-blue-3 = blue queen
piece-black-1 = snail pawn
piece-black-2 = snail drone
piece-black-3 = snail queen

piece-sized-1 = { $piece } (small, 1 pip)
piece-sized-2 = { $piece } (medium, 2 pips)
piece-sized-3 = { $piece } (large, 3 pips)
piece-pips-1 = { $piece } (1 pip)
piece-pips-2 = { $piece } (2 pips)
piece-pips-3 = { $piece } (3 pips)

legend-1 = Pawn 1
legend-2 = Drone 2
legend-3 = Queen 3
legend-label = A pawn is a small pyramid with 1 pip, a drone a medium one with 2, a queen a large one with 3. A piece is blocked when the pieces on it have at least as many pips as it has. It is hit when the enemy pieces directly on it have more.

shed-name = Potting Shed
shed-label = The Potting Shed
shed-top = { $piece } on top of a tree in the Potting Shed
shed-under = { $piece } further down in a tree in the Potting Shed
shed-empty = an empty pot: this { $colour } tree is used up

nest-name = Snails' Nest
nest-short = Nest
nest-label = The Snails' Nest
nest-top = { $piece } on top of the tree in the Nest
nest-under = { $piece } further down in the tree in the Nest
nest-hit = { $piece } in the Nest after a hit

board-piece = { $piece } on square { $n }
board-under = { $told }, under a { $piece }
board-blocked = { $told }, blocked

dice-total = Total
dice-next = Next roll
dice-rolled = The dice show { $n }
dice-due = The dice have not been rolled yet

pass-name = Pass
pass-label = Pass: none of your pieces can move

prompt-tap = Tap the dice
prompt-first-gardener = Tap the dice. You win by stacking queen, drone and pawn of one colour.
prompt-first-snails = Tap the dice. You win when no colour can grow into a whole plant.
prompt-pass = Roll of { $n }: none of your pieces can move, so you pass
prompt-rolling =
    { $who ->
        [you] { $who } are about to roll
        [several] { $who } are about to roll
       *[other] { $who } is about to roll
    }
prompt-choosing =
    { $who ->
        [you] { $who } rolled { $n } and are choosing a move
        [several] { $who } rolled { $n } and are choosing a move
       *[other] { $who } rolled { $n } and is choosing a move
    }
prompt-far = { $n } squares
prompt-round = once around

prompt-gardener-either = Roll of { $n }: bring the top of a tree out onto { $n }, or move a piece { $far }
prompt-gardener-out = Roll of { $n }: bring the top of a tree out onto { $n }
prompt-gardener-move = Roll of { $n }: move a piece { $far }

prompt-snails-either = Roll of { $n }: bring a snail out onto { $n }, or move one { $far }
prompt-snails-out = Roll of { $n }: bring a snail out onto { $n }
prompt-snails-move = Roll of { $n }: move a snail { $far }

goal-grow = Grow a whole plant
goal-plant = a plant: queen, drone and pawn of one colour
goal-block =
    { $n ->
        [one] or block the snail
       *[other] or block all the snails
    }
goal-spoil =
    { $n ->
        [one] Spoil the colour
       *[other] Spoil every colour
    }
goal-spoiled =
    { $n ->
        [one] Colour spoiled
       *[other] Colours spoiled
    }
goal-lost = { $colour } is spoiled
goal-safe = { $colour } can still grow

# The total of the dice, in a small picture
log-roll = { $n }
log-rolled = { $who } rolled { $roll }.
log-out =
    { $who ->
        [you] { $who } roll { $roll } and bring out the { $piece } on { $to }.
        [several] { $who } roll { $roll } and bring out the { $piece } on { $to }.
       *[other] { $who } rolls { $roll } and brings out the { $piece } on { $to }.
    }
log-move =
    { $who ->
        [you] { $who } roll { $roll } and move the { $piece } from { $start } to { $to }.
        [several] { $who } roll { $roll } and move the { $piece } from { $start } to { $to }.
       *[other] { $who } rolls { $roll } and moves the { $piece } from { $start } to { $to }.
    }
log-round =
    { $who ->
        [you] { $who } roll { $roll } and move the { $piece } once around, back to { $to }.
        [several] { $who } roll { $roll } and move the { $piece } once around, back to { $to }.
       *[other] { $who } rolls { $roll } and moves the { $piece } once around, back to { $to }.
    }
# Follows a sentence about the piece that moves: $pieces ride on it.
log-carries = It carries the { $pieces }.
# Likewise: on top of which piece it stands then
log-onto = It lands on the { $piece }.
log-pass =
    { $who ->
        [you] { $who } roll { $roll } and can't move.
        [several] { $who } roll { $roll } and can't move.
       *[other] { $who } rolls { $roll } and can't move.
    }
# $eats are plants, and $hits are snails.
log-eats = { FORM($who, case: "genitive") } { $piece } eats the { $eats }.
log-hits = { FORM($who, case: "genitive") } { $piece } hits the { $hits }.
log-eats-hits = { FORM($who, case: "genitive") } { $piece } eats the { $eats } and hits the { $hits }.
# In solitaire, nobody plays the snails.
log-the-eats = The { $piece } eats the { $eats }.
log-the-hits = The { $piece } hits the { $hits }.
log-the-eats-hits = The { $piece } eats the { $eats } and hits the { $hits }.

foresee-pass = None of your pieces can move this turn.
foresee-out = Bring the { $piece } out onto { $n }.
foresee-move = Move the { $piece } to { $n }.
foresee-round = Move the { $piece } once around, back to { $n }.
# $sum compares pips, such as 2 + 1 > 2.
foresee-nest = The { $piece } goes to the Nest ({ $sum }).
foresee-dies = The { $piece } is eaten ({ $sum }).
foresee-spoils = This spoils { $colour }.
foresee-blocks = This blocks the { $pieces }.
foresee-frees = This frees the { $pieces }.
foresee-grows-you = This grows the { $colour } plant, so you win.
foresee-grows-they = This grows the { $colour } plant, so the other side wins.
foresee-stuck-you = This blocks the last snail, so you win.
foresee-stuck-they = This blocks the last snail, so the other side wins.
foresee-eaten-you = This spoils the last colour, so you win.
foresee-eaten-they = This spoils the last colour, so the other side wins.
foresee-draw = This is the last turn, so the match is a draw.
won-grown =
    { $who ->
        [you] { $who } have grown the { $colour } plant and win.
        [several] { $who } have grown the { $colour } plant and win.
       *[other] { $who } has grown the { $colour } plant and wins.
    }
won-blocked =
    { $who ->
        [you]
            { $n ->
                [one] { $who } have blocked the snail and win.
               *[other] { $who } have blocked every snail and win.
            }
        [several]
            { $n ->
                [one] { $who } have blocked the snail and win.
               *[other] { $who } have blocked every snail and win.
            }
       *[other]
            { $n ->
                [one] { $who } has blocked the snail and wins.
               *[other] { $who } has blocked every snail and wins.
            }
    }
won-eaten =
    { $who ->
        [you]
            { $n ->
                [one] { $who } have spoiled the only colour and win.
               *[other] { $who } have spoiled every colour and win.
            }
        [several]
            { $n ->
                [one] { $who } have spoiled the only colour and win.
               *[other] { $who } have spoiled every colour and win.
            }
       *[other]
            { $n ->
                [one] { $who } has spoiled the only colour and wins.
               *[other] { $who } has spoiled every colour and wins.
            }
    }
won-nobody =
    { $n ->
        [one] A draw: nobody has won after { $n } turn.
       *[other] A draw: nobody has won after { $n } turns.
    }

why-square = Choose a piece, not a square. It moves { $n } squares, or comes out onto { $n }.
why-theirs = The { $piece } is not yours to move.
why-blocked =
    { $n ->
        [one] This { $piece } is blocked by { $n } pip on it.
       *[other] This { $piece } is blocked by { $n } pips on it.
    }
why-blocked_above = This { $piece } is blocked because a piece on it is blocked.
why-under = The { $piece } on top has to come out first.
why-nest = Only the Snails bring snails out of the Nest.
why-shed = Only the Gardener brings plants out of the Potting Shed.

## The form of a new match

option-mode-help = Two players, or the Gardener alone against automatic Snails.

option-garden-two-colour = Two colours
option-garden-three-and-one = Three red, one yellow
option-garden-one-colour = One colour
option-garden-help = Four trees in four colours, in two (two and two, or three and one), or in one. The patio is for solitaire: one tree against the Snail Queen. A match there takes about a minute and needs a lot of luck.

option-board-3x4 = 12 squares
option-board-4x4 = 16 squares
option-board-help = The length of the loop around the garden.

option-turn_limit-help = The match is a draw after this many turns, counting both sides (for simulations).

## Before the match, in the waiting room

question-asks = Which of you is the harder worker?
question-answer =
    { $who ->
        [you] { $who } work harder, so { $who } are the Gardener and begin.
        [several] { $who } work harder, so { $who } are the Gardener and begin.
       *[other] { $who } works harder, so { $who } is the Gardener and begins.
    }

## How the champions play this game

champion-1-style = Grows wherever it can, and forgets the Snails.

champion-2-style = Fights for every snail, and guards the last colours.

champion-3-style = Careful: never gives up a colour unless it must.

champion-4-style = Loves half-grown plants, and waits for the right roll.

champion-5-style = Looks far ahead, and values everything equally.
