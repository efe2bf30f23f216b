# compiled by mypyc
"""What a garden is worth, learned by self-play (`potager train`): its features.

They count which pieces are alive, which pieces are on top of others, and where the Snails are. No
bot plays with this value. docs/bots.md describes the experiments.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from potager.core.bits import bit
from potager.core.learned import LearnedValue
from potager.core.state import State
from potager.games.snail_invasion.rules.garden import (
    GARDENER,
    PAWN,
    QUEEN,
    Garden,
    colour_of,
    piece_of,
    size_of,
    tally,
)

NAMES: Final = (
    "even", "gardener rolls", "lives",
    "pawns on drones", "drones on queens",
    "open pawns", "open drones", "open queens",
    "pawn in nest", "drone in nest", "queen in nest",
    "pawn blocked", "drone blocked", "queen blocked",
)  # fmt: skip
SIZE: Final = 14

LIVES: Final = 2
GROWN: Final = 3
OPEN: Final = 5  # plant pieces with nothing on them; these and the next ones by size
IN_NEST: Final = 8
BLOCKED: Final = 11
PAWNS: Final = 0o1111_1111_1111_1111  # on all squares, among the free pieces of a side


@mypyc_attr(acyclic=True)
class LearnedGarden(LearnedValue):
    """Judges gardens."""

    def signs(self, state: State) -> vec[float]:
        assert isinstance(state, Garden)
        found = vec[float]([0.0] * SIZE)
        found[0] = 1.0
        if state.mover == GARDENER:
            found[1] = 1.0
        for colour in range(i64(4)):
            found[LIVES] += float(lives(state, colour)) / 4.0
        for stack in state.stacks:
            look(state, stack, found)
        for size in range(4 - state.snails, i64(4)):
            if state.nest_top <= size or state.loose & bit(size):
                found[IN_NEST - 1 + size] = 1.0
            elif state.free_snails >> (size - 1) & PAWNS == 0:
                found[BLOCKED - 1 + size] = 1.0
        return found


def lives(state: Garden, colour: i64) -> i64:
    """How many plants this colour can still make."""
    pawn = piece_of(colour, PAWN)
    most: i64 = 0
    for piece in range(pawn, pawn + 3):
        most = max(most, tally(state.dead, piece))
    return tally(state.trees, pawn) - most


def look(state: Garden, stack: i64, found: vec[float]) -> None:
    """What stands on one square, from the top down: of the colours that can still grow."""
    is_open = True
    while stack:
        piece = stack & 15
        stack >>= 4
        if piece <= 12 and lives(state, colour_of(piece)):
            if is_open:
                found[OPEN - 1 + size_of(piece)] += 0.25
            if size_of(piece) < QUEEN and stack & 15 == piece + 1:
                found[GROWN - 1 + size_of(piece)] += 1.0
        is_open = False


def learned(weights: vec[float]) -> LearnedValue:
    """The value of a garden with these weights, in the order of `NAMES`."""
    return LearnedGarden(weights)
