"""Why a square or a power can't be chosen."""

from __future__ import annotations

from games.carrotia.positions import RING, building, running, square

from potager.core.bits import bit
from potager.games.carrotia import GAME
from potager.games.carrotia.characters import POWERS
from potager.games.carrotia.drawing.reasons import why_not
from potager.games.carrotia.rules.warren import Warren


def told(state: Warren, target: str, *picked: str) -> str | None:
    why = why_not(state, state.mover, target, picked)
    return None if why is None else GAME.text(why)


def test_a_tile_is_picked_first() -> None:
    assert told(building(hands=("ns",)), "square:a1") == "Pick a tile from your hand first."


def test_k6_the_rabbit_goes_along_paths_one_tile_at_a_time_and_not_back() -> None:
    state = running(*RING, rabbit="a2", came="a1")
    assert told(state, "square:c3") == "Too far: the rabbit goes one tile at a time."
    assert told(state, "square:b2") == "There is no tile to run on."
    assert told(state, "square:a1") == "The rabbit can't turn straight back."
    assert told(state, "square:a2") == "The rabbit is already here."
    walled = running("es ew sw", "ns ew ns", "ne ew nw", rabbit="a2")
    assert told(walled, "square:b2") == "No path leads there, because a hedge is in the way."


def test_k14_on_anothers_turn_a_power_comes_first() -> None:
    state = running(*RING, rabbit="a2", roles=("bandit", "ghost"))
    why = why_not(state, 1, "square:a1", ())
    assert why
    assert GAME.text(why) == "Bandit leads the rabbit now, but you may use your power instead."
    why = why_not(state, 1, "square:b2", ("power:ghost",))
    assert why
    assert GAME.text(why) == "There is no tile to run on."


def test_a_power_that_was_used() -> None:
    state = running(*RING)
    state.used |= bit(POWERS.index("ghost"))
    assert told(state, "power:ghost") == "Ghost has been used this round."
    assert square("a1") == 0
