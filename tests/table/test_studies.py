"""What is computed once and kept: the analysis of a finished match, and the puzzle of a day."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from serving import Page, Server, play_on
from table.rooms import StillStore, WithStore, hub_at, seated
from waiting import wait_until

from potager.bots.coach.analysis import analyse
from potager.core.errors import PotagerError
from potager.core.match import Match
from potager.core.record import Play, Record, Row, Table
from potager.core.registry import game as find_game
from potager.table.operating.retention import delete
from potager.table.rooms import studies as running
from potager.table.rooms.seats import TooMany
from potager.table.rooms.studies import Spawn, Studies
from potager.table.rooms.study_process import StudyTask
from potager.table.store import studies
from potager.table.store.base import Store
from potager.table.telling.analysing import analysed, rows_in_force
from potager.table.web.coach_pages import SIMULATIONS

PATIO: dict[str, Any] = {"mode": "solitaire", "garden": "patio"}


# In the store


def test_one_process_takes_a_study_up_and_all_see_how_far_it_is(with_store: WithStore) -> None:
    async def scenario(store: Store) -> None:
        name = f"puzzle {time.time_ns()}"
        begun = await asyncio.gather(*(studies.begin(store, name, None) for _ in range(5)))
        assert begun.count(True) == 1
        await studies.note(store, name, 3, 12)
        found = await studies.find(store, name)
        assert found
        assert (found.done, found.total, found.result) == (3, 12, "")
        assert found.goes_on(store.now())
        assert not found.goes_on(store.now() + studies.LOST)
        await studies.finish(store, name, '{"a":1}')
        assert not await studies.begin(store, name, None)
        found = await studies.find(store, name)
        assert found
        assert found.result == '{"a":1}'

    with_store(scenario)


def test_a_result_that_is_there_already_stays(with_store: WithStore) -> None:
    async def scenario(store: Store) -> None:
        begun, new = f"puzzle {time.time_ns()}", f"puzzle new {time.time_ns()}"
        assert await studies.begin(store, begun, None)
        for name in (begun, new):
            await studies.settle(store, name, '{"a":1}')
            await studies.finish(store, name, '{"too":"late"}')
            await studies.settle(store, name, '{"too":"late"}')
            found = await studies.find(store, name)
            assert found
            assert found.result == '{"a":1}'

    with_store(scenario)


def test_what_nobody_works_on_any_more_is_taken_up_anew(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = StillStore(tmp_path / "table.sqlite")
        await store.open()
        assert await studies.begin(store, "puzzle x", None)
        store.time += studies.LOST - 1
        assert not await studies.begin(store, "puzzle x", None)
        store.time += 2
        assert await studies.begin(store, "puzzle x", None)
        await studies.finish(store, "puzzle x", "", "It failed.")
        assert not await studies.begin(store, "puzzle x", None)
        store.time += studies.AGAIN + 1
        assert await studies.begin(store, "puzzle x", None)
        await store.close()

    asyncio.run(scenario())


def test_an_analysis_goes_with_its_match(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with hub_at(tmp_path / "table.sqlite") as hub:
            game = find_game("snail-invasion")
            await seated(hub, game, game.resolve(**PATIO))
            await studies.begin(hub.store, "analysis match", "match")
            later = hub.store.now() + 1
            assert await hub.store.write(lambda db: delete(db, ["match"], later)) == 1
            assert await studies.find(hub.store, "analysis match") is None

    asyncio.run(scenario())


# The process


def spawner(tasks: list[asyncio.Task[None]]) -> Spawn:
    return lambda work: tasks.append(asyncio.create_task(work))


def test_a_process_that_fails_or_takes_too_long_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with hub_at(tmp_path / "table.sqlite") as hub:

            async def refuses(*_: object) -> str:
                raise PotagerError("No installed game has puzzles.")

            async def sleeps(*_: object) -> str:
                await asyncio.sleep(60)  # takes too long
                return ""

            async def breaks(*_: object) -> str:
                raise ValueError("what?")

            said = {}
            for compute in (refuses, sleeps, breaks):
                monkeypatch.setattr(running, "compute", compute)
                tasks: list[asyncio.Task[None]] = []
                asked = Studies(hub.store, spawner(tasks), seconds=0.05)
                await asked.ask(f"puzzle {compute.__name__}", StudyTask(day="2026-01-01"))
                await asyncio.gather(*tasks)
                found = await studies.find(hub.store, f"puzzle {compute.__name__}")
                assert found
                assert not found.result
                assert asked.waiting == 0
                said[compute.__name__] = found.problem
            assert said["refuses"] == "No installed game has puzzles."
            assert "takes too long" in said["sleeps"]
            assert "Try again" in said["breaks"]

    asyncio.run(scenario())


def test_nobody_takes_all_the_places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """L3: one address asked for old puzzles, and everybody else had to wait."""

    async def scenario() -> None:
        async with hub_at(tmp_path / "table.sqlite") as hub:
            done = asyncio.Event()

            async def waits(*_: object) -> str:
                await done.wait()
                return "{}"

            monkeypatch.setattr(running, "compute", waits)
            tasks: list[asyncio.Task[None]] = []
            asked = Studies(hub.store, spawner(tasks))

            async def ask(number: int, asker: str) -> None:
                await asked.ask(f"puzzle {number}", StudyTask(day="2026-01-01"), asker=asker)

            for number in range(running.MOST_FOR_ONE):
                await ask(number, "greedy")
            with pytest.raises(TooMany):
                await ask(98, "greedy")
            await ask(99, "modest")
            aside = await asked.ask("analysis 1", StudyTask(), asker="a page", aside=True)
            assert not aside.at, "what nobody asked for waits for those who did"
            done.set()
            await asyncio.gather(*tasks)
            await ask(98, "greedy")
            await asyncio.gather(*tasks)

    asyncio.run(scenario())


# The analysis of a match


def test_rows_that_were_taken_back_have_no_place_on_the_curve() -> None:
    a, b, c = (Play(0, number, "person") for number in range(3))
    rows: list[Row] = [a, Table("hint", 0), b, Table("undone", 1), c]
    assert rows_in_force(rows) == [1, 5]


def finished(server: Server) -> tuple[Page, httpx.Client, str]:
    """A match on the patio, played to its end, and the address of its analysis."""
    table = server.new("me", options=PATIO)
    page = table.open()
    welcome = page.last("welcome")
    assert welcome
    return page, table.browser, f"/api/replays/{welcome['match']}/analysis"


def test_a_finished_match_is_analysed_once_and_kept(own_server: Server) -> None:
    own_server.start()
    page, browser, address = finished(own_server)
    refused = browser.get(address)
    assert refused.status_code == 403
    assert "still being played" in refused.json()["problem"]
    assert browser.post(address).status_code == 403
    play_on(page)
    assert browser.get(address).json() == {}  # nobody has asked for it
    begun = browser.post(address).json()
    assert begun["began"]
    found = done(browser, address)
    record = msgspec.json.decode(
        browser.get(
            address.replace("/analysis", "/record.json").replace("/api/replays", "/r")
        ).text,
        type=Record,
    )
    assert len(found["seats"]) == 1
    assert 0 <= found["seats"][0]["accuracy"] <= 1
    assert found["exact"]
    assert found["curve"][0]["seq"] == 0
    assert found["curve"][-1] == {
        "seq": len(record.log),
        "chances": [1.0 if record.result == (1,) else 0.0],
    }
    for one in found.get("turned", []):
        assert one["chance_better"] > one["chance"]
        who = record.log[one["seq"]][0]
        assert who == one["seat"]  # the next row is that choice
    expected = analysed(analyse(record, simulations=SIMULATIONS), Match.from_record(record))
    assert found["curve"] == msgspec.json.decode(msgspec.json.encode(expected.curve))
    own_server.stop()
    own_server.start()  # it is kept, and not computed again
    again = own_server.browser().get(address).json()
    assert again == found


def test_a_table_is_told_on_what_its_match_turned_if_the_server_has_time(
    own_server: Server,
) -> None:
    own_server.start()
    page, browser, address = finished(own_server)
    play_on(page)
    address += "?aside=true"
    assert browser.post(address).json() == {}, "not here"
    own_server.stop()
    own_server.settings["turning_points"] = True
    own_server.start()
    again = own_server.browser()
    again.cookies = browser.cookies
    assert again.post(address).json()["began"]
    turned = done(again, address).get("turned", [])  # none if nothing cost much
    assert {one["chosen"][0]["line"][0] for one in turned} <= {"You roll "}


def done(browser: httpx.Client, address: str) -> dict[str, Any]:
    found: dict[str, Any] = {}

    def came() -> bool:
        found.clear()  # of how far it was before
        found.update(browser.get(address).json())
        assert "problem" not in found, found
        return bool(found.get("seats"))

    wait_until(came, "the analysis never came", within=60)
    return found


def test_a_table_that_was_closed_has_nothing_to_analyse(tmp_path: Path) -> None:
    from potager.table.telling.analysing import check_analysis

    async def scenario() -> None:
        async with hub_at(tmp_path / "table.sqlite") as hub:
            game = find_game("snail-invasion")
            room = await seated(hub, game, game.resolve(**PATIO), phase="over")
            with pytest.raises(PotagerError, match="not played to its end"):
                check_analysis(room.moment)

    asyncio.run(scenario())
