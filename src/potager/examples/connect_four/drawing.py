"""What Connect Four looks like, and the messages about it.

From back to front: the frame, the discs, the columns with holes that show the discs, marks, and a
place to touch over each column. All of this is in one area, cell on cell.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from potager.core import zones as z
from potager.core.areas import areas
from potager.core.scene import Beat, Icon, Layout, Scene, SeatStatus, Sprite, Stage
from potager.core.texts import Message, Someone, say, someone

from . import COLOURS
from .rules import COLUMNS, NOBODY, ROWS, TALL, FourInARow

LAYOUTS = {
    "wide": areas(950, 720, """
        75  | .
        576 | . grid .
        *   | .
            | * 672  *
    """),
    "phone": areas(390, 376, """
        45  | .
        300 | . grid .
        *   | .
            | * 350  *
    """),
    "low": areas(650, 340, """
        33  | .
        288 | . grid .
        *   | .
            | * 336  *
    """),
}  # fmt: skip
RIM = {"wide": 22.0, "phone": 13.0, "low": 11.0}  # of the frame
Hole = tuple[int, int]  # column and row
HOLES = [(column, row) for row in reversed(range(ROWS)) for column in range(COLUMNS)]
FRONT = z.Free(COLUMNS * 96, ROWS * 96, tuple(
    # A little wider than a column, so that no seam is seen.
    Sprite(key=f"front:{at + 1}", symbol="column", x=96 * at + 48, y=288, w=97, h=576)
    for at in range(COLUMNS)
))  # fmt: skip


def scene(view: FourInARow, viewer: int, layout: Layout, stage: Stage | None = None) -> Scene:
    """The grid is the same for everybody: nothing in this game is hidden."""
    return z.scene(LAYOUTS[layout], _zones(view, RIM[layout], stage or Stage()))


def _zones(view: FourInARow, rim: float, stage: Stage) -> Iterator[z.Placed]:
    """The last disc is held over the column `stage.start`, or lies in the column `stage.to`."""
    discs = {hole: _disc(seat, *hole) for seat in (0, 1) for hole in _holes(view.discs(seat))}
    if stage.start >= 0:
        above = stage.start, ROWS - 1
        discs[above] = _disc(view.mover, stage.start, _height(view, stage.start), up=0.87)
    last = stage.to, _height(view, stage.to) - 1
    line = [] if stage.settled else _holes(_winning(view))
    columns = tuple(_column(column, _height(view, column)) for column in range(COLUMNS))
    frame = *z.wood(rim), z.Layer("groove", "soil", grow=rim / 5)
    yield "grid", z.Card("frame", "soil", r=4, under=frame, label=say("board.frame"))
    yield "grid", _in_holes(discs, pad=0.07)
    yield "grid", FRONT
    yield "grid", _in_holes({last: z.disc("last", "last-to")}, pad=0.05)
    yield "grid", _in_holes({hole: _winner(*hole) for hole in line}, pad=0.07)
    yield "grid", z.Grid(columns, COLUMNS, pad=0.04)


def _in_holes(zones: Mapping[Hole, z.Zone], pad: float) -> z.Zone:
    return z.Grid(tuple(map(zones.get, HOLES)), COLUMNS, pad=pad)


def _disc(seat: int, column: int, row: int, up: float = 0) -> z.Zone:
    """A disc has the key of its hole, even while it is held above."""
    label = say("board.disc", colour=_colour(seat), column=column + 1, row=row + 1)
    return z.Thing(f"disc:{column + 1}:{row + 1}", f"disc-{COLOURS[seat]}", label=label, up=up)


def _winner(column: int, row: int) -> z.Zone:
    return z.Thing(f"line:{column + 1}:{row + 1}", "winning", label=say("board.line"))


def _column(column: int, height: int) -> z.Zone:
    name, label = f"column:{column + 1}", say("board.column", n=column + 1, left=ROWS - height)
    return z.Card(name, "hot", r=z.ROUND, target=name, label=label)


def prompt(view: FourInARow, viewer: int) -> Message:
    if viewer == view.mover:
        return say("prompt.drop")
    return say("prompt.wait", who=_player(view.mover))


def status(view: FourInARow) -> list[SeatStatus]:
    return [
        SeatStatus(
            role=_colour(seat),
            symbol=f"disc-{COLOURS[seat]}",
            parts=(say("status.played", n=len(_holes(view.discs(seat)))),),
        )
        for seat in (0, 1)
    ]


def tell(
    before: FourInARow, after: FourInARow, who: int, what: int, stage: object = None
) -> tuple[Beat, ...]:
    """A disc is held over its column, falls, and may win: each is seen before the next."""
    disc = Icon(symbol=f"disc-{COLOURS[who]}", label=say("log.disc"))
    line = (say("log.drop", who=_player(who), disc=disc, n=what + 1),)
    held = Beat(view=before, stage=Stage(start=what), motion="appear")
    if after.winner == NOBODY:
        return held, Beat(view=after, stage=Stage(to=what), sound="place", parts=line)
    fell = Stage(to=what, settled=True)  # it lies, and the line is not shown yet
    return (
        held,
        Beat(view=after, stage=fell, sound="place", parts=line, rest=0.4),
        Beat(view=after, stage=Stage(to=what), motion="appear", sound="win"),
    )


def foresee(view: FourInARow, after: FourInARow, seat: int, action: int) -> Message:
    """The text of a preview, beside the disc in its new place."""
    if after.winner == seat:
        return say("preview.wins")
    return say("preview.drop", row=_height(after, action))


def why_not(view: FourInARow, seat: int, target: str, picked: tuple[str, ...]) -> Message:
    """A column that isn't lit is full."""
    return say("why.full")


def verdict(view: FourInARow) -> Message:
    if view.winner == NOBODY:
        return say("over.drawn")
    return say("over.won", who=_player(view.winner))


def _colour(seat: int) -> Message:
    return say(COLOURS[seat])


def _player(seat: int) -> Someone:
    """By name, or as the game calls the seat where nobody knows the players."""
    return someone(seat, _colour(seat))


def _holes(discs: int) -> list[Hole]:
    """Where these discs are."""
    return [(column, row) for column, row in HOLES if discs >> (TALL * column + row) & 1]


def _height(view: FourInARow, column: int) -> int:
    """How many discs lie in a column."""
    return sum(one == column for one, _ in _holes(view.taken))


def _winning(view: FourInARow) -> int:
    """The discs of the line that won, or of the lines: one disc may finish several."""
    if view.winner == NOBODY:
        return 0
    discs = view.discs(view.winner)
    found = 0
    for step in (1, TALL, TALL + 1, TALL - 1):
        first = discs & discs >> step & discs >> 2 * step & discs >> 3 * step
        found |= first | first << step | first << 2 * step | first << 3 * step
    return found
