"""The analysis of a finished match: winning chances, luck and skill, turning points.

Before a choice, a position is worth as much as its best choice. After it, the position is worth as
much as the actual choice. The difference is skill. Then dice are rolled and cards are drawn, and
the change until the next choice is luck. A choice is judged only by what its player could know.

Accuracy is the share of possible losses that a player avoided. A choice can lose as much as the
difference between its best and worst alternatives, so random choices get a low accuracy even if
most alternatives are almost equally good.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import hypot

import msgspec

from potager.core.bits import bit
from potager.core.errors import PotagerError
from potager.core.match import Match
from potager.core.record import Play, Record
from potager.core.state import State

from .hints import foretold
from .judge import SIMULATIONS, Choice, Judge
from .wording import said, text_of

POINTS = 3  # turning points of each seat
CLEAR = 0.02  # a loss that is smaller is no turning point
DOUBT = 2.5  # a loss of fewer standard errors is none
SURE = 3.0  # choices that lie fewer of them apart are alike, as far as the search can tell

Chances = tuple[float, ...]


class Outlook(msgspec.Struct, frozen=True):
    """Every seat's winning chance after this many events."""

    event: int
    turn: int
    kind: str  # "start", "choice", "chance" (what came since the last choice) or "end"
    chances: Chances


class TurningPoint(msgspec.Struct, frozen=True):
    """One of the costliest choices, and a better one."""

    event: int  # the number of the event, from 1
    turn: int
    seat: int
    chosen: str  # in the words of the log
    better: str
    chance: float  # the seat's after the choice
    chance_better: float
    loss: float
    reason: str  # what the better one would have done
    action: int
    action_better: int


class SeatAnalysis(msgspec.Struct, frozen=True):
    """How well a seat chose: the share of its possible losses that it avoided."""

    seat: int
    name: str
    accuracy: float
    choices: int  # with an alternative
    best: int  # how many of them were the best, or as good
    mean_loss: float
    result: int


class SeatLuck(msgspec.Struct, frozen=True):
    """What changed a seat's chances between the start and the result."""

    seat: int
    luck: float  # dice and cards
    own: float  # its own choices: what they lost
    others: float  # the others' mistakes
    unseen: float  # what a later look found that an earlier one did not see
    share: float  # of chance in all changes, up and down


class Analysis(msgspec.Struct, frozen=True):
    """The whole analysis of a match."""

    game: str
    seats: tuple[SeatAnalysis, ...]
    chances: tuple[Outlook, ...]
    turning_points: tuple[TurningPoint, ...]
    luck: tuple[SeatLuck, ...]
    exact: bool  # by a solved table alone
    simulations: int


class _Ledger:
    """What changed the chances, seat by seat."""

    def __init__(self, seats: int) -> None:
        self.luck, self.own = [0.0] * seats, [0.0] * seats
        self.others, self.unseen = [0.0] * seats, [0.0] * seats
        self.by_chance, self.moved = [0.0] * seats, [0.0] * seats

    def note(self, kind: list[float], before: Chances, after: Chances) -> None:
        for seat, (one, other) in enumerate(zip(before, after, strict=True)):
            kind[seat] += other - one
            self.moved[seat] += abs(other - one)
            if kind is self.luck:
                self.by_chance[seat] += abs(other - one)

    def chosen(self, by: int, before: Chances, after: Chances) -> None:
        for seat, (one, other) in enumerate(zip(before, after, strict=True)):
            (self.own if seat == by else self.others)[seat] += other - one
            self.moved[seat] += abs(other - one)


