// @ts-check
// Written by scripts/wire_types.py from the structs of the server, which say what each field means:
// do not edit. For the type checker alone: no page loads this file. A text is sent in words, and a
// field at its default is left out.

/** @typedef {"wide" | "phone" | "low"} Layout */

/** @typedef {"" | "glide" | "walk" | "roll" | "reveal" | "fly" | "turn" | "appear" | "vanish" | "deal"} Motion */

/** @typedef {"" | "place" | "roll" | "hit" | "block" | "card" | "step" | "good" | "bad" | "win" | "lose"} Sound */

/** @typedef {string | Icon} Part */

/** @typedef {Welcome | Update | Previewed | Explained | Hinted | Said | Pointed | Declined | Refused | HostSays | Stopping | Pong} ServerMessage */

/** @typedef {Hello | SetLayout | SetPace | Move | PassFor | Roll | AskPreview | AskWhy | AskHint | Consider | Seen | Look | Say | Point | Resign | MakeOffer | Answer | Resume | Replace | TakeBack | Sit | Stand | Rename | Ready | SetSeat | SetDraw | SetQuestion | AnswerQuestion | SetLate | SetOpen | Start | SetChat | Ping | CommitSalt | OpenSalt} BrowserMessage */

/**
 * Some fields of something; null: at its default again.
 * @template T
 * @typedef {{[Name in keyof T]?: T[Name] | null}} Edit
 */

/**
 * A stretch of a match's frames, over HTTP: that of seq 0 is the start, n tells event n.
 * @typedef {object} Replayed
 * @property {number} total
 * @property {boolean} over
 * @property {Frame[]} frames
 */

/**
 * A match's log as its player or a spectator sees it, over HTTP; a line's `seq` is the frame
 * @typedef {object} ReplayLog
 * @property {number} [seat]
 * @property {number[]} [result]
 * @property {Seat[]} seats
 * @property {LogLine[]} lines
 */

/**
 * A finished match looked at again, over HTTP; or how far that is, or why it can't be.
 * @typedef {object} Analysed
 * @property {boolean} [began]
 * @property {number} [done]
 * @property {number} [total]
 * @property {string} [problem]
 * @property {Judged[]} [seats]
 * @property {CurvePoint[]} [curve]
 * @property {Turned[]} [turned]
 * @property {boolean} [exact]
 */

/**
 * A puzzle as its seat sees it, over HTTP; or how far its making is.
 * @typedef {object} PuzzleShown
 * @property {number} [done]
 * @property {string} [problem]
 * @property {Frame} [frame]
 * @property {Decision} [decision]
 * @property {string} [question]
 */

/**
 * Whether the choice was the best, and what each is worth; the best comes first.
 * @typedef {object} PuzzleAnswered
 * @property {boolean} right
 * @property {number} chosen
 * @property {string} gain
 * @property {HintedChoice[]} choices
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
 * @property {Record<string, string>} [values]
 * @property {Record<string, Record<string, string>>} [impossible]
 * @property {string} [problem]
 */

/**
 * A small picture in a line of text (log, players, prompt); lines have many, so it is sent
 * @typedef {[symbol: string, label: string, classes: string[]]} Icon
 */

/**
 * First answer on a connection.
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
 */

/**
 * Frames since the viewer's last, in order, and the present moment.
 * @typedef {object} Update
 * @property {"update"} type
 * @property {Now} now
 * @property {You} you
 * @property {Frame[]} frames
 * @property {LogLine[]} [lines]
 */

/**
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
 * What is best, why, and what else there is; the first of the choices is the best.
 * @typedef {object} Hinted
 * @property {"hinted"} type
 * @property {string} decision
 * @property {string} gain
 * @property {HintedChoice[]} choices
 * @property {boolean} [exact]
 * @property {boolean} [alike]
 */

/**
 * What somebody says: in words, by an emote, or one of the quick phrases.
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
 * Somebody points at a target: a short ripple with the name.
 * @typedef {object} Pointed
 * @property {"pointed"} type
 * @property {number} seat
 * @property {string} name
 * @property {string} target
 */

