"""What Carrots & Broccoli looks like: the bed with yards and hedge, the dice, the supply.

The ground is drawn in `ground.py`, the words around the scene are in `telling.py`, what a choice
would do in `foresight.py`.
"""

from __future__ import annotations

from collections.abc import Iterator

from potager.core.once import once
from potager.core.pyramids import Foot, dice_tray
from potager.core.scene import BUTTON, FADES, Layout, Scene, Sprite
from potager.core.shapes import box, fitted, picture, shadows, words
from potager.core.texts import Someone, say, verbatim
from potager.games.carrots_and_broccoli import COLOURS, piece_name, square_name
from potager.games.carrots_and_broccoli.rules.backyard import FACES, Backyard, tally
from potager.games.carrots_and_broccoli.rules.board import size_of

from .beats import NOWHERE, Shown
from .facts import ALL_PIECES, at, black_piece, colour_shown, name, sizes_shown, who
from .ground import bed, garden, hedge, pyramid
from .places import Plan, plan


def scene(view: Backyard, viewer: int, layout: Layout, stage: Shown | None = None) -> Scene:
    """The position as sprites; it looks the same to everybody."""
    where, seats = plan(layout), range(view.board.seats)
    shown = stage or Shown()
    used = shown.dice >= 0
    dice = shown.dice if used else view.dice
    due = dice < 0 and not view.is_setting_up() and not view.ending
    whose = who(view.board, shown.mover if used else view.mover)
    sprites = (
        *shadows(*where.lying),
        *_roll(where, dice, whose, due),
        *_supply(view, where),
        *bed(view.board, where),
        *(line for seat in seats for line in garden("crop", view, seat, where)),
        *_last_turn(where, shown.start, shown.to),
        *hedge(view.board, where),
        *_pyramids(view, where, shown),
        *_pass(where, view.dice >= 0 and not view.ending and not used),
    )
    return Scene(width=where.width, height=where.height, sprites=sprites)


# The dice


@once
def _roll(where: Plan, dice: int, whose: Someone, due: bool) -> Iterator[Sprite]:
    rolled = dice >= 0
    label = say("dice.due")
    if rolled:
        label = say("dice.rolled", colour=colour_shown(dice), sizes=sizes_shown(dice))
    yield box("roll:card", where.roll, "card", r=18)
    faces = ("die-0", "die-0")
    if rolled:
        sizes = "-".join(str(size) for size in FACES[dice % 6])
        faces = (f"colour-{COLOURS[dice // 6]}", f"sizes-{sizes}")
    yield from dice_tray(where.tray, faces, where.dice, label=label, phone=where.phone)
    yield from _roll_in_words(where, dice, whose, due)


def _roll_in_words(where: Plan, dice: int, whose: Someone, due: bool) -> Iterator[Sprite]:
    x, y = where.shown
    big = 15 if where.phone else 16
    caption, at = say("dice.of", who=whose), where.roll
    top, letters = (17, 12) if where.phone else (20, 13)
    yield words("roll:name", caption, at.cx, at.y + top, letters, "sign", most=at.w - 12)
    if dice >= 0:
        yield words("roll:colour", colour_shown(dice), x, y - 5, big, "strong")
        yield words("roll:sizes", sizes_shown(dice), x, y + big, 14, "muted")
    elif due:
        yield words("roll:colour", say("dice.ready"), x, y + 5, 14, "muted")


# The supply


def _supply(view: Backyard, where: Plan) -> Iterator[Sprite]:
    yield from _shelves(where)
    for piece in ALL_PIECES:
        yield from _supplied(where, piece, tally(view.supply, piece))


@once
def _shelves(where: Plan) -> Iterator[Sprite]:
    if not where.phone:
        yield box("supply", where.supply, "card", r=18)
        caption = say("supply.name")
        yield words("supply:name", caption, where.supply.cx, where.supply.y + 19, 13, "sign")
    for colour, shelf in enumerate(where.shelves):
        yield box(f"shelf:{colour}", shelf, "shelf", COLOURS[colour], r=12)


@once
def _supplied(where: Plan, piece: int, count: int) -> Iterator[Sprite]:
    code, foot = piece_name(piece), where.shelf_foot(piece)
    body = foot.body(size_of(piece))
    key = f"supply:{code}"
    if not count:
        yield fitted(key, f"outline-{size_of(piece)}", body, "outline", COLOURS[piece // 3])
        return
    label = say("supply.piece", piece=name(piece), n=count)
    yield pyramid(key, piece, foot, label=label, target=key)
    size = where.badge
    x, y = body.x + body.w + 0.12 * size, foot.y - 0.1 * size
    yield picture(f"count:{code}", "count", x, y, size)
    yield words(f"left:{code}", verbatim(str(count)), x, y, 0.62 * size, "on-pick")


# The board


@once
def _last_turn(where: Plan, start: int, to: int) -> Iterator[Sprite]:
    """The squares of the last turn."""
    r = 5 if where.phone else 8
    for square, look in ((start, "last-start"), (to, "last-to")):
        if square != NOWHERE:
            yield box(look, where.square(square).inset(2), look, FADES, r=r)


def _pyramids(view: Backyard, where: Plan, shown: Shown) -> Iterator[Sprite]:
    """All pyramids on the board, the farther ones first: a nearer one may hide a foot.

    One that is taken from the supply comes last, above all that it flies over.
    """
    board = view.board
    standing = [
        (plant % 64, plant // 64, f"plant:{number}") for number, plant in enumerate(board.planted)
    ]
    standing += [
        (board.wall[place], black_piece(view, place), f"wall:{place}")
        for place in range(view.drawn)
    ]
    for square, piece, key in sorted(standing, key=lambda one: one[0] ^ 0b111_000):
        frozen = square == view.frozen and not view.ending
        yield from _pyramid(where, key, piece, square, where.foot(square), frozen)
    if shown.taken != NOWHERE:
        key = f"plant:{len(board.planted)}"
        yield from _pyramid(where, key, shown.taken, shown.to, where.shelf_foot(shown.taken), False)


@once
def _pyramid(
    where: Plan, key: str, piece: int, square: int, foot: Foot, frozen: bool
) -> Iterator[Sprite]:
    label = say("board.piece", piece=name(piece), square=at(square))
    yield pyramid(
        key, piece, foot,
        label=say("board.frozen", told=label) if frozen else label,
        target=f"square:{square_name(square)}",
    )  # fmt: skip
    if frozen:
        size = 0.3 * where.side
        x, y = foot.x + 0.2 * where.side + size / 2, foot.y - 0.3 * size
        yield picture("frozen", "lock", x, y, size)


@once
def _pass(where: Plan, now: bool) -> Iterator[Sprite]:
    place = where.pass_button
    yield box(
        "pass", place, "pass", "card" if now else "pill", BUTTON, r=14,
        label=say("pass.label"), target="pass" if now else "",
    )  # fmt: skip
    look = "strong" if now else "muted"
    yield words("pass:name", say("pass.name"), place.cx, place.cy, 15, look, BUTTON)
