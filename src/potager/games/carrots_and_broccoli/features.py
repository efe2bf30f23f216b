# compiled by mypyc
"""Carrots & Broccoli as numbers: a plane of 64 squares for each piece, the wall and the yards."""

from mypy_extensions import i64, mypyc_attr

from potager.core.features import MOST, Block, Features, Pen
from potager.core.state import State

from .rules.backyard import Backyard
from .rules.board import PIECES
from .rules.wall import high, low


def features(state: State) -> Features:
    """The numbers of this match: two yards or four."""
    assert isinstance(state, Backyard)
    return BackyardFeatures(state.board.seats)


@mypyc_attr(acyclic=True)
class BackyardFeatures(Features):
    """Writes a backyard."""

    def __init__(self, seats: i64) -> None:
        super().__init__(
            [
                Block("plants by piece, square", (PIECES, 64)),
                Block("yards by seat, square", (seats, 64)),
                Block("wall by size, square", (3, 64)),
                Block("frozen square", (64,)),
                Block("supply by piece", (PIECES,), 4),
                Block("colour die", (6,)),
                Block("pyramid die", (6,)),
                Block("seat", (seats,)),
                Block("whose turn", (seats,)),
                Block("kids by seat", (seats,)),
                Block("short game"),
                Block("turns left, up to 127", (1,), MOST),
            ]
        )
        self.seats = seats

    def write(self, view: State, seat: i64, pen: Pen) -> None:
        assert isinstance(view, Backyard)
        board = view.board
        for half in range(i64(2 * PIECES)):
            pen.bits(board.plants[half], 32)
        for half in range(2 * self.seats):
            pen.bits(board.yards[half], 32)
        self.wall(view, pen)
        pen.one_of(view.frozen, 64)
        pen.tallies(view.supply, PIECES, 3)
        pen.one_of(view.dice // 6 if view.dice >= 0 else -1, 6)
        pen.one_of(view.dice % 6 if view.dice >= 0 else -1, 6)
        pen.one_of(seat, self.seats)
        pen.one_of(view.mover, self.seats)
        pen.bits(view.kids, self.seats)
        pen.flag(board.short)
        pen.number(view.limit - view.turn if view.limit else 0)

    def wall(self, view: Backyard, pen: Pen) -> None:
        for wanted in range(i64(1), i64(4)):
            lower: i64 = 0
            upper: i64 = 0
            for place in range(i64(len(view.board.wall))):
                if view.wall_size(place) == wanted:
                    lower |= low(view.board.wall[place])
                    upper |= high(view.board.wall[place])
            pen.bits(lower, 32)
            pen.bits(upper, 32)
