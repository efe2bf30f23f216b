"""`potager new-game`: a small working game as a starting point for your own.

`template/` is a complete package with a game. Its files are copied, and only the names change.
"""

from __future__ import annotations

import keyword
import re
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from .core.errors import PotagerError
from .core.registry import names

TEMPLATE = Path(__file__).parent / "template"
PACKAGE = "last_carrot"  # what it is called there
INSIDE = "potager.games"
GAMES = Path("src/potager/games")  # in a checkout
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
TITLE = re.compile(r"[^\W_][\w '!?&,.-]{0,39}")


class Names(NamedTuple):
    """A game's name, as it is written in commands, in Python and for people."""

    name: str
    title: str

    @property
    def package(self) -> str:
        return self.name.replace("-", "_")

    @property
    def words(self) -> dict[str, str]:
        """The new words, by the words in the template."""
        return {
            "last-carrot": self.name,
            PACKAGE: self.package,
            "LastCarrot": "".join(part.capitalize() for part in self.name.split("-")),
            "Last Carrot": self.title,
        }

    def put_into(self, text: str) -> str:
        """A template file with these names filled in."""
        return re.sub("|".join(self.words), lambda found: self.words[found[0]], text)


def named(name: str, title: str | None) -> Names:
    """The names, if they are valid and not taken."""
    found = Names(name, name.replace("-", " ").title() if title is None else title)
    if not NAME.fullmatch(name) or len(name) > 40 or keyword.iskeyword(found.package):
        raise PotagerError(
            f"A game can't be called {name!r}. Use up to 40 lower-case letters, digits and single "
            "hyphens, beginning with a letter, such as minnow-pond."
        )
    if not TITLE.fullmatch(found.title):
        raise PotagerError(
            f"{found.title!r} can't be a title. Use up to 40 letters, digits, spaces and "
            "- ' ! ? & , . and begin with a letter or digit."
        )
    if name in names():
        raise PotagerError(f"There is already a game called {name!r}. Choose another name.")
    return found


def new_package(names: Names, into: Path) -> Path:
    """Create a separate package in a new folder."""
    if find_spec(names.package):
        raise PotagerError(
            f"There is already a Python package called {names.package!r}. Choose another name."
        )
    folder = _fresh(into / names.name)
    _copy(names, TEMPLATE, folder)
    return folder


def new_folder(names: Names, checkout: Path) -> Path:
    """Create a folder among Potager's own games, and its tests."""
    if not (checkout / GAMES).is_dir():
        raise PotagerError(
            f"There is no folder {checkout / GAMES}. Run this in a checkout of Potager, or leave "
            "out --inside to create a separate package."
        )
    folder = _fresh(checkout / GAMES / names.package)
    tests = _fresh(checkout / "tests/games" / names.package)
    _copy(names, TEMPLATE / PACKAGE, folder)
    _copy(names, TEMPLATE / "tests", tests)
    for file in tests.iterdir():
        text = file.read_text("utf-8")
        text = text.replace(f"from {names.package}", f"from {INSIDE}.{names.package}")
        file.write_text(text, "utf-8")
    return folder


def _fresh(folder: Path) -> Path:
    if folder.exists():
        raise PotagerError(f"{folder} already exists. Choose another name or folder.")
    return folder


def _copy(names: Names, source: Path, to: Path) -> None:
    for file in sorted(source.rglob("*")):
        path = file.relative_to(source)
        if file.is_file() and file.suffix in (".py", ".ftl", ".toml", ".md", ".svg", ".css"):
            copy = to / names.put_into(path.as_posix())
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(names.put_into(file.read_text("utf-8")), "utf-8")
