"""The final ranking shows everybody's points, however long the names are."""

from __future__ import annotations

import pytest
from browser.conftest import Someone
from browser.prepared import keep
from browser.test_screens import ON_ITS_SIDE, SCREENS
from serving import Server

from potager.bots.levels import bot
from potager.core.dice import FairDice
from potager.core.match import Match
from potager.core.registry import game as find_game
from potager.table.rooms.seats import COOKIE, new_secret, person_of
from potager.table.store.kept import Place, Setup, Sheet

CUT_OFF = """() => [...document.querySelectorAll(".place > b")].filter(one => {
  const panel = document.querySelector(".ending-told").getBoundingClientRect();
  const box = one.getBoundingClientRect();
  return box.width === 0 || box.left < panel.left || box.right > panel.right;
}).length"""


@pytest.mark.parametrize("screen", ["1280x800", "phone", ON_ITS_SIDE])
def test_long_names_leave_room_for_points(someone: Someone, server: Server, screen: str) -> None:
    game = find_game("yes-broccoli")
    match = Match.new(game, game.resolve(players=3), seed=3)
    match.play([bot("random", game, seed=seat).choose for seat in range(3)])
    record, secret = match.record(), new_secret()
    code = f"WIDE-{list(SCREENS).index(screen) + 11}"
    setup = Setup(
        id=code, code=code, watch=new_secret(), invite=new_secret(), game=game.name,
        options=record.options, dice=FairDice.new(code), host=person_of(secret),
        rules=game.rules_version,
    )  # fmt: skip
    holders = (person_of(secret), "ben", "cem")
    places = tuple(
        Place(holder=one, name=letter * 24, ready=True)
        for one, letter in zip(holders, "WM@", strict=True)
    )
    keep(server, setup, Sheet(phase="over", places=places), record.rows())
    ann = someone(server.url, viewport=SCREENS[screen])
    ann.context.add_cookies([{"name": COOKIE, "value": secret, "url": server.url}])
    ann.page.goto(f"{server.url}/t/{code}")
    ann.page.locator(".place > b").nth(5).wait_for()
    assert ann.page.evaluate(CUT_OFF) == 0
