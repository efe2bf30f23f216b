"""What Snail Invasion! looks like: the Potting Shed, the dice, the Nest, and the garden bed.

The words around the scene are in `telling.py`, what a choice would do in `foresight.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from potager.core.pyramids import Foot, dice_tray, glyph
from potager.core.scene import Layout, Scene, Sprite
from potager.core.shapes import Box, box, picture, words
from potager.core.texts import Message, say, verbatim

from . import COLOURS, SIZES
from .facts import code, free, name, nest, pieces, trees
from .foresight import preview
from .places import Plan, plan, stack, tree_feet
from .rules import GARDENER, PASS, SNAILS, Garden, owner_of, size_of
from .scenery import bed, shadows, sign
from .sprites import standing
from .telling import prompt, status, tell, verdict

__all__ = ["preview", "prompt", "scene", "status", "tell", "verdict"]


def scene(view: Garden, viewer: int, layout: Layout) -> Scene:
    """The position as sprites; it looks the same to everybody, but for the word on the dice."""
    where = plan(layout)
    keys = Keys()
    sprites = [
        *shadows(where),
        *_shed(view, where, keys),
        *_dice(view, viewer, where),
        *_nest(view, where, keys),
        *bed(view, where),
        *_stacks(view, where, keys),
    ]
    if view.winner < 0 and view.dice >= 0 and list(view.choices(view.mover)) == [PASS]:
        sprites += _pass_button(where)
    return Scene(width=where.width, height=where.height, sprites=tuple(sprites))


class Keys:
    """A key for each piece. Equal pieces are told apart by the order in which they are met."""

    def __init__(self) -> None:
        self.met: Counter[int] = Counter()

    def __call__(self, piece: int) -> str:
        self.met[piece] += 1
        return f"piece:{code(piece)}:{self.met[piece]}"


# The Potting Shed and the Nest


def _shed(view: Garden, where: Plan, keys: Keys) -> Iterator[Sprite]:
    yield picture("shed", "shed", where.shed, label=say("shed.label"))
    if not where.phone:
        yield from sign("shed", say("shed.name"), where, where.shed)
    stock = trees(view)
    for (colour, tree), foot in zip(stock, where.trees(len(stock)), strict=True):
        if not tree:
            yield from _pot(f"pot:{COLOURS[colour]}:{foot.x:.0f}", colour, foot)
        for piece, at in zip(tree, tree_feet(foot, len(tree)), strict=True):
            top = piece == tree[-1]
            yield standing(
                keys(piece), piece, at, *(() if piece == tree[0] else ("on-top",)),
                label=say("shed.top" if top else "shed.under", piece=name(piece)),
                target=f"out:{_word(piece)}" if top and view.mover == GARDENER else "",
            )  # fmt: skip


def _pot(key: str, colour: int, foot: Foot) -> Iterator[Sprite]:
    s = foot.scale * 1.05
    pot = Box(foot.x - 20 * s, foot.y - 31 * s, 40 * s, 33 * s)
    label = say("shed.empty", colour=say(f"colour.{COLOURS[colour]}"))
    yield picture(key, "pot", pot, label=label)
    yield Sprite(
        key=f"{key}:mark", symbol=glyph(COLOURS[colour]), classes=("pot-mark",),
        x=foot.x, y=foot.y - 8.5 * s, w=17 * s, h=17 * s,
    )  # fmt: skip


def _nest(view: Garden, where: Plan, keys: Keys) -> Iterator[Sprite]:
    yield picture("nest", "nest", where.nest, label=say("nest.label"))
    yield from sign("nest", say("nest.short" if where.phone else "nest.name"), where, where.nest)
    tree, loose = nest(view)
    groups = [*([tree] if tree else []), *([piece] for piece in loose)]
    for group, foot in zip(groups, where.nest_spots(groups), strict=True):
        wounded = group is not tree
        for piece, at in zip(group, tree_feet(foot, len(group)), strict=True):
            top = piece == group[-1]
            told = "nest.wounded" if wounded else "nest.top" if top else "nest.under"
            yield standing(
                keys(piece), piece, at, *(("flat",) if piece == group[0] else ("on-top",)),
                label=say(told, piece=name(piece)),
                target=f"out:{_word(piece)}" if top and view.mover == SNAILS else "",
            )  # fmt: skip
            if wounded:
                high = (0, 30, 38, 46)[size_of(piece)] * at.scale
                yield Sprite(
                    key=f"bandage:{code(piece)}", symbol="bandage", turn=-24,
                    x=at.x - 2 * at.scale, y=at.y - high, w=22 * at.scale, h=8 * at.scale,
                )  # fmt: skip


def _word(piece: int) -> str:
    """'red-pawn': a piece as the paths of this game write it."""
    return f"{code(piece)[:-2]}-{SIZES[size_of(piece)]}"


# The dice


def _dice(view: Garden, viewer: int, where: Plan) -> Iterator[Sprite]:
    due = view.dice < 0 and view.winner < 0
    rolled = view.dice >= 0
    faces = (view.dice // 6 + 1, view.dice % 6 + 1) if rolled else (0, 0)
    yield from dice_tray(
        where.tray,
        [f"die-{face}" for face in faces],
        where.dice,
        label=say("dice.rolled", n=view.total()) if rolled else say("dice.due"),
        target="roll" if due else "",
        phone=where.phone,
    )
    yield from _total(view, viewer == view.mover and due, where)


def _total(view: Garden, mine: bool, where: Plan) -> Iterator[Sprite]:
    place = where.total
    rolled = view.dice >= 0
    yield box("total", place, "card", r=16)
    caption = say("dice.total" if rolled else "dice.tap" if mine else "dice.next")
    value = verbatim(str(view.total()))
    if where.phone:
        yield words("total:name", caption, place.cx, place.y + 21, 13, "muted")
        if rolled:
            yield words("total:value", value, place.cx, place.y + 58, 46, "strong")
        else:
            yield Sprite(
                key="total:icon", symbol="icon-dice", classes=("muted-ink",),
                x=place.cx, y=place.y + 57, w=40, h=40,
            )  # fmt: skip
    elif rolled:
        yield words("total:name", caption, place.x + 31, place.cy, 14, "sign")
        yield words("total:value", value, place.x + place.w - 24, place.cy, 24, "strong")
    else:
        yield words("total:name", caption, place.cx, place.cy, 14, "sign")


# The stacks


def _stacks(view: Garden, where: Plan, keys: Keys) -> Iterator[Sprite]:
    for index, at in enumerate(where.squares(len(view.stacks))):
        whole = pieces(view.stacks[index])
        feet = stack(at, [size_of(piece) for piece in whole])
        blocked = len(whole) - free(view.stacks[index])
        for height, (piece, foot) in enumerate(zip(whole, feet, strict=True)):
            classes = (
                *(("on-top",) if height else ()),
                *(("blocked",) if height < blocked else ()),
            )
            can_move = height >= blocked and owner_of(piece) == view.mover
            yield standing(
                keys(piece), piece, foot, *classes,
                label=_piece_label(index, whole, height, height < blocked),
                target=f"square:{index + 1}:{SIZES[size_of(piece)]}" if can_move else "",
            )  # fmt: skip
        yield from _locks(index, whole, feet, blocked, where)


def _piece_label(index: int, whole: list[int], height: int, blocked: bool) -> Message:
    told = say("board.piece", piece=name(whole[height]), n=index + 1)
    if height + 1 < len(whole):
        told = say("board.under", told=told, piece=name(whole[height + 1]))
    return say("board.blocked", told=told) if blocked else told


def _locks(
    index: int, whole: list[int], feet: list[Foot], blocked: int, where: Plan
) -> Iterator[Sprite]:
    """A lock beside each blocked piece; in a close stack only beside the uppermost."""
    size = 22.0 if where.phone else 28.0
    for height in range(blocked):
        close = height + 1 < blocked and feet[height].y - feet[height + 1].y < size
        if not close:
            foot = feet[height]
            yield Sprite(
                key=f"lock:{index + 1}:{height}", symbol="lock", w=size, h=size,
                x=foot.x + 0.5 * foot.body(size_of(whole[height])).w + size * 0.12,
                y=foot.y - 12 * foot.scale,
            )  # fmt: skip


def _pass_button(where: Plan) -> Iterator[Sprite]:
    """A side that can't move says so itself: at the lower edge of the bed."""
    w, h = (150.0, 46.0) if where.phone else (180.0, 48.0)
    frame = where.frame
    below = 14 if where.phone else -4  # on a phone there is room to reach below the bed
    place = Box(frame.cx - w / 2, frame.y + frame.h - h + below, w, h)
    yield box("pass:edge", Box(place.x, place.y + 3, w, h), "button-edge", r=14)
    yield box("pass", place, "button", r=14, label=say("pass.label"), target="pass")
    yield words("pass:name", say("pass.name"), place.cx, place.cy, 16, "on-button")
