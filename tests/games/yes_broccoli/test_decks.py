"""The house deck is what the rulings say, and a bad deck file gets an error that helps."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from games.yes_broccoli.tables import Table, advanced

from potager.core.errors import BadOption
from potager.core.match import Match
from potager.core.texts import verbatim
from potager.games.yes_broccoli import COLOURS, GAME
from potager.games.yes_broccoli.decks import (
    BadDeck,
    check_deck,
    deck_text,
    house_deck,
    house_name,
    parse_deck,
)
from potager.games.yes_broccoli.drawing import facts

FOODS = """broccoli 18x2, spinach 16x2, kale 15x2, carrot 14x2, sweet potato 13x2, blueberries
12x2, beans 11x2, tomato 10x2, mushroom 9x3, banana 8x3, apple 7x3, corn 6x3, rice 4x2, cheese 3x2,
crisps -2x2, fries -3x2, ice cream -4x2, sweets -5x2, doughnut -6x2, soda -8x3"""

HOUSE = parse_deck(deck_text("house"))
ICONS = {
    colour: list(HOUSE.icons)[9 * place : 9 * place + 9] for place, colour in enumerate(COLOURS)
}

# The house deck


def test_45_foods_of_20_types() -> None:
    told = [
        f"{name.lower()} {worth}x{copies}"
        for name, worth, copies in zip(HOUSE.foods, HOUSE.worth, HOUSE.copies, strict=True)
    ]
    assert told == " ".join(FOODS.split()).split(", ")
    assert sum(HOUSE.copies) == 45


def test_every_number_of_icons_comes_once_for_every_value() -> None:
    for value in range(9):
        assert sorted(icons[value] for icons in ICONS.values()) == [1, 2, 3, 4, 5]


def test_every_colour_shows_24_icons_on_its_eight_cards() -> None:
    assert {sum(icons[:8]) for icons in ICONS.values()} == {24}


@pytest.mark.parametrize(("one", "other"), list(combinations(COLOURS, 2)))
def test_two_colours_split_their_ties_evenly(one: str, other: str) -> None:
    wins = [a > b for a, b in zip(ICONS[one][:8], ICONS[other][:8], strict=True)]
    assert sum(wins) == 4


# Decks of one's own


def problems(tmp_path: Path, text: str) -> list[str]:
    file = tmp_path / "mine.toml"
    file.write_text(text)
    return [told.replace(str(file), "mine.toml") for told in check_deck(file)]


def test_a_good_deck_has_no_problems(tmp_path: Path) -> None:
    text = """
