// @ts-check
// Written by scripts/wire_types.py from the structs of the server, which say what each field means:
// do not edit. For the type checker alone: no page loads this file. A text is sent in words, and a
// field at its default is left out.

/** @typedef {"wide" | "phone" | "low"} Layout */

/** @typedef {"" | "glide" | "walk" | "roll" | "reveal" | "fly" | "turn" | "appear" | "vanish" | "deal"} Motion */

/** @typedef {"" | "place" | "roll" | "hit" | "block" | "card" | "step" | "good" | "bad" | "win" | "lose"} Sound */

/** @typedef {Welcome | Update | Previewed | Explained | Hinted | Said | Pointed | Planned | Declined | Refused | HostSays | Stopping | Pong} ServerMessage */

/** @typedef {Hello | SetLayout | SetPace | Move | Roll | AskPreview | AskWhy | AskHint | Consider | Seen | Look | Say | Point | ShowPlan | Resign | MakeOffer | Answer | Resume | Replace | TakeBack | Sit | Stand | FillSeats | Rename | Ready | SetSeat | SetDraw | SetQuestion | AnswerQuestion | SetLate | SetOpen | SetQuiet | Start | SetChat | Ping | CommitSalt | OpenSalt} BrowserMessage */

/** @typedef {[symbol: string, label: string, classes: string[]]} Icon */
/** @typedef {string | Icon | {line: (string | Icon)[]}} Part */
/**
 * Some fields of something; null: at its default again.
 * @template T
 * @typedef {{[Name in keyof T]?: T[Name] | null}} Edit
 */

/**
 * Some frames of a match, over HTTP. Frame 0 is the start, and frame n shows event n.
 * @typedef {object} Replayed
 * @property {number} total
 * @property {boolean} over
 * @property {Frame[]} frames
 */

/**
 * A match's log as its player or a spectator sees it, over HTTP.
 * @typedef {object} ReplayLog
 * @property {number} [seat]
 * @property {number[]} [result]
 * @property {boolean} [team]
 * @property {boolean} [resigned]
 * @property {Seat[]} seats
 * @property {LogLine[]} lines
 */

/**
 * The analysis of a finished match, over HTTP, or its progress, or why there is none.
 * @typedef {object} Analysed
 * @property {boolean} [began]
 * @property {number} [done]
 * @property {number} [total]
 * @property {string} [problem]
 * @property {Judged[]} [seats]
 * @property {CurvePoint[]} [curve]
 * @property {Turned[]} [turned]
 * @property {boolean} [exact]
 * @property {boolean} [shared]
 * @property {boolean} [timed]
 */

/**
 * What somebody has achieved with a finished match, in short sentences, over HTTP.
 * @typedef {object} Achieved
 * @property {string[]} [lines]
 * @property {string} [rating]
 */

/**
 * A puzzle as its seat sees it, over HTTP, with the progress of the person who asks.
 * @typedef {object} PuzzleShown
 * @property {Frame} frame
 * @property {Decision} decision
 * @property {string} question
 * @property {PuzzleAnswered} answered
 */

/**
 * A person's progress with a puzzle. What all choices are worth is shown once it is over.
 * @typedef {object} PuzzleAnswered
 * @property {HintedChoice[]} [tried]
 * @property {("best" | "near" | "far")[]} [marks]
 * @property {number} [left]
 * @property {number} [best]
 * @property {"" | "solved" | "missed"} [ended]
 * @property {string} [gain]
 * @property {HintedChoice[]} [choices]
 * @property {number} [days]
 * @property {number} [most_days]
 */

/**
 * A whole lesson, over HTTP.
 * @typedef {object} LessonTold
 * @property {number} seat
 * @property {Seat[]} seats
 * @property {LessonStep[]} steps
 */

/**
 * What options mean: the seats' roles, or what is wrong with them.
 * @typedef {object} CheckedOptions
 * @property {number} [seats]
 * @property {string[]} [roles]
 * @property {boolean} [reactions]
 * @property {boolean} [draws]
 * @property {boolean} [asks]
 * @property {boolean} [sides]
 * @property {number} [minutes]
 * @property {Record<string, string>} [values]
 * @property {Record<string, Record<string, string>>} [impossible]
 * @property {string} [problem]
 */

