### Pyramid Shambo in English. In the log, throws and pieces are small pictures with names.

won =
    { $who ->
        [you]
            { $n ->
                [one] { $who } are the last one standing and win after { $n } turn.
               *[other] { $who } are the last one standing and win after { $n } turns.
            }
       *[other]
            { $n ->
                [one] { $who } is the last one standing and wins after { $n } turn.
               *[other] { $who } is the last one standing and wins after { $n } turns.
            }
    }

player-name = { $who }
player-red = Red
player-yellow = Yellow
player-green = Green
player-blue = Blue
player-black = Black
player-purple = Purple
player-orange = Orange
player-clear = Clear
player-cyan = Cyan
player-white = White

piece-1 = small { $colour }
piece-2 = medium { $colour }
piece-3 = large { $colour }
piece-plain = { $piece }
piece-one = a { $piece }

throw-rock = rock
throw-paper = paper
throw-scissors = scissors
throw-by =
    { $who ->
        [you] { $who } show { $throw }
       *[other] { $who } shows { $throw }
    }
throw-choose = Throw { $throw }

throw-name-rock = Rock
throw-name-paper = Paper
throw-name-scissors = Scissors

place-out = out
place-is_out =
    { $who ->
        [you] { $who } are out
       *[other] { $who } is out
    }
place-in =
    { $who ->
        [you]
            { $n ->
                [one] { $who } hold { $n } pip
               *[other] { $who } hold { $n } pips
            }
       *[other]
            { $n ->
                [one] { $who } holds { $n } pip
               *[other] { $who } holds { $n } pips
            }
    }
place-active =
    { $n ->
        [one] { $who }, whose turn it is: { $n } pip
       *[other] { $who }, whose turn it is: { $n } pips
    }
place-piece = { $piece }, held by { $who }

felt-naming =
    { $who ->
        [you] { $who } choose an opponent
       *[other] { $who } chooses an opponent
    }
felt-throwing =
    { $challenger ->
        [you] { $challenger } challenge { $challenged }
       *[other] { $challenger } challenges { $challenged }
    }
felt-showdown = Showdown: payments are doubled!
felt-tied = A tie: { $challenger } and { $challenged } throw again
felt-owes =
    { $payer ->
        [you]
            { $n ->
                [one] { $payer } pay { $payee } { $n } pip
               *[other] { $payer } pay { $payee } { $n } pips
            }
       *[other]
            { $n ->
                [one] { $payer } pays { $payee } { $n } pip
               *[other] { $payer } pays { $payee } { $n } pips
            }
    }
felt-bonus =
    { $payer ->
        [you]
            { $n ->
                [one] Knock-out bonus: { $payer } pay { $payee } { $n } pip
               *[other] Knock-out bonus: { $payer } pay { $payee } { $n } pips
            }
       *[other]
            { $n ->
                [one] Knock-out bonus: { $payer } pays { $payee } { $n } pip
               *[other] Knock-out bonus: { $payer } pays { $payee } { $n } pips
            }
    }
felt-change =
    { $payer ->
        [you]
            { $n ->
                [one] { $payer } pay { $payee } { $n } pip, with change
               *[other] { $payer } pay { $payee } { $n } pips, with change
            }
       *[other]
            { $n ->
                [one] { $payer } pays { $payee } { $n } pip, with change
               *[other] { $payer } pays { $payee } { $n } pips, with change
            }
    }
felt-swap =
    { $who ->
        [you] { $who } need change from another player
       *[other] { $who } needs change from another player
    }
felt-over =
    { $who ->
        [you] { $who } win!
       *[other] { $who } wins!
    }
felt-tie = A tie!
felt-fee =
    { $n ->
        [one] fee: { $n } pip
       *[other] fee: { $n } pips
    }
felt-stake =
    { $n ->
        [one] The loser of this throw pays { $n } pip. Each tie raises the fee.
       *[other] The loser of this throw pays { $n } pips. Each tie raises the fee.
    }
felt-was_tied =
    { $n ->
        [one] A tie at { $n } pip. The next throw is for more.
       *[other] A tie at { $n } pips. The next throw is for more.
    }
felt-shake = One, two, three …
felt-is_out =
    { $who ->
        [you] { $who } are out!
       *[other] { $who } is out!
    }
felt-colour_leaves = { FORM($who, case: "genitive") } colour leaves
felt-go = go
felt-lacks =
    { $n ->
        [one] { $n } pip left to pay
       *[other] { $n } pips left to pay
    }
felt-back =
    { $n ->
        [one] { $n } pip to give back
       *[other] { $n } pips to give back
    }
felt-first = first piece to swap
felt-complete = paid in full
felt-paid = paid
felt-swapped = swapped
felt-put_in = { $piece }, put in
felt-here = payment
felt-offer = put in the { $piece }

felt-goal-win = Win at rock, paper, scissors to take pips.
felt-goal-out = Without pips you are out. The last one in wins.

felt-beat-rock = Rock beats scissors
felt-beat-paper = Paper beats rock
felt-beat-scissors = Scissors beat paper

