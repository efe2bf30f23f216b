"""The bots at a table with their names, faces and ways to play, from `personalities.toml`.

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
    """All bots, weakest first."""
    found = tomllib.loads(FILE.read_text("utf-8"))
    return tuple(
        msgspec.convert({"face": f"bot-{key}"} | fields, Personality)
        for key, fields in found.items()
    )


def personalities(level: str) -> tuple[Personality, ...]:
    """The bots at a level."""
    return tuple(one for one in everybody() if one.level == level)


@cache
def known(name: str) -> Personality | None:
    """The bot with this name, even if the name has a number because it is at the table twice."""
    first = name.rstrip("0123456789 ")
    return next((one for one in everybody() if one.name == first), None)


def names(level: str, taken: Collection[str]) -> list[str]:
    """The possible names for a new bot at a level, with a number if all are taken."""
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
