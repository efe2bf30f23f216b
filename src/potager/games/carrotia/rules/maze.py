# compiled by mypyc
"""The maze: squares, tiles and paths.

A square is a number `8 * row + column`, counted from the upper left, so that a set of squares is
one number with a bit for each. A tile is the set of its open sides: north 1, east 2, south 4, west
8. So each of the 15 tiles in all rotations has a number of its own. The maze keeps four sets: the
squares whose tile is open to the north, to the east, to the south and to the west.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from potager.core.bits import bit, shl
from potager.core.fields import fields
from potager.core.values import Value

NOWHERE: Final = -1
ROW: Final = 8  # from a square to the one below it
SQUARES: Final = 40  # more than any square's number

STEPS: Final = vec[i64]([-8, 1, 8, -1])  # to the next square up, right, down, left

NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8

STRAIGHT: Final = 0
CORNER: Final = 1
JUNCTION: Final = 2
CROSSROADS: Final = 3
DEAD_END: Final = 4
KINDS: Final = 5
KIND_OF: Final = 0x3221_2014_2104_1440  # for each tile, four bits: the kind it is
FIRST_TILE: Final = 0x1F735  # for each kind, four bits: the tile unturned


def kind_of(tile: i64) -> i64:
    """What a tile is, however it lies."""
    return (KIND_OF >> (4 * tile)) & 15


def unturned(kind: i64) -> i64:
    """A tile of that kind as the hand shows it."""
    return (FIRST_TILE >> (4 * kind)) & 15


def turned(tile: i64) -> i64:
    """The tile after a quarter turn, clockwise."""
    return ((tile << 1) | (tile >> 3)) & 15


def square_at(row: i64, column: i64) -> i64:
    return row * 8 + column


def grid(size: i64) -> i64:
    """All squares of a maze of that size."""
    if size == 3:
        return 0x07_07_07
    if size == 4:
        return 0x0F_0F_0F_0F
    return 0x1F_1F_1F_1F_1F


def spread(squares: i64) -> i64:
    """These squares and those around them, also beyond the grid."""
    return squares | squares << 1 | squares >> 1 | squares << 8 | squares >> 8


def nearest(square: i64, goals: i64, within: i64) -> i64:
    """K11: those of the goals that are nearest as birds fly, |dx|+|dy|; none if there is none."""
    if goals == 0:
        return 0
    front = bit(square)
    while front & goals == 0:
        front = spread(front) & within
    return front & goals


def step_towards(square: i64, goal: i64) -> i64:
    """K11: the next square on a bird's way: along the longer distance, else up or down first."""
    rows = (goal >> 3) - (square >> 3)
    columns = (goal & 7) - (square & 7)
    if rows * rows < columns * columns:
        if columns > 0:
            return square + 1
        return square - 1
    if rows > 0:
        return square + 8
    if rows < 0:
        return square - 8
    return square


def beyond(square: i64, direction: i64, within: i64) -> i64:
    """The next square up (0), right (1), down (2) or left (3); NOWHERE off the grid."""
    to = square + STEPS[direction]
    if to < 0 or bit(to) & within == 0:
        return NOWHERE
    return to


def direction_to(square: i64, neighbour: i64) -> i64:
    """Up (0), right (1), down (2) or left (3)."""
    direction: i64 = 0
    while square + STEPS[direction] != neighbour:
        direction += 1
    return direction


def sides_at(square: i64, north: i64, east: i64, south: i64, west: i64) -> i64:
    """A tile that is open to the sides of which the set has this square."""
    return (
        ((north >> square) & 1)
        | ((east >> square) & 1) * 2
        | ((south >> square) & 1) * 4
        | ((west >> square) & 1) * 8
    )


@fields
class Maze(Value):
    """The tiles in a grid of `size` by `size`."""

    size: i64
    north: i64 = 0  # the squares whose tile is open to the north
    east: i64 = 0
    south: i64 = 0
    west: i64 = 0

    def squares(self) -> i64:
        """The grid."""
        return grid(self.size)

    def tiles(self) -> i64:
        """The squares on which a tile lies."""
        return self.north | self.east | self.south | self.west

    def is_full(self) -> bool:
        return self.tiles() == grid(self.size)

    def tile(self, square: i64) -> i64:
        """The tile on a square; 0 for none."""
        return sides_at(square, self.north, self.east, self.south, self.west)

    def lay(self, square: i64, tile: i64) -> None:
        """Let this tile, or none (0), lie on a square, in place of what lay there."""
        others = ~bit(square)
        self.north = (self.north & others) | shl(tile & 1, square)
        self.east = (self.east & others) | shl((tile >> 1) & 1, square)
        self.south = (self.south & others) | shl((tile >> 2) & 1, square)
        self.west = (self.west & others) | shl((tile >> 3) & 1, square)

    def wrong_to_the_right(self) -> i64:
        """K3: the squares whose tile meets its right neighbour path against grass."""
        tiles = self.tiles()
        return (self.east ^ (self.west >> 1)) & tiles & (tiles >> 1)

    def wrong_below(self) -> i64:
        """K3: the squares whose tile meets the one below path against grass."""
        tiles = self.tiles()
        return (self.south ^ (self.north >> 8)) & tiles & (tiles >> 8)

    def next_to(self, squares: i64) -> i64:
        """The squares one step along a path, open on both sides, from any of these."""
        return (
            ((squares & self.north) >> 8 & self.south)
            | ((squares & self.south) << 8 & self.north)
            | ((squares & self.east) << 1 & self.west)
            | ((squares & self.west) >> 1 & self.east)
        )

    def reached_from(self, square: i64, among: i64 = -1) -> i64:
        """All squares, or among these, to which paths lead from here; none where no tile lies."""
        reached = bit(square) & self.tiles() & among
        while True:
            further = reached | self.next_to(reached) & among
            if further == reached:
                return reached
            reached = further

    def is_wrong(self, entry: i64, exit: i64) -> bool:
        """K3: an edge is wrong, or no path leads from the entry to the exit."""
        if self.wrong_to_the_right() or self.wrong_below():
            return True
        return self.reached_from(entry) & bit(exit) == 0

    def grow(self, sides: i64) -> None:
        """One row and one column more, on these two sides."""
        self.size += 1
        by: i64 = 0
        if sides & NORTH:
            by += 8
        if sides & WEST:
            by += 1
        self.north = self.north << by
        self.east = self.east << by
        self.south = self.south << by
        self.west = self.west << by
