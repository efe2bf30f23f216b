"""A team gives up a round: who has to agree, what the table plays then, and when that ends."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from games.carrotia.positions import cards
from table.rooms import (
    PEOPLE,
    StillStore,
    asks,
    heard,
    hub_at,
    nothing,
    now,
    rows_of,
    seated,
    viewers,
)

import potager
from potager.core.errors import PotagerError
from potager.core.match import Match
from potager.core.record import Play, Record, Table
from potager.games.carrotia.rules.actions import REROLL
from potager.games.carrotia.rules.warren import Warren
from potager.table.rooms import bots
from potager.table.rooms.aside import HASTY
from potager.table.rooms.bot_pool import BotPool
from potager.table.rooms.due import next_due
from potager.table.rooms.hub import Hub
from potager.table.rooms.moment import Draft
from potager.table.rooms.requests import Answer, MakeOffer, Move, Roll
from potager.table.rooms.room import Room
from potager.table.store.kept import Place
from potager.table.telling.viewer import Viewer

GAME = potager.game("carrotia")
DEALT = ("deal crossroads",) * 2 + ("deal straight",) * 3 + ("deal corner",) * 5
# Three tiles at IN, one at OUT, and nothing between: the rabbit can only go to and fro.
BUILT = ("nesw a1", "es c3", "ew b1", "nw a2", "enough", "enough")
STUCK = (*BUILT, "owl", "crow", "on c3", "enough", "enough")
ROUND = MakeOffer(kind="round", seat=0)
BOT = Place(name="Bot", bot="easy", ready=True)
Work = Callable[[Hub, Room], Awaitable[None]]


@pytest.fixture(autouse=True)
def _bots_think_here(monkeypatch: pytest.MonkeyPatch) -> None:
    async def anything(*task: Any) -> tuple[int, None]:
        return int(task[3].legal(task[4])[-1]), None

    monkeypatch.setattr(BotPool, "choose", anything)


def play(
    folder: Path,
    work: Work,
    *places: Place,
    told: tuple[str, ...] = STUCK,
    restarted: Work | None = None,
) -> None:
    """A match of two whose rabbit runs; ann and bob play it, unless other places are given."""
    options = GAME.resolve(players=2, quests=cards(), hourglass="off")
    opening = ("bandit", "clown", "ready", "ready", "quest Test 3", *DEALT)
    rows = rows_of(GAME, options, *opening, *told)

    async def whole() -> None:
        async with hub_at(folder / "table.sqlite") as hub:
            sheet = {"places": places} if places else {}
            room = await seated(hub, GAME, options, rows, **sheet)
            await room.do(nothing)
            await work(hub, room)
        if restarted:
            async with hub_at(folder / "table.sqlite", StillStore.time + 1) as hub:
                again = await hub.room("match")
                assert again
                await restarted(hub, again)

    asyncio.run(whole())


def position(room: Room) -> Warren:
    state = room.moment.match.state
    assert isinstance(state, Warren)
    return state


def played_out(room: Room) -> list[Play]:
    """All that seats have played since the round was given up; it is over."""
    rows = room.moment.match.rows
    begun = max(at for at, row in enumerate(rows) if isinstance(row, Table))
    assert rows[begun] in (Table("conceded", 0), Table("conceded", -1))
    assert position(room).round == 2
    return [row for row in rows[begun:] if isinstance(row, Play) and row.who >= 0]


async def moves(room: Room, at: dict[str, Viewer]) -> None:
    """Whoever is to roll or to move does."""
    match, roller = room.moment.match, room.moment.person_rolls
    seat = match.waiting()[0] if roller is None else roller
    ask: Roll | Move = Roll()
    if roller is None:
        path = GAME.path(match.state, seat, GAME.manners.conceding(match.state, seat))
        ask = Move(decision=str(match.decision), seat=seat, path=path)
    await asks(room, at[PEOPLE[seat]], ask)


def paces(viewer: Viewer) -> set[float]:
    """At which a viewer was shown what has happened since the last time."""
    told = [msgspec.json.decode(one) for one in heard(viewer)]
    return {frame.get("pace", 1) for one in told for frame in one.get("frames", ())}


async def refused(room: Room, who: Viewer, ask: Any) -> str:
    with pytest.raises(PotagerError) as why:
        await asks(room, who, ask)
    return str(why.value)


def test_alone_it_happens_at_once_and_the_table_plays_for_bots_too(tmp_path: Path) -> None:
    async def work(hub: Hub, room: Room) -> None:
        at = viewers(room, silent=False)
        told = now(at["ann"])
        assert told["round"].startswith("The round is lost")
        assert told["hopeless"]
        assert "round" not in now(at[""]), "nothing for who only watches"
        await asks(room, at["ann"], ROUND)
        played = played_out(room)
        assert Table("conceded", 0) in room.moment.match.rows
        assert {row.who for row in played} == {0, 1}
        assert {row.by for row in played} == {""}
        assert not any(REROLL <= row.what < REROLL + 64 for row in played), "no power is used"
        assert sum(GAME.verbs.read(row.what)[0] in ("step", "stay") for row in played) == 10
        told = now(at["ann"])
        assert told["decisions"], "then it goes on as ever"
        assert not {"round", "hopeless"} & set(told)
        assert await refused(room, at["ann"], ROUND) == "There is no round to give up right now."
        again = Match.from_record(Record.from_json(room.moment.match.record().to_json()))
        assert again.state.key() == position(room).key()

    play(tmp_path, work, Place(holder="ann", name="Ann", ready=True), BOT)


def test_all_others_must_agree(tmp_path: Path) -> None:
    async def work(hub: Hub, room: Room) -> None:
        at = viewers(room, silent=False)
        await asks(room, at["ann"], ROUND)
        assert position(room).round == 1
        told = now(at["bob"])
        assert told["offers"] == [{"kind": "round", "seat": 0, "needed": [1]}]
        assert told["round"]
        assert "hopeless" not in told, "the offer is in sight"
        assert "already been offered" in await refused(room, at["ann"], ROUND)
        assert "already" in await refused(room, at["ann"], Answer(kind="round", seat=0, agree=True))
        await asks(room, at["bob"], Answer(kind="round", seat=1, agree=False))
        assert not room.moment.sheet.offers
        assert position(room).round == 1

        await asks(room, at["ann"], ROUND)
        await asks(room, at["bob"], Answer(kind="round", seat=1, agree=True))
        assert Table("conceded", -1) in room.moment.match.rows
        assert not room.moment.sheet.offers
        assert played_out(room)

    play(tmp_path, work)


def test_whoever_chooses_meanwhile_comes_too_late(tmp_path: Path) -> None:
    async def work(hub: Hub, room: Room) -> None:
        at = viewers(room)
        await asks(room, at["ann"], Roll())
        decision, seat = room.moment.match.decision, room.moment.match.waiting()[0]
        path = GAME.path(position(room), seat, room.moment.match.legal(seat)[0])
        await asks(room, at["ann"], ROUND)
        assert await refused(room, at["ann"], Move(decision=str(decision), seat=seat, path=path))
        begun = room.moment.match.decision
        await room.do(bots.answer, decision, 1, 0)
        assert room.moment.match.decision == begun, "a bot's thought comes too late"

    play(tmp_path, work, Place(holder="ann", name="Ann", ready=True), BOT)


def test_it_outlives_the_server(tmp_path: Path) -> None:
    async def work(hub: Hub, room: Room) -> None:
        at = viewers(room)
        await asks(room, at["ann"], ROUND)
        await asks(room, at["bob"], Answer(kind="round", seat=1, agree=True))

    async def restarted(hub: Hub, room: Room) -> None:
        assert played_out(room)

    play(tmp_path, work, restarted=restarted)


def test_an_open_offer_outlives_the_server_and_ends_with_the_round(tmp_path: Path) -> None:
    async def work(hub: Hub, room: Room) -> None:
        await asks(room, viewers(room)["ann"], ROUND)

    async def restarted(hub: Hub, room: Room) -> None:
        assert [one.kind for one in room.moment.sheet.offers] == ["round"]
        at = viewers(room)
        while position(room).round == 1:
            await moves(room, at)
        assert not room.moment.sheet.offers
        assert "no round" in await refused(room, at["ann"], ROUND)

    play(tmp_path, work, restarted=restarted)


def test_a_take_back_ends_it(tmp_path: Path) -> None:
    async def work(hub: Hub, room: Room) -> None:
        at = viewers(room)
        await asks(room, at["ann"], Roll())
        before = position(room).key()
        await moves(room, at)
        await asks(room, at["ann"], ROUND)
        await asks(room, at["ann"], MakeOffer(kind="undo", seat=0))
        assert position(room).key() == before
        assert next_due(room.moment, hub.settings, (), with_bots=False) is None

    play(tmp_path, work, Place(holder="ann", name="Ann", ready=True), BOT)


def test_who_was_asked_and_left_is_not_waited_for(tmp_path: Path) -> None:
    """A bot plays by now for the one who had to agree: asked again, it happens."""

    async def work(hub: Hub, room: Room) -> None:
        at = viewers(room)
        await asks(room, at["ann"], ROUND)
        await room.do(leave_to_a_bot)
        await asks(room, at["ann"], ROUND)
        assert played_out(room)

    def leave_to_a_bot(draft: Draft) -> None:
        draft.sheet = draft.sheet.with_place(1, BOT)

    play(tmp_path, work)


def test_it_is_told_at_a_glance_and_the_end_of_the_round_at_leisure(tmp_path: Path) -> None:
    async def work(hub: Hub, room: Room) -> None:
        at = viewers(room)
        await asks(room, at["ann"], ROUND)
        await asks(room, at["bob"], Answer(kind="round", seat=1, agree=True))
        assert paces(at["bob"]) == {HASTY, 1}
        assert 0 < room.moment.told < 10

    play(tmp_path, work)


def test_only_a_round_that_is_run_can_be_given_up(tmp_path: Path) -> None:
    async def work(hub: Hub, room: Room) -> None:
        at = viewers(room, silent=False)
        assert "round" not in now(at["ann"])
        assert "no round" in await refused(room, at["ann"], ROUND)

    play(tmp_path, work, told=())
