"""Where matches are kept: an append-only log, and little else.

What is stored and how is written once, as small jobs on a `Db`: those of matches here, others
beside. `sqlite.py` and `postgres.py` run such jobs, each in its own way. A write is finished when
it is durable.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

import msgspec
import structlog

from potager.core.errors import PotagerError, UnknownGame
from potager.core.record import By, Row, read_row, write_row
from potager.table.store.db import Db, Job, insert, insert_once, insertion, marks, put
from potager.table.store.kept import Phase, Setup, Sheet

T = TypeVar("T")
log = structlog.get_logger()
Notice = Callable[[str, str], None]  # a match, and what another process says about it
ADD_EVENT = insertion("log", "match_id", "seq", "event", "at")
NOT_WRITTEN = (
    "The server can't save anything right now, so nothing was changed. Try again in a moment."
)
NOT_READ = "The server can't reach its database right now. Try again in a moment."
IN_DOUBT = "The server lost its database for a moment. Check whether your change was saved."
UNREADABLE = "This match can't be read"
PROBE = "probe"  # a note that is written to see whether that works


class Conflict(Exception):
    """Somebody else has written first: load again, and see whether it still makes sense."""


class Unavailable(PotagerError):
    """The database did not do it. Nothing was changed."""


class Doubtful(PotagerError):
    """The connection was lost while a change was made: it may be stored, or not."""


class Unreadable(PotagerError):
    """A match whose log is damaged."""


@contextmanager
def reading(match: str) -> Iterator[None]:
    """Whatever is wrong with a match that is read here makes it unreadable, and nothing else."""
    try:
        yield
    except Unreadable:
        raise
    except UnknownGame:
        raise Unreadable(f"{UNREADABLE} because its game is not installed here.") from None
    except PotagerError as error:
        why = str(error)
        raise Unreadable(f"{UNREADABLE}: {why[:1].lower()}{why[1:].rstrip('.')}.") from None
    except Exception as error:
        log.error("a match can't be read", match=match, exc_info=error)
        raise Unreadable(f"{UNREADABLE} because it is damaged.") from None


class Change(msgspec.Struct, kw_only=True):
    """What one act does to a match, all of it or nothing."""

    match: str
    version: int  # of the match as it was read; every change makes it one more
    seq: int  # how many rows the log had then
    at: float  # when it happens
    rows: Sequence[Row] = ()
    setup: Setup | None = None  # none: it stays as it is, like the sheet
    sheet: Sheet | None = None
    due: float | None = None
    pending: dict[int, tuple[int, By]] | None = None  # the secret choices; none: they stay
    decision: int = 0  # which they are for
    players: Sequence[str] = ()  # people who came to the table
    next: tuple[Setup, Sheet] | None = None  # another table that is made along with it

    @property
    def plain(self) -> bool:
        """Whether there is nothing to it but rows, as with most moves."""
        around = self.setup or self.sheet or self.players or self.next
        return not around and self.pending is None

    def events(self) -> list[tuple[object, ...]]:
        """Its rows as they are stored."""
        return _events(self.match, self.seq, self.rows, self.at)


class Stored(msgspec.Struct, kw_only=True):
    """A match as it was read, or its news: all but the rows that the reader has."""

    setup: Setup
    sheet: Sheet
    version: int
    rows: list[Row]
    at: float | None  # when the last of these rows happened
    pending: dict[int, tuple[int, int, By]]  # seat: decision, action, by


class Listed(msgspec.Struct, kw_only=True):
    """A match in a list."""

    setup: Setup
    sheet: Sheet
    at: float


class Store(ABC):
    """Keeps matches. `now()` is the one clock that all servers of a store agree on."""

    shared = False  # whether other processes may serve the same matches
    # Set by whoever wants to hear of other processes.
    notice: Notice = staticmethod(lambda *_: None)

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
        """Run a job that changes something; done when it is durable.

        Raises Unavailable where it was not done, and Doubtful where nobody knows.
        """

    @abstractmethod
    def read(self, job: Job[T]) -> Awaitable[T]:
        """Run a job that only asks."""

    async def rows(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """Ask one thing."""
        return await self.read(lambda db: db.rows(sql, *values))

    async def run(self, sql: str, *values: object) -> int:
        """Change one thing; how many rows were."""
        return await self.write(lambda db: db.run(sql, *values))

    # Matches

    async def create(
        self, setup: Setup, sheet: Sheet, due: float | None = None, rows: Sequence[Row] = ()
    ) -> None:
        """A new table, with what has happened already. Raises Conflict where its code is taken."""
        now = self.now()
        await self.write(lambda db: _create(db, setup, sheet, due, now, rows))

    async def load(self, match: str, after: int = 0) -> Stored | None:
        """A match with its log from this row on. Raises Unreadable if there is a hole in it."""

        def job(db: Db) -> Stored | None:
            found = db.rows("SELECT setup, sheet, version FROM matches WHERE id = ?", match)
            if not found:
                return None
            log = db.rows(
                "SELECT seq, event, at FROM log WHERE match_id = ? AND seq > ? ORDER BY seq",
                match, after,
            )  # fmt: skip
            pending = db.rows(
                "SELECT seat, decision, action, made_by FROM pending WHERE match_id = ?", match
            )
            if [seq for seq, _, _ in log] != list(range(after + 1, after + 1 + len(log))):
                raise Unreadable(f"{UNREADABLE} because some of its moves are missing.")
            setup, sheet, version = found[0]
            with reading(match):
                return Stored(
                    setup=msgspec.json.decode(setup, type=Setup),
                    sheet=msgspec.json.decode(sheet, type=Sheet),
                    version=version,
                    rows=[_row(seq, event) for seq, event, _ in log],
                    at=log[-1][2] if log else None,
                    pending={seat: (decision, what, by) for seat, decision, what, by in pending},
                )

        return await self.read(job)

    async def versions(self, matches: Sequence[str]) -> dict[str, int]:
        """Which version each of these matches has by now."""
        if not matches:
            return {}
        sql = f"SELECT id, version FROM matches WHERE id IN ({marks(matches)})"  # noqa: S608
        return dict(await self.rows(sql, *matches))

    async def find(self, *, code: str = "", watch: str = "", invite: str = "") -> str | None:
        """The id of the match with that code or token."""
        column = "code" if code else "watch" if watch else "invite"
        return await self._find(f"{column} = ?", code or watch or invite)

    async def find_own(self, code: str, person: str) -> str | None:
        """The id of the match with that code, for somebody who is or was at it."""
        own = "id IN (SELECT match_id FROM players WHERE person = ? AND person <> '')"
        return await self._find(f"code = ? AND {own}", code, person)

    async def find_waiting(self, code: str, since: float) -> str | None:
        """The id of the match that strangers reach by that code: a waiting room in which something
        happened since then, an open table, or one whose bots' seats latecomers may take.
        """
        late = "phase = 'playing' AND sheet LIKE ?"
        where = f"code = ? AND (listed = 1 OR at > ? AND (phase = 'waiting-room' OR {late}))"
        return await self._find(where, code, since, '%"late":true%')

    async def _find(self, where: str, *values: object) -> str | None:
        found = await self.rows(f"SELECT id FROM matches WHERE {where}", *values)  # noqa: S608 ours
        return str(found[0][0]) if found else None

    async def commit(self, change: Change) -> None:
        """Make a change. Raises Conflict, and changes nothing, where it came too late."""
        await self.write(lambda db: make(db, change))

    async def nothing_due(self, match: str, version: int) -> None:
        """A match that is still as it was read waits for people alone."""
        own = "UPDATE matches SET due = NULL WHERE id = ? AND version = ? AND due IS NOT NULL"
        await self.run(own, match, version)

    async def set_aside(self, match: str) -> None:
        """Nothing is due any more in a match that can't be read."""
        await self.run("UPDATE matches SET due = NULL WHERE id = ?", match)

    # Lists

    async def matches_of(
        self, person: str, phases: Sequence[Phase], most: int = 50
    ) -> list[Listed]:
        """A person's matches, the latest first."""
        own = "id IN (SELECT match_id FROM players WHERE person = ?)"
        where = f"{own} AND phase IN ({marks(phases)})"
        return await self.latest(where, person, *phases, most=most)

    async def listed(self, phase: Phase) -> list[Listed]:
        """Open tables, the latest first."""
        return await self.latest("listed = 1 AND phase = ?", phase)

    async def latest(self, where: str, *values: object, most: int = 50) -> list[Listed]:
        """The latest matches of which this is true, without those that can't be read."""
        sql = f"SELECT setup, sheet, at FROM matches WHERE {where} ORDER BY at DESC LIMIT ?"  # noqa: S608
        rows = await self.rows(sql, *values, most)
        return [one for row in rows if (one := listed(*row)) is not None]

    # People

    async def person(self, person: str) -> tuple[str, str]:
        """The name and colour that a person goes by; empty where none was given."""
        found = await self.rows("SELECT name, colour FROM people WHERE person = ?", person)
        return found[0] if found else ("", "")

    async def remember(self, person: str, name: str, colour: str) -> None:
        """Keep a person's name and colour."""
        await self.write(lambda db: put(db, "people", person=person, name=name, colour=colour))

    # Other processes

    def go_on_from(self, last: float) -> None:  # noqa: B027 most clocks are right
        """The clock stands earlier than what was written last, at this time."""

    async def probe(self) -> None:
        """Read and write something, to see whether that works."""
        now = self.now()
        await self.write(lambda db: put(db, "notes", name=PROBE, text="", at=now))
        await self.rows("SELECT at FROM notes WHERE name = ?", PROBE)

    async def announce(self, match: str, text: str) -> None:
        """Send the other processes something short that is not kept (chat, pointing)."""
        await self.write(lambda db: db.announce(match, text))


