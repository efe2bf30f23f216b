"""Vector environments: Connect Four beside pgx and PettingZoo's connect_four_v3, and all games.

Both sides have all cores: pgx by JAX's threads, ours by a process a core. Figures are by the clock.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from benchmarks.common import (
    HERE,
    ROOT,
    Figures,
    Outcome,
    Ratio,
    arguments,
    compare,
    our_versions,
    potager_side,
    show,
)

GAMES = ("connect four", "snail", "shambo", "yes broccoli", "carrots and broccoli", "carrotia")
OURS = tuple(f"{game} vector" for game in GAMES)
THEIRS = ("pgx vector", "pettingzoo connect_four_v3")
WANTED = HERE / "requirements-vector.txt"
FOLDER = ROOT / "build/vector"


def vector_python() -> Path:
    """The Python of `build/vector`, which is made when it is first needed."""
    python, stamp = FOLDER / "bin/python", FOLDER / "made-from.txt"
    if not stamp.exists() or stamp.read_text() != WANTED.read_text():
        print(f"Making {FOLDER.relative_to(ROOT)} ...", file=sys.stderr, flush=True)
        subprocess.run([sys.executable, "-m", "venv", FOLDER], check=True)
        install = ["-m", "pip", "install", "-qq", "--disable-pip-version-check", "-r"]
        subprocess.run([python, *install, WANTED], check=True)
        stamp.write_text(WANTED.read_text())
    return python


def vector_side(*parts: str) -> Figures:
    command = [str(vector_python()), str(HERE / "vector_theirs.py"), *parts]
    output = subprocess.check_output(command, text=True, env=dict(os.environ))
    found: Figures = json.loads(output)
    return found


def vector_versions() -> dict[str, str]:
    script = "from importlib.metadata import version; import sys; print(version(sys.argv[1]))"
    return {
        name: subprocess.check_output([vector_python(), "-c", script, name], text=True).strip()
        for name in ("pgx", "jax", "pettingzoo")
    }


def measure(rounds: int) -> Outcome:
    return compare(
        "Vector environments, batches of 1,024",
        rounds,
        [lambda: potager_side(*OURS), lambda: vector_side(*THEIRS)],
        dict.fromkeys((*OURS, *THEIRS), "steps/s"),
        [
            Ratio("Connect Four / pgx", "connect four vector", "pgx vector", 2),
            Ratio("Connect Four / PettingZoo", "connect four vector", THEIRS[1], 50),
        ],
        our_versions() | vector_versions(),
    )


if __name__ == "__main__":
    given = arguments(__doc__, rounds=5)
    show(measure(given.rounds), as_json=given.json)
