"""CHANGELOG.md says what people notice, in the same four parts for each version, and briefly."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import potager

TEXT = (Path(__file__).parents[1] / "CHANGELOG.md").read_text("utf-8")
VERSIONS = re.split(r"^## ", TEXT, flags=re.MULTILINE)[1:]
PARTS = ["Breaking", "Added", "Changed", "Fixed"]
MOST = 30  # lines of a version


@pytest.mark.parametrize("version", VERSIONS, ids=lambda text: text.split()[0])
def test_a_version_has_four_parts_at_most_and_thirty_lines(version: str) -> None:
    found = re.findall(r"^### (.+)$", version, re.MULTILINE)
    assert found
    assert found == [part for part in PARTS if part in found]
    assert len(re.findall(r"^- ", version, re.MULTILINE)) <= MOST
    assert all(line.startswith(("- ", "### ")) for line in version.splitlines()[1:] if line)


def test_the_version_is_there() -> None:
    assert any(version.split()[0] == potager.__version__ for version in VERSIONS)
