"""A bot that builds: it fills the grid with the tiles of all hands, and lays its own part.

The bot treats the tiles that others have laid in this round as their plan, and builds on it. It
exchanges tiles from earlier rounds if that brings more carrots, and tiles with wrong edges. It
never exchanges a tile that fits, unless that tile would close the way out for good.
"""

from __future__ import annotations

from collections.abc import Sequence

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from potager.core.bits import bit, count
from potager.core.plans import Plan
from potager.games.carrotia.facts import inherited, squares
from potager.games.carrotia.rules import actions
from potager.games.carrotia.rules.actions import square_laid, tile_laid
from potager.games.carrotia.rules.cards import SIDES
from potager.games.carrotia.rules.evaluation import route_through
from potager.games.carrotia.rules.larder import strewn_of
from potager.games.carrotia.rules.layouts import Layout, turns_each
from potager.games.carrotia.rules.maze import Maze, kind_of
from potager.games.carrotia.rules.position import NONE, moves_of
from potager.games.carrotia.rules.routes import LOST, Route, gaps
from potager.games.carrotia.rules.warren import Warren

from .wishes import laid_ahead, shown, wishes

BUDGET = 800  # positions looked at for one route
FAULT = 2.5  # what a wrong maze costs, in carrots: about one more bird
TILE = 0.3  # what one more tile is worth: the maze grows later
BETTER = 0.05  # by how much a turn must better the maze
HARDER = 200  # mazes tried where the first ones failed: nobody gives up early
HOLES = 2  # squares that a plan may leave empty


