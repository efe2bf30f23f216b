"""Who is connected to other processes. Where only one process serves the matches there is nobody.

Each process keeps its own connections in the store, and others believe it while its heart beats:
whoever was connected to a process that died counts as away soon after.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from potager.table.store.base import Store
from potager.table.store.db import Db, insert_once
from potager.table.store.steady import elapsed

LEASE = 15.0  # seconds without a beat after which a process is taken for dead
EVERY = 5.0  # seconds between looks for such
ALIVE = "(SELECT server FROM heartbeats WHERE at > ?)"


class Presence:
    """The connections to this process, for the others, and theirs."""

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

        def job(db: Db) -> None:
            for person in named:
                insert_once(db, "presence", server=self.server, match_id=match, person=person)

        if self.store.shared and named:
            await self.store.write(job)

    async def went(self, match: str, person: str) -> None:
        """Somebody's last connection here has ended."""
        if self.store.shared and person:
            sql = "DELETE FROM presence WHERE server = ? AND match_id = ? AND person = ?"
            await self.store.run(sql, self.server, match, person)

    async def elsewhere(self, match: str) -> Collection[str]:
        """Who is connected to a match at other processes."""
        if not self.store.shared:
            return ()
        sql = (
            f"SELECT person FROM presence WHERE match_id = ? AND server <> ? AND server IN {ALIVE}"  # noqa: S608
        )
        found = await self.store.rows(sql, match, self.server, self._alive)
        return {person for (person,) in found}

    async def forsaken(self) -> Mapping[str, Collection[str]]:
        """Now and then: who was connected only to processes that have died, by match."""
        if not self.store.shared or elapsed() - self._looked < EVERY:
            return {}
        since = self._alive
        sql = (
            f"SELECT DISTINCT match_id, person FROM presence WHERE server NOT IN {ALIVE}"  # noqa: S608
            " AND NOT EXISTS (SELECT 1 FROM presence AS other"
            " WHERE other.match_id = presence.match_id AND other.person = presence.person"
            f" AND other.server IN {ALIVE})"
        )
        found: dict[str, list[str]] = {}
        for match, person in await self.store.rows(sql, since, since):
            found.setdefault(match, []).append(person)
        self._looked = elapsed()
        return found

    async def forget_forsaken(self) -> None:
        """Those are noted as away: the word of processes that have died counts no more."""
        await self.store.run(f"DELETE FROM presence WHERE server NOT IN {ALIVE}", self._alive)  # noqa: S608
