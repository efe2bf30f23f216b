"""What Carrots & Broccoli looks like: the bed with yards and hedge, the dice, the supply.

`ground.py` draws the bed. The words around the scene are in `telling.py`, and previews of choices
in `foresight.py`.
"""

from __future__ import annotations

from collections.abc import Iterator

from potager.core import zones as z
from potager.core.pyramids import WIDTH, Foot, dice, standing
from potager.core.scene import BUTTON, Layout, Scene, Sprite, Stage
from potager.core.shapes import picture, words
from potager.core.texts import Someone, say, verbatim
from potager.games.carrots_and_broccoli import COLOURS, piece_name
from potager.games.carrots_and_broccoli.rules.backyard import Backyard, tally
from potager.games.carrots_and_broccoli.rules.board import size_of

from .ground import bed, ground, last_turn, pyramid
from .places import plan, quarters
from .telling import dice_icons, name, who

SHELF = 238, 102  # how large a shelf is, for what stands on it
SUPPLY = (
    ("heading base", z.Card("supply", r=18, under=z.SOFT)),
    ("heading", z.Caption("supply:name", say("supply.name"), "sign", largest=13)),
)
ROLL = z.Card("roll:card", r=18, under=z.SOFT)
FEET = (Foot(30, 91, 1), Foot(97, 91, 1), Foot(180, 91, 1))


def scene(view: Backyard, viewer: int, layout: Layout, stage: Stage | None = None) -> Scene:
    """The position as sprites, seen from the viewer's side."""
    turned = quarters(view.board.seats, viewer)
    return z.scene(plan(layout, turned), _zones(view, turned, layout == "wide", stage or Stage()))


def _zones(view: Backyard, turned: int, wide: bool, stage: Stage) -> Iterator[z.Placed]:
    """What is drawn, from the table up."""
    board, used = view.board, stage.dice >= 0
    over = used and view.dice < 0  # the roll of the turn before is still in sight
    idle = "setup" if view.is_setting_up() else "over" if view.ending else "ready"
    mover = who(board, (view.mover - over) % board.seats)
    below, above = bed(ground(view), "" if wide else "slim", turned)
    yield from _roll(stage.dice if used else view.dice, mover, idle)
    if wide:
        yield from SUPPLY
    for colour in range(4):
        yield f"shelf:{colour}", z.made(_shelf, colour, view.supply >> 9 * colour & 0o777)
    yield "pass", z.made(_pass, view.dice >= 0 and not view.ending and not used)
    yield from below
    yield from last_turn(stage)
    yield from above
    for _, piece, _ in stage.taken:  # above all that it flies over
        flying = pyramid(f"plant:{len(board.planted)}", piece, stage.to, FEET[piece % 3])
        yield f"shelf:{piece // 3}", z.Free(*SHELF, (flying,))


@z.kept
def _roll(shown: int, whose: Someone, idle: str) -> tuple[z.Placed, ...]:
    """The dice in their tray, and in words."""
    return tuple(_rolled(shown, whose, idle))


def _rolled(shown: int, whose: Someone, idle: str) -> Iterator[z.Placed]:
    yield "name said", ROLL
    if shown >= 0 or idle == "ready":
        title = z.Caption("roll:name", say("dice.of", who=whose), "sign", cut=True, largest=13)
        yield "name", title
    if shown < 0:
        yield "dice", dice(("die-0", "die-0"), say("dice.due"))
        yield "said", z.Caption("roll:colour", say(f"dice.{idle}"), "muted", largest=14)
        return
    colour, sizes = dice_icons(shown)
    told = say("dice.rolled", colour=colour.label, sizes=sizes.label)
    yield "dice", dice((colour.symbol, sizes.symbol), told)
    upper = z.Caption("roll:colour", colour.label, "strong")
    lower = z.Caption("roll:sizes", sizes.label, "muted")
    yield "said", z.column(0.15, (0.28, upper), 0.08, (0.25, lower), 0)


def _shelf(colour: int, counts: int) -> z.Zone:
    """The pieces of a colour that are in the supply, and how many of each."""
    pieces = range(3 * colour, 3 * colour + 3)
    some = [sprite for piece in pieces for sprite in _supplied(piece, tally(counts, piece % 3))]
    tones = f"shelf {COLOURS[colour]}"
    return z.Card(f"shelf:{colour}", tones, z.Free(*SHELF, tuple(some)), r=12)


def _supplied(piece: int, count: int) -> Iterator[Sprite]:
    code, size, foot = piece_name(piece), size_of(piece), FEET[piece % 3]
    key = f"supply:{code}"
    if not count:
        yield standing(key, f"outline-{size}", size, foot, "outline", COLOURS[piece // 3])
        return
    label = say("supply.piece", piece=name(piece), n=count)
    yield standing(key, code, size, foot, label=label, target=key)
    x, y = foot.x + WIDTH[size] / 2 + 3, foot.y - 3
    yield picture(f"count:{code}", "count", x, y, 27)
    yield words(f"left:{code}", verbatim(str(count)), x, y, 17.6, "on-pick")


def _pass(now: bool) -> z.Zone:
    look, tone = ("strong", "card") if now else ("muted", "pill")
    text = z.Caption("pass:name", say("pass.name"), f"{look} {BUTTON}", largest=15)
    return z.Card(
        "pass", f"pass {tone} {BUTTON}", text, r=14, under=z.SOFT if now else (),
        label=say("pass.label"), target="pass" if now else "",
    )  # fmt: skip
