"""What a click leads to: an action, or an answer to why there is none."""

from __future__ import annotations

import pytest

from potager.core.choices import by_clicks, by_words, why_not
from potager.core.errors import IllegalAction
from potager.core.match import Match
from potager.core.texts import say


@pytest.fixture
def garden(monkeypatch: pytest.MonkeyPatch) -> Match:
    """Carrots & Broccoli, as if it had no reasons of its own."""
    match = Match.new("carrots-and-broccoli", seed=1)
    monkeypatch.setattr(match.game.drawing, "_why_not", None)
    match.roll()
    return match


def test_a_target_that_comes_later_is_told_from_one_that_leads_nowhere(garden: Match) -> None:
    game, view = garden.game, garden.view(0)
    paths = list(by_clicks(game, view, 0))
    first, second = next(path for path in paths if path[0].startswith("supply:"))

    def why(target: str, *picked: str) -> str:
        return why_not(game, view, 0, target, picked).id

    assert why(second) == "why.later"
    assert why("roll") == "why.nothing"
    assert why("pass", first) == "why.instead"
    for reason in ("later", "nothing", "instead"):
        assert game.text(say(f"why.{reason}")).endswith(".")


def test_the_games_own_reason_comes_first() -> None:
    match = Match.new("connect-four")
    for column in (0, 0, 0, 0, 0, 0):
        match.choose(match.waiting()[0], column)
    assert why_not(match.game, match.view(0), 0, "column:1", ()).id == "why.full"


def test_what_is_not_legal_is_answered_with_what_is() -> None:
    match = Match.new("connect-four")
    assert by_words(match.game, match.state, 0, "4") == 3
    with pytest.raises(IllegalAction, match=r"'9' is not legal now: choose 1, 2, 3, 4, 5, 6, 7\."):
        by_words(match.game, match.state, 0, "9")
