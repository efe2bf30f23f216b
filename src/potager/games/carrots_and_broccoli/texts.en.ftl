### Carrots & Broccoli in English. The log mixes these words with small pictures of dice and pieces.

# In one line, for the lobby
tagline = Grow your garden before the others, and keep an eye on the wall.

piece = { $size } { $colour }

side-carrots = Carrots
    .count = several
side-broccoli = Broccoli
    .count = several
side-red = Red
side-yellow = Yellow
side-green = Green
side-blue = Blue

of-carrots = Carrots'
of-broccoli = Broccoli's
of-red = Red's
of-yellow = Yellow's
of-green = Green's
of-blue = Blue's

size-small = small
size-medium = medium
size-large = large

rolled-red = Red
rolled-yellow = Yellow
rolled-green = Green
rolled-blue = Blue
rolled-black = Black
rolled-wild = Any colour

dice-of = { FORM($who, case: "genitive") } roll
dice-due = The dice have not been rolled yet
dice-rolled = The dice show: { $colour }, { $sizes }
dice-ready = Ready to roll
dice-setup = Setting up
dice-over = Game over

supply-name = Common supply
supply-piece = { $piece } in the supply, { $n } left

square-on-wall = { $square }, on the wall line
square-nobody = { $square }, in nobody's yard
square-yard = { $square }, in { $whose } yard

board-piece = { $piece } on { $square }
board-frozen = { $piece } on { $square }, which was just moved and can't move this turn

pass-name = Pass
pass-label = Pass: do nothing this turn

prompt-wall = The wall is being set up
prompt-tap = Tap the dice
prompt-first = Tap the dice. { $goal }
prompt-rolling =
    { $who ->
        [you] { $who } are about to roll
        [several] { $who } are about to roll
       *[other] { $who } is about to roll
    }
prompt-roll = { $colour }, { $sizes }
prompt-choosing = { $who } rolled: { $roll }
prompt-can = { $roll }: { $what }
prompt-theirs = { $roll } ({ FORM($owner, case: "genitive") } colour): { $what }

## What it is about, in the first turn of each

prompt-goal-group-corner = You win with ten plants in one group in your yard, one of them on { $corner }.
prompt-goal-group = You win with ten of your plants in one group in your yard.
prompt-goal-triangle-corner = You win with a triangle of six plants in your yard, one of them on { $corner }.
prompt-goal-triangle = You win with a triangle of six of your plants in your yard.

can-plant = plant one
can-move = move one
can-wall = move a piece of the wall
can-plant-move = plant one, or move one
can-plant-wall = plant one, or move a piece of the wall
can-move-wall = move a plant, or a piece of the wall
can-plant-move-wall = plant one, move one, or move a piece of the wall
can-pass = nothing fits, so pass

## With somebody else's colour

theirs-plant = plant one where it doesn't help, or pass
theirs-move = move one away, or pass
theirs-plant-move = plant one where it doesn't help, move one away, or pass
theirs-pass = nothing fits, so pass

goal-kid = can also move diagonally
goal-group-corner = { $n } of { $all } plants in a group with { $corner }
goal-group = { $n } of { $all } plants in a group
goal-triangle-corner = { $n } of { $all } plants in a triangle with { $corner }
goal-triangle = { $n } of { $all } plants in a triangle
goal-yard = { $n } in the yard

## The table at the end

score-group = In the group
score-triangle = In the triangle
score-yard = In the yard
score-pips = Pips there

# $colour is one of log-red, … log-wild, and $sizes such as "small or large".
log-rolled = { $who } rolled { $colour }, { $sizes }.
log-plant =
    { $who ->
        [you] { $who } roll { $colour }, { $sizes }, and plant a { $piece } on { $to }.
        [several] { $who } roll { $colour }, { $sizes }, and plant a { $piece } on { $to }.
       *[other] { $who } rolls { $colour }, { $sizes }, and plants a { $piece } on { $to }.
    }
log-move =
    { $who ->
        [you] { $who } roll { $colour }, { $sizes }, and move the { $piece } from { $start } to { $to }.
        [several] { $who } roll { $colour }, { $sizes }, and move the { $piece } from { $start } to { $to }.
       *[other] { $who } rolls { $colour }, { $sizes }, and moves the { $piece } from { $start } to { $to }.
    }
log-wall =
    { $who ->
        [you] { $who } roll { $colour }, { $sizes }, and move the { $piece } of the wall from { $start } to { $to }.
        [several] { $who } roll { $colour }, { $sizes }, and move the { $piece } of the wall from { $start } to { $to }.
       *[other] { $who } rolls { $colour }, { $sizes }, and moves the { $piece } of the wall from { $start } to { $to }.
    }
