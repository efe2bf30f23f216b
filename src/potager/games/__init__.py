"""The games, one folder for each. A new folder here is found without editing a list.

`potager.games` is a package and can be called as well: `potager.games()` lists the games.
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from potager.core.game import AnyGame


class Games(ModuleType):
    """The package itself. A function of the same name would hide the folders from `import`."""

    def __call__(self) -> list[AnyGame]:
        """The games of the table, by title."""
        from potager.core.registry import games

        return games()


sys.modules[__name__].__class__ = Games
