"""Advice for building and repairing: what a good team-mate would do, and why.

A search that looks a few choices ahead sees no maze in them and exchanges tiles forever. A plan of
the whole maze shows what the next tile is for.
"""

from __future__ import annotations

from librt.random import Random

from potager.bots.coach.advice import Advice
from potager.core.state import State
from potager.core.texts import Message, say
from potager.games.carrotia.facts import carrots, faults, place_name
from potager.games.carrotia.rules import actions, phases
from potager.games.carrotia.rules.actions import square_laid, tile_laid
from potager.games.carrotia.rules.evaluation import route_through
from potager.games.carrotia.rules.position import NONE
from potager.games.carrotia.rules.routes import LOST, gaps
from potager.games.carrotia.rules.warren import Warren

from .builder import Builder
from .mender import mend
from .runner import Runner, out_of_reach

MAZES, ROLLS, FADE = 300, 6, 2  # like the hard bot
BUDGET = 800  # positions looked at for one route


def advice(view: State, seat: int, seed: int) -> Advice | None:
    """What to build or repair. In the run there is no advice, because a search sees enough there,
    unless the game can't be won any more."""
    assert isinstance(view, Warren)
    legal, way = list(view.legal(seat)), list[int]()
    if view.phase == phases.BUILD:
        builder = Builder(MAZES, Random(seed), steady=True)
        action, way = builder.choose(view, seat, legal), builder.way
    elif view.phase in (phases.REPAIR, phases.REFIT):
        action = mend(view, legal)
    else:
        hopeless = view.rabbit >= 0 and out_of_reach(view)
        return consolation(view, seat, seed) if hopeless else None
    return Advice(action, _why(view, action, way))


def consolation(view: State, seat: int, seed: int) -> Advice | None:
    """Where the game is as good as lost: what brings most carrots home from the run."""
    assert isinstance(view, Warren)
    if view.rabbit < 0:
        return None
    action = Runner(ROLLS, FADE, Random(seed)).choose(view, seat, list(view.legal(seat)))
    return Advice(action, say("advice.most", goal=int(view.needed())))


def _why(view: Warren, action: int, way: list[int]) -> Message:
    if action == actions.ENOUGH:
        return _why_enough(view)
    if action >= actions.LIFT:
        return say("advice.lift")
    square, tile = int(square_laid(action)), int(tile_laid(action))
    before = view.clone()
    if view.phase == phases.REFIT:
        if view.other == NONE and view.maze.tile(square):
            return say("advice.swap")
        if view.other == NONE and (square, tile) == (view.origin, view.was):
            return say("advice.back")
        if view.other == NONE:
            before.maze.lay(view.origin, view.was)
    after = view.clone()
    after.maze.lay(square, tile)
    return _what_it_brings(before, after) or _what_it_is_for(before, after, square, way)


def _why_enough(view: Warren) -> Message:
    if view.phase == phases.REPAIR:
        return say("advice.mended" if not _gaps(view) else "advice.given-up")
    right = not view.maze.is_wrong(view.entry(), view.exit())
    return say("advice.right" if right else "advice.wrong")


def _what_it_brings(before: Warren, after: Warren) -> Message | None:
    """What is better at once: a way out, edges, carrots on the way."""
    mended = len(list(faults(before))) - len(list(faults(after)))
    if _gaps(before) and not _gaps(after):
        return say("advice.joins")
    if mended > 0 and before.phase == phases.BUILD:  # K4: later they cost nothing more
        return say("advice.mends", n=mended)
    more = _carrots(after) - _carrots(before)
    return say("advice.carrots", n=more) if more > 0 else None


def _what_it_is_for(before: Warren, after: Warren, square: int, way: list[int]) -> Message:
    """A step of the plan that shows its worth only later."""
    fits = not before.maze.tile(square) and not list(faults(after))
    onward = way[way.index(square) :] if fits and square in way else []
    for one in onward:
        if one in carrots(before):
            return say("advice.way", at=place_name(one))
    if _gaps(after) < _gaps(before):
        return say("advice.nearer")
    if before.phase != phases.BUILD:
        return say("advice.easier")
    return say("advice.way.out" if onward else "advice.grows" if fits else "advice.prepares")


def _gaps(view: Warren) -> int:
    return int(gaps(view.maze, view.entry(), view.exit()))


def _carrots(view: Warren) -> int:
    """The carrots of the best route; none where there is no route."""
    best = route_through(view, view.maze, BUDGET).best
    return 0 if best == LOST else int(best)
