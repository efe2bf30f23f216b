"""What Carrotia looks like: the maze in its frame, the cards beside it, the strip below.

The words around the scene are in `telling.py`, what a choice would do in `foresight.py`.
"""

from __future__ import annotations

from potager.core.scene import Layout, Scene, Sprite
from potager.games.carrotia.rules.phases import CAST, CHOOSE
from potager.games.carrotia.rules.warren import Warren

from .board import board
from .foresight import preview
from .places import plan
from .prompts import prompt
from .shown import Counted, Rolling, Shown, count, notice
from .side_cards import desk
from .telling import status, tell, verdict
from .tray import characters_to_choose, strip

__all__ = ["preview", "prompt", "scene", "status", "tell", "verdict"]


def scene(
    view: Warren, viewer: int, layout: Layout, stage: Shown | Counted | Rolling | None = None
) -> Scene:
    """The position as sprites: the same to everybody, but for the own hand and the buttons."""
    where = plan(layout)
    sprites: list[Sprite] = []
    if view.phase not in (CHOOSE, CAST) or where.phone:
        sprites += desk(view, where)
    if view.phase in (CHOOSE, CAST):
        if where.phone:
            sprites += board(view, where)
        sprites += characters_to_choose(view, where)
    else:
        known = not isinstance(stage, Rolling | Counted)  # what the dice mean
        sprites += strip(view, viewer, where, steps=known)
        sprites += board(view, where, arrows=known)
    if isinstance(stage, Counted):
        sprites += count(where, stage)
    elif isinstance(stage, Shown):
        sprites += notice(where, stage)
    return Scene(width=where.width, height=where.height, sprites=tuple(sprites))
