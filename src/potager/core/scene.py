"""What a person sees of a position: a flat list of sprites, each with a stable key.

A scene is plain data. The table sends it to the browser, which moves every sprite that changed its
place. `svg.py` renders the same scene as a picture.

Positions are in scene units. The wide board is about 950 x 720, the phone layout 390 wide, and the
low one 650 x 340. `x` and `y` are the centre of a sprite, and `turn` is its rotation in degrees.
Later sprites are drawn above earlier ones. The key of a hidden object is its slot, never its
identity.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import Any, Literal

import msgspec

from .texts import Icon as Icon
from .texts import Message

Layout = Literal["wide", "phone", "low"]  # low: on a phone on its side
Motion = Literal["", "glide", "walk", "roll", "reveal", "fly", "turn", "appear", "vanish", "deal"]
Sound = Literal["", "place", "roll", "hit", "block", "card", "step", "good", "bad", "win", "lose"]

MEASURES = ("x", "y", "w", "h", "r")  # of a sprite, in scene units
LEVEL = 0.0  # the turn of what is not turned: this very number is left out of what is sent
EVERYBODY = -3  # whose line of the log it is, where several have chosen at once
FACE = "face:"  # before a seat in a symbol: the face of whoever sits there
MOST_MEASURES = 1 << 15  # that are remembered
AT_ONCE = "at-once"  # a class: large, and nothing to show first, so that one tap chooses it
BUTTON = "press"  # a class: of all parts of a button, pale while nothing can be chosen
FADES = "fades"  # a class: a mark, which never slides but fades out here and in elsewhere
DICE = "roll"  # the target of dice, whether they can be rolled or not
TURN = "turn:"  # before a target in a path: it is tapped once more, and turns by a quarter


_set = msgspec.structs.force_setattr


def fitting(layouts: Collection[Layout], wanted: Layout) -> Layout:
    """The layout among a game's own that fits a screen best. A low screen counts as wide."""
    return wanted if wanted in layouts else "wide"


@lru_cache(maxsize=MOST_MEASURES)
def _short(value: float) -> float:
    """A measure to a tenth; the same ones come again and again."""
    short = round(value, 1)
    whole = int(short)
    return whole or 0.0 if whole == short else short


class Sprite(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, cache_hash=True, gc=False
):
    """One thing in a scene. Its `kind` decides which of the other fields it uses.

    - symbol: `symbol` names a drawing in the shared art or in the game's `art.svg`, or a face
      (see `face_of`)
    - text: `text`, with `h` as the height of the letters, cut at about `w` if that is given
    - path: `d` is SVG path data in scene units, shifted by `x` and `y`
    - region: `d`, or a box of `w` by `h` with corner radius `r`
    """

    key: str
    kind: Literal["symbol", "text", "path", "region"] = "symbol"
    x: float = 0.0
    y: float = 0.0
    w: float = 0.0
    h: float = 0.0
    r: float = 0.0
    turn: float = LEVEL
    symbol: str = ""
    text: Message | None = None
    anchor: Literal["middle", "start", "end"] = "middle"
    d: str = ""
    classes: tuple[str, ...] = ()
    label: Message | None = None  # spoken; a sprite without one is decoration
    target: str = ""  # its name in a path, if it can be clicked

    def __post_init__(self) -> None:
        """Nobody sees less than a tenth of a unit, and every digit is sent to every viewer."""
        x, y, w, h, r = self.x, self.y, self.w, self.h, self.r
        if type(x) is float:
            _set(self, "x", _short(x))
        if type(y) is float:
            _set(self, "y", _short(y))
        if type(w) is float:
            _set(self, "w", _short(w))
        if type(h) is float:
            _set(self, "h", _short(h))
        if r and type(r) is float:
            _set(self, "r", _short(r))


def face_of(seat: int) -> str:
    """The symbol for the face of the player in a seat, which only the table knows."""
    return f"{FACE}{seat}"


def choice_of(seat: int) -> str:
    """The class of a sprite that shows whether a seat has chosen in secret.

    A drawing knows neither that a seat has chosen nor what. As soon as the page learns that this
    seat has chosen, it gives such sprites the class `is-in`.
    """
    return f"choice-{seat}"


