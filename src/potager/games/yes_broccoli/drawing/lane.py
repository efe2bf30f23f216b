"""The middle of the table: the bids in the order of taking, and below them the score piles."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from potager.core import zones as z
from potager.core.areas import Areas
from potager.core.scene import Layout, Sprite, Stage, choice_of
from potager.core.shapes import Box
from potager.core.texts import say, verbatim
from potager.games.yes_broccoli import COLOURS, slug
from potager.games.yes_broccoli.rules import cards, position
from potager.games.yes_broccoli.rules.cards import Deck
from potager.games.yes_broccoli.rules.meal import Meal

from . import facts
from .cards import BID, bid_card, played

SMALL = (0.72, 1.75)  # how wide a small food is: its value is below the picture, or beside it
OPEN = (0.66,)
TITLE = 17.0  # how high the title of a pile is


def ranked(view: Meal, stage: Stage) -> list[int]:
    """The seats in the order of taking; none while they are in their own."""
    revealed = view.phase in (position.REVEALED, position.TAKING)
    return facts.order(view) if revealed and not stage.opened else []


def bids(view: Meal, viewer: int, where: Areas, stage: Stage) -> Iterator[z.Placed]:
    """A place for each seat; once bids are revealed, in the order of taking."""
    order, plays = ranked(view, stage), list(enumerate(view.powers_played()))
    takes = facts.taker(view) if order else cards.NOTHING
    for place, seat in enumerate(order or range(view.setup.seats)):
        if seat == viewer:
            yield f"seat:{place}", mine(place)
        yield f"front:{place}", _front(view, seat)
        if order:
            value, badge = view.table.values[seat], "change:0" in where
            after = order[place + 1] if place + 1 < len(order) else seat
            reason = facts.why_before(view, seat, after) if after != seat else ""
            yield from _rank(seat, place, value, facts.printed(view, seat), reason, badge)
        own = [played(number, view.setup.deck, play) for number, play in plays if play.seat == seat]
        if own and "plays:0" in where:  # there is no room for them beside the foods
            yield f"plays:{place}", z.row(*((0.94, one) for one in own[-2:]))
        yield from name(seat, place, where, takes == seat)
    if view.table.reversed:
        short = ".short" if "short" in where else ""
        told = z.Caption("low:told", say(f"rank.low-first{short}"), "on-pick", 0.6)
        yield "low", z.row((8.5, z.Card("low", "marker", told, r=z.ROUND)))


@z.kept
def mine(place: int) -> z.Zone:
    """Under what is the viewer's own. It has a key for each place, so that it fades from one to the
    other: gliding, it would cover all that it passes.
    """
    return z.column(3, z.row(3, z.Card(f"mine:{place}", "pill", r=14), 3, unit=1), 3, unit=1)


def _front(view: Meal, seat: int) -> z.Zone:
    """A bid, which is turned over there, or its place. What is chosen in a window is no bid."""
    card, target = view.table.fronts[seat], f"front:{COLOURS[seat]}"
    if card != cards.NOTHING:
        return bid_card(f"slot:{seat}", view.setup.deck, card, target)
    face_down = view.phase == position.BIDDING and view.chosen[seat] != cards.NOTHING
    return _slot(seat, target, face_down, "" if view.window() else choice_of(seat))


@z.kept
def _slot(seat: int, target: str, face_down: bool, choice: str) -> z.Zone:
    symbol, told = ("bid-back", "bid.hidden") if face_down else ("bid-none", "bid.none")
    label, look = say(told, seat=facts.seat_name(seat)), f"{COLOURS[seat]} {choice}"
    return z.Thing(f"slot:{seat}", symbol, look, *BID, label=label, target=target)


@z.kept
def _rank(
    seat: int, place: int, value: int, printed: int, reason: str, badge: bool
) -> tuple[z.Placed, ...]:
    """The place in the order, how strong a bid is, what is printed on it where powers changed it,
    and what a tie was decided by.
    """
    key, now, was = f"rank:{seat}", facts.signed(value), facts.signed(printed)
    ordinal = z.Caption(key, say(f"rank.{place + 1}"), "strong", 0.75)
    strong = z.Caption(f"{key}:value", verbatim(now), "strong", 0.94)
    below: z.Zone = z.Caption(f"{key}:strength", say("rank.strength"), "muted", 0.5)
    if was != now:
        change = say("bid.changed", was=was, now=now)
        told = z.Caption(f"change:{seat}:told", change, "on-pick", 0.58)
        below = z.row((2.67, z.Card(f"change:{seat}", "marker", told, r=z.ROUND)))
        if not badge:
            strong = z.Caption(f"{key}:value", change, "strong", 0.8)
    found: list[z.Placed] = [(f"rank:{place}", ordinal), (f"value:{place}", strong)]
    if badge:
        found.append((f"change:{place}", below))
    if reason:
        decided = z.Caption(f"{key}:told", say(f"rank.{reason}"), "muted", 0.92)
        found.append((f"reason:{place}", decided))
    return tuple(found)


def name(seat: int, place: int, where: Areas, takes: bool = False) -> Iterator[z.Placed]:
    """The bidder's name, and whether it is their turn to take. On a low screen the pile shows the
    name.
    """
    mark = z.Card(f"taker:{seat}", "landing", r=z.ROUND)
    if "name:0" not in where:
        if takes:
            yield f"pile:{place}", z.column((TITLE, mark), 0, unit=1)
        return
    if takes:
        yield f"name:{place}", z.row(mark, 4, unit=1)  # clear of the next name
    yield f"name:{place}", z.made(_name, seat)


def _name(seat: int) -> z.Zone:
    told = z.Caption(f"name:{seat}", facts.seat_name(seat), "strong", 0.53, True, cut=True)
    return z.row((0.73, _chip("name", seat)), 0.1, (3, told))


def _chip(key: str, seat: int) -> z.Thing:
    return z.Thing(f"{key}:{seat}:chip", f"chip-{COLOURS[seat]}")


# Score piles


def piles(
    view: Meal, viewer: int, layout: Layout, stage: Stage, opened: bool
) -> Iterator[z.Placed]:
    """Each below the bid and the name of its seat; or open, to choose from, or as it is over."""
    over, aims = view.phase == position.OVER, aims_at_piles(view)
    form = {
        "wide": "" if opened else "pile.meal" if view.setup.meals > 1 else "pile.points",
        "phone": "pile.points-first" if opened else "pile.points-only",
        "low": "",
    }[layout]
    large, least = opened or aims, 8 if layout == "wide" else 4  # a few are larger on a phone
    high = 24 if layout == "wide" and opened else TITLE
    order, types = [] if opened else ranked(view, stage), view.setup.types
    counts = tuple(view.table.piles)
    for place, seat in enumerate(order or range(view.setup.seats)):
        if opened and seat == viewer:
            yield f"pile:{place}", mine(place)
        points = view.total(seat) if over else view.table.points[seat]
        title, own = _title(seat, points, form), counts[seat * types : (seat + 1) * types]
        yield (
            f"pile:{place}",
            z.made(_pile, seat, view.setup.deck, own, title, high, aims, large, least),
        )


def _pile(
    seat: int, deck: Deck, counts: tuple[int, ...], title: z.Zone, high: float, aims: bool,
    large: bool, least: int,
) -> z.Zone:  # fmt: skip
    """Its title, and its foods as far as there are any."""
    foods = facts.pile(deck, counts)
    tokens = [
        Token(seat, foods[:nth].count(food), deck, food, aims, large)
        for nth, food in enumerate(foods)
    ]
    tiles = z.Tiles(tuple(tokens), OPEN if large else SMALL, least, 130, gap=1)
    return z.row(4, z.column((high, title), tiles, 3, unit=1), 4, unit=1)


def aims_at_piles(view: Meal) -> bool:
    """Whether a food of a pile is to be chosen for a power."""
    if view.acting < 0:
        return False
    return view.setup.deck.effects[view.power] in (cards.DISCARD, cards.EXCHANGE, cards.FOOD_AS_BID)


@z.kept
def _title(seat: int, points: int, form: str) -> z.Zone:
    """What a pile is worth, and whose it is; without a form the name may be cut."""
    key, name, signed = f"pile:{seat}", facts.seat_name(seat), facts.signed(points)
    told = say(form, seat=name, points=signed, n=abs(points)) if form else name
    title = z.Caption(key, told, "strong", 0.74, True, cut=True)
    worth = z.Caption(f"{key}:points", verbatim(signed), "strong", 0.8)
    return z.row((1, _chip("pile", seat)), 0.2, title, *(() if form else ((2, worth),)))


class Token(z.Zone, frozen=True):
    """A small food of a pile: its value is below it, or beside it where it is smaller still.

    Those to choose from are on tiles. Of one type there may be several, so they are counted.
    """

    seat: int
    nth: int
    deck: Deck
    food: int
    tiled: bool
    large: bool

    def draw(self, at: Box) -> list[Sprite]:
        deck, food = self.deck, self.food
        target = f"pile:{COLOURS[self.seat]}:{slug(deck.foods[food])}"
        key, good, worth = f"{target}:{self.nth}", deck.worth[food] >= 0, facts.worth(deck, food)
        owner, called = facts.seat_name(self.seat), facts.food_name(deck, food)
        label = say("pile.food", seat=owner, food=called, value=worth)
        picture = z.Thing(key, facts.food_picture(deck, food), fill=0.92)
        if not self.tiled:
            picture = replace(picture, label=label, target=target)
        letters = 0.75 if at.w > at.h else 0.84 if self.large else 1
        value = z.Caption(f"{key}:value", verbatim(worth), "strong" if good else "minus", letters)
        share = 0.56 if self.large else 0.5
        zone = z.row((0.8, picture), value) if at.w > at.h else z.column((share, picture), value)
        if not self.tiled:
            return zone.draw(at)
        tone = "tile" if good else "tile bad"
        tile = z.Card(f"{key}:tile", tone, zone, r=at.w / 6, label=label, target=target)
        return tile.draw(at)


# After a meal


def points(view: Meal, where: Areas) -> Iterator[z.Placed]:
    """What everybody has got for the meal, until cards are dealt for the next one."""
    now, seats = view.phase == position.EATEN, view.setup.seats
    title = z.Caption("eaten", say("eaten.title", n=view.meal + now), "strong", 0.85)
    yield "lane", z.column(4, (18, title), 0, unit=1)
    for seat in range(seats):
        got = view.table.points[seat] if now else view.noted[(view.meal - 1) * seats + seat]
        number = z.Caption(f"eaten:{seat}", verbatim(facts.signed(got)), "strong")
        parts: list[z.Part] = [0.26, (0.38, number)]
        if view.meal + now > 1:
            total = say("eaten.total", n=facts.signed(view.total(seat)))
            told = z.Caption(f"eaten:{seat}:total", total, "muted", largest=13)
            parts += [0.06, (0.16, told)]
        yield f"front:{seat}", z.column(*parts, 0)
        yield from name(seat, seat, where)
