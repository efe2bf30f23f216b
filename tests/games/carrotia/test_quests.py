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
from potager.core.record import Record
from potager.games.carrotia.quests import FIELDS, FOLDER, check_quests, deck, settled
from potager.games.carrotia.rules.cards import Quests
from potager.games.carrotia.rules.larder import worth as carrots

HOUSE = deck(settled("house"))
FOR_MANY = deck(settled("house"), 4)
FOR_ONE = deck(settled("house"), 1)


def test_the_house_has_nine_quests_of_each_size_and_no_fault() -> None:
    assert check_quests(FOLDER / "quests.toml") == []
    assert list(HOUSE.counts) == [9, 9, 9]
    assert len(set(HOUSE.names)) == 27


@pytest.mark.parametrize("quest", range(27), ids=HOUSE.names)
def test_every_quest_is_solvable(quest: int) -> None:
    """A maze from the 40 tiles without a wrong edge, and a route that takes all carrots within
    the moves, birds aside; also with what four and more players find, and one alone."""
    solve(HOUSE, quest)
    solve(FOR_MANY, quest)
    solve(FOR_ONE, quest)


def test_four_and_more_players_find_more_carrots_and_so_does_one_alone() -> None:
    def worth(cards: Quests, quest: int) -> int:
        return sum(int(carrots(tokens)) for tokens in cards.spread(quest))

    few, many, alone = (
        [worth(one, quest) for quest in range(27)] for one in (HOUSE, FOR_MANY, FOR_ONE)
    )
    assert all(more > less for less, more in zip(few, many, strict=True))
    assert alone[:9] == few[:9]
    assert {most - least for least, most in zip(few[9:], alone[9:], strict=True)} == {0, 1, 2}
    assert max(alone[18:]) - min(alone[18:]) <= 1
    for players, wanted in ((1, alone), (2, few), (3, few), (4, many), (6, many)):
        state = game.start(game.resolve(players=players))
        assert [worth(state.cards, quest) for quest in range(27)] == wanted


def test_quests_of_a_size_hold_about_as_much() -> None:
    """Once some quests of the last round held 1 to 3 carrots, others 18 to 21."""
    for first in (0, 9, 18):
        held = [
            sum(int(carrots(tokens)) for tokens in HOUSE.spread(quest))
            for quest in range(first, first + 9)
        ]
        assert max(held) - min(held) <= 2


@pytest.mark.parametrize("deck", ["first", "second"])
def test_a_match_with_earlier_house_quests_still_replays(deck: str) -> None:
    record = Record.load(Path(__file__).parent / f"{deck}-deck.json")
    assert record.options["quests"] != settled("house")
    match = Match.from_record(record)
    assert match.over
    assert match.result == record.result
    assert match.record().sums == record.sums


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
        ({"more": ["c3"]}, "more: c3 is the exit, which holds nothing."),
        ({"more": ["d1"]}, "more: 'd1' is not a square of a 3x3 grid."),
        ({"singles": ["b2", "b2"], "more": ["b2", "b2"]}, "more: b2 has 4, and 3 is the most."),
        ({"more": "b2"}, "more: give a list of squares"),
        ({"alone": ["c3"]}, "alone: c3 is the exit, which holds nothing."),
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


BAD = """\
[[quest]]
name = "Crooked"
size = 3
play = ["left"]
entry = "b2 west"
exit = 7
birds = ["d1", ["a2"]]
singles = ["a3", 5]
"""
BAD_FAULTS = [
    "quest 1 (Crooked), play: choose clockwise or anticlockwise.",
    "quest 1 (Crooked), entry: b2 has no west side on the rim.",
    'quest 1 (Crooked), exit: give a square and a side, such as "a1 west".',
    "quest 1 (Crooked), birds: 'd1' is not a square of a 3x3 grid.",
    "quest 1 (Crooked), birds: ['a2'] is not a square of a 3x3 grid.",
    "quest 1 (Crooked), birds: a quest of size 3 has 1, not 2.",
    "quest 1 (Crooked), singles: 5 is not a square of a 3x3 grid.",
    "there is no quest of size 4.",
    "there is no quest of size 5.",
]


def test_all_faults_of_a_file_are_told_at_once_each_on_its_own_line(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(BAD)
    assert check_quests(file) == [f"mine.toml: {fault}" for fault in BAD_FAULTS]
    with pytest.raises(BadOption) as error:
        game.resolve(quests=BAD)
    assert str(error.value).splitlines() == ["quests can't be this text:", *BAD_FAULTS]


def test_of_very_many_faults_the_first_are_told_and_how_many_more_there_are() -> None:
    with pytest.raises(BadOption) as error:
        game.resolve(quests="[[quest]]\n" * 100)
    told = str(error.value).splitlines()
    assert len(told) == 52
    assert re.fullmatch(r"and \d+ more\.", told[-1])


@pytest.mark.parametrize(
    "text",
    [
        "quest = [1, 'two']",
        "[[quest]]\nsize = [3]\nname = {}",
        "[[quest]]\nsize = 3.0",
        "quest = 1",
    ],
)
def test_what_is_of_a_wrong_kind_is_told_and_no_error_of_ours(text: str) -> None:
    with pytest.raises(BadOption, match="quests can't be this text"):
        game.resolve(quests=text)


PAGE = Path(__file__).parents[3] / "docs/quests.md"


def test_the_page_about_quests_tells_every_field_and_its_example_is_right(tmp_path: Path) -> None:
    page = PAGE.read_text("utf-8")
    for field in FIELDS:
        assert re.search(rf"^\| `{field}`", page, re.MULTILINE), field
    (example,) = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    file = tmp_path / "mine.toml"
    file.write_text(example)
    assert check_quests(file) == []
    (fault,) = re.findall(r"```\n(mine\.toml: .*?)```", page, re.DOTALL)
    file.write_text(example.replace('"c3 east"', '"c3 west"').replace("size = 5", "size = 6"))
    assert check_quests(file) == fault.splitlines()


def test_a_file_of_ones_own_is_kept_in_the_record(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(cards(name="My garden"))
    options = game.resolve(players=1, quests=file.read_text())
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


def test_the_rules_tell_every_ruling() -> None:
    text = (FOLDER / "RULES.md").read_text("utf-8")
    assert re.findall(r"\*\*K(\d+)\.", text) == [str(number) for number in range(1, 18)]
