"""`potager train`: the same seed learns the same, and what is learned is worth something."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from librt.random import Random
from librt.vecs import vec
from typer.testing import CliRunner

import potager
from potager.cli import app
from potager.core.errors import PotagerError
from potager.core.playout import playout
from potager.lab.jobs.results import Stopped
from potager.lab.learning.learner import Learner
from potager.lab.learning.training import learning_of, read_value, train

GAME = potager.game("snail-invasion")
SETS: list[dict[str, Any]] = [
    {},
    {"mode": "solitaire"},
    {"garden": "two-colour", "board": "4x4"},
    {"garden": "one-colour", "mode": "solitaire"},
    {"mode": "solitaire", "garden": "patio"},
]


@pytest.mark.parametrize("given", SETS, ids=str)
def test_the_same_seed_gives_the_same_bytes(given: dict[str, Any]) -> None:
    options = GAME.resolve(**given)
    once, again = (train(GAME, options, games=8, seed=5).text() for _ in range(2))
    assert once == again
    assert once != train(GAME, options, games=8, seed=6).text()


def test_the_file_is_written_and_read_back(tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    words = ["train", "snail-invasion", "--games", "5", "--seed", "3", "--out", str(file)]
    done = CliRunner().invoke(app, [*words, "--json"])
    assert done.exit_code == 0, done.output
    told = json.loads(done.output)
    assert (told["games"], told["seed"], told["game"]) == (5, 3, "snail-invasion")
    assert [round(weight, 6) for weight in read_value(GAME, file).weights] == list(
        told["weights"].values()
    )
    first = file.read_text().splitlines()[0]
    assert first.startswith("# potager train snail-invasion -o mode=duel")
    assert "None" not in first


def test_the_command_in_the_file_makes_the_same_file(tmp_path: Path) -> None:
    file, again = tmp_path / "one.toml", tmp_path / "two.toml"
    words = ["train", "snail-invasion", "-o", "board=4x4", "--games", "4", "--seed", "9"]
    assert CliRunner().invoke(app, [*words, "--out", str(file)]).exit_code == 0
    command = file.read_text().splitlines()[0].removeprefix("# potager ").split()
    assert CliRunner().invoke(app, [*command, "--out", str(again)]).exit_code == 0
    assert again.read_bytes() == file.read_bytes()


def test_control_c_keeps_what_is_learned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(done: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    with pytest.raises(Stopped) as stopped:
        train(GAME, GAME.resolve(), games=50, seed=1, tell=stop)
    found = stopped.value.so_far
    assert getattr(found, "games", None) == 3

    def stopping(*_: object, **__: object) -> None:
        raise Stopped(found)

    monkeypatch.setattr("potager.lab.learning.training.train", stopping)
    file = tmp_path / "weights.toml"
    done = CliRunner().invoke(app, ["train", "snail-invasion", "--games", "50", "--out", str(file)])
    assert done.exit_code == 130
    assert "games = 3\n" in file.read_text()


def test_a_game_without_signs_is_refused_in_a_sentence() -> None:
    with pytest.raises(PotagerError, match="has no features to learn from"):
        learning_of(potager.game("carrotia"))


def test_what_is_learned_beats_random_play() -> None:
    """Both sides after a few hundred games, by the best next position alone."""
    found = train(GAME, GAME.resolve(), games=300, seed=1)
    weights = vec[float](list(found.weights.values()))
    learner = Learner(learning_of(GAME).learned(weights), 1, 0.7, 0.0)
    random = Random(7)
    won = 0
    for number in range(40):
        state = GAME.start(GAME.resolve())
        while True:
            while len(state.chance()):
                state.apply(-1, state.roll(random))
            if not state.waiting():
                break
            seat = state.waiting() - 1
            if seat == number % 2:
                state.apply(seat, learner.best(state, seat))
            else:
                playout(state, random, 1)
        won += state.result()[number % 2]
    assert won >= 20  # 30 of 40, at least
