# compiled by mypyc
"""Snail Invasion!: a Gardener grows plants, and three Snails eat them.

A piece is a number from 1 to 15: three sizes (Pawn 1, Drone 2, Queen 3) of red, yellow, green,
blue and the Snails' black. A stack is one number with its top piece in the low four bits.
S1 to S13 are the rulings of RULES.md.
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from potager.core.bits import place, shl
from potager.core.fields import fields
from potager.core.state import CHANCE, State

GARDENER: Final = 0
SNAILS: Final = 1
DRAW: Final = 2
NOBODY: Final = -1

PIPS: Final = 0xE79E79E4  # the pips of the pieces 1 to 15, two bits each
BLACK: Final = 4  # the Snails' colour; the plants' are 0 to 3
PAWN: Final = 1
DRONE: Final = 2
QUEEN: Final = 3

MOVE: Final = 15  # actions: bring out piece - 1; MOVE + square * 3 + size - 1; PASS
PASS: Final = 63

ALIVE: Final = 1.2  # what is good for the Gardener: all colours alive,
GROWN: Final = 0.2  # a plant half grown,
STUCK: Final = 0.2  # and all Snails blocked
EVEN: Final = -0.8

DUE: Final = -1  # the dice are not rolled yet
DICE: Final = vec[i64]([1] * 36)
AUTOMATIC: Final = vec[i64]([1])


def piece_of(colour: i64, size: i64) -> i64:
    return colour * 3 + size


def size_of(piece: i64) -> i64:
    """The pips of a piece, which are its value too. (Looked up: faster than a division.)"""
    return (PIPS >> (piece + piece)) & 3


def colour_of(piece: i64) -> i64:
    return (piece - 1) // 3


def owner_of(piece: i64) -> i64:
    return SNAILS if piece > 12 else GARDENER


def tally(counts: i64, piece: i64) -> i64:
    """How many of that piece, where counts are packed three bits a piece."""
    return (counts >> (3 * (piece - 1))) & 7


def one(piece: i64) -> i64:
    """A count of one, at its place."""
    return shl(1, 3 * (piece - 1))


def resolve(stack: i64) -> tuple[i64, i64]:
    """S6 and S7: the stack after its hits, and the pieces hit as a stack of their own.

    From the top down: `run` is the unbroken run of one side that stands on the next piece.
    """
    kept: i64 = 0
    kept_at: i64 = 0
    hit: i64 = 0
    run_owner: i64 = NOBODY
    run: i64 = 0
    while stack:
        piece = stack & 15
        stack >>= 4
        owner = owner_of(piece)
        if owner != run_owner:
            if run > size_of(piece):
                hit = shl(hit, 4) | piece
                continue
            run_owner = owner
            run = 0
        run += size_of(piece)
        kept |= shl(piece, kept_at)
        kept_at += 4
    return kept, hit


def has_plant(stack: i64) -> bool:
    """S9: three consecutive pieces that are, bottom to top, Queen, Drone, Pawn of one colour."""
    while stack:
        top = stack & 15
        if (
            top <= 12
            and size_of(top) == PAWN
            and (stack & 0xFFF) == top + shl(top + 1, 4) + shl(top + 2, 8)
        ):
            return True
        stack >>= 4
    return False


def free_pieces(stack: i64) -> tuple[i64, i64]:
    """S4: the unblocked plant pieces and Snails of a stack, as bits by size - 1.

    Two unblocked pieces of one side are never of one size: the upper would block the lower.
    """
    plants: i64 = 0
    snails: i64 = 0
    load: i64 = 0
    while stack:
        piece = stack & 15
        size = size_of(piece)
        if load >= size:
            break  # blocked, and so is everything under it
        if piece > 12:
            snails |= shl(1, size - 1)
        else:
            plants |= shl(1, size - 1)
        load += size
        stack >>= 4
    return plants, snails


def each(found: vec[i64], bits: i64, action: i64) -> vec[i64]:
    """`found`, and an action for each bit that is set, counted from `action`."""
    while bits:
        found = append(found, action + place(bits))
        bits &= bits - 1
    return found


@fields
class Garden(State):
    """A position of Snail Invasion! `mover` has rolled `dice`, or is about to."""

    stacks: vec[i64]  # one a square, from the upper left, row by row
    free_plants: i64 = 0  # S4: the unblocked pieces on the board, a bit for square * 3 + size - 1
    free_snails: i64 = 0
    trees: i64  # how many of each plant piece the game has (the same for every size of a colour)
    shed: i64  # for each plant piece: how many trees of the Potting Shed have it on top
    dead: i64 = 0  # how many of each plant piece are dead
    nest_top: i64  # S2: the size on top of the Snails' starting tree; 4 when it is used up
    loose: i64 = 0  # S2: the sizes of the wounded Snails in the Nest, as bits
    snails: i64  # how many Snails the game has
    solitaire: bool
    mover: i64 = GARDENER
    dice: i64 = DUE  # one of 36, or DUE
    turn: i64 = 0  # turns finished, of both sides
    limit: i64  # a draw after that many turns; 0 for no limit
    winner: i64 = NOBODY  # GARDENER, SNAILS, DRAW, or NOBODY yet

    # Who is due

    def waiting(self) -> i64:
        if self.dice < 0 or self.winner != NOBODY:
            return 0
        if self.mover == GARDENER:
            return 1
        return 0 if self.solitaire else 2

    def chance(self) -> vec[i64]:
        if self.winner != NOBODY:
            return vec[i64]()
        if self.dice < 0:
            return DICE
        if self.solitaire and self.mover == SNAILS:
            return AUTOMATIC
        return vec[i64]()

    def roll(self, random: Random) -> i64:
        if self.dice < 0:
            return random.randrange(36)
        return 0

    def result(self) -> vec[i64]:
        if self.winner == NOBODY:
            return vec[i64]()
        gardener: i64 = 0 if self.winner == DRAW else 1 - 2 * self.winner
        if self.solitaire:
            return vec[i64]([gardener])
        return vec[i64]([gardener, -gardener])

    def turns(self) -> i64:
        return self.turn

    # What may be done

    def total(self) -> i64:
        """The roll of the two dice."""
        return self.dice // 6 + self.dice % 6 + 2

    def legal(self, seat: i64) -> vec[i64]:
        if self.dice < 0 or self.winner != NOBODY or seat != self.mover:
            return vec[i64]()
        if seat == SNAILS and self.solitaire:
            return vec[i64]()
        return self.choices(seat)

    def choices(self, side: i64) -> vec[i64]:
        """S1: what the roll allows to a side: bringing out, moving, or else passing."""
        found = vec[i64](capacity=16)
        if side == GARDENER:
            on_top = (self.shed | self.shed >> 1 | self.shed >> 2) & 0o111111111111
            while on_top:
                found = append(found, place(on_top) // 3)
                on_top &= on_top - 1
            found = each(found, self.free_plants, MOVE)
        else:
            for size in range(i64(1), i64(4)):
                if self.nest_top == size or self.loose & shl(1, size):
                    found = append(found, piece_of(BLACK, size) - 1)
            found = each(found, self.free_snails, MOVE)
        if len(found) == 0:
            found = append(found, PASS)
        return found

    def snails_choice(self) -> i64:
        """S12: what the automatic Snails do."""
        choices = self.choices(SNAILS)
        if choices[0] < MOVE:
            return choices[0]  # the smallest that can come out
        best = choices[0]
        for action in choices:
            # Moves come by square, and what is smaller stands above on it.
            if (action - MOVE) // 3 > (best - MOVE) // 3:
                best = action
        return best

    # What happens

    def apply(self, who: i64, what: i64) -> None:
        if who == CHANCE and self.dice < 0:
            self.dice = what
            return
        if who == CHANCE:
            what = self.snails_choice()
        if what != PASS:
            if what < MOVE:
                self.land(self.total() - 1, self.bring_out(what + 1), 4)
            else:
                self.move((what - MOVE) // 3, (what - MOVE) % 3 + 1)
        self.turn += 1
        if self.winner == NOBODY and self.turn == self.limit:
            self.winner = DRAW
        self.mover = 1 - self.mover
        self.dice = DUE

    def bring_out(self, piece: i64) -> i64:
        """Take a piece off a tree of the Potting Shed, or out of the Nest."""
        if piece <= 12:
            self.shed -= one(piece)
            if size_of(piece) < QUEEN:
                self.shed += one(piece + 1)  # S2: what stood under it is on top now
        elif self.loose & shl(1, size_of(piece)):
            self.loose -= shl(1, size_of(piece))
        else:
            self.nest_top += 1
        return piece

    def move(self, square: i64, size: i64) -> None:
        """S5: the mover's piece of that size moves, with all that stands on it."""
        stack = self.stacks[square]
        load: i64 = 0
        height: i64 = 4
        while owner_of((stack >> load) & 15) != self.mover or size_of((stack >> load) & 15) != size:
            load += 4
            height += 4
        self.put(square, stack >> height)
        to = square + self.total()
        squares: i64 = len(self.stacks)
        self.land(to - squares if to >= squares else to, stack & (shl(1, height) - 1), height)

    def land(self, square: i64, pieces: i64, height: i64) -> None:
        """Put pieces on a square, resolve the stack, and look for the end (S11)."""
        stack, hit = resolve(shl(self.stacks[square], height) | pieces)
        self.put(square, stack)
        killed = False
        while hit:
            piece = hit & 15
            hit >>= 4
            if piece > 12:
                self.loose += shl(1, size_of(piece))
            else:
                self.dead += one(piece)
                killed = True
        if has_plant(stack) or self.snails_stuck():
            self.winner = GARDENER
        elif killed and self.all_spoiled():
            self.winner = SNAILS

    def put(self, square: i64, stack: i64) -> None:
        """Let this stack stand on a square, and note which of its pieces are unblocked."""
        self.stacks[square] = stack
        plants, snails = free_pieces(stack)
        at = square * 3
        others = ~shl(7, at)
        self.free_plants = (self.free_plants & others) | shl(plants, at)
        self.free_snails = (self.free_snails & others) | shl(snails, at)

    def snails_stuck(self) -> bool:
        """S9: every Snail is on the board and blocked."""
        return self.free_snails == 0 and self.loose == 0 and self.nest_top == 4

    def spoiled(self, colour: i64) -> bool:
        """S10: whether this colour has lost all of its Queens, Drones or Pawns."""
        for size in range(i64(1), i64(4)):
            piece = piece_of(colour, size)
            if tally(self.dead, piece) == tally(self.trees, piece):
                return True
        return False

    def all_spoiled(self) -> bool:
        """S10: no colour of the garden can make a plant any more."""
        for colour in range(i64(4)):
            if not self.spoiled(colour):
                return False
        return True

    def forget(self) -> None:
        """Without a limit turns need no count; of a roll only its total matters; of an end, whose.

        So of all pairs of dice with the same total, the first die is the lowest.
        """
        if self.winner != NOBODY:
            for square in range(i64(len(self.stacks))):
                self.stacks[square] = 0
            self.free_plants = self.free_snails = self.shed = self.dead = self.loose = 0
            self.nest_top = QUEEN + 1
            self.mover = GARDENER
            self.turn = 0
        elif self.limit == 0:
            self.turn = 0
        if self.dice >= 0:
            total = self.total()
            self.dice = total - 2 if total <= 7 else total + 23

    # How it looks

    def evaluate(self, seat: i64) -> float:
        """Colours alive and plants half grown are the Gardener's, free Snails the Snails'."""
        return self.judged(seat, ALIVE, GROWN, STUCK)

    def judged(self, seat: i64, lives: float, growth: float, hold: float) -> float:
        """The same, with other weights of these three."""
        if self.winner != NOBODY:
            gardener: float = 0.0 if self.winner == DRAW else 1.0 - 2.0 * float(self.winner)
            return gardener if seat == GARDENER else -gardener
        alive: i64 = 0
        colours: i64 = 0
        for colour in range(i64(4)):
            if tally(self.trees, piece_of(colour, PAWN)):
                colours += 1
                if not self.spoiled(colour):
                    alive += 1
        grown: i64 = 0
        stuck: i64 = self.snails
        for stack in self.stacks:
            while stack:
                top = stack & 15
                under = (stack >> 4) & 15
                # A Pawn on its Drone, or a Drone on its Queen, of a colour that can still grow.
                if top <= 12 and under == top + 1 and size_of(top) < QUEEN:
                    if not self.spoiled(colour_of(top)):
                        grown += 1
                stack >>= 4
        free = self.free_snails
        while free:
            free &= free - 1
            stuck -= 1
        for size in range(i64(1), i64(4)):
            if self.nest_top <= size or self.loose & shl(1, size):
                stuck -= 1
        value = lives * float(alive) / float(colours) + EVEN
        value += growth * float(grown) + hold * float(stuck) / float(self.snails)
        value = min(0.9, max(-0.9, value))
        return value if seat == GARDENER else -value


def start(squares: i64, colours: vec[i64], snail: i64, solitaire: bool, limit: i64) -> Garden:
    """The first position: a tree for each of `colours`, the Snails' tree down from size `snail`.

    A colour that is not in the garden has no trees, so it counts as spoiled from the start.
    """
    trees: i64 = 0
    shed: i64 = 0
    for colour in colours:
        shed += one(piece_of(colour, PAWN))
        for size in range(i64(1), i64(4)):
            trees += one(piece_of(colour, size))
    return Garden(
        stacks=vec[i64]([0] * squares),
        trees=trees,
        shed=shed,
        nest_top=snail,
        snails=4 - snail,
        solitaire=solitaire,
        limit=limit,
    )
