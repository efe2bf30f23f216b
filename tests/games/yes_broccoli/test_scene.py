"""What people see of Yes! Broccoli!: the order, changes, piles, powers, prompts and the log."""

from __future__ import annotations

from typing import get_args

import pytest
from games.yes_broccoli.tables import COPIES, Table, advanced, revealed
from librt.vecs import vec
from mypy_extensions import i64

from potager.core.scene import EVERYBODY, Icon, Layout, Scene, Sprite
from potager.core.state import CHANCE, SPECTATOR
from potager.games.yes_broccoli import GAME
from potager.games.yes_broccoli.drawing.facts import EMBLEMS, FOODS
from potager.games.yes_broccoli.drawing.scene import preview, prompt, scene, status, tell, verdict
from potager.games.yes_broccoli.rules.position import OVER

LAYOUTS = get_args(Layout)


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
                assert one.x - one.w / 2 >= -12, one.key
                assert one.x + one.w / 2 <= shown.width + 12, one.key
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


def test_bids_lie_in_the_order_of_taking_once_they_are_revealed() -> None:
    table = Table(players=3).serve().bid(2, 8, 5)
    shown = drawn(table)
    cards = {seat: sprite(shown, f"bid:{table.state.table.fronts[seat]}").x for seat in range(3)}
    assert sorted(cards, key=lambda seat: cards[seat]) == [1, 2, 0]
    assert [said(shown, f"rank:{seat}") for seat in (1, 2, 0)] == ["1st", "2nd", "3rd"]


def test_what_breaks_a_tie_is_told() -> None:
    shown = drawn(Table().serve().bid(2, 2))
    assert said(shown, "rank:1:told") == "more broccoli"


def test_a_changed_bid_shows_what_it_was_and_is() -> None:
    table = revealed("picky-eater", "", bids=(4, 6)).play("red", "picky-eater", "red")
    assert said(drawn(table), "change:0:told") == "4 → 7"
    assert said(drawn(table, layout="phone"), "rank:0:value") == "4 → 7"
    assert any(
        GAME.text(one.text) == "4 + 3 = 7" for one in drawn(table).sprites if one.text is not None
    )


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
    assert [card.target for card in cards] == ["", "power:send-it-back"]
    assert ["dim" in card.classes for card in cards] == [True, False]


def test_piles_open_while_a_power_is_aimed_at_them() -> None:
    table = advanced("spilled-milk", "").round(8, 1, foods=("kale", "soda")).serve()
    assert not any(key.startswith("pile:") for key in keys(drawn(table)))
    table.window(red="spilled-milk")
    assert {"pile:red:kale", "pile:blue:soda"} <= drawn(table).targets()


def test_foods_that_were_drawn_lie_open_to_choose_from() -> None:
    table = advanced("clear-the-table", "").serve().window(red="clear-the-table")
    table.draw("rice", "beans", "kale")
    shown = drawn(table)
    assert [sprite(shown, f"offer:{at}").target for at in range(3)] == [
        "food:rice", "food:beans", "food:kale",
    ]  # fmt: skip
    assert sprite(shown, "food:0").target == ""


def test_status_tells_points_powers_and_pile() -> None:
    table = advanced("", "").round(8, 1, foods=("kale", "soda")).serve()
    red = status(table.state.seen_by(1))[0]
    assert [one.symbol for one in red.parts if isinstance(one, Icon)] == [
        "power-back", "power-back", "food-kale",
    ]  # fmt: skip
    assert "15 points" in [GAME.text(one) for one in red.parts if not isinstance(one, Icon)]


def test_prompts_say_what_to_do() -> None:
    table = revealed("picky-eater, no-thank-you", "", bids=(4, 6))
    told = {seat: GAME.text(prompt(table.state.seen_by(seat), seat)) for seat in (0, SPECTATOR)}
    assert told == {0: "Play a power, or pass.", SPECTATOR: "Power cards may be played."}
    table.window(red="picky-eater")
    assert GAME.text(prompt(table.state, 0)) == "Picky Eater: choose a bid."
    assert GAME.text(prompt(table.state, 1)) == "Red plays Picky Eater."


def line(table: Table, who: int, what: int, viewer: int = 0) -> str:
    """The line of the log for an event that happens now, pictures by their names."""
    before = table.state.clone()
    seen = before.event_seen_by(viewer, who, what)
    table.state.apply(who, what)
    told = tell(before.seen_by(viewer), table.state.seen_by(viewer), who, seen)
    parts = (GAME.text(one.label if isinstance(one, Icon) else one) for one in told.parts)
    return " ".join(filter(None, parts))


