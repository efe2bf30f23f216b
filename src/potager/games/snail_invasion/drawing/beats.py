"""A move of Snail Invasion! as players see it: the pieces walk, then the pieces they hit leave.

The roll stays in the tray while its move is shown, and the last move stays marked until the next
one.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from msgspec.structs import replace

from potager.core.scene import Beat, Icon, Stage
from potager.core.state import CHANCE
from potager.core.texts import Message, listed, say
from potager.games.snail_invasion.rules.garden import GARDENER, PASS, SNAILS, Garden, owner_of

from .facts import MoveFacts, hits, icon, packed, pieces, player, trees, walk

if TYPE_CHECKING:
    from potager.core.texts import Argument

ROLL_S = 0.8  # to look at a roll before its move
LANDED_S = 0.5  # at a piece that has arrived
HIT_S = 0.7  # at what it hit
PASS_S = 1.0
Names = tuple[tuple[int, ...], ...]  # for each square: which of its equals each piece is


def named(view: Garden, stage: Stage | None) -> Names:
    """The names of all pieces on squares: as they were shown, or in the order of the squares."""
    if stage and stage.names:
        return stage.names
    met = Counter(piece for _, tree in trees(view.trees, view.shed) for piece in tree)
    return tuple(tuple(numbered(met, piece) for piece in pieces(stack)) for stack in view.stacks)


def numbered(met: Counter[int], piece: int) -> int:
    """Which of its equals a piece is that is met now."""
    met[piece] += 1
    return met[piece]


def tell(
    before: Garden, after: Garden, who: int, what: int, stage: Stage | None = None
) -> tuple[Beat, ...]:
    """What an event looks and sounds like. A roll has no line of its own: the move's names it."""
    names = named(before, stage)
    if who == CHANCE and before.dice < 0:
        last, said = stage or Stage(), (_rolled("log.rolled", after),)
        shown = Stage(names=names, start=last.start, to=last.to)
        told = Beat(view=after, stage=shown, motion="roll", sound="roll", caption=said, rest=ROLL_S)
        return (told,)
    action = before.snails_choice() if who == CHANCE else what
    if action != PASS:
        return _moved(before, after, action, names)
    line, shown = (_rolled("log.pass", before),), Stage(names=names, dice=before.dice)
    told = Beat(view=after, stage=shown, motion="", parts=line, face=_face(before), rest=PASS_S)
    return told, Beat(view=after, stage=Stage(names=names), motion="")


def _moved(before: Garden, after: Garden, action: int, names: Names) -> tuple[Beat, ...]:
    way, start, to, moved = walked = walk(before, action)
    landed = _landed(before, walked)
    whole = pieces(landed.stacks[to])
    there, struck = whole[: -len(moved)], hits(whole)
    heights = tuple(hit.height for hit in struck)
    came = _carried(before, names, walked)
    face, over = _face(before), after.winner >= 0
    shown = Stage(
        names=came, dice=before.dice, start=start, to=to, walking=len(moved), struck=heights,
        settled=not struck,
    )  # fmt: skip
    line = [_rolled(f"log.{way}", before, piece=icon(moved[0]), start=start + 1, to=to + 1)]
    if moved[1:]:
        line.append(say("log.carries", pieces=listed([*map(icon, moved[1:])])))
    if there and not struck:
        line.append(say("log.onto", piece=icon(there[-1])))
    beats = [
        Beat(
            view=landed, stage=shown,
            motion="glide" if start < 0 else "walk", sound="block" if there else "place",
            parts=tuple(line), face=face, rest=LANDED_S,
        )
    ]  # fmt: skip
    shown = replace(shown, names=_without(came, to, heights), walking=0, struck=())
    if struck:
        hurt: dict[str, Argument] = {"piece": icon(moved[0]), "who": player(before.mover)}
        does = []
        for words, owner in (("eats", GARDENER), ("hits", SNAILS)):
            group = [icon(hit.piece) for hit in struck if owner_of(hit.piece) == owner]
            if group:
                does.append(words)
                hurt[words] = listed(group)
        told = say(f"log.{'the-' if face else ''}{'-'.join(does)}", **hurt)
        beats.append(
            Beat(view=after, stage=shown, sound="hit", parts=(told,), face=face, rest=HIT_S)
        )
    if not over:  # a roll that ended the match stays to be seen
        shown = replace(shown, dice=-1)
    beats.append(Beat(view=after, stage=shown, motion="", sound="win" if over else ""))
    return tuple(beats)


def _rolled(told: str, view: Garden, **args: Argument) -> Message:
    """'Ben rolled 8', or what Ben did with it."""
    total = view.total()
    roll = Icon(symbol=f"total-{total}", label=say("log.roll", n=total))
    return say(told, who=player(view.mover), roll=roll, **args)


def _face(view: Garden) -> str:
    """The automatic Snails sit at no seat."""
    return "snail" if view.solitaire and view.mover == SNAILS else ""


def _landed(before: Garden, walked: MoveFacts) -> Garden:
    """The position with the moved pieces on their square, before anything is hit."""
    view, (_, start, to, moved) = before.clone(), walked
    if start < 0:
        view.bring_out(moved[0])
    else:
        view.put(start, before.stacks[start] >> 4 * len(moved))
    view.put(to, view.stacks[to] << 4 * len(moved) | packed(moved))
    return view


def _carried(before: Garden, names: Names, walked: MoveFacts) -> Names:
    """The names after a move, before anything is hit."""
    found, (_, start, to, moved) = list(names), walked
    # Of equal pieces in the Potting Shed the last comes out first.
    shed = [piece for _, tree in trees(before.trees, before.shed) for piece in tree]
    carried: tuple[int, ...] = (shed.count(moved[0]) or 1,)
    if start >= 0:
        carried = names[start][-len(moved) :]
        found[start] = names[start][: -len(moved)]
    found[to] = (*found[to], *carried)
    return tuple(found)


def _without(names: Names, square: int, heights: tuple[int, ...]) -> Names:
    left = tuple(name for height, name in enumerate(names[square]) if height not in heights)
    return (*names[:square], left, *names[square + 1 :])
