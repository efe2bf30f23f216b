"""The pictures of the documentation: all of them exist, are used, small, and up to date."""

from __future__ import annotations

import re
from itertools import chain
from pathlib import Path

import diagrams
import pytest
from PIL import Image
from test_imports import LAYERS, MAY_IMPORT

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "docs/pictures"
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
NAMED = re.compile(r"!\[(?P<alt>[^\]]*)\]\((?P<file>[^)\s]*pictures/[^)\s]+)\)")
IN_HTML = re.compile(r'<img src="([^"]*pictures/[^"]+)"')
STYLE = re.compile(r"<style>.*?</style>", re.DOTALL)  # may be a bit older
MOST_BYTES = {".svg": 32_000, ".webp": 64_000}  # of one
MOST_OF_ALL = 1_200_000
ANIMATED, MOST_ANIMATED = "match.webp", 1_000_000


def named(page: Path) -> list[Path]:
    text = page.read_text("utf-8")
    files = chain((one["file"] for one in NAMED.finditer(text)), IN_HTML.findall(text))
    return [(page.parent / file).resolve() for file in files]


def test_every_picture_that_a_page_names_is_there() -> None:
    assert [file.name for page in PAGES for file in named(page) if not file.exists()] == []


def test_every_picture_is_on_a_page() -> None:
    used = {file for page in PAGES for file in named(page)}
    assert [file.name for file in sorted(PICTURES.iterdir()) if file not in used] == []


def test_every_picture_is_described() -> None:
    texts = [one["alt"] for page in PAGES for one in NAMED.finditer(page.read_text("utf-8"))]
    assert texts
    assert [text for text in texts if len(text.split()) < 4] == []


def test_pictures_are_small() -> None:
    sizes = {file.name: file.stat().st_size for file in PICTURES.iterdir()}
    assert sum(sizes.values()) <= MOST_OF_ALL
    assert sizes.pop(ANIMATED) <= MOST_ANIMATED
    assert {name for name, size in sizes.items() if size > MOST_BYTES[Path(name).suffix]} == set()


def test_the_match_moves_long_enough() -> None:
    with Image.open(PICTURES / ANIMATED) as picture:
        assert getattr(picture, "n_frames", 1) >= 50


@pytest.mark.parametrize("name", diagrams.DIAGRAMS)
def test_a_diagram_is_as_the_code_draws_it(name: str) -> None:
    there, due = (PICTURES / f"{name}.svg").read_text("utf-8"), diagrams.DIAGRAMS[name]()
    assert STYLE.sub("", there) == STYLE.sub("", due), "run scripts/diagrams.py"


@pytest.mark.parametrize("name", diagrams.DIAGRAMS)
def test_a_diagram_is_for_day_and_night(name: str) -> None:
    text = (PICTURES / f"{name}.svg").read_text("utf-8")
    assert "prefers-color-scheme" in text or "light-dark(" in text


def test_the_layers_are_those_of_the_imports() -> None:
    drawn = {
        f"potager.{name}": [f"potager.{other}" for other in others]
        for name, others in diagrams.MAY_IMPORT.items()
    }
    assert drawn.pop("potager.games") == ["potager.core"]  # as for all that MAY_IMPORT leaves out
    assert drawn == {name: MAY_IMPORT[name] for name in drawn}
    assert diagrams.LAYERS == LAYERS
