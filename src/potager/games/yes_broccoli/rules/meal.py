# compiled by mypyc
"""Yes! Broccoli!: bid in secret, take foods in order of strength, and eat well.

A meal has eight rounds (Y1): foods are served, everyone bids, the bids are revealed, and in order
of strength each player takes a food. In the advanced game there are windows between these steps, in
which power cards are played. Every event updates `asked`. While it is empty, a card is drawn, dealt
or shown. Y1 to Y11 are the rulings of RULES.md.
"""

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from potager.core.bits import bit, shl
from potager.core.fields import fields
from potager.core.state import CHANCE

from . import position
from .cards import BID_CARDS, FOOD, FOOD_BID, NOTHING, ROUNDS, MealSetup, filled, with_card
from .hiding import hide, imagine
from .powers import cards_of, distinct, place_of, targets
from .spread import by_type, lay
from .windows import Windows


@fields
class Meal(Windows):
    """A position of Yes! Broccoli!, and everything that can happen in it."""

    # What may be done

    def legal(self, seat: i64) -> vec[i64]:
        if self.asked & bit(seat) == 0:
            return vec[i64]()
        if self.phase == position.BIDDING:
            return cards_of(self.table.hands[seat])
        if self.phase == position.TAKING:
            return distinct(self.table.foods)
        if self.acting >= 0:
            return targets(self.setup, self.table, seat, self.power, self.first, self.offer)
        return self.playable(seat)

    # What happens

    def apply(self, who: i64, what: i64) -> None:
        if who == CHANCE:
            self.happen(what)
        elif self.phase == position.TAKING:
            self.take(who, what - FOOD)
        elif self.acting >= 0:
            self.aim(who, what)
        else:
            self.chosen[who] = what
            self.asked &= ~bit(who)
            if self.asked:
                return
            if self.phase == position.BIDDING:
                self.reveal()
            else:
                self.settle()

    def happen(self, what: i64) -> None:
        """A food is drawn, a chosen power shown, a card dealt."""
        if self.draws:
            self.table.draw(what)
            self.draws -= 1
            if self.acting >= 0:
                self.drawn = append(self.drawn, what)
                self.offer = append(self.offer, what)
                if self.draws == 0:
                    self.asked = bit(self.acting)
                return
            self.table.foods = append(self.table.foods, what)
            if self.draws == 0:
                if self.setup.advanced:
                    self.open_window(position.SERVED)
                else:
                    self.call_for_bids()
        elif self.shows != NOTHING:
            self.play(what & 7, what >> 3)
        elif self.phase == position.DEALING_BIDS:
            seat = self.receiver()
            self.table.hands[seat] |= bit(what)
            self.table.sizes[seat] += 1
            self.deal()
        else:
            seat = self.receiver()
            self.powers[seat] = with_card(self.setup.deck.kinds, self.powers[seat], what)
            self.held[seat] += 1
            self.deal()

    # A meal

    def begin_meal(self) -> None:
        seats = self.setup.seats
        self.table = lay(self.setup)
        self.round = 0
        self.powers = filled(seats, 0)
        self.held = filled(seats, 0)
        self.spent = 0
        self.gone = filled(seats, 0)
        self.shown = 0 if self.setup.dealt else shl(1, BID_CARDS) - 1
        self.deal()

    def deal(self) -> None:
        """Go on with the dealing, or serve the first round."""
        self.phase = position.DEALING_BIDS
        if self.receiver() == NOTHING:
            self.phase = position.DEALING_POWERS
            if self.receiver() == NOTHING:
                self.serve()

    def serve(self) -> None:
        """Y1: a round begins with one food a player."""
        self.phase = position.SERVING
        self.table.foods = vec[i64](capacity=5)
        self.draws = self.setup.seats

    def call_for_bids(self) -> None:
        self.phase = position.BIDDING
        self.asked = self.setup.everyone

    def reveal(self) -> None:
        """Y1: all bids are turned up together."""
        for seat in range(self.setup.seats):
            card = self.chosen[seat]
            self.table.put(seat, card)
            self.shown |= bit(card)
            self.chosen[seat] = NOTHING
        if self.setup.advanced:
            self.open_window(position.REVEALED)
        else:
            self.let_take()

    def let_take(self) -> None:
        self.phase = position.TAKING
        self.hungry = self.setup.everyone
        self.asked = bit(self.strongest())

    def strongest(self) -> i64:
        """Y2: who takes next."""
        best: i64 = NOTHING
        most: i64 = 0
        for seat in range(self.setup.seats):
            if self.hungry & bit(seat):
                strength = self.table.strength(self.setup, seat, self.played[seat])
                if best == NOTHING or strength > most:
                    best = seat
                    most = strength
        return best

    def take(self, seat: i64, food: i64) -> None:
        """Y7: everyone takes a food, and the last one what is left."""
        self.serve_to(seat, food)
        if self.hungry & (self.hungry - 1) == 0:
            for rest in self.table.foods:
                if rest >= 0:
                    self.serve_to(self.strongest(), rest)
                    break
            self.end_round()
        else:
            self.asked = bit(self.strongest())

    def serve_to(self, seat: i64, food: i64) -> None:
        self.table.add(self.setup, seat, food, 1)
        self.table.foods[place_of(self.table.foods, food)] = NOTHING
        self.hungry &= ~bit(seat)

    def end_round(self) -> None:
        """Y6, Y8: bids go to the discard piles; foods that were bids, under the deck."""
        for seat in range(self.setup.seats):
            card = self.table.fronts[seat]
            if card >= FOOD_BID:
                self.table.used = append(self.table.used, card - FOOD_BID)
            else:
                self.gone[seat] |= bit(card)
            self.table.fronts[seat] = NOTHING
        self.forget_powers()
        if self.setup.advanced:
            self.table.discard(self.table.used)
            self.table.used = vec[i64]()
            self.table.reversed = False
        self.asked = 0
        self.round += 1
        if self.round < ROUNDS:
            self.serve()
        elif self.setup.advanced:
            self.open_window(position.EATEN)
        else:
            self.end_meal()

    def forget_powers(self) -> None:
        """Y2: what was played in a round, or in the window after a meal, counts in no other."""
        self.played = filled(self.setup.seats, 0)
        self.plays = vec[i64]()

    def end_meal(self) -> None:
        """Y9: scores are noted; after the last meal the highest total wins, then the youngest."""
        for points in self.table.points:
            self.noted = append(self.noted, points)
        self.meal += 1
        if self.meal < self.setup.meals:
            self.begin_meal()
            return
        self.phase = position.OVER
        best: i64 = 0
        for seat in range(self.setup.seats):
            lead = self.total(seat) - self.total(best)
            if lead > 0 or (lead == 0 and self.setup.youth[seat] > self.setup.youth[best]):
                best = seat
        self.winner = best

    def go_on(self) -> None:
        """What follows a window."""
        if self.phase == position.SERVED:
            self.call_for_bids()
        elif self.phase == position.REVEALED:
            self.let_take()
        else:
            self.forget_powers()
            self.end_meal()

    def forget(self) -> None:
        """Basic game: of foods only their worth matters, and of points only who leads by how much.

        In the last round nothing is drawn any more, so neither does what is left in the deck. Of
        an end, only who won.
        """
        if self.setup.advanced:
            return
        if self.phase == position.OVER:
            self.table = lay(self.setup)
            self.gone = filled(self.setup.seats, 0)
            self.noted = vec[i64]()
            return
        table = self.table
        table.piles = filled(self.setup.seats * self.setup.types, 0)
        self.gone = filled(self.setup.seats, 0)
        least = table.points[0]
        for points in table.points:
            least = min(least, points)
        for seat in range(self.setup.seats):
            table.points[seat] -= least
        first = alike(self.setup.deck.worth)
        for place in range(i64(len(table.foods))):
            if table.foods[place] >= 0:
                table.foods[place] = first[table.foods[place]]
        table.foods = by_type(table.foods)
        last = self.round == ROUNDS - 1 and self.draws == 0
        for food in range(self.setup.types):
            copies = table.bag[food]
            table.bag[food] = 0
            if not last:
                table.bag[first[food]] += copies
        if last:
            table.loose = 0
            table.left = 0

    # What a seat can know

    def seen_by(self, seat: i64) -> "Meal":
        view = self.clone()
        hide(view, seat)
        return view

    def guess(self, random: Random) -> "Meal":
        world = self.clone()
        imagine(self, world, random)
        return world


def alike(worth: vec[i64]) -> vec[i64]:
    """For each food the first one that is worth the same."""
    found = vec[i64](capacity=32)
    for food in range(i64(len(worth))):
        first: i64 = 0
        while worth[first] != worth[food]:
            first += 1
        found = append(found, first)
    return found


def start(setup: MealSetup) -> Meal:
    """The first position."""
    meal = Meal(
        setup=setup,
        table=lay(setup),
        chosen=filled(setup.seats, NOTHING),
        powers=vec[i64](),
        held=vec[i64](),
        played=filled(setup.seats, 0),
        plays=vec[i64](),
        drawn=vec[i64](),
        offer=vec[i64](),
        gone=vec[i64](),
        noted=vec[i64](),
    )
    meal.begin_meal()
    return meal
