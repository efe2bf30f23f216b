"""Replays of games in which several choose at once: the page gets to the end, number by number."""

from __future__ import annotations

import re
from typing import Any

import pytest
from browser.conftest import Someone
from browser.prepared import keep
from faults.harness import LAST, in_stretches
from playwright.sync_api import expect
from serving import Server

from potager.bots.levels import bot
from potager.core.dice import FairDice
from potager.core.match import Match
from potager.core.registry import game as find_game
from potager.table.rooms.seats import new_secret
from potager.table.store.kept import Place, Setup, Sheet
from potager.table.telling.wire import encoder

MOST = 45  # events, of which the page asks for 20 at a time
PLACE = re.compile(r"translate\((-?[\d.]+)px, (-?[\d.]+)px\)")
Spots = set[tuple[str, float, float]]


def random_match(name: str, options: dict[str, Any], most: int = MOST) -> Match:
    game = find_game(name)
    match = Match.new(game, game.resolve(**options), seed=4)
    match.play([bot("random", game, seed=seat).choose for seat, _ in enumerate(match.seats)], most)
    return match


def kept(server: Server, match: Match) -> str:
    """The address of its replay, for spectators."""
    setup = Setup(
        id=new_secret(), code=f"KALE-{len(match.rows)}", watch=new_secret(), invite=new_secret(),
        game=match.game.name, options=match.record().options, dice=FairDice.new("replayed"),
        host="nobody",
    )  # fmt: skip
    places = tuple(Place(name=f"Bot {seat}", bot="easy") for seat, _ in enumerate(match.seats))
    keep(server, setup, Sheet(phase="over", places=places), match.rows)
    return f"/r/{setup.watch}?at=0"


@pytest.mark.parametrize(
    ("name", "options"),
    [
        pytest.param("pyramid-shambo", {"players": 3}, marks=pytest.mark.long),
        ("yes-broccoli", {"players": 3, "game": "advanced"}),
    ],
)
def test_a_replay_is_stepped_through_to_its_end(
    someone: Someone, server: Server, name: str, options: dict[str, Any]
) -> None:
    match = random_match(name, options)
    total, tell = len(match.rows), encoder(match.game)
    whole = in_stretches(match.game, match.options, match.rows, (-1, "wide"), total + 1, tell)
    eve = someone().go(kept(server, match)).at_table()

    def shown() -> Spots:
        found = ((key, PLACE.match(place)) for key, place in eve.position)
        return {(key, float(spot[1]), float(spot[2])) for key, spot in found if spot}

    def due(at: int) -> Spots:
        sprites = whole[at, LAST].scene["sprites"]
        return {(one["key"], one.get("x", 0), one.get("y", 0)) for one in sprites}

    for at in range(total + 1):
        expect(eve.page.locator("#at")).to_have_text(f"{at} / {total}")
        eve.comes_to(shown, lambda at=at: due(at))  # type: ignore[misc] # it is called at once
        if at < total:
            eve.page.locator("#next").click()
    expect(eve.page.locator("#verdict")).to_be_visible()
    for at in (39, 20, 19, 40, 1):  # around the ends of stretches, in any order
        eve.page.locator("#slider").fill(str(at))
        expect(eve.page.locator("#at")).to_have_text(f"{at} / {total}")
        eve.comes_to(shown, lambda at=at: due(at))  # type: ignore[misc]
