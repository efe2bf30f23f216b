"""Several processes on one database: any of them can serve any match."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from serving import Page, Server, lines_in, pieces_of, play_on
from several import Several

from potager.core.record import Table
from potager.table.store.base import Change, Conflict, Store
from potager.table.store.postgres import PostgresDb, PostgresStore
from potager.table.store.sqlite import SqliteStore


@pytest.fixture(scope="module")
def servers(several: Several) -> Iterator[tuple[Server, Server]]:
    with contextlib.ExitStack() as stack:
        running = several.server(), several.server()
        for server in running:
            server.start()
            stack.callback(server.stop)
        yield running


def test_two_people_at_two_processes(servers: tuple[Server, Server]) -> None:
    here, there = servers
    table = here.new("me", "friend", name="Ann")
    ann, bob = table.open(), table.join(1, "Bob", at=there)
    bob.send("ready", seat=1)
    ann.until(lambda page: page.now.get("can_start"))
    ann.send("start")
    bob.until(lambda page: page.now["phase"] == "playing")
    bob.send("say", text="hello from over there")
    ann.until(lambda page: page.last("said"))
    play_on(ann, bob)
    assert ann.now["ending"]["result"] == bob.now["ending"]["result"]
    lines = [
        [line for m in page.messages if m["type"] == "update" for line in lines_in(m["frames"])]
        for page in (ann, bob)
    ]
    told = [  # "you bring", "Ann brings": but the same pictures
        [
            (
                line["seq"],
                line.get("beat", 0),
                [one for one in pieces_of(line["parts"]) if isinstance(one, list)],
            )
            for line in some
        ]
        for some in lines
    ]
    assert told[0] == told[1]


def test_a_bot_whose_match_two_processes_serve_moves_once(servers: tuple[Server, Server]) -> None:
    here, there = servers
    table = here.new("me", "bot:easy")
    one = table.open()
    two = Page(there, table.made["socket"], table.cookie)
    play_on(one, two, until=lambda page: page.over or page.seq > 12)
    two.until(lambda page: page.seq >= one.seq)
    record = table.browser.get(f"/t/{table.code}/record.json").json()
    by_bot = [row for row in record["log"] if row[-1] == "bot"]
    assert {row[0] for row in by_bot} == {1}


def test_the_same_decision_at_two_processes_is_made_once(servers: tuple[Server, Server]) -> None:
    here, there = servers
    table = here.new("me", "hot")
    one, two = table.open(), Page(there, table.made["socket"], table.cookie)
    with ThreadPoolExecutor(2) as threads:
        for _ in range(10):
            for page in (one, two):
                page.until(lambda page: page.decisions or page.now.get("roll"))
            if one.now.get("roll"):
                one.send("roll")
            for page in (one, two):
                page.until(lambda page: page.decisions)
            seq = one.seq
            assert two.seq == seq
            list(threads.map(lambda page: page.move(page.decisions[0]), (one, two)))
            for page in (one, two):
                page.until(lambda page: page.seq > seq)  # noqa: B023 read at once
    record = table.browser.get(f"/t/{table.code}/record.json").json()
    moves = [row for row in record["log"] if row[0] >= 0]
    assert len(moves) == 10
    refusals = [m["why"] for page in (one, two) for m in page.messages if m["type"] == "refused"]
    assert set(refusals) <= {"That choice was already made.", "There are no dice to roll now."}


def test_reactions_at_two_processes_end_with_the_last(servers: tuple[Server, Server]) -> None:
    here, there = servers
    advanced = {"players": 2, "game": "advanced"}
    table = here.new("me", "friend", game="yes-broccoli", react=20, options=advanced)
    ann, bob = table.open(), table.join(1, "Bob", at=there)
    bob.send("ready", seat=1)
    ann.until(lambda page: page.now.get("can_start"))
    ann.send("start")
    for page in (ann, bob):
        page.until(lambda page: page.now.get("reaction"))
    before = bob.seq
    bob.send("move", decision=bob.decisions[0]["id"], seat=1, path=["pass"])
    ann.until(lambda page: page.now["reaction"]["chosen"] == 1)
    ann.send("move", decision=ann.decisions[0]["id"], seat=0, path=["pass"])
    for page in (ann, bob):
        page.until(lambda page: page.seq > before)
        assert page.seq == before + 2
        assert "reaction" not in page.now
        assert not page.last("refused")


def test_another_process_goes_on_when_one_is_killed(
    servers: tuple[Server, Server], several: Several
) -> None:
    third = several.server().start()
    table = third.new("bot:easy", "bot:easy")
    watcher = table.watch()
    watcher.until(lambda page: page.seq >= 4)
    third.kill()
    later = Page(servers[0], table.made["watch"] + "/ws", "")
    seen = later.seq
    assert seen >= watcher.seq
    later.until(lambda page: page.over or page.seq > seen + 4)


def test_what_a_process_could_not_tell_before_it_died_is_seen_all_the_same(
    servers: tuple[Server, Server], several: Several, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = servers[0].new("me", "hot")
    page = table.open()
    before = page.seq
    monkeypatch.setattr(PostgresDb, "announce", lambda *_: None)  # one alone on SQLite tells nobody

    async def change_silently() -> None:
        store: Store = SqliteStore(Path(several.where))
        if not several.folder:
            store = PostgresStore(several.where)
        store.notice = lambda match, text: None
        await store.open()
        match = await store.find(code=table.code)
        assert match
        for _ in range(20):
            with contextlib.suppress(Conflict):  # the server itself may be writing
                stored = await store.load(match)
                assert stored
                version, seq = stored.version, len(stored.rows)
                rows, now = [Table("paused")], store.now()
                await store.commit(Change(match=match, version=version, seq=seq, rows=rows, at=now))
                break
        await store.close()

    asyncio.run(change_silently())
    page.until(lambda page: page.seq > before and page.now["phase"] == "paused")


def test_processes_share_what_was_said(servers: tuple[Server, Server]) -> None:
    here, there = servers
    table = here.new("me", "friend", name="Ann")
    ann, bob = table.open(), table.join(1, "Bob", at=there)
    for number in range(3):
        ann.send("say", text=f"here {number}")
        bob.send("say", text=f"there {number}")
    for page in (ann, bob):
        page.until(lambda page: sum(one["type"] == "said" for one in page.messages) == 6)
    pages = table.open(), Page(there, bob.path, bob.cookie)
    told = [[one["text"] for one in page.last("welcome")["said"]] for page in pages]  # type: ignore[index]
    assert told[0] == told[1]
    assert sorted(told[0]) == [f"{where} {n}" for where in ("here", "there") for n in range(3)]
