### The texts in the browser. `{name}` is an argument, and `{n:piece|pieces}` chooses by number.

level-easy = easy
level-medium = medium
level-hard = hard
level-champion-1 = champion 1
level-champion-2 = champion 2
level-champion-3 = champion 3
level-champion-4 = champion 4
level-champion-5 = champion 5

dice-agreeing = The players' browsers are adding their numbers to the dice.
dice-shared =
    { $n ->
        [one] { $n } player's browser added a secret number to the dice, so nobody can choose the rolls.
       *[other] { $n } players' browsers added a secret number to the dice, so nobody can choose the rolls.
    }
dice-none = No player's browser added a number, so the dice come from the server alone.
dice-used = Your browser's secret number was used, exactly as agreed before the first roll.
dice-left-out = Your browser's number was not used because it came too late. The other players' numbers were.
dice-wrong = These dice do not match what your browser agreed to. Keep the record, and verify it.

room-free = Free seat
room-you-host = You are the host
room-host-now = You are the host of this table now.
room-hosted-by = { $name } is the host
room-fill = Fill free seats with bots
room-remove-free =
    { $n ->
        [one] Remove { $n } free seat
       *[other] Remove { $n } free seats
    }
room-waiting = waiting
room-bot = bot, { $level }
room-away = away
room-ready = ready
room-not-ready = not ready yet
room-not-yet = Not yet
room-i-am-ready = I'm ready
room-stand = Stand up
room-sit = Sit here
room-swap = Swap seats
room-by-link = { $name }, by link
room-another-friend = Another friend, by link
room-who-as = Player for { $role }
room-who = Player in seat { $n }
room-your-name = Your name
room-option = { $title }: { $value }
room-swapped = You have a new seat: { $role }. Please confirm again that you are ready.
room-changed = { $name } changed the options: { $what }. Are you ready to play with these?
room-options-failed = The options could not be loaded or changed. Try again in a moment.
room-drawn = The seats were drawn by lot. { $name } begins as { $role }.
room-drawn-you = The seats were drawn by lot. You begin as { $role }.
room-you-are = You are { $role }.

form-too-large = { $file } is too large. The limit is 32 KB.

home-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }

end-won = You win!
end-lost = You lose
end-drawn = A draw
end-stopped = This match has ended
end-team-won = You win together!
end-team-lost = The team loses
end-team-drawn = The team has stopped
end-team-wins = The team wins
end-loses = { $names } loses
end-wins =
    { $n ->
        [one] { $names } wins
       *[other] { $names } win
    }
end-and = { " " }and{ " " }
end-place = { $place } of { $of }
end-nth-1 = 1st
end-nth-2 = 2nd
end-nth-3 = 3rd
end-nth-4 = 4th
end-nth-5 = 5th
end-nth-6 = 6th
end-nth-7 = 7th
end-nth-8 = 8th
end-nth-9 = 9th
end-nth-10 = 10th
end-total = Total
end-hints =
    { $n ->
        [one] { $n } hint was used.
       *[other] { $n } hints were used.
    }
end-console-0 = Well fought. The next one may be yours.
end-console-1 = Chin up! Every garden grows back.
end-console-2 = First the seeds, then the harvest. Once more?
end-console-3 = It was not your day. The analysis shows where the match turned.
end-last = The last move
end-replay = Replay
end-analysis = Analysis
end-share = Share
end-shared = Potager: { $game }. { $title }
end-next = The players are starting another match. You will follow them in a moment.
end-follow = Watch the next match
end-stay = Stay here
end-turned-lost = You lost it on turn { $n }:
end-turned-won = { $name } lost it on turn { $n }:
end-turned-against = The match turned against you on turn { $n }:
end-turned-for = The match turned your way on turn { $n }:
end-turned-at = The match turned on turn { $n }:
end-costliest = Your costliest choice was on turn { $n }:
end-costliest-of = { $name }’s costliest choice was on turn { $n }:
end-turned-last = The last move decided the match.
end-turned-better = Better:
end-turned-play = Watch it
end-games = All games
end-again = Again
end-swap = Swap sides
end-harder = Harder bot
end-easier = Easier bot
end-go = Go to the next match
end-agree = Agree
end-decline = Not now
end-waiting = Waiting for { $names } to agree to another match.
end-asks-again = { $name } would like to play again.
end-asks-swap = { $name } would like to swap sides and play again.
end-asks-harder = { $name } would like to play again against harder bots.
end-asks-easier = { $name } would like to play again against easier bots.

replay-failed = This part of the replay could not be loaded. Try again.
replay-step = step { $at } of { $total }
replay-start = The start
replay-turn = Turn { $n }
replay-after = After:
replay-play = Play
replay-pause = Pause
replay-copied = The link to this moment has been copied.
replay-won = won

