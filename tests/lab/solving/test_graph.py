"""The general solver: known values and sizes, loops, and what it refuses."""

from __future__ import annotations

import pytest
from lab.solving.small_four import SmallFour
from lab.solving.walk import Walk
from librt.random import Random

import potager
from potager.bots.search import Search
from potager.core.bits import lowest
from potager.core.choosers import random_chooser
from potager.core.game import AnyGame
from potager.core.match import Match
from potager.core.playout import choose_together, is_over
from potager.core.state import CHANCE, State
from potager.games.yes_broccoli.rules.cards import FOOD
from potager.lab.solving.solve import CantSolve, solve
from potager.lab.stats import Z99, interval

COMPILED = pytest.mark.skipif(not potager.COMPILED, reason="takes a quarter of a minute uncompiled")


@COMPILED
def test_connect_four_on_4x4_has_161029_positions_and_is_a_draw() -> None:
    """Both are known: the number is that of OEIS A212693."""
    found = solve([SmallFour(4, 4)], seats=2, forced=0)
    assert found.states == 161_029
    assert found.value() == 0.5


def late(seed: int) -> tuple[State, int]:
    """A position of Connect Four in which so many discs lie that it is soon over."""
    game = potager.game("connect-four")
    while True:
        match = Match.new(game, seed=seed)
        match.play([random_chooser(Random(seed))] * 2, most=28)
        if not match.over:
            return match.state, match.waiting()[0]
        seed += 1000


def test_in_connect_four_a_choice_is_worth_what_it_leads_to() -> None:
    state, mover = late(1)
    found = solve([state], seats=2)
    choices = found.choices(state)
    assert found.value(state, mover) == max(choices.values())
    for action, chance in choices.items():
        after = state.clone()
        after.apply(mover, action)
        assert chance == pytest.approx(1 - found.value(after, 1 - mover))


def test_the_search_agrees_with_the_exact_value_of_late_positions() -> None:
    """Its choice is among the best, and the value of its choice is the exact one, nearly."""
    simulations = 20_000 if potager.COMPILED else 2_000
    for seed in range(8):
        state, mover = late(seed)
        choices = solve([state], seats=2).choices(state)
        search = Search(state, mover, seed, 1.0)
        search.run(simulations)
        chosen = search.best()
        assert choices[chosen] == max(choices.values())
        value = next(mean for action, _, mean in search.tries() if action == chosen)
        assert abs((value + 1) / 2 - choices[chosen]) < 0.1


def test_a_walk_with_loops_has_the_value_of_the_books() -> None:
    """Up with odds 1 to 2: from k of n the top is reached with (2^k - 1) / (2^n - 1)."""
    found = solve([Walk(at, 7) for at in range(1, 7)], seats=1)
    assert found.states == 8  # turns are forgotten
    for at in range(1, 7):
        assert found.value(Walk(at, 7)) == pytest.approx((2**at - 1) / (2**7 - 1), abs=1e-11)


def test_the_value_of_the_search_lies_in_its_interval_around_the_exact_one() -> None:
    walks = [Walk(at, 7) for at in range(1, 7)]
    found = solve(walks, seats=1)
    games = 2000
    for number, walk in enumerate(walks):
        search = Search(walk, 0, number, 1.0, 0, None, 1)
        search.run(games)
        low, high = interval((search.totals[0] + games) / 2, games, Z99)
        assert low < found.value(walk) < high


def test_choices_between_chances_in_a_loop() -> None:
    """Steps of one or two, whichever is better, against the same recursion written down here."""
    size = 8
    values = [0.0] * size + [1.0]

    def worth(at: int, step: int) -> float:
        return 2 / 3 * values[max(0, at - step)] + 1 / 3 * values[min(size, at + step)]

    for _ in range(300):
        for at in range(1, size):
            values[at] = max(worth(at, 1), worth(at, 2))
    found = solve([Walk(4, size, bold=True)], seats=1)
    for at in range(1, size):
        walk = Walk(at, size, bold=True)
        assert found.value(walk) == pytest.approx(values[at], abs=1e-10)
        expected = {1: worth(at, 1), 2: worth(at, 2)}
        assert found.choices(walk) == pytest.approx(expected, abs=1e-10)


