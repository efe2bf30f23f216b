# compiled by mypyc
"""A position of Carrotia: its fields, and the methods that every phase needs."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from potager.core.bits import bit, shl
from potager.core.fields import Shared, fields
from potager.core.state import State

from .cards import ENTRY, EXIT, Quests
from .flock import Flock
from .larder import Larder
from .maze import Maze
from .roles import CHARACTERS

ROUNDS: Final = 3
NONE: Final = -1


def moves_of(round: i64) -> i64:
    """K6: the rabbit's moves."""
    return 5 + 5 * round


@fields
class Position(State):
    """The seats, the pieces in the maze, and the present phase."""

    cards: Shared[Quests]
    seats: i64
    glass: i64  # the hourglass runs this many times 30, 60, 90 seconds; 0: no clock
    wild: i64  # the birds of this game
    phase: i64
    round: i64 = 1
    mover: i64 = 0  # the owner of the turn
    direction: i64 = 1  # of play: 1 or -1
    last: i64 = NONE  # who decided last in this round, or NONE
    layer: i64 = NONE  # who laid or changed a tile last in this round, or NONE
    owners: i64 = 0  # for each character three bits: the seat of its owner and 1, or 0
    used: i64 = 0  # the characters that have used their power, as a set
    loot: i64 = 0  # how often the Bandit took one more in this round
    said: i64 = 0  # who has said ready, or *enough* since the last tile
    quest: i64 = NONE  # the card of this round, or NONE
    stock: i64  # the tiles not dealt yet: four bits for each kind
    hands: vec[i64]  # for each seat, like the stock
    dealt: i64 = 0  # tiles dealt in this round
    maze: Maze
    held: i64 = 0  # K4: the tile that is lifted, or 0
    origin: i64 = NONE  # where it was lifted, or NONE
    was: i64 = 0  # which tile lay there
    other: i64 = NONE  # the square of the tile with which it changes places, or NONE
    changes: i64 = 0  # K4: how many are left
    larder: Larder
    flock: Flock
    rabbit: i64 = NONE  # its square, or NONE
    came: i64 = NONE  # the square to which it can't turn back, or NONE
    moves: i64 = 0  # left in this round
    passed: i64 = 0  # K10: 1 once somebody has passed in this round
    spare: i64 = 0  # carrots of the pass that are still to be laid
    turn: i64 = 0  # turns finished

    # The quest

    def needed(self) -> i64:
        """K16: the carrots that the colony needs to win."""
        if self.seats <= 3:
            return 20
        return 25

    def entry(self) -> i64:
        return self.cards.read(self.quest, ENTRY)

    def exit(self) -> i64:
        return self.cards.read(self.quest, EXIT)

    # The players

    def after(self, seat: i64) -> i64:
        """The next seat in the direction of play."""
        seat += self.direction
        if seat >= self.seats:
            return 0
        return seat if seat >= 0 else self.seats - 1

    def owner(self, character: i64) -> i64:
        """The seat of a character's owner, or NONE."""
        return ((self.owners >> (3 * character)) & 7) - 1

    def role(self, seat: i64) -> i64:
        """The character of a seat, or NONE."""
        for character in range(i64(CHARACTERS)):
            if (self.owners >> (3 * character)) & 7 == seat + 1:
                return character
        return NONE

    def give(self, character: i64, seat: i64) -> None:
        self.owners |= shl(seat + 1, 3 * character)

    def has(self, seat: i64, character: i64) -> bool:
        """Whether this seat owns that character and its power is not used up."""
        return (self.owners >> (3 * character)) & 7 == seat + 1 and self.used & bit(character) == 0
