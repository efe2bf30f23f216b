"""OpenSpiel's own test over every game, and its algorithms beside our solver."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from lab.envs.games import NAMES, all_sets
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, mcts
from open_spiel.python.policy import UniformRandomPolicy

import potager
from potager.core.errors import PotagerError
from potager.core.state import State
from potager.lab.envs import openspiel
from potager.lab.solving.solve import Solved, solve
from potager.lab.solving.starts import starts

TINY = """
name = "Tiny"
start = "nothing"
[bids]
red = [3, 1, 4, 5, 4, 3, 1, 3, 2]
blue = [1, 5, 2, 3, 5, 1, 3, 4, 3]
purple = [4, 4, 5, 2, 2, 2, 4, 1, 5]
green = [5, 2, 3, 4, 1, 5, 2, 2, 4]
orange = [2, 3, 1, 1, 3, 4, 5, 5, 1]
[[food]]
name = "Broccoli"
value = 3
copies = 8
[[food]]
name = "Soda"
value = -2
copies = 8
"""
SHORT = {"carrots-and-broccoli": {"turn_limit": 30}}  # random play may not end


def load(name: str, **given: Any) -> Any:
    return pyspiel.load_game(openspiel.short_name(name), given)


def as_parameters(given: dict[str, Any]) -> dict[str, Any]:
    """Option sets as OpenSpiel takes them: lists as texts, nothing where there is nothing."""
    found = {}
    for name, value in given.items():
        if isinstance(value, list | tuple):
            value = ",".join(map(str, value))
        if value is not None:
            found[name] = value
    return found


@pytest.mark.parametrize("name", NAMES)
def test_random_play_passes_its_test(name: str) -> None:
    game = load(name, **SHORT.get(name, {}))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "given"), all_sets())
def test_every_option_set_plays_through(name: str, given: dict[str, Any]) -> None:
    """Its equal in Python: chance adds up, strings differ as views do, a copy is its own."""
    given = {**as_parameters(given), **SHORT.get(name, {})}
    game = load(name, **given)
    state = game.new_initial_state()
    random = np.random.RandomState(1)
    for _ in range(60):
        if state.is_terminal():
            break
        copy = state.clone()
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            assert sum(shares) == pytest.approx(1)
            state.apply_action(int(random.choice(outcomes, p=shares)))
        elif state.is_simultaneous_node():
            chosen = [state.legal_actions(seat) or [0] for seat in range(game.num_players())]
            assert sum(len(legal) > 0 for legal in chosen) > 1
            state.apply_actions([int(random.choice(legal)) for legal in chosen])
        else:
            seat = state.current_player()
            legal = state.legal_actions()
            assert legal == sorted(legal)
            words = [state.action_to_string(seat, action) for action in legal]
            assert len(set(words)) == len(words)
            assert len(state.observation_tensor(seat)) == game.observation_tensor_size()
            state.apply_action(int(random.choice(legal)))
        assert str(copy) != str(state)


def test_an_information_state_is_what_a_seat_sees() -> None:
    """A hidden card changes nothing for others; the own one does."""
    told: dict[int, list[str]] = {0: [], 1: []}
    for first in (0, 3):
        state = load("yes-broccoli", dealt_bids=True).new_initial_state()
        state.apply_action(first)  # dealt to seat 0
        for seat, texts in told.items():
            texts.append(state.information_state_string(seat))
    assert told[0][0] != told[0][1]
    assert told[1][0] == told[1][1]


def test_kinds_of_games() -> None:
    kinds = pyspiel.GameType
    assert load("connect-four").get_type().chance_mode == kinds.ChanceMode.DETERMINISTIC
    assert load("snail-invasion").get_type().utility == kinds.Utility.ZERO_SUM
    assert load("pyramid-shambo").get_type().dynamics == kinds.Dynamics.SIMULTANEOUS
    assert load("carrotia").get_type().utility == kinds.Utility.IDENTICAL
    assert load("snail-invasion", mode="solitaire").num_players() == 1
    with pytest.raises(PotagerError, match="garden can't be 'lawn'"):
        load("snail-invasion", garden="lawn")


def test_its_search_plays_snail_invasion() -> None:
    """MCTS brings a plant to its end where that wins at once."""
    random = np.random.RandomState(1)
    game = load("snail-invasion", garden="one-colour")
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    player = mcts.MCTSBot(game, 1.4, 15, evaluator, random_state=random)
    state = game.new_initial_state()
    for _ in range(4):
        while state.is_chance_node():
            state.apply_action(int(random.randint(36)))
        action = player.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def agree(begin: State, solved: Solved, game: Any, rounds: int) -> tuple[float, float]:
    """The value and the exploitability that CFR+ comes to, after OpenSpiel has told the same
    exploitability of even play as our solver.
    """
    even = exploitability.exploitability(game, UniformRandomPolicy(game))
    assert even == pytest.approx(solved.exploitability(even=True), abs=1e-9)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(rounds):
        solver.evaluate_and_update_policy()
    average = solver.average_policy()
    value = expected_game_score.policy_value(game.new_initial_state(), [average] * 2)[0]
    return float(value), float(exploitability.exploitability(game, average))


def test_cfr_on_a_tiny_yes_broccoli_agrees_with_our_solver() -> None:
    ours = potager.game("yes-broccoli")
    begin = starts(ours, ours.resolve(deck=TINY), "last 2 rounds", seed=14)[0]
    solved = solve([begin], seats=2)
    game = load("yes-broccoli", deck=TINY, position=openspiel.start_from(begin))
    value, gain = agree(begin, solved, pyspiel.convert_to_turn_based(game), rounds=12)
    assert solved.value() == pytest.approx(1 / 3)
    assert gain < 0.02
    assert value == pytest.approx(2 * solved.value() - 1, abs=gain + 1e-9)
