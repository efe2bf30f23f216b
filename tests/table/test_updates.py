"""An update loses no running match: one whose rules have changed ends, and says so.

`release_0_2_0.sql` was written by `scripts/running_matches.py` on that release.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from serving import Server, database
from table.rooms import hub_at
from table.test_migrations import ANN, Old, write_postgres, write_sqlite

from potager.core.errors import IllegalAction
from potager.core.match import Match
from potager.core.options import values
from potager.core.record import Record, Row
from potager.core.registry import game as find_game
from potager.core.registry import games
from potager.games.carrots_and_broccoli.rules.backyard import Backyard
from potager.table.rooms import agreements, seating
from potager.table.rooms.moment import Moment
from potager.table.rooms.opening import new_table
from potager.table.rooms.requests import MakeOffer, Start
from potager.table.rooms.rights import Asker
from potager.table.rooms.seats import NotAllowed, person_of
from potager.table.rooms.waiting_room import set_options
from potager.table.store.db import MIGRATIONS
from potager.table.store.kept import Phase, Place, Sheet
from potager.table.telling.analysing import check_analysis
from potager.table.telling.teller import kept_verdict

ROWS = (Path(__file__).parent / "release_0_2_0.sql").read_text("utf-8")
TABLES_OF_0_2_0 = 6
ANN_OF_0_2_0 = "ann-of-this-release"
OF_THE_FIRST = {  # running matches of the first release, and what their logs have
    "BEET-18": 50, "SAGE-15": 6, "PLUM-14": 6, "CHARD-19": 13, "CORN-17": 15,
}  # fmt: skip
OF_0_2_0 = {f"LEEK-{number}": one.name for number, one in enumerate(games(), 11)}


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def old(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Old]:
    """The first release's matches on today's server."""
    if request.param == "sqlite":
        where = write_sqlite(Path(database(tmp_path_factory.mktemp("old"))))
    else:
        where = write_postgres(request.getfixturevalue("postgres"), "outlived")
    server = Server(where)
    try:
        yield Old(server)
    finally:
        log = server.stop()
    assert "Traceback" not in log, log


def test_a_match_of_older_rules_ends_and_names_both_versions(old: Old) -> None:
    for code, events in OF_THE_FIRST.items():
        (ann,) = old.open(code, ANN)
        verdict = ann.now["ending"]["verdict"]
        assert "It began with version 1, and this server now has version " in verdict
        assert ann.seq <= events
        assert not ann.now.get("clocks")
        record = Record.from_json(old.get(f"/t/{code}/record.json").text)
        assert record.rules == 1
        assert len(record.log) == events
        welcome = ann.last("welcome")
        assert welcome
        assert "version 1 of the rules" in old.get(f"/r/{welcome['match']}").text
        frames = old.get(f"/api/replays/{welcome['match']}").json()
        assert frames["total"] == ann.seq
    home = old.get("/").text
    assert all(f"/t/{code}" in home for code in OF_THE_FIRST), "they stay on the shelf"


def test_it_is_played_again_with_one_tap(old: Old) -> None:
    (ann,) = old.open("CHARD-19", ANN)
    ann.send("offer", kind="rematch", seat=0)
    ann.until(lambda page: page.now["ending"].get("rematch"))
    (again,) = old.open(ann.now["ending"]["rematch"].removeprefix("/t/"), ANN)
    assert again.now["phase"] in ("playing", "waiting-room")
    assert "/t/CHARD-19" not in old.get("/").text


def write_0_2_0(folder: Path) -> Path:
    file = folder / "table.sqlite"
    with closing(sqlite3.connect(file)) as db, db:
        for tables in sorted(MIGRATIONS.glob("*.sql"))[:TABLES_OF_0_2_0]:
            db.executescript(tables.read_text("utf-8"))
        db.executescript(f"{ROWS}; PRAGMA user_version = {TABLES_OF_0_2_0};")
    return file


def newer(monkeypatch: pytest.MonkeyPatch, name: str) -> int:
    """Let a game have rules of which 0.2.0 knew nothing; their version."""
    version = find_game(name).manners.unversioned_rules + 7
    monkeypatch.setattr(type(find_game(name)), "rules_version", version)
    monkeypatch.setattr(type(find_game(name).manners), "same_rules", 0)
    return version


async def found(folder: Path, code: str) -> tuple[Moment, Moment]:
    """A match as today's server takes it up, and after Ann has asked for another one."""
    async with hub_at(write_0_2_0(folder)) as hub:
        match = await hub.store.find(code=code)
        assert match
        room = await hub.room(match)
        assert room
        before = room.moment
        if before.sheet.phase == "over":
            ask = MakeOffer(kind="rematch", seat=0)
            await room.do(agreements.offer, Asker(person_of(ANN_OF_0_2_0)), ask)
        return before, room.moment


