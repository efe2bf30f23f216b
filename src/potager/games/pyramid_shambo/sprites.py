"""The building blocks of this game's scene: names, boxes, words, pieces and hands."""

from __future__ import annotations

from functools import cache, lru_cache

from potager.core import pyramids
from potager.core.bits import bit
from potager.core.pyramids import Foot
from potager.core.scene import Icon, Sprite
from potager.core.texts import Message, Someone, say, someone

from . import COLOURS, HANDS, piece_name
from .purses import PIECES, colour_of, size_of

MOST_SETS = 4_096  # of pieces, that are remembered


@cache
def player(seat: int) -> Message:
    """'Ben', or 'Red' where nobody is known."""
    return say("player.name", who=who(seat))


@cache
def who(seat: int) -> Someone:
    """A player in a text; without a name by the own colour."""
    return someone(seat, say(f"player.{COLOURS[seat]}"))


@cache
def piece_words(piece: int) -> Message:
    """'large red'."""
    colour = say(f"colour.{COLOURS[colour_of(piece)]}")
    return say(f"piece.{size_of(piece)}", colour=colour)


@lru_cache(maxsize=MOST_SETS)
def pieces_of(held: int) -> tuple[int, ...]:
    """The pieces of a set: the larger first, then by colour."""
    found = [piece for piece in range(PIECES) if held & bit(piece)]
    return tuple(sorted(found, key=lambda piece: (-size_of(piece), piece)))


def chip(seat: int) -> Icon:
    """A player as a small picture in a line of text."""
    return Icon(symbol=f"chip-{COLOURS[seat]}", label=player(seat))


def piece_icon(piece: int) -> Icon:
    return Icon(symbol=_symbol(piece), label=piece_words(piece))


def hand_icon(throw: int, seat: int, *, left: bool = False) -> Icon:
    """A throw as a small picture in a line of text."""
    return Icon(
        symbol=HANDS[throw] + ("-left" if left else ""),
        label=say("throw.by", who=who(seat), throw=say(f"throw.{HANDS[throw]}")),
        classes=(COLOURS[seat],),
    )


def pyramid(
    key: str, piece: int, foot: Foot, *classes: str, label: Message | None = None, target: str = ""
) -> Sprite:
    """A piece on its foot."""
    return pyramids.standing(
        key, _symbol(piece), size_of(piece), foot, *classes, label=label, target=target
    )


@cache
def piece_key(piece: int) -> str:
    """'piece:red-large': a piece keeps its key wherever it goes, so that it glides there."""
    return f"piece:{piece_name(piece)}"


@cache
def _symbol(piece: int) -> str:
    return f"{COLOURS[colour_of(piece)]}-{size_of(piece)}"
