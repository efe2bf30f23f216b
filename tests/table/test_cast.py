"""Everybody is called by name, and "you" by those who are meant; a new name is told to all."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
from serving import words_of
from table.rooms import heard, hub_at, seated, viewers

import potager
from potager.core.registry import games
from potager.core.svg import drawn_as, symbols
from potager.core.texts import NOBODY
from potager.table.rooms.casting import PEOPLE, cast_of, faces
from potager.table.rooms.moment import Draft
from potager.table.rooms.room import Room
from potager.table.rooms.seating import take_free_seat
from potager.table.store.kept import Place, Sheet
from potager.table.telling.teller import kept_verdict

SNAIL = potager.game("snail-invasion")
OPTIONS = SNAIL.resolve()


def plays(draft: Draft, events: int) -> None:
    """So many events: rolls, and the first move that there is."""
    for _ in range(events):
        if draft.match.chance_due():
            draft.match.draw()
        else:
            (seat,) = draft.match.waiting()
            draft.match.choose(seat, draft.match.legal(seat)[0])


def updates(messages: list[bytes]) -> list[dict[str, Any]]:
    found = [msgspec.json.decode(message) for message in messages]
    return [one for one in found if one["type"] == "update"]


def lines(messages: list[bytes]) -> list[str]:
    """The words of all lines."""
    return [
        words_of(frame["line"]["parts"])
        for one in updates(messages)
        for frame in one["frames"]
        if "line" in frame
    ]


def test_a_player_is_you_to_one_and_a_name_to_all_others(tmp_path: Path) -> None:
    async def whole() -> None:
        async with hub_at(tmp_path / "table.sqlite") as hub:
            room = await seated(hub, SNAIL, OPTIONS)
            at = viewers(room)
            await room.do(plays, 2)
            told = {name: heard(at[name]) for name in ("ann", "bob", "")}
            assert [one[:8] for one in lines(told["ann"])] == ["You roll"]
            assert [one[:9] for one in lines(told["bob"])] == ["Ann rolls"]
            assert lines(told["bob"]) == lines(told[""])
            assert updates(told["ann"])[-1]["you"]["prompt"] == "Bob is about to roll"
            assert updates(told["bob"])[-1]["you"]["prompt"].startswith("Tap the dice")

    asyncio.run(whole())


def renames(draft: Draft, seat: int, name: str) -> None:
    draft.change_place(seat, name=name)


def test_a_new_name_is_told_in_everything_that_was_said(tmp_path: Path) -> None:
    async def whole() -> None:
        async with hub_at(tmp_path / "table.sqlite") as hub:
            room = await seated(hub, SNAIL, OPTIONS)
            at = viewers(room)
            await room.do(plays, 2)
            for viewer in at.values():
                heard(viewer)
            await room.do(renames, 0, "Ines")
            (update,) = updates(heard(at["bob"]))
            (line,) = update["lines"]
            assert words_of(line["parts"]).startswith("Ines rolls ")
            assert "scene" in update["frames"][-1]

    asyncio.run(whole())


def comes_late(draft: Draft, seat: int, person: str) -> None:
    take_free_seat(draft, seat, person, person.title(), "leaf")


def test_what_a_bot_did_stays_its_deed_when_somebody_takes_its_seat(tmp_path: Path) -> None:
    places = (Place(name="Pip", bot="easy"), Place(holder="bob", name="Bob"))

    async def whole() -> None:
        async with hub_at(tmp_path / "table.sqlite", bot_delay=1e6) as hub:
            room = await seated(hub, SNAIL, OPTIONS, places=places, late=True)
            await room.do(plays, 2)
            await room.do(comes_late, 0, "ann")
            for name, called in (("ann", "You play"), ("bob", "Ann plays"), ("", "Ann plays")):
                *_, told = updates(heard(viewers(room, silent=False)[name]))
                first, last = told["lines"]
                assert words_of(first["parts"]).startswith("Pip rolls ")
                assert first["face"] == "bot-pip"
                assert words_of(last["parts"]).startswith(called)
                assert "face" not in last

    asyncio.run(whole())


def test_at_one_screen_and_to_spectators_nobody_is_you() -> None:
    one = Place(holder="ann", name="Ann")
    sheet = Sheet(places=(one, Place(holder="ann", name="Ben"), Place(name="Pip", bot="easy")))
    assert cast_of(sheet).you == cast_of(sheet, (0, 1)).you == NOBODY
    assert cast_of(sheet, (0,)).you == 0
    assert cast_of(sheet).names == ("Ann", "Ben", "Pip")
    *people, bot = cast_of(sheet).faces
    assert bot == "bot-pip"
    assert {*people} < {*PEOPLE}


def test_everybody_has_a_face_of_their_own() -> None:
    crowd = tuple(Place(holder=f"somebody {number}") for number in range(len(PEOPLE)))
    assert sorted(faces(crowd)) == sorted(PEOPLE)
    alone = [faces((place,)) for place in crowd]
    assert len({*alone}) > 1  # at a table of their own they differ as well
    assert faces(crowd)[0] == alone[0][0]
    assert faces(crowd[::-1])[::-1] == faces(crowd), "nobody has another face after a swap"
    ann, *later = crowd
    late = msgspec.structs.replace(ann, came=1)
    stands_in = msgspec.structs.replace(ann, bot="easy")
    for other in later:
        first = faces((other,))[0]
        assert faces((late, other))[1] == faces((other, late))[0] == first, "the first one"
        assert faces((ann, other))[1] == faces((stands_in, other))[1], "kept by a bot"
    drawn = {drawn_as(face) for face in PEOPLE}
    assert all(drawn <= symbols(game) for game in games())


def test_a_bot_that_stands_in_for_somebody_is_not_you() -> None:
    away = Place(holder="ann", name="Ann", bot="medium")
    cast = cast_of(Sheet(places=(away,)), (0,))
    assert cast.you == NOBODY
    assert cast.faces == ("bot-face",)


def ends(draft: Draft) -> None:
    draft.match.resign(1)


def test_the_verdict_speaks_to_each(tmp_path: Path) -> None:
    async def whole() -> None:
        async with hub_at(tmp_path / "table.sqlite") as hub:
            room: Room = await seated(hub, SNAIL, OPTIONS)
            at = viewers(room)
            await room.do(ends)
            verdicts = {
                name: updates(heard(at[name]))[-1]["now"]["ending"]["verdict"]
                for name in ("ann", "bob", "")
            }
            assert verdicts == {"ann": "Bob resigned.", "bob": "You resigned.", "": "Bob resigned."}
            assert kept_verdict(SNAIL, room.moment.sheet.verdict) == "Bob resigned."

    asyncio.run(whole())
