"""The middle of the table: the bids in the order of taking, and below them the score piles."""

from __future__ import annotations

from collections.abc import Iterator

from potager.core.once import once
from potager.core.scene import Sprite, choice_of
from potager.core.shapes import Box, box, picture, words
from potager.core.texts import Message, say, verbatim
from potager.games.yes_broccoli import slug
from potager.games.yes_broccoli.decks.fields import COLOURS
from potager.games.yes_broccoli.rules import cards, position
from potager.games.yes_broccoli.rules.cards import Deck
from potager.games.yes_broccoli.rules.meal import Meal

from . import facts
from .places import OPEN, SMALL, Plan, Shapes, Spot
from .shown import Shown
from .sprites import bid_card, played


def bids(view: Meal, viewer: int, where: Plan, shown: Shown) -> Iterator[Sprite]:
    """A place for each seat; once bids are revealed, in the order of taking."""
    ranked = _ranked(view, shown)
    takes = facts.taker(view) if ranked else cards.NOTHING
    for place, seat in enumerate(ranked or range(where.seats)):
        if seat == viewer:  # it fades from place to place: gliding, it would cover what it passes
            yield from _mine(where.column(place))
        yield from _front(view, seat, where.front(place))
        own = [number for number, play in enumerate(view.powers_played()) if play.seat == seat]
        if ranked:
            after = ranked[place + 1] if place + 1 < len(ranked) else cards.NOTHING
            reason = facts.why_before(view, seat, after) if after != cards.NOTHING else ""
            value, was = view.table.values[seat], facts.printed(view, seat)
            yield from _rank(where, seat, place, value, was, reason, bool(own))
        yield from _name(where, seat, place, takes == seat)
        if where.phone:  # there is no room for powers beside the foods
            for number, spot in zip(own[-2:], where.plays(place, len(own)), strict=False):
                yield from played(number, view.setup.deck, view.powers_played()[number], *spot[:3])
    if view.table.reversed:
        yield from _low(where)


def _ranked(view: Meal, shown: Shown) -> list[int]:
    """The seats in the order of taking; none while they are in their own."""
    revealed = view.phase in (position.REVEALED, position.TAKING)
    return facts.order(view) if revealed and not shown.as_seated else []


@once
def _mine(column: Box) -> Iterator[Sprite]:
    """Under what is the viewer's own."""
    yield box(f"mine:{column.x:.0f}", column.inset(3), "pill", r=14)


@once
def _low(where: Plan) -> Iterator[Sprite]:
    """The lowest bid is first."""
    at = where.low_first
    yield box("low", at, "marker", r=at.h / 2)
    yield words("low:told", say("rank.low-first"), at.cx, at.cy, 5 + at.h / 3, "on-pick")


def _front(view: Meal, seat: int, spot: Spot) -> Iterator[Sprite]:
    card, target = view.table.fronts[seat], f"front:{COLOURS[seat]}"
    if card != cards.NOTHING:
        # It is turned over there.
        yield from bid_card(f"slot:{seat}", view.setup.deck, card, spot, target)
        return
    face_down = view.phase == position.BIDDING and view.chosen[seat] != cards.NOTHING
    yield from _slot(seat, spot, target, face_down, not view.window())


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
def _rank(
    where: Plan, seat: int, place: int, now: int, was: int, reason: str, played: bool
) -> Iterator[Sprite]:
    """The place in the order, how strong the bid is, and what a tie was decided by."""
    at, change = where.rank(place, played), facts.change(was, now)
    yield words(f"rank:{seat}", say(f"rank.{place + 1}"), *at.ordinal, "strong")
    if reason:
        yield words(f"rank:{seat}:told", say(f"rank.{reason}"), *at.reason, "muted")
    x, y, size = at.value
    if where.phone:
        value = verbatim(facts.signed(now)) if was == now else change
        yield words(f"rank:{seat}:value", value, x, y, size if was == now else 16, "strong")
        return
    yield words(f"rank:{seat}:value", verbatim(facts.signed(now)), x, y, size, "strong")
    if was == now:
        yield words(f"rank:{seat}:strength", say("rank.strength"), x, y + 28, 12, "muted")
    else:  # a bid that is worth more or less than is printed on it
        yield box(f"change:{seat}", Box(x - 32, y + 17, 64, 24), "marker", r=12)
        yield words(f"change:{seat}:told", change, x, y + 29, 14, "on-pick")


@once
def _name(where: Plan, seat: int, place: int, now: bool) -> Iterator[Sprite]:
    column = where.column(place)
    y = column.y + (160 if where.phone else 180)
    if now:
        yield box(f"taker:{seat}", where.taker(place), "landing", r=where.taker(place).h / 2)
    if where.low:  # the pile says whose it is
        return
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
    """Each below the bid and the name of its seat."""
    aims = aims_at_piles(view)
    form = "pile.meal" if view.setup.meals > 1 else "pile.points"
    if where.phone:  # there is less room
        form = "" if where.low else "pile.points-only"
    for place, seat in enumerate(_ranked(view, shown) or range(where.seats)):
        points, foods = view.table.points[seat], facts.pile(view, seat)
        column, shapes = where.column(place, where.strip), OPEN if aims else SMALL
        yield from _pile(
            where, seat, column, 12.5, form, points, view.setup.deck, foods, aims, shapes
        )