/**
 * The first answer on a connection.
 * @typedef {object} Welcome
 * @property {"welcome"} type
 * @property {string} match
 * @property {string} game
 * @property {string} title
 * @property {string} code
 * @property {string} art
 * @property {number} server_time
 * @property {boolean} host
 * @property {boolean} chat
 * @property {[string, string][]} options
 * @property {boolean} [team]
 * @property {boolean} [late]
 * @property {boolean} [listed]
 * @property {string} [host_name]
 * @property {string} [invite]
 * @property {string} [watch]
 * @property {string} [promise]
 * @property {SaltList} [salts]
 * @property {Said[]} [said]
 * @property {Planning} [kit]
 * @property {Planned[]} [plans]
 */

/**
 * The frames since the viewer's last one, in order, and the present moment.
 * @typedef {object} Update
 * @property {"update"} type
 * @property {Now} now
 * @property {You} you
 * @property {Frame[]} frames
 * @property {LogLine[]} [lines]
 */

/**
 * What a choice would do.
 * @typedef {object} Previewed
 * @property {"previewed"} type
 * @property {string[]} path
 * @property {Sprite[]} [sprites]
 * @property {Part[]} [parts]
 */

/**
 * Why a target can't be chosen now.
 * @typedef {object} Explained
 * @property {"explained"} type
 * @property {string} target
 * @property {string} why
 */

/**
 * The answer to `hint`: choices with the best one first, and why it is the best.
 * @typedef {object} Hinted
 * @property {"hinted"} type
 * @property {string} decision
 * @property {string} gain
 * @property {HintedChoice[]} choices
 * @property {boolean} [exact]
 * @property {boolean} [alike]
 * @property {boolean} [hardly]
 */

/**
 * Something said at a table: in words, by an emote, or one of the quick phrases.
 * @typedef {object} Said
 * @property {"said"} type
 * @property {number} [number]
 * @property {number} seat
 * @property {string} name
 * @property {string} [text]
 * @property {string} [emote]
 * @property {string} [phrase]
 */

/**
 * Somebody points at a target, which shows a short ripple with the name.
 * @typedef {object} Pointed
 * @property {"pointed"} type
 * @property {number} seat
 * @property {string} name
 * @property {string} target
 */

/**
 * What somebody would like the team to do; it replaces their earlier plan.
 * @typedef {object} Planned
 * @property {"planned"} type
 * @property {number} seat
 * @property {string} name
 * @property {number} stretch
 * @property {Plan} [plan]
 */

/**
 * Somebody has declined an offer.
 * @typedef {object} Declined
 * @property {"declined"} type
 * @property {"draw" | "undo" | "pause" | "round" | "rematch"} kind
 * @property {number} seat
 * @property {string} name
 */

/**
 * A request was refused; one sentence says why.
 * @typedef {object} Refused
 * @property {"refused"} type
 * @property {string} why
 * @property {string} [asked]
 */

/**
 * The message of the day from the operator; empty if there is none any more.
 * @typedef {object} HostSays
 * @property {"host-says"} type
 * @property {string} [text]
 */

/**
 * The server stops, and the connection is about to end.
 * @typedef {object} Stopping
 * @property {"stopping"} type
 * @property {number} back_in
 */

/**
 * The answer to `ping`.
 * @typedef {object} Pong
 * @property {"pong"} type
 * @property {number} sent
 * @property {number} server_time
 */

/**
 * The first message on a connection.
 * @typedef {object} Hello
 * @property {"hello"} type
 * @property {Layout} [layout]
 * @property {number} [since]
 * @property {boolean} [watch]
 * @property {number} [pace]
 */

/**
 * The screen has changed: send scenes in this layout from now on.
 * @typedef {object} SetLayout
 * @property {"layout"} type
 * @property {Layout} layout
 */

/**
 * This page shows what happens at another pace from now on.
 * @typedef {object} SetPace
 * @property {"pace"} type
 * @property {number} pace
 */

/**
 * Choose an action, by the targets that were clicked.
 * @typedef {object} Move
 * @property {"move"} type
 * @property {number} seat
 * @property {string} decision
 * @property {string[]} path
 */

