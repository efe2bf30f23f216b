"""PettingZoo's own tests, over every game, and what it is told of ends, secrets and chance."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from lab.envs.games import NAMES, all_sets
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)

import potager
from potager.core.errors import BadOption
from potager.lab.envs import pettingzoo

# PettingZoo says so of every environment whose observation has a mask.
masked = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation is not a NumPy array",
)


@masked
@pytest.mark.parametrize(("name", "given"), all_sets())
def test_the_api(name: str, given: dict[str, Any]) -> None:
    api_test(pettingzoo.env(name, **given), num_cycles=15)


@pytest.mark.parametrize(("name", "given"), all_sets())
def test_the_parallel_api(name: str, given: dict[str, Any]) -> None:
    parallel_api_test(pettingzoo.parallel_env(name, **given), num_cycles=15)


@pytest.mark.parametrize("name", NAMES)
def test_seeds(name: str) -> None:
    seed_test(partial(pettingzoo.env, name), num_cycles=20)
    parallel_seed_test(partial(pettingzoo.parallel_env, name), num_cycles=20)


@pytest.mark.parametrize("name", NAMES)
def test_cycles(name: str) -> None:
    max_cycles_test(
        SimpleNamespace(
            env=partial(pettingzoo.env, name), parallel_env=partial(pettingzoo.parallel_env, name)
        )
    )


@pytest.mark.parametrize("name", ["connect-four", "yes-broccoli"])
def test_pictures(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(
        partial(pettingzoo.env, name), custom_tests={"svg": lambda told: told.startswith("<svg")}
    )
    assert potager.game(name).title in capsys.readouterr().out


@pytest.mark.parametrize("name", NAMES)
def test_a_picture_of_pixels_shows_the_scene(name: str) -> None:
    env = pettingzoo.env(name, render_mode="rgb_array")
    env.reset(seed=1)
    shown = env.render()
    assert shown.shape[2] == 3
    assert len(np.unique(shown.astype(int) @ [1 << 16, 1 << 8, 1])) > 30


def test_the_benchmark_runs(capsys: pytest.CaptureFixture[str], monkeypatch: Any) -> None:
    clock = iter(range(100))
    monkeypatch.setattr("time.time", lambda: float(next(clock)))
    performance_benchmark(pettingzoo.env("connect-four"))
    assert "turns per second" in capsys.readouterr().out


def test_rewards_come_at_the_end() -> None:
    env = pettingzoo.env("connect-four")
    env.reset(seed=1)
    for column in (0, 1, 0, 1, 0, 1, 0):
        assert not any(env.terminations.values())
        env.step(column)
    assert env.rewards == {"seat_0": 1.0, "seat_1": -1.0}
    assert all(env.terminations.values())


def test_who_does_something_illegal_loses() -> None:
    env = pettingzoo.env("snail-invasion")
    env.reset(seed=1)
    env.step(63)  # a pass, though something can be brought out
    assert env.rewards == {"seat_0": -1.0, "seat_1": 0.0}
    assert all(env.terminations.values())


def test_bids_made_at_once_are_not_seen_before_all_are_in() -> None:
    """Seat 1's observation is the same whatever seat 0 has bid."""
    seen = []
    for choice in (0, 1):
        env = pettingzoo.env("yes-broccoli")
        env.reset(seed=2)
        assert env.agent_selection == "seat_0"
        legal = np.flatnonzero(env.observe("seat_0")["action_mask"])
        env.step(int(legal[choice]))
        seen.append(env.observe("seat_1"))
    assert np.array_equal(seen[0]["observation"], seen[1]["observation"])
    assert seen[0]["action_mask"].any()


def test_all_together_is_the_same_game() -> None:
    """A parallel match with the same choices ends as the one asked seat by seat."""
    aec, together = pettingzoo.raw_env("yes-broccoli"), pettingzoo.parallel_env("yes-broccoli")
    aec.reset(seed=5)
    observations, _ = together.reset(seed=5)
    rewards: dict[str, float] = {}
    while together.agents:
        actions = {}
        for agent in together.agents:
            actions[agent] = int(np.flatnonzero(observations[agent]["action_mask"])[-1])
        waited = [agent for agent in together.agents if actions[agent] != together.task.hold]
        for agent in waited:
            assert aec.agent_selection == agent
            aec.step(actions[agent])
        observations, rewards, *_ = together.step(actions)
        assert aec.turns.state == together.state
    assert rewards == aec.rewards


def test_a_wrong_wish_is_answered_in_a_sentence() -> None:
    with pytest.raises(BadOption, match="choose human, ansi"):
        pettingzoo.env("connect-four", render_mode="film")
    with pytest.raises(BadOption, match="choose result or points"):
        pettingzoo.env("connect-four", rewards="money")  # type: ignore[arg-type]