/**
 * Somebody does not agree to what was offered.
 * @typedef {object} Declined
 * @property {"declined"} type
 * @property {"draw" | "undo" | "pause" | "round" | "rematch"} kind
 * @property {number} seat
 * @property {string} name
 */

/**
 * What was asked for did not happen; one sentence says why.
 * @typedef {object} Refused
 * @property {"refused"} type
 * @property {string} why
 * @property {string} [asked]
 */

/**
 * The message of the day, from the host of the server; empty: there is none any more.
 * @typedef {object} HostSays
 * @property {"host-says"} type
 * @property {string} [text]
 */

/**
 * The server stops, and the connection is about to end: come back after so many seconds.
 * @typedef {object} Stopping
 * @property {"stopping"} type
 * @property {number} back_in
 */

/**
 * @typedef {object} Pong
 * @property {"pong"} type
 * @property {number} sent
 * @property {number} server_time
 */

/**
 * First message on a connection.
 * @typedef {object} Hello
 * @property {"hello"} type
 * @property {Layout} [layout]
 * @property {number} [since]
 * @property {boolean} [watch]
 * @property {number} [pace]
 */

/**
 * @typedef {object} SetLayout
 * @property {"layout"} type
 * @property {Layout} layout
 */

/**
 * Another pace at which this page shows what happens.
 * @typedef {object} SetPace
 * @property {"pace"} type
 * @property {number} pace
 */

/**
 * @typedef {object} Move
 * @property {"move"} type
 * @property {number} seat
 * @property {string} decision
 * @property {string[]} path
 */

/**
 * A reaction: pass here and in those after it, until that time ends; `until` is one of the
 * @typedef {object} PassFor
 * @property {"pass-for"} type
 * @property {number} seat
 * @property {string} decision
 * @property {string} [until]
 */

/**
 * @typedef {object} Roll
 * @property {"roll"} type
 */

/**
 * @typedef {object} AskPreview
 * @property {"preview"} type
 * @property {number} seat
 * @property {string} decision
 * @property {string[]} path
 */

/**
 * Why can't this target be chosen, after the steps that are made already?
 * @typedef {object} AskWhy
 * @property {"why"} type
 * @property {string} target
 * @property {string[]} [picked]
 */

/**
 * What is best? Only where nobody else plays; it is marked in the record.
 * @typedef {object} AskHint
 * @property {"hint"} type
 * @property {number} seat
 * @property {string} decision
 */

/**
 * Somebody has begun a choice that nobody waits for: bots give them a little time.
 * @typedef {object} Consider
 * @property {"consider"} type
 * @property {number} seat
 * @property {string} decision
 */

/**
 * Somebody who plays alone with bots has looked long enough at what has happened.
 * @typedef {object} Seen
 * @property {"seen"} type
 * @property {number} seq
 */

/**
 * Hot seat: this seat's player is at the screen now.
 * @typedef {object} Look
 * @property {"look"} type
 * @property {number} seat
 */

/**
 * Say something: in words, by an emote, or one of the quick phrases.
 * @typedef {object} Say
 * @property {"say"} type
 * @property {string} [text]
 * @property {string} [emote]
 * @property {string} [phrase]
 */

/**
 * @typedef {object} Point
 * @property {"point"} type
 * @property {string} target
 */

/**
 * @typedef {object} Resign
 * @property {"resign"} type
 * @property {number} seat
 */

/**
 * @typedef {object} MakeOffer
 * @property {"offer"} type
 * @property {number} seat
 * @property {"draw" | "undo" | "pause" | "round" | "rematch"} kind
 * @property {"again" | "swap" | "harder" | "easier"} [how]
 * @property {string} [salt_hash]
 */

/**
 * @typedef {object} Answer
 * @property {"answer"} type
 * @property {number} seat
 * @property {"draw" | "undo" | "pause" | "round" | "rematch"} kind
 * @property {boolean} agree
 * @property {string} [salt_hash]
 */

/**
 * @typedef {object} Resume
 * @property {"resume"} type
 * @property {number} seat
 */

/**
 * Put a bot on the seat of a player who is long gone.
 * @typedef {object} Replace
 * @property {"replace"} type
 * @property {number} seat
 * @property {string} [level]
 */

