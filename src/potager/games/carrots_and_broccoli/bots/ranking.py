# compiled by mypyc
"""Choices in order: the most promising first, equal ones in any order."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64


def shuffled(actions: vec[i64], random: Random) -> vec[i64]:
    """A copy of these choices in any order."""
    found = actions[:]
    n: i64 = len(found)
    for number in range(n):
        swap(found, number, number + random.randrange(n - number))
    return found


def rank(actions: vec[i64], worth: vec[float], most: i64) -> None:
    """Bring the `most` best choices to the front, the best first, and what they are worth too."""
    n: i64 = len(actions)
    for place in range(min(most, n)):
        best = place
        for number in range(place + 1, n):
            if worth[number] > worth[best]:
                best = number
        swap(actions, place, best)
        held = worth[place]
        worth[place] = worth[best]
        worth[best] = held


def swap(numbers: vec[i64], one: i64, other: i64) -> None:
    held = numbers[one]
    numbers[one] = numbers[other]
    numbers[other] = held
