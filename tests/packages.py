"""Packages with a game, as an installer would leave them in a folder."""

from __future__ import annotations

import shutil
from pathlib import Path

FOUR = Path(__file__).parents[1] / "examples/connect_four"
FILES = {
    "bots": "bots.py", "rules": "rules.py", "init": "__init__.py", "scene": "scene.py",
    "texts": "texts.en.toml", "lesson": "lesson.toml",
}  # fmt: skip


def installed(site: Path, package: str, *, name: str = "", **files: str | None) -> None:
    """Install Connect Four under another name, with some files changed, or left out (None)."""
    name = name or package.replace("_", "-")
    folder = site / package
    shutil.copytree(FOUR, folder, ignore=shutil.ignore_patterns("__pycache__"))
    for file, text in files.items():
        if text is None:
            (folder / FILES[file]).unlink()
        else:
            (folder / FILES[file]).write_text(text)
    main = (folder / "__init__.py").read_text().replace("listed = False", "")
    title = name.replace("-", " ").title()
    main = main.replace('"connect-four"', f'"{name}"').replace('"Connect Four"', f'"{title}"')
    (folder / "__init__.py").write_text(main)
    notes = site / f"{package}-1.0.dist-info"
    notes.mkdir()
    (notes / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (notes / "entry_points.txt").write_text(f"[potager.games]\n{name} = {package}\n")
