"""A table to play at by hand: every card is dealt, drawn and chosen by name."""

from __future__ import annotations

from typing import Any, Self

from potager.core.choices import by_words
from potager.core.state import CHANCE
from potager.games.yes_broccoli import COLOURS, GAME, slug
from potager.games.yes_broccoli.rules.cards import FOOD_BID, NOTHING, POWER
from potager.games.yes_broccoli.rules.meal import Meal
from potager.games.yes_broccoli.rules.position import DEALING_BIDS, DEALING_POWERS, SERVING

# Foods that nobody minds, for rounds in which others matter
PLAIN = ("apple", "banana", "corn", "mushroom", "tomato")


class Table:
    """A position, and the ways to move it on. Seats are 0 to 4, cards have names."""

    def __init__(self, **given: Any) -> None:
        self.options = GAME.resolve(**given)
        self.state: Meal = GAME.start(self.options)
        self.seats = self.options.players

    # What is there

    @property
    def foods(self) -> list[str]:
        """The foods up for grabs."""
        return [self.food(food) for food in self.state.table.foods if food != NOTHING]

    def food(self, number: int) -> str:
        return slug(self.state.setup.deck.foods[number])

    def pile(self, seat: int) -> list[str]:
        types = self.state.setup.types
        return [
            self.food(food)
            for food in range(types)
            for _ in range(self.state.table.piles[seat * types + food])
        ]

    def front(self, seat: int) -> int | str:
        """The number on the bid card in front, or the name of the food."""
        card = self.state.table.fronts[seat]
        return self.food(card - FOOD_BID) if card >= FOOD_BID else card % 9 + 1

    def values(self) -> list[int]:
        """What the bids count now."""
        return list(self.state.table.values)

    def hand(self, seat: int) -> list[int]:
        """The values of the bid cards in hand."""
        hand = self.state.table.hands[seat]
        return [card % 9 + 1 for card in range(45) if hand >> card & 1]

    def powers(self, seat: int) -> set[str]:
        """The powers that this seat can choose now."""
        powers = self.state.setup.deck.powers
        legal = self.state.legal(seat)
        return {slug(powers[action - POWER]) for action in legal if action >= POWER}

    def takers(self) -> list[int]:
        """The order in which the seats would take, each the first food that is left."""
        state, order = self.state.clone(), []
        if state.window():
            state.let_take()
        while state.asked and not state.window():
            seat = int(state.asked).bit_length() - 1
            order.append(seat)
            state.apply(seat, state.legal(seat)[0])
        left = [seat for seat in range(self.seats) if seat not in order]
        return order + left

    def top(self) -> list[str]:
        """The foods that are known to lie on top of the deck."""
        return [self.food(food) for food in self.state.table.top]

    # What happens

    def deal(self, *hands: str) -> Self:
        """Deal power cards: for each seat the names, with commas. The rest are any others."""
        deck = self.state.setup.deck
        names = [slug(power) for power in deck.powers]
        wanted = [[name.strip() for name in hand.split(",") if name.strip()] for hand in hands]
        wanted += [[] for _ in range(self.seats - len(hands))]
        reserved = {name for hand in wanted for name in hand}
        while self.state.phase in (DEALING_BIDS, DEALING_POWERS):
            seat = self.state.receiver()
            weights = list(self.state.chance())
            free = [card for card, weight in enumerate(weights) if weight]
            card = free[0]
            if self.state.phase == DEALING_POWERS:
                name = wanted[seat].pop(0) if wanted[seat] else None
                card = next(
                    card
                    for card in free
                    if (names[card] not in reserved if name is None else names[card] == name)
                )
            self.state.apply(CHANCE, card)
        return self

    def serve(self, *foods: str) -> Self:
        """Lay out these foods, or plain ones."""
        assert self.state.phase == SERVING
        return self.draw(*(foods or PLAIN[: self.seats]))

    def draw(self, *foods: str) -> Self:
        names = [slug(name) for name in self.state.setup.deck.foods]
        for food in foods:
            number = names.index(food)
            assert self.state.chance()[number], f"{food} can't come now"
            self.state.apply(CHANCE, number)
        return self

    def choose(self, seat: int, text: str) -> Self:
        self.state.apply(seat, by_words(GAME, self.state, seat, text))
        return self

    def bid(self, *values: int) -> Self:
        """All bid, by the values of their own cards."""
        for seat, value in enumerate(values):
            self.choose(seat, f"bid {COLOURS[seat]}-{value}")
        return self

    def window(self, **choices: str) -> Self:
        """All who are asked choose: `red="picky-eater"`; the others pass. The first is shown."""
        for seat in range(self.seats):
            if self.state.asked >> seat & 1:
                name = choices.get(COLOURS[seat])
                self.choose(seat, f"play {name}" if name else "pass")
        if self.state.shows != NOTHING:
            self.state.apply(CHANCE, self.state.shows)
        return self

    def play(self, colour: str, power: str, *targets: str) -> Self:
        """One plays a power and names its targets; a target may be foods to draw: '+corn+rice'."""
        seat = COLOURS.index(colour)
        self.window(**{colour: power})
        for target in targets:
            if target.startswith("+"):
                self.draw(*target[1:].split("+"))
            else:
                self.choose(seat, target)
        return self

    def all_pass(self) -> Self:
        return self.window()

    def all_take(self) -> Self:
        """Everybody takes the first food that is left."""
        while self.state.asked and not self.state.window():
            seat = int(self.state.asked).bit_length() - 1
            self.state.apply(seat, self.state.legal(seat)[0])
        return self

    def round(self, *values: int, foods: tuple[str, ...] = ()) -> Self:
        """A round without powers."""
        self.serve(*foods)
        if self.state.window():
            self.all_pass()
        self.bid(*values)
        if self.state.window():
            self.all_pass()
        return self.all_take()


