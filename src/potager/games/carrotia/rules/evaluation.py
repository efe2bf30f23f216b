# compiled by mypyc
"""How good a position is: the carrots that the rabbit can still bring home.

The search and the bots use this. The rules don't.
"""

from typing import Final

from mypy_extensions import i64

from potager.core.bits import bit, count

from . import phases
from .larder import strewn_of, worth
from .maze import Maze
from .position import NONE, ROUNDS, Position, moves_of
from .roles import CLOWN, GHOST
from .routes import LOST, Route, gaps

BUDGET: Final = 600  # positions looked at for a judgement
LATER: Final = 6.5  # what a round to come brings, on average


def route_through(state: Position, maze: Maze, budget: i64) -> Route:
    """The best route from entry to exit if the maze were this one, while it is built."""
    tokens = state.larder.lying
    if state.phase == phases.BUILD or state.phase == phases.BIRD:
        tokens = state.cards.spread(state.quest)
    route = Route(maze, tokens, state.exit(), budget)
    tiles = maze.tiles()
    if tiles & bit(state.entry()):
        route.find(state.entry(), NONE, moves_of(state.round), strewn_of(tokens) & tiles)
    return route


def standing(state: Position, maze: Maze, budget: i64) -> float:
    """What a repaired maze is good for: below 0 without a way out, else by its best route.

    K4: faults cost nothing more, so only the way and its carrots count.
    """
    missing = gaps(maze, state.entry(), state.exit())
    if missing:
        return -float(missing)
    route = route_through(state, maze, budget)
    if route.best == LOST:
        return 0.0
    return 1.0 + float(route.best) + 0.05 * float(route.spare)


def prospect(state: Position, fade: i64 = 0) -> float:
    """The carrots that the store may hold in the end.

    Birds may still take what is not in the bag: with a `fade` by so many hundredths a move
    and bird, else by an even share.
    """
    hoped = float(worth(state.larder.store)) + LATER * float(ROUNDS - state.round)
    if state.phase == phases.OVER:
        return float(worth(state.larder.store))
    if state.rabbit < 0:
        return hoped + (maze_promises(state) if is_made(state) else LATER)
    fade *= i64(len(state.flock.birds))
    route = Route(state.maze, state.larder.lying, state.exit(), BUDGET, fade)
    route.find(state.rabbit, state.came, state.moves, state.larder.strewn)
    if route.best == LOST:
        if state.owner(GHOST) >= 0 and state.used & bit(GHOST) == 0:
            return hoped + 0.9 * float(worth(state.larder.bag))
        return hoped
    hoped += 0.97 * float(worth(state.larder.bag))
    hoped += (0.01 if fade else 0.86) * float(route.best)
    hoped += 0.02 * float(min(route.spare, 5))
    for character in range(i64(GHOST), i64(CLOWN) + 1):
        if state.owner(character) >= 0 and state.used & bit(character) == 0:
            hoped += 0.25
    if state.passed == 0:
        hoped += 1.3
    return hoped


def is_made(state: Position) -> bool:
    """Whether the maze is being built or repaired."""
    phase = state.phase
    building = phase >= phases.BUILD and phase <= phases.REFIT
    return building or phase == phases.BIRD or phase == phases.STRAY


def maze_promises(state: Position) -> float:
    """What this round may bring by the maze as it lies: roughly, since it can still change.

    In the repair wrong edges cost nothing more (K4), but what is missing is harder to mend.
    """
    maze = state.maze
    missing = float(gaps(maze, state.entry(), state.exit()))
    brings = 0.0
    if missing == 0.0:
        brings = float(max(route_through(state, maze, BUDGET).best, i64(0)))
    if state.phase != phases.BUILD:
        return 1.8 + 0.86 * brings if missing == 0.0 else max(0.0, 1.5 - 0.5 * missing)
    wrong = float(count(maze.wrong_to_the_right()) + count(maze.wrong_below()))
    return LATER - 2.0 + 0.6 * brings - 0.5 * missing - 0.4 * min(wrong, 3.0)
