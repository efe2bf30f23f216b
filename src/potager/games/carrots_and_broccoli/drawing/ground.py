"""The wooden bed: its squares, yards and gardens, the hedge, and the pyramids on it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from potager.core import zones as z
from potager.core.outlines import Outline
from potager.core.pyramids import Foot, glyph, standing
from potager.core.scene import FADES, Sprite, Stage
from potager.core.shapes import picture
from potager.core.texts import say, verbatim
from potager.games.carrots_and_broccoli import piece_name, square_name
from potager.games.carrots_and_broccoli.rules.backyard import COMPLETE, Backyard, black
from potager.games.carrots_and_broccoli.rules.board import Board, size_of
from potager.games.carrots_and_broccoli.rules.wall import A1, A8, H1, H8, LINE, Squares, home, line

from .places import cells, drawn
from .telling import NOTHING, VEGETABLES, at, name, numbers, sides

ON_SQUARE = Foot(40, 66, 0.86)  # where a pyramid stands on a square of 80 units
ENDS = ((A8, H1), (A1, H8))  # of the wall's lines
NOBODY, COVERED = "nobody", "on-wall"  # what a square is, else of a side's yard
HEDGE = (  # its layers, from the ground up, and how far they are shifted down
    ("hedgerow-shade", 0.1), ("hedgerow-1", 0.04), ("hedgerow-2", 0.01), ("hedgerow-3", -0.01),
    ("hedgerow-4", -0.04), ("hedgerow-bloom", -0.06),
)  # fmt: skip
EDGE = *z.SOFT, z.Layer("edge", "wood-edge", down=5)


WOOD = z.Card("bed", "wood", z.Card("bed:shine", "bevel", r=20), r=22, pad=2, under=EDGE)
SOIL = z.Card("bed:ground", "bed", r=8, under=(z.Layer("soil", "soil", grow=4),))


def ground(view: Backyard) -> z.ViewValue[Backyard]:
    """What lies on the bed and stands there: a position without its dice, supply and turns."""
    still = view.clone()
    still.dice = still.supply = still.mover = still.turn = 0
    return z.ViewValue(still)


@z.kept
def bed(
    seen: z.ViewValue[Backyard], slim: str, turned: int
) -> tuple[tuple[z.Placed, ...], tuple[z.Placed, ...]]:
    """The bed as it is from roll to roll: below what marks the last turn, and above it."""
    view, board = seen.view, seen.view.board
    lying = gardens("crop", view, range(board.seats), turned)
    return (
        (*frame(turned), *squares(board, turned), *lying),
        (*hedge(board, slim, turned), *pyramids(view, turned)),
    )


@cache
def frame(turned: int) -> tuple[z.Placed, ...]:
    """The bed without its squares, and what ranks and files are called."""
    names = [square_name(square) for square in drawn(turned)]
    left, below = names[::8], names[-8:]
    words = ("file", "rank") if turned % 2 else ("rank", "file")
    return (
        ("bed", WOOD), ("board", SOIL),
        ("left", _letters(words[0], left, 0.29, columns=1)),
        ("below", _letters(words[1], below, 0.62, columns=8)),
    )  # fmt: skip


def _letters(word: str, squares: list[str], size: float, columns: int) -> z.Zone:
    """The names of the ranks or files that these squares are in."""
    letters = [square[word == "rank"] for square in squares]
    text = [
        z.Caption(f"{word}:{letter}", verbatim(letter), "on-wood", size, largest=12)
        for letter in letters
    ]
    return z.Grid(tuple(text), columns)


def squares(board: Board, turned: int) -> Iterator[z.Placed]:
    """The 64 squares, rank by rank."""
    names = *sides(board), COVERED
    ground = [*map(board.yard, range(board.seats)), line(board.wall)]
    taken = board.taken_low, board.taken_high
    for rank in range(8):
        half, shift = divmod(8 * rank, 32)
        parts = tuple([some[half] >> shift & 0xFF for some in ground])
        yield f"rank:{rank}", z.made(_rank, rank, names, parts, taken[half] >> shift & 0xFF, turned)


def _rank(
    rank: int, names: tuple[str, ...], ground: tuple[int, ...], taken: int, turned: int
) -> z.Zone:
    """Eight squares: sets of them are bits."""
    row = []
    for file in range(8):
        lies = NOBODY
        for word, some in zip(names, ground, strict=True):
            if some >> file & 1:
                lies = word
        row.append(z.made(_square, 8 * rank + file, lies, not taken >> file & 1))
    in_order = row[::-1] if turned in (1, 2) else row
    return z.Grid(tuple(in_order), columns=1 if turned % 2 else 8, gap=0.8)


def _square(number: int, lies: str, empty: bool) -> z.Zone:
    """A square, and on some of a yard faintly whose it is: not by its colour alone."""
    key, look, mark = f"square:{square_name(number)}", f"plot {lies}", None
    label = say(f"square.{lies}", square=at(number))
    if lies not in (NOBODY, COVERED):
        look = f"yard {look}"
        label = say("square.yard", square=at(number), whose=say(f"of.{lies}"))
        if empty and (number % 8 + 2 * (number // 8)) % 5 == 0:
            symbol = VEGETABLES.get(lies) or glyph(lies)
            mark = z.Thing(f"mark:{number}", symbol, f"faint {lies}", fill=0.5)
    if (number + number // 8) % 2:
        look += " odd"
    return z.Card(key, look, mark, r=7, label=label, target=key if empty else "")


@cache
def marked(square: int, key: str, look: str) -> z.Placed:
    """A square with a line around it."""
    return square_name(square), z.Grid((z.Card(key, look, r=7),), pad=0.03)


def last_turn(stage: Stage) -> Iterator[z.Placed]:
    """The squares of the last turn."""
    for square, look in ((stage.start, "last-start"), (stage.to, "last-to")):
        if square != NOTHING:
            yield marked(square, look, f"{look} {FADES}")


def around(
    key: str, some: Squares, look: str, turned: int, inset: float = 0.06
) -> Iterator[z.Placed]:
    """A line around some squares, if there are any."""
    if some != (0, 0):
        yield "board", z.made(_around, key, some, look, turned, inset)


def _around(key: str, some: Squares, look: str, turned: int, inset: float) -> z.Zone:
    found = [cells(turned)[number] for number in numbers(some)]
    return Outline(key, tuple(found), look, inset=inset)


def gardens(
    key: str, view: Backyard, seats: Iterable[int], turned: int, look: str = ""
) -> Iterator[z.Placed]:
    """A line around the plants of a seat that count towards a win, and around its goal: the
    triangle (C11), or the corner from which it has to grow (C10). A garden that won is lit.
    """
    board = view.board
    for seat in seats:
        crop, tones = board.crop(seat), f"{sides(board)[seat]} {look}"
        won = view.ending == COMPLETE and view.winners >> seat & 1
        if board.short:
            yield from around(f"{key}:{seat}:goal", board.plot(seat), f"goal {tones}", turned)
        elif board.seats == 2 and crop == (0, 0):
            yield from around(f"{key}:{seat}:goal", home(2, seat), f"goal {tones}", turned)
        yield from around(f"{key}:{seat}", crop, f"{'won' if won else 'crop'} {tones}", turned)


def wall_lines(wall: Iterable[int]) -> list[list[int]]:
    """C8: the squares that each line goes through, its end corners included."""
    squares = list(wall)
    return [
        [first, *squares[LINE * number : LINE * (number + 1)], last]
        for number, (first, last) in enumerate(ENDS[: len(squares) // LINE])
    ]


def path(key: str, squares: Iterable[int], look: str, turned: int, down: float = 0) -> Sprite:
    """A line through the centres of these squares, which are 1 wide."""
    places = [cells(turned)[one] for one in squares]
    d = "L".join(f"{one % 8 + 0.5} {one // 8 + 0.5 + down:g}" for one in places)
    return Sprite(key=key, kind="path", d=f"M{d}", classes=z.classes(look))


def hedge(board: Board, slim: str, turned: int) -> Iterator[z.Placed]:
    """The wall as a hedge along its line, with a post on each end that is free."""
    yield "board", z.made(_hedge, tuple(board.wall), slim, turned)
    for number, ends in enumerate(ENDS[: len(board.wall) // LINE]):
        for end in ends:
            if board.is_empty(end):
                post = z.Thing(f"post:{number}:{end}", "post", w=3, h=5, fill=0.56, up=0.2)
                yield square_name(end), post


def _hedge(wall: tuple[int, ...], slim: str, turned: int) -> z.Zone:
    sprites = [
        path(f"hedge:{number}:{layer}", squares, f"{look} {slim}", turned, down)
        for layer, (look, down) in enumerate(HEDGE)
        for number, squares in enumerate(wall_lines(wall))
    ]
    return z.Free(8, 8, tuple(sprites))


def pyramids(view: Backyard, turned: int) -> Iterator[z.Placed]:
    """All pyramids on the board, the farther ones first: a nearer one may hide a foot."""
    frozen = NOTHING if view.ending else view.frozen
    planted, wall = enumerate(view.board.planted), enumerate(view.board.wall[: view.drawn])
    there = [(plant % 64, plant // 64, f"plant:{number}") for number, plant in planted]
    there += [(at, black(view.wall_size(place)), f"wall:{place}") for place, at in wall]
    for square, piece, key in sorted(there, key=lambda one: cells(turned)[one[0]]):
        yield square_name(square), z.made(_on_square, key, piece, square, square == frozen)


def _on_square(key: str, piece: int, square: int, frozen: bool) -> z.Zone:
    if not frozen:
        return z.Free(80, 80, (pyramid(key, piece, square, ON_SQUARE),))
    lock = picture("frozen", "lock", 68, 59, 24)
    return z.Free(80, 80, (pyramid(key, piece, square, ON_SQUARE, "board.frozen"), lock))


def pyramid(key: str, piece: int, square: int, foot: Foot, told: str = "board.piece") -> Sprite:
    """A pyramid on its square, or on its way there."""
    label, target = say(told, piece=name(piece), square=at(square)), f"square:{square_name(square)}"
    return standing(key, piece_name(piece), size_of(piece), foot, label=label, target=target)