class Walk(msgspec.Struct, frozen=True, kw_only=True):
    """Which sprites walked to where they are, side by side, and through which points.

    The path is given row by row: a `y`, then the `x` of each point in that row, all relative to
    where the sprite is now.
    """

    keys: tuple[str, ...]
    way: tuple[tuple[int, ...], ...]


class Scene(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A position as one seat may see it, in one layout."""

    width: float
    height: float
    sprites: tuple[Sprite, ...]
    walk: Walk | None = None  # that led from the scene before to this one

    def targets(self) -> frozenset[str]:
        """Every target in this scene that a path can name."""
        return frozenset(sprite.target for sprite in self.sprites if sprite.target)


Part = Message | Icon


class Notice(msgspec.Struct, frozen=True):
    """A card over the scene that shows what has just been decided."""

    title: Message
    lines: tuple[Message, ...] = ()
    symbol: str = ""
    good: bool = True


class Stage(msgspec.Struct, frozen=True, kw_only=True, cache_hash=True):
    """What a scene shows besides the position, until the next beat.

    Squares, pieces and seats are the game's own numbers.
    """

    said: Message | None = None  # in large letters
    notice: Notice | None = None  # a card over it
    dice: int = -1  # a roll that is used, and stays in sight
    start: int = -1  # the last move: from here, or from outside,
    to: int = -1  # to there
    names: tuple[tuple[int, ...], ...] = ()  # which of its equals each piece is, place by place
    walking: int = 0  # how many pieces have just come there on foot
    struck: tuple[int, ...] = ()  # what was just hit, or who was knocked out
    opened: tuple[int, ...] = ()  # what was just turned up: hands, cards
    taken: tuple[tuple[int, int, int], ...] = ()  # what was just taken: from where, what, by whom
    counted: int = 0  # how far a count has come
    settled: bool = False  # what was chosen has just gone over


class Beat(msgspec.Struct, frozen=True, kw_only=True):
    """One step of an event as people see it. Nothing is shown before its cause.

    `view` is the position to draw: the one before the event, the one after it, or one in between.
    `stage` is what the scene shows besides the position: the dice that were rolled, the open hands,
    the mark of the last move. It is a `Stage`, or another small value that can be compared. What
    the last beat of an event shows stays until the next event.
    """

    view: Any
    stage: Any = None
    motion: Motion = "glide"
    sound: Sound = ""
    parts: tuple[Part, ...] = ()  # its line in the log; empty if it has none
    caption: tuple[Part, ...] = ()  # what is shown with it if it has no line: "Ben rolled 8"
    who: int | None = None  # whose line it is, if not the one who acted: a seat, or EVERYBODY
    face: str = ""  # the symbol of whoever did it, if that was nobody at the table
    rest: float = 0  # seconds to look at it, once all has moved, before the next beat


MOVING: dict[Motion, float] = {  # seconds that a motion takes, about
    "": 0.0, "glide": 0.3, "walk": 1.0, "roll": 0.6, "reveal": 0.6, "fly": 0.6, "turn": 0.2,
    "appear": 0.2, "vanish": 0.2, "deal": 0.4,
}  # fmt: skip


def seconds(beats: Iterable[Beat]) -> float:
    """How many seconds these beats take at normal speed."""
    return sum(MOVING[beat.motion] + beat.rest for beat in beats)


class SeatStatus(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, cache_hash=True):
    """One player's entry in the list of players: the role, and the progress towards victory."""

    role: Message
    symbol: str  # the face of the role
    classes: tuple[str, ...] = ()
    parts: tuple[Part, ...] = ()
    score: tuple[int, int] | None = None  # how many points, and the most there can be (0: no limit)


class ScoreTable(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How the points add up: a row for each round, with a cell for each seat or heading."""

    rounds: tuple[Message, ...]  # what each row is called
    points: tuple[tuple[int | None, ...], ...]  # for each column of each row; none: not in that row
    total: tuple[int, ...] = ()  # for each column; empty if there is no sum
    heads: tuple[Message, ...] = ()  # titles of the columns, if they are not the seats
    notes: tuple[Message, ...] = ()  # the reason for each row; empty if there is none


class Preview(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a choice would do: ghost sprites over the scene, and a short text.

    `about` names the subject of the text. It is shown only in lists of choices.
    """

    sprites: tuple[Sprite, ...] = ()
    parts: tuple[Part, ...] = ()
    about: tuple[Part, ...] = ()
