"""Following a game event by event: how much choice there was, what was used, and who led.

The leader is the seat with the best `State.evaluate` when a turn is over. A team
leads as long as it is more likely to win than to lose.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from potager.core.game import AnyGame, Use
from potager.core.options import Options
from potager.core.record import Play
from potager.core.state import State

from .tally import Watched, note_uses

NOBODY = -1
AGAINST = 1  # who leads where a team doesn't


def watch(
    watched: Watched,
    game: AnyGame,
    options: Options,
    events: Iterable[Play],
    result: Sequence[int],
) -> None:
    """Follow one game from its start, and count what is seen."""
    state: State = game.start(options)
    names = _verb_names(game)
    seats = game.seats(options)
    result = result or (0,) * seats  # who was stopped has not won
    together = len(set(result)) == 1 and result[0] != 0
    uses: list[Use] = []
    leaders: list[int] = []
    turns = state.turns()
    for event in events:
        if event.who >= 0:
            choices = len(state.legal(event.who))
            watched.choices += choices
            watched.forced += choices == 1
            watched.verbs[names[event.what]] += 1
        uses += game.uses(state, event.who, event.what)
        state.apply(event.who, event.what)
        if state.turns() != turns:
            turns = state.turns()
            leaders.append(leader(state, seats, together))
    watched.games += 1
    note_uses(watched, uses, result)
    if any(one != NOBODY for one in leaders):
        watched.lead_changes[changes(leaders)] += 1
        winner = _winner(result, together)
        if winner != NOBODY:
            watched.decided[round(100 * decided(leaders, winner))] += 1


def leader(state: State, seats: int, together: bool) -> int:
    """The seat that looks best, or NOBODY where several do."""
    if together:
        value = state.evaluate(0)
        return 0 if value > 0 else AGAINST if value < 0 else NOBODY
    values = [state.evaluate(seat) for seat in range(seats)]
    best = max(values)
    return values.index(best) if values.count(best) == 1 else NOBODY


def changes(leaders: Sequence[int]) -> int:
    """How often another took the lead.

    >>> changes([NOBODY, 0, 0, NOBODY, 1, 0])
    2
    """
    led = [one for one in leaders if one != NOBODY]
    return sum(one != other for one, other in pairwise(led))


def decided(leaders: Sequence[int], winner: int) -> float:
    """The share of the game after which the later winner led for good.

    >>> decided([0, 1, 1, 1], 1), decided([0, 1, 1, 0], 1)
    (0.25, 1.0)
    """
    led = 0
    for one in reversed(leaders):
        if one != winner:
            break
        led += 1
    return 1 - led / len(leaders)


def _winner(result: Sequence[int], together: bool) -> int:
    if together:
        return 0 if result[0] > 0 else AGAINST
    winners = [seat for seat, score in enumerate(result) if score > 0]
    return winners[0] if len(winners) == 1 else NOBODY


def _verb_names(game: AnyGame) -> list[str]:
    return [name for name, numbers in game.verbs.kinds() for _ in numbers]
