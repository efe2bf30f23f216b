"""A finished match looked at again: winning chances, luck apart from skill, turning points.

Before a choice a position is worth what the best choice would bring, after it what the chosen one
brings: the difference is skill. From there to the next choice dice fall and cards are drawn: that
difference is luck. What each could know is all that the judgement of its choices knows.

Accuracy is the share of what could have been lost that was not: a choice can lose as much as lies
between the best and the worst of its alternatives. So whoever chooses blindly is told so, even
where most choices are nearly as good as each other.
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

POINTS = 3  # turning points that are told
CLEAR = 0.02  # a loss that is smaller is no turning point
DOUBT = 2.5  # a loss of fewer standard errors is none
SURE = 3.0  # choices that lie fewer of them apart are alike, as far as the search can tell

Chances = tuple[float, ...]


class Outlook(msgspec.Struct, frozen=True):
    """Every seat's winning chance after so many events."""

    event: int
    turn: int
    kind: str  # "start", "choice", "chance" (what came since the last choice) or "end"
    chances: Chances


class TurningPoint(msgspec.Struct, frozen=True):
    """A choice that cost most, and a better one."""

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
    """How well a seat chose: the share of what its choices could have lost that they did not."""

    seat: int
    name: str
    accuracy: float
    choices: int  # with an alternative
    best: int  # how many of them were the best, or as good
    mean_loss: float
    result: int


class SeatLuck(msgspec.Struct, frozen=True):
    """Where the change of a seat's chances came from, from the start to the result."""

    seat: int
    luck: float  # dice and cards
    own: float  # its own choices: what they lost
    others: float  # the others' mistakes
    unseen: float  # what a later look found that an earlier one did not see
    share: float  # of chance in all changes, up and down


class Analysis(msgspec.Struct, frozen=True):
    """All that is told of a match."""

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
        end = tuple((score + 1) / 2 for score in self.match.result)
        self.arrive(end, len(self.match.events), "end")
        return self.told()

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
        """Note what this choice could have lost, and has: where the search can tell them apart.

        Losses are told as far as they are sure, by one standard error less than they look.
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
            turning_points=tuple(sorted(self.points, key=lambda point: -point.loss)[:POINTS]),
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
    """Look at a finished match. `tell` hears after how many of its events it is."""
    match = Match.from_record(record)
    if not match.over:
        raise PotagerError("This match is not over yet: it can be analysed when it is.")
    return _Analyst(match, seed, simulations).go(tell)


def decisions(match: Match) -> Iterator[tuple[int, State, Sequence[Play]]]:
    """A match's events with their number, from 0, and the position before; those chosen at once
    come together. The position changes when the next one is asked for.
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
