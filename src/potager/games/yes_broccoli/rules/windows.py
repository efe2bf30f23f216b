# compiled by mypyc
"""Windows, in which power cards are chosen, shown, aimed and undone (Y3, Y4, Y11)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from potager.core.bits import bit
from potager.core.fields import fields

from . import cards
from .cards import NOTHING, filled, with_card, without_card
from .position import FIRST, NOW, PLAY, POWER_OF, SECOND, UNDONE, WAS, MealPosition
from .powers import draws, has_object, keep_all, keep_one, resolve, without


@fields
class Windows(MealPosition):
    """A position in which a window may be open."""

    # Choosing

    def playable(self, seat: i64) -> vec[i64]:
        """Y3: to pass, or to play one of the powers that fit."""
        found = vec[i64](capacity=4)
        found = append(found, cards.PASS)
        held = self.powers[seat]
        card: i64 = 0
        last: i64 = NOTHING
        while held:
            if held & 1:
                power = self.setup.deck.kinds[card]
                if power != last and self.fits(seat, power):
                    found = append(found, cards.POWER + power)
                last = power
            held >>= 1
            card += 1
        return found

    def fits(self, seat: i64, power: i64) -> bool:
        """Y4: whether this power can be played now."""
        if self.setup.deck.effects[power] == cards.CANCEL:
            return self.before is not None
        return self.setup.deck.windows[power] & self.window() != 0 and has_object(
            self.setup, self.table, seat, power
        )

    def open_window(self, phase: i64) -> None:
        """Y1, Y3: everyone with a power card is asked."""
        self.phase = phase
        self.ask_again()

    def ask_again(self) -> None:
        asked: i64 = 0
        for seat in range(self.setup.seats):
            if self.held[seat]:
                asked |= bit(seat)
        self.asked = asked
        if asked == 0:
            self.close_window()

    def close_window(self) -> None:
        self.before = None
        self.drawn = vec[i64]()
        self.go_on()

    def go_on(self) -> None:
        """What follows a window: `meal.py` says."""
        raise NotImplementedError

    def settle(self) -> None:
        """Y3: all have chosen. If all pass, the window closes; else one of them shows a card."""
        self.shows = self.first_choice()
        if self.shows == NOTHING:
            self.chosen = filled(self.setup.seats, NOTHING)
            self.close_window()

    # Powers

    def play(self, seat: i64, power: i64) -> None:
        """A power is shown and begins to resolve; the other choices are dropped."""
        self.chosen = filled(self.setup.seats, NOTHING)
        self.shows = NOTHING
        self.powers[seat] = without_card(self.setup.deck.kinds, self.powers[seat], power)
        self.held[seat] -= 1
        self.spent = with_card(self.setup.deck.kinds, self.spent, power)
        self.played[seat] += 1
        for number in vec[i64]([seat, power, NOTHING, NOTHING, 0, 0, 0]):
            self.plays = append(self.plays, number)
        effect = self.setup.deck.effects[power]
        if effect == cards.CANCEL:
            self.cancel()
            self.ask_again()
            return
        self.before = self.table.clone()
        self.drawn = vec[i64]()
        self.offer = vec[i64]()
        if effect == cards.REVERSE:
            self.table.reversed = True
            self.ask_again()
            return
        self.acting = seat
        self.power = power
        self.first = NOTHING
        if effect == cards.REPLACE_ALL:
            self.draws = draws(self.setup, power)
        else:
            self.asked = bit(seat)

    def note(self, field: i64, number: i64) -> None:
        """Write down something about the power played last."""
        self.plays[len(self.plays) - PLAY + field] = number

    def cancel(self) -> None:
        """Y11: the table as it was before the last power; undoing an undoing revives it."""
        last: i64 = len(self.plays) - 2 * PLAY
        self.note(FIRST, last)
        while last >= 0:
            self.plays[last + UNDONE] = 1 - self.plays[last + UNDONE]
            if self.setup.deck.effects[self.plays[last + POWER_OF]] != cards.CANCEL:
                break
            last = self.plays[last + FIRST]
        again = self.before
        if again is not None:
            again.put_on_top(self.drawn)
            self.before = self.table
            self.table = again
            self.drawn = vec[i64]()

    def aim(self, seat: i64, what: i64) -> None:
        """The acting seat has named a target, and the power does its work once it has all."""
        effect = self.setup.deck.effects[self.power]
        if self.first == NOTHING:
            self.note(FIRST, what)
            if effect in (cards.SWAP_BIDS, cards.EXCHANGE, cards.REPLACE_FOOD):
                self.first = what
                if effect == cards.REPLACE_FOOD:
                    self.asked = 0
                    self.draws = draws(self.setup, self.power)
                return
        else:
            self.note(SECOND, what)
        if effect == cards.REPLACE_FOOD:
            keep_one(self.table, self.first - cards.FOOD, what - cards.FOOD, self.offer)
        elif effect == cards.REPLACE_ALL:
            self.offer = without(self.offer, what - cards.FOOD)
            if len(self.offer) > self.setup.seats:
                return
            keep_all(self.table, self.offer, self.drawn)
        else:
            if effect <= cards.DIVIDE:
                self.note(WAS, self.table.values[what - cards.SEAT])
            resolve(self.setup, self.table, seat, self.power, self.first, what)
            if effect <= cards.DIVIDE:
                self.note(NOW, self.table.values[what - cards.SEAT])
            elif effect == cards.NEW_CARD:
                self.shown |= bit(what)
        self.acting = NOTHING
        self.first = NOTHING
        self.offer = vec[i64]()
        self.ask_again()
