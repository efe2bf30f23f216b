"""Who may import whom, lazily or not: this keeps the rules free of everything around them.

`core` imports nothing of ours. A game imports `core`, its `bots.py` also `bots`. `bots` imports
`core`. `lab` and `table` import those and find games by `core`'s registry, but never import each
other. No game imports another. What compiled code imports of ours is compiled too.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from potager.build import METHODS, sources

ROOT = Path(__file__).parents[1]
FILES = {
    file.relative_to(root).as_posix(): file
    for root in (ROOT / "src", ROOT / "examples")
    for file in sorted(root.rglob("*.py"))
}
COMPILED = sources(ROOT / "src", ROOT / "examples")
MAY_IMPORT = {
    "potager.core": [],
    "potager.bots": ["potager.core"],
    "potager.lab": ["potager.core", "potager.bots", "potager.games"],
    "potager.table": ["potager.core", "potager.bots", "potager.games"],
}
OPEN = {"potager.build"}  # imports nothing itself, and tells whether this is compiled


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
        yield from (name for name in names if name.split(".")[0] in {"potager", "connect_four"})


def package_of(file: str) -> str:
    return ".".join(Path(file).parent.parts)


def home_of(file: str) -> str | None:
    """The part of Potager that a file belongs to; none for the rim, which may import anything."""
    parts = Path(file).parent.parts
    if parts[0] != "potager":
        return parts[0]
    if parts[:2] == ("potager", "games"):
        return ".".join(parts[:3])
    return ".".join(parts[:2]) if len(parts) > 1 else None


def forbidden(file: str, source: str) -> list[str]:
    home = home_of(file)
    if home is None:
        return []
    allowed = [home, *MAY_IMPORT.get(home, ["potager.core"]), *OPEN]
    if home not in MAY_IMPORT and Path(file).name == "bots.py":
        allowed.append("potager.bots")
    return [
        name
        for name in imported(source, package_of(file))
        if not any(f"{name}.".startswith(f"{other}.") for other in allowed)
    ]


@pytest.mark.parametrize("file", FILES)
def test_imports_only_what_it_may(file: str) -> None:
    assert forbidden(file, FILES[file].read_text()) == []


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
        ("potager/lab/arena.py", "if TYPE_CHECKING:\n    from ..table import hub"),
        ("potager/table/hub.py", "importlib.import_module('potager.lab.arena')"),
        ("connect_four/rules.py", "import potager.lab"),
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
        ("potager/table/hub.py", "from ..core.registry import game\nfrom ..bots import ladder"),
        ("potager/cli.py", "from .lab import arena\nfrom .table import hub"),
    ],
)
def test_an_allowed_import_is_not(file: str, source: str) -> None:
    assert forbidden(file, source) == []
