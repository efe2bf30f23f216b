"""Quest cards and characters as files: what is checked, and that every house quest can be won."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import wrap
from typing import Any

import pytest
from games.carrotia.positions import card, cards, game
from games.carrotia.solving import solve

from potager.core.errors import BadOption
from potager.core.match import Match
from potager.core.record import Record
from potager.core.texts import verbatim
from potager.games.carrotia.facts import LONGEST_LINE, quest_lines, quest_name
from potager.games.carrotia.quests import DECKS, FIELDS, FOLDER, check_quests, deck, settled
from potager.games.carrotia.rules.cards import ENTRY, EXIT, FIRST_BIRD, Quests
from potager.games.carrotia.rules.larder import triples
from potager.games.carrotia.rules.larder import worth as carrots

HOUSE = deck(settled("house"))
CHALLENGE = deck(settled("challenge"))
SIZES = {3: range(9), 4: range(9, 18), 5: range(18, 27)}  # the places of the cards in a deck


def worth(cards: Quests, quest: int) -> int:
    """What the carrots of a card are worth."""
    return sum(int(carrots(tokens)) for tokens in cards.spread(quest))


def worths(name: str, players: int) -> dict[int, list[int]]:
    """The same for all cards, by size."""
    cards = deck(settled(name), players)
    return {size: [worth(cards, quest) for quest in places] for size, places in SIZES.items()}


def least(name: str, players: int) -> int:
    """What the poorest three quests of a game hold together."""
    return sum(min(held) for held in worths(name, players).values())


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_has_nine_quests_of_each_size_and_no_fault(name: str) -> None:
    assert check_quests(FOLDER / DECKS[name]) == []
    assert list(deck(settled(name)).counts) == [9, 9, 9]


def test_all_quests_have_names_of_their_own() -> None:
    assert len({*HOUSE.names, *CHALLENGE.names}) == 54


@pytest.mark.parametrize("quest", range(27))
@pytest.mark.parametrize("name", DECKS)
def test_every_quest_is_solvable(name: str, quest: int) -> None:
    """A maze from the 40 tiles without a wrong edge, and a route that takes all carrots within
    the moves, birds aside; also with what four and more players find, and one alone."""
    for players in (1, 2, 4):
        solve(deck(settled(name), players), quest)


# The ruling on quest cards


@pytest.mark.parametrize(("size", "from_", "to"), [(3, 5, 7), (4, 7, 9), (5, 9, 12)])
def test_every_round_is_worth_playing(size: int, from_: int, to: int) -> None:
    assert all(from_ <= held <= to for held in worths("house", 2)[size])
    assert all(from_ <= held <= to for held in worths("house", 1)[size])


def test_house_cards_have_1_2_and_2_triples() -> None:
    for size, places in SIZES.items():
        for quest in places:
            spread = HOUSE.spread(quest)
            assert sum(int(triples(tokens)) for tokens in spread) == (1 if size == 3 else 2)


def test_four_and_more_players_find_27_carrots_and_more() -> None:
    assert least("house", 4) >= 27


@pytest.mark.parametrize("players", range(1, 7))
def test_the_goal_can_be_reached_without_a_pass_and_without_the_bandit(players: int) -> None:
    assert least("house", players) >= game.start(game.resolve(players=players)).needed()


def test_the_challenge_spreads_its_carrots_over_the_rounds_like_the_house() -> None:
    def shares(name: str) -> list[float]:
        held = [sum(one) for one in worths(name, 2).values()]
        return [one / sum(held) for one in held]

    for ours, theirs in zip(shares("challenge"), shares("house"), strict=True):
        assert abs(ours - theirs) < 0.05


@pytest.mark.parametrize("name", DECKS)
def test_quests_of_a_size_hold_about_as_much(name: str) -> None:
    for players in (1, 2, 4):
        for held in worths(name, players).values():
            assert max(held) - min(held) <= 2


@pytest.mark.parametrize("name", DECKS)
def test_four_and_more_players_find_more_carrots_and_so_does_one_alone(name: str) -> None:
    alone, few, many = (worths(name, players) for players in (1, 2, 4))
    for size, held in few.items():
        assert all(more > less for less, more in zip(held, many[size], strict=True))
        assert all(more >= less for less, more in zip(held, alone[size], strict=True))
    for players, wanted in ((1, alone), (2, few), (3, few), (4, many), (6, many)):
        cards = game.start(game.resolve(players=players, quests=name)).cards
        for size, places in SIZES.items():
            assert [worth(cards, quest) for quest in places] == wanted[size]


@pytest.mark.parametrize("quest", range(27))
@pytest.mark.parametrize("name", DECKS)
def test_entry_and_exit_are_on_the_rim_and_hold_nothing(name: str, quest: int) -> None:
    size = next(size for size, places in SIZES.items() if quest in places)
    cards = deck(settled(name), 4)
    gates = [int(cards.read(quest, gate)) for gate in (ENTRY, EXIT)]
    birds = [int(cards.read(quest, FIRST_BIRD + one)) for one in range(size - 2)]
    for gate in gates:
        assert {0, size - 1} & {gate // 8, gate % 8}
        assert cards.spread(quest)[gate] == 0
    assert gates[0] != gates[1]
    assert not set(gates) & set(birds)


# Earlier decks


@pytest.mark.parametrize("deck", ["first", "second", "third"])
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
        ({"exit": "a1 north"}, "exit: choose a different square from the entry."),
        ({"birds": []}, "birds: a quest of size 3 has 1, not 0."),
        ({"birds": ["a1"]}, "birds: a1 is the entry, which has to stay empty."),
        ({"birds": ["d1"]}, "birds: 'd1' is not a square of a 3x3 grid."),
        ({"singles": ["c3"]}, "singles: c3 is the exit, which has to stay empty."),
        ({"singles": ["b2"] * 4}, "singles: b2 has 4 tokens, and the limit is 3."),
        ({"singles": []}, "singles: a quest needs at least one carrot."),
        ({"triples": "b2"}, "triples: give a list of squares"),
        ({"treasure": 1}, "treasure: there is no such field"),
        ({"more": ["c3"]}, "more: c3 is the exit, which has to stay empty."),
        ({"more": ["d1"]}, "more: 'd1' is not a square of a 3x3 grid."),
        (
            {"singles": ["b2", "b2"], "more": ["b2", "b2"]},
            "more: b2 has 4 tokens, and the limit is 3.",
        ),
        ({"more": "b2"}, "more: give a list of squares"),
        ({"alone": ["c3"]}, "alone: c3 is the exit, which has to stay empty."),
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
    (fault,) = re.findall(r"```text\n(mine\.toml: .*?)```", page, re.DOTALL)
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


@pytest.mark.parametrize("name", DECKS)
def test_decks_that_come_with_the_game_are_recorded_by_their_hash(name: str) -> None:
    options = game.resolve(quests=name)
    assert options.quests.startswith(f"{name}:")
    assert game.resolve(quests=options.quests) == options
    with pytest.raises(BadOption, match="choose house or challenge, or give your own cards"):
        game.resolve(quests=f"{name}:00000000")
    with pytest.raises(BadOption, match="quests can't be this text"):
        game.resolve(quests="nonsense")


def test_the_rules_tell_every_ruling() -> None:
    text = (FOLDER.parent / "RULES.md").read_text("utf-8")
    assert re.findall(r"\*\*K(\d+)\.", text) == [str(number) for number in range(1, 18)]


@pytest.mark.parametrize("name", sorted({*HOUSE.names, *CHALLENGE.names}))
def test_the_catalogue_has_the_names_of_our_quests(name: str) -> None:
    assert quest_name(name).id != "="
    assert game.text(quest_name(name)) == name
    lines = [game.text(line) for line in quest_lines(name)]
    assert lines == wrap(name, LONGEST_LINE)[:2]


def test_other_quests_are_called_as_they_are() -> None:
    assert quest_name("My garden") == verbatim("My garden")
