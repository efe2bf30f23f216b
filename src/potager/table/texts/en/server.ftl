### The server's answers to requests.

room-too-many =
    { $seats ->
        [one] { $people } people sit here, but with these options there is only { $seats } seat. Somebody has to stand up first.
       *[other] { $people } people sit here, but with these options there are only { $seats } seats. Somebody has to stand up first.
    }
room-one-more = One more player is needed. Share the link, or choose a bot for the free seat.
room-more = { $n } more players are needed. Share the link, or choose bots for the free seats.
room-one-more-guest = Waiting for one more player.
room-more-guest = Waiting for { $n } more players.
room-all-ready = Everybody is ready.
room-all-ready-host = Everybody is ready. You can start.
room-host-away = Everybody is ready, but { $host } is away. Someone else will soon become the host and can start.
room-all-ready-guest = Everybody is ready. { $host } starts the match.
room-unanswered-host = Everybody is ready. Answer the question, and you can start.
room-unanswered = Everybody is ready. { $host } has a question to answer first.
room-tap-one = Tap that player.
room-tap-all = Tap everyone in that order. Tap again to undo. Bots that you leave out come last.
room-as-answered = as answered here
room-tapped = { $host } taps the answer.
room-waiting = Waiting for { $names } to be ready.
room-you-first = Confirm that you are ready, and the match can start.
room-you-too =
    { $n ->
        [one] You are not ready yet, and neither is { $names }.
       *[other] You are not ready yet, and neither are { $names }.
    }
room-and = { $first } and { $last }
room-somebody = Somebody
room-curtain = It is { $name }'s turn to look.
room-only-host = Only the host of the table can do that.

## What happens while a player is offline, first for that player and then for the others.

offline-idle = You are offline. This page is trying to reconnect.
offline-paused = You are offline. The match was paused.
offline-held = You are offline. The hourglass stops for up to { $hold } s, then a bot plays until you are back.
offline-stand-in = You are offline. On your turn, a bot plays after { $grace } s until you are back.
offline-clock = You are offline. When your time is up, a choice is made for you.
offline-react = You are offline. Reactions close without you. After { $away } s the others can let a bot take over.
offline-replace = You are offline. After { $away } s the others can let a bot take over.
offline-waits = You are offline. The match waits for you.

absent-paused = { $name } is offline. The match is paused.
absent-held = { $name } is offline. The hourglass stops for up to { $hold } s, then a bot plays until they are back.
absent-stand-in = { $name } is offline. On their turn, a bot plays after { $grace } s.
absent-stands-in = { $name } is offline. A bot plays until they are back.
absent-clock = { $name } is offline. When their time is up, a choice is made for them.
absent-react = { $name } is offline. Reactions close without them. After { $away } s a bot can take over.
absent-replace = { $name } is offline. After { $away } s a bot can take over.
absent-waits = { $name } is offline. The match waits for them.

oops-no-file = There is no file { $file }.

server-over-already = That match is already over.
server-outlived = This match has ended because { $game } has new rules. It began with version { $then }, and this server now has version { $now }. Nobody wins or loses. The record is kept, and you can play again with the same players.
server-sent-away = The operator of this server has removed you from this table.
server-banned = The operator of this server has banned you until { $until }. Reason: { $why }
server-no-reason = none given
server-nobody-creates = This server does not allow new tables. You can join or watch the existing ones.
server-invited-create = Only people invited by the operator of this server can create tables here. Ask for an invitation link.
server-no-invitation = That invitation is not valid, or no longer valid. Ask the operator for a new link.

play-on-mark = played on from a replay
play-on-not-over = That match is still being played. You can play on from it once it is over.
play-on-no-seat = Choose a seat from that match.
play-on-over = The match is already over at this point. Go back a few steps first.
play-on-no-level = Choose easy, medium or hard bots.

refused-no-hash = A salt's hash must have 64 hexadecimal digits and come from a page with a seat.
refused-salts-closed = The salts for these dice are settled, so nothing can be added.
refused-salts-not-yet = Not yet. Salts are revealed once every page has shown its hash.
refused-other-salt = This salt does not match the hash that was shown before.
refused-no-table = No table is waiting at { $code }. Check the code. If the match has already begun, ask a player for the watch link, which is in their menu.
refused-one-seat = You can take only one seat. For the others, choose somebody at this screen.
refused-not-your-table = This is not your table. Ask for the invite link or the watch link.
refused-not-the-invite = That is not this table's invite link.
refused-record-later = You can download the record once the match is over. Until then it holds secrets.
refused-no-match = There is no such match. Check the link.
refused-other-page = This page does not belong to this table. Open the table's own address.
refused-no-picture = There is no picture { $name }.
refused-no-event =
    { $total ->
        [one] This match has only { $total } event.
       *[other] This match has only { $total } events.
    }
