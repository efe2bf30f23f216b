"""Giving a hint to whoever asked: thought about beside, marked in the record, then told."""

from __future__ import annotations

from collections.abc import Sequence

from potager.bots.coach.hints import Option
from potager.bots.coach.wording import said
from potager.core.errors import PotagerError
from potager.core.game import AnyGame
from potager.core.scene import Part
from potager.core.state import HOLD, State
from potager.core.texts import verbatim
from potager.table.rooms.hints import mark
from potager.table.rooms.requests import AskHint
from potager.table.rooms.room import Room
from potager.table.telling.audience import Audience
from potager.table.telling.messages import Hinted, HintedChoice, Refused
from potager.table.telling.viewer import Viewer

MOST = 5  # choices that are told


async def give(room: Room, audience: Audience, viewer: Viewer, ask: AskHint) -> None:
    """Tell the one who asked, once the mark is durable; or why there is no hint."""
    moment = room.moment
    try:
        hint = await room.hints.think(moment, ask.seat)
        await room.do(mark, viewer.asker, ask)
    except PotagerError as error:
        audience.tell(viewer, Refused(why=str(error), asked="hint"))
        return
    view = moment.match.view(ask.seat)
    hinted = Hinted(
        decision=ask.decision,
        gain=verbatim(hint.gain),
        choices=told(moment.game, view, ask.seat, hint.options[:MOST]),
        exact=hint.exact,
        alike=hint.alike,
        hardly=hint.hardly,
    )
    audience.tell(viewer, hinted)


def told(
    game: AnyGame, view: State, seat: int, options: Sequence[Option]
) -> tuple[HintedChoice, ...]:
    """Choices with what each would do; those that would do the same also say what they are."""
    does = [_does(game, view, seat, one.action) for one in options]
    return tuple(
        HintedChoice(
            path=one.path,
            parts=(
                parts
                if parts and does.count(parts) == 1
                else (*said(game, view, seat, one.action), *parts)
            ),
            chance=one.chance,
        )
        for one, parts in zip(options, does, strict=True)
    )


def _does(game: AnyGame, view: State, seat: int, action: int) -> tuple[Part, ...]:
    shown = action != HOLD and game.manners.previews(view, seat, action)
    if not shown:
        return ()
    preview = game.drawing.preview(view, seat, action, "wide")
    return (*preview.about, *preview.parts)
