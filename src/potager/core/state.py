# compiled by mypyc
"""A position of a game, and the one protocol that every game follows.

Everything that happens is an event, a pair of whole numbers `(who, what)`. `who` is a seat,
`CHANCE` (dice, cards) or `CLOCK` (the hourglass ran out). Sets of seats are bit masks.

`apply` changes a state in place and checks nothing, because `Match` has already checked `legal`. A
state has no random generator and no shuffled deck. What is not yet drawn is not yet decided.
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
    """One position. A game's `rules.py` has a subclass that overrides what it needs.

    `@fields` gives it its constructor, `clone()`, `key()` and `from_key()`.
    When `waiting()` and `chance()` are both empty, the game is over and `result()` is set.
    """

    def waiting(self) -> i64:
        """The seats that have to choose now. If there are several, they choose in secret."""
        return 0

    def able(self) -> i64:
        """All seats that may act now: those that have to choose, and those that may jump in."""
        return self.waiting()

    def legal(self, seat: i64) -> vec[i64]:
        """The legal actions of a seat: some if it has to choose, none if it is not able to act."""
        return vec[i64]()

    def chance(self) -> vec[i64]:
        """The weights of the outcomes of the next roll or draw. Empty if there is none."""
        return vec[i64]()

    def roll(self, random: Random) -> i64:
        """Draw one outcome of `chance()`. Override it only to get the same odds faster."""
        return pick(self.chance(), random)

    def hourglass(self) -> i64:
        """The length of the running hourglass in seconds, or 0 if none is running."""
        return 0

    def pace(self) -> i64:
        """The virtual seconds that one turn takes from the hourglass in simulations."""
        return 1

    def apply(self, who: i64, what: i64) -> None:
        """Apply an event. This is the only transition, and it checks nothing."""

    def result(self) -> vec[i64]:
        """For each seat 1 (won), 0 (drawn) or -1 (lost). Empty until the game is over."""
        return vec[i64]()

    def turns(self) -> i64:
        """The number of finished turns, counted as in the rulebook."""
        return 0

    def evaluate(self, seat: i64) -> float:
        """How good the position looks for a seat, from -1 (lost) to 1 (won)."""
        return 0.0

    def forget(self) -> None:
        """Forget everything that no later event or result depends on, such as the turn number.

        Then positions with the same future have the same key, which tables of solved positions
        need. Drawings may still need what was forgotten.
        """

    def from_key(self, key: bytes) -> Self:
        """The position in the same match that has this `key()`."""
        raise NotImplementedError(f"{type(self).__name__} needs from_key(), or @fields")

    def seen_by(self, seat: i64) -> Self:
        """The same position, without anything that this seat can't know."""
        return self.clone()

    def guess(self, random: Random) -> Self:
        """From a seat's view, a full state that fills the blanks at random and fits the view."""
        return self.clone()

    def event_seen_by(self, seat: i64, who: i64, what: i64) -> i64:
        """What this seat sees of an event that is about to be applied: `what`, or HIDDEN."""
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
    """The index whose part of the line contains `point`, with the weights laid end to end."""
    index: i64 = 0
    while point >= weights[index]:
        point -= weights[index]
        index += 1
    return index
