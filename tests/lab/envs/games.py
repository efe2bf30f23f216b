"""All games with all their sets of options, as tests are given them."""

from __future__ import annotations

from typing import Any

import pytest

import potager

NAMES = ["connect-four", *(game.name for game in potager.games())]


def all_sets() -> list[Any]:
    return [
        pytest.param(name, given, id=f"{name}-{'-'.join(str(one) for one in given.values())}")
        for name in NAMES
        for given in potager.game(name).option_sets()
    ]
