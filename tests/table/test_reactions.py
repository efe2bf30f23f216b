"""Reactions: all who are asked choose in secret; silence is a pass, and so is a standing wish."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from games.yes_broccoli.tables import advanced
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
    pass_for,
    play,
    stored,
)
from table.rooms import asks, heard, nothing, now, viewers
from waiting import until

from potager.core.choices import by_words
from potager.core.errors import IllegalAction
from potager.core.options import values
from potager.core.scene import EVERYBODY
from potager.games.yes_broccoli.rules.cards import ROUNDS
from potager.games.yes_broccoli.rules.position import EATEN
from potager.table.rooms.bot_pool import BotPool
from potager.table.rooms.hub import Hub
from potager.table.rooms.moment import Draft, Moment
from potager.table.rooms.opening import rematch_of
from potager.table.rooms.reactions import LATEST, SOONEST, reaction_of
from potager.table.rooms.requests import PassFor
from potager.table.rooms.room import Room
from potager.table.store.kept import Place
from potager.table.telling.audience import Audience

PEOPLE_AND_A_BOT = (
    Place(holder="ann", name="Ann", ready=True),
    Place(holder="bob", name="Bob", ready=True),
    Place(name="Bot", bot="easy", ready=True),
)


def wishes(room: Room) -> dict[int, str]:
    reaction = reaction_of(room.moment)
    return reaction.wishes if reaction else {}


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
def test_who_plays_alone_is_not_asked_for_nothing(late: bool, tmp_path: Path) -> None:
    """Unless somebody may come later and take a bot's seat: it would tell them of the hand."""

    async def work(hub: Hub) -> None:
        places = [Place(name="Bot", bot="easy", ready=True)] * 3
        places[1] = Place(holder="ann", name="Ann", ready=True)
        room, people = await opened(hub, *SERVED, places=tuple(places), late=late)
        assert len(room.moment.match.legal(1)) == 1
        told = now_of(room, people["ann"])
        assert bool(told.get("decisions")) == late
        at(hub, LATEST)
        await room.tick()
        assert [row for row in room.moment.match.pending.items() if row[0] == 1] == (
            [] if late else [(1, (room.moment.match.legal(1)[0], "table"))]
        )

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
        assert [one["text"] for one in told["decisions"][0]["passes"]] == [
            "Pass until the reveal", "Pass this round"
        ]  # fmt: skip
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
        assert told["prompt"] == "Your choice is in; you can still change it."
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


def test_who_has_nothing_that_fits_is_told_so_and_nobody_else(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        room, people = await opened(hub, *SERVED)
        told = {name: now_of(room, people[name]) for name in ("ann", "bob", "dot")}
        assert {name: one["prompt"] for name, one in told.items()} == {
            "ann": "Your powers are yellow, each for once. Play a lit one, or pass.",
            "bob": "None of your powers (yellow) fits yet: pass.",
            "dot": "Whoever has a power card may play it.",
        }
        assert "reacts" not in told["dot"]

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


# Standing wishes, and bots


def test_passing_this_round_lasts_until_the_next(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        room, people = await opened(hub, *SERVED)
        await asks(room, people["ann"], pass_for(room, 0, "round"))
        told = now(people["ann"])
        assert told["prompt"] == "You are passing for now."
        assert told["decisions"][0]["passing"]
        await all_answer(room, people, 1, 2)
        assert choices(room.moment.match.rows)[-3][:2] == (0, "pass")
        await bid_all(room, people)
        assert room.moment.match.waiting() == [0, 1, 2], "the table takes its time"
        await all_answer(room, people, 2, 1)
        at(hub, LATEST)
        await room.tick()
        assert choices(room.moment.match.rows)[-3] == (0, "pass", "person")
        await asks(room, people["cec"], card(room, 2, "food:broccoli"))
        await asks(room, people["bob"], card(room, 1, "food:corn"))
        assert not wishes(room), "a new round"
        await all_answer(room, people, 1, 2)
        assert room.moment.match.waiting() == [0]

    play(tmp_path, work)


def test_passing_a_meals_last_round_is_passing_when_it_is_eaten_too() -> None:
    """Y1: that window belongs to the round, and to no round of the next meal."""
    table = advanced("picky-eater, super-hungry", "half-portion, full-already")
    foods = ("broccoli", "spinach", "kale", "carrot", "tomato", "beans", "rice")
    for value, food in enumerate(foods, 1):
        table.round(value, value, foods=(food, food))
    table.serve()
    wish = next(key for key in GAME.manners.longer_passes(table.state) if key.startswith("round"))
    table.all_pass().bid(ROUNDS, ROUNDS)
    assert wish in GAME.manners.longer_passes(table.state)
    table.all_pass().all_take()
    assert table.state.phase == EATEN
    assert list(GAME.manners.longer_passes(table.state)) == [wish]
    table.all_pass().deal("picky-eater, super-hungry", "half-portion, full-already").serve()
    assert wish not in GAME.manners.longer_passes(table.state)


def test_passing_until_the_reveal_ends_there_and_can_be_switched_off(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        room, people = await opened(hub, *SERVED)
        await asks(room, people["ann"], pass_for(room, 0, "reveal"))
        await asks(room, people["ann"], pass_for(room, 0, ""))
        assert not wishes(room)
        await asks(room, people["ann"], pass_for(room, 0, "reveal"))
        await all_answer(room, people, 1, 2)
        await bid_all(room, people)
        await all_answer(room, people, 1, 2)
        at(hub, 5)
        await room.tick()
        assert room.moment.match.waiting() == [0]
        decision = str(room.moment.match.decision)
        with pytest.raises(IllegalAction, match="can't be asked"):
            await asks(room, people["ann"], PassFor(decision=decision, seat=0, until="reveal 0"))

    play(tmp_path, work)


def test_who_plays_after_all_is_asked_again(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        room, people = await opened(hub, *REVEALED)
        await asks(room, people["ann"], pass_for(room, 0, "round"))
        await asks(room, people["ann"], card(room, 0, "power:picky-eater"))
        assert room.moment.sheet.passing == {}
        await all_answer(room, people, 1, 2)
        assert choices(room.moment.match.rows)[-4][1] == "play picky-eater"

    play(tmp_path, work)


def test_who_passes_once_more_still_passes_for_the_round(tmp_path: Path) -> None:
    """The button is there until the table has answered; to press it takes no wish back."""

    async def work(hub: Hub) -> None:
        room, people = await opened(hub, *SERVED)
        await asks(room, people["ann"], pass_for(room, 0, "round"))
        await asks(room, people["ann"], card(room, 0, "pass"))
        await all_answer(room, people, 1, 2)
        assert room.moment.sheet.passing == {0: "round 0"}
        await bid_all(room, people)
        assert now(people["ann"])["prompt"] == "You are passing for now."

    play(tmp_path, work)


def test_bots_and_wishes_answer_after_a_time_that_no_hand_decides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def choose(*task: Any) -> int:
        return by_words(GAME, task[3], task[4], "pass")

    monkeypatch.setattr(BotPool, "choose", choose)

    async def work(hub: Hub) -> None:
        began = time.monotonic()
        room, people = await opened(hub, *SERVED, places=PEOPLE_AND_A_BOT)
        for seat, name in enumerate(("ann", "bob")):
            await asks(room, people[name], pass_for(room, seat, "round"))
        await until(lambda: len(room.moment.match.rows) > len(SERVED), "the bot does not answer")
        assert time.monotonic() > began + SOONEST
        assert len(room.moment.match.rows) == len(SERVED) + 3
        assert (await stored(hub)).sheet.passing == {0: "round 0", 1: "round 0"}

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
