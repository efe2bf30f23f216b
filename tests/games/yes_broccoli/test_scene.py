"""What people see of Yes! Broccoli!: the order, changes, piles, powers, prompts and the log."""

from __future__ import annotations

import re
from itertools import combinations, pairwise
from typing import Any

import pytest
from games.yes_broccoli.tables import COPIES, Table, advanced, revealed
from librt.vecs import vec
from mypy_extensions import i64

from potager.bots.coach.wording import text_of
from potager.core.choices import by_words
from potager.core.scene import AT_ONCE, EVERYBODY, Icon, Layout, Scene, Sprite, Stage, choice_of
from potager.core.state import CHANCE, SPECTATOR
from potager.games.yes_broccoli import COLOURS, GAME, slug
from potager.games.yes_broccoli.drawing.facts import emblem, food_picture, hand
from potager.games.yes_broccoli.drawing.scene import scene
from potager.games.yes_broccoli.drawing.telling import prompt, status, tell, verdict
from potager.games.yes_broccoli.rules.position import OVER

LAYOUTS = GAME.layouts


def drawn(table: Table, viewer: int = 0, layout: Layout = "wide") -> Scene:
    return scene(table.state.seen_by(viewer), viewer, layout)


def sprite(shown: Scene, key: str) -> Sprite:
    return next(one for one in shown.sprites if one.key == key)


def said(shown: Scene, key: str) -> str:
    text = sprite(shown, key).text
    assert text is not None
    return GAME.text(text)


def keys(shown: Scene) -> set[str]:
    return {one.key for one in shown.sprites}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_sprite_lies_inside_the_scene(layout: Layout) -> None:
    for players in (2, 3, 4, 5):
        table = advanced(*[""] * players, handicap="1 +2").serve().all_pass()
        for state in (table, table.bid(*[3] * players)):
            shown = drawn(state, 0, layout)
            for one in shown.sprites:
                left = one.x if one.anchor == "start" else one.x - one.w / 2
                assert left >= -12, one.key
                assert left + one.w <= shown.width + 12, one.key
                assert one.y + one.h / 2 <= shown.height + 12, one.key


@pytest.mark.parametrize("layout", LAYOUTS)
def test_own_cards_stay_where_they_are_when_a_window_closes(layout: Layout) -> None:
    table = advanced("picky-eater, send-it-back", "").serve()
    open_window = drawn(table, 0, layout)
    bidding = drawn(table.all_pass(), 0, layout)
    own = [one for one in open_window.sprites if one.key.startswith(("bid:", "power:"))]
    assert len([one for one in own if one.key.count(":") == 1]) == 10
    for one in own:
        now = sprite(bidding, one.key)
        assert (now.x, now.y, now.w, now.h, now.turn) == (one.x, one.y, one.w, one.h, one.turn)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("options", [{}, {"game": "advanced"}, {"dealt_bids": True}])
def test_number_and_broccoli_of_every_card_in_hand_are_seen(
    layout: Layout, options: dict[str, Any]
) -> None:
    table = Table(players=3, **options).deal().serve()
    bids = [one for one in drawn(table, 0, layout).sprites if one.target.startswith("bid:")]
    bids = bids or [
        one for one in drawn(table.all_pass(), 0, layout).sprites if one.target.startswith("bid:")
    ]
    assert len(bids) == 8
    for one, after in pairwise(bids):
        seen = (after.x - one.x) / one.w * 104 - 6  # of a card, up to the rim of the next
        assert seen >= (41 if one.symbol.endswith("-left") else 98), one.key


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_on_a_phone_on_its_side_letters_are_large_enough(players: int) -> None:
    """Of 844 x 390 the scene has 608 x 330: there a unit is 0.935 pixels."""
    table = advanced(*["picky-eater", "too-busy-to-eat", "swap-desserts", "", ""][:players])
    states = [table.state.clone()]
    table.serve("sweet-potato", "soda", *("blueberries", "ice-cream", "rice")[: players - 2])
    states.append(table.state.clone())
    table.all_pass().bid(*[2] * players).play("blue", "too-busy-to-eat")
    table.play("red", "picky-eater", "red")
    states.append(table.state.clone())
    table.all_pass()
    states.append(table.state.clone())
    for state in states:
        for viewer in (0, SPECTATOR):
            shown = scene(state.seen_by(viewer), viewer, "low")
            for one in shown.sprites:
                assert one.kind != "text" or one.h * 0.935 >= 10, (one.key, one.h)