/**
 * Roll the dice that come next.
 * @typedef {object} Roll
 * @property {"roll"} type
 */

/**
 * What would this choice do?
 * @typedef {object} AskPreview
 * @property {"preview"} type
 * @property {number} seat
 * @property {string} decision
 * @property {string[]} path
 */

/**
 * Why can't this target be chosen after the steps that were already made?
 * @typedef {object} AskWhy
 * @property {"why"} type
 * @property {string} target
 * @property {string[]} [picked]
 */

/**
 * What is the best choice? Only for people who play alone with bots; the record is marked.
 * @typedef {object} AskHint
 * @property {"hint"} type
 * @property {number} seat
 * @property {string} decision
 */

/**
 * Announce that you may jump in, so that bots give you a little time.
 * @typedef {object} Consider
 * @property {"consider"} type
 * @property {number} seat
 * @property {string} decision
 */

/**
 * Somebody who plays alone with bots has seen what happened, so the bots may go on.
 * @typedef {object} Seen
 * @property {"seen"} type
 * @property {number} seq
 */

/**
 * Hot seat: this seat's player is now at the screen.
 * @typedef {object} Look
 * @property {"look"} type
 * @property {number} seat
 */

/**
 * Send a chat line: text, an emote, or a quick phrase.
 * @typedef {object} Say
 * @property {"say"} type
 * @property {string} [text]
 * @property {string} [emote]
 * @property {string} [phrase]
 */

/**
 * Point at a target, for everyone to see.
 * @typedef {object} Point
 * @property {"point"} type
 * @property {string} target
 */

/**
 * What this seat would like its team to do; it replaces the seat's earlier plan.
 * @typedef {object} ShowPlan
 * @property {"plan"} type
 * @property {number} seat
 * @property {Plan} plan
 */

/**
 * Give up for this seat.
 * @typedef {object} Resign
 * @property {"resign"} type
 * @property {number} seat
 */

/**
 * Offer the others something, such as a draw, a pause or a rematch.
 * @typedef {object} MakeOffer
 * @property {"offer"} type
 * @property {number} seat
 * @property {"draw" | "undo" | "pause" | "round" | "rematch"} kind
 * @property {"again" | "swap" | "harder" | "easier"} [how]
 * @property {string} [salt_hash]
 */

/**
 * Agree to what was offered, or decline it.
 * @typedef {object} Answer
 * @property {"answer"} type
 * @property {number} seat
 * @property {"draw" | "undo" | "pause" | "round" | "rematch"} kind
 * @property {boolean} agree
 * @property {string} [salt_hash]
 */

/**
 * End a pause.
 * @typedef {object} Resume
 * @property {"resume"} type
 * @property {number} seat
 */

/**
 * Put a bot on the seat of a player who has been away for long.
 * @typedef {object} Replace
 * @property {"replace"} type
 * @property {number} seat
 * @property {string} [level]
 */

/**
 * Take your seat back from the bot that took it over.
 * @typedef {object} TakeBack
 * @property {"take-seat"} type
 * @property {number} seat
 */

/**
 * Waiting room: move to another place. If a person is there, the two swap places.
 * @typedef {object} Sit
 * @property {"sit"} type
 * @property {number} seat
 * @property {number} to
 */

/**
 * Waiting room: leave a seat of your own, so that it is free again.
 * @typedef {object} Stand
 * @property {"stand"} type
 * @property {number} seat
 */

/**
 * Waiting room, the host: bots on all free seats, or else a smaller table without them.
 * @typedef {object} FillSeats
 * @property {"fill-seats"} type
 * @property {boolean} [bots]
 */

/**
 * Waiting room: rename a seat of your own, and change its colour unless that is empty.
 * @typedef {object} Rename
 * @property {"rename"} type
 * @property {number} seat
 * @property {string} name
 * @property {string} [colour]
 */

/**
 * Waiting room: this seat is ready, or not.
 * @typedef {object} Ready
 * @property {"ready"} type
 * @property {number} seat
 * @property {boolean} [ready]
 */