share-failed = The picture could not be created.
share-making = Creating the film: { $n }%. Keep this page open.
share-done = The film is ready.
share-saved = The picture was saved with your downloads.
share-no-film = This browser can't create films. You can download the record instead.
share-no-step = The film stopped at step { $n } of { $of }, because this step could not be loaded or drawn.
share-no-recorder = The film stopped at step { $n } of { $of }, because the browser stopped recording.
share-again = Try again
share-made-with = Potager

table-skip = Skip
table-to-the-end = To the end
table-stop-here = Stop here
table-rolls-alone = The dice roll by themselves in { $n } s.
table-goes-on = Now choose one of the places that are lit up.
table-pass-screen = Pass the screen to { $name }.
table-no-rules = The rules could not be loaded. Close this and try again.
table-turned = Turned by { $n } degrees.
table-lay-it = Tap where it goes, or tap it again to turn it.
table-lay-so = Tap where it goes.
table-all-the-same = Do it anyway
table-not-yet = Not yet
table-turn-left = Turn left
table-turn-right = Turn right
table-not-laid = You can't lay that any more.
table-roll = Roll the dice
table-back = Back
table-space = Space
table-play = Play
table-have-chosen = { $n } of { $of } have chosen
table-reconnecting = Reconnecting …
table-offline = You are offline. This page is trying to reconnect.
table-not-sent = You are not connected, so this was not sent. The page is reconnecting.
table-give-up = Give up this match?
table-give-up-as = Give up this match for { $name }?
table-bot-plays-on = A bot will play on.
table-leave = Leave the team? A bot will play on for you, and you can't come back.
table-watching = { $n } watching
table-you-watch = You are watching.
table-you-watch-too =
    { $n ->
        [one] You and { $n } other viewer are watching.
       *[other] You and { $n } other viewers are watching.
    }
table-free = Free seat
table-you = you
table-your-turn = Your turn
table-title-turn = Your turn: { $title }
table-has-chosen = has chosen
table-joined = { $name } has joined and replaces { $bot }.
table-left = { $name } has left. { $bot } plays on.
table-you-left = You have left. { $bot } plays on, and you watch.
table-bot-for-you = A bot plays for you.
table-bot-for = A bot plays for { $name } from now on.
table-plays-again = { $name } plays again.
table-take-seat = Take the seat back
table-let-bot = Let a bot play

plan-begin = Plan
plan-how = Draw for your team. Tap a tile again to turn it.
plan-line = Path
plan-erase = Erase
plan-clear = Clear
plan-done = Done
plan-spoken = { $name } plans: { $plan }.
plan-way = a path through { $at }
plan-piece = { $piece } at { $at }
plan-own = Your plan: { $plan }.
plan-nothing = nothing

chat-before = from the previous match
chat-unread =
    { $n ->
        [one] new line in the chat
       *[other] new lines in the chat
    }

phrase-hello = Hello!
phrase-luck = Good luck!
phrase-nice = Nice!
phrase-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-moment = One moment!
phrase-ready = Let's go!

time-seconds = { $n } s
time-minutes = { $n } min
time-hours = { $n } h
time-spoken-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
time-spoken-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }

sand-running = The hourglass is running: { $time }.
sand-left = { $time } left.
sand-paused = paused
sand-of = of { $time }
sand-of-seconds = of { $time } seconds

log-you = You
log-timer = time ran out
log-table = nothing else was possible
log-turn = turn { $n }

## Whether a match counts for the players' ladders and ratings.

counting-hint = Take the hint
counting-hint-ends = If you take a hint, this match will not count towards your ladder or rating.
counting-take-back = Take it back
counting-take-back-ends = If you take a move back, this match will not count towards your ladder or rating.
counting-ends = If it is taken back, this match will not count towards ladders or ratings.
counting-helped = does not count
counting-played-on = This match does not count because it began in the middle of another one
counting-one-screen = This match does not count because several players share a screen
counting-changed = This match does not count because a seat changed hands
counting-alone = Solo matches don't count
counting-own-bot = This match does not count because this bot has no rating
counting-uneven = This match does not count with these options

offer-draw = { $name } offers a draw.
offer-stop = { $name } would like the whole team to stop here.
offer-undo = { $name } asks to take a move back.
offer-pause = { $name } asks for a pause.
offer-round = { $name } would like to give up this round.
offer-rematch = { $name } would like a rematch.
offer-you-draw = You offered a draw. Waiting for an answer.
offer-you-stop = You asked to stop here. Waiting for an answer.
offer-you-undo = You asked to take a move back. Waiting for an answer.
offer-you-pause = You asked for a pause. Waiting for an answer.
offer-you-round = You asked to give up this round. Waiting for an answer.
offer-you-rematch = You asked for a rematch. Waiting for an answer.
offer-declined-draw = { $name } has declined the draw.
offer-declined-stop = { $name } would rather play on.
offer-declined-undo = { $name } does not agree to take the move back.
offer-declined-pause = { $name } would rather play on without a pause.
offer-declined-round = { $name } would rather finish this round.
offer-declined-rematch = { $name } would rather not play again now.
offer-agree = Agree
offer-decline = No, play on
offer-go-on = Go on