log-pass =
    { $who ->
        [you] { $who } roll { $colour }, { $sizes }, and pass.
        [several] { $who } roll { $colour }, { $sizes }, and pass.
       *[other] { $who } rolls { $colour }, { $sizes }, and passes.
    }
log-red = red
log-yellow = yellow
log-green = green
log-blue = blue
log-black = black
log-wild = any colour
log-now =
    { $who ->
        [you] { $who } now have { $n } of { $all }.
        [several] { $who } now have { $n } of { $all }.
       *[other] { $who } now has { $n } of { $all }.
    }
log-hinders = It is in { FORM($who, case: "genitive") } way.
log-wall-up = The wall is up.
log-time = Time is up. The plants in the yards count.

foresee-pass = Pass
foresee-plant = Plant the { $piece } on { $square }
foresee-move = Move the { $piece } to { $square }
foresee-wall = Move the { $piece } to { $square }
foresee-yard =
    { $after ->
        [one] { FORM($who, case: "genitive") } yard: { $before } → { $after } square
       *[other] { FORM($who, case: "genitive") } yard: { $before } → { $after } squares
    }
foresee-crop =
    { $who ->
        [you] { FORM($who, letter: "small") } have { $n } of { $all }
        [several] { FORM($who, letter: "small") } have { $n } of { $all }
       *[other] { FORM($who, letter: "small") } has { $n } of { $all }
    }
foresee-win =
    { $who ->
        [you] { FORM($who, letter: "small") } win
        [several] { FORM($who, letter: "small") } win
       *[other] { FORM($who, letter: "small") } wins
    }
foresee-outside =
    { $n ->
        [one] { $n } step outside { FORM($who, case: "genitive") } yard
       *[other] { $n } steps outside { FORM($who, case: "genitive") } yard
    }
foresee-useless =
    { $n ->
        [one] no use: { $n } step from { FORM($who, case: "genitive") } yard
       *[other] no use: { $n } steps from { FORM($who, case: "genitive") } yard
    }
foresee-takes = in the way in { FORM($who, case: "genitive") } yard
foresee-draw = a draw

## Of a plant that does not count yet

foresee-no-group-corner = not joined to { $corner } yet
foresee-no-group = not in the largest group yet
foresee-no-triangle-corner = not in the triangle yet
foresee-no-triangle = not in the triangle yet

## Why a hint says so. Two sentences may follow each other.

advice-then = { $one } { $other }
advice-win = It wins the game.
advice-guards = Without it, { $who } would win with { $n } of the 36 rolls. After it, only with { $left }.
advice-grows =
    { $n ->
        [one] Your garden will need about { $n } fewer step.
       *[other] Your garden will need about { $n } fewer steps.
    }
advice-hinders =
    { $n ->
        [one] { FORM($who, case: "genitive") } garden will need about { $n } more step.
       *[other] { FORM($who, case: "genitive") } garden will need about { $n } more steps.
    }
advice-answers = It gives the others fewer ways to hinder you.
advice-little = No choice with this roll changes much.
advice-pass =
    { $n ->
        [one] Any other choice would cost you about { $n } step.
       *[other] Any other choice would cost you about { $n } steps.
    }
advice-crowds = Another plant of theirs would only be in everybody's way.
advice-only = This roll allows no other choice.
advice-next =
    { $n ->
        [one] The next best choice is about { $n } step worse.
       *[other] The next best choice is about { $n } steps worse.
    }
advice-far = All other choices are much worse.
advice-alike =
    { $n ->
        [one] The other choice shown is about as good.
       *[other] The other choices shown are about as good.
    }

won-group =
    { $who ->
        [you] { $who } win with ten plants in one group.
        [several] { $who } win with ten plants in one group.
       *[other] { $who } wins with ten plants in one group.
    }
won-triangle =
    { $who ->
        [you] { $who } win with a triangle of six plants.
        [several] { $who } win with a triangle of six plants.
       *[other] { $who } wins with a triangle of six plants.
    }
won-time =
    { $who ->
        [you] Time is up, and { FORM($who, letter: "small") } win.
        [several] Time is up, and { FORM($who, letter: "small") } win.
       *[other] Time is up, and { FORM($who, letter: "small") } wins.
    }
won-time-draw = Time is up, and it is a draw between { $sides }.
won-limit =
    { $who ->
        [you] The match ends after { $n } turns, and { FORM($who, letter: "small") } win.
        [several] The match ends after { $n } turns, and { FORM($who, letter: "small") } win.
       *[other] The match ends after { $n } turns, and { FORM($who, letter: "small") } wins.
    }
