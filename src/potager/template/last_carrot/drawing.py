"""What the game looks like, and its messages: a bed of carrots, and a mat for each player.

`LAYOUTS` has the areas, and `_zones` what is in them. A carrot keeps its key wherever
it is, so the browser moves it from the bed to a mat.
"""

from __future__ import annotations

from collections.abc import Iterator

from potager.core import zones as z
from potager.core.areas import areas
from potager.core.scene import Beat, Layout, Scene, SeatStatus, Sound, Stage, face_of
from potager.core.texts import Message, Someone, say, someone

from .rules import MOST, Bed

COLOURS = ("orange", "purple")
MOST_PULLED = 12  # by one player, if the other always pulls one of 16
LAYOUTS = {
    "wide": areas(950, 560, """
        16  | .
        *   | . bed   bed bed   .
        24  | .
        150 | . mat:0 .   mat:1 .
        16  | .
            | 40 *    24  *     40
    """),
    "phone": areas(390, 540, """
        8  | .
        *  | . bed   .
        12 | .
        84 | . mat:0 .
        10 | .
        84 | . mat:1 .
        8  | .
           | 8 *     8
    """),
    "low": areas(650, 340, """
        8  | .
        *  | . bed   bed bed   .
        12 | .
        92 | . mat:0 .   mat:1 .
        8  | .
           | 8 *     12  *     8
    """),
}  # fmt: skip


def scene(view: Bed, viewer: int, layout: Layout, stage: Stage | None = None) -> Scene:
    """The same for everybody: nothing in this game is hidden."""
    return z.scene(LAYOUTS[layout], _zones(view))


def _zones(view: Bed) -> Iterator[z.Placed]:
    """Each zone with the area that it is in. The later ones are on top."""
    holes = [z.Thing(f"hole:{n}", "hole") for n in range(1, view.total + 1)]
    carrots = [
        _carrot(n, in_bed=True) if n <= view.left else None for n in range(1, view.total + 1)
    ]
    rows = z.over(z.Grid(tuple(holes)), z.Grid(tuple(carrots)))
    yield "bed", z.Card("bed", "soil earth", rows, r=24, pad=16, under=(z.SHADE,))
    for seat, colour in enumerate(COLOURS):
        pulled = [_carrot(n, in_bed=False) for n in _harvest(view, seat)]
        places = z.Grid(tuple([*pulled, *[None] * MOST_PULLED][:MOST_PULLED]))
        inside = z.row(0.1, (0.5, z.Thing(f"face:{seat}", face_of(seat))), 0.2, places, 0.1)
        yield f"mat:{seat}", z.Card(f"mat:{seat}", f"mat {colour}", inside, pad=6, under=(z.SHADE,))


def _carrot(number: int, in_bed: bool) -> z.Thing:
    """In the bed it can be clicked."""
    name = f"carrot:{number}"
    if in_bed:
        return z.Thing(name, "carrot", label=say("board.carrot", n=number), target=name)
    return z.Thing(name, "carrot", "flat")


def prompt(view: Bed, viewer: int) -> Message:
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


def foresee(view: Bed, after: Bed, seat: int, action: int) -> Message:
    """The text of a preview, beside the ghosts of the carrots on the mat."""
    return say("preview.left", n=after.left) if after.left else say("preview.wins")


def why_not(view: Bed, seat: int, target: str, picked: tuple[str, ...]) -> Message:
    """A carrot that isn't lit is too far from the end."""
    return say("why.too-many", most=MOST)


def verdict(view: Bed) -> Message:
    return say("over.won", who=_player(1 - view.mover))


def _player(seat: int) -> Someone:
    """By name, or by colour where nobody knows the players."""
    return someone(seat, say(COLOURS[seat]))


def _harvest(view: Bed, seat: int) -> list[int]:
    """The numbers of the carrots that a player has pulled, the first one first."""
    gone = range(view.total, view.left, -1)
    return [number for number in gone if view.second >> (number - 1) & 1 == seat]
