"""Options: what is wrong is said in one sentence that names what would be right."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta

import potager
from potager.core.errors import BadOption
from potager.core.fluent import catalogue_of
from potager.core.game import AnyGame, options_of, texts_of
from potager.core.options import Options, describe, file_of, one_of, parse, values

SNAIL = potager.game("snail-invasion")


class Plot(Options, frozen=True, kw_only=True):
    """One option of each kind."""

    soil: Literal["sand", "loam"] = "loam"
    rows: Annotated[int, Meta(ge=1, le=9)] = 3
    depth: Annotated[int, Meta(ge=1)] = 2
    fenced: bool = False
    sizes: tuple[Annotated[int, Meta(ge=1, le=3)], ...] = (1, 2)
    sign: str = ""
    limit: Annotated[int, Meta(ge=1, le=99)] | None = None


class NoOptions(Options, frozen=True, kw_only=True):
    """A game without any."""


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"soil": "clay"}, "soil can't be 'clay': choose sand or loam."),
        ({"soil": None}, "soil can't be none: choose sand or loam."),
        ({"rows": 0}, "rows can't be 0: give a whole number from 1 to 9."),
        ({"rows": "many"}, "rows can't be 'many': give a whole number from 1 to 9."),
        ({"rows": 2.5}, "rows can't be 2.5: give a whole number from 1 to 9."),
        ({"depth": -1}, "depth can't be -1: give a whole number of at least 1."),
        ({"fenced": "perhaps"}, "fenced can't be 'perhaps': choose on or off."),
        ({"sizes": [4]}, "sizes can't be [4]: give whole numbers, with commas, from 1 to 3."),
        ({"limit": 100}, "limit can't be 100: give a whole number from 1 to 99, or none."),
        (
            {"colour": "red"},
            "There is no option 'colour': choose soil, rows, depth, fenced, sizes, sign or limit.",
        ),
    ],
)
def test_what_is_wrong_and_what_would_be_right(given: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadOption) as error:
        parse(Plot, given)
    assert str(error.value) == sentence


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadOption, match=r"There is no option 'x': this game has none\."):
        parse(NoOptions, {"x": 1})


@pytest.mark.parametrize(
    ("given", "name", "value"),
    [
        ({"rows": "5"}, "rows", 5),
        ({"fenced": "true"}, "fenced", True),
        ({"sizes": "3,1"}, "sizes", (3, 1)),
        ({"limit": "none"}, "limit", None),
        ({"limit": "7"}, "limit", 7),
        ({"sign": "Keep off"}, "sign", "Keep off"),
    ],
)
def test_texts_of_a_command_line_become_values(
    given: dict[str, object], name: str, value: object
) -> None:
    assert getattr(parse(Plot, given), name) == value


def test_hyphens_will_do_for_underscores() -> None:
    assert SNAIL.resolve(**{"turn-limit": 5}).turn_limit == 5


def test_fields_tell_a_form_everything() -> None:
    texts = catalogue_of(
        "option-soil-help = What it grows in.\n"
        "option-soil-sand = Fine sand\n"
        "option-rows-title = Rows of plants"
    )
    fields = {field.name: field for field in describe(Plot, texts)}
    kinds = ["choice", "number", "number", "flag", "numbers", "text", "number"]
    assert [field.kind for field in fields.values()] == kinds
    assert fields["soil"].choices == ("sand", "loam")
    assert fields["soil"].help == "What it grows in."
    assert [fields["soil"].word(one) for one in fields["soil"].choices] == ["Fine sand", "Loam"]
    assert fields["rows"].title == "Rows of plants"
    assert fields["depth"].title == "Depth"
    assert (fields["rows"].least, fields["rows"].most) == (1, 9)
    assert (fields["sizes"].least, fields["sizes"].most) == (1, 3)
    assert [field.name for field in fields.values() if field.optional] == ["limit"]
    assert fields["fenced"].default is False


@pytest.mark.parametrize("game", potager.games(), ids=lambda game: game.name)
def test_every_games_options_are_explained_and_come_back_from_values(game: AnyGame) -> None:
    fields = options_of(game)
    assert all(field.help for field in fields)
    for field in fields:  # no word is left of a choice that is gone
        assert field.words.keys() <= {*field.choices, *field.gifts}
    worded = {id.split("-")[1] for id in texts_of(game).all() if id.startswith("option-")}
    assert worded <= {field.name for field in fields}
    for given in game.option_sets():
        options: Any = game.resolve(**given)  # type: ignore[arg-type]
        assert game.resolve(**values(options)) == options


def test_one_of_reads_as_a_sentence() -> None:
    assert one_of(["a"]) == "a"
    assert one_of(["a", "b"]) == "a or b"
    assert one_of(["a", "b", "c"]) == "a, b or c"


class Cards(Options, frozen=True, kw_only=True):
    """Options that take a file."""

    deck: Annotated[str, file_of("house")] = "house"
    quests: Annotated[str, file_of("easy", "hard")] = "easy"
    title: str = "none"


def test_an_option_lists_the_files_that_come_with_the_game() -> None:
    files = {field.name: field.files for field in describe(Cards, catalogue_of(""))}
    assert files == {"deck": ("house",), "quests": ("easy", "hard"), "title": ()}
