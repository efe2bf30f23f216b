"""The games as Gymnasium environments: you have one seat, and bots play the others.

    gymnasium.make("potager/SnailInvasion-v0", bots="medium")

Observations are your seat's view as numbers, and `info["action_mask"]` lists the legal actions. The
reward comes at the end: 1, 0 or -1, or your points with `rewards="points"`. An illegal action
loses. `gymnasium.make_vec` gives many such matches at once. Compiled code steps them if the bots
are random.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import Env

from potager.bots.levels import Bot, bot
from potager.core.bits import bit
from potager.core.dice import mix
from potager.core.errors import BadOption
from potager.core.state import HOLD, State

from .pictures import MODES, check_mode, render
from .spaces import Choices
from .stepping import NOBODY, Turns
from .tasks import ILLEGAL_REWARD, Numbers, Rewards, Variant
from .vectors import Stepped, Vector, Whole


class SeatEnv(Env[Numbers, Any]):
    """One match at a time, from one seat. `bots` is one bot for all other seats, or one each."""

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 1}

    def __init__(
        self,
        name: str,
        seat: int = 0,
        bots: str = "easy",
        render_mode: str | None = None,
        rewards: Rewards = "result",
        **options: Any,
    ) -> None:
        check_mode(render_mode)
        self.task = Variant(name, rewards, **options)
        self.seat = seat
        self.bots = names_of(self.task, seat, bots)
        self.render_mode = render_mode
        self.observation_space: Any = self.task.observation_space()
        self.action_space: Any = Choices(self.task.actions)
        self.turns: Turns | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Start a new match, and play up to this seat's first choice."""
        super().reset(seed=seed)
        while True:
            number = int(self.np_random.integers(1 << 62))
            self.turns = self.task.turns(number)
            self._bots = {
                seat: bot(name, self.task.game, mix(number, 1 + seat))
                for seat, name in self.bots.items()
            }
            self._let_others(self.turns)
            if self.turns.seat == self.seat:
                return self._observation(self.turns), self._info(self.turns)

    def step(self, action: Any) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Act, and let the others play until this seat has to choose again."""
        turns = self.turns
        assert turns is not None
        ended = cut = False
        reward = 0.0
        if turns.seat != self.seat or int(action) not in list(turns.legal()):
            ended, reward = True, ILLEGAL_REWARD
        else:
            turns.act(int(action))
            self._let_others(turns)
            ended = turns.seat == NOBODY
            cut = not ended and turns.seat != self.seat
            if ended:
                reward = self.task.reward(turns.state)[self.seat]
        told = self._observation(turns), reward, ended, cut, self._info(turns)
        if self.render_mode == "human":
            self.render()
        return told

    def _let_others(self, turns: Turns) -> None:
        limit = self.task.game.sim_limit
        while turns.seat not in (NOBODY, self.seat) and turns.made < limit:
            turns.act(choice(self._bots[turns.seat], self.task, turns.state, turns.seat))

    def _observation(self, turns: Turns) -> Numbers:
        return self.task.observation(turns.state, self.seat)

    def _info(self, turns: Turns) -> dict[str, Any]:
        mask = self.task.mask(turns.legal() if turns.seat == self.seat else ())
        self.action_space.legal = mask
        return {"action_mask": mask.copy()}

    def render(self) -> Any:
        """The position as this seat sees it."""
        assert self.turns is not None
        return render(self.task.game, self.turns.state, self.render_mode, self.seat)


class Seats(Vector):
    """Many such matches. Random bots run in compiled code, and others are asked one by one."""

    def __init__(
        self,
        num_envs: int,
        name: str,
        seat: int = 0,
        bots: str = "easy",
        render_mode: str | None = None,
        rewards: Rewards = "result",
        processes: int = 1,
        **options: Any,
    ) -> None:
        if render_mode is not None:
            raise BadOption("Many matches at once have no picture. Leave out render_mode.")
        task = Variant(name, rewards, **options)
        self.seat = seat
        names = names_of(task, seat, bots)
        alone = sum(bit(other) for other, one in names.items() if one == "random")
        thinking = {other: one for other, one in names.items() if one != "random"}
        if thinking and processes > 1:
            raise BadOption("Several processes can step only matches against random bots.")
        self._names = thinking
        self._thinking: dict[int, Bot] = {}
        super().__init__(task, num_envs, processes=processes, others=alone)

    def reset(self, **given: Any) -> tuple[Numbers, dict[str, Any]]:
        """Start new matches, and play each up to this seat's first choice."""
        found = super().reset(**given)
        seed = int(self._board.seeds[0])
        self._thinking = {
            other: bot(name, self.task.game, mix(seed, 1 + other))
            for other, name in self._names.items()
        }
        return (self._board.observations(), self._info()) if self._let_think() else found

    def step(self, actions: Whole) -> Stepped:
        """Act in every match, and let the others play until this seat has to choose again."""
        found = super().step(actions)
        return self._told() if self._let_think() else found

    def _let_think(self) -> bool:
        if not self._thinking:
            return False
        batch = self._part.batch
        for match in np.flatnonzero(self._board.asked != self.seat).tolist():
            while (asked := batch.turns[match].seat) != self.seat:
                one = self._thinking[asked]
                batch.act(match, choice(one, self.task, batch.turns[match].state, asked))
        self._part.tell()
        return True


def names_of(task: Variant, seat: int, bots: str) -> dict[int, str]:
    """Which bot plays in which of the other seats."""
    if not 0 <= seat < task.seats:
        raise BadOption(f"There is no seat {seat}. Choose one from 0 to {task.seats - 1}.")
    others = [other for other in range(task.seats) if other != seat]
    names = bots.split(",")
    if len(names) == 1:
        names *= len(others)
    if len(names) != len(others):
        raise BadOption(f"Name one bot, or {len(others)} for the other seats, not {len(names)}.")
    for name in names:
        bot(name, task.game, 0)
    return dict(zip(others, names, strict=True))


def choice(one: Bot, task: Variant, state: State, seat: int) -> int:
    """A bot's choice, from what its seat sees. Holding is a separate action here."""
    action = one.choose(state.seen_by(seat), seat)
    return task.hold if action == HOLD else action
