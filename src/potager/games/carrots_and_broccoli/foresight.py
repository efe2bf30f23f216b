"""What a choice would do, before it is made: a ghost where it lands, and how the yards change."""

from __future__ import annotations

from collections.abc import Iterator

from potager.core.scene import Layout, Preview, Sprite
from potager.core.shapes import box
from potager.core.state import State
from potager.core.texts import Message, say

from . import step
from .ground import garden, wall_lines
from .places import Plan, outline, plan
from .reading import at, black_piece, crop_size, name, numbers, side, sides, yard_size
from .rules import MOVE, PASS, Backyard
from .sprites import pyramid


def preview(view: State, seat: int, action: int, layout: Layout) -> Preview:
    """What this choice would do."""
    assert isinstance(view, Backyard)
    after = view.clone()
    after.apply(seat, action)
    if action == PASS:
        return Preview(parts=(say("foresee.pass"), *_ending(after, seat)))
    where = plan(layout)
    if action < MOVE:
        piece, to = action // 64, action % 64
        told = say("foresee.plant", piece=name(piece), square=at(to))
    else:
        square, to = step(action)
        piece = view.board.piece_at(square)
        if piece < 0:
            piece = black_piece(view, view.board.place_at(square))
        told = say("foresee.move", piece=name(piece), square=at(to))
    sprites = [
        *_yards(view, after, where),
        *_gardens(view, after, where),
        box("ghost:square", where.square(to).inset(2), "landing", "soft", r=10),
        pyramid("ghost", piece, where.foot(to), "ghost"),
    ]
    return Preview(sprites=tuple(sprites), parts=(told, *_effects(view, after, seat)))


def _yards(view: Backyard, after: Backyard, where: Plan) -> Iterator[Sprite]:
    """The new wall line, and the new yards where they differ from the old ones."""
    if list(after.board.wall) == list(view.board.wall):
        return
    for seat, word in enumerate(sides(after.board)):
        gained = set(numbers(after.board.yard(seat))) - set(numbers(view.board.yard(seat)))
        if gained:
            d = outline(sorted(gained), where, 1, 0.1 * where.side)
            look = ("yard", word, "gained")
            yield Sprite(key=f"ghost:gain:{seat}", kind="region", d=d, classes=look)
        lost = set(numbers(view.board.yard(seat))) - set(numbers(after.board.yard(seat)))
        if lost:
            d = outline(sorted(lost), where, 4, 0.1 * where.side)
            yield Sprite(key=f"ghost:loss:{seat}", kind="region", d=d, classes=("lost", word))
    slim = ("slim",) if where.phone else ()
    for old, new in zip(wall_lines(view.board.wall), wall_lines(after.board.wall), strict=True):
        for place in range(1, len(new) - 1):
            if old[place] != new[place]:
                d = where.path(new[place - 1 : place + 2])
                yield Sprite(key="ghost:line", kind="path", d=d, classes=("new-wall", *slim))


def _gardens(view: Backyard, after: Backyard, where: Plan) -> Iterator[Sprite]:
    """The new outlines of the gardens that this changes."""
    for seat in range(after.board.seats):
        if after.board.crop(seat) != view.board.crop(seat):
            yield from garden("ghost:crop", after.board, seat, where, "foreseen")


def _effects(view: Backyard, after: Backyard, seat: int) -> Iterator[Message]:
    """What changes for whom: the viewer first."""
    seats = after.board.seats
    for other in (seat, *(one for one in range(seats) if one != seat)):
        mine = other == seat
        who = side(after.board, other)
        yards = yard_size(view.board, other), yard_size(after.board, other)
        if yards[0] != yards[1]:
            told = say("foresee.your-yard") if mine else say("foresee.yard-of", side=who)
            yield say("foresee.yard", whose=told, before=yards[0], after=yards[1])
        crop = crop_size(after.board, other)
        if crop != crop_size(view.board, other):
            told = say("foresee.you-have") if mine else say("foresee.they-have", side=who)
            yield say("foresee.crop", who=told, n=crop, all=int(after.board.needed()))
    yield from _ending(after, seat)


def _ending(after: Backyard, seat: int) -> Iterator[Message]:
    if after.ending:
        winners = [one for one in range(after.board.seats) if after.winners >> one & 1]
        if len(winners) > 1:
            yield say("foresee.draw")
        elif winners == [seat]:
            yield say("foresee.win")
        else:
            yield say("foresee.lose", side=side(after.board, winners[0]))
