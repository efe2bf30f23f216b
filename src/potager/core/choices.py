"""A seat's legal actions, found by a person's clicks or by their text in a log.

A click that chooses none of them gets a reason.
"""

from __future__ import annotations

from .errors import IllegalAction
from .game import AnyGame
from .state import State
from .texts import Message, say


def by_clicks(game: AnyGame, view: State, seat: int) -> dict[tuple[str, ...], int]:
    """All legal actions of a seat, by their paths."""
    return {game.path(view, seat, what): what for what in view.legal(seat)}


def clicked(game: AnyGame, view: State, seat: int, path: tuple[str, ...]) -> int | None:
    """The legal action that this path chooses, if there is one."""
    return next((what for what in view.legal(seat) if game.path(view, seat, what) == path), None)


def by_words(game: AnyGame, view: State, seat: int, text: str) -> int:
    """The legal action that is written like this in the game's notation."""
    found = {game.notation(view, seat, what): what for what in view.legal(seat)}
    if text not in found:
        right = f": choose {', '.join(found)}" if found else ", and there is nothing to choose"
        raise IllegalAction(f"{text!r} is not legal now{right}.")
    return found[text]


def why_not(game: AnyGame, view: State, seat: int, target: str, picked: tuple[str, ...]) -> Message:
    """Why a seat that has to choose can't click this target after what it has picked.

    It is the game's own reason, if there is one, or follows from the legal actions.
    """
    own = game.drawing.why_not(view, seat, target, picked)
    if own is not None:
        return own
    ways = [path for path in by_clicks(game, view, seat) if target in path]
    if any(path[: len(picked)] == picked for path in ways):
        return say("why.later")
    return say("why.instead" if ways else "why.nothing")
