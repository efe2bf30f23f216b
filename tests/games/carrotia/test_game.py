"""Carrotia as a game among others: its version, its names, and giving up."""

from __future__ import annotations

from pathlib import Path

import pytest
from games.carrotia.positions import game, new

from potager.core.errors import BadRecord
from potager.core.match import Match
from potager.games import carrotia

OLD = Path(__file__).with_name("rules-version-1.json")


def test_a_record_of_rules_version_1_says_in_one_sentence_why_it_does_not_replay() -> None:
    with pytest.raises(BadRecord) as error:
        Match.load(OLD)
    told = str(error.value)
    assert "can't be replayed with version 3 of the rules of Carrotia" in told
    assert "because it was played with version 1: " in told
    assert told.count(". ") == 0


def test_everything_can_be_imported_by_a_star() -> None:
    found: dict[str, object] = {}
    exec("from potager.games.carrotia import *", found)
    assert set(carrotia.__all__) <= set(found)


def test_alone_resigning_loses_and_in_a_team_a_bot_plays_on() -> None:
    assert game.manners.resigned(new(1), 0, 1) == (-1,)
    assert game.manners.resigned(new(2), 0, 2) is None
    match = Match.new(game, game.resolve(players=1), seed=1)
    match.resign(0)
    assert match.result == (-1,)
