# compiled by mypyc
"""Pyramid Shambo as numbers: who holds what, and the state of the turn."""

from mypy_extensions import i64, mypyc_attr

from potager.core.features import MOST, Block, Features, Pen
from potager.core.state import State

from .rules.circle import Circle


def features(state: State) -> Features:
    """The numbers of this match: of its players and their colours."""
    assert isinstance(state, Circle)
    return CircleFeatures(len(state.held))


@mypyc_attr(acyclic=True)
class CircleFeatures(Features):
    """Writes a circle of players."""

    def __init__(self, seats: i64) -> None:
        super().__init__(
            [
                Block("held by seat, piece", (seats, 3 * seats)),
                Block("seat", (seats,)),
                Block("still in", (seats,)),
                Block("phase", (4,)),
                Block("whose turn", (seats,)),
                Block("challenger", (seats,)),
                Block("challenged", (seats,)),
                Block("challenger's throw, the last for unseen", (5,)),
                Block("challenged's throw, the last for unseen", (5,)),
                Block("ties", (1,), MOST),
                Block("winner of the challenge", (seats,)),
                Block("payer", (seats,)),
                Block("owing", (seats,)),
                Block("due", (1,), MOST),
                Block("way to pay", (4,)),
                Block("given by piece", (3 * seats,)),
                Block("back by piece", (3 * seats,)),
                Block("shown by seat, hand, up to 127", (seats, 3), MOST),
            ]
        )
        self.seats = seats

    def write(self, view: State, seat: i64, pen: Pen) -> None:
        assert isinstance(view, Circle)
        seats = self.seats
        for pieces in view.held:
            pen.bits(pieces, 3 * seats)
        pen.one_of(seat, seats)
        pen.bits(view.still_in, seats)
        pen.one_of(view.phase, 4)
        pen.one_of(view.active, seats)
        pen.one_of(view.challenger, seats)
        pen.one_of(view.challenged, seats)
        pen.one_of(view.challenger_throw, 5)
        pen.one_of(view.challenged_throw, 5)
        pen.number(view.ties)
        pen.one_of(view.winner, seats)
        pen.one_of(view.payer, seats)
        pen.bits(view.owing, seats)
        pen.number(view.due)
        pen.one_of(view.way, 4)
        pen.bits(view.given, 3 * seats)
        pen.bits(view.back, 3 * seats)
        for thrown in view.thrown:
            for hand in range(i64(3)):
                pen.number((thrown >> (20 * hand)) & 0xFFFFF)
