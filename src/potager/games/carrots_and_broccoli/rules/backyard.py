# compiled by mypyc
"""Carrots & Broccoli: grow a connected garden on your side of a wall that everybody moves.

This file has the turn: two dice, then one of three things, and the check for a win. `board.py` has
the Board with its pieces, and `wall.py` the wall line and the yards. C1 to C14 are the rulings of
RULES.md.
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from potager.core.bits import bit, shl
from potager.core.fields import fields
from potager.core.state import CHANCE, CLOCK, State

from .board import NO_SQUARE, PIECES, STEPS, Board, new_board
from .evaluation import lead
from .wall import first, size

BLACK: Final = 4  # on the colour die; the plants' colours are 0 to 3
WILD: Final = 5

MOVE: Final = 768  # actions: plant piece * 64 + square; MOVE + square * 8 + direction; PASS
PASS: Final = 1280

NO_PLACE: Final = -1  # of a plant in the wall
DUE: Final = -1  # the dice are not rolled yet
DICE: Final = vec[i64]([1] * 36)  # colour * 6 + face
FACES: Final = ((1,), (2,), (3,), (1, 2), (1, 3), (2, 3))  # the sizes on the pyramid die
PLANTS: Final = 0xFFF  # the pieces that are not black, as bits

COMPLETE: Final = 1  # how it ended: a garden is complete, the timer ran out, the turn limit came
TIME: Final = 2
LIMIT: Final = 3

# C1: the walls, each in the order of its line.
FALLING: Final = vec[i64]([49, 42, 35, 28, 21, 14])  # b7 c6 d5 e4 f3 g2
RISING: Final = vec[i64]([9, 18, 27, 36, 45, 54])  # b2 c3 d4 e5 f6 g7


def tally(counts: i64, piece: i64) -> i64:
    """How many of that piece, where counts are packed three bits a piece."""
    return (counts >> (3 * piece)) & 7


def black(size: i64) -> i64:
    """The number of a black pyramid, after those of the plants, in what a roll means."""
    return PIECES + size - 1


def all_rolls() -> vec[i64]:
    """C3: every colour and size that each of the 36 rolls can mean, as bits by piece."""
    found = vec[i64](capacity=36)
    for shown in range(i64(6)):
        for sizes in FACES:
            meant: i64 = 0
            for colour in range(i64(BLACK + 1)):
                if shown == colour or shown == WILD:
                    for size in sizes:
                        meant |= bit(3 * colour + size - 1)
            found = append(found, meant)
    return found


ROLLED: Final = all_rolls()


@fields
class Backyard(State):
    """A position of Carrots & Broccoli. `mover` has rolled `dice`, or is about to."""

    board: Board
    supply: i64  # how many of each piece are not planted yet
    sizes: i64 = 0  # C1: the sizes of the wall's pyramids in their order, two bits each
    drawn: i64 = 0  # how many of those sizes are drawn
    kids: i64  # the seats that may move diagonally
    timer: i64  # in seconds; 0 for none
    limit: i64  # in turns; 0 for none
    mover: i64 = 0
    dice: i64 = DUE  # one of 36, or DUE
    frozen: i64 = NO_SQUARE  # C7: the square of the pyramid that the player just before moved
    turn: i64 = 0  # turns finished, of all seats
    winners: i64 = 0  # the seats that won or share a draw, as bits; 0 while it goes on
    ending: i64 = 0  # COMPLETE, TIME, LIMIT, or 0 while it goes on

    # Who is due

    def waiting(self) -> i64:
        if self.dice < 0 or self.ending:
            return 0
        return bit(self.mover)

    def chance(self) -> vec[i64]:
        if self.dice >= 0 or self.ending:
            return vec[i64]()
        return self.sizes_left() if self.is_setting_up() else DICE

    def roll(self, random: Random) -> i64:
        return super().roll(random) if self.is_setting_up() else random.randrange(36)

    def is_setting_up(self) -> bool:
        """C1: whether the wall is still being set up, a random pyramid at a time."""
        return self.drawn < i64(len(self.board.wall))

    def sizes_left(self) -> vec[i64]:
        """C1: how many black pyramids of each size are not yet in the wall."""
        left = vec[i64]([len(self.board.wall) // 3] * 3)
        for place in range(self.drawn):
            left[self.wall_size(place) - 1] -= 1
        return left

    def wall_size(self, place: i64) -> i64:
        """The size of a black pyramid; 0 while it is not drawn."""
        return (self.sizes >> (2 * place)) & 3

    def hourglass(self) -> i64:
        if self.ending:
            return 0
        return self.timer

    def pace(self) -> i64:
        return 10

    def turns(self) -> i64:
        return self.turn

    # What may be done

    def legal(self, seat: i64) -> vec[i64]:
        """C2: plant, move a plant, move the wall, or pass."""
        if seat != self.mover or self.dice < 0 or self.ending:
            return vec[i64]()
        found = vec[i64](capacity=96 if self.supply else 32)
        rolled = ROLLED[self.dice]
        if rolled & PLANTS:
            empty = self.board.empty_squares() if self.supply else vec[i64]()
            for piece in range(i64(PIECES)):
                if rolled & bit(piece):
                    if tally(self.supply, piece):
                        for square in empty:
                            found = append(found, piece * 64 + square)
                    found = self.plant_moves(piece, found)
        if rolled & ~PLANTS:
            found = self.wall_moves(rolled, found)
        return append(found, PASS)

    def plant_moves(self, piece: i64, found: vec[i64]) -> vec[i64]:
        """`found`, and C5: the steps of every such plant on the board."""
        for half in range(i64(2)):
            standing = self.board.plants[2 * piece + half]
            while standing:
                found = self.moves_of(32 * half + first(standing), found)
                standing &= standing - 1
        return found

    def wall_moves(self, rolled: i64, found: vec[i64]) -> vec[i64]:
        """`found`, and C6: the steps of every black pyramid of a rolled size."""
        for place in range(i64(len(self.board.wall))):
            if rolled & bit(black(self.wall_size(place))):
                found = self.moves_of(self.board.wall[place], found, place)
        return found

    def moves_of(self, square: i64, found: vec[i64], place: i64 = NO_PLACE) -> vec[i64]:
        """`found`, and one step to each empty square beside this one, unless it is frozen (C7).

        A pyramid with a place in the wall has to stay near another (C6).
        """
        if square == self.frozen:
            return found
        board = self.board
        directions: i64 = 4
        if self.kids & bit(self.mover):
            directions = 8
        for step in range(8 * square, 8 * square + directions):
            to = STEPS[step]
            if to != NO_SQUARE and board.is_empty(to):
                if place == NO_PLACE or board.is_near_wall(to, place):
                    found = append(found, MOVE + step)
        return found

    # What happens

    def apply(self, who: i64, what: i64) -> None:
        if who == CLOCK:
            self.count_out(TIME)
        elif who == CHANCE and self.is_setting_up():
            self.sizes |= shl(what + 1, 2 * self.drawn)
            self.drawn += 1
        elif who == CHANCE:
            self.dice = what
        else:
            self.take_turn(what)

    def take_turn(self, action: i64) -> None:
        """One thing of three, or a pass; then C12: is a garden complete?"""
        self.frozen = NO_SQUARE
        if action < MOVE:
            piece = action // 64
            self.supply -= shl(1, 3 * piece)
            self.board.plant(piece, action % 64)
            self.look_at(self.board.owner(piece))
        elif action != PASS:
            square = (action - MOVE) // 8
            self.frozen = STEPS[action - MOVE]
            piece = self.board.move(square, self.frozen)
            if piece >= 0:
                self.look_at(self.board.owner(piece))
            else:
                for left in range(self.board.seats):
                    self.look_at((self.mover + left) % self.board.seats)
        self.turn += 1
        if self.turn == self.limit and self.ending == 0:
            self.count_out(LIMIT)
        self.mover = (self.mover + 1) % self.board.seats
        self.dice = DUE

    # How it ends

    def look_at(self, seat: i64) -> None:
        """C12: the first whose garden is complete wins. A plant changes its owner's garden only."""
        if self.ending == 0 and self.board.is_complete(seat):
            self.winners = bit(seat)
            self.ending = COMPLETE

    def count_out(self, ending: i64) -> None:
        """C13: most own plants in the own yard, then most pips there, else a draw between those."""
        best: i64 = -1
        for seat in range(self.board.seats):
            score = 100 * size(self.board.grown(seat)) + self.board.pips(seat)
            if score > best:
                best = score
                self.winners = 0
            if score == best:
                self.winners |= bit(seat)
        self.ending = ending

    def result(self) -> vec[i64]:
        if self.ending == 0:
            return vec[i64]()
        best: i64 = 1 if self.winners & (self.winners - 1) == 0 else 0
        found = vec[i64](capacity=4)
        for seat in range(self.board.seats):
            found = append(found, best if self.winners & bit(seat) else -1)
        return found

    def evaluate(self, seat: i64) -> float:
        if self.ending:
            return float(self.result()[seat])
        return lead(self.board, seat)


def start(seats: i64, short: bool, kids: i64, timer: i64, limit: i64) -> Backyard:
    """The first position: the wall has its places (C1), its sizes are still to be drawn."""
    wall = FALLING[:]
    if seats == 4:
        for square in RISING:
            wall = append(wall, square)
    supply: i64 = 0
    for piece in range(i64(PIECES)):
        supply |= shl(seats, 3 * piece)  # each player brings one of each
    return Backyard(
        board=new_board(seats, short, wall), supply=supply, kids=kids, timer=timer, limit=limit
    )
