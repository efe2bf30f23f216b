"""A move of Snail Invasion! as it is seen: the pieces walk, then what they hit leaves.

The roll stays in the tray as long as its move is shown, and the last move stays marked until the
next one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from potager.core.scene import Beat, Icon, Part, Sound
from potager.core.state import CHANCE
from potager.core.texts import say
from potager.games.snail_invasion.rules.garden import (
    GARDENER,
    PASS,
    SNAILS,
    Garden,
    owner_of,
    size_of,
)

from .facts import hits, icon, landing, moving, packed, pieces, player, trees

ROLL_S = 0.8  # to look at a roll before its move
LANDED_S = 0.5  # at a piece that has arrived
HIT_S = 0.7  # at what it hit
PASS_S = 1.0
NOWHERE = -1
Names = tuple[tuple[int, ...], ...]  # for each square: which of its equals each piece is


class Shown(NamedTuple):
    """What the scene shows besides the position."""

    names: Names
    dice: int = -1  # a roll that is used, and stays in sight while its move is shown
    start: int = NOWHERE  # the last move: from this square, or from outside,
    to: int = NOWHERE  # to this one
    walking: int = 0  # so many pieces on top of it have just come
    struck: tuple[int, ...] = ()  # the heights of those that they hit, still there


def named(view: Garden, shown: Shown | None) -> Names:
    """The names of all pieces on squares: as they were shown, or in the order of the squares."""
    if shown is not None:
        return shown.names
    met = Counter(piece for _, tree in trees(view) for piece in tree)
    names = []
    for stack in view.stacks:
        numbers = []
        for piece in pieces(stack):
            met[piece] += 1
            numbers.append(met[piece])
        names.append(tuple(numbers))
    return tuple(names)


def tell(
    before: Garden, after: Garden, who: int, what: int, stage: Shown | None = None
) -> tuple[Beat, ...]:
    """What an event looks and sounds like. The log has no line for a roll: the move's tells it."""
    names = named(before, stage)
    if who == CHANCE and before.dice < 0:
        last = stage or Shown(names)
        rolled = last._replace(dice=-1, walking=0, struck=())
        return (
            Beat(
                view=after, stage=rolled, motion="roll", sound="roll",
                caption=_line("log.rolled", after), rest=ROLL_S,
            ),
        )  # fmt: skip
    action = before.snails_choice() if who == CHANCE else what
    if action == PASS:
        return _passed(before, after, names)
    return _moved(before, after, action, names)


def _passed(before: Garden, after: Garden, names: Names) -> tuple[Beat, ...]:
    told = Beat(
        view=after, stage=Shown(names, before.dice), motion="",
        parts=_line("log.did", before, say("log.pass")), face=_face(before), rest=PASS_S,
    )  # fmt: skip
    return told, Beat(view=after, stage=Shown(names), motion="")


def _moved(before: Garden, after: Garden, action: int, names: Names) -> tuple[Beat, ...]:
    start, moved = moving(before, action)
    to = landing(before, start)
    there = pieces(before.stacks[to])
    if start == to:
        there = there[: -len(moved)]
    whole = [*there, *moved]
    struck = hits(whole)
    heights = tuple(hit.height for hit in struck)
    came = _carried(before, names, start, to, moved)
    left = _without(came, to, heights)
    over = after.winner >= 0
    shown = Shown(came, before.dice, NOWHERE if start is None else start, to, len(moved), heights)
    if start is None:
        way = say("log.out", to=to + 1)
    elif start == to:
        way = say("log.round", to=to + 1)
    else:
        way = say("log.move", start=start + 1, to=to + 1)
    line: list[Part] = [icon(moved[0]), way]
    if moved[1:]:
        line += [say("log.carries"), *map(icon, moved[1:])]
    if there and not struck:
        line += [say("log.onto"), icon(there[-1])]
    sound: Sound = "block" if there else "place"
    face = _face(before)
    beats = [
        Beat(
            view=_landed(before, after, to, whole, [hit.piece for hit in struck]), stage=shown,
            motion="glide" if start is None else "walk", sound=sound,
            parts=_line("log.did", before, *line), face=face, rest=LANDED_S,
        )
    ]  # fmt: skip
    if struck:
        hurt: list[Part] = [say("log.did", who=player(before.mover)), icon(moved[0])]
        for words, owner in (("log.eats", GARDENER), ("log.wounds", SNAILS)):
            group = [hit.piece for hit in struck if owner_of(hit.piece) == owner]
            hurt += [say(words), *map(icon, group)] if group else []
        gone = shown._replace(names=left, walking=0, struck=())
        beats.append(
            Beat(view=after, stage=gone, sound="hit", parts=tuple(hurt), face=face, rest=HIT_S)
        )
    # A roll that ended the match stays to be seen.
    rest = Shown(left, before.dice if over else -1, shown.start, to)
    beats.append(Beat(view=after, stage=rest, motion="", sound="win" if over else ""))
    return tuple(beats)


def _line(who: str, view: Garden, *parts: Part) -> tuple[Part, ...]:
    """'Ben rolled 8', or 'Ben: 8' and what came of it."""
    total = view.total()
    rolled = Icon(symbol=f"total-{total}", label=say("log.roll", n=total))
    return (say(who, who=player(view.mover)), rolled, *parts)


def _face(view: Garden) -> str:
    """The automatic Snails sit at no seat."""
    return "snail" if view.solitaire and view.mover == SNAILS else ""


def _landed(
    before: Garden, after: Garden, to: int, whole: Sequence[int], struck: Sequence[int]
) -> Garden:
    """The position with the moved pieces on their square, before anything is hit."""
    view = after.clone()
    view.put(to, packed(whole))
    view.dead = before.dead
    for piece in struck:
        if owner_of(piece) == SNAILS:
            view.loose -= 1 << size_of(piece)
    view.mover, view.dice, view.winner = before.mover, before.dice, before.winner
    return view


def _carried(
    before: Garden, names: Names, start: int | None, to: int, moved: Sequence[int]
) -> Names:
    """The names after a move, before anything is hit."""
    found = list(names)
    if start is None:
        # Of equal pieces in the Potting Shed the last comes out first.
        plants = sum(tree.count(moved[0]) for _, tree in trees(before))
        carried: tuple[int, ...] = (plants if owner_of(moved[0]) == GARDENER else 1,)
    else:
        carried = found[start][-len(moved) :]
        found[start] = found[start][: -len(moved)]
    found[to] = (*found[to], *carried)
    return tuple(found)


def _without(names: Names, square: int, heights: Sequence[int]) -> Names:
    left = tuple(name for height, name in enumerate(names[square]) if height not in heights)
    return (*names[:square], left, *names[square + 1 :])
