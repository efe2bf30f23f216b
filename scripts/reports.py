"""Write the lab's reports of all games into a folder: `make reports`.

Sizes are modest, so that all of them take a few minutes on two processors.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

# What each game is played with, where its defaults show too little, and how often.
GAMES = {
    "snail-invasion": ["--games", "1000"],
    "pyramid-shambo": ["--games", "2000"],
    "carrots-and-broccoli": ["--games", "1000"],
    "yes-broccoli": ["--players", "3", "-o", "game=advanced", "--games", "400"],
    "carrotia": ["--games", "800"],
}


def main() -> None:
    out = sys.argv[1] if len(sys.argv) > 1 else "build/reports"
    potager = Path(sys.executable).parent / "potager"
    for game, flags in GAMES.items():
        print(f"{game} ...", flush=True)
        subprocess.run([potager, "report", game, *flags, "--out", out, "--json"], check=True)


if __name__ == "__main__":
    main()
