"""What a browser asks for over a match's WebSocket; `playing`, `agreements` and `seating` do it."""

from __future__ import annotations

import msgspec

from potager.core.scene import Layout
from potager.table.store.kept import OfferKind, Rematch


class Request(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The base of all that browsers ask for."""


class ForSeat(Request, frozen=True, kw_only=True, omit_defaults=True):
    """The base of what is asked for one of the own seats, or about somebody's."""

    seat: int


class InDecision(ForSeat, frozen=True, kw_only=True, omit_defaults=True):
    """The base of what is about one decision, and too late once that is made."""

    decision: str


class Switch(Request, frozen=True, kw_only=True, omit_defaults=True):
    """The base of what the host switches on or off."""

    on: bool


class Hello(Request, frozen=True, kw_only=True, omit_defaults=True, tag="hello"):
    """First message on a connection."""

    layout: Layout = "wide"
    since: int = -1  # the last seq that this page has shown
    watch: bool = False  # only watch, even with a seat
    pace: float = 1.0  # at which this page shows what happens; less is faster


class SetPace(Request, frozen=True, kw_only=True, omit_defaults=True, tag="pace"):
    """Another pace at which this page shows what happens."""

    pace: float


class SetLayout(Request, frozen=True, kw_only=True, omit_defaults=True, tag="layout"):
    layout: Layout


class Move(InDecision, frozen=True, kw_only=True, omit_defaults=True, tag="move"):
    path: tuple[str, ...]


class PassFor(InDecision, frozen=True, kw_only=True, omit_defaults=True, tag="pass-for"):
    """A reaction: pass here and in those after it, until that time ends; `until` is one of the
    decision's `passes`, or empty to be asked again."""

    until: str = ""


class Roll(Request, frozen=True, kw_only=True, omit_defaults=True, tag="roll"):
    pass


class AskPreview(InDecision, frozen=True, kw_only=True, omit_defaults=True, tag="preview"):
    path: tuple[str, ...]


class AskWhy(Request, frozen=True, kw_only=True, omit_defaults=True, tag="why"):
    """Why can't this target be chosen, after the steps that are made already?"""

    target: str
    picked: tuple[str, ...] = ()


class AskHint(InDecision, frozen=True, kw_only=True, omit_defaults=True, tag="hint"):
    """What is best? Only where nobody else plays; it is marked in the record."""


class Consider(InDecision, frozen=True, kw_only=True, omit_defaults=True, tag="consider"):
    """Somebody has begun a choice that nobody waits for: bots give them a little time."""


class Seen(Request, frozen=True, kw_only=True, omit_defaults=True, tag="seen"):
    """Somebody who plays alone with bots has looked long enough at what has happened."""

    seq: int


class Look(ForSeat, frozen=True, kw_only=True, omit_defaults=True, tag="look"):
    """Hot seat: this seat's player is at the screen now."""


class Say(Request, frozen=True, kw_only=True, omit_defaults=True, tag="say"):
    """Say something: in words, by an emote, or one of the quick phrases."""

    text: str = ""
    emote: str = ""
    phrase: str = ""


class Point(Request, frozen=True, kw_only=True, omit_defaults=True, tag="point"):
    target: str


class Resign(ForSeat, frozen=True, kw_only=True, omit_defaults=True, tag="resign"):
    pass


class MakeOffer(ForSeat, frozen=True, kw_only=True, omit_defaults=True, tag="offer"):
    kind: OfferKind
    how: Rematch = "again"
    salt_hash: str = ""  # a rematch: for the dice of the next match


class Answer(ForSeat, frozen=True, kw_only=True, omit_defaults=True, tag="answer"):
    kind: OfferKind
    agree: bool
    salt_hash: str = ""


class Resume(ForSeat, frozen=True, kw_only=True, omit_defaults=True, tag="resume"):
    pass


class Replace(ForSeat, frozen=True, kw_only=True, omit_defaults=True, tag="replace"):
    """Put a bot on the seat of a player who is long gone."""

    level: str = "medium"


class TakeBack(ForSeat, frozen=True, kw_only=True, omit_defaults=True, tag="take-seat"):
    """A player whose seat a bot has taken over is back."""


class Sit(ForSeat, frozen=True, kw_only=True, omit_defaults=True, tag="sit"):
    """Waiting room: move my seat to another place; with a person there the two swap."""

    to: int


class Ready(ForSeat, frozen=True, kw_only=True, omit_defaults=True, tag="ready"):
    """Waiting room: this seat is ready, or not yet."""

    ready: bool = True


class CommitSalt(Request, frozen=True, kw_only=True, omit_defaults=True, tag="commit-salt"):
    """The SHA-256 of this page's part of the dice, before anybody opens theirs."""

    hash: str


class OpenSalt(Request, frozen=True, kw_only=True, omit_defaults=True, tag="open-salt"):
    """This page's part of the dice, once everybody's hash was shown: 32 hex digits."""

    salt: str


class Stand(ForSeat, frozen=True, kw_only=True, omit_defaults=True, tag="stand"):
    """Waiting room: leave this seat of mine; it is free again."""


class Rename(ForSeat, frozen=True, kw_only=True, omit_defaults=True, tag="rename"):
    """Waiting room: another name for a seat of mine, and another colour unless that is empty."""

    name: str
    colour: str = ""


class SetSeat(ForSeat, frozen=True, kw_only=True, omit_defaults=True, tag="set-seat"):
    """Waiting room, the host: who shall sit there: "friend", "hot", or "bot:easy" and so on."""

    kind: str
    name: str = ""


class Start(Request, frozen=True, kw_only=True, omit_defaults=True, tag="start"):
    """Waiting room, the host: begin."""


class SetDraw(Switch, frozen=True, kw_only=True, omit_defaults=True, tag="set-draw"):
    """The host says whether who sits where is drawn when the match begins. If so, the game's
    question is no longer asked."""


class SetQuestion(Switch, frozen=True, kw_only=True, omit_defaults=True, tag="set-question"):
    """Waiting room, the host: whether the game's own question is asked instead of drawing lots."""


class AnswerQuestion(ForSeat, frozen=True, kw_only=True, omit_defaults=True, tag="answer-question"):
    """Waiting room, the host: the answer is the player on this seat, or comes next in the order;
    or, if not `on`, it is not."""

    on: bool = True


class SetLate(Switch, frozen=True, kw_only=True, omit_defaults=True, tag="set-late"):
    """The host says whether whoever has the link may take a bot's seat later on."""


class SetOpen(Switch, frozen=True, kw_only=True, omit_defaults=True, tag="set-open"):
    """Waiting room, the host: whether the home page shows this table to everybody."""


class SetChat(Switch, frozen=True, kw_only=True, omit_defaults=True, tag="set-chat"):
    """The host switches chat and emotes on or off; everyone gets a new `Welcome`."""


class Ping(Request, frozen=True, kw_only=True, omit_defaults=True, tag="ping"):
    sent: float


BrowserMessage = (
    Hello | SetLayout | SetPace | Move | PassFor | Roll | AskPreview | AskWhy | AskHint | Consider
    | Seen | Look | Say | Point | Resign | MakeOffer | Answer | Resume | Replace | TakeBack | Sit
    | Stand | Rename | Ready | SetSeat | SetDraw | SetQuestion | AnswerQuestion | SetLate | SetOpen
    | Start | SetChat | Ping | CommitSalt | OpenSalt
)  # fmt: skip
