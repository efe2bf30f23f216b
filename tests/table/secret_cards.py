"""A tiny game with everything that can be secret, for tests of the table.

Each player is dealt a card that only he sees. Then all bid at once, while an hourglass runs; the
highest card and bid together wins. If the sand runs out, nobody does.
"""

from __future__ import annotations

from types import SimpleNamespace

from librt.vecs import vec
from mypy_extensions import i64

from potager.core.bits import bit
from potager.core.drawing import Drawing
from potager.core.game import Game
from potager.core.options import Options
from potager.core.scene import Beat, Preview, Scene, SeatStatus, Sprite
from potager.core.state import CHANCE, CLOCK, HIDDEN, State
from potager.core.texts import Cast, Message, verbatim
from potager.core.verbs import Verb, Verbs

SEATS = 3
CARDS = 4
BIDS = 3
SAND = 20


class Cards(State):
    """`cards` and `bids` so far; -1 is a card that this view doesn't know."""

    def __init__(self, cards: list[int], bids: list[int], out_of_time: bool) -> None:
        self.cards = cards
        self.bids = bids
        self.out_of_time = out_of_time

    def done(self) -> bool:
        return self.out_of_time or len(self.bids) == SEATS

    def chance(self) -> vec[i64]:
        return vec[i64]([1] * CARDS) if len(self.cards) < SEATS else vec[i64]()

    def waiting(self) -> i64:
        if len(self.cards) < SEATS or self.done():
            return 0
        return sum(bit(seat) for seat in range(len(self.bids), SEATS))

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64](range(BIDS)) if self.waiting() & bit(seat) else vec[i64]()

    def hourglass(self) -> i64:
        return SAND if self.waiting() else 0

    def apply(self, who: i64, what: i64) -> None:
        if who == CHANCE:
            self.cards.append(what)
        elif who == CLOCK:
            self.out_of_time = True
        else:
            self.bids.append(what)

    def result(self) -> vec[i64]:
        if not self.done():
            return vec[i64]()
        if self.out_of_time:
            return vec[i64]([0] * SEATS)
        totals = [card + bid for card, bid in zip(self.cards, self.bids, strict=True)]
        return vec[i64]([1 if total == max(totals) else -1 for total in totals])

    def clone(self) -> Cards:
        return Cards(self.cards[:], self.bids[:], self.out_of_time)

    def key(self) -> bytes:
        return repr((self.cards, self.bids, self.out_of_time)).encode()

    def seen_by(self, seat: i64) -> Cards:
        if self.done():
            return self.clone()
        known = [card if owner == seat else -1 for owner, card in enumerate(self.cards)]
        return Cards(known, self.bids[:], self.out_of_time)

    def event_seen_by(self, seat: i64, who: i64, what: i64) -> i64:
        return HIDDEN if who == CHANCE and len(self.cards) != seat else what


def _scene(view: Cards, viewer: int, layout: str, stage: object = None) -> Scene:
    cards = tuple(
        Sprite(key=f"card:{seat}", symbol="card", label=verbatim(f"card {card}"))
        for seat, card in enumerate(view.cards)
    )
    bids = tuple(Sprite(key=f"bid:{bid}", symbol="bid", target=f"bid:{bid}") for bid in range(BIDS))
    return Scene(width=100, height=100, sprites=cards + bids)


DRAWING = SimpleNamespace(
    scene=_scene,
    prompt=lambda view, viewer: verbatim("Bid"),
    status=lambda view: [SeatStatus(role=verbatim("player"), symbol="face")] * SEATS,
    tell=lambda before, after, who, what, stage: (
        Beat(view=after, parts=(verbatim(f"{who} {what}"),)),
    ),
    preview=lambda view, seat, action, layout: Preview(parts=(verbatim(str(action)),)),
    verdict=lambda view: verbatim("The end."),
)


class SecretCards(Game[Options, Cards]):
    name = "secret-cards"
    title = "Secret Cards"
    tagline = ""
    credits = ""
    minutes = 1
    players = (SEATS, SEATS)
    verbs = Verbs(Verb("bid", value=BIDS))
    options_type = Options
    drawing = Drawing[Cards](DRAWING)

    def start(self, options: Options) -> Cards:
        return Cards([], [], False)

    def seats(self, options: Options) -> int:
        return SEATS

    def path(self, state: Cards, seat: int, action: int) -> tuple[str, ...]:
        return (f"bid:{action}",)

    def notation(self, state: Cards, who: int, what: int) -> str:
        return str(what)

    def text(self, message: Message, cast: Cast | None = None) -> str:
        return str(message.args.get("text", message.id))

    def on_timeout(self, view: Cards, seat: int, random: object) -> int:
        return 0


GAME = SecretCards()
