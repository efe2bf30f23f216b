"""The characters from TOML: names and words for the six powers in the rules."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from potager.core.toml import read_toml

POWERS = ("bandit", "ghost", "mummy", "sailor", "vampire", "clown")  # as `actions.py` numbers them


class Character(NamedTuple):
    """One of the six."""

    power: str
    name: str
    text: str


@cache
def characters() -> tuple[Character, ...]:
    """The standard characters, in the order of their powers."""
    text = (Path(__file__).parent / "characters.toml").read_text("utf-8")
    found = {card["power"]: Character(**card) for card in read_toml(text)["character"]}
    return tuple(found[power] for power in POWERS)
