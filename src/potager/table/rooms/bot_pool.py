"""Bots think in processes of their own, so that nobody at any table waits for them.

A worker gets the game, its options and what the seat can see, as the bytes of that view's key.
Neither the true position nor the dice ever leave the server.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, resource_tracker
from typing import TypeVar

import structlog

from potager.bots.coach.hints import Hint
from potager.core.game import AnyGame
from potager.core.options import Options, values
from potager.core.plans import Plan
from potager.core.state import State
from potager.core.texts import READING
from potager.table.rooms.bot_process import advise, begin, prepare, think

T = TypeVar("T")
log = structlog.get_logger()


class BotPool:
    """The worker processes; they start when the first bot has to think, or at `warm_up`."""

    def __init__(self, workers: int = 0, servers: int = 1) -> None:
        """So many workers, or this server's share of the processors."""
        self.workers = workers or max(1, ((os.cpu_count() or 2) - 1) // servers)
        self.thinking = 0
        self._pool: ProcessPoolExecutor | None = None

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Spawned, not forked: a fork would copy the server's threads' locks as they are.
            self._pool = ProcessPoolExecutor(
                self.workers, mp_context=get_context("spawn"), initializer=begin
            )
        return self._pool

    def warm_up(self) -> None:
        """Start a worker, so that the first answer comes as quickly as the others."""
        self._submit(prepare)

    def _submit(self, work: Callable[..., T], *task: object) -> Future[T]:
        """Give work to the pool, which may start a process for it: one that Ctrl-C doesn't reach.

        Blocked, not ignored: a Ctrl-C that comes meanwhile is the server's, just after.
        """
        if not hasattr(signal, "pthread_sigmask"):
            return self._running().submit(work, *task)
        resource_tracker.ensure_running()  # begun with the first process it would unblock Ctrl-C
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            return self._running().submit(work, *task)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)

    async def choose(
        self,
        game: AnyGame,
        options: Options,
        view: State,
        seat: int,
        level: str,
        seed: int,
        daring: float = 1.0,
        plans: tuple[Plan, ...] = (),
    ) -> tuple[int, Plan | None]:
        """What a bot of that level does on a seat, or HOLD, and what is new of its own plan. It
        knows what its team plans."""
        task = (game.name, values(options), view.key(), seat, level, seed, daring, plans)
        return await self._done(think, *task)

    async def advise(
        self, game: AnyGame, options: Options, view: State, seat: int, seed: int, simulations: int
    ) -> Hint:
        """A hint for a seat, from its view, in the language of whoever asks."""
        language = READING.get()
        task = (game.name, values(options), view.key(), seat, seed, simulations, language)
        return await self._done(advise, *task)

    async def _done(self, work: Callable[..., T], *task: object) -> T:
        """What a worker made of it; where one dies, another begins anew."""
        self.thinking += 1
        try:
            for _ in range(3):
                pool = self._running()
                try:
                    return await asyncio.wrap_future(self._submit(work, *task))
                except BrokenProcessPool:
                    if self._pool is pool:  # else another bot has seen it before
                        log.warning("a bot process died and is being restarted")
                        self._pool = None
            raise RuntimeError("the bot processes keep failing")
        finally:
            self.thinking -= 1

    async def close(self) -> None:
        """Stop thinking."""
        if self._pool is not None:
            await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)
