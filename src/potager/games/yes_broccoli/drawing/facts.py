"""A position in the terms of pictures and words: names, pictures, places in the order."""

from __future__ import annotations

from functools import lru_cache

from potager.core.bits import lowest
from potager.core.scene import Icon
from potager.core.texts import Message, Someone, say, someone, verbatim
from potager.games.yes_broccoli.deck_fields import COLOURS
from potager.games.yes_broccoli.rules.cards import (
    CANCEL,
    EATEN_WINDOW,
    FOOD_BID,
    NOTHING,
    REVEALED_WINDOW,
    SERVED_WINDOW,
)
from potager.games.yes_broccoli.rules.meal import Meal
from potager.games.yes_broccoli.rules.position import PLAY, TAKING

MOST_FOODS = 1_024  # that are remembered, of all decks
FOODS = (
    "broccoli", "spinach", "kale", "carrot", "sweet-potato", "blueberries", "beans", "tomato",
    "mushroom", "banana", "apple", "corn", "rice", "cheese", "crisps", "fries", "ice-cream",
    "sweets", "doughnut", "soda",
)  # fmt: skip
EMBLEMS = (
    "picky-eater", "super-hungry", "too-busy-to-eat", "full-already", "half-portion",
    "extra-greens", "trade-lunches", "change-my-order", "play-with-your-food", "send-it-back",
    "clear-the-table", "spilled-milk", "swap-desserts", "no-thank-you",
)  # fmt: skip
WINDOWS = {SERVED_WINDOW: "served", REVEALED_WINDOW: "revealed", EATEN_WINDOW: "eaten"}


def who(seat: int) -> Someone:
    """Whoever sits there; without a name by the colour."""
    return someone(seat, say(f"seat.{COLOURS[seat]}"))


def seat_name(seat: int) -> Message:
    """'Ben', 'You', or 'Red' where nobody is known."""
    return say("seat.name", who=who(seat))


def chip(seat: int) -> Icon:
    return Icon(symbol=f"chip-{COLOURS[seat]}", label=seat_name(seat))


def food_name(view: Meal, food: int) -> Message:
    return verbatim(view.setup.deck.foods[food])


def food_picture(view: Meal, food: int) -> str:
    """A drawing of the art; a food without one of its own gets a plate."""
    picture = view.setup.deck.pictures[food]
    return f"food-{picture}" if picture in FOODS else "food-any"


def food_icon(view: Meal, food: int) -> Icon:
    deck = view.setup.deck
    return _food_icon(deck.foods[food], food_picture(view, food), deck.worth[food])


@lru_cache(maxsize=MOST_FOODS)
def _food_icon(food: str, drawn: str, value: int) -> Icon:
    return Icon(symbol=drawn, label=say("food.label", food=verbatim(food), value=signed(value)))


def worth(view: Meal, food: int) -> str:
    """'18' or '−8', with a proper minus."""
    return signed(view.setup.deck.worth[food])


def signed(number: int) -> str:
    return str(number).replace("-", "−")


def power_name(view: Meal, power: int) -> Message:
    return verbatim(view.setup.deck.powers[power])


def emblem(view: Meal, power: int) -> str:
    picture = view.setup.deck.emblems[power]
    return f"power-{picture}" if picture in EMBLEMS else "power-any"


def power_text(view: Meal, power: int) -> Message:
    """What a power does, in one line."""
    return verbatim(" ".join(view.setup.deck.texts[power].split("\n")))


def times(view: Meal, power: int) -> str:
    """When a power can be played, for its texts."""
    deck = view.setup.deck
    if deck.effects[power] == CANCEL:
        return "answer"
    return "-".join(word for bits, word in WINDOWS.items() if deck.windows[power] & bits)


def order(view: Meal) -> list[int]:
    """The seats with a bid in front of them, the strongest first."""
    seats = [seat for seat in range(view.setup.seats) if view.table.fronts[seat] != NOTHING]
    return sorted(seats, key=lambda seat: -strength(view, seat))


def strength(view: Meal, seat: int) -> int:
    return view.table.strength(view.setup, seat, view.played[seat])


def why_before(view: Meal, seat: int, next: int) -> str:
    """What decides between a seat and the next one: '' where it is the value."""
    table = view.table
    if table.values[seat] != table.values[next]:
        return ""
    if table.icons(view.setup, seat) != table.icons(view.setup, next):
        return "icons"
    return "powers" if view.played[seat] != view.played[next] else "age"


def printed(view: Meal, seat: int) -> int:
    """The number on the card in front of a seat, before powers."""
    card = view.table.fronts[seat]
    if card >= FOOD_BID:
        return view.setup.deck.worth[card - FOOD_BID]
    return card % 9 + 1


def pile(view: Meal, seat: int) -> list[int]:
    """The foods of a score pile, best first."""
    types = view.setup.types
    foods = [food for food in range(types) for _ in range(view.table.piles[seat * types + food])]
    return sorted(foods, key=lambda food: -view.setup.deck.worth[food])


def hand(view: Meal, seat: int) -> list[int]:
    """The bid cards in hand, by value."""
    cards = [card for card in range(45) if view.table.hands[seat] >> card & 1]
    return sorted(cards, key=lambda card: (card % 9, card))


def powers(view: Meal, seat: int) -> list[int]:
    """The powers in hand, card by card."""
    kinds = view.setup.deck.kinds
    return [kinds[card] for card in range(len(kinds)) if view.powers[seat] >> card & 1]


def plays(view: Meal) -> list[list[int]]:
    """The powers played this round: seat, power, targets, values before and after, undone."""
    numbers = list(view.plays)
    return [numbers[at : at + PLAY] for at in range(0, len(numbers), PLAY)]


def play_label(view: Meal, play: list[int]) -> Message:
    """Who played which power, and what it is for."""
    seat, power, undone = play[0], play[1], play[6]
    return say(
        "play.undone" if undone else "play.label", seat=seat_name(seat),
        power=power_name(view, power), text=power_text(view, power),
    )  # fmt: skip


def taker(view: Meal) -> int:
    """The seat that takes a food now, or NOTHING."""
    if view.phase != TAKING or not view.asked:
        return NOTHING
    return lowest(view.asked)
