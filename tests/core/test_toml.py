"""People's own TOML: what would be slow or fail to parse is refused before, in one sentence."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from potager.core import toml
from potager.core.toml import BadToml, check_limits, read_file, read_toml

BOMBS = {
    "dots": "a." * 19_000 + "a = 1",
    "dots in quotes": '"a".' * 9_000 + "a = 1",
    "dots in a head": "[" + "a." * 19_000 + "a]",
    "dots behind five quotes": 'a = {b = """c""""", ' + "d." * 15_000 + "d = 1}",
    "brackets": "a = " + "[" * 15_000 + "]" * 15_000,
    "braces": "a = " + "{b = " * 6_000,
    "digits": "a = " + "9" * 5_000,
    "digits with lines between": "a = " + "9_" * 5_000 + "9",
    "lines": "a = 1\n" * 6_000,
    "values": "a = [" + "1," * 19_000 + "]",
    "length": "#" * 50_000,
}


@pytest.mark.parametrize("text", BOMBS.values(), ids=BOMBS)
def test_what_would_be_slow_is_refused_quickly(text: str) -> None:
    began = time.perf_counter()
    with pytest.raises(BadToml, match=r"most|more than"):
        read_toml(text)
    assert time.perf_counter() - began < 0.5


@pytest.mark.parametrize(
    "text",
    ['a = "[[[[[[[[[[ 1.2.3.4.5.6.7"', "a = '''\n[[[[[[[[[[\n1.2.3.4.5.6'''\nb = 1",
     'a = """x""y [[[[[[[[[["""\n', 'a = "\\"[[[[[[[[[["', "# [[[[[[[[[[ a.b.c.d.e.f.g\na = 1",
     '"a.b.c.d.e.f.g" = 1', "a = [1.5, 1.5, 1.5, 1.5, 1.5, 1.5]", "a = 1979-05-27T00:32:00.99Z"],
)  # fmt: skip
def test_texts_comments_and_lists_count_for_what_they_are(text: str) -> None:
    assert read_toml(text)


@pytest.mark.parametrize("text", ["a = = b", 'a = "x', "a = 1\na = 2", "a = 2023-02-30", "[a\n"])
def test_what_is_no_toml_is_said_so(text: str) -> None:
    with pytest.raises(BadToml, match="not TOML"):
        read_toml(text)


def test_every_file_of_ours_that_people_may_write_too_is_far_from_the_limits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(toml, "MOST_CHARACTERS", toml.MOST_CHARACTERS // 2)
    monkeypatch.setattr(toml, "MOST_LINES", toml.MOST_LINES // 2)
    monkeypatch.setattr(toml, "MOST_VALUES", toml.MOST_VALUES // 2)
    games = Path(toml.__file__).parents[1] / "games"
    found = [file for file in games.rglob("*.toml") if not file.name.startswith("texts.")]
    assert len(found) > 5
    for file in found:
        check_limits(file.read_text("utf-8"))


def test_of_a_huge_file_only_the_beginning_is_read(tmp_path: Path) -> None:
    huge = tmp_path / "huge.toml"
    with huge.open("wb") as file:
        file.truncate(10**10)  # sparse: it takes no room
    with pytest.raises(BadToml, match="more than"):
        read_file(huge)
