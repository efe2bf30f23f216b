"""What Pyramid Shambo looks like: a round table, a place for each player, the felt in the middle.

The felt with the challenge is in `felt.py`, the words around the scene in `telling.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt

from potager.core.pyramids import Foot
from potager.core.scene import Layout, Preview, Scene, Sprite
from potager.core.shapes import Box, box, words
from potager.core.state import SPECTATOR
from potager.core.texts import Message, say, verbatim

from . import COLOURS, GAME
from .felt import felt, on_the_table
from .places import Place, Plan, plan, standing
from .purses import size_of, worth
from .rules import NAMING, OVER, PAYING, Circle
from .sprites import picture, piece_key, piece_words, pieces_of, player, pyramid
from .telling import foresee, prompt, status, tell, verdict

__all__ = ["preview", "prompt", "scene", "status", "tell", "verdict"]


def scene(view: Circle, viewer: int, layout: Layout) -> Scene:
    """The position as sprites, with the viewer's own place nearest; it hides nothing else."""
    where = plan(layout, len(view.held))
    sprites = [*_table(where)]
    seated = _seated(view, viewer, where)
    for seat, place in seated.items():
        sprites += _place(view, seat, place, where, own=seat == viewer)
    sprites += felt(view, viewer, where)
    for seat, place in seated.items():
        sprites += _pieces(view, seat, place.mat, where)
    sprites += on_the_table(view, where)
    for seat, place in seated.items():
        sprites += _tag(view, seat, place, where)
    return Scene(width=where.width, height=where.height, sprites=tuple(sprites))


def preview(view: Circle, seat: int, action: int, layout: Layout) -> Preview:
    """Where a piece would go, as a ghost, and what the choice would do."""
    after = view.clone()
    after.apply(seat, action)
    ghosts = []
    if view.phase == PAYING:
        key = GAME.path(view, seat, action)[0]
        ghosts = [
            Sprite(
                key=f"ghost:{key}", symbol=one.symbol, x=one.x, y=one.y, w=one.w, h=one.h,
                classes=("ghost",),
            )
            for one in scene(after, seat, layout).sprites
            if one.key == key
        ]  # fmt: skip
    return Preview(sprites=tuple(ghosts), parts=(foresee(view, after, action),))


def _seated(view: Circle, viewer: int, where: Plan) -> dict[int, Place]:
    """Each seat's place: the viewer's at the lower edge, seat 0's for who only watches."""
    players = len(view.held)
    first = 0 if viewer == SPECTATOR else viewer
    return {(first + step) % players: place for step, place in enumerate(where.places)}


# The table


def _table(where: Plan) -> Iterator[Sprite]:
    """A wooden table under it all: round where there is room."""
    if where.phone:
        top = Box(0, 46, 390, 540)
        yield box("table:shade", Box(top.x, top.y + 12, top.w, top.h), "shade", r=40)
        yield box("table:edge", Box(top.x, top.y + 8, top.w, top.h), "wood-edge", r=40)
        yield box("table", top, "wood-light", r=40)
        grain = "".join(f"M24 {y}H366" for y in range(84, 580, 46))
    else:
        for layer, (grow, down) in enumerate(((4, 22), (-2, 26), (-8, 30))):
            d = _ellipse(476, 366 + down, 446 + grow, 328 + grow)
            yield Sprite(key=f"table:shade:{layer}", kind="region", d=d, classes=("shade",))
        edge = _ellipse(476, 378, 446, 330)
        yield Sprite(key="table:edge", kind="region", d=edge, classes=("wood-edge",))
        top_d = _ellipse(476, 366, 446, 330)
        yield Sprite(key="table", kind="region", d=top_d, classes=("wood-light",))
        grain = ""
        for y in range(62, 690, 52):
            half = 438 * sqrt(1 - ((y - 366) / 324) ** 2) if abs(y - 366) < 324 else 0
            grain += f"M{476 - half:.0f} {y}H{476 + half:.0f}" if half else ""
    yield Sprite(key="table:grain", kind="path", d=grain, classes=("grain",))


def _ellipse(x: float, y: float, rx: float, ry: float) -> str:
    half = f"a{rx:.0f} {ry:.0f} 0 1 0"
    return f"M{x - rx:.0f} {y:.0f}{half} {2 * rx:.0f} 0{half} {-2 * rx:.0f} 0z"


# A player's place


