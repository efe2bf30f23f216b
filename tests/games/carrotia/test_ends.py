"""What the table at the end says of each round is what was seen."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from potager.core.match import Match
from potager.core.texts import Message
from potager.games.carrotia import GAME
from potager.games.carrotia.drawing import tell
from potager.games.carrotia.drawing.ends import has_ended, table


def messages(message: Message) -> Iterator[Message]:
    yield message
    for value in message.args.values():
        if isinstance(value, Message):
            yield from messages(value)


@pytest.mark.parametrize("seed", range(112, 124))
def test_k5_carrots_without_a_tile_are_counted_as_lost(seed: int) -> None:
    """Whether the maze was right at once, or repaired first."""
    chooser = random.Random(seed)
    options = GAME.resolve(**(GAME.manners.daily or {}))
    match = Match.new(GAME, options, seed=seed)
    while not match.over:
        match.roll()
        if match.state.hourglass() and chooser.random() < 0.15:
            match.strike()
            continue
        for seat in match.waiting():
            match.choose(seat, chooser.choice(list(match.legal(seat))))
    told, state = [0], GAME.start(options)
    for event in match.events:
        before = state.clone()
        state.apply(event.who, event.what)
        for beat in tell(before.seen_by(0), state.seen_by(0), event.who, event.what, None):
            for part in beat.parts:
                if isinstance(part, Message):
                    counts = [m.args["n"] for m in messages(part) if m.id == "notice.bare"]
                    told[-1] += sum(count for count in counts if isinstance(count, int))
        if has_ended(before, state):
            told.append(0)
    lost = [points[1] for points in table(GAME.start(options), match.events).points]
    assert all(seen <= (counted or 0) for seen, counted in zip(told, lost, strict=False))
