"""What Yes! Broccoli! looks like: foods up for grabs, the bids, score piles, your own cards.

Bids and piles are in `lane.py`, the words around the scene in `telling.py`, what a choice would do
in `foresight.py`.
"""

from __future__ import annotations

from collections.abc import Iterator

from potager.core.once import once
from potager.core.scene import Layout, Preview, Scene, Sprite
from potager.core.shapes import Box, box, fitted, picture, words
from potager.core.texts import Message, say
from potager.games.yes_broccoli import GAME, card_name, slug
from potager.games.yes_broccoli.rules.cards import NOTHING
from potager.games.yes_broccoli.rules.meal import Meal
from potager.games.yes_broccoli.rules.position import DEALING_POWERS, EATEN, OVER

from .doings import last_play
from .facts import discarded, hand, order, play_label, power_name, powers, spent
from .foresight import foresee
from .lane import aims_at_piles, bids, open_piles, piles, points
from .places import BID_CARD, Plan, plan
from .shown import Shown, Taken
from .sprites import bid_card, food_card, played, power_card, power_plate
from .telling import prompt, status, tell, verdict

THUMB = 50.0  # what is as wide is hit

__all__ = ["preview", "prompt", "scene", "status", "tell", "verdict"]


def scene(view: Meal, viewer: int, layout: Layout, stage: Shown | None = None) -> Scene:
    """The position as sprites; below the cloth lie the viewer's own cards."""
    shown, over = stage or Shown(), view.phase == OVER
    where = plan(
        view.setup.seats,
        layout,
        viewer >= 0 and (layout == "wide" or not over),
        view.setup.due[viewer] if viewer >= 0 else 0,
    )
    sprites = [*_cloth(where), *_foods(view, where)]
    if over or (where.phone and aims_at_piles(view)):
        sprites += open_piles(view, viewer, where)
    else:
        sprites += [*_margin(view, where), *_rows(where)]
        if len(view.offer):
            sprites += _offer(view, where)
        elif view.phase == EATEN or (view.phase <= DEALING_POWERS and view.meal > 0):
            sprites += points(view, where)
        else:
            sprites += bids(view, viewer, where, shown)
        sprites += piles(view, where, shown)
    sprites += [*_did(view, where), *_taken(view, where, shown.taken)]
    if where.panel:
        sprites += _own(view, viewer, where)
    if not over:
        sprites += _discards(view, viewer, where)
    return Scene(width=where.width, height=where.height, sprites=tuple(sprites))


def preview(view: Meal, seat: int, action: int, layout: Layout) -> Preview:
    """What this choice would do; it is said in words, alike in both layouts."""
    return Preview(parts=foresee(view, seat, action))


@once
def _cloth(where: Plan) -> Iterator[Sprite]:
    symbol = {"wide": "cloth", "phone": "cloth-phone", "low": "cloth-low"}[where.layout]
    yield fitted("cloth", symbol, where.cloth)


@once
def _rows(where: Plan) -> Iterator[Sprite]:
    yield box("lane", where.lane, "card", "soft", r=16)
    yield box("strip", where.strip, "card", "soft", r=12)


# The foods up for grabs


def _foods(view: Meal, where: Plan) -> Iterator[Sprite]:
    for place, (food, spot) in enumerate(zip(view.table.foods, where.foods(), strict=False)):
        if food != NOTHING:
            target = "" if len(view.offer) else _food_target(view, food)
            yield from food_card(f"food:{place}", view.setup.deck, food, spot, where.look, target)


def _taken(view: Meal, where: Plan, taken: tuple[Taken, ...]) -> Iterator[Sprite]:
    """Foods over the bids of those who take them."""
    ranked = order(view) if taken else []
    for one in taken:
        spot, look = where.taken(ranked.index(one.seat))
        yield from food_card(f"food:{one.place}", view.setup.deck, one.food, spot, look)


def _food_target(view: Meal, food: int) -> str:
    return f"food:{slug(view.setup.deck.foods[food])}"


def _offer(view: Meal, where: Plan) -> Iterator[Sprite]:
    """Foods that a power has drawn, to choose from."""
    lane = where.lane
    told = say("offer.title", power=power_name(view.setup.deck, view.power))
    yield words("offer", told, lane.cx, lane.y + (12 if where.low else 18), 15, "strong")
    spots, look = where.offer(len(view.offer) + view.draws)
    for place, (food, spot) in enumerate(zip(view.offer, spots, strict=False)):
        target = _food_target(view, food)
        yield from food_card(f"offer:{place}", view.setup.deck, food, spot, look, target)


def _margin(view: Meal, where: Plan) -> Iterator[Sprite]:
    """Beside the foods: how far the meal is, the food deck, and the powers played this round."""
    top = ", ".join(view.setup.deck.foods[food] for food in view.table.top)
    last = view.powers_played()
    yield from _deck(where, _when(view), view.table.left, top, bool(last))
    if not where.phone:  # one may have been played twice, so each has a number
        for place, number in enumerate(range(max(0, len(last) - 3), len(last))):
            yield from played(number, view.setup.deck, last[number], 888, 40 + 60 * place, 0.88)


