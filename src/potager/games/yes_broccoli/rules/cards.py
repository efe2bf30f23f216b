# compiled by mypyc
"""Yes! Broccoli!'s cards and actions as numbers, and what stays the same through a match.

A bid card is colour * 9 + value - 1, so 45 of them fit into one number as a set. Foods and powers
are numbered by their place in the deck. A food used as a bid is FOOD_BID + food.

Power cards are sets too, numbered among all power cards. Nobody can tell two copies of a power
apart, so a set with n copies always has the first n. A list gives the kind of each card in order.
Each bid card is its own kind.
"""

from dataclasses import dataclass
from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from potager.core.bits import bit, count, shl
from potager.core.state import walk

NOTHING: Final = -1  # no card, no seat, no choice yet
BLANK: Final = -2  # something is there, and this view can't know what

ROUNDS: Final = 8  # of a meal
COLOURS: Final = 5
VALUES: Final = 9
BID_CARDS: Final = 45
FOOD_BID: Final = 64
MOST_TYPES: Final = 32  # of foods, and of powers
MOST: Final = 1_000_000  # Y5: no bid counts for more, whatever was played on it

BID_KINDS: Final = vec[i64](list(range(BID_CARDS)))

# Actions: a bid card by its number; pass; a power; a food up for grabs; a bid by its seat; a
# food of a pile by PILE + seat * MOST_TYPES + food.
PASS: Final = 45
POWER: Final = 46
FOOD: Final = 78
SEAT: Final = 110
PILE: Final = 115

# What a power does. `amount` is beside it in the deck.
ADD: Final = 0
ADD_ICONS: Final = 1
TIMES: Final = 2
DIVIDE: Final = 3
REVERSE: Final = 4
SWAP_BIDS: Final = 5
NEW_CARD: Final = 6
FOOD_AS_BID: Final = 7
REPLACE_FOOD: Final = 8
REPLACE_ALL: Final = 9
DISCARD: Final = 10
EXCHANGE: Final = 11
CANCEL: Final = 12

# Windows as a set, for the powers that can be played in them
SERVED_WINDOW: Final = 1
REVEALED_WINDOW: Final = 2
EATEN_WINDOW: Final = 4


@mypyc_attr(acyclic=True)
@dataclass(eq=False, repr=False)
class Deck:
    """The content of a deck file. It never changes, so all positions share it."""

    foods: list[str]  # names
    pictures: list[str]
    worth: vec[i64]
    copies: vec[i64]
    icons: vec[i64]  # of the 45 bid cards
    powers: list[str]  # names
    texts: list[str]
    emblems: list[str]
    effects: vec[i64]
    amounts: vec[i64]
    windows: vec[i64]
    kinds: vec[i64]  # the power that each power card is, in order


@mypyc_attr(acyclic=True)
@dataclass(eq=False, repr=False)
class MealSetup:
    """How this match is played. It never changes either."""

    deck: Deck
    seats: i64
    meals: i64
    advanced: bool
    dealt: bool  # whether bids are dealt again for each meal
    stock: vec[i64]  # how many of each food the food deck has
    sets: vec[i64]  # each seat's bid cards, where they are not dealt
    due: vec[i64]  # the power cards that each seat is dealt for a meal
    youth: vec[i64]  # 0 for the oldest

    def __post_init__(self) -> None:
        self.everyone: i64 = shl(1, self.seats) - 1
        self.types: i64 = len(self.stock)


def filled(size: i64, value: i64) -> vec[i64]:
    """That many times the same number."""
    found = vec[i64](capacity=size)
    for _ in range(size):
        found = append(found, value)
    return found


def own_set(colour: i64, nine: bool) -> i64:
    """A colour's bid cards 1 to 8, or 2 to 9 for those who need some help."""
    eight = shl(255, colour * VALUES)
    return eight + eight if nine else eight


def value_of(card: i64) -> i64:
    """The number on a bid card."""
    return card % VALUES + 1


def with_card(kinds: vec[i64], cards: i64, kind: i64) -> i64:
    """A set of cards, and one more copy of this kind."""
    card = first_copy(kinds, kind)
    while cards & bit(card):
        card += 1
    return cards | bit(card)


def without_card(kinds: vec[i64], cards: i64, kind: i64) -> i64:
    """A set of cards, with one copy less of this kind, which it has."""
    card = first_copy(kinds, kind)
    end: i64 = len(kinds)
    while card + 1 < end and kinds[card + 1] == kind and cards & bit(card + 1):
        card += 1
    return cards & ~bit(card)


def first_copy(kinds: vec[i64], kind: i64) -> i64:
    """The first of the cards that are of this kind."""
    card: i64 = 0
    while kinds[card] != kind:
        card += 1
    return card


def cards_left(kinds: vec[i64], hands: vec[i64], gone: i64) -> vec[i64]:
    """How many copies of each kind are in none of these hands and not gone."""
    left = vec[i64](capacity=MOST_TYPES)
    for card in range(i64(len(kinds))):
        kind = kinds[card]
        if kind == len(left):
            left = append(left, 0)
        left[kind] += 1
        if gone & bit(card):
            left[kind] -= 1
        for hand in hands:
            if hand & bit(card):
                left[kind] -= 1
    return left


def fill(kinds: vec[i64], hands: vec[i64], sizes: vec[i64], gone: i64, random: Random) -> vec[i64]:
    """The hands, each filled to its size with cards that may be there."""
    found = hands[:]
    left = cards_left(kinds, hands, gone)
    total: i64 = 0
    for copies in left:
        total += copies
    for seat in range(i64(len(hands))):
        for _ in range(sizes[seat] - count(hands[seat])):
            kind = walk(left, random.randrange(total))
            found[seat] = with_card(kinds, found[seat], kind)
            left[kind] -= 1
            total -= 1
    return found
