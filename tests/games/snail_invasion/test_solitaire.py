"""The automatic Snails, S12, and which options make a solitaire."""

from __future__ import annotations

import pytest
from games.snail_invasion.positions import automatic, game, garden, rolled

from potager.core.errors import BadOption
from potager.core.match import Match
from potager.core.record import Play
from potager.core.state import CHANCE
from potager.games.snail_invasion.rules.garden import GARDENER, SNAILS

# S12, solitaire Snails


def solitaire(*squares: str, **more: str) -> str:
    """What automatic Snails do here with a 5."""
    return automatic(garden(*squares, mover=SNAILS, mode="solitaire", **more), 5)


def test_s12_the_smallest_that_can_come_out_comes_out() -> None:
    assert solitaire() == "black-pawn out"
    assert solitaire("3: snail-pawn") == "black-drone out"
    assert solitaire(loose="snail-pawn") == "black-pawn out"
    assert solitaire("3: snail-pawn", loose="snail-drone snail-queen") == "black-drone out"
    assert solitaire("3: snail-pawn snail-drone") == "black-queen out"


def test_s12_else_the_highest_square_that_can_move() -> None:
    assert solitaire("3: snail-pawn", "9: snail-drone", "6: snail-queen") == "9 drone"


def test_s12_a_blocked_snail_is_passed_over() -> None:
    stacks = "3: snail-pawn", "9: snail-drone red-drone", "6: snail-queen"
    assert solitaire(*stacks) == "6 queen"


def test_s12_of_several_on_that_square_the_topmost() -> None:
    assert solitaire("3: snail-pawn", "9: snail-queen snail-drone") == "9 drone"
    assert solitaire("9: snail-queen red-pawn snail-pawn", "3: snail-drone") == "9 pawn"


def test_s12_a_snail_under_a_plant_can_be_the_one_to_move() -> None:
    stacks = "3: snail-pawn", "4: snail-drone", "9: snail-queen red-drone"
    assert solitaire(*stacks) == "9 queen"


def test_s12_they_ask_nobody() -> None:
    state = rolled(garden(mover=SNAILS, mode="solitaire"), 5)
    assert state.waiting() == 0
    assert list(state.legal(GARDENER)) == list(state.legal(SNAILS)) == []
    assert list(state.chance()) == [1]


def test_s12_the_record_shows_their_roll_and_move() -> None:
    match = Match.new(game, players=1)
    match.roll()
    match.choose(0, match.legal(0)[0])
    rows = match.roll()
    assert [isinstance(row, Play) and row.who for row in rows] == [
        CHANCE
    ] * 3  # their roll, their move, the next roll


# Options


def test_the_patio_is_for_solitaire_only() -> None:
    with pytest.raises(BadOption, match="for solitaire only"):
        game.resolve(garden="patio")


@pytest.mark.parametrize(("players", "mode"), [(1, "solitaire"), (2, "duel")])
def test_the_number_of_players_chooses_the_mode(players: int, mode: str) -> None:
    assert game.resolve(players=players).mode == mode
    with pytest.raises(BadOption, match="1 or 2 players, not 3"):
        game.resolve(players=3)
