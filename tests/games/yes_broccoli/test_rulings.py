"""Every ruling, Y1 to Y11, by its number."""

from __future__ import annotations

import pytest
from games.yes_broccoli.tables import PLAIN, TOYS, Table, advanced, revealed

from potager.games.yes_broccoli import COLOURS, slug
from potager.games.yes_broccoli.rules.cards import PASS
from potager.games.yes_broccoli.rules.position import (
    BIDDING,
    DEALING_POWERS,
    EATEN,
    OVER,
    REVEALED,
    SERVED,
    SERVING,
    TAKING,
)


def meal(table: Table) -> Table:
    """Eight rounds without powers; the window after them is still open."""
    for value in range(8, 0, -1):
        foods = ("corn", "rice", "cheese", "apple", "banana", "mushroom", "tomato", "beans")
        other = ("carrot", "kale", "spinach", "crisps", "fries", "sweets", "soda", "doughnut")
        table.round(value, 9 - value, foods=(foods[value - 1], other[value - 1]))
    return table


# Y1, a round


def test_y1_a_basic_round_is_served_bid_for_and_taken() -> None:
    table = Table(players=3)
    assert table.state.phase == SERVING
    table.serve("broccoli", "kale", "soda")
    assert (table.state.phase, table.state.waiting()) == (BIDDING, 0b111)
    table.bid(5, 7, 1)
    assert (table.state.phase, table.state.waiting()) == (TAKING, 0b010)
    table.choose(1, "kale").choose(0, "broccoli")
    assert (table.state.phase, table.state.round) == (SERVING, 1)
    assert [table.pile(seat) for seat in range(3)] == [["broccoli"], ["kale"], ["soda"]]


def test_y1_an_advanced_round_has_windows_after_serving_and_after_the_reveal() -> None:
    table = advanced("picky-eater", "").serve()
    assert table.state.phase == SERVED
    assert table.all_pass().state.phase == BIDDING
    assert table.bid(1, 2).state.phase == REVEALED
    assert table.all_pass().state.phase == TAKING


def test_y1_the_last_round_of_a_meal_has_a_window_after_it() -> None:
    table = meal(advanced("picky-eater", ""))
    assert table.state.phase == EATEN
    assert table.all_pass().state.phase == DEALING_POWERS
    assert table.state.meal == 1


# Y2, strength


@pytest.mark.parametrize(
    ("bids", "order"),
    [((8, 3, 5), [0, 2, 1]), ((2, 2, 2), [1, 2, 0]), ((4, 4, 4), [0, 1, 2])],
)
def test_y2_the_highest_bid_first_and_of_equal_ones_more_icons(
    bids: tuple[int, ...], order: list[int]
) -> None:
    assert Table(players=3).serve().bid(*bids).takers() == order


def test_y2_equal_icons_go_to_the_one_who_played_fewer_powers() -> None:
    """Purple's 5 and green's 8 show two icons each: 8 - 3 = 5."""
    for helper, order in (("green", [2, 3]), ("purple", [3, 2])):
        hands = ["", "", "", ""]
        hands[COLOURS.index(helper)] = "full-already"
        table = revealed(*hands, bids=(1, 2, 5, 8)).play(helper, "full-already", "green")
        assert table.values()[2:] == [5, 5]
        assert table.all_pass().takers()[:2] == order


def test_y2_what_is_still_tied_goes_to_the_younger() -> None:
    """Purple's 5 and green's 8 again, made equal by somebody else."""
    for ages, order in (([1, 2, 3, 4], [3, 2]), ([1, 2, 4, 3], [2, 3])):
        table = revealed("full-already", "", "", "", bids=(1, 2, 5, 8), age_order=ages)
        table.play("red", "full-already", "green")
        assert table.all_pass().takers()[:2] == order


def test_y2_under_too_busy_to_eat_the_lowest_goes_first_and_icons_stay() -> None:
    table = revealed("too-busy-to-eat", "", "", bids=(8, 2, 2)).play("red", "too-busy-to-eat")
    assert table.all_pass().takers() == [1, 2, 0]


def test_y2_a_power_of_the_last_window_of_a_meal_does_not_count_in_the_next_meal() -> None:
    """Blue swapped desserts after meal 1. Red's 1 with Picky Eater then loses to blue's plain 4."""
    table = meal(advanced("", "swap-desserts", age_order=[2, 1]))
    own, other = table.pile(1)[0], table.pile(0)[0]
    table.play("blue", "swap-desserts", f"blue {own}", f"red {other}").all_pass()
    assert table.state.meal == 1
    table.deal("picky-eater", "").serve().all_pass().bid(1, 4)
    table.play("red", "picky-eater", "red")
    assert table.values() == [4, 4]
    assert table.all_pass().takers() == [1, 0]


