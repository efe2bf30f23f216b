"""Train a small agent in plain NumPy: `python examples/learning/train.py connect-four`.

One network with two hidden layers sees the numbers of a view; it says how good each action is, and
how the match will end. It plays all seats of many matches at once, and after some steps makes
those actions likelier that led to better ends than it had expected (an actor and a critic, with
the clipped steps of PPO). README.md tells what comes out.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from potager.lab.envs import vector
from potager.lab.envs.vectors import Vector
from potager.lab.solving.solve import solve

Floats = NDArray[np.float32]

TASKS: dict[str, dict[str, Any]] = {
    "connect-four": {"name": "connect-four"},
    "patio": {"name": "snail-invasion", "mode": "solitaire", "garden": "patio"},
}
HIDDEN = 128
MATCHES = 256
STEPS = 64  # between two lessons
RATE = 2.5e-3  # of learning, at the beginning
PASSES = 3  # over what was seen, in each lesson
PORTIONS = 8  # of it, each a step of the network
CLIP = 0.2
TRUST = 0.9  # in how a match went on, rather than in what was expected of it a step later
CURIOSITY = 0.003  # how much being undecided is worth
NEVER = np.float32(-1e9)


class Network:
    """Two hidden layers, a score for each action, and the expected end; with Adam's steps."""

    def __init__(self, inputs: int, actions: int, random: np.random.Generator) -> None:
        sizes = [(inputs, HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, actions + 1)]
        self.weights: list[Floats] = []
        for rows, columns in sizes:
            scale = (2 / rows) ** 0.5 if columns != actions + 1 else 0.01
            self.weights.append(random.normal(0, scale, (rows, columns)).astype(np.float32))
            self.weights.append(np.zeros(columns, np.float32))
        self._means = [np.zeros_like(one) for one in self.weights]
        self._squares = [np.zeros_like(one) for one in self.weights]
        self._made = 0

    def look(self, seen: Floats) -> tuple[list[Floats], Floats, Floats]:
        """The layers, the score of each action, and the expected end."""
        a, b, c, d, e, f = self.weights
        first = np.maximum(seen @ a + b, 0)
        second = np.maximum(first @ c + d, 0)
        out = second @ e + f
        return [seen, first, second], out[:, :-1], np.tanh(out[:, -1])

    def learn(self, layers: list[Floats], wrong: Floats, rate: float) -> None:
        """One step against an error of the last layer."""
        gradients: list[Floats] = []
        for layer in (2, 1, 0):
            gradients += [wrong.sum(0), layers[layer].T @ wrong]
            if layer:
                wrong = (wrong @ self.weights[2 * layer].T) * (layers[layer] > 0)
        self._made += 1
        for at, gradient in enumerate(reversed(gradients)):
            self._means[at] += 0.1 * (gradient - self._means[at])
            self._squares[at] += 0.001 * (gradient**2 - self._squares[at])
            mean = self._means[at] / (1 - 0.9**self._made)
            square = self._squares[at] / (1 - 0.999**self._made)
            self.weights[at] -= np.float32(rate) * mean / (np.sqrt(square) + 1e-8)


def shares(scores: Floats, masks: NDArray[np.int8]) -> Floats:
    """How likely each legal action is."""
    scores = np.where(masks > 0, scores, NEVER)
    grown = np.exp(scores - scores.max(1, keepdims=True))
    found: Floats = grown / grown.sum(1, keepdims=True)
    return found


def draw(likely: Floats, random: np.random.Generator) -> NDArray[np.int64]:
    """An action of each row."""
    reached = likely.cumsum(1)
    points = random.random((len(likely), 1), np.float32) * reached[:, -1:]
    found: NDArray[np.int64] = (reached > points).argmax(1)
    return found