prompt-name = Your turn: choose a player to challenge
prompt-naming =
    { $who ->
        [you] { $who } are choosing an opponent
       *[other] { $who } is choosing an opponent
    }
prompt-throw = Choose your throw against { $who }
prompt-again =
    { $n ->
        [one] A tie! Throw again against { $who }, now for { $n } pip
       *[other] A tie! Throw again against { $who }, now for { $n } pips
    }
prompt-choosing =
    { $who ->
        [you] { $who } are choosing the pieces
       *[other] { $who } is choosing the pieces
    }
prompt-back =
    { $payee ->
        [you]
            { $n ->
                [one] Choose what { $payee } give back to { $payer }: { $n } pip to go
               *[other] Choose what { $payee } give back to { $payer }: { $n } pips to go
            }
       *[other]
            { $n ->
                [one] Choose what { $payee } gives back to { $payer }: { $n } pip to go
               *[other] Choose what { $payee } gives back to { $payer }: { $n } pips to go
            }
    }
prompt-pay =
    { $payer ->
        [you]
            { $n ->
                [one] Choose what { $payer } pay { $payee }: { $n } pip to go
               *[other] Choose what { $payer } pay { $payee }: { $n } pips to go
            }
       *[other]
            { $n ->
                [one] Choose what { $payer } pays { $payee }: { $n } pip to go
               *[other] Choose what { $payer } pays { $payee }: { $n } pips to go
            }
    }

prompt-swap-first =
    { $who ->
        [you] No exact change: choose what { $who } swap with another player
       *[other] No exact change: choose what { $who } swaps with another player
    }
prompt-swap-back =
    { $who ->
        [you] Choose what { $who } get for it
       *[other] Choose what { $who } gets for it
    }
prompt-swap-more =
    { $who ->
        [you] Choose what { $who } add to the swap
       *[other] Choose what { $who } adds to the swap
    }

status-out = knocked out
status-pips =
    { $n ->
        [one] { $n } pip
       *[other] { $n } pips
    }

## The table at the end

score-won = Challenges won
score-out = Knocked out in turn

log-challenges =
    { $who ->
        [you] { $who } challenge { $other }.
       *[other] { $who } challenges { $other }.
    }
# $throw is rock, paper or scissors.
log-tie = { $first } and { $second } both throw { $throw }.
log-beats-rock = { FORM($who, case: "genitive") } { $throw } beats { FORM($other, case: "genitive") } { $beaten }.
log-beats-paper = { FORM($who, case: "genitive") } { $throw } beats { FORM($other, case: "genitive") } { $beaten }.
log-beats-scissors = { FORM($who, case: "genitive") } { $throw } beat { FORM($other, case: "genitive") } { $beaten }.
# $pieces are one or more of piece-plain.
log-takes =
    { $who ->
        [you] { $who } take { FORM($giver, case: "genitive") } { $pieces }.
       *[other] { $who } takes { FORM($giver, case: "genitive") } { $pieces }.
    }
# $pieces are one or more of piece-plain, $back of piece-one.
log-swaps =
    { $who ->
        [you] { $who } take { FORM($giver, case: "genitive") } { $pieces } and give { $back } in return.
       *[other] { $who } takes { FORM($giver, case: "genitive") } { $pieces } and gives { $back } in return.
    }
log-out =
    { $who ->
        [you] { $who } are out.
       *[other] { $who } is out.
    }
log-leaves = All pyramids in { FORM($who, case: "genitive") } colour leave the game.
log-showdown = The showdown begins: every payment counts double.

foresee-name =
    { $n ->
        [one] Challenge { $who }, who holds { $n } pip.
       *[other] Challenge { $who }, who holds { $n } pips.
    }
foresee-more =
    { $n ->
        [one] Put in the { $piece }: { $n } more pip to come.
       *[other] Put in the { $piece }: { $n } more pips to come.
    }
foresee-back =
    { $n ->
        [one] Put in the { $piece }: { $n } pip to give back.
       *[other] Put in the { $piece }: { $n } pips to give back.
    }
foresee-paid = The { $piece } completes the payment.
foresee-swapped = The { $piece } completes the swap.
foresee-out =
    { $who ->
        [you] The { $piece } completes the payment, and { $who } are out.
       *[other] The { $piece } completes the payment, and { $who } is out.
    }

why-yourself = You can't challenge yourself.
why-put_in = The { $piece } is already put in.
why-not_theirs = The next piece has to be { FORM($who, case: "genitive") }.
why-unfit =
    { $n ->
        [one] With the { $piece }, this payment can't come out even: { $n } pip is still due.
       *[other] With the { $piece }, this payment can't come out even: { $n } pips are still due.
    }

## Options

option-players-help = Each player has three pyramids of one colour.

option-protocol-help = Show hands on “three” or on “go”.

## How the champions play this game

champion-1-style = Throws rock a little too often, and looks a little ahead.

champion-2-style = Likes paper, and now and then sets a trap with it.

champion-3-style = Straight and steady, with a trick up its sleeve.

champion-4-style = Counts every pip, and lets you think you have seen through it.

champion-5-style = Lets you find a habit, and is one throw ahead when you use it.
