"""The games as PettingZoo environments, with an agent for every seat.

    from potager.lab.envs import pettingzoo
    env = pettingzoo.env("snail-invasion", garden="two-colour")

`env` asks one seat at a time (AEC). `parallel_env` asks all seats at once, and those with nothing
to do wait. `max_cycles` limits the number of rounds in which every agent acts once, and with it
`env` asks in such rounds too. An observation is `{"observation": …, "action_mask": …}`: the seat's
view as numbers, and the legal actions.

The environment handles chance and clocks, from the seed given to `reset`. Rewards come at the end:
1, 0 or -1, or the seat's points with `rewards="points"` in games that have points. An agent that
does something illegal loses.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict
from librt.random import Random
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import parallel_to_aec, wrappers

from potager.core.bits import bit
from potager.core.dice import mix
from potager.core.playout import new_sand
from potager.core.state import CHANCE, CLOCK, SPECTATOR, State

from .pictures import MODES, check_mode, render
from .spaces import Choices
from .stepping import NOBODY
from .tasks import ILLEGAL_REWARD, Rewards, Variant

Observation = dict[str, Any]


def env(
    name: str,
    render_mode: str | None = None,
    *,
    rewards: Rewards = "result",
    max_cycles: int | None = None,
    **options: Any,
) -> AECEnv[str, Observation, int]:
    """A match that asks one seat at a time, with PettingZoo's usual wrappers."""
    if max_cycles is not None:
        rounds: AECEnv[str, Observation, int] = parallel_to_aec(
            parallel_env(name, render_mode, rewards=rewards, max_cycles=max_cycles, **options)
        )
        return rounds
    raw = raw_env(name, render_mode, rewards=rewards, **options)
    checked: Any = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL_REWARD)
    found: AECEnv[str, Observation, int] = wrappers.OrderEnforcingWrapper(checked)
    return found


def raw_env(
    name: str,
    render_mode: str | None = None,
    *,
    rewards: Rewards = "result",
    **options: Any,
) -> Turnwise:
    """The same without the wrappers, so nothing checks whether an action is legal."""
    return Turnwise(Variant(name, rewards, **options), render_mode)


def parallel_env(
    name: str,
    render_mode: str | None = None,
    *,
    rewards: Rewards = "result",
    max_cycles: int | None = None,
    **options: Any,
) -> Together:
    """A match in which all seats act in every step. Seats with nothing to do use the last action.

    A seat that jumps in goes first, and the others are asked again.
    """
    return Together(Variant(name, rewards, **options), render_mode, max_cycles)


class _Agents:
    """What both kinds share: agents, spaces, pictures, and where seeds come from."""

    task: Variant
    agents: list[str]

    def _set_up(self, task: Variant, render_mode: str | None, actions: int) -> None:
        check_mode(render_mode)
        self.task = task
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{task.game.name.replace('-', '_')}_v0",
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(task.seats)]
        self.agents = []
        self.action_spaces = {agent: Choices(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: Dict(
                observation=task.observation_space(),
                action_mask=Box(0, 1, (actions,), np.int8),
            )
            for agent in self.possible_agents
        }
        self._numbers = np.random.default_rng()

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Choices:
        return self.action_spaces[agent]

    def _seed(self, given: int | None) -> int:
        if given is not None:
            self._numbers = np.random.default_rng(given)
        return int(self._numbers.integers(1 << 62))

    def _picture(self, state: State) -> Any:
        viewer = 0 if self.task.seats == 1 else SPECTATOR
        return render(self.task.game, state, self.render_mode, viewer)

    def close(self) -> None:
        """There is nothing to close."""


class Turnwise(_Agents, AECEnv[str, Observation, int]):
    """Asks one seat at a time."""

    def __init__(self, task: Variant, render_mode: str | None) -> None:
        super().__init__()
        self._set_up(task, render_mode, task.actions)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.turns = self.task.turns(self._seed(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        seat = int(self.turns.seat)
        self.agent_selection = self.possible_agents[max(seat, 0)]
        for number, agent in enumerate(self.possible_agents):
            self.action_spaces[agent].legal = self._mask(number)

    def _mask(self, seat: int) -> Any:
        return self.task.mask(self.turns.legal() if seat == self.turns.seat else ())

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        return {
            "observation": self.task.observation(self.turns.state, seat),
            "action_mask": self._mask(seat),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.turns.act(int(action))
        if self.turns.seat == NOBODY:
            told = self.task.reward(self.turns.state)
            self.rewards = dict(zip(self.possible_agents, told, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.turns.made >= self.task.game.sim_limit:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._ask()

    def render(self) -> Any:
        return self._picture(self.turns.state)


class Together(_Agents, ParallelEnv[str, Observation, int]):
    """All seats act in every step. The last action waits, and means HOLD if a seat may jump in."""

    def __init__(self, task: Variant, render_mode: str | None, max_cycles: int | None) -> None:
        self._set_up(task, render_mode, task.hold + 1)
        self.max_cycles = max_cycles

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._random = Random(mix(self._seed(seed), 0))
        self._sand = new_sand()
        self.state: State = self.task.start.clone()
        self.agents = self.possible_agents[:]
        self._cycles = 0
        self._roll()
        return self._observations(), {agent: {} for agent in self.agents}

    def _roll(self) -> None:
        while len(self.state.chance()):
            self.state.apply(CHANCE, self.state.roll(self._random))
        self._sand.settle(self.state)

    def _legal(self, seat: int) -> list[int]:
        found = [] if self._over() else list(self.state.legal(seat))
        return found if self.state.waiting() & bit(seat) else [*found, self.task.hold]

    def _over(self) -> bool:
        return len(self.state.result()) > 0

    def _observations(self) -> dict[str, Observation]:
        found = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = self.task.mask(self._legal(seat), self.task.hold + 1)
            self.action_spaces[agent].legal = mask
            if agent in self.agents:
                numbers = self.task.observation(self.state, seat)
                found[agent] = {"observation": numbers, "action_mask": mask.copy()}
        return found

    def step(self, actions: dict[str, int]) -> Any:
        """All actions at once. Returns observations, rewards, ends, cuts and infos by agent."""
        chosen = [int(actions[agent]) for agent in self.agents]
        wrong = [seat for seat, action in enumerate(chosen) if action not in self._legal(seat)]
        self._cycles += 1
        rewards = [0.0] * len(self.agents)
        if wrong:
            for seat in wrong:
                rewards[seat] = ILLEGAL_REWARD
        else:
            self._play(chosen)
            if self._over():
                rewards = self.task.reward(self.state)
        ended = self._over() or bool(wrong)
        limit = self.max_cycles or self.task.game.sim_limit
        cut = not ended and self._cycles >= limit
        seats = self.agents
        told: Any = (
            self._observations(),
            dict(zip(seats, rewards, strict=True)),
            dict.fromkeys(seats, ended),
            dict.fromkeys(seats, cut),
            {agent: {} for agent in seats},
        )
        if ended or cut:
            self.agents = []
        return told

    def _play(self, chosen: list[int]) -> None:
        waiting = self.state.waiting()
        for seat, action in enumerate(chosen):
            if action != self.task.hold and not waiting & bit(seat):
                self.state.apply(seat, action)
                self._roll()
                return
        for seat, action in enumerate(chosen):
            if waiting & bit(seat):
                self.state.apply(seat, action)
        if self._sand.spend(self.state):
            self.state.apply(CLOCK, 0)
        self._roll()

    def render(self) -> Any:
        return self._picture(self.state)
