"""The puzzle of a day: there at once, kept secret until it is due, three tries, and a streak."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import pytest
from serving import Server
from table.quick_puzzle import keep_puzzle
from table.rooms import WithStore, hub_at

from potager.bots.coach.puzzles import shipped
from potager.core.registry import games
from potager.core.scene import Layout
from potager.table.rooms import puzzles
from potager.table.rooms.study_process import StudyTask
from potager.table.store import studies
from potager.table.store.answers import (
    Ended,
    PuzzleAnswer,
    Streak,
    answer_of,
    keep_answer,
    streak_of,
)
from potager.table.store.base import Conflict, Store
from potager.table.telling.puzzling import PuzzlePosition

TODAY = datetime.now(UTC).date()
DAY = timedelta(1)


def test_every_game_brings_puzzles_that_can_be_shown() -> None:
    found = [shipped(TODAY - number * DAY) for number in range(puzzles.FIRST)]
    assert {one.game for one in found if one} == {
        one.name for one in games() if one.manners.puzzles
    }
    assert len({msgspec.json.encode(one.record) for one in found if one}) == puzzles.FIRST
    for one in found:
        assert one
        position = PuzzlePosition(one)
        legal = position.view.legal(one.seat)
        assert len(legal) >= 4  # three tries are not enough for all
        assert sorted(choice.action for choice in one.worth) == sorted(legal)
        assert one.difficulty
        for layout in get_args(Layout):
            position.shown(layout, position.answered(PuzzleAnswer(), Streak(0, 0)))


def test_the_first_days_of_a_server_have_a_puzzle_at_once(own_server: Server) -> None:
    own_server.start()
    browser = own_server.browser()
    page = browser.get("/puzzle")
    assert page.status_code == 200
    assert f"/puzzle/{TODAY - DAY}" in page.text
    assert f"/puzzle/{TODAY + DAY}" not in page.text
    months = {f"{TODAY:%Y-%m}", f"{TODAY - 9 * DAY:%Y-%m}"}
    archive = "".join(browser.get("/puzzles", params={"month": one}).text for one in months)
    for back in range(puzzles.FIRST):
        assert f'href="/puzzle/{TODAY - back * DAY}"' in archive
    known = browser.get("/puzzles", params={"game": "carrotia"}).text
    assert "/cards/carrotia.svg" in known
    assert "/cards/snail-invasion.svg" not in known
    refused = browser.get(f"/puzzle/{TODAY - 99 * DAY}")
    assert refused.status_code == 404
    assert "no puzzle for that day" in refused.text


def test_what_was_not_made_ahead_is_made_once_by_whoever_looks(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with hub_at(tmp_path / "table.sqlite") as hub:
            day = puzzles.today(hub)
            assert await puzzles.puzzle_on(hub, day + DAY) == ""
            await studies.begin(hub.store, f"puzzle {day}", None)  # by another process
            found = await asyncio.gather(*(puzzles.puzzle_on(hub, day) for _ in range(3)))
            assert found[0]
            assert found[0] == found[1] == found[2]
            await studies.finish(hub.store, f"puzzle {day}", '{"too":"late"}')
            assert await puzzles.puzzle_on(hub, day) == found[0]

    asyncio.run(scenario())


def test_tomorrow_is_prepared_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with hub_at(tmp_path / "table.sqlite") as hub:
            asked: list[str] = []

            async def compute(task: StudyTask, *_: object) -> str:
                asked.append(task.day)
                return "{}"

            monkeypatch.setattr("potager.table.rooms.studies.compute", compute)
            monkeypatch.setattr(puzzles, "LOOK", 0.01)
            looking = [asyncio.create_task(puzzles.keep_preparing(hub)) for _ in range(3)]
            tomorrow = str(puzzles.today(hub) + DAY)
            while not await puzzles.puzzle_on(hub, puzzles.today(hub) + DAY):
                await asyncio.wait(looking, timeout=0.01)
            for task in looking:
                task.cancel()
            assert asked == [tomorrow]

    asyncio.run(scenario())


def test_a_puzzle_that_is_prepared_is_seen_by_nobody(own_server: Server) -> None:
    tomorrow = TODAY + DAY
    puzzle = keep_puzzle(own_server.database, tomorrow)
    own_server.start()
    browser, address = own_server.browser(), f"/api/puzzles/{tomorrow}"
    path = list(puzzle.solution.path)
    for answer in (
        browser.get(f"/puzzle/{tomorrow}"),
        browser.get(address),
        browser.get(f"{address}/preview", params={"path": path}),
        browser.post(address, json={"path": path}),
        browser.post(f"{address}/reveal"),
    ):
        assert answer.status_code == 404
        assert "Come back on that day" in answer.text
    for month in (f"{TODAY:%Y-%m}", f"{tomorrow:%Y-%m}"):
        assert f"/puzzle/{tomorrow}" not in browser.get("/puzzles", params={"month": month}).text
    assert f"/puzzle/{tomorrow}" not in browser.get("/puzzle").text


@pytest.mark.parametrize("day", ["2026-02-30", "20260101", "tomorrow"])
def test_other_dates_are_refused_in_one_sentence(server: Server, day: str) -> None:
    for address in (f"/puzzle/{day}", f"/api/puzzles/{day}"):
        answer = server.browser().get(address)
        assert answer.status_code == 404
        assert "looks like" in answer.text


class Solver:
    """Somebody at a puzzle that was put into the file of a server."""

    def __init__(self, server: Server, day: date = TODAY) -> None:
        self.puzzle = keep_puzzle(server.database, day)
        server.start()
        self.browser: httpx.Client = server.browser()
        self.address = f"/api/puzzles/{day}"

    def see(self) -> dict[str, Any]:
        found: dict[str, Any] = self.browser.get(self.address).json()
        return found

    def attempt(self, number: int) -> dict[str, Any]:
        """Try the choice that is so good: 0 is the best."""
        path = self.puzzle.worth[number].path
        found: dict[str, Any] = self.browser.post(self.address, json={"path": path}).json()
        return found

    def chances(self, answered: dict[str, Any]) -> list[float]:
        """All figures that this says of any choice."""
        return [one["chance"] for key in ("tried", "choices") for one in answered.get(key, ())]


def test_three_tries_each_told_about_itself_alone(own_server: Server) -> None:
    ann = Solver(own_server)
    worth = [one.chance for one in ann.puzzle.worth]
    shown = ann.see()
    assert shown["answered"] == {"left": 3, "best": 0.0}  # and nothing about any choice
    assert "chance" not in str(shown["decision"])
    targets = [branch["target"] for branch in shown["decision"]["branches"]]
    assert ann.puzzle.solution.path[0] in targets
    told = ann.attempt(2)
    assert (ann.chances(told), told["best"], told["left"]) == ([worth[2]], worth[0], 2)
    assert "gain" not in told
    again = ann.browser.post(ann.address, json={"path": ann.puzzle.worth[2].path})
    assert again.status_code == 400
    assert "already tried that" in again.text
    refused = ann.browser.post(ann.address, json={"path": ["nonsense"]})
    assert "lit up" in refused.json()["problem"]
    assert ann.see()["answered"] == told  # another page of theirs
    assert ann.chances(ann.attempt(1)) == [worth[2], worth[1]]
    solved = ann.attempt(0)
    assert (solved["ended"], solved["days"], solved["most_days"]) == ("solved", 1, 1)
    assert solved["marks"][-1] == "best"
    assert [one["chance"] for one in solved["choices"]] == worth[: len(solved["choices"])]
    assert ann.attempt(1) == solved  # it is over
    other = own_server.browser().get(ann.address).json()
    assert other["answered"] == {"left": 3, "best": 0.0}


def test_giving_up_reveals_the_answer_and_ends_it(own_server: Server) -> None:
    ann = Solver(own_server)
    ann.attempt(1)
    missed = ann.browser.post(f"{ann.address}/reveal").json()
    assert missed["ended"] == "missed"
    assert missed["choices"][0]["path"] == list(ann.puzzle.solution.path)
    assert missed.get("days", 0) == 0
    assert ann.attempt(0) == missed
    assert "Not solved" in ann.browser.get("/puzzles").text


def test_a_puzzle_solved_after_its_day_is_kept_but_not_counted(own_server: Server) -> None:
    ann = Solver(own_server, TODAY - DAY)
    solved = ann.attempt(0)
    assert solved["ended"] == "solved"
    assert solved.get("most_days", 0) == 0
    assert ann.see()["answered"] == solved


def test_days_in_a_row(with_store: WithStore) -> None:
    """Over the end of a year; today breaks nothing until it is missed, late ones don't count."""
    person = f"person {time.time_ns()}"
    new_year = date(2027, 1, 1)

    async def scenario(store: Store) -> None:
        async def solve(day: date, *, ended: Ended = "solved", in_time: bool = True) -> None:
            answer = PuzzleAnswer((1,), ended, in_time)
            await keep_answer(store, person, str(day), PuzzleAnswer(), answer)

        assert await streak_of(store, person, new_year) == Streak(0, 0)
        for back in (2, 1, 0):
            await solve(new_year - back * DAY)
        assert await streak_of(store, person, new_year) == Streak(3, 3)
        assert await streak_of(store, person, new_year + DAY) == Streak(3, 3)
        await solve(new_year + DAY, ended="missed")
        assert await streak_of(store, person, new_year + DAY) == Streak(0, 3)
        await solve(new_year + 2 * DAY, in_time=False)
        assert await streak_of(store, person, new_year + 3 * DAY) == Streak(0, 3)
        assert await streak_of(store, "somebody else", new_year) == Streak(0, 0)

    with_store(scenario)


def test_two_pages_of_a_person_win_no_try(with_store: WithStore) -> None:
    person = f"person {time.time_ns()}"

    async def scenario(store: Store) -> None:
        empty = PuzzleAnswer()
        one, two = (empty.after(action, 9, in_time=True) for action in (1, 2))
        both = (keep_answer(store, person, "2026-12-24", empty, now) for now in (one, two))
        raised = await asyncio.gather(*both, return_exceptions=True)
        assert [type(found) for found in raised if found] == [Conflict]
        kept = await answer_of(store, person, "2026-12-24")
        assert kept in (one, two)
        with pytest.raises(Conflict):
            await keep_answer(store, person, "2026-12-24", empty, two)
        assert await answer_of(store, person, "2026-12-24") == kept

    with_store(scenario)
