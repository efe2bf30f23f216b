"""How a match went, told at its end: challenges won, who went out when, and the places."""

from __future__ import annotations

from pathlib import Path

import pytest

import potager
from potager.core.match import Match
from potager.core.record import Record

GAME = potager.game("pyramid-shambo")
RECORDS = Path(__file__).parents[3] / "src/potager/games/pyramid_shambo/records"  # not installed


@pytest.mark.parametrize("players", [2, 4, 10])
def test_who_stayed_in_for_longer_did_better(players: int) -> None:
    record = Record.load(RECORDS / f"players-{players}.json")
    match = Match.from_record(record)
    assert match.result
    start = GAME.start(match.options)
    winner = match.result.index(1)
    scores = GAME.manners.scores(start, match.events, match.state)
    assert scores
    won, out = scores.points
    turns = match.state.turns()
    assert [turn is None for turn in out] == [seat == winner for seat in range(players)]
    assert all(1 <= turn <= turns for turn in out if turn is not None)
    assert turns in out, "the last turn puts the last one out"
    assert sum(one or 0 for one in won) <= turns, "a turn is one challenge"
    assert (won[winner] or 0) > 0
    standing = GAME.manners.standing(start, match.events, match.state)
    assert max(standing) == standing[winner]
    assert standing.count(standing[winner]) == 1
