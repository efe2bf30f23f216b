# compiled by mypyc
"""A position of Yes! Broccoli!: its fields, who is to act, and what is public about it.

What happens in it is in `meal.py`.
"""

from typing import Final, NamedTuple

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from potager.core.fields import Shared, fields
from potager.core.state import HIDDEN, State, pick, walk

from . import cards
from .cards import BID_KINDS, NOTHING, MealSetup, cards_left, filled
from .spread import Spread

DEALING_BIDS: Final = 0
DEALING_POWERS: Final = 1
SERVING: Final = 2
SERVED: Final = 3  # window A
BIDDING: Final = 4
REVEALED: Final = 5  # window B
TAKING: Final = 6
EATEN: Final = 7  # window C
OVER: Final = 8
WINDOWS: Final = vec[i64](
    [0, 0, 0, cards.SERVED_WINDOW, 0, cards.REVEALED_WINDOW, 0, cards.EATEN_WINDOW, 0]
)

PLAY: Final = 7  # numbers in `plays` for each power that was played this round, in the order of
POWER_OF: Final = 1  # the fields of `PlayedPower`
FIRST: Final = 2
SECOND: Final = 3
WAS: Final = 4
NOW: Final = 5
UNDONE: Final = 6


class PlayedPower(NamedTuple):
    """A power that was played this round."""

    seat: int
    power: int
    first: int  # what it was aimed at; No Thank You: where in `plays` begins what it has undone
    second: int  # its other target, if it has two
    was: int  # the value of the bid before
    now: int  # and after
    undone: int  # 1: it was


@fields
class MealPosition(State):
    """The fields of a position, and what can be asked of it."""

    setup: Shared[MealSetup]
    meal: i64 = 0  # meals finished
    round: i64 = 0  # rounds finished of this meal
    phase: i64 = DEALING_BIDS
    asked: i64 = 0  # the seats that are waited for
    table: Spread
    before: Spread | None = None  # Y11: the table before the last power of this window
    chosen: vec[i64]  # bids or window choices, until the last one is in
    hungry: i64 = 0  # the seats that have not taken a food yet
    powers: vec[i64]  # sets of power cards; in a view only those that are known
    held: vec[i64]  # how many power cards each seat has
    spent: i64 = 0  # power cards played this meal
    played: vec[i64]  # how many each seat has played this round
    plays: vec[i64]  # what was played this round: see `PlayedPower`
    acting: i64 = NOTHING  # the seat whose power resolves, or NOTHING
    power: i64 = 0  # that power
    first: i64 = NOTHING  # the target that was named first
    draws: i64 = 0  # foods still to be drawn
    drawn: vec[i64]  # foods that the last power drew
    offer: vec[i64]  # those of them that still can be chosen
    shows: i64 = NOTHING  # the power that is about to be shown: power * 8 + seat
    shown: i64 = 0  # bid cards whose place everybody knows
    gone: vec[i64]  # each seat's discard pile
    noted: vec[i64]  # the scores of finished meals, seat by seat
    winner: i64 = NOTHING

    # Who is due

    def waiting(self) -> i64:
        return self.asked

    def chance(self) -> vec[i64]:
        if self.asked or self.phase == OVER:
            return vec[i64]()
        if self.draws:
            return self.table.weights()
        if self.shows != NOTHING:
            outcomes = filled(max(self.shows, i64(0)) + 1, 0)
            outcomes[len(outcomes) - 1] = 1
            return outcomes
        if self.phase == DEALING_BIDS:
            return cards_left(BID_KINDS, self.table.hands, 0)
        return cards_left(self.setup.deck.kinds, self.powers, self.spent)

    def roll(self, random: Random) -> i64:
        if self.draws == 0:
            return pick(self.chance(), random)
        if len(self.table.top):
            return self.table.top[0]
        return walk(self.table.bag, random.randrange(self.table.loose))

    def result(self) -> vec[i64]:
        if self.phase != OVER:
            return vec[i64]()
        found = filled(self.setup.seats, -1)
        found[self.winner] = 1
        return found

    def turns(self) -> i64:
        """Rounds, of all meals."""
        if self.phase == OVER:
            return self.meal * cards.ROUNDS
        return self.meal * cards.ROUNDS + self.round

    def total(self, seat: i64) -> i64:
        """The points of all meals so far."""
        total: i64 = 0
        for meal in range(self.meal):
            total += self.noted[meal * self.setup.seats + seat]
        if self.phase != OVER:
            total += self.table.points[seat]
        return total

    # Where we are

    def window(self) -> i64:
        """The window that is open, as powers name it; 0: none is."""
        return WINDOWS[self.phase]

    def receiver(self) -> i64:
        """The seat that gets the next card, or NOTHING when all have theirs."""
        for seat in range(self.setup.seats):
            if self.phase == DEALING_BIDS:
                if self.table.sizes[seat] < cards.ROUNDS:
                    return seat
            elif self.held[seat] < self.setup.due[seat]:
                return seat
        return NOTHING

    def powers_played(self) -> list[PlayedPower]:
        """What was played this round."""
        numbers = list(self.plays)
        return [PlayedPower(*numbers[at : at + PLAY]) for at in range(0, len(numbers), PLAY)]

    def first_choice(self) -> i64:
        """Y3: of the powers chosen in a window the one that resolves, as `shows` has it.

        No Thank You goes first; of several the oldest player's.
        """
        found: i64 = NOTHING
        rank: i64 = 0
        for seat in range(self.setup.seats):
            power = self.chosen[seat] - cards.POWER
            if power >= 0:
                eager = 8 - self.setup.youth[seat]
                if self.setup.deck.effects[power] == cards.CANCEL:
                    eager += 8
                if eager > rank:
                    found = power * 8 + seat
                    rank = eager
        return found

    def event_seen_by(self, seat: i64, who: i64, what: i64) -> i64:
        """Cards dealt to others and others' choices in a window are hidden.

        Bids are not: they happen when the last of them is in, so all are revealed together.
        """
        if who >= 0:
            secret = who != seat and self.window() != 0 and self.acting < 0
        else:
            secret = self.phase <= DEALING_POWERS and self.receiver() != seat
        return HIDDEN if secret else what

    # How it looks

    def evaluate(self, seat: i64) -> float:
        """The lead over the best of the others, beside what can still be won and lost."""
        best: i64 = -1_000_000
        for other in range(self.setup.seats):
            if other != seat:
                best = max(best, self.total(other))
        rounds = self.setup.meals * cards.ROUNDS - self.turns()
        lead = float(self.total(seat) - best) / (12.0 + 5.0 * float(rounds))
        return max(-0.95, min(0.95, lead))
