"""A hint: the best choice, the reason, and what other choices are worth.

A hint uses only what the seat can see. Everything it needs can be sent between processes, because a
view is sent as its key.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from potager.core.errors import IllegalAction
from potager.core.game import AnyGame
from potager.core.registry import game as find_game
from potager.core.state import HOLD, State
from potager.core.texts import Message, say

from .advice import Advice
from .judge import SIMULATIONS, Choice, Judge

CLOSE = 0.02  # chances that differ by less are as good as each other
HOPELESS = 0.015  # where no chance is better, something else may be worth playing for
SPENT = 0.05  # what is used up by a choice has to be worth more than chance may pretend


class Option(msgspec.Struct, frozen=True):
    """A choice in the game's notation, with the seat's winning chance if it is known."""

    action: int
    notation: str
    path: tuple[str, ...]
    chance: float | None


class Hint(msgspec.Struct, frozen=True):
    """The best choice with its reason. `options` has the best known choices, best first.

    Advice from the game's own adviser has no chances.
    """

    action: int
    notation: str
    path: tuple[str, ...]
    chance: float | None
    reason: str
    gain: str  # the reason without what the choice does
    options: tuple[Option, ...]
    exact: bool  # from a solved table
    alike: bool  # another may well be as good
    hardly: bool = False  # most others are


def hint_for(
    name: str,
    options: dict[str, Any],
    key: bytes,
    seat: int,
    *,
    seed: int = 1,
    simulations: int = SIMULATIONS,
) -> Hint:
    """The hint for a seat whose view has this key, for use in another process."""
    game = find_game(name)
    resolved = game.resolve(**options)
    view = game.start(resolved).from_key(key)
    judge = Judge(game, game.seats(resolved), seed=seed, simulations=simulations)
    return hint(judge, view, seat)


def hint(judge: Judge, view: State, seat: int) -> Hint:
    """The hint for a seat that may act, from its view."""
    game = judge.game
    if not len(view.legal(seat)):
        raise IllegalAction(f"Seat {seat} can't act now.")
    advice = judge.advice(view, seat)
    if advice:
        return _advised(game, view, seat, advice)
    choices = sorted(judge.choices(view, seat), key=lambda one: _rank(game, seat, one))
    if max(one.chances[seat] for one in choices) < HOPELESS:
        advice = judge.consolation(view, seat)
        if advice:
            return _advised(game, view, seat, advice)
    options = tuple(
        _option(game, view, seat, one.action, round(one.chances[seat], 4)) for one in choices
    )
    exact = bool(judge.exact(view, seat))
    told, gained = reason(game, view, seat, choices), game.text(_gain(game, seat, choices))
    return _hint(options, told, gained, exact=exact, alike=alike(known(options)))


def _advised(game: AnyGame, view: State, seat: int, advice: Advice) -> Hint:
    named = (advice.action, *advice.others)
    options = tuple(_option(game, view, seat, one, None) for one in named)
    why = game.text(advice.why)
    found = _hint(options, why, why, exact=False, alike=advice.alike)
    return msgspec.structs.replace(found, hardly=advice.hardly)


def _hint(options: tuple[Option, ...], why: str, gained: str, *, exact: bool, alike: bool) -> Hint:
    best = options[0]
    told = (best.action, best.notation, best.path, best.chance, why, gained)
    return Hint(*told, options, exact=exact, alike=alike)


def _rank(game: AnyGame, seat: int, choice: Choice) -> tuple[float, bool]:
    """The best first; of those that look alike, to be done comes after to do something."""
    spent = SPENT if choice.action != HOLD and game.manners.spends(choice.action) else 0.0
    return spent - round(choice.chances[seat], 2), choice.action in game.manners.never_forced


def _option(game: AnyGame, view: State, seat: int, action: int, chance: float | None) -> Option:
    if action == HOLD:
        return Option(HOLD, game.text(say("coach.hold")), (), chance)
    notation, path = game.notation(view, seat, action), game.path(view, seat, action)
    return Option(action, notation, path, chance)


def reason(game: AnyGame, view: State, seat: int, choices: list[Choice]) -> str:
    """The reason for the first of these choices: what it does, and what it gains."""
    told = foretold(game, view, seat, choices[0].action)
    gained = game.text(_gain(game, seat, choices))
    return f"{told} {gained}".lstrip()


def _gain(game: AnyGame, seat: int, choices: list[Choice]) -> Message:
    """What the first of these choices gains; or what it keeps, if another wins a little more."""
    chances = [round(choice.chances[seat], 4) for choice in choices]
    most = max(chances)
    spender = choices[chances.index(most)].action
    what = game.manners.spends(spender) if most > chances[0] and spender != HOLD else None
    if not what or round(100 * most) == round(100 * chances[0]):
        return gain(chances)
    percent, other = round(100 * chances[0]), round(100 * most)
    return say("coach.keeps", percent=percent, other=other, what=what)


def known(options: Sequence[Option]) -> list[float]:
    """The chances of these choices, as far as they are known."""
    return [one.chance for one in options if one.chance is not None]


def alike(chances: Sequence[float]) -> bool:
    """Whether the first of these choices is hardly better than another."""
    return len(chances) > 1 and chances[0] - chances[1] < CLOSE


def gain(chances: Sequence[float]) -> Message:
    """What the best of these choices gains, compared to the next best."""
    percent = round(100 * chances[0])
    if len(chances) == 1:
        return say("coach.only", percent=percent)
    key = "coach.close" if alike(chances) else "coach.better"
    return say(key, percent=percent, other=round(100 * chances[1]))


def foretold(game: AnyGame, view: State, seat: int, action: int) -> str:
    """The game's own description of what a choice will do, in sentences, or empty."""
    if action == HOLD or not game.manners.previews(view, seat, action):
        return ""
    preview = game.drawing.preview(view, seat, action, "wide")
    parts = [part for part in (*preview.about, *preview.parts) if isinstance(part, Message)]
    told = ""
    for part in parts:
        text = game.text(part).rstrip(".")
        if told and not told.endswith(("!", "?")):
            told += "." if text[:1].isupper() else ";"
        told = f"{told} {text}".strip()
    return told if told.endswith(("!", "?")) or not told else f"{told}."
