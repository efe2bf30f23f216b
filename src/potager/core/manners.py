"""How a game behaves at the table, apart from its rules: what it asks, waits for and answers.

A game may have a module `manners.py` in its folder, with `MANNERS`, an instance of a subclass of
`Manners`. Each hook has a default for a game that has never heard of it, so most games override few
of them and many have no such module. Simulation and search ask none of this.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar

from librt.random import Random

from .options import Options
from .record import Play
from .scene import ScoreTable
from .state import CHANCE, State
from .texts import Message

if TYPE_CHECKING:
    from pathlib import Path

Opts = TypeVar("Opts", bound=Options)
S = TypeVar("S", bound=State)

EVERYBODY = -1  # all seats, as bits


class Concession(NamedTuple):
    """A round that a team may give up together."""

    cost: Message  # what is asked before, in a sentence or two
    hopeless: bool  # there is nothing else left to do: people look for it


class Question(NamedTuple):
    """What a rulebook asks the players before a match: which of them it is, or an order of all.

    Whoever it is gets the first seat, and the others follow as they sit. An order leaves everybody
    where they are.
    """

    asks: Message
    answer: str  # the id of a text that tells the answer: `who` is the player, or all in order
    order: str = ""  # the option that gets the seats, counted from 1, in that order


class Manners(Generic[Opts, S]):
    """What only the table asks of a game. It holds no position."""

    # Before a match

    puzzles: ClassVar[tuple[dict[str, Any], ...]] = ()  # options whose positions make good ones

    def draws_seats(self, options: Opts) -> bool:
        """Whether the table draws who sits where, and so who begins, unless the players choose."""
        return False

    def has_sides(self, options: Opts) -> bool:
        """Whether the seats are sides that people choose, since each is played in its own way."""
        return False

    def question(self, options: Opts) -> Question | None:
        """What the host of a table may ask instead of drawing who sits where; none: nothing."""
        return None

    def house_file(self, option: str) -> str:
        """The house's own file for an option that takes one, to begin one's own from."""
        return ""

    def deck_faults(self, file: Path) -> list[str] | None:
        """What is wrong with a file of this game's cards; none: it isn't one of this game's."""
        return None

    # Matches that were kept

    same_rules: ClassVar[int] = 0  # the oldest version whose matches these rules play on; 0: none
    unversioned_rules: ClassVar[int] = 0  # of matches kept without their version; 0: any

    def older_options(self, kept: dict[str, Any], rules: int) -> dict[str, Any]:
        """The options that a match with an older version of the rules was kept with, as these rules
        write them.
        """
        return kept

    # Choosing

    never_forced: ClassVar[frozenset[int]] = frozenset()  # that one is ready, say: not the table's

    def on_timeout(self, view: S, seat: int, random: Random) -> int | None:
        """The action taken for a seat whose time is out; none: what an easy bot would do."""
        return None

    def said_before(self, state: S) -> int | None:
        """What everybody who is waited for has said already by being ready in the waiting room: the
        table says it for them, if there was one. None: they are asked."""
        return None

    def caution(self, view: S, seat: int, action: int, people: int) -> Message | None:
        """What is asked, once, before a choice that people may regret; none: nothing is.

        `people` are the seats that no bot plays for.
        """
        return None

    def back(self, view: S, seat: int) -> int | None:
        """The choice that puts back what the last one has taken up; none: nothing is in hand."""
        return None

    def onward(self, view: S, target: str) -> Message | None:
        """What is to be tapped after this one of a path's targets; none: what is lit says it."""
        return None

    def previews(self, state: S, seat: int, action: int) -> bool:
        """Whether a preview of this action may be asked for. Never where it would tell a secret."""
        return True

    def spends(self, action: int) -> Message | None:
        """What this uses up that could be kept for later: hints wait until it is worth it."""
        return None

    def roller(self, state: S) -> int:
        """The seat whose dice are due: that player taps them. CHANCE: they come by themselves.

        Cards that are drawn and moves that are automatic come by themselves.
        """
        return CHANCE

    # Reacting

    def reactions(self, options: Opts) -> bool:
        """Whether one may react to what happens, with these options (see `reaction`)."""
        return False

    def reaction(self, state: S) -> bool:
        """Whether whoever is waited for may react in secret to what has just happened, or pass.

        Silence is a pass: the action that `on_timeout` gives. It needs no target in the scene, the
        table has a button for it. That one may react now is known to everybody.
        """
        return False

    def lead_in(self, state: S) -> float:
        """Seconds before the time to react begins, for everybody alike: much is shown first.

        It may depend on nothing but what everybody knows.
        """
        return 0.0

    def longer_passes(self, state: S) -> dict[str, Message]:
        """For how long one may ask to pass, in this reaction and those after it, in words.

        The key of a wish is the same in every reaction for which it holds, and in no other.
        """
        return {}

    # Giving up

    def concession(self, view: S) -> Concession | None:
        """What it means to give up the round that is played; none: there is none to give up now.

        Once all have agreed, `conceding` chooses for every seat until this is none.
        """
        return None

    def conceding(self, view: S, seat: int) -> int:
        """What ends a round soonest that is given up, and does no more harm than that."""
        return view.legal(seat)[0]

    def resigned(self, state: S, seat: int, seats: int) -> tuple[int, ...] | None:
        """The result when one of so many seats resigns; none: a bot plays on for it."""
        return None if seats > 2 else self.forfeited(state, seat, seats)

    def forfeited(self, state: S, seat: int, seats: int) -> tuple[int, ...]:
        """The result when a seat gives up and nobody is there who would play on: those who are
        still in win.
        """
        others = range(seats)
        return tuple(-1 if one == seat or self.is_out(state, one) else 1 for one in others)

    # Watching

    def is_out(self, state: S, seat: int) -> bool:
        """Whether a seat has nothing to choose any more, however the match goes on."""
        return False

    def concerned(self, before: S, after: S) -> int:
        """The seats that take part in what has happened between two positions, as bits; where both
        are the same, in what goes on there. On a board that all share that is everybody.

        What only bots take part in is told faster. It may depend on nothing but what everybody
        knows.
        """
        return EVERYBODY

    def onlooker(self, view: S, viewer: int) -> int:
        """Somebody for whom the scene of this view is the same as for the viewer; most often that
        is the viewer alone. It is drawn once for all who have the same.
        """
        return viewer

    # Once it is over: where it began, all that happened, and how it ended

    def scores(self, start: S, events: Sequence[Play], end: S) -> ScoreTable | None:
        """How the points came together; none: the game has no rounds."""
        return None

    def standing(self, start: S, events: Sequence[Play], end: S) -> tuple[int, ...]:
        """How well each did, higher is better; none: as the points say."""
        return ()


AnyManners = Manners[Any, Any]
