"""`potager train`: a value for positions, learned by self-play, as a small file of weights.

A game can be trained if it has a file `bots/learned.py` (see `potager.core.learned`) with `NAMES`,
the names of its signs, and `learned(weights)`, which makes its value. The same seed, options and
number of games give the same bytes.
"""

from __future__ import annotations

import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol, cast

import msgspec
from librt.vecs import vec

from potager.core.errors import PotagerError
from potager.core.game import AnyGame
from potager.core.learned import LearnedValue
from potager.core.options import Options
from potager.lab.jobs.results import Stopped
from potager.terminal import Tell

from .learner import Learner

MOST_SEATS = 2
STEP = 0.02  # how much a game changes at first; it falls in a straight line to LAST_STEP
LAST_STEP = 0.0005
DECAY = 0.7  # lambda
EXPLORING = 0.1  # the share of choices that are random


class Learning(Protocol):
    """What a game's `bots/learned.py` has."""

    NAMES: tuple[str, ...]

    def learned(self, weights: vec[float]) -> LearnedValue: ...


class Trained(msgspec.Struct, frozen=True, kw_only=True):
    """What was learned, and from what."""

    game: str
    options: dict[str, Any]
    seed: int
    games: int  # that were played
    planned: int
    choices: int  # in all games together
    weights: dict[str, float]

    def text(self) -> str:
        """As a file of TOML."""
        chosen = "".join(
            f" -o {name}={value}" for name, value in self.options.items() if value is not None
        )
        lines = [
            f"# potager train {self.game}{chosen} --games {self.planned} --seed {self.seed}",
            f"games = {self.games}",
            "",
            "[weights]",
            *(f'"{name}" = {weight:.6f}' for name, weight in self.weights.items()),
        ]
        return "\n".join(lines) + "\n"


def learning_of(game: AnyGame) -> Learning:
    """What there is to learn in a game."""
    try:
        return cast(Learning, import_module(type(game).__module__ + ".bots.learned"))
    except ModuleNotFoundError as missing:
        raise PotagerError(
            f"{game.title} has no features to learn from. It needs a bots/learned.py."
        ) from missing


def read_value(game: AnyGame, file: Path) -> LearnedValue:
    """A value that was learned before."""
    learning = learning_of(game)
    weights = tomllib.loads(file.read_text("utf-8"))["weights"]
    return learning.learned(vec[float]([weights[name] for name in learning.NAMES]))


def train(
    game: AnyGame, options: Options, *, games: int, seed: int, tell: Tell = lambda _: None
) -> Trained:
    """Play that many games and learn. Ctrl-C raises `Stopped`, with what is learned so far."""
    learning = learning_of(game)
    if game.seats(options) > MOST_SEATS:
        raise PotagerError(f"{game.title} can be trained only for one or two seats.")
    value = learning.learned(vec[float]([0.0] * len(learning.NAMES)))
    learner = Learner(value, seed, DECAY, EXPLORING)
    done = choices = 0

    def so_far() -> Trained:
        weights = [round(float(weight), 6) for weight in value.weights]
        return Trained(
            game=game.name, options=msgspec.to_builtins(options), seed=seed, games=done,
            planned=games, choices=choices,
            weights=dict(zip(learning.NAMES, weights, strict=True)),
        )  # fmt: skip

    try:
        while done < games:
            step = STEP + (LAST_STEP - STEP) * done / games
            choices += learner.play(game.start(options), step, game.sim_limit)
            done += 1
            tell(done)
    except KeyboardInterrupt:
        raise Stopped(so_far()) from None
    return so_far()