def make(db: Db, change: Change) -> None:
    """Make a change, if the match is as it was read."""
    set_sheet, sheet = "", list[object]()
    if change.sheet is not None:
        set_sheet, sheet = "sheet = ?, phase = ?, ", [_text(change.sheet), change.sheet.phase]
    if change.setup is not None:
        set_sheet += "setup = ?, listed = ?, "
        sheet += [_text(change.setup), int(change.setup.listed)]
    update = (
        f"UPDATE matches SET {set_sheet}version = version + 1, due = ?, at = ?"  # noqa: S608 ours
        " WHERE id = ? AND version = ?"
        " AND (SELECT COALESCE(MAX(seq), 0) FROM log WHERE match_id = matches.id) = ?"
    )
    as_read = (change.match, change.version, change.seq)
    if not db.run(update, *sheet, change.due, change.at, *as_read):
        _check_length(db, *as_read)
        raise Conflict
    for event in change.events():
        db.run(ADD_EVENT, *event)
    if change.pending is not None:
        _keep_pending(db, change.match, change.decision, change.pending)
    _add_players(db, change.match, change.players)
    if change.next is not None:
        _create(db, *change.next, None, change.at)
        _talk_on(db, change.match, *change.next)
    db.announce(change.match, str(change.version + 1))


def _events(match: str, seq: int, rows: Sequence[Row], at: float) -> list[tuple[object, ...]]:
    """Rows of a log that has so many already, as they are stored."""
    return [
        (match, number, msgspec.json.encode(write_row(row)).decode(), at)
        for number, row in enumerate(rows, seq + 1)
    ]


