"""What Yes! Broccoli! looks like: foods on offer, bids, score piles and your own cards.

Bids and piles are in `lane.py`, cards in `cards.py`, the words around the scene in `telling.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from potager.core import zones as z
from potager.core.areas import Areas
from potager.core.scene import Layout, Scene, Stage
from potager.core.texts import Message, say
from potager.games.yes_broccoli import GAME, slug
from potager.games.yes_broccoli.rules.cards import NOTHING, Deck
from potager.games.yes_broccoli.rules.meal import Meal
from potager.games.yes_broccoli.rules.position import DEALING_POWERS, EATEN, OVER

from . import facts
from .cards import FACES, food_card, hand, played, power_card, power_plate
from .doings import last_play
from .lane import aims_at_piles, bids, piles, points, ranked
from .places import GAP, plan, power_columns

LOOKS = {"wide": "", "phone": "small", "low": "flat"}  # of foods up for grabs
CLOTHS = {"wide": "cloth", "phone": "cloth-phone", "low": "cloth-low"}
SHORT = 3  # so many powers are shown beside the foods


def scene(view: Meal, viewer: int, layout: Layout, stage: Stage | None = None) -> Scene:
    """The position as sprites; below the cloth are the viewer's own cards."""
    own, opened, over = viewer >= 0, "", view.phase == OVER
    if over:
        own, opened = False, "foods lane strip"
    elif layout != "wide" and aims_at_piles(view):
        opened = "lane strip"
    powers = view.setup.due[viewer] if viewer >= 0 else 0
    where = plan(layout, view.setup.seats, own, powers, opened)
    return z.scene(where, _zones(view, viewer, layout, where, stage or Stage(), opened))


def _zones(
    view: Meal, viewer: int, layout: Layout, where: Areas, stage: Stage, opened: str
) -> Iterator[z.Placed]:
    """What is drawn, from the cloth up."""
    deck, over = view.setup.deck, view.phase == OVER
    cloth = where["cloth"]
    yield "cloth", z.Thing("cloth", CLOTHS[layout], w=cloth.w, h=cloth.h)
    foods = tuple(view.table.foods)
    yield "foods", z.made(_foods, view.setup.seats, deck, foods, LOOKS[layout], not len(view.offer))
    if not opened:
        yield from _margin(view, where)
        yield "lane", z.Card("lane", "card soft")
        yield "strip", z.Card("strip", "card soft", r=12)
        if len(view.offer):
            yield from _offer(view, layout)
        elif view.phase == EATEN or (view.phase <= DEALING_POWERS and view.meal > 0):
            yield from points(view, where)
        else:
            yield from bids(view, viewer, where, stage)
    else:
        yield "strip", z.Card("lane", "card soft")
    yield from piles(view, viewer, layout, stage, bool(opened))
    yield from _did(view, where)
    look = "small" if layout == "low" else LOOKS[layout]
    for place, food, seat in stage.taken:
        area = f"front:{ranked(view, stage).index(seat)}"
        yield area, food_card(f"food:{place}", deck, food, look)
    if "hand" in where:
        yield from _own(view, viewer, layout, where)
    if over:
        return
    if "hand" in where:
        yield "mine", _pile("discards", facts.discarded(view, viewer), layout)
    if view.setup.meals > 1 and "spent" in where:
        yield "spent", _pile("spent", facts.spent(view), layout)


# The foods up for grabs


def _foods(seats: int, deck: Deck, foods: tuple[int, ...], look: str, taken: bool) -> z.Zone:
    """One for each seat, to be taken or not; a food that was taken leaves its place."""
    cards: list[z.Zone | None] = [None] * seats
    for place, food in enumerate(foods):
        if food != NOTHING:
            target = _target(deck, food) if taken else ""
            cards[place] = food_card(f"food:{place}", deck, food, look, target)
    return _in_a_row(cards, look)


def _in_a_row(cards: Sequence[z.Zone | None], look: str) -> z.Zone:
    w, h = FACES[look].size
    parts = [part for card in cards for part in (GAP / 196, (w / h, card) if card else w / h)]
    return z.row(*parts[1:])


def _target(deck: Deck, food: int) -> str:
    return f"food:{slug(deck.foods[food])}"


def _offer(view: Meal, layout: Layout) -> Iterator[z.Placed]:
    """Foods that a power has drawn, to choose from."""
    deck, many = view.setup.deck, len(view.offer) + view.draws
    told = say("offer.title", power=facts.power_name(deck, view.power))
    title = z.Caption("offer", told, "strong", 0.85)
    in_rows = layout == "phone" and many > 5
    look = "flat" if in_rows else LOOKS[layout]
    cards: list[z.Zone | None] = [
        food_card(f"offer:{place}", deck, food, look, _target(deck, food))
        for place, food in enumerate(view.offer)
    ]
    cards += [None] * (many - len(cards))
    drawn = z.Grid(tuple(cards), 3, 6) if in_rows else _in_a_row(cards, look)
    yield "lane", z.row(5, z.column(4, (18, title), 3, drawn, 5, unit=1), 5, unit=1)


