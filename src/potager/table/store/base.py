"""Where matches are kept: an append-only log, and little else.

What is stored and how is written here once, as small jobs on a `Db`; `sqlite.py` and `postgres.py`
run such jobs, each in its own way. A write is finished when it is durable.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeVar

import msgspec

from potager.core.record import By, Row, read_row, write_row
from potager.table.store.kept import Charter, Phase, Sheet

T = TypeVar("T")
Notice = Callable[[str, str], None]  # a match, and what another process says about it
MIGRATIONS = Path(__file__).parent / "migrations"
SILENCE = 5.0  # without a heartbeat for so long, no server was running


class Conflict(Exception):
    """Somebody else has written first: load again, and see whether it still makes sense."""


class Db(Protocol):
    """One transaction. Parameters are written `?`."""

    def rows(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """Ask."""

    def run(self, sql: str, *values: object) -> int:
        """Change; how many rows were. Raises Conflict where a unique key is taken."""

    def announce(self, match: str, text: str) -> None:
        """Tell the other processes when this transaction is durable."""


Job = Callable[[Db], T]


class Change(msgspec.Struct, kw_only=True):
    """What one step does to a match, all of it or nothing."""

    match: str
    seq: int  # how many rows the log has before it
    rows: Sequence[Row] = ()
    version: int  # of the sheet that was read
    sheet: Sheet | None = None  # none: it stays as it is
    due: float | None = None
    chosen: dict[int, tuple[int, By]] | None = None  # the secret choices that became rows
    decision: int = 0  # which they were for
    players: Sequence[str] = ()  # people who came to the table


class Stored(msgspec.Struct, kw_only=True):
    """A match as it was read."""

    charter: Charter
    sheet: Sheet
    version: int
    rows: list[Row]
    times: list[float]
    pending: dict[int, tuple[int, int, By]]  # seat: decision, action, by


class Listed(msgspec.Struct, kw_only=True):
    """A match in a list."""

    charter: Charter
    sheet: Sheet
    at: float


class Store(ABC):
    """Keeps matches. `now()` is the one clock that all servers of a store agree on."""

    notice: Notice  # set by whoever wants to hear of other processes

    @abstractmethod
    async def open(self) -> None:
        """Connect and bring the tables up to date."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is under way and disconnect."""

    @abstractmethod
    def now(self) -> float:
        """Seconds since 1970 by the database's clock."""

    @abstractmethod
    def write(self, job: Job[T]) -> Awaitable[T]:
        """Run a job that changes something; done when it is durable."""

    @abstractmethod
    def read(self, job: Job[T]) -> Awaitable[T]:
        """Run a job that only asks."""

    # Matches

    async def create(self, charter: Charter, sheet: Sheet, due: float | None = None) -> None:
        """A new table. Raises Conflict where its code is taken."""
        now = self.now()

        def job(db: Db) -> None:
            db.run(
                "INSERT INTO matches (id, code, watch, invite, phase, listed, charter, sheet,"
                " version, due, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?)",
                charter.id, charter.code, charter.watch, charter.invite, sheet.phase,
                int(charter.listed), _text(charter), _text(sheet), due, now,
            )  # fmt: skip
            people = {charter.host, *(place.holder for place in sheet.places)} - {""}
            _add_players(db, charter.id, sorted(people))

        await self.write(job)

    async def load(self, match: str) -> Stored | None:
        """A match with its whole log."""

        def job(db: Db) -> Stored | None:
            found = db.rows("SELECT charter, sheet, version FROM matches WHERE id = ?", match)
            if not found:
                return None
            log = db.rows("SELECT event, at FROM log WHERE match_id = ? ORDER BY seq", match)
            pending = db.rows(
                "SELECT seat, decision, action, made_by FROM pending WHERE match_id = ?", match
            )
            charter, sheet, version = found[0]
            return Stored(
                charter=msgspec.json.decode(charter, type=Charter),
                sheet=msgspec.json.decode(sheet, type=Sheet),
                version=version,
                rows=[_row(number, event) for number, (event, _) in enumerate(log, 1)],
                times=[at for _, at in log],
                pending={seat: (decision, what, by) for seat, decision, what, by in pending},
            )

        return await self.read(job)

    async def find(self, *, code: str = "", watch: str = "", invite: str = "") -> str | None:
        """The id of the match with that code or token."""
        column = "code" if code else "watch" if watch else "invite"
        sql = f"SELECT id FROM matches WHERE {column} = ?"  # noqa: S608 one of the three above
        found = await self.read(lambda db: db.rows(sql, code or watch or invite))
        return str(found[0][0]) if found else None

    async def find_own(self, code: str, person: str) -> str | None:
        """The id of the match with that code, for somebody who is or was at it."""
        sql = (
            "SELECT id FROM matches JOIN players ON match_id = id"
            " WHERE code = ? AND person = ? AND person <> ''"
        )
        found = await self.read(lambda db: db.rows(sql, code, person))
        return str(found[0][0]) if found else None

    async def find_waiting(self, code: str, since: float) -> str | None:
        """The id of the match that strangers reach by that code: a waiting room in which something
        happened since then, or an open table.
        """
        sql = (
            "SELECT id FROM matches WHERE code = ?"
            " AND (listed = 1 OR phase = 'waiting-room' AND at > ?)"
        )
        found = await self.read(lambda db: db.rows(sql, code, since))
        return str(found[0][0]) if found else None

    async def commit(self, change: Change) -> None:
        """Make a change. Raises Conflict, and changes nothing, where it came too late."""
        now = self.now()
        events = [
            (change.match, seq, msgspec.json.encode(write_row(row)).decode(), now)
            for seq, row in enumerate(change.rows, change.seq + 1)
        ]
        sheet = None if change.sheet is None else _text(change.sheet)

        def job(db: Db) -> None:
            if sheet is None or change.sheet is None:
                db.run(
                    "UPDATE matches SET due = ?, at = ? WHERE id = ?", change.due, now, change.match
                )
            elif not db.run(
                "UPDATE matches SET sheet = ?, version = version + 1, phase = ?, due = ?, at = ?"
                " WHERE id = ? AND version = ?",
                sheet, change.sheet.phase, change.due, now, change.match, change.version,
            ):  # fmt: skip
                raise Conflict
            if change.chosen is not None:
                if change.chosen != _pending(db, change.match, change.decision):
                    raise Conflict  # somebody has chosen otherwise meanwhile
                db.run("DELETE FROM pending WHERE match_id = ?", change.match)
            for event in events:
                db.run("INSERT INTO log (match_id, seq, event, at) VALUES (?, ?, ?, ?)", *event)
            _add_players(db, change.match, change.players)
            version = change.version + (sheet is not None)
            db.announce(change.match, f"{change.seq + len(events)} {version}")

        await self.write(job)

    async def pend(
        self, match: str, seq: int, decision: int, seat: int, action: int, by: By
    ) -> dict[int, tuple[int, By]]:
        """Keep a secret choice; all that are in for this decision. Conflict: it is closed."""

        def job(db: Db) -> dict[int, tuple[int, By]]:
            db.run("UPDATE matches SET at = at WHERE id = ?", match)  # nobody else meanwhile
            (last,) = db.rows("SELECT COUNT(*) FROM log WHERE match_id = ?", match)[0]
            if last != seq:
                raise Conflict
            db.run(
                "INSERT INTO pending (match_id, seat, decision, action, made_by)"
                " VALUES (?, ?, ?, ?, ?) ON CONFLICT (match_id, seat) DO UPDATE SET"
                " decision = excluded.decision, action = excluded.action,"
                " made_by = excluded.made_by",
                match, seat, decision, action, by,
            )  # fmt: skip
            return _pending(db, match, decision)

        return await self.write(job)

    async def due(self, before: float) -> list[str]:
        """The matches in which a server should have done something by then, longest ago first."""
        found = await self.read(
            lambda db: db.rows(
                "SELECT id FROM matches WHERE due <= ? ORDER BY due LIMIT 200", before
            )
        )
        return [match for (match,) in found]

    # Lists

    async def matches_of(
        self, person: str, phases: Sequence[Phase], most: int = 50
    ) -> list[Listed]:
        """A person's matches, the latest first."""
        marks = ", ".join("?" for _ in phases)
        sql = (
            "SELECT charter, sheet, at FROM matches WHERE id IN"  # noqa: S608 only marks go in
            " (SELECT match_id FROM players WHERE person = ?)"
            f" AND phase IN ({marks}) ORDER BY at DESC LIMIT ?"
        )
        return await self.read(lambda db: _listed(db.rows(sql, person, *phases, most)))

    async def listed(self, phase: Phase, most: int = 50) -> list[Listed]:
        """Open tables, the latest first."""
        sql = (
            "SELECT charter, sheet, at FROM matches WHERE listed = 1 AND phase = ?"
            " ORDER BY at DESC LIMIT ?"
        )
        return await self.read(lambda db: _listed(db.rows(sql, phase, most)))

    # People

    async def person(self, person: str) -> tuple[str, str]:
        """The name and colour that a person goes by; empty where none was given."""
        sql = "SELECT name, colour FROM people WHERE person = ?"
        found = await self.read(lambda db: db.rows(sql, person))
        return (str(found[0][0]), str(found[0][1])) if found else ("", "")

    async def remember(self, person: str, name: str, colour: str) -> None:
        """Keep a person's name and colour."""
        await self.write(
            lambda db: db.run(
                "INSERT INTO people (person, name, colour) VALUES (?, ?, ?) ON CONFLICT (person)"
                " DO UPDATE SET name = excluded.name, colour = excluded.colour",
                person, name, colour,
            )
        )  # fmt: skip

    # Being alive

    async def wake(self) -> None:
        """A server starts: if none has run for a while, note the outage."""
        now = self.now()

        def job(db: Db) -> None:
            (last,) = db.rows("SELECT MAX(at) FROM heartbeats")[0]
            if last is not None and now - last > SILENCE:
                sql = "INSERT INTO outages (began, ended) VALUES (?, ?) ON CONFLICT DO NOTHING"
                db.run(sql, last, now)
                db.run("DELETE FROM heartbeats WHERE at < ?", now - 86_400)

        await self.write(job)

    async def beat(self, server: str) -> None:
        """This server runs."""
        now = self.now()
        await self.write(
            lambda db: db.run(
                "INSERT INTO heartbeats (server, at) VALUES (?, ?) ON CONFLICT (server)"
                " DO UPDATE SET at = excluded.at",
                server, now,
            )
        )  # fmt: skip

    async def outages(self) -> list[tuple[float, float]]:
        """When no server ran."""
        found = await self.read(
            lambda db: db.rows("SELECT began, ended FROM outages ORDER BY began")
        )
        return [(began, ended) for began, ended in found]

    async def announce(self, match: str, text: str) -> None:
        """Tell the other processes something short that is not kept (chat, pointing)."""
        await self.write(lambda db: db.announce(match, text))


