"""Yes! Broccoli!, for 2 to 5: bid in secret for good food, and leave the soda to the others."""

from __future__ import annotations

import re
from typing import Annotated, Literal

from librt.vecs import vec
from msgspec import Meta
from msgspec.structs import replace
from mypy_extensions import i64

from potager.core.errors import BadOption
from potager.core.game import Game, Use
from potager.core.options import ORDER, QUICK, Options, file_of, gifts_of
from potager.core.state import CHANCE, HIDDEN
from potager.core.verbs import Verb, Verbs

from .decks import BadDeck, deck_text, house_name, parse_deck
from .decks.fields import COLOURS, slug
from .rules import cards, position
from .rules.meal import Meal, start

MEALS = 3  # of an advanced game
POWERS = 2  # cards each is dealt for a meal


class BroccoliOptions(Options, frozen=True, kw_only=True):
    """What people can choose before a match of Yes! Broccoli!"""

    players: Annotated[int, Meta(ge=2, le=5), QUICK] = 2
    game: Annotated[Literal["basic", "advanced"], QUICK] = "basic"
    one_of_each: bool = False
    dealt_bids: bool = False
    handicap: Annotated[str | None, gifts_of({"nine": 1, "+": 3})] = None
    age_order: Annotated[tuple[Annotated[int, Meta(ge=1, le=5)], ...] | None, ORDER] = None
    deck: Annotated[str, file_of("house")] = "house"


def card_name(card: int) -> str:
    """'red-7': a bid card as paths and notation say it."""
    return f"{COLOURS[card // 9]}-{cards.value_of(card)}"


class YesBroccoli(Game[BroccoliOptions, Meal]):
    """Everything about the game that is not a position."""

    name = "yes-broccoli"
    title = "Yes! Broccoli!"
    credits = "Designed by Mark O'Connor, published by Gangway Games in 2018."
    minutes = 4
    age = 6
    players = (2, 5)
    rules_version = 2  # 1: the powers of window C counted in the next meal; copies were told apart
    endings = ("points", "age")
    verbs = Verbs(
        Verb("bid", card=cards.BID_CARDS),
        Verb("pass", cards.PASS),
        Verb(
            "play",
            cards.POWER,
            power=cards.MOST_TYPES,
            path="power:{named}",
            notation="play {named}",
        ),
        Verb("food", cards.FOOD, food=cards.MOST_TYPES, path="food:{dish}", notation="{dish}"),
        Verb("front", cards.SEAT, seat=5, notation="{seat}"),
        Verb(
            "pile",
            cards.PILE,
            seat=5,
            food=cards.MOST_TYPES,
            path="pile:{seat}:{dish}",
            notation="{seat} {dish}",
        ),
        card=card_name,
        seat=COLOURS,
        named=lambda state, power: slug(state.setup.deck.powers[power]),
        dish=lambda state, *which: slug(state.setup.deck.foods[which[-1]]),
    )
    options_type = BroccoliOptions

    def check(self, options: BroccoliOptions) -> BroccoliOptions:
        seats = options.players
        if options.one_of_each and seats != 2:
            raise BadOption(f"one_of_each is for 2 players, not {seats}.")
        ages = options.age_order or tuple(range(1, seats + 1))
        if sorted(ages) != list(range(1, seats + 1)):
            raise BadOption(f"age_order needs each seat from 1 to {seats} once.")
        nines, extra = read_handicap(options.handicap, seats)
        if options.dealt_bids and any(nines):
            raise BadOption("handicap can't give a nine where all bids are dealt.")
        if options.game == "basic" and any(extra):
            raise BadOption("handicap can't give power cards in the basic game, which has none.")
        name = house_name() if options.deck == "house" else options.deck
        try:
            deck = parse_deck(deck_text(name))
        except BadDeck as bad:
            raise BadOption(str(bad)) from None
        wrong = []
        foods = len(deck.foods) if options.one_of_each else sum(deck.copies)
        if foods < cards.ROUNDS * seats:
            needed = cards.ROUNDS * seats
            wrong.append(f"{seats} players need {needed} foods; the deck has {foods}.")
        powers = POWERS * seats + sum(extra)
        if options.game == "advanced" and powers > len(deck.kinds):
            wrong.append(f"{powers} power cards would be dealt; the deck has {len(deck.kinds)}.")
        if wrong:
            raise BadOption("\n".join(wrong))
        handicap = write_handicap(nines, extra)
        return replace(options, age_order=ages, handicap=handicap, deck=name)

    def setup(self, options: BroccoliOptions) -> cards.MealSetup:
        """What stays the same through a match with these options."""
        deck = parse_deck(deck_text(options.deck))
        seats = options.players
        advanced = options.game == "advanced"
        nines, extra = read_handicap(options.handicap, seats)
        ages = options.age_order or tuple(range(1, seats + 1))
        stock = [1] * len(deck.foods) if options.one_of_each else list(deck.copies)
        own = [cards.own_set(seat, nine) for seat, nine in enumerate(nines)]
        due = [POWERS + extra[seat] if advanced else 0 for seat in range(seats)]
        return cards.MealSetup(
            deck,
            seats,
            MEALS if advanced else 1,
            advanced,
            options.dealt_bids,
            vec[i64](stock),
            vec[i64]([0] * seats if options.dealt_bids else own),
            vec[i64](due),
            vec[i64]([ages.index(seat + 1) for seat in range(seats)]),
        )

    def start(self, options: BroccoliOptions) -> Meal:
        return start(self.setup(options))

    def option_sets(self) -> list[dict[str, object]]:
        sets: list[dict[str, object]] = [
            {"players": players, "game": game}
            for players in range(2, 6)
            for game in ("basic", "advanced")
        ]
        return [
            *sets,
            {"players": 2, "game": "advanced", "one_of_each": True, "age_order": [2, 1]},
            {"players": 3, "game": "advanced", "dealt_bids": True, "handicap": "2 +2"},
            {"players": 5, "dealt_bids": True},
            {"players": 4, "game": "advanced", "handicap": "1 nine +1, 4 nine"},
        ]

    def ending(self, state: Meal) -> str:
        """Most points; of those who have as many, the youngest."""
        points = self.points(state)
        return "points" if points.count(max(points)) == 1 else "age"

    def points(self, state: Meal) -> tuple[int, ...]:
        """Of all meals."""
        return tuple(state.total(seat) for seat in range(state.setup.seats))

    def uses(self, before: Meal, who: int, what: int) -> tuple[Use, ...]:
        """Foods as they are taken; powers as they are dealt, and as they are shown."""
        deck = before.setup.deck
        if who != CHANCE and before.phase == position.TAKING:
            return tuple(
                Use(seat, "food taken", deck.foods[food])
                for seat, food in served(before, who, what - cards.FOOD)
            )
        if who != CHANCE or before.draws:
            return ()
        if before.shows != cards.NOTHING:
            return (Use(what & 7, "power played", deck.powers[what >> 3]),)
        if before.phase == position.DEALING_POWERS:
            return (Use(before.receiver(), "power dealt", deck.powers[what], drawn=True),)
        return ()

    def notation(self, state: Meal, who: int, what: int) -> str:
        if what == HIDDEN:
            return "hidden"
        deck = state.setup.deck
        if who == CHANCE:
            if state.draws:
                return f"drawn: {slug(deck.foods[what])}"
            if state.phase == position.DEALING_BIDS:
                return f"dealt: {card_name(what)}"
            if state.phase == position.DEALING_POWERS:
                return f"dealt: {slug(deck.powers[what])}"
            return f"shown: {COLOURS[what & 7]} {slug(deck.powers[what >> 3])}"
        return super().notation(state, who, what)


