"""What a person has answered to puzzles: three tries each, and days in a row."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Literal, NamedTuple

import msgspec

from potager.table.store.base import Conflict, Store
from potager.table.store.db import Db, insert

MOST_TRIES = 3
A_DAY = timedelta(1)
Ended = Literal["", "solved", "missed"]


class PuzzleAnswer(msgspec.Struct, frozen=True):
    """What somebody has tried at one puzzle, and how it ended; empty: it has not."""

    tries: tuple[int, ...] = ()  # actions
    ended: Ended = ""
    in_time: bool = False  # on its very day

    def after(self, action: int, best: int, *, in_time: bool) -> PuzzleAnswer:
        """And now this."""
        tries = (*self.tries, action)
        ended: Ended = "missed" if len(tries) == MOST_TRIES else ""
        return PuzzleAnswer(tries, "solved" if action == best else ended, in_time)


class Streak(NamedTuple):
    """Days in a row on which the puzzle of that very day was solved."""

    days: int
    best: int  # the most there ever were


async def answer_of(store: Store, person: str, day: str) -> PuzzleAnswer:
    """What a person has answered to the puzzle of a day."""
    return (await answers_of(store, person, day)).get(day, PuzzleAnswer())


async def answers_of(store: Store, person: str, days: str = "") -> dict[str, PuzzleAnswer]:
    """What a person has answered to the puzzles whose dates begin so."""
    sql = (
        "SELECT day, tries, ended, in_time FROM puzzle_answers"
        " WHERE person = ? AND day LIKE ? ORDER BY day"
    )
    rows = await store.rows(sql, person, f"{days}%") if person else []
    return {
        day: PuzzleAnswer(tuple(msgspec.json.decode(tries, type=list[int])), ended, bool(in_time))
        for day, tries, ended, in_time in rows
    }


async def keep_answer(
    store: Store, person: str, day: str, before: PuzzleAnswer, now: PuzzleAnswer
) -> None:
    """Keep it. Raises Conflict where another page of that person was faster."""
    at = store.now()
    tries, was = (msgspec.json.encode(one.tries).decode() for one in (now, before))
    news = {"tries": tries, "ended": now.ended, "in_time": int(now.in_time), "at": at}

    def keep(db: Db) -> None:
        sql = (
            "UPDATE puzzle_answers SET tries = ?, ended = ?, in_time = ?, at = ?"
            " WHERE person = ? AND day = ? AND tries = ? AND ended = ?"
        )
        if db.run(sql, *news.values(), person, day, was, before.ended):
            return
        if before != PuzzleAnswer():
            raise Conflict
        insert(db, "puzzle_answers", person=person, day=day, **news)

    await store.write(keep)


async def streak_of(store: Store, person: str, today: date) -> Streak:
    """Days in a row up to today; today's puzzle breaks nothing until it is missed."""
    sql = "SELECT day, ended FROM puzzle_answers WHERE person = ? AND in_time = 1 ORDER BY day"
    rows = await store.rows(sql, person) if person else []
    ended = {date.fromisoformat(day): how for day, how in rows}
    runs: dict[date, int] = {}
    for day in (day for day, how in ended.items() if how == "solved"):
        runs[day] = runs.get(day - A_DAY, 0) + 1
    last = today if ended.get(today) else today - A_DAY
    return Streak(runs.get(last, 0), max(runs.values(), default=0))
