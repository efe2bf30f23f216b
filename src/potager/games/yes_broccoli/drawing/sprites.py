"""The building blocks of this game's scene: words, pictures, and the three kinds of cards."""

from __future__ import annotations

from collections.abc import Iterator

from potager.core.once import once
from potager.core.pyramids import glyph
from potager.core.scene import Sprite
from potager.core.shapes import words
from potager.core.texts import Message, say, verbatim
from potager.games.yes_broccoli.deck_fields import COLOURS
from potager.games.yes_broccoli.rules.cards import FOOD_BID
from potager.games.yes_broccoli.rules.meal import Meal

from .doings import changed
from .facts import emblem, food_picture, play_label, signed, times, worth
from .places import BID_CARD, FOOD_CARD, POWER_CARD, Spot


def picture(
    key: str, drawing: str, x: float, y: float, w: float, h: float, *classes: str
) -> Sprite:
    return Sprite(key=key, symbol=drawing, x=x, y=y, w=w, h=h, classes=classes)


def on(
    key: str, text: Message, spot: Spot, dx: float, dy: float, h: float, *classes: str
) -> Sprite:
    """Words on a card."""
    x, y = spot.at(dx, dy)
    return Sprite(
        key=key, kind="text", text=text, x=x, y=y, h=h * spot.scale, turn=spot.turn,
        classes=classes,
    )  # fmt: skip


def food_card(
    key: str, view: Meal, food: int, spot: Spot, phone: bool, target: str = ""
) -> tuple[Sprite, ...]:
    """A food: rays behind a good one, stripes behind a bad one."""
    deck = view.setup.deck
    drawn = food_picture(view, food)
    return _food_card(key, deck.foods[food], drawn, deck.worth[food], spot, phone, target)


@once
def _food_card(
    key: str, food: str, drawn: str, worth: int, spot: Spot, phone: bool, target: str
) -> Iterator[Sprite]:
    """On a phone cards are small, and so have larger letters."""
    w, h = FOOD_CARD
    symbol = f"card-{'good' if worth >= 0 else 'bad'}{'-small' if phone else ''}"
    name, value = verbatim(food), signed(worth)
    yield Sprite(
        key=key, symbol=symbol, x=spot.x, y=spot.y, w=w * spot.scale, h=h * spot.scale,
        label=say("food.label", food=name, value=value), target=target,
    )  # fmt: skip
    side = 122 * spot.scale
    yield picture(f"{key}:picture", drawn, *spot.at(6 if phone else 0, -15), side, side)
    corner = 33 if phone else 24
    yield on(
        f"{key}:value", verbatim(value), spot, corner - w / 2, corner - h / 2, 1.05 * corner,
        "on-button",
    )  # fmt: skip
    letters = min(25.0 if phone else 18.0, 228 / max(1, len(food)))
    yield on(f"{key}:name", name, spot, 0, h / 2 - 21, letters, "strong")


def bid_card(
    key: str,
    view: Meal,
    card: int,
    spot: Spot,
    target: str = "",
    covered: bool = False,
    told: str = "bid.label",
) -> tuple[Sprite, ...]:
    """A bid card with its number and its broccoli; or a food that serves as one.

    A card that another covers has its number at the left, where it can be read.
    """
    if card >= FOOD_BID:
        food = card - FOOD_BID
        drawn, value = food_picture(view, food), worth(view, food)
        return _food_as_bid(key, view.setup.deck.foods[food], drawn, value, spot, target)
    return _bid_card(key, card, view.setup.deck.icons[card], spot, target, covered, told)


@once
def _food_as_bid(
    key: str, food: str, drawn: str, value: str, spot: Spot, target: str
) -> Iterator[Sprite]:
    w, h = BID_CARD[0] * spot.scale, BID_CARD[1] * spot.scale
    label = say("bid.food", food=verbatim(food), value=value)
    yield Sprite(
        key=key, symbol="bid-food", x=spot.x, y=spot.y, w=w, h=h, label=label, target=target
    )
    side = 84 * spot.scale
    yield picture(f"{key}:picture", drawn, *spot.at(0, -16), side, side)
    yield on(f"{key}:value", verbatim(value), spot, 0, 50, 30, "strong")