@pytest.mark.parametrize("dealt", [2, 3, 4])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_on_a_phone_powers_can_be_read(players: int, dealt: int) -> None:
    """Of 390 x 844 the scene has 390 x 547 while powers are asked for."""
    more = f"1 +{dealt - 2}" if dealt > 2 else None
    table = Table(players=players, game="advanced", handicap=more).deal().serve()
    deck = table.state.setup.deck
    for first in range(0, len(deck.kinds) - dealt + 1, 2):
        table.state.powers[0] = sum([1 << card for card in range(first, first + dealt)])
        shown = drawn(table, 0, "phone")
        unit = min(390 / shown.width, 547 / shown.height)
        letters = [one for one in shown.sprites if one.kind == "text" and "power:" in one.key]
        assert len(letters) >= 2 * dealt
        assert all(one.h * unit >= 10 for one in letters), [one.h * unit for one in letters]


@pytest.mark.parametrize("dealt", range(2, 13))
def test_however_many_powers_lie_apart_from_each_other_and_from_the_bids(dealt: int) -> None:
    table = Table(players=2, game="advanced", handicap=f"1 +{dealt - 2}" if dealt > 2 else None)
    table.deal().serve()
    for layout in ("phone", "low"):
        shown = drawn(table, 0, layout)
        powers = [sprite(shown, f"power:{number}") for number in range(dealt)]
        bids = [one for one in shown.sprites if re.fullmatch(r"bid:\d+", one.key)]
        assert len(bids) == 8
        for one, other in combinations(powers, 2):
            assert apart(one, other)
        for one in powers:
            assert one.h >= 44
            assert 0 < one.x - one.w / 2 < one.x + one.w / 2 < shown.width
            assert one.y + one.h / 2 <= shown.height
            assert all(apart(one, bid) for bid in bids)


def apart(one: Sprite, other: Sprite) -> bool:
    """To within the tenth of a unit to which sprites are rounded."""
    across, down = abs(one.x - other.x), abs(one.y - other.y)
    return across >= (one.w + other.w) / 2 - 0.2 or down >= (one.h + other.h) / 2 - 0.2


def test_values_in_full_piles_can_be_read_on_a_phone_with_five() -> None:
    """Of 390 x 844 a unit is 0.885 pixels there."""
    shown = drawn(_eaten(5), 0, "phone")
    values = [one for one in shown.sprites if one.key.endswith(":value") and "pile" in one.key]
    assert len(values) == 35
    assert min(one.h for one in values) * 0.885 >= 9
    strip = sprite(shown, "strip")
    assert max(one.y + one.h / 2 for one in values) <= strip.y + strip.h / 2


def _eaten(players: int, rounds: int = 7) -> Table:
    """So many foods are in everybody's pile, and the next ones are served."""
    table = Table(players=players)
    for value in range(8, 8 - rounds, -1):
        table.serve(*_served(table)).bid(*[value] * players).all_take()
    return table.serve(*_served(table))


def _served(table: Table) -> list[str]:
    """Foods that the deck still has, one for each player."""
    weights = list(table.state.chance())
    names = [slug(name) for name in table.state.setup.deck.foods]
    return [name for name, weight in zip(names, weights, strict=True) if weight][
        : table.state.setup.seats
    ]


def test_bids_lie_in_the_order_of_taking_once_they_are_revealed() -> None:
    table = Table(players=3).serve().bid(2, 8, 5)
    shown = drawn(table)
    cards = {seat: sprite(shown, f"slot:{seat}").x for seat in range(3)}
    assert sorted(cards, key=lambda seat: cards[seat]) == [1, 2, 0]
    assert [said(shown, f"rank:{seat}") for seat in (1, 2, 0)] == ["1st", "2nd", "3rd"]
    piles = {seat: sprite(shown, f"pile:{seat}:chip").x for seat in range(3)}
    assert sorted(piles, key=lambda seat: piles[seat]) == [1, 2, 0], "each below its bid"


def test_on_a_phone_one_tap_bids_unless_cards_are_tucked_away() -> None:
    table = Table(players=2)
    for left in (8, 7, 6):
        table.serve()
        bids = [one for one in drawn(table, 0, "phone").sprites if one.target.startswith("bid:")]
        assert len(bids) == left
        assert {AT_ONCE in one.classes for one in bids} == {left <= 6}
        table.bid(*_lowest(table)).all_take()


