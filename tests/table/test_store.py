"""What the store promises, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from potager.core.dice import FairDice
from potager.core.record import By, Play, Row, Table
from potager.table.store.base import Change, Conflict, Store
from potager.table.store.kept import Charter, Place, Sheet
from potager.table.store.postgres import PostgresStore
from potager.table.store.sqlite import SqliteStore, backup

SHEET = Sheet(phase="playing", places=(Place(holder="ann", name="Ann"), Place()))


def charter(**fields: Any) -> Charter:
    match = secrets.token_hex(8)
    made = Charter(
        id=match,
        code=f"KALE-{match}",
        watch=secrets.token_hex(8),
        invite=secrets.token_hex(8),
        game="snail-invasion",
        options={},
        dice=FairDice.new(match),
        host="ann",
    )
    return msgspec.structs.replace(made, **fields)


@pytest.fixture(params=["sqlite", "postgres"])
def with_store(
    request: pytest.FixtureRequest, tmp_path: Path
) -> Callable[[Callable[[Store], Awaitable[None]]], None]:
    """Runs a coroutine on an open store of either kind."""
    if request.param == "postgres":
        address = request.getfixturevalue("postgres")
        store: Store = PostgresStore(address)
    else:
        store = SqliteStore(tmp_path / "table.sqlite")

    def run(work: Callable[[Store], Awaitable[None]]) -> None:
        async def whole() -> None:
            store.notice = lambda match, text: None
            await store.open()
            try:
                await work(store)
            finally:
                await store.close()

        asyncio.run(whole())

    return run


WithStore = Callable[[Callable[[Store], Awaitable[None]]], None]


def test_what_was_written_is_read_again(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        made = charter()
        await store.create(made, SHEET)
        rows: list[Row] = [Play(-1, 7), Play(0, 2, "person"), Table("paused")]
        await store.commit(Change(match=made.id, seq=0, rows=rows, version=0, sheet=SHEET))
        stored = await store.load(made.id)
        assert stored
        assert (stored.charter, stored.sheet, stored.version) == (made, SHEET, 1)
        assert stored.rows == rows
        assert await store.find(code=made.code) == made.id
        assert await store.find(watch=made.watch) == made.id
        assert await store.find(invite=made.invite) == made.id
        assert await store.find(code="KALE-0") is None
        assert await store.load("nobody") is None

    with_store(work)


def test_only_one_append_at_a_place_wins(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        made = charter()
        await store.create(made, SHEET)

        async def append(what: int) -> bool:
            rows = [Play(0, what, "person"), Play(-1, what)]
            try:
                await store.commit(Change(match=made.id, seq=0, rows=rows, version=0))
            except Conflict:
                return False
            return True

        won = await asyncio.gather(*(append(what) for what in range(20)))
        assert won.count(True) == 1
        stored = await store.load(made.id)
        assert stored
        assert stored.rows == [Play(0, won.index(True), "person"), Play(-1, won.index(True))]

    with_store(work)


def test_a_sheet_is_replaced_only_by_who_knew_it(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        made = charter()
        await store.create(made, SHEET)
        await store.commit(Change(match=made.id, seq=0, version=0, sheet=SHEET))
        late = Change(match=made.id, seq=0, version=0, sheet=SHEET, rows=[Play(-1, 1)])
        with pytest.raises(Conflict):
            await store.commit(late)
        stored = await store.load(made.id)
        assert stored
        assert stored.rows == [], "all of a change happens, or nothing"

    with_store(work)


def test_secret_choices_are_kept_replaced_and_counted(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        made = charter()
        await store.create(made, SHEET)
        assert await store.pend(made.id, 0, 0, 0, 5, "person") == {0: (5, "person")}
        assert await store.pend(made.id, 0, 0, 0, 6, "person") == {0: (6, "person")}
        assert await store.pend(made.id, 0, 0, 1, 3, "bot") == {0: (6, "person"), 1: (3, "bot")}
        stored = await store.load(made.id)
        assert stored
        assert stored.pending == {0: (0, 6, "person"), 1: (0, 3, "bot")}
        rows = [Play(0, 6, "person"), Play(1, 3, "bot")]
        early: dict[int, tuple[int, By]] = {0: (5, "person"), 1: (3, "bot")}
        with pytest.raises(Conflict):  # seat 0 has chosen otherwise meanwhile
            await store.commit(Change(match=made.id, seq=0, rows=rows, version=0, chosen=early))
        chosen: dict[int, tuple[int, By]] = {0: (6, "person"), 1: (3, "bot")}
        await store.commit(Change(match=made.id, seq=0, rows=rows, version=0, chosen=chosen))
        stored = await store.load(made.id)
        assert stored
        assert stored.pending == {}
        with pytest.raises(Conflict):
            await store.pend(made.id, 0, 0, 0, 5, "person")

    with_store(work)


def test_the_last_of_several_secret_choices_sees_all_others(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        for _ in range(5):
            made = charter()
            await store.create(made, SHEET)
            seen = await asyncio.gather(
                *(store.pend(made.id, 0, 0, seat, 1, "person") for seat in range(6))
            )
            assert max(len(one) for one in seen) == 6

    with_store(work)


def test_lists(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        person = secrets.token_hex(8)
        mine = charter(host=person, listed=True)
        await store.create(mine, SHEET, due=1.0)
        found = await store.matches_of(person, ["playing"])
        assert [one.charter for one in found] == [mine]
        assert await store.matches_of(person, ["over"]) == []
        assert mine in [one.charter for one in await store.listed("playing")]
        assert mine.id in await store.due(2.0)
        await store.commit(Change(match=mine.id, seq=0, version=0))
        assert mine.id not in await store.due(2.0)
        await store.remember(person, "Ann", "plum")
        await store.remember(person, "Anna", "plum")
        assert await store.person(person) == ("Anna", "plum")

    with_store(work)


def test_a_time_without_servers_is_noted(
    with_store: WithStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        before = store.now()
        await store.beat("a")
        await store.wake()
        noted = await store.outages()
        monkeypatch.setattr(store, "now", lambda: before + 100)
        await store.wake()
        began, ended = next(one for one in await store.outages() if one not in noted)
        assert began == pytest.approx(before, abs=1)
        assert ended == pytest.approx(before + 100, abs=1)

    with_store(work)


def test_a_failed_job_takes_no_other_down(tmp_path: Path) -> None:
    async def work() -> None:
        store = SqliteStore(tmp_path / "table.sqlite")
        await store.open()
        made = [charter() for _ in range(30)]
        made[7] = charter(code=made[3].code)
        jobs = [store.create(one, SHEET) for one in made]
        done = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(one) for one in done if one is not None] == [Conflict]
        assert len(await store.matches_of("ann", ["playing"])) == 29
        await store.close()
        backup(tmp_path / "table.sqlite", tmp_path / "copy.sqlite")
        copy = SqliteStore(tmp_path / "copy.sqlite")
        await copy.open()
        assert len(await copy.matches_of("ann", ["playing"])) == 29
        await copy.close()

    asyncio.run(work())
