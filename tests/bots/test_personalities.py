"""The bots at a table: enough of each level, none of a name twice, each with a face of its own."""

from __future__ import annotations

import potager
from potager.bots.personalities import everybody, known, names, personalities
from potager.core.svg import symbols
from potager.table.rooms.seats import COLOURS, LEVELS, place_of_kind


def test_there_are_three_or_more_of_each_level_with_faces_and_a_style() -> None:
    drawn = symbols(potager.game("snail-invasion"))
    for level in LEVELS:
        assert len(personalities(level)) >= 3
    assert {one.level for one in everybody()} == set(LEVELS)
    for one in everybody():
        assert one.face in drawn
        assert one.colour in COLOURS
        assert one.style
        assert known(one.name) == one
    assert len({one.name for one in everybody()}) == len(everybody())
    assert len({one.face for one in everybody()}) == len(everybody())


def test_ten_bots_at_a_table_have_ten_names() -> None:
    taken: list[str] = []
    for seat in range(10):
        taken.append(place_of_kind("bot:medium", seat, "", "", "leaf", taken).name)
    assert len(set(taken)) == 10
    assert all(known(name) in personalities("medium") for name in taken)


def test_a_person_who_has_a_bots_name_keeps_it() -> None:
    (own,) = (one.name for one in personalities("easy") if one.name == "Pip")
    assert own not in names("easy", [own])
