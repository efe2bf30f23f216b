"""What is published has all that is needed, and nothing else, and works wherever it is installed.

The long tests install what `make dist` builds into clean environments outside of the repository,
with pip and with uv, with and without a C compiler. They need an index of packages.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]
from distribute import faults
from licences import FILE, page
from packaging.utils import canonicalize_name
from serving import Server, play_on

import potager

ROOT = Path(__file__).parents[1]
BUILT = sorted((ROOT / "build/wheel").glob("*.whl"))  # by `make setup`
UV = Path(sys.executable).with_name("uv")


def test_every_file_that_names_the_version_names_this_one() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text())
    assert project["version"] == citation["version"] == potager.__version__
    assert citation["repository-code"] == project["urls"]["Source"]


def test_addresses_are_those_of_the_metadata() -> None:
    urls = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["urls"]
    home = urls["Source"]
    assert all(url.startswith(home) for url in (urls["Issues"], urls["Changelog"]))
    assert f"{home}/security" in (ROOT / ".github/ISSUE_TEMPLATE/config.yml").read_text()
    image = home.replace("https://github.com/", "ghcr.io/")
    assert f"image: {image}:{potager.__version__}\n" in (ROOT / "deploy/compose.yaml").read_text()


def test_links_of_the_published_readme_are_whole() -> None:
    done = subprocess.run(
        [sys.executable, "setup.py", "-q", "--long-description"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    links = re.findall(r"\]\(([^)\s]+)|(?:src|href)=\"([^\"]+)", done.stdout)
    assert len(links) > 5
    assert not [one or two for one, two in links if not (one or two).startswith(("https:", "#"))]


def test_licences_are_listed_as_the_packages_state_them() -> None:
    assert FILE.read_text("utf-8") == page(), "run `make licences`"


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-server.lock"])
def test_a_lock_has_all_that_the_table_needs(lock: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted = list(project["dependencies"])
    if "server" in lock:
        wanted += project["optional-dependencies"]["postgres"]
    names = {canonicalize_name(re.split(r"[^\w.-]", one)[0]) for one in wanted}
    locked = re.findall(r"^([\w.-]+)==", (ROOT / lock).read_text(), re.MULTILINE)
    assert not names - {*map(canonicalize_name, locked)}


@pytest.mark.skipif(not BUILT, reason="no wheel was built here")
@pytest.mark.skipif("PYTHONPATH" in os.environ, reason="the wheel is older than the sources")
def test_a_wheel_has_every_file_and_one_package() -> None:
    assert faults(BUILT[-1]) == []


def test_a_wheel_that_lacks_something_is_found(tmp_path: Path) -> None:
    wheel = tmp_path / "potager-1-py3-none-any.whl"
    shutil.make_archive(str(wheel), "zip", ROOT / "examples")
    found = faults(Path(f"{wheel}.zip"))
    assert "lacks potager/core/game.py" in found
    assert "has learning beside the package" in found
    assert "is not compiled" in found


# Long: what `make dist` builds


def run(*command: object, where: Path, **environment: str) -> str:
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        [str(word) for word in command], cwd=where, env=clean | environment,
        text=True, capture_output=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An sdist and a wheel for this Python, built from a copy of the repository."""
    checkout = tmp_path_factory.mktemp("dist") / "potager"
    unwanted = shutil.ignore_patterns(".git", ".venv", "build", "dist", "__pycache__", ".*_cache")
    shutil.copytree(ROOT, checkout, ignore=unwanted)
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    run(sys.executable, "scripts/distribute.py", version, where=checkout)
    return checkout / "dist"


class InstalledServer(Server):
    """A server of Potager as it is installed in another environment."""

    def __init__(self, potager: Path, folder: Path) -> None:
        super().__init__(str(folder / "table.sqlite"))
        self.potager = potager

    def start(self) -> Server:
        command = [
            str(self.potager),
            "play",
            "--no-browser",
            "--port",
            str(self.port),
            "--database",
            self.database,
        ]
        env = os.environ | {"POTAGER_TABLE": json.dumps(self.settings)}
        env.pop("PYTHONPATH", None)
        self.log = (Path(self.database).parent / "log").open("w+b")
        self.process = subprocess.Popen(
            command, env=env, stdout=self.log, stderr=self.log, start_new_session=True,
            cwd=Path(self.database).parent,
        )  # fmt: skip
        self._wait()
        return self


