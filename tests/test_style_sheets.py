"""Style sheets: small, in layers, ready for right-to-left, every limit of a screen listed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[1] / "src/potager"
PAGES = sorted((SOURCES / "table/web/static/css").glob("*.css"))
SCENES = [SOURCES / "core/art/scene.css", *sorted(SOURCES.glob("games/*/style.css"))]
MOST_BYTES = 75 * 1024  # of all pages
MOST_HAS = 30  # selectors that look at what is inside
PHYSICAL = re.compile(
    r"(?<![\w-])(?:(?:margin|padding|border)-(?:left|right)|left|right)\s*:"
    r"|(?:text-align|float)\s*:\s*(?:left|right)"
)
SIDES = re.compile(r"(?<![\w-])(?:margin|padding|inset)\s*:\s*([^;{}]+)")
SCREEN = re.compile(r"@media ([^{]+)\{")
EDGE = re.compile(r"(min|max)-(width|height): (\d+)px")


def rules(file: Path) -> str:
    """A sheet without its comments."""
    return re.sub(r"/\*.*?\*/", "", file.read_text("utf-8"), flags=re.DOTALL)


def values(shorthand: str) -> list[str]:
    """The values of a shorthand; a function with its arguments is one of them."""
    while shorthand != (shorter := re.sub(r"\([^()]*\)", "", shorthand)):
        shorthand = shorter
    return shorthand.split()


def test_all_pages_together_are_small() -> None:
    assert sum(file.stat().st_size for file in PAGES) <= MOST_BYTES


def test_few_selectors_look_at_what_is_inside() -> None:
    assert sum(rules(file).count(":has(") for file in PAGES) <= MOST_HAS


@pytest.mark.parametrize(
    "file", [*PAGES, *SCENES], ids=lambda file: f"{file.parent.name}/{file.stem}"
)
def test_all_of_a_sheet_is_in_one_layer(file: Path) -> None:
    text = re.sub(r"@layer [\w, ]+;", "", rules(file)).strip()
    assert re.match(r"@layer \w+ \{", text)
    depth = 0
    for at, letter in enumerate(text):
        depth += {"{": 1, "}": -1}.get(letter, 0)
        assert depth or "{" not in text[:at] or at == len(text) - 1, "something follows the layer"


@pytest.mark.parametrize("file", PAGES, ids=lambda file: file.stem)
def test_pages_know_start_and_end_instead_of_left_and_right(file: Path) -> None:
    text = rules(file)
    assert not PHYSICAL.findall(text)
    given = [values(one) for one in SIDES.findall(text)]
    assert not [one for one in given if len(one) == 4 and one[1] != one[3]]


def test_every_limit_of_a_screen_is_listed_in_base() -> None:
    listed = re.search(
        r"widths ([\d ]+) heights ([\d ]+)", (PAGES[0].parent / "base.css").read_text()
    )
    assert listed
    known = {
        side: {int(one) for one in listed[at].split()}
        for at, side in enumerate(("width", "height"), 1)
    }
    used: dict[str, set[int]] = {"width": set(), "height": set()}
    for file in PAGES:
        for screen in SCREEN.findall(rules(file)):
            for edge, side, pixels in EDGE.findall(screen):
                used[side].add(int(pixels) - (edge == "min"))
    assert used == known
