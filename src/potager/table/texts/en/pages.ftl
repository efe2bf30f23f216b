### The texts on the pages around a match.

ago-now = just now
ago-minutes =
    { $n ->
        [one] { $n } minute ago
       *[other] { $n } minutes ago
    }
ago-hours =
    { $n ->
        [one] { $n } hour ago
       *[other] { $n } hours ago
    }
ago-days =
    { $n ->
        [one] { $n } day ago
       *[other] { $n } days ago
    }

page-skip = Skip to content
page-all-games = All games
page-brand = Potager: all games
page-pages = Pages
page-games = Games
page-records = Records
page-lab = Lab
page-theme = Light or dark
page-language = Language
# The name of this language in this language
page-own-name = English
page-rules = Rules
page-rules-of = Rules of { $game }
page-close = Close
page-minutes = { $n } min
page-ages = ages { $n }+

me-nobody = Your name
me-name = Name (up to { $n } letters)
me-your-name = Your name (up to { $n } letters)
me-colour = Colour
me-remember = Remember me
me-no-account = You need no account. This browser remembers your name.
me-needs-a-character = A name needs at least one character.
me-too-short = A name needs at least one character. Go back and enter one.

colour-tomato = tomato
colour-pumpkin = pumpkin
colour-corn = corn
colour-leaf = leaf
colour-pond = pond
colour-plum = plum
colour-beet = beet
colour-soil = soil

home-title = Potager: games from the vegetable patch
home-heading = Games from the vegetable patch
home-games = Games
home-bots = Play with bots
home-have-a-code = Have a code? Join a table
home-friends = Play with friends
home-more-open =
    { $n ->
        [one] { $n } more open table
       *[other] { $n } more open tables
    }
home-none = No games were found. Something is wrong with this installation.
home-open-tables = Open tables
home-nobody-waits = Nobody is waiting for players right now. Play with friends and tick “Open table”, and others will find your table here.
home-join = Join
home-join-a-table = Join a table
home-join-how = Did someone give you a code? Type it here.
home-code = Table code
home-phone = Join from a phone
home-phone-how = Scan, or type { $address }
home-qr = QR code of { $address }
home-seats-free =
    { $n ->
        [one] { $n } seat free
       *[other] { $n } seats free
    }

shelf-heading = Your matches
shelf-your-turn = Your turn
shelf-over = This match is over
shelf-outlived = Ended by new rules. Play again?
shelf-drop-over = Take this match off the list? Its replay stays in Records.
shelf-turn-of = { $name }’s turn
shelf-choosing =
    { $n ->
        [one] { $n } player is choosing
       *[other] { $n } players are choosing
    }
shelf-paused = Paused
shelf-waiting = Waiting for players
shelf-set = Ready to start
shelf-turn = Turn { $n }
shelf-drop-what = Remove { $game }, { $code }
shelf-drop-alone = Remove this match from your list?
shelf-drop-together = Remove this match from your list? A bot will play on for you.
shelf-drop-room = Leave this table? Your seat will become free.
shelf-drop = Remove it
shelf-keep = Keep it

today-heading = Today
today-best = Best so far: { $points }
today-first = Be the first today
today-place = Yours: { $points }, place { $place } of { $n }
today-done = You have played it today

sheet-heading = { $game } with bots
sheet-level = Bots
sheet-side = You play
sheet-any-side = Random
sheet-players = Players
sheet-play = Play
sheet-all = All choices
sheet-again = Play again
sheet-other = Other choices

rules-title = The rules of { $game }
rules-play = Play { $game }
rules-contents = Contents

lab-title = Lab
lab-about = How the games turn out when bots play them thousands of times: who wins, how long a match takes, and which cards are strong.
lab-reports = Reports
lab-read = Read
lab-nothing = There are no reports yet. Create them with “make reports”, then run “potager play --reports FOLDER” to show a folder of them here.
lab-back = ← All reports
lab-gone = This report does not exist.

achieved-streak =
    { $n ->
        [one] { $n } win in a row.
       *[other] { $n } wins in a row.
    }

first-win-any = Your first win in this game.
first-win-easy = Your first win in this game against easy bots.
first-win-medium = Your first win in this game against medium bots.
first-win-hard = Your first win in this game against hard bots.

progress-title = Your ladders
progress-how = You can start with any step. Matches with hints or take-backs do not count.
progress-nothing = No match yet. Beat the first bot to begin.
progress-nothing-team = No match yet. Win the first step to begin, with friends or with bots.
progress-played =
    { $n ->
        [one] { $n } rated match
       *[other] { $n } rated matches
    }
progress-streak =
    { $n ->
        [one] { $n } win in a row now
       *[other] { $n } wins in a row now
    }
progress-longest =
    { $n ->
        [one] longest: { $n } win in a row
       *[other] longest: { $n } wins in a row
    }
progress-steps = { $n } of { $of } steps beaten
progress-next = Next: { $name }
# Some of the bots on a level
progress-level = { $first }, { $second }, { $third } and others
# Beside the number: how strong the bots of a step are
progress-of-step = Rating { $n }
progress-play = Play
progress-top = All steps beaten
progress-beaten-on = beaten on { $date }
progress-rating = Rating
progress-rating-is = Your rating: { $n } ± { $margin }
progress-margin = Your true rating is in this range in 95 of 100 cases.
progress-curve =
    { $n ->
        [one] Your rating over { $n } match: from { $first } to { $last }
       *[other] Your rating over { $n } matches: from { $first } to { $last }
    }
progress-numbers = As numbers
progress-date = Date
progress-people = People
progress-rating-now = Your rating is { $n } ± { $margin } now ({ $gain }).
progress-next-now = Step { $n } of { $of } beaten. Next: { $next }.
progress-all-beaten = All { $of } steps beaten.

