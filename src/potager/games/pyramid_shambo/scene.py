"""What Pyramid Shambo looks like: a round table, a place for each player, the felt in the middle.

The felt with the challenge is in `felt.py`, the words around the scene in `telling.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt

from potager.core.once import once
from potager.core.scene import Layout, Preview, Scene, Sprite, face_of
from potager.core.shapes import Box, box, fitted, picture, words
from potager.core.state import SPECTATOR
from potager.core.texts import Message, say, verbatim

from . import COLOURS, GAME
from .beats import tell
from .felt import felt, on_the_table
from .places import Plan, plan, standing
from .purses import size_of, worth
from .reasons import why_not
from .rules import NAMING, OVER, PAYING, Circle
from .shown import Shown
from .sprites import piece_key, piece_words, pieces_of, player, pyramid, who
from .telling import foresee, prompt, status, verdict

__all__ = ["preview", "prompt", "scene", "status", "tell", "verdict", "why_not"]
OUT = -1  # in place of the pips of a player who is out


def scene(view: Circle, viewer: int, layout: Layout, stage: Shown | None = None) -> Scene:
    """The position as sprites, with the viewer's own place nearest; it hides nothing else."""
    where, shown = plan(layout, len(view.held)), stage or Shown()
    sprites = [*_table(where)]
    seated = _seated(view, viewer)
    over = view.phase == OVER
    for place, seat in enumerate(seated):
        pips = worth(view.held[seat]) if view.is_in(seat) else OUT
        active = seat == view.active and not over
        named = view.phase == NAMING and pips != OUT and seat != view.active
        if seat == shown.out:
            sprites += _struck(where, place, seat)
        sprites += _place(where, place, seat, pips, active, named, over)
    sprites += felt(view, viewer, where, shown)
    put_in = view.given | view.back
    for place, seat in enumerate(seated):
        if view.is_in(seat):
            held = view.held[seat]
            sprites += _pieces(where, place, seat, held, held & ~put_in, view.phase == PAYING)
        else:
            sprites += _gone(where, place, seat)
    sprites += on_the_table(view, where)
    for place, seat in enumerate(seated):
        if view.phase == PAYING and seat in (view.payer, view.winner):
            sprites += _tag(where, place, seat, view.due if seat == view.winner else -view.due)
    return Scene(width=where.width, height=where.height, sprites=tuple(sprites))


def preview(view: Circle, seat: int, action: int, layout: Layout) -> Preview:
    """Where a piece would go, as a ghost, and what the choice would do."""
    after = view.clone()
    after.apply(seat, action)
    ghosts = []
    if view.phase == PAYING:
        key = GAME.path(view, seat, action)[0]
        ghosts = [
            picture(f"ghost:{key}", one.symbol, one.x, one.y, one.w, one.h, "ghost")
            for one in scene(after, seat, layout).sprites
            if one.key == key
        ]
    return Preview(sprites=tuple(ghosts), parts=(foresee(view, after, action),))


def _seated(view: Circle, viewer: int) -> list[int]:
    """Whose each place is: the first, at the lower edge, the viewer's; seat 0's for who watches."""
    players = len(view.held)
    first = 0 if viewer == SPECTATOR else viewer
    return [(first + step) % players for step in range(players)]


# The table


@once
def _table(where: Plan) -> Iterator[Sprite]:
    """A wooden table under it all: round where there is room."""
    top = where.table
    if top is not None:
        yield box("table:shade", top.below(12), "shade", r=40)
        yield box("table:edge", top.below(8), "wood-edge", r=40)
        yield box("table", top, "wood-light", r=40)
        lines = range(int(top.y) + 38, int(top.y + top.h) - 6, 46)
        grain = "".join(f"M{top.x + 24:g} {y}H{top.x + top.w - 24:g}" for y in lines)
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


@once
def _place(
    where: Plan, place: int, seat: int, pips: int, active: bool, named: bool, over: bool
) -> Iterator[Sprite]:
    """The plate with colour, glyph and pips, and the mat that the pieces stand on."""
    colour = COLOURS[seat]
    still_in = pips != OUT
    name = _label(seat, pips, active)
    target = f"player:{colour}" if named else ""
    tone = ("mat", colour) if still_in else ("mat", "gone")
    r = 14 if where.phone else 18
    plate, mat = where.places[place]
    yield box(f"mat:{colour}:shade", mat.below(4), "shade", r=r)
    yield box(f"mat:{colour}", mat, *tone, r=r, label=name if target else None, target=target)
    yield box(f"plate:{colour}:shade", plate.below(4), "shade", r=22)
    if active:
        # Green: the colour of what can be chosen would say that this one can.
        yield box(f"plate:{colour}:active", plate.inset(-3), "button", r=plate.h / 2 + 3)
    paper = "card" if still_in else "pill"
    yield box(f"plate:{colour}", plate, paper, r=plate.h / 2, label=name, target=target)
    dim = () if still_in else ("muted",)
    size = plate.h * 0.82
    yield picture(
        f"face:{colour}", face_of(seat), plate.x + plate.h / 2, plate.cy, size, size, *dim
    )
    told = _no_name if where.phone else _name
    yield from told(plate, seat, pips, over, *dim)


