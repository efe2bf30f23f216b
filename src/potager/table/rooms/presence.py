"""Who is connected to other processes. Where only one process serves the matches there is nobody.

Each process keeps its own connections in the store, and others believe it while its heart beats:
whoever was connected to a process that died counts as away soon after.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from potager.table.store import alive
from potager.table.store.base import Store
from potager.table.store.steady import elapsed

LEASE = 15.0  # seconds without a beat after which a process is taken for dead
EVERY = 5.0  # seconds between looks for such


class Presence:
    """What this process tells the others about connections, and hears of theirs."""

    def __init__(self, store: Store, server: str) -> None:
        self.store = store
        self.server = server
        self._looked = elapsed()

    @property
    def _alive(self) -> float:
        return self.store.now() - LEASE

    async def came(self, match: str, people: Collection[str]) -> None:
        """These people have connected here; spectators have no name."""
        named = [person for person in people if person]
        if self.store.shared and named:
            await self.store.write(lambda db: alive.come(db, self.server, match, named))

    async def went(self, match: str, person: str) -> None:
        """Somebody's last connection here has ended."""
        if self.store.shared and person:
            await self.store.write(lambda db: alive.go(db, self.server, match, person))

    async def elsewhere(self, match: str) -> Collection[str]:
        """Who is connected to a match at other processes."""
        if not self.store.shared:
            return ()
        since = self._alive
        return await self.store.read(lambda db: alive.elsewhere(db, self.server, match, since))

    async def forsaken(self) -> Mapping[str, Collection[str]]:
        """Now and then: who was connected to processes that have died, by match."""
        if not self.store.shared or elapsed() - self._looked < EVERY:
            return {}
        since = self._alive
        found = await self.store.read(lambda db: alive.forsaken(db, since))
        self._looked = elapsed()
        return found

    async def forget_forsaken(self) -> None:
        """Those are noted as away."""
        since = self._alive
        await self.store.write(lambda db: alive.forget_forsaken(db, since))
