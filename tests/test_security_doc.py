"""docs/security.md: every row names tests, and each of them exists."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs/security.md"
TESTS = {
    name
    for file in (ROOT / "tests").rglob("test_*.py")
    for name in re.findall(r"^(?:async )?def (test_\w+)", file.read_text("utf-8"), re.MULTILINE)
}


def missing(page: str) -> list[str]:
    """Rows without a test, and tests that there are none of."""
    rows = [line for line in page.splitlines() if line.startswith("| ")]
    claims = [row for row in rows if not row.endswith("| tests |") and "---" not in row]
    without = [row for row in claims if not re.search(r"`test_\w+`", row.split("|")[-2])]
    named = re.findall(r"`(test_\w+)`", page)
    return [*without, *(name for name in named if name not in TESTS)]


def test_every_named_test_exists() -> None:
    page = PAGE.read_text("utf-8")
    assert page.count("`test_") > 50
    assert missing(page) == []


def test_a_test_that_is_gone_and_a_claim_without_one_are_found() -> None:
    row = "| try this | that stops it | {} |\n"
    assert missing(row.format("`test_that_nobody_wrote`")) == ["test_that_nobody_wrote"]
    assert len(missing(row.format("we promise"))) == 1
    assert missing(row.format("`test_garbage`")) == []
