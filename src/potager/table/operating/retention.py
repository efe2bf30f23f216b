"""Matches that nobody needs any more are deleted: some days after their end, or after the last
thing that happened in one that was never finished. A few at a time, so that nobody waits for it.
"""

from __future__ import annotations

import asyncio
from functools import partial

import structlog

from potager.core.errors import PotagerError
from potager.table.rooms.counting import count_all
from potager.table.rooms.hub import Hub
from potager.table.store.db import Db

log = structlog.get_logger()
A_DAY = 86_400.0
STEP = 10  # matches that are deleted together
PAUSE = 0.2  # seconds between two steps
LOOK = 600.0  # and between two looks for old ones
REFERRING = ("log", "pending", "players", "spoken", "studies", "attempts")


async def keep_deleting(hub: Hub) -> None:
    """Delete what is old, again and again."""
    while hub.settings.keep_finished or hub.settings.keep_abandoned:
        try:
            deleted = await delete_old(hub)
            if deleted:
                log.info("old matches were deleted", number=deleted)
        except PotagerError as error:
            log.warning("old matches could not be deleted", why=str(error))
        await asyncio.sleep(LOOK)


async def delete_old(hub: Hub) -> int:
    """Delete all that is old by now; how many matches."""
    deleted = 0
    now, settings = hub.store.now(), hub.settings
    abandoned = settings.keep_abandoned
    keep = {"over": settings.keep_finished, "waiting-room": abandoned, "playing": abandoned}
    for phase, days in keep.items():
        before = now - days * A_DAY
        while days and (found := await _old(hub, phase, before)):
            deleted += await hub.store.write(partial(delete, matches=found, before=before))
            hub.metrics.count("deleted", len(found))
            for match in found:
                hub.drop(match)
            await asyncio.sleep(PAUSE)
    return deleted


async def _old(hub: Hub, phase: str, before: float) -> list[str]:
    """Some old matches; at none of them does anybody sit here now."""
    here = {match for match, room in hub.rooms.items() if room.here}
    sql = "SELECT id FROM matches WHERE phase = ? AND at < ? ORDER BY at LIMIT ?"
    found = await hub.store.rows(sql, phase, before, STEP + len(here))
    return [match for (match,) in found if match not in here][:STEP]


def delete(db: Db, matches: list[str], before: float) -> int:
    """Delete matches, unless something has happened there since; how many."""
    count_all(db, matches)
    old = "SELECT 1 FROM matches WHERE id = ? AND at < ?"
    return remove(db, [match for match in matches if db.rows(old, match, before)])


def remove(db: Db, matches: list[str]) -> int:
    """Delete matches with all that refers to them; how many."""
    deleted = 0
    for match in matches:
        for table in REFERRING:
            db.run(f"DELETE FROM {table} WHERE match_id = ?", match)  # noqa: S608 names of ours
        deleted += db.run("DELETE FROM matches WHERE id = ?", match)
    return deleted
