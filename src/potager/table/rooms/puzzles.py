"""The puzzle of a day. It is made the day before, by one of the processes. The first days of a
server get the puzzles that come with the games, and so does a day for which none was made.
"""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime, timedelta

import msgspec
import structlog

from potager.bots.coach.puzzles import shipped
from potager.core.errors import PotagerError
from potager.table.rooms.hub import Hub
from potager.table.rooms.study_process import StudyTask
from potager.table.store import studies

log = structlog.get_logger()
LOOK = 600.0  # seconds between two looks whether tomorrow's is made
FIRST = 10  # days up to today that get one that comes with a game
PUZZLE = "puzzle "  # and the day: the name of its study
MADE = "FROM studies WHERE name BETWEEN ? AND ? AND result <> ''"


def today(hub: Hub) -> date:
    """The same day for everybody."""
    return datetime.fromtimestamp(hub.store.now(), UTC).date()


async def keep_preparing(hub: Hub) -> None:
    """Have tomorrow's puzzle made, every day."""
    while True:
        await asyncio.sleep(LOOK)
        tomorrow = (today(hub) + timedelta(1)).isoformat()
        try:
            await hub.studies.ask(PUZZLE + tomorrow, StudyTask(day=tomorrow))
        except PotagerError as error:
            log.warning("the next puzzle could not be started", why=str(error))


async def puzzle_on(hub: Hub, day: date) -> str:
    """The puzzle of a day as JSON; empty: there is none."""
    found = await studies.find(hub.store, PUZZLE + day.isoformat())
    if (not found or not found.result) and timedelta(0) <= today(hub) - day < timedelta(FIRST):
        await _fill_in(hub)
        found = await studies.find(hub.store, PUZZLE + day.isoformat())
    return found.result if found else ""


async def _fill_in(hub: Hub) -> None:
    for back in range(FIRST):
        day = today(hub) - timedelta(back)
        if instead := shipped(day):
            text = msgspec.json.encode(instead).decode()
            await studies.settle(hub.store, PUZZLE + day.isoformat(), text)


async def puzzles_in(hub: Hub, month: str) -> list[str]:
    """All puzzles of a month, written as 2026-12, up to today; the latest first."""
    first, last = f"{PUZZLE}{month}-01", min(f"{month}-31", today(hub).isoformat())
    sql = f"SELECT result {MADE} ORDER BY name DESC"
    return [result for (result,) in await hub.store.rows(sql, first, PUZZLE + last)]


async def puzzle_days(hub: Hub) -> list[str]:
    """The days up to today that have a puzzle."""
    sql = f"SELECT name {MADE} ORDER BY name"
    rows = await hub.store.rows(sql, PUZZLE, PUZZLE + today(hub).isoformat())
    return [name.removeprefix(PUZZLE) for (name,) in rows]
