"""Packages with a game, as an installer would leave them in a folder."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

FOUR = Path(__file__).parents[1] / "src/potager/examples/connect_four"


def installed(
    site: Path, package: str, files: Mapping[str, str | None] = MappingProxyType({}), name: str = ""
) -> None:
    """Install Connect Four under another name, with some files changed, or left out (None)."""
    name = name or package.replace("_", "-")
    folder = site / package
    shutil.copytree(FOUR, folder, ignore=shutil.ignore_patterns("__pycache__"))
    for file, text in files.items():
        if text is None:
            (folder / file).unlink()
        else:
            (folder / file).write_text(text)
    main = (folder / "__init__.py").read_text().replace("listed = False", "")
    title = name.replace("-", " ").title()
    main = main.replace('"connect-four"', f'"{name}"').replace('"Connect Four"', f'"{title}"')
    (folder / "__init__.py").write_text(main)
    register(site, package, name)


def register(site: Path, package: str, name: str) -> None:
    """What an installer notes about a package, so that its game is found."""
    notes = site / f"{package}-1.0.dist-info"
    notes.mkdir()
    (notes / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (notes / "entry_points.txt").write_text(f"[potager.games]\n{name} = {package}\n")
