"""Each of the 14 powers: the windows in which it can and can't be played, and what it does."""

from __future__ import annotations

import pytest
from games.yes_broccoli.tables import TOYS, Table, advanced, revealed

from potager.games.yes_broccoli import GAME, slug
from potager.games.yes_broccoli.rules.position import EATEN

WINDOWS = {
    "picky-eater": "B",
    "super-hungry": "B",
    "too-busy-to-eat": "B",
    "full-already": "B",
    "half-portion": "B",
    "extra-greens": "B",
    "trade-lunches": "B",
    "change-my-order": "B",
    "play-with-your-food": "B",
    "send-it-back": "AB",
    "clear-the-table": "AB",
    "spilled-milk": "ABC",
    "swap-desserts": "ABC",
    "no-thank-you": "",  # after a power only
}


def in_window(window: str, *hands: str) -> Table:
    """A position in that window, of a round in which every power has something to act on."""
    table = advanced(*hands)
    if window == "C":
        foods = ("apple", "banana", "corn", "mushroom", "rice", "cheese", "beans", "tomato")
        for value, food in enumerate(foods, 1):
            table.round(value, value, foods=(food, "kale" if value < 3 else food))
        assert table.state.phase == EATEN
        return table
    table.round(8, 8).serve("soda", "kale")
    return table if window == "A" else table.all_pass().bid(3, 6)


@pytest.mark.parametrize("window", ["A", "B", "C"])
@pytest.mark.parametrize("power", WINDOWS)
def test_where_a_power_can_be_played(power: str, window: str) -> None:
    table = in_window(window, power, "")
    assert (power in table.powers(0)) == (window in WINDOWS[power])


@pytest.mark.parametrize("window", ["A", "B", "C"])
def test_no_thank_you_can_be_played_after_a_power_in_every_window(window: str) -> None:
    table = in_window(window, "spilled-milk", "no-thank-you")
    food = table.pile(0)[0]
    table.play("red", "spilled-milk", f"red {food}")
    assert "no-thank-you" in table.powers(1)
    assert food not in table.pile(0) or table.pile(0).count(food) == 1
    points = list(table.window(blue="no-thank-you").state.table.points)
    assert food in table.pile(0)
    assert points[0] == sum(value_of(table, name) for name in table.pile(0))


def value_of(table: Table, food: str) -> int:
    deck = table.state.setup.deck
    return int(deck.worth[[slug(name) for name in deck.foods].index(food)])


def test_the_house_deck_has_these_powers() -> None:
    deck = Table().state.setup.deck
    assert [slug(name) for name in deck.powers] == list(WINDOWS)
    assert list(deck.kinds) == list(range(14))


# What each does to bids


@pytest.mark.parametrize(
    ("power", "bid", "becomes"),
    [
        ("picky-eater", 4, 7),
        ("super-hungry", 6, 12),
        ("full-already", 2, -1),
        ("half-portion", 7, 3),
        ("extra-greens", 5, 10),  # blue's 5 shows five icons
    ],
)
def test_a_power_changes_any_bid(power: str, bid: int, becomes: int) -> None:
    table = revealed(power, "", bids=(1, bid)).play("red", power, "blue")
    assert table.values() == [1, becomes]
    (play,) = table.state.powers_played()
    assert (play.was, play.now) == (bid, becomes)


def test_one_may_change_ones_own_bid() -> None:
    assert revealed("picky-eater", "", bids=(4, 1)).play("red", "picky-eater", "red").values() == [
        7,
        1,
    ]


def test_half_portion_rounds_down_below_zero_too() -> None:
    """-3 becomes -2: fries as a bid, halved."""
    table = advanced("play-with-your-food, half-portion", "")
    table.round(1, 8, foods=("fries", "kale"))
    if "fries" not in table.pile(0):
        table = advanced("play-with-your-food, half-portion", "")
        table.round(1, 8, foods=("kale", "fries"))
    table.serve().all_pass().bid(3, 4).play("red", "play-with-your-food", "red fries")
    assert table.values()[0] == -3
    assert table.play("red", "half-portion", "red").values()[0] == -2


