"""Games own their looks: what all share names no game, in Python, in CSS or in the browser."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from potager.core import svg
from potager.core.game import AnyGame
from potager.core.registry import games
from potager.core.scene import Scene
from potager.core.svg import art, style
from potager.table.rooms.seats import COLOURS

SOURCES = Path(__file__).parents[1] / "src/potager"
SHARED = [SOURCES / folder for folder in ("core", "bots", "lab", "table")]
SHEETS = [
    file for folder in SHARED for file in folder.rglob("*.css") if folder.name != "lab"
]  # a report's page has its own
GAMES = [game for game in games() if game.folder.is_relative_to(SOURCES) or style(game)]
NAMES = re.compile(r"snail|shambo|carrotia|broccoli|carrots|connect.?four|kalah", re.IGNORECASE)


def said(file: Path) -> Iterator[str]:
    """All that a file of Python names and says, without its comments and examples."""
    tree = ast.parse(file.read_text("utf-8"))
    described = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    docs = {
        id(node.body[0]) for node in ast.walk(tree) if isinstance(node, described) and node.body
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and id(node) in docs:
            node.value = ast.Constant(None)
    for node in ast.walk(tree):
        for _, value in ast.iter_fields(node):
            if isinstance(value, str):
                yield value


def classes(sheet: str) -> set[str]:
    """The classes that a style sheet has rules for."""
    selectors = re.sub(r"/\*.*?\*/|\{[^{}]*\}", " ", sheet, flags=re.DOTALL)
    return set(re.findall(r"\.([a-z][\w-]*)", selectors))


def test_nothing_shared_names_a_game_in_python() -> None:
    found = {
        file.name: [text for text in said(file) if NAMES.search(text)]
        for folder in SHARED
        for file in folder.rglob("*.py")
    }
    assert not {name: texts for name, texts in found.items() if texts}


@pytest.mark.parametrize("kind", ["css", "js", "html", "svg", "toml"])
def test_nothing_shared_names_a_game_elsewhere(kind: str) -> None:
    files = [file for folder in SHARED for file in folder.rglob(f"*.{kind}")]
    assert files
    assert not [file.name for file in files if NAMES.search(file.read_text("utf-8"))]


def test_a_name_would_be_found(tmp_path: Path) -> None:
    file = tmp_path / "file.py"
    file.write_text('"""Like Snail Invasion!"""\n\nGAME = "snail-invasion"  # carrotia too\n')
    assert [text for text in said(file) if NAMES.search(text)] == ["snail-invasion"]


@pytest.mark.parametrize("game", GAMES, ids=lambda one: str(one.name))
def test_a_games_style_is_its_own(game: AnyGame) -> None:
    texts = [art(game), *(file.read_text("utf-8") for file in game.folder.rglob("*.py"))]
    built_on = {"scene", "region", "legal", "is-in"}  # the last two are given by the page
    own = classes(style(game)) - built_on
    assert not own & classes(svg.STYLE.read_text("utf-8")), "both have rules for these"
    assert not {name for name in own if not any(name in text for text in texts)}, "nobody has these"


def test_pictures_have_the_games_style() -> None:
    empty = Scene(width=9, height=9, sprites=())
    for game in games():
        picture = svg.render(game, empty)
        assert all(f".{name}" in picture for name in classes(style(game)))


def test_a_colour_of_night_stands_beside_that_of_day() -> None:
    for sheet in [*SHEETS, *(game.folder / "style.css" for game in GAMES if style(game))]:
        text = sheet.read_text("utf-8")
        assert "prefers-color-scheme" not in text, f"{sheet.name}: use light-dark()"


def test_every_persons_colour_is_one() -> None:
    base = (SOURCES / "table/web/static/css/base.css").read_text("utf-8")
    assert {name for name in classes(base) if name.startswith("of-")} == {
        f"of-{colour}" for colour in COLOURS
    }
