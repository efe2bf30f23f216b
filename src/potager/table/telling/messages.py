"""What the server sends a browser over a match's WebSocket; the present moment also over HTTP.

Scenes and parts of lines are those of `core.scene`; `wire.py` encodes them, with all messages in
words: a `Message` is a plain string there. Everything about a position was made from
`seen_by(seat)` of the viewer's own seat: a browser that holds several seats (hot seat) is shown
the one whose turn it is, behind a curtain where hands are hidden.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from potager.core.scene import Motion, Part, Scene, ScoreTable, SeatStatus, Sound, Sprite, Walk
from potager.core.texts import Message
from potager.table.store.kept import OfferKind


class Wire(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The base of all that goes over the wire: fields at their default are left out."""


# What a position looks like


class Line(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """What a beat says in the log."""

    turn: int
    face: str = ""  # the symbol of who did it, where it was nobody at the table
    who: int  # a seat, -1 chance, -2 clock, -3 everybody, or the table
    parts: tuple[Part, ...]
    by: str = ""  # "bot", "timer" or "table" where no person chose


class LogLine(Line, frozen=True, kw_only=True, omit_defaults=True):
    """A line of the log, and which beat of which event it tells."""

    seq: int
    beat: int = 0


# What is new about something that is known by its first field; none: the default.
SpriteEdit = Annotated[dict[str, Any], Sprite]


class SceneChange(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """What makes a scene of the one before it; `changes.py` says how."""

    gone: tuple[str, ...] = ()  # keys of sprites that are there no more
    edits: dict[str, SpriteEdit] = {}  # of sprites that stay in their order, by key
    # New ones, and others at other places of the list: place and key of each.
    put: tuple[tuple[int, str, SpriteEdit], ...] = ()
    width: float | None = None  # none: as before
    height: float | None = None
    walk: Walk | None = None  # none: nobody walks


StatusEdit = Annotated[dict[str, Any], SeatStatus]
PartEdit = tuple[int, int, Part]  # of the status of a seat, the part of this number


class Frame(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """One beat of an event: the scene and the statuses, how it gets there, and its log line.

    They are whole where the viewer has none to go on from: on connecting, from another seat or in
    another layout, and at the beginning of a stretch of a replay. Else they change the last ones.
    """

    seq: int
    beat: int = 0  # the event's first is 0
    scene: Scene | None = None
    change: SceneChange | None = None
    statuses: tuple[SeatStatus, ...] = ()  # how far each seat is
    status_edits: dict[int, StatusEdit] = {}  # by seat
    part_edits: tuple[PartEdit, ...] = ()  # where most parts stay
    motion: Motion = ""
    sound: Sound = ""
    line: Line | None = None
    caption: tuple[Part, ...] = ()  # what is said with it where it has no line
    rest: float = 0  # seconds to look at it, at a normal pace, before the next one is shown
    pace: float = 1  # how long all of it takes, against that: less among bots alone


# What can be done now


class Branch(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """A node of the tree of legal paths: a target to click, and what follows.

    A branch without `then` or `like` is a finished path, whose effect can be asked for unless it
    is `blind`.
    """

    target: str
    label: Message | None = None  # what it is called, where no sprite of that target says it
    then: tuple[Branch, ...] = ()
    like: str = ""  # goes on as the branch with this target before it does
    blind: bool = False
    ask: Message | None = None  # asked before it is chosen, once
    next: Message | None = None  # what is to be tapped after it


class LongerPass(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """For how long a seat may ask to pass, in this reaction and those after it."""

    until: str
    text: Message


class Decision(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """A choice that is open to this viewer's seat."""

    id: str  # names the decision: a move must repeat it
    seat: int
    waited: bool  # false where the seat may jump in, but nobody waits for it
    branches: tuple[Branch, ...]
    chosen: tuple[str, ...] = ()  # a secret choice that is in and can still be changed
    back: tuple[str, ...] = ()  # the path that puts back what was taken up
    passes: tuple[LongerPass, ...] = ()  # a reaction: for how long one may pass
    passing: bool = False  # one of them is on: this seat passes until `PassFor` switches it off


class Clock(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """A clock that runs: the hourglass of the rules, or a seat's turn timer."""

    kind: Literal["hourglass", "turn"]
    seat: int = -1
    ends_at: float = 0.0  # server time, seconds
    left: float | None = None  # seconds, of one that is paused
    length: float  # seconds


class ReactionStatus(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """Whoever is asked may react in secret to what has just happened; silence is a pass.

    It is over when all have chosen, and at the latest at its time.
    """

    closes_at: float = 0.0  # server time, seconds; 0: it waits for all
    length: float = 0.0  # seconds
    asked: int  # how many may react
    chosen: int  # and how many of them have chosen


class Seat(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """A place at the table."""

    seat: int
    name: str = ""
    face: str = ""  # a symbol of the art
    colour: str = ""  # the person's colour
    bot: str = ""  # its level
    stand_in: bool = False  # that bot plays only until the player is back
    style: str = ""  # how a bot plays
    resigned: bool = False  # that bot plays to the end
    out: bool = False  # it has nothing to choose any more
    free: bool = False
    ready: bool = False
    connected: bool = True
    away_s: float = 0  # for how long nobody has been there
    absent: str = ""  # what happens meanwhile
    replaceable: bool = False  # gone so long that `Replace` may put a bot there


SeatEdit = Annotated[dict[str, Any], Seat]


class Offer(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """Something that others must agree to."""

    kind: OfferKind
    how: Literal["again", "swap", "harder", "easier"] = "again"  # of a rematch
    seat: int  # who offers
    agreed: tuple[int, ...] = ()
    needed: tuple[int, ...] = ()


class SaltShare(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """One page's part of the dice."""

    seats: tuple[int, ...]
    hash: str = ""
    salt: str = ""  # once the match is over


class SaltList(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """The players' part of the dice: what a page has to see before it opens its salt."""

    match: str  # the name of the match that is part of every roll
    promise: str  # the hash of the server's seed
    shares: tuple[SaltShare, ...] = ()
    rounds: int = 0
    without: tuple[int, ...] = ()  # people's seats whose pages have no part
    open: bool = False  # every hash is here: open your salt now


class Ending(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """How the match ended."""

    verdict: Message
    result: tuple[int, ...]
    winners: tuple[int, ...]
    standing: tuple[int, ...] = ()  # how well each did; none: as their scores say
    scores: ScoreTable | None = None  # how the points came together
    seed: str = ""  # the dice' seed, now public
    salts: SaltList | None = None
    rematch: str = ""  # the address of the next match, once there is one
    sides: bool = False  # the seats can be swapped
    harder: bool = False  # there are stronger bots
    easier: bool = False  # and weaker ones
    team: bool = False  # all win or lose together
    hints: int = 0  # that were given


class Asked(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """The question that the game's rulebook asks before a match."""

    text: Message
    on: bool = False  # it is asked at this table
    order: bool = False  # of all players; else it is about one, who gets the first seat
    answer: tuple[int, ...] = ()  # the seats that were tapped, in order


class Now(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """The present moment, as everybody is told it."""

    seq: int
    phase: Literal["waiting-room", "playing", "paused", "over"] = "playing"
    seats: tuple[Seat, ...] = ()  # left out where the viewer knows them
    seat_edits: dict[int, SeatEdit] = {}  # but for this
    active: tuple[int, ...] = ()  # the seats that the game waits for
    chosen: tuple[int, ...] = ()  # those whose secret choice is in
    clocks: tuple[Clock, ...] = ()
    reaction: ReactionStatus | None = None
    offers: tuple[Offer, ...] = ()
    can_draw: bool = False  # a draw may be offered
    salts: SaltList | None = None  # until the dice can be rolled
    question: Asked | None = None  # in the waiting room: what can be asked instead
    draw: bool = False  # in the waiting room: who sits where is drawn at the start
    watchers: int = 0
    ending: Ending | None = None
    marks: tuple[str, ...] = ()  # small notes: "moves were taken back"


class You(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """What only one viewer is told of the present moment."""

    seat: int  # whose view: a seat, or -1 for a spectator
    own: tuple[int, ...] = ()  # this browser's seats
    prompt: Message
    decisions: tuple[Decision, ...] = ()
    roll: bool = False  # dice are due and this viewer may tap them
    rolls_at: float = 0  # server time at which they roll by themselves; 0: they wait
    reacts: bool = False  # is asked in a reaction
    says: Message | None = None  # the answer to the question, or how to give it
    can_undo: bool = False
    round: Message | None = None  # the round may be given up: what that costs
    hopeless: bool = False  # and nothing else is left to do; nobody has asked for it yet
    can_start: bool = False  # waiting room: this viewer is the host and all are ready
    curtain: str = ""  # hot seat: the name of the player who should look now
    hints: bool = False  # may ask for hints: nobody else plays
    absent: str = ""  # what happens while this page is offline; left out where it knows
    holds_sand: bool = False  # and whether the hourglass stops meanwhile


class Present(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """The present moment: what everybody is told, and what only this viewer is."""

    now: Now
    you: You


# Server to browser


class Said(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="said"):
    """What somebody says: in words, by an emote, or one of the quick phrases."""

    number: int = 0  # it is the how manieth at this table; up to 0: said at the last one
    seat: int  # -1 for the host without a seat
    name: str
    text: str = ""
    emote: str = ""
    phrase: str = ""


class Welcome(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="welcome"):
    """First answer on a connection."""

    match: str
    game: str
    title: str
    code: str
    art: str  # address of the game's symbols
    server_time: float
    host: bool
    chat: bool
    options: tuple[tuple[str, str], ...]  # all of them, in words
    team: bool = False  # all win or lose together: hands are open, and anyone may pause
    late: bool = False  # latecomers may take a bot's seat
    listed: bool = False  # the home page shows the table
    host_name: str = ""
    invite: str = ""
    watch: str = ""
    promise: str = ""  # the hash of the dice' seed
    salts: SaltList | None = None  # the players' part of them, since the match began
    said: tuple[Said, ...] = ()  # the latest lines of the chat, where it is on


class Update(Present, frozen=True, kw_only=True, omit_defaults=True, tag="update"):
    """Frames since the viewer's last, in order, and the present moment."""

    frames: tuple[Frame, ...]
    lines: tuple[LogLine, ...] = ()  # earlier log lines, on connecting


class HintedChoice(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """One of the best choices, and how often it wins, where that is known."""

    path: tuple[str, ...] = ()  # empty: to hold
    parts: tuple[Part, ...]  # what it does, in the game's words
    chance: float | None = None


class Previewed(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="previewed"):
    path: tuple[str, ...]
    sprites: tuple[Sprite, ...] = ()
    parts: tuple[Part, ...] = ()


class Explained(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="explained"):
    """Why a target can't be chosen now."""

    target: str
    why: Message


class Hinted(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="hinted"):
    """What is best, why, and what else there is; the first of the choices is the best."""

    decision: str
    gain: Message  # what the best one brings, beside the next; or what it is good for
    choices: tuple[HintedChoice, ...]
    exact: bool = False
    alike: bool = False  # the first is hardly better than another, as far as is known


class Pointed(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="pointed"):
    """Somebody points at a target: a short ripple with the name."""

    seat: int
    name: str
    target: str


class Declined(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="declined"):
    """Somebody does not agree to what was offered."""

    kind: OfferKind
    seat: int
    name: str


class HostSays(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="host-says"):
    """The message of the day, from the host of the server; empty: there is none any more."""

    text: str = ""


class Stopping(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="stopping"):
    """The server stops, and the connection is about to end: come back after so many seconds."""

    back_in: float


class Refused(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="refused"):
    """What was asked for did not happen; one sentence says why."""

    why: str
    asked: str = ""  # the kind of the message that was refused


class Pong(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="pong"):
    sent: float
    server_time: float


ServerMessage = (
    Welcome | Update | Previewed | Explained | Hinted | Said | Pointed | Declined | Refused
    | HostSays | Stopping | Pong
)  # fmt: skip
