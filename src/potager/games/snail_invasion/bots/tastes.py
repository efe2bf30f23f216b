# compiled by mypyc
"""What a champion of Snail Invasion! values more, or less, than `Garden.evaluate` does."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from potager.core.learned import LearnedValue
from potager.core.state import State
from potager.games.snail_invasion.rules.garden import Garden


@mypyc_attr(acyclic=True)
class GardenTaste(LearnedValue):
    """Judges gardens by colours alive, half-grown plants and blocked Snails, with these weights."""

    def __init__(self, lives: float, growth: float, hold: float) -> None:
        super().__init__(vec[float]())
        self.lives = lives
        self.growth = growth
        self.hold = hold

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Garden)
        return state.judged(seat, self.lives, self.growth, self.hold)
