"""What Yes! Broccoli! looks like: foods up for grabs, bids or piles in the lane, your own cards.

The words around the scene are in `telling.py`, what a choice would do in `foresight.py`.
"""

from __future__ import annotations

from collections.abc import Iterator

from potager.core.once import once
from potager.core.scene import Layout, Preview, Scene, Sprite, choice_of
from potager.core.shapes import Box, box, words
from potager.core.texts import Message, say, verbatim
from potager.games.yes_broccoli import GAME, card_name, slug
from potager.games.yes_broccoli.deck_fields import COLOURS
from potager.games.yes_broccoli.rules.cards import DISCARD, EXCHANGE, FOOD_AS_BID, NOTHING
from potager.games.yes_broccoli.rules.meal import Meal
from potager.games.yes_broccoli.rules.position import (
    BIDDING,
    DEALING_POWERS,
    EATEN,
    OVER,
    REVEALED,
    TAKING,
)

from .doings import changed, last_play
from .facts import (
    emblem,
    food_picture,
    hand,
    order,
    pile,
    plays,
    power_name,
    power_text,
    powers,
    printed,
    seat_name,
    signed,
    taker,
    why_before,
)
from .foresight import foresee
from .places import BID_CARD, Plan, Spot, plan
from .shown import Shown, Taken
from .sprites import bid_card, food_card, picture, power_card
from .telling import prompt, status, tell, verdict

__all__ = ["preview", "prompt", "scene", "status", "tell", "verdict"]


def scene(view: Meal, viewer: int, layout: Layout, stage: Shown | None = None) -> Scene:
    """The position as sprites; below the cloth lie the viewer's own cards."""
    shown = stage or Shown()
    effect = view.setup.deck.effects[view.power] if view.acting >= 0 else NOTHING
    where = plan(
        view.setup.seats,
        layout == "phone",
        viewer >= 0 and (layout == "wide" or view.phase != OVER),
        len(powers(view, viewer)) if viewer >= 0 else 0,
    )
    sprites = [
        *_cloth(where.cloth, where.phone),
        *_foods(view, where),
        *_margin(view, where),
        *_lane(where.lane),
        *_did(view, where),
    ]
    if len(view.offer):
        sprites += _offer(view, where)
    elif effect in (DISCARD, EXCHANGE, FOOD_AS_BID) or view.phase in (EATEN, OVER):
        sprites += _piles(view, viewer, where)
    elif view.phase <= DEALING_POWERS and view.meal > 0:
        sprites += _eaten(view, where)
    else:
        sprites += _bids(view, viewer, where, shown)
    sprites += _taken(view, where, shown.taken)
    if where.panel:
        sprites += _own(view, viewer, where)
    return Scene(width=where.width, height=where.height, sprites=tuple(sprites))


def preview(view: Meal, seat: int, action: int, layout: Layout) -> Preview:
    """What this choice would do; it is said in words, alike in both layouts."""
    return Preview(parts=foresee(view, seat, action))


@once
def _cloth(cloth: Box, phone: bool) -> Iterator[Sprite]:
    symbol = "cloth-phone" if phone else "cloth"
    yield picture("cloth", symbol, cloth.cx, cloth.cy, cloth.w, cloth.h)


@once
def _lane(lane: Box) -> Iterator[Sprite]:
    yield box("lane", lane, "card", "soft", r=16)


# The foods up for grabs


def _foods(view: Meal, where: Plan) -> Iterator[Sprite]:
    spots = where.foods(where.seats)
    for place, (food, spot) in enumerate(zip(view.table.foods, spots, strict=False)):
        if food != NOTHING:
            target = "" if len(view.offer) else _food_target(view, food)
            yield from food_card(f"food:{place}", view, food, spot, where.phone, target)


def _taken(view: Meal, where: Plan, taken: tuple[Taken, ...]) -> Iterator[Sprite]:
    """Foods over the bids of those who take them."""
    ranked = order(view) if taken else []
    for one in taken:
        front = where.front(ranked.index(one.seat))
        spot = front._replace(scale=front.scale * 0.8)
        yield from food_card(f"food:{one.place}", view, one.food, spot, where.phone)


def _food_target(view: Meal, food: int) -> str:
    return f"food:{slug(view.setup.deck.foods[food])}"