@dataclass
class Rollout:
    """What was seen and done in some steps of all matches."""

    seen: list[Any] = field(default_factory=list)
    masks: list[Any] = field(default_factory=list)
    actions: list[Any] = field(default_factory=list)
    likely: list[Any] = field(default_factory=list)
    expected: list[Any] = field(default_factory=list)
    seats: list[Any] = field(default_factory=list)
    rewards: list[Any] = field(default_factory=list)
    done: list[Any] = field(default_factory=list)


class SelfPlay:
    """Plays all seats, and learns from it."""

    def __init__(self, envs: Vector, seed: int) -> None:
        self.envs = envs
        self.random = np.random.default_rng(seed)
        most = envs.single_observation_space.high.astype(np.float32)  # type: ignore[attr-defined]
        self.scale = 1 / most
        self.network = Network(len(most), envs.task.actions, self.random)
        self.seen, self.info = envs.reset(seed=seed)

    def numbers(self, seen: Any) -> Floats:
        found: Floats = seen * self.scale
        return found

    def play(self) -> Rollout:
        lesson = Rollout()
        for _ in range(STEPS):
            seen, masks = self.numbers(self.seen), self.info["action_mask"]
            _, scores, expected = self.network.look(seen)
            likely = shares(scores, masks)
            actions = draw(likely, self.random)
            lesson.seen.append(seen)
            lesson.masks.append(masks)
            lesson.actions.append(actions)
            lesson.likely.append(likely[np.arange(len(actions)), actions])
            lesson.expected.append(expected)
            lesson.seats.append(self.info["seat"])
            self.seen, _, ended, cut, self.info = self.envs.step(actions)
            lesson.rewards.append(self.info["rewards"])
            lesson.done.append(ended | cut)
        return lesson

    def ends(self, lesson: Rollout) -> Floats:
        """How each match ended for whoever acted, as far as that is known and trusted."""
        rows = np.arange(len(self.seen))
        expected = self.network.look(self.numbers(self.seen))[2]
        hopes = self.hopes(expected, self.info["seat"])
        ahead = hopes
        found = np.zeros((STEPS, len(rows)), np.float32)
        for step in reversed(range(STEPS)):
            ahead = TRUST * ahead + (1 - TRUST) * hopes
            ahead = np.where(lesson.done[step][:, None], lesson.rewards[step], ahead)
            found[step] = ahead[rows, lesson.seats[step]]
            hopes = self.hopes(lesson.expected[step], lesson.seats[step])
        return found

    def hopes(self, expected: Floats, seats: Any) -> Floats:
        """What each seat expects, where one expects that: the other of two expects the opposite."""
        found = np.zeros((len(expected), self.envs.task.seats), np.float32)
        if found.shape[1] == 2:
            found[:] = -expected[:, None]
        found[np.arange(len(expected)), seats] = expected
        return found

    def learn(self, lesson: Rollout, rate: float) -> None:
        ends = self.ends(lesson).reshape(-1)
        seen, masks = np.concatenate(lesson.seen), np.concatenate(lesson.masks)
        actions, before = np.concatenate(lesson.actions), np.concatenate(lesson.likely)
        for _ in range(PASSES):
            for rows in np.array_split(self.random.permutation(len(ends)), PORTIONS):
                self.step(seen[rows], masks[rows], actions[rows], before[rows], ends[rows], rate)

    def step(
        self, seen: Floats, masks: Any, actions: Any, before: Floats, ends: Floats, rate: float
    ) -> None:
        layers, scores, expected = self.network.look(seen)
        likely = shares(scores, masks)
        rows, count = np.arange(len(actions)), len(actions)
        better = ends - expected
        gain = (better - better.mean()) / (better.std() + 1e-6)
        ratio = likely[rows, actions] / before
        held = ((ratio > 1 + CLIP) & (gain > 0)) | ((ratio < 1 - CLIP) & (gain < 0))
        pull = np.where(held, 0, -gain * ratio)[:, None]
        wrong = np.zeros((count, scores.shape[1] + 1), np.float32)
        chosen = np.zeros_like(likely)
        chosen[rows, actions] = 1
        logs = np.log(likely + 1e-9)
        undecided = -(likely * logs).sum(1, keepdims=True)
        wrong[:, :-1] = pull * (chosen - likely) + CURIOSITY * likely * (logs + undecided)
        wrong[:, -1] = 0.5 * 2 * (expected - ends) * (1 - expected**2)
        self.network.learn(layers, (wrong / count).astype(np.float32), rate)

    def choose(self, seen: Any, masks: Any) -> NDArray[np.int64]:
        """The best action of each row."""
        scores = np.where(masks > 0, self.network.look(self.numbers(seen))[1], NEVER)
        found: NDArray[np.int64] = scores.argmax(1)
        return found

    def measure(self, matches: int, seed: int) -> float:
        """The share of matches that it wins: alone, or against random play on either seat."""
        task = self.envs.task
        envs = Vector(task, matches)
        own = np.arange(matches) % task.seats

        def choose(seen: Any, info: dict[str, Any]) -> Any:
            chosen = self.choose(seen, info["action_mask"])
            return np.where(info["seat"] == own, chosen, envs.sample())

        return won_by(choose, envs, own, seed)


