"""What an update takes, uncompressed, over whole matches of every game."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from librt.random import Random
from serving import paths
from table.rooms import heard, hub_at, seated, viewers

from potager.core.game import AnyGame
from potager.core.registry import games
from potager.table.rooms.moment import Draft

MOVES = 120


@pytest.mark.parametrize("game", games(), ids=lambda one: str(one.name))
def test_an_update_is_about_three_kilobytes_on_average(game: AnyGame, tmp_path: Path) -> None:
    """To each viewer, with all that is told of a move and of what follows by itself."""
    random = Random(5)

    def anything(draft: Draft) -> None:
        match = draft.match
        if match.chance_due():
            match.draw()
            return
        for seat in match.waiting():
            legal = match.legal(seat)
            match.choose(seat, legal[random.randrange(len(legal))])

    async def measure() -> list[int]:
        async with hub_at(tmp_path / "x.sqlite") as hub:
            room = await seated(hub, game, game.resolve())
            people, sizes = viewers(room), []
            while not room.moment.match.over and room.moment.seq < MOVES:
                await room.do(anything)
                sizes += [len(one) for viewer in people.values() for one in heard(viewer)]
            return sizes

    sizes = asyncio.run(measure())
    assert len(sizes) > 100
    assert sum(sizes) / len(sizes) < 3_300


def draw(draft: Draft) -> None:
    draft.match.draw()


def test_paths_that_go_on_alike_are_told_once(tmp_path: Path) -> None:
    """Every piece of a supply can be planted on every free square of Carrots & Broccoli."""
    game = next(one for one in games() if one.name == "carrots-and-broccoli")

    async def decide() -> tuple[dict[str, object], set[tuple[str, ...]], int]:
        async with hub_at(tmp_path / "x.sqlite") as hub:
            room = await seated(hub, game, game.resolve())
            people = viewers(room)
            while room.moment.match.chance_due() or not room.moment.match.waiting():
                await room.do(draw)
            message = heard(people["ann"])[-1]
            legal = set(game.paths(room.moment.match.view(0), 0))
            now: dict[str, object] = msgspec.json.decode(message)["now"]
            return now, legal, len(message)

    now, legal, size = asyncio.run(decide())
    decisions = now["decisions"]
    assert isinstance(decisions, list)
    assert {tuple(path) for path in paths(decisions[0]["branches"])} == legal
    assert size < 4_000
