"""A public server: who may make tables, and how long matches live."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import psycopg
import pytest
from serving import Server, database

from potager.table.operating import retention
from potager.table.rooms.hub import Hub
from potager.table.settings import Settings
from potager.table.telling import teller

INVITE = "an-invitation-to-make-tables"
QUICK = {"quick": "easy"}
ASK = {"game": "snail-invasion", "seats": ["me", "hot"]}


@pytest.fixture
def invited(own_server: Server) -> Server:
    own_server.settings |= {"creators": "invited", "invite_token": INVITE}
    return own_server.start()


def makes_tables(browser: httpx.Client, **headers: str) -> bool:
    by_form = browser.post("/new/snail-invasion", data=QUICK, headers=headers)
    by_program = browser.post("/api/tables", json=ASK, headers=headers)
    assert {by_form.status_code, by_program.status_code} in ({303, 201}, {400, 403})
    return by_program.status_code == 201


def test_only_the_invited_make_tables(invited: Server) -> None:
    stranger = invited.browser()
    assert not makes_tables(stranger)
    answer = stranger.post("/api/tables", json=ASK)
    assert "Ask for an invitation link" in answer.json()["problem"]
    assert stranger.get("/welcome/wrong").status_code == 404
    assert not makes_tables(stranger)
    guest = invited.browser()
    welcome = guest.get(f"/welcome/{INVITE}")
    assert (welcome.status_code, welcome.headers["location"]) == (303, "/")
    assert INVITE not in welcome.headers["set-cookie"]
    assert "HttpOnly" in welcome.headers["set-cookie"]
    assert makes_tables(guest)
    assert makes_tables(invited.browser(), Authorization=f"Bearer {INVITE}")
    assert not makes_tables(invited.browser(), Authorization="Bearer wrong")
    made = guest.post("/api/tables", json=ASK | {"seats": ["me", "friend"]}).json()
    assert "You are invited" in invited.browser().get(made["invite"]).text, "everybody may join"


def test_a_new_token_ends_all_invitations(invited: Server) -> None:
    guest = invited.browser()
    guest.get(f"/welcome/{INVITE}")
    assert makes_tables(guest)
    invited.stop()
    invited.settings["invite_token"] = INVITE.upper()
    invited.start()
    assert not makes_tables(guest)


def test_nobody_makes_tables_where_nobody_may(own_server: Server) -> None:
    own_server.arguments = ["--creators", "nobody"]
    own_server.start()
    browser = own_server.browser()
    assert not makes_tables(browser)
    assert "does not allow new tables" in browser.post("/api/tables", json=ASK).json()["problem"]
    assert browser.get("/").status_code == 200


def test_the_link_of_an_invitation_is_in_no_log(invited: Server) -> None:
    invited.browser().get(f"/welcome/{INVITE}")
    invited.browser().get(f"/welcome/{INVITE}x")
    assert INVITE not in invited.stop()


# How long matches live


def aged(where: str, days: dict[str, float]) -> None:
    """Let the matches with these codes have happened so many days ago."""
    if where.startswith("postgres"):
        with psycopg.connect(where) as db:
            for code, age in days.items():
                db.execute("UPDATE matches SET at = at - %s WHERE code = %s", (age * 86_400, code))
        return
    with closing(sqlite3.connect(where)) as file, file:
        for code, age in days.items():
            file.execute("UPDATE matches SET at = at - ? WHERE code = ?", (age * 86_400, code))


def counted(where: str) -> dict[str, int]:
    """How many rows each table has."""
    tables = ("matches", "log", "players", "pending")
    if where.startswith("postgres"):
        with psycopg.connect(where) as db:
            found = [db.execute(f"SELECT COUNT(*) FROM {name}".encode()) for name in tables]
            return {name: rows.fetchone()[0] for name, rows in zip(tables, found, strict=True)}  # type: ignore[index]
    with closing(sqlite3.connect(where)) as file:
        return {name: file.execute(f"SELECT COUNT(*) FROM {name}").fetchone()[0] for name in tables}


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_old_matches_are_deleted_in_small_steps(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    if kind == "sqlite":
        where = database(tmp_path)
    else:
        postgres = request.getfixturevalue("postgres")
        with psycopg.connect(postgres, autocommit=True) as db:
            db.execute("CREATE DATABASE retention")
        where = f"{postgres.rpartition('/')[0]}/retention"
    server = Server(where).start()
    old = [server.new("me", "friend").code for _ in range(23)]
    young = server.new("me", "friend").code
    over_long, over_lately, playing = (server.new("me", "hot") for _ in range(3))
    for table in (over_long, over_lately):
        page = table.open()
        page.act()
        page.until(lambda page: page.seq)
        page.send("resign", seat=0)
        page.send("resign", seat=1)
        page.until(lambda page: page.over)
        page.close()
    server.stop()
    ages = dict.fromkeys(old, 31.0) | {young: 29.0, over_long.code: 400.0, over_lately.code: 300.0}
    aged(where, ages | {playing.code: 29.0})
    monkeypatch.setattr(retention, "PAUSE", 0.0)
    steps = []
    usual = retention.delete

    def counting(db: object, matches: list[str], before: float) -> int:
        steps.append(len(matches))
        return usual(db, matches, before)  # type: ignore[arg-type]

    monkeypatch.setattr(retention, "delete", counting)

    async def sweep() -> int:
        settings = Settings(database=where, keep_finished=365, keep_abandoned=30, bot_workers=1)
        hub = Hub(settings, settings.store(), teller)
        hub.store.notice = lambda *_: None
        await hub.store.open()
        deleted = await retention.delete_old(hub)
        await hub.store.close()
        return deleted

    before = counted(where)
    assert asyncio.run(sweep()) == 24
    assert max(steps) <= retention.STEP
    after = counted(where)
    assert before["matches"] - after["matches"] == 24
    assert after["log"] > 0
    assert before["log"] > after["log"]
    again = Server(where).start()
    try:
        young_table, gone = again.browser(), again.browser()
        assert young_table.get(f"/t/{young}").status_code in (200, 404)
        assert gone.get(f"/t/{old[0]}").status_code == 404
        assert gone.get(over_long.made["watch"]).status_code == 404
        assert gone.get(over_lately.made["watch"]).status_code == 303
        assert gone.get(playing.made["watch"]).status_code == 200
    finally:
        assert "Traceback" not in again.stop()


def test_a_match_that_somebody_looks_at_stays(tmp_path: Path) -> None:
    where = database(tmp_path)
    server = Server(where, keep_abandoned=30).start()
    table = server.new("me", "hot")
    server.stop()
    aged(where, {table.code: 60})

    async def sweep() -> int:
        settings = Settings(database=where, keep_abandoned=30, bot_workers=1)
        hub = Hub(settings, settings.store(), teller)
        hub.store.notice = lambda *_: None
        await hub.store.open()
        room = await hub.room((await hub.store.find(code=table.code)) or "")
        assert room
        room.here[""] += 1
        kept = await retention.delete_old(hub)
        del room.here[""]
        deleted = await retention.delete_old(hub)
        hub.closing = True
        room.close()
        await asyncio.sleep(0)  # the loop ends what was closed
        await hub.store.close()
        return 10 * kept + deleted

    assert asyncio.run(sweep()) == 1


def test_by_default_nothing_is_deleted(tmp_path: Path) -> None:
    settings = Settings(database=database(tmp_path))
    assert not settings.keep_finished
    assert not settings.keep_abandoned
    hub = Hub(settings, settings.store(), teller)
    asyncio.run(asyncio.wait_for(retention.keep_deleting(hub), 1))
