"""Actions from verbs: numbers follow from one list, and read back."""

from __future__ import annotations

import pytest
from core.tug import TUG

from potager.core.state import HIDDEN
from potager.core.verbs import Verb, Verbs

SQUARES = (0, 1, 2, 8, 9, 10)  # as a game may number them
VERBS = Verbs(
    Verb("lay", square=SQUARES, tile=range(1, 4)),
    Verb("lift", 18, square=SQUARES),
    Verb("pass"),
)


def test_the_kinds_follow_one_another_and_the_last_argument_changes_fastest() -> None:
    assert len(VERBS) == 6 * 3 + 6 + 1
    assert [VERBS.read(number) for number in (0, 1, 3, 17)] == [
        ("lay", 0, 1),
        ("lay", 0, 2),
        ("lay", 1, 1),
        ("lay", 10, 3),
    ]
    assert VERBS.read(18) == ("lift", 0)
    assert VERBS.read(24) == ("pass",)


def test_every_number_reads_back() -> None:
    assert [VERBS.number(*VERBS.read(number)) for number in range(len(VERBS))] == list(range(25))


def test_an_action_that_is_not_seen_has_a_name_too() -> None:
    assert VERBS.read(HIDDEN) == ("hidden",)


def test_what_is_no_action_is_an_error() -> None:
    with pytest.raises(IndexError):
        VERBS.read(25)
    with pytest.raises(KeyError):
        VERBS.number("lay", 3, 1)


def test_a_constant_of_the_rules_that_disagrees_is_told_at_once() -> None:
    with pytest.raises(ValueError, match="lift begins at 3, not at 4"):
        Verbs(Verb("lay", tile=3), Verb("lift", 4))


def test_the_size_of_a_games_space_follows() -> None:
    assert len(TUG.verbs) == 4
