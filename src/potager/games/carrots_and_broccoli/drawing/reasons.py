"""Why a pyramid or a square can't be chosen, in the game's words."""

from __future__ import annotations

from potager.core.bits import bit
from potager.core.scene import DICE
from potager.core.texts import Message, say
from potager.games.carrots_and_broccoli import beyond, piece_name, square_name
from potager.games.carrots_and_broccoli.rules.backyard import Backyard
from potager.games.carrots_and_broccoli.rules.board import NO_SQUARE, PIECES

from .facts import at, colour_shown, is_rolled, name, piece_on, sizes_shown

NEAR = 2  # C6: so many steps from another black pyramid


def why_not(view: Backyard, seat: int, target: str, picked: tuple[str, ...]) -> Message | None:
    """A pyramid to begin with, or a square for what is picked."""
    kind, _, word = target.partition(":")
    if kind == "supply":
        return _not_rolled(view, PIECE_NUMBERS[word])
    if target == DICE:
        return say("why.once")
    if kind != "square":
        return None
    square = SQUARE_NUMBERS[word]
    if not picked:
        return say("why.pick") if view.board.is_empty(square) else _stays(view, square)
    if not view.board.is_empty(square):
        return say("why.taken", square=at(square))
    if not picked[0].startswith("square:"):
        return None
    start = SQUARE_NUMBERS[picked[0].partition(":")[2]]
    if square not in _around(view, seat, start):
        return say("why.step" if not view.kids & bit(seat) else "why.any_step")
    return _too_far(view, start, square)


def _stays(view: Backyard, square: int) -> Message | None:
    """Why what stands on a square can't be moved."""
    piece = piece_on(view, square)
    if not is_rolled(view, piece):
        return _not_rolled(view, piece)
    if square == view.frozen:
        return say("why.frozen", piece=name(piece))
    beside = [to for to in _around(view, view.mover, square) if view.board.is_empty(to)]
    if not beside:
        return say("why.shut_in", piece=name(piece))
    return _too_far(view, square, beside[0])


def _not_rolled(view: Backyard, piece: int) -> Message | None:
    if is_rolled(view, piece):
        return None
    rolled = say("prompt.roll", colour=colour_shown(view.dice), sizes=sizes_shown(view.dice))
    return say("why.rolled", roll=rolled, piece=name(piece))


def _too_far(view: Backyard, start: int, to: int) -> Message | None:
    """C6: how far from the wall a black pyramid would stand."""
    place = view.board.place_at(start)
    if place < 0:
        return None
    others = [int(one) for number, one in enumerate(view.board.wall) if number != place]
    steps = min(abs(to % 8 - one % 8) + abs(to // 8 - one // 8) for one in others)
    return say("why.far", n=steps, most=NEAR) if steps > NEAR else None


def _around(view: Backyard, seat: int, square: int) -> list[int]:
    """The squares one step away: diagonally too for a kid."""
    directions = 8 if view.kids & bit(seat) else 4
    found = (beyond(square, direction) for direction in range(directions))
    return [to for to in found if to != NO_SQUARE]


PIECE_NUMBERS = {piece_name(piece): piece for piece in range(PIECES)}
SQUARE_NUMBERS = {square_name(square): square for square in range(64)}
