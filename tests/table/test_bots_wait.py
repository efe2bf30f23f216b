"""For whom bots wait, and for whom they need not."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from librt.random import Random
from table.rooms import StillStore, asks, first_legal, hub_at, seated, viewers
from waiting import until

from potager.core.match import Match
from potager.core.registry import game as find_game
from potager.table.rooms import bots
from potager.table.rooms.bot_pool import BotPool
from potager.table.rooms.requests import Consider, Seen
from potager.table.rooms.seats import NotAllowed
from potager.table.store.kept import Place

GAME = find_game("carrotia")
OPTIONS = GAME.resolve(players=3)
SOON = 0.05


def jumps_in(match: Match) -> bool:
    """Whether another seat's turn is on, into which the first may jump."""
    return 0 in match.able() and bool(match.waiting()) and 0 not in match.waiting()


def before_a_jump() -> Match:
    for seed in range(200):
        match, random = Match.new(GAME, OPTIONS, seed=seed), Random(seed)
        while not match.over and not jumps_in(match) and len(match.rows) < 300:
            if match.chance_due():
                match.draw()
                continue
            for seat in match.waiting():
                legal = match.legal(seat)
                match.choose(seat, legal[random.randrange(len(legal))])
        if jumps_in(match) and not match.state.hourglass():
            return match
    raise AssertionError("nobody could jump in")


def test_bots_wait_for_who_has_begun_to_jump_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BotPool, "choose", first_legal)
    monkeypatch.setattr(bots, "CONSIDER", SOON)
    match = before_a_jump()
    people = (Place(holder="ann", name="Ann", ready=True),)
    places = people + tuple(Place(name=name, bot="easy", ready=True) for name in ("Pip", "Tansy"))

    async def work() -> None:
        async with hub_at(tmp_path / "x.sqlite", bot_delay=0.1, jump_in_wait=0.1) as hub:
            assert isinstance(hub.store, StillStore)
            room = await seated(hub, GAME, OPTIONS, match.rows, places=places)
            told, ann = room.moment, viewers(room)["ann"]
            ask = Consider(decision=str(told.match.decision), seat=0)
            with pytest.raises(NotAllowed):
                await asks(room, ann, Consider(decision=ask.decision, seat=1))
            await asks(room, ann, ask)
            await asyncio.sleep(0.1 + 6 * SOON)  # no bot moves meanwhile
            assert room.moment.seq == told.seq, "the store's clock stands still, so time is left"
            hub.store.time += bots.LONGEST + 1
            await until(lambda: room.moment.seq > told.seq)

    asyncio.run(work())


@pytest.mark.parametrize("alone", [True, False])
def test_bots_need_not_wait_for_who_has_seen_enough(
    alone: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody hurries them while another person looks on."""
    monkeypatch.setattr(BotPool, "choose", first_legal)
    game = find_game("pyramid-shambo")
    bot = Place(name="Pip", bot="easy", ready=True)
    ann = Place(holder="ann", name="Ann", ready=True)
    others = (ann,) if alone else (ann, Place(holder="bob", name="Bob", ready=True))

    async def work() -> None:
        async with hub_at(tmp_path / "x.sqlite", bot_delay=1000) as hub:
            places = (bot, *others)
            options = game.resolve(players=len(places))
            room = await seated(hub, game, options, places=places)
            told = room.moment
            assert told.missing == (0,), "the bot's turn"
            people = viewers(room)
            await asks(room, people["ann"], Seen(seq=told.seq + 1))  # of another moment
            await asyncio.sleep(0.05)  # nor does it move on that
            assert room.moment.seq == told.seq
            await asks(room, people["ann"], Seen(seq=told.seq))
            if alone:
                await until(lambda: room.moment.seq > told.seq)
            else:
                await asyncio.sleep(0.1)  # it does not move
                assert room.moment.seq == told.seq

    asyncio.run(work())
