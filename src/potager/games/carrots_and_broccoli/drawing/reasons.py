"""Why a pyramid or a square can't be chosen, in the game's words."""

from __future__ import annotations

from potager.core.scene import DICE
from potager.core.texts import Message, say
from potager.games.carrots_and_broccoli import piece_name, square_name
from potager.games.carrots_and_broccoli.rules.backyard import ROLLED, Backyard
from potager.games.carrots_and_broccoli.rules.board import NEAR, PIECES, steps

from .telling import at, name, piece_on, rolled

PIECE_NUMBERS = {piece_name(piece): piece for piece in range(PIECES)}
SQUARE_NUMBERS = {square_name(square): square for square in range(64)}


def why_not(view: Backyard, seat: int, target: str, picked: tuple[str, ...]) -> Message | None:
    """A pyramid to begin with, or a square for what is picked."""
    kind, _, word = target.partition(":")
    if kind == "supply":
        return _not_rolled(view, PIECE_NUMBERS[word])
    if kind != "square":
        return say("why.once") if target == DICE else None
    square, board = SQUARE_NUMBERS[word], view.board
    if not picked:
        return say("why.pick") if board.is_empty(square) else _stays(view, square)
    if not board.is_empty(square):
        return say("why.taken", square=at(square))
    begun, _, word = picked[0].partition(":")
    if begun == "supply":
        return None
    start = SQUARE_NUMBERS[word]
    if not _is_step(view, start, square):
        return say("why.any_step" if view.kids >> seat & 1 else "why.step")
    return _too_far(view, start, square)


def _not_rolled(view: Backyard, piece: int) -> Message | None:
    if ROLLED[view.dice] >> piece & 1:
        return None
    return say("why.rolled", roll=rolled(view.dice, "log"), piece=name(piece))


def _stays(view: Backyard, square: int) -> Message | None:
    """Why what stands on a square can't be moved."""
    piece = piece_on(view, square)
    if unfit := _not_rolled(view, piece):
        return unfit
    if square == view.frozen:
        return say("why.frozen", piece=name(piece))
    beside = [to for to in view.board.empty_squares() if _is_step(view, square, to)]
    return _too_far(view, square, beside[0]) if beside else say("why.shut_in", piece=name(piece))


def _is_step(view: Backyard, start: int, to: int) -> bool:
    """Whether it is one step: diagonally too for a kid."""
    corners = steps(start, to) == 2 and start % 8 != to % 8 and start // 8 != to // 8
    return steps(start, to) == 1 or (corners and bool(view.kids >> view.mover & 1))


def _too_far(view: Backyard, start: int, to: int) -> Message | None:
    """C6: how far from the wall a black pyramid would stand."""
    others = [one for one in view.board.wall if one != start]
    far = min(steps(to, one) for one in others)
    is_wall = len(others) < len(view.board.wall)
    return say("why.far", n=far, most=NEAR) if is_wall and far > NEAR else None