def _offer(view: Meal, where: Plan) -> Iterator[Sprite]:
    """Foods that a power has drawn, to choose from."""
    lane = where.lane
    told = say("offer.title", power=power_name(view, view.power))
    yield words("offer", told, lane.cx, lane.y + 20, 15, "strong")
    for place, (food, spot) in enumerate(
        zip(view.offer, where.offer(len(view.offer)), strict=True)
    ):
        target = _food_target(view, food)
        yield from food_card(f"offer:{place}", view, food, spot, where.phone, target)


def _margin(view: Meal, where: Plan) -> Iterator[Sprite]:
    """Beside the foods: how far the meal is, the food deck, and the powers played this round."""
    top = ", ".join(view.setup.deck.foods[food] for food in view.table.top)
    played = plays(view)
    yield from _deck(where, _when(view), view.table.left, top, bool(played))
    if not where.phone:  # one may have been played twice, so each has a number
        for place, number in enumerate(range(max(0, len(played) - 3), len(played))):
            seat, power, undone = played[number][0], played[number][1], bool(played[number][6])
            label, told = _play_label(view, played[number]), changed(view, played[number])
            drawn = emblem(view, power)
            yield from _played(number, place, seat, drawn, undone, label, told)


@once
def _deck(where: Plan, when: Message, left: int, top: str, played: bool) -> Iterator[Sprite]:
    """How far the meal is, and the food deck."""
    many = say("deck.left", n=left)
    if where.phone:
        if not played:
            told = say("deck.phone", when=when, left=many)
            yield words("deck:left", told, 195, where.cloth.h - 14, 11, "muted")
        return
    yield words("when", when, 66, 34, 12.5, "muted")
    yield Sprite(key="deck", symbol="food-back", x=66, y=110, w=76, h=104)
    yield words("deck:left", many, 66, 182, 13, "muted")
    if top:
        yield words("deck:top", say("deck.top", foods=top), 66, 200, 11, "muted")


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
    played = plays(view)
    yield from _done(where, len(played), told, _play_label(view, played[-1]))


@once
def _done(where: Plan, number: int, told: Message, label: Message) -> Iterator[Sprite]:
    at = where.did
    yield box(f"did:{number}", at, "marker", "tells", r=at.h / 2, label=label)
    letters = 11.5 if where.phone else 14.0
    yield words(f"did:{number}:told", told, at.cx, at.cy, letters, "on-pick", most=at.w - 16)


@once
def _played(
    number: int,
    place: int,
    seat: int,
    drawn: str,
    undone: bool,
    label: Message,
    told: Message | None,
) -> Iterator[Sprite]:
    """One of the last powers of this round."""
    key = f"play:{number}"
    y = 56 + 66 * place
    classes = ("dim",) if undone else ()
    yield Sprite(
        key=key, symbol="power-chip", x=886, y=y, w=66, h=72,
        turn=4 if place % 2 else -3, classes=(*classes, "tells"), label=label,
    )  # fmt: skip
    yield Sprite(key=f"{key}:emblem", symbol=drawn, x=886, y=y - 2, w=48, h=29, classes=classes)
    yield Sprite(key=f"{key}:seat", symbol=f"chip-{COLOURS[seat]}", x=859, y=y - 26, w=18, h=18)
    if told is not None and not undone:
        yield words(f"{key}:told", told, 886, y + 22, 10.5, "on-pick")


def _play_label(view: Meal, play: list[int]) -> Message:
    seat, power, undone = play[0], play[1], play[6]
    return say(
        "play.undone" if undone else "play.label", seat=seat_name(seat),
        power=power_name(view, power), text=power_text(view, power),
    )  # fmt: skip


# The lane: bids


def _bids(view: Meal, viewer: int, where: Plan, shown: Shown) -> Iterator[Sprite]:
    ranked = order(view) if view.phase in (REVEALED, TAKING) and not shown.as_seated else []
    takes = taker(view) if ranked else NOTHING
    for place, seat in enumerate(ranked or range(where.seats)):
        if seat == viewer:  # it fades from place to place: gliding, it would cover what it passes
            yield from _mine(where, place)
        yield from _front(view, seat, where.front(place), where.phone)
        if ranked:
            after = ranked[place + 1] if place + 1 < len(ranked) else NOTHING
            reason = why_before(view, seat, after) if after != NOTHING else ""
            value, was = view.table.values[seat], printed(view, seat)
            yield from _rank(where, seat, place, value, was, reason)
        yield from _name(where, seat, place, takes == seat)
    if view.table.reversed:
        yield from _low(where)


@once
def _mine(where: Plan, place: int) -> Iterator[Sprite]:
    """Under what is the viewer's own."""
    yield box(f"mine:{place}", where.column(place).inset(5), "pill", r=14)


