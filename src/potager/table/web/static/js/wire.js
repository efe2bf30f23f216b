// @ts-check
/**
 * The shapes of what server and browser say to each other, for the type checker alone: no page
 * loads this file. The structs of `table/messages.py` and `asks.py` say what each field means; a field at its
 * default is left out.
 *
 * @typedef {"symbol" | "text" | "path" | "region"} SpriteKind
 * @typedef {object} Sprite
 * @property {string} key
 * @property {SpriteKind} [kind]
 * @property {number} [x]
 * @property {number} [y]
 * @property {number} [w]
 * @property {number} [h]
 * @property {number} [r]
 * @property {number} [turn]
 * @property {string} [symbol]
 * @property {string} [text]
 * @property {string} [anchor]
 * @property {string} [d]
 * @property {string[]} [classes]
 * @property {string} [label]
 * @property {string} [target]
 *
 * @typedef {{width: number, height: number, sprites: Sprite[]}} Scene
 * @typedef {{symbol: string, label: string, classes?: string[]}} Icon
 * @typedef {string | Icon} Part
 * @typedef {{seq: number, turn: number, who: number, parts: Part[], by?: string}} LogLine
 * @typedef {{seq: number, scene: Scene, motion?: string, sound?: string, line?: LogLine, rest?: number}} Frame
 *
 * @typedef {{target: string, label: string, then?: Branch[], preview?: boolean}} Branch
 * @typedef {object} Decision
 * @property {string} id
 * @property {number} seat
 * @property {boolean} waited
 * @property {Branch[]} branches
 * @property {string[]} [chosen]
 * @property {{until: string, text: string}[]} [passes]
 * @property {boolean} [passing]
 *
 * @typedef {object} Clock
 * @property {"hourglass" | "turn"} kind
 * @property {number} [seat]
 * @property {number} ends_at
 * @property {number} length
 * @property {boolean} [paused]
 * @property {number} [left] of a paused one; worked out when the update comes
 *
 * @typedef {{closes_at: number, length: number, held?: boolean, mine?: boolean}} Window
 *
 * @typedef {object} Seat
 * @property {number} seat
 * @property {string} [name]
 * @property {string} [colour]
 * @property {string} [role]
 * @property {string} [symbol]
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
 *
 * @typedef {"draw" | "undo" | "pause" | "rematch"} OfferKind
 * @typedef {{kind: OfferKind, seat: number, agreed?: number[], needed?: number[]}} Offer
 * @typedef {object} Ending
 * @property {string} verdict
 * @property {number[]} result
 * @property {number[]} winners
 * @property {string} [seed]
 * @property {string} [rematch]
 *
 * @typedef {object} Now
 * @property {number} seq
 * @property {number} seat
 * @property {"waiting-room" | "playing" | "paused" | "over"} phase
 * @property {string} prompt
 * @property {Decision[]} [decisions]
 * @property {boolean} [roll]
 * @property {Seat[]} [seats]
 * @property {Clock[]} [clocks]
 * @property {Window} [window]
 * @property {Offer[]} [offers]
 * @property {boolean} [can_undo]
 * @property {boolean} [can_draw]
 * @property {boolean} [can_start]
 * @property {boolean} [draw]
 * @property {number} [watchers]
 * @property {string} [curtain]
 * @property {Ending} [ending]
 * @property {string[]} [marks]
 *
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
 *
 * @typedef {object} Update
 * @property {"update"} type
 * @property {Frame[]} frames
 * @property {Now} now
 * @property {LogLine[]} [lines]
 * @property {number} [server_time]
 *
 * @typedef {{total: number, over: boolean, frames: Frame[]}} Replayed
 * @typedef {{seats: Seat[], lines: LogLine[]}} ReplayLog
 *
 * @typedef {{type: "previewed", path: string[], sprites?: Sprite[], parts?: Part[]}} Previewed
 * @typedef {{type: "said", seat: number, name: string, text?: string, emote?: string}} Said
 * @typedef {{type: "pointed", seat: number, name: string, target: string}} Pointed
 * @typedef {{type: "refused", why: string, asked?: string}} Refused
 * @typedef {{type: "pong", sent: number, server_time: number}} Pong
 * @typedef {Welcome | Update | Previewed | Said | Pointed | Refused | Pong} ServerMessage
 */
export {};
