"""Potager: five small games from the vegetable patch, to play and to study.

>>> import potager
>>> match = potager.Match.new("snail-invasion", board="3x4")
>>> rows = match.roll()
>>> len(match.legal(0)) > 0
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .core.registry import game

if TYPE_CHECKING:
    from .core.match import Match
    from .core.registry import games

    COMPILED: bool
else:
    from . import games  # the package: it can be called, as type checkers are told above

__version__ = "0.2.0"
__all__ = ["COMPILED", "Match", "game", "games"]


def __getattr__(name: str) -> Any:
    if name == "Match":
        from .core.match import Match

        return Match
    if name == "COMPILED":
        from .build import compiled

        return compiled()
    raise AttributeError(f"module 'potager' has no attribute {name!r}")