def works(potager: Path, folder: Path, *, compiled: bool) -> None:
    """Everything that a newcomer tries first."""
    said = run(potager, "--version", where=folder)
    assert (", compiled," in said) == compiled, said
    games = run(potager, "simulate", "snail-invasion", "--games", 20, "--json", where=folder)
    assert json.loads(games)["games"] == 20
    if compiled:  # else it takes minutes
        patio = ("-o", "mode=solitaire", "-o", "garden=patio", "--games", 1000)
        kept = ("--policy", folder / "patio.policy", "--json")
        solved = run(potager, "solve", "snail-invasion", *patio, *kept, where=folder)
        assert json.loads(solved)["confirmed"]["games"] == 1000
    server = InstalledServer(potager, folder)
    try:
        server.start()
        play_on(server.new("me", "bot:easy", options={"turn_limit": 4}).open())
    finally:
        server.stop()


@pytest.mark.long
@pytest.mark.parametrize("what", ["wheel", "sdist", "sdist without a compiler"])
def test_pip_installs_it(what: str, dist: Path, tmp_path: Path) -> None:
    (file,) = dist.glob("*.whl" if what == "wheel" else "*.tar.gz")
    run(sys.executable, "-m", "venv", tmp_path / "env", where=tmp_path)
    without = {"CC": "false"} if "without" in what else {}
    lab = f"{file}[lab]" if what == "wheel" else file
    run(tmp_path / "env/bin/pip", "install", "-q", lab, where=tmp_path, **without)
    potager = tmp_path / "env/bin/potager"
    works(potager, tmp_path, compiled=not without)
    if what == "wheel":  # with the lab
        make = (
            "import gymnasium, potager.lab.envs\n"
            "gymnasium.make('potager/SnailInvasion-v0', bots='easy', seat=1).reset()"
        )
        run(tmp_path / "env/bin/python", "-c", make, where=tmp_path)


@pytest.mark.long
@pytest.mark.skipif(not UV.exists(), reason="uv is not installed here")
@pytest.mark.parametrize("what", ["wheel", "sdist", "sdist without a compiler"])
def test_uv_runs_it_in_one_line(what: str, dist: Path, tmp_path: Path) -> None:
    (file,) = dist.glob("*.whl" if what == "wheel" else "*.tar.gz")
    without = {"CC": "false"} if "without" in what else {}
    bins = {"UV_TOOL_BIN_DIR": str(tmp_path / "bin"), "UV_TOOL_DIR": str(tmp_path / "tools")}
    if what == "wheel":
        one_line = ("tool", "run", "--no-cache", "--python", sys.executable, "--from", file)
        said = run(UV, *one_line, "potager", "--version", where=tmp_path, **bins)
        assert ", compiled," in said
    install = ("tool", "install", "--no-cache", "--python", sys.executable, file)
    run(UV, *install, where=tmp_path, **bins, **without)
    works(tmp_path / "bin/potager", tmp_path, compiled=not without)


@pytest.mark.long
def test_the_sdist_holds_what_its_own_tests_need(dist: Path, tmp_path: Path) -> None:
    (file,) = dist.glob("*.tar.gz")
    with tarfile.open(file) as packed:
        packed.extractall(tmp_path, filter="data")
    (folder,) = tmp_path.iterdir()
    unwanted = {".git", ".venv", "build", "dist", ".ruff_cache", ".mypy_cache", ".pytest_cache"}
    for root, folders, names in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in unwanted | {"__pycache__"}]
        at = Path(root).relative_to(ROOT)
        if "node_modules" in at.parts:
            continue
        missing = [name for name in names if not (folder / at / name).exists()]
        assert not set(missing) - {".git"}, (at, missing)
    tests = ["tests/core", "tests/games/snail_invasion"]
    run(
        sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests,
        where=folder, PYTHONPATH=str(folder / "src"),
    )  # fmt: skip