def _lowest(table: Table) -> list[int]:
    """The values of the lowest cards in hand."""
    return [min(card % 9 + 1 for card in hand(table.state, seat)) for seat in range(2)]


def test_what_breaks_a_tie_is_told() -> None:
    table = Table().serve().bid(2, 2)
    for layout in LAYOUTS:
        assert said(drawn(table, layout=layout), "rank:1:told") == "more broccoli"
    again = Table().serve()
    again.choose(0, "bid red-2")
    assert (
        line(again, 1, 9 + 1)
        == "The bids are open: Red bids 2 and Blue bids 2. More broccoli wins the tie."
    )


def test_a_changed_bid_shows_what_it_was_and_is() -> None:
    table = revealed("picky-eater", "", bids=(4, 6)).play("red", "picky-eater", "red")
    badge, card = sprite(drawn(table), "change:0"), sprite(drawn(table), "slot:0")
    assert said(drawn(table), "change:0:told") == "4 → 7"
    assert badge.x - badge.w / 2 > card.x + card.w / 2, "beside the broccoli, not on it"
    for layout in ("phone", "low"):
        assert said(drawn(table, layout=layout), "rank:0:value") == "4 → 7"
    assert any(
        GAME.text(one.text) == "4 + 3 = 7" for one in drawn(table).sprites if one.text is not None
    )


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_page_can_show_who_has_bid_while_bids_are_asked_for(layout: Layout) -> None:
    """And in a window it does not: there it is powers that are chosen."""
    window = drawn(advanced("", "").serve(), 0, layout)
    bidding = drawn(advanced("", "").serve().all_pass(), 0, layout)
    for shown, marks in ((window, False), (bidding, True)):
        slots = [(seat, sprite(shown, f"slot:{seat}")) for seat in (0, 1)]
        assert [choice_of(seat) in slot.classes for seat, slot in slots] == [marks] * 2


def test_a_hidden_bid_is_a_slot_and_shows_nothing_of_its_card() -> None:
    scenes = [drawn(Table(players=3).serve().bid(value), 1) for value in (2, 8)]
    assert scenes[0] == scenes[1]
    assert sprite(scenes[0], "slot:0").symbol == "bid-back"
    assert sprite(scenes[0], "slot:1").symbol == "bid-none"


def test_only_the_owner_sees_power_cards_and_spectators_see_no_hand() -> None:
    table = advanced("picky-eater", "half-portion").serve()
    assert "power:0" in keys(drawn(table, 0))
    watched = keys(drawn(table, SPECTATOR))
    assert not any(key.startswith(("power:", "bid:")) for key in watched)


def test_powers_that_do_not_fit_are_dim_and_cannot_be_clicked() -> None:
    table = advanced("picky-eater, send-it-back", "").serve()
    shown = drawn(table)
    cards = [sprite(shown, f"power:{number}") for number in (0, 1)]
    assert [card.target for card in cards] == ["held:picky-eater", "power:send-it-back"]
    assert ["dim" in card.classes for card in cards] == [True, False]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_piles_lie_open_with_what_they_are_worth(layout: Layout) -> None:
    table = advanced("", "").round(8, 1, foods=("kale", "soda")).serve()
    shown = drawn(table, 0, layout)
    assert {"pile:red:kale", "pile:blue:soda"} <= shown.targets()
    assert [said(shown, f"pile:{pile}:0:value") for pile in ("red:kale", "blue:soda")] == [
        "15", "−8"
    ]  # fmt: skip
    told = {"wide": "−8 this meal", "phone": "−8", "low": "Blue"}
    assert said(shown, "pile:1") == told[layout]