def _create(
    db: Db, setup: Setup, sheet: Sheet, due: float | None, now: float, rows: Sequence[Row] = ()
) -> None:
    own = {"setup": _text(setup), "sheet": _text(sheet), "version": 0, "due": due, "at": now}
    insert(db, "matches", **found_by(setup, sheet), **own)
    people = {setup.host, *(place.holder for place in sheet.places)} - {""}
    _add_players(db, setup.id, sorted(people))
    for event in _events(setup.id, 0, rows, now):
        db.run(ADD_EVENT, *event)
    keep_attempt(db, setup)


def keep_attempt(db: Db, setup: Setup) -> None:
    """A match on the dice of a day: the first one of a person counts."""
    if setup.daily:
        who = {"day": setup.daily, "game": setup.game, "person": setup.host}
        insert_once(db, "attempts", **who, match_id=setup.id)


def _talk_on(db: Db, match: str, setup: Setup, sheet: Sheet) -> None:
    """What was said goes along, numbered up to 0, unless strangers may take a seat."""
    if not any(place.free for place in sheet.places):
        last = "SELECT MAX(number) FROM spoken WHERE match_id = ?"
        lines = f"SELECT ?, number - ({last}), line FROM spoken WHERE match_id = ?"  # noqa: S608
        db.run(f"INSERT INTO spoken (match_id, number, line) {lines}", setup.id, match, match)


def found_by(setup: Setup, sheet: Sheet) -> dict[str, object]:
    """The columns by which a match is found."""
    names = {"id": setup.id, "code": setup.code, "watch": setup.watch, "invite": setup.invite}
    return {**names, "phase": sheet.phase, "listed": int(setup.listed)}


def _check_length(db: Db, match: str, version: int, seq: int) -> None:
    """A log that is not as long as its reader thinks is never written past."""
    if not db.rows("SELECT 1 FROM matches WHERE id = ? AND version = ?", match, version):
        return
    (last,) = db.rows("SELECT MAX(seq) FROM log WHERE match_id = ?", match)[0]
    if (last or 0) != seq:
        raise Unreadable(f"This match can't go on because its log has {last or 0} rows, not {seq}.")


def _keep_pending(db: Db, match: str, decision: int, pending: dict[int, tuple[int, By]]) -> None:
    db.run("DELETE FROM pending WHERE match_id = ?", match)
    for seat, (action, by) in pending.items():
        choice = {"seat": seat, "decision": decision, "action": action, "made_by": by}
        insert(db, "pending", match_id=match, **choice)


def _add_players(db: Db, match: str, people: Sequence[str]) -> None:
    for person in people:
        insert_once(db, "players", person=person, match_id=match)


def _text(value: msgspec.Struct) -> str:
    return msgspec.json.encode(value).decode()


def _row(number: int, event: str) -> Row:
    return read_row(number, msgspec.json.decode(event))


def listed(setup: str, sheet: str, at: float) -> Listed | None:
    """A match of a list as it was stored; none where it can't be read."""
    try:
        return Listed(
            setup=msgspec.json.decode(setup, type=Setup),
            sheet=msgspec.json.decode(sheet, type=Sheet),
            at=at,
        )
    except msgspec.DecodeError as error:
        log.error("a match was left out of a list", why=str(error))
        return None
