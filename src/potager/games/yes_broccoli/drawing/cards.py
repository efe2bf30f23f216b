"""The cards of this game's scene: foods, bids, powers in hand, and powers that were played."""

from __future__ import annotations

from typing import NamedTuple

from potager.core import zones as z
from potager.core.pyramids import glyph
from potager.core.scene import AT_ONCE, LEVEL, Layout, Sprite
from potager.core.shapes import Box, picture, words
from potager.core.texts import Message, say, verbatim
from potager.games.yes_broccoli import COLOURS, card_name
from potager.games.yes_broccoli.rules.cards import FOOD_BID, Deck
from potager.games.yes_broccoli.rules.position import PlayedPower

from . import facts
from .doings import changed
from .places import FOOD

BID = (104.0, 146.0)
POWER = (148.0, 168.0)
CHIP = (62.0, 66.0)  # a power that was played
THUMB = 50.0  # what is as wide is hit


class Face(NamedTuple):
    """What a food looks like: its size, and the places and sizes of things on it."""

    size: tuple[float, float]
    picture: tuple[float, float, float]
    value: tuple[float, float, float]
    name: tuple[float, float, float]  # how far down, how large, and how much of it fits


FACES = {
    "": Face(FOOD, (74, 83, 122), (24, 24, 25), (175, 18, 228)),
    "small": Face(FOOD, (80, 83, 122), (33, 33, 34.5), (175, 25, 245)),  # with larger letters
    "flat": Face((122, 78), (36, 31, 51), (95, 31, 25), (68, 14, 205)),
}


def _card(
    key: str, symbol: str, size: tuple[float, float], classes: str, label: Message, target: str,
    *on_it: Sprite, turn: float = LEVEL,
) -> z.Free:  # fmt: skip
    (w, h), tones = size, z.classes(classes)
    face = picture(key, symbol, w / 2, h / 2, w, h, *tones, label=label, target=target)
    return z.Free(w, h, (face, *on_it), turn)


@z.kept
def food_card(key: str, deck: Deck, food: int, look: str, target: str = "") -> z.Free:
    """A food: rays behind a good one, stripes behind a bad one."""
    size, (x, y, side), value, (down, largest, fits) = FACES[look]
    name, worth = facts.food_name(deck, food), facts.worth(deck, food)
    letters = min(largest, fits / max(1, len(deck.foods[food])))
    return _card(
        key, f"card-{'good' if deck.worth[food] >= 0 else 'bad'}{look and '-'}{look}", size, "",
        say("food.label", food=name, value=worth), target,
        picture(f"{key}:picture", facts.food_picture(deck, food), x, y, side),
        words(f"{key}:value", verbatim(worth), *value, "on-button"),
        words(f"{key}:name", name, size[0] / 2, down, letters, "strong"),
    )  # fmt: skip


