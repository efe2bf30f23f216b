"""Bots for Carrotia: team players in any seat.

Together they see everything, so each plays for all: a builder who fills the grid with the tiles
that the team has (`builder.py`), a mender who repairs it (`mender.py`), and a runner who looks
ahead over the dice (`runner.py`). How often a team of them wins is in docs/bots.md.
"""

from __future__ import annotations

from librt.random import Random

from potager.bots.levels import MakeBot
from potager.core.bits import bit
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
    """Fills the grid in the best of `mazes` ways, and looks `rolls` rolls of the dice ahead.

    As beginners do, it forgets that it may pass (K10) in all rounds before `passes`.
    """

    def __init__(self, mazes: int, rolls: int, fade: int, seed: int, *, passes: int = 1) -> None:
        random = Random(seed)
        self.passes = passes
        self.builder = Builder(mazes, random)
        self.runner = Runner(rolls, fade, random)

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
