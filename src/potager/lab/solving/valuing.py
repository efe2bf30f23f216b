# compiled by mypyc
"""The values for one seat or two. Each position is valued again from those that follow it, until
none changes.

Where two choose at once it is a matrix game, worth what its equilibrium brings.
"""

from mypy_extensions import i64

from potager.bots.matrix import balance
from potager.core.state import CHANCE

from .graph import OVER, TOGETHER, Graph


def sweep(graph: Graph, begin: i64, end: i64) -> float:
    """Value these positions again, the last first. Returns the greatest change in any value."""
    change = 0.0
    for back in range(begin, end):
        node = begin + end - 1 - back
        owner = i64(graph.owners[node])
        if owner == OVER:
            continue
        if owner == TOGETHER:
            value = balanced(graph, node)
        else:
            value = value_of(graph, node, owner)
        moved = value - graph.values[node]
        if moved < 0.0:
            moved = -moved
        if moved > change:
            change = moved
        graph.values[node] = value
    return change


def value_of(graph: Graph, node: i64, owner: i64) -> float:
    """A position of chance, or of one seat that chooses."""
    values = graph.values
    targets = graph.targets
    begin = graph.firsts[node]
    end = graph.last(node)
    if owner == CHANCE:
        labels = graph.labels
        total = 0.0
        weights: i64 = 0
        for at in range(begin, end):
            weight = i64(labels[at])
            weights += weight
            total += float(weight) * values[i64(targets[at])]
        return total / float(weights)
    best = values[i64(targets[begin])]
    for at in range(begin + 1, end):
        value = values[i64(targets[at])]
        if owner == 0:
            if value > best:
                best = value
        elif value < best:
            best = value
    return best


def best_edge(graph: Graph, node: i64, owner: i64) -> i64:
    """The best edge of one of two seats; of equal ones the first."""
    begin = graph.firsts[node]
    best = begin
    most = graph.values[i64(graph.targets[begin])]
    for at in range(begin + 1, graph.last(node)):
        value = graph.values[i64(graph.targets[at])]
        if (owner == 0 and value > most) or (owner == 1 and value < most):
            most = value
            best = at
    return best


def balanced(graph: Graph, node: i64) -> float:
    """Where two choose at once: what it is worth to the first."""
    return balance(graph.payoffs(node), graph.rows(node)).value