/**
 * Waiting room, the host: who sits there: "friend", "hot", or a bot such as "bot:easy".
 * @typedef {object} SetSeat
 * @property {"set-seat"} type
 * @property {number} seat
 * @property {string} kind
 * @property {string} [name]
 */

/**
 * The host decides whether lots are drawn for the seats when the match begins.
 * @typedef {object} SetDraw
 * @property {"set-draw"} type
 * @property {boolean} on
 */

/**
 * Waiting room, host: whether to ask the game's own question instead of drawing lots.
 * @typedef {object} SetQuestion
 * @property {"set-question"} type
 * @property {boolean} on
 */

/**
 * Waiting room, the host: the player on this seat is the answer, or comes next in the order.
 * @typedef {object} AnswerQuestion
 * @property {"answer-question"} type
 * @property {number} seat
 * @property {boolean} [on]
 */

/**
 * The host decides whether people with the link may take a bot's seat later.
 * @typedef {object} SetLate
 * @property {"set-late"} type
 * @property {boolean} on
 */

/**
 * Waiting room, host: whether the home page lists this table.
 * @typedef {object} SetOpen
 * @property {"set-open"} type
 * @property {boolean} on
 */

/**
 * Whether this seat passes by itself in reactions in which nothing fits.
 * @typedef {object} SetQuiet
 * @property {"set-quiet"} type
 * @property {number} seat
 * @property {boolean} on
 */

/**
 * Waiting room, host: start the match.
 * @typedef {object} Start
 * @property {"start"} type
 */

/**
 * Host: turn chat and emotes on or off. Everyone gets a new `Welcome`.
 * @typedef {object} SetChat
 * @property {"set-chat"} type
 * @property {boolean} on
 */

/**
 * Measures the round trip to the server, which answers with `pong`.
 * @typedef {object} Ping
 * @property {"ping"} type
 * @property {number} sent
 */

/**
 * The SHA-256 of this page's part of the dice, before any page opens its part.
 * @typedef {object} CommitSalt
 * @property {"commit-salt"} type
 * @property {string} hash
 */

/**
 * This page's part of the dice, once all hashes were shown: 32 hexadecimal digits.
 * @typedef {object} OpenSalt
 * @property {"open-salt"} type
 * @property {string} salt
 */

/**
 * One beat of an event: its scene, its motion, and its log line.
 * @typedef {object} Frame
 * @property {number} seq
 * @property {number} [beat]
 * @property {Scene} [scene]
 * @property {SceneChange} [change]
 * @property {SeatStatus[]} [statuses]
 * @property {Record<number, Edit<SeatStatus>>} [status_edits]
 * @property {[number, number, Part][]} [part_edits]
 * @property {Motion} [motion]
 * @property {Sound} [sound]
 * @property {Line} [line]
 * @property {Part[]} [caption]
 * @property {number} [rest]
 * @property {number} [pace]
 */

/**
 * A choice that this viewer's seat has.
 * @typedef {object} Decision
 * @property {string} id
 * @property {number} seat
 * @property {boolean} waited
 * @property {Branch[]} branches
 * @property {string[]} [chosen]
 * @property {string[]} [back]
 */

/**
 * The present moment, the same for everybody.
 * @typedef {object} Now
 * @property {number} seq
 * @property {"waiting-room" | "playing" | "paused" | "over"} [phase]
 * @property {Seat[]} [seats]
 * @property {Record<number, Edit<Seat>>} [seat_edits]
 * @property {number[]} [active]
 * @property {number[]} [chosen]
 * @property {Clock[]} [clocks]
 * @property {ReactionStatus} [reaction]
 * @property {Offer[]} [offers]
 * @property {boolean} [can_draw]
 * @property {SaltList} [salts]
 * @property {Asked} [question]
 * @property {boolean} [draw]
 * @property {number} [watchers]
 * @property {number} [planning]
 * @property {Ending} [ending]
 * @property {string[]} [marks]
 * @property {string} [uncounted]
 */

