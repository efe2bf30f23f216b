"""Every game draws its own state (checked by mypy); the rest has defaults."""

from __future__ import annotations

from typing import Any

import potager
from potager.core.drawing import Drawing, Draws
from potager.core.scene import Preview
from potager.core.texts import Message, say
from potager.examples.connect_four import GAME as CONNECT_FOUR
from potager.examples.connect_four import drawing as connect_four
from potager.examples.connect_four.rules import FourInARow
from potager.games.carrotia import drawing as carrotia
from potager.games.carrotia.rules.warren import Warren
from potager.games.carrots_and_broccoli import drawing as carrots_and_broccoli
from potager.games.carrots_and_broccoli.rules.backyard import Backyard
from potager.games.pyramid_shambo import drawing as pyramid_shambo
from potager.games.pyramid_shambo.rules.circle import Circle
from potager.games.snail_invasion import drawing as snail_invasion
from potager.games.snail_invasion.rules.garden import Garden
from potager.games.yes_broccoli import drawing as yes_broccoli
from potager.games.yes_broccoli.rules.meal import Meal

FOUR: Draws[FourInARow] = connect_four
CARROTIA: Draws[Warren] = carrotia
CARROTS: Draws[Backyard] = carrots_and_broccoli
SHAMBO: Draws[Circle] = pyramid_shambo
SNAIL: Draws[Garden] = snail_invasion

YES: Draws[Meal] = yes_broccoli


def test_a_game_finds_its_drawing() -> None:
    games = ("carrotia", "carrots-and-broccoli", "pyramid-shambo", "snail-invasion", "yes-broccoli")
    drawings: tuple[Draws[Any], ...] = (CARROTIA, CARROTS, SHAMBO, SNAIL, YES)
    for name, draws in zip(games, drawings, strict=True):
        assert potager.game(name).drawing.scene == draws.scene
    assert CONNECT_FOUR.drawing.scene == FOUR.scene


class Plain:
    """A drawing that says no more than it must."""

    scene = staticmethod(connect_four.scene)
    prompt = staticmethod(connect_four.prompt)
    status = staticmethod(connect_four.status)
    tell = staticmethod(connect_four.tell)
    verdict = staticmethod(connect_four.verdict)


def test_a_preview_is_by_default_what_would_be_elsewhere() -> None:
    drawing = Drawing[FourInARow](Plain())
    shown = drawing.preview(FourInARow(), 0, 3, "wide")
    assert [ghost.key for ghost in shown.sprites] == ["ghost:disc:4:1"]
    assert shown.parts == ()
    assert drawing.why_not(FourInARow(), 0, "column:4", ()) is None


def test_a_drawing_may_say_what_a_preview_shows_and_tells() -> None:
    class Foreseeing(Plain):
        def foresee(self, view: FourInARow, after: FourInARow, seat: int, action: int) -> Message:
            return say("preview.drop", row=after.taken - view.taken)

        def ghosts(
            self, view: FourInARow, after: FourInARow, seat: int, action: int
        ) -> tuple[str, ...]:
            return ()

    shown = Drawing[FourInARow](Foreseeing()).preview(FourInARow(), 0, 0, "wide")
    assert shown == Preview(parts=(say("preview.drop", row=1),))


def test_the_prompt_of_a_match_that_is_over_is_its_verdict() -> None:
    grid = FourInARow()
    for column in (0, 1, 0, 1, 0, 1, 0):
        grid.apply(grid.mover, column)
    drawing = Drawing[FourInARow](Plain())
    assert drawing.prompt(grid, 0) == drawing.verdict(grid)
