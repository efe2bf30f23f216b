"""Who may import whom, lazily or not: this keeps the rules free of everything around them.

`core` imports nothing of ours. A game imports `core`, its `bots.py` or folder `bots` also
`bots`. `bots` imports
`core`. `lab` and `table` import those and find games by `core`'s registry, but never import each
other. No game imports another. What compiled code imports of ours is compiled too.

Inside `table`, `store` knows nothing of the others, `rooms` knows `store`, `telling` reads `rooms`,
and `web` stands above all. No modules anywhere import each other in a circle, not even for types.
"""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import potager
from potager.build import METHODS, sources

ROOT = Path(__file__).parents[1]
FILES = {
    file.relative_to(root).as_posix(): file
    for root in (ROOT / "src", ROOT / "examples")  # to run, not to install
    for file in sorted(root.rglob("*.py"))
}
COMPILED = sources(ROOT / "src")
MAY_IMPORT = {
    "potager.core": [],
    "potager.bots": ["potager.core"],
    "potager.template": ["potager.core", "potager.bots"],  # a game and its tests
    "potager.lab": ["potager.core", "potager.bots", "potager.games"],
    "potager.table": ["potager.core", "potager.bots", "potager.games"],
}
OURS = {"potager", "learning"}
TABLE = "potager.table"
LAYERS = ("store", "rooms", "telling", "operating", "web")  # each may import those before it
# A notebook shows a position as a picture: only then is the module found that draws it, by its
# name, because the compiled rules must not load what draws them.
BY_NAME = {"potager.core.state": ["potager.core.svg"]}
# Import nothing but `core`: what is compiled, how that is done, and what all commands share.
OPEN = {"potager.build", "potager.compiling", "potager.terminal"}


def imported(source: str, package: str, *, by_name: bool = True) -> Iterator[str]:
    """The full names of our modules that a source of this package imports, anywhere in it."""
    for node in ast.walk(ast.parse(source)):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: package.count(".") + 2 - node.level] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            names = [f"{base}.{alias.name}" for alias in node.names]
        elif by_name and isinstance(node, ast.Call) and node.args:
            # A module named by a text: import_module("potager.lab")
            function, name = ast.unparse(node.func), node.args[0]
            if function.endswith(("import_module", "__import__")) and isinstance(
                name, ast.Constant
            ):
                names = [str(name.value)]
        yield from (name for name in names if name.split(".")[0] in OURS)


def package_of(file: str) -> str:
    return ".".join(Path(file).parent.parts)


def home_of(file: str) -> str | None:
    """The part of Potager that a file belongs to; none for the rim, which may import anything."""
    parts = Path(file).parent.parts
    if parts[0] != "potager":
        return None if parts[0] == "learning" else parts[0]  # an example that uses all of it
    if parts[:2] in (("potager", "games"), ("potager", "examples")):
        return ".".join(parts[:3])
    return ".".join(parts[:2]) if len(parts) > 1 else None


def forbidden(file: str, source: str) -> list[str]:
    home = home_of(file)
    if home is None:
        return []
    allowed = [home, *MAY_IMPORT.get(home, ["potager.core"]), *OPEN]
    if home not in MAY_IMPORT and (Path(file).name == "bots.py" or "/bots/" in file):
        allowed.append("potager.bots")
    return [
        name
        for name in imported(source, package_of(file))
        if not any(f"{name}.".startswith(f"{other}.") for other in allowed)
    ]


@pytest.mark.parametrize("file", FILES)
def test_imports_only_what_it_may(file: str) -> None:
    assert forbidden(file, FILES[file].read_text()) == []


def upward(file: str, source: str) -> list[str]:
    """What a module of the table imports of the layers above its own."""
    parts = Path(file).parts
    if parts[:2] != ("potager", "table") or parts[2] not in LAYERS:
        return []
    above = LAYERS[LAYERS.index(parts[2]) + 1 :]
    return [
        name
        for name in imported(source, package_of(file))
        if any(f"{name}.".startswith(f"{TABLE}.{layer}.") for layer in above)
    ]


@pytest.mark.parametrize("file", [file for file in FILES if file.startswith("potager/table/")])
def test_the_tables_layers_stand_on_each_other(file: str) -> None:
    assert upward(file, FILES[file].read_text()) == []


@pytest.mark.parametrize(
    "file",
    [file for file in FILES if file.startswith(("potager/table/store/", "potager/table/rooms/"))],
)
def test_rooms_do_not_draw(file: str) -> None:
    """What people see, and how long they look at it, is found out by `telling`."""
    used = {
        node.attr
        for node in ast.walk(ast.parse(FILES[file].read_text()))
        if isinstance(node, ast.Attribute)
    }
    assert "drawing" not in used