def _margin(view: Meal, where: Areas) -> Iterator[z.Placed]:
    """Beside the foods: how far the meal is, the food deck, and the powers played this round."""
    plays = list(enumerate(view.powers_played()))
    left, when = say("deck.left", n=view.table.left), _when(view)
    if "deck" not in where:
        if not plays:
            told = say("deck.phone", when=when, left=left)
            yield "did", z.Caption("deck:left", told, "muted", 0.62)
        return
    yield "deck", z.made(_deck, when, left)
    if len(view.table.top):
        foods = facts.in_a_row(facts.food_name(view.setup.deck, food) for food in view.table.top)
        known = z.Caption("deck:top", say("deck.top", foods=foods), size=0.79)
        yield "deck", z.column(0, (14, known), unit=1)
    chips = [played(number, view.setup.deck, play, True) for number, play in plays[-SHORT:]]
    yield "played", z.Grid((*chips, *[None] * (SHORT - len(chips))), 1, pad=0.06)


def _deck(when: Message, left: Message) -> z.Zone:
    back = z.Thing("deck", "food-back", w=70, h=96)
    title, counted = z.Caption("when", when, "sign"), z.Caption("deck:left", left)
    return z.column((11, title), 11, back, 4, (13, counted), 14, unit=1)


def _when(view: Meal) -> Message:
    meals, rounds = view.setup.meals, min(8, view.round + 1)
    if meals == 1:
        return say("when.round", round=rounds)
    return say("when.meal", meal=min(meals, view.meal + 1), meals=meals, round=rounds)


def _did(view: Meal, where: Areas) -> Iterator[z.Placed]:
    """At the lower edge of the cloth: what the last power of the round has done; at the end, which
    foods these are.
    """
    told, plays = last_play(view, brief="deck" not in where), view.powers_played()
    if view.phase == OVER:
        foods = say("own.over" if view.setup.meals > 1 else "own.eaten")
        text = z.Caption("did:over:told", foods, "muted", 0.62)
        area = "bar" if "bar" in where else "did"
        yield area, z.Card("did:over", "card", z.row(8, text, 8, unit=1), r=z.ROUND)
        return
    if told is None:
        return
    key, label = f"did:{len(plays)}", facts.play_label(view.setup.deck, plays[-1])
    # On a low screen it is said beside it that the lowest bid is first.
    area = "short" if view.table.reversed and "short" in where else "did"
    letters = 10.8 if where[area].w < 400 else z.ROUND
    text = z.Caption(f"{key}:told", told, "on-pick", 0.64, cut=True, largest=letters)
    inside = z.row(8, text, 8, unit=1)
    yield area, z.Card(key, "marker tells", inside, r=z.ROUND, label=label)


# The viewer's own cards, and what was played


@z.kept
def _pile(key: str, cards: tuple[Message, ...], layout: Layout) -> z.Zone:
    """Y8: a pile that says what is in it when it is pointed at, tapped or focused."""
    label, low, name = ("label", "low", "name") if cards else ("empty-label", "empty-low", "empty")
    told = say(f"{key}.{label}", n=len(cards), cards=facts.in_a_row(cards))
    form = low if layout == "low" else name
    short = say(f"{key}.{form}", n=len(cards), cards=facts.in_a_row(cards, "cards.short"))
    text = z.Caption(f"{key}:told", short, largest=12, cut=True)
    return z.Card(key, "card tells", z.row(5, text, 5, unit=1), r=z.ROUND, label=told)


def _own(view: Meal, viewer: int, layout: Layout, where: Areas) -> Iterator[z.Placed]:
    """Bids and powers in hand."""
    deck, legal = view.setup.deck, set(view.legal(viewer))
    if "title" in where:
        yield "own", z.Card("own", "under-hand", r=18)
        yield "title", z.Caption("own:bids", say("own.bids"), "sign", 0.5, start=True)
    told = "bid.dealt" if view.setup.dealt else "bid.own"
    yield "hand", hand(facts.hand(view, viewer), deck, told, legal, where["hand"], layout)
    window = bool(view.window()) and view.acting < 0 and bool(view.asked >> viewer & 1)
    dealt = view.setup.due[viewer]
    powers = []
    for number, power in enumerate(facts.powers(view, viewer)):
        can, word = GAME.verbs.number("play", power) in legal, slug(deck.powers[power])
        dim = "dim" if window and not can else ""
        target = f"{'power' if can else 'held'}:{word}"
        powers.append((f"power:{number}", deck, power, target, dim))
    if layout == "wide":
        yield "powers", z.Fan(tuple(power_card(*one) for one in powers), largest=0.94, tight=1.03)
    elif dealt:
        roomy, narrow = layout == "phone" and dealt < 3, layout == "low" and dealt > 2
        plates = [power_plate(*one, roomy, narrow) for one in powers]
        cells = (*plates, *[None] * (dealt - len(plates)))
        yield "powers", z.Grid(cells, power_columns(layout, dealt), 4)