# Y3, a window


def test_y3_all_with_a_power_card_are_asked_at_once_and_others_not() -> None:
    table = advanced("picky-eater, super-hungry", "full-already").serve()
    assert table.state.waiting() == 0b11
    table.all_pass().bid(3, 4)
    table.play("red", "picky-eater", "red").play("red", "super-hungry", "red")
    assert table.state.waiting() == 0b10


def test_y3_everyone_may_always_pass() -> None:
    table = advanced("picky-eater", "").serve()
    assert all(PASS in table.state.legal(seat) for seat in (0, 1))


@pytest.mark.parametrize(("ages", "first"), [([1, 2], "red"), ([2, 1], "blue")])
def test_y3_the_oldest_of_those_who_play_resolves_and_others_are_offered_again(
    ages: list[int], first: str
) -> None:
    table = revealed("picky-eater", "full-already", bids=(3, 4), age_order=ages)
    table.window(red="picky-eater", blue="full-already")
    assert COLOURS[table.state.acting] == first
    table.choose(table.state.acting, first)
    assert table.state.waiting() == 0b11
    left = "full-already" if first == "red" else "picky-eater"
    assert left in table.powers(1 if first == "red" else 0)


def test_y3_no_thank_you_goes_before_an_older_players_power() -> None:
    table = revealed("picky-eater, super-hungry", "no-thank-you", bids=(3, 4))
    table.play("red", "picky-eater", "red")
    table.window(red="super-hungry", blue="no-thank-you")
    assert table.values() == [3, 4]
    assert "super-hungry" in table.powers(0)


def test_y3_targets_are_named_when_it_resolves() -> None:
    table = revealed("picky-eater", "", bids=(3, 4)).window(red="picky-eater")
    assert (table.state.waiting(), len(table.state.legal(0))) == (0b01, 2)


# Y4, something to act on


def test_y4_piles_must_not_be_empty() -> None:
    table = advanced("spilled-milk, swap-desserts", "play-with-your-food").serve()
    assert table.powers(0) == set()
    table.all_pass().bid(1, 2).all_pass().all_take().serve()
    assert table.powers(0) == {"spilled-milk", "swap-desserts"}


def test_y4_the_deck_must_have_all_cards_that_are_drawn() -> None:
    table = advanced("clear-the-table, send-it-back", "", one_of_each=True)
    foods = [name for name in ALL_FOODS if name != "broccoli"]
    for value in range(8, 0, -1):
        table.serve(foods.pop(), foods.pop())
        left = table.state.table.left
        assert ("clear-the-table" in table.powers(0)) == (left >= 3)
        assert ("send-it-back" in table.powers(0)) == (left >= 2)
        table.all_pass().bid(value, value).all_pass().all_take()


ALL_FOODS = [slug(name) for name in Table().state.setup.deck.foods]


def test_y4_change_my_order_needs_another_card_in_hand() -> None:
    table = advanced("change-my-order", "")
    for value in range(1, 8):
        table.round(value, value, foods=(ALL_FOODS[value], ALL_FOODS[value + 8]))
    table.serve("rice", "cheese").all_pass().bid(8, 8)
    assert "change-my-order" not in table.powers(0)


def test_y4_extra_greens_needs_a_bid_with_icons() -> None:
    table = advanced("extra-greens, play-with-your-food", "more-toys", deck=TOYS)
    table.round(1, 2).serve().all_pass().bid(3, 4)
    table.play("red", "play-with-your-food", f"red {table.pile(0)[0]}")
    assert table.powers(0) == {"extra-greens"}
    table.play("blue", "more-toys", f"blue {table.pile(1)[0]}")
    assert table.powers(0) == set()


# Y5, bids and their changes


def test_y5_changes_apply_to_the_value_at_that_moment_and_travel_with_the_card() -> None:
    table = revealed("picky-eater, super-hungry", "trade-lunches", bids=(2, 5))
    table.play("red", "picky-eater", "red").play("red", "super-hungry", "red")
    assert table.values() == [10, 5]
    table.play("blue", "trade-lunches", "red", "blue")
    assert (table.values(), table.front(1)) == ([5, 10], 2)


