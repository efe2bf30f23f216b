"""Events are told beat by beat: what is beside the scene belongs to the beat that is on screen."""

from __future__ import annotations

import asyncio
from copy import copy
from pathlib import Path
from typing import Any

import msgspec
import pytest
from librt.random import Random
from table.rooms import StillStore, heard, hub_at, rows_of, seated, viewers
from table.test_cast import plays, updates

import potager
from potager.core.choices import by_words
from potager.core.match import Match
from potager.core.record import Row, Table
from potager.core.state import SPECTATOR
from potager.core.texts import Message
from potager.table.rooms.due import bot_answers_at
from potager.table.rooms.moment import Draft
from potager.table.rooms.opening import can_be, rematch_of
from potager.table.settings import Settings
from potager.table.store.kept import Place, Rematch, Sheet
from potager.table.telling.audience import Audience
from potager.table.telling.history import SeatHistory, replayed_events
from potager.table.telling.viewer import Viewer

SNAIL = potager.game("snail-invasion")
OPTIONS = SNAIL.resolve()
# The Gardener brings out a red Pawn on 3, the Snails land on it with their own and a Drone.
BEFORE = ("1+2", "red-pawn out", "1+2", "black-pawn out", "2+2", "yellow-pawn out", "1+2")
HIT = "black-drone out"


def hits(draft: Draft) -> None:
    seat = draft.match.waiting()[0]
    draft.match.choose(seat, by_words(SNAIL, draft.match.state, seat, HIT))


def frames(messages: list[bytes]) -> list[dict[str, Any]]:
    return [frame for one in updates(messages) for frame in one["frames"]]


def test_a_number_changes_with_the_beat_that_explains_it(tmp_path: Path) -> None:
    async def whole() -> None:
        async with hub_at(tmp_path / "table.sqlite") as hub:
            room = await seated(hub, SNAIL, OPTIONS, rows_of(SNAIL, OPTIONS, *BEFORE))
            at = viewers(room)
            await room.do(hits)
            landed, hit, last = frames(heard(at["ann"]))
            assert [one["seq"] for one in (landed, hit, last)] == [room.moment.seq] * 3
            assert [one.get("beat", 0) for one in (landed, hit, last)] == [0, 1, 2]
            assert "part_edits" not in landed
            assert 1 in [seat for seat, _, _ in hit["part_edits"]], "red is spoiled"
            assert [bool(one.get("line")) for one in (landed, hit, last)] == [True, True, False]
            assert "statuses" not in last

    asyncio.run(whole())


def test_who_comes_later_finds_the_last_move_marked(tmp_path: Path) -> None:
    async def whole() -> None:
        async with hub_at(tmp_path / "table.sqlite") as hub:
            rows: list[Row] = rows_of(SNAIL, OPTIONS, *BEFORE, HIT, "6+5")
            room = await seated(hub, SNAIL, OPTIONS, rows)
            late = Viewer("bob", "wide", watch=False)
            Audience.of(room).join(late, -1)
            (frame,) = frames(heard(late))
            keys = {sprite["key"] for sprite in frame["scene"]["sprites"]}
            assert "last-to" in keys, "through the roll after it"
            assert len(frame["statuses"]) == 2

    asyncio.run(whole())


def test_who_was_away_for_a_moment_sees_every_beat(tmp_path: Path) -> None:
    async def whole() -> None:
        async with hub_at(tmp_path / "table.sqlite") as hub:
            room = await seated(hub, SNAIL, OPTIONS, rows_of(SNAIL, OPTIONS, *BEFORE))
            since = room.moment.seq
            await room.do(hits)
            back = Viewer("bob", "wide", watch=False)
            Audience.of(room).join(back, since)
            seen = frames(heard(back))
            assert [one.get("beat", 0) for one in seen] == [0, 1, 2]
            assert "scene" in seen[0]
            assert [bool(one.get("line")) for one in seen] == [True, True, False]

    asyncio.run(whole())


def test_all_with_the_same_eyes_get_the_same_bytes(tmp_path: Path) -> None:
    async def whole() -> None:
        async with hub_at(tmp_path / "table.sqlite") as hub:
            room = await seated(hub, SNAIL, OPTIONS)
            at = viewers(room)
            other = Viewer("", "wide", watch=True)
            Audience.of(room).join(other, -1)
            heard(other), heard(at[""])
            await room.do(plays, 4)
            first, second = (msgspec.json.decode(heard(one)[-1]) for one in (other, at[""]))
            assert first["frames"] == second["frames"]

    asyncio.run(whole())


# Bots, and what comes after the end


