"""A bot that repairs: where to put the extra bird, and which change helps the route most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product

from potager.games.carrotia.facts import birds, carrots, squares
from potager.games.carrotia.rules import actions, phases
from potager.games.carrotia.rules.actions import square_laid, square_numbered, tile_laid
from potager.games.carrotia.rules.building import rotations
from potager.games.carrotia.rules.evaluation import standing
from potager.games.carrotia.rules.flock import HAWK, which_of
from potager.games.carrotia.rules.maze import Maze, kind_of, turned
from potager.games.carrotia.rules.position import NONE
from potager.games.carrotia.rules.warren import Warren

from .builder import changed

BUDGET = 800  # positions looked at for one route
BETTER = 0.4  # by how much a change must better the route, in carrots


def mend(view: Warren, legal: list[int]) -> int:
    """What to choose once a wrong maze has been judged (K4)."""
    if view.phase == phases.PERCH:
        return _perch(view, legal)
    return _refit(view, legal) if view.phase == phases.REFIT else _change(view, legal)


def _perch(view: Warren, legal: list[int]) -> int:
    """The tile for the extra bird: far from the carrots, and for the Hawk also from the entry."""
    kept = [*carrots(view), *[square for _, square in birds(view)[:-1]]]
    hawk = which_of(view.flock.birds[len(view.flock.birds) - 1]) == HAWK

    def far(action: int) -> int:
        square = square_numbered(action - actions.ON)
        near = min(_away(square, one) for one in kept)
        return near + hawk * _away(square, view.entry())

    return max(legal, key=far)


def _change(view: Warren, legal: list[int]) -> int:
    """The first step of the change that helps most; *enough* only if none does.

    Two tiles that change places are many tries: they come last, if no way out was found yet.
    """
    best, chosen = float(standing(view, view.maze, BUDGET)) + BETTER, actions.ENOUGH
    for changes in (_simple_changes(view, legal), _swaps(view)):
        for action, maze in changes:
            value = float(standing(view, maze, BUDGET))
            if value > best:
                best, chosen = value, action
        if best > 0 and chosen != actions.ENOUGH:
            break
    return chosen


def _simple_changes(view: Warren, legal: list[int]) -> Iterator[tuple[int, Maze]]:
    """A tile of the hand, a tile turned or moved: the first step, and the maze in the end."""
    for action in legal:
        if action < actions.LIFT:
            yield action, changed(view.maze, (square_laid(action), tile_laid(action)))
    empty = [square for square in squares(view) if not view.maze.tile(square)]
    for square, tile in _tiles(view.maze, squares(view)):
        lift = actions.LIFT + actions.numbered(square)
        for to in (square, *empty):
            for one in _turned(tile):
                yield lift, changed(view.maze, (square, 0), (to, one))


def _swaps(view: Warren) -> Iterator[tuple[int, Maze]]:
    """Two tiles that change places."""
    for (square, tile), (to, other) in combinations(_tiles(view.maze, squares(view)), 2):
        if kind_of(tile) != kind_of(other):
            lift = actions.LIFT + actions.numbered(square)
            for one, two in product(_turned(tile), _turned(other)):
                yield lift, changed(view.maze, (to, one), (square, two))


def _refit(view: Warren, legal: list[int]) -> int:
    """Where the lifted tile helps most."""

    def worth(action: int) -> float:
        to, tile = square_laid(action), tile_laid(action)
        under = view.maze.tile(to)
        if view.other != NONE or not under:
            return float(standing(view, changed(view.maze, (to, tile)), BUDGET))
        return max(
            float(standing(view, changed(view.maze, (to, tile), (view.origin, one)), BUDGET))
            for one in _turned(under)
        )

    back = actions.laying(view.origin, view.was)  # that is no change: one is left for later
    return max(legal, key=lambda action: (worth(action), action == back))


def _tiles(maze: Maze, where: Sequence[int]) -> list[tuple[int, int]]:
    """The squares with a tile, and the tiles."""
    return [(square, maze.tile(square)) for square in where if maze.tile(square)]


def _turned(tile: int) -> list[int]:
    """A tile in all its rotations."""
    found = [tile]
    while len(found) < rotations(kind_of(tile)):
        found.append(turned(found[-1]))
    return found


def _away(square: int, other: int) -> int:
    return abs(square // 8 - other // 8) + abs(square % 8 - other % 8)
