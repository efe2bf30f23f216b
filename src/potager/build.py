"""Which files are compiled, and whether this installation really runs them compiled.

A file that is to be compiled says so in its first line (`MARK`). The same sources run uncompiled,
so a missing compiler shows only in the speed, and an edited source beside an old build would be
ignored in silence. Therefore the build writes a note with a hash of each source that it compiled,
and of `METHODS`. This file imports nothing of ours: `setup.py` reads it too.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

MARK = b"# compiled by mypyc"
METHODS = "potager/core/fields.py"  # writes methods into what is compiled, and is not itself
NOTE = "_compiled.json"  # in the folder of a compiled package
HERE = Path(__file__).parent


def sources(*roots: Path) -> dict[str, Path]:
    """The files to compile below these folders, by their names in the installation."""
    return {
        file.relative_to(root).as_posix(): file
        for root in roots
        for file in sorted(root.rglob("*.py"))
        if _marked(file)
    }


def hashes(files: dict[str, Path]) -> dict[str, str]:
    """A hash of each file."""
    return {name: sha256(file.read_bytes()).hexdigest() for name, file in files.items()}


def note(folder: Path = HERE) -> dict[str, Any]:
    """What the build wrote about a package: its library, the one it needs, and its files."""
    file = folder / NOTE
    return dict(json.loads(file.read_text("utf-8"))) if file.exists() else {}


def compiled(folder: Path = HERE) -> bool:
    """Whether all of a package that should be compiled is, from the sources beside it."""
    noted: dict[str, str] = note(folder).get("files", {})
    root = folder.parent
    files = {name: root / name for name in noted}
    marked = {
        file.relative_to(root).as_posix()
        for top in {folder.name, *(name.partition("/")[0] for name in noted)}
        for file in (root / top).rglob("*.py")
        if _marked(file)
    }
    return (
        bool(noted)
        and marked <= noted.keys()
        and all(file.exists() for file in files.values())
        and all(_is_extension(name, file) for name, file in files.items() if name != METHODS)
        and hashes(files) == noted
    )


def fits(folder: Path) -> bool:
    """Whether a package was compiled for this very build of Potager, or not at all."""
    needed = note(folder).get("needs", "")
    return not needed or needed == note().get("library")


def _marked(file: Path) -> bool:
    with file.open("rb") as text:
        return text.readline().rstrip() == MARK


def _is_extension(name: str, file: Path) -> bool:
    """Python prefers an extension to the source beside it, unless that was imported before."""
    loaded = sys.modules.get(name.removesuffix(".py").replace("/", "."))
    if loaded is not None:
        return str(loaded.__file__).endswith(tuple(EXTENSION_SUFFIXES))
    return any(file.with_suffix(suffix).exists() for suffix in EXTENSION_SUFFIXES)
