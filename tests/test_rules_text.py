"""The rules that players read: every game has them, with all their pictures."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from potager.core.game import AnyGame, options_of
from potager.core.registry import games
from potager.table.web.rendering import rules_of

GAMES = Path(__file__).parents[1] / "src/potager/games"
TEXTS = sorted(GAMES.glob("*/RULES.md"))


@pytest.mark.parametrize("file", TEXTS, ids=lambda file: file.parent.name)
def test_every_picture_of_the_rules_is_there_and_described(file: Path) -> None:
    pictures = re.findall(r"!\[([^\]]*)\]\(([^)]*)\)", file.read_text("utf-8"))
    for words, name in pictures:
        assert len(words) > 10, f"{name} needs words for those who can't see it"
        assert ElementTree.parse(file.parent / name).getroot().tag.endswith("svg")
    drawn = {f"pictures/{picture.name}" for picture in (file.parent / "pictures").glob("*.svg")}
    assert drawn == {name for _, name in pictures}, (
        "made by scripts/draw_rules.py, used in RULES.md"
    )


def test_snail_invasion_tells_every_ruling() -> None:
    text = (GAMES / "snail_invasion/RULES.md").read_text("utf-8")
    assert re.findall(r"\*\*(S\d+)\.\*\*", text) == [f"S{number}" for number in range(1, 14)]


@pytest.mark.parametrize("file", TEXTS, ids=lambda file: file.parent.name)
def test_the_rules_end_with_how_they_differ_from_the_printed_ones(file: Path) -> None:
    last = file.read_text("utf-8").split("\n## ")[-1]
    assert last.startswith("How this differs from the printed rules, and why\n")
    changed, read = last.split("Where the printed rules are loose, ours are exact:")
    assert changed.count("\n- ") >= 4
    assert read.count("\n- ") >= 4


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_the_rules_name_options_as_the_forms_do(game: AnyGame) -> None:
    text = (game.folder / "RULES.md").read_text("utf-8")
    for option in options_of(game):
        if not option.lab:
            assert f"- **{option.title}**" in text
        if option.name != "turn_limit":  # only simulations have it, and no form does
            assert f"`{option.name}`" not in text


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_the_list_of_contents_leads_to_every_chapter(game: AnyGame) -> None:
    page = rules_of(game)
    chapters = re.findall(r'<h2 id="([^"]+)">(.*?)</h2>', page)
    assert len(chapters) >= 3
    assert re.findall(r'<a href="#(rules-\d+)">(.*?)</a>', page) == chapters
