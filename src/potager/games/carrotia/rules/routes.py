# compiled by mypyc
"""The rabbit's best route through a maze, birds aside: for bots, and for judging positions.

The search follows the rules of the run that limit a route: the rabbit turns back only after a stay
(K6, K7), leaves at once on the exit (K8), and has only the moves that are left (K9).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from potager.core.bits import bit, place

from .larder import worth
from .maze import NOWHERE, SQUARES, Maze, spread

FAR: Final = 99
TABLE: Final = 4096  # places in the table of what was searched before
LOST: Final = -1


def ways_to(maze: Maze, goal: i64) -> vec[i64]:
    """For each square the steps along paths to the goal; FAR where no path leads there."""
    steps = vec[i64]([FAR] * SQUARES)
    front = bit(goal) & maze.tiles()
    seen = front
    away: i64 = 0
    while front:
        left = front
        while left:
            steps[place(left)] = away
            left &= left - 1
        front = maze.next_to(front) & ~seen
        seen |= front
        away += 1
    return steps


def gaps(maze: Maze, entry: i64, exit: i64) -> i64:
    """How many squares need another tile, at least, until a path leads from entry to exit."""
    grid = maze.squares()
    kept = bit(entry) & maze.tiles()  # squares reached so far whose tile may stay
    changed: i64 = 0  # and squares reached that get any tile
    needed: i64 = 0
    while True:
        while True:
            further = (
                kept
                | maze.next_to(kept)
                | (changed >> 8 & maze.south)
                | (changed << 8 & maze.north)
                | (changed << 1 & maze.west)
                | (changed >> 1 & maze.east)
            )
            if further == kept:
                break
            kept = further
        if (kept | changed) & bit(exit):
            return needed
        changed |= spread(changed) | bit(entry)
        changed |= (kept & maze.north) >> 8 | (kept & maze.south) << 8
        changed |= (kept & maze.east) << 1 | (kept & maze.west) >> 1
        changed &= grid
        needed += 1


@mypyc_attr(acyclic=True)
class Route:
    """A search for the route that brings the most carrots to the exit within the moves.

    `best` is their worth, or LOST if the exit is out of reach. `first` is the square of the first
    step, or the rabbit's own if it has to stay. `spare` is the number of moves left at the exit.
    With a `fade`, worth is counted in hundredths, and carrots lose `fade` of them with every move
    until the rabbit reaches them, because birds come to them too.
    """

    def __init__(self, maze: Maze, tokens: vec[i64], exit: i64, budget: i64, fade: i64 = 0) -> None:
        self.maze = maze
        self.tokens = tokens
        self.exit = exit
        self.budget = budget  # how many positions are looked at, at most
        self.fade = fade
        self.start: i64 = 0  # the moves at the beginning
        self.steps = ways_to(maze, exit)
        self.best: i64 = LOST
        self.first: i64 = NOWHERE
        self.spare: i64 = 0
        self.keys = vec[i64]([0] * TABLE)
        self.moves = vec[i64]([0] * TABLE)

    def find(self, square: i64, came: i64, moves: i64, strewn: i64) -> None:
        """Search from this square, where carrots lie on those squares."""
        left: i64 = 0
        rest = strewn
        while rest:
            left += worth(self.tokens[place(rest)])
            rest &= rest - 1
        self.start = moves
        self.go(square, came, moves, strewn, 0, left, NOWHERE)

    def go(
        self, square: i64, came: i64, moves: i64, strewn: i64, found: i64, left: i64, first: i64
    ) -> None:
        if self.budget <= 0 or self.steps[square] > moves:
            return
        most = found + left * self.counted(moves)
        if most < self.best:
            return
        if most == self.best and self.spare >= moves - self.steps[square]:
            return
        if self.known(square, came, moves, strewn):
            return
        self.budget -= 1
        there = self.maze.next_to(bit(square))
        if came >= 0:
            there &= ~bit(came)
        if there == 0:
            start = first if first >= 0 else square
            self.go(square, NOWHERE, moves - 1, strewn, found, left, start)
            return
        carrots = there & strewn
        others = there & ~strewn
        while carrots or others:
            if carrots == 0:
                carrots = others
                others = 0
            to = place(carrots)
            carrots &= carrots - 1
            taken: i64 = 0
            if strewn & bit(to):
                taken = worth(self.tokens[to])
            then = found + taken * self.counted(moves - 1)
            start = first if first >= 0 else to
            if to == self.exit:
                self.leave(then, moves - 1, start)
            else:
                self.go(to, square, moves - 1, strewn & ~bit(to), then, left - taken, start)

    def counted(self, moves: i64) -> i64:
        """What a carrot counts, by the number of moves left when it is reached."""
        if self.fade == 0:
            return 1
        worth = 100 - self.fade * (self.start - moves)
        return max(worth, i64(20))

    def leave(self, found: i64, spare: i64, first: i64) -> None:
        if spare >= 0 and (found > self.best or (found == self.best and spare > self.spare)):
            self.best = found
            self.spare = spare
            self.first = first

    def known(self, square: i64, came: i64, moves: i64, strewn: i64) -> bool:
        """Whether the same was searched before with as many moves left."""
        key = strewn * 4096 + square * 64 + came + 1
        slot = (key ^ key >> 11 ^ key >> 23 ^ key >> 35) & 4095
        if self.keys[slot] == key and self.moves[slot] > moves:
            return True
        self.keys[slot] = key
        self.moves[slot] = moves + 1
        return False