def test_piles_are_large_on_a_phone_while_a_power_is_aimed_at_them() -> None:
    table = advanced("spilled-milk", "").round(8, 1, foods=("kale", "soda")).serve()
    small = sprite(drawn(table, 0, "phone"), "pile:red:kale:0")
    table.window(red="spilled-milk")
    assert sprite(drawn(table, 0, "phone"), "pile:red:kale:0").h > 2 * small.h
    assert sprite(drawn(table), "pile:red:kale:0:tile").h > 35


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_eight_foods_of_a_meal_are_large_enough_to_be_told_apart(
    seats: int, layout: Layout
) -> None:
    table = _eaten(seats).bid(*[1] * seats).all_take()
    assert table.state.phase == OVER
    shown = drawn(table, 0, layout)
    lane = sprite(shown, "lane")
    for place, colour in enumerate(COLOURS[:seats]):
        foods = [one for one in shown.sprites if re.fullmatch(rf"pile:{colour}:.*:\d", one.key)]
        assert len(foods) == 8
        left = lane.x - lane.w / 2 + place * lane.w / seats
        for one in foods:
            assert one.h >= 15
            assert left <= one.x - one.w / 2 < one.x + one.w / 2 <= left + lane.w / seats
            assert sprite(shown, f"{one.key}:value").y <= lane.y + lane.h / 2
        for one, other in combinations(foods, 2):
            assert apart(one, other), (one, other)


def test_foods_that_were_drawn_lie_open_to_choose_from() -> None:
    table = advanced("clear-the-table", "").serve().window(red="clear-the-table")
    table.draw("rice", "beans", "kale")
    shown = drawn(table)
    assert [sprite(shown, f"offer:{at}").target for at in range(3)] == [
        "food:rice", "food:beans", "food:kale",
    ]  # fmt: skip
    assert sprite(shown, "food:0").target == ""


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("players", [2, 5])
def test_foods_that_were_drawn_lie_apart_in_the_lane(players: int, layout: Layout) -> None:
    table = advanced("clear-the-table", *[""] * (players - 1)).serve()
    table.window(red="clear-the-table").draw(
        *("rice", "beans", "kale", "soda", "fries", "crisps")[: players + 1]
    )
    shown = drawn(table, 0, layout)
    lane, title = sprite(shown, "lane"), sprite(shown, "offer")
    foods = [sprite(shown, f"offer:{at}") for at in range(players + 1)]
    for one, other in combinations(foods, 2):
        assert abs(one.x - other.x) >= one.w or abs(one.y - other.y) >= one.h
    for at, one in enumerate(foods):
        assert abs(one.x - lane.x) + one.w / 2 <= lane.w / 2
        assert title.y + title.h / 3 <= one.y - one.h / 2 < one.y + one.h / 2 <= lane.y + lane.h / 2
        assert sprite(shown, f"offer:{at}:name").h >= 10.4


def test_status_tells_points_and_powers() -> None:
    table = advanced("", "").round(8, 1, foods=("kale", "soda")).serve()
    red = status(table.state.seen_by(1))[0]
    assert [one.symbol for one in red.parts if isinstance(one, Icon)] == ["power-back"] * 2
    assert "15 points" in [GAME.text(one) for one in red.parts if not isinstance(one, Icon)]


def test_prompts_say_what_to_do() -> None:
    table = revealed("picky-eater, no-thank-you", "", bids=(4, 6))
    told = {seat: GAME.text(prompt(table.state.seen_by(seat), seat)) for seat in (0, SPECTATOR)}
    assert told == {
        0: "You can change this order with a power. Tap a lit card, or pass.",
        SPECTATOR: "Players with power cards may play one now.",
    }
    table.window(red="picky-eater")
    card = "Picky Eater (Add 3 to any one bid)"
    assert GAME.text(prompt(table.state, 0)) == f"{card}: choose a bid."
    assert GAME.text(prompt(table.state, 1)) == f"Red plays {card}."


def line(table: Table, who: int, what: int, viewer: int = 0) -> str:
    """The line of the log for an event that happens now, pictures by their names."""
    before = table.state.clone()
    seen = before.event_seen_by(viewer, who, what)
    table.state.apply(who, what)
    beats = tell(before.seen_by(viewer), table.state.seen_by(viewer), who, seen)
    return text_of(GAME, tuple(part for beat in beats for part in beat.parts))


def test_the_log_tells_bids_only_when_all_are_in() -> None:
    table = Table().serve("broccoli", "soda")
    assert line(table, 0, 6) == ""
    assert line(table, 1, 9 + 2) == "The bids are open: Red bids 7 and Blue bids 3."
    take = by_words(GAME, table.state, 0, "broccoli")
    told = "Red takes Broccoli (18). Blue is left with Soda (−8)."
    assert line(table, 0, take) == told


