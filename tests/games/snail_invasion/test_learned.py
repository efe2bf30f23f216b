"""The signs of a garden that its value is learned from."""

from __future__ import annotations

from games.snail_invasion.positions import garden
from librt.vecs import vec

from potager.games.snail_invasion.bots.learned import NAMES, SIZE, LearnedGarden
from potager.games.snail_invasion.rules.garden import SNAILS, Garden


def signs(state: Garden) -> dict[str, float]:
    found = LearnedGarden(vec[float]([0.0] * SIZE)).signs(state)
    return dict(zip(NAMES, found, strict=True))


def test_what_stands_on_what() -> None:
    found = signs(garden("9: red-queen red-drone", "2: red-pawn", "3: blue-queen snail-pawn"))
    assert found["gardener rolls"] == found["lives"] == found["drones on queens"] == 1
    assert found["open drones"] == found["open pawns"] == 1 / 4
    assert found["open queens"] == 0
    assert found["drone in nest"] == found["queen in nest"] == 1


def test_a_colour_that_is_spoiled_is_looked_at_no_more() -> None:
    found = signs(garden("9: red-queen red-drone", dead="red-pawn", mover=SNAILS))
    assert found["lives"] == 3 / 4
    assert found["gardener rolls"] == found["drones on queens"] == found["open drones"] == 0


def test_blocked_snails() -> None:
    found = signs(garden("1: snail-pawn red-pawn", "2: snail-drone", "9: snail-queen"))
    assert found["pawn blocked"] == 1
    assert found["drone blocked"] == found["queen blocked"] == found["pawn in nest"] == 0
