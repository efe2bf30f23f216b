"""The fields of a deck file: the values each may have, and the errors for other values."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from potager.core.options import one_of
from potager.games.yes_broccoli.rules import cards

COLOURS = ("red", "blue", "purple", "green", "orange")  # in the order of the seats
WINDOWS = {
    "served": cards.SERVED_WINDOW,
    "revealed": cards.REVEALED_WINDOW,
    "eaten": cards.EATEN_WINDOW,
}
MOST_WORTH = 99
MOST_COPIES = 20
MOST_EXTRA = 3
Values = Mapping[str, Any]


def slug(name: str) -> str:
    """'ice-cream': a card's name as paths and notation say it; no two cards share one.

    >>> slug("Ice cream!")
    'ice-cream'
    """
    return re.sub(r"[^\w]+", "-", name.lower()).strip("-")


class Problems:
    """Collects faults, each with its place in the file."""

    def __init__(self, place: str, found: list[str] | None = None) -> None:
        self.place = place
        self.found: list[str] = [] if found is None else found

    def of(self, card: str) -> Problems:
        """The same list, for one card of the file."""
        return Problems(f"{self.place}, {card}", self.found)

    def add(self, field: str, right: str) -> None:
        self.found.append(f"{self.place}, {field}: {right}.")


class DeckField(NamedTuple):
    """The values a field may have."""

    fits: Callable[[Any], bool]
    right: str  # what it should be, in a sentence
    default: Any = None  # where it is left out


def text(most: int, least: int = 1) -> DeckField:
    def fits(value: Any) -> bool:
        return isinstance(value, str) and len(value) <= most and len(value.strip()) >= least

    return DeckField(fits, f"give a text of 1 to {most} characters", None if least else "")


def number(least: int, most: int, default: int | None = None) -> DeckField:
    def fits(value: Any) -> bool:
        return type(value) is int and least <= value <= most

    return DeckField(fits, f"give a whole number from {least} to {most}", default)


def choice(*among: object) -> DeckField:
    return DeckField(lambda value: value in among, f"choose {one_of(map(str, among))}")


def windows(*fit: str) -> DeckField:
    """A power needs what it acts on: bids are there only when they are revealed."""
    if not fit:
        right = "leave it out: cancel is played after a power in any window"
        return DeckField(lambda value: value is None, right)
    right = f"give a list of {one_of(fit)}" if fit[1:] else f'write ["{fit[0]}"]'
    return DeckField(
        lambda value: isinstance(value, list) and value != [] and all(one in fit for one in value),
        right,
    )


def _are_lines(value: Any) -> bool:
    lines = [value] if isinstance(value, str) else value
    return (
        isinstance(lines, list)
        and len(lines) <= 2
        and all(isinstance(line, str) and len(line) <= 26 for line in lines)
    )


NAME, COPIES, PICTURE = text(24), number(0, MOST_COPIES, 1), text(24, 0)
LINES = DeckField(_are_lines, "give one or two lines of at most 26 characters", [])
AMOUNT = number(-MOST_WORTH, MOST_WORTH)
AMOUNT_OR_ICONS = AMOUNT._replace(fits=lambda value: value == "icons" or AMOUNT.fits(value))
FOOD = {"name": NAME, "value": AMOUNT, "copies": COPIES, "picture": PICTURE}
POWER = {"name": NAME, "text": LINES, "copies": COPIES, "picture": PICTURE}
ICONS = DeckField(
    lambda value: (
        isinstance(value, list)
        and len(value) == cards.VALUES
        and all(type(one) is int and 1 <= one <= 5 for one in value)
    ),
    "give nine numbers of icons, each from 1 to 5",
)


class Effect(NamedTuple):
    """What a power does: its code and number as the rules know them, made of the card's fields."""

    code: Callable[[Values], tuple[int, int]]
    windows: tuple[str, ...]  # in which there is what it acts on
    fields: Mapping[str, DeckField] = {}


def plain(code: int) -> Callable[[Values], tuple[int, int]]:
    return lambda _: (code, 0)


def add(card: Values) -> tuple[int, int]:
    amount = card["amount"]
    return (cards.ADD_ICONS, 0) if amount == "icons" else (cards.ADD, amount)


def multiply(card: Values) -> tuple[int, int]:
    return (cards.DIVIDE, 2) if card["by"] == 0.5 else (cards.TIMES, int(card["by"]))


def replace_bid(card: Values) -> tuple[int, int]:
    return (cards.FOOD_AS_BID if card["with"] == "food" else cards.NEW_CARD), 0


def replace_foods(card: Values) -> tuple[int, int]:
    return (cards.REPLACE_FOOD if card["foods"] == "one" else cards.REPLACE_ALL), card["extra"]


ON_BIDS = ("revealed",)
ON_FOODS = ("served", "revealed")
ON_PILES = tuple(WINDOWS)
EFFECTS = {
    "add": Effect(add, ON_BIDS, {"amount": AMOUNT_OR_ICONS}),
    "multiply": Effect(multiply, ON_BIDS, {"by": choice(0.5, 2, 3, 4)}),
    "reverse": Effect(plain(cards.REVERSE), ON_BIDS),
    "swap-bids": Effect(plain(cards.SWAP_BIDS), ON_BIDS),
    "replace-bid": Effect(replace_bid, ON_BIDS, {"with": choice("card", "food")}),
    "replace-foods": Effect(
        replace_foods,
        ON_FOODS,
        {"foods": choice("one", "all"), "extra": number(1, MOST_EXTRA, 1)},
    ),
    "discard": Effect(plain(cards.DISCARD), ON_PILES),
    "exchange": Effect(plain(cards.EXCHANGE), ON_PILES),
    "cancel": Effect(plain(cards.CANCEL), ()),
}


def of_power(card: Values) -> dict[str, DeckField]:
    """The fields of a power: some are its effect's."""
    if "effect" not in card and card.get("copies") == 0:
        return POWER  # it only takes a power of that name out of the deck
    fields = {**POWER, "effect": choice(*EFFECTS)}
    found = EFFECTS[card["effect"]] if fields["effect"].fits(card.get("effect")) else None
    if found is None:  # what else it may have is not known
        others = {name: DeckField(lambda _: True, "") for name in card}
        unknown = windows(*WINDOWS)._replace(default=list(WINDOWS))
        return {**others, **fields, "windows": unknown}
    return {**fields, **found.fields, "windows": windows(*found.windows)}


def read(
    card: Values, fields: Mapping[str, DeckField], problems: Problems
) -> dict[str, Any] | None:
    """The values of a card's fields, or none where one of them is wrong."""
    values = {name: card.get(name, field.default) for name, field in fields.items()}
    wrong = {name: field.right for name, field in fields.items() if not field.fits(values[name])}
    wrong |= dict.fromkeys(
        (name for name in card if name not in fields), "this card has no such field"
    )
    for name, right in wrong.items():
        problems.add(name, right)
    return None if wrong else values