def test_the_log_tells_powers_and_what_they_changed_but_no_choices() -> None:
    table = revealed("picky-eater", "", bids=(4, 6))
    assert line(table, 0, by_words(GAME, table.state, 0, "play picky-eater"), 1) == ""
    assert line(table, 1, by_words(GAME, table.state, 1, "pass"), 1) == ""
    assert line(table, CHANCE, table.state.shows) == (
        "Red plays Picky Eater (Add 3 to any one bid)."
    )
    assert line(table, 0, by_words(GAME, table.state, 0, "red")) == (
        "Red's Picky Eater changes Red's bid: 4 + 3 = 7."
    )


def test_the_log_says_what_powers_without_a_number_did() -> None:
    table = revealed("spilled-milk, too-busy-to-eat", "no-thank-you", bids=(4, 6))
    table.choose(0, "play too-busy-to-eat").choose(1, "pass")
    assert line(table, CHANCE, table.state.shows) == (
        "Red's Too Busy to Eat lets the lowest bid take first."
    )
    assert said(drawn(table), "low:told") == "The lowest takes first"
    table.choose(0, "pass").choose(1, "play no-thank-you")
    assert line(table, CHANCE, table.state.shows) == ("Blue's No Thank You undoes Too Busy to Eat.")
    assert "low" not in keys(drawn(table))


WON = ("kale", "soda")  # by red and blue in an earlier round
POWERS = {  # targets, and what is said then
    "full-already": (("blue",), "Red's Full Already changes Blue's bid: 6 − 3 = 3."),
    "trade-lunches": (("red", "blue"), "Red's Trade Lunches swaps Red's 4 and Blue's 6."),
    "change-my-order": (("bid red-2",), "Red's Change My Order makes the bid 2."),
    "play-with-your-food": (("red kale",), "Red's Play With Your Food makes the bid Kale (15)."),
    "send-it-back": (
        ("corn", "+rice+beans", "rice"), "Red's Send It Back replaces Corn (6) with Rice (4)."
    ),
    "clear-the-table": (
        ("+rice+beans+tomato", "tomato"),
        "Red's Clear the Table brings new foods, without Tomato (10).",
    ),
    "spilled-milk": (("blue soda",), "Red's Spilled Milk removes Soda (−8) from Blue's pile."),
    "swap-desserts": (
        ("red kale", "blue soda"), "Red's Swap Desserts swaps Kale (15) for Blue's Soda (−8)."
    ),
}  # fmt: skip


@pytest.mark.parametrize("power", POWERS)
def test_what_a_power_did_is_said_in_the_log_and_on_the_table(power: str) -> None:
    table = advanced(power, "").round(8, 1, foods=WON).serve("corn", "apple").all_pass().bid(4, 6)
    (*targets, last), told = POWERS[power]
    table.play("red", power, *targets)
    assert line(table, 0, by_words(GAME, table.state, 0, last)) == told
    for layout in LAYOUTS:
        assert said(drawn(table, 1, layout), "did:1:told") == told
    assert GAME.manners.lead_in(table.state) == 2, "to read it before one is asked again"


def test_the_last_power_of_a_meal_is_seen_before_its_points() -> None:
    table = advanced("spilled-milk", "")
    foods = [table.food(number) for number in range(14)]
    for value in range(1, 8):
        table.round(value, 9 - value, foods=(foods.pop(), foods.pop()))
    table.round(8, 1, foods=("fries", "soda"))
    table.window(red="spilled-milk")
    table.state.held[0] = table.state.held[1] = 0  # as if the others had been played before
    before = table.state.clone()
    what = by_words(GAME, before, 0, "blue soda")
    table.choose(0, "blue soda")
    assert table.state.meal == 1
    seen, points = tell(before, table.state, 0, what)
    assert GAME.text(seen.parts[0]) == "Red's Spilled Milk removes Soda (−8) from Blue's pile."  # type: ignore[arg-type]
    piles = [scene(view, 0, "wide").targets() for view in (before, seen.view)]
    assert ["pile:blue:soda" in targets for targets in piles] == [True, False]
    assert points.rest == 3


