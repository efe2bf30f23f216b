// @ts-check
// Written by scripts/wire_types.py from the structs of the server, which say what each field means:
// do not edit. For the type checker alone: no page loads this file. A text is sent in words, and a
// field at its default is left out.

/** @typedef {"wide" | "phone"} Layout */

/** @typedef {"" | "glide" | "roll" | "reveal" | "fly" | "turn" | "appear" | "vanish" | "deal"} Motion */

/** @typedef {"" | "place" | "roll" | "hit" | "block" | "card" | "step" | "good" | "bad" | "win" | "lose"} Sound */

/** @typedef {string | Icon} Part */

/** @typedef {Welcome | Update | Previewed | Said | Pointed | Refused | Pong} ServerMessage */

/** @typedef {Hello | SetLayout | Move | PassFor | Roll | AskPreview | Look | Say | Point | Resign | MakeOffer | Answer | Resume | Replace | TakeBack | Sit | Ready | SetSeat | SetDraw | Start | SetChat | Ping} BrowserMessage */

/**
 * Some fields of something; null: at its default again.
 * @template T
 * @typedef {{[Name in keyof T]?: T[Name] | null}} Edit
 */

/**
 * A stretch of a match's frames, over HTTP: frame 0 is the start, frame n follows event n.
 * @typedef {object} Replayed
 * @property {number} total
 * @property {boolean} over
 * @property {Frame[]} frames
 */

/**
 * A match's log as a spectator sees it, over HTTP; a line's `seq` is the frame it leads to.
 * @typedef {object} ReplayLog
 * @property {Seat[]} seats
 * @property {LogLine[]} lines
 */

/**
 * What options mean: the seats' roles, or what is wrong with them.
 * @typedef {object} Checked
 * @property {number} [seats]
 * @property {string[]} [roles]
 * @property {boolean} [reactions]
 * @property {string} [problem]
 */

/**
 * A small picture in a line of text (log, players, prompt).
 * @typedef {object} Icon
 * @property {string} symbol
 * @property {string} label
 * @property {string[]} [classes]
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
 * @property {string} [invite]
 * @property {string} [watch]
 * @property {string} [promise]
 */

/**
 * Frames since the viewer's last, in order, and the present moment.
 * @typedef {object} Update
 * @property {"update"} type
 * @property {Frame[]} frames
 * @property {Now} now
 * @property {LogLine[]} [lines]
 * @property {number} [server_time]
 */

/**
 * @typedef {object} Previewed
 * @property {"previewed"} type
 * @property {string[]} path
 * @property {Sprite[]} [sprites]
 * @property {Part[]} [parts]
 */

/**
 * A chat line or an emote of somebody.
 * @typedef {object} Said
 * @property {"said"} type
 * @property {number} seat
 * @property {string} name
 * @property {string} [text]
 * @property {string} [emote]
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
 * What was asked for did not happen; one sentence says why.
 * @typedef {object} Refused
 * @property {"refused"} type
 * @property {string} why
 * @property {string} [asked]
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
 */

/**
 * @typedef {object} SetLayout
 * @property {"layout"} type
 * @property {Layout} layout
 */

/**
 * @typedef {object} Move
 * @property {"move"} type
 * @property {string} decision
 * @property {number} seat
 * @property {string[]} path
 */

/**
 * A reaction: pass here and in those after it, until that time ends; `until` is one of the
 * @typedef {object} PassFor
 * @property {"pass-for"} type
 * @property {string} decision
 * @property {number} seat
 * @property {string} [until]
 */

/**
 * @typedef {object} Roll
 * @property {"roll"} type
 */

/**
 * @typedef {object} AskPreview
 * @property {"preview"} type
 * @property {string} decision
 * @property {number} seat
 * @property {string[]} path
 */

/**
 * Hot seat: this seat's player is at the screen now.
 * @typedef {object} Look
 * @property {"look"} type
 * @property {number} seat
 */

/**
 * @typedef {object} Say
 * @property {"say"} type
 * @property {string} [text]
 * @property {string} [emote]
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
 * @property {"draw" | "undo" | "pause" | "rematch"} kind
 * @property {number} seat
 */

