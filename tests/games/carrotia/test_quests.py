"""Quest cards and characters as files: what is checked, and that every house quest can be won."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from games.carrotia.positions import card, cards, game
from games.carrotia.solving import solve

from potager.core.errors import BadOption
from potager.core.match import Match
from potager.games.carrotia.characters import check_characters
from potager.games.carrotia.quests import FOLDER, check_quests, deck, read, settled

HOUSE = deck(settled("house"))


def test_the_house_has_nine_quests_of_each_size_and_no_fault() -> None:
    assert check_quests(FOLDER / "quests.toml") == []
    assert list(HOUSE.counts) == [9, 9, 9]
    assert len(set(HOUSE.names)) == 27


@pytest.mark.parametrize("quest", range(27), ids=HOUSE.names)
def test_every_quest_is_solvable(quest: int) -> None:
    """A maze from the 40 tiles without a wrong edge, and a route that takes all carrots within
    the moves, birds aside."""
    solve(HOUSE, quest)


@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        ({"size": 6}, "size: choose 3, 4 or 5."),
        ({"name": "x" * 41}, "name: give a text"),
        ({"play": "left"}, "play: choose clockwise or anticlockwise."),
        ({"grows": ["north", "east"]}, "grows: a maze of size 3 does not grow"),
        ({"entry": "a1"}, "entry: give a square and a side"),
        ({"entry": "b2 west"}, "entry: b2 has no west side on the rim."),
        ({"exit": "a1 north"}, "exit: it should be another square than the entry."),
        ({"birds": []}, "birds: a quest of size 3 has 1, not 0."),
        ({"birds": ["a1"]}, "birds: a1 is the entry, which holds nothing."),
        ({"birds": ["d1"]}, "birds: 'd1' is not a square of a 3x3 grid."),
        ({"singles": ["c3"]}, "singles: c3 is the exit, which holds nothing."),
        ({"singles": ["b2"] * 4}, "singles: b2 has 4, and 3 is the most."),
        ({"singles": []}, "singles: a quest needs at least one carrot."),
        ({"triples": "b2"}, "triples: give a list of squares"),
        ({"treasure": 1}, "treasure: there is no such field"),
    ],
)
def test_a_fault_names_file_card_and_field(
    fields: dict[str, Any], fault: str, tmp_path: Path
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(cards() + "\n" + card(3, **{"name": "Mine", **fields}))
    told = check_quests(file)
    assert told
    assert told[0].startswith("mine.toml: quest 4")
    assert fault in told[0]


def test_sizes_4_and_5_grow_on_two_adjacent_sides(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    for grows, right in (
        (["north", "south"], False),
        (["north"], False),
        (["west", "north"], True),
    ):
        file.write_text(cards(size=4, grows=grows))
        assert (check_quests(file) == []) == right


def test_a_deck_needs_every_size_and_different_names(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(card(3) + card(3))
    assert check_quests(file) == [
        "mine.toml: name: two quests are called 'Test 3'.",
        "mine.toml: there is no quest of size 4.",
        "mine.toml: there is no quest of size 5.",
    ]


def test_what_is_no_file_of_quests_is_told(tmp_path: Path) -> None:
    assert "can't be read" in check_quests(tmp_path / "none.toml")[0]
    (tmp_path / "a.toml").write_text("[[quest")
    assert "not TOML" in check_quests(tmp_path / "a.toml")[0]
    (tmp_path / "a.toml").write_text("x = 1")
    assert "[[quest]] cards only" in check_quests(tmp_path / "a.toml")[0]
    with pytest.raises(BadOption):
        read(tmp_path / "a.toml")


def test_a_file_of_ones_own_is_kept_in_the_record(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(cards(name="My garden"))
    options = game.resolve(players=1, quests=read(file))
    match = Match.new(game, options, seed=3)
    file.unlink()
    again = Match.from_record(match.record(), game)
    assert again.options == options
    assert "My garden" in deck(again.options.quests).names  # type: ignore[attr-defined]


def test_house_quests_are_recorded_by_their_hash() -> None:
    options = game.resolve()
    assert options.quests.startswith("house:")
    assert game.resolve(quests=options.quests) == options
    with pytest.raises(BadOption, match="choose house"):
        game.resolve(quests="house:00000000")
    with pytest.raises(BadOption, match="quests can't be this text"):
        game.resolve(quests="nonsense")


def test_the_characters_file_is_checked_too(tmp_path: Path) -> None:
    house = (FOLDER / "characters.toml").read_text()
    assert check_characters(FOLDER / "characters.toml") == []
    file = tmp_path / "mine.toml"
    file.write_text(house.replace('power = "clown"', 'power = "wizard"'))
    told = check_characters(file)
    assert told[0].startswith("mine.toml: character 6, power: choose bandit")
    assert "mine.toml: power: clown should be there once, and is 0 times." in told
    file.write_text(house.replace('name = "Ghost"', 'nme = "Ghost"'))
    assert [fault.split(",")[1].split(":")[0] for fault in check_characters(file)] == [
        " nme", " name",
    ]  # fmt: skip


def test_the_rules_tell_every_ruling() -> None:
    text = (FOLDER / "RULES.md").read_text("utf-8")
    assert re.findall(r"\*\*K(\d+)\.", text) == [str(number) for number in range(1, 18)]
