"""Hints: only for somebody who plays against bots or alone, marked, computed once, and made of
nothing but what the seat can see."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from librt.random import Random
from serving import Server
from table.rooms import asks, heard, hub_at, nothing, now, seated

from potager.bots.coach.hints import Hint, hint_for
from potager.core.choices import by_clicks
from potager.core.errors import PotagerError
from potager.core.game import AnyGame
from potager.core.match import Match
from potager.core.options import Options, values
from potager.core.record import Table
from potager.core.registry import game as find_game
from potager.core.state import State
from potager.table.rooms import playing
from potager.table.rooms.hints import Hints
from potager.table.rooms.moment import Draft
from potager.table.rooms.requests import AskHint, MakeOffer, Move, Resign
from potager.table.rooms.rights import Asker
from potager.table.rooms.room import Room
from potager.table.store.kept import Place
from potager.table.telling.audience import Audience
from potager.table.telling.teller import kept_verdict
from potager.table.telling.viewer import Viewer

SNAILS = find_game("snail-invasion")
ANN = Place(holder="ann", name="Ann", ready=True)
BOB = Place(holder="bob", name="Bob", ready=True)
DEALT = {"players": 3, "dealt_bids": True}  # with hands that only their owners see
BOT = Place(bot="easy", name="Basil", ready=True)


class Adviser:
    """Thinks in this process, and counts how often it has to."""

    def __init__(self) -> None:
        self.asked = 0
        self.even = False  # as if all choices were about as good

    async def advise(
        self, game: AnyGame, options: Options, view: State, seat: int, seed: int, _: int
    ) -> Hint:
        self.asked += 1
        await asyncio.sleep(0.01)  # thinking takes time: others may ask meanwhile
        task = (game.name, values(options), view.key(), seat)
        found = hint_for(*task, seed=seed, simulations=30)
        return msgspec.structs.replace(found, even=self.even)


@asynccontextmanager
async def table(
    file: Path, *places: Place, of: AnyGame = SNAILS, **options: Any
) -> AsyncIterator[tuple[Room, Viewer, Adviser]]:
    """A match, Ann's page, and who thinks."""
    async with hub_at(file / "table.sqlite", bot_delay=1e6, jump_in_wait=1e6) as hub:
        adviser = Adviser()
        hub.bots.advise = adviser.advise  # type: ignore[method-assign, assignment]
        hub.bots.choose = asyncio.Event().wait  # type: ignore[method-assign, assignment]
        resolved = of.resolve(**options)
        room = await seated(hub, of, resolved, places=places)
        await room.do(nothing)
        viewer = Viewer("ann", "wide", watch=False)
        Audience.of(room).join(viewer, -1)
        heard(viewer)
        if room.moment.person_rolls is not None:
            await room.do(roll)
        yield room, viewer, adviser


def roll(draft: Draft) -> None:
    draft.match.roll()


def ask_for(room: Room, seat: int = 0) -> AskHint:
    return AskHint(decision=str(room.moment.match.decision), seat=seat)


async def answer(viewer: Viewer) -> dict[str, Any]:
    """The hint, or why there is none."""
    async with asyncio.timeout(20):
        while message := await viewer.outbox.get():
            found: dict[str, Any] = msgspec.json.decode(message)
            if found["type"] in ("hinted", "refused"):
                return found
    raise AssertionError("the connection ended")


def marks(room: Room) -> list[Table]:
    return [row for row in room.moment.match.rows if isinstance(row, Table)]


def test_a_hint_tells_the_best_choice_and_is_marked_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with table(tmp_path, ANN, mode="solitaire", garden="patio") as (room, ann, adviser):
            ask = ask_for(room)
            for _ in range(3):  # impatient clicks
                await asks(room, ann, ask)
            found = await answer(ann)
            assert [await answer(ann), await answer(ann)] == [found, found]
            assert adviser.asked == 1
            assert marks(room) == [Table("hint", 0)]
            assert room.moment.match.decision == int(ask.decision)  # it is still open
            best = found["choices"][0]
            assert tuple(best["path"]) in by_clicks(SNAILS, room.moment.match.view(0), 0)
            assert best["chance"] == max(one["chance"] for one in found["choices"])
            assert f"{round(100 * best['chance'])} of 100" in found["gain"]
            assert found["exact"]
            move = Move(decision=ask.decision, seat=0, path=tuple(best["path"]))
            await room.do(playing.move, Asker("ann"), move)
            await room.do(roll)
            await asks(room, ann, ask_for(room))
            await answer(ann)
            assert len(marks(room)) == 2
            await room.do(playing.resign, Asker("ann"), Resign(seat=0))
            told = kept_verdict(room.moment.game, room.moment.sheet.verdict)
            assert told == "Ann resigned. 2 hints were used."
            record = room.moment.match.record()
            assert Match.from_record(record).hints() == 2
            ending = now(ann)
            assert ending["ending"]["hints"] == 2
            assert "2 hints used" in ending["marks"]

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("places", "why"),
    [
        ((ANN, BOB), "only when you play alone against bots"),
        ((ANN, msgspec.structs.replace(BOB, bot="easy")), "only when you play alone against bots"),
        ((ANN, msgspec.structs.replace(ANN, name="Cec")), "only when you play alone against bots"),
        ((msgspec.structs.replace(ANN, bot="easy"), BOT), "A bot is playing in your seat"),
        ((BOT, BOB), "That seat is not yours"),
    ],
    ids=["another person", "one who is away", "one screen", "a bot for her", "a spectator"],
)
def test_where_others_sit_there_is_none(
    tmp_path: Path, places: tuple[Place, ...], why: str
) -> None:
    async def scenario() -> None:
        async with table(tmp_path, *places) as (room, ann, adviser):
            with pytest.raises(PotagerError, match=why):
                await asks(room, ann, ask_for(room))
            assert not adviser.asked
            assert not marks(room)
            assert not Audience.of(room).present(ann).you.hints

    asyncio.run(scenario())