def won_by(choose: Any, envs: Vector, own: Any, seed: int) -> float:
    """The share of one match in each environment that the own seat wins; a draw is half of one.

    The first match of each counts, and no more: of several, short ones would be too many.
    """
    seen, info = envs.reset(seed=seed)
    won = np.zeros(envs.num_envs)
    open_matches = np.ones(envs.num_envs, bool)
    while open_matches.any():
        seen, _, ended, cut, info = envs.step(choose(seen, info))
        first = open_matches & (ended | cut)
        won[first] = (info["rewards"][first, own[first]] + 1) / 2
        open_matches &= ~first
    envs.close()
    return float(won.mean())


def train(task: str, lessons: int, seed: int, tell: Any = None) -> SelfPlay:
    """Train on one of the tasks; the rate of learning falls to nothing."""
    learner = SelfPlay(vector(n=MATCHES, **TASKS[task]), seed)
    for lesson in range(lessons):
        learner.learn(learner.play(), RATE * (1 - lesson / lessons))
        if tell and (lesson + 1) % 20 == 0:
            tell(lesson + 1, learner)
    return learner


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a small agent.")
    parser.add_argument("task", choices=sorted(TASKS))
    parser.add_argument("--lessons", type=int, default=200)
    parser.add_argument("--matches", type=int, default=2000, help="to measure it at the end")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    began = perf_counter()

    def tell(lesson: int, learner: SelfPlay) -> None:
        share = learner.measure(500, 7)
        spent = perf_counter() - began
        sys.stderr.write(f"lesson {lesson}: wins {share:.1%}, after {spent:.0f} s\n")

    learner = train(given.task, given.lessons, given.seed, tell)
    found = {
        "task": given.task,
        "lessons": given.lessons,
        "random": round(untrained(given.task, given.matches), 4),
        "trained": round(learner.measure(given.matches, 8), 4),
        "exact": exact(given.task),
        "seconds": round(perf_counter() - began, 1),
    }
    sys.stdout.write(json.dumps(found) + "\n")


def untrained(task: str, matches: int) -> float:
    """How often random play wins, where it is alone; against itself it wins half."""
    envs = vector(n=matches, **TASKS[task])
    if envs.task.seats > 1:
        return 0.5
    return won_by(lambda *_: envs.sample(), envs, np.zeros(matches, int), 9)


def exact(task: str) -> float | None:
    """What perfect play wins, alone: as `potager solve` finds it in some seconds."""
    envs = vector(n=1, **TASKS[task])
    if envs.task.seats > 1:
        return None
    return round(solve([envs.task.start], seats=1).value(), 4)


if __name__ == "__main__":
    main()
