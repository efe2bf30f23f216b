"""A position as one of the render modes: words, an SVG, or an array of pixels."""

from __future__ import annotations

import sys
from typing import Any

from potager.core.errors import BadOption
from potager.core.game import AnyGame
from potager.core.options import one_of
from potager.core.scene import Icon
from potager.core.state import SPECTATOR, State
from potager.core.svg import draw

MODES = ("human", "ansi", "rgb_array", "svg")


def check_mode(mode: str | None) -> None:
    if mode is not None and mode not in MODES:
        raise BadOption(f"render_mode can't be {mode!r}: choose {one_of(MODES)}.")


def render(game: AnyGame, state: State, mode: str | None, viewer: int = SPECTATOR) -> Any:
    """The position as this viewer may see it; `human` prints it in words."""
    view = state.seen_by(viewer)
    if mode == "svg":
        return draw(game, view, viewer)
    if mode == "rgb_array":
        from .raster import pixels

        return pixels(draw(game, view, viewer))
    text = words(game, view, viewer)
    if mode == "ansi":
        return text
    if mode == "human":
        sys.stdout.write(text)
    return None


def words(game: AnyGame, view: State, viewer: int) -> str:
    """The players and how they stand, and what is due."""
    drawing = game.drawing
    lines = [game.title]
    for seat, one in enumerate(drawing.status(view)):
        told = [game.text(part.label if isinstance(part, Icon) else part) for part in one.parts]
        lines.append(f"{seat}  {game.text(one.role)}: {', '.join(told)}")
    over = len(view.result()) > 0
    lines.append(game.text(drawing.verdict(view) if over else drawing.prompt(view, viewer)))
    return "\n".join(lines) + "\n"
