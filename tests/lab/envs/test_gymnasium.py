"""Gymnasium's own checks, over every game, and how bots sit on the other seats."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import entry_points
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from lab.envs.games import NAMES

import potager
import potager.lab.envs  # registers them where this Potager is not installed
from potager.core.errors import BadOption, PotagerError
from potager.lab.gym import environment_id

CHOICES = [("connect-four", 1, {}), ("snail-invasion", 0, {"mode": "solitaire"}),
           ("pyramid-shambo", 2, {"players": 3}), ("carrotia", 1, {"players": 2})]  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
def test_the_checker_finds_nothing(name: str) -> None:
    """Warnings are errors; `make` wraps it into the passive checker, which looks at every step."""
    env = gymnasium.make(f"potager/{environment_id(name)}", bots="random")
    check_env(env.unwrapped, skip_render_check=True)
    _, info = env.reset(seed=1)
    for _ in range(25):
        action = env.action_space.sample(info["action_mask"])
        _, _, ended, cut, info = env.step(action)
        if ended or cut:
            _, info = env.reset()
    env.close()


def test_pictures_pass_the_check() -> None:
    env = gymnasium.make("potager/ConnectFour-v0", bots="random", render_mode="rgb_array")
    env.reset(seed=1)
    assert env.render().shape[2] == 3  # type: ignore[union-attr]


@pytest.mark.parametrize(("name", "seat", "given"), CHOICES)
def test_you_are_asked_for_your_own_seat_only(name: str, seat: int, given: dict[str, Any]) -> None:
    number = f"potager/{environment_id(name)}"
    env: Any = gymnasium.make(number, seat=seat, bots="random", **given).unwrapped
    _, info = env.reset(seed=2)
    for _ in range(200):
        assert env.turns.seat == seat
        assert np.flatnonzero(info["action_mask"]).tolist() == sorted(env.turns.legal())
        _, reward, ended, cut, info = env.step(env.action_space.sample())
        if ended or cut:
            assert reward in (-1, 0, 1)
            break
    else:
        raise AssertionError("no match ended")


def test_a_level_plays_better_than_random() -> None:
    """The same seat with random actions wins less often against easy than against random."""
    shares = {}
    for bots in ("random", "easy"):
        env = gymnasium.make("potager/ConnectFour-v0", bots=bots)
        won = 0
        for seed in range(12):
            _, info = env.reset(seed=seed)
            env.action_space.seed(seed)
            ended = False
            while not ended:
                action = env.action_space.sample(info["action_mask"])
                _, reward, ended, _, info = env.step(action)
            won += float(reward) > 0
        shares[bots] = won
    assert shares["easy"] < shares["random"]


@pytest.mark.parametrize("bots", ["random", "easy"])
def test_many_at_once_by_our_own_entry_point(bots: str) -> None:
    envs: Any = gymnasium.make_vec("potager/ConnectFour-v0", num_envs=6, bots=bots, seat=1)
    assert type(envs.unwrapped).__name__ == "Seats"
    told = []
    for _ in range(2):
        observations, info = envs.reset(seed=4)
        found = [observations.tobytes()]
        ends = 0
        for _ in range(24):
            actions = info["action_mask"].argmax(1)
            observations, rewards, ended, _, info = envs.step(actions)
            assert (info["seat"] == 1).all()
            assert set(rewards[ended]) <= {-1, 0, 1}
            assert not rewards[~ended].any()
            found.append(observations.tobytes())
            ends += int(ended.sum())
        assert ends
        told.append(found)
    assert told[0] == told[1]
    envs.close()


def python(script: str) -> None:
    subprocess.run([sys.executable, "-W", "error", "-c", script], check=True)


def test_an_id_can_name_the_module_that_registers_it() -> None:
    """Gymnasium 1 reads no entry points any more: it imports what stands before the colon."""
    python(
        "import gymnasium\n"
        "gymnasium.make('potager.lab.envs:potager/SnailInvasion-v0', bots='medium').reset()"
    )


def test_the_entry_point_registers_them() -> None:
    """As those versions of Gymnasium call it that read entry points; only where it is installed."""
    if not entry_points(group="gymnasium.envs"):
        pytest.skip("this Potager is not installed")
    python(
        "import gymnasium\n"
        "from gymnasium.envs.registration import namespace\n"
        "from importlib.metadata import entry_points\n"
        "(point,) = entry_points(group='gymnasium.envs')\n"
        "with namespace(point.name):\n"
        "    point.load()()\n"
        "gymnasium.make('potager/SnailInvasion-v0', bots='medium').reset()"
    )


def test_wrong_seats_and_bots_are_told() -> None:
    with pytest.raises(BadOption, match="There is no seat 2"):
        gymnasium.make("potager/ConnectFour-v0", seat=2)
    with pytest.raises(BadOption, match="Name one bot, or 3"):
        gymnasium.make("potager/PyramidShambo-v0", bots="easy,easy")
    with pytest.raises(PotagerError, match="no bot"):
        gymnasium.make("potager/ConnectFour-v0", bots="genius")


def test_a_name_in_one_word() -> None:
    assert environment_id("carrots-and-broccoli") == "CarrotsAndBroccoli-v0"
    assert potager.game("carrots-and-broccoli").name in NAMES
