"""What the store promises, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from typing import Any

import msgspec
import pytest
from table.rooms import WithStore

from potager.core.dice import FairDice
from potager.core.record import By, Play, Row, Table
from potager.table.store import alive
from potager.table.store.base import Change, Conflict, Store, Unavailable, Unreadable
from potager.table.store.kept import Place, Said, Setup, Sheet
from potager.table.store.postgres import PostgresStore
from potager.table.store.spoken import MOST, Talk
from potager.table.store.sqlite import SqliteStore

SHEET = Sheet(phase="playing", places=(Place(holder="ann", name="Ann"), Place()))


def setup(**fields: Any) -> Setup:
    match = secrets.token_hex(8)
    made = Setup(
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


def test_what_was_written_is_read_again(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        made = setup()
        await store.create(made, SHEET)
        rows: list[Row] = [Play(-1, 7), Play(0, 2, "person"), Table("paused")]
        await store.commit(Change(match=made.id, seq=0, rows=rows, version=0, at=1.0, sheet=SHEET))
        stored = await store.load(made.id)
        assert stored
        assert (stored.setup, stored.sheet, stored.version) == (made, SHEET, 1)
        assert stored.rows == rows
        assert await store.find(code=made.code) == made.id
        assert await store.find(watch=made.watch) == made.id
        assert await store.find(invite=made.invite) == made.id
        assert await store.find(code="KALE-0") is None
        assert await store.load("nobody") is None

    with_store(work)


@pytest.mark.parametrize("free", [False, True])
def test_what_was_said_goes_along_where_no_seat_is_free(with_store: WithStore, free: bool) -> None:
    async def work(store: Store) -> None:
        made, next_one = setup(), setup()
        await store.create(made, SHEET)
        talk, later = Talk(store, made.id), Talk(store, next_one.id)
        for number in range(MOST + 2):
            await talk.say(Said(seat=0, name="Ann", text=str(number)))
        sheet = SHEET if free else Sheet(places=(Place(holder="ann"), Place(bot="easy")))
        change = Change(match=made.id, seq=0, rows=[], version=0, at=1.0, next=(next_one, sheet))
        await store.commit(change)
        await later.reload()
        numbers = [] if free else [*range(1 - MOST, 1)]
        assert [line.number for line in later.lines] == numbers
        assert [line.text for line in later.lines[-1:]] == ([] if free else [str(MOST + 1)])
        assert (await later.say(Said(seat=0, name="Ann", text="new"))).number == 1
        assert not await later.reload(), "the oldest is forgotten there too"

    with_store(work)


def test_only_one_append_at_a_place_wins(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        made = setup()
        await store.create(made, SHEET)

        async def append(what: int) -> bool:
            rows = [Play(0, what, "person"), Play(-1, what)]
            try:
                await store.commit(Change(match=made.id, seq=0, rows=rows, version=0, at=1.0))
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
        made = setup()
        await store.create(made, SHEET)
        await store.commit(Change(match=made.id, seq=0, version=0, at=1.0, sheet=SHEET))
        late = Change(match=made.id, seq=0, version=0, at=1.0, sheet=SHEET, rows=[Play(-1, 1)])
        with pytest.raises(Conflict):
            await store.commit(late)
        stored = await store.load(made.id)
        assert stored
        assert stored.rows == [], "all of a change happens, or nothing"

    with_store(work)


def test_secret_choices_are_kept_replaced_and_counted(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        made = setup()
        await store.create(made, SHEET)

        async def choose(version: int, rows: list[Row], **chosen: tuple[int, By]) -> None:
            pending = {int(seat[1:]): choice for seat, choice in chosen.items()}
            change = Change(
                match=made.id, seq=0, rows=rows, version=version, at=1.0, pending=pending
            )
            await store.commit(change)

        await choose(0, [], _0=(5, "person"))
        await choose(1, [], _0=(6, "person"), _1=(3, "bot"))
        with pytest.raises(Conflict):  # somebody has chosen otherwise meanwhile
            await choose(1, [Play(0, 5, "person"), Play(1, 3, "bot")])
        stored = await store.load(made.id)
        assert stored
        assert stored.pending == {0: (0, 6, "person"), 1: (0, 3, "bot")}
        await choose(2, [Play(0, 6, "person"), Play(1, 3, "bot")])
        stored = await store.load(made.id)
        assert stored
        assert (stored.pending, len(stored.rows)) == ({}, 2)

    with_store(work)


def test_news_are_only_what_the_reader_lacks(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        made = setup()
        await store.create(made, SHEET)
        rows: list[Row] = [Play(-1, what) for what in range(5)]
        await store.commit(Change(match=made.id, seq=0, rows=rows, version=0, at=7.5))
        news = await store.load(made.id, after=3)
        assert news
        assert (news.rows, news.at) == (rows[3:], 7.5)
        nothing = await store.load(made.id, after=5)
        assert nothing
        assert (nothing.rows, nothing.at) == ([], None)

    with_store(work)


def test_a_log_is_never_written_past_its_end(with_store: WithStore) -> None:
    """F1: a writer who thinks that there are more rows than are stored is refused."""

    async def work(store: Store) -> None:
        made = setup()
        await store.create(made, SHEET)
        with pytest.raises(Unreadable, match="has 0 rows, not 1"):
            await store.commit(Change(match=made.id, seq=1, rows=[Play(-1, 1)], version=0, at=1.0))
        stored = await store.load(made.id)
        assert stored
        assert stored.rows == []

    with_store(work)


def test_a_log_with_a_hole_is_not_read(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        made = setup()
        await store.create(made, SHEET)
        rows: list[Row] = [Play(-1, what) for what in range(3)]
        await store.commit(Change(match=made.id, seq=0, rows=rows, version=0, at=1.0))
        sql = "DELETE FROM log WHERE match_id = ? AND seq = 2"
        await store.write(lambda db: db.run(sql, made.id))
        with pytest.raises(Unreadable, match="moves are missing"):
            await store.load(made.id)

    with_store(work)


def test_another_process_hears_of_changes_once_they_are_durable(postgres: str) -> None:
    async def work() -> None:
        here, there = PostgresStore(postgres), PostgresStore(postgres)
        heard: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        made = setup()
        here.notice = lambda match, text: None
        there.notice = lambda match, text: heard.put_nowait((match, text))
        await here.open()
        await there.open()
        assert (await heard.get())[0] == ""  # it listens from now on
        await here.create(made, SHEET)
        for version in range(20):
            await here.commit(
                Change(match=made.id, seq=version, rows=[Play(-1, 1)], version=version, at=1.0)
            )
        await here.announce(made.id, "hello")
        last, said = 0, False
        while last < 20 or not said:
            match, text = await asyncio.wait_for(heard.get(), 30)
            if match != made.id:  # of another test
                continue
            if text.isdecimal():
                assert last < int(text) <= (await there.versions([match]))[match]
                last = int(text)
            said |= text == "hello"
        await here.close()
        await there.close()

    asyncio.run(work())


async def overdue(store: Store) -> list[str]:
    return (await store.read(lambda db: alive.look(db, 2.0, 0.0))).overdue


def test_lists(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        person = secrets.token_hex(8)
        mine = setup(host=person, listed=True)
        await store.create(mine, SHEET, due=1.0)
        found = await store.matches_of(person, ["playing"])
        assert [one.setup for one in found] == [mine]
        assert await store.matches_of(person, ["over"]) == []
        assert mine in [one.setup for one in await store.listed("playing")]
        assert mine.id in await overdue(store)
        await store.commit(Change(match=mine.id, seq=0, version=0, at=1.0))
        assert mine.id not in await overdue(store)
        await store.remember(person, "Ann", "plum")
        await store.remember(person, "Anna", "plum")
        assert await store.person(person) == ("Anna", "plum")

    with_store(work)


def test_a_time_without_servers_is_noted(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        now = store.now()
        # Other tests' clocks may have run ahead.
        await store.write(lambda db: db.run("DELETE FROM heartbeats"))
        await store.write(lambda db: db.run("UPDATE matches SET due = NULL"))
        await store.write(lambda db: alive.wake(db, "a", now, 2.0))
        noted = await store.read(alive.outages)
        await store.write(lambda db: alive.wake(db, "b", now + 100, 2.0))
        began, ended = next(one for one in await store.read(alive.outages) if one not in noted)
        assert (began, ended) == pytest.approx((now, now + 100), abs=1)

    with_store(work)


def test_a_store_that_was_closed_refuses(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        await store.close()
        with pytest.raises(Unavailable):
            await store.load("whatever")
        with pytest.raises(Unavailable):
            await store.create(setup(), SHEET)

    with_store(work)


def test_a_failed_job_takes_no_other_down(tmp_path: Path) -> None:
    async def work() -> None:
        store = SqliteStore(tmp_path / "table.sqlite")
        await store.open()
        made = [setup() for _ in range(30)]
        made[7] = setup(code=made[3].code)
        jobs = [store.create(one, SHEET) for one in made]
        done = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(one) for one in done if one is not None] == [Conflict]
        assert len(await store.matches_of("ann", ["playing"])) == 29
        await store.close()

    asyncio.run(work())
