"""What Connect Four looks like: a frame, the discs in it, and the columns before them.

The columns are the front of the frame, with holes through which the discs are seen. Over each
lies a place to touch.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from potager.core.scene import Beat, Icon, Layout, Part, Preview, Scene, SeatStatus, Sprite
from potager.core.texts import Message, Someone, say, someone

from . import COLOURS
from .rules import COLUMNS, NOBODY, ROWS, TALL, Grid

CELL = {"wide": 96.0, "phone": 50.0}
SIZE = {"wide": (950.0, 720.0), "phone": (390.0, 350.0)}


class Drop(NamedTuple):
    """What a scene shows besides the position: the last disc, and how far it is."""

    column: int
    held: bool = False  # above the frame, before it falls
    fell: bool = False  # in its hole; a line that it finished is not shown yet


def scene(view: Grid, viewer: int, layout: Layout, stage: Drop | None = None) -> Scene:
    """The grid is the same for everybody: nothing in this game is hidden."""
    width, height = SIZE[layout]
    cell = CELL[layout]
    frame = Sprite(
        key="frame",
        symbol="frame",
        x=width / 2,
        y=height / 2 + cell / 24,  # the frame is heavier below
        w=7.5 * cell,
        h=6.5 * cell,
        label=say("board.frame"),
    )
    discs = [
        _disc(seat, column, row, layout)
        for seat in (0, 1)
        for column, row in _holes(view.discs(seat))
    ]
    marks = []
    if stage and stage.held:
        discs.append(_held(view, stage.column, layout))
    elif stage:
        marks = [_last(stage.column, _taken(view, stage.column) - 1, layout)]
    fronts = [_front(column, layout) for column in range(COLUMNS)]
    columns = [_column(view, column, layout) for column in range(COLUMNS)]
    shown = 0 if stage and stage.fell else _winning(view)
    line = [_in_line(column, row, layout) for column, row in _holes(shown)]
    sprites = (frame, *discs, *fronts, *marks, *line, *columns)
    return Scene(width=width, height=height, sprites=sprites)


def prompt(view: Grid, viewer: int) -> Message:
    if not view.free:
        return verdict(view)
    if viewer == view.mover:
        return say("prompt.drop")
    return say("prompt.wait", who=_player(view.mover))


def status(view: Grid) -> list[SeatStatus]:
    return [
        SeatStatus(
            role=_colour(seat),
            symbol=f"disc-{COLOURS[seat]}",
            parts=(say("status.played", n=len(_holes(view.discs(seat)))),),
        )
        for seat in (0, 1)
    ]


def tell(before: Grid, after: Grid, who: int, what: int, stage: object = None) -> tuple[Beat, ...]:
    """A disc is held over its column, falls, and may win: each is seen before the next."""
    icon = Icon(symbol=f"disc-{COLOURS[who]}", label=_colour(who))
    line = (icon, say("log.drop", who=_player(who), column=what + 1))
    held = Beat(view=before, stage=Drop(what, held=True), motion="appear")
    if after.winner == NOBODY:
        return held, Beat(view=after, stage=Drop(what), sound="place", parts=line)
    fell = Beat(view=after, stage=Drop(what, fell=True), sound="place", parts=line, rest=0.4)
    return held, fell, Beat(view=after, stage=Drop(what), motion="appear", sound="win")


def preview(view: Grid, seat: int, action: int, layout: Layout) -> Preview:
    """The disc where it will lie."""
    row = _taken(view, action)
    after = view.clone()
    after.apply(seat, action)
    text: Part = say("preview.drop", row=row + 1)
    if after.winner == seat:
        text = say("preview.wins")
    disc = _disc(seat, action, row, layout)
    ghost = msgspec.structs.replace(disc, key="ghost", classes=("ghost",))
    return Preview(sprites=(ghost,), parts=(text,))


def why_not(view: Grid, seat: int, target: str, picked: tuple[str, ...]) -> Message | None:
    """A column that isn't lit is full."""
    return say("why.full")


