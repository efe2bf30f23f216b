"""Why a square, a power or a button can't be chosen, in the game's words."""

from __future__ import annotations

from potager.core.bits import bit
from potager.core.texts import Message, say
from potager.games.carrotia import facts, square_name
from potager.games.carrotia.characters import POWERS
from potager.games.carrotia.rules import phases
from potager.games.carrotia.rules.maze import spread
from potager.games.carrotia.rules.position import NONE
from potager.games.carrotia.rules.warren import Warren


def why_not(view: Warren, seat: int, target: str, picked: tuple[str, ...]) -> Message | None:
    """Where the rabbit can't go, what can't be laid, and powers that are used up."""
    kind, _, word = target.partition(":")
    if kind == "power":
        return _power(view, POWERS.index(word))
    if view.phase == phases.WHICH:
        return say("why.which", birds=facts.meeting(view)["birds"])
    if kind != "square":
        return None
    square = next(one for one in facts.grid(view.maze.size) if square_name(one) == word)
    if view.phase == phases.BUILD:
        return say("why.pick_tile")
    if view.phase == phases.REPAIR:
        return say("why.pick_tile" if not view.maze.tile(square) else "why.no_change")
    if view.phase == phases.REFIT:
        return say("why.no_change")
    if view.phase in (phases.PERCH, phases.SOW):
        return say("why.on_tiles")
    if view.phase == phases.WHERE_TO:
        return say("why.nearest")
    if view.phase == phases.MOVE and seat != view.mover and not picked:
        return say("why.turn", who=facts.player(view, view.mover))
    return _not_there(view, square) if view.phase == phases.MOVE else None


def _power(view: Warren, role: int) -> Message | None:
    if view.used & bit(role):
        return say("why.used", name=facts.role_name(role))
    return say("why.power_later", name=facts.role_name(role))


def _not_there(view: Warren, square: int) -> Message | None:
    """K6: why the rabbit can't go to a square."""
    if square == view.rabbit:
        return say("why.here")
    if not spread(bit(view.rabbit)) & bit(square):
        return say("why.far")
    if not view.maze.tile(square):
        return say("why.bare")
    if not view.maze.next_to(bit(view.rabbit)) & bit(square):
        return say("why.hedge")
    return say("why.back") if view.came != NONE and square == view.came else None
