"""A bot that builds: it fills the grid with the tiles of all hands, and lays its own part."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from potager.core.bits import bit
from potager.games.carrotia.facts import squares
from potager.games.carrotia.rules import actions
from potager.games.carrotia.rules.actions import numbered, square_numbered
from potager.games.carrotia.rules.layouts import turns_each
from potager.games.carrotia.rules.maze import Maze, kind_of
from potager.games.carrotia.rules.routes import LOST, gaps
from potager.games.carrotia.rules.warren import Warren

BUDGET = 800  # positions looked at for one route
FAULT = 2.5  # what a wrong maze costs, in carrots: about one more bird
TILE = 0.3  # what one more tile is worth: the maze grows later
BETTER = 0.05  # by how much a turn must better the maze


class Builder:
    """Chooses while the maze is built."""

    def __init__(self, mazes: int, random: Random) -> None:
        self.mazes = mazes
        self.random = random
        self.round = 0
        self.plan: dict[int, int] = {}  # the tile for each square, of this round

    def choose(self, view: Warren, seat: int, legal: list[int]) -> int:
        """The next tile of the plan; else what betters the maze most; else *enough* (K2)."""
        if not view.maze.is_full():
            if not self._fits(view):
                self._make_plan(view)
            for square, tile in self.plan.items():
                action = actions.LAY + 15 * numbered(square) + tile - 1
                if (
                    not view.maze.tile(square)
                    and action in legal
                    and self._spares(view, seat, tile)
                ):
                    return action
        return self._better(view, legal)

    def _make_plan(self, view: Warren) -> None:
        layout = view.layout(self.mazes, self.random)
        self.round = view.round
        self.plan = {}
        if layout.value != LOST:
            found = {square: layout.tiles[square] for square in squares(view)}
            self.plan = {square: tile for square, tile in found.items() if tile}

    def _fits(self, view: Warren) -> bool:
        """Whether the plan still agrees with what lies, and with what the team holds."""
        if not self.plan or self.round != view.round:
            return False
        tiles = {square: view.maze.tile(square) for square in squares(view)}
        if any(tile and tile != self.plan.get(square) for square, tile in tiles.items()):
            return False
        return self._can_finish(view.hands[:], view.mover, view, self._missing(view))

    def _missing(self, view: Warren) -> list[int]:
        """The kinds of the tiles that the plan still wants."""
        return [kind_of(tile) for square, tile in self.plan.items() if not view.maze.tile(square)]

    def _spares(self, view: Warren, seat: int, tile: int) -> bool:
        """Whether the others can finish the plan if this player lays this tile now."""
        hands, missing = view.hands[:], self._missing(view)
        hands[seat] -= bit(4 * kind_of(tile))
        missing.remove(kind_of(tile))
        return self._can_finish(hands, view.after(seat), view, missing)

    def _can_finish(self, hands: vec[i64], mover: int, view: Warren, missing: list[int]) -> bool:
        """Whether these kinds can be laid in turn, each player from the own hand."""
        turns = list(turns_each(hands, mover, view.direction, len(missing)))
        if sum(turns) < len(missing):
            return False
        return _share(missing, list(hands), turns)

    def _better(self, view: Warren, legal: list[int]) -> int:
        """No plan, or it is done: the tile that makes the best of the maze, or *enough*."""
        best, chosen = self._worth(view, view.maze) + BETTER, actions.ENOUGH
        for action in legal:
            if action < actions.LIFT:
                maze = view.maze.clone()
                maze.lay(square_numbered(action // 15), action % 15 + 1)
                value = self._worth(view, maze)
                if value > best:
                    best, chosen = value, action
        return chosen

    def _worth(self, view: Warren, maze: Maze) -> float:
        """The carrots of the best route, less the price of faults, and something for each tile."""
        wrong = _count(maze.wrong_to_the_right()) + _count(maze.wrong_below())
        value = TILE * _count(maze.tiles()) - 0.2 * wrong
        route = view.route_through(maze, BUDGET)
        if route.best == LOST:
            return value - FAULT - 1 - 0.5 * float(gaps(maze, view.entry(), view.exit()))
        return value + float(route.best) + 0.02 * float(route.spare) - (FAULT if wrong else 0)


def _share(missing: list[int], hands: list[int], turns: list[int]) -> bool:
    """Whether every kind finds a player who has one and a turn left for it."""
    if not missing:
        return True
    kind, rest = missing[0], missing[1:]
    for seat, hand in enumerate(hands):
        if turns[seat] and hand >> 4 * kind & 15:
            hands[seat] -= 1 << 4 * kind
            turns[seat] -= 1
            if _share(rest, hands, turns):
                return True
            hands[seat] += 1 << 4 * kind
            turns[seat] += 1
    return False


def _count(squares: int) -> int:
    return squares.bit_count()
