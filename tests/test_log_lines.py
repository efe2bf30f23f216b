"""A line of the log is a sentence that a person could say: a screen reader speaks it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from librt.random import Random

import potager
from potager.bots.coach.wording import text_of
from potager.core.game import AnyGame
from potager.core.match import Match
from potager.core.scene import Icon
from potager.core.state import SPECTATOR
from potager.core.texts import Cast, Message, verbatim
from potager.table.telling.history import SeatHistory, replayed_events

NAMES = ("Pip", "Ines", "Clover", "Moss", "Hugo", "Ada")
SOME: dict[str, dict[str, Any]] = {
    "carrots-and-broccoli": {"turn_limit": 24},
    "yes-broccoli": {"players": 3, "game": "advanced"},
    "carrotia": {"players": 2},
}
FAULTS = r"""
    \s[.,:;] | [.,]{2} | \s\s | [{}|]
    | \b[Yy]ou\s(?:is|has|\w*[^s\W]s)\b
    | \b1\s(?:carrots|points|pips|moves|turns)\b
    | \b(\w+)\s\1\b
    | (?<![.])\sYou\b
"""


def lines(match: Match, viewer: int) -> list[str]:
    """The log of a match as one viewer hears it."""
    seats = len(match.game.drawing.status(match.state))
    cast = Cast(NAMES[:seats], you=viewer)
    history = SeatHistory(viewer)
    for event in replayed_events(match.game, match.options, match.rows):
        history.follow(event)
    return [spoken(match, line.parts, cast) for line in history.lines]


def spoken(match: Match, parts: tuple[Message | Icon, ...], cast: Cast) -> str:
    words = [
        verbatim(match.game.text(one.label if isinstance(one, Icon) else one, cast))
        for one in parts
    ]
    return text_of(match.game, tuple(words))


@pytest.mark.parametrize("game", potager.games(), ids=lambda game: game.name)
def test_every_line_of_the_log_is_a_sentence(game: AnyGame) -> None:
    met = set[str]()
    for seed in range(3):
        match = Match.new(game, game.resolve(**SOME.get(game.name, {})), seed=seed)
        for _ in match.drive_at_random(Random(seed)):
            pass
        for viewer in (SPECTATOR, 0, len(match.seats) - 1):
            met |= set(lines(match, viewer))
    assert len(met) > 20
    for line in met:
        assert re.fullmatch(r"[A-Z].*[.!?]", line), line
        assert not re.search(FAULTS, line.replace("No Thank You", "X"), re.VERBOSE), line
