"""What an update takes, as it is written and on the line, over matches of every game."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from librt.random import Random
from serving import paths
from table.rooms import PEOPLE, heard, hub_at, seated, viewers

from potager.core.choices import by_clicks
from potager.core.game import AnyGame
from potager.core.options import Options
from potager.core.registry import game as find_game
from potager.core.registry import games
from potager.core.scene import Layout
from potager.table.rooms import room
from potager.table.rooms.moment import Draft
from potager.table.rooms.pulse import Pulse
from potager.table.web.lines import framed

MOVES = 60  # of each match
SETS = 4  # of options, of each game
SNAIL = "snail-invasion"
# Bytes on the line. The first deal of an advanced Yes! Broccoli! is the largest: its hand of powers
# is laid out anew with each card.
MOST = {SNAIL: 2_048, "yes-broccoli": 3_200}


async def updates(
    game: AnyGame,
    options: Options,
    file: Path,
    layout: Layout = "wide",
    seed: int = 5,
    moves: int = MOVES,
) -> list[bytes]:
    """All that everybody is sent in a random match, with what follows of a move by itself."""
    random = Random(seed)

    def anything(draft: Draft) -> None:
        match = draft.match
        if match.chance_due():
            match.draw()
            return
        for seat in match.waiting():
            legal = match.legal(seat)
            match.choose(seat, legal[random.randrange(len(legal))])

    async with hub_at(file) as hub:
        played = await seated(hub, game, options)
        people, found = viewers(played, layout), []
        while not played.moment.match.over and played.moment.seq < moves:
            await played.do(anything)
            found += [one for viewer in people.values() for one in heard(viewer)]
        return found


@pytest.mark.parametrize("game", games(), ids=lambda one: str(one.name))
def test_updates_are_small_in_several_sets_of_options(
    game: AnyGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On average as they are, and each of them as it goes over the line to a browser: three
    kilobytes at most, two in Snail Invasion!."""
    monkeypatch.setattr(Pulse, "silent", 0.0)  # a busy machine moves no clocks
    sent: list[bytes] = []
    sets = sets_of(game)
    for number, options in enumerate(sets[:: -(-len(sets) // SETS)]):
        sent += asyncio.run(updates(game, options, tmp_path / f"{number}.sqlite"))
    sizes = [len(one) for one in sent]
    wired = [len(framed(one, deflates=True)) for one in sent]
    assert len(sizes) > 100
    assert sum(sizes) / len(sizes) < 3_500
    assert sum(wired) / len(wired) < 1_300
    assert max(wired) <= MOST.get(game.name, 3_000)


def sets_of(game: AnyGame) -> list[Options]:
    """All sets of options for so few people."""
    given: list[dict[str, Any]] = game.option_sets()
    sets = [game.resolve(**chosen) for chosen in given]
    return [options for options in sets if game.seats(options) <= len(PEOPLE)]


@pytest.mark.parametrize("layout", ["wide", "phone"])
@pytest.mark.parametrize("seed", [5, pytest.param(12, marks=pytest.mark.long)])
def test_one_move_of_snail_invasion_takes_little(
    seed: int, layout: Layout, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As it is written, before it is made smaller for the line, in every set of options."""
    monkeypatch.setattr(Pulse, "silent", 0.0)
    monkeypatch.setattr(room, "BACK_IN", 3600)  # a busy machine finds nobody away
    game = find_game(SNAIL)
    sizes: list[int] = []
    for number, options in enumerate(sets_of(game)):
        file = tmp_path / f"{number}.sqlite"
        for message in asyncio.run(updates(game, options, file, layout, seed, moves=160)):
            told = msgspec.json.decode(message)
            if told["type"] == "update" and len({frame["seq"] for frame in told["frames"]}) == 1:
                sizes.append(len(message))
    assert len(sizes) > 5_000
    assert max(sizes) <= 2_150
    assert sum(sizes) / len(sizes) < 850


def draw(draft: Draft) -> None:
    draft.match.draw()


def test_paths_that_go_on_alike_are_told_once(tmp_path: Path) -> None:
    """Every piece of a supply can be planted on every free square of Carrots & Broccoli."""
    game = next(one for one in games() if one.name == "carrots-and-broccoli")

    async def decide() -> tuple[dict[str, object], set[tuple[str, ...]], int]:
        async with hub_at(tmp_path / "x.sqlite") as hub:
            played = await seated(hub, game, game.resolve())
            people = viewers(played)
            while played.moment.match.chance_due() or not played.moment.match.waiting():
                await played.do(draw)
            message = heard(people["ann"])[-1]
            legal = set(by_clicks(game, played.moment.match.view(0), 0))
            you: dict[str, object] = msgspec.json.decode(message)["you"]
            return you, legal, len(message)

    you, legal, size = asyncio.run(decide())
    decisions = you["decisions"]
    assert isinstance(decisions, list)
    assert {tuple(path) for path in paths(decisions[0]["branches"])} == legal
    assert size < 4_000
