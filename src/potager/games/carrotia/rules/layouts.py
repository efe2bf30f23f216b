# compiled by mypyc
"""Fills the grid: a maze without wrong edges that the hands can build, with a good route.

It fills the grid at random many times, finds the best route through each maze, and keeps the best
one. The order of turns limits it: each player lays as many tiles as they have turns until the grid
is full. So it first draws the tiles that each player will lay. It exchanges tiles with wrong edges,
and now and then another that may be exchanged. If nothing fits a square, it may stay empty.
"""

from dataclasses import dataclass
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from potager.core.bits import bit, count, place

from .larder import strewn_of
from .maze import KINDS, Maze, kind_of, sides_at
from .routes import LOST, Route

TRIES: Final = 400  # tiles tried in one filling before it is given up
BUDGET: Final = 1500  # positions looked at for one route
TILES: Final = 15
EXCHANGE: Final = 12  # what an exchanged tile costs, where a carrot is worth 32
HOLE: Final = 10  # and an empty square
MOST: Final = 4  # tiles exchanged by choice are fewer than this


def tiles_in(hand: i64) -> i64:
    """How many tiles a hand holds."""
    found: i64 = 0
    while hand:
        found += hand & 15
        hand >>= 4
    return found


def drawn_from(hand: i64, count: i64, random: Random) -> i64:
    """Some tiles of a hand, at random."""
    taken: i64 = 0
    left = tiles_in(hand)
    for kind in range(i64(KINDS)):
        held = (hand >> (4 * kind)) & 15
        for _ in range(held):
            if random.randrange(left) < count:
                taken += bit(4 * kind)
                count -= 1
            left -= 1
    return taken


def turns_each(hands: vec[i64], mover: i64, direction: i64, empty: i64) -> vec[i64]:
    """How many tiles each seat lays until the grid is full, if all lay on empty squares."""
    seats: i64 = len(hands)
    turns = vec[i64]([0] * seats)
    idle: i64 = 0
    seat = mover
    while empty > 0 and idle < seats:
        if turns[seat] < tiles_in(hands[seat]):
            turns[seat] += 1
            empty -= 1
            idle = 0
        else:
            idle += 1
        seat = (seat + direction + seats) % seats
    return turns


@mypyc_attr(acyclic=True)
@dataclass(eq=False, repr=False)
class Layout:
    """A search for a maze: `found` is the best.

    `value` is 32 for each carrot on its best route, plus the moves left at its end, minus the cost
    of exchanges and empty squares, or it is LOST. The tiles on `loose` squares may be exchanged,
    and up to `holes` squares may stay empty.
    """

    maze: Maze
    tokens: vec[i64]
    entry: i64
    exit: i64
    moves: i64
    loose: i64 = 0
    holes: i64 = 0
    open: i64 = 0  # squares that may still stay empty in this filling
    left: i64 = 0  # tiles that may still be tried in this filling
    value: i64 = LOST

    def __post_init__(self) -> None:
        self.strewn = strewn_of(self.tokens)
        self.found = self.maze

    def fill(self, hands: vec[i64], mover: i64, direction: i64, random: Random, mazes: i64) -> None:
        """Fill the grid that many times, and keep the best."""
        for _ in range(mazes):
            maze = self.maze.clone()
            self.lift_wrong(maze, random)
            if self.loose:
                self.lift_some(maze, random)
            empty = maze.squares() & ~maze.tiles()
            turns = turns_each(hands, mover, direction, count(empty))
            stock: i64 = 0
            for seat in range(i64(len(hands))):
                stock += drawn_from(hands[seat], turns[seat], random)
            self.left = TRIES
            self.open = self.holes
            if self.lay_on(maze, empty, stock, random):
                self.judge(maze)

    def lift_wrong(self, maze: Maze, random: Random) -> None:
        """Take away one of two tiles that meet path against grass, until none do."""
        while True:
            right = maze.wrong_to_the_right()
            below = maze.wrong_below()
            if right:
                self.lift_one(maze, place(right), place(right) + 1, random)
            elif below:
                self.lift_one(maze, place(below), place(below) + 8, random)
            else:
                return

    def lift_one(self, maze: Maze, square: i64, other: i64, random: Random) -> None:
        """Take away the one that may be exchanged, or any."""
        kept = self.loose & bit(square) == 0
        if kept == (self.loose & bit(other) == 0):
            kept = random.randrange(2) == 0
        if kept:
            square = other
        maze.lay(square, 0)

    def lift_some(self, maze: Maze, random: Random) -> None:
        """Take away some tiles that may be exchanged."""
        for _ in range(random.randrange(i64(MOST))):
            loose = self.loose & maze.tiles()
            if loose == 0:
                return
            skipped = random.randrange(count(loose))
            for _ in range(skipped):
                loose &= loose - 1
            maze.lay(place(loose), 0)

    def lay_on(self, maze: Maze, empty: i64, stock: i64, random: Random) -> bool:
        """Lay a tile of the stock on each of these squares: one whose shared edges all match."""
        if empty == 0 or stock == 0:
            return True
        square = self.tightest(maze, empty)
        others = empty & ~bit(square)
        tiles = maze.tiles()
        shared = sides_of(square, tiles, tiles, tiles, tiles)
        wanted = sides_of(square, maze.south, maze.west, maze.north, maze.east)
        first = random.randrange(15)
        for turn in range(i64(TILES)):
            tile = (first + 7 * turn) % 15 + 1
            kind = 4 * kind_of(tile)
            if (stock >> kind) & 15 and (tile ^ wanted) & shared == 0:
                self.left -= 1
                if self.left < 0:
                    return False
                maze.lay(square, tile)
                if self.lay_on(maze, others, stock - bit(kind), random):
                    return True
                maze.lay(square, 0)
        if self.open > 0 and self.maze.tiles() & bit(square) == 0:
            self.open -= 1
            if self.lay_on(maze, others, stock, random):
                return True
            self.open += 1
        return False

    def tightest(self, maze: Maze, empty: i64) -> i64:
        """The empty square with the most tiles around it."""
        tiles = maze.tiles()
        best: i64 = -1
        most: i64 = -1
        while empty:
            square = place(empty)
            empty &= empty - 1
            around = count(sides_of(square, tiles, tiles, tiles, tiles))
            if around > most:
                most = around
                best = square
        return best

    def judge(self, maze: Maze) -> None:
        if self.maze.tiles() & ~maze.tiles() or maze.is_wrong(self.entry, self.exit):
            return
        route = Route(maze, self.tokens, self.exit, BUDGET)
        route.find(self.entry, -1, self.moves, self.strewn & maze.tiles())
        if route.best == LOST:
            return
        value = route.best * 32 + route.spare - self.price(maze)
        if value < 0:
            value = 0
        if value > self.value:
            self.value = value
            self.found = maze

    def price(self, maze: Maze) -> i64:
        """What exchanges and empty squares cost."""
        others = maze.north ^ self.maze.north | maze.east ^ self.maze.east
        others |= maze.south ^ self.maze.south | maze.west ^ self.maze.west
        empty = maze.squares() & ~maze.tiles()
        return EXCHANGE * count(others & self.maze.tiles()) + HOLE * count(empty)


def sides_of(square: i64, above: i64, right: i64, below: i64, left: i64) -> i64:
    """The sides of a square, as of a tile, beyond which each of these sets has a square."""
    return sides_at(square, above << 8, right >> 1, below >> 8, left << 1)
