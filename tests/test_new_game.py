"""`potager new-game`: what it creates works at once, and what it can't create it says."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from serving import command

import potager
from potager.core.errors import PotagerError
from potager.new_game import TEMPLATE, Names, named, new_package

ROOT = Path(__file__).parents[1]
SITE = Path(potager.__file__).parents[1]
LONG = "a-very-long-name-that-has-forty-letters"


def ran(folder: Path, *command: str) -> str:
    """What a command prints that runs in a folder, with this Potager."""
    paths = os.pathsep.join([str(SITE), *filter(None, [os.environ.get("PYTHONPATH")])])
    done = subprocess.run(
        command, cwd=folder, env=os.environ | {"PYTHONPATH": paths}, capture_output=True,
        text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("name", ["minnow-pond", pytest.param(LONG, marks=pytest.mark.long)])
def test_a_new_package_passes_its_own_tests(name: str, tmp_path: Path) -> None:
    done = command("new-game", name, "--title", "Who's Next?", "--into", tmp_path)
    folder = tmp_path / name
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"Who's Next? is in {folder}. Run `pip install ")
    assert " passed" in ran(folder, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider")
    files = [file.read_text() for file in folder.rglob("*") if file.suffix in (".py", ".toml")]
    assert not [text for text in files if "last_carrot" in text or "last-carrot" in text]


@pytest.mark.parametrize("name", ["minnow-pond", LONG])
def test_a_new_package_is_clean(name: str, tmp_path: Path) -> None:
    folder = new_package(named(name, None), tmp_path)
    ours = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["ruff"]["lint"]
    ruff = [str(Path(sys.executable).parent / "ruff")]
    plain = ["--isolated", "--no-cache", "--line-length", "100"]
    rules = ["--select", ",".join(ours["select"]), "--ignore", ",".join(ours["ignore"])]
    per_file = ["--per-file-ignores", "drawing.py:ARG001", "--per-file-ignores", "tests/*:S"]
    ran(folder, *ruff, "check", *plain, *rules, *per_file, ".")
    ran(folder, *ruff, "format", "--check", *plain, ".")


@pytest.mark.long
def test_a_new_package_has_all_its_types(tmp_path: Path) -> None:
    folder = new_package(named("minnow-pond", None), tmp_path)
    mypy = [str(Path(sys.executable).parent / "mypy"), "--strict", "--config-file="]
    ran(folder, *mypy, "--cache-dir", str(tmp_path / "cache"), "minnow_pond", "tests")


def test_a_new_folder_is_one_of_our_games(tmp_path: Path) -> None:
    checkout = tmp_path / "checkout"
    shutil.copytree(SITE / "potager", checkout / "src/potager")
    done = command("new-game", "minnow-pond", "--inside", "--into", checkout)
    assert (done.returncode, done.stderr) == (0, "")
    assert "make play" in done.stdout
    program = """
import json, sys
sys.path.insert(0, "src")
import potager
from potager.core.conformance import check
game = potager.game("minnow-pond")
check(game, {}, seed=1)
print(json.dumps([game.name for game in potager.games()]))
"""
    assert "minnow-pond" in json.loads(ran(checkout, sys.executable, "-c", program))
    tests = (checkout / "tests/games/minnow_pond/test_game.py").read_text()
    assert "from potager.games.minnow_pond import GAME" in tests
    assert not (checkout / "src/potager/games/minnow_pond/setup.py").exists()


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["Minnow"], "A game can't be called 'Minnow'. Use up to 40 lower-case letters"),
        (["minnow_pond"], "A game can't be called 'minnow_pond'"),
        (["4-in-a-row"], "A game can't be called '4-in-a-row'"),
        (["minnow--pond"], "A game can't be called 'minnow--pond'"),
        (["class"], "A game can't be called 'class'"),
        (["../pond"], "A game can't be called '../pond'"),
        (["carrotia"], "There is already a game called 'carrotia'"),
        (["json"], "There is already a Python package called 'json'"),
        (["pond", "--title", 'The "Pond"'], "can't be a title. Use up to 40 letters"),
        (["pond", "--title", ""], "can't be a title"),
        (["taken"], "taken already exists. Choose another name or folder."),
        (["pond", "--inside"], "Run this in a checkout of Potager, or leave out --inside"),
    ],
)
def test_what_can_not_be_created_is_said_in_one_sentence(
    words: list[str], says: str, tmp_path: Path
) -> None:
    (tmp_path / "taken").mkdir()
    done = command("new-game", *words, "--into", tmp_path)
    assert done.returncode == 2
    assert says in " ".join(done.stderr.split())
    assert done.stderr.count("\n") == 1
    assert [file.name for file in tmp_path.iterdir()] == ["taken"]


def test_no_name_can_get_into_another() -> None:
    assert Names("last-carrots", "Last Carrots").put_into("last-carrot Last Carrot LastCarrot") == (
        "last-carrots Last Carrots LastCarrots"
    )
    with pytest.raises(PotagerError):
        named("x" * 41, None)


def test_the_template_builds_with_what_potager_builds_with() -> None:
    theirs, ours = (
        tomllib.loads((folder / "pyproject.toml").read_text())["build-system"]["requires"]
        for folder in (TEMPLATE, ROOT)
    )
    assert set(theirs) - {"potager"} == set(ours)
