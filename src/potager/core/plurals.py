"""Which form of a word goes with a number, in each language: the plural rules of the CLDR.

`cldr.json` has them; scripts/cldr.py wrote it.

>>> [category("pl", n) for n in (1, 3, 5, 22)], category("en", 3, ordinal=True)
(['one', 'few', 'many', 'few'], 'few')
>>> categories("pl")
('one', 'few', 'many', 'other')
>>> grouped("de", 12000)
'12.000'
"""

from __future__ import annotations

import json
import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

RELATION = re.compile(r"n(?: mod (\d+))?( not)? in (.+)")
LEAST_GROUPED = 10_000  # numbers below this are easier to read without separators
MOST_KNOWN = 4_096


@lru_cache(maxsize=MOST_KNOWN)
def category(language: str, n: int, *, ordinal: bool = False) -> str:
    """The category of a number: one, few, many, other, …"""
    for name, rule in _facts(language)["ordinals" if ordinal else "plurals"].items():
        if _fits(rule, abs(n)):
            return str(name)
    return "other"


def categories(language: str, *, ordinal: bool = False) -> tuple[str, ...]:
    """All categories of a language."""
    return (*_facts(language)["ordinals" if ordinal else "plurals"], "other")


def grouped(language: str, n: int) -> str:
    """A number in figures."""
    if abs(n) < LEAST_GROUPED:
        return str(n)
    return f"{n:,}".replace(",", _facts(language)["group"])


@cache
def _all() -> dict[str, Any]:
    found = json.loads((Path(__file__).parent / "cldr.json").read_text("utf-8"))
    assert isinstance(found, dict)
    return found


def _facts(language: str) -> Any:
    return _all().get(language.partition("-")[0]) or _all()["en"]


def _fits(rule: str, n: int) -> bool:
    return rule == "always" or any(
        all(_holds(relation, n) for relation in part.split(" and ")) for part in rule.split(" or ")
    )


def _holds(relation: str, n: int) -> bool:
    """Whether a number fits 'n mod 10 not in 2..4,8'."""
    found = RELATION.fullmatch(relation)
    assert found, relation
    modulo, negated, ranges = found.groups()
    value = n % int(modulo) if modulo else n
    bounds = (one.split("..") for one in ranges.split(","))
    inside = any(int(one[0]) <= value <= int(one[-1]) for one in bounds)
    return inside != bool(negated)