/**
 * The present moment, as only this viewer may know it.
 * @typedef {object} You
 * @property {number} seat
 * @property {number[]} [own]
 * @property {string} prompt
 * @property {Decision[]} [decisions]
 * @property {boolean} [roll]
 * @property {number} [rolls_at]
 * @property {boolean} [reacts]
 * @property {string} [says]
 * @property {boolean} [quiet]
 * @property {boolean} [can_undo]
 * @property {string} [round]
 * @property {boolean} [hopeless]
 * @property {boolean} [can_start]
 * @property {number} [spare]
 * @property {string} [curtain]
 * @property {boolean} [hints]
 * @property {string} [absent]
 * @property {boolean} [holds_sand]
 */

/**
 * The wishes of one member of a team: a path, and the pieces that should go where.
 * @typedef {object} Plan
 * @property {string[]} [line]
 * @property {Record<string, [string, number]>} [pieces]
 */

/**
 * A place at the table.
 * @typedef {object} Seat
 * @property {number} seat
 * @property {string} [name]
 * @property {string} [face]
 * @property {string} [colour]
 * @property {string} [bot]
 * @property {boolean} [stand_in]
 * @property {string} [style]
 * @property {boolean} [resigned]
 * @property {boolean} [out]
 * @property {boolean} [free]
 * @property {boolean} [ready]
 * @property {boolean} [connected]
 * @property {number} [away_s]
 * @property {string} [absent]
 * @property {boolean} [replaceable]
 */

/**
 * A log line with its event and its beat.
 * @typedef {object} LogLine
 * @property {number} turn
 * @property {string} [face]
 * @property {number} who
 * @property {Part[]} parts
 * @property {string} [by]
 * @property {boolean} [note]
 * @property {number} seq
 * @property {number} [beat]
 */

/**
 * How well a seat played, and where the changes in its chances came from.
 * @typedef {object} Judged
 * @property {number} seat
 * @property {number} accuracy
 * @property {number} choices
 * @property {number} best
 * @property {number} luck
 * @property {number} own
 * @property {number} others
 * @property {number} share
 */

/**
 * Every seat's winning chance after the first `seq` events in the log.
 * @typedef {object} CurvePoint
 * @property {number} seq
 * @property {number[]} chances
 */

/**
 * A choice that cost most, and a better one.
 * @typedef {object} Turned
 * @property {number} seq
 * @property {number} turn
 * @property {number} seat
 * @property {Part[]} chosen
 * @property {Part[]} better
 * @property {string[]} [chosen_path]
 * @property {string[]} [better_path]
 * @property {number} chance
 * @property {number} chance_better
 * @property {string} [reason]
 */

/**
 * One of the best choices, and how often it wins, if that is known.
 * @typedef {object} HintedChoice
 * @property {string[]} [path]
 * @property {Part[]} parts
 * @property {number} [chance]
 */

/**
 * What happens in a step of a lesson, what the teacher says then, and what is asked for.
 * @typedef {object} LessonStep
 * @property {Frame[]} [frames]
 * @property {string} say
 * @property {string} [at]
 * @property {string} prompt
 * @property {number[]} [active]
 * @property {Decision[]} [decisions]
 * @property {boolean} [roll]
 * @property {string[]} [path]
 * @property {Previewed} [preview]
 * @property {string} [wrong]
 * @property {LessonAnswer[]} [answers]
 */

/**
 * The players' part of the dice, which a page has to see before it opens its salt.
 * @typedef {object} SaltList
 * @property {string} match
 * @property {string} promise
 * @property {Share[]} [shares]
 * @property {number} [rounds]
 * @property {number[]} [without]
 * @property {boolean} [open]
 */

/**
 * What a team can plan with, in a game that allows plans.
 * @typedef {object} Planning
 * @property {string} on
 * @property {Piece[]} pieces
 */

/**
 * One thing in a scene. Its `kind` decides which of the other fields it uses.
 * @typedef {object} Sprite
 * @property {string} key
 * @property {"symbol" | "text" | "path" | "region"} [kind]
 * @property {number} [x]
 * @property {number} [y]
 * @property {number} [w]
 * @property {number} [h]
 * @property {number} [r]
 * @property {number} [turn]
 * @property {string} [symbol]
 * @property {string} [text]
 * @property {"middle" | "start" | "end"} [anchor]
 * @property {string} [d]
 * @property {string[]} [classes]
 * @property {string} [label]
 * @property {string} [target]
 */

