"""Matches as lines of JSON: out of one database and into another, of either kind.

A line holds all that is kept of a match, its secrets too (the seed of its dice, its links). What
is in a database already stays as it is there, so an import that was stopped can be run again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Literal

import msgspec

from potager.core.errors import PotagerError
from potager.core.record import read_row
from potager.table.operating.reading import Snapshot
from potager.table.store.base import Conflict, Doubtful, Store, Unavailable, found_by, keep_attempt
from potager.table.store.db import Db, insert, marks
from potager.table.store.kept import Setup, Sheet

PENDING = ("seat", "decision", "action", "made_by")  # columns
TOGETHER = 64  # matches that are written at the same time
Outcome = Literal["imported", "there already"]


class MatchLine(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A match as a line."""

    potager: Literal[1] = 1  # of this form of lines
    id: str
    setup: msgspec.Raw
    sheet: msgspec.Raw
    version: int
    due: float | None
    at: float
    log: list[tuple[msgspec.Raw, float]]  # events, and when each happened
    pending: list[tuple[int, int, int, str]]
    players: list[str]


class Imported(msgspec.Struct, kw_only=True):
    """What became of the lines of a file."""

    imported: int = 0
    there_already: int = 0
    refused: list[str] = []  # why not, one sentence each


def is_id(text: str) -> bool:
    """Whether this names a match as the database does, not as people do.

    >>> is_id("a8370b15e126581a"), is_id("thyme mustard 89")
    (True, False)
    """
    return len(text) == 16 and not set(text) - set("0123456789abcdef")


def export(source: Snapshot, codes: Sequence[str], *, finished: bool) -> tuple[int, Iterator[str]]:
    """How many matches there are, and a line for each; of those with these codes, or of all."""
    where, values = "phase = 'over'" if finished else "1 = 1", list[str]()
    if codes:
        where += f" AND (code IN ({marks(codes)}) OR id IN ({marks(codes)}))"
        values = [*codes, *codes]
    found = source.rows(f"SELECT id FROM matches WHERE {where} ORDER BY at, id", *values)  # noqa: S608
    if codes and len(found) < len(set(codes)):
        known = source.rows(f"SELECT id, code FROM matches WHERE {where}", *values)  # noqa: S608
        missing = sorted(set(codes) - {name for row in known for name in row})
        raise PotagerError(f"There is no match {missing[0]} to export.")
    return len(found), (_line(source, match) for (match,) in found)


def _line(source: Snapshot, match: str) -> str:
    sql = "SELECT setup, sheet, version, due, at FROM matches WHERE id = ?"
    setup, sheet, version, due, at = source.rows(sql, match)[0]
    events = source.rows("SELECT event, at FROM log WHERE match_id = ? ORDER BY seq", match)
    choices = f"SELECT {', '.join(PENDING)} FROM pending WHERE match_id = ? ORDER BY seat"  # noqa: S608
    pending = source.rows(choices, match)
    players = source.rows("SELECT person FROM players WHERE match_id = ? ORDER BY person", match)
    line = MatchLine(
        id=match,
        setup=msgspec.Raw(setup.encode()),
        sheet=msgspec.Raw(sheet.encode()),
        version=version,
        due=due,
        at=at,
        log=[(msgspec.Raw(event.encode()), when) for event, when in events],
        pending=[(seat, decision, action, by) for seat, decision, action, by in pending],
        players=[person for (person,) in players],
    )
    return msgspec.json.encode(line).decode()


async def import_all(store: Store, lines: Iterable[bytes], tell: Callable[[int], None]) -> Imported:
    """Write matches, many at a time; what is wrong with one stops no other."""
    report = Imported()
    numbered = enumerate((line for line in lines if line.strip()), 1)
    done = 0
    while some := list(islice(numbered, TOGETHER)):
        outcomes = await asyncio.gather(*(_import(store, number, line) for number, line in some))
        for outcome in outcomes:
            if outcome == "imported":
                report.imported += 1
            elif outcome == "there already":
                report.there_already += 1
            else:
                report.refused.append(outcome)
        done += len(some)
        tell(done)
    return report


async def _import(store: Store, number: int, line: bytes) -> str:
    try:
        match = msgspec.json.decode(line, type=MatchLine)
        setup = msgspec.json.decode(match.setup, type=Setup)
        sheet = msgspec.json.decode(match.sheet, type=Sheet)
        for seq, (event, _) in enumerate(match.log, 1):
            read_row(seq, msgspec.json.decode(event))
        if setup.id != match.id:
            raise PotagerError("it has two different ids.")
    except (msgspec.DecodeError, PotagerError) as error:
        return f"Line {number} is not a match: {error}"
    try:
        return await store.write(lambda db: _write(db, match, setup, sheet))
    except Conflict:
        return f"Line {number}: another match has the code {setup.code} or one of its links."
    except (Unavailable, Doubtful):
        raise
    except PotagerError as error:
        return f"Line {number}: {error}"


def _write(db: Db, match: MatchLine, setup: Setup, sheet: Sheet) -> Outcome:
    there = db.rows("SELECT version FROM matches WHERE id = ?", match.id)
    if there:
        if there[0][0] == match.version:
            return "there already"
        raise PotagerError(
            f"{setup.code} already exists and has changed since, so it was not imported."
        )
    texts = {"setup": bytes(match.setup).decode(), "sheet": bytes(match.sheet).decode()}
    stands = {"version": match.version, "due": match.due, "at": match.at}
    insert(db, "matches", **found_by(setup, sheet), **texts, **stands)
    for seq, (event, at) in enumerate(match.log, 1):
        insert(db, "log", match_id=match.id, seq=seq, event=bytes(event).decode(), at=at)
    for choice in match.pending:
        insert(db, "pending", match_id=match.id, **dict(zip(PENDING, choice, strict=True)))
    for person in match.players:
        insert(db, "players", person=person, match_id=match.id)
    keep_attempt(db, setup)
    return "imported"