@once
def _deck(where: Plan, when: Message, left: int, top: str, played: bool) -> Iterator[Sprite]:
    """How far the meal is, and the food deck."""
    many = say("deck.left", n=left)
    if where.phone:
        if not played:
            told = say("deck.phone", when=when, left=many)
            yield words("deck:left", told, where.did.cx, where.did.cy, 12, "muted")
        return
    yield words("when", when, 63, 30, 11.5, "sign")
    yield picture("deck", "food-back", 66, 98, 70, 96)
    yield words("deck:left", many, 66, 157, 13, "muted")
    if top:
        yield words("deck:top", say("deck.top", foods=top), 66, 171, 11, "muted")


def _when(view: Meal) -> Message:
    meals, rounds = view.setup.meals, min(8, view.round + 1)
    if meals == 1:
        return say("when.round", round=rounds)
    return say("when.meal", meal=min(meals, view.meal + 1), meals=meals, round=rounds)


def _did(view: Meal, where: Plan) -> Iterator[Sprite]:
    """At the lower edge of the cloth: what the last power of the round has done."""
    told = last_play(view)
    if told is None:
        return
    last = view.powers_played()
    at = where.did
    if where.low and view.table.reversed:  # which is said beside it
        at = Box(at.x, at.y, at.w - 150, at.h)
    yield from _done(where, at, len(last), told, play_label(view.setup.deck, last[-1]))


@once
def _done(where: Plan, at: Box, number: int, told: Message, label: Message) -> Iterator[Sprite]:
    yield box(f"did:{number}", at, "marker", "tells", r=at.h / 2, label=label)
    letters = 12.5 if where.phone else 14.0
    yield words(f"did:{number}:told", told, at.cx, at.cy, letters, "on-pick", most=at.w - 16)


# What was played lies where one can look at it


def _discards(view: Meal, viewer: int, where: Plan) -> Iterator[Sprite]:
    """Y8: the viewer's own played bids, and for everybody the powers played this meal."""
    mine, common = where.discards
    if where.panel:
        values = discarded(view, viewer)
        yield from _pile(where, "discards", mine, tuple(map(str, values)))
    powers_played = tuple(spent(view))
    if view.setup.meals > 1 and (where.panel or where.layout != "phone"):
        yield from _pile(where, "spent", common, powers_played)


@once
def _pile(where: Plan, key: str, at: Box, cards: tuple[str, ...]) -> Iterator[Sprite]:
    """A pile that says what is in it when it is pointed at, tapped or focused."""
    label, low, name = ("label", "low", "name") if cards else ("empty-label", "empty-low", "empty")
    told = say(f"{key}.{label}", n=len(cards), cards=", ".join(cards))
    yield box(key, at, "card", "tells", r=at.h / 2, label=told)
    short = say(f"{key}.{low if where.low else name}", n=len(cards), cards=" ".join(cards))
    yield words(f"{key}:told", short, at.cx, at.cy, 12, most=at.w - 10)


# The viewer's own cards


@once
def _tray(where: Plan, with_bids: bool) -> Iterator[Sprite]:
    yield box("own", where.own, "card", r=18)
    if with_bids:
        yield words("own:bids", say("own.bids"), 26, where.own.y + 22, 12.5, "sign", start=True)


def _own(view: Meal, viewer: int, where: Plan) -> Iterator[Sprite]:
    if not where.phone:
        yield from _tray(where, view.phase != OVER)
    if view.phase == OVER:  # nothing moves when the hand is gone: it says how that came
        yield words("own:verdict", verdict(view), where.own.cx, where.own.cy, 24, "strong")
        return
    deck, legal = view.setup.deck, set(view.legal(viewer))
    cards = hand(view, viewer)
    spots = where.hand(len(cards))
    seen = spots[1].x - spots[0].x if len(spots) > 1 else BID_CARD[0]  # of each
    tucked = len(spots) > 1 and seen < BID_CARD[0] * spots[0].scale
    # A bid can be changed until all have bid. Cards that are tucked away are easily missed.
    plain = where.phone and seen > THUMB
    told = "bid.dealt" if view.setup.dealt else "bid.own"
    for place, (card, spot) in enumerate(zip(cards, spots, strict=True)):
        covered = tucked and place + 1 < len(cards)
        # Who clicks what can't be chosen points at it: never at a card that others don't know.
        target = f"bid:{card_name(card)}" if card in legal else ""
        yield from bid_card(f"bid:{card}", deck, card, spot, target, covered, told, plain)
    window = bool(view.window()) and view.acting < 0 and bool(view.asked >> viewer & 1)
    for number, (power, spot) in enumerate(zip(powers(view, viewer), where.powers(), strict=False)):
        can = GAME.verbs.number("play", power) in legal
        word = slug(deck.powers[power])
        target = f"power:{word}" if can else f"held:{word}"
        key, dim = f"power:{number}", window and not can
        if where.phone:
            yield from power_plate(key, deck, power, spot, where.plate, target, dim)
        else:
            yield from power_card(key, deck, power, spot, target, dim)
