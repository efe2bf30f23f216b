"""A position in the terms of pictures and words: names, pictures, places in the order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache, reduce

from potager.core.bits import lowest
from potager.core.scene import Icon
from potager.core.svg import symbols
from potager.core.texts import Message, Someone, say, someone, verbatim
from potager.games.yes_broccoli import COLOURS, GAME, slug
from potager.games.yes_broccoli.decks import fields, house_deck
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
    """A food of the standard deck is translated. Others are called as their author wrote it."""
    name = deck.foods[food]
    return say(f"food.name.{slug(name)}") if name in house_deck().foods else verbatim(name)


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
    name = deck.powers[power]
    return say(f"power.name.{slug(name)}") if name in house_deck().powers else verbatim(name)


def emblem(deck: Deck, power: int) -> str:
    return _drawn(f"power-{deck.emblems[power]}", "power-any")


def power_text(deck: Deck, power: int) -> Message:
    """What a power does, in one line."""
    if _is_of_the_house(deck, power):
        return say(f"power.text.{slug(deck.powers[power])}")
    return verbatim(deck.texts[power].replace("\n", " "))


def power_lines(deck: Deck, power: int) -> list[Message]:
    """The same in lines, for its card."""
    lines = deck.texts[power].split("\n")
    if _is_of_the_house(deck, power):
        name = slug(deck.powers[power])
        return [say(f"power.text.{name}.{line}") for line in range(1, len(lines) + 1)]
    return [verbatim(line) for line in lines]


def _is_of_the_house(deck: Deck, power: int) -> bool:
    """Whether a power says the same as in the standard deck, so that it can be translated."""
    house = house_deck()
    texts = dict(zip(house.powers, house.texts, strict=True))
    return texts.get(deck.powers[power]) == deck.texts[power]


def times(deck: Deck, power: int) -> str:
    """When a power can be played, for the texts about it."""
    if deck.effects[power] == cards.CANCEL:
        return "answer"
    return "-".join(word for bits, word in WINDOWS.items() if deck.windows[power] & bits)


def times_told(deck: Deck, power: int) -> Message:
    return say(f"times.{times(deck, power)}")


def power_label(deck: Deck, power: int) -> Message:
    name, text = power_name(deck, power), power_text(deck, power)
    return say(f"power.label.{times(deck, power)}", power=name, text=text)


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


def spent(view: Meal) -> tuple[Message, ...]:
    """The names of the powers in the common discard pile: those played this meal."""
    return tuple(power_name(view.setup.deck, kind) for kind in _kinds(view, view.spent))


def in_a_row(names: Iterable[Message], way: str = "cards.more") -> Message:
    """'a, b, c', or in another way; of nothing an empty text."""
    found = list(names) or [verbatim("")]
    return reduce(lambda rest, first: say(way, first=first, rest=rest), reversed(found))


# Bids


def hand(view: Meal, seat: int) -> list[int]:
    """The bid cards in hand, by value."""
    return sorted(cards_of(view.table.hands[seat]), key=lambda card: (card % 9, card))


def discarded(view: Meal, seat: int) -> tuple[Message, ...]:
    """Y8: the values of a seat's played bids, which only its owner may look at."""
    gone = cards_of(view.gone[seat]) if len(view.gone) else ()
    return tuple(verbatim(str(value)) for value in sorted(map(cards.value_of, gone)))


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
