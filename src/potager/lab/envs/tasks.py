"""A game with its options, as every environment here knows it: seats, actions, numbers, rewards."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Literal, get_args

import numpy as np
from gymnasium.spaces import Box
from numpy.typing import NDArray

from potager.core.dice import mix
from potager.core.encoding import encoder
from potager.core.errors import BadOption
from potager.core.features import Features, numbers_of
from potager.core.game import AnyGame
from potager.core.options import one_of, values
from potager.core.registry import game as find_game
from potager.core.state import State

from .stepping import Turns

Rewards = Literal["result", "points"]
Numbers = NDArray[np.uint8]
Mask = NDArray[np.int8]

ILLEGAL_REWARD = -1.0  # who does something illegal loses


class Variant:
    """One game with one set of options. `hold` is the action of a seat that lets a chance pass."""

    def __init__(self, name: str, rewards: Rewards = "result", **options: Any) -> None:
        self.game: AnyGame = find_game(name)
        self.options = self.game.resolve(**options)
        self.start: State = self.game.start(self.options)
        self.seats = self.game.seats(self.options)
        self.hold = len(self.game.verbs)
        self.actions = self.hold + self.game.verbs.jumps_in
        self.hides = type(self.start).seen_by is not State.seen_by
        if rewards not in get_args(Rewards):
            raise BadOption(f"rewards can't be {rewards!r}: choose {one_of(get_args(Rewards))}.")
        if rewards == "points" and self.game.points(self.start) is None:
            raise BadOption(f"{self.game.title} has no points. Choose rewards='result'.")
        self.rewards = rewards

    def __deepcopy__(self, _memo: Any) -> Variant:
        """It never changes, so copies of what uses it share it."""
        return self

    def __reduce__(self) -> Any:
        return task_of, (self.game.name, self.rewards, self.given)

    @property
    def given(self) -> dict[str, Any]:
        """The options as plain values, so that they can travel to another process."""
        return values(self.options)

    @cached_property
    def features(self) -> Features:
        return encoder(self.game, self.start, self.seats)

    def observation_space(self) -> Box:
        """The numbers of a view, each with its own limit."""
        most = np.concatenate(
            [np.full(block.size, block.most, np.uint8) for block in self.features.blocks]
        )
        return Box(np.zeros_like(most), most, dtype=np.uint8)

    def observation(self, state: State, seat: int) -> Numbers:
        """What this seat sees of a position, as numbers."""
        told = numbers_of(self.features, state.seen_by(seat), seat)
        return np.frombuffer(told, np.uint8).copy()

    def mask(self, actions: Any, size: int | None = None) -> Mask:
        """1 for each of these actions."""
        found = np.zeros(self.actions if size is None else size, np.int8)
        found[list(actions)] = 1
        return found

    def reward(self, state: State) -> list[float]:
        """Each seat's reward once a match has ended."""
        if self.rewards == "points":
            return [float(points) for points in self.game.points(state) or ()]
        return [float(score) for score in state.result()]

    def turns(self, seed: int) -> Turns:
        """A new match, asked seat by seat."""
        return Turns(self.start, self.hold, mix(seed, 0))


def task_of(name: str, rewards: Rewards, given: dict[str, Any]) -> Variant:
    """A task that has travelled, made again."""
    return Variant(name, rewards, **given)