@once
def _struck(where: Plan, place: int, seat: int) -> Iterator[Sprite]:
    """Around the place of who has just been knocked out."""
    plate, mat = where.places[place]
    for name, at in (("plate", plate), ("mat", mat)):
        yield box(f"struck:{COLOURS[seat]}:{name}", at.inset(-5), "struck", r=22)


def _name(plate: Box, seat: int, pips: int, over: bool, *dim: str) -> Iterator[Sprite]:
    """The name, then colour and pips."""
    colour, still_in = COLOURS[seat], pips != OUT
    size = plate.h * 0.5
    end = plate.h * (1.16 if still_in else 1.5)  # where the chip is, from the right
    x, most = plate.x + plate.h * 0.95, plate.w - plate.h * 1.44 - end
    look = "strong" if still_in else "muted"
    yield words(f"name:{colour}", player(seat), x, plate.cy, 17, look, start=True, most=most)
    x = plate.x + plate.w - end
    yield picture(f"chip:{colour}", f"chip-{colour}", x, plate.cy, size, size, *dim)
    yield _worth(seat, pips, over, plate.x + plate.w - plate.h * 0.62, plate.cy, 20)


def _no_name(plate: Box, seat: int, pips: int, over: bool, *dim: str) -> Iterator[Sprite]:
    """Colour and pips on a phone: names stand in the row of players above the scene."""
    size = plate.h * 0.42
    x, end = plate.x + plate.h * 1.1, plate.x + plate.w - 4
    yield picture(f"chip:{COLOURS[seat]}", f"chip-{COLOURS[seat]}", x, plate.cy, size, size, *dim)
    yield _worth(seat, pips, over, (x + size / 2 + end) / 2, plate.cy, 17)


def _worth(seat: int, pips: int, over: bool, x: float, y: float, h: float) -> Sprite:
    """The pips that a player holds, a trophy, or that the player is out."""
    colour = COLOURS[seat]
    if pips == OUT:
        return words(f"pips:{colour}", say("place.out"), x, y, 0.7 * h + 1, "muted")
    if over:
        return picture(f"trophy:{colour}", "icon-trophy", x, y, 1.2 * h, 1.2 * h)
    return words(f"pips:{colour}", verbatim(str(pips)), x, y, h, "strong")


def _label(seat: int, pips: int, active: bool) -> Message:
    if pips == OUT:
        return say("place.is_out", who=who(seat))
    return say("place.active" if active else "place.in", who=who(seat), n=pips)


def _room(where: Plan, place: int) -> Box:
    mat = where.places[place].mat
    return mat.inset(min(8, mat.h / 12) if where.phone else 12)


@once
def _gone(where: Plan, place: int, seat: int) -> Iterator[Sprite]:
    """Of a player who is out: where the own three used to stand."""
    feet = standing(_room(where, place), (3, 2, 1), where.largest * 0.7)
    for foot, size in zip(feet, (3, 2, 1), strict=True):
        key = f"gone:{COLOURS[seat]}:{size}"
        yield fitted(key, f"outline-{size}", foot.body(size), "muted-ink")


@once
def _pieces(
    where: Plan, place: int, seat: int, held: int, there: int, paying: bool
) -> Iterator[Sprite]:
    """The pieces on the mat, without those that were put in."""
    pieces = pieces_of(held)
    sizes = [size_of(piece) for piece in pieces]
    feet = standing(_room(where, place), sizes, where.largest)
    for piece, foot in zip(pieces, feet, strict=True):
        if there >> piece & 1:
            yield pyramid(
                piece_key(piece), piece, foot,
                label=say("place.piece", piece=piece_words(piece), who=who(seat)),
                target=piece_key(piece) if paying else "",
            )  # fmt: skip


@once
def _tag(where: Plan, place: int, seat: int, due: int) -> Iterator[Sprite]:
    """What a player is about to gain or to lose."""
    pips = verbatim(f"{'+' if due > 0 else '−'}{abs(due)}")
    w, h = (36.0, 21.0) if where.phone else (46.0, 27.0)
    plate, mat = where.places[place]
    x = min(mat.x + mat.w + (2 if where.phone else 8), where.width) - w / 2
    y = plate.y - (6 if where.phone else 4)
    if y < h / 2 or (where.phone and plate.y < mat.y):  # over the pips it would hide them
        y = mat.y + 4
    yield picture(f"tag:{COLOURS[seat]}", "gain" if due > 0 else "loss", x, y, w, h)
    size = 12 if where.phone else 16
    yield words(f"tag:{COLOURS[seat]}:pips", pips, x, y, size, "on-button")
