"""Bots think in processes of their own, so that nobody at any table waits for them.

A worker is told the game, its options and what the seat can see, as the bytes of that view's key:
neither the true position nor the dice ever leave the server.
"""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection, get_context, parent_process
from typing import Any

import structlog

from potager.core.game import AnyGame
from potager.core.options import Options, values
from potager.core.state import State

log = structlog.get_logger()


class BotPool:
    """The worker processes; they start when the first bot has to think, or at `warm_up`."""

    def __init__(self, workers: int = 0) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.thinking = 0
        self._pool: ProcessPoolExecutor | None = None

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Spawned, not forked: a fork would copy the server's threads' locks as they are.
            self._pool = ProcessPoolExecutor(
                self.workers, mp_context=get_context("spawn"), initializer=_begin
            )
        return self._pool

    def warm_up(self) -> None:
        """Start the workers, so that the first answer comes as quickly as the others."""
        self._running().submit(os.getpid)

    async def choose(
        self, game: AnyGame, options: Options, view: State, seat: int, level: str, seed: int
    ) -> int:
        """What a bot of that level does on a seat, or HOLD."""
        task = (game.name, values(options), view.key(), seat, level, seed)
        loop = asyncio.get_running_loop()
        self.thinking += 1
        try:
            for _ in range(3):
                try:
                    return await loop.run_in_executor(self._running(), think, *task)
                except BrokenProcessPool:
                    log.warning("a bot's process died and is started again")
                    self._pool = None
            raise RuntimeError("bots' processes can't be kept running")
        finally:
            self.thinking -= 1

    async def close(self) -> None:
        """Stop thinking."""
        if self._pool is not None:
            await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)


def think(name: str, given: dict[str, Any], key: bytes, seat: int, level: str, seed: int) -> int:
    """In the worker: choose from what the seat can see."""
    from potager.bots.levels import bot
    from potager.core.registry import game as find_game

    game = find_game(name)
    view = game.from_key(game.resolve(**given), key)
    return int(bot(level, game, seed).choose(view, seat))


def _begin() -> None:
    """In the worker: Ctrl-C is the server's to handle, and without a server there is no work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)  # people's moves come first
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)
