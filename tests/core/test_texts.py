"""Messages become words by a catalogue, and a gap in it is noticed."""

from __future__ import annotations

from pathlib import Path

import pytest

import potager
from potager.core.texts import load_catalogue, render, say, someone, verbatim

CATALOGUE = {
    "left": "{n} {n:piece|pieces} left for {who}",
    "red": "Red",
    "both": "{first} and {last}",
}


def test_numbers_choose_the_word() -> None:
    assert render(say("left", n=1, who="you"), CATALOGUE) == "1 piece left for you"
    assert render(say("left", n=0, who="you"), CATALOGUE) == "0 pieces left for you"
    assert render(say("left", n="1", who="you"), CATALOGUE) == "1 piece left for you"


def test_one_point_is_one_point() -> None:
    game, red = potager.game("yes-broccoli"), someone(0, say("seat.red"))
    assert game.text(say("status.points", points="1", n=1)) == "1 point"
    assert game.text(say("status.points", points="−2", n=2)) == "−2 points"
    assert game.text(say("foresee.points", now="9", then="1")) == "9 → 1 point"
    assert game.text(say("won.most", who=red, points="1", n=1)) == "Red wins with 1 point."


def test_an_argument_may_be_a_message() -> None:
    assert render(say("left", n=2, who=say("red")), CATALOGUE) == "2 pieces left for Red"
    inner = say("both", first=say("red"), last=verbatim("Ann"))
    assert render(say("both", first=inner, last="Bo"), CATALOGUE) == "Red and Ann and Bo"


def test_words_of_people_are_never_read_as_a_pattern() -> None:
    assert render(verbatim("{n} {who.__class__}"), CATALOGUE) == "{n} {who.__class__}"
    told = render(say("both", first=verbatim("{last}"), last="{first}"), CATALOGUE)
    assert told == "{last} and {first}"


def test_a_missing_text_or_argument_is_an_error() -> None:
    with pytest.raises(KeyError, match="no text 'green' in the catalogue"):
        render(say("green"), CATALOGUE)
    with pytest.raises(KeyError, match="who"):
        render(say("left", n=1), CATALOGUE)


def test_later_files_win_and_tables_become_dotted_names(tmp_path: Path) -> None:
    one, two = tmp_path / "one.toml", tmp_path / "two.toml"
    one.write_text('top = "1"\n[colour]\nred = "red"\nblue = "blue"\n', "utf-8")
    two.write_text('[colour]\nred = "rosé"\n[colour.dark]\nred = "wine"\n', "utf-8")
    assert load_catalogue(one, two) == {
        "top": "1",
        "colour.red": "rosé",
        "colour.blue": "blue",
        "colour.dark.red": "wine",
    }


def test_a_game_knows_the_texts_that_all_share() -> None:
    game = potager.game("snail-invasion")
    assert game.text(say("list.and", first=say("colour.red"), last="x")) == "red and x"
    assert game.text(say("side.snails")) == "Snails"


def test_a_message_is_a_value() -> None:
    one = say("both", first=say("red"), last="Bo")
    other = say("both", last="Bo", first=say("red"))
    assert one == other
    assert hash(one) == hash(other)
    assert one != say("both", first=say("red"), last="Bob")
    assert one != "both"
    assert eval(repr(one), {"say": say}) == one
    with pytest.raises(AttributeError, match="can't be changed"):
        one.id = "left"
