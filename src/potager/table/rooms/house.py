"""What all rooms of a process share."""

from __future__ import annotations

import asyncio
import secrets
from abc import ABC, abstractmethod
from collections.abc import Coroutine
from typing import Any

import structlog

from potager.core.errors import PotagerError
from potager.table.rooms.bot_pool import BotPool
from potager.table.rooms.clocks import Outages
from potager.table.rooms.metrics import Metrics
from potager.table.rooms.moment import Teller
from potager.table.rooms.pulse import Pulse
from potager.table.settings import Settings
from potager.table.store.base import Store
from potager.table.store.presence import Presence

log = structlog.get_logger()


class House(ABC):
    """Where rooms are: the store, the bots, the time, and work that goes on beside them."""

    def __init__(self, settings: Settings, store: Store, teller: Teller) -> None:
        self.settings = settings
        self.store = store
        self.teller = teller
        self.bots = BotPool(settings.bot_workers, settings.sibling.count if settings.sibling else 1)
        self.metrics = Metrics()
        self.server = secrets.token_hex(6)
        self.pulse = Pulse(store, self.server, self.clocks_moved)
        self.presence = Presence(store, self.server)
        self.closing = False
        self._tasks: set[asyncio.Task[Any]] = set()

    @property
    def outages(self) -> Outages:
        """When no server ran: clocks get that time back."""
        return self.pulse.outages

    @abstractmethod
    def clocks_moved(self) -> None:
        """An outage has moved the clocks of all rooms."""

    @abstractmethod
    def drop(self, match: str) -> None:
        """Put a room away. Its viewers reconnect, and it is read again."""

    async def notify_others(self, match: str, text: str) -> None:
        """Send the other processes something about a match that is not kept."""
        await self.store.announce(match, f"{self.server} {text}")

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run something beside; what goes wrong there is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if task.cancelled():
            return
        error = task.exception()
        if isinstance(error, PotagerError):
            log.warning("a background task failed", why=str(error))
        elif error:
            log.error("a background task ended with an error", exc_info=error)
