"""A choice in the game's words, as in its log, instead of in notation."""

from __future__ import annotations

import re

from librt.random import Random

from potager.core.bits import bit
from potager.core.game import AnyGame
from potager.core.scene import TURN, Icon, Part
from potager.core.state import HOLD, State
from potager.core.texts import say, verbatim


def said(game: AnyGame, view: State, seat: int, action: int) -> tuple[Part, ...]:
    """What a seat chooses, or would choose, from what it sees."""
    if action == HOLD:
        return (say("coach.hold"),)
    # A choice made at once with others is told only with theirs.
    alone = not view.waiting() & ~bit(seat)
    return (alone and _as_logged(game, view, seat, action)) or _as_called(game, view, seat, action)


def text_of(game: AnyGame, parts: tuple[Part, ...]) -> str:
    """Parts as one text, with words for the pictures."""
    words = (game.text(part.label if isinstance(part, Icon) else part) for part in parts)
    return re.sub(r" (?=[.,:;!?])", "", " ".join(words))


def _as_logged(game: AnyGame, view: State, seat: int, action: int) -> tuple[Part, ...]:
    """The first line of the log that it would bring."""
    after = view.guess(Random(1))
    after.apply(seat, action)
    what = view.event_seen_by(seat, seat, action)
    beats = game.drawing.tell(view, after.seen_by(seat), seat, what, None)
    return next((beat.parts for beat in beats if beat.parts and beat.who in (None, seat)), ())


def _as_called(game: AnyGame, view: State, seat: int, action: int) -> tuple[Part, ...]:
    """The game's own words for it, else what its last click is called in the scene; its notation
    where that has no name.
    """
    called = game.manners.calls(view, action)
    if called:
        return (called,)
    target = game.path(view, seat, action)[-1].removeprefix(TURN)
    sprites = game.drawing.scene(view, seat, "wide").sprites
    labels = (one.label for one in sprites if one.target == target and one.label)
    return (next(labels, verbatim(game.notation(view, seat, action))),)
