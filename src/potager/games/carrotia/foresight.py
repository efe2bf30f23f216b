"""What a choice would do, before it is made: a ghost over the scene, and a few words."""

from __future__ import annotations

from collections.abc import Iterator

from potager.core.bits import bit
from potager.core.scene import Layout, Part, Preview, Sprite
from potager.core.state import State
from potager.core.texts import say

from . import actions, phases
from .actions import square_numbered
from .larder import worth
from .maze import beyond
from .places import Plan, plan
from .reading import (
    bird_name,
    carrot_icons,
    faults,
    place_name,
    role_name,
    role_text,
    tile_symbol,
    way_out,
)
from .roles import GHOST, SAILOR, VAMPIRE
from .rules import Warren
from .sprites import picture


def preview(view: State, seat: int, action: int, layout: Layout) -> Preview:
    """What this choice would do; the same whoever makes it."""
    assert isinstance(view, Warren)
    assert view.able() & bit(seat)
    where = plan(layout)
    if action < actions.LIFT:
        return _laying(view, action, where)
    if action < actions.ON:
        square = int(square_numbered(action - actions.LIFT))
        return Preview(parts=(say("foresee.lift", at=place_name(square)),))
    if action < actions.HAUNT:
        square = int(square_numbered(action - actions.ON))
        symbol = "bird-to-come" if view.phase == phases.PERCH else "single"
        at = where.square(square, view.maze.size)
        ghost = picture("ghost", symbol, at.cx, at.cy, at.w * 0.4, 0, "ghost")
        return Preview(sprites=(ghost,), parts=(say("foresee.on", at=place_name(square)),))
    to = _destination(view, action)
    if to is not None:
        return _move(view, action, to, where)
    return Preview(parts=tuple(_words(action)))


def _laying(view: Warren, action: int, where: Plan) -> Preview:
    """The tile where it would lie, and how many edges would be wrong then."""
    tile, square = action % 15 + 1, int(square_numbered(action // 15))
    symbol, turn = tile_symbol(tile)
    at = where.square(square, view.maze.size)
    ghost = picture("ghost", symbol, at.cx, at.cy, at.w, 0, "pointed", turn=turn)
    after = view.clone()
    after.maze.lay(square, tile)
    wrong = len(list(faults(after)))
    parts: list[Part] = [say("foresee.edges", n=wrong) if wrong else say("foresee.edges.good")]
    if way_out(after) and not way_out(view):
        parts.append(say("foresee.way"))
    return Preview(sprites=(ghost,), parts=tuple(parts))


def _destination(view: Warren, action: int) -> int | None:
    """Where the rabbit would go."""
    if actions.HAUNT <= action < actions.HEAD:
        return int(square_numbered(action - actions.HAUNT))
    if actions.STEP <= action < actions.SUMMON:
        return int(beyond(view.rabbit, (action - actions.STEP) % 4, view.maze.squares()))
    return int(view.came) if action == actions.BACK else None


def _move(view: Warren, action: int, to: int, where: Plan) -> Preview:
    at = where.square(to, view.maze.size)
    ghost: Sprite = picture("ghost", "rabbit", at.cx, at.y + at.h * 0.52, at.w * 0.52, at.w * 0.64,
                            "used")  # fmt: skip
    parts: list[Part] = [say("foresee.step", at=place_name(to))]
    found = int(view.larder.lying[to])
    if found:
        parts += [say("foresee.finds"), *carrot_icons(found)]
    if to == view.exit():
        parts.append(say("foresee.exit", n=int(worth(view.larder.bag)) + int(worth(found))))
    power = _power(action)
    if power is not None:
        parts.append(say("foresee.power", name=role_name(power)))
    return Preview(sprites=(ghost,), parts=tuple(parts))


def _power(action: int) -> int | None:
    """The character whose power moves the rabbit so."""
    if actions.HAUNT <= action < actions.HEAD:
        return GHOST
    if actions.FLIT <= action < actions.SUMMON:
        return VAMPIRE
    return SAILOR if action == actions.BACK else None


def _words(action: int) -> Iterator[Part]:
    """Choices that show nothing on the board."""
    if actions.REROLL <= action < actions.STEP:
        yield say("foresee.clown")
    elif actions.HEAD <= action < actions.REROLL:
        square = int(square_numbered(action - actions.HEAD))
        yield say("foresee.head", at=place_name(square))
    elif actions.SUMMON <= action < actions.PICK:
        yield say("foresee.hatch", bird=bird_name(action - actions.SUMMON))
    elif actions.PICK <= action < actions.SAY_READY:
        yield role_text(action - actions.PICK)
    elif action in SAID:
        yield say(f"foresee.{SAID[action]}")


SAID = {
    actions.SAY_READY: "ready",
    actions.ENOUGH: "enough",
    actions.STAY: "stay",
    actions.PASS: "pass",
    actions.CANCEL: "cancel",
    actions.ALLOW: "allow",
}
