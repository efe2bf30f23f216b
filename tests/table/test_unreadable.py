"""One match that can't be read stops nobody: the table starts, sweeps on, and the others play.

F2: its own players are told so in one sentence, and nothing is due in it any more.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from serving import Page, Server, Table, closed, database, play_on
from table.rooms import hub_at, seated

from potager.core.record import Play
from potager.core.registry import game as find_game
from potager.table.rooms import seating
from potager.table.rooms.hub import Hub
from potager.table.rooms.moment import Moment
from potager.table.rooms.requests import SetChat
from potager.table.rooms.rights import Asker
from potager.table.store.base import Change, Unreadable
from potager.table.telling.audience import Audience
from potager.table.telling.viewer import Viewer

# What is done to a match: a statement with its id, and what its players are told.
DAMAGE = {
    "a hole in the log": (
        "DELETE FROM log WHERE match_id = ? AND seq = 2",
        "This match can't be read because some of its moves are missing.",
    ),
    "a game that is gone": (
        "UPDATE matches SET setup = REPLACE(setup, 'snail-invasion', 'mole-invasion') WHERE id = ?",
        "This match can't be read because its game is not installed here.",
    ),
    "rules that don't allow a move": (
        "UPDATE log SET event = '[0,7777,\"person\"]' WHERE match_id = ? AND seq = 2",
        "This match can't be read: action 7777 is not legal for seat 0 now.",
    ),
    "options that there are no more": (
        "UPDATE matches SET setup = REPLACE(setup, '\"mode\":', '\"mood\":') WHERE id = ?",
        "This match can't be read: there is no option 'mood':",
    ),
    "a row that is none": (
        "UPDATE log SET event = '[\"sneezed\",0]' WHERE match_id = ? AND seq = 2",
        "This match can't be read: event 2 of the log is not an event: ['sneezed', 0].",
    ),
    "a sheet that is none": (
        "UPDATE matches SET sheet = '{\"places\":7}' WHERE id = ?",
        "This match can't be read because it is damaged.",
    ),
    "no JSON at all": (
        "UPDATE log SET event = 'oh no' WHERE match_id = ? AND seq = 1",
        "This match can't be read because it is damaged.",
    ),
}


class Damaged:
    """A table on which some matches can't be read any more, and the others can."""

    def __init__(self, server: Server) -> None:
        self.server = server.start()
        self.host = httpx.Client(base_url=server.url)  # stays open for all tests
        self.tables = {name: self.new() for name in DAMAGE}
        self.fine = self.new()
        self.bots = server.new("bot:easy", "bot:easy")
        for table in (*self.tables.values(), self.fine):
            play_on(table.open(), until=lambda page: page.seq >= 3)
        server.kill()
        self.damage()
        server.start()

    def new(self) -> Table:
        ask = {"game": "snail-invasion", "seats": ["me", "bot:easy"], "draw": False}
        answer = self.host.post("/api/tables", json=ask | {"open": True})
        assert answer.status_code == 201, answer.text
        return Table(self.server, self.host, answer.json())

    def damage(self) -> None:
        with closing(sqlite3.connect(self.server.database)) as db, db:
            for name, table in self.tables.items():
                (match,) = db.execute("SELECT id FROM matches WHERE code = ?", (table.code,))
                assert db.execute(DAMAGE[name][0], match).rowcount == 1
                db.execute("UPDATE matches SET due = 1 WHERE id = ?", match)

    def due(self) -> dict[str, float | None]:
        with closing(sqlite3.connect(self.server.database)) as db:
            return dict(db.execute("SELECT code, due FROM matches"))


@pytest.fixture(scope="module")
def damaged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Damaged]:
    server = Server(database(tmp_path_factory.mktemp("damaged")))
    try:
        found = Damaged(server)
        yield found
        found.host.close()
    finally:
        log = server.stop()
    assert log.count('"a match can\'t be read and was set aside"') == len(DAMAGE), log