name = "Mine"
[[food]]
name = "Pizza"
value = -1
copies = 3
[[food]]
name = "Soda"
value = -20
[[power]]
name = "Thirds"
text = "Triples any bid"
effect = "multiply"
by = 3
windows = ["revealed"]
"""
    assert problems(tmp_path, text) == []
    deck = parse_deck(text)
    assert len(deck.foods) == 21
    assert deck.worth[deck.foods.index("Soda")] == -20
    assert deck.copies[deck.foods.index("Soda")] == 1
    assert "Thirds" in deck.powers


def test_the_house_deck_is_a_good_deck() -> None:
    assert check_deck(Path(GAME.folder / "deck.toml")) == []


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[[food]]\nvalue = 1", "mine.toml, food 1, name: give a text of 1 to 24 characters."),
        (
            '[[food]]\nname = "Pizza"\nvalue = 100',
            "mine.toml, food Pizza, value: give a whole number from -99 to 99.",
        ),
        (
            '[[food]]\nname = "Pizza"\nvalue = 1\ncolour = "red"',
            "mine.toml, food Pizza, colour: this card has no such field.",
        ),
        (
            '[[food]]\nname = "Pizza"\nvalue = 1\n[[food]]\nname = "pizza"\nvalue = 2',
            "mine.toml, food pizza, name: this name is already taken: give each card its own.",
        ),
        (
            '[[power]]\nname = "Nap"\neffect = "sleep"\nwindows = ["served"]',
            "mine.toml, power Nap, effect: choose add, multiply, reverse, swap-bids, replace-bid, "
            "replace-foods, discard, exchange or cancel.",
        ),
        (
            '[[power]]\nname = "Nap"\neffect = "add"\namount = 2\nwindows = ["served"]',
            'mine.toml, power Nap, windows: write ["revealed"].',
        ),
        (
            '[[power]]\nname = "Nap"\neffect = "discard"\nwindows = ["midnight"]',
            "mine.toml, power Nap, windows: give a list of served, revealed or eaten.",
        ),
        (
            '[[power]]\nname = "Nap"\neffect = "cancel"\nwindows = ["served"]',
            "mine.toml, power Nap, windows: leave it out: cancel is played after a power in any "
            "window.",
        ),
        (
            '[[power]]\nname = "Nap"\neffect = "multiply"\nby = 7\nwindows = ["revealed"]',
            "mine.toml, power Nap, by: choose 0.5, 2, 3 or 4.",
        ),
        (
            '[[power]]\nname = "Nap"\neffect = "replace-bid"\nwith = "toy"\nwindows = ["revealed"]',
            "mine.toml, power Nap, with: choose card or food.",
        ),
        (
            '[[power]]\nname = "Nap"\ntext = ["a", "b", "c"]\neffect = "cancel"',
            "mine.toml, power Nap, text: give one or two lines of at most 26 characters.",
        ),
        (
            "[bids]\nred = [1, 2, 3]",
            "mine.toml, bids, red: give nine numbers of icons, each from 1 to 5.",
        ),
        (
            "[bids]\npink = [1, 1, 1, 1, 1, 1, 1, 1, 1]",
            "mine.toml, bids, pink: there is no such colour: choose red, blue, purple, green or "
            "orange.",
        ),
        ("foods = 3", "mine.toml, foods: there is no such field: choose name, start, food, power "
         "or bids."),
        ('food = "pizza"', "mine.toml, food: write each card as [[food]]."),
        ('start = "scratch"', 'mine.toml, start: choose "house" or "nothing".'),
    ],
)  # fmt: skip
def test_a_problem_names_file_card_and_field(tmp_path: Path, text: str, told: str) -> None:
    assert told in problems(tmp_path, text)


def test_all_problems_are_told_at_once(tmp_path: Path) -> None:
    text = '[[food]]\nname = "Pizza"\nvalue = "many"\ncopies = -1\n[[power]]\nname = "Nap"'
    assert len(problems(tmp_path, text)) == 3
    text += '\neffect = "sleep"\nwindows = ["midnight"]\ntext = "a\tb\tc\td"'
    assert [told.split(":")[0] for told in problems(tmp_path, text)] == [
        "mine.toml, food Pizza, value",
        "mine.toml, food Pizza, copies",
        "mine.toml, power Nap, effect",
        "mine.toml, power Nap, windows",
    ]


def test_the_option_tells_one_problem_a_line() -> None:
    text = '[[food]]\nname = "Pizza"\nvalue = "many"\ncopies = -1\n[[power]]\nname = "Nap"'
    with pytest.raises(BadOption) as told:
        GAME.resolve(deck=text)
    lines = str(told.value).split("\n")
    assert [line.split(":")[0] for line in lines] == [
        "The deck, food Pizza, value",
        "The deck, food Pizza, copies",
        "The deck, power Nap, effect",
    ]
    assert all(line.endswith(".") for line in lines)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[[food]]\nPizza", "deck can't be '[[food]] Pizza': choose house"),
        (
            'name = "Mine\n',
            "The deck: this is not TOML: a line ends too early (at line 1, column 13).",
        ),
    ],
)
def test_no_line_break_is_told_as_a_backslash(text: str, told: str) -> None:
    with pytest.raises(BadOption) as error:
        GAME.resolve(deck=text)
    assert str(error.value).startswith(told)
    assert "\\" not in str(error.value)


def test_names_differ_in_more_than_signs() -> None:
    """Else a click on one of two cards could mean the other."""
    assert parse_deck('[[food]]\nname = "ICE-CREAM!"\nvalue = 9').foods.count("ICE-CREAM!") == 1
    assert "Ice cream" not in parse_deck('[[food]]\nname = "ICE-CREAM!"\nvalue = 9').foods
    twice = '[[food]]\nname = "Hot dog"\nvalue = 1\n[[food]]\nname = "Hot-Dog"\nvalue = 2'
    with pytest.raises(BadDeck, match="food Hot-Dog, name: this name is already taken"):
        parse_deck(twice)
    with pytest.raises(BadDeck, match="give it a letter or a digit"):
        parse_deck('[[food]]\nname = "!!!"\nvalue = 1')


def test_at_most_32_types_of_each(tmp_path: Path) -> None:
    foods = "".join(f'[[food]]\nname = "Food {n}"\nvalue = {n}\n' for n in range(13))
    assert problems(tmp_path, foods) == ["mine.toml, food: give 1 to 32 types, not 33."]
    powers = "".join(f'[[power]]\nname = "P {n}"\neffect = "cancel"\n' for n in range(19))
    assert problems(tmp_path, powers) == ["mine.toml, power: give at most 32 types, not 33."]


def test_a_file_that_is_no_deck_at_all(tmp_path: Path) -> None:
    assert problems(tmp_path, "a = = b")[0].startswith("mine.toml: this is not TOML: ")
    assert check_deck(tmp_path / "none.toml")[0].endswith(
        "can't be read: No such file or directory."
    )
    (tmp_path / "mine.toml").write_bytes(b"\xff\xfe\x00")
    assert "UTF-8" in check_deck(tmp_path / "mine.toml")[0]
    assert "characters" in problems(tmp_path, "#" * 50_000)[0]


def test_a_power_is_taken_out_by_no_copies() -> None:
    deck = parse_deck('[[power]]\nname = "No Thank You"\ncopies = 0')
    assert "No Thank You" not in deck.powers
    assert len(deck.kinds) == 13


# Decks as options


def test_the_record_holds_a_custom_deck_and_names_the_house_deck_by_its_hash() -> None:
    text = '[[food]]\nname = "Pizza"\nvalue = -1\ncopies = 9'
    for given, kept in (("house", house_name()), (text, text)):
        match = Match.new(GAME, GAME.resolve(deck=given), seed=1)
        match.play([lambda view, seat: view.legal(seat)[0]] * 2)
        record = match.record()
        assert record.options["deck"] == kept
        assert Match.from_record(record).state.key() == match.state.key()


def test_a_house_deck_that_is_not_known_is_not_replaced_by_another() -> None:
    with pytest.raises(BadOption, match="does not have the deck house:123"):
        GAME.resolve(deck="house:123")
    with pytest.raises(BadOption, match="does not have"):
        GAME.resolve(deck="house:../deck")


def test_a_file_name_is_not_read_as_an_option() -> None:
    """A table's guests must not be able to read files of its host."""
    with pytest.raises(BadOption, match="choose house, or give a deck file's text"):
        GAME.resolve(deck="/etc/hostname")


