"""The building blocks of this game's scene: words, pictures, and the three kinds of cards."""

from __future__ import annotations

from collections.abc import Iterator

from potager.core.once import once
from potager.core.pyramids import glyph
from potager.core.scene import AT_ONCE, Sprite
from potager.core.shapes import Box, box, picture, words
from potager.core.texts import Message, say, verbatim
from potager.games.yes_broccoli.deck_fields import COLOURS
from potager.games.yes_broccoli.rules.cards import FOOD_BID, Deck

from . import facts
from .doings import changed
from .places import BID_CARD, FOOD_CARD, PLATE, POWER_CARD, Spot


def on(
    key: str, text: Message, spot: Spot, dx: float, dy: float, h: float, *classes: str
) -> Sprite:
    """Words on a card."""
    x, y = spot.at(dx, dy)
    return Sprite(
        key=key, kind="text", text=text, x=x, y=y, h=h * spot.scale, turn=spot.turn,
        classes=classes,
    )  # fmt: skip


@once
def food_card(
    key: str, deck: Deck, food: int, spot: Spot, phone: bool, target: str = ""
) -> Iterator[Sprite]:
    """A food: rays behind a good one, stripes behind a bad one.

    On a phone cards are small, and so have larger letters.
    """
    w, h = FOOD_CARD
    symbol = f"card-{'good' if deck.worth[food] >= 0 else 'bad'}{'-small' if phone else ''}"
    name, value = facts.food_name(deck, food), facts.worth(deck, food)
    yield Sprite(
        key=key, symbol=symbol, x=spot.x, y=spot.y, w=w * spot.scale, h=h * spot.scale,
        label=say("food.label", food=name, value=value), target=target,
    )  # fmt: skip
    side = 122 * spot.scale
    drawn, middle = facts.food_picture(deck, food), spot.at(6 if phone else 0, -15)
    yield picture(f"{key}:picture", drawn, *middle, side, side)
    corner = 33 if phone else 24
    yield on(
        f"{key}:value", verbatim(value), spot, corner - w / 2, corner - h / 2, 1.05 * corner,
        "on-button",
    )  # fmt: skip
    letters = min(25.0 if phone else 18.0, 228 / max(1, len(deck.foods[food])))
    yield on(f"{key}:name", name, spot, 0, h / 2 - 21, letters, "strong")


def bid_card(
    key: str, deck: Deck, card: int, spot: Spot, target: str = "", covered: bool = False,
    told: str = "bid.label", plain: bool = False,
) -> tuple[Sprite, ...]:  # fmt: skip
    """A bid card with its number and its broccoli; or a food that serves as one.

    A card that another covers has its number at the left, where it can be read. A plain one is
    chosen by one tap.
    """
    if card >= FOOD_BID:
        return _food_as_bid(key, deck, card - FOOD_BID, spot, target)
    return _bid_card(key, card, deck.icons[card], spot, target, covered, told, plain)


@once
def _food_as_bid(key: str, deck: Deck, food: int, spot: Spot, target: str) -> Iterator[Sprite]:
    w, h = BID_CARD[0] * spot.scale, BID_CARD[1] * spot.scale
    label = say("bid.food", food=facts.food_name(deck, food), value=facts.worth(deck, food))
    yield Sprite(
        key=key, symbol="bid-food", x=spot.x, y=spot.y, w=w, h=h, label=label, target=target
    )
    side = 84 * spot.scale
    yield picture(f"{key}:picture", facts.food_picture(deck, food), *spot.at(0, -16), side, side)
    yield on(f"{key}:value", verbatim(facts.worth(deck, food)), spot, 0, 50, 30, "strong")


@once
def _bid_card(
    key: str, card: int, icons: int, spot: Spot, target: str, covered: bool, told: str, plain: bool
) -> Iterator[Sprite]:
    w, h = BID_CARD[0] * spot.scale, BID_CARD[1] * spot.scale
    colour, value = card // 9, card % 9 + 1
    label = say(told, colour=say(f"colour.{COLOURS[colour]}"), value=value, n=icons)
    yield Sprite(
        key=key, symbol=f"bid-{icons}", x=spot.x, y=spot.y, w=w, h=h, turn=spot.turn,
        classes=(COLOURS[colour], AT_ONCE) if plain else (COLOURS[colour],),
        label=label, target=target,
    )  # fmt: skip
    number = verbatim(str(value))
    yield on(f"{key}:number", number, spot, -24 if covered else 0, -24, 54, "on-button")
    if told == "bid.dealt":  # a hand of several colours; in the lane a chip tells whose it is
        drawn, corner, side = glyph(COLOURS[colour]), spot.at(38, -56), 17 * spot.scale
        yield picture(f"{key}:glyph", drawn, *corner, side, side, COLOURS[colour], turn=spot.turn)


