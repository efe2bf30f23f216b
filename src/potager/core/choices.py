"""A seat's legal actions by what chooses them: the clicks of a person, or the words of a log."""

from __future__ import annotations

from .errors import IllegalAction
from .game import AnyGame
from .state import State


def by_clicks(game: AnyGame, view: State, seat: int) -> dict[tuple[str, ...], int]:
    """Every legal action of a seat by its path."""
    return {game.path(view, seat, what): what for what in view.legal(seat)}


def by_words(game: AnyGame, view: State, seat: int, text: str) -> int:
    """The legal action that the game's notation writes so."""
    found = {game.notation(view, seat, what): what for what in view.legal(seat)}
    if text not in found:
        raise IllegalAction(f"{text!r} is not legal now: choose {', '.join(found) or 'nothing'}.")
    return found[text]
