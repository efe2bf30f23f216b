# compiled by mypyc
"""How a position looks: what the rabbit can still bring home, and how the grid could be filled."""

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from potager.core.bits import bit, count
from potager.core.fields import fields

from . import phases
from .flying import Flying
from .larder import strewn_of, worth
from .layouts import Layout
from .maze import Maze
from .position import NONE, ROUNDS, moves_of
from .roles import CLOWN, GHOST
from .routes import LOST, Route, gaps

BUDGET: Final = 600  # positions looked at for a judgement
LATER: Final = 6.5  # what a round to come brings, on average


@fields
class Evaluation(Flying):
    """What bots and search ask of a position."""

    # Of a maze

    def route_through(self, maze: Maze, budget: i64) -> Route:
        """The best route from entry to exit if the maze were this one, while it is built."""
        tokens = self.larder.lying
        if self.phase == phases.BUILD or self.phase == phases.BIRD:
            tokens = self.cards.spread(self.quest)
        route = Route(maze, tokens, self.exit(), budget)
        tiles = maze.tiles()
        if tiles & bit(self.entry()):
            route.find(self.entry(), NONE, moves_of(self.round), strewn_of(tokens) & tiles)
        return route

    def standing(self, maze: Maze, budget: i64) -> float:
        """What a repaired maze is good for: below 0 without a way out, else by its best route.

        K4: faults cost nothing more, so only the way and its carrots count.
        """
        missing = gaps(maze, self.entry(), self.exit())
        if missing:
            return -float(missing)
        route = self.route_through(maze, budget)
        if route.best == LOST:
            return 0.0
        return 1.0 + float(route.best) + 0.05 * float(route.spare)

    def layout(self, mazes: i64, random: Random, loose: i64, holes: i64) -> Layout:
        """The best of that many ways to fill the grid from the hands; see `layouts.py`."""
        tokens = self.cards.spread(self.quest)
        moves = moves_of(self.round)
        layout = Layout(self.maze, tokens, self.entry(), self.exit(), moves, loose, holes)
        layout.fill(self.hands, self.mover, self.direction, random, mazes)
        return layout

    def prospect(self, fade: i64 = 0) -> float:
        """The carrots that the store may hold in the end.

        Birds may still take what is not in the bag: with a `fade` by so many hundredths a move
        and bird, else by an even share.
        """
        hoped = float(worth(self.larder.store)) + LATER * float(ROUNDS - self.round)
        if self.phase == phases.OVER:
            return float(worth(self.larder.store))
        if self.rabbit < 0:
            return hoped + (self.maze_promises() if self.is_made() else LATER)
        fade *= i64(len(self.flock.birds))
        route = Route(self.maze, self.larder.lying, self.exit(), BUDGET, fade)
        route.find(self.rabbit, self.came, self.moves, self.larder.strewn)
        if route.best == LOST:
            if self.owner(GHOST) >= 0 and self.used & bit(GHOST) == 0:
                return hoped + 0.9 * float(worth(self.larder.bag))
            return hoped
        hoped += 0.97 * float(worth(self.larder.bag))
        if fade:
            hoped += 0.01 * float(route.best)
        else:
            hoped += 0.86 * float(route.best)
        hoped += 0.02 * float(min(route.spare, 5))
        for character in range(i64(GHOST), i64(CLOWN) + 1):
            if self.owner(character) >= 0 and self.used & bit(character) == 0:
                hoped += 0.25
        if self.passed == 0:
            hoped += 1.3
        return hoped

    def is_made(self) -> bool:
        """Whether the maze is being built or repaired."""
        phase = self.phase
        building = phase >= phases.BUILD and phase <= phases.REFIT
        return building or phase == phases.BIRD or phase == phases.STRAY

    def maze_promises(self) -> float:
        """What this round may bring by the maze as it lies: roughly, since it can still change.

        In the repair wrong edges cost nothing more (K4), but what is missing is harder to mend.
        """
        maze = self.maze
        missing = float(gaps(maze, self.entry(), self.exit()))
        brings = 0.0
        if missing == 0.0:
            brings = float(max(self.route_through(maze, BUDGET).best, i64(0)))
        if self.phase != phases.BUILD:
            return 1.8 + 0.86 * brings if missing == 0.0 else max(0.0, 1.5 - 0.5 * missing)
        wrong = float(count(maze.wrong_to_the_right()) + count(maze.wrong_below()))
        return LATER - 2.0 + 0.6 * brings - 0.5 * missing - 0.4 * min(wrong, 3.0)

    def evaluate(self, seat: i64) -> float:
        """All win or lose together, by how far the store may come."""
        if self.phase == phases.OVER:
            return 1.0 if worth(self.larder.store) >= self.needed() else -1.0
        return min(0.95, max(-0.95, (self.prospect() - float(self.needed())) / 12.0))
