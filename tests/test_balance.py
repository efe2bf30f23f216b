"""The tables and sentences about quests are made from the measured figures."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from potager.games.carrotia.quests import DECKS, deck, settled

ROOT = Path(__file__).parents[1]
SCRIPT = ROOT / "scripts/quest_balance.py"


def imported() -> ModuleType:
    """The script, as a module that can be asked for its types."""
    spec = spec_from_file_location("quest_balance", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules["quest_balance"] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


script: Any = imported()


def test_the_page_is_made_from_the_figures() -> None:
    page = script.page(script.kept())
    assert "## The deck `house`" in page
    assert all(f"| {quest.name} |" in page for found in script.kept() for quest in found.quests)


@pytest.mark.parametrize("found", script.kept(), ids=lambda found: found.deck)
def test_the_figures_are_of_today_and_as_many_as_the_ruling_asks(found: Any) -> None:
    names = {quest.name for quest in found.quests}
    assert names == set(deck(settled(found.deck)).names)
    assert [team.players for team in found.of("hard")] == [1, 2, 3, 4, 5, 6]
    assert all(team.games >= 400 for team in found.of("hard"))
    if found.deck == "house":
        assert all(quest.games >= 400 for quest in found.quests)
        assert all(team.games >= 400 for team in found.teams)


def test_both_decks_were_measured() -> None:
    assert [found.deck for found in script.kept()] == list(DECKS)


def test_what_the_ruling_does_not_allow_is_reported() -> None:
    team, quest = script.Team, script.Quest
    teams = [
        team(level=level, players=2, games=100, won=won, carrots=[1, 9, 9], carrots_won=[1, 9, 9])
        for level, won in (("easy", 24), ("medium", 50), ("hard", 93))
    ]
    quests = [
        quest(name="Dull", size=3, games=100, won=20),
        quest(name="Fine", size=3, games=100, won=60),
    ]
    found = script.DeckFigures(deck="house", seed=1, compared="medium", teams=teams, quests=quests)
    assert script.misses(found) == [
        "Easy bots win 24.0% with 2 players, not 25% to 50%.",
        "Hard bots win 93.0% with 2 players, not at most 92%.",
        "Dull is 20.0 points from the mean of its size.",
        "Fine is 20.0 points from the mean of its size.",
        *[
            f"The first round brings 5.3% of what {level} bots win with."
            for level in ("easy", "medium", "hard")
        ],
    ]


def test_one_command_measures_a_deck() -> None:
    few = ["--games", "2", "--most", "2", "--players", "1", "--workers", "1", "--json"]
    done = subprocess.run(
        [sys.executable, SCRIPT, "house", *few], capture_output=True, text=True, check=True
    )
    found = json.loads(done.stdout)
    assert [(team["level"], team["games"]) for team in found["teams"]] == [
        ("easy", 2), ("medium", 2), ("hard", 2),
    ]  # fmt: skip
    assert sum(quest["games"] for quest in found["quests"]) == 6
    assert {"rate", "first_share", "carrots", "carrots_won"} <= set(found["teams"][0])
