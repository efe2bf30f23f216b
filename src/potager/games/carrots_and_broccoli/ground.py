"""The wooden bed with its squares, the yards' tints, the gardens' outlines, and the hedge."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from potager.core.pyramids import glyph
from potager.core.scene import Sprite
from potager.core.shapes import Box, box, picture, words
from potager.core.texts import Message, say, verbatim

from . import COLOURS, square_name
from .board import Board
from .facts import at, name, numbers, owner_of_square, sides
from .places import Plan, outline
from .rules import Backyard
from .wall import A1, A8, H1, H8, LINE, line

ENDS = ((A8, H1), (A1, H8))
TONES = ("hedgerow-1", "hedgerow-2", "hedgerow-3", "hedgerow-4", "hedgerow-bloom")


def shadows(where: Plan) -> Iterator[Sprite]:
    """Soft shadows under the bed and the cards: a few faint layers, each a little larger."""
    lying = [where.frame, where.roll, where.pass_button]
    lying += [where.tray] if where.phone else [where.supply]
    for layer, grow in enumerate((3.0, 1.0, -2.0, -5.0)):
        down = 8 - grow
        for index, place in enumerate(lying):
            low = Box(place.x, place.y + down, place.w, place.h).inset(-grow)
            yield box(f"shade:{layer}:{index}", low, "shade", r=18)


def bed(view: Backyard, where: Plan) -> Iterator[Sprite]:
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
    yield from _squares(view, where)


def _squares(view: Backyard, where: Plan) -> Iterator[Sprite]:
    board = view.board
    owners = owner_of_square(board)
    covered = set(numbers(line(board.wall)))
    for number in range(64):
        seat = owners.get(number)
        look = ["plot", "on-wall" if number in covered else "nobody"]
        if seat is not None:
            look[1:] = ["yard", sides(board)[seat]]
        if (number + number // 8) % 2:
            look.append("odd")
        empty = bool(board.is_empty(number))
        yield box(
            f"square:{square_name(number)}", where.square(number).inset(0.4), *look,
            r=8 if not where.phone else 5,
            label=_square_label(board, number, seat, number in covered),
            target=f"square:{square_name(number)}" if empty else "",
        )  # fmt: skip
        if seat is not None and empty and (number % 8 + 2 * (number // 8)) % 5 == 0:
            yield _mark(board, seat, number, where)


def _square_label(board: Board, number: int, seat: int | None, covered: bool) -> Message:
    if covered:
        place = say("square.wall", square=at(number))
    elif seat is None:
        place = say("square.nobody", square=at(number))
    else:
        whose = say(f"of.{sides(board)[seat]}")
        place = say("square.yard", square=at(number), whose=whose)
    piece = board.piece_at(number)
    if piece >= 0:
        return say("square.plant", place=place, piece=name(piece))
    return place if board.place_at(number) >= 0 else say("square.empty", place=place)


def _mark(board: Board, seat: int, number: int, where: Plan) -> Sprite:
    """Whose yard it is, faintly: not by its colour alone."""
    square = where.square(number)
    mark = "carrot" if seat == 0 else "broccoli"
    if board.seats == 4:
        mark = glyph(COLOURS[seat])
    size = 0.5 * where.side
    place = Box(square.cx - size / 2, square.cy - size / 2, size, size)
    return picture(f"mark:{number}", mark, place, "faint", sides(board)[seat])


def garden(key: str, board: Board, seat: int, where: Plan, *classes: str) -> Iterator[Sprite]:
    """A line around the plants of a seat that count towards a win."""
    crop = numbers(board.crop(seat))
    if crop:
        d = outline(crop, where, 0.06 * where.side, 0.16 * where.side)
        look = ("crop", sides(board)[seat], *classes)
        yield Sprite(key=f"{key}:{seat}", kind="region", d=d, classes=look)


def wall_lines(wall: Iterable[int]) -> list[list[int]]:
    """C8: the squares that each line goes through, its end corners included."""
    squares = list(wall)
    return [
        [first, *squares[LINE * number : LINE * (number + 1)], last]
        for number, (first, last) in enumerate(ENDS[: len(squares) // LINE])
    ]


def hedge(view: Backyard, where: Plan) -> Iterator[Sprite]:
    """The wall as a hedge along its line, with a post on each end that is free."""
    slim = ("slim",) if where.phone else ()
    lines = [where.path(squares) for squares in wall_lines(view.board.wall)]
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
            if view.board.is_empty(end):
                square = where.square(end)
                w, h = 0.34 * where.side, 0.56 * where.side
                place = Box(square.cx - w / 2, square.cy - 0.7 * h, w, h)
                yield picture(f"post:{number}:{end}", "post", place)