def test_y5_a_card_taken_back_goes_to_the_takers_hand_and_home_after_the_meal() -> None:
    table = revealed("trade-lunches, change-my-order", "", bids=(2, 5))
    table.play("red", "trade-lunches", "red", "blue")
    table.play("red", "change-my-order", "bid red-8")
    assert (table.front(0), sorted(table.hand(0))) == (8, [1, 3, 4, 5, 5, 6, 7])
    assert table.hand(1) == [1, 2, 3, 4, 6, 7, 8]
    table.all_pass().all_take()
    while table.state.meal == 0:
        if table.state.phase == SERVING:
            table.state.apply(-1, next(n for n, w in enumerate(table.state.chance()) if w))
        elif table.state.window():
            table.all_pass()
        elif table.state.phase == BIDDING:
            for seat in (0, 1):
                table.state.apply(seat, table.state.legal(seat)[0])
        else:
            table.all_take()
    assert table.hand(0) == table.hand(1) == [1, 2, 3, 4, 5, 6, 7, 8]


FEAST = """
[[power]]
name = "Feast"
copies = 20
effect = "multiply"
by = 4
windows = ["revealed"]
[[power]]
name = "Fast"
effect = "add"
amount = -99
windows = ["revealed"]
"""  # a deck with which bids can grow without end


@pytest.mark.parametrize(("target", "value"), [("red", 1_000_000), ("blue", -1_000_000)])
def test_y5_no_bid_counts_for_more_than_a_million(target: str, value: int) -> None:
    hand = ", ".join(["feast"] * 12)
    table = revealed(hand, "fast", bids=(8, 7), deck=FEAST, handicap="1 +10")
    table.play("blue", "fast", "blue")
    for _ in range(12):
        table.play("red", "feast", target)
    assert table.values()[COLOURS.index(target)] == value


# Y6, discards


def test_y6_discards_come_again_only_when_all_others_were_drawn() -> None:
    table = advanced("send-it-back, spilled-milk", "", one_of_each=True)
    table.serve("soda", "kale").play("red", "send-it-back", "soda", "+corn+rice", "corn")
    assert table.foods == ["corn", "kale"]
    assert sum(table.state.table.bag) == 16
    assert not table.state.table.bag[ALL_FOODS.index("soda")]
    state = table.state.table.clone()
    for food in [name for name in ALL_FOODS if name not in ("soda", "rice", "corn", "kale")]:
        assert not state.weights()[ALL_FOODS.index("soda")]
        state.draw(ALL_FOODS.index(food))
    left = [ALL_FOODS[food] for food, weight in enumerate(state.weights()) if weight]
    assert left == ["rice", "soda"]  # shuffled together: either may come


def test_y6_what_two_powers_discard_is_not_shuffled_together() -> None:
    table = advanced("spilled-milk", "send-it-back")
    table.round(1, 2, foods=("soda", "kale")).serve("apple", "corn")
    table.play("red", "spilled-milk", "blue soda")
    table.play("blue", "send-it-back", "apple", "+rice+beans", "rice")
    groups = list(table.state.table.below)
    assert groups[:2] == [1, ALL_FOODS.index("soda")]
    assert groups[2] == 2
    assert {ALL_FOODS[food] for food in groups[3:]} == {"apple", "beans"}


def test_y6_a_food_that_was_a_bid_is_discarded_at_the_end_of_its_round() -> None:
    table = advanced("play-with-your-food", "").round(1, 2, foods=("broccoli", "kale"))
    table.serve().all_pass().bid(3, 4).play("red", "play-with-your-food", "red kale")
    left = table.state.table.left
    assert list(table.state.table.points) == [0, 18]
    table.all_pass().all_take()
    assert list(table.state.table.below) == [1, ALL_FOODS.index("kale")]
    assert table.state.table.left == left + 1
    assert "kale" not in table.pile(0) + table.pile(1)


# Y7, everyone takes


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_y7_everyone_takes_one_and_the_last_one_what_is_left(players: int) -> None:
    table = Table(players=players).serve(*PLAIN[: players - 1], "soda").bid(*[5] * players)
    order = table.takers()
    for seat in order[:-1]:
        assert PASS not in table.state.legal(seat)
        table.choose(seat, table.foods[0])
    assert table.pile(order[-1]) == ["soda"]
    assert all(len(table.pile(seat)) == 1 for seat in range(players))


# Y8, discard piles


def test_y8_played_bids_go_to_the_holders_discard_pile() -> None:
    table = revealed("trade-lunches", "", bids=(2, 5)).play("red", "trade-lunches", "red", "blue")
    table.all_pass().all_take()
    blue_five, red_two = 9 + 4, 1
    assert list(table.state.gone) == [1 << blue_five, 1 << red_two]
    assert (table.hand(0), table.hand(1)) == ([1, 3, 4, 5, 6, 7, 8], [1, 2, 3, 4, 6, 7, 8])


def test_y8_a_card_that_came_back_can_be_bid_again() -> None:
    table = revealed("change-my-order", "", bids=(2, 5))
    table.play("red", "change-my-order", "bid red-8").all_pass().all_take()
    assert 2 in table.serve().all_pass().hand(0)


