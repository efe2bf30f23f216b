"""The example that learns: a shortened run of it beats random play, alone and against it."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

import potager

FILE = Path(__file__).parents[2] / "examples/learning/train.py"


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Any:
    spec = spec_from_file_location("learning_example", FILE)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "learning_example", module)
    spec.loader.exec_module(module)
    if not potager.COMPILED:  # a hundredth of the speed: only that it runs, and learns something
        monkeypatch.setattr(module, "MATCHES", 16)
        monkeypatch.setattr(module, "STEPS", 32)
    return module


def test_it_beats_random_play_at_connect_four(example: Any) -> None:
    lessons, least = (12, 0.8) if potager.COMPILED else (12, 0.5)
    learner = example.train("connect-four", lessons, seed=1)
    assert learner.measure(400 if potager.COMPILED else 60, seed=2) > least


@pytest.mark.long
def test_it_does_better_on_the_patio_than_random_play(example: Any) -> None:
    if not potager.COMPILED:
        pytest.skip("too slow uncompiled")
    learner = example.train("patio", 4, seed=1)
    assert learner.measure(500, seed=2) > 1.25 * example.untrained("patio", 1000)