@pytest.mark.parametrize("name", DAMAGE)
def test_its_players_are_told_so_in_one_sentence(name: str, damaged: Damaged) -> None:
    table, sentence = damaged.tables[name], DAMAGE[name][1]
    token = table.made["watch"].removeprefix("/w/")
    for address in (f"/api/tables/{table.code}", f"/api/replays/{token}"):
        answer = damaged.host.get(address)
        assert answer.status_code == 410
        assert answer.json()["problem"].startswith(sentence)
    for address in (table.made["table"], table.made["invite"], table.made["watch"]):
        answer = damaged.host.get(address)
        assert answer.status_code == 410
        assert "This match can&#39;t be read" in answer.text
    for path, cookie in ((table.made["socket"], table.cookie), (table.made["watch"] + "/ws", "")):
        page = Page(damaged.server, path, cookie)
        refused = page.last("refused")
        assert refused
        assert refused["why"].startswith(sentence)
        assert closed(page) == 4403, "to ask again would not help"


def test_lists_and_pages_still_work_for_them(damaged: Damaged) -> None:
    home = damaged.host.get("/")
    assert home.status_code == 200
    assert damaged.fine.made["table"] in home.text
    shown = [name for name, table in damaged.tables.items() if table.made["table"] in home.text]
    assert set(DAMAGE) - set(shown) == {"a sheet that is none"}, "all others say themselves why"
    for address in ("/records", "/new/snail-invasion", "/rules/snail-invasion"):
        assert damaged.host.get(address).status_code == 200


def test_the_others_play_on_and_nothing_is_due_where_nobody_can(damaged: Damaged) -> None:
    watcher = damaged.bots.watch()
    seen = watcher.seq
    watcher.until(lambda page: page.over or page.seq > seen + 3)
    play_on(damaged.fine.open())
    due = damaged.due()
    assert {due[table.code] for table in damaged.tables.values()} == {None}


def test_a_record_of_a_game_that_is_gone_is_listed_by_its_name(own_server: Server) -> None:
    own_server.start()
    table = own_server.new("me", "bot:easy")
    page = table.open()
    page.send("resign", seat=0)
    page.until(lambda page: page.over)
    own_server.kill()
    with closing(sqlite3.connect(own_server.database)) as db, db:
        db.execute("UPDATE matches SET setup = REPLACE(setup, 'snail-invasion', 'mole-invasion')")
    own_server.start()
    records = table.browser.get("/records")
    assert records.status_code == 200
    assert "mole-invasion" in records.text


async def damaged_in_a_room(file: Path, damage: Callable[[Hub, Moment], Awaitable[None]]) -> str:
    """What somebody is told who does something in a match that was damaged meanwhile."""
    game = find_game("snail-invasion")
    async with hub_at(file) as hub:
        room = await seated(hub, game, game.resolve(), [Play(-1, 7)])
        viewer = Viewer("ann", "wide", watch=False)
        Audience.of(room).join(viewer, -1)
        await damage(hub, room.moment)
        with pytest.raises(Unreadable) as told:
            await room.do(seating.set_chat, Asker("ann"), SetChat(on=False))
        assert room.closed
        assert "match" not in hub.rooms
        while not viewer.outbox.empty():
            last = viewer.outbox.get_nowait()
        assert last is None, "all are sent away"
        return str(told.value)


def test_what_another_process_stored_and_these_rules_forbid(tmp_path: Path) -> None:
    async def foreign(hub: Hub, now: Moment) -> None:
        rows = [Play(0, 7777, "person")]
        await hub.store.commit(Change(match="match", version=now.version, seq=1, at=1.0, rows=rows))

    why = asyncio.run(damaged_in_a_room(tmp_path / "table.sqlite", foreign))
    assert why == "This match can't be read: action 7777 is not legal for seat 0 now."


def test_a_log_that_has_lost_its_end_is_not_written_past(tmp_path: Path) -> None:
    async def lost(hub: Hub, _: Moment) -> None:
        await hub.store.write(lambda db: db.run("DELETE FROM log"))

    why = asyncio.run(damaged_in_a_room(tmp_path / "table.sqlite", lost))
    assert why == "This match can't go on because its log has 0 rows, not 1."
