"""The bots at a table: enough of each level, none of a name twice, each with a face of its own."""

from __future__ import annotations

import pytest

import potager
from potager.bots.champions import CHAMPIONS, LEVELS, steps
from potager.bots.personalities import everybody, known, names, personalities
from potager.core.svg import symbols
from potager.table.rooms.seats import COLOURS, NotAllowed, place_of_kind

MOST = max(most for one in potager.games() for most in one.players)


def test_there_are_enough_of_each_level_for_the_largest_table_with_faces_and_a_style() -> None:
    drawn = symbols(potager.game("snail-invasion"))
    for level in LEVELS:
        assert len(personalities(level)) >= MOST
    for champion in CHAMPIONS:
        assert len(personalities(champion)) == 1
    assert {one.level for one in everybody()} == {*LEVELS, *CHAMPIONS}
    for one in everybody():
        assert one.face in drawn
        assert one.colour in COLOURS
        assert one.style
        assert known(one.name) == one
    assert len({one.name for one in everybody()}) == len(everybody())
    assert len({one.face for one in everybody()}) == len(everybody())


@pytest.mark.parametrize("level", LEVELS)
def test_as_many_bots_as_a_table_holds_are_different_ones(level: str) -> None:
    taken: list[str] = []
    for seat in range(MOST):
        taken.append(place_of_kind(f"bot:{level}", seat, "", "", "leaf", taken).name)
    assert set(taken) <= {one.name for one in personalities(level)}  # none has a number
    assert len(set(taken)) == MOST


def test_a_champion_sits_where_the_game_has_champions() -> None:
    snails, team = potager.game("snail-invasion"), potager.game("carrotia")
    place = place_of_kind("bot:champion-3", 1, "", "", "leaf", (), (), steps(snails))
    assert (place.bot, place.name) == ("champion-3", "Captain Leek")
    with pytest.raises(NotAllowed, match="Choose me, hot, friend, bot:easy, bot:medium"):
        place_of_kind("bot:champion-3", 1, "", "", "leaf", (), (), steps(team))


def test_a_person_who_has_a_bots_name_keeps_it() -> None:
    (own,) = (one.name for one in personalities("easy") if one.name == "Pip")
    assert own not in names("easy", [own])
