"""Positions written as people say them, and a slow, obvious wall to check the fast one against."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import cache
from itertools import pairwise

from potager.core.choices import by_words
from potager.core.state import CHANCE
from potager.games.carrots_and_broccoli import COLOURS, FACES, GAME, square_name
from potager.games.carrots_and_broccoli.rules.backyard import Backyard
from potager.games.carrots_and_broccoli.rules.wall import Squares, yards

START = ("b7", "c6", "d5", "e4", "f3", "g2")
START_OF_FOUR = (*START, "b2", "c3", "d4", "e5", "f6", "g7")
TRIANGLE = ("a1", "b1", "c1", "a2", "b2", "a3")
TEN = (*TRIANGLE, "d1", "c2", "b3", "a4")
# Which sizes stand in the wall when nothing else is said.
SIZES = (1, 2, 3) * 4


def square(name: str) -> int:
    """The number of a square by its name."""
    return "abcdefgh".index(name[0]) + 8 * (int(name[1]) - 1)


def names(squares: Squares) -> set[str]:
    """The squares of a set by their names."""
    lower, upper = squares
    return {square_name(at) for at in range(64) if (lower | upper << 32) >> at & 1}


def piece(name: str) -> int:
    """The number of a plant by its name."""
    colour, size = name.split("-")
    return 3 * COLOURS.index(colour) + int(size) - 1


def roll(text: str) -> int:
    """The outcome of the dice that notation writes so."""
    colour, face = text.split()
    return 6 * COLOURS.index(colour) + FACES.index(face)


def position(
    plants: dict[str, str] | None = None,
    *,
    wall: Sequence[str] | None = None,
    sizes: Sequence[int] = SIZES,
    dice: str = "",
    mover: int = 0,
    **options: object,
) -> Backyard:
    """A position with these plants (square to piece), the wall standing there, the dice rolled."""
    state = GAME.start(GAME.resolve(**options))  # type: ignore[arg-type]
    while state.is_setting_up():
        state.apply(CHANCE, sizes[state.drawn] - 1)
    if wall:
        move_wall(state, wall)
    for at, name in (plants or {}).items():
        assert state.board.is_empty(square(at)), at
        state.board.plant(piece(name), square(at))
        state.supply -= 8 ** piece(name)
    state.mover = mover
    if dice:
        state.apply(CHANCE, roll(dice))
    return state


def move_wall(state: Backyard, wall: Sequence[str]) -> None:
    """Stand the black pyramids elsewhere, and compute the yards anew."""
    board = state.board
    board.wall = type(board.wall)([square(name) for name in wall])
    board.yards = yards(board.seats, board.wall)
    board.taken_low = sum(1 << at for at in board.wall if at < 32)
    board.taken_high = sum(1 << at - 32 for at in board.wall if at >= 32)


def reds(squares: Iterable[str]) -> dict[str, str]:
    """Carrots on these squares, as far as two players' stashes go."""
    return _stash(squares, "red", "yellow")


def greens(squares: Iterable[str]) -> dict[str, str]:
    """Broccoli on these squares."""
    return _stash(squares, "green", "blue")


def _stash(squares: Iterable[str], *colours: str) -> dict[str, str]:
    stash = [f"{colour}-{size}" for colour in colours for size in (1, 1, 2, 2, 3, 3)]
    return dict(zip(squares, stash, strict=False))


def legal(state: Backyard) -> set[str]:
    """What the mover may do, in notation."""
    return {GAME.notation(state, state.mover, what) for what in state.legal(state.mover)}


def play(state: Backyard, *texts: str) -> Backyard:
    """Play these events one after another: rolls and actions in notation."""
    for text in texts:
        if state.dice < 0:
            state.apply(CHANCE, roll(text))
        else:
            state.apply(state.mover, by_words(GAME, state, state.mover, text))
    return state


# The slow way: exact geometry and a walk over neighbours


def slow_line(wall: Sequence[int]) -> set[int]:
    """C8 as it is written: segments between centres against the interiors of squares."""
    covered: set[int] = set()
    ends = [(56, 7), (0, 63)]
    for number in range(0, len(wall), 6):
        first, last = ends[number // 6]
        points = [first, *wall[number : number + 6], last]
        covered.update(points)
        for start, end in pairwise(points):
            covered |= slow_segment(min(start, end), max(start, end))
    return covered


@cache
def slow_segment(start: int, end: int) -> frozenset[int]:
    """The squares whose interior the segment passes through."""
    return frozenset(at for at in range(64) if _passes(start, end, at))


def _passes(start: int, end: int, at: int) -> bool:
    """Whether a point of the segment lies strictly inside the square."""
    half = Fraction(1, 2)
    first, last = Fraction(0), Fraction(1)
    for begin, stop, low in zip(divmod(start, 8), divmod(end, 8), divmod(at, 8), strict=True):
        if begin == stop:
            if begin != low:
                return False
            continue
        change = stop - begin
        enter, leave = sorted(((low - begin - half) / change, (low + half - begin) / change))
        first, last = max(first, enter), min(last, leave)
    return first < last


def slow_yard(seats: int, seat: int, covered: set[int]) -> set[int]:
    """C9 as it is written: walk from home, never onto the line."""
    if seats == 2:
        homes = [[0], [63]][seat]
    else:
        inner = range(1, 7)
        homes = [
            list(inner),
            [8 * n for n in inner],
            [56 + n for n in inner],
            [8 * n + 7 for n in inner],
        ][seat]
    return slow_walk([at for at in homes if at not in covered], set(range(64)) - covered)


def slow_walk(start: Iterable[int], open: set[int]) -> set[int]:
    """The open squares that can be reached from some of them by orthogonal steps."""
    found: set[int] = set()
    edge = [at for at in start if at in open]
    while edge:
        at = edge.pop()
        if at not in found:
            found.add(at)
            beside = [at + 8, at - 8]
            beside += [at - 1] if at % 8 else []
            beside += [at + 1] if at % 8 < 7 else []
            edge += [to for to in beside if to in open]
    return found
