"""The types that the browser's modules are checked with are those of the server's structs."""

from __future__ import annotations

import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_types_for_javascript_are_up_to_date() -> None:
    script = runpy.run_path(str(ROOT / "scripts/wire_types.py"))
    wanted = script["wire_types"]()
    assert "@typedef {object} Sprite" in wanted
    found = script["FILE"].read_text("utf-8")
    assert found == wanted, "run `make types`: wire.js differs from the structs"
