"""The fields of a deck file, checked one by one: foods, powers, and icons on bid cards."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from potager.core.options import one_of
from potager.games.yes_broccoli.rules import cards

COLOURS = ("red", "blue", "purple", "green", "orange")  # in the order of the seats
WINDOWS = {
    "served": cards.SERVED_WINDOW,
    "revealed": cards.REVEALED_WINDOW,
    "eaten": cards.EATEN_WINDOW,
}
ON_BIDS = ("add", "multiply", "reverse", "swap-bids", "replace-bid")  # need revealed bids
ON_FOODS = ("replace-foods",)  # need foods up for grabs
ON_PILES = ("discard", "exchange")
EFFECTS = (*ON_BIDS, *ON_FOODS, *ON_PILES, "cancel")
MOST_WORTH = 99
MOST_COPIES = 20
MOST_EXTRA = 3


def slug(name: str) -> str:
    """'ice-cream': a card's name as paths and notation say it; no two cards share one.

    >>> slug("Ice cream!")
    'ice-cream'
    """
    return re.sub(r"[^\w]+", "-", name.lower()).strip("-")


class Problems:
    """Collects what is wrong, each with the place where it is."""

    def __init__(self, place: str, found: list[str] | None = None) -> None:
        self.place = place
        self.found: list[str] = [] if found is None else found

    def of(self, card: str) -> Problems:
        """The same list, for one card of the file."""
        return Problems(f"{self.place}, {card}", self.found)

    def add(self, field: str, right: str) -> None:
        self.found.append(f"{self.place}, {field}: {right}.")


class Food(NamedTuple):
    name: str
    value: int
    copies: int
    picture: str


class Power(NamedTuple):
    name: str
    text: tuple[str, ...]
    copies: int
    picture: str
    effect: int
    amount: int
    windows: int


class Fields:
    """The fields of one card. Each is asked for once; what is left over is a problem."""

    def __init__(self, card: Mapping[str, Any], problems: Problems) -> None:
        self.left = dict(card)
        self.problems = problems
        self.good = True

    def wrong(self, field: str, right: str) -> None:
        self.problems.add(field, right)
        self.good = False

    def text(self, field: str, most: int, default: str | None = None) -> str:
        value = self.left.pop(field, default)
        if isinstance(value, str) and len(value) <= most and (value.strip() or default == ""):
            return value.strip()
        self.wrong(field, f"give a text of 1 to {most} characters")
        return ""

    def name(self) -> str:
        name = self.text("name", 24)
        if name and not slug(name):
            self.wrong("name", "give it a letter or a digit")
        return name

    def number(self, field: str, least: int, most: int, default: int | None = None) -> int:
        value = self.left.pop(field, default)
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        self.wrong(field, f"give a whole number from {least} to {most}")
        return least

    def choice(self, field: str, among: tuple[str, ...]) -> str:
        value = self.left.pop(field, None)
        if value in among:
            return str(value)
        self.wrong(field, f"choose {one_of(among)}")
        return ""

    def nothing_else(self) -> bool:
        """Whether all was well, and no field is left."""
        for field in self.left:
            self.wrong(field, "this card has no such field")
        return self.good


def read_food(card: Mapping[str, Any], problems: Problems) -> Food | None:
    fields = Fields(card, problems)
    food = Food(
        fields.name(),
        fields.number("value", -MOST_WORTH, MOST_WORTH),
        fields.number("copies", 0, MOST_COPIES, 1),
        fields.text("picture", 24, ""),
    )
    return food if fields.nothing_else() else None


def read_power(card: Mapping[str, Any], problems: Problems) -> Power | None:
    fields = Fields(card, problems)
    name = fields.name()
    lines = _lines(fields)
    copies = fields.number("copies", 0, MOST_COPIES, 1)
    picture = fields.text("picture", 24, "")
    if copies == 0 and "effect" not in fields.left:
        # Only takes a power of that name out of the deck.
        return Power(name, lines, 0, "", 0, 0, 0) if fields.nothing_else() else None
    effect = fields.choice("effect", EFFECTS)
    if not effect:
        if "windows" in fields.left:
            _windows(effect, fields)
        return None
    code, amount = _effect(effect, fields)
    windows = _windows(effect, fields)
    power = Power(name, lines, copies, picture, code, amount, windows)
    return power if fields.nothing_else() else None


def _lines(fields: Fields) -> tuple[str, ...]:
    value = fields.left.pop("text", [])
    lines = [value] if isinstance(value, str) else value
    if (
        isinstance(lines, list)
        and len(lines) <= 2
        and all(isinstance(line, str) and len(line) <= 26 for line in lines)
    ):
        return tuple(lines)
    fields.wrong("text", "give one or two lines of at most 26 characters")
    return ()


def _effect(effect: str, fields: Fields) -> tuple[int, int]:
    """The effect and its number, as the rules know them."""
    if effect == "add":
        if fields.left.get("amount") == "icons":
            del fields.left["amount"]
            return cards.ADD_ICONS, 0
        return cards.ADD, fields.number("amount", -MOST_WORTH, MOST_WORTH)
    if effect == "multiply":
        by = fields.left.pop("by", None)
        if by == 0.5:
            return cards.DIVIDE, 2
        if by in (2, 3, 4) and not isinstance(by, bool):
            return cards.TIMES, int(by)
        fields.wrong("by", "choose 0.5, 2, 3 or 4")
        return cards.TIMES, 2
    if effect == "replace-bid":
        with_food = fields.choice("with", ("card", "food")) == "food"
        return (cards.FOOD_AS_BID if with_food else cards.NEW_CARD), 0
    if effect == "replace-foods":
        one = fields.choice("foods", ("one", "all")) == "one"
        extra = fields.number("extra", 1, MOST_EXTRA, 1)
        return (cards.REPLACE_FOOD if one else cards.REPLACE_ALL), extra
    plain = {
        "reverse": cards.REVERSE,
        "swap-bids": cards.SWAP_BIDS,
        "discard": cards.DISCARD,
        "exchange": cards.EXCHANGE,
        "cancel": cards.CANCEL,
    }
    return plain[effect], 0


def _windows(effect: str, fields: Fields) -> int:
    """The windows as a set. A power needs what it acts on: bids are there only when revealed."""
    given = fields.left.pop("windows", None)
    if effect == "cancel":
        if given is not None:
            fields.wrong("windows", "leave it out: cancel is played after a power in any window")
        return 0
    fit = tuple(WINDOWS)
    if effect in ON_BIDS:
        fit = ("revealed",)
    elif effect in ON_FOODS:
        fit = ("served", "revealed")
    if not isinstance(given, list) or not given or not all(name in fit for name in given):
        fields.wrong(
            "windows", f"give a list of {one_of(fit)}" if fit[1:] else f'write ["{fit[0]}"]'
        )
        return 0
    return sum({WINDOWS[name] for name in given})


def read_bids(bids: Any, problems: Problems) -> dict[str, list[int]]:
    """Icons by colour, for the values 1 to 9."""
    if not isinstance(bids, dict):
        problems.add("bids", "write it as [bids], with nine numbers for a colour")
        return {}
    found = {}
    for colour, icons in bids.items():
        if colour not in COLOURS:
            problems.add(f"bids, {colour}", f"there is no such colour: choose {one_of(COLOURS)}")
        elif (
            not isinstance(icons, list)
            or len(icons) != cards.VALUES
            or any(type(one) is not int or not 1 <= one <= 5 for one in icons)
        ):
            problems.add(f"bids, {colour}", "give nine numbers of icons, each from 1 to 5")
        else:
            found[colour] = icons
    return found