def served(state: Meal, seat: int, food: int) -> list[tuple[int, int]]:
    """Who gets which food when this seat takes that one: Y7, the last one gets what is left."""
    others = [other for other in range(state.setup.seats) if state.hungry >> other & 1]
    others.remove(seat)
    if len(others) > 1:
        return [(seat, food)]
    left = [one for one in state.table.foods if one >= 0]
    left.remove(food)
    return [(seat, food), (others[0], left[0])]


def read_handicap(text: str | None, seats: int) -> tuple[list[bool], list[int]]:
    """Who has a nine in place of the one, and how many more power cards each is dealt."""
    nines, extra = [False] * seats, [0] * seats
    for part in (text or "").split(","):
        if not part.strip():
            continue
        told = re.fullmatch(r"([1-5])(\s+nine)?(\s+\+([1-9]\d?))?", part.strip())
        if told is None or not (told[2] or told[3]) or int(told[1]) > seats:
            raise BadOption(
                f"handicap can't be {part.strip()!r}: give a seat from 1 to {seats}, then nine "
                "or +1 or both, as in '2 nine +1'."
            )
        seat = int(told[1]) - 1
        nines[seat] |= told[2] is not None
        extra[seat] += int(told[4] or 0)
    return nines, extra


def write_handicap(nines: list[bool], extra: list[int]) -> str | None:
    """The same as text, in the order of the seats."""
    parts = [
        f"{seat}{' nine' if nine else ''}{f' +{more}' if more else ''}"
        for seat, (nine, more) in enumerate(zip(nines, extra, strict=True), 1)
        if nine or more
    ]
    return ", ".join(parts) or None


GAME = YesBroccoli()

__all__ = ["COLOURS", "GAME", "BroccoliOptions", "YesBroccoli", "card_name", "slug"]
