"""Bots on their seats. If somebody's own bot fails, one sentence reports it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from traceback import extract_tb
from typing import TypeVar

from potager.bots.levels import Bot, maker
from potager.core.bits import bit
from potager.core.choosers import Chooser
from potager.core.errors import PotagerError
from potager.core.game import AnyGame
from potager.core.state import HOLD, State

T = TypeVar("T")


class BotFailed(PotagerError):
    """A bot that raised something, or chose what it may not."""


def choosers(game: AnyGame, names: Sequence[str], seeds: Sequence[int]) -> list[Chooser]:
    """A chooser for each seat, by the bots' names and seeds."""
    return [_chooser(game, name, seed) for name, seed in zip(names, seeds, strict=True)]


def _chooser(game: AnyGame, name: str, seed: int) -> Chooser:
    make = maker(name, game)
    if ":" not in name or name.startswith("search:"):  # ours
        return make(seed).choose
    one: Bot = _asked(name, lambda: make(seed))

    def choose(view: State, seat: int) -> int:
        action = _asked(name, lambda: one.choose(view, seat))
        holds = action == HOLD and not view.waiting() & bit(seat)
        if not holds and action not in list(view.legal(seat)):
            raise BotFailed(f"The bot {name} chose {action!r}, which is not legal for seat {seat}.")
        return action

    return choose


def _asked(name: str, ask: Callable[[], T]) -> T:
    try:
        return ask()
    except Exception as error:
        last = extract_tb(error.__traceback__)[-1]
        where = f"{Path(last.filename).name}, line {last.lineno}"
        raise BotFailed(
            f"The bot {name} failed: {type(error).__name__}: {error} ({where})."
        ) from error
