"""The worked examples of the rulings, played as they are told."""

from __future__ import annotations

from games.yes_broccoli.tables import Table, advanced, revealed


def test_bids_7_and_3_over_broccoli_and_apple_let_the_7_take_first() -> None:
    table = Table().serve("broccoli", "apple").bid(7, 3)
    assert table.takers() == [0, 1]
    table.choose(0, "broccoli")
    assert (table.pile(0), table.pile(1)) == (["broccoli"], ["apple"])
    assert list(table.state.table.points) == [18, 7]


def test_picky_eater_too_busy_to_eat_and_super_hungry_one_after_another() -> None:
    jerry, kaia = "red", "blue"
    table = advanced("picky-eater, super-hungry", "too-busy-to-eat")
    table.serve("soda", "mushroom").all_pass().bid(4, 6)
    table.play(jerry, "picky-eater", "red")
    assert table.values() == [7, 6]
    table.play(kaia, "too-busy-to-eat")
    assert table.takers() == [1, 0]
    table.play(jerry, "super-hungry", "blue")
    assert table.values() == [7, 12]
    table.all_pass().choose(0, "mushroom")
    assert (table.pile(0), table.pile(1)) == (["mushroom"], ["soda"])


def test_a_4_raised_to_7_loses_to_a_plain_7_with_as_many_icons() -> None:
    """Purple's 4 shows two icons, and so does green's 7."""
    table = revealed("", "", "picky-eater", "", bids=(1, 2, 4, 7))
    table.play("purple", "picky-eater", "purple")
    assert table.values() == [1, 2, 7, 7]
    icons = [table.state.table.icons(table.state.setup, seat) for seat in (2, 3)]
    assert icons == [2, 2]
    assert table.all_pass().takers() == [3, 2, 1, 0]


def test_who_got_a_food_by_trading_lunches_cannot_change_an_order() -> None:
    table = advanced("play-with-your-food, trade-lunches", "change-my-order")
    table.round(8, 7).serve().all_pass().bid(3, 4)
    assert "change-my-order" in table.powers(1)
    table.play("red", "play-with-your-food", "red apple")
    assert "change-my-order" in table.powers(1)
    table.play("red", "trade-lunches", "red", "blue")
    assert (table.front(0), table.front(1)) == (4, "apple")
    assert "change-my-order" not in table.powers(1)
