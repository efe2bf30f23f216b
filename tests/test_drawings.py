"""Every game has a `Drawing` of its own state: checked by mypy, and looked at here."""

from __future__ import annotations

from connect_four import GAME as CONNECT_FOUR
from connect_four import scene as connect_four
from connect_four.rules import Grid

import potager
from potager.core.game import Drawing
from potager.games.carrotia import drawing as carrotia
from potager.games.carrotia.rules.warren import Warren
from potager.games.carrots_and_broccoli import scene as carrots_and_broccoli
from potager.games.carrots_and_broccoli.rules import Backyard
from potager.games.pyramid_shambo import drawing as pyramid_shambo
from potager.games.pyramid_shambo.rules import Circle
from potager.games.snail_invasion import scene as snail_invasion
from potager.games.snail_invasion.rules import Garden
from potager.games.yes_broccoli import drawing as yes_broccoli
from potager.games.yes_broccoli.rules.meal import Meal

FOUR: Drawing[Grid] = connect_four
CARROTIA: Drawing[Warren] = carrotia
CARROTS: Drawing[Backyard] = carrots_and_broccoli
SHAMBO: Drawing[Circle] = pyramid_shambo
SNAIL: Drawing[Garden] = snail_invasion

YES: Drawing[Meal] = yes_broccoli


def test_a_game_finds_its_drawing() -> None:
    assert CONNECT_FOUR.drawing is FOUR
    assert potager.game("carrotia").drawing is CARROTIA
    assert potager.game("carrots-and-broccoli").drawing is CARROTS
    assert potager.game("pyramid-shambo").drawing is SHAMBO
    assert potager.game("snail-invasion").drawing is SNAIL
    assert potager.game("yes-broccoli").drawing is YES
