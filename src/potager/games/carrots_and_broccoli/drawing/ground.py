"""The wooden bed with its squares, the yards' tints, the gardens' outlines, hedge and pyramids."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from librt.vecs import vec
from mypy_extensions import i64

from potager.core.once import once
from potager.core.pyramids import Foot, glyph, standing
from potager.core.scene import Sprite
from potager.core.shapes import Box, box, fitted, picture, words
from potager.core.texts import Message, say, verbatim
from potager.games.carrots_and_broccoli import piece_name, square_name
from potager.games.carrots_and_broccoli.rules.backyard import COMPLETE, Backyard
from potager.games.carrots_and_broccoli.rules.board import Board, size_of
from potager.games.carrots_and_broccoli.rules.wall import (
    A1,
    A8,
    H1,
    H8,
    LINE,
    Squares,
    home,
    line,
    size,
)

from .facts import at, numbers, sides
from .places import Plan, outline

ENDS = ((A8, H1), (A1, H8))
NOBODY, COVERED = "nobody", "on-wall"  # what a square is, else of a side's yard
TONES = ("hedgerow-1", "hedgerow-2", "hedgerow-3", "hedgerow-4", "hedgerow-bloom")


def bed(board: Board, where: Plan) -> Iterator[Sprite]:
    """The bed with its 64 squares, rank by rank."""
    yield from _frame(where)
    ground = _ground(sides(board), tuple(board.yards), tuple(board.wall))
    for rank, lies in enumerate(ground):
        empty = tuple(board.is_empty(8 * rank + file) for file in range(8))
        yield from _rank(where, rank, lies, empty)


@once
def _frame(where: Plan) -> Iterator[Sprite]:
    frame = where.frame
    yield box("bed:edge", frame, "wood-edge", r=22)
    yield box("bed:frame", Box(frame.x, frame.y, frame.w, frame.h - where.edge), "wood", r=22)
    if not where.phone:
        shine = Box(frame.x, frame.y, frame.w, frame.h - where.edge).inset(5)
        yield box("bed:shine", shine, "bevel", r=18)
    yield box("bed:soil", where.soil.inset(-5 if not where.phone else -3), "soil", r=10)
    yield box("bed:ground", where.soil, "bed", r=8)
    for index in range(8):
        rank, file = where.square(8 * index), where.square(index)
        x = (frame.x + where.soil.x) / 2 - (1 if where.phone else 2)
        y = (where.soil.y + where.soil.h + frame.y + frame.h - where.edge) / 2 + 1
        yield words(f"rank:{index}", verbatim(str(index + 1)), x, rank.cy, where.letters, "on-wood")
        yield words(
            f"file:{index}", verbatim("abcdefgh"[index]), file.cx, y, where.letters, "on-wood"
        )


@once
def _ground(
    names: tuple[str, ...], yards: tuple[int, ...], wall: tuple[int, ...]
) -> Iterator[tuple[str, ...]]:
    """What the squares are, rank by rank: of which side's yard, under the wall, or nobody's."""
    lies = [NOBODY] * 64
    for seat, side in enumerate(names):
        for number in numbers((yards[2 * seat], yards[2 * seat + 1])):
            lies[number] = side
    for number in numbers(line(vec[i64](wall))):
        lies[number] = COVERED
    for rank in range(8):
        yield tuple(lies[8 * rank : 8 * rank + 8])


@once
def _rank(
    where: Plan, rank: int, lies: tuple[str, ...], empty: tuple[bool, ...]
) -> Iterator[Sprite]:
    for file in range(8):
        yield from _square(where, 8 * rank + file, lies[file], empty[file])


@once
def _square(where: Plan, number: int, lies: str, empty: bool) -> Iterator[Sprite]:
    owned = lies not in (NOBODY, COVERED)
    look = ["plot", *(("yard",) if owned else ()), lies]
    if (number + number // 8) % 2:
        look.append("odd")
    yield box(
        f"square:{square_name(number)}", where.square(number).inset(0.4), *look,
        r=8 if not where.phone else 5,
        label=_square_label(number, lies),
        target=f"square:{square_name(number)}" if empty else "",
    )  # fmt: skip
    if owned and empty and (number % 8 + 2 * (number // 8)) % 5 == 0:
        yield _mark(lies, number, where)


def _square_label(number: int, lies: str) -> Message:
    if lies in (NOBODY, COVERED):
        return say(f"square.{lies}", square=at(number))
    return say("square.yard", square=at(number), whose=say(f"of.{lies}"))


def _mark(side: str, number: int, where: Plan) -> Sprite:
    """Whose yard it is, faintly: not by its colour alone."""
    square = where.square(number)
    mark = {"carrots": "carrot", "broccoli": "broccoli"}.get(side) or glyph(side)
    return fitted(f"mark:{number}", mark, square.inset(0.25 * where.side), "faint", side)


def garden(key: str, view: Backyard, seat: int, where: Plan, *classes: str) -> Iterator[Sprite]:
    """A line around the plants of a seat that count towards a win, and around its goal: the
    triangle (C11), or the corner from which it has to grow (C10). A garden that won is lit.
    """
    board = view.board
    look = (sides(board)[seat], *classes)
    crop = board.crop(seat)
    goal: Squares = (0, 0)
    if board.short:
        goal = board.plot(seat)
    elif board.seats == 2 and not size(crop):
        goal = home(2, seat)
    if size(goal):
        yield from _around(where, f"{key}:{seat}:goal", goal, ("goal", *look))
    if size(crop):
        won = view.ending == COMPLETE and view.winners >> seat & 1
        yield from _around(where, f"{key}:{seat}", crop, ("won" if won else "crop", *look))


@once
def _around(where: Plan, key: str, crop: Squares, classes: tuple[str, ...]) -> Iterator[Sprite]:
    d = outline(numbers(crop), where, 0.06 * where.side, 0.16 * where.side)
    yield Sprite(key=key, kind="region", d=d, classes=classes)


def wall_lines(wall: Iterable[int]) -> list[list[int]]:
    """C8: the squares that each line goes through, its end corners included."""
    squares = list(wall)
    return [
        [first, *squares[LINE * number : LINE * (number + 1)], last]
        for number, (first, last) in enumerate(ENDS[: len(squares) // LINE])
    ]


def hedge(board: Board, where: Plan) -> tuple[Sprite, ...]:
    """The wall as a hedge along its line, with a post on each end that is free."""
    free = tuple(end for ends in ENDS for end in ends if board.is_empty(end))
    return _hedge(where, tuple(board.wall), free)


@once
def _hedge(where: Plan, wall: tuple[int, ...], free: tuple[int, ...]) -> Iterator[Sprite]:
    slim = ("slim",) if where.phone else ()
    lines = [where.path(squares) for squares in wall_lines(wall)]
    low = 0.06 * where.side
    for number, d in enumerate(lines):
        yield Sprite(
            key=f"hedge:{number}:shade", kind="path", d=d, x=low * 0.8, y=low * 1.6,
            classes=("hedgerow-shade", *slim),
        )  # fmt: skip
    for tone, look in enumerate(TONES):
        for number, d in enumerate(lines):
            yield Sprite(
                key=f"hedge:{number}:{tone}", kind="path", d=d, y=low * (0.6 - 0.4 * tone),
                classes=(look, *slim),
            )  # fmt: skip
    for number, (first, last) in enumerate(ENDS[: len(lines)]):
        for end in (first, last):
            if end in free:
                square = where.square(end)
                w, h = 0.34 * where.side, 0.56 * where.side
                yield picture(f"post:{number}:{end}", "post", square.cx, square.cy - 0.2 * h, w, h)


def pyramid(
    key: str, piece: int, foot: Foot, *classes: str, label: Message | None = None, target: str = ""
) -> Sprite:
    """A pyramid on its foot."""
    symbol = piece_name(piece)
    return standing(key, symbol, size_of(piece), foot, *classes, label=label, target=target)
