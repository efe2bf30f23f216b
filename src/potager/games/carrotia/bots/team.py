"""Bots for Carrotia: team players in any seat.

Nothing is hidden from the team, so each bot plays for all. It builds a maze from the tiles that the
team has (`builder.py`), repairs it (`mender.py`), and runs with a look ahead at the dice
(`runner.py`). docs/bot-strength.md shows how often a team of bots wins.
"""

from __future__ import annotations

from collections.abc import Sequence

from librt.random import Random

from potager.bots.levels import MakeBot
from potager.core.bits import bit
from potager.core.plans import Plan
from potager.core.state import State
from potager.games.carrotia.rules import actions, phases
from potager.games.carrotia.rules.position import ROUNDS
from potager.games.carrotia.rules.roles import BANDIT, CLOWN, GHOST, MUMMY, SAILOR, VAMPIRE
from potager.games.carrotia.rules.warren import Warren

from .builder import Builder
from .mender import mend
from .runner import Runner

LIKED = (BANDIT, GHOST, VAMPIRE, MUMMY, SAILOR, CLOWN)  # the best first


class TeamBot:
    """Builds the best of `mazes` mazes, and looks `rolls` rolls of the dice ahead.

    Like a beginner, it forgets that it may pass (K10) in all rounds before `passes`.
    """

    def __init__(self, mazes: int, rolls: int, fade: int, seed: int, *, passes: int = 1) -> None:
        random = Random(seed)
        self.passes = passes
        self.builder = Builder(mazes, random)
        self.runner = Runner(rolls, fade, random)

    def heed(self, plans: Sequence[Plan]) -> None:
        """What others would like to be built."""
        self.builder.heeded = plans

    def news(self, view: State) -> Plan | None:
        """What it builds, where others can't know that yet."""
        assert isinstance(view, Warren)
        return self.builder.news(view) if view.phase == phases.BUILD else None

    def choose(self, view: State, seat: int) -> int:
        assert isinstance(view, Warren)
        legal = list(view.legal(seat))
        if view.round < self.passes:
            legal = [action for action in legal if action != actions.PASS]
        if len(legal) == 1 and view.waiting() & bit(seat):
            return legal[0]
        if view.phase == phases.CHOOSE:
            return next(actions.PICK + role for role in LIKED if actions.PICK + role in legal)
        if view.phase == phases.BUILD:
            return self.builder.choose(view, seat, legal)
        if view.phase in (phases.PERCH, phases.REPAIR, phases.REFIT):
            return mend(view, legal)
        return self.runner.choose(view, seat, legal)


LEVELS: dict[str, MakeBot] = {
    "easy": lambda seed: TeamBot(10, 2, 0, seed, passes=ROUNDS),
    "medium": lambda seed: TeamBot(60, 3, 1, seed, passes=ROUNDS),
    "hard": lambda seed: TeamBot(300, 6, 2, seed),
}
