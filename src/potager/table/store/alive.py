"""Which servers live, and when none did: small jobs on a `Db`.

A server that has something to do says so from time to time: its heart beats. While none did nobody
could move, so clocks get that time back.
"""

from __future__ import annotations

from typing import NamedTuple

from potager.table.store.db import Db, insert_once, put

SILENCE = 2.0  # without a sign of life for so long, no server was running
A_DAY = 86_400.0
OLDEST_OUTAGE = 30 * A_DAY  # no clock runs for longer

Outage = tuple[float, float]  # when it began, and when it ended


class HealthCheck(NamedTuple):
    """What a server has to know from time to time."""

    overdue: list[str]  # matches in which something should have happened, longest ago first
    next: float | None  # when the next thing is due in any match
    outages: list[Outage]


def look(db: Db, before: float, ended_after: float) -> HealthCheck:
    """What was due before then, what is due next, and the latest outages."""
    overdue = db.rows("SELECT id FROM matches WHERE due <= ? ORDER BY due LIMIT 200", before)
    (due,) = db.rows("SELECT MIN(due) FROM matches WHERE due IS NOT NULL")[0]
    return HealthCheck([match for (match,) in overdue], due, outages(db, ended_after))


def outages(db: Db, ended_after: float = 0.0) -> list[Outage]:
    """When no server ran; no two of them overlap."""
    sql = "SELECT began, ended FROM outages WHERE ended > ? ORDER BY began"
    found: list[Outage] = []
    for began, ended in db.rows(sql, ended_after):
        if found and began <= found[-1][1]:  # two servers have noticed the same
            found[-1] = found[-1][0], max(found[-1][1], ended)
        else:
            found.append((began, ended))
    return found


def wake(db: Db, server: str, now: float, patience: float) -> float | None:
    """A server starts: if none has run for longer than that, note the outage. When one last ran."""
    last = last_sign(db)
    if last is not None and now - last > patience:
        note_outage(db, last, now)
    db.run("DELETE FROM outages WHERE ended < ?", now - OLDEST_OUTAGE)
    db.run("DELETE FROM heartbeats WHERE at < ?", now - A_DAY)
    beat(db, server, now)
    return last


def last_sign(db: Db) -> float | None:
    """When a server last ran, as far as that is known."""
    (beaten,) = db.rows("SELECT MAX(at) FROM heartbeats")[0]
    (acted,) = db.rows("SELECT MAX(at) FROM matches WHERE due IS NOT NULL")[0]
    return max((at for at in (beaten, acted) if at is not None), default=None)


def set_back(now: float, last: float) -> bool:
    """Whether a clock was put back since then; by more than a day: it was wrong then."""
    return now < last < now + A_DAY


def beat(db: Db, server: str, now: float, silent: float = 0.0) -> None:
    """This server runs. It did not run for the seconds before now. If no other server ran either,
    that was an outage.
    """
    if silent:
        (other,) = db.rows("SELECT MAX(at) FROM heartbeats WHERE server <> ?", server)[0]
        began = max(now - silent, other or 0.0)
        if now - began > SILENCE:
            note_outage(db, began, now)
    put(db, "heartbeats", server=server, at=now)


def note_outage(db: Db, began: float, ended: float) -> None:
    """During that time nobody could do anything."""
    insert_once(db, "outages", began=began, ended=ended)
