# compiled by mypyc
"""More than two seats: policies instead of best values, since one's best changes the others'.

A policy is how often each edge is taken, its share. Values follow from all shares; then some lean
to what is best for them, and so on until nobody has much to gain.
"""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from potager.core.state import CHANCE

from .graph import OVER, Graph

EQUAL: Final = 1e-9  # chances that differ by less are taken for one


def share_evenly(graph: Graph) -> None:
    """Let everybody choose evenly, to begin with."""
    graph.shares = vec[float]([0.0] * len(graph.targets))
    for node in range(i64(len(graph.owners))):
        begin = graph.firsts[node]
        end = graph.last(node)
        total = 0.0
        for at in range(begin, end):
            if graph.owners[node] == CHANCE:
                graph.shares[at] = float(i64(graph.labels[at]))
            else:
                graph.shares[at] = 1.0
            total += graph.shares[at]
        for at in range(begin, end):
            graph.shares[at] = graph.shares[at] / total


def sweep_by_shares(graph: Graph, begin: i64, end: i64) -> float:
    """Value these positions again, the last first. Returns the greatest change in any value."""
    change = 0.0
    fresh = vec[float]([0.0] * graph.width)
    for back in range(begin, end):
        node = begin + end - 1 - back
        if graph.owners[node] != OVER:
            change = max(change, value_by_shares(graph, node, fresh))
    return change


def value_by_shares(graph: Graph, node: i64, fresh: vec[float]) -> float:
    """Every seat's value of a position, by the present policies; `fresh` is room for them."""
    change = 0.0
    begin = graph.firsts[node]
    end = graph.last(node)
    for seat in range(graph.width):
        value = 0.0
        for at in range(begin, end):
            share = graph.shares[at]
            if share > 0.0:
                value += share * graph.values[i64(graph.targets[at]) * graph.width + seat]
        fresh[seat] = value
    for seat in range(graph.width):
        at = node * graph.width + seat
        change = max(change, abs(fresh[seat] - graph.values[at]))
        graph.values[at] = fresh[seat]
    return change


def outlook(graph: Graph, node: i64, owner: i64) -> tuple[float, float]:
    """What the owner's best choice is worth, and what all of them are by the present shares."""
    most = 0.0
    now = 0.0
    for at in range(graph.firsts[node], graph.last(node)):
        value = graph.values[i64(graph.targets[at]) * graph.width + owner]
        now += graph.shares[at] * value
        most = max(most, value)
    return most, now


def lean(graph: Graph, node: i64, owner: i64, most: float, weight: float) -> None:
    """Move the owner's policy this far towards the best choices, evenly among equally good ones."""
    begin = graph.firsts[node]
    end = graph.last(node)
    total = 0.0
    for at in range(begin, end):
        if graph.values[i64(graph.targets[at]) * graph.width + owner] >= most - EQUAL:
            total += 1.0
    for at in range(begin, end):
        share = (1.0 - weight) * graph.shares[at]
        if graph.values[i64(graph.targets[at]) * graph.width + owner] >= most - EQUAL:
            share += weight / total
        graph.shares[at] = share


def improve(graph: Graph, random: Random) -> i64:
    """Let about half of those who can do better do so; how many could.

    Not all at once, because three players who answer each other may go in circles forever. Among
    equally good
    choices one chooses evenly, and who has nothing to gain changes nothing.
    """
    could: i64 = 0
    for node in range(i64(len(graph.owners))):
        owner = i64(graph.owners[node])
        if owner < 0:
            continue
        most, now = outlook(graph, node, owner)
        if most > now + EQUAL:
            could += 1
            if not random.randrange(2):
                lean(graph, node, owner, most, 1.0)
    return could


def average(graph: Graph, weight: float) -> float:
    """Move all policies this far towards their best choices. Returns the most that anybody could
    gain.

    Where taking turns goes in circles, what is played on average settles.
    """
    gain = 0.0
    for node in range(i64(len(graph.owners))):
        owner = i64(graph.owners[node])
        if owner >= 0:
            most, now = outlook(graph, node, owner)
            gain = max(gain, most - now)
            lean(graph, node, owner, most, weight)
    return gain
