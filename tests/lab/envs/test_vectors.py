"""Many matches at once: the same as one by one, in one process or in several."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from lab.envs.games import NAMES, all_sets

import potager
from potager.core.errors import BadOption
from potager.core.features import numbers_of
from potager.lab.envs import vector
from potager.lab.envs.stepping import NOBODY
from potager.lab.envs.tasks import task_of


@pytest.mark.parametrize(("name", "given"), all_sets())
def test_every_option_set_steps_as_single_matches_do(name: str, given: dict[str, Any]) -> None:
    """What is told of each match is what its own position says, step after step."""
    envs = vector(name, 3, **given)
    observations, info = envs.reset(seed=5)
    encoder = task_of(name, "result", given).features
    for _ in range(25):
        for match, turns in enumerate(envs._part.batch.turns):
            seat = int(turns.seat)
            assert info["seat"][match] == seat != NOBODY
            assert np.flatnonzero(info["action_mask"][match]).tolist() == sorted(turns.legal())
            view = turns.state.seen_by(seat)
            assert observations[match].tobytes() == numbers_of(encoder, view, seat)
        assert observations in envs.observation_space
        observations, _, _, _, info = envs.step(envs.sample())


def test_it_follows_gymnasiums_vector_environment() -> None:
    envs = vector("connect-four", 6)
    assert isinstance(envs, VectorEnv)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert envs.single_observation_space.shape == (85,)
    assert envs.action_space.shape == (6,)
    observations, info = envs.reset(seed=[1, 2, 3, 4, 5, None])
    assert observations.dtype == np.uint8
    assert set(info) == {"action_mask", "seat"}
    kept = observations.copy()
    envs.step(envs.sample())
    assert np.array_equal(observations, kept), "what was given is never changed"


def test_a_seed_may_be_numpys() -> None:
    envs = vector("snail-invasion", 4)
    first, _ = envs.reset(seed=3)
    second, _ = envs.reset(seed=np.int64(3))  # type: ignore[arg-type]
    assert np.array_equal(first, second)


def test_who_steps_before_a_reset_is_told() -> None:
    with pytest.raises(ResetNeeded, match=r"Call reset\(\) before step\(\)"):
        vector("connect-four", 2).step(np.array([0, 0]))


def test_ends_are_told_and_the_next_match_begins() -> None:
    envs = vector("connect-four", 2)
    envs.reset(seed=1)
    for column in (0, 1, 0, 1, 0, 1):
        told = envs.step(np.array([column, column]))
        assert not told[2].any()
    observations, rewards, ended, cut, info = envs.step(np.array([0, 3]))
    assert ended.tolist() == [True, False]
    assert cut.tolist() == [False, False]
    assert rewards.tolist() == [1, 0]
    assert info["rewards"].tolist() == [[1, -1], [0, 0]]
    assert info["_final_obs"].tolist() == [True, False]
    assert info["final_obs"][0].sum() == 7
    assert observations[0].tolist() == [0] * 84 + [1], "an empty grid, and you are to begin"
    assert info["seat"].tolist() == [0, 1]


def test_an_illegal_action_loses() -> None:
    envs = vector("connect-four", 3)
    envs.reset(seed=1)
    for _ in range(6):
        envs.step(np.array([2, 2, 2]))
    _, rewards, ended, _, info = envs.step(np.array([2, 9, 1]))
    assert ended.tolist() == [True, True, False]
    assert rewards.tolist() == [-1, -1, 0]
    assert info["rewards"][0].tolist() == [-1, 0]
    assert info["illegal"].tolist() == [True, True, False]


def test_a_match_is_cut_at_its_limit() -> None:
    envs = vector("connect-four", 1, max_decisions=3)
    envs.reset(seed=1)
    for _ in range(2):
        assert not envs.step(envs.sample())[3].any()
    _, rewards, ended, cut, _ = envs.step(envs.sample())
    assert (rewards[0], ended[0], cut[0]) == (0, False, True)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_matches(name: str) -> None:
    told = []
    for _ in range(2):
        envs = vector(name, 4)
        observations, info = envs.reset(seed=3)
        found = [observations.tobytes(), info["action_mask"].tobytes()]
        for _ in range(20):
            observations, rewards, *_ = envs.step(envs.sample())
            found += [observations.tobytes(), rewards.tobytes()]
        told.append(found)
    assert told[0] == told[1]


def test_processes_step_the_same_matches() -> None:
    one, two = vector("yes-broccoli", 5), vector("yes-broccoli", 5, processes=2)
    try:
        (first, _), (second, _) = one.reset(seed=4), two.reset(seed=4)
        assert np.array_equal(first, second)
        random = np.random.default_rng(1)
        for _ in range(60):
            mask = one._board.masks
            actions = (random.random(mask.shape) * mask).argmax(1)
            ours, theirs = one.step(actions), two.step(actions)
            for a, b in zip(list[Any](ours[:4]), list[Any](theirs[:4]), strict=True):
                assert np.array_equal(a, b)
            assert np.array_equal(ours[4]["action_mask"], theirs[4]["action_mask"])
            assert np.array_equal(ours[4]["rewards"], theirs[4]["rewards"])
    finally:
        two.close()


def test_rewards_can_be_points() -> None:
    envs = vector("yes-broccoli", 4, rewards="points")
    envs.reset(seed=1)
    while True:
        *_, info = envs.step(envs.sample())
        if "_final_obs" in info:
            break
    match = int(np.flatnonzero(info["_final_obs"])[0])
    points = potager.game("yes-broccoli").points(envs._part.batch.last[match])
    assert points
    assert info["rewards"][match].tolist() == list(points)
    with pytest.raises(BadOption, match="has no points"):
        vector("connect-four", 1, rewards="points")


def test_the_sand_runs_and_powers_jump_in() -> None:
    """In Carrotia the hourglass ends some building, and holding is an action of its own."""
    envs = vector("carrotia", 4, players=3)
    hold = len(potager.game("carrotia").verbs)
    assert envs.task.actions == hold + 1
    _, info = envs.reset(seed=1)
    held = False
    for _ in range(600):
        held |= bool(info["action_mask"][:, hold].any())
        *_, info = envs.step(envs.sample())
    assert held


def test_the_command_measures_every_game() -> None:
    script = """
import potager.lab.envs.measure as measure
from functools import partial
measure.measure = partial(measure.measure, 1, 8, 0.05)
from potager.cli import main
main()
"""
    done = subprocess.run(
        [sys.executable, "-c", script, "bench", "--vector", "--json"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    told = json.loads(done.stdout)
    assert set(told["games"]) == set(NAMES)
    assert all(steps > 0 for steps in told["games"].values())
    assert told["compiled"] == potager.COMPILED
