"""Scenes travel as changes: what is gone, what looks other than before, what was put somewhere.

Whoever holds the scene before takes out what is gone, edits what stays, takes out what is put
elsewhere, and puts that and what is new in, each at its place in the new list, from the first to
the last (`changes.js` does the same). An edit has what is new about a sprite as it was, or about
one with nothing but its key, and none for what is at its default again. Sprites that walked into
the scene before have arrived.

>>> from potager.core.scene import Sprite
>>> a, b, c = (Sprite(key=key, x=1) for key in "abc")
>>> before = Scene(width=9, height=9, sprites=(a, b))
>>> found = change(before, Scene(width=9, height=9, sprites=(c, Sprite(key="b", x=2))))
>>> found.gone, found.edits, found.put
(('a',), {'b': {'x': 2}}, ((0, 'c', {'x': 1}),))
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import msgspec

from potager.core.scene import Scene, SeatStatus, Sprite
from potager.table.telling.aligning import aligned, differing
from potager.table.telling.messages import PartEdit, SceneChange, StatusEdit

NOTHING = SceneChange()


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[tuple[str, ...], tuple[Any, ...]]:
    """The names of a struct's fields, and their defaults."""
    return kind.__struct_fields__, tuple(one.default for one in msgspec.structs.fields(kind))


def edit(old: msgspec.Struct, new: msgspec.Struct) -> dict[str, Any]:
    """What is new about something."""
    was, by_now = msgspec.structs.astuple(old), msgspec.structs.astuple(new)
    return differing(*_fields(type(new)), was, by_now)


def sprite_edit(old: Sprite | None, new: Sprite) -> dict[str, Any]:
    """What is new about a sprite, or about one that was not there."""
    return edit(Sprite(key=new.key) if old is None else old, new)


def change(
    before: Scene, after: Scene, edited: Callable[[Sprite | None, Sprite], Any] = sprite_edit
) -> SceneChange:
    """What makes one scene of the other, with as few sprites taken to other places as can be."""
    if before is after:
        return NOTHING
    old, new = before.sprites, after.sprites
    gone, stay, put = aligned(old, new)
    return SceneChange(
        gone=tuple([old[place].key for place in gone]),
        edits={new[to].key: found for at, to in stay if (found := edited(old[at], new[to]))},
        put=tuple(
            [(to, new[to].key, edited(old[at] if at >= 0 else None, new[to])) for at, to in put]
        ),
        width=after.width if after.width != before.width else None,
        height=after.height if after.height != before.height else None,
        walk=after.walk,
    )


def progress(
    known: tuple[SeatStatus, ...], new: tuple[SeatStatus, ...]
) -> tuple[dict[int, StatusEdit], tuple[PartEdit, ...]]:
    """What is new in statuses. If most parts of one stay, only the others are sent."""
    if known == new:
        return {}, ()
    like: list[SeatStatus] = []
    found: list[PartEdit] = []
    for seat, (old, one) in enumerate(zip(known, new, strict=True)):
        pairs = enumerate(zip(old.parts, one.parts, strict=False))
        parts = [(seat, at, part) for at, (was, part) in pairs if part != was]
        if len(old.parts) == len(one.parts) > 2 * len(parts):
            found += parts
            like.append(msgspec.structs.replace(old, parts=one.parts))
        else:
            like.append(old)
    return edits(like, new), tuple(found)


def edits(
    known: Sequence[msgspec.Struct], new: Sequence[msgspec.Struct]
) -> dict[int, dict[str, Any]]:
    """What is new of each seat, for whoever knows all of them."""
    pairs = enumerate(zip(known, new, strict=True))
    return {seat: edit(old, one) for seat, (old, one) in pairs if old != one}