menu-round = Give up this round
menu-copied = Copied. Paste it wherever you like.
menu-take-back = Take back
menu-draw = Offer a draw
menu-stop = Stop together
menu-pause = Pause
menu-resign = Resign
menu-give-up = Give up the match
menu-leave = Leave the team
menu-watch-link = Copy the watch link
menu-picture = Picture to share
menu-record = Download the record
menu-chat-on = Turn chat on
menu-chat-off = Turn chat off
menu-late-on = Let latecomers take a bot's seat
menu-late-off = Don't let latecomers in
menu-quiet-on = Pass for me when nothing fits
menu-quiet-off = Ask me even when nothing fits
menu-keys = Keyboard shortcuts
menu-no-record = The record could not be loaded. Try again in a moment.

hint-button = Hint
hint-thinking = Thinking …
hint-best = Best choice
hint-good = A good choice
hint-any = These are about as good
hint-close = Close the hint
hint-play = Play it
hint-exact = These chances are exact.
hint-search = Chances estimated by search, from what you can see.
hint-advice = This is what a strong bot would do.

analysis-begin = Analyse this match
analysis-about = Shows winning chances, luck and skill, and the choices that decided the match. It takes a while, and the result is kept.
analysis-waits = The analysis starts in a moment …
analysis-at = Step { $done } of { $total } …
analysis-progress = Progress of the analysis
analysis-failed = The analysis could not be loaded. Try again in a moment.
analysis-curve = Curve of winning chances
analysis-accuracy = Accuracy
analysis-choices =
    { $n ->
        [one]
            { $best ->
                [one] The share of the winning chances at stake that was kept. { $best } of { $n } choice was as good as the best one.
               *[other] The share of the winning chances at stake that was kept. { $best } of { $n } choice were as good as the best one.
            }
       *[other]
            { $best ->
                [one] The share of the winning chances at stake that was kept. { $best } of { $n } choices was as good as the best one.
               *[other] The share of the winning chances at stake that was kept. { $best } of { $n } choices were as good as the best one.
            }
    }
analysis-luck = Luck
analysis-luck-is = What dice and cards added, in percentage points
analysis-own = Own choices
analysis-own-is = What the player’s own choices lost, in percentage points
analysis-others = Others’ errors
analysis-others-is = What the other players’ choices gave away, in percentage points
analysis-turning-points = Turning points
analysis-own-worst = Your costliest choices
analysis-no-mistake = Nobody made a costly choice.
analysis-turn = Turn { $n }, { $name }
analysis-chosen = Played:
analysis-better = Better:
analysis-shown = The replay shows the moment before it. Better: { $better }
analysis-exact = All chances are exact.
analysis-search = The chances are estimates found by search. They assume that everyone plays well from here.
analysis-shared = They add up to 100%, because a draw counts in equal parts.
analysis-timed = They do not take into account when the timer runs out.

puzzle-failed = The server can't be reached right now. Try again in a moment.
puzzle-not-lit = Choose something that is lit up.
puzzle-right = Yes, that is the best choice!
puzzle-wrong = Not the best choice. Yours wins { $yours }%, the best one { $best }%.
puzzle-left =
    { $n ->
        [one] { $n } try left
       *[other] { $n } tries left
    }
puzzle-missed = Not solved this time.
puzzle-best = The best choice wins about { $best } of 100 games. You have tried:
puzzle-yours = your choice
puzzle-reveal = Show the answer
puzzle-reveal-sure = Show the answer? The puzzle will then count as not solved.
puzzle-reveal-no = Keep trying
puzzle-share = Share the result
puzzle-shared = The result has been copied.
puzzle-shared-title = Potager puzzle { $date }: { $game }
puzzle-streak =
    { $n ->
        [one] { $n } day in a row
       *[other] { $n } days in a row
    }
puzzle-streak-most = your longest: { $n }
puzzle-begin-streak = Solve it today to begin a streak.
puzzle-too-late = This is not today’s puzzle, so it does not count for your streak.
puzzle-next-in = The next puzzle comes in { $hours } h { $minutes } min, at 00:00 UTC ({ $time } your time).
puzzle-next-here = Go to today’s puzzle

nth-try-1 = first try
nth-try-2 = second try
nth-try-3 = third try

lesson-next = Next
lesson-show = Show me
lesson-step = Step { $n } of { $total }
lesson-failed = The lesson could not be loaded. Try again in a moment.
lesson-read-on = Press Next and read on first.
lesson-offer = Is this your first match? A { $n }-minute lesson shows you how to play.
lesson-stays = Your match will wait for you.
lesson-take = Show me
lesson-later = Just play
