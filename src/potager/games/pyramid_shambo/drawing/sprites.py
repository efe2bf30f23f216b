"""The things of this game's drawing, and small pictures in its lines: pieces, hands, players."""

from __future__ import annotations

from typing import Any

from potager.core import pyramids
from potager.core.bits import bit
from potager.core.scene import Icon
from potager.core.texts import Message, say
from potager.core.zones import Thing, Tray
from potager.games.pyramid_shambo import COLOURS, HANDS, piece_name
from potager.games.pyramid_shambo.rules.circle import NO_THROW, ROCK, UNSEEN
from potager.games.pyramid_shambo.rules.purses import PIECES, colour_of, size_of

from .telling import piece_words, throw_name, thrown

HAND = 11 / 6  # how wide a hand is, in heights


def pieces_of(held: int) -> tuple[int, ...]:
    """The pieces of a set: the larger first, then by colour."""
    found = [piece for piece in range(PIECES) if held & bit(piece)]
    return tuple(sorted(found, key=lambda piece: (-size_of(piece), piece)))


def piece_icon(piece: int, words: str = "piece.plain") -> Icon:
    """'medium red', or 'a medium red'."""
    return Icon(symbol=_symbol(piece), label=say(words, piece=piece_words(piece)))


def hand_icon(throw: int, seat: int, *, left: bool = False, whole: bool = False) -> Icon:
    """A throw as a small picture in a line of text: 'rock', or 'Ben shows rock'."""
    label = thrown(seat, throw) if whole else throw_name(throw)
    return Icon(symbol=_hand(throw, left), label=label, classes=(COLOURS[seat],))


def hand(key: str, throw: int, side: int, classes: str, **more: Any) -> Thing:
    """A hand that comes from the left edge, or from the right one."""
    return Thing(key, _hand(throw, side == 1), classes, HAND, **more)


def _hand(throw: int, left: bool) -> str:
    """A throw that is not to be seen yet is a fist."""
    return HANDS[ROCK if throw in (NO_THROW, UNSEEN) else throw] + ("-left" if left else "")


def pyramid(
    piece: int, label: Message | None = None, look: str = "", *, key: str = "", tap: bool = False,
    there: bool = True,
) -> Thing:  # fmt: skip
    """A piece, or the space for it."""
    known, symbol = piece_key(piece), _symbol(piece) if there else ""
    target = known if tap else ""
    return pyramids.pyramid(key or known, symbol, size_of(piece), look, label, target)


def standing(pieces: list[Thing], largest: float, pad: float = 0.08) -> Tray:
    """Pieces close together, each with its marks in sight."""
    return Tray(tuple(pieces), largest, pad, close=0.94, rise=50)


def piece_key(piece: int) -> str:
    """'piece:red-large': a piece keeps its key wherever it goes, so that it glides there."""
    return f"piece:{piece_name(piece)}"


def _symbol(piece: int) -> str:
    return f"{COLOURS[colour_of(piece)]}-{size_of(piece)}"
