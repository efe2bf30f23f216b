"""The garden bed with its frame and soil, name plates, the names of the sizes, and a piece."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from potager.core import pyramids
from potager.core.once import once
from potager.core.pyramids import HEIGHT, WIDTH, Foot
from potager.core.scene import FADES, Sprite
from potager.core.shapes import Box, box, circle, fitted, picture, rounded, words
from potager.core.texts import Message, say, verbatim
from potager.games.snail_invasion.rules.garden import size_of

from .facts import symbol
from .places import COLUMNS, Plan


def sign(key: str, text: Message, where: Plan, over: Box) -> Iterator[Sprite]:
    """A name plate: at the upper edge, or inside the corner where space is short."""
    w = 46.0 if where.phone else 118.0
    place = Box(over.x + 6, over.y + 5, w, 22) if where.phone else Box(
        over.cx - w / 2, over.y - 4, w, 25
    )  # fmt: skip
    yield box(f"{key}:sign", place, "card", r=9)
    yield words(f"{key}:name", text, place.cx, place.cy, 12.5 if where.phone else 13.5, "sign")


@once
def legend(where: Plan) -> Iterator[Sprite]:
    """The three sizes by their names: on the frame's lower edge; on a phone below or beside all."""
    at = where.legend
    yield box("legend", at, "card", "tells", r=min(16, at.h / 2), label=say("legend.label"))
    for size, part in enumerate(where.sizes, 1):
        foot = Foot(part.x + 0.2 * part.w, part.y + part.h * 0.88, part.h * 0.84 / HEIGHT[3])
        yield fitted(f"legend:{size}:piece", f"snail-{size}", foot.body(size), "flat")
        x, name = foot.x + 0.5 * WIDTH[3] * foot.scale + 4, say(f"legend.{size}")
        yield words(f"legend:{size}", name, x, part.cy, min(14, 0.54 * part.h), "sign", start=True)


@once
def bed(where: Plan, count: int) -> Iterator[Sprite]:
    """The bed with its frame and that many squares."""
    frame = where.frame
    yield box("bed:edge", frame, "wood-edge", r=20)
    yield box("bed:frame", Box(frame.x, frame.y, frame.w, frame.h - where.edge), "wood", r=20)
    yield from _carpentry(where)
    yield box("bed:soil", where.soil, "soil", r=12)
    places = where.squares(count)
    lower = "".join(rounded(Box(at.x, at.y + 8, at.w, at.h - 8), 11) for at in places)
    yield Sprite(key="bed:lower", kind="region", d=lower, classes=("bed-edge",))
    for index, at in enumerate(places):
        key = f"square:{index + 1}"
        tone = "bed" if (index + index // COLUMNS) % 2 == 0 else "bed-2"
        label = say("square", n=index + 1)
        yield box(key, face(at), tone, r=11, label=label, target=key)
    yield from _tilth(where, places)
    discs = "".join(circle(*plaque(at, where), where.number * 0.93) for at in places)
    yield Sprite(key="bed:plaques", kind="region", d=discs, classes=("plaque", "soft"))
    for index, at in enumerate(places):
        x, y = plaque(at, where)
        yield words(f"number:{index + 1}", verbatim(str(index + 1)), x, y, where.number, "number")


def face(square: Box) -> Box:
    """The upper side of a square."""
    return Box(square.x, square.y, square.w, square.h - 4)


@once
def last_move(where: Plan, count: int, start: int, to: int, won: bool) -> Iterator[Sprite]:
    """The squares of the last move; one that decided the match is lit."""
    places = where.squares(count)
    if start >= 0:
        yield box("last-start", face(places[start]).inset(2), "last-start", FADES, r=10)
    if to >= 0:
        look = "decided" if won else "last-to"
        yield box("last-to", face(places[to]).inset(2), look, FADES, r=10)


def plaque(square: Box, where: Plan) -> tuple[float, float]:
    return square.x + where.inset, square.y + where.inset


def _carpentry(where: Plan) -> Iterator[Sprite]:
    """Grain and screws of the frame, where it is broad enough to show them."""
    if where.phone:
        return
    frame = where.frame
    lines = [frame.y + 5, frame.y + 9, frame.y + 13]
    lines += [frame.y + frame.h - 22 + step for step in (0, 4, 8)]
    grain = "".join(f"M{frame.x + 40} {y}H{frame.x + frame.w - 40}" for y in lines)
    yield Sprite(key="bed:grain", kind="path", d=grain, classes=("grain",))
    screws = "".join(
        circle(x, y, 3.2)
        for x in (frame.x + 11, frame.x + frame.w - 11)
        for y in (frame.y + 11, frame.y + frame.h - 17)
    )
    yield Sprite(key="bed:screws", kind="region", d=screws, classes=("wood-deep",))


def _tilth(where: Plan, places: Sequence[Box]) -> Iterator[Sprite]:
    """Furrows, and a few seedlings: the same in every match."""
    furrows, ridges = "", ""
    for at in places:
        width = at.w - 24
        for share in (0.2, 0.52, 0.84):
            y = at.y + (at.h - 4) * share
            wave = f"q{width / 4:.1f} -5 {width / 2:.1f} 0t{width / 2:.1f} 0"
            furrows += f"M{at.x + 12:.1f} {y:.1f}{wave}"
            ridges += f"M{at.x + 12:.1f} {y - 5:.1f}{wave}"
    slim = ("slim",) if where.phone else ()
    yield Sprite(key="bed:furrows", kind="path", d=furrows, classes=("furrow", *slim))
    yield Sprite(key="bed:ridges", kind="path", d=ridges, classes=("ridge", *slim))
    size = 1.0 if where.phone else 1.15
    for index, at in enumerate(places):
        for row, (left, right) in enumerate(((0.5, 0.66), (0.14, 0.76))):
            if (index * 5 + row * 3) % 4 == 3:
                continue
            across = left if (index * 7 + row) % 3 == 0 else right + (index * 13 % 7) * 0.015
            furrow = 0.84 if row else 0.2 if at.h > 100 else 0.52
            x, y = at.x + at.w * across, at.y + (at.h - 4) * furrow - 11
            yield picture(f"sprout:{index + 1}:{row}", "sprout", x, y, 18 * size, 17 * size)


def standing(
    key: str, piece: int, foot: Foot, *classes: str, label: Message | None = None, target: str = ""
) -> Sprite:
    """A piece on its foot."""
    size = size_of(piece)
    return pyramids.standing(key, symbol(piece), size, foot, *classes, label=label, target=target)