/**
 * A position as one seat may see it, in one layout.
 * @typedef {object} Scene
 * @property {number} width
 * @property {number} height
 * @property {Sprite[]} sprites
 * @property {Walk} [walk]
 */

/**
 * What turns the scene before it into this one; `changes.py` explains how.
 * @typedef {object} SceneChange
 * @property {string[]} [gone]
 * @property {Record<string, Edit<Sprite>>} [edits]
 * @property {[number, string, Edit<Sprite>][]} [put]
 * @property {number} [width]
 * @property {number} [height]
 * @property {Walk} [walk]
 */

/**
 * One player's entry in the list of players: the role, and the progress towards victory.
 * @typedef {object} SeatStatus
 * @property {string} role
 * @property {string} symbol
 * @property {string[]} [classes]
 * @property {Part[]} [parts]
 * @property {[number, number]} [score]
 */

/**
 * The log line of a beat.
 * @typedef {object} Line
 * @property {number} turn
 * @property {string} [face]
 * @property {number} who
 * @property {Part[]} parts
 * @property {string} [by]
 * @property {boolean} [note]
 */

/**
 * A node of the tree of legal paths: a target to click, and what follows.
 * @typedef {object} Branch
 * @property {string} target
 * @property {string} [label]
 * @property {Branch[]} [then]
 * @property {string} [like]
 * @property {boolean} [blind]
 * @property {boolean} [firm]
 * @property {string} [ask]
 * @property {string} [next]
 */

/**
 * A running clock: the hourglass of the game, or a seat's turn timer.
 * @typedef {object} Clock
 * @property {"hourglass" | "turn"} kind
 * @property {number} [seat]
 * @property {number} [ends_at]
 * @property {number} [left]
 * @property {number} length
 */

/**
 * Some seats may react in secret to what has just happened; silence is a pass.
 * @typedef {object} ReactionStatus
 * @property {number} [closes_at]
 * @property {number} [length]
 * @property {number} asked
 * @property {number} chosen
 */

/**
 * An offer that others must agree to.
 * @typedef {object} Offer
 * @property {"draw" | "undo" | "pause" | "round" | "rematch"} kind
 * @property {"again" | "swap" | "harder" | "easier"} [how]
 * @property {number} seat
 * @property {number[]} [agreed]
 * @property {number[]} [needed]
 */

/**
 * The question that the rulebook asks before a match.
 * @typedef {object} Asked
 * @property {string} text
 * @property {boolean} [on]
 * @property {boolean} [order]
 * @property {number[]} [answer]
 */

/**
 * How the match ended.
 * @typedef {object} Ending
 * @property {string} verdict
 * @property {number[]} result
 * @property {number[]} winners
 * @property {number[]} [standing]
 * @property {ScoreTable} [scores]
 * @property {string} [seed]
 * @property {SaltList} [salts]
 * @property {string} [rematch]
 * @property {string} [next]
 * @property {boolean} [sides]
 * @property {boolean} [harder]
 * @property {boolean} [easier]
 * @property {boolean} [team]
 * @property {number} [hints]
 * @property {boolean} [resigned]
 */

/**
 * Why these targets of a lesson's scene can't be chosen.
 * @typedef {object} LessonAnswer
 * @property {number} [picked]
 * @property {string} why
 * @property {string[]} targets
 */

/**
 * One browser's part of the dice: a salt, and its hash that everybody saw in advance.
 * @typedef {object} Share
 * @property {number[]} seats
 * @property {string} [hash]
 * @property {string} [salt]
 */

/**
 * A piece that a plan can place.
 * @typedef {object} Piece
 * @property {string} symbol
 * @property {string} name
 * @property {number} [ways]
 */

/**
 * Which sprites walked to where they are, side by side, and through which points.
 * @typedef {object} Walk
 * @property {string[]} keys
 * @property {number[][]} way
 */

/**
 * How the points add up: a row for each round, with a cell for each seat or heading.
 * @typedef {object} ScoreTable
 * @property {string[]} rounds
 * @property {number[][]} points
 * @property {number[]} [total]
 * @property {string[]} [heads]
 * @property {string[]} [notes]
 */

export {};
