### Snail Invasion! in English. The log mixes these words with small pictures of pieces.

# In one line, for the lobby
tagline = Keep your garden growing, one stack ahead of the snails.

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

option-mode-title = Mode
option-mode-duel = Duel
option-mode-solitaire = Solitaire
option-mode-help = Two players, or the Gardener alone against automatic Snails.

option-garden-title = Garden
option-garden-classic = Classic
option-garden-patio = Patio
option-garden-two-colour = Two colours
option-garden-three-and-one = Three red, one yellow
option-garden-one-colour = One colour
option-garden-help = Four trees in four colours, in two (two and two, or three and one), or in one. The patio is for solitaire: one tree against the Snail Queen. A match there takes about a minute and needs a lot of luck.

option-board-title = Board
option-board-3x4 = 12 squares
option-board-4x4 = 16 squares
option-board-help = The length of the loop around the garden.

option-turn_limit-title = Turn limit
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

champion-5-style = Looks far ahead, and knows what a colour is worth.

## The lesson, step by step; `wrong` answers any other choice. At most 240 characters each.

lesson-1 = Hello! You are the Gardener. Grow one whole plant to win: a Queen, a Drone on her and a Pawn on top, all of one colour. Pip plays the hungry snails.
lesson-2 = You begin. Every turn starts with two dice, and you use their sum. Roll them!
lesson-2-wrong = Roll first: tap the dice, or press the button.
lesson-3 = Seven! So a piece may come out onto square 7. Only the top of a tree can come out, and that is a Pawn. Bring out the red one.
lesson-3-wrong = That is legal too, but in this lesson we grow red. Take the red Pawn.
lesson-4 = Pip rolled 4, and the Snail Pawn crawled onto square 4. The dots show what a piece is worth: Pawn 1, Drone 2, Queen 3. A piece's worth decides what it can hit.
lesson-5 = You rolled 4 as well. A piece that lands on an enemy worth less hits it. Your red Drone is worth 2, and the Snail Pawn only 1. Bring the Drone out onto it!
lesson-5-wrong = Only the red Drone lands on that snail and is worth more. Take it from the red tree.
lesson-6 = Hit! The snail is back in the Nest and has to start again. But take care. A plant piece that is hit is eaten for good, and then its colour can't grow a whole plant any more.
lesson-7 = Ten. Your plant needs a Queen at the bottom. She is the last piece of the red tree. Bring her out.
lesson-7-wrong = Not this time. Your plant needs the red Queen at the bottom.
lesson-8 = Now the tricky rule. The Snail Drone sits on your Drone. They are worth the same, so nobody is hit. But your Drone is blocked: it can't move with 2 or more on it.
lesson-9 = You rolled 6. That takes you from square 10 to square 4, because 1 comes after 12. Your Queen is worth 3, more than the snail's 2. Jump on it!
lesson-9-wrong = The red Queen on square 10 can land on that snail and free your Drone.
lesson-10 = Another snail sent home! The Queen is on your Drone now, so it is blocked until she leaves. A piece that moves carries everything on it, friend or enemy.
lesson-11 = Some turns later, your Queen is on square 10, and the Drone has climbed onto her. Only the Pawn is missing. It is on square 7, three steps away. Roll!
lesson-11-wrong = Roll the dice first. You need a three.
lesson-12 = Three, just right! Move the red Pawn onto its plant.
lesson-12-wrong = Move the red Pawn on square 7. It is all that your plant needs.
lesson-13 = Your plant is grown, and you win! The Gardener also wins when all snails are blocked in the garden. The Snails win when no colour can grow a whole plant any more. Now try a match!
