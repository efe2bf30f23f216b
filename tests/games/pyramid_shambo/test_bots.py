"""The bots: what their throws are like, that they see what is best, and that levels differ."""

from __future__ import annotations

from collections import Counter

import pytest
from games.pyramid_shambo.positions import GREEN, RED, YELLOW, challenge, circle, game, piece
from librt.random import Random

import potager
from potager.bots.levels import bot
from potager.core.bits import bit
from potager.games.pyramid_shambo.bots import LEVELS, clear_habit, end_of_payment
from potager.games.pyramid_shambo.rules.circle import PAPER, PIECE, ROCK, SCISSORS, THROW, start


def throws(level: str, thrown: tuple[int, int, int] = (0, 0, 0), count: int = 3000) -> Counter[int]:
    """What a bot throws against a player who has shown rock, paper, scissors so often."""
    state = start(2, 3)
    state.apply(RED, YELLOW)
    state.thrown[YELLOW] = thrown[0] + (thrown[1] << 20) + (thrown[2] << 40)
    thrower = bot(level, game, 3)
    return Counter(thrower.choose(state, RED) - THROW for _ in range(count))


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_throws_are_even(level: str) -> None:
    shown = throws(level, (10, 11, 9))
    assert all(900 < shown[throw] < 1100 for throw in (ROCK, PAPER, SCISSORS))


def test_easy_throws_as_many_people_do() -> None:
    shown = throws("easy")
    assert shown[ROCK] > shown[PAPER] > shown[SCISSORS] > 400


def test_only_hard_plays_on_a_clear_habit() -> None:
    habit = (40, 12, 10)
    assert throws("hard", habit) == {PAPER: 3000}
    assert len(throws("medium", habit)) == 3


def test_even_throws_rarely_look_like_a_habit() -> None:
    random = Random(9)
    found = 0
    for _ in range(1000):
        state = start(2, 3)
        for _ in range(30):
            state.thrown[YELLOW] += 1 << 20 * random.randrange(3)
        found += clear_habit(state, YELLOW) != 0
    assert found < 30


def test_hard_gets_rid_of_the_colour_of_the_weak() -> None:
    """Red pays a small one, and may choose which: the one whose player is almost out."""
    state = circle(
        "red M, red L, yellow S, green S", "red S, yellow M", "green L, green M, yellow L"
    )
    challenge(state, GREEN, GREEN)
    assert bot("hard", game, 1).choose(state, RED) == PIECE + piece("yellow S")


def test_hard_goes_for_the_knock_out() -> None:
    state = circle(
        "red S, red M, red L", "yellow S", "green S, green M, green L, yellow M, yellow L"
    )
    assert bot("hard", game, 1).choose(state, RED) == YELLOW


def test_the_best_end_of_a_payment_is_found_among_many() -> None:
    hands = [
        "red S",
        "yellow S",
        *[f"{colour} S" for colour in ("green", "blue", "black", "purple")],
    ]
    state = circle(*hands)
    state.held[YELLOW] |= sum(int(bit(3 * colour + 1)) for colour in range(6))
    challenge(state, YELLOW, RED, ties=5)
    assert state.due == 6
    assert end_of_payment(state).payer != YELLOW


def wins(better: str, weaker: str, players: int, games: int) -> int:
    won = 0
    for number in range(games):
        seat = number % players
        names = [better if other == seat else weaker for other in range(players)]
        bots = [LEVELS[name](100 * number + other) for other, name in enumerate(names)]
        state = start(players, 3)
        while state.waiting():
            waiting = [other for other in range(players) if state.waiting() & bit(other)]
            chosen = [(other, bots[other].choose(state.seen_by(other), other)) for other in waiting]
            for other, action in chosen:
                state.apply(other, action)
        won += state.is_in(seat)
    return won


@pytest.mark.skipif(
    not potager.COMPILED, reason="many games: only the compiled build is quick enough"
)
@pytest.mark.parametrize(("better", "weaker"), [("hard", "medium"), ("medium", "easy")])
def test_one_better_bot_among_weaker_ones_wins_more_than_its_share(
    better: str, weaker: str
) -> None:
    """A quick look at five players; docs/bot-strength.md has the long measurement."""
    games = 600
    assert wins(better, weaker, 5, games) > games / 5
