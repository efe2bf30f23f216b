"""The prompt: one whole sentence on what to do now and why, or on who has to act."""

from __future__ import annotations

from collections.abc import Mapping

from potager.core.bits import bit
from potager.core.texts import Message, listed, say
from potager.games.carrotia import facts
from potager.games.carrotia.rules import phases
from potager.games.carrotia.rules.roles import CLOWN
from potager.games.carrotia.rules.warren import Warren

PROMPTS = (  # of the phases in which somebody chooses: see `phases.py`
    "choose", "ready", "build", "perch", "repair", "refit", "move", "sow", "which", "where",
    "spare", "spare", "hatch",
)  # fmt: skip


def prompt(view: Warren, viewer: int) -> Message:
    """What this viewer can do now, or whom the game waits for."""
    if view.phase == phases.ROLL:
        told = "prompt.roll" if viewer == view.mover else "prompt.roll.other"
        return say(told, who=facts.player(view, view.mover))
    if view.phase < phases.CHOOSE:
        return say("prompt.wait")
    name = PROMPTS[view.phase - phases.CHOOSE]
    if viewer >= 0 and view.waiting() & bit(viewer):
        return say(f"prompt.{name}{_shade(view)}", **_details(view))
    if viewer >= 0 and view.able() & bit(viewer):
        role = view.role(viewer)
        told = "prompt.power.clown" if role == CLOWN else "prompt.power"
        return say(told, who=facts.player(view, view.mover), power=facts.role_name(role))
    waited = [facts.player(view, seat) for seat in range(view.seats) if view.waiting() & bit(seat)]
    if len(waited) > 1:  # only to be ready
        return say("prompt.ready.others", who=listed([say("name", who=one) for one in waited]))
    who = waited[0]
    if view.phase == phases.BUILD and viewer >= 0 and _next_builder(view) == viewer:
        return say("prompt.build.next", who=who)
    other = ".other" + (_shade(view) if name == "spare" else "")
    return say(f"prompt.{name}{other}", who=who, **_details(view))


def _next_builder(view: Warren) -> int:
    """K1: whose turn it is once a tile is laid."""
    seat = view.after(view.mover)
    while not view.hands[seat] and seat != view.mover:
        seat = view.after(seat)
    return seat


def _shade(view: Warren) -> str:
    """Which of the sentences of a phase fits now."""
    if view.phase in (phases.SPARE_CARROTS, phases.SPARE_RABBIT):
        return f".{facts.intent(view)}"
    if view.phase == phases.READY:
        return ("" if view.glass else ".calm") + (".alone" if view.seats == 1 else "")
    if view.phase == phases.BUILD:
        if any(facts.faults(view)):
            return ".edges"
        return ".good" if facts.way_out(view) else ""
    if view.phase == phases.REPAIR and view.hands[view.mover]:
        return ".hand" if view.maze.tiles() else ".bare"
    if view.phase == phases.MOVE:
        if not view.steps():
            return ".stuck"
        return "" if view.passed else ".pass"
    return ""


def _details(view: Warren) -> Mapping[str, int | str | Message]:
    """What the prompts speak of."""
    if view.phase == phases.WHICH:
        return facts.meeting(view)
    if view.phase == phases.PERCH:
        return {"bird": facts.bird_name(facts.birds(view)[-1][0])}
    if view.phase > phases.WHICH:
        return {"bird": facts.bird_name(view.flying())}
    return {"goal": view.needed(), "n": view.changes or view.spare}