class _Analyst:
    """Goes through a match once."""

    def __init__(self, match: Match, seed: int, simulations: int) -> None:
        self.match = match
        self.game = match.game
        self.count = len(match.seats)
        self.judge = Judge(match.game, self.count, seed=seed, simulations=simulations)
        self.state: State = match.game.start(match.options)
        self.now = self.judge.position(self.state)
        self.moments = [Outlook(0, 0, "start", _rounded(self.now))]
        self.points: list[TurningPoint] = []
        self.at_stake = [0.0] * self.count  # what the choices could have lost
        self.lost = [0.0] * self.count  # and what of that they did
        self.losses: list[list[float]] = [[] for _ in range(self.count)]
        self.ledger = _Ledger(self.count)
        self.drawn = False  # whether chance has come since the last choice
        self.exact = self.judge.knows(self.state)

    def go(self, tell: Callable[[int], None]) -> Analysis:
        for at, state, plays in decisions(self.match):
            self.state = state
            if plays[0].who < 0:
                self.drawn = True
            else:
                self.look(plays, at)
            tell(at + len(plays))
        assert self.match.result is not None
        end = self.judge.shares(tuple((score + 1) / 2 for score in self.match.result))
        self.arrive(end, len(self.match.events), "end")
        return self.told()

    def worst(self) -> Iterator[TurningPoint]:
        """The costliest choices of each seat, the costliest first."""
        told = [0] * self.count
        for point in sorted(self.points, key=lambda point: -point.loss):
            told[point.seat] += 1
            if told[point.seat] <= POINTS:
                yield point

    def arrive(self, chances: Chances, event: int, kind: str) -> None:
        """Note what led here since the last choice."""
        if self.drawn:
            self.ledger.note(self.ledger.luck, self.now, chances)
        else:
            self.ledger.note(self.ledger.unseen, self.now, chances)
        self.now, self.drawn = chances, False
        self.moments.append(Outlook(event, int(self.state.turns()), kind, _rounded(chances)))

    def look(self, plays: Sequence[Play], at: int) -> None:
        """A choice, or several made at once."""
        turn = int(self.state.turns())
        for number, play in enumerate(plays):
            view = self.state.seen_by(play.who)
            options = len(view.legal(play.who)) + (not view.waiting() & bit(play.who))
            found = self.judge.choices(view, play.who, also=play.what, worst=True)
            self.exact &= bool(self.judge.exact(view, play.who))
            best = found[0]
            chosen = next(choice for choice in found if choice.action == play.what)
            doubt = DOUBT * hypot(best.error, chosen.error)
            if best.chances[play.who] - chosen.chances[play.who] < doubt:
                best = chosen  # it may be as good
            if number == 0:
                self.arrive(best.chances, at, "chance" if self.drawn else "choice")
            if options > 1:
                self.stake(play.who, found, chosen)
                self.weigh(view, play.who, best, chosen, at + number, turn)
            if len(plays) == 1:
                self.ledger.chosen(play.who, best.chances, chosen.chances)
                self.now = chosen.chances
        if len(plays) > 1:
            # What they chose at once is known now: nobody erred by not foreseeing the others.
            self.drawn = True
        self.moments.append(Outlook(at + len(plays), turn, "choice", _rounded(self.now)))

    def stake(self, seat: int, found: Sequence[Choice], chosen: Choice) -> None:
        """Note what this choice could have lost and has lost, if the search can distinguish them.

        Losses are reduced by one standard error, so that they are certain.
        """
        best, worst = found[0], min(found, key=lambda one: one.chances[seat] + one.error)
        doubt = hypot(best.error, worst.error)
        spread = best.chances[seat] - worst.chances[seat] - doubt
        if spread <= (SURE - 1) * doubt:
            return
        loss = best.chances[seat] - chosen.chances[seat] - hypot(best.error, chosen.error)
        self.at_stake[seat] += spread
        self.lost[seat] += min(spread, max(0.0, loss))

    def weigh(
        self, view: State, seat: int, best: Choice, chosen: Choice, at: int, turn: int
    ) -> None:
        most, got = best.chances[seat], chosen.chances[seat]
        loss = most - got
        self.losses[seat].append(loss)
        if loss < CLEAR:
            return
        self.points.append(
            TurningPoint(
                event=at + 1,
                turn=turn,
                seat=seat,
                chosen=text_of(self.game, said(self.game, view, seat, chosen.action)),
                better=text_of(self.game, said(self.game, view, seat, best.action)),
                chance=round(got, 4),
                chance_better=round(most, 4),
                loss=round(loss, 4),
                reason=foretold(self.game, view, seat, best.action),
                action=chosen.action,
                action_better=best.action,
            )
        )

    def told(self) -> Analysis:
        result, ledger = self.match.result, self.ledger
        assert result is not None
        return Analysis(
            game=self.game.name,
            seats=tuple(
                SeatAnalysis(
                    seat=seat,
                    name=self.match.seats[seat].name,
                    accuracy=round(1 - self.lost[seat] / (self.at_stake[seat] or 1.0), 4),
                    choices=len(self.losses[seat]),
                    best=sum(loss < CLEAR for loss in self.losses[seat]),
                    mean_loss=round(_mean(self.losses[seat]), 4),
                    result=result[seat],
                )
                for seat in range(self.count)
            ),
            chances=tuple(self.moments),
            turning_points=tuple(self.worst()),
            luck=tuple(
                SeatLuck(
                    seat=seat,
                    luck=round(ledger.luck[seat], 4),
                    own=round(ledger.own[seat], 4),
                    others=round(ledger.others[seat], 4),
                    unseen=round(ledger.unseen[seat], 4),
                    share=round(ledger.by_chance[seat] / (ledger.moved[seat] or 1.0), 4),
                )
                for seat in range(self.count)
            ),
            exact=self.exact,
            simulations=self.judge.simulations,
        )


def analyse(
    record: Record,
    *,
    seed: int = 1,
    simulations: int = SIMULATIONS,
    tell: Callable[[int], None] = lambda _: None,
) -> Analysis:
    """Analyse a finished match. `tell` is called with the number of events done."""
    match = Match.from_record(record)
    if not match.over:
        raise PotagerError("This match is not over yet. It can be analysed when it is over.")
    return _Analyst(match, seed, simulations).go(tell)


def decisions(match: Match) -> Iterator[tuple[int, State, Sequence[Play]]]:
    """A match's events with their numbers, from 0, and the position before each.

    Simultaneous choices come together. The position changes when the next one is asked for.
    """
    events, state = match.events, match.game.start(match.options)
    at = 0
    while at < len(events):
        plays = events[at : at + _together(state, events, at)]
        yield at, state, plays
        for play in plays:
            state.apply(play.who, play.what)
        at += len(plays)


def _together(state: State, events: Sequence[Play], at: int) -> int:
    """How many events from here on were choices made at once."""
    waiting = state.waiting()
    who = events[at].who
    if who < 0 or not waiting & bit(who):
        return 1
    count = 0
    while waiting:
        count += 1
        waiting &= waiting - 1
    return count


def _rounded(chances: Chances) -> Chances:
    return tuple(round(chance, 4) for chance in chances)


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0
