"""What is computed once and kept with a match or a date, and how far that is.

Any process may ask for a study. The process that begins it writes its progress from time to time
for the others. If these signs of life stop, another process may start it again.
"""

from __future__ import annotations

import msgspec

from potager.table.store.base import Store
from potager.table.store.db import insert_once

LOST = 20.0  # seconds without a sign of life after which a study is begun anew
AGAIN = 60.0  # seconds after which one that failed is tried again


class Study(msgspec.Struct, frozen=True):
    """How far a study is."""

    done: int = 0
    total: int = 0
    result: str = ""  # JSON, once it is there
    problem: str = ""  # or why there is none
    at: float = 0.0

    def goes_on(self, now: float) -> bool:
        """Whether somebody computes it."""
        return not self.result and not self.problem and self.at > now - LOST


async def find(store: Store, name: str) -> Study | None:
    """A study that was begun."""
    sql = "SELECT done, total, result, problem, at FROM studies WHERE name = ?"
    found = await store.rows(sql, name)
    return Study(*found[0]) if found else None


async def begin(store: Store, name: str, match: str | None) -> bool:
    """Take a study up, unless it is there or somebody else does."""
    now = store.now()
    sql = (
        "INSERT INTO studies (name, match_id, done, total, result, problem, at)"
        " VALUES (?, ?, 0, 0, '', '', ?)"
        " ON CONFLICT (name) DO UPDATE SET done = 0, total = 0, problem = '', at = excluded.at"
        " WHERE studies.result = ''"
        " AND studies.at <= CASE studies.problem WHEN '' THEN ? ELSE ? END"
    )
    return bool(await store.run(sql, name, match, now, now - LOST, now - AGAIN))


async def note(store: Store, name: str, done: int, total: int) -> None:
    """A sign of life: how far it is."""
    sql = "UPDATE studies SET done = ?, total = ?, at = ? WHERE name = ?"
    await store.run(sql, done, total, store.now(), name)


async def finish(store: Store, name: str, result: str, problem: str = "") -> None:
    """Keep what came out, or why nothing did. A result that is there already stays."""
    sql = "UPDATE studies SET result = ?, problem = ?, at = ? WHERE name = ? AND result = ''"
    await store.run(sql, result, problem, store.now(), name)


async def settle(store: Store, name: str, result: str) -> None:
    """Keep a result that is known already, unless there is one. Whatever comes later is lost."""
    row = {"done": 0, "total": 0, "result": "", "problem": "", "at": store.now()}
    await store.write(lambda db: insert_once(db, "studies", name=name, match_id=None, **row))
    await finish(store, name, result)
