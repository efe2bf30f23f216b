"""A match: a game in progress, and its log.

`Match` checks once whether an action is legal, and collects simultaneous choices until the last
one is in. The position follows from the log, so saving, resuming, watching and debugging all
replay that log.

>>> match = Match.new("snail-invasion", garden="one-colour")
>>> [row.who for row in match.roll()]
[-1]
>>> match.choose(0, match.legal(0)[0])[0].by
'person'
>>> again = Match.from_record(match.record())
>>> again.state.key() == match.state.key()
True
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

from .bits import bit
from .choices import by_words
from .choosers import Chooser, random_chooser
from .dice import FairDice, FastDice
from .errors import BadRecord, IllegalAction, PotagerError
from .game import AnyGame, who_name
from .options import Options, values
from .playout import new_sand
from .record import FORMAT, By, Play, Record, RecordedSeat, Row, Table, TableKind, sum_of, write_row
from .registry import game as find_game
from .state import CHANCE, CLOCK, HOLD, SPECTATOR, State

if TYPE_CHECKING:
    from pathlib import Path

    from librt.random import Random


class LoggedStep(NamedTuple):
    """One logged event: its number, its row, and the true position before it."""

    seq: int
    row: Row
    before: State


@lru_cache(maxsize=4096)
def _seats(mask: int, count: int) -> list[int]:
    return [seat for seat in range(count) if mask & bit(seat)]


class Match:
    """One match. `state` is the true position, so show people only `view(seat)`."""

    def __init__(
        self,
        game: AnyGame,
        options: Options,
        dice: FairDice | FastDice,
        seats: Sequence[RecordedSeat] = (),
    ) -> None:
        self.game = game
        self.options = options
        self.dice = dice
        self.seats = tuple(seats) or (RecordedSeat(),) * game.seats(options)
        self.state: State = game.start(options)
        self.rows: list[Row] = []  # all that ever happened
        self.events: list[Play] = []  # what is in force: the plays that were not undone
        self.pending: dict[int, tuple[int, By]] = {}  # choices that wait for the others'
        self.decision = 0  # names the present position: the number of the row that led to it
        self.paused = False
        self.steps: list[LoggedStep] = []  # of a draft: what happened on it
        self._drafted = False
        self._drawn = 0  # draws ever made, undone ones too
        self._firsts: list[int] = []  # for each event: the first of those that happened with it
        self._sums: list[str] = []
        self._hints = 0
        self._taken_back = False
        self._agreed: tuple[int, ...] | None = None  # a result by resignation or agreement
        self.over = self._ended()

    @classmethod
    def new(
        cls,
        game: AnyGame | str,
        options: Options | None = None,
        /,
        *,
        seats: Sequence[RecordedSeat] = (),
        salts: Sequence[str] = (),
        seed: int | None = None,
        **given: Any,
    ) -> Match:
        """Create a match, with fair dice or with fast dice from a seed.

        The game can be given by name, and options as keywords:

        >>> Match.new("snail-invasion", players=1, garden="patio").seats
        (RecordedSeat(name='', bot=''),)
        """
        if isinstance(game, str):
            game = find_game(game)
        dice = FairDice.new(os.urandom(8).hex(), salts) if seed is None else FastDice(seed)
        return cls(game, game.resolve(**given) if options is None else options, dice, seats)

    def draft(self) -> Match:
        """A copy for trying things out. It records what happens on it in `steps`."""
        draft = Match.__new__(Match)
        draft.__dict__.update(self.__dict__)
        draft.state = self.state.clone()
        draft.rows, draft.events = self.rows[:], self.events[:]
        draft.pending = dict(self.pending)
        draft.steps, draft._drafted = [], True
        draft._firsts, draft._sums = self._firsts[:], self._sums[:]
        return draft

    # Looking

    @property
    def result(self) -> tuple[int, ...] | None:
        """1, 0 or -1 for each seat once the match has ended."""
        return self._agreed or tuple(self.state.result()) or None

    def _ended(self) -> bool:
        return bool(self._agreed) or len(self.state.result()) > 0

    def waiting(self) -> list[int]:
        """The seats that still have to choose."""
        mask = 0 if self.over or self.paused else self.state.waiting()
        return [seat for seat in self._seats_of(mask) if seat not in self.pending]

    def able(self) -> list[int]:
        """The seats that may act now, including those that may still change their choice."""
        return self._seats_of(0 if self.over or self.paused else self.state.able())

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat."""
        return list(self.state.legal(seat)) if seat in self.able() else []

    def chance_due(self) -> bool:
        """Whether dice must be rolled or cards drawn before anyone can act."""
        return not self.over and not self.paused and len(self.state.chance()) > 0

    def view(self, seat: int = SPECTATOR) -> State:
        """The position as a seat, or a spectator, may see it."""
        return self.state.seen_by(seat)

    def _seats_of(self, mask: int) -> list[int]:
        return _seats(mask, len(self.seats))[:]

    # Acting

    def choose(self, seat: int, action: int, by: By = "person") -> list[Row]:
        """Make a choice for a seat, and return the rows that it adds to the log.

        If several seats have to choose, the choice is kept until the last one is in. It can be
        changed until then, and it adds no rows before then.
        """
        self._check_going()
        if seat not in self.able():
            raise IllegalAction(f"Seat {seat} can't act now.")
        if action not in self.state.legal(seat):
            raise IllegalAction(f"Action {action} is not legal for seat {seat} now.")
        waited = self.state.waiting()
        if not waited & bit(seat) or waited == bit(seat):
            return [self._play(seat, action, by)]
        self.pending[seat] = (action, by)
        if self.waiting():
            return []
        chosen, first = sorted(self.pending.items()), len(self.events)
        return [self._play(one, what, its, first) for one, (what, its) in chosen]

    def choose_text(self, seat: int, text: str, by: By = "person") -> list[Row]:
        """Make a choice that is written in the game's notation."""
        return self.choose(seat, by_words(self.game, self.state, seat, text), by)

    def draw(self) -> Row:
        """Roll the dice, or draw the next card."""
        self._check_going()
        weights = list(self.state.chance())
        if not weights:
            raise IllegalAction("There is nothing to roll or draw now.")
        return self._play(CHANCE, self.dice.draw(self._drawn, weights))

    def roll(self) -> list[Row]:
        """Roll and draw until somebody has to choose or the match is over."""
        rows = []
        while self.chance_due():
            rows.append(self.draw())
        return rows

    def strike(self) -> Row:
        """The hourglass has run out."""
        self._check_going()
        if not self.state.hourglass():
            raise IllegalAction("No hourglass is running.")
        return self._play(CLOCK, 0)

    def _check_going(self) -> None:
        if self.over:
            raise IllegalAction("The match is over.")
        if self.paused:
            raise IllegalAction("The match is paused.")

    def _play(self, who: int, what: int, by: By = "", first: int | None = None) -> Row:
        row = Play(who, what, by)
        self._note(row)
        self._apply(row, len(self.events) if first is None else first)
        self.decision = len(self.rows)
        self._sums.append(sum_of(self.state.key()))
        return row

    def _note(self, row: Row) -> None:
        self.rows.append(row)
        if self._drafted:
            self.steps.append(LoggedStep(len(self.rows), row, self.state.clone()))

    def _apply(self, row: Play, first: int) -> None:
        self.state.apply(row.who, row.what)
        self.events.append(row)
        self._firsts.append(first)
        self.pending.clear()
        self.over = self._ended()
        if row.who == CHANCE:
            self._drawn += 1

    # Around the game

    def resign(self, seat: int) -> Row:
        """A seat resigns. With more than two seats, a bot may play on if the game allows it."""
        self._check_going()
        return self._table("resigned", self._checked(seat))

    def agree_draw(self) -> Row:
        """All players have agreed to a draw."""
        self._check_going()
        return self._table("draw")

    def concede(self, seat: int = -1) -> Row:
        """All players have agreed to give up the current round, as `seat` asked."""
        self._check_going()
        if self.game.manners.concession(self.state) is None:
            raise IllegalAction("There is no round to give up right now.")
        return self._table("conceded", seat if seat < 0 else self._checked(seat))

    def play_out(self) -> None:
        """Play a round that was given up to its end, with moves that nobody chose."""
        while not self.over and self.game.manners.concession(self.state) is not None:
            if self.chance_due():
                self.draw()
            else:
                seat = self.waiting()[0]
                self.choose(seat, self.game.manners.conceding(self.view(seat), seat), "")

    def pause(self, seat: int = -1) -> Row:
        """Pause the match until `resume`, as `seat` asked. Nobody can act."""
        self._check_going()
        return self._table("paused", seat if seat < 0 else self._checked(seat))

    def resume(self, seat: int = -1) -> Row:
        """Continue after a pause, as `seat` asked."""
        if not self.paused:
            raise IllegalAction("The match is not paused.")
        return self._table("resumed", seat if seat < 0 else self._checked(seat))

    def take(self, seat: int) -> Row:
        """Somebody has taken a seat."""
        return self._table("took", self._checked(seat))

    def leave(self, seat: int) -> Row:
        """Somebody has left a seat."""
        return self._table("left", self._checked(seat))

    def forfeit(self, seat: int) -> Row:
        """A seat gives up and nobody can play on, so the match ends."""
        self._check_going()
        return self._table("forfeit", self._checked(seat))

    def hint(self, seat: int) -> Row:
        """A seat got a hint."""
        self._check_going()
        return self._table("hint", self._checked(seat))

    def hints(self) -> int:
        """How many hints were given."""
        return self._hints

    @property
    def helped(self) -> bool:
        """Whether hints were given, or more was taken back than somebody's last choice."""
        return self._hints > 0 or self._taken_back

    # Taking back

    def undo(self, keep: int) -> Row:
        """Take back all but the first `keep` events. They stay in the log."""
        if not 0 <= keep < len(self.events):
            raise IllegalAction(
                f"The match can't go back to event {keep}. Its last event is {len(self.events)}."
            )
        if self._firsts[keep] != keep:
            raise IllegalAction("Simultaneous choices can only be taken back together.")
        return self._table("undone", keep)

    def reveals(self, keep: int) -> bool:
        """Whether simultaneous choices were revealed after the first `keep` events.

        Players who chose again would already know the others' choices.
        """
        return any(self._firsts[at] != at for at in range(keep, len(self.events)))

    def own_last(self, seat: int) -> int | None:
        """The events left if this person's last move is taken back, if nothing has followed it."""
        keep = len(self.events) - 1
        alone = keep >= 0 and self._firsts[keep] == keep
        return keep if alone and self._by_person(keep, seat) else None

    def last_move(self, seat: int, since: int = 0) -> int | None:
        """The events left if the last move by a person in this seat is taken back.

        Nothing before event `since` is taken back.
        """
        for at in range(len(self.events) - 1, since - 1, -1):
            if self._by_person(at, seat):
                first = self._firsts[at]
                return first if first >= since else None
        return None

    def _by_person(self, at: int, seat: int) -> bool:
        return self.events[at].who == seat and self.events[at].by == "person"

    def _checked(self, seat: int) -> int:
        if not 0 <= seat < len(self.seats):
            raise IllegalAction(f"There is no seat {seat}. This match has {len(self.seats)}.")
        return seat

    def _table(self, kind: TableKind, number: int = -1) -> Row:
        row = Table(kind, number)
        self._note(row)
        self._fold(row)
        return row

    def _fold(self, row: Table) -> None:
        if row.kind == "resigned":
            self._agreed = self.game.manners.resigned(self.state, row.number, len(self.seats))
        elif row.kind == "forfeit":
            self._agreed = self.game.manners.forfeited(self.state, row.number, len(self.seats))
        elif row.kind == "draw":
            self._agreed = (0,) * len(self.seats)
        elif row.kind == "hint":
            self._hints += 1
        elif row.kind in ("paused", "resumed"):
            self.paused = row.kind == "paused"
        elif row.kind == "undone":
            # A slip that is put right before anything follows has helped nobody.
            slip = row.number == len(self.events) - 1 and self.events[-1].who >= 0
            self._taken_back |= not slip
            kept = list(zip(self.events, self._firsts, strict=True))[: row.number]
            drawn = self._drawn
            self.state, self.events, self._agreed = self.game.start(self.options), [], None
            self._firsts = []
            self.pending.clear()
            for event, first in kept:
                self._apply(event, first)
            self._drawn, self.decision = drawn, len(self.rows)
        self.over = self._ended()

    # Records

    def record(self, *, secret_seed: bool | None = None) -> Record:
        """The match as a record. Once the match is over, it includes the seed of fair dice."""
        dice = self.dice
        show = self.over if secret_seed is None else secret_seed
        if isinstance(dice, FairDice) and not show:
            dice = dice.in_public()
        return Record(
            potager=FORMAT,
            game=self.game.name,
            rules=self.game.rules_version,
            options=values(self.options),
            seats=self.seats,
            dice=dice,
            log=[write_row(row) for row in self.rows],
            sums="".join(self._sums),
            result=self.result if self.over else None,  # rules that fail are not asked again
        )

    def save(self, file: Path | str) -> None:
        """Write the match's record to a file."""
        self.record().save(file)

    @classmethod
    def load(cls, file: Path | str, game: AnyGame | None = None) -> Match:
        """Load a match from a record file. BadRecord names the fault and its event."""
        return cls.from_record(Record.load(file), game)

    @classmethod
    def from_record(cls, record: Record, game: AnyGame | None = None) -> Match:
        """The match in a record, replayed to its end."""
        match = cls.before(record, game)
        for _ in match.follow(record):
            pass
        return match

    @classmethod
    def before(cls, record: Record, game: AnyGame | None = None) -> Match:
        """The match in a record, before its first event."""
        if game is None:
            game = find_game(record.game)
        try:
            options = game.resolve(**game.manners.older_options(record.options, record.rules))
        except PotagerError as error:
            raise BadRecord(f"The record's options are not valid: {error}") from None
        if len(record.seats) != game.seats(options):
            raise BadRecord(
                f"The record has seats for {len(record.seats)}, but its options need "
                f"{game.seats(options)}."
            )
        return cls(game, options, record.dice, record.seats)

    def follow(self, record: Record) -> Iterable[Row]:
        """Replay a record's log on this match, and yield each row once it is checked."""
        sums = record.sums if record.potager == FORMAT else ""
        for number, row in enumerate(record.rows(), 1):
            try:
                self.replay(row)
                if isinstance(row, Play) and sums:
                    self._check_sums(sums)
            except PotagerError as error:
                raise BadRecord(self._blame(record, number, row, str(error))) from None
            yield row
        if self.pending:
            raise BadRecord("The record ends in the middle of a simultaneous choice.")
        if len(sums) > 4 * len(self._sums):
            raise BadRecord(
                f"The record's log ends after {len(self._sums)} events, but it has checksums for "
                f"{len(sums) // 4}."
            )
        if record.result is not None and record.result != self.result:
            raise BadRecord(
                f"The result in the record is {list(record.result)}, but its log gives "
                f"{list(self.result) if self.result else 'none yet'}."
            )

    def replay(self, row: Row) -> None:
        """Replay one row of a log, if it is legal here."""
        if isinstance(row, Table):
            AROUND[row.kind](self, row.number)
        elif row.who == CHANCE:
            self._check_going()
            weights = self.state.chance()
            if not 0 <= row.what < len(weights) or not weights[row.what]:
                raise IllegalAction(f"outcome {row.what} is not possible now")
            self._play(CHANCE, row.what)
        elif row.who == CLOCK:
            self.strike()
        else:
            self.choose(row.who, row.what, row.by)

    def _check_sums(self, sums: str) -> None:
        at = 4 * (len(self._sums) - 1)
        if at >= 0 and sums[at : at + 4] != self._sums[-1]:
            raise BadRecord("the position after it differs from the recorded one")

    def _blame(self, record: Record, number: int, row: Row, why: str) -> str:
        if isinstance(row, Table):
            what = f"{row.kind} {row.number}"
        else:
            what = f"{who_name(row.who)}, {row.what}"
        text = f"Event {number} ({what}) can't be replayed"
        if record.rules != self.game.rules_version:
            text += (
                f" with version {self.game.rules_version} of the rules of {self.game.title},"
                f" because it was played with version {record.rules}"
            )
        return f"{text}: {why.rstrip('.')}."

    # Driving: nobody watches a clock

    def play(self, choosers: Sequence[Chooser], most: int | None = None) -> None:
        """Play on with a chooser for each seat, to the end or for at most `most` steps."""
        steps = self.drive(choosers)
        for _ in steps if most is None else islice(steps, most):
            pass

    def drive(self, choosers: Sequence[Chooser]) -> Iterator[None]:
        """Play on to the end, and yield after each event or group of events.

        Before each decision, seats that may jump in are asked once, in seat order. Their answer
        HOLD adds no event. Then the seats that have to choose are asked. Hourglasses run on
        virtual time.
        """
        sand = new_sand()
        while not self.over:
            if self.chance_due():
                self.draw()
                yield
                continue
            sand.settle(self.state)
            if self._jump_in(choosers):
                yield
                continue
            for seat in self.waiting():
                self.choose(seat, choosers[seat](self.view(seat), seat), "bot")
            yield
            if sand.spend(self.state):
                self.strike()
                yield

    def drive_at_random(self, random: Random) -> Iterator[None]:
        """Play on to the end with random choices."""
        return self.drive([random_chooser(random)] * len(self.seats))

    def _jump_in(self, choosers: Sequence[Chooser]) -> bool:
        waiting = self.waiting()
        for seat in self.able():
            if seat not in waiting:
                action = choosers[seat](self.view(seat), seat)
                if action != HOLD:
                    self.choose(seat, action, "bot")
                    return True
        return False

    def _repr_svg_(self) -> str:
        from .svg import draw

        return draw(self.game, self.view(), SPECTATOR, "wide")

    def __repr__(self) -> str:
        state = "over" if self.over else f"waiting for {self.waiting()}"
        return f"<Match of {self.game.name}: {len(self.events)} events, {state}>"


# How each row around the game is played again.
AROUND: dict[TableKind, Callable[[Match, int], Row]] = {
    "resigned": Match.resign,
    "forfeit": Match.forfeit,
    "draw": lambda match, _: match.agree_draw(),
    "paused": Match.pause,
    "resumed": Match.resume,
    "undone": Match.undo,
    "took": Match.take,
    "left": Match.leave,
    "hint": Match.hint,
    "conceded": Match.concede,
}
