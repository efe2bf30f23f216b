"""Choices in the game's words, as hints and analyses tell them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from potager.bots.coach.analysis import decisions
from potager.bots.coach.wording import said, text_of
from potager.core.match import Match
from potager.core.record import Record
from potager.core.state import HOLD

GAMES = Path(__file__).parents[3] / "src/potager/games"  # records are not installed

# What each choice of a golden record reads like, of all that could be chosen there.
READS = {
    "snail_invasion/records/duel-classic-3x4.json": r"rolls? \d+ and (bring|move)|can't move",
    "carrots_and_broccoli/records/players-2-short-turn-limit-400.json": (
        r"rolls? .*(plants?|moves?|pass(es)?)\b"
    ),
    "pyramid_shambo/records/players-4.json": (
        r"challenges|^Throw (rock|paper|scissors)$|takes|held by"
    ),
    "yes_broccoli/records/players-3-basic.json": r"^Bid \d|takes",
    "carrotia/records/players-2-off-random.json": r"\w+",
}


@pytest.mark.parametrize("file", READS)
def test_every_choice_reads_as_in_the_log(file: str) -> None:
    match = Match.from_record(Record.load(GAMES / file))
    game, number = match.game, 0
    for _, state, plays in decisions(match):
        for play in plays:
            if play.who < 0:
                continue
            view = state.seen_by(play.who)
            for action in list(view.legal(play.who))[:3]:
                text = text_of(game, said(game, view, play.who, action))
                assert re.search(READS[file], text), text
                number += 1
        if number > 150:
            break
    assert number > 10


def test_to_hold_has_a_word_too() -> None:
    match = Match.from_record(Record.load(GAMES / "carrotia/records/players-2.json"))
    view = match.state.seen_by(0)
    assert text_of(match.game, said(match.game, view, 0, HOLD)) == "hold"


def test_a_power_is_called_by_its_name_and_not_by_its_whole_text() -> None:
    match = Match.from_record(Record.load(GAMES / "yes_broccoli/records/players-3-advanced.json"))
    game, called = match.game, set[str]()
    for _, state, plays in decisions(match):
        for play in plays:
            if play.who < 0 or not game.manners.reaction(state):
                continue
            view = state.seen_by(play.who)
            for action in view.legal(play.who):
                called.add(text_of(game, said(game, view, play.who, action)))
    assert "Pass" in called
    assert len(called) > 3
    assert all(re.fullmatch(r"Pass|Play [\w' !-]+", one) for one in called), called
