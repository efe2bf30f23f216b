"""The middle of the table: the bids in the order of taking, and below them the score piles."""

from __future__ import annotations

from collections.abc import Iterator

from potager.core.once import once
from potager.core.scene import Sprite, choice_of
from potager.core.shapes import Box, box, picture, words
from potager.core.texts import Message, say, verbatim
from potager.games.yes_broccoli import slug
from potager.games.yes_broccoli.deck_fields import COLOURS
from potager.games.yes_broccoli.rules import cards, position
from potager.games.yes_broccoli.rules.cards import Deck
from potager.games.yes_broccoli.rules.meal import Meal

from . import facts
from .places import Plan, Spot
from .shown import Shown
from .sprites import bid_card, played


def bids(view: Meal, viewer: int, where: Plan, shown: Shown) -> Iterator[Sprite]:
    """A place for each seat; once bids are revealed, in the order of taking."""
    ranked = _ranked(view, shown)
    takes = facts.taker(view) if ranked else cards.NOTHING
    for place, seat in enumerate(ranked or range(where.seats)):
        if seat == viewer:  # it fades from place to place: gliding, it would cover what it passes
            yield from _mine(where.column(place))
        spot = where.front(place)
        yield from _front(view, seat, spot, where.phone)
        if ranked:
            after = ranked[place + 1] if place + 1 < len(ranked) else cards.NOTHING
            reason = facts.why_before(view, seat, after) if after != cards.NOTHING else ""
            value, was = view.table.values[seat], facts.printed(view, seat)
            yield from _rank(where, seat, place, value, was, reason)
        yield from _name(where, seat, place, takes == seat)
        if where.phone:  # there is no room for powers beside the foods
            own = [number for number, play in enumerate(facts.plays(view)) if play[0] == seat]
            for nth, number in enumerate(own[-2:]):
                x, y = spot.at(40, -60 + 56 * nth)
                yield from played(number, view.setup.deck, facts.plays(view)[number], x, y, 0.56)
    if view.table.reversed:
        yield from _low(where)


def _ranked(view: Meal, shown: Shown) -> list[int]:
    """The seats in the order of taking; none while they are in their own."""
    revealed = view.phase in (position.REVEALED, position.TAKING)
    return facts.order(view) if revealed and not shown.as_seated else []


@once
def _mine(column: Box) -> Iterator[Sprite]:
    """Under what is the viewer's own."""
    yield box(f"mine:{column.x:.0f}", column.inset(5), "pill", r=14)


@once
def _low(where: Plan) -> Iterator[Sprite]:
    """The lowest bid is first."""
    lane, half = where.lane, 9 if where.phone else 12
    yield box("low", Box(lane.cx - 92, lane.y - half, 184, 2 * half), "marker", r=half)
    yield words("low:told", say("rank.low-first"), lane.cx, lane.y, half + 1.5, "on-pick")


def _front(view: Meal, seat: int, spot: Spot, phone: bool) -> Iterator[Sprite]:
    card, target = view.table.fronts[seat], f"front:{COLOURS[seat]}"
    if card != cards.NOTHING:
        # It is turned over there.
        yield from bid_card(f"slot:{seat}", view.setup.deck, card, spot, target)
        now, was = view.table.values[seat], facts.printed(view, seat)
        if now != was and not phone:
            yield from _changed(seat, spot, was, now)
        return
    face_down = view.phase == position.BIDDING and view.chosen[seat] != cards.NOTHING
    yield from _slot(seat, spot, target, face_down, not view.window())


@once
def _changed(seat: int, spot: Spot, was: int, now: int) -> Iterator[Sprite]:
    """A bid that is worth more or less than is printed on it."""
    x, y = spot.at(0, 62)
    yield box(f"change:{seat}", Box(x - 34, y - 13, 68, 26), "marker", r=13)
    yield words(f"change:{seat}:told", facts.change(was, now), x, y, 14, "on-pick")


@once
def _slot(seat: int, spot: Spot, target: str, face_down: bool, chosen: bool) -> Iterator[Sprite]:
    """Where a bid will lie, or lies face down; what is chosen in a window is no bid."""
    yield Sprite(
        key=f"slot:{seat}", symbol="bid-back" if face_down else "bid-none", x=spot.x, y=spot.y,
        w=104 * spot.scale, h=146 * spot.scale, target=target,
        classes=(COLOURS[seat], choice_of(seat)) if chosen else (COLOURS[seat],),
        label=say("bid.hidden" if face_down else "bid.none", seat=facts.seat_name(seat)),
    )  # fmt: skip


@once
def _rank(where: Plan, seat: int, place: int, now: int, was: int, reason: str) -> Iterator[Sprite]:
    """The place in the order, how strong the bid is, and what a tie was decided by."""
    column = where.column(place)
    value = verbatim(facts.signed(now))
    ordinal = say(f"rank.{place + 1}")
    if where.phone:
        yield words(f"rank:{seat}", ordinal, column.cx, column.y + 13, 17, "strong")
        if reason:
            told = say(f"rank.{reason}")
            yield words(f"rank:{seat}:told", told, column.cx, column.y + 27, 9.5, "muted")
        shown = value if was == now else facts.change(was, now)
        yield words(f"rank:{seat}:value", shown, column.cx, column.y + 140, 18, "strong")
        return
    x = column.x + 126 + (column.w - 126) / 2 - 4
    yield words(f"rank:{seat}", ordinal, x, column.y + 30, 25, "strong")
    if reason:
        yield words(f"rank:{seat}:told", say(f"rank.{reason}"), x, column.y + 54, 12, "muted")
    yield words(f"rank:{seat}:value", value, x, column.y + 106, 32, "strong")
    yield words(f"rank:{seat}:strength", say("rank.strength"), x, column.y + 134, 12, "muted")


