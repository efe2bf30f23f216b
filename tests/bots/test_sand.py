"""One hourglass for all who play without a clock: playout, drive and search strike alike."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

import potager
from potager.bots.search import Search
from potager.core.match import Match
from potager.core.playout import Sand, playout
from potager.core.state import CLOCK, State

TIMED: dict[str, tuple[dict[str, Any], set[int]]] = {  # options, and the turns a glass lasts
    "carrots-and-broccoli": ({"timer": 1}, {6}),  # a minute, 10 seconds a turn
    "carrotia": ({}, {10, 20, 30}),  # 30, 60 and 90 seconds, 3 a turn
}


class Watched(State):
    """A position that counts the turns taken while its hourglass runs, up to each strike."""

    def __init__(self, state: State, strikes: Counter[int]) -> None:
        self.state = state
        self.strikes = strikes
        self.spent = 0

    def apply(self, who: i64, what: i64) -> None:
        seconds = self.state.hourglass()
        waited = bool(self.state.waiting() >> max(who, 0) & 1)
        if who == CLOCK:
            self.strikes[self.spent] += 1
        self.state.apply(who, what)
        if self.state.hourglass() != seconds:
            self.spent = 0
        elif who >= 0 and waited and seconds:
            self.spent += 1

    def clone(self) -> Watched:
        copy = Watched(self.state.clone(), self.strikes)
        copy.spent = self.spent
        return copy

    def key(self) -> bytes:
        return self.state.key()

    def guess(self, random: Random) -> Watched:
        copy = self.clone()
        copy.state = self.state.guess(random)
        return copy

    def waiting(self) -> i64:
        return self.state.waiting()

    def able(self) -> i64:
        return self.state.able()

    def legal(self, seat: i64) -> vec[i64]:
        return self.state.legal(seat)

    def chance(self) -> vec[i64]:
        return self.state.chance()

    def roll(self, random: Random) -> i64:
        return self.state.roll(random)

    def hourglass(self) -> i64:
        return self.state.hourglass()

    def pace(self) -> i64:
        return self.state.pace()

    def result(self) -> vec[i64]:
        return self.state.result()

    def evaluate(self, seat: i64) -> float:
        return self.state.evaluate(seat)


def watched(name: str) -> tuple[Match, Counter[int], set[int]]:
    """A match whose hourglass is about to run, its strikes, and how many turns each glass lasts."""
    given, lasts = TIMED[name]
    game = potager.game(name)
    match = Match.new(game, game.resolve(**given), seed=1)
    for _ in match.drive_at_random(Random(1)):
        if match.state.hourglass() and not match.chance_due():
            break
    strikes: Counter[int] = Counter()
    match.state = Watched(match.state, strikes)
    return match, strikes, lasts


@pytest.mark.parametrize("name", TIMED)
def test_the_clock_strikes_at_the_same_turn_for_all_who_play_without_one(name: str) -> None:
    for seed in range(10):
        match, driven, lasts = watched(name)
        for _ in match.drive_at_random(Random(seed)):
            pass
        match, played, _ = watched(name)
        playout(match.state, Random(seed), 2_000)
        assert set(driven) | set(played) <= lasts
    match, searched, _ = watched(name)
    Search(match.state, match.waiting()[0], 1, depth=40).run(300)
    assert all((driven, played, searched))
    assert set(searched) <= lasts


@pytest.mark.parametrize("name", TIMED)
def test_a_search_goes_on_with_the_sand_that_is_left(name: str) -> None:
    match, strikes, _ = watched(name)
    left = 2 * match.state.pace() - 1
    search = Search(match.state, match.waiting()[0], 1, depth=10, sand=Sand(left, True))
    search.run(100)
    search.run(100)
    assert set(strikes) == {2}