def test_from_above_the_values_are_the_same() -> None:
    """So what the residual leaves open is known to be small."""
    low = solve([Walk(3, 7)], seats=1, endless=0.0)
    high = solve([Walk(3, 7)], seats=1, endless=1.0)
    assert 0 <= high.value() - low.value() < 1e-10


def test_progress_is_told_and_the_residual_is_kept() -> None:
    told: list[tuple[int, float]] = []
    found = solve([Walk(3, 7)], seats=1, swept=lambda *how: told.append(how))
    assert [number for number, _ in told] == list(range(1, found.sweeps + 1))
    assert told[-1][1] == found.residual <= 1e-12 < told[-2][1]


@pytest.mark.parametrize(
    ("name", "options", "why"),
    [
        ("carrots-and-broccoli", {"timer": 1}, "it has an hourglass"),
        ("yes-broccoli", {"players": 3}, "more than two seats choose at once"),
        ("snail-invasion", {}, "more than 1,000 positions"),
    ],
)
def test_what_it_can_not_solve_is_refused_in_a_sentence(
    name: str, options: dict[str, object], why: str
) -> None:
    game: AnyGame = potager.game(name)
    resolved = game.resolve(**options)  # type: ignore[arg-type]
    with pytest.raises(CantSolve, match=why):
        solve([game.start(resolved)], seats=game.seats(resolved), most=1000)


def test_a_position_with_secrets_is_refused() -> None:
    game = potager.game("yes-broccoli")
    match = Match.new(game, players=2, dealt_bids=True)
    match.roll()
    with pytest.raises(CantSolve, match="seats know things that others don't"):
        solve([match.state], seats=2)


# Forgetting

FORGETFUL = [
    ("snail-invasion", {"mode": "solitaire", "garden": "patio"}),
    ("snail-invasion", {"garden": "two-colour"}),
    ("snail-invasion", {"turn_limit": 30}),
    ("pyramid-shambo", {"players": 2}),
    ("pyramid-shambo", {"players": 4}),
    ("yes-broccoli", {"players": 2}),
    ("yes-broccoli", {"players": 3, "dealt_bids": True}),
    ("yes-broccoli", {"players": 2, "game": "advanced"}),
]


@pytest.mark.parametrize(("name", "options"), FORGETFUL)
def test_what_is_forgotten_changes_nothing_that_follows(
    name: str, options: dict[str, object]
) -> None:
    """A forgetful position beside a full one: the same is due, and the same comes of it."""
    game: AnyGame = potager.game(name)
    start = game.start(game.resolve(**options))  # type: ignore[arg-type]
    for seed in range(6):
        state = start.clone()
        random = Random(seed)
        other = state.clone()
        while not is_over(state):
            other.forget()
            assert other.waiting() == state.waiting()
            assert sum(other.chance()) == sum(state.chance())
            step(state, other, random)
        assert is_over(other)
        assert list(other.result()) == list(state.result())


def step(state: State, other: State, random: Random) -> None:
    """The same event in both; foods of one worth are one to the forgetful position."""
    if len(state.chance()):
        what = state.roll(random)
        state.apply(CHANCE, what)
        other.apply(CHANCE, named(other, what))
        return
    waiting = state.waiting()
    if waiting & (waiting - 1):
        seed = random.randrange(1 << 40)
        choose_together(state, waiting, Random(seed))
        choose_together(other, waiting, Random(seed))
        return
    seat = lowest(waiting)
    legal = list(state.legal(seat))
    what = legal[random.randrange(len(legal))]
    state.apply(seat, what)
    other.apply(seat, named(other, what))


def named(state: State, what: int) -> int:
    """The food, drawn or taken, that stands for all of its worth."""
    setup = getattr(state, "setup", None)
    if setup is None or setup.advanced:
        return what
    worth = list(setup.deck.worth)
    if state.draws:  # type: ignore[attr-defined]
        return worth.index(worth[what])
    if len(state.chance()) or what < FOOD:
        return what
    return FOOD + worth.index(worth[what - FOOD])
