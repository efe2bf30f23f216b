"""Reactions: all who are asked choose in secret; silence is a pass, and so is a standing wish."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from table.reaction_rooms import (
    GAME,
    OPTIONS,
    REVEALED,
    SERVED,
    START,
    all_answer,
    at,
    bid_all,
    card,
    choices,
    now_of,
    opened,
    play,
    stored,
)
from table.rooms import asks, heard, nothing, now, viewers
from waiting import until

from potager.core.choices import by_words
from potager.core.errors import IllegalAction
from potager.core.options import values
from potager.core.scene import EVERYBODY
from potager.table.rooms import reactions
from potager.table.rooms.bot_pool import BotPool
from potager.table.rooms.hub import Hub
from potager.table.rooms.moment import Draft, Moment
from potager.table.rooms.opening import rematch_of
from potager.table.rooms.reactions import SOONEST
from potager.table.rooms.requests import SetQuiet
from potager.table.rooms.room import Room
from potager.table.store.kept import Place
from potager.table.telling.audience import Audience

PEOPLE_AND_A_BOT = (
    Place(holder="ann", name="Ann", ready=True),
    Place(holder="bob", name="Bob", ready=True),
    Place(name="Bot", bot="easy", ready=True),
)


def test_a_reaction_is_over_when_all_have_chosen(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        room, people = await opened(hub, *SERVED)
        for seat, name in enumerate(("ann", "bob", "cec")):
            assert len(room.moment.match.rows) == len(SERVED)
            told = now_of(room, people["dot"])["reaction"]
            assert (told["asked"], told["chosen"]) == (3, seat)
            await asks(room, people[name], card(room, seat, "pass"))
        assert choices((await stored(hub)).rows)[-3:] == [
            (0, "pass", "person"), (1, "pass", "person"), (2, "pass", "person")
        ]  # fmt: skip
        assert (await stored(hub)).pending == {}

    play(tmp_path, work)


def test_silence_is_a_pass_when_the_time_is_over(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        room, people = await opened(hub, *SERVED, timer=1)
        told = now_of(room, people["ann"])
        assert told["reaction"] == {
            "closes_at": START + 10, "length": 10.0, "asked": 3, "chosen": 0
        }  # fmt: skip
        assert told["reacts"]
        assert "clocks" not in told, "a reaction has no turn timer"
        targets = [one["target"] for one in told["decisions"][0]["branches"]]
        assert targets == ["power:send-it-back", "pass"]
        at(hub, 9.99)
        await room.tick()
        assert len(room.moment.match.rows) == len(SERVED), "never sooner"
        at(hub, 10)
        await room.tick()
        assert choices(room.moment.match.rows)[-3:] == [(s, "pass", "timer") for s in range(3)]
        assert "reaction" not in now_of(room, people["ann"])

    play(tmp_path, work)


@pytest.mark.parametrize("seconds", [5, 20])
def test_the_table_sets_the_time(seconds: int, tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        room, people = await opened(hub, *SERVED, react=seconds)
        assert now_of(room, people["ann"])["reaction"]["closes_at"] == START + seconds

    play(tmp_path, work)


def test_a_reaction_may_begin_with_time_to_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(GAME.manners), "lead_in", lambda *_: 3.5)

    async def work(hub: Hub) -> None:
        room, people = await opened(hub, *SERVED)
        for name in ("ann", "bob", ""):
            assert now_of(room, people[name])["reaction"]["closes_at"] == START + 13.5, "for all"

    play(tmp_path, work)


@pytest.mark.parametrize("late", [False, True])
def test_for_who_plays_alone_the_table_passes_at_once(late: bool, tmp_path: Path) -> None:
    """Unless somebody may come later and take a bot's seat: it would tell them of the hand."""

    async def work(hub: Hub) -> None:
        places = [Place(name="Bot", bot="easy", ready=True)] * 3
        places[1] = Place(holder="ann", name="Ann", ready=True)
        room, people = await opened(hub, *SERVED, places=tuple(places), late=late)
        assert len(room.moment.match.legal(1)) == 1
        told = now_of(room, people["ann"])
        assert bool(told.get("decisions")) == late
        assert not any(one["waited"] for one in told.get("decisions", []))
        await room.tick()
        assert [row for row in room.moment.match.pending.items() if row[0] == 1] == (
            [] if late else [(1, (room.moment.match.legal(1)[0], "table"))]
        )

    play(tmp_path, work)


