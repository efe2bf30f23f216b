"""A position in the terms of pictures and words: names, pictures, places in the order."""

from __future__ import annotations

from functools import lru_cache

from potager.core.bits import lowest
from potager.core.scene import Icon
from potager.core.svg import symbols
from potager.core.texts import Message, Someone, say, someone, verbatim
from potager.games.yes_broccoli import GAME
from potager.games.yes_broccoli.decks import fields
from potager.games.yes_broccoli.decks.fields import COLOURS
from potager.games.yes_broccoli.rules import cards, position
from potager.games.yes_broccoli.rules.cards import Deck
from potager.games.yes_broccoli.rules.meal import Meal
from potager.games.yes_broccoli.rules.position import Play
from potager.games.yes_broccoli.rules.powers import cards_of

MOST_FOODS = 1_024  # that are remembered, of all decks
WINDOWS = {window: word for word, window in fields.WINDOWS.items()}


def who(seat: int) -> Someone:
    """Whoever sits there; without a name by the colour."""
    return someone(seat, say(f"seat.{COLOURS[seat]}"))


def seat_name(seat: int) -> Message:
    """'Ben', 'You', or 'Red' where nobody is known."""
    return say("seat.name", who=who(seat))


def chip(seat: int) -> Icon:
    return Icon(symbol=f"chip-{COLOURS[seat]}", label=seat_name(seat))


def food_name(deck: Deck, food: int) -> Message:
    return verbatim(deck.foods[food])


def food_picture(deck: Deck, food: int) -> str:
    """A drawing of the art; a food without one of its own gets a plate."""
    own = f"food-{deck.pictures[food]}"
    return own if own in symbols(GAME) else "food-any"


@lru_cache(maxsize=MOST_FOODS)
def food_icon(deck: Deck, food: int) -> Icon:
    label = say("food.label", food=food_name(deck, food), value=worth(deck, food))
    return Icon(symbol=food_picture(deck, food), label=label)


def worth(deck: Deck, food: int) -> str:
    """'18' or '−8', with a proper minus."""
    return signed(deck.worth[food])


def signed(number: int) -> str:
    return str(number).replace("-", "−")


def change(was: int, now: int) -> Message:
    """'4 → 7': a bid that is worth more or less than is printed on it."""
    return say("bid.changed", was=signed(was), now=signed(now))


def power_name(deck: Deck, power: int) -> Message:
    return verbatim(deck.powers[power])


def emblem(deck: Deck, power: int) -> str:
    own = f"power-{deck.emblems[power]}"
    return own if own in symbols(GAME) else "power-any"


def power_text(deck: Deck, power: int) -> Message:
    """What a power does, in one line."""
    return verbatim(" ".join(deck.texts[power].split("\n")))


def times(deck: Deck, power: int) -> str:
    """When a power can be played, for its texts."""
    if deck.effects[power] == cards.CANCEL:
        return "answer"
    return "-".join(word for bits, word in WINDOWS.items() if deck.windows[power] & bits)


def order(view: Meal) -> list[int]:
    """The seats with a bid in front of them, the strongest first."""
    seats = [seat for seat in range(view.setup.seats) if view.table.fronts[seat] != cards.NOTHING]
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
    if card >= cards.FOOD_BID:
        return view.setup.deck.worth[card - cards.FOOD_BID]
    return card % 9 + 1


def pile(view: Meal, seat: int) -> tuple[int, ...]:
    """The foods of a score pile, best first."""
    types = view.setup.types
    foods = [food for food in range(types) for _ in range(view.table.piles[seat * types + food])]
    return tuple(sorted(foods, key=lambda food: -view.setup.deck.worth[food]))


def hand(view: Meal, seat: int) -> list[int]:
    """The bid cards in hand, by value."""
    held = cards_of(view.table.hands[seat])
    return sorted(held, key=lambda card: (card % 9, card))


def discarded(view: Meal, seat: int) -> list[int]:
    """Y8: the values of a seat's played bids, which only its owner may look at."""
    return sorted(card % 9 + 1 for card in cards_of(view.gone[seat])) if len(view.gone) else []


def spent(view: Meal) -> list[str]:
    """The names of the powers in the common discard pile: those played this meal."""
    deck = view.setup.deck
    return [deck.powers[kind] for card, kind in enumerate(deck.kinds) if view.spent >> card & 1]


def powers(view: Meal, seat: int) -> list[int]:
    """The powers in hand, card by card."""
    kinds = view.setup.deck.kinds
    return [kinds[card] for card in range(len(kinds)) if view.powers[seat] >> card & 1]


def play_label(deck: Deck, play: Play) -> Message:
    """Who played which power, and what it is for."""
    return say(
        "play.undone" if play.undone else "play.label", seat=seat_name(play.seat),
        power=power_name(deck, play.power), text=power_text(deck, play.power),
    )  # fmt: skip


def taker(view: Meal) -> int:
    """The seat that takes a food now, or NOTHING."""
    if view.phase != position.TAKING or not view.asked:
        return cards.NOTHING
    return lowest(view.asked)