refused-not-your-seat = That seat is not yours.
refused-out = You are already out, so you have nothing to give up.
refused-nothing-to-show = There is nothing to show for that right now.
refused-no-chat = The host has turned the chat off.
refused-players-chat = Only players can chat here.
refused-long-line = A chat line can have at most { $n } characters.
refused-no-emote = There is no such emote.
refused-no-phrase = There is no such phrase.
refused-all-speak = Everybody is writing at once. Try again.
refused-empty-line = The line is empty. Write something first.
refused-players-point = Only players can point at things, and only while the chat is on.
refused-no-plan = There is nothing to plan right now.
refused-wrong-plan = That can't be part of a plan.
refused-nothing-there = There is nothing there to point at.
refused-begun-already = This connection has already begun.
refused-no-page = There is no such page.
refused-no-method = That can't be done here.
refused-too-large = That is too large.
refused-no-answer = This request can't be answered.
refused-fault = Something went wrong on this server. The error was logged.
refused-no-rules = The rules of { $game } are not available yet.
refused-other-site = This form was sent from another site. Open the table's own page.
refused-too-deep = That is nested too deeply to be read.
refused-many-decks = Too many decks are being read right now. Wait a moment.
refused-slow-deck = This file takes too long to read. Make it simpler.
refused-offered-already = That has already been offered. Wait for the answer.
refused-no-draw = That can be offered only when two or more people play, and a draw only when no bot plays.
refused-paused-already = The match is already paused.
refused-go-on-first = The match is paused. Resume it first.
refused-dice-since = Dice were rolled or cards were drawn after that move, so it can't be taken back.
refused-revealed-since = Choices were revealed since that move, so it can't be taken back.
refused-no-fewer-seats = There is no game with fewer seats for this table.
refused-no-round = There is no round to give up right now.
refused-no-offer = That offer no longer exists.
refused-answered = You have already answered.
refused-rematch-later = You can ask for a rematch when this match is over.
refused-rematch-begun = The rematch has already begun.
refused-no-code = No code is free for a new table right now. Try again.
refused-paused = The match is paused.
refused-too-late = Your time for this choice ran out.
refused-not-lit = That can't be done now. Choose something that is lit up.
refused-not-asked = You can't ask for that now.
refused-no-dice = There are no dice to roll now.
refused-bot-plays = A bot is playing in your seat. Take the seat back first.
refused-begun = The match has begun.
refused-not-played = The match is not being played.
refused-deleted = This match was deleted.
refused-no-seat = There is no seat { $n } at this table.
refused-not-yet = Not yet. Every seat must be taken, and everyone must be ready.
refused-no-question = { $game } has no question to ask with these options.
refused-unanswered = Answer the question first: { $question }
refused-nobody-sits = Nobody sits in seat { $n }. Tap one of the players.
refused-players-only = Only players can do that.
refused-nobody-there = There is nobody to replace.
refused-no-level = There is no bot “{ $level }”. Choose { $known }.
refused-not-away = Only a player who has been away for a minute can be replaced.
refused-resigned = You have resigned, so the bot plays on.
refused-no-bot-here = There is no bot in your seat.
refused-no-kind = A seat can't be for “{ $kind }”. Choose { $right }.
refused-over = This match is over. Ask for a new one.
refused-no-move = You have no move to take back.
refused-no-move-since-sand = You have no move to take back since the hourglass started or stopped.
refused-restarting =
    { $n ->
        [one] The table is restarting. Try again in { $n } second.
       *[other] The table is restarting. Try again in { $n } seconds.
    }
refused-taken = { $name } already sits there. Choose another seat.
refused-host-swaps = { $name } sits there. Only the host can swap the two of you.
refused-long-text = { $option } is too long. Use at most { $n } characters.
refused-large-number = { $option } is too large. Use a smaller number.
refused-long-list = { $option } is too long. Use at most { $n } values.
refused-no-value = { $option } must be a single value or a list of values.
refused-full-network =
    { $n ->
        [one] Your network has { $n } open page, which is the limit. Close some.
       *[other] Your network has { $n } open pages, which is the limit. Close some.
    }
refused-full-table =
    { $n ->
        [one] This table has { $n } open page, which is the limit. Close some.
       *[other] This table has { $n } open pages, which is the limit. Close some.
    }
refused-full-browser =
    { $n ->
        [one] Your browser has { $n } open page at this table, which is the limit. Close some.
       *[other] Your browser has { $n } open pages at this table, which is the limit. Close some.
    }
refused-too-many = Too many { $what } from { $whose }: the limit is { $n } at once, then { $pace }.

limits-new-tables = new tables
limits-wrong-codes = wrong codes
limits-wrong-tokens = wrong tokens
limits-questions = questions
limits-files = files
limits-replays = replays
limits-connections = connections
limits-network = your network
limits-browser = your browser
limits-many-a-second = { $n } per second
limits-one-a-second = one per second
limits-one-every = one every { $n } seconds
