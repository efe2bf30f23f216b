"""A new package, really installed by pip: every part of Potager picks its game up."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from packages import installed
from serving import Server, database, play_on

import potager
from potager.new_game import named, new_package

SITE = Path(potager.__file__).parents[1]
ONE = "minnow-pond"
SPEED = """
import json, sys, time
from importlib.machinery import EXTENSION_SUFFIXES
from librt.random import Random
import potager
from potager.core.playout import playout

game = potager.game("minnow-pond")
start, random, played = game.start(game.resolve()), Random(1), 0
began = time.process_time()
while time.process_time() < began + 1:
    for _ in range(100):
        state = start.clone()
        playout(state, random, 100)
    played += 100
speed = played / (time.process_time() - began)
file = sys.modules[type(start).__module__].__file__
print(json.dumps([speed, file.endswith(tuple(EXTENSION_SUFFIXES))]))
"""


def environment(*folders: Path, **more: str) -> dict[str, str]:
    """Where Python looks in these folders first, and for this Potager after them."""
    known = filter(None, [os.environ.get("PYTHONPATH")])
    return (
        os.environ | {"PYTHONPATH": os.pathsep.join([*map(str, folders), str(SITE), *known])} | more
    )


def python(*arguments: str, env: dict[str, str]) -> str:
    done = subprocess.run(
        [sys.executable, *arguments], env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def install(folder: Path, site: Path, **more: str) -> None:
    """Without an index: nothing is fetched."""
    how = ["--no-deps", "--no-build-isolation", "--no-index", "--target", str(site)]
    python("-m", "pip", "install", "-q", *how, str(folder), env=environment(**more))


def asked(site: Path, *words: str) -> Any:
    """What `potager` answers as JSON where the package is installed."""
    script = "from potager.cli import main; main()"
    return json.loads(python("-c", script, *words, "--json", env=environment(site)))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a new package is installed, uncompiled since that is quick."""
    folder = tmp_path_factory.mktemp("package")
    install(new_package(named(ONE, None), folder), folder / "site", CC="false")
    return folder / "site"


@pytest.fixture(scope="module")
def table(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A table where it is installed, beside a package that is broken."""
    broken = tmp_path_factory.mktemp("broken")
    installed(broken, "broken_pond", {"__init__.py": "1 / 0"})
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", environment(site, broken)["PYTHONPATH"])
        running = Server(database(tmp_path_factory.mktemp("table")))
        running.afresh = True  # then it reads that
        running.start()
    assert httpx.get(running.url).status_code == 200, "and what is left out is said once"
    yield running
    log = running.stop()
    assert "Traceback" not in log, log
    assert log.count("The game broken-pond from broken_pond 1.0 is left out: ZeroDivision") == 1


def test_commands_know_it(site: Path) -> None:
    listed = {game["name"]: game for game in asked(site, "games")}
    assert listed[ONE]["source"] == f"{ONE} 0.1.0"
    assert listed["carrotia"]["source"] == "potager"
    told = asked(site, "simulate", ONE, "--bots", "easy,hard", "--games", "20", "--workers", "1")
    assert told["seats"][1]["wins"] > 15
    told = asked(site, "arena", ONE, "--bots", "hard,random", "--games", "20", "--workers", "1")
    assert told["share"] > 0.5


def test_environments_know_it(site: Path) -> None:
    script = """
import gymnasium, potager.lab.envs
from potager.lab.envs import pettingzoo
env = gymnasium.make("potager/MinnowPond-v0", bots="easy")
env.reset(seed=1)
print(env.action_space.n, pettingzoo.env("minnow-pond").possible_agents)
"""
    assert python("-c", script, env=environment(site)).startswith("3 [")


def test_the_lobby_shows_it(table: Server) -> None:
    browser = table.browser()
    games = {game["name"]: game for game in browser.get("/api/games").json()}
    assert games[ONE]["title"] == "Minnow Pond"
    assert len(games) == 1 + len(potager.games())
    home = browser.get("/").text
    assert f'src="/cards/{ONE}.svg"' in home
    assert f'href="/lessons/{ONE}"' in home


@pytest.mark.parametrize(
    ("address", "has"),
    [
        ("/cards/{}.svg", "<svg"),
        ("/art/{}.svg", 'id="carrot"'),
        ("/style/{}.css", ".mat"),
        ("/rules/{}", "The player who pulls the last carrot wins"),
        ("/new/{}", "The number of carrots in the bed"),
        ("/lessons/{}", "Minnow Pond"),
        ("/lessons/{}/steps.json", "so you win!"),
        ("/lessons/{}/steps.json?layout=phone", "so you win!"),
    ],
)
def test_its_pages_are_there(address: str, has: str, table: Server) -> None:
    answer = table.browser().get(address.format(ONE))
    assert answer.status_code == 200, answer.text
    assert has in answer.text


def test_it_is_played_against_a_bot(table: Server) -> None:
    page = table.new("me", "bot:hard", game=ONE).open()
    play_on(page)
    assert page.over


@pytest.mark.long
@pytest.mark.skipif(not potager.COMPILED, reason="this Potager is not compiled")
def test_a_compiled_package_runs_many_times_as_fast(tmp_path: Path) -> None:
    folder = new_package(named(ONE, None), tmp_path)
    install(folder, tmp_path / "plain", CC="false")
    install(folder, tmp_path / "compiled")
    slow, is_compiled = json.loads(python("-c", SPEED, env=environment(tmp_path / "plain")))
    assert not is_compiled
    fast, is_compiled = json.loads(python("-c", SPEED, env=environment(tmp_path / "compiled")))
    assert is_compiled
    assert fast > 8 * slow
    check = "import potager; from potager.core.conformance import conforms as c; "
    check += f"game = potager.game({ONE!r}); [c(game, one, range(2)) for one in game.option_sets()]"
    python("-c", check, env=environment(tmp_path / "compiled"))
