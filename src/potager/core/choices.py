"""A seat's legal actions by what chooses them: the clicks of a person, or the words of a log.

And what a click leads to that chooses none of them: an answer.
"""

from __future__ import annotations

from .errors import IllegalAction
from .game import AnyGame
from .state import State
from .texts import Message, say


def by_clicks(game: AnyGame, view: State, seat: int) -> dict[tuple[str, ...], int]:
    """Every legal action of a seat by its path."""
    return {game.path(view, seat, what): what for what in view.legal(seat)}


def clicked(game: AnyGame, view: State, seat: int, path: tuple[str, ...]) -> int | None:
    """The legal action of a seat that this path chooses, if there is one."""
    return next((what for what in view.legal(seat) if game.path(view, seat, what) == path), None)


def by_words(game: AnyGame, view: State, seat: int, text: str) -> int:
    """The legal action that the game's notation writes so."""
    found = {game.notation(view, seat, what): what for what in view.legal(seat)}
    if text not in found:
        raise IllegalAction(f"{text!r} is not legal now: choose {', '.join(found) or 'nothing'}.")
    return found[text]


def why_not(game: AnyGame, view: State, seat: int, target: str, picked: tuple[str, ...]) -> Message:
    """Why a seat that is to choose can't click this target after what it has picked.

    That is the game's own reason, if it has one, or what can be told from the legal actions.
    """
    own = game.drawing.why_not(view, seat, target, picked)
    if own is not None:
        return own
    ways = [path for path in by_clicks(game, view, seat) if target in path]
    if any(path[: len(picked)] == picked for path in ways):
        return say("why.later")
    return say("why.instead" if ways else "why.nothing")