def advanced(*hands: str, **given: Any) -> Table:
    """An advanced game with these power cards dealt, before its first round."""
    return Table(players=max(2, len(hands)), game="advanced", **given).deal(*hands)


TOYS = """
[[power]]
name = "More Toys"
effect = "replace-bid"
with = "food"
windows = ["revealed"]
"""  # a deck with a second Play With Your Food


COPIES = """
start = "nothing"
[bids]
red = [3, 1, 4, 5, 4, 3, 1, 3, 2]
blue = [1, 5, 2, 3, 5, 1, 3, 4, 3]
purple = [4, 4, 5, 2, 2, 2, 4, 1, 5]
green = [5, 2, 3, 4, 1, 5, 2, 2, 4]
orange = [2, 3, 1, 1, 3, 4, 5, 5, 1]

[[food]]
name = "Apple"
value = 3
copies = 20
[[food]]
name = "Banana"
value = -2
copies = 20
[[food]]
name = "Corn"
value = 1
copies = 20

[[power]]
name = "More"
copies = 4
effect = "add"
amount = 1
windows = ["revealed"]
[[power]]
name = "Less"
copies = 3
effect = "add"
amount = -1
windows = ["revealed"]
[[power]]
name = "Crumbs"
copies = 4
effect = "discard"
windows = ["served", "revealed", "eaten"]
[[power]]
name = "Toys"
copies = 3
effect = "replace-bid"
with = "food"
windows = ["revealed"]
[[power]]
name = "Trade"
copies = 2
effect = "swap-bids"
windows = ["revealed"]
[[power]]
name = "Never Mind"
copies = 2
effect = "cancel"
"""  # a deck with several copies of every power


def revealed(*hands: str, bids: tuple[int, ...], **given: Any) -> Table:
    """The same in window B of its first round, with these bids."""
    return advanced(*hands, **given).serve().all_pass().bid(*bids)


__all__ = ["COPIES", "PLAIN", "TOYS", "Table", "advanced", "revealed"]