def circles(sources: dict[str, str]) -> list[list[str]]:
    """Modules that import each other, however far around; for types and inside functions too."""
    modules = {
        file.removesuffix(".py").removesuffix("/__init__").replace("/", "."): file
        for file in sources
    }
    graph = {
        module: {
            name if name in modules else name.rpartition(".")[0]
            for name in imported(sources[file], package_of(file))
        }
        & modules.keys() - {module, *BY_NAME.get(module, ())}
        for module, file in modules.items()
    }
    reached = {module: reachable(graph, module) for module in graph}
    return [
        sorted(other for other in reached[module] if module in reached[other])
        for module in graph
        if module in reached[module]
    ]


def reachable(graph: dict[str, set[str]], start: str) -> set[str]:
    found: set[str] = set()
    waiting = list(graph[start])
    while waiting:
        module = waiting.pop()
        if module not in found:
            found.add(module)
            waiting += graph[module]
    return found


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert circles({file: path.read_text() for file, path in FILES.items()}) == []


def test_a_circle_is_found_through_types_and_functions() -> None:
    types = "if TYPE_CHECKING:\n    from potager.table.rooms.hub import Hub"
    lazily = "def f():\n    from potager.table.rooms import room"
    found = circles({"potager/table/rooms/room.py": types, "potager/table/rooms/hub.py": lazily})
    assert ["potager.table.rooms.hub", "potager.table.rooms.room"] in found


@pytest.mark.parametrize(
    ("file", "source"),
    [
        ("potager/table/store/base.py", "from potager.table.rooms import hub"),
        ("potager/table/rooms/room.py", "from potager.table.telling.audience import Audience"),
        ("potager/table/rooms/room.py", "if TYPE_CHECKING:\n    import potager.table.web.app"),
        ("potager/table/telling/history.py", "from potager.table.web import pages"),
    ],
)
def test_an_import_of_a_layer_above_is_found(file: str, source: str) -> None:
    assert upward(file, source)


@pytest.mark.parametrize("file", sorted(COMPILED))
def test_compiled_code_imports_only_compiled_code(file: str) -> None:
    """Else types that the compiler relied on could change unnoticed; by name it relies on none."""
    # METHODS is not compiled along: the build puts what it writes in the place of its import.
    modules = {name.removesuffix(".py").replace("/", ".") for name in (*COMPILED, METHODS)}
    for name in imported(FILES[file].read_text(), package_of(file), by_name=False):
        assert name in modules or name.rpartition(".")[0] in modules


@pytest.mark.parametrize(
    ("file", "source"),
    [
        ("potager/core/match.py", "from potager.games import snail_invasion"),
        ("potager/core/match.py", "def load():\n    from ..cli import app"),
        ("potager/core/match.py", "import_module('potager')"),
        ("potager/games/carrotia/rules.py", "from ..snail_invasion import rules"),
        ("potager/games/carrotia/rules.py", "from potager.bots import search"),
        ("potager/games/carrotia/__init__.py", "from .. import snail_invasion"),
        ("potager/bots/search.py", "import potager.games.carrotia"),
        ("potager/lab/matches/challenge.py", "if TYPE_CHECKING:\n    from ...table import hub"),
        ("potager/table/rooms/hub.py", "importlib.import_module('potager.lab.matches.challenge')"),
        ("potager/examples/connect_four/rules.py", "import potager.lab"),
    ],
)
def test_a_forbidden_import_is_found(file: str, source: str) -> None:
    assert forbidden(file, source)


@pytest.mark.parametrize(
    ("file", "source"),
    [
        ("potager/core/match.py", "from .state import State"),
        ("potager/games/carrotia/scene.py", "from . import rules\nfrom ...core import scene"),
        ("potager/games/carrotia/bots.py", "from potager.bots.search import Search"),
        (
            "potager/table/rooms/hub.py",
            "from potager.core.registry import game\nfrom potager.bots import ladder",
        ),
        ("potager/cli.py", "from .lab import arena\nfrom .table import hub"),
    ],
)
def test_an_allowed_import_is_not(file: str, source: str) -> None:
    assert forbidden(file, source) == []


GAMES = [game.name.replace("-", "_") for game in potager.games()]


def run(script: str) -> str:
    """What a fresh Python says, in which nothing of ours was imported before."""
    path = os.pathsep.join(sys.path)
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.parametrize("game", GAMES)
def test_a_games_modules_can_be_imported_in_every_way(game: str) -> None:
    """`potager.games` lists the games when it is called, and is their package all the same."""
    module = f"potager.games.{game}"
    script = f"""
import {module}.rules as rules
import {module}.rules
import potager.games as games
from potager.games import {game}
from {module} import rules as same, GAME
assert rules is same is {module}.rules is games.{game}.rules is {game}.rules
assert GAME in games() == potager.games()
print(rules.__name__)
"""
    assert run(script) == f"{module}.rules"


@pytest.mark.parametrize("game", GAMES)
def test_all_that_a_game_names_can_be_imported(game: str) -> None:
    assert run(f"from potager.games.{game} import *; print(GAME.name)") == game.replace("_", "-")
