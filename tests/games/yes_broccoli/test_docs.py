"""The page about decks and the rules tell the truth: nothing that there is goes unnamed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from potager.games.yes_broccoli import COLOURS, GAME
from potager.games.yes_broccoli.decks import deck_text, parse_deck
from potager.games.yes_broccoli.decks.fields import EFFECTS

PAGE = (Path(__file__).parents[3] / "docs/decks.md").read_text("utf-8")
HOUSE = parse_deck(deck_text("house"))
EXAMPLES = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("text", EXAMPLES, ids=range(len(EXAMPLES)))
def test_every_deck_of_the_page_is_a_good_one(text: str) -> None:
    assert parse_deck(text).foods


def test_the_page_names_every_effect_and_every_picture() -> None:
    for word in (*EFFECTS, *HOUSE.pictures):
        assert f"`{word}`" in PAGE


def test_sunday_lunch_is_what_the_page_says() -> None:
    deck = parse_deck(EXAMPLES[0])
    assert len(deck.foods) == 21
    assert deck.worth[deck.foods.index("Soda")] == -12
    assert len(deck.powers) == 15


RULES = (GAME.folder / "RULES.md").read_text("utf-8")


def test_the_rules_list_every_food_with_its_worth_and_its_copies() -> None:
    told = re.findall(r"\| ([A-Z][a-z ]+) \| (−?\d+) \| (\d+) (?=\|)", RULES)
    listed = {(name, int(worth.replace("−", "-")), int(copies)) for name, worth, copies in told}
    assert listed == set(zip(HOUSE.foods, HOUSE.worth, HOUSE.copies, strict=True))
    assert f"The {sum(HOUSE.copies)} foods" in RULES


def test_the_rules_list_the_broccoli_of_every_bid_card() -> None:
    for place, colour in enumerate(COLOURS):
        icons = " | ".join(map(str, list(HOUSE.icons)[9 * place : 9 * place + 9]))
        assert f"| {colour} | {icons} |" in RULES


def test_the_rules_tell_every_ruling_and_every_power() -> None:
    assert re.findall(r"\*\*(Y\d+)\.\*\*", RULES) == [f"Y{number}" for number in range(1, 12)]
    for power in HOUSE.powers:
        assert f"| {power} |" in RULES
