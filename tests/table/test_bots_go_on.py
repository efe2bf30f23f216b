"""Bots that are interrupted: by a pause, by a database that fails, by the end of their process."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from table.rooms import StillStore, first_legal, hub_at, nothing, seated
from waiting import until

from potager.core.match import Match
from potager.core.record import Record
from potager.core.registry import game as find_game
from potager.core.state import HOLD
from potager.table.rooms import agreements, bot_pool, bots
from potager.table.rooms.bot_pool import BotPool
from potager.table.rooms.due import bot_answers_at
from potager.table.rooms.hub import Hub
from potager.table.rooms.moment import Draft
from potager.table.rooms.requests import MakeOffer, Resume
from potager.table.rooms.rights import Asker
from potager.table.rooms.room import Room
from potager.table.settings import Settings
from potager.table.store.base import Change, Unavailable
from potager.table.store.kept import Place

GAME = find_game("snail-invasion")
OPTIONS = GAME.resolve()
PLACES = (
    Place(name="Bot", bot="easy", ready=True), Place(holder="ann", name="Ann", ready=True),
)  # fmt: skip
ANN = Asker("ann")


async def broken(*_: Any) -> int:
    raise RuntimeError("no process")


def play(folder: Path, work: Callable[[Hub], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with hub_at(folder / "table.sqlite", bot_delay=0.05, bot_patience=0.05) as hub:
            await work(hub)

    asyncio.run(whole())


async def against_a_bot(hub: Hub) -> Room:
    """Its turn has begun."""
    room = await seated(hub, GAME, OPTIONS, places=PLACES)
    await room.do(nothing)
    assert room.moment.match.waiting() == [0]
    return room


async def until_the_bot_moved(room: Room) -> None:
    await until(lambda: 0 not in room.moment.match.waiting(), "the bot does nothing")


def test_a_bot_that_was_paused_while_it_thought_moves_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = []

    async def choose(*task: Any) -> tuple[int, None]:
        answers.append(await first_legal(*task))
        return answers[-1]

    monkeypatch.setattr(BotPool, "choose", choose)

    async def work(hub: Hub) -> None:
        room = await against_a_bot(hub)
        await room.do(agreements.offer, ANN, MakeOffer(kind="pause", seat=1))
        assert room.moment.match.paused
        await until(lambda: answers)  # and nobody wants it
        await room.do(agreements.resume, ANN, Resume(seat=1))
        await until_the_bot_moved(room)

    play(tmp_path, work)


def test_a_bot_whose_move_was_not_stored_makes_it_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BotPool, "choose", first_legal)
    monkeypatch.setattr(bots, "AGAIN", 0.02)
    commit, failed = StillStore.commit, list[Change]()

    async def refuse(store: StillStore, change: Change) -> None:
        if any(row for row in change.rows) and len(failed) < 3:
            failed.append(change)
            raise Unavailable("not now")
        await commit(store, change)

    async def work(hub: Hub) -> None:
        room = await against_a_bot(hub)
        monkeypatch.setattr(StillStore, "commit", refuse)
        await until_the_bot_moved(room)
        assert len(failed) == 3

    play(tmp_path, work)


def test_what_can_not_be_stored_is_tried_less_and_less_often(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F15: a full disk had a bot try again every second for ever, with a line in the log."""
    monkeypatch.setattr(BotPool, "choose", first_legal)
    monkeypatch.setattr(bots, "AGAIN", 0.02)
    tried = list[Change]()

    async def refuse(_: StillStore, change: Change) -> None:
        tried.append(change)
        raise Unavailable("the disk is full")

    async def work(hub: Hub) -> None:
        await against_a_bot(hub)
        monkeypatch.setattr(StillStore, "commit", refuse)
        await asyncio.sleep(2)  # it is tried all this time
        assert 3 < len(tried) < 12, "with 0.02 s between there would be 100"

    play(tmp_path, work)


def jumping_in() -> tuple[Match, int]:
    """A match of Carrotia in which a seat may act though nobody waits for it."""
    folder = Path(__file__).parents[2] / "src/potager/games/carrotia"  # records are not installed
    record = Record.load(folder / "records/players-4.json")
    match = Match.before(record)
    for _ in match.follow(record):
        others = set(match.able()) - set(match.waiting())
        if others and not match.pending:
            return match, others.pop()
    raise AssertionError("nobody may ever jump in")


async def senseless(*_: Any) -> tuple[int, None]:
    return -77, None


@pytest.mark.parametrize("choose", [broken, senseless])
def test_a_bot_that_can_not_think_never_jumps_in_but_moves(
    choose: Callable[..., Awaitable[object]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor does one whose answer makes no sense."""
    monkeypatch.setattr(BotPool, "choose", choose)
    match, seat = jumping_in()

    async def work(hub: Hub) -> None:
        room = await seated(hub, match.game, match.options, match.rows)
        (waited,) = room.moment.match.waiting()
        assert await bots.think(hub, room.moment, seat, "easy", 1) == (HOLD, None)
        action, _ = await bots.think(hub, room.moment, waited, "easy", 1)
        assert action in room.moment.match.legal(waited)

    play(tmp_path, work)


def test_a_bot_leaves_a_person_time_before_it_jumps_in(tmp_path: Path) -> None:
    """Else a person's turn is over before the prompt was read."""
    match, jumper = jumping_in()

    async def work(hub: Hub) -> None:
        room = await seated(hub, match.game, match.options, match.rows)

        def sits(draft: Draft) -> None:
            draft.sheet = draft.sheet.with_place(jumper, PLACES[0])

        await room.do(sits)
        moment = room.moment
        assert moment.sheet.places[moment.match.waiting()[0]].person
        wait = bot_answers_at(moment, jumper, Settings()) - moment.since
        assert wait >= moment.told + 5

    play(tmp_path, work)


def test_a_dead_process_is_replaced_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """F13: however many bots have waited for it."""
    made: list[ProcessPoolExecutor] = []

    def counted(*args: Any, **more: Any) -> ProcessPoolExecutor:
        made.append(ProcessPoolExecutor(*args, **more))
        return made[-1]

    monkeypatch.setattr(bot_pool, "ProcessPoolExecutor", counted)

    async def whole() -> None:
        pool = BotPool(1)
        match = Match.new(GAME, OPTIONS, seed=1)
        match.roll()

        async def choose() -> int:
            action, _ = await pool.choose(GAME, OPTIONS, match.view(0), 0, "easy", 1)
            return action

        await choose()
        (process,) = made[0]._processes
        os.kill(process, signal.SIGSTOP)
        waiting = [asyncio.create_task(choose()) for _ in range(4)]
        await until(lambda: len(made[0]._pending_work_items) == 4)
        os.kill(process, signal.SIGKILL)
        assert set(await asyncio.gather(*waiting)) <= set(match.legal(0))
        await pool.close()

    asyncio.run(whole())
    assert len(made) == 2
