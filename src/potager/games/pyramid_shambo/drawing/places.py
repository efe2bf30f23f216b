"""The layouts of Pyramid Shambo: templates, and a ring of players around the felt.

The viewer sits at the middle of the lower edge, the others clockwise from there: up the left side,
along the top, down the right side. A phone has no room at the sides, so there the ring is two rows,
above and below the felt; on its side it is two columns, and the viewer sits at the lower left.
"""

from __future__ import annotations

from functools import cache

from potager.core.areas import Areas, areas, ring
from potager.core.scene import Layout
from potager.core.shapes import Box

WIDE = """
    172 | top
    *   | left . felt . right
    172 | foot
        | 232 10 * 10 232
"""
PHONE = """
    152 | top
    *   | . felt .
    152 | foot
        | 8 * 8
"""
LOW = """
    4   |
    12  | left . .    . right
    304 | left . felt . right
    *   | left . .    . right
    4   |
        | 130 8 * 8 130
"""
FELT = """
    0   |
    12* | strip
    31* | hands
    5*  | line
    7*  | coins
    33* | . payment . offers .
    0   |
        | 2* 36* 2* 58* 2*
"""
PLATE = {"wide": 44, "phone": 34, "low": 28}  # how high a plate is, where there is room
RIM = 8.0  # of wood around the felt
LAYOUTS = {
    "wide": areas(952, 728, WIDE, gap=10),
    "phone": areas(390, 640, PHONE, gap=16),
    "low": areas(650, 340, LOW),
}


@cache
def plan(layout: Layout, players: int) -> Areas:
    """The areas of a layout, with plate, mat and tag of each player, from the viewer's on."""
    wide, where = layout == "wide", LAYOUTS[layout]
    where = where.add({"felt": where["felt"].inset(RIM)}).divide("felt", FELT, gap=6)
    where = where.add({"payment": where["payment offers" if wide else "payment"]})
    seats = ring(where, _edges(layout, players), 10 if wide else 5, widest=242, tallest=190)
    for place, (at, edge) in enumerate(seats):
        high, w = min(PLATE[layout], 0.38 * at.h), at.w if wide else min(96, at.w)
        rows = [f"{high} | . plate:{place} .", f"* | mat:{place}"]
        lines = [*(rows[::-1] if edge == "foot" else rows), f"| * {w} *"]
        where = where.add({"place": at}).divide("place", "\n".join(lines), gap=6 if wide else 3)
        mat, (w, h) = where[f"mat:{place}"], (46, 27) if wide else (36, 21)
        where = where.add({f"tag:{place}": Box(mat.x + mat.w - w, mat.y - 5, w, h)})
    return where


def _edges(layout: Layout, players: int) -> dict[str, int]:
    """How many sit at each edge."""
    if layout == "low":
        return {"left": (players + 1) // 2, "right": players // 2}
    foot, side = 1 if players < 9 else 3, 0 if players < 4 else 1 if players < 7 else 2
    if layout == "phone":
        foot, side = 1 if players < 5 else 3 if players < 9 else 5, 0
    return {"foot": foot, "left": side, "top": players - foot - 2 * side, "right": side}