# Y9, meals


def test_y9_a_meal_ends_after_eight_rounds_and_three_meals_end_the_game() -> None:
    table = advanced("picky-eater", "too-busy-to-eat")
    totals = [0, 0]
    for number in range(3):
        meal(table)
        points = list(table.state.table.points)
        totals = [total + now for total, now in zip(totals, points, strict=True)]
        assert table.state.turns() == 8 * number + 8
        table.all_pass()
        assert list(table.state.noted)[2 * number :] == points
        if number < 2:
            assert list(table.state.held) == [0, 0]
            assert sum(table.state.table.bag) == 45
            table.deal()
    assert table.state.phase == OVER
    assert [table.state.total(seat) for seat in (0, 1)] == totals
    best = max(range(2), key=lambda seat: totals[seat])
    assert list(table.state.result())[best] == 1


@pytest.mark.parametrize(("ages", "winner"), [([1, 2], 1), ([2, 1], 0)])
def test_y9_of_those_tied_the_youngest_wins(ages: list[int], winner: int) -> None:
    deck = 'start = "nothing"\n[bids]\n' + "".join(
        f"{colour} = [1, 1, 1, 1, 1, 1, 1, 1, 1]\n" for colour in COLOURS
    )
    deck += '[[food]]\nname = "Porridge"\nvalue = 5\ncopies = 20\n'
    table = Table(deck=deck, age_order=ages)
    for value in range(1, 9):
        table.round(value, value, foods=("porridge", "porridge"))
    assert list(table.state.result()) == [1 if seat == winner else -1 for seat in (0, 1)]


def test_y9_the_leader_is_judged_to_be_ahead_to_the_end() -> None:
    table = meal(Table())
    ahead = max((0, 1), key=table.state.total)
    assert table.state.evaluate(ahead) > 0 > table.state.evaluate(1 - ahead)


# Y10 has a file of its own: test_secrets.py


# Y11, No Thank You


def test_y11_all_is_put_back_and_both_cards_stay_spent_and_count() -> None:
    table = revealed("picky-eater", "no-thank-you", bids=(3, 4))
    before = table.state.table.clone()
    table.play("red", "picky-eater", "blue").window(blue="no-thank-you")
    assert table.state.table == before
    assert list(table.state.held) == [1, 1]
    assert list(table.state.played) == [1, 1]
    assert table.powers(0) != {"picky-eater"}


def test_y11_what_was_drawn_goes_back_on_top_and_is_known() -> None:
    table = advanced("send-it-back", "no-thank-you").serve("soda", "kale")
    table.play("red", "send-it-back", "soda", "+corn+rice", "rice").window(blue="no-thank-you")
    assert table.foods == ["soda", "kale"]
    assert table.top() == ["corn", "rice"]
    assert list(table.state.table.below) == []
    table.all_pass().bid(1, 2).all_pass().all_take()
    assert [ALL_FOODS[n] for n, weight in enumerate(table.state.chance()) if weight] == ["corn"]
    table.serve("corn", "rice")
    assert table.top() == []


def test_y11_only_in_the_same_window_and_only_the_last_power() -> None:
    table = revealed("picky-eater, super-hungry", "no-thank-you", bids=(3, 4))
    assert "no-thank-you" not in table.powers(1)
    table.play("red", "picky-eater", "red").play("red", "super-hungry", "red")
    table.window(blue="no-thank-you")
    assert table.values() == [6, 4]
    late = advanced("send-it-back", "no-thank-you").serve("soda", "kale")
    late.play("red", "send-it-back", "soda", "+corn+rice", "rice")
    assert "no-thank-you" in late.powers(1)
    late.all_pass().bid(1, 2)
    assert "no-thank-you" not in late.powers(1)


def test_y11_undoing_an_undoing_revives_the_first() -> None:
    deck = '[[power]]\nname = "Yes Please"\neffect = "cancel"\ncopies = 2'
    table = advanced("send-it-back, yes-please", "no-thank-you, yes-please", deck=deck)
    table.serve("soda", "kale")
    table.play("red", "send-it-back", "soda", "+corn+rice", "rice")
    left = table.state.table.left
    table.window(blue="no-thank-you")
    assert (table.foods, table.top()) == (["soda", "kale"], ["corn", "rice"])
    table.window(red="yes-please")
    assert (table.foods, table.top()) == (["rice", "kale"], [])
    assert table.state.table.left == left
    table.window(blue="yes-please")
    assert (table.foods, table.top()) == (["soda", "kale"], ["corn", "rice"])
    assert [play.undone for play in table.state.powers_played()] == [1, 0, 1, 0]
