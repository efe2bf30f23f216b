"""Thousands of matches at once: a vector environment like Gymnasium's, in compiled code.

Each match asks one seat at a time (`info["seat"]`). The observation is what that seat sees, and
`info["action_mask"]` is what it may do. A match that ends starts again in the same step. Then
`info["final_obs"]` has the last view of the seat that acted, and `info["rewards"]` the reward of
every seat. The reward itself belongs to the seat that acted.

With `processes`, each process steps its share of the matches and writes it to shared memory.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from potager.core.dice import mix
from potager.core.errors import BadOption

from .stepping import CUT, GOES_ON, ILLEGAL, Batch
from .tasks import Numbers, Rewards, Variant

Whole = NDArray[np.int64]
Flags = NDArray[np.bool_]
# Times to look for word from another process before one sleeps, where each has a core to itself: it
# most often comes soon, and to be woken up takes as long as a step.
LOOKS = 30
Stepped = tuple[Numbers, NDArray[np.float64], Flags, Flags, dict[str, Any]]


def vector(
    name: str,
    n: int,
    *,
    rewards: Rewards = "result",
    max_decisions: int | None = None,
    processes: int = 1,
    **options: Any,
) -> Vector:
    """Matches of a game with these options. The caller acts for every seat.

    A match is cut off after `max_decisions`, by default the most that random play may need.
    """
    return Vector(
        Variant(name, rewards, **options), n, max_decisions=max_decisions, processes=processes
    )


class SharedArrays:
    """The results of the matches as arrays, in private or shared memory."""

    def __init__(self, task: Variant, n: int, memory: memoryview | bytearray | None) -> None:
        assert memory is not None
        self._memory, self._at = memory, 0
        self.actions: Whole = self._array(np.int64, n)
        self.seeds: Whole = self._array(np.int64, n)
        self.asked: Whole = self._array(np.int64, n)
        self.acted: Whole = self._array(np.int64, n)
        self.drawn: Whole = self._array(np.int64, n)
        self.rewards: NDArray[np.float64] = self._array(np.float64, n, task.seats)
        self._size, width = task.features.size, 8 * task.features.words
        self.rows: Numbers = self._array(np.uint8, n, width)  # as they are written
        self.last_rows: Numbers = self._array(np.uint8, n, width)
        self.masks: NDArray[np.int8] = self._array(np.int8, n, task.actions)
        self.ends: Numbers = self._array(np.uint8, n)

    def observations(self) -> Numbers:
        """A new array with the views of the seats that have to choose."""
        return self.rows.copy()[:, : self._size]  # to copy whole rows is quicker

    def finals(self) -> Numbers:
        """The same for matches that have ended."""
        return self.last_rows.copy()[:, : self._size]

    def _array(self, kind: Any, *shape: int) -> Any:
        size = int(np.prod(shape)) * np.dtype(kind).itemsize
        found = np.frombuffer(self._memory, np.uint8, size, self._at).view(kind).reshape(shape)
        self._at += size + -size % 8
        return found

    @staticmethod
    def size(task: Variant, n: int) -> int:
        """The number of bytes needed."""
        row = 5 * 8 + 8 * task.seats + 2 * 8 * task.features.words + task.actions + 1
        return n * row + 16 * 8


class Part:
    """Some of the matches, stepped in this process. Their results go to rows of the board."""

    def __init__(
        self, task: Variant, board: SharedArrays, rows: slice, limit: int, others: int
    ) -> None:
        n = rows.stop - rows.start
        self.task = task
        self.batch = batch = Batch(
            task.start, task.features, task.actions, task.hold, n, task.seats, limit, task.hides,
            others,
        )  # fmt: skip
        self.actions, self.seeds = board.actions[rows], board.seeds[rows]
        self.rewards = board.rewards[rows]
        width = 8 * task.features.words
        self.results = _bytes(batch.results, n, 8 * task.seats).view(np.int64)
        self.ends = _bytes(batch.ends, n, 1)[:, 0]
        self.finals = board.last_rows[rows], _bytes(batch.finals.out, n, width)
        self.copied: list[tuple[NDArray[Any], NDArray[Any]]] = [
            (board.rows[rows], _bytes(batch.observations.out, n, width)),
            (board.masks[rows], _bytes(batch.masks, n, task.actions)),
            (board.ends[rows], self.ends),
            (board.asked[rows], _bytes(batch.asked, n, 8).view(np.int64)[:, 0]),
            (board.acted[rows], _bytes(batch.acted, n, 8).view(np.int64)[:, 0]),
            (board.drawn[rows], _bytes(batch.drawn, n, 8).view(np.int64)[:, 0]),
        ]

    def reset(self) -> None:
        self.batch.begin(vec[i64](self.seeds.tolist()))
        self.tell()

    def step(self) -> None:
        self.batch.step(self.actions.tobytes())
        self.tell()

    def tell(self) -> None:
        for board, own in self.copied:
            board[...] = own
        ended = self.ends != GOES_ON
        np.multiply(self.results, ended[:, None], out=self.rewards)
        matches = np.flatnonzero(ended)
        board, own = self.finals
        board[matches] = own[matches]
        if self.task.rewards == "points":
            for match in matches[self.ends[matches] != ILLEGAL]:
                self.rewards[match] = self.task.game.points(self.batch.last[match])


def _bytes(buffer: Any, rows: int, width: int) -> Numbers:
    return np.frombuffer(buffer, np.uint8).reshape(rows, width)


class Vector(VectorEnv[Numbers, Whole, NDArray[Any]]):
    """A vector environment for one game. The seats in `others` play at random."""

    metadata: dict[str, Any] = {
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": [],
    }

    def __init__(
        self,
        task: Variant,
        n: int,
        *,
        max_decisions: int | None = None,
        processes: int = 1,
        others: int = 0,
    ) -> None:
        if n < 1 or not 1 <= processes <= n:
            raise BadOption(
                f"{n} matches are too few for {processes} processes. Each needs at least one."
            )
        self.task = task
        self.num_envs = n
        self.single_observation_space = task.observation_space()
        self.single_action_space = Discrete(task.actions)
        self.observation_space = batch_space(self.single_observation_space, n)
        self.action_space = batch_space(self.single_action_space, n)
        limit = task.game.sim_limit if max_decisions is None else max_decisions
        edges = [n * part // processes for part in range(processes + 1)]
        rows = [slice(first, end) for first, end in pairwise(edges)]
        size = SharedArrays.size(task, n)
        self._shared = SharedMemory(create=True, size=size) if processes > 1 else None
        self._board = SharedArrays(
            task, n, bytearray(size) if self._shared is None else self._shared.buf
        )
        looks = LOOKS if processes <= (os.cpu_count() or 1) else 0
        self._workers = [
            VectorWorker(task, n, self._shared, part, limit, others, looks) for part in rows[1:]
        ]
        self._part = Part(task, self._board, rows[0], limit, others)
        self._first_seats = np.arange(n) * task.seats  # in a row of all rewards
        self._entropy = np.random.default_rng()
        self._begun = False

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Numbers, dict[str, Any]]:
        """Start all matches again. The same seed gives the same matches."""
        if seed is None:
            seeds: Sequence[int | None] = [None] * self.num_envs
        elif isinstance(seed, int | np.integer):
            seeds = [mix(int(seed), number) for number in range(self.num_envs)]
        else:
            seeds = seed
        free = self._entropy.integers(1 << 62, size=self.num_envs).tolist()
        chosen = [one if given is None else given for given, one in zip(seeds, free, strict=True)]
        self._board.seeds[...] = chosen
        self._begun = True
        self._all("reset")
        return self._board.observations(), self._info()

    def step(self, actions: Whole) -> Stepped:
        """Play one action in every match, for the seat that has to choose there."""
        if not self._begun:
            raise ResetNeeded("Call reset() before step().")
        self._board.actions[...] = actions
        self._all("step")
        return self._told()

    def _told(self) -> Stepped:
        board = self._board
        cut = board.ends == CUT
        ended = (board.ends != GOES_ON) & ~cut
        rewards = board.rewards.ravel()[self._first_seats + board.acted]
        return board.observations(), rewards, ended, cut, self._info(ended | cut)

    def sample(self) -> Whole:
        """A random legal action for each match."""
        return self._board.drawn.copy()

    def _all(self, command: str) -> None:
        for worker in self._workers:
            worker.ask(command)
        getattr(self._part, command)()
        for worker in self._workers:
            worker.wait()

    def _info(self, done: Flags | None = None) -> dict[str, Any]:
        board = self._board
        info: dict[str, Any] = {"action_mask": board.masks.copy(), "seat": board.asked.copy()}
        if done is not None:
            info["rewards"] = board.rewards.copy()
            if done.any():
                info["final_obs"] = board.finals()
                info["_final_obs"] = done
                info["illegal"] = board.ends == ILLEGAL
        return info

    def close_extras(self, **kwargs: Any) -> None:
        """Stop the other processes and free the shared memory."""
        for worker in self._workers:
            worker.end()
        self._workers = []
        if self._shared is not None:
            del self._part, self._board
            self._shared.close()
            self._shared.unlink()
            self._shared = None


class VectorWorker:
    """Another process, and the matches that it steps."""

    def __init__(
        self,
        task: Variant,
        n: int,
        shared: SharedMemory | None,
        rows: slice,
        limit: int,
        others: int,
        looks: int,
    ) -> None:
        assert shared is not None
        self._looks = looks
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        whose = (task.game.name, task.rewards, task.given)
        given = (*whose, n, rows.start, rows.stop, limit, others, looks)
        self._process = context.Process(
            target=_serve, args=(theirs, shared.name, *given), daemon=True
        )
        self._process.start()
        theirs.close()

    def ask(self, command: str) -> None:
        self._pipe.send_bytes(command.encode())

    def wait(self) -> None:
        told = _heard(self._pipe, self._looks)
        if told:
            raise RuntimeError(told.decode())

    def end(self) -> None:
        self._pipe.send_bytes(b"end")
        self._process.join()
        self._process.close()
        self._pipe.close()


def _heard(pipe: Connection, looks: int) -> bytes:
    """What the other side says."""
    for _ in range(looks):
        if pipe.poll():
            break
    return pipe.recv_bytes()


def _serve(
    pipe: Connection,
    shared: str,
    name: str,
    rewards: Rewards,
    options: dict[str, Any],
    n: int,
    first: int,
    end: int,
    limit: int,
    others: int,
    looks: int,
) -> None:
    """What another process does: it steps its part whenever it is asked to."""
    memory = SharedMemory(shared)
    task = Variant(name, rewards, **options)
    part: Part | None = Part(
        task, SharedArrays(task, n, memory.buf), slice(first, end), limit, others
    )
    while (command := _heard(pipe, looks).decode()) != "end":
        try:
            getattr(part, command)()
        except Exception as error:
            pipe.send_bytes(f"{type(error).__name__}: {error}".encode())
        else:
            pipe.send_bytes(b"")
    part = None
    memory.close()
