"""Hashes first, then salts, and nothing after that: the dice bind the operator too (M2)."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from table.rooms import StillStore, asks, heard, hub_at, nothing, viewers

from potager.core.dice import FairDice, Share, hash_of
from potager.core.errors import UnfairDice
from potager.core.match import Match
from potager.core.record import Record
from potager.core.registry import game as find_game
from potager.core.verifying import verify
from potager.table.rooms.clocks import SALT_WAIT
from potager.table.rooms.hub import Hub
from potager.table.rooms.opening import new_table
from potager.table.rooms.requests import CommitSalt, OpenSalt, Start
from potager.table.rooms.room import Room
from potager.table.rooms.seats import NotAllowed
from potager.table.store.kept import Place, Salting, Sheet

SNAIL = find_game("snail-invasion")
OPTIONS = SNAIL.resolve(turn_limit=4)
ANN, BOB, LATE = "a1" * 16, "b2" * 16, "c3" * 16


async def waiting(hub: Hub, *people: str) -> Room:
    """A waiting room in which everybody is ready."""
    places = tuple(
        Place(holder=name, name=name.title(), ready=True) if name else Place(bot="easy", ready=True)
        for name in people
    )
    sheet = Sheet(places=places, draw=False)
    setup, _ = new_table(SNAIL.name, OPTIONS, sheet, host="ann")
    await hub.store.create(setup, sheet)
    room = await hub.room(setup.id)
    assert room
    return room


async def begun(hub: Hub) -> Room:
    """Ann and Bob have shown their hashes, and the match has begun."""
    room = await waiting(hub, "ann", "bob")
    at = viewers(room)
    for name, salt in (("ann", ANN), ("bob", BOB)):
        await asks(room, at[name], CommitSalt(hash=hash_of(salt)))
    await asks(room, at["ann"], Start())
    return room


def dice_of(room: Room) -> FairDice:
    assert isinstance(room.moment.match.dice, FairDice)
    return room.moment.match.dice


def roller(room: Room) -> int | None:
    """Whose dice can be rolled now."""
    return room.moment.person_rolls


def finish(match: Match) -> Record:
    """The record of the match after its dice and any choices have led to its end."""
    while not match.over:
        if match.chance_due():
            match.draw()
        else:
            seat = match.waiting()[0]
            match.choose(seat, match.legal(seat)[0], "person")
    return match.record()


def test_no_die_falls_before_every_salt_is_open(tmp_path: Path) -> None:
    async def story() -> None:
        async with hub_at(tmp_path / "match.sqlite") as hub:
            room = await begun(hub)
            at = viewers(room)
            assert room.moment.match.chance_due()
            assert roller(room) is None
            with pytest.raises(UnfairDice, match="not every salt is revealed"):
                dice_of(room).draw(0, [1] * 36)
            await asks(room, at["ann"], OpenSalt(salt=ANN))
            assert roller(room) is None
            await asks(room, at["bob"], OpenSalt(salt=BOB))
            assert roller(room) == 0
            before = room.moment.version
            await asks(room, at["bob"], OpenSalt(salt=BOB))  # a page that says it again
            assert room.moment.version == before
            shares = (Share((0,), hash_of(ANN), ANN), Share((1,), hash_of(BOB), BOB))
            assert dice_of(room).shares == shares
            record = finish(room.moment.match.draft())
            assert verify(record).fair

    asyncio.run(story())


def test_nothing_can_be_added_once_hashes_are_shown(tmp_path: Path) -> None:
    """The attack: with the seed, and the others' salts, a last salt would choose the rolls."""

    async def story() -> None:
        async with hub_at(tmp_path / "match.sqlite") as hub:
            room = await begun(hub)
            at = viewers(room)
            await asks(room, at["ann"], OpenSalt(salt=ANN))
            for name in ("ann", "bob", "cec"):
                with pytest.raises(NotAllowed):
                    await asks(room, at[name], CommitSalt(hash=hash_of(LATE)))
            with pytest.raises(NotAllowed, match="does not match the hash"):
                await asks(room, at["bob"], OpenSalt(salt=LATE))
            with pytest.raises(NotAllowed, match="nothing can be added"):
                await asks(room, at["cec"], OpenSalt(salt=LATE))
            await asks(room, at["bob"], OpenSalt(salt=BOB))
            for name in ("ann", "bob"):
                with pytest.raises(NotAllowed, match="nothing can be added"):
                    await asks(room, at[name], OpenSalt(salt=LATE))

    asyncio.run(story())


def test_no_page_hears_anothers_salt_or_the_seed_before_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with hub_at(tmp_path / "match.sqlite") as hub:
            room = await begun(hub)
            at = viewers(room, silent=False)
            await asks(room, at["ann"], OpenSalt(salt=ANN))
            told = b"".join(message for one in at.values() for message in heard(one))
            told += room.moment.match.record().to_json().encode()
            assert ANN.encode() not in told
            assert hash_of(ANN).encode() in told
            await asks(room, at["bob"], OpenSalt(salt=BOB))
            told += b"".join(message for one in at.values() for message in heard(one))
            assert room.moment.setup.dice.seed.encode() not in told

    asyncio.run(story())


