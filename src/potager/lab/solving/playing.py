# compiled by mypyc
"""Playing by what was found, with the rules themselves: games that confirm a value."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i32, i64

from potager.bots.book import MISSING
from potager.bots.matrix import balance
from potager.core.bits import bit, lowest
from potager.core.state import CHANCE, State

from .graph import ROW, Graph
from .valuing import best_edge


class BestPlay:
    """Best play in all positions of a graph."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.best = vec[i32]([0] * len(graph.owners))  # the action of each position's owner
        for node in range(i64(len(graph.owners))):
            owner = i64(graph.owners[node])
            if owner >= 0 and graph.width == 1:
                self.best[node] = graph.labels[best_edge(graph, node, owner)]

    def play(self, start: State, games: i64, seed: i64, seat: i64) -> float:
        """Let all seats play by their best choices, with the rules themselves: a seat's points."""
        graph = self.graph
        random = Random(seed)
        total = 0.0
        for _ in range(games):
            state = start.clone()
            while True:
                if len(state.chance()):
                    state.apply(CHANCE, state.roll(random))
                    continue
                waiting = state.waiting()
                if waiting == 0:
                    break
                if waiting & (waiting - 1):
                    self.together(state, waiting, random)
                    continue
                owner = lowest(waiting)
                state.forget()
                node = graph.book.find(state.key())
                if node == MISSING:  # there was nothing to choose
                    state.apply(owner, state.legal(owner)[0])
                elif graph.width > 1:
                    begin = graph.firsts[node]
                    shares = graph.shares[begin : graph.last(node)]
                    state.apply(owner, i64(graph.labels[begin + drawn(shares, random)]))
                else:
                    state.apply(owner, i64(self.best[node]))
            total += (float(state.result()[seat]) + 1.0) / 2.0
        return total

    def together(self, state: State, waiting: i64, random: Random) -> None:
        graph = self.graph
        first = lowest(waiting)
        second = lowest(waiting & ~bit(first))
        if graph.even:
            own = state.legal(first)
            other = state.legal(second)
            ones: i64 = len(own)
            others: i64 = len(other)
            state.apply(first, own[random.randrange(ones)])
            state.apply(second, other[random.randrange(others)])
            return
        state.forget()
        node = graph.book.find(state.key())
        begin = graph.firsts[node]
        rows = graph.rows(node)
        columns = (graph.last(node) - begin) // rows
        mixes = balance(graph.payoffs(node), rows)
        row = drawn(mixes.rows, random)
        column = drawn(mixes.columns, random)
        label = i64(graph.labels[begin + row * columns + column])
        state.apply(first, label // ROW)
        state.apply(second, label % ROW)


def drawn(shares: vec[float], random: Random) -> i64:
    """A place drawn by these shares of one."""
    point = random.random()
    last: i64 = len(shares) - 1
    for place in range(last):
        point -= shares[place]
        if point < 0.0:
            return place
    return last