@pytest.mark.parametrize("code", OF_0_2_0)
def test_new_rules_end_a_match_of_0_2_0(
    code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    then, now = (
        find_game(OF_0_2_0[code]).manners.unversioned_rules,
        newer(monkeypatch, OF_0_2_0[code]),
    )
    moment, after = asyncio.run(found(tmp_path, code))
    assert moment.sheet.outlived
    told = kept_verdict(moment.game, moment.sheet.verdict)
    assert f"version {then}, and this server now has version {now}." in told
    record = moment.record()
    assert (record.rules, len(record.log)) == (then, moment.kept)
    rows = f"INTO log (match_id, seq, event, at) VALUES ('{moment.setup.id}'"
    assert moment.kept == ROWS.count(rows)
    assert record.dice == moment.setup.dice, "with its seed, as it is over"
    with pytest.raises(NotAllowed, match="rules"):
        check_analysis(moment)
    assert after.sheet.offers or after.sheet.rematch


@pytest.mark.parametrize("code", OF_0_2_0)
def test_a_log_that_new_rules_forbid_replays_up_to_there(
    code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    newer(monkeypatch, OF_0_2_0[code])
    replay = Match.replay

    def strict(match: Match, row: Row) -> None:
        if len(match.rows) == 9:
            raise IllegalAction("action 538 is not legal")
        replay(match, row)

    monkeypatch.setattr(Match, "replay", strict)
    moment, after = asyncio.run(found(tmp_path, code))
    assert moment.seq == 9
    assert len(moment.record().log) == moment.kept > 9
    assert after.version > moment.version, "what is around it still changes"


@pytest.mark.parametrize("code", OF_0_2_0)
def test_the_same_rules_let_a_match_of_0_2_0_go_on(
    code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = OF_0_2_0[code]
    monkeypatch.setattr(
        type(find_game(name)), "rules_version", find_game(name).manners.unversioned_rules
    )
    moment, _ = asyncio.run(found(tmp_path, code))
    assert moment.playing
    assert not moment.outdated


def test_a_new_match_keeps_the_version_of_its_rules() -> None:
    for game in games():
        options = game.resolve()
        sheet = Sheet(places=(Place(),) * game.seats(options))
        setup, _ = new_table(game.name, options, sheet, host="ann")
        assert setup.rules == game.rules_version
        assert not setup.outdated()


async def kids_of_older_rules(folder: Path, rules: int, phase: Phase) -> tuple[Moment, Moment]:
    """A match whose kids are counted from 0: as it was found, and once it is played; both are read
    from the file.
    """
    game = find_game("carrots-and-broccoli")
    options = {**values(game.resolve()), "kids": [1]}
    setup, _ = new_table(game.name, game.resolve(), Sheet(places=(Place(),) * 2), host="ann")
    setup = msgspec.structs.replace(setup, options=options, rules=rules)
    places = tuple(Place(holder=name, name=name.title(), ready=True) for name in ("ann", "bob"))
    file, moments = folder / "table.sqlite", list[Moment]()
    for first in (True, False):
        async with hub_at(file) as hub:
            if first:
                await hub.store.create(setup, Sheet(places=places, phase=phase))
            room = await hub.room(setup.id)
            assert room
            moments.append(room.moment)
            if first and phase == "waiting-room":
                await room.do(seating.start, Asker("ann"), Start())
    return moments[0], moments[1]


@pytest.mark.parametrize("phase", ["waiting-room", "playing"])
@pytest.mark.parametrize("rules", [0, 2])  # 0.2.0 kept no version
def test_kids_that_were_counted_from_0_are_still_the_same_seats(
    tmp_path: Path, rules: int, phase: Phase
) -> None:
    for moment in asyncio.run(kids_of_older_rules(tmp_path, rules, phase)):
        assert not moment.outdated
        assert values(moment.options)["kids"] == (2,)
        state = moment.match.state
        assert isinstance(state, Backyard)
        assert state.kids == 0b10
        record = moment.record()
        assert (record.rules, record.options["kids"]) == (3, (2,))
    assert moment.playing


async def options_changed(folder: Path) -> Moment:
    game = find_game("carrots-and-broccoli")
    setup, _ = new_table(game.name, game.resolve(), Sheet(places=(Place(),) * 2), host="ann")
    setup = msgspec.structs.replace(setup, rules=2)
    async with hub_at(folder / "table.sqlite") as hub:
        await hub.store.create(setup, Sheet(places=(Place(),) * 2))
        room = await hub.room(setup.id)
        assert room
        await room.do(set_options, Asker("ann"), game.resolve(kids=(2,)), listed=False)
        return room.moment


def test_options_that_are_changed_after_an_update_are_todays(tmp_path: Path) -> None:
    moment = asyncio.run(options_changed(tmp_path))
    assert (moment.setup.rules, moment.setup.options["kids"]) == (3, (2,))
    assert values(moment.options)["kids"] == (2,)