/**
 * A player whose seat a bot has taken over is back.
 * @typedef {object} TakeBack
 * @property {"take-seat"} type
 * @property {number} seat
 */

/**
 * Waiting room: move my seat to another place; with a person there the two swap.
 * @typedef {object} Sit
 * @property {"sit"} type
 * @property {number} seat
 * @property {number} to
 */

/**
 * Waiting room: leave this seat of mine; it is free again.
 * @typedef {object} Stand
 * @property {"stand"} type
 * @property {number} seat
 */

/**
 * Waiting room: another name for a seat of mine, and another colour unless that is empty.
 * @typedef {object} Rename
 * @property {"rename"} type
 * @property {number} seat
 * @property {string} name
 * @property {string} [colour]
 */

/**
 * Waiting room: this seat is ready, or not yet.
 * @typedef {object} Ready
 * @property {"ready"} type
 * @property {number} seat
 * @property {boolean} [ready]
 */

/**
 * Waiting room, the host: who shall sit there: "friend", "hot", or "bot:easy" and so on.
 * @typedef {object} SetSeat
 * @property {"set-seat"} type
 * @property {number} seat
 * @property {string} kind
 * @property {string} [name]
 */

/**
 * The host says whether who sits where is drawn when the match begins. If so, the game's
 * @typedef {object} SetDraw
 * @property {"set-draw"} type
 * @property {boolean} on
 */

/**
 * Waiting room, the host: whether the game's own question is asked instead of drawing lots.
 * @typedef {object} SetQuestion
 * @property {"set-question"} type
 * @property {boolean} on
 */

/**
 * Waiting room, the host: the answer is the player on this seat, or comes next in the order;
 * @typedef {object} AnswerQuestion
 * @property {"answer-question"} type
 * @property {number} seat
 * @property {boolean} [on]
 */

/**
 * The host says whether whoever has the link may take a bot's seat later on.
 * @typedef {object} SetLate
 * @property {"set-late"} type
 * @property {boolean} on
 */

/**
 * Waiting room, the host: whether the home page shows this table to everybody.
 * @typedef {object} SetOpen
 * @property {"set-open"} type
 * @property {boolean} on
 */

/**
 * Waiting room, the host: begin.
 * @typedef {object} Start
 * @property {"start"} type
 */

/**
 * The host switches chat and emotes on or off; everyone gets a new `Welcome`.
 * @typedef {object} SetChat
 * @property {"set-chat"} type
 * @property {boolean} on
 */

/**
 * @typedef {object} Ping
 * @property {"ping"} type
 * @property {number} sent
 */

/**
 * The SHA-256 of this page's part of the dice, before anybody opens theirs.
 * @typedef {object} CommitSalt
 * @property {"commit-salt"} type
 * @property {string} hash
 */

/**
 * This page's part of the dice, once everybody's hash was shown: 32 hex digits.
 * @typedef {object} OpenSalt
 * @property {"open-salt"} type
 * @property {string} salt
 */

/**
 * The present moment, as everybody is told it.
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
 * @property {Ending} [ending]
 * @property {string[]} [marks]
 */

/**
 * What only one viewer is told of the present moment.
 * @typedef {object} You
 * @property {number} seat
 * @property {number[]} [own]
 * @property {string} prompt
 * @property {Decision[]} [decisions]
 * @property {boolean} [roll]
 * @property {number} [rolls_at]
 * @property {boolean} [reacts]
 * @property {string} [says]
 * @property {boolean} [can_undo]
 * @property {string} [round]
 * @property {boolean} [hopeless]
 * @property {boolean} [can_start]
 * @property {string} [curtain]
 * @property {boolean} [hints]
 * @property {string} [absent]
 * @property {boolean} [holds_sand]
 */

/**
 * One beat of an event: the scene and the statuses, how it gets there, and its log line.
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
 * A line of the log, and which beat of which event it tells.
 * @typedef {object} LogLine
 * @property {number} turn
 * @property {string} [face]
 * @property {number} who
 * @property {Part[]} parts
 * @property {string} [by]
 * @property {number} seq
 * @property {number} [beat]
 */

