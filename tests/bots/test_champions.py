"""Every game has five champions, each with its own way to play."""

from __future__ import annotations

import pytest

import potager
from potager.bots.champions import CHAMPIONS, style
from potager.bots.levels import DEFAULT, bot, champions
from potager.core.game import AnyGame
from potager.core.match import Match

GAMES = [game for game in potager.games() if not game.team]


@pytest.mark.skipif(not potager.COMPILED, reason="they think long: only compiled it is quick")
@pytest.mark.parametrize("game", GAMES, ids=str)
def test_five_champions_choose_what_is_legal(game: AnyGame) -> None:
    match = Match.new(game, game.resolve(), seed=3)
    while match.chance_due():
        match.draw()
    seat = match.waiting()[0]
    assert tuple(champions(game)) == CHAMPIONS
    for champion in CHAMPIONS:
        assert bot(champion, game, 1).choose(match.view(seat), seat) in match.legal(seat)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_each_says_how_it_plays(game: AnyGame) -> None:
    said = [style(game, champion) for champion in CHAMPIONS]
    if any(said):  # a game from another package need not say so
        assert len(set(said)) == len(CHAMPIONS)
    assert not any(style(game, level) for level in DEFAULT)


def test_a_team_has_none() -> None:
    assert not champions(potager.game("carrotia"))