def test_none_for_what_is_gone_paused_or_not_ones_turn(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with table(tmp_path, ANN, BOT) as (room, ann, adviser):
            seat = room.moment.match.waiting()[0]
            assert seat == 0
            with pytest.raises(PotagerError, match="nothing to choose"):
                await asks(room, ann, AskHint(decision="0", seat=0))
            await asks(room, ann, MakeOffer(kind="pause", seat=0))
            with pytest.raises(PotagerError, match="paused"):
                await asks(room, ann, ask_for(room))
            assert not adviser.asked

    asyncio.run(scenario())


def test_where_all_choices_are_about_as_good_a_hint_does_not_count(tmp_path: Path) -> None:
    async def whole() -> None:
        async with table(tmp_path, ANN, mode="solitaire", garden="patio") as (room, ann, adviser):
            adviser.even = True
            await asks(room, ann, ask_for(room))
            assert (await answer(ann))["free"]
            assert not room.moment.match.hints()
            assert not room.moment.match.helped

    asyncio.run(whole())


def test_an_answer_that_comes_too_late_is_not_told_and_not_marked(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with table(tmp_path, ANN, BOT) as (room, ann, _):
            ask = ask_for(room)
            await asks(room, ann, ask)
            path = min(by_clicks(SNAILS, room.moment.match.view(0), 0))
            move = Move(decision=ask.decision, seat=0, path=path)
            await room.do(playing.move, Asker("ann"), move)
            assert (await answer(ann))["type"] == "refused"
            assert not marks(room)

    asyncio.run(scenario())


def test_a_worker_that_fails_says_so_and_the_next_click_tries_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with table(tmp_path, ANN, BOT) as (room, ann, adviser):

            async def broken(*_: object) -> Hint:
                raise RuntimeError("dead")

            room.house.bots.advise = broken  # type: ignore[method-assign, assignment]
            await asks(room, ann, ask_for(room))
            assert "Try again" in (await answer(ann))["why"]
            assert not marks(room)
            room.house.bots.advise = adviser.advise  # type: ignore[method-assign, assignment]
            await asks(room, ann, ask_for(room))
            assert (await answer(ann))["type"] == "hinted"

    asyncio.run(scenario())


def test_what_is_hidden_changes_no_hint(tmp_path: Path) -> None:
    """Whatever the other's cards really are: the same words, chances and order, to the byte."""
    game = find_game("yes-broccoli")

    async def scenario() -> None:
        places = (ANN, BOT, msgspec.structs.replace(BOT, name="Dill"))
        async with table(tmp_path, *places, of=game, **DEALT) as (room, ann, _):
            match = room.moment.match
            view, true = match.view(0), match.state.key()
            told, states = set(), set()
            for number in range(6):
                match.state = view.guess(Random(number))
                states.add(match.state.key())
                room.hints = Hints(room.house)
                await asks(room, ann, ask_for(room))
                found = await answer(ann)
                assert found["type"] == "hinted"
                told.add(msgspec.json.encode(found))
                room.moment.match.state = match.state
                match = room.moment.match
            assert len(states | {true}) > 2  # there was something to hide
            assert len(told) == 1

    asyncio.run(scenario())


def test_over_the_wire_in_a_worker_process(server: Server) -> None:
    alone = {"mode": "solitaire", "garden": "patio"}
    ann = server.new("me", options=alone).open()
    ann.send("roll")
    ann.until(lambda page: page.decisions)
    assert ann.now["hints"]
    decision = ann.decisions[0]
    ann.send("hint", decision=decision["id"], seat=0)
    ann.until(lambda page: page.last("hinted"), timeout=60)
    found = ann.last("hinted")
    assert found
    assert found["decision"] == decision["id"]
    assert found["exact"]
    ann.until(lambda page: "1 hint used" in page.now.get("marks", []))
    log = ann.now
    assert log["phase"] == "playing"