@once
def _low(where: Plan) -> Iterator[Sprite]:
    """The lowest bid is first."""
    lane, half = where.lane, 9 if where.phone else 13
    yield box("low", Box(lane.cx - 92, lane.y - half, 184, 2 * half), "marker", r=half)
    yield words("low:told", say("rank.low-first"), lane.cx, lane.y, half + 1.5, "on-pick")


def _front(view: Meal, seat: int, spot: Spot, phone: bool) -> Iterator[Sprite]:
    card, target = view.table.fronts[seat], f"front:{COLOURS[seat]}"
    if card != NOTHING:
        yield from bid_card(f"slot:{seat}", view, card, spot, target)  # it is turned over there
        now, was = view.table.values[seat], printed(view, seat)
        if now != was and not phone:
            yield from _changed(seat, spot, was, now)
        return
    bidding = view.phase == BIDDING
    yield from _slot(seat, spot, bidding, bidding and view.chosen[seat] != NOTHING)


@once
def _changed(seat: int, spot: Spot, was: int, now: int) -> Iterator[Sprite]:
    """A bid that is worth more or less than is printed on it."""
    x, y = spot.at(0, 62)
    yield box(f"change:{seat}", Box(x - 34, y - 13, 68, 26), "marker", r=13)
    told = say("bid.changed", was=signed(was), now=signed(now))
    yield words(f"change:{seat}:told", told, x, y, 14, "on-pick")


@once
def _slot(seat: int, spot: Spot, bidding: bool, chosen: bool) -> Iterator[Sprite]:
    """Where a bid will lie, or lies face down."""
    yield Sprite(
        key=f"slot:{seat}", symbol="bid-back" if chosen else "bid-none", x=spot.x, y=spot.y,
        w=104 * spot.scale, h=146 * spot.scale,
        classes=(COLOURS[seat], choice_of(seat)) if bidding else (COLOURS[seat],),
        label=say("bid.hidden" if chosen else "bid.none", seat=seat_name(seat)),
    )  # fmt: skip


@once
def _rank(where: Plan, seat: int, place: int, now: int, was: int, reason: str) -> Iterator[Sprite]:
    column = where.column(place)
    value = verbatim(signed(now))
    ordinal = say(f"rank.{place + 1}")
    if where.phone:
        yield words(f"rank:{seat}", ordinal, column.cx, column.y + 18, 17, "strong")
        told = value if was == now else say("bid.changed", was=signed(was), now=signed(now))
        yield words(f"rank:{seat}:value", told, column.cx, column.y + 153, 18, "strong")
        return
    told = say(f"rank.{reason}" if reason else "rank.take")
    x = column.x + 126 + (column.w - 126) / 2 - 4
    yield words(f"rank:{seat}", ordinal, x, column.y + 34, 25, "strong")
    yield words(f"rank:{seat}:told", told, x, column.y + 58, 12, "muted")
    yield words(f"rank:{seat}:value", value, x, column.y + 112, 32, "strong")
    yield words(f"rank:{seat}:strength", say("rank.strength"), x, column.y + 140, 12, "muted")


@once
def _name(where: Plan, seat: int, place: int, now: bool) -> Iterator[Sprite]:
    column = where.column(place)
    y = column.y + (176 if where.phone else 192)
    if now:
        half = 11 if where.phone else 15
        w = min(column.w - 16, 140.0)
        yield box(f"taker:{seat}", Box(column.x + 8, y - half, w, 2 * half), "landing", r=half)
    yield from _label(seat, seat_name(seat), column, y, where.phone)


@once
def _label(seat: int, name: Message, column: Box, y: float, phone: bool) -> Iterator[Sprite]:
    """A seat's chip, and its name beside it; on a phone there is room for one below the other."""
    size = 11.5 if phone else 16.0
    x = column.x + (column.w / 2 - 24 if phone else 32)
    yield Sprite(
        key=f"name:{seat}:chip",
        symbol=f"chip-{COLOURS[seat]}",
        x=x,
        y=y,
        w=size * 1.4,
        h=size * 1.4,
    )
    yield Sprite(
        key=f"name:{seat}", kind="text", text=name, x=x + size, y=y, h=size, anchor="start",
        w=column.w - (x + size - column.x) - 4, classes=("strong",),
    )  # fmt: skip


# The lane: score piles


