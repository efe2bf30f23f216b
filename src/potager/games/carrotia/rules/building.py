# compiled by mypyc
"""Phase one: the players build the maze against the hourglass, and repair a wrong one.

K1 to K5 are the rulings of RULES.md.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from potager.core.bits import bit, place, shl
from potager.core.fields import fields

from . import actions, phases
from .actions import numbered
from .cards import FIRST_BIRD, token_kind, token_square
from .maze import CROSSROADS, KINDS, STRAIGHT, Maze, kind_of, turned, unturned
from .position import NONE, Position, moves_of

ALL_TILES: Final = 0x268CC  # 12 straight, 12 corners, 8 junctions, 6 crossroads, 2 dead ends
CHANGES: Final = 4
HAND_SIZES: Final = vec[i64]([0, 10, 5, 4, 3, 2, 2])  # the tiles dealt to each, by players


def count_of(tiles: i64, kind: i64) -> i64:
    """How many of a kind are in a hand or in the stock."""
    return (tiles >> (4 * kind)) & 15


def one_of(kind: i64) -> i64:
    return shl(1, 4 * kind)


def rotations(kind: i64) -> i64:
    """In how many ways a tile of that kind can lie."""
    if kind == STRAIGHT:
        return 2
    return 1 if kind == CROSSROADS else 4


def where_not(maze: Maze, tile: i64) -> i64:
    """The squares of the grid on which anything but this very tile lies, or none."""
    same = maze.squares()
    same &= maze.north if tile & 1 else ~maze.north
    same &= maze.east if tile & 2 else ~maze.east
    same &= maze.south if tile & 4 else ~maze.south
    same &= maze.west if tile & 8 else ~maze.west
    return maze.squares() & ~same


def each_square(found: vec[i64], squares: i64, action: i64, by: i64) -> vec[i64]:
    """`found`, and an action for each of these squares: `action` and `by` for each number."""
    while squares:
        found = append(found, action + by * numbered(place(squares)))
        squares &= squares - 1
    return found


@fields
class Building(Position):
    """What happens until the rabbit starts."""

    # What may be done

    def layings(self, found: vec[i64], tile: i64, squares: i64, alike: bool) -> vec[i64]:
        """`found`, and a tile in all its rotations on these squares; if not `alike`, where that
        changes something (K4)."""
        for _ in range(rotations(kind_of(tile))):
            there = squares
            if not alike:
                there &= where_not(self.maze, tile)
            found = each_square(found, there, actions.LAY + tile - 1, 15)
            tile = turned(tile)
        return found

    def hand_choices(self, found: vec[i64], alike: bool) -> vec[i64]:
        """`found`, and K1: a tile of the hand on an empty square or in place of a laid one."""
        for kind in range(i64(KINDS)):
            if count_of(self.hands[self.mover], kind):
                found = self.layings(found, unturned(kind), self.maze.squares(), alike)
        return found

    def building_choices(self) -> vec[i64]:
        """K1: a tile of the hand, for its like too; K2: enough."""
        found = self.hand_choices(vec[i64](capacity=128), True)
        return append(found, actions.ENOUGH)

    def repair_choices(self) -> vec[i64]:
        """K4: enough; a tile to lift; or a tile of the hand."""
        found = vec[i64](capacity=128)
        found = append(found, actions.ENOUGH)
        found = each_square(found, self.maze.tiles(), actions.LIFT, 1)
        return self.hand_choices(found, False)

    def refit_choices(self) -> vec[i64]:
        """K4: where the lifted tile may lie, in any rotation. Back as it was is no change."""
        squares = self.maze.squares()
        if self.other != NONE:
            squares = bit(self.origin)  # the second of two that change places
        return self.layings(vec[i64](capacity=128), self.held, squares, False)

    def perches(self) -> vec[i64]:
        """The tiles on which the extra bird, or a carrot of a pass, may be laid."""
        return each_square(vec[i64](capacity=25), self.maze.tiles(), actions.ON, 1)

    # What happens

    def deal(self, kind: i64) -> None:
        """The next tile of the stock is dealt: hand by hand, in seat order."""
        self.stock -= one_of(kind)
        size = HAND_SIZES[self.seats]
        seat = self.dealt // size
        self.hands[seat] += one_of(kind)
        self.dealt += 1
        if self.dealt == size * self.seats:
            self.phase = phases.BUILD

    def lay_from_hand(self, seat: i64, square: i64, tile: i64) -> None:
        """K1: the tile lies, and the hand holds what lay there."""
        self.hands[seat] -= one_of(kind_of(tile))
        old = self.maze.tile(square)
        if old:
            self.hands[seat] += one_of(kind_of(old))
        self.maze.lay(square, tile)
        self.layer = seat

    def lay_tile(self, seat: i64, square: i64, tile: i64) -> None:
        """A tile is laid. In building that is a turn, and ends what was said of *enough*."""
        if self.phase == phases.REFIT:
            self.refit(square, tile)
            return
        self.lay_from_hand(seat, square, tile)
        if self.phase == phases.BUILD:
            self.said = 0
            self.next_builder()
        else:
            self.change()

    def say_enough(self) -> None:
        """K2, K4: a turn without a change; when all who are asked have said it, it is over."""
        self.said |= bit(self.mover)
        if self.phase == phases.BUILD:
            self.next_builder()
            return
        self.turn += 1
        self.mover = self.after(self.mover)
        if self.said == bit(self.seats) - 1:
            self.start_run()

    def next_builder(self) -> None:
        """The next turn is of the next player who has tiles, unless all these have said *enough*.

        When building ends so, the next player is to move, with tiles or without (K4).
        """
        self.turn += 1
        self.mover = self.after(self.mover)
        seat = self.mover
        for _ in range(self.seats):
            if self.hands[seat] and self.said & bit(seat) == 0:
                self.mover = seat
                return
            seat = self.after(seat)
        self.stop_building()

    def stop_building(self) -> None:
        """K4: first the quest's birds are drawn."""
        self.said = 0
        self.phase = phases.BIRD

    def lay_bird(self, which: i64) -> None:
        """A bird was drawn for the quest's next square; after the last one come the carrots."""
        laid: i64 = len(self.flock.birds)
        self.flock.lay(which, self.cards.read(self.quest, FIRST_BIRD + laid))
        if laid + 1 == self.round:
            for carrot in self.cards.tokens(self.quest):
                self.larder.lay_out(token_square(carrot), token_kind(carrot))
            self.judge()

    def judge(self) -> None:
        """K3: the maze is judged, once."""
        if not self.maze.is_wrong(self.entry(), self.exit()):
            self.start_run()
        elif self.maze.tiles():
            self.phase = phases.STRAY
        else:
            self.start_repair()

    def draw_stray(self, which: i64) -> None:
        """K4: the extra bird is drawn; it is seen before its tile is chosen."""
        self.flock.lay(which, 0)
        self.phase = phases.PERCH

    def start_repair(self) -> None:
        self.changes = CHANGES
        self.phase = phases.REPAIR

    def perch(self, square: i64) -> None:
        """K4: the extra bird lies where the players want it. That is not a turn."""
        bird: i64 = len(self.flock.birds)
        self.flock.move(bird - 1, square)
        self.start_repair()

    def lift(self, square: i64) -> None:
        """K4: the first step of a change."""
        self.held = self.maze.tile(square)
        self.origin = square
        self.was = self.held
        self.maze.lay(square, 0)
        self.phase = phases.REFIT

    def refit(self, square: i64, tile: i64) -> None:
        """K4: the next step: the lifted tile lies. What lay there goes to where it came from."""
        under = self.maze.tile(square)
        self.maze.lay(square, tile)
        if under:
            self.held = under
            self.other = square
            return
        changed = self.other != NONE or square != self.origin or tile != self.was
        self.held = 0
        self.origin = NONE
        self.was = 0
        self.other = NONE
        self.phase = phases.REPAIR
        if changed:
            self.layer = self.mover
            self.change()

    def change(self) -> None:
        """K4: a change was made; the fourth is the last."""
        self.turn += 1
        self.said = 0
        self.changes -= 1
        self.mover = self.after(self.mover)
        if self.changes == 0:
            self.start_run()

    def start_run(self) -> None:
        """K5: hands are emptied, carrots without a tile go back, and the rabbit is on the entry."""
        for seat in range(self.seats):
            self.hands[seat] = 0
        self.changes = 0
        self.said = 0
        tiles = self.maze.tiles()
        self.larder.sweep(~tiles)
        if tiles & bit(self.entry()) == 0 or tiles & bit(self.exit()) == 0:
            self.end_round(False)
            return
        self.rabbit = self.entry()
        self.came = NONE
        self.moves = moves_of(self.round)
        if self.layer != NONE:
            self.mover = self.after(self.layer)  # K6
        self.flock.again = self.flock.everyone()
        self.phase = phases.ROLL

    def end_round(self, won: bool) -> None:
        """The round is over; `running.py` says what that means."""
