"""What a browser asks for over a match's WebSocket; `acts.py` does it."""

from __future__ import annotations

from typing import Literal

from potager.core.scene import Layout
from potager.table.telling.messages import Wire


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


class Hold(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="hold"):
    """A timed window: wait, somebody wants to choose. Whoever is asked may say so."""

    decision: str
    seat: int


class PassFor(Wire, frozen=True, kw_only=True, omit_defaults=True, tag="pass-for"):
    """A window without a timer: pass here and in those after it, until that time ends; `until` is
    one of the decision's `passes`, or empty to be asked again. Nobody else is told."""

    decision: str
    seat: int
    until: str = ""


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
    Hello | SetLayout | Move | Hold | PassFor | Roll | AskPreview | Look | Say | Point | Resign
    | MakeOffer | Answer | Resume | Replace | TakeBack | Sit | Ready | SetSeat | SetDraw | Start
    | SetChat | Ping
)  # fmt: skip
