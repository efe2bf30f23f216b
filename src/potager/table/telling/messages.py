"""What the server tells a browser over a match's WebSocket, and in JSON over HTTP.

Scenes and parts of lines are those of `core.scene`; `wire.py` encodes them, with all messages in
words: a `Message` is a plain string there. Everything about a position was made from
`seen_by(seat)` of the viewer's own seat: a browser that holds several seats (hot seat) is shown
the one whose turn it is, behind a curtain where hands are hidden.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from potager.core.scene import Motion, Part, Scene, Sound, Sprite
from potager.core.texts import Message


class Wire(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The base of all that goes over the wire: fields at their default are left out."""


# What a position looks like


class LogLine(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """A line of the log."""

    seq: int
    turn: int
    who: int  # a seat, -1 chance, -2 clock, -3 everybody, or the table
    parts: tuple[Part, ...]
    by: str = ""  # "bot", "timer" or "table" where no person chose


# Something by its first field, and what is new about it; none: the default.
SpriteEdit = Annotated[dict[str, Any], Sprite]


class Change(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """What makes a scene of the one before it; `changes.py` says how."""

    gone: tuple[str, ...] = ()  # keys of sprites that are there no more
    edits: tuple[SpriteEdit, ...] = ()  # sprites that stay in their order
    put: tuple[tuple[int, SpriteEdit], ...] = ()  # new ones, and others at other places of the list
    width: float | None = None  # none: as before
    height: float | None = None


class Frame(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """One event: the scene after it, how it gets there, and its line in the log.

    The scene is whole where the viewer has none to go on from: on connecting, with other eyes or in
    another layout, and at the beginning of a stretch of a replay. Else it is a change of the last.
    """

    seq: int
    scene: Scene | None = None
    change: Change | None = None
    motion: Motion = ""
    sound: Sound = ""
    line: LogLine | None = None
    rest: float = 0  # seconds to look at it before the next one is shown


# What can be done now


class Branch(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """A node of the tree of legal paths: a target to click, and what follows.

    A branch without `then` is a finished path; `preview` says that its effect can be asked for.
    """

    target: str
    label: Message | None = None  # what it is called, where no sprite of that target says it
    then: tuple[Branch, ...] = ()
    preview: bool = False


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
    passes: tuple[LongerPass, ...] = ()  # a reaction: for how long one may pass
    passing: bool = False  # one of them is on: this seat passes until `PassFor` switches it off


class Clock(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """A clock that runs: the hourglass of the rules, or a seat's turn timer."""

    kind: Literal["hourglass", "turn"]
    seat: int = -1
    ends_at: float  # server time, seconds
    length: float  # seconds
    paused: bool = False


class Reaction(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """Whoever is asked may react in secret to what has just happened; silence is a pass.

    It is over when all have chosen, and at the latest at its time.
    """

    closes_at: float = 0.0  # server time, seconds; 0: it waits for all
    length: float = 0.0  # seconds
    asked: int  # how many may react
    chosen: int  # and how many of them have chosen
    mine: bool = False  # this viewer's seat is asked


class Seat(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """A place at the table."""

    seat: int
    name: str = ""
    colour: str = ""  # the person's colour
    role: Message
    symbol: str
    classes: tuple[str, ...] = ()
    parts: tuple[Part, ...] = ()  # progress to victory
    score: tuple[int, int] | None = None  # the same in figures: so many, of so many (0: no most)
    bot: str = ""  # its level
    mine: bool = False
    free: bool = False
    ready: bool = False
    connected: bool = True
    active: bool = False  # the game waits for this seat
    chosen: bool = False  # its secret choice is in
    away_s: float = 0  # for how long nobody has been there
    replaceable: bool = False  # gone so long that `Replace` may put a bot there


SeatEdit = Annotated[dict[str, Any], Seat]


class Offer(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """Something that others must agree to."""

    kind: Literal["draw", "undo", "pause", "rematch"]
    seat: int  # who offers
    agreed: tuple[int, ...] = ()
    needed: tuple[int, ...] = ()


class Ending(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """How the match ended."""

    verdict: str
    result: tuple[int, ...]
    winners: tuple[int, ...]
    seed: str = ""  # the dice' seed, now public
    rematch: str = ""  # the address of the next match, once there is one


class Now(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """Everything about the present moment, for one viewer."""

    seq: int
    seat: int  # whose eyes: a seat, or -1 for a spectator
    phase: Literal["waiting-room", "playing", "paused", "over"]
    prompt: str
    decisions: tuple[Decision, ...] = ()
    roll: bool = False  # dice are due and this viewer may tap them
    seats: tuple[Seat, ...] = ()  # left out where the viewer knows them
    seat_edits: tuple[SeatEdit, ...] = ()  # but for this
    clocks: tuple[Clock, ...] = ()
    reaction: Reaction | None = None
    offers: tuple[Offer, ...] = ()
    can_undo: bool = False
    can_draw: bool = False  # a draw may be offered
    can_start: bool = False  # waiting room: this viewer is the host and all are ready
    draw: bool = False  # in the waiting room: who sits where is drawn at the start
    watchers: int = 0
    curtain: str = ""  # hot seat: the name of the player who should look now
    ending: Ending | None = None
    marks: tuple[str, ...] = ()  # small notes: "take-backs used"


# Server to browser


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
    options: tuple[tuple[str, str], ...]
    invite: str = ""
    watch: str = ""
    promise: str = ""  # the hash of the dice' seed


class Update(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="update"):
    """Frames since the viewer's last, in order, and the present moment."""

    frames: tuple[Frame, ...]
    now: Now
    lines: tuple[LogLine, ...] = ()  # earlier log lines, on connecting
    server_time: float = 0.0


class Replayed(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """A stretch of a match's frames, over HTTP: frame 0 is the start, frame n follows event n."""

    total: int  # events
    over: bool
    frames: tuple[Frame, ...]


class ReplayLog(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """A match's log as a spectator sees it, over HTTP; a line's `seq` is the frame it leads to."""

    seats: tuple[Seat, ...]
    lines: tuple[LogLine, ...]


class Previewed(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="previewed"):
    path: tuple[str, ...]
    sprites: tuple[Sprite, ...] = ()
    parts: tuple[Part, ...] = ()


class Said(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="said"):
    """A chat line or an emote of somebody."""

    seat: int  # -1 for a spectator
    name: str
    text: str = ""
    emote: str = ""


class Pointed(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="pointed"):
    """Somebody points at a target: a short ripple with the name."""

    seat: int
    name: str
    target: str


class Refused(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="refused"):
    """What was asked for did not happen; one sentence says why."""

    why: str
    asked: str = ""  # the kind of the message that was refused


class Pong(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="pong"):
    sent: float
    server_time: float


ServerMessage = Welcome | Update | Previewed | Said | Pointed | Refused | Pong