def test_where_somebody_watches_nothing_passes_by_itself(tmp_path: Path) -> None:
    """It would show them that nothing fits."""
    places = [Place(name="Bot", bot="easy", ready=True)] * 3
    places[1] = Place(holder="ann", name="Ann", ready=True)

    async def work(hub: Hub) -> None:
        room, people = await opened(hub, *SERVED, places=tuple(places), watched=True)
        told = now_of(room, people["ann"])
        assert [one["waited"] for one in told["decisions"]] == [True]
        assert told["prompt"] == "You have nothing that fits here, so pass."
        assert "closes_at" not in told["reaction"], "there is still all the time they want"
        await room.tick()
        assert 1 not in room.moment.match.pending
        await asks(room, people["ann"], card(room, 1, "pass"))
        assert room.moment.match.pending[1][1] == "person"

    play(tmp_path, work)


def test_that_somebody_has_watched_is_remembered(tmp_path: Path) -> None:
    """A person alone with bots, that is: with others at the table it means nothing."""
    bots = tuple(Place(name=name, bot="easy", ready=True) for name in ("Pip", "Tansy"))

    async def work(hub: Hub) -> None:
        room, _ = await opened(hub, *SERVED, places=(Place(holder="ann", name="Ann"), *bots))
        await room.arrive("ann")
        assert not (await stored(hub)).sheet.watched
        await room.arrive("")
        await room.leave("")  # who was there once may come again
        assert (await stored(hub)).sheet.watched

    play(tmp_path, work)


def test_who_plays_alone_with_bots_has_all_the_time_they_want(tmp_path: Path) -> None:
    bots = tuple(Place(name=name, bot="easy", ready=True) for name in ("Pip", "Tansy"))

    async def work(hub: Hub) -> None:
        places = (Place(holder="ann", name="Ann", ready=True), *bots)
        room, people = await opened(hub, *SERVED, places=places)
        assert "closes_at" not in now_of(room, people["ann"])["reaction"]

    play(tmp_path, work)


