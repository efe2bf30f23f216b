# compiled by mypyc
"""The birds: those in the maze, in the order they were laid, their dice, and the pile.

A bird in the maze is one number: which one it is, its square, and the tokens that it carries.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from potager.core.bits import bit, shl
from potager.core.bits import place as first_of
from potager.core.fields import fields
from potager.core.values import Value

from .maze import beyond, nearest, step_towards

OWL: Final = 0
HAWK: Final = 1
CROW: Final = 2
SEAGULL: Final = 3
BAT: Final = 4
SPARROW: Final = 5
BIRDS: Final = 6
FIERCE: Final = 63  # all six
GENTLE: Final = 45  # all but the Hawk and the Bat

TO_CARROT: Final = 4  # faces of a die: up 0, right 1, down 2, left 3, and these
TO_RABBIT: Final = 5
FACES: Final = 6

NOBODY: Final = -1


def new_bird(which: i64, square: i64) -> i64:
    return which | square << 3


def which_of(bird: i64) -> i64:
    return bird & 7


def square_of(bird: i64) -> i64:
    return (bird >> 3) & 63


def load_of(bird: i64) -> i64:
    """The tokens that it carries."""
    return bird >> 9


@fields
class Flock(Value):
    """All six birds, or four."""

    birds: vec[i64]  # in the maze, in the order they were laid
    pile: i64  # those that are not, as a set
    dice: i64 = 0  # what each bird's die shows, three bits for each place in the order
    again: i64 = 0  # the dice that are due to be rolled, as a set of places
    flown: i64 = 0  # those that have flown this turn, as a set of places
    flier: i64 = NOBODY  # the place of the bird in flight, or NOBODY

    def lay(self, which: i64, square: i64) -> None:
        """A bird of the pile comes into the maze."""
        self.pile &= ~bit(which)
        self.birds = append(self.birds, new_bird(which, square))

    def everyone(self) -> i64:
        """The places of all birds in the maze."""
        return bit(len(self.birds)) - 1

    def face(self, place: i64) -> i64:
        """What the die of this bird shows."""
        return (self.dice >> (3 * place)) & 7

    def show(self, place: i64, face: i64) -> None:
        self.dice = (self.dice & ~shl(7, 3 * place)) | shl(face, 3 * place)

    def roll(self, outcome: i64) -> None:
        """The dice that were due fall: an outcome is their faces as digits to the base of six."""
        for place in range(i64(len(self.birds))):
            if self.again & bit(place):
                self.show(place, outcome % 6)
                outcome = outcome // 6
        self.again = 0

    def place_of(self, which: i64) -> i64:
        """The place in the order of a bird in the maze; NOBODY if it is not there."""
        for place in range(i64(len(self.birds))):
            if self.birds[place] & 7 == which:
                return place
        return NOBODY

    def goals(self, place: i64, within: i64, carrots: i64, rabbit: i64) -> i64:
        """K11: the squares to which this bird's die may send it: the nearest carrots, or one."""
        square = square_of(self.birds[place])
        face = self.face(place)
        if face == TO_CARROT:
            return nearest(square, carrots, within)
        if face == TO_RABBIT:
            return bit(rabbit)
        to = beyond(square, face, within)
        if to < 0:
            return 0
        return bit(to)

    def reach(self, place: i64, within: i64, carrots: i64, rabbit: i64) -> i64:
        """K11: the squares one step away to which that leads; none: it stays."""
        square = square_of(self.birds[place])
        goals = self.goals(place, within, carrots, rabbit)
        steps: i64 = 0
        while goals:
            steps |= bit(step_towards(square, first_of(goals)))
            goals &= goals - 1
        return steps & ~bit(square)

    def move(self, place: i64, square: i64) -> None:
        self.birds[place] = (self.birds[place] & ~shl(63, 3)) | square << 3

    def load(self, place: i64, token: i64) -> None:
        """K12: this bird takes a token along."""
        self.birds[place] += token << 9

    def unload(self, place: i64) -> i64:
        """This bird gives all that it carries."""
        tokens = load_of(self.birds[place])
        self.birds[place] &= 511
        return tokens

    def unload_at(self, square: i64) -> i64:
        """K8: all that birds on a square carry."""
        tokens: i64 = 0
        for place in range(i64(len(self.birds))):
            if square_of(self.birds[place]) == square:
                tokens += self.unload(place)
        return tokens

    def carried(self) -> i64:
        """All tokens that birds carry."""
        tokens: i64 = 0
        for bird in self.birds:
            tokens += load_of(bird)
        return tokens
