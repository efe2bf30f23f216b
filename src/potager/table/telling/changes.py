"""Scenes travel as changes: what is gone, what looks other than before, what was put somewhere.

Whoever holds the scene before takes out what is gone, edits what stays, takes out what is put
elsewhere, and puts that and what is new in, each at its place in the new list, from the first to
the last (`changes.js` does the same). An edit has what is new about a sprite as it was, or about
one with nothing but its key, and none for what is at its default again. Who walked to the scene
before has arrived.

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

from potager.core.scene import Scene, Sprite
from potager.table.telling.aligning import aligned, differing
from potager.table.telling.messages import Change, PartEdit, Seat, Status, StatusEdit

NOTHING = Change()
Written = Callable[[Sprite | None, Sprite], Any]


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[tuple[str, ...], tuple[Any, ...]]:
    """The names of a struct's fields but the first, and their defaults."""
    fields = msgspec.structs.fields(kind)[1:]
    return tuple(one.name for one in fields), tuple(one.default for one in fields)


def edit(old: msgspec.Struct | None, new: msgspec.Struct) -> dict[str, Any]:
    """What is new about something that is known by its first field, or about something new."""
    names, defaults = _fields(type(new))
    was = defaults if old is None else msgspec.structs.astuple(old)[1:]
    return differing(names, defaults, was, msgspec.structs.astuple(new)[1:])


def change(before: Scene, after: Scene, written: Written = edit) -> Change:
    """What makes one scene of the other, with as few sprites taken to other places as can be.

    `written` says how what is new about a sprite is told; it is given no old one for a new sprite.
    """
    if before is after:
        return NOTHING
    old, new = before.sprites, after.sprites
    gone, stay, put = aligned(old, new)
    return Change(
        gone=tuple([old[place].key for place in gone]),
        edits={new[to].key: written(old[at], new[to]) for at, to in stay if old[at] != new[to]},
        put=tuple(
            [(to, new[to].key, written(old[at] if at >= 0 else None, new[to])) for at, to in put]
        ),
        width=after.width if after.width != before.width else None,
        height=after.height if after.height != before.height else None,
        walk=after.walk,
    )


def progress(
    known: tuple[Status, ...], new: tuple[Status, ...]
) -> tuple[dict[int, StatusEdit], tuple[PartEdit, ...]]:
    """What is new of statuses; where most parts of one stay, only the others are told."""
    if known == new:
        return {}, ()
    like: list[Status] = []
    found: list[PartEdit] = []
    for old, one in zip(known, new, strict=True):
        pairs = enumerate(zip(old.parts, one.parts, strict=False))
        parts = [(one.seat, at, part) for at, (was, part) in pairs if part != was]
        if len(old.parts) == len(one.parts) > 2 * len(parts):
            found += parts
            like.append(msgspec.structs.replace(old, parts=one.parts))
        else:
            like.append(old)
    return edits(like, new), tuple(found)


def edits(
    known: Sequence[Seat | Status], new: Sequence[Seat | Status]
) -> dict[int, dict[str, Any]]:
    """What is new of each seat, for whoever knows all of them."""
    if known == new:
        return {}
    pairs = zip(known, new, strict=True)
    return {one.seat: edit(old, one) for old, one in pairs if old is not one and old != one}