daily-heading = { $what } for { $day }
daily-none = { $game } has no daily challenge.
daily-no-day = There is no challenge for that day.
daily-best = Best results
daily-name = Name
daily-result = Result
daily-you = you
daily-guest = Guest
daily-nobody = Nobody has finished it yet today. Be the first!
daily-nobody-then = Nobody finished it that day.
daily-unfinished = You have started it. Your first attempt is the one that counts.
daily-done = Your first attempt scored { $points }. You can try again, but only the first attempt is listed.
daily-given-up = You gave up your first attempt. You can try again, but only the first attempt is listed.
daily-helped = You took a hint or a move back in your first attempt, so it is not listed. You can still try again for yourself.
daily-play = Play
daily-go-on = Go on
daily-again = Try again, unlisted
daily-today = Today's
daily-rules = Only your first attempt is listed, and only if you finish it before the day ends, without hints or take-backs. The dice come from the server alone, so they are the same for everyone. Their seed is published when the day ends at 00:00 UTC.
daily-promise = The SHA-256 of the day's seed:
daily-seed = The day's seed:
daily-days = Other days
daily-ranked = { $what }: place { $place } of { $n } so far.
daily-mark = { $what } for { $day }, with the server's dice

book-title = Team book
book-best = Best
book-with = with { $names }
book-bot = a bot ({ $level })
book-alone = alone

records-own = Your data
records-own-how = This server keeps your ladders, ratings, team book, puzzle answers and name. They belong to this browser, not to an account.
records-own-download = Download
records-own-delete = Delete …
records-own-question = Delete your ladders, ratings, team book, puzzle answers, name and finished matches? This can't be undone. Matches you played with other people stay in their records.
records-own-yes = Delete my data
records-title = Records
records-yours = Your matches
records-others = Matches of open tables
records-nothing = Nothing here yet. Matches that you finish appear here, so that you can watch them again. Your wins are counted too.
records-nothing-fits = None of your matches fits these filters.
records-all = Show all
records-replay = Replay
records-more =
    { $n ->
        [one] { $n } older match is not shown. Choose a game to see fewer.
       *[other] { $n } older matches are not shown. Choose a game to see fewer.
    }
records-numbers = Your numbers
records-by-game = By game
records-by-level = Against bots
records-by-opponent = With people
records-bots-easy = Easy
records-bots-medium = Medium
records-bots-hard = Hard
records-against-easy = Easy bots
records-against-medium = Medium bots
records-against-hard = Hard bots
records-against-champions = Champions
records-against-people = People
records-against-alone = Alone
records-any-game = All games
records-anybody = Anybody
records-any-end = Any result
records-filter = Show
records-game = Game
records-against = Against
records-how = Result
records-played = Played
records-won = Won
records-drawn = Drawn
records-lost = Lost
records-share = { $n }% won

room-name = Waiting room
room-heading = The table is being set
# Asks a host who has not given a name yet
room-name-first = Your name, which your friends see (up to { $n } letters)
room-draw = Draw lots for the seats when the match starts
room-ask = Ask:
room-change = Change
room-options = Game options
room-invite = Invite friends
room-invite-how = Scan, send the link, or type the code.
room-copy-invite = Copy the invite link
room-qr = QR code of the invite link
room-start = Start

join-title = Join { $game }
join-invites = { $host } invites you to { $game }
# The host has not given a name
join-invited = You are invited to { $game }
join-at-table = At the table: { $names }.
join-sit-as = Your seat:
join-seats =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
join-take-over = Take over from
join-drawn = The seats are drawn by lot when the match starts.
join-asked = The seats depend on a question that is answered in the waiting room.
join-sit = Sit down
join-full = This table is full.
join-begun = This match has begun.
join-over = This match is over.
join-watch = Watch
join-just-watch = Just watch
join-code-how = A code looks like KALE-PLUM-42.
join-choose = Choose one of the free seats.
join-no-table = There is no such table. Ask for the invite link again.
join-running = This match has already begun. You take over from a bot.

table-pace = Animation speed
table-pace-calm = Calm
table-pace-normal = Normal
table-pace-quick = Quick
table-pace-instant = Instant
table-auto-roll = Roll my dice for me

replay-old-rules = This match was played with version { $then } of the rules of { $game }. The replay uses version { $now }, so positions may differ from those you saw.
replay-old-rules-part = This match was played with version { $then } of the rules of { $game }. The replay uses version { $now }, so it stops after { $n } of { $total } events, and positions may differ from those you saw. The record has the whole match.
replay-title = Replay of { $game }, { $code }
replay-replay = Replay
replay-record = Record
replay-record-long = Download the record
replay-share = Share
replay-link = Link
replay-link-long = Copy the link to this moment
replay-what = What happened
replay-fetching = Loading the replay …
replay-going-on = This match is still being played.
replay-event = Step
replay-start = To the start
replay-back = One step back
replay-play = Play
replay-next = One step forward
replay-end = To the end
replay-speed = Speed
replay-keys-step = step
replay-keys-play = play
replay-moves = All moves
replay-players = Players
replay-play-on = Play on from here
replay-play-on-how = A new match starts from this moment, with bots in all other seats. It is marked as played on from a replay.
replay-play-on-as = You are
replay-level = Bots
replay-picture = Picture of this moment
replay-picture-how = PNG, with names and result
replay-film = Film of the whole match
replay-film-how = WebM, created here in your browser
replay-film-stop = Stop
replay-no-copy = Your browser does not let this page copy the text. Here it is:
replay-to-copy = Text to copy
