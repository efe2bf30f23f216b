"""Finding the games: the folders in `potager.games`, and the games in other packages.

A package adds a game with an entry point in the group `potager.games`. Its name is the game's name,
and its value is the package that has `GAME`. A game that can't be used is left out of the list,
and one sentence on stderr explains why.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import NamedTuple

from .errors import BadOption, BrokenGame, UnknownGame
from .game import AnyGame, Game
from .options import one_of
from .state import SPECTATOR
from .texts import listed, say

GROUP = "potager.games"
HERE = "potager"  # where the games of this package come from
SAYS = ("name", "title", "credits", "minutes", "players", "verbs", "options_type")


class Source(NamedTuple):
    """Where a game is found: its name, the module with `GAME`, and the package."""

    name: str
    module: str
    package: str = HERE


def games() -> list[AnyGame]:
    """All games that can be played, sorted by title.

    >>> [game.name for game in games()][-1]
    'yes-broccoli'
    """
    found = [_offered(source) for source in _sources().values()]
    shown = [game for game in found if game is not None and game.listed]
    return sorted(shown, key=lambda game: (game.title, game.name))


def game(name: str) -> AnyGame:
    """The game with this name, from any package.

    >>> game("snail-invasion").title
    'Snail Invasion!'
    """
    source = _folders().get(name) or _sources().get(name)
    if source is None:
        raise UnknownGame(f"There is no game {name!r}: choose {one_of(names())}.")
    found = _loaded(source)
    if isinstance(found, BrokenGame):
        raise BrokenGame(str(found)) from found.__cause__
    return found


def names() -> list[str]:
    """The names of all games, from any package, without loading them.

    >>> "connect-four" in names()
    True
    """
    return sorted(_sources())


@cache
def people(game: AnyGame) -> str:
    """The possible numbers of players, in words.

    >>> people(game("carrots-and-broccoli"))
    '2 or 4 players'
    """
    fewest, most = game.players
    counts = [count for count in range(fewest, most + 1) if _takes(game, count)]
    if len(counts) > 2 and len(counts) == most - fewest + 1:
        return game.text(say("players.range", fewest=fewest, most=most))
    listed_counts = listed(counts, way="or")
    return game.text(say("players.some", counts=listed_counts, n=counts[-1]))


def _takes(game: AnyGame, players: int) -> bool:
    try:
        game.resolve(players=players)
    except BadOption:
        return False
    return True


def origin(name: str) -> str:
    """The package that a game comes from, with its version unless it is Potager itself.

    >>> origin("snail-invasion")
    'potager'
    """
    return _sources()[name].package


@cache
def _folders() -> dict[str, Source]:
    """The games of this package."""
    found = sorted(one.name for one in iter_modules(import_module(GROUP).__path__) if one.ispkg)
    names = {folder.replace("_", "-"): folder for folder in found}
    return {name: Source(name, f"{GROUP}.{folder}") for name, folder in names.items()}


def _sources() -> dict[str, Source]:
    return _found(tuple(sys.path))


@cache
def _found(_path: tuple[str, ...]) -> dict[str, Source]:
    """All games by name. Of several with the same name, ours or the first package's stays."""
    from importlib.metadata import entry_points  # slow, and not needed for our own games

    found, others = dict(_folders()), []
    for point in entry_points(group=GROUP):
        by = f"{point.dist.name} {point.dist.version}" if point.dist else "an unknown package"
        ours = by.partition(" ")[0] == HERE
        others.append(Source(point.name, point.value, HERE if ours else by))
    for source in sorted(others):
        first = found.setdefault(source.name, source)
        if first.module != source.module:
            _warn(_broken(source, f"{first.package} already has a game with this name"))
    return found


@cache
def _loaded(source: Source) -> AnyGame | BrokenGame:
    """The game, or why there is none; it is not tried again."""
    try:
        if source.package != HERE and not _fits(source.module):
            why = "it was compiled for another build of Potager, so install it again"
            return _broken(source, why)
        found = import_module(source.module).GAME
    except Exception as error:  # whatever a package does when it is imported
        fault = _broken(source, f"{type(error).__name__}: {error}")
        fault.__cause__ = error
        return fault
    why = _lacks(source, found)
    return _broken(source, why) if why else found


def _fits(module: str) -> bool:
    """Whether a compiled package can be loaded: one for another build could crash."""
    from pathlib import Path

    from potager.build import fits

    spec = find_spec(module)
    return spec is None or spec.origin is None or fits(Path(spec.origin).parent)


def _lacks(source: Source, found: object) -> str:
    """What every game needs and this one does not have."""
    if not isinstance(found, Game):
        return "GAME is not an instance of potager.core.game.Game"
    kind = type(found)
    missing = [name for name in SAYS if not hasattr(found, name)]
    missing += ["start()"] if kind.start is Game.start else []
    if missing:
        return f"its {kind.__name__} needs {', '.join(missing)}"
    if found.name != source.name:
        return f"its name is {found.name!r}"
    if kind.__module__ != source.module:
        return f"{kind.__name__} must be defined in {source.module}, not in {kind.__module__}"
    return ""


@cache
def _offered(source: Source) -> AnyGame | None:
    """The game as the lobby offers it; none, and a warning, if it can't even be set up."""
    found = _loaded(source)
    if not isinstance(found, BrokenGame) and found.listed and source.package != HERE:
        try:
            _set_up(found)
        except Exception as error:  # whatever a game does when it is asked
            found = _broken(source, f"{type(error).__name__}: {error}")
    if isinstance(found, BrokenGame):
        _warn(found)
        return None
    return found


def _set_up(game: AnyGame) -> None:
    """Ask for all that the lobby and the first picture need."""
    from .svg import art  # slow to load, and seldom needed

    options = game.resolve()
    view = game.start(options).seen_by(SPECTATOR)
    for layout in game.layouts:
        game.drawing.scene(view, SPECTATOR, layout)
    for status in game.drawing.status(view):
        game.text(status.role)
    assert people(game)
    assert game.tagline
    assert art(game)


def _broken(source: Source, why: str) -> BrokenGame:
    why = " ".join(why.split()).rstrip(".")
    return BrokenGame(f"The game {source.name} from {source.package} is left out: {why}.")


def _warn(fault: BrokenGame) -> None:
    import logging  # slow to load, and seldom needed

    logging.getLogger(GROUP).warning(str(fault))
