"""The quest cards as the rules read them: numbers, one row for each card.

`quests.py` makes them from TOML. The cards never change, so all positions of a match share them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

ENTRY: Final = 0  # a square
EXIT: Final = 1
DIRECTION: Final = 2  # of play: 1 clockwise, -1 the other way round
SIDES: Final = 3  # on which the older maze grows
FIRST_BIRD: Final = 4  # the squares of one to three birds
SINGLES: Final = 7  # two bits for each of 25 squares
TRIPLES: Final = 8
ENTRY_SIDE: Final = 9  # where the arrows point in and out
EXIT_SIDE: Final = 10
CARD: Final = 11  # numbers a card


@mypyc_attr(acyclic=True)
class Quests:
    """All quest cards: those of size 3 first, then 4, then 5."""

    def __init__(self, numbers: vec[i64], counts: vec[i64], names: list[str]) -> None:
        self.numbers = numbers
        self.counts = counts  # how many cards each of the three sizes has
        self.names = names

    def read(self, quest: i64, field: i64) -> i64:
        return self.numbers[quest * 11 + field]

    def first(self, round: i64) -> i64:
        """The first card of a round's deck."""
        cards: i64 = 0
        for earlier in range(round - 1):
            cards += self.counts[earlier]
        return cards

    def tokens(self, quest: i64, number: i64) -> i64:
        """The tokens for a square, counted row by row of five: singles, and 256 a triple."""
        place = 2 * number
        return ((self.read(quest, SINGLES) >> place) & 3) + (
            (self.read(quest, TRIPLES) >> place) & 3
        ) * 256
