"""Why something can't be chosen: every game has an answer that can be told, for all it draws."""

from __future__ import annotations

from typing import Any

import pytest
from librt.random import Random

import potager
from potager.core.choices import by_clicks
from potager.core.state import CHANCE, State
from potager.core.texts import Message

CASES = [
    pytest.param(game.name, given, id="-".join([game.name, *map(str, given.values())])[:70])
    for game in potager.games()
    for given in game.option_sets()[:3]
]


def step(state: State, random: Random) -> bool:
    """Let one thing happen at random; says whether the game goes on."""
    if len(state.chance()):
        state.apply(CHANCE, state.roll(random))
        return True
    seats = [seat for seat in range(10) if state.waiting() >> seat & 1]
    for seat in seats:
        legal = state.legal(seat)
        state.apply(seat, legal[random.randrange(len(legal))])
    return bool(seats)


@pytest.mark.parametrize(("name", "given"), CASES)
def test_every_target_that_is_not_lit_has_an_answer(name: str, given: dict[str, Any]) -> None:
    game, random = potager.game(name), Random(3)
    options = game.resolve(**given)
    state, told = game.start(options), set()
    for _ in range(60):
        for seat in range(game.seats(options)):
            if not state.able() >> seat & 1:
                continue
            view = state.seen_by(seat)
            lit = {path[:1] for path in by_clicks(game, view, seat)}
            for target in game.drawing.scene(view, seat, "wide").targets():
                if (target,) in lit:
                    continue
                why = game.drawing.why_not(view, seat, target, ())
                if why is not None:
                    assert isinstance(why, Message)
                    told.add(game.text(why))
        if not step(state, random):
            break
    assert all(text.endswith((".", "out")) for text in told)
