# compiled by mypyc
"""What a garden is worth, learned by self-play: its signs, whose weights `weights.toml` has.

Beside what lives and what stands on what they tell what the next roll may bring: with which share
of the 36 rolls the Gardener completes a plant or comes closer to one, and with which the Snails
spoil something. They are for positions in which the dice are due.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from potager.core.bits import bit, place, shl
from potager.core.learned import LearnedValue
from potager.core.state import State
from potager.games.snail_invasion.rules.garden import (
    BLACK,
    DRONE,
    GARDENER,
    PAWN,
    QUEEN,
    Garden,
    colour_of,
    piece_of,
    size_of,
    tally,
)

NAMES: Final = (
    "even", "gardener rolls", "lives", "one life", "two lives", "three lives",
    "trees without pawn", "trees without drone", "trees without queen",
    "drones on queens", "open drones on queens", "pawns on drones",
    "pawn blocked", "drone blocked", "queen blocked",
    "pawn in nest", "drone in nest", "queen in nest", "two blocked",
    "open pawns", "open drones", "open queens",
    "pawns under plants", "drones under plants", "queens under plants",
    "pawns under snails", "drones under snails", "queens under snails",
    "gardener: plant", "gardener: block", "gardener: closer",
    "snails: win", "snails: life", "snails: two lives",
    "later gardener: plant", "later gardener: block", "later gardener: closer",
    "later snails: win", "later snails: life", "later snails: two lives",
)  # fmt: skip
SIZE: Final = 40

LIVES: Final = 2
TREES: Final = 6
DRONE_ON_QUEEN: Final = 9
BLOCKED: Final = 12
IN_NEST: Final = 15
STANDING: Final = 19  # open, under plants, under Snails; of each three sizes
ROLLS: Final = 28  # six of the roll that is due, then six of the one after it

# For each colour the squares, as bits, of: free Pawns; free Drones; free Drones that carry just
# their Pawn; Queens on top; Drones on top; Drones on top of their Queens. OUTSIDE is no square: it
# stands for the shed and the nest.
PAWNS: Final = 0
DRONES: Final = 1
PAIRS: Final = 2
QUEEN_TOPS: Final = 3
DRONE_TOPS: Final = 4
STEMS: Final = 5
KINDS: Final = 6
OUTSIDE: Final = 16


def totals(movers: i64, targets: i64, squares: i64) -> i64:
    """The rolls, as bits, that bring one of these movers onto one of these squares."""
    found: i64 = 0
    while movers:
        square = place(movers)
        movers &= movers - 1
        left = targets
        while left:
            found |= bit(distance(square, place(left), squares))
            left &= left - 1
    return found & 0b1111111111100


def distance(square: i64, to: i64, squares: i64) -> i64:
    """The roll that leads there."""
    if square == OUTSIDE:
        return to + 1
    if to <= square:
        return to - square + squares
    return to - square


def share(rolls: i64) -> float:
    """How likely one of these totals is."""
    ways: i64 = 0
    while rolls:
        total = place(rolls)
        rolls &= rolls - 1
        if total > 7:
            ways += 13 - total
        else:
            ways += total - 1
    return float(ways) / 36.0


@mypyc_attr(acyclic=True)
class LearnedGarden(LearnedValue):
    """Judges gardens."""

    def signs(self, state: State) -> vec[float]:
        assert isinstance(state, Garden)
        found = vec[float]([0.0] * SIZE)
        found[0] = 1.0
        lives = self.lives(state, found)
        squares: i64 = len(state.stacks)
        at = vec[i64]([0] * (4 * KINDS))
        self.trees(state, lives, found, at)
        for square in range(squares):
            if state.stacks[square]:
                self.look(state.stacks[square], square, lives, found, at)
        snails = self.snails(state, found)

        plant: i64 = 0
        closer: i64 = 0
        base: i64 = 0
        for colour in range(i64(4)):
            if (lives >> (3 * colour)) & 7:
                pawns = at[base + PAWNS]
                queens = at[base + QUEEN_TOPS]
                plant |= totals(pawns, at[base + STEMS], squares)
                plant |= totals(at[base + PAIRS], queens, squares)
                closer |= totals(pawns, at[base + DRONE_TOPS], squares)
                closer |= totals(at[base + DRONES], queens, squares)
            base += KINDS
        now: i64 = ROLLS
        later: i64 = ROLLS + 6
        if state.mover == GARDENER:
            found[1] = 1.0
        else:
            now, later = later, now
        found[now] = share(plant)
        found[now + 1] = share(self.blocking(state, squares))
        found[now + 2] = share(closer)
        self.dangers(state, lives, snails, found, later + 3)
        return found

    def lives(self, state: Garden, found: vec[float]) -> i64:
        """How many plants each colour can still make, three bits each."""
        lives: i64 = 0
        together: i64 = 0
        for colour in range(i64(4)):
            pawn = piece_of(colour, PAWN)
            most: i64 = 0
            for piece in range(pawn, pawn + 3):
                most = max(most, tally(state.dead, piece))
            left = tally(state.trees, pawn) - most
            together += left
            lives |= shl(left, 3 * colour)
        found[LIVES] = float(together) / 4.0
        if together <= 3:
            found[LIVES + together] = 1.0
        return lives

    def trees(self, state: Garden, lives: i64, found: vec[float], at: vec[i64]) -> None:
        """How far the trees of living colours are brought out, and what can come out of them."""
        for colour in range(i64(4)):
            if (lives >> (3 * colour)) & 7 == 0:
                continue
            pawn = piece_of(colour, PAWN)
            whole = tally(state.shed, pawn)
            drones = tally(state.shed, pawn + 1)
            queens = tally(state.shed, pawn + 2)
            out = tally(state.trees, pawn) - whole
            found[TREES] += float(out) / 4.0
            found[TREES + 1] += float(out - drones) / 4.0
            found[TREES + 2] += float(out - drones - queens) / 4.0
            if whole:
                at[colour * KINDS + PAWNS] |= bit(OUTSIDE)
            if drones:
                at[colour * KINDS + DRONES] |= bit(OUTSIDE)

    def look(self, stack: i64, square: i64, lives: i64, found: vec[float], at: vec[i64]) -> None:
        """What stands on one square, from the top down."""
        above: i64 = 0  # the piece right above
        load: i64 = 0
        free = True
        here = bit(square)
        while stack:
            piece = stack & 15
            stack >>= 4
            size = size_of(piece)
            free = free and load < size
            if piece <= 12:
                colour = colour_of(piece)
                if (lives >> (3 * colour)) & 7:
                    standing: i64 = STANDING - 1 + size
                    if above > 12:
                        standing += 6
                    elif above:
                        standing += 3
                    found[standing] += 0.25
                    base = colour * KINDS
                    on_own = size < QUEEN and stack & 15 == piece + 1
                    if size == PAWN:
                        if free:
                            at[base + PAWNS] |= here
                        if on_own:
                            found[DRONE_ON_QUEEN + 2] += 1.0
                    elif size == DRONE:
                        if free:
                            if load == 1 and above == piece - 1:
                                at[base + PAIRS] |= here
                            else:
                                at[base + DRONES] |= here
                        if on_own:
                            found[DRONE_ON_QUEEN] += 1.0
                        if above == 0:
                            if on_own:
                                found[DRONE_ON_QUEEN + 1] += 1.0
                                at[base + STEMS] |= here
                            else:
                                at[base + DRONE_TOPS] |= here
                    elif above == 0:
                        at[base + QUEEN_TOPS] |= here
            above = piece
            load += size

    def snails(self, state: Garden, found: vec[float]) -> i64:
        """Where each Snail may start from: 17 squares, as bits, for each size."""
        moving: i64 = 0
        waiting: i64 = 0
        for size in range(i64(1), i64(4)):
            if state.nest_top == size or state.loose & bit(size):
                moving |= bit(17 * (size - 1) + OUTSIDE)
            if state.nest_top <= size or state.loose & bit(size):
                waiting |= bit(size)
                found[IN_NEST - 1 + size] = 1.0
        free = state.free_snails
        can_move = waiting
        while free:
            where = place(free)
            free &= free - 1
            can_move |= bit(where % 3 + 1)
            moving |= bit(17 * (where % 3) + where // 3)
        blocked: i64 = 0
        for size in range(4 - state.snails, i64(4)):
            if can_move & bit(size) == 0:
                found[BLOCKED - 1 + size] = 1.0
                blocked += 1
        if blocked == state.snails - 1:
            found[BLOCKED + 6] = 1.0
        return moving

    def blocking(self, state: Garden, squares: i64) -> i64:
        """The rolls that block the last Snail: a plant piece of its size lands on it."""
        free = state.free_snails
        if free == 0 or free & (free - 1) or state.loose or state.nest_top <= QUEEN:
            return 0
        where = place(free)
        size = where % 3 + 1
        if state.stacks[where // 3] & 15 != piece_of(BLACK, size):
            return 0
        movers: i64 = 0
        plants = state.free_plants
        while plants:
            plant = place(plants)
            plants &= plants - 1
            if plant % 3 + 1 == size:
                movers |= bit(plant // 3)
        for colour in range(i64(4)):
            if tally(state.shed, piece_of(colour, size)):
                movers |= bit(OUTSIDE)
        return totals(movers, bit(where // 3), squares)

    def dangers(
        self, state: Garden, lives: i64, snails: i64, found: vec[float], first: i64
    ) -> None:
        """The rolls with which a Snail costs a colour one of its lives, two, or the last."""
        left: i64 = 0
        for colour in range(i64(4)):
            left += (lives >> (3 * colour)) & 7
        squares: i64 = len(state.stacks)
        one_life: i64 = 0
        two_lives: i64 = 0
        for square in range(squares):
            stack = state.stacks[square]
            load: i64 = 0  # of the Snails on top
            while stack & 15 > 12:
                load += size_of(stack & 15)
                stack >>= 4
            if stack == 0:
                continue
            for size in range(i64(1), i64(4)):
                starts = (snails >> (17 * (size - 1))) & 0x1FFFF
                if starts == 0 or load + size <= size_of(stack & 15):
                    continue
                lost = self.lost(state, stack, load + size, lives)
                if lost:
                    rolls = totals(starts & ~bit(square), bit(square), squares)
                    one_life |= rolls
                    if lost > 1:
                        two_lives |= rolls
        if left == 1:
            found[first] = share(one_life)
        elif left == 2:
            found[first] = share(two_lives)
        found[first + 1] = share(one_life)
        found[first + 2] = share(two_lives)

    def lost(self, state: Garden, stack: i64, run: i64, lives: i64) -> i64:
        """How many lives a run of Snails takes that lands on this stack."""
        lost: i64 = 0
        while stack:
            piece = stack & 15
            if piece > 12 or run <= size_of(piece):
                break
            left = tally(state.trees, piece) - tally(state.dead, piece)
            if left and left == (lives >> (3 * colour_of(piece))) & 7:
                lost += 1
            stack >>= 4
        return lost


def learned(weights: vec[float]) -> LearnedValue:
    """The value of a garden with these weights, in the order of `NAMES`."""
    return LearnedGarden(weights)
