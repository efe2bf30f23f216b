# compiled by mypyc
"""Which things of two lists are the same, and which have changed, come, gone or moved. Compiled.

Things have a key, and most of what stays is the very same object, at the same place among its
neighbours: that is seen at once, and only the rest is looked up.
"""

from bisect import bisect_left
from typing import Any

Pairs = list[tuple[int, int]]  # places in the old list and in the new one; -1: it was not there


def aligned(old: tuple[Any, ...], new: tuple[Any, ...]) -> tuple[list[int], Pairs, Pairs]:
    """The places of what is gone, what stays in its order but is another object, and what has to
    be put at its place in the new list: what is new, and as little else as can be.
    """
    first, old_end, new_end = 0, len(old), len(new)
    most = min(old_end, new_end)
    while first < most and old[first] is new[first]:
        first += 1
    while old_end > first and new_end > first and old[old_end - 1] is new[new_end - 1]:
        old_end -= 1
        new_end -= 1
    places: list[int] = []
    known: dict[Any, int] = {}  # by key, once something is out of order
    at = first
    for index in range(first, new_end):
        one = new[index]
        if at < old_end and (old[at] is one or old[at].key == one.key):
            place = at
        else:
            if not known:
                known = {old[rest].key: rest for rest in range(first, old_end)}
            place = known.get(one.key, -1)
        if place >= 0:
            at = place + 1
        places.append(place)
    met = set(places)
    gone = [place for place in range(first, old_end) if place not in met]
    moved = moved_of(places)
    stay, put = Pairs(), Pairs()
    for index, place in enumerate(places, first):
        if place < 0 or place in moved:
            put.append((place, index))
        elif old[place] is not new[index]:
            stay.append((place, index))
    return gone, stay, put


def moved_of(places: list[int]) -> set[int]:
    """Those places that are not in a longest rising row of them; negative ones don't count.

    >>> moved_of([3, 0, 1, 2]), moved_of([0, -1, 1]), moved_of([4, 5, 0, 1, 2, 3])
    ({3}, set(), {4, 5})
    """
    ends: list[int] = []  # the lowest place with which a rising row of each length ends
    before: dict[int, int] = {}  # in the longest row that ends with a place, the one before it
    for place in places:
        if place >= 0:
            length = bisect_left(ends, place)
            before[place] = ends[length - 1] if length else -1
            ends[length : length + 1] = [place]
    if len(ends) == len(before):  # as nearly always
        return set()
    moved, place = set(before), ends[-1]
    while place >= 0:
        moved.remove(place)
        place = before[place]
    return moved


def differing(
    names: tuple[str, ...], defaults: tuple[Any, ...], was: tuple[Any, ...], now: tuple[Any, ...]
) -> dict[str, Any]:
    """Those of the named values that are others by now; none for one that is at its default."""
    found: dict[str, Any] = {}
    for index in range(len(names)):
        value = now[index]
        if was[index] is not value and was[index] != value:
            found[names[index]] = None if value == defaults[index] else value
    return found
