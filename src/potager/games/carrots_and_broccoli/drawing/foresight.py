"""What a choice would do, before it is made: a ghost where it lands, and how the yards change."""

from __future__ import annotations

from collections.abc import Iterator

from potager.core import zones as z
from potager.core.pyramids import standing
from potager.core.scene import Layout, Preview
from potager.core.texts import Message, say
from potager.games.carrots_and_broccoli import piece_name, square_name
from potager.games.carrots_and_broccoli.rules.backyard import Backyard
from potager.games.carrots_and_broccoli.rules.board import PIECES, size_of, steps
from potager.games.carrots_and_broccoli.rules.wall import size, without

from .ground import ON_SQUARE, around, gardens, marked, path, wall_lines
from .places import plan, quarters
from .telling import at, goal, name, numbers, sides, turn_of, who


def preview(view: Backyard, seat: int, action: int, layout: Layout) -> Preview:
    """What this choice of the mover would do, on the bed as that seat sees it."""
    after, mover, turned = view.clone(), view.mover, quarters(view.board.seats, seat)
    after.apply(mover, action)
    kind, piece, _, to = turn_of(view, action)
    if kind == "pass":
        return Preview(parts=(say("foresee.pass"), *_ending(after)))
    told = say(f"foresee.{kind}", piece=name(piece), square=at(to))
    effects = (*_effects(view, after, mover), *_standing(after, mover, piece, to), *_ending(after))
    zones = _ghosts(view, after, piece, to, turned, "" if layout == "wide" else "slim")
    return Preview(sprites=z.scene(plan(layout, turned), zones).sprites, parts=(told, *effects))


def _ghosts(
    view: Backyard, after: Backyard, piece: int, to: int, turned: int, slim: str
) -> Iterator[z.Placed]:
    """What would be elsewhere: yards and the wall line, the outlines of gardens, the piece."""
    board = after.board
    for seat, side in enumerate(sides(board)):
        old, new = view.board.yard(seat), board.yard(seat)
        yield from around(
            f"ghost:gain:{seat}", without(new, old), f"yard {side} gained", turned, 0.02
        )
        yield from around(f"ghost:loss:{seat}", without(old, new), f"lost {side}", turned, 0.05)
    for before, then in zip(wall_lines(view.board.wall), wall_lines(board.wall), strict=True):
        for place in range(1, len(then) - 1):
            if before[place] != then[place]:
                line = path("ghost:line", then[place - 1 : place + 2], f"new-wall {slim}", turned)
                yield "board", z.Free(8, 8, (line,))
    seats = [seat for seat in range(board.seats) if board.crop(seat) != view.board.crop(seat)]
    yield from gardens("ghost:crop", after, seats, turned, "foreseen")
    yield marked(to, "ghost:square", "landing soft")
    ghost = standing("ghost", piece_name(piece), size_of(piece), ON_SQUARE, "ghost")
    yield square_name(to), z.Free(80, 80, (ghost,))


def _effects(view: Backyard, after: Backyard, seat: int) -> Iterator[Message]:
    """What changes for whom: the viewer first."""
    old, new = view.board, after.board
    for other in sorted(range(new.seats), key=lambda one: one != seat):
        yards = size(old.yard(other)), size(new.yard(other))
        if yards[0] != yards[1]:
            yield say("foresee.yard", who=who(new, other), before=yards[0], after=yards[1])
        crop = size(new.crop(other))
        if crop != size(old.crop(other)):
            yield say("foresee.crop", who=who(new, other), n=crop, all=new.needed())


def _standing(after: Backyard, seat: int, piece: int, square: int) -> Iterator[Message]:
    """What a plant is good for where it stands then, and in whose way it is."""
    if piece >= PIECES:  # of the wall: the yards say it
        return
    board = after.board
    owner = board.owner(piece)
    yard = numbers(board.yard(owner))
    if square not in yard:
        if yard:
            word = "foresee.outside" if owner == seat else "foresee.useless"
            yield say(word, who=who(board, owner), n=min(steps(square, one) for one in yard))
    elif square not in numbers(board.crop(owner)):  # it does not count yet
        yield goal(board, owner, "foresee.no")
    for other in range(board.seats):
        if other != owner and square in numbers(board.yard(other)):
            yield say("foresee.takes", who=who(board, other))


def _ending(after: Backyard) -> Iterator[Message]:
    winners = [seat for seat in range(after.board.seats) if after.winners >> seat & 1]
    if len(winners) == 1:
        yield say("foresee.win", who=who(after.board, winners[0]))
    elif winners:
        yield say("foresee.draw")
