"""What a person sees of a position: a flat list of sprites, each with a stable key.

A scene is data and knows no browser. The table sends it to the client, which moves what changed
its place; `svg.py` renders the same scene to a picture.

Places are in scene units (the wide board is about 950 x 720, the phone 390 wide); `x`, `y` is
the centre of a sprite, `turn` is in degrees around it. Later sprites lie above earlier ones.
A hidden object's key is its slot, never its identity.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from .texts import Message

Layout = Literal["wide", "phone"]
Motion = Literal["", "glide", "roll", "reveal", "fly", "turn", "appear", "vanish", "deal"]
Sound = Literal["", "place", "roll", "hit", "block", "card", "step", "good", "bad", "win", "lose"]

EVERYBODY = -3  # whose line of the log it is, where several have chosen at once
TURN = "turn:"  # before a target in a path: it is tapped once more, and turns by a quarter


class Sprite(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing in a scene. `kind` tells which of the fields below it uses.

    - symbol: `symbol` names a drawing of the shared art or of the game's `art.svg`;
    - text: `text`, with `h` as the height of the letters;
    - path: `d` is SVG path data in scene units (`x`, `y` then shift it);
    - region: `d`, or a box of `w` by `h` with corner radius `r`.
    """

    key: str
    kind: Literal["symbol", "text", "path", "region"] = "symbol"
    x: float = 0.0
    y: float = 0.0
    w: float = 0.0
    h: float = 0.0
    r: float = 0.0
    turn: float = 0.0
    symbol: str = ""
    text: Message | None = None
    anchor: Literal["middle", "start", "end"] = "middle"
    d: str = ""
    classes: tuple[str, ...] = ()
    label: Message | None = None  # spoken; a sprite without one is decoration
    target: str = ""  # what a path calls it, where it can be clicked


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """A position as one seat may see it, in one layout."""

    width: float
    height: float
    sprites: tuple[Sprite, ...]

    def targets(self) -> frozenset[str]:
        """Everything in this scene that a path could name."""
        return frozenset(sprite.target for sprite in self.sprites if sprite.target)


class Icon(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A small picture in a line of text (log, players, prompt)."""

    symbol: str
    label: Message
    classes: tuple[str, ...] = ()


Part = Message | Icon


class Told(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What an event looks and sounds like, and its line in the log (none: no line)."""

    parts: tuple[Part, ...] = ()
    motion: Motion = "glide"
    sound: Sound = ""
    who: int | None = None  # whose line it is, if not that of who did it: a seat, or EVERYBODY
    rest: float = 0  # seconds to look at it before the next event is shown


class SeatStatus(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One player's place in the list of players: the role and the progress to victory."""

    role: Message
    symbol: str  # the face of the role
    classes: tuple[str, ...] = ()
    parts: tuple[Part, ...] = ()
    score: tuple[int, int] | None = None  # so many, of so many (0: there is no most)


class Preview(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a choice would do: ghost sprites over the scene, and a short text."""

    sprites: tuple[Sprite, ...] = ()
    parts: tuple[Part, ...] = ()
