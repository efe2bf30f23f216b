"""Which files are compiled, and whether this installation really runs them compiled.

The same sources run uncompiled, so a missing compiler shows only in the speed, and an edited
source beside an old build would be ignored in silence. Therefore the build notes a hash of each
source that it compiled, and of `METHODS`. This file imports nothing of ours: `setup.py` reads it
too.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

COMPILED_FILES = (
    "potager/core/bits.py",
    "potager/core/values.py",
    "potager/core/state.py",
    "potager/core/texts.py",
    "potager/core/playout.py",
    "potager/core/features.py",
    "potager/core/learned.py",
    "potager/games/*/rules.py",  # and what that imports of its folder
    "potager/games/*/rules/[a-z]*.py",  # where one file is not enough
    "potager/games/*/planning.py",  # how a game's own bots think ahead
    "potager/games/*/tending.py",  # and how they choose at once
    "potager/games/*/features.py",
    "potager/games/*/learned.py",  # values learned by self-play
    "potager/bots/search.py",
    "potager/lab/envs/stepping.py",
    "potager/bots/book.py",  # tables of solved positions
    "potager/bots/matrix.py",  # choices made at once
    "potager/lab/solving/valuing.py",
    "potager/lab/solving/sharing.py",  # more than two seats
    "potager/lab/solving/answering.py",
    "potager/lab/solving/playing.py",
    "potager/lab/learning.py",
    "potager/table/telling/aligning.py",
    "connect_four/rules.py",
    "connect_four/features.py",
)
METHODS = "potager/core/fields.py"  # writes methods into what is compiled, and is not itself
NOTE = "potager/_compiled.json"


def sources(*roots: Path) -> dict[str, Path]:
    """The files to compile below these folders, by their names in the installation.

    These are the files on the list and what they import of their own folders.
    """
    return {
        file.relative_to(root).as_posix(): file
        for root in roots
        for file in _with_neighbours(_listed(root))
    }


def hashes(files: dict[str, Path]) -> dict[str, str]:
    """A hash of each file."""
    return {name: sha256(file.read_bytes()).hexdigest() for name, file in files.items()}


def compiled(root: Path = Path(__file__).parents[1]) -> bool:
    """Whether every file that should be compiled is, from the very source that lies beside it."""
    note = root / NOTE
    if not note.exists():
        return False
    noted: dict[str, str] = json.loads(note.read_text())
    files = {name: root / name for name in noted}
    return (
        {file.relative_to(root).as_posix() for file in _listed(root)} <= noted.keys()
        and all(file.exists() for file in files.values())
        and all(_is_extension(name, file) for name, file in files.items() if name != METHODS)
        and hashes(files) == noted
    )


def _listed(root: Path) -> list[Path]:
    return [file for pattern in COMPILED_FILES for file in sorted(root.glob(pattern))]


def _with_neighbours(files: list[Path]) -> list[Path]:
    """These files and those of their folders that they import, directly or not."""
    import ast

    found = dict.fromkeys(files)
    new = list(found)
    for importer in new:
        for node in ast.walk(ast.parse(importer.read_text())):
            if isinstance(node, ast.ImportFrom) and node.level == 1:
                names = [node.module] if node.module else [alias.name for alias in node.names]
                for path in (importer.with_name(f"{name}.py") for name in names):
                    if path not in found and path.exists():
                        found[path] = None
                        new.append(path)
    return new


def _is_extension(name: str, file: Path) -> bool:
    """Python prefers an extension to the source beside it, unless that was imported before."""
    loaded = sys.modules.get(name.removesuffix(".py").replace("/", "."))
    if loaded is not None:
        return str(loaded.__file__).endswith(tuple(EXTENSION_SUFFIXES))
    return any(file.with_suffix(suffix).exists() for suffix in EXTENSION_SUFFIXES)
