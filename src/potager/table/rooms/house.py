"""What a room needs of the process that serves it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Protocol

from potager.table.rooms.bot_pool import BotPool
from potager.table.rooms.clocks import Outages
from potager.table.rooms.metrics import Metrics
from potager.table.rooms.moment import Teller
from potager.table.rooms.pulse import Pulse
from potager.table.settings import Settings
from potager.table.store.base import Store
from potager.table.store.presence import Presence


class House(Protocol):
    """Where rooms are: the store, the bots, the time, and who runs what goes on beside."""

    settings: Settings
    store: Store
    teller: Teller
    bots: BotPool
    metrics: Metrics
    pulse: Pulse
    presence: Presence
    closing: bool

    @property
    def outages(self) -> Outages:
        """When no server ran."""

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run something beside; what goes wrong there is logged."""

    def drop(self, match: str) -> None:
        """Put a room away whose moment may not be what is stored: it is read anew."""

    async def tell_others(self, match: str, text: str) -> None:
        """Tell the other processes something about a match that is not kept."""