@z.kept
def bid_card(
    key: str, deck: Deck, card: int, target: str, told: str = "bid.label", look: str = "",
    covered: bool = False,
) -> z.Free:  # fmt: skip
    """A bid card with its number and its broccoli; or a food that serves as one.

    A card that another covers has both at the left, where they are seen.
    """
    if card >= FOOD_BID:
        name, worth = facts.food_name(deck, card - FOOD_BID), facts.worth(deck, card - FOOD_BID)
        return _card(
            key, "bid-food", BID, "", say("bid.food", food=name, value=worth), target,
            picture(f"{key}:picture", facts.food_picture(deck, card - FOOD_BID), 52, 57, 84),
            words(f"{key}:value", verbatim(worth), 52, 123, 30, "strong"),
        )  # fmt: skip
    colour, value, icons = COLOURS[card // 9], card % 9 + 1, deck.icons[card]
    on_it = [
        words(f"{key}:number", verbatim(str(value)), 23 if covered else 52, 49, 54, "on-button")
    ]
    if told == "bid.dealt":  # a hand of several colours; in the lane a chip tells whose it is
        on_it.append(picture(f"{key}:glyph", glyph(colour), 90, 17, 17, 17, colour))
    label = say(told, colour=say(f"colour.{colour}"), value=value, n=icons)
    symbol = f"bid-{icons}{'-left' if covered else ''}"
    return _card(key, symbol, BID, f"{colour} {look}", label, target, *on_it)


def hand(
    cards: list[int], deck: Deck, told: str, legal: set[int], at: Box, layout: Layout
) -> z.Fan:
    """The bid cards in hand; on a phone in an arch, one over the other where there is no room."""
    steps, phone = max(1, len(cards) - 1), layout == "phone"
    shape = {"arc": 3.2 * steps, "largest": 0.8} if phone else {"tight": 1.06, "largest": 1.0}
    scale, seen = z.Fan((z.Thing(w=BID[0], h=BID[1]),) * (steps + 1), 0.08, **shape).spread(at)
    # A bid can be changed until all have bid. Cards that are tucked away are easily missed.
    look = AT_ONCE if layout != "wide" and seen > THUMB else ""
    drawn = []
    for card in cards:
        # Who clicks what can't be chosen points at it: never at a card that others don't know.
        target = f"bid:{card_name(card)}" if card in legal else ""
        covered = seen < scale * BID[0] and card != cards[-1]
        drawn.append(bid_card(f"bid:{card}", deck, card, target, told, look, covered))
    return z.Fan(tuple(drawn), 0.08, **shape)


@z.kept
def power_card(key: str, deck: Deck, power: int, target: str, dim: str) -> z.Free:
    """A power with its emblem and what it does."""
    tones, lines = z.classes(dim), deck.texts[power].split("\n")
    letters, first = min(15.0, 200 / len(deck.powers[power])), 138.75 - 7.75 * len(lines)
    texts = [
        words(f"{key}:line{number}", told, 74, first + 15.5 * number,
              min(13.5, 300 / max(1, len(line))), *tones)
        for number, (line, told) in enumerate(
            zip(lines, facts.power_lines(deck, power), strict=True)
        )
    ]  # fmt: skip
    return _card(
        key, "power-card", POWER, dim, facts.power_label(deck, power), target,
        words(f"{key}:name", facts.power_name(deck, power), 74, 22, letters, "on-pick", *tones),
        picture(f"{key}:emblem", facts.emblem(deck, power), 74, 75, 110, 66, *tones),
        *texts,
        words(f"{key}:times", facts.times_told(deck, power), 74, 157, 12, "muted", *tones),
    )  # fmt: skip


@z.kept
def power_plate(
    key: str, deck: Deck, power: int, target: str, dim: str, roomy: bool, narrow: bool
) -> z.Zone:
    """The same for a phone: low, with letters that can be read there, as far as there is room."""
    name = z.Caption(
        f"{key}:name", facts.power_name(deck, power), f"on-pick {dim}", largest=13.5,
        long=len(deck.powers[power]),
    )  # fmt: skip
    band = z.Card(f"{key}:band", f"marker {dim}", name, r=z.ROUND)
    said: list[z.Part] = [0]
    longest = max(map(len, deck.texts[power].split("\n")))  # all are as large as it allows
    for number, line in enumerate(facts.power_lines(deck, power)):
        text = z.Caption(f"{key}:line{number}", line, dim, largest=13.5, long=longest)
        said.append((14, text))
    said.append(0)
    if roomy:
        told = facts.times_told(deck, power)
        said += [(15, z.Caption(f"{key}:times", told, f"muted {dim}", 0.95)), 1]
    parts: list[z.Part] = [z.column(*said, unit=1)]
    if not narrow:
        emblem = z.Thing(f"{key}:emblem", facts.emblem(deck, power), dim, w=5, h=3)
        parts = [7, (54 if roomy else 36, emblem), *parts]
    below = z.row(*parts, unit=1)
    inside = z.column(3, (20 if roomy else 17, band), below, unit=1)
    return z.Card(
        key, f"card {dim}", z.row(3, inside, 3, unit=1), r=13, label=facts.power_label(deck, power),
        target=target,
    )  # fmt: skip


@z.kept
def played(number: int, deck: Deck, play: PlayedPower, edge: bool = False) -> z.Free:
    """A power that somebody has played this round, small; at the edge with who it was."""
    key, dim = f"play:{number}", ("dim",) if play.undone else ()
    emblem = facts.emblem(deck, play.power)
    on_it = [picture(f"{key}:emblem", emblem, 31, 31, 48, 29, *dim)]
    if edge:
        on_it.append(picture(f"{key}:seat", f"chip-{COLOURS[play.seat]}", 5, 10, 18))
        told = changed(deck, play)
        if told is not None and not play.undone:
            on_it.append(words(f"{key}:told", told, 31, 54, 11.4, "on-pick"))
    label, look = facts.play_label(deck, play), "dim tells" if play.undone else "tells"
    turn = 4.0 if number % 2 else -3.0
    return _card(key, "power-chip", CHIP, look, label, "", *on_it, turn=turn)
