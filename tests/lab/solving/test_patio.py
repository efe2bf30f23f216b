"""The solved patio of Snail Invasion!: against other rules, from above, by play, and as a table."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from games.snail_invasion.oracle import SlowGarden
from lab.solving.independent import ROLLS, after, patio
from librt.random import Random

import potager
from potager.bots.levels import bot
from potager.bots.search import Search
from potager.bots.solved import SolvedTable
from potager.core.choices import by_words
from potager.core.state import CHANCE
from potager.games.snail_invasion import GAME
from potager.games.snail_invasion.bots import solved_table
from potager.games.snail_invasion.rules.garden import Garden
from potager.lab.solving.policy import Policy, save_policy
from potager.lab.solving.report import answer
from potager.lab.solving.solve import Solved, solve
from potager.lab.solving.tables import save_table
from potager.lab.stats import Z99, interval

# By tests/lab/solving/independent.py, which knows nothing of the compiled rules.
INDEPENDENT = 0.472340252841
COMPILED = pytest.mark.skipif(not potager.COMPILED, reason="takes a minute uncompiled")


@cache
def solved() -> Solved:
    return solve([start()], seats=1)


def start(board: str = "3x4") -> Garden:
    return GAME.start(GAME.resolve(mode="solitaire", garden="patio", board=board))


def both(rolls: int, seed: int) -> tuple[Garden, SlowGarden]:
    """The same position by our rules and by the slow ones, after random turns of both sides."""
    random = Random(seed)
    state, slow = start(), patio("3x4")
    for _ in range(rolls):
        dice = random.randrange(36)
        total = dice // 6 + dice % 6 + 2
        state.apply(CHANCE, dice)
        if slow.snails_turn:
            slow.play(total, slow.automatic())
            state.apply(CHANCE, 0)
        else:
            legal = list(state.legal(0))
            what = legal[random.randrange(len(legal))]
            slow.play(total, GAME.notation(state, 0, what))
            state.apply(0, what)
        if slow.winner:
            break
    return state, slow


@COMPILED
def test_the_value_is_that_of_an_independent_solution() -> None:
    assert solved().value() == pytest.approx(INDEPENDENT, abs=1e-9)
    assert solved().residual <= 1e-12


@COMPILED
def test_every_value_follows_from_the_next_ones_by_the_slow_rules() -> None:
    """Bellman's equation in positions of random play; the next positions come from the oracle."""
    looked = 0
    for seed in range(120):
        state, slow = both(2 + seed % 14, seed)
        if slow.winner or slow.snails_turn:
            continue
        looked += 1
        expected = 0.0
        for roll, ways in ROLLS.items():
            dice = roll - 2 if roll <= 7 else roll + 23
            rolled = state.clone()
            rolled.apply(CHANCE, dice)
            best = 0.0
            for choice, following in zip(sorted(slow.choices()), after(slow, roll), strict=True):
                if following.winner:
                    best = max(best, float(following.winner == "gardener"))
                else:
                    copy = rolled.clone()
                    copy.apply(0, by_words(GAME, rolled, 0, choice))
                    best = max(best, solved().value(copy))
            expected += ways / 36 * best
        assert solved().value(state) == pytest.approx(expected, abs=1e-10)
    assert looked > 20


@COMPILED
def test_from_above_the_value_is_the_same() -> None:
    """The Gardener gains nothing by playing for ever, so nothing hides behind the residual."""
    high = solve([start()], seats=1, endless=1.0).value()
    assert 0 <= high - solved().value() < 1e-10


@COMPILED
def test_games_by_the_policy_win_as_often_as_it_says() -> None:
    games = 50_000
    low, high = interval(solved().play(games, seed=3), games, Z99)
    assert low < solved().value() < high


@COMPILED
def test_the_policy_file_plays_the_best_choices(tmp_path: Path) -> None:
    save_policy(solved(), GAME.name, {}, tmp_path / "patio.policy")
    policy = Policy.load(tmp_path / "patio.policy")
    assert policy.value == solved().value()
    for state in decisions(60):
        choices = solved().choices(state)
        assert choices[policy.choose(state, 0, Random(1))] == max(choices.values())


@COMPILED
@pytest.mark.long
def test_the_table_in_the_games_folder_is_the_solution(tmp_path: Path) -> None:
    assert save_table(solve([start()], seats=1, forced=0), tmp_path / "again.table") > 20_000
    table = solved_table(start())
    assert table
    assert len(table) == len(SolvedTable.load(tmp_path / "again.table"))
    for state in decisions(60):
        assert table.choices(state, 0) == pytest.approx(solved().choices(state), abs=1e-6)
    assert table.chance(start()) == pytest.approx(solved().value(), abs=1e-6)


def decisions(number: int, board: str = "3x4") -> list[Garden]:
    """Positions of random play in which the Gardener has a choice."""
    found: list[Garden] = []
    random = Random(11)
    while len(found) < number:
        state = start(board)
        while len(state.chance()) or state.waiting():
            if len(state.chance()):
                state.apply(CHANCE, state.roll(random))
                continue
            legal = list(state.legal(0))
            if len(legal) > 1 and random.randrange(4) == 0:
                found.append(state.clone())
            state.apply(0, legal[random.randrange(len(legal))])
    return found[:number]


@pytest.mark.parametrize("board", ["3x4", "4x4"])
def test_hard_plays_the_best_choice_on_the_patio(board: str) -> None:
    table = solved_table(start(board))
    assert table
    for state in decisions(40, board):
        choices = table.choices(state, 0)
        assert choices
        best = max(choices.values())
        assert choices[bot("hard", GAME, seed=1).choose(state, 0)] == pytest.approx(best, abs=2e-6)


def test_other_gardens_are_left_to_the_search() -> None:
    assert solved_table(GAME.start(GAME.resolve(mode="solitaire"))) is None
    limited = GAME.resolve(mode="solitaire", garden="patio", turn_limit=30)
    assert solved_table(GAME.start(limited)) is None


@COMPILED
def test_the_search_chooses_among_the_best() -> None:
    """And never thinks itself better off than best play is: its games go on at random."""
    lost = []
    for number, state in enumerate(decisions(24)):
        choices = solved().choices(state)
        search = Search(state, 0, number, 0.7, 4, None, 1)
        search.run(4000)
        best = max(choices.values())
        lost.append(best - choices[search.best()])
        assert (search.totals[0] / 4000 + 1) / 2 < best + 0.03
    assert sum(lost) / len(lost) < 0.01
    assert max(lost) < 0.08


@COMPILED
def test_the_answer_has_what_scripts_rely_on(tmp_path: Path) -> None:
    options = GAME.resolve(mode="solitaire", garden="patio")
    told: list[str] = []
    found = answer(
        GAME,
        options,
        games=20_000,
        policy=tmp_path / "it.policy",
        say=lambda what, *_: told.append(what),
    )
    assert found.value == solved().value()
    assert found.states == solved().states == sum(found.kinds.values())
    assert found.method == "value iteration"
    assert found.confirmed
    assert found.confirmed.holds
    assert Path(found.policy_file).exists()
    assert "positions found" in told
    assert "games by the policy" in told