@once
def _name(where: Plan, seat: int, place: int, now: bool) -> Iterator[Sprite]:
    column = where.column(place)
    y = column.y + (159 if where.phone else 180)
    if now:
        half = 11 if where.phone else 15
        w = min(column.w - 16, 140.0)
        yield box(f"taker:{seat}", Box(column.x + 8, y - half, w, 2 * half), "landing", r=half)
    x = column.x + (column.w / 2 - 24 if where.phone else 32)
    most = column.w - (x - column.x) - 4
    size = 11.5 if where.phone else 16.0
    yield from _whose("name", seat, facts.seat_name(seat), x, y, size, most)


def _whose(
    key: str, seat: int, told: Message, x: float, y: float, size: float, most: float
) -> Iterator[Sprite]:
    """A seat's chip, and something beside it."""
    side = size * 1.4
    yield picture(f"{key}:{seat}:chip", f"chip-{COLOURS[seat]}", x, y, side, side)
    yield words(f"{key}:{seat}", told, x + size, y, size, "strong", start=True, most=most - size)


# Score piles


def piles(view: Meal, where: Plan, shown: Shown) -> Iterator[Sprite]:
    """Each below the bid of its seat."""
    deck, aims = view.setup.deck, aims_at_piles(view)
    meal = "pile.meal" if view.setup.meals > 1 else "pile.points"
    for place, seat in enumerate(_ranked(view, shown) or range(where.seats)):
        points = facts.signed(view.table.points[seat])
        told = verbatim(points)
        if not where.phone:  # where names would be cut
            told = say(meal, seat=facts.seat_name(seat), points=points)
        column, foods = where.column(place, where.strip), facts.pile(view, seat)
        yield from _pile(where, seat, column, 12, told, deck, foods, aims)


def open_piles(view: Meal, viewer: int, where: Plan) -> Iterator[Sprite]:
    """Large, in place of the bids: to choose from, or because it is over."""
    over = view.phase == position.OVER
    row, size = where.open_piles(over), 12.0 if where.phone else 17.0
    yield box("lane", row, "card", "soft", r=16)
    for seat in range(where.seats):
        column, foods = where.column(seat, row), facts.pile(view, seat)
        if seat == viewer:
            yield from _mine(column)
        points = facts.signed(view.total(seat) if over else view.table.points[seat])
        form = "pile.points-first" if where.phone else "pile.points"  # names are cut there
        told = say(form, seat=facts.seat_name(seat), points=points)
        yield from _pile(where, seat, column, size, told, view.setup.deck, foods, not over)


def aims_at_piles(view: Meal) -> bool:
    """Whether a food of a pile is to be chosen for a power."""
    if view.acting < 0:
        return False
    return view.setup.deck.effects[view.power] in (cards.DISCARD, cards.EXCHANGE, cards.FOOD_AS_BID)


@once
def _pile(
    where: Plan, seat: int, column: Box, size: float, told: Message, deck: Deck,
    foods: tuple[int, ...], tiled: bool,
) -> Iterator[Sprite]:  # fmt: skip
    """The foods of a seat, and what they are worth together; those to look at, on tiles."""
    y = column.y + size
    yield from _whose("pile", seat, told, column.x + 1.4 * size, y, size, column.w - 2 * size)
    for place, at in enumerate(where.tokens(column, 1.8 * size, len(foods))):
        nth = foods[:place].count(foods[place])  # of one type there may be several
        yield from _token(seat, nth, deck, foods[place], at, tiled)


@once
def _token(seat: int, nth: int, deck: Deck, food: int, at: Box, tiled: bool) -> Iterator[Sprite]:
    """A small food of a pile."""
    target = f"pile:{COLOURS[seat]}:{slug(deck.foods[food])}"
    key, good = f"{target}:{nth}", deck.worth[food] >= 0
    name, value = facts.food_name(deck, food), facts.worth(deck, food)
    label = say("pile.food", seat=facts.seat_name(seat), food=name, value=value)
    if tiled:
        kind = ("tile",) if good else ("tile", "bad")
        yield box(f"{key}:tile", at, *kind, r=at.w / 6, label=label, target=target)
    side = min(at.h * 0.56, at.w * 0.92)
    yield picture(
        key, facts.food_picture(deck, food), at.cx, at.y + at.h * 0.31, side,
        label=None if tiled else label, target="" if tiled else target,
    )  # fmt: skip
    look = "strong" if good else "minus"
    yield words(f"{key}:value", verbatim(value), at.cx, at.y + at.h * 0.79, at.h * 0.37, look)


# After a meal


def points(view: Meal, where: Plan) -> Iterator[Sprite]:
    """What everybody has got for the meal, until cards are dealt for the next one."""
    seats, lane, phone = where.seats, where.lane, where.phone
    now = view.phase == position.EATEN
    title = say("eaten.title", n=view.meal + now)
    size = 14.0 if phone else 20.0
    yield words("eaten", title, lane.cx, lane.y + (18 if phone else 26), size, "strong")
    for seat in range(seats):
        column = where.column(seat)
        x, y = (column.cx, column.y + 84) if phone else (column.x + 86, column.y + 92)
        got = view.table.points[seat] if now else view.noted[(view.meal - 1) * seats + seat]
        told = verbatim(facts.signed(got))
        yield words(f"eaten:{seat}", told, x, y, 34 if phone else 56, "strong")
        if view.meal + now > 1:
            total = say("eaten.total", n=facts.signed(view.total(seat)))
            yield words(f"eaten:{seat}:total", total, x, y + (30 if phone else 44), 12, "muted")
        yield from _name(where, seat, seat, now=False)
