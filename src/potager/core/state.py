# compiled by mypyc
"""A position of a game, and the one protocol that every game follows.

Everything that happens is one event, a pair of whole numbers `(who, what)`. `who` is a seat,
`CHANCE` (dice, cards) or `CLOCK` (the sand ran out). Sets of seats are bit masks.

A state is changed in place by `apply`, which checks nothing: `Match` checks `legal` first, once.
A state holds no random generator and no order of a deck: what is not yet drawn is not yet decided.
"""

from importlib import import_module
from typing import Final, Self

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from .values import Value

CHANCE: Final = -1  # who: dice and cards
CLOCK: Final = -2  # who: a sand timer of the rules ran out
HOLD: Final = -1  # what: an able seat that is not waited for lets the moment pass (leaves no event)
HIDDEN: Final = -1  # what: an event of which this seat sees only that it happened
SPECTATOR: Final = -1  # seat: somebody who only watches


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State(Value):
    """One position. A game's `rules.py` has a subclass that overrides what differs from here.

    `@fields` gives it its constructor, `clone()`, `key()` and `from_key()`.
    When `waiting()` is empty and no chance is due, the game is over and `result()` tells how.
    """

    def waiting(self) -> i64:
        """The seats without whose choice the game can't go on; several choose in secret."""
        return 0

    def able(self) -> i64:
        """All seats that may act now: those waited for, and those who may jump in."""
        return self.waiting()

    def legal(self, seat: i64) -> vec[i64]:
        """That seat's actions. Never empty for a seat that is waited for, empty unless able."""
        return vec[i64]()

    def chance(self) -> vec[i64]:
        """The weights of the outcomes that are due before anyone acts; empty when none is due."""
        return vec[i64]()

    def roll(self, random: Random) -> i64:
        """Draw one outcome of `chance()`. Override it only with a faster way to the same odds."""
        return pick(self.chance(), random)

    def hourglass(self) -> i64:
        """The seconds that a sand timer of the rules was set to, while it runs; else 0."""
        return 0

    def pace(self) -> i64:
        """The virtual seconds that one turn costs the hourglass where there is no real time."""
        return 1

    def apply(self, who: i64, what: i64) -> None:
        """Make the event happen. The only transition; it checks nothing."""

    def result(self) -> vec[i64]:
        """For each seat 1 (won), 0 (drawn) or -1 (lost); empty while the game goes on."""
        return vec[i64]()

    def turns(self) -> i64:
        """How many turns were finished, counted as the rulebook counts them."""
        return 0

    def evaluate(self, seat: i64) -> float:
        """How good the position looks for a seat, from -1 (lost) to 1 (won)."""
        return 0.0

    def forget(self) -> None:
        """Forget what no later event and no result depends on, such as how many turns there were.

        So positions from which the game goes on alike get one key: tables of solved positions
        need that. What was forgotten may be wanted for drawings and for other people's habits.
        """

    def from_key(self, key: bytes) -> Self:
        """The position of the same match whose `key()` this is."""
        raise NotImplementedError(f"{type(self).__name__} needs from_key(), or @fields")

    def seen_by(self, seat: i64) -> Self:
        """The same position with all that this seat can't know blanked out."""
        return self.clone()

    def guess(self, random: Random) -> Self:
        """On a seen state: a full one, the blanks filled at random to fit all that is known."""
        return self.clone()

    def event_seen_by(self, seat: i64, who: i64, what: i64) -> i64:
        """What this seat sees of an event that is about to be applied here: `what`, or HIDDEN."""
        return what

    def _repr_svg_(self) -> str:
        # A notebook's wish, found by name: neither loaded nor compiled along with the rules.
        return str(import_module("potager.core.svg").draw_state(self))


def pick(weights: vec[i64], random: Random) -> i64:
    """An index drawn in proportion to its weight."""
    total: i64 = 0
    for weight in weights:
        total += weight
    return walk(weights, random.randrange(total))


def walk(weights: vec[i64], point: i64) -> i64:
    """The index on whose stretch of the line `point` lies, the weights laid end to end."""
    index: i64 = 0
    while point >= weights[index]:
        point -= weights[index]
        index += 1
    return index
