"""The bots at a table, each with a name, a face and a way to play: `personalities.toml`.

>>> [one.name for one in personalities("easy")][:4]
['Pip', 'Bumble', 'Clover', 'Dot']
>>> known("Pip").face, known("Pip 2").face, known("Somebody")
('bot-pip', 'bot-pip', None)
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection
from functools import cache
from pathlib import Path

import msgspec

FILE = Path(__file__).with_suffix(".toml")


class Personality(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A bot as people know it."""

    name: str
    level: str
    colour: str  # of those that people choose for themselves
    style: str
    daring: float  # how much it looks at unusual moves, against its level
    tempo: float  # how long it waits before it answers, against the usual
    face: str = ""  # a symbol of the shared art


@cache
def everybody() -> tuple[Personality, ...]:
    """All of them, the weakest first."""
    found = tomllib.loads(FILE.read_text("utf-8"))
    return tuple(
        msgspec.convert({"face": f"bot-{key}"} | fields, Personality)
        for key, fields in found.items()
    )


def personalities(level: str) -> tuple[Personality, ...]:
    """Those of a level."""
    return tuple(one for one in everybody() if one.level == level)


@cache
def known(name: str) -> Personality | None:
    """Who has that name, whether or not others of that name sit at the table."""
    first = name.rstrip("0123456789 ")
    return next((one for one in everybody() if one.name == first), None)


def names(level: str, taken: Collection[str]) -> list[str]:
    """The names that a new bot of a level may have; where all are taken, with a number."""
    plain = [one.name for one in personalities(level)]
    if not plain:
        raise ValueError(f"nobody plays at level {level!r}")
    number = 1
    while True:
        found = [name if number == 1 else f"{name} {number}" for name in plain]
        free = [name for name in found if name not in taken]
        if free:
            return free
        number += 1
