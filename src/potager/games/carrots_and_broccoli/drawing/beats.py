"""A turn of Carrots & Broccoli as it is seen: the roll, what was done with it, and its mark.

The roll stays in its tray as long as its turn is shown, and what was done with it stays marked.
"""

from __future__ import annotations

from typing import NamedTuple

from potager.core.scene import EVERYBODY, Beat, Icon, Motion, Part, Sound
from potager.core.state import CHANCE, CLOCK
from potager.core.texts import Message, say
from potager.games.carrots_and_broccoli import COLOURS, GAME, beyond
from potager.games.carrots_and_broccoli.rules.backyard import FACES, Backyard

from .facts import at, colour_shown, crop_size, icon, piece_on, sizes_shown, who

ROLL_S = 0.8  # to look at a roll before it is used
DONE_S = 0.6  # at what was planted or moved
PASS_S = 1.0
TIME_S = 1.2
NOWHERE = -1


class Shown(NamedTuple):
    """What the scene shows besides the position, until the next beat."""

    dice: int = NOWHERE  # a roll that is used, and stays in sight while its turn is shown
    mover: int = NOWHERE  # whose it was
    taken: int = NOWHERE  # a piece that was taken from the supply, and is not planted yet
    start: int = NOWHERE  # the last turn: from this square, or from the supply,
    to: int = NOWHERE  # to this one


def tell(
    before: Backyard, after: Backyard, seat: int, what: int, stage: Shown | None = None
) -> tuple[Beat, ...]:
    """What an event looks and sounds like. The log has no line for a roll: the turn's tells it."""
    last = stage or Shown()
    if seat == CLOCK:
        out = (say("log.time"),)
        return (Beat(view=after, stage=last, parts=out, motion="", sound="win", rest=TIME_S),)
    if seat == CHANCE and before.is_setting_up():
        up = () if after.is_setting_up() else (say("log.wall-up"),)
        return (Beat(view=after, parts=up, motion="deal", sound="place", who=EVERYBODY),)
    if seat == CHANCE:
        marks = last._replace(dice=NOWHERE)
        return (
            Beat(
                view=after, stage=marks, motion="roll", sound="roll", rest=ROLL_S,
                caption=(say("log.rolled", who=who(after.board, after.mover)), *_dice(after)),
            ),
        )  # fmt: skip
    return _turn(before, after, what)


def _turn(before: Backyard, after: Backyard, what: int) -> tuple[Beat, ...]:
    rolled = Shown(dice=before.dice, mover=before.mover)
    mover = who(before.board, before.mover)
    sound: Sound = "place"
    motion: Motion = "glide"
    rest = DONE_S
    begun: tuple[Beat, ...] = ()
    match GAME.verbs.read(what):
        case ("plant", piece, square):
            done: tuple[Part, ...] = (icon(piece), say("log.plant", square=at(square)))
            shown = rolled._replace(to=square)
            taken = shown._replace(taken=piece)
            begun = (Beat(view=before, stage=taken, motion=""),)
        case ("move", square, direction):
            to = beyond(square, direction)
            told = "log.wall" if before.board.piece_at(square) < 0 else "log.move"
            done = (icon(piece_on(before, square)), say(told, start=at(square), to=at(to)))
            shown = rolled._replace(start=square, to=to)
        case _:
            done, shown, motion, sound, rest = (say("log.pass"),), rolled, "", "", PASS_S
    line = (say("log.did", who=mover), *_dice(before), *done, *_grown(before, after))
    seen = Beat(view=after, stage=shown, parts=line, motion=motion, sound=sound, rest=rest)
    if after.ending:  # the roll that ended the match stays to be seen
        return *begun, seen, Beat(view=after, stage=shown, motion="", sound="win")
    return *begun, seen, Beat(view=after, stage=shown._replace(dice=NOWHERE), motion="")


def _dice(view: Backyard) -> tuple[Icon, Icon]:
    sizes = "-".join(str(size) for size in FACES[view.dice % 6])
    return (
        Icon(symbol=f"colour-{COLOURS[view.dice // 6]}", label=colour_shown(view.dice)),
        Icon(symbol=f"sizes-{sizes}", label=sizes_shown(view.dice)),
    )


def _grown(before: Backyard, after: Backyard) -> tuple[Message, ...]:
    """Whose garden this made larger or smaller, and how large it is now."""
    changes, board = [], after.board
    for seat in range(board.seats):
        now = crop_size(board, seat)
        if now != crop_size(before.board, seat):
            told = "log.own" if seat == before.mover else "log.now"
            changes.append(say(told, who=who(board, seat), n=now, all=board.needed()))
    return tuple(changes)
