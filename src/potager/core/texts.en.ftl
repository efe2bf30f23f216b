### English texts that several games share. A game's own file can override any of them.

## How people are named in a text. $case is what the text asks for with FORM($who, case: "genitive").

person-you =
    { $case ->
        [genitive] your
       *[other] you
    }
# $name is a player's name, and $ending its last letter.
person-name =
    { $case ->
        [genitive] { $name }'s
       *[other] { $name }
    }
# $role is a colour or a part in the game, such as "the Carrots", and $ending its last letter.
person-role =
    { $case ->
        [genitive]
            { $ending ->
                [s] { $role }'
               *[other] { $role }'s
            }
       *[other] { $role }
    }

##

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-black = black
colour-purple = purple
colour-orange = orange
colour-clear = clear
colour-cyan = cyan
colour-white = white

choice-in = Waiting for { $who }. You can still change your choice.
choice-only = You are done. Waiting for { $who }.
choice-others = Waiting for { $who }.
choice-name = { $who }

reaction-pass = Pass
reaction-take-back = Take it back and pass
reaction-only = You have nothing that fits here, so pass.
reaction-nothing = You have nothing that fits here.
reaction-quiet = You have nothing that fits here. You pass when the time is over.
reaction-chosen = You have chosen. You can still change your choice.

why-nothing = That can't be chosen now.
why-later = Choose something else first.
why-instead = That does not go with what you have picked.
why-over = The match is over.
why-paused = The match is paused.
why-waiting = The match has not begun yet.
why-watching = You are watching. Only the players choose.
why-roll = Roll the dice first.
why-once = The dice are rolled only once per turn.
why-others = It is not your turn yet.
why-in = You have chosen. Wait for the others.
why-pick = Choose a piece first.

list-one = { $one }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-more = { $first }, { $rest }

# How many can play: a range, or "2 or 4"
players-range = { $fewest } to { $most } players
players-some =
    { $n ->
        [one] { $counts } player
       *[other] { $counts } players
    }

table-turn = { $name }: { $text }
table-forced = { $text } (the only choice, made for you in a moment)
table-resigned = { $who } resigned.
table-resigned-bot =
    { $who ->
        [you] { $who } have left. A bot plays on.
        [several] { $who } have left. A bot plays on.
       *[other] { $who } has left. A bot plays on.
    }
table-salting = The dice are almost ready. Every player's browser adds its number.
table-drawn = The players have agreed to a draw.
table-stopped = The team has agreed to stop here.
table-closed = The operator of this server has closed the table.
table-over = The match is over.
table-paused = The match is paused.
table-paused-by =
    { $who ->
        [you] { $who } have paused the match.
        [several] { $who } have paused the match.
       *[other] { $who } has paused the match.
    }
table-resumed = The match goes on.
table-resumed-by =
    { $who ->
        [you] { $who } have resumed the match.
        [several] { $who } have resumed the match.
       *[other] { $who } has resumed the match.
    }
table-conceded = This round was given up. Its last moves are played automatically.
table-conceded-by =
    { $who ->
        [you] { $who } give up this round. Its last moves are played automatically.
        [several] { $who } give up this round. Its last moves are played automatically.
       *[other] { $who } gives up this round. Its last moves are played automatically.
    }
table-undone = A move was taken back.
table-undone-turns =
    { $n ->
        [one] { $n } turn was taken back.
       *[other] { $n } turns were taken back.
    }
table-undone-by =
    { $who ->
        [you] { $who } take a move back.
        [several] { $who } take a move back.
       *[other] { $who } takes a move back.
    }
table-took =
    { $who ->
        [you] { $who } play from now on.
        [several] { $who } play from now on.
       *[other] { $who } plays from now on.
    }
table-hint = { $who } took a hint.
table-left =
    { $who ->
        [you] { $who } are away. A bot plays on.
        [several] { $who } are away. A bot plays on.
       *[other] { $who } is away. A bot plays on.
    }

coach-hold = hold
coach-only = There was no other choice. About { $percent } of 100 games are won from here.
coach-better = This wins about { $percent } of 100 games. The next best choice wins { $other }.
coach-keeps = This wins about { $percent } of 100 games, hardly fewer than another choice ({ $other }), and it keeps the { $what }.
coach-close = This wins about { $percent } of 100 games. Another choice is about as good ({ $other }).
