"""Write src/potager/core/cldr.json: plural rules and number signs of all languages, from the CLDR.

    python scripts/cldr.py

Babel has them, but with 10 MB it is too large to be installed with Potager.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

from babel import Locale, UnknownLocaleError
from babel.localedata import locale_identifiers
from babel.plural import PluralRule

FILE = Path(__file__).parents[1] / "src/potager/core/cldr.json"
CATEGORIES = ("zero", "one", "two", "few", "many")
FRACTIONS = "vwftce"  # operands about what follows the decimal sign: 0 for a whole number


def for_whole_numbers(rule: str) -> str:
    """A plural rule without the parts that depend on fractions. Empty if it never fits."""
    found = []
    for part in rule.split(" or "):
        kept = [_of_whole_numbers(one) for one in part.split(" and ")]
        if "never" not in kept:
            found.append(" and ".join(one for one in kept if one != "always") or "always")
    return "always" if "always" in found else " or ".join(found)


def _of_whole_numbers(relation: str) -> str:
    operand, negated, ranges = re.fullmatch(r"(\w)(?: mod \d+)?( not)? in (.+)", relation).groups()  # type: ignore[union-attr]  # Babel writes no others
    if operand in "ni":
        return f"n{relation[1:]}"
    assert operand in FRACTIONS, relation
    inside = any(one.partition("..")[0] == "0" for one in ranges.split(","))
    return "always" if inside != bool(negated) else "never"


def rules_of(rule: PluralRule) -> dict[str, str]:
    """The rules of a language by category, without `other`."""
    known = dict(rule.rules)
    found = {one: for_whole_numbers(known[one]) for one in CATEGORIES if one in known}
    return {category: text for category, text in found.items() if text}


def languages() -> dict[str, dict[str, object]]:
    """What grammar needs to know about numbers, by language."""
    found = {}
    for identifier in sorted(one for one in locale_identifiers() if "_" not in one):
        try:
            locale = Locale.parse(identifier)
        except UnknownLocaleError:
            continue
        group = locale.number_symbols.get("latn", {}).get("group", ",")
        plurals, ordinals = rules_of(locale.plural_form), rules_of(locale.ordinal_form)
        found[identifier] = {"group": group, "plurals": plurals, "ordinals": ordinals}
    return found


if __name__ == "__main__":
    rows = (f"{json.dumps(name)}: {json.dumps(facts)}" for name, facts in languages().items())
    FILE.write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")
    print(f"Written: {FILE.name}")
