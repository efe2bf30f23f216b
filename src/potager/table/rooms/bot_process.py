"""What a bot's own process does. It imports little, so that it starts quickly."""

from __future__ import annotations

import os
import signal
import threading
from multiprocessing import connection, parent_process
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from potager.bots.coach.hints import Hint
    from potager.core.plans import Plan


def begin() -> None:
    """Once, at the start: without a server there is no work, and people's moves come first.

    Ctrl-C is the server's, which ends the work.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)


def prepare() -> None:
    """Import what thinking needs, before the first bot has to."""
    from potager.bots import levels  # noqa: F401
    from potager.core import registry  # noqa: F401


def think(
    name: str,
    given: dict[str, Any],
    key: bytes,
    seat: int,
    level: str,
    seed: int,
    daring: float = 1.0,
    plans: tuple[Plan, ...] = (),
) -> tuple[int, Plan | None]:
    """Choose from what the seat can see, and from what its team plans."""
    from potager.bots.levels import Planner, SearchBot, bot
    from potager.core.registry import game as find_game

    game = find_game(name)
    view = game.start(game.resolve(**given)).from_key(key)
    player = bot(level, game, seed)
    if isinstance(player, SearchBot):
        player.curiosity *= daring
    if isinstance(player, Planner):
        player.heed(plans)
        return int(player.choose(view, seat)), player.news(view)
    return int(player.choose(view, seat)), None


def advise(
    name: str,
    given: dict[str, Any],
    key: bytes,
    seat: int,
    seed: int,
    simulations: int,
    language: str,
) -> Hint:
    """A hint, from what the seat can see."""
    from potager.bots.coach.hints import hint_for
    from potager.core.texts import READING

    READING.set(language)  # until the next hint: a process does one thing at a time
    return hint_for(name, given, key, seat, seed=seed, simulations=simulations)
