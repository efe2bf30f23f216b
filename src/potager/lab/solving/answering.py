# compiled by mypyc
"""The best answer to what was found: how much one of two seats gains who knows the other's play."""

from mypy_extensions import i64

from potager.bots.matrix import balance
from potager.core.state import CHANCE

from .graph import OVER, TOGETHER, Graph
from .valuing import best_edge


class BestAnswer:
    """The values of all positions if one seat answers the other's play as best it can."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.values = graph.values[:]

    def sweep(self, begin: i64, end: i64, seat: i64, even: bool) -> float:
        """A sweep for one of two seats that knows how the other plays: by these values, or evenly.

        Values are seat 0's chances still.
        """
        change = 0.0
        graph = self.graph
        for back in range(begin, end):
            node = begin + end - 1 - back
            owner = i64(graph.owners[node])
            if owner == OVER:
                continue
            first = graph.firsts[node]
            if owner == TOGETHER:
                value = self.together(node, seat, even)
            elif owner == CHANCE or (even and owner != seat):
                total = 0.0
                weights = 0.0
                for at in range(first, graph.last(node)):
                    weight = 1.0
                    if owner == CHANCE:
                        weight = float(i64(graph.labels[at]))
                    weights += weight
                    total += weight * self.values[i64(graph.targets[at])]
                value = total / weights
            elif owner == seat:
                value = self.values[i64(graph.targets[first])]
                for at in range(first + 1, graph.last(node)):
                    other = self.values[i64(graph.targets[at])]
                    if (seat == 0 and other > value) or (seat == 1 and other < value):
                        value = other
            else:
                value = self.values[i64(graph.targets[best_edge(graph, node, owner)])]
            change = max(change, abs(value - self.values[node]))
            self.values[node] = value
        return change

    def together(self, node: i64, seat: i64, even: bool) -> float:
        """The best of one seat's choices against the other's mix."""
        graph = self.graph
        begin = graph.firsts[node]
        rows = graph.rows(node)
        columns = (graph.last(node) - begin) // rows
        mixes = balance(graph.payoffs(node), rows)
        best = 0.0
        for own in range(rows if seat == 0 else columns):
            total = 0.0
            for other in range(columns if seat == 0 else rows):
                if seat == 0:
                    at = begin + own * columns + other
                    share = mixes.columns[other]
                    if even:
                        share = 1.0 / float(columns)
                else:
                    at = begin + other * columns + own
                    share = mixes.rows[other]
                    if even:
                        share = 1.0 / float(rows)
                total += share * self.values[i64(graph.targets[at])]
            if own == 0 or (seat == 0 and total > best) or (seat == 1 and total < best):
                best = total
        return best
