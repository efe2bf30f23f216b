"""The challenge of a day: the same options and dice for everybody, and each person's first attempt.

The seed of a day is kept secret until the day is over by UTC. It is the server's alone: no player's
page has a part in these dice, or they would not be the same for all.
"""

from __future__ import annotations

import secrets
from datetime import UTC, date, datetime, timedelta

from potager.core.dice import FairDice, promise_of
from potager.table.store.base import Listed, Store
from potager.table.store.db import insert_once

ATTEMPTED = "id IN (SELECT match_id FROM attempts WHERE day = ? AND game = ?"


def is_open(day: str, now: float) -> bool:
    """Whether that day is not over yet."""
    return now < _end(day)


def _end(day: str) -> float:
    end = datetime.combine(date.fromisoformat(day) + timedelta(1), datetime.min.time(), UTC)
    return end.timestamp()


async def dice_of_day(store: Store, game: str, day: str) -> FairDice | None:
    """What a game's dice are on a day; none: nobody has asked for them then."""
    if is_open(day, store.now()):
        fresh = secrets.token_hex(32)  # whoever of several processes is first has made the seed
        await store.write(lambda db: insert_once(db, "days", day=day, seed=fresh))
    found = await store.rows("SELECT seed FROM days WHERE day = ?", day)
    if not found:
        return None
    (seed,) = found[0]
    return FairDice(match=f"{game} {day}", seed=seed, promise=promise_of(seed))


async def attempts(store: Store, game: str, day: str) -> list[Listed]:
    """Everybody's first attempts that were over before the seed was shown."""
    last = "(SELECT MAX(log.at) FROM log WHERE match_id = matches.id)"
    where = f"phase = 'over' AND {ATTEMPTED}) AND {last} < ?"
    return await store.latest(where, day, game, _end(day), most=1000)


async def attempt_of(store: Store, game: str, day: str, person: str) -> Listed | None:
    """A person's own first attempt, finished or not."""
    found = await store.latest(f"{ATTEMPTED} AND person = ?)", day, game, person, most=1)
    return found[0] if found and person else None


async def days_played(store: Store, game: str, most: int) -> list[str]:
    """The days on which somebody has tried, the latest first."""
    sql = "SELECT DISTINCT day FROM attempts WHERE game = ? ORDER BY day DESC LIMIT ?"
    return [day for (day,) in await store.rows(sql, game, most)]
