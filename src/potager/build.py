"""Which files are compiled, and whether this installation really runs them compiled.

The same sources run uncompiled, so a missing compiler shows only in the speed, and an edited
source beside an old build would be ignored in silence. Therefore the build notes a hash of each
source that it compiled. This file imports nothing of ours: `setup.py` reads it too.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

COMPILED_FILES = (
    "potager/core/bits.py",
    "potager/core/state.py",
    "potager/core/playout.py",
    "potager/games/*/rules.py",
    "potager/bots/search.py",
    "connect_four/rules.py",
)
NOTE = "potager/_compiled.json"


def sources(*roots: Path) -> Iterator[tuple[str, Path]]:
    """The files to compile below these folders, each with its name in the installation."""
    for root in roots:
        for pattern in COMPILED_FILES:
            for file in sorted(root.glob(pattern)):
                yield file.relative_to(root).as_posix(), file


def hashes(*roots: Path) -> dict[str, str]:
    """A hash of each of those files."""
    return {name: sha256(file.read_bytes()).hexdigest() for name, file in sources(*roots)}


def compiled(root: Path = Path(__file__).parents[1]) -> bool:
    """Whether every file that should be compiled is, from the very source that lies beside it."""
    note = root / NOTE
    if not note.exists() or json.loads(note.read_text()) != hashes(root):
        return False
    return all(_is_extension(name, file) for name, file in sources(root))


def _is_extension(name: str, file: Path) -> bool:
    """Python prefers an extension to the source beside it, unless that was imported before."""
    loaded = sys.modules.get(name.removesuffix(".py").replace("/", "."))
    if loaded is not None:
        return str(loaded.__file__).endswith(tuple(EXTENSION_SUFFIXES))
    return any(file.with_suffix(suffix).exists() for suffix in EXTENSION_SUFFIXES)
