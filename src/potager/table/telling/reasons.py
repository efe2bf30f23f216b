"""Why something can't be chosen: a click on what is not lit gets an answer in the game's words."""

from __future__ import annotations

from potager.core import choices
from potager.core.state import SPECTATOR
from potager.core.texts import Message, say
from potager.table.rooms.moment import Moment


def why_not(moment: Moment, seat: int, target: str, picked: tuple[str, ...]) -> Message:
    """The reason, from what this seat can see: the table's own, else the game's."""
    match = moment.match
    if moment.sheet.phase == "over" or match.over:
        return say("why.over")
    if not moment.playing:
        return say("why.waiting")
    if match.paused:
        return say("why.paused")
    if seat == SPECTATOR:
        return say("why.watching")
    if moment.person_rolls == seat:
        return say("why.roll")
    if seat in match.pending:
        return say("why.in")
    if seat not in match.able():
        return say("why.others")
    view = match.view(seat)
    if target not in moment.game.drawing.scene(view, seat, "wide").targets():
        return say("why.nothing")  # a game is asked of nothing that it has not drawn
    return choices.why_not(moment.game, view, seat, target, picked)
