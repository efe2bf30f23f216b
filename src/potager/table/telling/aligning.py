# compiled by mypyc
"""Which things of two lists are the same, and which have changed, come, gone or moved. Compiled.

Things have a key, and most of what stays is the very same object, at the same place among its
neighbours: that is seen at once, and only the rest is looked up.
"""

from bisect import bisect_left
from typing import Any

AHEAD = 12  # how far a thing is looked for among those that follow
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
    stay = Pairs()
    passed: list[int] = []  # places in the old list of what was not met in its order
    sought: list[int] = []  # places in the new list of what may be among that
    at = first
    for index in range(first, new_end):
        one = new[index]
        if at < old_end:
            if old[at] is one:
                at += 1
                continue
            if old[at].key == one.key:
                stay.append((at, index))
                at += 1
                continue
            if index + 1 == new_end or new[index + 1] is not old[at]:  # else it comes before that
                end = min(at + AHEAD, old_end)
                next_at = at + 1
                while next_at < end and old[next_at] is not one:
                    next_at += 1
                if next_at < end:
                    passed.extend(range(at, next_at))
                    at = next_at + 1
                    continue
        sought.append(index)
    passed.extend(range(at, old_end))
    if sought and passed:
        known: dict[Any, int] = {old[place].key: place for place in passed}
        found = [known.pop(new[index].key, -1) for index in sought]
        if len(known) < len(passed):  # some of it is elsewhere
            places = _places(first, new_end - first, passed, sought, found)
            return list(known.values()), *_settled(old, new, first, places)
    return passed, stay, [(-1, index) for index in sought]


def _places(
    first: int, count: int, passed: list[int], sought: list[int], found: list[int]
) -> list[int]:
    """Where each was in the old list: what was sought where it was found, all others in order."""
    places: list[int] = []
    at, skipped, looked = first, 0, 0
    for index in range(first, first + count):
        if looked < len(sought) and sought[looked] == index:
            places.append(found[looked])
            looked += 1
        else:
            while skipped < len(passed) and passed[skipped] == at:
                skipped += 1
                at += 1
            places.append(at)
            at += 1
    return places


def _settled(
    old: tuple[Any, ...], new: tuple[Any, ...], first: int, places: list[int]
) -> tuple[Pairs, Pairs]:
    """What stays and what is put, from where each was in the old list."""
    moved, stay, put = moved_of(places), Pairs(), Pairs()
    for index, place in enumerate(places, first):
        if place < 0 or (moved and place in moved):
            put.append((place, index))
        elif old[place] is not new[index]:
            stay.append((place, index))
    return stay, put


def moved_of(places: list[int]) -> set[int]:
    """Those places that are not in a longest rising row of them; negative ones don't count.

    >>> moved_of([3, 0, 1, 2]), moved_of([0, -1, 1]), moved_of([4, 5, 0, 1, 2, 3])
    ({3}, set(), {4, 5})
    """
    last = -1
    for place in places:
        if 0 <= place < last:
            break
        last = max(last, place)
    else:
        return set()
    ends: list[int] = []  # the lowest place with which a rising row of each length ends
    before: dict[int, int] = {}  # in the longest row that ends with a place, the one before it
    last = -1
    for place in places:
        if place > last:
            before[place] = last
            ends.append(place)
            last = place
        elif place >= 0:
            length = bisect_left(ends, place)
            before[place] = ends[length - 1] if length else -1
            ends[length] = place
            last = ends[-1]
    moved = set[int]()
    for place in reversed(places):
        if place >= 0 and place == last:
            last = before[place]
        elif place >= 0:
            moved.add(place)
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
