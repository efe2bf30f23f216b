"""The building blocks of this game's scene: words, pictures, and the three kinds of cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from potager.core.once import once
from potager.core.pyramids import glyph
from potager.core.scene import AT_ONCE, Sprite
from potager.core.shapes import Box, box, picture, words
from potager.core.texts import Message, say, verbatim
from potager.games.yes_broccoli.decks.fields import COLOURS
from potager.games.yes_broccoli.rules.cards import FOOD_BID, Deck
from potager.games.yes_broccoli.rules.position import Play

from . import facts
from .doings import changed
from .places import BID_CARD, FLAT_CARD, FOOD_CARD, POWER_CARD, Spot


class Face(NamedTuple):
    """What a food looks like: its size, and what lies where on it, from its centre."""

    size: tuple[float, float]
    picture: tuple[float, float, float]  # and how large
    value: tuple[float, float, float]
    name: tuple[float, float, float]  # how far down, how large, and how much of it fits


FACES = {
    "": Face(FOOD_CARD, (0, -15, 122), (-50, -74, 25), (77, 18, 228)),
    "small": Face(FOOD_CARD, (6, -15, 122), (-41, -65, 34.5), (77, 25, 275)),  # with larger letters
    "flat": Face(FLAT_CARD, (-25, -8, 51), (34, -8, 25), (29, 14, 205)),
}


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
    key: str, deck: Deck, food: int, spot: Spot, look: str, target: str = ""
) -> Iterator[Sprite]:
    """A food: rays behind a good one, stripes behind a bad one."""
    (w, h), (*middle, side), (right, up, number), (down, largest, fits) = FACES[look]
    symbol = f"card-{'good' if deck.worth[food] >= 0 else 'bad'}{look and '-'}{look}"
    name, value = facts.food_name(deck, food), facts.worth(deck, food)
    yield Sprite(
        key=key, symbol=symbol, x=spot.x, y=spot.y, w=w * spot.scale, h=h * spot.scale,
        label=say("food.label", food=name, value=value), target=target,
    )  # fmt: skip
    drawn = facts.food_picture(deck, food)
    yield picture(f"{key}:picture", drawn, *spot.at(*middle), side * spot.scale)
    yield on(f"{key}:value", verbatim(value), spot, right, up, number, "on-button")
    letters = min(largest, fits / max(1, len(deck.foods[food])))
    yield on(f"{key}:name", name, spot, 0, down, letters, "strong")


def bid_card(
    key: str, deck: Deck, card: int, spot: Spot, target: str = "", covered: bool = False,
    told: str = "bid.label", plain: bool = False,
) -> tuple[Sprite, ...]:  # fmt: skip
    """A bid card with its number and its broccoli; or a food that serves as one.

    A card that another covers has both at the left, where they are seen. A plain one is chosen by
    one tap.
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
        key=key, symbol=f"bid-{icons}{'-left' if covered else ''}", x=spot.x, y=spot.y, w=w, h=h,
        turn=spot.turn, classes=(COLOURS[colour], AT_ONCE) if plain else (COLOURS[colour],),
        label=label, target=target,
    )  # fmt: skip
    number = verbatim(str(value))
    yield on(f"{key}:number", number, spot, -29 if covered else 0, -24, 54, "on-button")
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
    key: str, deck: Deck, power: int, spot: Spot, size: tuple[float, float], target: str = "",
    dim: bool = False,
) -> Iterator[Sprite]:  # fmt: skip
    """The same for a phone: low, with letters that can be read there, as far as there is room."""
    (w, h), classes = size, ("dim",) if dim else ()
    name, when = facts.power_name(deck, power), say(f"times.{facts.times(deck, power)}")
    label = say("power.label", power=name, text=facts.power_text(deck, power), when=when)
    place = Box(spot.x - w / 2, spot.y - h / 2, w, h)
    yield box(key, place, "card", *classes, r=min(13.0, h / 3), label=label, target=target)
    band = Box(place.x + 3, place.y + 3, w - 6, min(20.0, h - 6, h / 2 - 5 if h > 40 else h))
    yield box(f"{key}:band", band, "marker", *classes, r=band.h / 2)
    letters = min(13.5, 1.6 * w / max(1, len(deck.powers[power])))
    yield words(f"{key}:name", name, band.cx, band.cy, letters, "on-pick", *classes, most=w - 14)
    below = Box(place.x, band.y + band.h, w, place.y + h - band.y - band.h)
    if below.h < 20:
        return
    emblem = min(58.0, 1.5 * below.h)
    drawn, middle = facts.emblem(deck, power), below.cx + emblem / 2 + 3
    x = place.x + emblem / 2 + 7
    yield picture(f"{key}:emblem", drawn, x, below.cy, emblem, 0.6 * emblem, *classes)
    lines, timed = deck.texts[power].split("\n"), below.h > 40
    for number, line in enumerate(lines):
        y = below.cy + 12 * (number - (len(lines) - 1) / 2) - (7 if timed else 0)
        letters = min(11.5, 1.7 * (w - emblem - 8) / max(1, len(line)))
        yield words(f"{key}:line{number}", verbatim(line), middle, y, letters, *classes)
    if timed:
        yield words(f"{key}:times", when, middle, place.y + h - 9, 11, "muted", *classes)


def played(
    number: int, deck: Deck, play: Play, x: float, y: float, scale: float
) -> tuple[Sprite, ...]:
    """A power that somebody has played this round, small."""
    return _played(number, deck, play, Spot(x, y, scale, 4 if number % 2 else -3))


@once
def _played(number: int, deck: Deck, play: Play, spot: Spot) -> Iterator[Sprite]:
    seat, power, undone = play.seat, play.power, play.undone
    key, (x, y, scale, turn) = f"play:{number}", spot
    dim = ("dim",) if undone else ()
    yield Sprite(
        key=key, symbol="power-chip", x=x, y=y, w=62 * scale, h=66 * scale, turn=turn,
        classes=(*dim, "tells"), label=facts.play_label(deck, play),
    )  # fmt: skip
    drawn = facts.emblem(deck, power)
    yield picture(f"{key}:emblem", drawn, x, y - 2, 48 * scale, 29 * scale, *dim)
    if scale > 0.7:  # smaller ones lie in the column of their seat
        side, corner = 18 * scale, spot.at(-26, -23)
        yield picture(f"{key}:seat", f"chip-{COLOURS[seat]}", *corner, side, side)
    told = changed(deck, play)
    if told is not None and not undone and scale > 0.7:
        yield words(f"{key}:told", told, x, y + 21 * scale, 10, "on-pick")
