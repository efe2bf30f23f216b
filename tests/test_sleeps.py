"""No test guesses how long something takes: every sleep says what it is for, on its line."""

from __future__ import annotations

import ast
import io
import tokenize
from pathlib import Path

import pytest

HERE = Path(__file__).parent
FILES = sorted(
    str(file.relative_to(HERE)) for file in HERE.rglob("*.py") if file.name != "waiting.py"
)
SLEEPS = {"sleep", "wait_for_timeout"}


def silent(source: str) -> list[int]:
    """The lines with a sleep and no comment."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    commented = {token.start[0] for token in tokens if token.type == tokenize.COMMENT}
    asleep = {
        node.end_lineno or node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in SLEEPS
    }
    return sorted(asleep - commented)


@pytest.mark.parametrize("file", FILES)
def test_a_sleep_says_what_it_is_for(file: str) -> None:
    """What waits for something uses `wait_until`, `until` or Playwright's `expect`."""
    assert silent((HERE / file).read_text()) == []


def test_a_sleep_that_says_nothing_is_found() -> None:
    assert silent("time.sleep(1)\nawait asyncio.sleep(2)  # the sand runs\n") == [1]
    assert silent("page.wait_for_timeout(\n    20\n)") == [3]
