"""Tug: a tiny game with what Snail Invasion! lacks, to test matches and playouts.

Seats 0 and 1 pull at once, with a strength of 0 to 2, in secret. Seat 2 may jump in once and pull
the rope back to the middle. There may be an hourglass, turned over so many times; when it has run
out for the last time, or the rounds are over, whoever pulled further has won.

Plain Python on purpose: a game of another package is not compiled.
"""

from __future__ import annotations

from typing import Annotated

from librt.vecs import vec
from msgspec import Meta
from mypy_extensions import i64

from potager.core.game import Game
from potager.core.options import Options
from potager.core.state import CLOCK, State
from potager.core.verbs import Verb, Verbs

BACK = 3
PACE = 3


class Rope(State):
    """A position of Tug."""

    def __init__(
        self,
        rounds: int,
        sand: int,
        glasses: int,
        pulled: tuple[int, int] = (0, 0),
        first: int = -1,
    ) -> None:
        self.rounds = rounds  # left to play
        self.sand = sand
        self.glasses = glasses  # how often the hourglass will still run out
        self.pulled = pulled
        self.first = first  # what seat 0 has pulled in this round, while seat 1's is applied
        self.holding = True  # seat 2 has not jumped in yet

    def over(self) -> bool:
        return self.rounds == 0 or self.glasses == 0

    def waiting(self) -> i64:
        return 0 if self.over() else 3

    def able(self) -> i64:
        return 0 if self.over() else 7 if self.holding else 3

    def legal(self, seat: i64) -> vec[i64]:
        assert self.first < 0, "somebody is asked in the middle of a round"
        if self.over() or seat == 2:
            return vec[i64]([BACK] if not self.over() and self.holding else [])
        return vec[i64]([0, 1, 2])

    def hourglass(self) -> i64:
        return 0 if self.over() else self.sand

    def pace(self) -> i64:
        return PACE

    def apply(self, who: i64, what: i64) -> None:
        if who == CLOCK:
            self.glasses -= 1
        elif who == 2:
            self.holding = False
            self.pulled = (0, 0)
        elif who == 0:
            self.first = what
        else:
            self.pulled = (self.pulled[0] + self.first, self.pulled[1] + what)
            self.first = -1
            self.rounds -= 1

    def result(self) -> vec[i64]:
        if not self.over():
            return vec[i64]()
        one, other = self.pulled
        lead = (one > other) - (one < other)
        return vec[i64]([lead, -lead, 0])

    def clone(self) -> Rope:
        copy = Rope(self.rounds, self.sand, self.glasses, self.pulled, self.first)
        copy.holding = self.holding
        return copy

    def key(self) -> bytes:
        return repr(
            (self.rounds, self.sand, self.glasses, self.pulled, self.first, self.holding)
        ).encode()


class TugOptions(Options, frozen=True, kw_only=True):
    """What can be chosen before a match of Tug."""

    rounds: Annotated[int, Meta(ge=1)] = 3
    sand: Annotated[int, Meta(ge=0)] = 0
    glasses: Annotated[int, Meta(ge=1)] = 1


class Tug(Game[TugOptions, Rope]):
    """The game of the rope."""

    name = "tug"
    title = "Tug"
    players = (3, 3)
    verbs = Verbs(Verb("pull", strength=3), Verb("back", BACK, jumps_in=True))
    options_type = TugOptions

    def start(self, options: TugOptions) -> Rope:
        return Rope(options.rounds, options.sand, options.glasses)

    def seats(self, options: TugOptions) -> int:
        return 3

    def notation(self, state: Rope, who: int, what: int) -> str:
        return "back" if what == BACK else f"pull {what}"


TUG = Tug()
