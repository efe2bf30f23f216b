"""What finished matches were worth to a person: one row for each that counts, kept for good.

A match and the fact that it was counted are stored together, so it counts once, whoever asks and
however often: a process that dies in between has either counted it or not begun.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

import msgspec

from potager.bots.rating import Skill
from potager.table.store.base import Listed, Store, listed
from potager.table.store.db import Db, insert_once, put

COUNTING = "counting"  # a note that is written first: so one match is counted after the other
COLUMNS = "match_id, game, at, outcome, step, points, mu, sigma"
HELPED = "SELECT 1 FROM log WHERE match_id = ? AND (event LIKE ? OR event LIKE ?) LIMIT 1"


class Result(msgspec.Struct, frozen=True):
    """What a match was worth to somebody."""

    match: str
    game: str
    at: float
    outcome: str  # won, drawn or lost
    step: str  # of the ladder; empty: none
    points: int | None
    mu: float
    sigma: float

    @property
    def skill(self) -> Skill:
        """The rating afterwards."""
        return Skill(self.mu, self.sigma)


Latest = Callable[[str, str], Result | None]  # a person's latest result in a game
Judge = Callable[[Listed, bool, Latest], Mapping[str, Result]]  # of a match; helped; by person


async def results_of(store: Store, person: str, game: str = "") -> list[Result]:
    """The results of a person in a game, or in all, the earliest first."""
    wanted = (person, game) if game else (person,)
    where = "person = ? AND game = ?" if game else "person = ?"
    sql = f"SELECT {COLUMNS} FROM results WHERE {where} ORDER BY game, number"  # noqa: S608 ours
    return [Result(*row) for row in await store.rows(sql, *wanted)]


async def uncounted(store: Store, person: str, most: int) -> list[str]:
    """A person's finished matches that nobody has counted yet, the earliest of them."""
    sql = (
        "SELECT match_id FROM players JOIN matches ON id = match_id"
        " WHERE person = ? AND counted = 0 AND phase = 'over' ORDER BY at LIMIT ?"
    )
    return [match for (match,) in await store.rows(sql, person, most)]


Keep = Callable[[Db, Listed, Collection[str]], None]  # what else people have of a match


def count(db: Db, match: str, judge: Judge, keep: Keep) -> None:
    """Count a match that is over, for everybody who played it, unless that was done."""
    put(db, "notes", name=COUNTING, text="", at=0.0)
    over = "SELECT setup, sheet, at FROM matches WHERE id = ? AND phase = 'over'"
    found = db.rows(over, match)
    if not found or not db.run(
        "UPDATE players SET counted = 1 WHERE match_id = ? AND counted = 0", match
    ):
        return
    one = listed(*found[0])
    if one is None:
        return

    def latest(person: str, game: str) -> Result | None:
        sql = (
            f"SELECT {COLUMNS} FROM results WHERE person = ? AND game = ?"  # noqa: S608 ours
            " ORDER BY number DESC LIMIT 1"
        )
        rows = db.rows(sql, person, game)
        return Result(*rows[0]) if rows else None

    helped = one.sheet.helped
    if helped is None:
        helped = bool(db.rows(HELPED, match, '["hint"%', '["undone"%'))
    found_for = judge(one, helped, latest)
    for person, result in found_for.items():
        numbers = "SELECT COALESCE(MAX(number), 0) FROM results WHERE person = ? AND game = ?"
        number = db.rows(numbers, person, result.game)[0][0] + 1
        row = msgspec.structs.asdict(result) | {"match_id": result.match}
        del row["match"]
        insert_once(db, "results", person=person, number=number, **row)
    keep(db, one, found_for)