@once
def power_card(
    key: str, deck: Deck, power: int, spot: Spot, target: str = "", dim: bool = False
) -> Iterator[Sprite]:
    """A power with its emblem and what it does."""
    name, when = facts.power_name(deck, power), say(f"times.{facts.times(deck, power)}")
    classes = ("dim",) if dim else ()
    yield Sprite(
        key=key, symbol="power-card", x=spot.x, y=spot.y, w=POWER_CARD[0] * spot.scale,
        h=POWER_CARD[1] * spot.scale, classes=classes, target=target,
        label=say("power.label", power=name, text=facts.power_text(deck, power), when=when),
    )  # fmt: skip
    letters = min(15.0, 200 / len(deck.powers[power]))
    yield on(f"{key}:name", name, spot, 0, -62, letters, "on-pick", *classes)
    w, h = 110 * spot.scale, 66 * spot.scale
    yield picture(f"{key}:emblem", facts.emblem(deck, power), *spot.at(0, -9), w, h, *classes)
    lines = deck.texts[power].split("\n")
    for number, line in enumerate(lines):
        size = min(13.5, 300 / max(1, len(line)))
        dy = 47 + 15.5 * (number - (len(lines) - 1) / 2)
        yield on(f"{key}:line{number}", verbatim(line), spot, 0, dy, size, *classes)
    yield on(f"{key}:times", when, spot, 0, 73, 12, "muted", *classes)


@once
def power_plate(
    key: str, deck: Deck, power: int, spot: Spot, target: str = "", dim: bool = False
) -> Iterator[Sprite]:
    """The same for a phone: low, with letters that can be read there."""
    (w, h), classes = PLATE, ("dim",) if dim else ()
    name, when = facts.power_name(deck, power), say(f"times.{facts.times(deck, power)}")
    label = say("power.label", power=name, text=facts.power_text(deck, power), when=when)
    place = Box(spot.x - w / 2, spot.y - h / 2, w, h)
    yield box(key, place, "card", *classes, r=13, label=label, target=target)
    band = Box(place.x + 3, place.y + 3, w - 6, 20)
    yield box(f"{key}:band", band, "marker", *classes, r=10)
    yield words(f"{key}:name", name, band.cx, band.cy, 13.5, "on-pick", *classes, most=w - 14)
    drawn = facts.emblem(deck, power)
    yield picture(f"{key}:emblem", drawn, place.x + 36, place.y + 45, 58, 35, *classes)
    middle, lines = place.x + 66 + (w - 70) / 2, deck.texts[power].split("\n")
    for number, line in enumerate(lines):
        y = place.y + 38 + 12.5 * (number - (len(lines) - 1) / 2)
        size = min(11.5, 205 / max(1, len(line)))
        yield words(f"{key}:line{number}", verbatim(line), middle, y, size, *classes)
    yield words(f"{key}:times", when, middle, place.y + 59, 10, "muted", *classes)


def played(
    number: int, deck: Deck, play: list[int], x: float, y: float, scale: float
) -> tuple[Sprite, ...]:
    """A power that somebody has played this round, small."""
    return _played(number, deck, tuple(play), Spot(x, y, scale, 4 if number % 2 else -3))


@once
def _played(number: int, deck: Deck, play: tuple[int, ...], spot: Spot) -> Iterator[Sprite]:
    seat, power, undone = play[0], play[1], bool(play[6])
    key, (x, y, scale, turn) = f"play:{number}", spot
    dim = ("dim",) if undone else ()
    yield Sprite(
        key=key, symbol="power-chip", x=x, y=y, w=62 * scale, h=66 * scale, turn=turn,
        classes=(*dim, "tells"), label=facts.play_label(deck, play),
    )  # fmt: skip
    drawn = facts.emblem(deck, power)
    yield picture(f"{key}:emblem", drawn, x, y - 2, 48 * scale, 29 * scale, *dim)
    side, corner = 18 * scale, spot.at(-26, -23)
    yield picture(f"{key}:seat", f"chip-{COLOURS[seat]}", *corner, side, side)
    told = changed(deck, play)
    if told is not None and not undone and scale > 0.7:
        yield words(f"{key}:told", told, x, y + 21 * scale, 10, "on-pick")