/**
 * How well a seat played, and where the change of its chances came from.
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
 * Every seat's winning chance after so many events of the log.
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
 * A choice that is open to this viewer's seat.
 * @typedef {object} Decision
 * @property {string} id
 * @property {number} seat
 * @property {boolean} waited
 * @property {Branch[]} branches
 * @property {string[]} [chosen]
 * @property {string[]} [back]
 * @property {LongerPass[]} [passes]
 * @property {boolean} [passing]
 */

/**
 * One of the best choices, and how often it wins, where that is known.
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
 * The players' part of the dice: what a page has to see before it opens its salt.
 * @typedef {object} SaltList
 * @property {string} match
 * @property {string} promise
 * @property {SaltShare[]} [shares]
 * @property {number} [rounds]
 * @property {number[]} [without]
 * @property {boolean} [open]
 */

/**
 * One thing in a scene. `kind` tells which of the fields below it uses.
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
 * A clock that runs: the hourglass of the rules, or a seat's turn timer.
 * @typedef {object} Clock
 * @property {"hourglass" | "turn"} kind
 * @property {number} [seat]
 * @property {number} [ends_at]
 * @property {number} [left]
 * @property {number} length
 */

/**
 * Whoever is asked may react in secret to what has just happened; silence is a pass.
 * @typedef {object} ReactionStatus
 * @property {number} [closes_at]
 * @property {number} [length]
 * @property {number} asked
 * @property {number} chosen
 */

/**
 * Something that others must agree to.
 * @typedef {object} Offer
 * @property {"draw" | "undo" | "pause" | "round" | "rematch"} kind
 * @property {"again" | "swap" | "harder" | "easier"} [how]
 * @property {number} seat
 * @property {number[]} [agreed]
 * @property {number[]} [needed]
 */

/**
 * The question that the game's rulebook asks before a match.
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
 * @property {boolean} [sides]
 * @property {boolean} [harder]
 * @property {boolean} [easier]
 * @property {boolean} [team]
 * @property {number} [hints]
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
 * What makes a scene of the one before it; `changes.py` says how.
 * @typedef {object} SceneChange
 * @property {string[]} [gone]
 * @property {Record<string, Edit<Sprite>>} [edits]
 * @property {[number, string, Edit<Sprite>][]} [put]
 * @property {number} [width]
 * @property {number} [height]
 * @property {Walk} [walk]
 */

/**
 * One player's place in the list of players: the role and the progress to victory.
 * @typedef {object} SeatStatus
 * @property {string} role
 * @property {string} symbol
 * @property {string[]} [classes]
 * @property {Part[]} [parts]
 * @property {[number, number]} [score]
 */

/**
 * What a beat says in the log.
 * @typedef {object} Line
 * @property {number} turn
 * @property {string} [face]
 * @property {number} who
 * @property {Part[]} parts
 * @property {string} [by]
 */

/**
 * A node of the tree of legal paths: a target to click, and what follows.
 * @typedef {object} Branch
 * @property {string} target
 * @property {string} [label]
 * @property {Branch[]} [then]
 * @property {string} [like]
 * @property {boolean} [blind]
 * @property {string} [ask]
 * @property {string} [next]
 */

/**
 * For how long a seat may ask to pass, in this reaction and those after it.
 * @typedef {object} LongerPass
 * @property {string} until
 * @property {string} text
 */

/**
 * Why these targets of a lesson's scene can't be chosen.
 * @typedef {object} LessonAnswer
 * @property {number} [picked]
 * @property {string} why
 * @property {string[]} targets
 */

/**
 * One page's part of the dice.
 * @typedef {object} SaltShare
 * @property {number[]} seats
 * @property {string} [hash]
 * @property {string} [salt]
 */

/**
 * How the points came together: a row for each round, a cell for each seat, or each head.
 * @typedef {object} ScoreTable
 * @property {string[]} rounds
 * @property {number[][]} points
 * @property {number[]} [total]
 * @property {string[]} [heads]
 * @property {string[]} [notes]
 */

/**
 * Which sprites came on foot to where they are, side by side, and by which points.
 * @typedef {object} Walk
 * @property {string[]} keys
 * @property {number[][]} way
 */

export {};
