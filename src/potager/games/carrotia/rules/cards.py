# compiled by mypyc
"""The quest cards as the rules use them: numbers, one row for each card.

`quests.py` reads them from TOML. The cards never change, so all positions of a match share them.
"""

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from .maze import SQUARES

ENTRY: Final = 0  # a square
EXIT: Final = 1
DIRECTION: Final = 2  # of play: 1 clockwise, -1 the other way round
SIDES: Final = 3  # on which the older maze grows
FIRST_BIRD: Final = 4  # the squares of one to three birds
FIRST_TOKEN: Final = 7  # where the card's carrots begin in the list of all
TOKENS: Final = 8  # and how many there are
ENTRY_SIDE: Final = 9  # where the arrows point in and out
EXIT_SIDE: Final = 10
CARD: Final = 11  # numbers a card


def new_token(square: i64, token: i64) -> i64:
    """A carrot of a card: its square, and whether it is a single (1) or a triple (256)."""
    return square << 9 | token


def token_square(carrot: i64) -> i64:
    return carrot >> 9


def token_kind(carrot: i64) -> i64:
    return carrot & 511


@mypyc_attr(acyclic=True)
@dataclass(eq=False, repr=False)
class Quests:
    """All quest cards: those of size 3 first, then 4, then 5."""

    numbers: vec[i64]
    carrots: vec[i64]  # of all cards, each card's in its own order
    counts: vec[i64]  # how many cards each of the three sizes has
    names: list[str]

    def read(self, quest: i64, field: i64) -> i64:
        return self.numbers[quest * 11 + field]

    def first(self, round: i64) -> i64:
        """The first card of a round's deck."""
        cards: i64 = 0
        for earlier in range(round - 1):
            cards += self.counts[earlier]
        return cards

    def tokens(self, quest: i64) -> vec[i64]:
        """A card's carrots in its own order."""
        first = self.read(quest, FIRST_TOKEN)
        return self.carrots[first : first + self.read(quest, TOKENS)]

    def spread(self, quest: i64) -> vec[i64]:
        """What a card wants on each square: the singles, and 256 for each triple."""
        found = vec[i64]([0] * SQUARES)
        for carrot in self.tokens(quest):
            found[token_square(carrot)] += token_kind(carrot)
        return found