def _place(view: Circle, seat: int, place: Place, where: Plan, *, own: bool) -> Iterator[Sprite]:
    """The plate with colour, glyph and pips, and the mat that the pieces stand on."""
    colour = COLOURS[seat]
    still_in = view.is_in(seat)
    name = _label(view, seat)
    can_be_named = view.phase == NAMING and still_in and seat != view.active
    target = f"player:{colour}" if can_be_named else ""
    tone = ("mat", colour) if still_in else ("mat", "gone")
    r = 14 if where.phone else 18
    plate, mat = place.plate, place.mat
    yield box(f"mat:{colour}:shade", Box(mat.x, mat.y + 4, mat.w, mat.h), "shade", r=r)
    yield box(f"mat:{colour}", mat, *tone, r=r, label=name if target else None, target=target)
    yield box(f"plate:{colour}:shade", Box(plate.x, plate.y + 4, plate.w, plate.h), "shade", r=22)
    if seat == view.active and view.phase != OVER:
        # Green: the colour of what can be chosen would say that this one can.
        yield box(f"plate:{colour}:active", plate.inset(-3), "button", r=plate.h / 2 + 3)
    paper = "card" if still_in else "pill"
    yield box(f"plate:{colour}", plate, paper, r=plate.h / 2, label=name, target=target)
    size = plate.h * 0.62
    yield picture(
        f"chip:{colour}", f"chip-{colour}", plate.x + plate.h / 2, plate.cy, size, size,
        *(() if still_in else ("muted",)),
    )  # fmt: skip
    yield from _plate_words(view, seat, plate, where, own=own)


def _plate_words(
    view: Circle, seat: int, plate: Box, where: Plan, *, own: bool
) -> Iterator[Sprite]:
    colour = COLOURS[seat]
    still_in = view.is_in(seat)
    narrow = plate.w < 110
    right = plate.x + plate.w - (plate.h * 0.52 if where.phone else plate.h * 0.62)
    if not narrow:
        x, look = plate.x + plate.h * 0.95, "strong" if still_in else "muted"
        h = 14 if where.phone else 17
        name = say("place.own") if own else player(seat)
        yield words(f"name:{colour}", name, x, plate.cy, h, look, start=True)
    if still_in and view.phase == OVER:
        yield picture(f"trophy:{colour}", "icon-trophy", right, plate.cy, 24, 24)
    elif still_in:
        pips = verbatim(str(worth(view.held[seat])))
        yield words(f"pips:{colour}", pips, right, plate.cy, 17 if narrow else 20, "strong")
    else:
        out = say("place.out")
        x = right - (0 if narrow else 14)
        yield words(f"pips:{colour}", out, x, plate.cy, 12 if where.phone else 14, "muted")


def _label(view: Circle, seat: int) -> Message:
    if not view.is_in(seat):
        return say("place.is_out", player=player(seat))
    pips = worth(view.held[seat])
    told = "place.active" if seat == view.active and view.phase != OVER else "place.in"
    return say(told, player=player(seat), n=pips)


def _pieces(view: Circle, seat: int, mat: Box, where: Plan) -> Iterator[Sprite]:
    """The pieces on the mat; of a player who is out, where the own three used to stand."""
    room = mat.inset(8 if where.phone else 12)
    if not view.is_in(seat):
        for foot, size in zip(
            standing(room, (3, 2, 1), where.largest * 0.7), (3, 2, 1), strict=True
        ):
            at = foot.body(size)
            yield picture(
                f"gone:{COLOURS[seat]}:{size}", f"outline-{size}", at.cx, at.cy, at.w, at.h,
                "muted-ink",
            )  # fmt: skip
        return
    held = pieces_of(view.held[seat])
    feet: list[Foot] = standing(room, [size_of(piece) for piece in held], where.largest)
    put_in = view.given | view.back
    for piece, foot in zip(held, feet, strict=True):
        if put_in >> piece & 1:
            continue
        yield pyramid(
            piece_key(piece), piece, foot,
            label=say("place.piece", piece=piece_words(piece), player=player(seat)),
            target=piece_key(piece) if view.phase == PAYING else "",
        )  # fmt: skip


def _tag(view: Circle, seat: int, place: Place, where: Plan) -> Iterator[Sprite]:
    """What a player is about to gain or to lose."""
    if view.phase != PAYING or seat not in (view.payer, view.winner):
        return
    gains = seat == view.winner
    pips = verbatim(f"{'+' if gains else '−'}{view.due}")
    w, h = (36.0, 21.0) if where.phone else (46.0, 27.0)
    x = place.plate.x + place.plate.w - w / 2 + (2 if where.phone else 8)
    y = place.plate.y - (1 if where.phone else 4)
    yield picture(f"tag:{COLOURS[seat]}", "gain" if gains else "loss", x, y, w, h)
    size = 12 if where.phone else 16
    yield words(f"tag:{COLOURS[seat]}:pips", pips, x, y, size, "on-button")
