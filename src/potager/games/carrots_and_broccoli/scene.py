"""What Carrots & Broccoli looks like: the bed with yards and hedge, the dice, the supply.

The ground is drawn in `ground.py`, the words around the scene are in `telling.py`, what a choice
would do in `foresight.py`.
"""

from __future__ import annotations

from collections.abc import Iterator

from potager.core.pyramids import dice_tray
from potager.core.scene import Layout, Scene, Sprite
from potager.core.shapes import Box, box, picture, words
from potager.core.texts import say, verbatim

from . import COLOURS, square_name
from .board import size_of
from .facts import (
    ALL_PIECES,
    at,
    black_piece,
    code,
    colour_shown,
    left,
    may_move,
    name,
    sides,
    sizes_shown,
)
from .foresight import preview
from .ground import bed, garden, hedge, shadows
from .places import Plan, plan
from .rules import FACES, Backyard
from .sprites import pyramid
from .telling import prompt, status, tell, verdict

__all__ = ["preview", "prompt", "scene", "status", "tell", "verdict"]


def scene(view: Backyard, viewer: int, layout: Layout) -> Scene:
    """The position as sprites; it looks the same to everybody, but for the word on the dice."""
    where, seats = plan(layout), range(view.board.seats)
    sprites = (
        *shadows(where),
        *_roll(view, viewer, where),
        *_supply(view, where),
        *bed(view, where),
        *(line for seat in seats for line in garden("crop", view.board, seat, where)),
        *hedge(view, where),
        *_pyramids(view, where),
        *_pass(view, where),
    )
    return Scene(width=where.width, height=where.height, sprites=sprites)


# The dice


def _roll(view: Backyard, viewer: int, where: Plan) -> Iterator[Sprite]:
    due = view.dice < 0 and not view.is_setting_up() and not view.ending
    rolled = view.dice >= 0
    label = say("dice.due")
    if rolled:
        label = say("dice.rolled", colour=colour_shown(view.dice), sizes=sizes_shown(view.dice))
    yield box("roll:card", where.roll, "card", r=18)
    faces = ("die-0", "die-0")
    if rolled:
        sizes = "-".join(str(size) for size in FACES[view.dice % 6])
        faces = (f"colour-{COLOURS[view.dice // 6]}", f"sizes-{sizes}")
    target = "roll" if due else ""
    yield from dice_tray(
        where.tray, faces, where.dice, label=label, target=target, phone=where.phone
    )
    yield from _roll_in_words(view, viewer == view.mover and due, where)


def _roll_in_words(view: Backyard, mine: bool, where: Plan) -> Iterator[Sprite]:
    x, y = where.shown
    big = 15 if where.phone else 16
    caption = say("dice.of", side=say(f"of.{sides(view.board)[view.mover]}"))
    top = where.roll.y + (17 if where.phone else 20)
    yield words("roll:name", caption, where.roll.cx, top, 12 if where.phone else 13, "sign")
    if view.dice >= 0:
        yield words("roll:colour", colour_shown(view.dice), x, y - 5, big, "strong")
        yield words("roll:sizes", sizes_shown(view.dice), x, y + big, 14, "muted")
    else:
        ready = say("dice.tap" if mine else "dice.wait")
        yield words("roll:colour", ready, x, y + 5, 14, "muted")


# The supply


def _supply(view: Backyard, where: Plan) -> Iterator[Sprite]:
    if not where.phone:
        yield box("supply", where.supply, "card", r=18)
        caption = say("supply.name")
        yield words("supply:name", caption, where.supply.cx, where.supply.y + 19, 13, "sign")
    for colour, shelf in enumerate(where.shelves):
        yield box(f"shelf:{colour}", shelf, "shelf", COLOURS[colour], r=12)
    for piece in ALL_PIECES:
        count = left(view, piece)
        foot = where.shelf_foot(piece)
        if not count:
            body = foot.body(size_of(piece))
            symbol = f"outline-{size_of(piece)}"
            yield picture(f"supply:{code(piece)}", symbol, body, "outline", COLOURS[piece // 3])
            continue
        yield pyramid(
            f"supply:{code(piece)}", piece, foot,
            label=say("supply.piece", piece=name(piece), n=count), target=f"supply:{code(piece)}",
        )  # fmt: skip
        size = 17 if where.phone else 21
        body = foot.body(size_of(piece))
        x, y = body.x + body.w + 0.12 * size, foot.y - 0.1 * size
        badge = Box(x - size / 2, y - size / 2, size, size)
        yield picture(f"count:{code(piece)}", "count", badge)
        yield words(f"left:{code(piece)}", verbatim(str(count)), x, y, 0.62 * size, "on-pick")


# The board


def _pyramids(view: Backyard, where: Plan) -> Iterator[Sprite]:
    """All pyramids on the board, the farther ones first: a nearer one may hide a foot."""
    board = view.board
    standing = [
        (plant % 64, plant // 64, f"plant:{number}") for number, plant in enumerate(board.planted)
    ]
    standing += [
        (board.wall[place], black_piece(view, place), f"wall:{place}")
        for place in range(view.drawn)
    ]
    for square, piece, key in sorted(standing, key=lambda one: (-(one[0] // 8), one[0] % 8)):
        frozen = square == view.frozen
        label = say("board.piece", piece=name(piece), square=at(square))
        yield pyramid(
            key, piece, where.foot(square),
            label=say("board.frozen", told=label) if frozen else label,
            target=f"square:{square_name(square)}" if may_move(view, square, piece) else "",
        )  # fmt: skip
        if frozen and not view.ending:
            foot = where.foot(square)
            size = 0.3 * where.side
            place = Box(foot.x + 0.2 * where.side, foot.y - 0.8 * size, size, size)
            yield picture("frozen", "lock", place)


def _pass(view: Backyard, where: Plan) -> Iterator[Sprite]:
    place = where.pass_button
    now = view.dice >= 0 and not view.ending
    yield box(
        "pass", place, "card" if now else "pill", r=14,
        label=say("pass.label"), target="pass" if now else "",
    )  # fmt: skip
    look = "strong" if now else "muted"
    yield words("pass:name", say("pass.name"), place.cx, place.cy, 15, look)
