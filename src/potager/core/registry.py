"""Finding the games: every folder below `potager.games`, and what other packages register.

A package of its own adds a game by an entry point of the group `potager.games` whose name is the
game's and whose value is the package with `GAME`.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pkgutil import iter_modules

from .errors import UnknownGame
from .game import AnyGame, Game
from .options import one_of

GROUP = "potager.games"


def games() -> list[AnyGame]:
    """The games of the table, by title.

    >>> [game.name for game in games()][-1]
    'yes-broccoli'
    """
    found = (_load(f"{GROUP}.{name}") for name in _folders())
    return sorted((game for game in found if game.listed), key=lambda game: game.title)


def game(name: str) -> AnyGame:
    """The game of that name, also one that another package brought.

    >>> game("snail-invasion").title
    'Snail Invasion!'
    """
    folder = name.replace("-", "_")
    if folder in _folders():
        return _load(f"{GROUP}.{folder}")
    others = _others()
    if name in others:
        return _load(others[name])
    raise UnknownGame(f"There is no game {name!r}: choose {one_of(names())}.")


def names() -> list[str]:
    """The names of all games, also of those that other packages brought; none is loaded.

    >>> "connect-four" in names()
    True
    """
    return sorted({folder.replace("_", "-") for folder in _folders()} | set(_others()))


def _folders() -> list[str]:
    package = import_module(GROUP)
    return sorted(found.name for found in iter_modules(package.__path__) if found.ispkg)


def _others() -> dict[str, str]:
    from importlib.metadata import entry_points

    return {point.name: point.value for point in entry_points(group=GROUP)}


def _load(module: str) -> AnyGame:
    loaded = sys.modules.get(module) or import_module(module)
    found = loaded.GAME
    assert isinstance(found, Game)
    return found
