"""What Carrotia looks like: the maze in its frame, the cards beside it, the strip below.

The words around the scene are in `telling.py`, what a choice would do in `foresight.py`.
"""

from __future__ import annotations

from potager.core.scene import Layout, Scene
from potager.core.texts import say
from potager.games.carrotia.rules.phases import CAST, CHOOSE, PERCH, READY, REPAIR
from potager.games.carrotia.rules.warren import Warren

from .board import board
from .foresight import preview
from .places import LOW, plan
from .prompts import prompt
from .shown import Counted, Rolling, Shown, Stage, count, notice
from .side_cards import desk
from .telling import status, tell, verdict
from .tray import characters_to_choose, strip

__all__ = ["preview", "prompt", "scene", "status", "tell", "verdict"]

WHAT_COMES = Shown(  # told before the first round, while nothing lies on the table
    say("notice.first"),
    (say("notice.first.build"), say("notice.first.edges"), say("notice.first.run")),
    "rabbit-head",
)


def scene(view: Warren, viewer: int, layout: Layout, stage: Stage = None) -> Scene:
    """The position as sprites: the same to everybody, but for the own hand and the buttons."""
    where = plan(layout)
    if view.phase in (CHOOSE, CAST):
        sprites = list(characters_to_choose(view, where))
    else:
        known = not isinstance(stage, Rolling | Counted)  # what the dice mean
        sprites = [*desk(view, where), *strip(view, viewer, where, steps=known)]
        sprites += board(view, where, arrows=known)
    if view.phase == READY and view.round == 1:
        stage = WHAT_COMES
    if isinstance(stage, Counted):
        sprites += count(where, stage)
    elif isinstance(stage, Shown) and not (where is LOW and view.phase in (PERCH, REPAIR)):
        # There it would lie on squares that are to be chosen; the log says the same.
        sprites += notice(where, stage, low=view.phase != READY)
    return Scene(width=where.width, height=where.height, sprites=tuple(sprites))
