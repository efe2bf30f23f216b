"""That `potager.COMPILED` tells the truth, and that plain Python gives the same games."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import potager
from potager.build import MARK, METHODS, NOTE, fits, sources

ROOT = Path(__file__).parents[1]
SITE = Path(potager.__file__).parents[1]
SOURCES = ROOT / "src"
RULES = "potager/games/snail_invasion/rules/garden.py"

needs_compiled = pytest.mark.skipif(not potager.COMPILED, reason="this Potager is not compiled")

PLAY = """
import json, sys
import potager
from librt.random import Random
from potager.core.playout import playout

told = []
for name in ["connect-four", *(game.name for game in potager.games())]:
    game = potager.game(name)
    for given in game.option_sets():
        random = Random(1)
        state = game.start(game.resolve(**given))
        made = playout(state, random, 500)
        told.append([name, made, list(state.result()), state.turns(), state.key().hex()])
print(json.dumps({"compiled": potager.COMPILED, "told": told}))
"""


def python(program: str, *paths: Path) -> str:
    """What a fresh Python prints that finds our packages in these folders first."""
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(map(str, paths))},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def is_compiled(site: Path) -> bool:
    program = "import potager; print(potager.__file__); print(potager.COMPILED)"
    file, answer = python(program, site).splitlines()
    assert Path(file).is_relative_to(site)
    return answer == "True"


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A copy of what is installed."""
    shutil.copytree(SITE / "potager", tmp_path / "potager")
    for library in SITE.glob("potager*__mypyc*"):
        shutil.copy(library, tmp_path)
    return tmp_path


@needs_compiled
def test_a_faithful_copy_is_compiled(site: Path) -> None:
    assert is_compiled(site)


@needs_compiled
def test_an_edited_source_is_not_compiled(site: Path) -> None:
    rules = site / RULES
    rules.write_text(rules.read_text().replace("QUEEN: Final = 3", "QUEEN: Final = 4"))
    assert not is_compiled(site)


@needs_compiled
def test_what_writes_methods_into_the_sources_counts_as_one(site: Path) -> None:
    text = (site / METHODS).read_text()
    (site / METHODS).write_text(f"{text}# edited\n")
    assert not is_compiled(site)


@needs_compiled
def test_a_new_game_is_not_compiled(site: Path) -> None:
    new = site / "potager/games/new/rules.py"
    new.parent.mkdir()
    new.write_bytes(MARK)
    assert not is_compiled(site)


@needs_compiled
def test_a_missing_extension_is_not_compiled(site: Path) -> None:
    (site / RULES).with_suffix(EXTENSION_SUFFIXES[0]).unlink()
    assert not is_compiled(site)


def test_the_sources_hold_no_extension() -> None:
    """It would shadow every later edit."""
    assert not [file for suffix in ("*.so", "*.pyd", "*.c") for file in SOURCES.rglob(suffix)]
    assert not list(SOURCES.rglob(NOTE))


def test_every_file_is_installed() -> None:
    """But for golden records, which only tests read, and what tools leave."""
    files = (file.relative_to(SOURCES) for file in SOURCES.rglob("*") if file.is_file())
    names = {name for name in files if not {"records", "__pycache__"} & set(name.parts)}
    assert not {name for name in names if not (SITE / name).exists()}


def test_every_rules_file_is_compiled() -> None:
    assert {*SOURCES.rglob("rules.py")} <= {*sources(SOURCES).values()}


def test_a_file_is_compiled_if_its_first_line_says_so(tmp_path: Path) -> None:
    (tmp_path / "game").mkdir()
    (tmp_path / "game/rules.py").write_bytes(MARK + b"\r\n")
    (tmp_path / "game/scene.py").write_bytes(b"\n" + MARK)
    (tmp_path / "game/empty.py").touch()
    assert sources(tmp_path) == {"game/rules.py": tmp_path / "game/rules.py"}


def test_what_was_compiled_for_another_build_does_not_fit(tmp_path: Path) -> None:
    assert fits(tmp_path), "it is not compiled at all"
    (tmp_path / NOTE).write_text(json.dumps({"needs": "potager_of_yesterday"}))
    assert not fits(tmp_path)


@needs_compiled
def test_compiled_and_uncompiled_play_the_same_games() -> None:
    compiled = json.loads(python(PLAY, SITE))
    uncompiled = json.loads(python(PLAY, SOURCES))
    assert (compiled["compiled"], uncompiled["compiled"]) == (True, False)
    assert compiled["told"] == uncompiled["told"]


@pytest.mark.parametrize("missing", ["the C compiler", "mypyc"])
def test_installs_as_plain_python_without(missing: str, tmp_path: Path) -> None:
    checkout, site = tmp_path / "checkout", tmp_path / "site"
    shutil.copytree(SOURCES, checkout / "src")
    for file in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / file, checkout)
    environment = {**os.environ, "CC": "false"}
    if missing == "mypyc":
        (tmp_path / "nothing").mkdir()
        (tmp_path / "nothing/mypyc.py").write_text("raise ImportError('there is no mypyc')")
        environment["PYTHONPATH"] = str(tmp_path / "nothing")
    install = ["-m", "pip", "install", "-qq", "--no-deps", "--no-build-isolation"]
    done = subprocess.run(
        [sys.executable, *install, "--target", str(site), "."],
        cwd=checkout,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert not is_compiled(site)
    assert "there is no" in python(
        "import potager\ntry: potager.game('x')\n"
        "except potager.core.errors.UnknownGame as problem: print(str(problem).lower())",
        site,
    )
