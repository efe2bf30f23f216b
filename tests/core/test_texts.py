"""Messages become words by a catalogue, and a gap in it is noticed."""

from __future__ import annotations

from pathlib import Path

import pytest

import potager
from potager.core.fluent import BadText, catalogue_of, load, parse
from potager.core.game import texts_of
from potager.core.texts import Cast, Icon, listed, pieces, render, say, someone, verbatim

CATALOGUE = catalogue_of(
    """
left =
    { $n ->
        [one] { $n } piece left for { $who }
       *[other] { $n } pieces left for { $who }
    }
red = Red
both = { $first } and { $last }
"""
)


def test_numbers_choose_the_word() -> None:
    assert render(say("left", n=1, who="you"), CATALOGUE) == "1 piece left for you"
    assert render(say("left", n=0, who="you"), CATALOGUE) == "0 pieces left for you"
    assert render(say("left", n="1", who="you"), CATALOGUE) == "1 piece left for you"


def test_one_point_is_one_point() -> None:
    game, red = potager.game("yes-broccoli"), someone(0, say("seat.red"))
    assert game.text(say("status.points", points="1", n=1)) == "1 point"
    assert game.text(say("status.points", points="−2", n=2)) == "−2 points"
    told = say("foresee.points", food=verbatim("Soda"), now="9", then="1")
    assert game.text(told) == "Soda 9 → 1 point"
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


def test_later_files_win_and_dots_become_hyphens(tmp_path: Path) -> None:
    one, two = tmp_path / "one.ftl", tmp_path / "two.ftl"
    one.write_text("top = 1\ncolour-red = red\ncolour-blue = blue\n", "utf-8")
    two.write_text("colour-red = rosé\ncolour-dark-red = wine\n", "utf-8")
    found = load([one, two, tmp_path / "none.ftl"], "en")
    ids = ("top", "colour.red", "colour.blue", "colour.dark.red")
    assert [found[id] for id in ids] == ["1", "rosé", "blue", "wine"]
    assert "colour.red" not in found.all()


def test_what_a_language_lacks_is_in_english() -> None:
    german = load([], "de", CATALOGUE)
    german.update(parse("red = Rot"))
    assert render(say("both", first=say("red"), last="Bo"), german) == "Rot and Bo"
    assert german.has("left")
    assert set(german.all()) == {"red", "left", "both"}


def test_texts_of_several_lines_keep_their_shape() -> None:
    texts = parse(
        '# A comment\n\ntwo =\n    first\n\n      second { $n }\n    third\nedge = and{ " " }\n'
        "### Another\nin-place = { $n ->\n  [0] none\n *[other] { two-words }\n }, you see\n"
        "two-words = two words"
    )
    catalogue = catalogue_of("")
    catalogue.update(texts)
    assert render(say("two", n=1), catalogue) == "first\n\n  second 1\nthird"
    assert render(say("edge"), catalogue) == "and "
    assert render(say("in-place", n=0), catalogue) == "none, you see"
    assert render(say("in-place", n=7), catalogue) == "two words, you see"


def test_grammar_belongs_to_the_language() -> None:
    german = catalogue_of(
        """
tile = Feld
    .gender = neuter
chosen =
    { GENDER($what) ->
        [neuter] das { $what }
       *[other] die { $what }
    }
place = Du bist { NUMBER($n, type: "ordinal") ->
   *[other] { $n }.
 }
taken = { FORM($what, letter: "small") } und { FORM($other, letter: "capital") }
far = { $n } Schritte
""",
        "de",
    )
    assert render(say("chosen", what=say("tile")), german) == "das Feld"
    assert render(say("place", n=3), german) == "Du bist 3."
    assert render(say("taken", what="Rot", other="blau"), german) == "Rot und Blau"
    assert render(say("far", n=25_000), german) == "25.000 Schritte"


def test_a_role_may_be_a_plural() -> None:
    game = potager.game("snail-invasion")
    snails = someone(1, say("side.the-snails"))
    won = say("table.resumed-by", who=snails)
    assert game.text(won) == "The Snails have resumed the match."
    assert game.text(won, Cast(("Ann", "Ben"))) == "Ben has resumed the match."
    assert game.text(won, Cast(("Ann", "Ben"), you=1)) == "You have resumed the match."


def test_a_sentence_keeps_its_pictures() -> None:
    game = potager.game("snail-invasion")
    pictures = [Icon(symbol="a", label=say("colour.red")), Icon(symbol="b", label=verbatim("x"))]
    sentence = listed(pictures)
    assert game.text(sentence) == "red and x"
    red, between, x = pieces(sentence, texts_of(game))
    assert isinstance(red, Icon)
    assert isinstance(x, Icon)
    assert (red.symbol, game.text(red.label), between, x.symbol) == ("a", "red", " and ", "b")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("no entry", "an entry such as `id = text` was expected, not 'no entry'"),
        ("a = 1\na = 2", "a is defined twice"),
        ("a = { $n", "a: a word was expected"),
        ("a = { $n -> [one] x }", "a: a choice needs variants"),
        ("a = { HELP($n) }", None),
        ("a = { Help($n) }", "a: there is no function Help"),
        ("a = { $n $m }", "a: there is $m after $n"),
    ],
)
def test_a_bad_catalogue_says_what_is_wrong(text: str, why: str | None) -> None:
    if why is None:
        parse(text)
    else:
        with pytest.raises(BadText) as refused:
            parse(text)
        assert str(refused.value).startswith(why)


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
