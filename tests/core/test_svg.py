"""The shared art and style keep their promises, and a scene becomes one sound SVG picture."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from librt.random import Random

import potager
from potager.core import svg
from potager.core.choosers import random_chooser
from potager.core.game import AnyGame
from potager.core.match import Match
from potager.core.scene import Scene, Sprite
from potager.core.svg import art
from potager.core.texts import verbatim

STYLE = svg.STYLE.read_text("utf-8")
COLOURS = ["red", "yellow", "green", "blue", "black", "purple", "orange", "clear", "cyan", "white"]
DRAWN = [game for game in potager.games() if (game.folder / "art.svg").exists()]
SNAIL = potager.game("snail-invasion")


def art_files() -> Iterator[Path]:
    yield svg.STYLE.parent / "pieces.svg"
    for game in DRAWN:
        yield from sorted(game.folder.glob("*.svg"))


# The art


@pytest.mark.parametrize("file", [*art_files()], ids=lambda file: f"{file.parent.name}/{file.name}")
def test_art_obeys_a_strict_content_security_policy(file: Path) -> None:
    text = file.read_text("utf-8")
    assert not re.search(r"\sstyle=|<style|<script|\son\w+=|<image|https?://(?!www\.w3\.org)", text)


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.name)
def test_every_reference_in_the_art_has_its_drawing(game: AnyGame) -> None:
    ids = re.findall(r'\bid="([^"]+)"', art(game))
    assert sorted(set(ids)) == sorted(ids), "an id is used twice"
    assert set(svg.references(art(game))) <= set(ids)


def test_every_colour_has_its_pieces_and_chip() -> None:
    names = svg.symbols(SNAIL)
    assert {f"{colour}-{size}" for colour in COLOURS for size in (1, 2, 3)} <= names
    assert {f"chip-{colour}" for colour in COLOURS} <= names
    assert {f"die-{face}" for face in range(7)} <= names


# The style


def block(selector: str) -> dict[str, str]:
    """The variables of the first rule with this selector."""
    found = re.search(rf"{re.escape(selector)}\s*{{(.*?)}}", STYLE, re.DOTALL)
    assert found, selector
    body = re.sub(r"/\*.*?\*/", "", found[1])
    return dict(re.findall(r"--([\w-]+):\s*([^;]+);", body))


def by(theme: int) -> dict[str, str]:
    """The colours by day (0) or by night (1)."""
    pairs = {name: re.match(r"light-dark\((.*), (.*)\)$", text) for name, text in ROOT.items()}
    return {name: pair[theme + 1] if pair else ROOT[name] for name, pair in pairs.items()}


ROOT = block(":root")
LIGHT, DARK = by(0), by(1)


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(
    ("letters", "ground"),
    [
        ("ink", "paper"),
        ("ink", "card"),
        ("ink", "pill"),
        ("ink", "active"),
        ("ink", "pick-tint"),
        ("muted", "paper"),
        ("muted", "card"),
        ("minus", "card"),
        ("on-primary", "primary"),
        ("on-primary", "strong"),
        ("on-pick", "pick"),
        ("on-plaque", "plaque"),
        ("on-badge", "badge"),
    ],
)
def test_letters_stand_out_from_their_ground(
    theme: dict[str, str], letters: str, ground: str
) -> None:
    assert contrast(theme[letters], theme[ground]) >= 4.5


@pytest.mark.parametrize("colour", COLOURS)
def test_marks_stand_out_from_their_piece(colour: str) -> None:
    for theme in (LIGHT, DARK):
        tones = block(f".{colour}")
        light = theme["black"] if colour == "black" else tones["light"]
        assert contrast(tones["mark"], light) >= 3


# Pictures


def picture(*sprites: Sprite) -> Scene:
    return Scene(width=100, height=50, sprites=sprites)


def test_a_picture_embeds_what_it_uses_and_nothing_else() -> None:
    text = svg.render(SNAIL, picture(Sprite(key="a", symbol="red-1", w=44, h=53)))
    ids = set(re.findall(r'\bid="([^"]+)"', text))
    assert ids == {"red-1", "pyramid-1", "glyph-heart", "pieces-shade", "pieces-cast"}


def test_a_picture_is_sound_and_always_the_same() -> None:
    scene = picture(
        Sprite(key="a", symbol="red-1", x=1 / 3, w=44, h=53, turn=-0.001),
        Sprite(key="b", kind="text", text=verbatim('<b> & "c"'), h=12),
        Sprite(key="c", kind="region", w=10, h=10, r=3, classes=("wood",)),
        Sprite(key="d", kind="path", d="M0 0L5 5"),
    )
    text = svg.render(SNAIL, scene)
    assert text == svg.render(SNAIL, scene)
    root = ElementTree.fromstring(text)
    assert root.attrib["aria-label"] == SNAIL.title
    assert "".join(root.itertext()).count('<b> & "c"') == 1
    assert "translate(0.3 0)" in text  # in tenths


def test_what_can_be_chosen_is_lit_and_spoken_as_a_button() -> None:
    sprite = Sprite(
        key="a", symbol="red-1", w=44, h=53, target="out:red-pawn", label=verbatim("red pawn")
    )
    plain = svg.render(SNAIL, picture(sprite), standalone=False)
    lit = svg.render(SNAIL, picture(sprite), lit={"out:red-pawn"}, standalone=False)
    assert 'class="sprite symbol"' in plain
    assert 'role="img" aria-label="red pawn"' in plain
    assert 'class="sprite symbol legal"' in lit
    assert 'role="button" aria-label="red pawn"' in lit


def test_a_picture_inside_a_page_leaves_style_and_symbols_to_the_page() -> None:
    text = svg.render(SNAIL, picture(Sprite(key="a", symbol="red-1")), standalone=False)
    assert "<style" not in text
    assert "<symbol" not in text


def test_an_unknown_symbol_is_an_error() -> None:
    with pytest.raises(KeyError, match="no drawing 'unicorn'"):
        svg.render(SNAIL, picture(Sprite(key="a", symbol="unicorn")))


def test_a_match_draws_itself() -> None:
    match = Match.new(SNAIL)
    match.roll()
    assert ElementTree.fromstring(match._repr_svg_()).tag.endswith("svg")
    lit = svg.draw(SNAIL, match.view(0), 0, "phone")
    assert lit.count(" legal") == 4  # a tree of each colour


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.name)
def test_every_position_draws_itself_in_every_set_of_options(game: AnyGame) -> None:
    """Only what everyone may see: a notebook that draws a position gives no secret away."""
    for seed, given in enumerate(game.option_sets()):
        match = Match.new(game, game.resolve(**given), seed=seed)  # type: ignore[arg-type]
        choose = random_chooser(Random(seed))
        for _ in range(4):
            text = match.state._repr_svg_()
            assert ElementTree.fromstring(text).tag.endswith("svg")
            assert text == match._repr_svg_()
            if match.over:
                break
            match.play([choose] * len(match.seats), most=25)