def test_a_deck_must_have_enough_cards() -> None:
    few = 'start = "nothing"\n[[food]]\nname = "Porridge"\nvalue = 1\ncopies = 20\n'
    few += "[bids]\n" + "".join(f"{colour} = [1,1,1,1,1,1,1,1,1]\n" for colour in COLOURS)
    assert GAME.resolve(deck=few).players == 2
    with pytest.raises(BadOption, match="3 players need 24 foods; the deck has 20"):
        GAME.resolve(deck=few, players=3)
    with pytest.raises(BadOption, match="4 power cards would be dealt; the deck has 0"):
        GAME.resolve(deck=few, game="advanced")
    with pytest.raises(BadOption, match=r"24 foods; the deck has 20\.\n6 power cards would"):
        GAME.resolve(deck=few, game="advanced", players=3)


def test_a_custom_power_is_played_like_any_other() -> None:
    text = """
[[power]]
name = "Three Helpings"
effect = "multiply"
by = 3
windows = ["revealed"]
[[power]]
name = "Free For All"
effect = "replace-foods"
foods = "all"
extra = 2
windows = ["served"]
"""
    table = advanced("three-helpings, free-for-all", "", deck=text).serve()
    table.play("red", "free-for-all", "+corn+rice+beans+soda", "soda", "rice")
    assert table.foods == ["corn", "beans"]
    table.all_pass().bid(3, 4).play("red", "three-helpings", "red")
    assert table.values() == [9, 4]


def test_bad_decks_are_told_as_options_too() -> None:
    with pytest.raises(BadOption, match="food Pizza, value"):
        Table(deck='[[food]]\nname = "Pizza"')
    with pytest.raises(BadDeck):
        parse_deck("x = 1")


def test_the_catalogue_has_the_words_of_the_standard_deck() -> None:
    deck = house_deck()
    for food, name in enumerate(deck.foods):
        assert facts.food_name(deck, food).id.startswith("food.name.")
        assert GAME.text(facts.food_name(deck, food)) == name
    for power, name in enumerate(deck.powers):
        assert GAME.text(facts.power_name(deck, power)) == name
        lines = [GAME.text(line) for line in facts.power_lines(deck, power)]
        assert "\n".join(lines) == deck.texts[power]
        assert GAME.text(facts.power_text(deck, power)) == " ".join(lines)


def test_other_cards_have_the_words_of_their_author() -> None:
    deck = parse_deck(
        """
        food = [{name = "Kale", value = 3}, {name = "Pho", value = 9}]
        [[power]]
        name = "Picky Eater"
        text = "Add three"
        windows = ["revealed"]
        effect = "add"
        amount = 3
        """
    )
    names = [facts.food_name(deck, deck.foods.index(name)).id for name in ("Kale", "Pho")]
    assert names == ["food.name.kale", "="]
    assert facts.power_text(deck, deck.powers.index("Picky Eater")) == verbatim("Add three")
