"""From a solved game to the small file by which its bots play (`potager.bots.solved`)."""

from __future__ import annotations

from array import array
from pathlib import Path

from potager.bots.solved import SHORT, SolvedTable
from potager.core.state import CHANCE

from .solve import CantSolve, Solved


def save_table(solved: Solved, file: Path) -> int:
    """Write the chances of the positions that choices lead to; how many there are.

    The game must be solved with `forced=0`, so that choices without an alternative count too.
    """
    graph = solved.graph
    wanted = {
        int(graph.targets[at])
        for node in range(solved.states)
        if graph.owners[node] >= 0
        for at in range(graph.firsts[node], graph.last(node))
    }
    entries = graph.book.entries
    found: dict[int, float] = {}
    for at in range(0, len(entries), 2):
        if not entries[at + 1]:
            continue
        node = int(entries[at + 1] & 0xFFFF_FFFF) - 1
        if node in wanted and graph.owners[node] == CHANCE:
            mark = int(entries[at] & SHORT)
            if mark in found:
                raise CantSolve(
                    "Two positions have the same mark, so this game needs a different table."
                )
            found[mark] = graph.values[node]
    keys = sorted(found)
    file.parent.mkdir(parents=True, exist_ok=True)
    SolvedTable(array("Q", keys), array("f", [found[key] for key in keys])).save(file)
    return len(keys)