def test_too_busy_to_eat_turns_the_order_and_a_second_one_changes_nothing() -> None:
    deck = '[[power]]\nname = "Late Again"\neffect = "reverse"\nwindows = ["revealed"]'
    table = revealed("too-busy-to-eat", "late-again", bids=(3, 5), deck=deck)
    assert table.takers() == [1, 0]
    assert table.play("red", "too-busy-to-eat").takers() == [0, 1]
    assert table.play("blue", "late-again").takers() == [0, 1]


def test_too_busy_to_eat_lasts_for_one_round() -> None:
    table = revealed("too-busy-to-eat", "", bids=(3, 5)).play("red", "too-busy-to-eat")
    table.all_pass().all_take().serve().all_pass().bid(1, 2)
    assert table.takers() == [1, 0]


def test_extra_greens_counts_the_icons_once_and_a_food_has_none() -> None:
    table = advanced("extra-greens, play-with-your-food", "").round(1, 2)
    table.serve().all_pass().bid(3, 4).play("red", "play-with-your-food", f"red {table.pile(0)[0]}")
    table.window(red="extra-greens")
    assert [GAME.notation(table.state, 0, action) for action in table.state.legal(0)] == ["blue"]


def test_trade_lunches_exchanges_any_two_bids() -> None:
    table = revealed("trade-lunches", "", "", bids=(1, 5, 8))
    table.play("red", "trade-lunches", "blue", "purple")
    assert table.values() == [1, 8, 5]
    assert (table.front(1), table.front(2)) == (8, 5)


def test_trade_lunches_needs_two_different_players() -> None:
    table = revealed("trade-lunches", "", "", bids=(1, 5, 8)).window(red="trade-lunches")
    table.choose(0, "blue")
    names = {GAME.notation(table.state, 0, action) for action in table.state.legal(0)}
    assert names == {"red", "purple"}


def test_change_my_order_puts_a_fresh_card() -> None:
    table = revealed("picky-eater, change-my-order", "", bids=(2, 5))
    table.play("red", "picky-eater", "red").play("red", "change-my-order", "bid red-6")
    assert (table.values(), table.hand(0)) == ([6, 5], [1, 2, 3, 4, 5, 7, 8])


def test_play_with_your_food_makes_a_food_the_bid_and_returns_the_card() -> None:
    table = advanced("play-with-your-food", "").round(8, 1, foods=("broccoli", "soda"))
    table.serve().all_pass().bid(2, 5).play("red", "play-with-your-food", "red broccoli")
    assert (table.front(0), table.values()) == ("broccoli", [18, 5])
    assert table.hand(0) == [1, 2, 3, 4, 5, 6, 7]
    assert table.pile(0) == []
    assert table.state.table.points[0] == 0


def test_a_food_loses_ties_to_any_bid_card() -> None:
    table = advanced("play-with-your-food", "").round(8, 1, foods=("apple", "soda"))
    table.serve().all_pass().bid(2, 7).play("red", "play-with-your-food", "red apple")
    assert (table.values(), table.takers()) == ([7, 7], [1, 0])


# What each does to foods


def test_send_it_back_draws_two_and_keeps_one_in_the_same_place() -> None:
    table = advanced("send-it-back", "").serve("soda", "kale")
    table.play("red", "send-it-back", "soda", "+corn+rice", "rice")
    assert table.foods == ["rice", "kale"]
    assert table.state.table.left == 45 - 2


