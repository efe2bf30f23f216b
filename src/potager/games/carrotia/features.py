# compiled by mypyc
"""Carrotia as numbers: the maze, the carrots and birds in it, the hands, and who is to act.

Squares are those of the largest grid, five rows of five.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from potager.core.bits import bit
from potager.core.features import MOST, Block, Features, Pen
from potager.core.state import State

from .rules.actions import numbered, square_numbered
from .rules.flock import BIRDS, FACES, load_of, square_of
from .rules.larder import singles, triples, worth
from .rules.maze import KINDS
from .rules.position import NONE, ROUNDS
from .rules.roles import CHARACTERS
from .rules.warren import Warren

PHASES: Final = 21
CELLS: Final = 25
ROWS: Final = 5
SIDES: Final = 4
MOST_MOVES: Final = 20


def features(state: State) -> Features:
    """The numbers of this match: of its team."""
    assert isinstance(state, Warren)
    return WarrenFeatures(state.seats)


@mypyc_attr(acyclic=True)
class WarrenFeatures(Features):
    """Writes a warren."""

    def __init__(self, seats: i64) -> None:
        super().__init__(
            [
                Block("seat", (seats,)),
                Block("phase", (PHASES,)),
                Block("round", (ROUNDS,)),
                Block("owner of the turn", (seats,)),
                Block("clockwise"),
                Block("ready or enough", (seats,)),
                Block("owner by character, seat", (CHARACTERS, seats)),
                Block("power used by character", (CHARACTERS,)),
                Block("hands by seat, kind of tile", (seats, KINDS), 15),
                Block("stock by kind of tile", (KINDS,), 15),
                Block("squares of the maze", (CELLS,)),
                Block("open by square, side", (CELLS, SIDES)),
                Block("entry", (CELLS,)),
                Block("exit", (CELLS,)),
                Block("lifted tile by side", (SIDES,)),
                Block("lifted from", (CELLS,)),
                Block("changes left", (1,), MOST),
                Block("rabbit", (CELLS,)),
                Block("came from", (CELLS,)),
                Block("moves left", (1,), MOST_MOVES),
                Block("somebody passed"),
                Block("carrots of the pass", (1,), MOST),
                Block("singles by square", (CELLS,), MOST),
                Block("triples by square", (CELLS,), MOST),
                Block("carrots in the store", (1,), MOST),
                Block("carrots in the bag", (1,), MOST),
                Block("carrots needed", (1,), MOST),
                Block("birds by bird, square", (BIRDS, CELLS)),
                Block("what a bird carries", (BIRDS,), MOST),
                Block("dice by bird, face", (BIRDS, FACES)),
                Block("has flown", (BIRDS,)),
                Block("in flight", (BIRDS,)),
                Block("birds in the pile", (BIRDS,)),
            ]
        )
        self.seats = seats

    def write(self, view: State, seat: i64, pen: Pen) -> None:
        assert isinstance(view, Warren)
        pen.one_of(seat, self.seats)
        pen.one_of(view.phase, PHASES)
        pen.one_of(view.round - 1, ROUNDS)
        pen.one_of(view.mover, self.seats)
        pen.flag(view.direction == 1)
        pen.bits(view.said, self.seats)
        for character in range(i64(CHARACTERS)):
            pen.one_of(view.owner(character), self.seats)
        pen.bits(view.used, CHARACTERS)
        for hand in view.hands:
            pen.tallies(hand, KINDS, 4)
        pen.tallies(view.stock, KINDS, 4)
        self.maze(view, pen)
        cell(pen, view.rabbit)
        cell(pen, view.came)
        pen.number(view.moves)
        pen.flag(view.passed != 0)
        pen.number(view.spare)
        for place in range(i64(CELLS)):
            pen.number(singles(view.larder.lying[square_numbered(place)]))
        for place in range(i64(CELLS)):
            pen.number(triples(view.larder.lying[square_numbered(place)]))
        pen.number(worth(view.larder.store))
        pen.number(worth(view.larder.bag))
        pen.number(view.needed())
        self.birds(view, pen)

    def maze(self, view: Warren, pen: Pen) -> None:
        cells(pen, view.maze.squares())
        for place in range(i64(CELLS)):
            pen.bits(view.maze.tile(square_numbered(place)), SIDES)
        cell(pen, NONE if view.quest == NONE else view.entry())
        cell(pen, NONE if view.quest == NONE else view.exit())
        pen.bits(view.held, SIDES)
        cell(pen, view.origin)
        pen.number(view.changes)

    def birds(self, view: Warren, pen: Pen) -> None:
        flock = view.flock
        places = vec[i64]([flock.place_of(which) for which in range(i64(BIRDS))])
        for place in places:
            cell(pen, NONE if place < 0 else square_of(flock.birds[place]))
        for place in places:
            pen.number(0 if place < 0 else worth(load_of(flock.birds[place])))
        for place in places:
            pen.one_of(NONE if place < 0 else flock.face(place), FACES)
        for place in places:
            pen.flag(place >= 0 and flock.flown & bit(place) != 0)
        pen.one_of(NONE if flock.flier < 0 else view.flying(), BIRDS)
        pen.bits(flock.pile, BIRDS)


def cell(pen: Pen, square: i64) -> None:
    """One square, or none."""
    pen.one_of(NONE if square < 0 else numbered(square), CELLS)


def cells(pen: Pen, squares: i64) -> None:
    """A set of squares: five of each row of eight."""
    for _ in range(i64(ROWS)):
        pen.bits(squares & 31, ROWS)
        squares >>= 8