@once
def _bid_card(
    key: str, card: int, icons: int, spot: Spot, target: str, covered: bool, told: str
) -> Iterator[Sprite]:
    w, h = BID_CARD[0] * spot.scale, BID_CARD[1] * spot.scale
    colour, value = card // 9, card % 9 + 1
    label = say(told, colour=say(f"colour.{COLOURS[colour]}"), value=value, n=icons)
    yield Sprite(
        key=key, symbol=f"bid-{icons}", x=spot.x, y=spot.y, w=w, h=h, turn=spot.turn,
        classes=(COLOURS[colour],), label=label, target=target,
    )  # fmt: skip
    number = verbatim(str(value))
    yield on(f"{key}:number", number, spot, -24 if covered else 0, -24, 54, "on-button")
    if told == "bid.dealt":  # a hand of several colours; in the lane a chip tells whose it is
        x, y = spot.at(38, -56)
        yield Sprite(
            key=f"{key}:glyph", symbol=glyph(COLOURS[colour]), x=x, y=y, w=17 * spot.scale,
            h=17 * spot.scale, turn=spot.turn, classes=(COLOURS[colour],),
        )  # fmt: skip


def power_card(
    key: str, view: Meal, power: int, spot: Spot, target: str = "", dim: bool = False
) -> tuple[Sprite, ...]:
    """A power with its emblem and what it does."""
    deck = view.setup.deck
    name, text = deck.powers[power], deck.texts[power]
    return _power_card(key, name, text, emblem(view, power), times(view, power), spot, target, dim)


@once
def _power_card(
    key: str, power: str, text: str, drawn: str, times: str, spot: Spot, target: str, dim: bool
) -> Iterator[Sprite]:
    lines = text.split("\n")
    name = verbatim(power)
    classes = ("dim",) if dim else ()
    yield Sprite(
        key=key, symbol="power-card", x=spot.x, y=spot.y, w=POWER_CARD[0] * spot.scale,
        h=POWER_CARD[1] * spot.scale, classes=classes, target=target,
        label=say(
            "power.label", power=name, text=verbatim(" ".join(lines)), when=say(f"times.{times}")
        ),
    )  # fmt: skip
    letters = min(15.0, 200 / len(power))
    yield on(f"{key}:name", name, spot, 0, -62, letters, "on-pick", *classes)
    w, h = 110 * spot.scale, 66 * spot.scale
    yield picture(f"{key}:emblem", drawn, *spot.at(0, -9), w, h, *classes)
    for number, line in enumerate(lines):
        size = min(13.5, 300 / max(1, len(line)))
        dy = 47 + 15.5 * (number - (len(lines) - 1) / 2)
        yield on(f"{key}:line{number}", verbatim(line), spot, 0, dy, size, *classes)
    yield on(f"{key}:times", say(f"times.{times}"), spot, 0, 73, 12, "muted", *classes)


def played(
    number: int, view: Meal, play: list[int], x: float, y: float, scale: float
) -> tuple[Sprite, ...]:
    """A power that somebody has played this round, small."""
    seat, power, undone = play[0], play[1], bool(play[6])
    told = None if undone or scale < 0.7 else changed(view, play)
    label, spot = play_label(view, play), Spot(x, y, scale, 4 if number % 2 else -3)
    return _played(number, seat, emblem(view, power), undone, label, told, spot)


@once
def _played(
    number: int, seat: int, drawn: str, undone: bool, label: Message, told: Message | None,
    spot: Spot,
) -> Iterator[Sprite]:  # fmt: skip
    key, (x, y, scale, turn) = f"play:{number}", spot
    dim = ("dim",) if undone else ()
    yield Sprite(
        key=key, symbol="power-chip", x=x, y=y, w=62 * scale, h=66 * scale, turn=turn,
        classes=(*dim, "tells"), label=label,
    )  # fmt: skip
    yield picture(f"{key}:emblem", drawn, x, y - 2, 48 * scale, 29 * scale, *dim)
    yield picture(
        f"{key}:seat", f"chip-{COLOURS[seat]}", *spot.at(-26, -23), 18 * scale, 18 * scale
    )
    if told is not None:
        yield words(f"{key}:told", told, x, y + 21 * scale, 10, "on-pick")
