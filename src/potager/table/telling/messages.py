"""What the server sends to a browser over a match's WebSocket. `Present` also goes over HTTP.

Scenes and parts of lines come from `core.scene`. `wire.py` encodes them and renders every `Message`
as a plain string. Everything about a position comes from `seen_by(seat)` for the viewer's own seat.
A browser with several seats (hot seat) gets the view of the seat whose turn it is, behind a curtain
if hands are hidden.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from potager.core.dice import Share
from potager.core.plans import Plan, Planning
from potager.core.scene import Motion, Part, Scene, ScoreTable, SeatStatus, Sound, Sprite, Walk
from potager.core.texts import Message
from potager.table.store.kept import OfferKind, Said


class Wire(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The base class of everything sent. Fields with their default value are left out."""


# What a position looks like


class Line(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """The log line of a beat."""

    turn: int
    face: str = ""  # the symbol of whoever did it, if that was nobody at the table
    who: int  # a seat, -1 chance, -2 clock, -3 everybody, or the table
    parts: tuple[Part, ...]
    by: str = ""  # "bot", "timer" or "table" if no person chose
    note: bool = False  # everyone but the one who did it gets a notification too


class LogLine(Line, frozen=True, kw_only=True, omit_defaults=True):
    """A log line with its event and its beat."""

    seq: int
    beat: int = 0


# What is new about something that is known by its first field; none: the default.
SpriteEdit = Annotated[dict[str, Any], Sprite]


class SceneChange(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """What turns the scene before it into this one; `changes.py` explains how."""

    gone: tuple[str, ...] = ()  # keys of sprites that are gone
    edits: dict[str, SpriteEdit] = {}  # changes of sprites that keep their order, by key
    # New sprites, and sprites at another place in the list: place and key of each.
    put: tuple[tuple[int, str, SpriteEdit], ...] = ()
    width: float | None = None  # left out if it is as before
    height: float | None = None  # left out if it is as before
    walk: Walk | None = None  # left out if nobody walks


StatusEdit = Annotated[dict[str, Any], SeatStatus]
PartEdit = tuple[int, int, Part]  # of the status of a seat, the part of this number


class Frame(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """One beat of an event: its scene, its motion, and its log line.

    Scene and statuses are whole if the viewer has none to start from: after connecting, from
    another seat, in another layout, and at the start of a part of a replay. Otherwise the frame has
    only what differs from the last one.
    """

    seq: int
    beat: int = 0  # the first beat of an event is 0
    scene: Scene | None = None
    change: SceneChange | None = None
    statuses: tuple[SeatStatus, ...] = ()  # how far each seat is
    status_edits: dict[int, StatusEdit] = {}  # by seat
    part_edits: tuple[PartEdit, ...] = ()  # seat, number and new value, if most parts stay
    motion: Motion = ""
    sound: Sound = ""
    line: Line | None = None
    caption: tuple[Part, ...] = ()  # what is shown with it if it has no line
    rest: float = 0  # seconds to look at it before the next one, at a normal pace
    pace: float = 1  # a factor for the time it takes, below 1 if only bots play


# What can be done now


class Branch(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """A node of the tree of legal paths: a target to click, and what follows.

    A branch without `then` or `like` ends a path. Its effect can be asked for, unless it is
    `blind`. A `firm` branch takes two clicks on every screen.
    """

    target: str
    label: Message | None = None  # its name, if no sprite with that target has one
    then: tuple[Branch, ...] = ()
    like: str = ""  # what follows is the same as after the earlier branch with this target
    blind: bool = False
    firm: bool = False
    ask: Message | None = None  # a question to ask once before it is chosen
    next: Message | None = None  # what to tap after it


class Decision(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """A choice that this viewer's seat has."""

    id: str  # the name of the decision, which a move must repeat
    seat: int
    waited: bool  # false if the seat may jump in or react, but nobody waits for it
    branches: tuple[Branch, ...]
    chosen: tuple[str, ...] = ()  # the secret choice that was made and can still be changed
    back: tuple[str, ...] = ()  # the path that puts back what was taken up


class Clock(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """A running clock: the hourglass of the game, or a seat's turn timer."""

    kind: Literal["hourglass", "turn"]
    seat: int = -1
    ends_at: float = 0.0  # server time, seconds
    left: float | None = None  # seconds that a paused clock has left
    length: float  # seconds in all


class ReactionStatus(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """Some seats may react in secret to what has just happened; silence is a pass.

    It ends when all have chosen, or when its time is up.
    """

    closes_at: float = 0.0  # server time in seconds; 0 if it waits for everybody
    length: float = 0.0  # seconds in all
    asked: int  # how many may react
    chosen: int  # how many of them have chosen


class Seat(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """A place at the table."""

    seat: int
    name: str = ""
    face: str = ""  # a symbol of the art
    colour: str = ""  # the colour that the person has chosen
    bot: str = ""  # the level, if a bot sits there
    stand_in: bool = False  # the bot plays only until the player is back
    style: str = ""  # how the bot plays
    resigned: bool = False  # the player has resigned, and the bot plays to the end
    out: bool = False  # it is out of the game
    free: bool = False
    ready: bool = False
    connected: bool = True
    away_s: float = 0  # seconds since somebody was there
    absent: str = ""  # what happens while nobody is there
    replaceable: bool = False  # away for so long that `replace` may put a bot there


SeatEdit = Annotated[dict[str, Any], Seat]


class Offer(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """An offer that others must agree to."""

    kind: OfferKind
    how: Literal["again", "swap", "harder", "easier"] = "again"  # which kind of rematch
    seat: int  # who offers
    agreed: tuple[int, ...] = ()
    needed: tuple[int, ...] = ()


class SaltList(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """The players' part of the dice, which a page has to see before it opens its salt."""

    match: str  # the name of the match, which is part of every roll
    promise: str  # the hash of the server's secret seed
    shares: tuple[Share, ...] = ()  # salts once the match is over
    rounds: int = 0  # how often hashes were collected
    without: tuple[int, ...] = ()  # people's seats without a salt
    open: bool = False  # all hashes have arrived: open your salt now


class Ending(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """How the match ended."""

    verdict: Message
    result: tuple[int, ...]
    winners: tuple[int, ...]
    standing: tuple[int, ...] = ()  # how well each seat did; left out if the scores say it
    scores: ScoreTable | None = None  # where the points come from
    seed: str = ""  # the secret seed of the dice, now public
    salts: SaltList | None = None
    rematch: str = ""  # the address of the next match, once there is one
    next: str = ""  # the address of the next match for spectators
    sides: bool = False  # a rematch can swap the seats
    harder: bool = False  # there are stronger bots
    easier: bool = False  # there are weaker bots
    team: bool = False  # all win or lose together
    hints: int = 0  # how many hints were given
    resigned: bool = False  # somebody's resignation ended it


class Asked(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """The question that the rulebook asks before a match."""

    text: Message
    on: bool = False  # whether it is asked at this table
    order: bool = False  # it asks for an order of all players, not for the first one
    answer: tuple[int, ...] = ()  # the seats that were tapped, in order


class Now(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """The present moment, the same for everybody."""

    seq: int
    phase: Literal["waiting-room", "playing", "paused", "over"] = "playing"
    seats: tuple[Seat, ...] = ()  # left out if the viewer knows them
    seat_edits: dict[int, SeatEdit] = {}  # what has changed about them, by seat
    active: tuple[int, ...] = ()  # the seats that the game waits for
    chosen: tuple[int, ...] = ()  # the seats that have made their secret choice
    clocks: tuple[Clock, ...] = ()
    reaction: ReactionStatus | None = None
    offers: tuple[Offer, ...] = ()
    can_draw: bool = False  # a draw may be offered
    salts: SaltList | None = None  # sent until the dice can be rolled
    question: Asked | None = None  # in the waiting room: the question instead of drawing lots
    draw: bool = False  # in the waiting room: lots are drawn for the seats at the start
    watchers: int = 0
    planning: int = 0  # the part of the match for which the team may plan, or 0
    ending: Ending | None = None
    marks: tuple[str, ...] = ()  # remarks, such as that moves were taken back
    uncounted: str = ""  # why the match does not count for ladders and ratings


class You(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """The present moment, as only this viewer may know it."""

    seat: int  # whose view it is: a seat, or -1 for a spectator
    own: tuple[int, ...] = ()  # this browser's seats
    prompt: Message
    decisions: tuple[Decision, ...] = ()
    roll: bool = False  # this viewer may roll the dice
    rolls_at: float = 0  # server time at which they roll by themselves; 0 if they wait
    reacts: bool = False  # this viewer may react, or pass
    says: Message | None = None  # the answer to the question, or how to answer it
    quiet: bool | None = None  # passes by itself when nothing fits; None: nothing to pass here
    can_undo: bool = False
    round: Message | None = None  # what it costs to give up the round, if that is possible
    hopeless: bool = False  # nothing else is left to do, and nobody has asked for it yet
    can_start: bool = False  # in the waiting room: this viewer is the host, and all are ready
    spare: int = 0  # how many free seats the host can remove at once
    curtain: str = ""  # on a shared screen: the name of the player who should look now
    hints: bool = False  # this viewer may ask for hints, because nobody else plays
    absent: str = ""  # what happens while this page is offline; left out if it knows
    holds_sand: bool = False  # whether the hourglass stops in the meantime


class Present(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """The present moment: what everybody knows, and what only this viewer knows."""

    now: Now
    you: You


# Server to browser


class Planned(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="planned"):
    """What somebody would like the team to do; it replaces their earlier plan."""

    seat: int
    name: str
    stretch: int  # which part of the match it is for: see `Now.planning`
    plan: Plan = Plan()


class Welcome(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="welcome"):
    """The first answer on a connection."""

    match: str
    game: str
    title: str
    code: str
    art: str  # the address of the game's symbols
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
    promise: str = ""  # the hash of the secret seed of the dice
    salts: SaltList | None = None  # the players' part of the dice, once the match has begun
    said: tuple[Said, ...] = ()  # the latest lines of the chat, if it is on
    kit: Planning | None = None  # what a team may plan with
    plans: tuple[Planned, ...] = ()  # what the team plans now


class Update(Present, frozen=True, kw_only=True, omit_defaults=True, tag="update"):
    """The frames since the viewer's last one, in order, and the present moment."""

    frames: tuple[Frame, ...]
    lines: tuple[LogLine, ...] = ()  # earlier log lines, after connecting


class HintedChoice(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """One of the best choices, and how often it wins, if that is known."""

    path: tuple[str, ...] = ()  # empty if it is best to hold
    parts: tuple[Part, ...]  # what it does, in the game's words
    chance: float | None = None


class Previewed(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="previewed"):
    """What a choice would do."""

    path: tuple[str, ...]
    sprites: tuple[Sprite, ...] = ()  # the ghosts
    parts: tuple[Part, ...] = ()


class Explained(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="explained"):
    """Why a target can't be chosen now."""

    target: str
    why: Message


class Hinted(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="hinted"):
    """The answer to `hint`: choices with the best one first, and why it is the best."""

    decision: str
    gain: Message  # what the best choice gains over the next one, or what it is good for
    choices: tuple[HintedChoice, ...]
    exact: bool = False  # the chances are exact, not estimated
    alike: bool = False  # the first choice is hardly better than another
    hardly: bool = False  # most other choices are, so none is called good


class Pointed(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="pointed"):
    """Somebody points at a target, which shows a short ripple with the name."""

    seat: int
    name: str
    target: str


class Declined(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="declined"):
    """Somebody has declined an offer."""

    kind: OfferKind
    seat: int
    name: str


class HostSays(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="host-says"):
    """The message of the day from the operator; empty if there is none any more."""

    text: str = ""


class Stopping(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="stopping"):
    """The server stops, and the connection is about to end."""

    back_in: float  # seconds after which the page should come back


class Refused(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="refused"):
    """A request was refused; one sentence says why."""

    why: str
    asked: str = ""  # the type of the message that was refused


class Pong(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="pong"):
    """The answer to `ping`."""

    sent: float
    server_time: float


ServerMessage = (
    Welcome | Update | Previewed | Explained | Hinted | Said | Pointed | Planned | Declined
    | Refused | HostSays | Stopping | Pong
)  # fmt: skip
