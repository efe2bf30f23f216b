### Pyramid Shambo in English. In the log, throws and pieces are small pictures with names.

# In one line, for the lobby
tagline = Rock, paper, scissors with pyramids at stake: be the last one standing.

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

option-players-title = Players
option-players-help = Each player has three pyramids of one colour.

option-protocol-title = Hands are shown on
option-protocol-1-2-3 = “three”
option-protocol-1-2-3-go = “go”
option-protocol-help = Show hands on “three” or on “go”.

## How the champions play this game

champion-1-style = Throws rock a little too often, and looks a little ahead.

champion-2-style = Likes paper, and now and then sets a trap with it.

champion-3-style = Straight and steady, with a trick up its sleeve.

champion-4-style = Counts every pip, and lets you think you have seen through it.

champion-5-style = Lets you find a habit, and is one throw ahead when you use it.

## The lesson, step by step; `wrong` answers any other choice. At most 240 characters each.

lesson-1 = Welcome! This is rock, paper, scissors for pyramids. You are red. The dots show what each pyramid is worth: 1, 2 or 3 pips. The last player who holds a pyramid wins.
lesson-2 = It is your turn, so you challenge somebody. You may choose anybody. Let's begin with Pip, who is yellow.
lesson-2-wrong = You may challenge any other player. This time, choose Pip, who is yellow.
lesson-3 = Both of you choose in secret, then show at the same time. Rock beats scissors, scissors beat paper, paper beats rock. Try rock.
lesson-3-wrong = Any throw could win. For this lesson, please throw rock.
lesson-4 = A tie! You throw again, and now the loser pays one pip more, so 2. Most people stay with rock. So throw paper.
lesson-4-wrong = If Pip throws rock again, only paper beats it.
lesson-5 = You win 2 pips! It is your turn, so you choose every piece that is paid. A fee must be paid exactly if that is possible. Pip's medium pyramid is worth 2. Take it.
lesson-5-wrong = The fee is 2 pips, and Pip can pay exactly that with the medium pyramid.
lesson-6 = It is yours now, but still yellow. Remember that: a colour stays in the game only as long as the player who started with it.
lesson-7 = One round later, it is your turn again. You have challenged Pip, who has only one large pyramid left. What will you throw? Pip loves rock.
lesson-7-wrong = Pip loves rock, so paper is a good idea.
lesson-8 = Now the tricky part: change. Pip owes 1 pip but has only a large pyramid, worth 3. So you take it, and you give 2 pips back. First choose the large one.
lesson-8-wrong = First Pip pays. The large yellow pyramid is all that Pip has.
lesson-9 = Now your change. Your medium red and your medium yellow are both worth 2. If Pip goes out, every yellow pyramid leaves the game. So give the yellow one back.
lesson-9-wrong = Keep red, because it is your own colour. Give back the medium yellow pyramid: yellow may leave the game soon.
lesson-10 = Pip challenged you, and you both threw rock. The fee is now 2 pips, and that is all Pip holds. What beats rock?
lesson-10-wrong = Paper wraps rock. One more time!
lesson-11 = Pip is out, and all yellow pyramids have left the game, even yours. For a knock-out, everybody else pays you 1 pip. Only two players are left, so that counts double: Clover pays 2.
lesson-11-wrong = Clover's medium green pyramid is worth exactly 2 pips.
lesson-12 = This is the showdown. When only two players of three or more are left, every payment counts double until the end.
lesson-13 = Your turn again. Clover has 2 pips left, and a fee of 1 counts as 2. If you win this throw, you win the game. Clover has shown rock and scissors. Will it be paper next?
lesson-13-wrong = If Clover shows paper, scissors cut it.
lesson-14 = You are the last player with pyramids, so you win! Challenge the weak, keep your own colour, and don't throw rock too often.
