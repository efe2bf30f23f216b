"""The characters from TOML: names and words for the six powers that the rules know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from potager.core.toml import BadToml, read_file, read_toml

POWERS = ("bandit", "ghost", "mummy", "sailor", "vampire", "clown")  # as `actions.py` numbers them
FIELDS = ("power", "name", "text")
LONGEST = {"name": 20, "text": 90}


class Character(NamedTuple):
    """One of the six."""

    power: str
    name: str
    text: str


@cache
def characters() -> tuple[Character, ...]:
    """The house's characters, in the order of their powers."""
    text = (Path(__file__).parent / "characters.toml").read_text("utf-8")
    found = {card["power"]: Character(**card) for card in read_toml(text)["character"]}
    return tuple(found[power] for power in POWERS)


def check_characters(path: Path | str) -> list[str]:
    """What is wrong with a file of characters: a sentence for each fault, none if it is fine."""
    file = Path(path)
    try:
        found = read_toml(read_file(file))
    except BadToml as error:
        return [f"{file.name}: {error}."]
    except (OSError, UnicodeDecodeError) as error:
        return [f"{file.name} can't be read: {getattr(error, 'strerror', error)}."]
    cards = found.get("character")
    if list(found) != ["character"] or not isinstance(cards, list):
        return [f"{file.name}: it should hold [[character]] cards only."]
    told = [
        f"{file.name}: character {number}, {fault}"
        for number, card in enumerate(cards, 1)
        for fault in _faults(card)
    ]
    powers = Counter(str(card.get("power")) for card in cards if isinstance(card, dict))
    told += [
        f"{file.name}: power: {power} should be there once, and is {powers[power]} times."
        for power in POWERS
        if powers[power] != 1
    ]
    return told


def _faults(card: Any) -> Iterator[str]:
    if not isinstance(card, dict):
        yield "it should be a table."
        return
    for field in card:
        if field not in FIELDS:
            yield f"{field}: there is no such field; a character has {', '.join(FIELDS)}."
    if card.get("power") not in POWERS:
        yield f"power: choose {', '.join(POWERS[:-1])} or {POWERS[-1]}."
    for field, most in LONGEST.items():
        text = card.get(field)
        if not isinstance(text, str) or not 0 < len(text) <= most:
            yield f"{field}: give a text of 1 to {most} characters."
