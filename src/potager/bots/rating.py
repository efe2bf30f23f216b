"""The strength of players: openskill ratings, on a scale like Elo's.

People begin at 1500, which is the rating of medium bots in every game. The rating of a bot never
changes. It was measured with `potager arena` and is stored in `RATINGS` in the game's bots. A match
changes only people's ratings.

>>> START.elo, START.margin
(1500, 491)
>>> winner, loser = rated([START, START], [0, 1])
>>> winner.elo, winner.margin, loser.elo
(1578, 476, 1422)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import log, sqrt
from typing import TYPE_CHECKING, NamedTuple

from potager.core.game import AnyGame, part

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MIDDLE, WIDTH = 25.0, 25.0 / 3  # where openskill begins, and how unsure it is then
MEDIUM = 1500
# Elo points for one point of openskill: of two players who are 400 apart, one wins ten times as
# often.
ELO = 400 / log(10) / (sqrt(2) * WIDTH / 2)
SURE = 0.001  # how unsure the rating of a bot is
STATED = {"easy": 1300, "medium": MEDIUM, "hard": 1700}  # where nothing was measured
CHAMPION = 40  # and each champion is that much stronger than the one before


class Skill(NamedTuple):
    """A rating in openskill's form."""

    mu: float = MIDDLE
    sigma: float = WIDTH

    @property
    def elo(self) -> int:
        """The rating as people see it."""
        return round(MEDIUM + ELO * (self.mu - MIDDLE))

    @property
    def margin(self) -> int:
        """The half-width of the rating's 95% interval."""
        return round(2 * ELO * self.sigma)


START = Skill()


@cache
def model() -> PlackettLuce:
    """openskill, imported when the first match is rated."""
    from openskill.models import PlackettLuce

    return PlackettLuce()


def rated(skills: Sequence[Skill], ranks: Sequence[float]) -> list[Skill]:
    """The ratings after a match between single players. The lowest rank won."""
    teams = [[model().rating(mu=one.mu, sigma=one.sigma)] for one in skills]
    found = model().rate(teams, ranks=list(ranks))
    return [Skill(team[0].mu, team[0].sigma) for team in found]


def bot_skill(game: AnyGame, bot: str) -> Skill | None:
    """The rating of a game's bot, or none if it was not measured."""
    elo = ratings(game).get(bot)
    return None if elo is None else Skill(MIDDLE + (elo - MEDIUM) / ELO, SURE)


def ratings(game: AnyGame) -> Mapping[str, int]:
    """The ratings of a game's bots by name."""
    own: Mapping[str, int] = getattr(part(game, "bots"), "RATINGS", {})
    levels = STATED | dict(own)
    champions = {f"champion-{at}": levels["hard"] + CHAMPION * at for at in range(1, 6)}
    return {**champions, **levels}
