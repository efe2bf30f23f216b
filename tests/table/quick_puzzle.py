"""A puzzle that is made in no time, since the patio is solved: for tests of what is around it."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from pathlib import Path

import msgspec

from potager.bots.coach import puzzles
from potager.bots.coach.judge import Judge
from potager.bots.coach.puzzles import Puzzle
from potager.core.match import Match
from potager.core.registry import game as find_game
from potager.table.store import studies
from potager.table.store.sqlite import SqliteStore


def quick_puzzle(day: date) -> Puzzle:
    """A position of the patio with a clear best choice."""
    game = find_game("snail-invasion")
    options = game.resolve(mode="solitaire", garden="patio")
    for seed in range(200):
        match = Match.new(game, options, seed=seed)
        for _ in range(12):
            match.roll()
            if match.over:
                break
            choices = Judge(game, 1).exact(match.view(0), 0)
            if len(choices) >= 3 and puzzles._clear(choices, 0):
                return puzzles._told(match, day, choices, 0)
            match.choose(0, choices[0].action)
    raise AssertionError("no position is clear")


def keep_puzzle(file: Path | str, day: date) -> Puzzle:
    """Put it into the file of a server, as if it had been made there."""
    puzzle = quick_puzzle(day)

    async def keep() -> None:
        store = SqliteStore(Path(file))
        await store.open()
        await studies.begin(store, f"puzzle {day}", None)
        await studies.finish(store, f"puzzle {day}", msgspec.json.encode(puzzle).decode())
        await store.close()

    with ThreadPoolExecutor(1) as beside:  # a browser's loop may run in this thread
        beside.submit(asyncio.run, keep()).result()
    return puzzle
