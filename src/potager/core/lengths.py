"""How many minutes a match takes people with these options.

A game's `lengths.toml` has `decisions`: how often a match waits for somebody who has a choice, for
each value of the options in `by`. `scripts/lengths.py` counts them in matches between medium bots.
Simultaneous choices count as one. `seconds` is the time that people need for each, including the
time to watch its effect. A game without such a file, or without these options, uses `minutes`.

>>> import potager
>>> game = potager.game("snail-invasion")
>>> minutes(game, game.resolve(mode="solitaire", garden="patio"))
1
>>> minutes(game, game.resolve(board="4x4")) > 5
True
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import TYPE_CHECKING, Any

from .game import AnyGame

if TYPE_CHECKING:
    from pathlib import Path

NAME = "lengths.toml"
ROUGH = 10  # minutes, from which on a length is told in steps of five


def minutes(game: AnyGame, options: Any) -> int:
    """About how many minutes a match takes."""
    found = read_lengths(game.folder / NAME)
    decisions = found and found["decisions"].get(key(found["by"], options))
    if not decisions:
        return game.minutes
    length: float = decisions * found["seconds"] / 60
    return max(1, round(length)) if length < ROUGH else 5 * round(length / 5)


def key(by: list[str], options: Any) -> str:
    """The options that matter, as they are named in the file."""
    return " ".join(str(getattr(options, name)) for name in by)


@cache
def read_lengths(file: Path) -> dict[str, Any]:
    """The contents of a game's file, or nothing if it has none."""
    return tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
