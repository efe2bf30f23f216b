"""What newcomers read about the sources is true: the walk in CONTRIBUTING, the maps in design.md.

A step of the walk names files and functions: `rooms/room.py` `Room.do`. A map lists every file in a
folder.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
OURS = ROOT / "src/potager"
TABLE = OURS / "table"
SCRIPTS = TABLE / "web/static/js"
WALK = "From a click to a sprite"
NAME = re.compile(r"`([^`]+)`")
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
MAPPED = {".py", ".js", ".html", ".css"}


def section(page: Path, title: str) -> str:
    """The part of a page below a heading, with the smaller headings in it."""
    text = page.read_text()
    level = re.search(rf"^(#+) {re.escape(title)}$", text, re.MULTILINE)
    assert level, f"{page.name} has no heading {title!r}"
    rest = text[level.end() :]
    end = re.search(rf"^#{{1,{len(level[1])}}} ", rest, re.MULTILINE)
    return rest[: end.start()] if end else rest


def rows(text: str) -> list[list[str]]:
    """The tables in a text, row by row, without their heads."""
    lines = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("| ")]
    return [cells for cells in lines if "`" in "".join(cells)]


def file_of(name: str) -> Path:
    """A file as the walk calls it: in `static/js`, in `table`, or in all of Potager."""
    places = [SCRIPTS / name, TABLE / name, OURS / name]
    return next((place for place in places if place.is_file()), OURS / name)


def defined(file: Path) -> set[str]:
    """The functions, classes and methods of a file, methods with their class and without it."""
    text = file.read_text()
    if file.suffix == ".js":
        found = re.findall(r"^export (?:async )?(?:function|class) (\w+)", text, re.MULTILINE)
        methods = re.findall(r"^  (?:async )?(\w+)\(.*\{$", text, re.MULTILINE)
        return {*found, *methods, *(f"{one}.{each}" for one in found for each in methods)}
    names = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ClassDef):
            inner = [one.name for one in node.body if isinstance(one, FUNCTIONS)]
            names |= {node.name, *inner, *(f"{node.name}.{one}" for one in inner)}
        elif isinstance(node, FUNCTIONS):
            names.add(node.name)
    return names


def missing(step: str) -> list[str]:
    """What a step of the walk names that is not there."""
    found, names = [], set[str]()
    for part in re.split("[,;]", step):
        if "the game's" in part or "the rules'" in part:
            names = OF_A_GAME
        for name in NAME.findall(part):
            if name.endswith((".py", ".js")):
                file = file_of(name)
                names = defined(file) if file.exists() else set()
                found += [] if file.exists() else [name]
            elif name not in names:
                found.append(name)
    return found


OF_A_GAME = {
    name for file in ("state", "game", "drawing") for name in defined(OURS / f"core/{file}.py")
}
STEPS = [cells[1] for cells in rows(section(ROOT / "CONTRIBUTING.md", WALK))]


@pytest.mark.parametrize("step", STEPS)
def test_what_the_walk_names_exists(step: str) -> None:
    assert missing(step) == []


def test_the_walk_goes_from_the_browser_to_the_browser() -> None:
    assert len(STEPS) > 10
    assert ".js" in STEPS[0]
    assert ".js" in STEPS[-1]


@pytest.mark.parametrize(
    ("step", "lacks"),
    [
        ("`rooms/room.py` `Room.do`, `core/match.py` `Match.choose`", []),
        ("`rooms/room.py` `Room.choose`", ["Room.choose"]),
        ("`rooms/rooms.py` `Room.do`", ["rooms/rooms.py", "Room.do"]),
        ("the game's `tell`; `core/scene.py` `Beat`", []),
        ("the game's `hum`; `core/scene.py` `tell`", ["hum", "tell"]),
        ("`scene/scene.js` `Stage.show`", []),
        ("`scene/scene.js` `Stage.hide`", ["Stage.hide"]),
    ],
)
def test_what_does_not_exist_is_found(step: str, lacks: list[str]) -> None:
    assert missing(step) == lacks


@pytest.mark.parametrize("folder", ["table/web", "lab"])
def test_a_map_has_every_file_once(folder: str) -> None:
    """Each by itself, or with the folder that it is in."""
    home = OURS / folder
    map_of = rows(section(ROOT / "docs/design.md", f"Map of `{folder}`"))
    listed = [found[1] for cells in map_of if (found := NAME.search(cells[0]))]
    places = [home / name if (home / name).exists() else SCRIPTS / name for name in listed]
    assert [name for name, place in zip(listed, places, strict=True) if not place.exists()] == []
    assert len(places) == len(set(places))
    files = [file for file in home.rglob("*") if file.suffix in MAPPED]
    unlisted = [file for file in files if not {file, *file.parents} & set(places)]
    assert [file for file in unlisted if file.name != "__init__.py"] == []
