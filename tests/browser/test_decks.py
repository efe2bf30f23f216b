"""A deck of one's own: uploaded in the lobby, checked there, and played with."""

from __future__ import annotations

import re
from pathlib import Path

from browser.conftest import Someone
from playwright.sync_api import expect

DECK = """
[[food]]
name = "Pizza"
value = {value}
copies = 20
"""


def test_a_deck_is_uploaded_checked_and_played(someone: Someone, tmp_path: Path) -> None:
    ada = someone()
    ada.page.goto(f"{ada.url}/new/yes-broccoli")
    upload = ada.page.locator('input[type="file"]')
    problem = ada.page.locator("#check")

    bad = tmp_path / "bad.toml"
    bad.write_text(DECK.format(value='"tasty"'))
    upload.set_input_files(bad)
    expect(problem).to_contain_text("food Pizza, value")

    worse = tmp_path / "worse.toml"
    worse.write_text(DECK.format(value='"tasty"').replace("20", "-1") + "[[power]]\nname = 'Nap'")
    upload.set_input_files(worse)
    expect(problem).to_contain_text("power Nap")
    faults = ("food Pizza, value", "food Pizza, copies", "power Nap, effect")
    lines = re.compile("\n".join(f"The deck, {fault}:.*" for fault in faults))
    expect(problem).to_have_text(lines, use_inner_text=True)  # as they are seen: one fault a line

    huge = tmp_path / "huge.toml"
    huge.write_text("#" * 40_000)
    upload.set_input_files(huge)
    expect(problem).to_contain_text("too large")

    good = tmp_path / "good.toml"
    good.write_text(DECK.format(value=17))
    upload.set_input_files(good)
    expect(problem).to_be_hidden()
    ada.page.locator('[name="seat.1"]').select_option("bot:easy")
    ada.page.get_by_role("button", name="Set the table").click()
    ada.at_table()
    record = ada.page.request.get(f"{ada.page.url}/record.json").json()
    assert "Pizza" in record["options"]["deck"]
