"""`potager solve`: solve, write the policy down, and let it play to confirm the value."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from potager.core.game import AnyGame
from potager.core.options import Options, values
from potager.lab.stats import Z99, interval

from .confirming import confirm
from .graph import FORCED, TOGETHER
from .policy import save_policy
from .solve import solve
from .starts import FIRST, starts
from .tables import save_table

SAY = Callable[[str, int, int | None], None]  # what is being done, how much is, of how much


class Confirmed(msgspec.Struct, frozen=True):
    """Games played by the policy, from the same start."""

    games: int
    share: float
    ci99: tuple[float, float]
    holds: bool  # whether the value lies in the interval


class ExactAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """An exact answer. `value` is seat 0's winning chance, a draw counted as a half."""

    game: str
    options: dict[str, Any]
    states: int
    value: float
    method: str
    residual: float
    policy_file: str
    start: str
    values: tuple[float, ...]  # all seats'
    kinds: dict[str, int]  # of the states
    sweeps: int
    seconds: float  # to solve, without the games
    gain: float  # more than two seats: the most that one could still gain by one choice
    exploitability: float | None = None
    confirmed: Confirmed | None = None


def answer(
    game: AnyGame,
    options: Options,
    *,
    where: str = FIRST,
    even: bool = False,
    games: int = 0,
    seed: int = 1,
    policy: Path | None = None,
    table: Path | None = None,
    say: SAY = lambda *_: None,
    ray: str | None = None,
) -> ExactAnswer:
    """Solve a game from a start."""
    seats = game.seats(options)
    even = even or seats > 2
    began = perf_counter()
    solved = solve(
        starts(game, options, where, seed),
        seats=seats,
        even=even,
        forced=0 if table else FORCED,
        found=lambda number: say("positions found", number, None),
        swept=lambda number, change: say(f"sweeps, values change by {change:.0e}", number, None),
    )
    seconds = perf_counter() - began
    file = policy or _cached(game.name, options, where, seed)
    save_policy(solved, game.name, values(options), file)
    if table:
        save_table(solved, table)
    mixed = TOGETHER in list(solved.graph.owners)
    method = "value iteration" if seats < 3 else "policy iteration"
    if mixed:
        method += ", simultaneous choices by linear programming"
    elif even:
        method += ", simultaneous choices drawn evenly"
    value = solved.value()
    confirmed = None
    if games:
        points = confirm(
            solved, game, options, where,
            even=even, games=games, seed=seed, ray=ray,
            tell=lambda done: say("games by the policy", done, games),
        )  # fmt: skip
        low, high = interval(points, games, Z99)
        confirmed = Confirmed(games, points / games, (low, high), low <= value <= high)
    return ExactAnswer(
        game=game.name,
        options=values(options),
        states=solved.states,
        value=value,
        method=method,
        residual=solved.residual,
        policy_file=str(file),
        start=where,
        values=tuple(solved.value(seat=seat) for seat in range(seats)),
        kinds=solved.kinds(),
        sweeps=solved.sweeps,
        seconds=round(seconds, 3),
        gain=solved.gain,
        exploitability=solved.exploitability() if mixed else None,
        confirmed=confirmed,
    )


def _cached(name: str, options: Options, where: str, seed: int) -> Path:
    """Where a policy is kept if nobody says where."""
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    told = msgspec.json.encode([values(options), where, seed])
    return home / "potager" / f"{name}-{hashlib.sha256(told).hexdigest()[:12]}.policy"
