# compiled by mypyc
"""Connect Four as numbers: the viewer's discs and the opponent's, column by column."""

from mypy_extensions import i64, mypyc_attr

from potager.core.bits import shl
from potager.core.features import Block, Features, Pen
from potager.core.state import State

from .rules import COLUMNS, ROWS, TALL, FourInARow


def features(state: State) -> Features:
    """The numbers of any match: there are no options."""
    return GridFeatures(
        [Block("own discs", (COLUMNS, ROWS)), Block("their discs", (COLUMNS, ROWS)), Block("yours")]
    )


@mypyc_attr(acyclic=True)
class GridFeatures(Features):
    """Writes a grid."""

    def write(self, view: State, seat: i64, pen: Pen) -> None:
        assert isinstance(view, FourInARow)
        own = holes(view.discs(seat))
        theirs = holes(view.discs(1 - seat))
        if view.waiting() == seat + 1:
            yours: i64 = 1
        else:
            yours = 0
        # In whole words, which are written quickest: 84 numbers and the last one.
        pen.bits(own | shl(theirs & 0x3FFF, 42), 56)
        pen.bits((theirs >> 14) | shl(yours, 28), 29)


def holes(discs: i64) -> i64:
    """The discs without the empty bits above the columns, each column from its lowest hole up."""
    found: i64 = 0
    for column in range(i64(COLUMNS)):
        found |= shl(discs & 63, ROWS * column)
        discs >>= TALL
    return found