def migrate(db: Db, version: int) -> int:
    """Bring the tables from `version` to the latest, by the numbered files; the new version."""
    for file in sorted(MIGRATIONS.glob("*.sql")):
        number = int(file.name[:3])
        if number > version:
            lines = (line.split("--")[0] for line in file.read_text("utf-8").splitlines())
            for statement in "\n".join(lines).split(";"):
                if statement.strip():
                    db.run(statement)
            version = number
    return version


def _pending(db: Db, match: str, decision: int) -> dict[int, tuple[int, By]]:
    sql = "SELECT seat, action, made_by FROM pending WHERE match_id = ? AND decision = ?"
    return {seat: (action, by) for seat, action, by in db.rows(sql, match, decision)}


def _add_players(db: Db, match: str, people: Sequence[str]) -> None:
    for person in people:
        db.run(
            "INSERT INTO players (person, match_id) VALUES (?, ?) ON CONFLICT DO NOTHING",
            person, match,
        )  # fmt: skip


def _text(value: msgspec.Struct) -> str:
    return msgspec.json.encode(value).decode()


def _row(number: int, event: str) -> Row:
    return read_row(number, msgspec.json.decode(event))


def _listed(rows: list[tuple[Any, ...]]) -> list[Listed]:
    return [
        Listed(
            charter=msgspec.json.decode(charter, type=Charter),
            sheet=msgspec.json.decode(sheet, type=Sheet),
            at=at,
        )
        for charter, sheet, at in rows
    ]