def verdict(view: Grid) -> Message:
    if view.winner == NOBODY:
        return say("over.drawn")
    return say("over.won", who=_player(view.winner))


def _colour(seat: int) -> Message:
    return say(COLOURS[seat])


def _player(seat: int) -> Someone:
    """By name, or as the game calls the seat where nobody knows the players."""
    return someone(seat, _colour(seat))


def _holes(discs: int) -> list[tuple[int, int]]:
    """Column and row of each of these discs."""
    return [
        (column, row)
        for column in range(COLUMNS)
        for row in range(ROWS)
        if discs >> (TALL * column + row) & 1
    ]


def _winning(view: Grid) -> int:
    """The discs of the line that won, or of the lines: one disc may finish several."""
    if view.winner == NOBODY:
        return 0
    discs = view.discs(view.winner)
    found = 0
    for step in (1, TALL, TALL + 1, TALL - 1):
        first = discs & discs >> step & discs >> 2 * step & discs >> 3 * step
        found |= first | first << step | first << 2 * step | first << 3 * step
    return found


def _taken(view: Grid, column: int) -> int:
    """How many discs lie in a column."""
    return sum(1 for where, _ in _holes(view.taken) if where == column)


def _place(column: int, row: float, layout: Layout) -> tuple[float, float]:
    """The centre of a hole."""
    width, height = SIZE[layout]
    cell = CELL[layout]
    right = column - (COLUMNS - 1) / 2
    up = row - (ROWS - 1) / 2
    return width / 2 + right * cell, height / 2 - up * cell


def _disc(seat: int, column: int, row: int, layout: Layout) -> Sprite:
    x, y = _place(column, row, layout)
    size = 0.86 * CELL[layout]
    return Sprite(
        key=f"disc:{column + 1}:{row + 1}",
        symbol=f"disc-{COLOURS[seat]}",
        x=x,
        y=y,
        w=size,
        h=size,
        label=say("board.disc", colour=_colour(seat), column=column + 1, row=row + 1),
    )


def _held(view: Grid, column: int, layout: Layout) -> Sprite:
    """The next disc over its column; it has the key of the hole into which it will fall."""
    disc = _disc(view.mover, column, _taken(view, column), layout)
    _, y = _place(column, ROWS - 0.25, layout)
    return msgspec.structs.replace(disc, y=y)


def _last(column: int, row: int, layout: Layout) -> Sprite:
    x, y = _place(column, row, layout)
    size = 0.9 * CELL[layout]
    return Sprite(
        key="last", kind="region", x=x, y=y, w=size, h=size, r=size / 2, classes=("last-to",)
    )


def _front(column: int, layout: Layout) -> Sprite:
    x, y = _place(column, (ROWS - 1) / 2, layout)
    return Sprite(
        key=f"front:{column + 1}",
        symbol="column",
        x=x,
        y=y,
        w=CELL[layout] + 1,  # so that no seam is seen
        h=ROWS * CELL[layout],
    )


def _column(view: Grid, column: int, layout: Layout) -> Sprite:
    x, y = _place(column, (ROWS - 1) / 2, layout)
    name = f"column:{column + 1}"
    return Sprite(
        key=name,
        kind="region",
        x=x,
        y=y,
        w=0.92 * CELL[layout],
        h=(ROWS - 0.08) * CELL[layout],
        r=0.46 * CELL[layout],
        classes=("hot",),
        target=name,
        label=say("board.column", n=column + 1, left=ROWS - _taken(view, column)),
    )


def _in_line(column: int, row: int, layout: Layout) -> Sprite:
    x, y = _place(column, row, layout)
    size = 0.86 * CELL[layout]
    return Sprite(
        key=f"line:{column + 1}:{row + 1}",
        symbol="winning",
        x=x,
        y=y,
        w=size,
        h=size,
        label=say("board.line"),
    )
