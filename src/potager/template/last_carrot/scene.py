"""What the game looks like: a bed of carrots, and a mat for each player's harvest.

A carrot keeps its key wherever it is, so the browser moves it from the bed to a mat.
"""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

import msgspec
from potager.core.scene import Beat, Layout, Preview, Scene, SeatStatus, Sound, Sprite
from potager.core.texts import Message, Someone, say, someone

from .rules import MOST, Bed

COLOURS = ("orange", "purple")
MOST_PULLED = 12  # by one player, if the other always pulls one of 16

Point = tuple[float, float]


class Plan(NamedTuple):
    """Where things are in one layout."""

    width: float
    height: float
    columns: int  # of the bed
    cell: float
    bed: Point  # the centres of the bed and of the two mats
    mats: tuple[Point, Point]
    mat_columns: int
    mat_cell: float


PLANS: dict[Layout, Plan] = {
    "wide": Plan(950, 540, 8, 104, (475, 160), ((255, 425), (695, 425)), 6, 62),
    "phone": Plan(390, 540, 4, 84, (195, 185), ((100, 460), (290, 460)), 4, 41),
    "low": Plan(650, 340, 8, 70, (325, 110), ((168, 273), (482, 273)), 6, 46),
}


def scene(view: Bed, viewer: int, layout: Layout, stage: object = None) -> Scene:
    """The same for everybody: nothing in this game is hidden."""
    plan = PLANS[layout]
    bed = (plan.columns, view.total, plan.cell, plan.bed)
    sprites = [_box("bed", *bed, "soil", "earth")]
    for seat, colour in enumerate(COLOURS):
        mat = (plan.mat_columns, MOST_PULLED, plan.mat_cell, plan.mats[seat])
        sprites.append(_box(f"mat:{seat}", *mat, "mat", colour))
    sprites += [_hole(view, plan, number) for number in range(view.total)]
    sprites += [_carrot(view, plan, number) for number in range(view.total)]
    return Scene(width=plan.width, height=plan.height, sprites=tuple(sprites))


def prompt(view: Bed, viewer: int) -> Message:
    if not view.left:
        return verdict(view)
    if viewer == view.mover:
        return say("prompt.pull")
    return say("prompt.wait", who=_player(view.mover))


def status(view: Bed) -> list[SeatStatus]:
    return [
        SeatStatus(
            role=say(COLOURS[seat]),
            symbol=f"chip-{COLOURS[seat]}",
            parts=(say("status.pulled", n=len(_harvest(view, seat))),),
        )
        for seat in (0, 1)
    ]


def tell(before: Bed, after: Bed, who: int, what: int, stage: object = None) -> tuple[Beat, ...]:
    """The carrots fly to the mat. The last ones come with a fanfare."""
    line = (say("log.pull", who=_player(who), n=what + 1),)
    sound: Sound = "place" if after.left else "win"
    return (Beat(view=after, motion="fly", sound=sound, parts=line, rest=0.3),)


def preview(view: Bed, seat: int, action: int, layout: Layout) -> Preview:
    """The carrots that would be pulled, on the mat."""
    after = view.clone()
    after.apply(seat, action)
    ghosts = [
        msgspec.structs.replace(
            _carrot(after, PLANS[layout], number),
            key=f"ghost:{number}", target="", label=None, classes=("ghost",),
        )
        for number in range(after.left, view.left)
    ]  # fmt: skip
    text = say("preview.left", n=after.left) if after.left else say("preview.wins")
    return Preview(sprites=tuple(ghosts), parts=(text,))


def why_not(view: Bed, seat: int, target: str, picked: tuple[str, ...]) -> Message | None:
    """A carrot that isn't lit is too far from the end."""
    return say("why.too-many", most=MOST)


def verdict(view: Bed) -> Message:
    return say("over.won", who=_player(1 - view.mover))


def _player(seat: int) -> Someone:
    """By name, or by colour where nobody knows the players."""
    return someone(seat, say(COLOURS[seat]))


def _harvest(view: Bed, seat: int) -> list[int]:
    """The carrots that a player has pulled, the first one first."""
    gone = range(view.total - 1, view.left - 1, -1)
    return [number for number in gone if view.second >> number & 1 == seat]


def _carrot(view: Bed, plan: Plan, number: int) -> Sprite:
    """In the bed, where it can be clicked, or on the mat of whoever pulled it."""
    name = f"carrot:{number + 1}"
    if number < view.left:
        x, y = _cell(number, plan.columns, view.total, plan.cell, plan.bed)
        return Sprite(
            key=name, symbol="carrot", x=x, y=y, w=0.8 * plan.cell, h=0.8 * plan.cell,
            target=name, label=say("board.carrot", n=number + 1),
        )  # fmt: skip
    seat = view.second >> number & 1
    place = _harvest(view, seat).index(number)
    x, y = _cell(place, plan.mat_columns, MOST_PULLED, plan.mat_cell, plan.mats[seat])
    size = 0.9 * plan.mat_cell
    return Sprite(key=name, symbol="carrot", x=x, y=y, w=size, h=size, classes=("flat",))


def _hole(view: Bed, plan: Plan, number: int) -> Sprite:
    x, y = _cell(number, plan.columns, view.total, plan.cell, plan.bed)
    size = 0.8 * plan.cell
    return Sprite(key=f"hole:{number + 1}", symbol="hole", x=x, y=y, w=size, h=size)


def _box(key: str, columns: int, places: int, cell: float, centre: Point, *classes: str) -> Sprite:
    """A rounded box around a grid of cells."""
    x, y = centre
    w, h = (columns + 0.4) * cell, (ceil(places / columns) + 0.4) * cell
    return Sprite(key=key, kind="region", x=x, y=y, w=w, h=h, r=0.3 * cell, classes=classes)


def _cell(number: int, columns: int, places: int, cell: float, centre: Point) -> Point:
    """The centre of a cell in a grid of so many places, row by row."""
    x, y = centre
    row, column = divmod(number, columns)
    rows = ceil(places / columns)
    return x + (column - (columns - 1) / 2) * cell, y + (row - (rows - 1) / 2) * cell
