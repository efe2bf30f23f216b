"""Simulations, ratings, reports and measurements of the games.

In Python and in notebooks, which draw the results:

>>> from potager import lab
>>> lab.simulate("snail-invasion", games=20, workers=1).seats[1].wins
18

`simulate` counts many games, `arena` rates bots, `compare` plays two variants of a game, and
`write_report` makes a page about one. They are loaded when they are first used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .api import arena, compare, simulate, write_report

__all__ = ["arena", "compare", "simulate", "write_report"]

RENAMED = {"play": "simulate", "compete": "arena", "tournament": "arena"}


def __getattr__(name: str) -> Any:
    if name in RENAMED:
        raise AttributeError(f"`potager.lab.{name}` is now called `potager.lab.{RENAMED[name]}`.")
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from . import api

    return getattr(api, name)
