"""A bot that builds: it fills the grid with the tiles of all hands, and lays its own part."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from potager.core.bits import bit

from . import actions, phases
from .actions import numbered, square_numbered
from .flock import which_of
from .layouts import turns_each
from .maze import SQUARES, Maze, kind_of
from .position import moves_of
from .reading import bird_squares, squares, wanted
from .routes import LOST, Route
from .rules import Warren

BUDGET = 800  # positions looked at for one route
FAULT = 2.5  # what a wrong maze costs, in carrots: about one more bird


class Builder:
    """Chooses while the maze is built and repaired."""

    def __init__(self, mazes: int, random: Random) -> None:
        self.mazes = mazes
        self.random = random
        self.plan: dict[int, int] = {}  # the tile for each square

    def choose(self, view: Warren, seat: int, legal: list[int]) -> int:
        if view.phase == phases.BUILD:
            return self._build(view, seat, legal)
        if view.phase == phases.PERCH:
            return self._perch(view, legal)
        return self._repair(view, legal)

    # Building

    def _build(self, view: Warren, seat: int, legal: list[int]) -> int:
        if view.maze.is_full() and not view.maze.is_wrong(view.entry(), view.exit()):
            return actions.DONE if actions.DONE in legal else self._idle(view, legal)
        if not self._fits(view):
            layout = view.layout(self.mazes, self.random)
            found = {square: int(layout.tiles[square]) for square in squares(view)}
            self.plan = found if layout.value != LOST else {}
        for square, tile in self.plan.items():
            action = actions.LAY + 15 * numbered(square) + tile - 1
            if not view.maze.tile(square) and action in legal and self._spares(view, seat, tile):
                return int(action)
        return self._patch(view, legal)

    def _fits(self, view: Warren) -> bool:
        """Whether the plan still agrees with what lies, and with what the team holds."""
        if not self.plan or self.plan.keys() != set(squares(view)):
            return False
        tiles = {square: int(view.maze.tile(square)) for square in squares(view)}
        if any(tile and tile != self.plan[square] for square, tile in tiles.items()):
            return False
        return self._can_finish(view.hands[:], int(view.mover), view, self._missing(view))

    def _missing(self, view: Warren) -> list[int]:
        """The kinds of the tiles that the plan still wants."""
        return [
            int(kind_of(tile)) for square, tile in self.plan.items() if not view.maze.tile(square)
        ]

    def _spares(self, view: Warren, seat: int, tile: int) -> bool:
        """Whether the others can finish the plan if this player lays this tile now."""
        hands, missing = view.hands[:], self._missing(view)
        hands[seat] -= bit(4 * kind_of(tile))
        missing.remove(int(kind_of(tile)))
        return self._can_finish(hands, int(view.after(seat)), view, missing)

    def _can_finish(self, hands: vec[i64], mover: int, view: Warren, missing: list[int]) -> bool:
        """Whether these kinds can be laid in turn, each player from the own hand."""
        turns = [int(n) for n in turns_each(hands, mover, view.direction, len(missing))]
        if sum(turns) < len(missing):
            return False
        return _share(missing, [int(hand) for hand in hands], turns)

    def _patch(self, view: Warren, legal: list[int]) -> int:
        """No plan: the tile that makes the best of the maze as it is."""
        best, chosen = -99.0, legal[0]
        for action in legal:
            if action == actions.DONE:
                continue
            maze = view.maze.clone()
            maze.lay(square_numbered(action // 15), action % 15 + 1)
            value = self._worth(view, maze) + 0.3 * _count(maze.tiles())
            if value > best:
                best, chosen = value, action
        return chosen

    def _idle(self, view: Warren, legal: list[int]) -> int:
        """A turn that changes as little as can be."""
        for action in legal:
            if view.maze.tile(square_numbered(action // 15)) == action % 15 + 1:
                return action
        return self._patch(view, legal)

    def _worth(self, view: Warren, maze: Maze) -> float:
        """The carrots of the best route, less the price of faults."""
        tokens = dict(wanted(view))
        spread = vec[i64]([tokens.get(square, 0) for square in range(SQUARES)])
        strewn = sum(bit(square) for square in tokens) & maze.tiles()
        route = Route(maze, spread, view.exit(), BUDGET)
        if maze.tiles() & bit(view.entry()):
            route.find(view.entry(), -1, moves_of(view.round), strewn)
        wrong = _count(maze.wrong_to_the_right()) + _count(maze.wrong_below())
        if route.best == LOST:
            return -FAULT - 0.2 * wrong - 0.1 * len(tokens)
        return float(route.best) + 0.02 * int(route.spare) - (FAULT if wrong else 0) - 0.2 * wrong

    # Repairing

    def _perch(self, view: Warren, legal: list[int]) -> int:
        """The extra bird as far from the carrots as can be; a friendly one near the entry."""
        bird = which_of(view.flock.birds[len(view.flock.birds) - 1])
        tokens = [square for square, _ in wanted(view)] + bird_squares(view)

        def far(action: int) -> int:
            square = int(square_numbered(action - actions.ON))
            return min(_away(square, one) for one in tokens) + (bird == 1) * _away(
                square, int(view.entry())
            )

        return max(legal, key=far)

    def _repair(self, view: Warren, legal: list[int]) -> int:
        """The change that helps the route most, if one does."""
        now = self._route(view, view.maze)
        best, chosen = now + 0.4, actions.DONE
        for action in legal:
            value = self._after(view, action)
            if value > best or chosen not in legal:
                best, chosen = value, action
        return chosen

    def _after(self, view: Warren, action: int) -> float:
        """What the route is worth after a change, or after the best way to end one."""
        if action == actions.DONE:
            return -1.0
        maze = view.maze.clone()
        if action < actions.LIFT:
            maze.lay(square_numbered(action // 15), action % 15 + 1)
            return self._route(view, maze)
        square = square_numbered(action - actions.LIFT)
        tile, values = int(maze.tile(square)), []
        for _ in range(3):
            tile = (tile << 1 | tile >> 3) & 15
            maze.lay(square, tile)
            values.append(self._route(view, maze))
        return max(values)

    def _route(self, view: Warren, maze: Maze) -> float:
        """K4: faults cost nothing more, so only the way and its carrots count."""
        tokens = dict(wanted(view))
        spread = vec[i64]([tokens.get(square, 0) for square in range(SQUARES)])
        route = Route(maze, spread, view.exit(), BUDGET)
        if maze.tiles() & bit(view.entry()):
            strewn = sum(bit(square) for square in tokens) & maze.tiles()
            route.find(view.entry(), -1, moves_of(view.round), strewn)
        return float(route.best) + 0.05 * int(route.spare)


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
    return int(squares).bit_count()


def _away(square: int, other: int) -> int:
    return abs(square // 8 - other // 8) + abs(square % 8 - other % 8)
