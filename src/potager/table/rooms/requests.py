"""What a browser can ask for over a match's WebSocket."""

from __future__ import annotations

import msgspec

from potager.core.plans import Plan
from potager.core.scene import Layout
from potager.table.store.kept import OfferKind, Rematch


class Request(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The base class of all requests."""


class ForSeat(Request, frozen=True, kw_only=True, omit_defaults=True):
    """The base of requests about a seat: one of your own, or somebody else's."""

    seat: int


class InDecision(ForSeat, frozen=True, kw_only=True, omit_defaults=True):
    """The base of requests about one decision, which come too late once it is made."""

    decision: str


class Switch(Request, frozen=True, kw_only=True, omit_defaults=True):
    """The base class of what the host turns on or off."""

    on: bool


class Hello(Request, frozen=True, kw_only=True, omit_defaults=True, tag="hello"):
    """The first message on a connection."""

    layout: Layout = "wide"
    since: int = -1  # the last `seq` that this page has shown
    watch: bool = False  # only watch, even with a seat
    pace: float = 1.0  # how fast this page shows what happens; less is faster


class SetPace(Request, frozen=True, kw_only=True, omit_defaults=True, tag="pace"):
    """This page shows what happens at another pace from now on."""

    pace: float


class SetLayout(Request, frozen=True, kw_only=True, omit_defaults=True, tag="layout"):
    """The screen has changed: send scenes in this layout from now on."""

    layout: Layout


class Move(InDecision, frozen=True, kw_only=True, omit_defaults=True, tag="move"):
    """Choose an action, by the targets that were clicked."""

    path: tuple[str, ...]


class Roll(Request, frozen=True, kw_only=True, omit_defaults=True, tag="roll"):
    """Roll the dice that come next."""


class AskPreview(InDecision, frozen=True, kw_only=True, omit_defaults=True, tag="preview"):
    """What would this choice do?"""

    path: tuple[str, ...]


class AskWhy(Request, frozen=True, kw_only=True, omit_defaults=True, tag="why"):
    """Why can't this target be chosen after the steps that were already made?"""

    target: str
    picked: tuple[str, ...] = ()


class AskHint(InDecision, frozen=True, kw_only=True, omit_defaults=True, tag="hint"):
    """What is the best choice? Only for people who play alone with bots; the record is marked."""


class Consider(InDecision, frozen=True, kw_only=True, omit_defaults=True, tag="consider"):
    """Announce that you may jump in, so that bots give you a little time."""


class Seen(Request, frozen=True, kw_only=True, omit_defaults=True, tag="seen"):
    """Somebody who plays alone with bots has seen what happened, so the bots may go on."""

    seq: int


class Look(ForSeat, frozen=True, kw_only=True, omit_defaults=True, tag="look"):
    """Hot seat: this seat's player is now at the screen."""


class Say(Request, frozen=True, kw_only=True, omit_defaults=True, tag="say"):
    """Send a chat line: text, an emote, or a quick phrase."""

    text: str = ""
    emote: str = ""
    phrase: str = ""


class Point(Request, frozen=True, kw_only=True, omit_defaults=True, tag="point"):
    """Point at a target, for everyone to see."""

    target: str


class ShowPlan(ForSeat, frozen=True, kw_only=True, omit_defaults=True, tag="plan"):
    """What this seat would like its team to do; it replaces the seat's earlier plan."""

    plan: Plan


class Resign(ForSeat, frozen=True, kw_only=True, omit_defaults=True, tag="resign"):
    """Give up for this seat."""


class MakeOffer(ForSeat, frozen=True, kw_only=True, omit_defaults=True, tag="offer"):
    """Offer the others something, such as a draw, a pause or a rematch."""

    kind: OfferKind
    how: Rematch = "again"
    salt_hash: str = ""  # for a rematch: the hash of this page's part of the dice


class Answer(ForSeat, frozen=True, kw_only=True, omit_defaults=True, tag="answer"):
    """Agree to what was offered, or decline it."""

    kind: OfferKind
    agree: bool
    salt_hash: str = ""


class Resume(ForSeat, frozen=True, kw_only=True, omit_defaults=True, tag="resume"):
    """End a pause."""


class Replace(ForSeat, frozen=True, kw_only=True, omit_defaults=True, tag="replace"):
    """Put a bot on the seat of a player who has been away for long."""

    level: str = "medium"


class TakeBack(ForSeat, frozen=True, kw_only=True, omit_defaults=True, tag="take-seat"):
    """Take your seat back from the bot that took it over."""


class Sit(ForSeat, frozen=True, kw_only=True, omit_defaults=True, tag="sit"):
    """Waiting room: move to another place. If a person is there, the two swap places."""

    to: int


class Ready(ForSeat, frozen=True, kw_only=True, omit_defaults=True, tag="ready"):
    """Waiting room: this seat is ready, or not."""

    ready: bool = True


class SetQuiet(ForSeat, frozen=True, kw_only=True, omit_defaults=True, tag="set-quiet"):
    """Whether this seat passes by itself in reactions in which nothing fits."""

    on: bool


class CommitSalt(Request, frozen=True, kw_only=True, omit_defaults=True, tag="commit-salt"):
    """The SHA-256 of this page's part of the dice, before any page opens its part."""

    hash: str


class OpenSalt(Request, frozen=True, kw_only=True, omit_defaults=True, tag="open-salt"):
    """This page's part of the dice, once all hashes were shown: 32 hexadecimal digits."""

    salt: str


class Stand(ForSeat, frozen=True, kw_only=True, omit_defaults=True, tag="stand"):
    """Waiting room: leave a seat of your own, so that it is free again."""


class FillSeats(Request, frozen=True, kw_only=True, omit_defaults=True, tag="fill-seats"):
    """Waiting room, the host: bots on all free seats, or else a smaller table without them."""

    bots: bool = False


class Rename(ForSeat, frozen=True, kw_only=True, omit_defaults=True, tag="rename"):
    """Waiting room: rename a seat of your own, and change its colour unless that is empty."""

    name: str
    colour: str = ""


class SetSeat(ForSeat, frozen=True, kw_only=True, omit_defaults=True, tag="set-seat"):
    """Waiting room, the host: who sits there: "friend", "hot", or a bot such as "bot:easy"."""

    kind: str
    name: str = ""


class Start(Request, frozen=True, kw_only=True, omit_defaults=True, tag="start"):
    """Waiting room, host: start the match."""


class SetDraw(Switch, frozen=True, kw_only=True, omit_defaults=True, tag="set-draw"):
    """The host decides whether lots are drawn for the seats when the match begins.

    If so, the game's question is no longer asked.
    """


class SetQuestion(Switch, frozen=True, kw_only=True, omit_defaults=True, tag="set-question"):
    """Waiting room, host: whether to ask the game's own question instead of drawing lots."""


class AnswerQuestion(ForSeat, frozen=True, kw_only=True, omit_defaults=True, tag="answer-question"):
    """Waiting room, the host: the player on this seat is the answer, or comes next in the order.
    Without `on`, the player is taken out of the answer."""

    on: bool = True


class SetLate(Switch, frozen=True, kw_only=True, omit_defaults=True, tag="set-late"):
    """The host decides whether people with the link may take a bot's seat later."""


class SetOpen(Switch, frozen=True, kw_only=True, omit_defaults=True, tag="set-open"):
    """Waiting room, host: whether the home page lists this table."""


class SetChat(Switch, frozen=True, kw_only=True, omit_defaults=True, tag="set-chat"):
    """Host: turn chat and emotes on or off. Everyone gets a new `Welcome`."""


class Ping(Request, frozen=True, kw_only=True, omit_defaults=True, tag="ping"):
    """Measures the round trip to the server, which answers with `pong`."""

    sent: float


BrowserMessage = (
    Hello | SetLayout | SetPace | Move | Roll | AskPreview | AskWhy | AskHint | Consider
    | Seen | Look | Say | Point | ShowPlan | Resign | MakeOffer | Answer | Resume | Replace
    | TakeBack | Sit | Stand | FillSeats | Rename | Ready | SetSeat | SetDraw | SetQuestion
    | AnswerQuestion | SetLate | SetOpen | SetQuiet | Start | SetChat | Ping | CommitSalt | OpenSalt
)  # fmt: skip
