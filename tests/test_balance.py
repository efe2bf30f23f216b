"""The figures in the prose of docs/balance.md are those of its tables."""

from __future__ import annotations

import runpy
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_sentence_about_quests_is_made_from_the_table() -> None:
    script = runpy.run_path(str(ROOT / "scripts/quest_balance.py"))
    page = (ROOT / "docs/balance.md").read_text("utf-8")
    tables = [line for line in page.splitlines() if line.startswith("| ")]
    assert script["sentence"](tables) in page