/**
 * @typedef {object} Answer
 * @property {"answer"} type
 * @property {"draw" | "undo" | "pause" | "rematch"} kind
 * @property {number} seat
 * @property {boolean} agree
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
 * Waiting room: this seat is ready, or not yet. `salt` is the player's own part of the dice.
 * @typedef {object} Ready
 * @property {"ready"} type
 * @property {number} seat
 * @property {boolean} [ready]
 * @property {string} [salt]
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
 * The host says whether who sits where is drawn when the match begins.
 * @typedef {object} SetDraw
 * @property {"set-draw"} type
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
 * Everything about the present moment, for one viewer.
 * @typedef {object} Now
 * @property {number} seq
 * @property {number} seat
 * @property {"waiting-room" | "playing" | "paused" | "over"} phase
 * @property {string} prompt
 * @property {Decision[]} [decisions]
 * @property {boolean} [roll]
 * @property {Seat[]} [seats]
 * @property {(Pick<Seat, "seat"> & Edit<Seat>)[]} [seat_edits]
 * @property {Clock[]} [clocks]
 * @property {Reaction} [reaction]
 * @property {Offer[]} [offers]
 * @property {boolean} [can_undo]
 * @property {boolean} [can_draw]
 * @property {boolean} [can_start]
 * @property {boolean} [draw]
 * @property {number} [watchers]
 * @property {string} [curtain]
 * @property {Ending} [ending]
 * @property {string[]} [marks]
 */

/**
 * One event: the scene after it, how it gets there, and its line in the log.
 * @typedef {object} Frame
 * @property {number} seq
 * @property {Scene} [scene]
 * @property {Change} [change]
 * @property {Motion} [motion]
 * @property {Sound} [sound]
 * @property {LogLine} [line]
 * @property {number} [rest]
 */

/**
 * A place at the table.
 * @typedef {object} Seat
 * @property {number} seat
 * @property {string} [name]
 * @property {string} [colour]
 * @property {string} role
 * @property {string} symbol
 * @property {string[]} [classes]
 * @property {Part[]} [parts]
 * @property {[number, number]} [score]
 * @property {string} [bot]
 * @property {boolean} [mine]
 * @property {boolean} [free]
 * @property {boolean} [ready]
 * @property {boolean} [connected]
 * @property {boolean} [active]
 * @property {boolean} [chosen]
 * @property {number} [away_s]
 * @property {boolean} [replaceable]
 */

/**
 * A line of the log.
 * @typedef {object} LogLine
 * @property {number} seq
 * @property {number} turn
 * @property {number} who
 * @property {Part[]} parts
 * @property {string} [by]
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
 * A choice that is open to this viewer's seat.
 * @typedef {object} Decision
 * @property {string} id
 * @property {number} seat
 * @property {boolean} waited
 * @property {Branch[]} branches
 * @property {string[]} [chosen]
 * @property {LongerPass[]} [passes]
 * @property {boolean} [passing]
 */

/**
 * A clock that runs: the hourglass of the rules, or a seat's turn timer.
 * @typedef {object} Clock
 * @property {"hourglass" | "turn"} kind
 * @property {number} [seat]
 * @property {number} ends_at
 * @property {number} length
 * @property {boolean} [paused]
 */

/**
 * Whoever is asked may react in secret to what has just happened; silence is a pass.
 * @typedef {object} Reaction
 * @property {number} [closes_at]
 * @property {number} [length]
 * @property {number} asked
 * @property {number} chosen
 * @property {boolean} [mine]
 */

/**
 * Something that others must agree to.
 * @typedef {object} Offer
 * @property {"draw" | "undo" | "pause" | "rematch"} kind
 * @property {number} seat
 * @property {number[]} [agreed]
 * @property {number[]} [needed]
 */

/**
 * How the match ended.
 * @typedef {object} Ending
 * @property {string} verdict
 * @property {number[]} result
 * @property {number[]} winners
 * @property {string} [seed]
 * @property {string} [rematch]
 */

/**
 * A position as one seat may see it, in one layout.
 * @typedef {object} Scene
 * @property {number} width
 * @property {number} height
 * @property {Sprite[]} sprites
 */

/**
 * What makes a scene of the one before it; `changes.py` says how.
 * @typedef {object} Change
 * @property {string[]} [gone]
 * @property {(Pick<Sprite, "key"> & Edit<Sprite>)[]} [edits]
 * @property {([number, Pick<Sprite, "key"> & Edit<Sprite>])[]} [put]
 * @property {number} [width]
 * @property {number} [height]
 */

/**
 * A node of the tree of legal paths: a target to click, and what follows.
 * @typedef {object} Branch
 * @property {string} target
 * @property {string} [label]
 * @property {Branch[]} [then]
 * @property {boolean} [preview]
 */

/**
 * For how long a seat may ask to pass, in this reaction and those after it.
 * @typedef {object} LongerPass
 * @property {string} until
 * @property {string} text
 */

export {};