def test_a_salt_that_stays_closed_is_left_out_and_all_commit_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with hub_at(tmp_path / "match.sqlite") as hub:
            assert isinstance(hub.store, StillStore)
            room = await begun(hub)
            at = viewers(room)
            await asks(room, at["ann"], OpenSalt(salt=ANN))
            hub.store.time += SALT_WAIT - 0.1
            await room.tick()
            assert dice_of(room).rounds == 1, "not yet"
            hub.store.time += 0.1
            await room.tick()
            assert dice_of(room).rounds == 2
            assert dice_of(room).without == (1,)
            with pytest.raises(NotAllowed, match="Not yet"):
                await asks(room, at["ann"], OpenSalt(salt=ANN))
            await asks(room, at["ann"], CommitSalt(hash=hash_of(LATE)))
            await asks(room, at["ann"], OpenSalt(salt=LATE))
            assert dice_of(room).shares == (Share((0,), hash_of(LATE), LATE),)
            assert roller(room) == 0
            assert verify(finish(room.moment.match.draft())).fair

    asyncio.run(story())


def test_pages_that_all_stay_silent_hold_nobody_up(tmp_path: Path) -> None:
    async def story() -> None:
        async with hub_at(tmp_path / "match.sqlite") as hub:
            assert isinstance(hub.store, StillStore)
            room = await begun(hub)
            hub.store.time += SALT_WAIT
            await room.tick()
            assert roller(room) == 0
            assert dice_of(room).shares == ()
            assert dice_of(room).without == (0, 1)

    asyncio.run(story())


def test_without_hashes_a_match_begins_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with hub_at(tmp_path / "match.sqlite") as hub:
            room = await waiting(hub, "ann", "")
            await asks(room, viewers(room)["ann"], Start())
            assert roller(room) == 0
            assert dice_of(room).shares == ()

    asyncio.run(story())


def test_what_was_agreed_on_outlives_the_process(tmp_path: Path) -> None:
    """Processes end between the hashes and the salts; one that has not, hears of it later."""

    async def story() -> None:
        file = tmp_path / "match.sqlite"
        async with hub_at(file) as hub:
            match = (await begun(hub)).id
        async with hub_at(file) as hub:
            room = await hub.room(match)
            assert room
            stale = room.moment
            await asks(room, viewers(room)["ann"], OpenSalt(salt=ANN))
        async with hub_at(file) as hub:
            room = await hub.room(match)
            assert room
            assert roller(room) is None
            await asks(room, viewers(room)["bob"], OpenSalt(salt=BOB))
            assert roller(room) == 0
            news = await hub.store.load(match, after=stale.seq)
            assert news
            caught_up = stale.after(news)
            assert caught_up.match.dice == dice_of(room)
            assert caught_up.person_rolls == 0

    asyncio.run(story())


def test_a_table_that_begins_at_once_knows_its_makers_hash(tmp_path: Path) -> None:
    async def story() -> None:
        async with hub_at(tmp_path / "match.sqlite") as hub:
            places = (Place(holder="ann", name="Ann", ready=True), Place(bot="easy", ready=True))
            sheet = Sheet(places=places, salting=Salting(hashes={"ann": hash_of(ANN)}))
            setup = await hub.create(*new_table(SNAIL.name, OPTIONS, sheet, host="ann"))
            room = await hub.room(setup.id)
            assert room
            await room.do(nothing)
            assert roller(room) is None
            await asks(room, viewers(room)["ann"], OpenSalt(salt=ANN))
            assert roller(room) == 0

    asyncio.run(story())


@pytest.fixture
def record(tmp_path: Path) -> Record:
    """A finished match with the salts of Ann and Bob."""

    async def story() -> Record:
        async with hub_at(tmp_path / "match.sqlite") as hub:
            room = await begun(hub)
            at = viewers(room)
            await asks(room, at["ann"], OpenSalt(salt=ANN))
            await asks(room, at["bob"], OpenSalt(salt=BOB))
            return finish(room.moment.match.draft())

    return asyncio.run(story())


def forged(record: Record, **fields: object) -> Record:
    """The record with other dice, and the rolls that follow from them: no roll is wrong."""
    dice = msgspec.structs.replace(record.dice, **fields)
    return finish(Match(SNAIL, OPTIONS, dice, record.seats))


def test_verify_refuses_forged_salts(record: Record) -> None:
    assert isinstance(record.dice, FairDice)
    ann, bob = record.dice.shares
    assert verify(forged(record)).fair
    other = msgspec.structs.replace(bob, salt=LATE)
    with pytest.raises(UnfairDice, match="The salt of seat 2 does not match"):
        verify(forged(record, shares=(ann, other)))
    with pytest.raises(UnfairDice, match="not in seat order"):
        verify(forged(record, shares=(bob, ann)))
    with pytest.raises(UnfairDice, match="does not show whether seat 2 added a salt"):
        verify(forged(record, shares=(ann,)))
    with pytest.raises(UnfairDice, match="lists a seat twice"):
        verify(forged(record, shares=(ann, bob, Share((1,), hash_of(LATE), LATE))))
    with pytest.raises(UnfairDice, match="that nobody committed to"):
        verify(forged(record, salts=(LATE,)))


def test_rolls_of_another_match_are_never_called_fair(record: Record) -> None:
    """Once a large `taken` let loaded rolls pass: "all 0 rolls"."""
    rolls = sum(row[0] == -1 for row in record.log)
    loaded = forged(record, seed="00" * 32)
    assert isinstance(record.dice, FairDice)
    for taken in (rolls, rolls + 1, 10**9):
        dice = msgspec.structs.replace(record.dice, taken=taken)
        claim = msgspec.structs.replace(loaded, dice=dice)
        if taken > rolls:
            with pytest.raises(UnfairDice, match=f"but its log has only {rolls}"):
                verify(claim)
        else:
            assert verify(claim) == (0, rolls)
            assert not verify(claim).fair