def test_lines_of_several_carry_nobodys_face_and_a_power_its_players() -> None:
    table = revealed("picky-eater", "", bids=(4, 6))
    table.choose(0, "play picky-eater").choose(1, "pass")
    before, what = table.state.clone(), int(table.state.shows)
    table.state.apply(CHANCE, what)
    (shown,) = tell(before, table.state, CHANCE, what)
    assert (shown.who, shown.rest) == (0, 1.2)
    bids = Table().serve().state
    bids.apply(0, 6)
    after = bids.clone()
    after.apply(1, 11)
    face_down, told, ordered = tell(bids, after, 1, 11)
    hidden = scene(face_down.view, 0, "wide", face_down.stage)
    assert [sprite(hidden, f"slot:{seat}").symbol for seat in (0, 1)] == ["bid-back"] * 2
    assert (told.who, told.rest, told.stage) == (EVERYBODY, 1.2, Stage(opened=(0, 1)))
    assert (ordered.parts, ordered.stage) == ((), None)


def test_a_power_that_was_played_explains_itself() -> None:
    table = revealed("picky-eater", "", bids=(4, 6)).window(red="picky-eater")
    keys_of: dict[Layout, str] = {"wide": "play:0", "phone": "did:1"}
    for layout, key in keys_of.items():
        told = sprite(drawn(table, 1, layout), key)
        assert told.label
        assert "tells" in told.classes
        assert GAME.text(told.label) == "Red played Picky Eater: Add 3 to any one bid"


def test_the_end_of_a_meal_is_a_moment_of_its_own() -> None:
    table = advanced("", "")
    foods = [table.food(number) for number in range(16)]
    for value in range(1, 9):
        table.round(value, 9 - value, foods=(foods.pop(), foods.pop()))
    table.choose(0, "pass")
    before = table.state.clone()
    assert GAME.manners.lead_in(before) == 0
    table.choose(1, "pass")
    (told,) = tell(before, table.state, 1, 45)
    assert (told.who, told.rest) == (EVERYBODY, 3)
    points = [str(table.state.total(seat)) for seat in (0, 1)]
    for layout in LAYOUTS:
        shown = drawn(table, 0, layout)
        assert said(shown, "eaten") == "Meal 1 is over"
        assert [said(shown, f"eaten:{seat}") for seat in (0, 1)] == points
    table.deal().serve()
    assert GAME.manners.lead_in(table.state) == 3.5, "its points are looked at before the window"
    assert GAME.manners.lead_in(table.all_pass().bid(1, 2).state) == 0
    table.all_pass().all_take().serve()
    assert GAME.manners.lead_in(table.state) == 2.5, "and what the last one was left with"


def test_what_the_last_one_is_left_with_is_seen_before_the_bids_go_back() -> None:
    table = Table(players=3).serve("broccoli", "soda", "kale").bid(2, 8, 5)
    start = table.state.clone()
    table.choose(1, "broccoli")
    before = table.state.clone()
    *_, last = tell(start, before, 1, by_words(GAME, start, 1, "broccoli"))
    table.choose(2, "kale")
    kale = by_words(GAME, before, 2, "kale")
    took, left, gone, after = tell(before, table.state, 2, kale, last.stage)
    assert left.rest >= 2, "even who catches up is given time for it"
    places = [sprite(scene(before, 0, "wide"), f"slot:{seat}").x for seat in range(3)]
    for beat, foods in ((took, 2), (left, 3), (gone, 0)):
        shown = scene(beat.view, 0, "wide", beat.stage)
        assert [sprite(shown, f"slot:{seat}").x for seat in range(3)] == places
        taken = [one for one in shown.sprites if one.key in ("food:0", "food:1", "food:2")]
        assert len([one for one in taken if one.y > 202]) == foods
    assert [one.key for one in scene(left.view, 0, "wide", left.stage).sprites].count("taker:0")
    back = scene(after.view, 0, "wide", after.stage)
    assert [sprite(back, f"slot:{seat}").x for seat in range(3)] != places


def test_the_mark_of_who_takes_is_the_players_own() -> None:
    """It appears there: one that went from name to name would lie over them on its way."""
    table = Table(players=3).serve("broccoli", "soda", "kale").bid(2, 8, 5)
    first = {key for key in keys(drawn(table)) if key.startswith("taker")}
    table.choose(1, "broccoli")
    second = {key for key in keys(drawn(table)) if key.startswith("taker")}
    assert (first, second) == ({"taker:1"}, {"taker:2"})


@pytest.mark.parametrize(
    ("points", "told"), [(1, "1 point"), (0, "0 points"), (2, "2 points"), (-1, "−1 point")]
)
def test_one_point_is_not_points(points: int, told: str) -> None:
    state = Table().state
    state.table.points[0] = points
    assert GAME.text(status(state)[0].parts[0]) == told  # type: ignore[arg-type]
    state.noted, state.meal, state.phase, state.winner = vec[i64]([points, -9]), 1, OVER, 0
    assert GAME.text(verdict(state)) == f"Red wins with {told}."