def test_the_log_tells_bids_only_when_all_are_in() -> None:
    table = Table().serve("broccoli", "soda")
    assert line(table, 0, 6) == ""
    assert line(table, 1, 9 + 2) == "Bids: Red 7 Blue 3"
    take = GAME.action(table.state, 0, "broccoli")
    assert line(table, 0, take) == "takes Broccoli, worth 18 Blue is left with Soda, worth −8"


def test_the_log_tells_powers_and_what_they_changed_but_no_choices() -> None:
    table = revealed("picky-eater", "", bids=(4, 6))
    assert line(table, 0, GAME.action(table.state, 0, "play picky-eater"), 1) == ""
    assert line(table, 1, GAME.action(table.state, 1, "pass"), 1) == ""
    assert line(table, CHANCE, table.state.shows) == "plays Picky Eater"
    assert line(table, 0, GAME.action(table.state, 0, "red")) == (
        "changes the bid of Red 4 + 3 = 7"
    )


def test_the_log_says_what_powers_without_a_number_did() -> None:
    table = revealed("spilled-milk, too-busy-to-eat", "no-thank-you", bids=(4, 6))
    table.choose(0, "play too-busy-to-eat").choose(1, "pass")
    assert line(table, CHANCE, table.state.shows) == (
        "plays Too Busy to Eat: the lowest bid takes first"
    )
    assert said(drawn(table), "low:told") == "The lowest takes first"
    table.choose(0, "pass").choose(1, "play no-thank-you")
    assert line(table, CHANCE, table.state.shows) == (
        "plays No Thank You: Too Busy to Eat is undone"
    )
    assert "low" not in keys(drawn(table))


def test_lines_of_several_carry_nobodys_face_and_a_power_its_players() -> None:
    table = revealed("picky-eater", "", bids=(4, 6))
    table.choose(0, "play picky-eater").choose(1, "pass")
    before, what = table.state.clone(), int(table.state.shows)
    table.state.apply(CHANCE, what)
    shown = tell(before, table.state, CHANCE, what)
    assert (shown.who, shown.rest) == (0, 1.2)
    bids = Table().serve().state
    bids.apply(0, 6)
    after = bids.clone()
    after.apply(1, 11)
    told = tell(bids, after, 1, 11)
    assert (told.who, told.rest) == (EVERYBODY, 1.2)


def test_a_power_that_was_played_explains_itself() -> None:
    table = revealed("picky-eater", "", bids=(4, 6)).window(red="picky-eater")
    keys_of: dict[Layout, str] = {"wide": "play:0", "phone": "play"}
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
    assert GAME.lead_in(before) == 0
    table.choose(1, "pass")
    told = tell(before, table.state, 1, 45)
    assert (told.who, told.rest) == (EVERYBODY, 3)
    points = [str(table.state.total(seat)) for seat in (0, 1)]
    for layout in LAYOUTS:
        shown = drawn(table, 0, layout)
        assert said(shown, "eaten") == "Meal 1 is eaten"
        assert [said(shown, f"eaten:{seat}") for seat in (0, 1)] == points
    table.deal().serve()
    assert GAME.lead_in(table.state) == 3.5, "its points are looked at before the window"
    assert GAME.lead_in(table.all_pass().bid(1, 2).state) == 0


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
    assert {"bid:64", "bid:64:1", "play:0", "play:1"} <= keys(shown)


def test_a_preview_tells_points_and_places() -> None:
    table = Table().serve("broccoli", "soda").bid(7, 3)
    shown = preview(table.state, 0, GAME.action(table.state, 0, "broccoli"), "wide")
    assert GAME.text(shown.parts[-1]) == "0 → 18 points"  # type: ignore[arg-type]
    table = revealed("picky-eater", "", bids=(4, 6)).window(red="picky-eater")
    shown = preview(table.state, 0, GAME.action(table.state, 0, "red"), "wide")
    told = [GAME.text(one) for one in shown.parts if not isinstance(one, Icon)]
    assert told == ["4 + 3 = 7", "You would go 1st, not 2nd."]


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
    assert tuple(deck.pictures) == FOODS
    assert tuple(deck.emblems) == EMBLEMS