def _piles(view: Meal, viewer: int, where: Plan) -> Iterator[Sprite]:
    deck = view.setup.deck
    for seat in range(where.seats):
        if seat == viewer:
            yield from _mine(where, seat)
        points = view.total(seat) if view.phase == OVER else view.table.points[seat]
        foods = tuple(
            (deck.foods[food], food_picture(view, food), deck.worth[food])
            for food in pile(view, seat)
        )
        yield from _pile(where, seat, points, foods)


@once
def _pile(
    where: Plan, seat: int, points: int, foods: tuple[tuple[str, str, int], ...]
) -> Iterator[Sprite]:
    """The foods of a seat, and what they are worth together."""
    column = where.column(seat)
    form = "pile.points-first" if where.phone else "pile.points"  # where names are cut
    told = say(form, seat=seat_name(seat), points=signed(points))
    yield from _label(seat, told, column, column.y + (20 if where.phone else 26), where.phone)
    for place, (food, at) in enumerate(zip(foods, where.tokens(seat, len(foods)), strict=True)):
        yield from _token(seat, place, *food, at)


@once
def _token(seat: int, place: int, food: str, drawn: str, worth: int, at: Box) -> Iterator[Sprite]:
    """A small food of a pile."""
    key = f"pile:{seat}:{place}"
    good = worth >= 0
    owner = seat_name(seat)
    yield box(
        key, at, "card", r=8,
        label=say("pile.food", seat=owner, food=verbatim(food), value=signed(worth)),
        target=f"pile:{COLOURS[seat]}:{slug(food)}",
    )  # fmt: skip
    side = at.h * 0.6
    yield picture(f"{key}:picture", drawn, at.cx, at.y + at.h * 0.34, side, side)
    value = verbatim(signed(worth))
    kind = "strong" if good else "minus"
    yield words(f"{key}:value", value, at.cx, at.y + at.h * 0.8, at.h * 0.26, kind)


# The lane: after a meal


def _eaten(view: Meal, where: Plan) -> Iterator[Sprite]:
    """What everybody has got for the meal, while cards are dealt for the next one."""
    seats, lane, phone = where.seats, where.lane, where.phone
    title = say("eaten.title", n=view.meal)
    size = 14.0 if phone else 20.0
    yield words("eaten", title, lane.cx, lane.y + (18 if phone else 28), size, "strong")
    for seat in range(seats):
        column = where.column(seat)
        x, y = (column.cx, column.y + 84) if phone else (column.x + 86, column.y + 100)
        points = verbatim(signed(view.noted[(view.meal - 1) * seats + seat]))
        yield words(f"eaten:{seat}", points, x, y, 34 if phone else 58, "strong")
        if view.meal > 1:
            total = say("eaten.total", n=signed(view.total(seat)))
            yield words(f"eaten:{seat}:total", total, x, y + (30 if phone else 46), 12, "muted")
        yield from _name(where, seat, seat, now=False)


# The viewer's own cards


@once
def _tray(where: Plan, with_bids: bool) -> Iterator[Sprite]:
    yield box("own", where.own, "card", r=18)
    if with_bids:
        yield words("own:bids", say("own.bids"), 92, where.own.y + 26, 12.5, "sign")


def _own(view: Meal, viewer: int, where: Plan) -> Iterator[Sprite]:
    held = powers(view, viewer)
    if not where.phone:
        yield from _tray(where, view.phase != OVER)
    if view.phase == OVER:  # nothing moves when the hand is gone: it says how that came
        yield words("own:verdict", verdict(view), where.own.cx, where.own.cy, 24, "strong")
        return
    legal = set(view.legal(viewer))
    cards = hand(view, viewer)
    spots = where.hand(len(cards))
    tucked = len(spots) > 1 and spots[1].x - spots[0].x < 0.7 * BID_CARD[0] * spots[0].scale
    for place, (card, spot) in enumerate(zip(cards, spots, strict=True)):
        covered = tucked and place + 1 < len(cards)
        # Who clicks what can't be chosen points at it: never at a card that others don't know.
        target = f"bid:{card_name(card)}" if card in legal else ""
        told = "bid.dealt" if view.setup.dealt else "bid.own"
        yield from bid_card(f"bid:{card}", view, card, spot, target, covered, told)
    window = bool(view.window()) and view.acting < 0 and bool(view.asked >> viewer & 1)
    for number, (power, spot) in enumerate(zip(held, where.powers(), strict=True)):
        can = GAME.verbs.number("play", power) in legal
        word = slug(view.setup.deck.powers[power])
        target = f"power:{word}" if can else f"held:{word}"
        dim = window and not can
        yield from power_card(f"power:{number}", view, power, spot, target, dim)