def test_without_a_limit_it_waits_for_all(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        room, people = await opened(hub, *SERVED, react=0)
        told = now_of(room, people["ann"])
        assert "closes_at" not in told["reaction"]
        bob = now_of(room, people["bob"])
        assert bob["decisions"][0]["waited"], "who can only pass is asked too, else it never ends"
        assert bob["prompt"] == "You have nothing that fits here, so pass."
        at(hub, 1000)
        await room.tick()
        assert len(room.moment.match.rows) == len(SERVED)
        await all_answer(room, people, 0, 1, 2)
        assert len(room.moment.match.rows) == len(SERVED) + 3

    play(tmp_path, work)


def test_players_at_one_screen_have_no_limit(tmp_path: Path) -> None:
    places = tuple(Place(holder="ann", name=name, ready=True) for name in ("Ann", "Bo", "Cy"))

    async def work(hub: Hub) -> None:
        room, people = await opened(hub, *SERVED, places=places)
        told = now_of(room, people["ann"])
        assert "closes_at" not in told["reaction"]
        assert told["curtain"] == "Ann"

    play(tmp_path, work)


def test_that_somebody_has_chosen_is_public_and_what_is_not(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        room, people = await opened(hub, *REVEALED)
        await asks(room, people["ann"], card(room, 0, "power:picky-eater"))
        for name in ("bob", "cec", ""):
            message = heard(people[name])[-1]
            told = msgspec.json.decode(message)["now"]
            assert (told["active"], told["chosen"]) == ([1, 2], [0])
            assert b"picky-eater" not in message
        told = now(people["ann"])
        assert told["prompt"] == "You have chosen. You can still change your choice."
        assert told["decisions"][0]["chosen"] == ["power:picky-eater"]

    play(tmp_path, work)


def test_a_choice_can_be_changed_and_taken_back_until_the_last_is_in(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        room, people = await opened(hub, *REVEALED)

        def passing() -> str:
            return str(now_of(room, people["ann"])["decisions"][0]["branches"][-1]["label"])

        assert passing() == "Pass"
        await asks(room, people["ann"], card(room, 0, "power:picky-eater"))
        assert passing() == "Take it back and pass"
        heard(people["bob"])
        await asks(room, people["ann"], card(room, 0, "pass"))
        assert passing() == "Pass"
        assert not heard(people["bob"]), "nobody is told that it was changed"
        await asks(room, people["cec"], card(room, 2, "power:super-hungry"))
        await asks(room, people["bob"], card(room, 1, "pass"))
        assert choices(room.moment.match.rows)[-4:] == [
            (0, "pass", "person"), (1, "pass", "person"), (2, "play super-hungry", "person"),
            (-1, "shown: purple super-hungry", ""),
        ]  # fmt: skip
        assert "reaction" not in now_of(room, people["ann"]), "targets are named without a limit"
        await asks(room, people["cec"], card(room, 2, "front:red"))
        assert now_of(room, people["ann"])["reaction"]["chosen"] == 0, "and all are asked again"

    play(tmp_path, work)


def test_a_choice_after_the_end_is_refused_kindly(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        room, people = await opened(hub, *REVEALED)
        late = card(room, 0, "power:picky-eater")
        at(hub, 10)
        for _ in ("due", "closed"):
            with pytest.raises(IllegalAction, match="time to react was over"):
                await asks(room, people["ann"], late)
            await room.tick()
        assert [by for _, _, by in choices(room.moment.match.rows)[-3:]] == ["timer"] * 3

    play(tmp_path, work)


def test_the_table_passes_for_whoever_wishes_it(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        room, people = await opened(hub, *SERVED)
        await asks(room, people["bob"], SetQuiet(seat=1, on=True))
        await asks(room, people["ann"], SetQuiet(seat=0, on=True))
        bob, ann = now_of(room, people["bob"]), now_of(room, people["ann"])
        assert bob["prompt"] == "You have nothing that fits here. You pass when the time is over."
        assert "decisions" not in bob, "no button asks him for anything"
        assert bob["quiet"] is ann["quiet"] is True
        assert ann["decisions"], "something fits here"
        await asks(room, people["ann"], card(room, 0, "power:send-it-back"))
        assert now_of(room, people["ann"])["decisions"][0]["chosen"] == ["power:send-it-back"]
        await asks(room, people["cec"], card(room, 2, "pass"))
        at(hub, 9.99)
        await room.tick()
        assert len(room.moment.match.rows) == len(SERVED), "it lasts the whole time"
        at(hub, 10)
        await room.tick()
        played = choices(room.moment.match.rows)[len(SERVED) :]
        assert [(who, what) for who, what, _ in played[:3]] == [
            (0, "play send-it-back"), (1, "pass"), (2, "pass"),
        ]  # fmt: skip

    play(tmp_path, work)


def test_who_can_play_nothing_is_not_asked_but_may_pass(tmp_path: Path) -> None:
    """The others see the same as ever: that a seat has chosen, or not yet."""

    async def work(hub: Hub) -> None:
        room, people = await opened(hub, *SERVED)
        told = {name: now_of(room, people[name]) for name in ("ann", "bob", "dot")}
        assert {name: one["prompt"] for name, one in told.items()} == {
            "ann": "You can use each yellow power once. Tap a lit one, or pass.",
            "bob": "You have nothing that fits here.",
            "dot": "Players with power cards may play one now.",
        }
        assert [told[name]["decisions"][0]["waited"] for name in ("ann", "bob")] == [True, False]
        assert told["bob"]["active"] == told["ann"]["active"] == [0, 1, 2]
        assert "reacts" not in told["dot"]
        await all_answer(room, people, 1, 0, 2)
        assert choices(room.moment.match.rows)[-3:] == [(s, "pass", "person") for s in range(3)]

    play(tmp_path, work)


def test_nobody_is_offered_to_undo_their_own_power(tmp_path: Path) -> None:
    """Others may; and the rules go on to allow it."""
    served = [
        "dealt: send-it-back", "dealt: no-thank-you", "dealt: picky-eater",
        "dealt: too-busy-to-eat", *SERVED[4:],
    ]  # fmt: skip

    async def work(hub: Hub) -> None:
        room, people = await opened(hub, *served)
        await asks(room, people["ann"], card(room, 0, "power:send-it-back"))
        await all_answer(room, people, 1, 2)
        await asks(room, people["ann"], card(room, 0, "food:soda"))
        view, kept = room.moment.match.view(0), room.moment.match.legal(0)[0]
        await asks(room, people["ann"], card(room, 0, GAME.path(view, 0, kept)[0]))
        assert len(room.moment.match.legal(0)) == 2, "the rules allow it"
        told = now_of(room, people["ann"])["decisions"][0]
        assert [one["target"] for one in told["branches"]] == ["pass"]
        assert not told["waited"]

    play(tmp_path, work)


def test_the_line_of_a_reveal_is_nobodys_and_it_is_looked_at(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        room, people = await opened(hub, *SERVED, "pass", "pass", "pass")
        await bid_all(room, people)
        reveal, order = msgspec.json.decode(heard(people["dot"])[-1])["frames"][-2:]
        assert (reveal["line"]["who"], reveal["rest"]) == (EVERYBODY, 1.2)
        assert "by" not in reveal["line"]
        assert "line" not in order

    play(tmp_path, work)


def test_a_choice_outlives_a_restart_and_an_outage_gives_its_time_back(tmp_path: Path) -> None:
    async def before(hub: Hub) -> None:
        room, people = await opened(hub, *REVEALED)
        at(hub, 1)
        await asks(room, people["ann"], card(room, 0, "power:picky-eater"))

    async def after(hub: Hub) -> None:
        room = await hub.room("match")
        assert room
        people = viewers(room)
        told = now_of(room, people["ann"])
        assert told["decisions"][0]["chosen"] == ["power:picky-eater"]
        assert told["reaction"]["closes_at"] == START + 10 + 100
        at(hub, 109)
        await asks(room, people["bob"], card(room, 1, "power:too-busy-to-eat"))
        at(hub, 110)
        await room.tick()
        assert choices(room.moment.match.rows)[-4:] == [
            (0, "play picky-eater", "person"), (1, "play too-busy-to-eat", "person"),
            (2, "pass", "timer"), (-1, "shown: red picky-eater", ""),
        ]  # fmt: skip

    play(tmp_path, before)
    play(tmp_path, after, START + 101)


def test_a_reaction_that_nobody_watches_is_found_by_the_sweep(tmp_path: Path) -> None:
    async def before(hub: Hub) -> None:
        await opened(hub, *SERVED, react=5)

    async def after(hub: Hub) -> None:
        room = hub.rooms["match"]
        at(hub, 10)  # the time without a server is given back
        await room.tick()
        assert choices(room.moment.match.rows)[-1] == (2, "pass", "timer")

    play(tmp_path, before)
    play(tmp_path, after, START + 5)


def test_a_pause_stops_the_time(tmp_path: Path) -> None:
    def pause(draft: Draft) -> None:
        draft.match.pause()

    def resume(draft: Draft) -> None:
        draft.match.resume()

    async def work(hub: Hub) -> None:
        room, people = await opened(hub, *SERVED)
        at(hub, 4)
        await room.do(pause)
        at(hub, 100)
        await room.tick()
        await room.do(resume)
        assert now_of(room, people["ann"])["reaction"]["closes_at"] == START + 106

    play(tmp_path, work)


def test_what_another_process_was_told_counts(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        here, _ = await opened(hub, *REVEALED)
        there = Room(hub, Moment.read(await stored(hub), hub.store.now()))
        people = viewers(there)
        await asks(there, people["cec"], card(there, 2, "pass"))
        await asks(there, people["ann"], card(there, 0, "power:picky-eater"))
        at(hub, 10)
        await here.tick()
        await there.refresh()
        for room in (here, there):
            assert choices(room.moment.match.rows)[len(REVEALED) :] == [
                (0, "play picky-eater", "person"), (1, "pass", "timer"), (2, "pass", "person"),
                (-1, "shown: red picky-eater", ""),
            ]  # fmt: skip

    play(tmp_path, work)


# Bots


def test_bots_answer_after_a_time_that_no_hand_decides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def choose(*task: Any) -> tuple[int, None]:
        return by_words(GAME, task[3], task[4], "pass"), None

    monkeypatch.setattr(BotPool, "choose", choose)

    async def work(hub: Hub) -> None:
        began = time.monotonic()
        room, people = await opened(hub, *SERVED, places=PEOPLE_AND_A_BOT)
        await all_answer(room, people, 0, 1)
        await until(lambda: len(room.moment.match.rows) > len(SERVED), "the bot does not answer")
        assert time.monotonic() > began + SOONEST
        assert len(room.moment.match.rows) == len(SERVED) + 3

    play(tmp_path, work)


def test_bots_alone_with_one_person_answer_as_soon_as_that_person_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def choose(*task: Any) -> tuple[int, None]:
        return by_words(GAME, task[3], task[4], "pass"), None

    monkeypatch.setattr(BotPool, "choose", choose)
    monkeypatch.setattr(reactions, "SOONEST", 1000.0)
    bots = tuple(Place(name=name, bot="easy", ready=True) for name in ("Pip", "Tansy"))

    async def work(hub: Hub) -> None:
        places = (Place(holder="ann", name="Ann", ready=True), *bots)
        room, people = await opened(hub, *SERVED, places=places)
        await all_answer(room, people, 0)
        await until(lambda: len(room.moment.match.rows) > len(SERVED), "the bots do not answer")

    play(tmp_path, work)


def test_a_slow_bot_is_silent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*task: Any) -> int:
        await asyncio.sleep(1000)  # thinks for too long
        return 0

    monkeypatch.setattr(BotPool, "choose", never)

    async def work(hub: Hub) -> None:
        room, people = await opened(hub, *SERVED, places=PEOPLE_AND_A_BOT)
        await all_answer(room, people, 0, 1)
        at(hub, 10)
        await room.tick()
        assert choices(room.moment.match.rows)[-1] == (2, "pass", "timer")

    play(tmp_path, work)


def test_the_table_tells_and_keeps_the_time_to_react(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        room, people = await opened(hub, *SERVED, react=5)
        Audience.of(room).greet(people["ann"])
        assert b'["Time to react","5 seconds"]' in heard(people["ann"])[-1]
        setup, sheet = rematch_of(room.moment)
        assert sheet.react == 5
        assert setup.options == values(OPTIONS)
        await room.do(nothing)

    play(tmp_path, work)