won-limit-draw = The match ends after { $n } turns, and it is a draw between { $sides }.
won-line =
    { $n ->
        [one]
            { $pips ->
                [one] { $who } { $n } plant ({ $pips } pip)
               *[other] { $who } { $n } plant ({ $pips } pips)
            }
       *[other]
            { $pips ->
                [one] { $who } { $n } plants ({ $pips } pip)
               *[other] { $who } { $n } plants ({ $pips } pips)
            }
    }
# $end is one of won-time, won-limit, won-time-draw and won-limit-draw.
won-count = { $end } In their own yards: { $counts }.
why-rolled = You rolled { $roll }, so you can't use a { $piece }.
why-frozen = The { $piece } was moved on the turn before, so it can't move now.
why-shut_in = The { $piece } has no free square beside it.
why-taken = There is already a pyramid on { $square }.
why-step = It can move only one step: up, down, left or right.
why-any_step = It can move only one step, in any direction.
why-far =
    { $n ->
        [one] Too far: the nearest black pyramid would be { $n } step away, and the limit is { $most }.
       *[other] Too far: the nearest black pyramid would be { $n } steps away, and the limit is { $most }.
    }

## The form of a new match

option-players-title = Players
option-players-help = Two players with two colours each, or four with one each.

option-length-title = Length
option-length-full = Full: ten plants
option-length-short = Short: six
option-length-help = To win, grow ten plants in one group, or a triangle of six.

option-timer-title = Timer, in minutes
option-timer-help = When the time is up, the plants in the yards are counted. With four players it is 20 minutes unless you change it. 0 means no timer.

option-kids-title = Kids
option-kids-help = These seats may also move pieces diagonally.

option-turn_limit-title = Turn limit
option-turn_limit-help = The plants in the yards are counted after this many turns of all seats (for simulations).

## Before the match, in the waiting room

question-asks = Who has spent the most time in a garden?
question-answer =
    { $who ->
        [you] { $who } have spent the most time in a garden, so { $who } begin.
        [several] { $who } have spent the most time in a garden, so { $who } begin.
       *[other] { $who } has spent the most time in a garden, so { $who } begins.
    }

## How the champions play this game

champion-1-style = Tends its own garden, and lets the others grow.

champion-2-style = Spiteful: gets in your way wherever it hurts.

champion-3-style = Steady: grows first, and hinders only when it must.

champion-4-style = Likes to hinder as much as to grow, and looks far ahead.

champion-5-style = Plays many gardens to the end in its head before it chooses.

## The lesson, step by step; `wrong` answers any other choice. At most 240 characters each.

lesson-1 = Hello, gardener! You are the Carrots: red and yellow. The hedge of black pyramids divides the garden. Your yard is the orange side with the corner a1.
lesson-2 = You win with ten of your plants in one group in your yard, and one of them on your corner. Dot wants the same for green and blue, from h8. Roll the dice!
lesson-2-wrong = Roll the dice first. They show what you may do.
lesson-3 = A small red pyramid. You may plant it on any empty square of the board. Your group needs the corner, so take it from the supply and put it on a1.
lesson-3-wrong = Put the small red pyramid on your corner: pick it, then the square a1.
lesson-4 = Dot did the same in the other corner. On a turn you do only one thing: plant, move a plant of the colour and size you rolled by one step, or move the hedge.
lesson-5 = Blue is not your colour, but you decide where it goes! Put the large blue one where it helps nobody. The corner a8 is the end of the hedge, and in nobody's yard.
lesson-5-wrong = Don't plant it for Dot. Pick the large blue one, then the far corner a8.
lesson-6 = And Dot did the same to you, with a small yellow one at the other end of the hedge. There are only two of each colour and size, so every one counts.
lesson-7 = Black moves the hedge. A large black pyramid may go one step if another black one is then within two steps of it. Push d5 up to d6.
lesson-7-wrong = Take the large black one on d5, and push it towards Dot, to d6.
lesson-8 = Now the tricky rule. The hedge is the line from pot to pot, and every square that it crosses belongs to nobody. Dot has lost d6 and e5. The yards change at once, so watch the hedge!
lesson-9 = Many turns later, nine of your plants are together. A tenth is on a5, but does not touch them yet. Do you see what you need? Roll!
lesson-9-wrong = Roll first. With a little luck, it will be yellow and large.
lesson-10 = Yellow and large! No such plant is left in the supply, but one on the board may move a step. Move the plant on a5 to your group.
lesson-10-wrong = One step down joins the group: pick the plant on a5, then a4.
lesson-11 = Ten in one group, with one on your corner. The Carrots win! One more thing: you can't move a piece that the player before you has just moved.
