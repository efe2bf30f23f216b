"""Hints for bids: a reason in points, and whether it matters."""

from __future__ import annotations

import pytest
from games.yes_broccoli.tables import Table

from potager.bots.coach.hints import Hint, hint
from potager.bots.coach.judge import Judge
from potager.games.yes_broccoli import GAME


def hinted(*foods: str, players: int = 2) -> Hint:
    table = Table(players=players).serve(*foods)
    return hint(Judge(GAME, players), table.state.seen_by(0), 0)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_hint_for_a_bid_gives_a_reason_in_points(players: int) -> None:
    plain = ("tomato", "mushroom", "banana")[: players - 2]
    found = hinted("broccoli", "soda", *plain, players=players)
    assert found.chance is None, "chances of bids say nothing"
    hardly = found.reason.startswith("Your choice hardly matters here. Your ")
    assert found.hardly == hardly
    if hardly:
        assert found.reason.endswith("when the foods differ by more than 26 points.")
        return
    assert "differ by 26 points. On average, this bid wins a food worth" in found.reason
    assert "more than usual, so a strong bid is worth it" in found.reason
    assert int(found.path[0][-1]) >= 5
    assert found.alike == (len(found.options) > 1)
    assert ("about as good" in found.reason) == found.alike


def test_where_it_hardly_matters_that_comes_first() -> None:
    found = hinted("mushroom", "fries")
    assert found.hardly
    assert found.reason.startswith("Your choice hardly matters here.")
    assert found.alike
    assert len(found.options) > 1


def test_where_little_is_at_stake_it_says_so() -> None:
    found = hinted("apple", "corn")
    assert "differ by 1 point." in found.reason
    assert "Keep your strong bids" in found.reason
    assert int(found.path[0][-1]) <= 4


def test_foods_that_are_alike_are_worth_no_bid() -> None:
    assert hinted("apple", "apple").reason.startswith("All foods here are worth the same")