def test_a_bot_waits_until_people_saw_what_happened_at_their_pace(tmp_path: Path) -> None:
    async def whole() -> None:
        async with hub_at(tmp_path / "table.sqlite") as hub:
            room = await seated(hub, SNAIL, OPTIONS)
            pip = Place(name="Clover", bot="easy", ready=True)

            def begins(draft: Draft) -> None:
                draft.sheet = draft.sheet.with_place(1, pip)
                plays(draft, 2)

            await room.do(begins)  # Ann's roll and move; the bot's dice roll by themselves
            moment = room.moment
            assert moment.match.waiting() == [1]
            assert moment.told > 2.0
            usual = bot_answers_at(moment, 1, Settings()) - moment.since
            assert usual == pytest.approx(moment.told)
            quick = bot_answers_at(moment, 1, Settings(), pace=0.5) - moment.since
            assert quick == pytest.approx(moment.told / 2)
            at_once = bot_answers_at(moment, 1, Settings(), pace=0.0) - moment.since
            assert at_once < 0.3

    asyncio.run(whole())


def test_bots_keep_the_pace_of_the_slowest_who_plays(tmp_path: Path) -> None:
    async def whole() -> None:
        async with hub_at(tmp_path / "table.sqlite") as hub:
            room = await seated(hub, SNAIL, OPTIONS)
            audience = Audience.of(room)
            at = {name: Viewer(name, "wide", watch=False) for name in ("ann", "bob", "")}
            for name, pace in (("ann", 0.5), ("bob", 1.6), ("", 2.0)):
                at[name].set_pace(pace)
                audience.join(at[name], -1)
            assert room.pace == 1.6, "who only watches does not count"
            audience.viewers.discard(at["bob"])
            audience.keep_pace()
            assert room.pace == 0.5
            assert isinstance(hub.store, StillStore)

    asyncio.run(whole())


def test_a_rematch_is_as_it_was_or_swapped_or_harder(tmp_path: Path) -> None:
    async def whole() -> None:
        async with hub_at(tmp_path / "table.sqlite") as hub:
            room = await seated(hub, SNAIL, OPTIONS)

            def with_bot(draft: Draft) -> None:
                bot = Place(name="Pip", bot="easy", ready=True)
                draft.sheet = draft.sheet.with_place(1, bot)

            await room.do(with_bot)
            same, swapped, harder = (
                rematch_of(room.moment, how)[1].places for how in ("again", "swap", "harder")
            )
            assert [place.name for place in same] == ["Ann", "Pip"]
            assert [place.name for place in swapped] == ["Pip", "Ann"]
            assert [place.bot for place in harder] == ["", "medium"]
            assert harder[1].name not in ("Ann", "Pip")
            game = room.moment.game
            assert can_be(game, "harder", Sheet(places=same))
            assert not can_be(game, "easier", Sheet(places=same))
            hard = Sheet(places=(same[0], Place(name="Sage", bot="hard")))
            assert can_be(game, "harder", hard)
            assert not can_be(potager.game("carrotia"), "harder", hard)  # a team has no champions
            hardest = Sheet(places=(same[0], Place(name="Grandma Squash", bot="champion-5")))
            assert not can_be(game, "harder", hardest)
            assert can_be(game, "easier", hardest)

            def bots(how: Rematch, *levels: str) -> list[str]:
                places = [Place(name=f"Bot {at}", bot=bot) for at, bot in enumerate(levels)]
                sheet = Sheet(places=(same[0], *places))
                moment = copy(room.moment)
                moment.sheet = sheet
                return [place.bot for place in rematch_of(moment, how)[1].places[1:]]

            # Only one of them is ever a champion.
            assert bots("harder", "hard", "hard") == ["champion-1", "hard"]
            assert bots("harder", "champion-1", "hard") == ["champion-2", "hard"]
            assert bots("easier", "champion-1", "hard") == ["hard", "hard"]
            assert bots("easier", "hard", "hard") == ["medium", "medium"]
            two = Sheet(places=(same[0], hardest.places[1], hard.places[1]))
            assert not can_be(game, "harder", two)

    asyncio.run(whole())


def test_a_match_goes_on_if_its_events_can_not_be_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("a fault in a drawing")

    async def whole() -> None:
        async with hub_at(tmp_path / "table.sqlite") as hub:
            room = await seated(hub, SNAIL, OPTIONS)
            monkeypatch.setattr(SNAIL.drawing, "tell", broken)
            await room.do(plays, 2)
            assert room.moment.seq == 2
            assert room.moment.told == 0.0

    asyncio.run(whole())


def test_the_log_tells_how_far_somebody_went_back() -> None:
    game = potager.game("snail-invasion")
    match = Match.new(game, game.resolve(), seed=3)
    for _ in match.drive_at_random(Random(4)):
        if len(match.events) == 9:
            break
    for keep, told in ((8, "A move was"), (1, "turns were")):
        rows = [*match.rows, Table("undone", keep)]
        last = SeatHistory(SPECTATOR, replayed_events(game, match.options, rows)).lines[-1]
        assert told in " ".join(game.text(one) for one in last.parts if isinstance(one, Message))
        assert last.note  # else nobody who looks at the board would see it
