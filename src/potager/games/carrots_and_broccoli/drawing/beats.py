"""A turn of Carrots & Broccoli as players see it: the roll, the move, and a mark.

The roll stays in its tray while its turn is shown, and the move stays marked.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from potager.core.scene import EVERYBODY, Beat, Icon, Stage
from potager.core.state import CHANCE, CLOCK
from potager.core.texts import Message, say
from potager.games.carrots_and_broccoli import piece_name
from potager.games.carrots_and_broccoli.rules.backyard import Backyard
from potager.games.carrots_and_broccoli.rules.wall import size

from .telling import NOTHING, at, dice_icons, name, turn_of, who

if TYPE_CHECKING:
    from potager.core.texts import Argument

ROLL_S = 0.8  # to look at a roll before it is used
DONE_S = 0.6  # at what was planted or moved
PASS_S = 1.0
TIME_S = 1.2


def tell(
    before: Backyard, after: Backyard, seat: int, what: int, stage: Stage | None = None
) -> tuple[Beat, ...]:
    """What an event looks and sounds like. A roll has no line of its own: the turn's names it."""
    if seat == CLOCK:
        out = (say("log.time"),)
        return (Beat(view=after, stage=stage, parts=out, motion="", sound="win", rest=TIME_S),)
    if seat == CHANCE and before.is_setting_up():
        up = () if after.is_setting_up() else (say("log.wall-up"),)
        return (Beat(view=after, parts=up, motion="deal", sound="place", who=EVERYBODY),)
    if seat == CHANCE:
        said = (_rolled("log.rolled", after, after.dice),)
        roll = Beat(view=after, stage=stage, motion="roll", sound="roll", rest=ROLL_S, caption=said)
        return (roll,)
    return tuple(_turn(before, after, what))


def _turn(before: Backyard, after: Backyard, what: int) -> Iterator[Beat]:
    kind, piece, start, to = turn_of(before, what)
    marked = Stage(start=start, to=to)
    shown = replace(marked, dice=before.dice)
    if kind == "plant":
        taken = ((NOTHING, piece, before.mover),)
        yield Beat(view=before, stage=replace(shown, taken=taken), motion="")
    if kind == "pass":
        passed = (_rolled("log.pass", before, before.dice),)
        yield Beat(view=after, stage=shown, parts=passed, motion="", rest=PASS_S)
    else:
        where: dict[str, Argument] = {} if kind == "plant" else {"start": at(start)}
        plant = Icon(symbol=piece_name(piece), label=name(piece))
        did = _rolled(f"log.{kind}", before, before.dice, piece=plant, to=at(to), **where)
        line = did, *_grown(before, after)
        yield Beat(view=after, stage=shown, parts=line, sound="place", rest=DONE_S)
    if after.ending:  # the roll that ended the match stays to be seen
        yield Beat(view=after, stage=shown, motion="", sound="win")
    else:
        yield Beat(view=after, stage=marked, motion="")


def _rolled(told: str, view: Backyard, dice: int, **args: Argument) -> Message:
    """'Ben rolled yellow, small or medium', or what Ben did with it."""
    colour, sizes = dice_icons(dice, "log")
    return say(told, who=who(view.board, view.mover), colour=colour, sizes=sizes, **args)


def _grown(before: Backyard, after: Backyard) -> Iterator[Message]:
    """Whose garden this made larger or smaller, and how large it is now."""
    board = after.board
    for seat in range(board.seats):
        now = size(board.crop(seat))
        if now != size(before.board.crop(seat)):
            yield say("log.now", who=who(board, seat), n=now, all=board.needed())
