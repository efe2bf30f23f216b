"""Decks as TOML files: the standard deck, and decks that people write.

A deck file adds foods and powers to the standard deck, or replaces those with the same name. An
invalid file gets an error for each fault, with file, card and field. `docs/decks.md` explains the
format. The standard deck, `deck.toml`, uses it too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from potager.core.errors import PotagerError
from potager.core.options import one_of
from potager.core.toml import BadToml, read_file, read_toml
from potager.games.yes_broccoli.rules.cards import BID_CARDS, MOST_TYPES, Deck

from .fields import (
    COLOURS,
    EFFECTS,
    FOOD,
    ICONS,
    WINDOWS,
    DeckField,
    Problems,
    of_power,
    read,
    slug,
)

EARLIER = Path(__file__).parent  # house decks of earlier versions, by their hash
HOUSE = EARLIER.with_name("deck.toml")
MOST_FOODS = 200  # cards
MOST_POWERS = 60
Card = Mapping[str, Any]  # its fields, or a table of the file
Found = dict[str, dict[str, Any]]  # the cards of a deck by their slugs, and icons by their colours


class BadDeck(PotagerError):
    """A deck file that can't be used: `problems` has one sentence for each fault.

    As a text it has a line for each of them.
    """

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


def check_deck(path: Path | str) -> list[str]:
    """What is wrong with a deck file: one sentence each, with file, card and field."""
    try:
        parse_deck(read_file(Path(path)), str(path))
    except BadDeck as bad:
        return bad.problems
    except BadToml as error:
        return [f"{path}: {error}."]
    except OSError as error:
        return [f"{path} can't be read: {error.strerror}."]
    except UnicodeDecodeError:
        return [f"{path} is not a text file in UTF-8."]
    return []


@lru_cache(maxsize=1)
def house_name() -> str:
    """The house deck as records name it: with a hash of all that the rules know of it."""
    deck = house_deck()
    foods = [deck.foods, list(deck.worth), list(deck.copies), list(deck.icons)]
    powers = [deck.powers, list(deck.effects), list(deck.amounts), list(deck.windows)]
    told = repr([*foods, *powers, list(deck.kinds)])
    return f"house:{sha256(told.encode()).hexdigest()[:12]}"


@lru_cache(maxsize=1)
def house_deck() -> Deck:
    """The standard deck, whose names and texts are in the catalogue too."""
    return parse_deck(HOUSE.read_text("utf-8"))


def deck_text(name: str) -> str:
    """The text of a deck as an option names it: `house`, `house:hash`, or the text itself."""
    if name in ("house", house_name()):
        return HOUSE.read_text("utf-8")
    if name.startswith("house:"):
        mark = name.removeprefix("house:")
        earlier = EARLIER / f"{mark}.toml"
        if mark.isalnum() and earlier.exists():  # and no path to another file
            return earlier.read_text("utf-8")
        raise BadDeck([f"This version of Potager does not have the deck {name}."])
    if "=" not in name:
        start = " ".join(name.split())[:40]
        raise BadDeck([f"deck can't be '{start}': choose house, or give a deck file's text."])
    return name


@lru_cache(maxsize=64)
def parse_deck(text: str, file: str = "The deck") -> Deck:
    """The deck that a text describes; BadDeck tells all that is wrong with it."""
    try:
        tables = read_toml(text)
    except BadToml as error:
        raise BadDeck([f"{file}: {error}."]) from None
    problems, found = Problems(file), Found(food={}, power={}, bids={})
    start = tables.get("start", "house")
    if start == "house":
        _collect(read_toml(HOUSE.read_text("utf-8")), Problems(HOUSE.name), found)
    elif start != "nothing":
        problems.add("start", 'choose "house" or "nothing"')
    _collect(tables, problems, found)
    deck = _deck(
        [food for food in found["food"].values() if food["copies"]],
        [power for power in found["power"].values() if power["copies"]],
        [icon for colour in COLOURS for icon in found["bids"].get(colour, [])],
    )
    _limits(deck, problems)
    if problems.found:
        raise BadDeck(problems.found)
    return deck


def _collect(tables: Card, problems: Problems, found: Found) -> None:
    """Add the cards of a file, in place of those with the same name."""
    for name in sorted(tables.keys() - {"name", "start", "food", "power", "bids"}):
        problems.add(name, "there is no such field: choose name, start, food, power or bids")
    name = tables.get("name", "")
    if not isinstance(name, str) or len(name) > 60:
        problems.add("name", "give a text of at most 60 characters")
    found["food"] |= _cards(tables, "food", problems, lambda _: FOOD)
    found["power"] |= _cards(tables, "power", problems, of_power)
    bids = tables.get("bids", {})
    if not isinstance(bids, dict):
        problems.add("bids", "write it as [bids], with nine numbers for a colour")
        return
    for colour, icons in bids.items():
        if colour not in COLOURS:
            problems.add(f"bids, {colour}", f"there is no such colour: choose {one_of(COLOURS)}")
        elif not ICONS.fits(icons):
            problems.add(f"bids, {colour}", ICONS.right)
        else:
            found["bids"][colour] = icons


def _cards(
    tables: Card, kind: str, problems: Problems, fields: Callable[[Card], Mapping[str, DeckField]]
) -> dict[str, Card]:
    """The valid cards of one kind, by their slugs. The others are problems."""
    cards = tables.get(kind, [])
    if not isinstance(cards, list) or not all(isinstance(card, dict) for card in cards):
        problems.add(kind, f"write each card as [[{kind}]]")
        return {}
    found: dict[str, Card] = {}
    for nth, card in enumerate(cards, 1):
        name = card.get("name")
        here = problems.of(f"{kind} {name if isinstance(name, str) and name else nth}")
        one = read(card, fields(card), here)
        if one is None:
            continue
        key = slug(one["name"])
        if not key:
            here.add("name", "give it a letter or a digit")
        elif key in found:
            here.add("name", "this name is already taken: give each card its own")
        found[key] = one
    return found


def _limits(deck: Deck, problems: Problems) -> None:
    if not 1 <= len(deck.foods) <= MOST_TYPES:
        problems.add("food", f"give 1 to {MOST_TYPES} types, not {len(deck.foods)}")
    if len(deck.powers) > MOST_TYPES:
        problems.add("power", f"give at most {MOST_TYPES} types, not {len(deck.powers)}")
    foods = sum(deck.copies)
    if foods > MOST_FOODS:
        problems.add("food", f"give at most {MOST_FOODS} cards, not {foods}")
    if len(deck.kinds) > MOST_POWERS:
        problems.add("power", f"give at most {MOST_POWERS} cards, not {len(deck.kinds)}")
    if len(deck.icons) != BID_CARDS:
        problems.add("bids", f"give nine numbers of icons for each of {', '.join(COLOURS)}")


def _deck(foods: list[Card], powers: list[Card], icons: list[int]) -> Deck:
    effects = [EFFECTS[power["effect"]] for power in powers]
    codes = [effect.code(power) for effect, power in zip(effects, powers, strict=True)]
    return Deck(
        [food["name"].strip() for food in foods],
        [food["picture"].strip() for food in foods],
        vec[i64]([food["value"] for food in foods]),
        vec[i64]([food["copies"] for food in foods]),
        vec[i64](icons),
        [power["name"].strip() for power in powers],
        [text if isinstance(text := power["text"], str) else "\n".join(text) for power in powers],
        [power["picture"].strip() for power in powers],
        vec[i64]([code for code, _ in codes]),
        vec[i64]([amount for _, amount in codes]),
        vec[i64]([sum(WINDOWS[one] for one in set(power["windows"] or ())) for power in powers]),
        vec[i64]([kind for kind, power in enumerate(powers) for _ in range(power["copies"])]),
    )
