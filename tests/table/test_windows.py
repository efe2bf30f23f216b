"""Timed windows close at their time, and nobody can tell why somebody was silent."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from table.rooms import heard, nothing, now, viewers
from table.window_rooms import (
    GAME,
    REVEALED,
    SERVED,
    START,
    at,
    bid_all,
    card,
    choices,
    hold,
    now_of,
    opened,
    play,
    silenced,
    stored,
)

from potager.core.errors import IllegalAction, PotagerError
from potager.core.record import Play
from potager.core.scene import EVERYBODY
from potager.table.rooms import acts
from potager.table.rooms.bot_pool import BotPool
from potager.table.rooms.hub import Hub
from potager.table.rooms.room import Room
from potager.table.store.kept import Place

RED_IS_OUT = (
    "play picky-eater", "pass", "pass", "shown: red picky-eater", "red",
    "play send-it-back", "pass", "pass", "shown: red send-it-back", "soda",
    "drawn: kale", "drawn: rice", "kale",
)  # fmt: skip


def test_a_window_closes_after_three_seconds_whoever_has_answered(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        room, people = await opened(hub, *SERVED)
        for seat, name in enumerate(("ann", "bob", "cec")):
            await acts.move(room, people[name], card(room, seat, "pass"))
        at(hub, 2.99)
        await room.step(room._overdue)
        assert len(room.match.rows) == len(SERVED), "never sooner"
        assert silenced(people["dot"])
        at(hub, 3)
        await room.step(room._overdue)
        assert choices((await stored(hub)).rows)[-3:] == [
            (0, "pass", "person"), (1, "pass", "person"), (2, "pass", "person")
        ]  # fmt: skip
        assert (await stored(hub)).pending == {}
        assert len(heard(people["dot"])) == 1, "all in one step"

    play(tmp_path, work)


def test_silence_is_a_pass(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        room, people = await opened(hub, *SERVED, timer=1)
        told = now_of(room, people["ann"])
        assert told["window"] == {"closes_at": START + 3, "length": 3.0, "mine": True}
        assert "clocks" not in told, "a window has no turn timer"
        assert not any(seat.get("active") for seat in told["seats"])
        assert "waited" not in told["decisions"][0] or not told["decisions"][0]["waited"]
        assert [one["target"] for one in told["decisions"][0]["branches"]] == ["power:send-it-back"]
        at(hub, 3)
        await room.step(room._overdue)
        assert choices(room.match.rows)[-3:] == [(seat, "pass", "timer") for seat in range(3)]
        assert "window" not in now_of(room, people["ann"])

    play(tmp_path, work)


def test_a_window_may_begin_with_time_to_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(GAME), "lead_in", lambda *_: 3.5)

    async def work(hub: Hub) -> None:
        room, people = await opened(hub, *SERVED)
        for name in ("ann", "bob", ""):
            assert now_of(room, people[name])["window"]["closes_at"] == START + 6.5, "for all alike"

    play(tmp_path, work)


def test_the_line_of_a_reveal_is_nobodys_and_it_is_looked_at(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        room, people = await opened(hub, *SERVED, "pass", "pass", "pass")
        heard(people["dot"])
        await bid_all(room, people)
        last = msgspec.json.decode(heard(people["dot"])[-1])["frames"][-1]
        assert (last["line"]["who"], last["rest"]) == (EVERYBODY, 1.2)
        assert "by" not in last["line"]

    play(tmp_path, work)


def test_hold_gives_all_ten_seconds_and_names_nobody(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        room, people = await opened(hub, *SERVED)
        at(hub, 2)
        await acts.hold(room, people["bob"], hold(room, 1))  # nothing that Bob holds fits
        told = {name: now(viewer) for name, viewer in people.items() if name in ("ann", "cec", "")}
        assert {one["prompt"] for one in told.values()} == {"Hold! Powers are chosen in secret."}
        assert told["ann"]["window"] == {
            "closes_at": START + 12, "length": 10.0, "held": True, "mine": True
        }  # fmt: skip
        assert [seat.get("active") for seat in told["ann"]["seats"]] == [True] * 3
        targets = [one["target"] for one in told["ann"]["decisions"][0]["branches"]]
        assert targets == ["power:send-it-back", "pass"]
        at(hub, 5)
        await acts.hold(room, people["ann"], hold(room, 0))
        assert silenced(people["cec"]), "once is enough"
        at(hub, 12)
        await room.step(room._overdue)
        assert choices(room.match.rows)[-3:] == [(seat, "pass", "timer") for seat in range(3)]

    play(tmp_path, work)


def test_a_card_that_is_clicked_holds_and_can_be_changed(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        room, people = await opened(hub, *REVEALED)
        await acts.move(room, people["ann"], card(room, 0, "power:picky-eater"))
        assert now(people["cec"])["window"]["held"]
        told = now(people["ann"])
        assert told["prompt"] == "Your choice is in; you can still change it."
        assert told["decisions"][0]["chosen"] == ["power:picky-eater"]
        await acts.move(room, people["cec"], card(room, 2, "power:super-hungry"))
        await acts.move(room, people["cec"], card(room, 2, "pass"))
        assert len(heard(people["bob"])) == 1, "that it is held, no more"
        at(hub, 10)
        await room.step(room._overdue)
        assert choices(room.match.rows)[-4:] == [
            (0, "play picky-eater", "person"), (1, "pass", "timer"), (2, "pass", "person"),
            (-1, "shown: red picky-eater", ""),
        ]  # fmt: skip
        assert "window" not in now_of(room, people["cec"]), "targets are named without a timer"
        await acts.move(room, people["ann"], card(room, 0, "front:red"))
        assert now_of(room, people["cec"])["window"] == {
            "closes_at": START + 13, "length": 3.0, "mine": True
        }  # fmt: skip

    play(tmp_path, work)


def test_a_choice_after_the_close_is_refused_kindly(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        room, people = await opened(hub, *REVEALED)
        late, too_late = card(room, 0, "power:picky-eater"), hold(room, 0)
        at(hub, 3)
        for _ in ("due", "closed"):
            with pytest.raises(IllegalAction, match="just closed"):
                await acts.move(room, people["ann"], late)
            with pytest.raises(IllegalAction, match="just closed"):
                await acts.hold(room, people["ann"], too_late)
            await room.step(room._overdue)
        assert [by for _, _, by in choices(room.match.rows)[-3:]] == ["timer"] * 3

    play(tmp_path, work)


def test_only_who_is_asked_can_hold(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        room, people = await opened(hub, *REVEALED, *RED_IS_OUT)
        told = now_of(room, people["ann"])
        assert told["prompt"] == "Others may play a power."
        assert "mine" not in told["window"]
        with pytest.raises(IllegalAction, match="nothing to play"):
            await acts.hold(room, people["ann"], hold(room, 0))
        with pytest.raises(PotagerError, match="not yours"):
            await acts.hold(room, people["dot"], hold(room, 1))
        await acts.hold(room, people["bob"], hold(room, 1))

    play(tmp_path, work)


def test_where_one_alone_is_asked_the_choice_closes_a_held_window(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        out = (
            *RED_IS_OUT, "play too-busy-to-eat", "pass", "shown: blue too-busy-to-eat",
            "play no-thank-you", "pass", "shown: blue no-thank-you",
        )  # fmt: skip
        room, people = await opened(hub, *REVEALED, *out)
        assert room.asked() == [2]
        before = room.seq
        await acts.move(room, people["cec"], card(room, 2, "pass"))
        assert room.seq == before, "silence until the time is over, unless it is held"
        await acts.hold(room, people["cec"], hold(room, 2))
        at(hub, 1)
        await acts.move(room, people["cec"], card(room, 2, "power:super-hungry"))
        assert choices((await stored(hub)).rows)[-2:] == [
            (2, "play super-hungry", "person"), (-1, "shown: purple super-hungry", "")
        ]  # fmt: skip
        assert "window" not in now_of(room, people["ann"])

    play(tmp_path, work)


def test_who_has_nothing_that_fits_is_told_so_and_nobody_else(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        room, people = await opened(hub, *SERVED)
        told = {name: now_of(room, people[name])["prompt"] for name in ("ann", "bob")}
        assert told == {
            "ann": "Do you want to play a power?",
            "bob": "None of your powers fits now; others may play one.",
        }

    play(tmp_path, work)


def test_a_choice_that_is_in_is_taken_back_by_passing(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        room, people = await opened(hub, *REVEALED)
        await acts.hold(room, people["bob"], hold(room, 1))

        def passing() -> str:
            return str(now_of(room, people["ann"])["decisions"][0]["branches"][-1]["label"])

        assert passing() == "Pass"
        await acts.move(room, people["ann"], card(room, 0, "power:picky-eater"))
        assert passing() == "Take it back and pass"
        await acts.move(room, people["ann"], card(room, 0, "pass"))
        assert passing() == "Pass"

    play(tmp_path, work)


def test_a_secret_bid_is_confirmed_to_its_own_seat(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        room, people = await opened(hub, *SERVED, "pass", "pass", "pass")
        before = now_of(room, people["bob"])
        await acts.move(room, people["ann"], card(room, 0, "bid:red-4"))
        told = now_of(room, people["ann"])
        assert told["prompt"].startswith("Your choice is in.")
        assert told["decisions"][0]["chosen"] == ["bid:red-4"]
        assert now_of(room, people["bob"]) == before

    play(tmp_path, work)


def test_a_choice_and_the_hold_outlive_a_restart(tmp_path: Path) -> None:
    async def before(hub: Hub) -> None:
        room, people = await opened(hub, *REVEALED)
        at(hub, 1)
        await acts.move(room, people["ann"], card(room, 0, "power:picky-eater"))

    async def after(hub: Hub) -> None:
        room = await hub.room("match")
        assert room
        people = viewers(room)
        told = now_of(room, people["ann"])
        assert told["decisions"][0]["chosen"] == ["power:picky-eater"]
        assert told["window"]["closes_at"] == START + 11 + 100, "an outage gives its time back"
        at(hub, 110)
        await acts.move(room, people["bob"], card(room, 1, "power:too-busy-to-eat"))
        at(hub, 111)
        await room.step(room._overdue)
        assert choices(room.match.rows)[-4:] == [
            (0, "play picky-eater", "person"), (1, "play too-busy-to-eat", "person"),
            (2, "pass", "timer"), (-1, "shown: red picky-eater", ""),
        ]  # fmt: skip

    play(tmp_path, before)
    play(tmp_path, after, START + 101)


def test_a_window_that_nobody_watches_is_found_by_the_sweep(tmp_path: Path) -> None:
    async def before(hub: Hub) -> None:
        await opened(hub, *SERVED)

    async def after(hub: Hub) -> None:
        room = hub.rooms["match"]
        await room.step(nothing)
        assert choices(room.match.rows)[-1] == (2, "pass", "timer")

    play(tmp_path, before)
    play(tmp_path, after, START + 4)


def test_a_pause_stops_the_window(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        room, people = await opened(hub, *SERVED)

        async def pause() -> None:
            room.match.pause()

        async def resume() -> None:
            room.match.resume()

        at(hub, 1)
        await room.step(pause)
        assert "window" not in now_of(room, people["ann"])
        with pytest.raises(IllegalAction):
            await acts.hold(room, people["ann"], hold(room, 0))
        at(hub, 100)
        await room.step(room._overdue)
        await room.step(resume)
        assert now_of(room, people["ann"])["window"]["closes_at"] == START + 102
        at(hub, 102)
        await room.step(room._overdue)
        assert room.match.rows[-1] == Play(2, 45, "timer")

    play(tmp_path, work)


def test_bots_answer_at_the_close_and_slow_ones_pass(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    places = (
        Place(holder="ann", name="Ann", ready=True),
        Place(name="Quick", bot="easy", ready=True),
        Place(name="Slow", bot="hard", ready=True),
    )

    async def work(hub: Hub) -> None:
        async def choose(*task: Any) -> int:
            view, seat = task[3], task[4]
            if seat == 2:
                await asyncio.sleep(1000)
            return GAME.action(view, seat, "play too-busy-to-eat")

        monkeypatch.setattr(BotPool, "choose", choose)
        room, people = await opened(hub, *REVEALED, places=places)
        await asyncio.sleep(0.05)
        assert room.bots.thoughts
        assert silenced(people["ann"])
        at(hub, 3)
        await room.step(room._overdue)
        assert choices(room.match.rows)[-4:] == [
            (0, "pass", "timer"), (1, "play too-busy-to-eat", "bot"), (2, "pass", "timer"),
            (-1, "shown: blue too-busy-to-eat", ""),
        ]  # fmt: skip

    play(tmp_path, work)


def test_what_another_process_was_told_counts_at_the_close(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        here, _ = await opened(hub, *REVEALED)
        there = Room(hub, await stored(hub))
        people = viewers(there)
        await acts.move(there, people["cec"], card(there, 2, "pass"))
        await acts.hold(there, people["ann"], hold(there, 0))
        at(hub, 3)
        await here.step(here._overdue)
        assert here.sheet.window
        assert here.sheet.window.held
        assert len(here.match.rows) == len(REVEALED), "it was held over there"
        await acts.move(there, people["ann"], card(there, 0, "power:picky-eater"))
        at(hub, 10)
        await here.step(here._overdue)
        await there.step(there._overdue)
        for room in (here, there):
            assert choices(room.match.rows)[len(REVEALED) :] == [
                (0, "play picky-eater", "person"), (1, "pass", "timer"), (2, "pass", "person"),
                (-1, "shown: red picky-eater", ""),
            ]  # fmt: skip

    play(tmp_path, work)
