"""Hints: what a good gardener would do, why, and what would be about as good.

A search is of little use here, because there are hundreds of choices and few of them change much at
once. Choices are therefore valued as in the hard bot (`planning.py`, `crowd.py`). Their values are
given in steps, the unit of `evaluation.py`: one turn with a fitting roll.
"""

from __future__ import annotations

from collections.abc import Iterator

from librt.random import Random

from potager.bots.coach.advice import Advice
from potager.core.texts import Message, Someone, say
from potager.games.carrots_and_broccoli.drawing.telling import who
from potager.games.carrots_and_broccoli.rules.backyard import PASS, ROLLED, Backyard
from potager.games.carrots_and_broccoli.rules.evaluation import STEP

from . import crowd, planning
from .ranking import shuffled

WIDTH = 10  # choices that are weighed
GAMES = 16  # among four: how often each is played on
MOST = 4  # choices that are named
CLOSE = 0.8  # choices that lie fewer steps apart are about as good
IDLE = 0.05  # what gains fewer steps is no better than a pass
FAR = 8  # what costs more steps is told without their number
NEAR = 60.0  # only a garden with less work can be complete after one roll
Gains = dict[int, float]  # of choices over a pass, in steps


def advised(view: Backyard, random: Random) -> Advice:
    """What the mover should do. A pass is named wherever nothing is clearly better."""
    gains = weighed(view, random)
    order = sorted(gains, key=lambda one: -gains[one])
    best = order[0] if gains[order[0]] >= IDLE else PASS
    alike = [one for one in order if one != best and gains[best] - gains[one] < CLOSE]
    others = alike[: MOST - 1]
    if PASS in alike and PASS not in others:
        others[-1] = PASS
    rest = [gains[best] - gains[one] for one in order if one != best and one not in alike]
    wins = _wins(_after(view, best), view.mover)
    if best == PASS and not alike:
        why = _why_pass(view, rest)
    elif wins:
        why = say("advice.win")
    else:
        nothing = say("advice.answers" if gains[best] >= CLOSE else "advice.little")
        why = _joined(*(_brings(view, best) or [nothing]))
    if alike:
        why = _joined(why, say("advice.alike", n=len(others)))
    elif best != PASS and not wins:
        why = _joined(why, _by("advice.next", min(rest)))
    return Advice(best, why, bool(alike), tuple(others))


# What choices are worth


def weighed(view: Backyard, random: Random) -> Gains:
    """The most promising choices, and a pass."""
    worth, unit = (_of_two if view.board.seats == 2 else _of_four)(view, random)
    steps = (_need(view, view.mover) + crowd.OPENING) * unit / STEP
    return {action: steps * (value - worth[PASS]) for action, value in worth.items()}


def _of_two(view: Backyard, random: Random) -> tuple[Gains, float]:
    """After the next answer; and which part of the own work a unit of that is."""
    limit = float(planning.concern(view))
    actions = (*planning.promising(view, WIDTH, limit, random), PASS)
    return {one: planning.answered(_after(view, one), view.mover, limit) for one in actions}, 1.0


def _of_four(view: Backyard, random: Random) -> tuple[Gains, float]:
    """After a round, with the same dice for each; late in a game at once, as hard does it."""
    seat, limit = view.mover, crowd.concern(view)
    tried = {one: crowd.tried(view, one, limit) for one in shuffled(view.legal(seat), random)}
    ranked = sorted(tried, key=lambda one: -tried[one])[:WIDTH]
    worth = {one: tried[one] for one in (*ranked, PASS) if tried[one] > crowd.NEVER}
    if limit < crowd.ALL:
        return worth, 0.5
    seeds = [random.randrange(1_000_000_000) for _ in range(GAMES)]
    for one in worth:
        ends = (crowd.chance_after(_after(view, one), seat, limit, seed) for seed in seeds)
        worth[one] = crowd.LEAN * worth[one] + sum(ends) / GAMES
    chance = min(0.95, max(0.05, crowd.chance(view, seat, limit)))
    return worth, 0.5 / (chance * (1 - chance))


def _need(view: Backyard, seat: int) -> float:
    """The work of a garden, as hard sees it."""
    if view.board.seats == 2:
        return planning.left(view, seat)
    return crowd.effort(view.board, seat, crowd.urgency(view))


def _after(view: Backyard, action: int) -> Backyard:
    after = view.clone()
    after.apply(view.mover, action)
    return after


def _wins(state: Backyard, seat: int) -> bool:
    return bool(state.ending) and state.result()[seat] > 0


def _threats(state: Backyard) -> int:
    """With how many of the 36 rolls the next player wins at once."""
    if state.ending or _need(state, state.mover) > NEAR:
        return 0
    wins = sum(
        1 << kind
        for kind in range(planning.KINDS)
        if any(_wins(_after(state, one), state.mover) for one in planning.choices(state, kind))
    )
    return sum(bool(rolled & wins) for rolled in ROLLED)


# Words


def _why_pass(view: Backyard, rest: list[float]) -> Message:
    if rest:
        return _by("advice.pass", min(rest))
    return say("advice.only" if len(view.legal(view.mover)) == 1 else "advice.crowds")


def _brings(view: Backyard, action: int) -> list[Message]:
    """What is better than after a pass: at most two reasons, the best first."""
    seat, passed, after = view.mover, _after(view, PASS), _after(view, action)
    before, left = _threats(passed), _threats(after)
    found = []
    if left < before:
        found.append(say("advice.guards", who=who(view.board, passed.mover), n=before, left=left))
    found += _work("advice.grows", _need(passed, seat) - _need(after, seat))
    others = [one for one in range(view.board.seats) if one != seat]
    more, other = max((_need(after, one) - _need(passed, one), one) for one in others)
    return [*found, *_work("advice.hinders", more, who=who(view.board, other))][:2]


def _work(key: str, saved: float, **named: Someone) -> Iterator[Message]:
    if saved >= CLOSE * STEP:
        yield say(key, n=max(1, round(saved / STEP)), **named)


def _by(key: str, steps: float) -> Message:
    return say(key, n=max(1, round(steps))) if steps <= FAR else say("advice.far")


def _joined(*sentences: Message) -> Message:
    """One message of one or two."""
    first, *more = sentences
    return say("advice.then", one=first, other=more[0]) if more else first
