"""What browser and server say to each other over a match's WebSocket, and in JSON over HTTP.

Texts arrive in words, in the viewer's language. Everything about a position was made from
`seen_by(seat)` of the viewer's own seat: a browser that holds several seats (hot seat) is shown
the one whose turn it is, behind a curtain where hands are hidden.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from potager.core.scene import Layout, Motion, Sound


class Wire(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The base of all that goes over the wire: fields at their default are left out."""


# What a position looks like


class WireSprite(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """A sprite of the scene, its texts in words."""

    key: str
    kind: Literal["symbol", "text", "path", "region"] = "symbol"
    x: float = 0.0
    y: float = 0.0
    w: float = 0.0
    h: float = 0.0
    r: float = 0.0
    turn: float = 0.0
    symbol: str = ""
    text: str = ""
    anchor: Literal["middle", "start", "end"] = "middle"
    d: str = ""
    classes: tuple[str, ...] = ()
    label: str = ""
    target: str = ""


class WireScene(Wire, frozen=True, kw_only=True, omit_defaults=True):
    width: float
    height: float
    sprites: tuple[WireSprite, ...]


class WirePart(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """A piece of a line: words, or a small picture with its spoken label."""

    text: str = ""
    symbol: str = ""
    label: str = ""
    classes: tuple[str, ...] = ()


class LogLine(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """A line of the log."""

    seq: int
    turn: int
    who: int  # a seat, -1 chance, -2 clock, -3 the table
    parts: tuple[WirePart, ...]
    by: str = ""  # "bot" or "timer" where no person chose


class Frame(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """One event: the scene after it, how it gets there, and its line in the log."""

    seq: int
    scene: WireScene
    motion: Motion = ""
    sound: Sound = ""
    line: LogLine | None = None


# What can be done now


class Branch(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """A node of the tree of legal paths: a target to click, and what follows.

    A branch without `then` is a finished path. `label` is what it is called for keyboard and
    screen reader; `preview` says that its effect can be asked for.
    """

    target: str
    label: str
    then: tuple[Branch, ...] = ()
    preview: bool = False


class Decision(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """A choice that is open to this viewer's seat."""

    id: str  # names the decision: a move must repeat it
    seat: int
    waited: bool  # false where the seat may jump in, but nobody waits for it
    branches: tuple[Branch, ...]
    chosen: tuple[str, ...] = ()  # a secret choice that is in and can still be changed


class Clock(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """A clock that runs: the hourglass of the rules, or a seat's turn timer."""

    kind: Literal["hourglass", "turn"]
    seat: int = -1
    ends_at: float  # server time, seconds
    length: float  # seconds
    paused: bool = False


class WireSeat(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """A place at the table."""

    seat: int
    name: str = ""
    colour: str = ""  # the person's colour
    role: str = ""
    symbol: str = ""
    classes: tuple[str, ...] = ()
    parts: tuple[WirePart, ...] = ()  # progress to victory
    bot: str = ""  # its level
    mine: bool = False
    free: bool = False
    ready: bool = False
    connected: bool = True
    active: bool = False  # the game waits for this seat
    chosen: bool = False  # its secret choice is in (told to its own browser only)
    away_s: float = 0.0  # for how long nobody has been there
    replaceable: bool = False  # gone so long that `Replace` may put a bot there


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
    seats: tuple[WireSeat, ...] = ()
    clocks: tuple[Clock, ...] = ()
    offers: tuple[Offer, ...] = ()
    can_undo: bool = False
    can_draw: bool = False  # a draw may be offered
    can_start: bool = False  # waiting room: this viewer is the host and all are ready
    draw: bool = False  # in the waiting room: who sits where is drawn at the start
    watchers: int = 0
    curtain: str = ""  # hot seat: the name of the player who should look now
    ending: Ending | None = None
    marks: tuple[str, ...] = ()  # small notes: "take-backs used", "practice"


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

    seats: tuple[WireSeat, ...]
    lines: tuple[LogLine, ...]


class Previewed(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="previewed"):
    path: tuple[str, ...]
    sprites: tuple[WireSprite, ...] = ()
    parts: tuple[WirePart, ...] = ()


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


# Browser to server


class Hello(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="hello"):
    """First message on a connection."""

    layout: Layout = "wide"
    since: int = -1  # the last seq that this page has shown
    watch: bool = False  # only watch, even with a seat


class SetLayout(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="layout"):
    layout: Layout


class Move(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="move"):
    decision: str
    seat: int
    path: tuple[str, ...]


class Roll(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="roll"):
    pass


class AskPreview(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="preview"):
    decision: str
    seat: int
    path: tuple[str, ...]


class Look(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="look"):
    """Hot seat: this seat's player is at the screen now."""

    seat: int


class Say(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="say"):
    text: str = ""
    emote: str = ""


class Point(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="point"):
    target: str


class Resign(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="resign"):
    seat: int


class MakeOffer(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="offer"):
    kind: Literal["draw", "undo", "pause", "rematch"]
    seat: int


class Answer(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="answer"):
    kind: Literal["draw", "undo", "pause", "rematch"]
    seat: int
    agree: bool


class Resume(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="resume"):
    seat: int


class Replace(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="replace"):
    """Put a bot on the seat of a player who is long gone."""

    seat: int
    level: str = "medium"


class TakeBack(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="take-seat"):
    """A player whose seat a bot has taken over is back."""

    seat: int


class Sit(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="sit"):
    """Waiting room: move my seat to another place; with a person there the two swap."""

    seat: int
    to: int


class Ready(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="ready"):
    """Waiting room: this seat is ready, or not yet. `salt` is the player's own part of the dice."""

    seat: int
    ready: bool = True
    salt: str = ""


class SetSeat(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="set-seat"):
    """Waiting room, the host: who shall sit there: "friend", "hot", or "bot:easy" and so on."""

    seat: int
    kind: str
    name: str = ""


class Start(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="start"):
    """Waiting room, the host: begin."""


class SetDraw(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="set-draw"):
    """The host says whether who sits where is drawn when the match begins."""

    on: bool


class SetChat(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="set-chat"):
    """The host switches chat and emotes on or off; everyone gets a new `Welcome`."""

    on: bool


class Ping(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="ping"):
    sent: float


BrowserMessage = (
    Hello | SetLayout | Move | Roll | AskPreview | Look | Say | Point | Resign | MakeOffer
    | Answer | Resume | Replace | TakeBack | Sit | Ready | SetSeat | SetDraw | Start
    | SetChat | Ping
)  # fmt: skip