class Builder:
    """Chooses while the maze is built.

    A `steady` bot takes no detours: each of its turns makes sense without the next ones.
    """

    def __init__(self, mazes: int, random: Random, *, steady: bool = False) -> None:
        self.mazes = mazes
        self.steady = steady
        self.random = random
        self.round = 0
        self.old: dict[int, int] = {}  # the tiles of earlier rounds that still lie
        self.plan: dict[int, int] = {}  # the tile for each square, of this round
        self.planned_on: dict[int, int] = {}  # what lay when that was planned
        self.way: list[int] = []  # the rabbit's way through it, from IN over carrots to OUT
        self.heeded: Sequence[Plan] = ()  # what others of the team plan
        self.wanted: dict[int, int] = {}  # the tiles of that in its own plan
        self.done: dict[int, int] = {}  # who has said enough, and with which tiles in hand

    def choose(self, view: Warren, seat: int, legal: list[int]) -> int:
        """The next tile of the plan; else what betters the maze most; else *enough* (K2)."""
        self._look(view)
        if not self._fits(view):
            self._make_plan(view)
        for square in self._missing(view):
            tile = self.plan[square]
            action = actions.laying(square, tile)
            if action in legal and self._can_finish(view, tile) and self._holds(view, action):
                return action
        return self._better(view, legal)

    def _look(self, view: Warren) -> None:
        """Remember which tiles are of earlier rounds; what changes from now on is of this one."""
        if self.round != view.round:
            self.round, self.plan, self.done = view.round, {}, {}
            old = inherited(view.round, view.cards.read(view.quest, SIDES))
            self.old = {one: view.maze.tile(one) for one in old if view.maze.tile(one)}
        self.old = {one: tile for one, tile in self.old.items() if view.maze.tile(one) == tile}
        self.done |= {one: view.hands[one] for one in range(view.seats) if view.said & bit(one)}

    def _hands(self, view: Warren) -> vec[i64]:
        """The tiles on which a plan can count: not those of others who have said enough."""
        hands = view.hands[:]
        for seat, hand in self.done.items():
            if seat != view.mover and hands[seat] == hand:
                hands[seat] = 0
        return hands

    def news(self, view: Warren) -> Plan | None:
        """What it plans now, if nobody it heeds has shown that already."""
        missing = {one: self.plan[one] for one in self._missing(view)} if self.plan else {}
        own = shown(self.way, missing)
        pieces = {at: piece for plan in self.heeded for at, piece in plan.pieces.items()}
        told = any(plan.line == own.line for plan in self.heeded)
        return None if told and own.pieces.items() <= pieces.items() else own

    def _make_plan(self, view: Warren) -> None:
        """One that fits what others plan, if there is one."""
        loose = sum(1 << square for square in self.old)
        for wanted in wishes(view, self.heeded, self._hands(view)):
            if self._plans(view, wanted, self.mazes, loose) and self._can_finish(view):
                return
        for mazes, free in (
            (self.mazes, loose),
            (HARDER, loose),
            (HARDER, view.maze.tiles()),  # what lies leaves no way out
        ):
            if self._plans(view, {}, mazes, free):
                return

    def _plans(self, view: Warren, wanted: dict[int, int], mazes: int, free: int) -> bool:
        """Make a plan that has these tiles, and says whether there is one."""
        maze, hands = changed(view.maze, *wanted.items()), laid_ahead(self._hands(view), wanted)
        tokens, moves = view.cards.spread(view.quest), moves_of(view.round)
        free &= ~sum(1 << square for square in wanted)
        layout = Layout(maze, tokens, view.entry(), view.exit(), moves, free, HOLES)
        layout.fill(hands, view.mover, view.direction, self.random, mazes)
        self.plan, self.way, self.wanted = {}, [], wanted
        if layout.value == LOST:
            return False
        found = {square: layout.found.tile(square) for square in squares(view)}
        self.plan = {square: tile for square, tile in found.items() if tile}
        self.planned_on = {square: view.maze.tile(square) for square in squares(view)}
        self.way = _way(view, changed(view.maze, *self.plan.items()))
        return True

    def _fits(self, view: Warren) -> bool:
        """Whether the plan still agrees with what lies, and with what the team holds."""
        if not self.plan:
            return False
        for square in squares(view):
            tile = view.maze.tile(square)
            if tile != self.plan.get(square, 0) and tile != self.planned_on[square]:
                return False
        return self._can_finish(view)

    def _missing(self, view: Warren) -> list[int]:
        """The squares for which the plan has another tile: empty ones first, and of these what
        others want, then the rabbit's way, each joined to what leads there from IN, else from OUT,
        as far as can be."""
        maze, planned = view.maze, changed(view.maze, *self.plan.items())
        found = [one for one, tile in self.plan.items() if maze.tile(one) != tile]
        done = maze.tiles() & ~sum(1 << one for one in found)
        near = [_joined(planned, done, end) for end in (view.entry(), view.exit())]

        def order(square: int) -> tuple[bool, bool, bool, int, int]:
            there = [ends >> square & 1 for ends in (*near, planned.next_to(done))]
            joined = there.index(1) if 1 in there else len(there)
            aside = square not in self.way
            along = 0 if aside else self.way.index(square)
            return maze.tile(square) != 0, square not in self.wanted, aside, joined, along

        return sorted(found, key=order)

    def _can_finish(self, view: Warren, tile: int = 0) -> bool:
        """Whether what is missing can be laid in turn, each player from the own hand; with a tile,
        whether the others still can if that is laid now."""
        hands, mover = self._hands(view), view.mover
        missing = [kind_of(self.plan[square]) for square in self._missing(view)]
        if tile:
            hands[mover] -= bit(4 * kind_of(tile))
            missing.remove(kind_of(tile))
            mover = view.after(mover)
        turns = list(turns_each(hands, mover, view.direction, len(missing)))
        return sum(turns) >= len(missing) and _share(missing, list(hands), turns)

    def _holds(self, view: Warren, action: int) -> bool:
        """Whether a tile of the plan may be laid now: a maze that is right stays so, for others may
        not follow the plan, or the sand runs out; a steady builder's exchange betters it."""
        maze = view.maze
        after = changed(maze, (square_laid(action), tile_laid(action)))
        if _is_wrong(view, maze):
            return True
        if _is_wrong(view, after):
            return False
        exchanges = self.steady and maze.tile(square_laid(action))
        return not exchanges or self._worth(view, after) > self._worth(view, maze)

    def _better(self, view: Warren, legal: list[int]) -> int:
        """No plan, or it is done: the tile that makes the best of the maze, or *enough*.

        What is right stays right, whatever more carrots are worth: the next plan would mend it,
        and so on forever.
        """
        best, chosen = self._worth(view, view.maze) + BETTER, actions.ENOUGH
        free, right = self._free(view), not _is_wrong(view, view.maze)
        for action in legal:
            if action < actions.LIFT and square_laid(action) in free:
                maze = changed(view.maze, (square_laid(action), tile_laid(action)))
                if right and _is_wrong(view, maze):
                    continue
                value = self._worth(view, maze)
                if value > best:
                    best, chosen = value, action
        return chosen

    def _free(self, view: Warren) -> set[int]:
        """Where a tile may be laid: a tile of this round that fits stays, unless it closes the
        way out and there is no empty square left for another way."""
        maze = view.maze
        if maze.is_full() and not maze.reached_from(view.entry()) & bit(view.exit()):
            return set(squares(view))
        right, below = maze.wrong_to_the_right(), maze.wrong_below()
        wrong = right | right << 1 | below | below << 8
        return {
            one
            for one in squares(view)
            if not maze.tile(one) or one in self.old or wrong >> one & 1
        }

    def _worth(self, view: Warren, maze: Maze) -> float:
        """The carrots of the best route, less the price of faults, and something for each tile."""
        wrong = count(maze.wrong_to_the_right()) + count(maze.wrong_below())
        value = TILE * float(count(maze.tiles())) - 0.2 * float(wrong)
        route = route_through(view, maze, BUDGET)
        if route.best == LOST:
            return value - FAULT - 1 - 0.5 * float(gaps(maze, view.entry(), view.exit()))
        return value + float(route.best) + 0.02 * float(route.spare) - (FAULT if wrong else 0)


def _is_wrong(view: Warren, maze: Maze) -> bool:
    return maze.is_wrong(view.entry(), view.exit())


def changed(maze: Maze, *laid: tuple[int, int]) -> Maze:
    """The maze after tiles were laid, each a square and a tile, one after another."""
    after = maze.clone()
    for square, tile in laid:
        after.lay(square, tile)
    return after


def _joined(planned: Maze, done: int, end: int) -> int:
    """The squares of a plan that join what is done of it from this end on."""
    reached = planned.reached_from(end, done)
    return planned.next_to(reached) if reached else bit(end)


def _way(view: Warren, maze: Maze) -> list[int]:
    """The squares of the best route through a maze, as the rabbit comes to them."""
    tokens, here, came = view.cards.spread(view.quest), view.entry(), NONE
    strewn, found = strewn_of(tokens), [here]
    for moves in range(moves_of(view.round), 0, -1):
        route = Route(maze, tokens, view.exit(), BUDGET)
        route.find(here, came, moves, strewn & ~sum(1 << one for one in found))
        if route.best == LOST:
            break
        here, came = route.first, here if route.first != here else NONE
        found.append(here)
        if here == view.exit():
            break
    return list(dict.fromkeys(found))


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
