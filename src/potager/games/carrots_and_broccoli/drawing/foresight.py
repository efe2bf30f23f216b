"""What a choice would do, before it is made: a ghost where it lands, and how the yards change."""

from __future__ import annotations

from collections.abc import Iterator

from potager.core.scene import Layout, Preview, Sprite
from potager.core.shapes import box
from potager.core.texts import Message, say
from potager.games.carrots_and_broccoli import GAME, beyond
from potager.games.carrots_and_broccoli.rules.backyard import Backyard
from potager.games.carrots_and_broccoli.rules.board import PIECES
from potager.games.carrots_and_broccoli.rules.wall import home, size

from .facts import at, crop_size, name, numbers, piece_on, sides, who
from .ground import garden, pyramid, wall_lines
from .places import Plan, outline, plan


def preview(view: Backyard, seat: int, action: int, layout: Layout) -> Preview:
    """What this choice would do."""
    after = view.clone()
    after.apply(seat, action)
    where = plan(layout)
    match GAME.verbs.read(action):
        case ("plant", piece, to):
            told = say("foresee.plant", piece=name(piece), square=at(to))
        case ("move", square, direction):
            piece, to = piece_on(view, square), beyond(square, direction)
            told = say("foresee.move", piece=name(piece), square=at(to))
        case _:
            return Preview(parts=(say("foresee.pass"), *_ending(after, seat)))
    sprites = [
        *_yards(view, after, where),
        *_gardens(view, after, where),
        box("ghost:square", where.square(to).inset(2), "landing", "soft", r=10),
        pyramid("ghost", piece, where.foot(to), "ghost"),
    ]
    effects = (*_effects(view, after, seat), *_standing(after, seat, piece, to))
    return Preview(sprites=tuple(sprites), parts=(told, *effects, *_ending(after, seat)))


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
            yield from garden("ghost:crop", after, seat, where, "foreseen")


def _effects(view: Backyard, after: Backyard, seat: int) -> Iterator[Message]:
    """What changes for whom: the viewer first."""
    seats = after.board.seats
    for other in (seat, *(one for one in range(seats) if one != seat)):
        mine = other == seat
        them = who(after.board, other)
        yards = size(view.board.yard(other)), size(after.board.yard(other))
        if yards[0] != yards[1]:
            told = say("foresee.your-yard") if mine else say("foresee.yard-of", who=them)
            yield say("foresee.yard", whose=told, before=yards[0], after=yards[1])
        crop = crop_size(after.board, other)
        if crop != crop_size(view.board, other):
            told = say("foresee.you-have") if mine else say("foresee.they-have", who=them)
            yield say("foresee.crop", who=told, n=crop, all=after.board.needed())


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
            yield say(word, who=who(board, owner), n=min(_steps(square, one) for one in yard))
    elif square not in numbers(board.crop(owner)):
        yield _apart(after, owner)
    for other in range(board.seats):
        if other != owner and square in numbers(board.yard(other)):
            yield say("foresee.takes", who=who(board, other))


def _apart(after: Backyard, owner: int) -> Message:
    """A plant in its yard that does not count yet (C10, C11)."""
    board = after.board
    if board.short:
        return say("foresee.no-triangle")
    if board.seats == 4:
        return say("foresee.no-group")
    (corner,) = numbers(home(2, owner))
    return say("foresee.no-corner", corner=at(corner))


def _steps(one: int, other: int) -> int:
    return abs(one % 8 - other % 8) + abs(one // 8 - other // 8)


def _ending(after: Backyard, seat: int) -> Iterator[Message]:
    if after.ending:
        winners = [one for one in range(after.board.seats) if after.winners >> one & 1]
        if len(winners) > 1:
            yield say("foresee.draw")
        elif winners == [seat]:
            yield say("foresee.win")
        else:
            yield say("foresee.lose", who=who(after.board, winners[0]))