def open_piles(view: Meal, viewer: int, where: Plan) -> Iterator[Sprite]:
    """Large, in place of the bids: to choose from, or because it is over."""
    over = view.phase == position.OVER
    row, size = where.open_piles(over), 12.5 if where.phone else 17.0
    form = "pile.points-first" if where.layout == "phone" else ""  # names are cut there
    yield box("lane", row, "card", "soft", r=16)
    for seat in range(where.seats):
        column, foods = where.column(seat, row), facts.pile(view, seat)
        if seat == viewer:
            yield from _mine(column)
        points = view.total(seat) if over else view.table.points[seat]
        yield from _pile(
            where, seat, column, size, form, points, view.setup.deck, foods, not over, OPEN
        )


def aims_at_piles(view: Meal) -> bool:
    """Whether a food of a pile is to be chosen for a power."""
    if view.acting < 0:
        return False
    return view.setup.deck.effects[view.power] in (cards.DISCARD, cards.EXCHANGE, cards.FOOD_AS_BID)


@once
def _pile(
    where: Plan, seat: int, column: Box, size: float, form: str, points: int, deck: Deck,
    foods: tuple[int, ...], tiled: bool, shapes: Shapes,
) -> Iterator[Sprite]:  # fmt: skip
    """The foods of a seat, and what they are worth together; those to look at, on tiles.

    Without a form the points stand beside the name, which may be cut.
    """
    title, name, count = size * (1.36 if where.phone else 1.8), facts.seat_name(seat), abs(points)
    x, y, most = column.x + 1.2 * size, column.y + 0.55 * title, column.w - 1.4 * size
    signed = facts.signed(points)
    if form:
        told = say(form, seat=name, points=signed, n=count)
        yield from _whose("pile", seat, told, x, y, size, most)
    else:
        end = column.x + column.w - 1.4 * size
        yield words(f"pile:{seat}:points", verbatim(signed), end, y, 1.1 * size, "strong")
        yield from _whose("pile", seat, name, x, y, size, most - 2.6 * size)
    for place, at in enumerate(where.tokens(column, title, len(foods), shapes)):
        nth = foods[:place].count(foods[place])  # of one type there may be several
        yield from _token(seat, nth, deck, foods[place], at, tiled, shapes is OPEN)


@once
def _token(
    seat: int, nth: int, deck: Deck, food: int, at: Box, tiled: bool, open: bool
) -> Iterator[Sprite]:
    """A small food of a pile: its value stands below it, or beside it where it is smaller still."""
    target = f"pile:{COLOURS[seat]}:{slug(deck.foods[food])}"
    key, good = f"{target}:{nth}", deck.worth[food] >= 0
    name, value = facts.food_name(deck, food), facts.worth(deck, food)
    label = say("pile.food", seat=facts.seat_name(seat), food=name, value=value)
    if tiled:
        kind = ("tile",) if good else ("tile", "bad")
        yield box(f"{key}:tile", at, *kind, r=at.w / 6, label=label, target=target)
    h, beside = at.h, at.w > at.h
    side = min(h * (0.56 if open else 0.78 if beside else 0.5), at.w * 0.92)
    x, y = (at.x + 0.39 * h, at.cy) if beside else (at.cx, at.y + 0.55 * side)
    yield picture(
        key, facts.food_picture(deck, food), x, y, side,
        label=None if tiled else label, target="" if tiled else target,
    )  # fmt: skip
    x, y = (at.cx + 0.4 * h, at.cy) if beside else (at.cx, at.y + (h + side) / 2)
    letters = next(share for shape, share in (OPEN if open else SMALL) if (shape > 1) == beside)
    look = "strong" if good else "minus"
    yield words(f"{key}:value", verbatim(value), x, y, letters * h, look)


# After a meal


def points(view: Meal, where: Plan) -> Iterator[Sprite]:
    """What everybody has got for the meal, until cards are dealt for the next one."""
    seats, lane, phone, low = where.seats, where.lane, where.phone, where.low
    now = view.phase == position.EATEN
    title = say("eaten.title", n=view.meal + now)
    size = 14.0 if phone else 20.0
    yield words(
        "eaten", title, lane.cx, lane.y + (13 if low else 18 if phone else 26), size, "strong"
    )
    for seat in range(seats):
        column = where.column(seat)
        x, y = (column.cx, column.cy) if phone else (column.x + 86, column.y + 92)
        got = view.table.points[seat] if now else view.noted[(view.meal - 1) * seats + seat]
        told = verbatim(facts.signed(got))
        yield words(f"eaten:{seat}", told, x, y, 34 if phone else 56, "strong")
        if view.meal + now > 1:
            total = say("eaten.total", n=facts.signed(view.total(seat)))
            yield words(f"eaten:{seat}:total", total, x, y + (30 if phone else 44), 12, "muted")
        yield from _name(where, seat, seat, now=False)
