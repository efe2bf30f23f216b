"""The plans that a team draws for each other. They are no part of the match and not stored: what is
about to happen is gone with it.
"""

from __future__ import annotations

from collections.abc import Collection

from potager.core.errors import IllegalAction
from potager.core.plans import Plan
from potager.table.rooms.moment import Moment
from potager.table.texts import t

MOST = 60  # targets of one plan


class Plans:
    """The plan that each member of a team shows."""

    def __init__(self) -> None:
        self.stretch = 0  # of the match, for which they are
        self.shown: dict[int, Plan] = {}  # by seat

    def keep_up(self, moment: Moment) -> None:
        """What was planned for another stretch of the match is forgotten."""
        stretch = planned_now(moment) if moment.going else self.stretch
        if stretch != self.stretch or moment.sheet.phase == "over":
            self.stretch, self.shown = stretch, {}

    def show(self, seat: int, plan: Plan) -> None:
        """A seat's plan, in place of the one before."""
        self.shown.pop(seat, None)  # the newest comes last
        if plan:
            self.shown[seat] = plan

    def to_heed(self, moment: Moment) -> tuple[Plan, ...]:
        """What a bot gets of them, with people's plans first."""
        places = moment.sheet.places
        seats = sorted(self.shown, key=lambda seat: bool(places[seat].bot))
        return tuple(self.shown[seat] for seat in seats)


def planned_now(moment: Moment) -> int:
    """The stretch of the match for which its team may draw plans now; 0: none."""
    return moment.game.manners.planned(moment.match.state) if moment.going else 0


def checked(moment: Moment, plan: Plan, there: Collection[str]) -> Plan:
    """A plan that can be shown now, over targets that are there. Raises IllegalAction."""
    kit = moment.game.manners.planning
    if kit is None or not planned_now(moment):
        raise IllegalAction(t("refused.no-plan"))
    ways = {piece.symbol: piece.ways for piece in kit.pieces}
    on = {target for target in there if target.startswith(kit.on)}
    known = all(symbol in ways for symbol, _ in plan.pieces.values())
    many = len(plan.line) + len(plan.pieces) > MOST
    if many or not known or not on.issuperset((*plan.line, *plan.pieces)):
        raise IllegalAction(t("refused.wrong-plan"))
    pieces = {at: (one, turns % ways[one]) for at, (one, turns) in plan.pieces.items()}
    return Plan(plan.line, pieces)
