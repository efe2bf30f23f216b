"""A position read as people see it: sides, pieces and squares with their names."""

from __future__ import annotations

from potager.core.scene import Icon
from potager.core.texts import Message, Someone, say, someone, verbatim
from potager.games.carrots_and_broccoli import COLOURS, SIZES, piece_name, square_name
from potager.games.carrots_and_broccoli.rules.backyard import FACES, ROLLED, Backyard, black
from potager.games.carrots_and_broccoli.rules.board import PIECES, Board, colour_of, size_of
from potager.games.carrots_and_broccoli.rules.wall import Squares, home, size

PAIR = ("carrots", "broccoli")


def numbers(squares: Squares) -> list[int]:
    """The squares of a set, from a1 on."""
    lower, upper = squares
    return [at for at in range(64) if (lower >> at if at < 32 else upper >> (at - 32)) & 1]


def sides(board: Board) -> tuple[str, ...]:
    """What the seats are called in texts and classes: two sides, or four colours."""
    return PAIR if board.seats == 2 else COLOURS[:4]


def side(board: Board, seat: int) -> Message:
    return say(f"side.{sides(board)[seat]}")


def who(board: Board, seat: int) -> Someone:
    """Whoever sits there; without a name by the side."""
    return someone(seat, side(board, seat), several=board.seats == 2)


def own_colours(board: Board, seat: int) -> list[int]:
    return [colour for colour in range(4) if board.owner(3 * colour) == seat]


def crop_size(board: Board, seat: int) -> int:
    """How many plants count towards a win."""
    return size(board.crop(seat))


def goal(board: Board, seat: int, words: str, **numbers_of: int) -> Message:
    """These words on what wins (C10, C11); with two players one plant has to stand on a corner."""
    kind = "triangle" if board.short else "group"
    if board.seats == 4:
        return say(f"{words}.{kind}", **numbers_of)
    (corner,) = numbers(home(2, seat))
    return say(f"{words}.{kind}-corner", corner=at(corner), **numbers_of)


def is_rolled(view: Backyard, piece: int) -> bool:
    """Whether the roll on the table can mean this piece."""
    return view.dice >= 0 and bool(ROLLED[view.dice] >> piece & 1)


def black_piece(view: Backyard, place: int) -> int:
    """The number of a wall pyramid in what a roll means."""
    return black(view.wall_size(place))


def piece_on(view: Backyard, square: int) -> int:
    """The number of what stands on a square, of a plant or of the wall."""
    plant = view.board.piece_at(square)
    return plant if plant >= 0 else black_piece(view, view.board.place_at(square))


# Names


def name(piece: int) -> Message:
    """'small red'."""
    large = say(f"size.{SIZES[size_of(piece)]}")
    return say("piece", size=large, colour=say(f"colour.{COLOURS[colour_of(piece)]}"))


def icon(piece: int) -> Icon:
    """A piece as a small picture in a line of text."""
    return Icon(symbol=piece_name(piece), label=name(piece))


def at(square: int) -> Message:
    """A square's name, the same in every language."""
    return verbatim(square_name(square))


def sizes_shown(dice: int) -> Message:
    """'small or large'."""
    words = [say(f"size.{SIZES[one]}") for one in FACES[dice % 6]]
    return words[0] if len(words) == 1 else say("list.or", first=words[0], last=words[1])


def colour_shown(dice: int) -> Message:
    """'Yellow', 'Any colour'."""
    return say(f"rolled.{COLOURS[dice // 6]}")


ALL_PIECES = range(PIECES)
