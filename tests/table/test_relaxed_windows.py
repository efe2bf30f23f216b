"""Windows without a timer wait for all who are asked; some have asked to pass for longer."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from table.rooms import heard, now
from table.window_rooms import (
    GAME,
    OPTIONS,
    REVEALED,
    SERVED,
    all_answer,
    at,
    bid_all,
    card,
    choices,
    hold,
    now_of,
    opened,
    pass_for,
    play,
    silenced,
    stored,
)

from potager.core.errors import IllegalAction
from potager.core.options import values
from potager.table.rooms import acts, windows
from potager.table.rooms.bot_pool import BotPool
from potager.table.rooms.hub import Hub
from potager.table.rooms.requests import PassFor
from potager.table.store.kept import Place


def test_without_the_timer_a_window_waits_for_all(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        room, people = await opened(hub, *SERVED, timed_windows=False)
        told = now_of(room, people["ann"])
        assert "window" not in told
        assert [one["text"] for one in told["decisions"][0]["passes"]] == [
            "Pass until the reveal", "Pass this round"
        ]  # fmt: skip
        with pytest.raises(IllegalAction, match="no timed window"):
            await acts.hold(room, people["ann"], hold(room, 0))
        at(hub, 1000)
        for seat, name in enumerate(("ann", "bob", "cec")):
            assert len(room.match.rows) == len(SERVED)
            await acts.move(room, people[name], card(room, seat, "pass"))
        assert len(room.match.rows) == len(SERVED) + 3

    play(tmp_path, work)


def test_players_at_one_screen_have_no_timer(tmp_path: Path) -> None:
    places = tuple(Place(holder="ann", name=name, ready=True) for name in ("Ann", "Bo", "Cy"))

    async def work(hub: Hub) -> None:
        room, people = await opened(hub, *SERVED, places=places)
        assert not windows.timed(room)
        assert now_of(room, people["ann"])["curtain"] == "Ann"

    play(tmp_path, work)


def test_passing_this_round_lasts_until_the_next(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        room, people = await opened(hub, *SERVED, timed_windows=False)
        await acts.pass_for(room, people["ann"], pass_for(room, 0, "round"))
        told = now(people["ann"])
        assert told["prompt"] == "You are passing for now."
        assert told["decisions"][0]["passing"]
        assert silenced(people["bob"])
        await all_answer(room, people, 1, 2)
        assert choices(room.match.rows)[-3][:2] == (0, "pass")
        await bid_all(room, people)
        assert room.match.waiting() == [0, 1, 2], "nobody sees who passes"
        await all_answer(room, people, 2, 1)
        assert len(room.match.rows) == len(REVEALED) + 3
        await acts.move(room, people["cec"], card(room, 2, "food:broccoli"))
        await acts.move(room, people["bob"], card(room, 1, "food:corn"))
        assert not windows.passing(room), "a new round"
        await all_answer(room, people, 1, 2)
        assert room.match.waiting() == [0]

    play(tmp_path, work)


def test_passing_until_the_reveal_ends_there_and_can_be_switched_off(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        room, people = await opened(hub, *SERVED, timed_windows=False)
        await acts.pass_for(room, people["ann"], pass_for(room, 0, "reveal"))
        await acts.pass_for(room, people["ann"], pass_for(room, 0, ""))
        await all_answer(room, people, 1, 2)
        assert room.match.waiting() == [0], "asked again"
        await acts.pass_for(room, people["ann"], pass_for(room, 0, "reveal"))
        assert len(room.match.rows) == len(SERVED) + 3, "hers was the last"
        await bid_all(room, people)
        await all_answer(room, people, 1, 2)
        assert room.match.waiting() == [0]
        ask = PassFor(decision=str(room.epoch), seat=0, until="reveal 0")
        with pytest.raises(IllegalAction, match="can't be asked"):
            await acts.pass_for(room, people["ann"], ask)

    play(tmp_path, work)


def test_who_plays_after_all_is_asked_again(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        room, people = await opened(hub, *REVEALED, timed_windows=False)
        await acts.pass_for(room, people["ann"], pass_for(room, 0, "round"))
        await acts.move(room, people["ann"], card(room, 0, "power:picky-eater"))
        assert room.sheet.passing == {}
        await acts.pass_for(room, people["ann"], pass_for(room, 0, "round"))
        await all_answer(room, people, 1, 2)
        assert choices(room.match.rows)[-3:] == [(seat, "pass", "person") for seat in range(3)]

    play(tmp_path, work)


def test_a_window_in_which_all_pass_for_longer_does_not_stall(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    places = (
        Place(holder="ann", name="Ann", ready=True),
        Place(holder="bob", name="Bob", ready=True),
        Place(name="Bot", bot="easy", ready=True),
    )

    async def work(hub: Hub) -> None:
        async def choose(*task: Any) -> int:
            return GAME.action(task[3], task[4], "pass")

        monkeypatch.setattr(BotPool, "choose", choose)
        room, people = await opened(hub, *SERVED, timed_windows=False, places=places)
        for seat, name in enumerate(("ann", "bob")):
            await acts.pass_for(room, people[name], pass_for(room, seat, "round"))
        await asyncio.sleep(1)
        assert room.match.waiting() == [0, 1], "the bot's answer alone brings no person's"
        at(hub, 3)
        await room.step(room._overdue)
        assert len(room.match.rows) == len(SERVED) + 3
        assert (await stored(hub)).sheet.passing == {0: "round 0", 1: "round 0"}

    play(tmp_path, work)


def test_the_lobby_shows_and_keeps_the_choice(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        room, people = await opened(hub, *SERVED, timed_windows=False)
        room.audience.greet(people["ann"])
        assert b'["Timed windows","off"]' in heard(people["ann"])[-1]
        again = await hub.find(code=await hub.rematch(room))
        assert again
        assert not again.sheet.timed_windows
        assert values(again.options) == values(OPTIONS)

    play(tmp_path, work)
