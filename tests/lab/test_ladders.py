"""The ladders of the docs: all games are rated, and the page shows the data."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import potager

ROOT = Path(__file__).parents[2]


def load() -> ModuleType:
    """The script as a module: it lies outside of all packages."""
    spec = spec_from_file_location("ladders", ROOT / "scripts/ladders.py")
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules["ladders"] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


SCRIPT = load()


def test_every_game_has_a_ladder_of_all_levels() -> None:
    entries = SCRIPT.read().values()
    assert {entry.ladder.game for entry in entries} == {game.name for game in potager.games()}
    for entry in entries:
        assert {bot.bot for bot in entry.ladder.bots} == {"random", "easy", "medium", "hard"}
        assert len(entry.ladder.pairs) == 6
        assert entry.ladder.games == sum(pair.games for pair in entry.ladder.pairs)
    commands = [SCRIPT.command_of(*one) for one in SCRIPT.LADDERS]
    assert [entry.command for entry in entries] == commands


def test_the_page_shows_the_data() -> None:
    for entry in SCRIPT.read().values():
        table = SCRIPT.table(entry)
        assert entry.command in table
        assert all(f"| {bot.bot} | {bot.elo:+.0f} |" in table for bot in entry.ladder.bots)
