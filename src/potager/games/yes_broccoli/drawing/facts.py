"""A position in the terms of pictures and words: names, pictures, places in the order."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from potager.core.bits import lowest
from potager.core.scene import Icon
from potager.core.svg import symbols
from potager.core.texts import Message, Someone, say, someone, verbatim
from potager.games.yes_broccoli import COLOURS, GAME
from potager.games.yes_broccoli.decks import fields
from potager.games.yes_broccoli.rules import cards, position
from potager.games.yes_broccoli.rules.cards import Deck
from potager.games.yes_broccoli.rules.meal import Meal
from potager.games.yes_broccoli.rules.position import PlayedPower
from potager.games.yes_broccoli.rules.powers import cards_of

MOST_FOODS = 1_024  # that are remembered, of all decks
WINDOWS = {window: word for word, window in fields.WINDOWS.items()}


@cache
def who(seat: int) -> Someone:
    """The player in that seat, or the colour if there is no name."""
    return someone(seat, say(f"seat.{COLOURS[seat]}"))


@cache
def seat_name(seat: int) -> Message:
    """'Ben', 'You', or 'Red' where nobody is known."""
    return say("seat.name", who=who(seat))


def chip(seat: int, words: str) -> Icon:
    """A player in a line of text, with what the player does: 'Ben bids', 'you score'."""
    return Icon(symbol=f"chip-{COLOURS[seat]}", label=say(words, who=who(seat)))


def signed(number: int) -> str:
    """'18' or '−8', with a proper minus."""
    return str(number).replace("-", "−")


@cache
def _drawn(name: str, otherwise: str) -> str:
    """A drawing of the art; custom cards without one of their own get a general one."""
    return name if name in symbols(GAME) else otherwise


# Foods


def food_name(deck: Deck, food: int) -> Message:
    return verbatim(deck.foods[food])


def food_picture(deck: Deck, food: int) -> str:
    return _drawn(f"food-{deck.pictures[food]}", "food-any")


@lru_cache(maxsize=MOST_FOODS)
def food_icon(deck: Deck, food: int) -> Icon:
    label = say("food.worth", food=food_name(deck, food), value=worth(deck, food))
    return Icon(symbol=food_picture(deck, food), label=label)


def worth(deck: Deck, food: int) -> str:
    return signed(deck.worth[food])


def pile(deck: Deck, counts: Sequence[int]) -> list[int]:
    """The foods of a score pile, best first. `counts` has the number of each type."""
    foods = [food for food, count in enumerate(counts) for _ in range(count)]
    return sorted(foods, key=lambda food: -deck.worth[food])


# Powers


def power_name(deck: Deck, power: int) -> Message:
    return verbatim(deck.powers[power])


def emblem(deck: Deck, power: int) -> str:
    return _drawn(f"power-{deck.emblems[power]}", "power-any")


def power_text(deck: Deck, power: int) -> Message:
    """What a power does, in one line."""
    return verbatim(deck.texts[power].replace("\n", " "))


def times(deck: Deck, power: int) -> Message:
    """When a power can be played."""
    if deck.effects[power] == cards.CANCEL:
        return say("times.answer")
    words = (word for bits, word in WINDOWS.items() if deck.windows[power] & bits)
    return say(f"times.{'-'.join(words)}")


def power_label(deck: Deck, power: int) -> Message:
    name, text = power_name(deck, power), power_text(deck, power)
    return say("power.label", power=name, text=text, when=times(deck, power))


def play_label(deck: Deck, play: PlayedPower) -> Message:
    """Who played which power, and what it is for."""
    told = "play.undone" if play.undone else "play.label"
    name, text = power_name(deck, play.power), power_text(deck, play.power)
    return say(told, seat=seat_name(play.seat), power=name, text=text)


def powers(view: Meal, seat: int) -> list[int]:
    """The powers in hand, card by card."""
    return _kinds(view, view.powers[seat])


def _kinds(view: Meal, cards: int) -> list[int]:
    return [kind for card, kind in enumerate(view.setup.deck.kinds) if cards >> card & 1]


def spent(view: Meal) -> tuple[str, ...]:
    """The names of the powers in the common discard pile: those played this meal."""
    return tuple(view.setup.deck.powers[kind] for kind in _kinds(view, view.spent))


# Bids


def hand(view: Meal, seat: int) -> list[int]:
    """The bid cards in hand, by value."""
    return sorted(cards_of(view.table.hands[seat]), key=lambda card: (card % 9, card))


def discarded(view: Meal, seat: int) -> tuple[str, ...]:
    """Y8: the values of a seat's played bids, which only its owner may look at."""
    gone = cards_of(view.gone[seat]) if len(view.gone) else ()
    return tuple(str(value) for value in sorted(map(cards.value_of, gone)))


def order(view: Meal) -> list[int]:
    """The seats with a bid in front of them, the strongest first."""
    table, played = view.table, view.played
    seats = [seat for seat, card in enumerate(table.fronts) if card != cards.NOTHING]
    return sorted(seats, key=lambda seat: -table.strength(view.setup, seat, played[seat]))


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
    return cards.value_of(card)


def taker(view: Meal) -> int:
    """The seat that takes a food now, or NOTHING."""
    return lowest(view.asked) if view.phase == position.TAKING and view.asked else cards.NOTHING