def test_two_foods_of_a_type_can_be_bids_at_once_and_a_power_be_played_twice() -> None:
    """Each keeps a key of its own."""
    table = advanced("toys, toys", "toys, more", deck=COPIES)
    table.round(8, 7, foods=("apple", "apple")).serve().all_pass().bid(6, 5)
    table.play("red", "toys", "red apple").play("blue", "toys", "blue apple")
    shown = drawn(table)
    assert len(keys(shown)) == len(shown.sprites)
    assert {"slot:0", "slot:1", "play:0", "play:1"} <= keys(shown)


def test_a_preview_tells_points_and_places() -> None:
    table = Table().serve("broccoli", "soda").bid(7, 3)
    shown = GAME.drawing.preview(table.state, 0, by_words(GAME, table.state, 0, "broccoli"), "wide")
    assert GAME.text(shown.parts[-1]) == "Broccoli (18) 0 → 18 points"  # type: ignore[arg-type]
    table = revealed("picky-eater", "", bids=(4, 6)).window(red="picky-eater")
    shown = GAME.drawing.preview(table.state, 0, by_words(GAME, table.state, 0, "red"), "wide")
    told = [GAME.text(one) for one in shown.parts if not isinstance(one, Icon)]
    assert told == ["4 + 3 = 7", "You would take 2nd → 1st."]


def test_the_verdict_names_the_winner() -> None:
    table = Table()
    while not len(table.state.result()):
        if len(table.state.chance()):
            weights = list(table.state.chance())
            table.state.apply(CHANCE, weights.index(max(weights)))
        for seat in (0, 1):
            legal = list(table.state.legal(seat))
            if legal:
                table.state.apply(seat, legal[0])
    assert "wins with" in GAME.text(verdict(table.state))


def test_custom_cards_use_general_pictures_and_their_own_words() -> None:
    deck = """
[[food]]
name = "Pizza"
value = -1
copies = 9
[[power]]
name = "Siesta"
text = "Everybody naps"
effect = "reverse"
windows = ["revealed"]
"""
    table = advanced("siesta", "", deck=deck).serve("pizza", "kale").all_pass().bid(1, 2)
    shown = drawn(table)
    assert sprite(shown, "food:0:picture").symbol == "food-any"
    assert said(shown, "food:0:name") == "Pizza"
    names = [said(shown, f"power:{at}:name") for at in (0, 1)]
    at = names.index("Siesta")
    assert sprite(shown, f"power:{at}:emblem").symbol == "power-any"
    assert said(shown, f"power:{at}:line0") == "Everybody naps"


def test_every_house_card_has_its_own_picture() -> None:
    deck = Table().state.setup.deck
    foods = [food_picture(deck, food) for food in range(len(deck.foods))]
    powers = [emblem(deck, power) for power in range(len(deck.powers))]
    assert foods == [f"food-{slug(name)}" for name in deck.foods]
    assert powers == [f"power-{slug(name)}" for name in deck.powers]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_y8_only_the_owner_looks_at_her_played_bids_at_any_time(layout: Layout) -> None:
    table = advanced("", "").serve().all_pass()
    assert "empty" in labelled(drawn(table, 0, layout), "discards")
    table.bid(3, 5).all_pass().all_take()
    assert labelled(drawn(table, 0, layout), "discards").startswith("Your discard pile: 3.")
    assert labelled(drawn(table, 1, layout), "discards").startswith("Your discard pile: 5.")
    assert "discards" not in keys(drawn(table, SPECTATOR, layout))
    assert "tells" in sprite(drawn(table, 0, layout), "discards").classes


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_y8_everybody_looks_at_the_powers_that_were_played(viewer: int) -> None:
    table = revealed("picky-eater", "", bids=(4, 6))
    assert labelled(drawn(table, viewer), "spent") == "No powers were played this meal."
    table.play("red", "picky-eater", "red")
    assert labelled(drawn(table, viewer), "spent") == "1 power played this meal: Picky Eater."


def labelled(shown: Scene, key: str) -> str:
    label = sprite(shown, key).label
    assert label is not None
    return GAME.text(label)