def test_send_it_back_with_two_alike_leaves_the_other() -> None:
    table = advanced("send-it-back", "").serve("soda", "soda")
    table.play("red", "send-it-back", "soda", "+corn+corn", "corn")
    assert sorted(table.foods) == ["corn", "soda"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_clear_the_table_draws_one_more_and_leaves_one_out(players: int) -> None:
    table = advanced("clear-the-table", *[""] * (players - 1)).serve()
    fresh = ("soda", "kale", "spinach", "carrot", "beans", "rice")[: players + 1]
    table.play("red", "clear-the-table", "+" + "+".join(fresh), "soda")
    assert table.foods == list(fresh[1:])
    assert table.state.table.below[0] == players + 1
    assert table.state.table.left == 45 - players


def test_spilled_milk_takes_a_food_from_any_pile_ones_own_too() -> None:
    table = advanced("spilled-milk", "").round(8, 1, foods=("soda", "kale")).serve()
    table.window(red="spilled-milk")
    names = {GAME.notation(table.state, 0, action) for action in table.state.legal(0)}
    assert names == {f"red {table.pile(0)[0]}", f"blue {table.pile(1)[0]}"}
    table.choose(0, f"red {table.pile(0)[0]}")
    assert table.pile(0) == []


def test_swap_desserts_exchanges_own_for_anothers() -> None:
    table = advanced("swap-desserts", "", "").round(8, 1, 2, foods=("soda", "kale", "beans"))
    mine, theirs = table.pile(0)[0], table.pile(2)[0]
    table.serve().play("red", "swap-desserts", f"red {mine}", f"purple {theirs}")
    assert (table.pile(0), table.pile(2)) == ([theirs], [mine])
    points = list(table.state.table.points)
    assert points == [value_of(table, name) for name in (theirs, table.pile(1)[0], mine)]


# Several together


def test_a_cancelled_swap_leaves_changes_where_they_were() -> None:
    table = revealed("picky-eater, trade-lunches", "no-thank-you", bids=(2, 5))
    table.play("red", "picky-eater", "red").play("red", "trade-lunches", "red", "blue")
    assert table.values() == [5, 5]
    table.window(blue="no-thank-you")
    assert (table.values(), table.front(0)) == ([5, 5], 2)
    assert list(table.state.played) == [2, 1]


def test_a_cancelled_change_of_order_brings_back_card_and_changes() -> None:
    table = revealed("picky-eater, change-my-order", "no-thank-you", bids=(2, 5))
    table.play("red", "picky-eater", "red").play("red", "change-my-order", "bid red-8")
    table.window(blue="no-thank-you")
    assert (table.values(), table.front(0)) == ([5, 5], 2)
    assert table.hand(0) == [1, 3, 4, 5, 6, 7, 8]


def test_swap_then_change_then_cancel() -> None:
    """Red gets blue's 5, takes it back for an 8, and is told No Thank You."""
    table = revealed("trade-lunches, change-my-order", "no-thank-you", bids=(2, 5))
    table.play("red", "trade-lunches", "red", "blue").play("red", "change-my-order", "bid red-8")
    assert (table.front(0), table.front(1)) == (8, 2)
    table.window(blue="no-thank-you")
    assert (table.front(0), table.front(1)) == (5, 2)
    assert (table.hand(0), table.hand(1)) == ([1, 3, 4, 5, 6, 7, 8], [1, 2, 3, 4, 6, 7, 8])


def test_a_cancelled_reversal_and_a_cancelled_clearing() -> None:
    table = revealed("too-busy-to-eat", "no-thank-you", bids=(3, 5))
    table.play("red", "too-busy-to-eat").window(blue="no-thank-you")
    assert table.takers() == [1, 0]
    table = advanced("clear-the-table", "no-thank-you").serve("soda", "kale")
    table.play("red", "clear-the-table", "+corn+rice+beans", "corn").window(blue="no-thank-you")
    assert (table.foods, table.top()) == (["soda", "kale"], ["corn", "rice", "beans"])


def test_after_an_undo_a_power_draws_what_is_known_on_top_first() -> None:
    table = advanced("clear-the-table, send-it-back", "no-thank-you").serve("soda", "kale")
    table.play("red", "clear-the-table", "+corn+rice+beans", "corn").window(blue="no-thank-you")
    table.window(red="send-it-back").choose(0, "soda")
    table.draw("corn")
    assert sum(1 for weight in table.state.chance() if weight) == 1
    table.draw("rice").choose(0, "corn")
    assert table.top() == ["beans"]


def test_a_food_played_over_a_food_lets_both_go_at_the_end_of_the_round() -> None:
    table = advanced("play-with-your-food, more-toys", "", deck=TOYS)
    table.round(8, 1, foods=("apple", "soda")).round(7, 2, foods=("kale", "fries"))
    first, second = sorted(table.pile(0))
    table.serve().all_pass().bid(3, 4)
    table.play("red", "play-with-your-food", f"red {first}")
    table.play("red", "more-toys", f"red {second}")
    assert (table.front(0), table.hand(0)) == (second, [1, 2, 3, 4, 5, 6])
    table.all_pass().all_take()
    assert table.state.table.below[0] == 2
