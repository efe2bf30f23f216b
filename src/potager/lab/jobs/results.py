"""Results in a file, chunk by chunk: what was stopped goes on, and later runs add to it.

One SQLite file may hold many runs. A run is known by all that decides its games: what is done, the
game and its rules' version, options, bots and seed. So a longer run begins with the chunks of a
shorter one, and nothing is played twice.
"""

from __future__ import annotations

import hashlib
import sqlite3
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Sequence
from itertools import tee
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from potager.core.errors import PotagerError

from .work import work

TABLES = """
create table if not exists runs (run text primary key, what text not null) strict;
create table if not exists chunks (
    run text not null, number integer not null, games integer not null, tally blob not null,
    primary key (run, number)
) strict, without rowid;
"""


KEEP = """
insert into chunks values (?, ?, ?, ?) on conflict (run, number) do update
set games = excluded.games, tally = excluded.tally where excluded.games > chunks.games
"""
FEW = 3  # runs that are named


class Chunk(Protocol):
    """A job that plays some games, and its place in its run."""

    @property
    def games(self) -> int: ...

    @property
    def number(self) -> int: ...


J = TypeVar("J", bound=Chunk)
R = TypeVar("R")


class Stopped(Exception):
    """Somebody pressed Ctrl-C: `so_far` are the figures of what was done until then."""

    def __init__(self, so_far: object) -> None:
        super().__init__("Stopped.")
        self.so_far = so_far


class Results:
    """A file of results.

    A run that the file already has is continued only with `go_on`. Without `anew`, no run begins
    in a file that has only other runs, because then somebody who wants to continue has given
    another game, bot or seed.
    """

    def __init__(self, file: Path | str, *, go_on: bool = False, anew: bool = True) -> None:
        try:
            self._db = sqlite3.connect(file, isolation_level=None)
            self._db.execute("pragma journal_mode = wal")
            self._db.executescript(TABLES)
        except sqlite3.DatabaseError as error:
            raise PotagerError(f"{file} is not a file of results: {error}.") from None
        self.file = Path(file)
        self.go_on = go_on
        self.anew = anew
        self._begun: set[str] = set()  # runs of this command

    def run(self, what: dict[str, Any], kind: type[R]) -> Run[R]:
        """The run that these settings mean."""
        return self.runs([what], kind)[0]

    def runs(self, whats: Sequence[dict[str, Any]], kind: type[R]) -> list[Run[R]]:
        """The runs that one command is made of."""
        texts = [msgspec.json.encode(what, order="sorted").decode() for what in whats]
        names = [hashlib.sha256(text.encode()).hexdigest()[:16] for text in texts]
        found = [Run(self._db, name, kind) for name in names]
        earlier = [run for run, name in zip(found, names, strict=True) if name not in self._begun]
        games = sum(run.games() for run in earlier)
        if games and not self.go_on:
            raise PotagerError(
                f"{self.file} already has games from this run ({games:,}). Add --continue to use "
                "them, or choose another file or seed."
            )
        others = self._told()
        if not games and others and not self.anew:
            raise PotagerError(
                f"{self.file} has no games from this run, only from {others}. Leave out --continue "
                "to start it."
            )
        self.anew = True  # what else the same command plays may begin
        self._begun.update(names)
        self._db.executemany(
            "insert or ignore into runs values (?, ?)", zip(names, texts, strict=True)
        )
        return found

    def _told(self) -> str:
        """The runs of which the file has games, in words."""
        rows = self._db.execute(
            "select what from runs where run in (select run from chunks) order by rowid"
        ).fetchall()
        whats = [msgspec.json.decode(what) for (what,) in rows]
        told = [
            f"{what['what']} {what['game']} --bots {','.join(what['bots'])} --seed {what['seed']}"
            for what in whats[:FEW]
        ]
        return ", ".join(told) + (f" and {len(whats) - FEW} more" if len(whats) > FEW else "")

    def close(self) -> None:
        self._db.close()


class Run(Generic[R]):
    """One run's chunks in a file."""

    def __init__(self, db: sqlite3.Connection, name: str, kind: type[R]) -> None:
        self._db = db
        self._name = name
        self._kind = kind

    def games(self) -> int:
        """How many games are done."""
        text = "select coalesce(sum(games), 0) from chunks where run = ?"
        return int(self._db.execute(text, (self._name,)).fetchone()[0])

    def has(self, number: int, games: int) -> bool:
        text = "select 1 from chunks where run = ? and number = ? and games = ?"
        return self._db.execute(text, (self._name, number, games)).fetchone() is not None

    def read(self, number: int) -> R:
        text = "select tally from chunks where run = ? and number = ?"
        (data,) = self._db.execute(text, (self._name, number)).fetchone()
        return msgspec.msgpack.decode(data, type=self._kind, dec_hook=_counter)

    def keep(self, number: int, games: int, tally: R) -> None:
        """Keep a chunk, unless a longer run has more of it."""
        row = (self._name, number, games, msgspec.msgpack.encode(tally))
        self._db.execute(KEEP, row)


def _counter(_: type, counts: Any) -> Counter[Any]:
    return Counter(counts)


def kept_work(
    task: Callable[[J], R],
    jobs: Iterable[J],
    workers: int,
    *,
    total: int | None,
    ray: str | None = None,
    run: Run[R] | Callable[[J], Run[R]] | None = None,
) -> Generator[tuple[J, R], None, None]:
    """Do those jobs that their run has not done yet, and keep each when it is; all in order."""
    ahead, here = tee(jobs)
    if run is None:
        yield from zip(here, work(task, ahead, workers, total=total, ray=ray), strict=False)
        return

    def run_of(job: J) -> Run[R]:
        return run if isinstance(run, Run) else run(job)

    missing = (job for job in ahead if not run_of(job).has(job.number, job.games))
    played = work(task, missing, workers, total=total, ray=ray)
    for job in here:
        own = run_of(job)
        if own.has(job.number, job.games):
            yield job, own.read(job.number)
        else:
            done = next(played)
            own.keep(job.number, job.games, done)
            yield job, done
