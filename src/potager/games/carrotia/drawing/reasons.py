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

WHY = {  # where it is the same for all squares
    phases.BUILD: "why.pick_tile",
    phases.REFIT: "why.no_change",
    phases.PERCH: "why.on_tiles",
    phases.SOW: "why.on_tiles",
    phases.WHERE_TO: "why.nearest",
}


def why_not(view: Warren, seat: int, target: str, picked: tuple[str, ...]) -> Message | None:
    """Where the rabbit can't go, what can't be laid, and powers that are used up."""
    kind, _, word = target.partition(":")
    if kind == "power":
        role = POWERS.index(word)
        told = "why.used" if view.used & bit(role) else "why.power_later"
        return say(told, name=facts.role_name(role))
    if view.phase == phases.WHICH:
        return say("why.which", birds=facts.meeting(view)["birds"])
    if kind != "square":
        return None
    square = next(one for one in facts.grid(view.maze.size) if square_name(one) == word)
    if view.phase in WHY:
        return say(WHY[view.phase])
    if view.phase == phases.REPAIR:
        return say("why.no_change" if view.maze.tile(square) else "why.pick_tile")
    if view.phase == phases.MOVE and seat != view.mover and not picked:
        return say("why.turn", who=facts.player(view, view.mover))
    return _not_there(view, square) if view.phase == phases.MOVE else None


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
