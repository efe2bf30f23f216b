"""How a game behaves at the table, apart from its rules.

A game may have a module `manners.py` in its folder, with `MANNERS`, an instance of a subclass of
`Manners`. Every hook has a default, so most games override only a few, and many have no such
module. Simulation and search do not use it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar

from librt.random import Random

from .options import Options
from .plans import Planning
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
    """A question that a rulebook asks before a match. The answer is a player, or an order of all.

    The player who is the answer gets the first seat, and the others follow in their order. If the
    answer is an order, everybody stays in their seat.
    """

    asks: Message
    answer: str  # the id of a text that tells the answer: `who` is the player, or all in order
    order: str = ""  # the option that gets the seats, counted from 1, in that order


class Manners(Generic[Opts, S]):
    """The hooks that only the table uses. They hold no position."""

    # Before a match

    puzzles: ClassVar[tuple[dict[str, Any], ...]] = ()  # options whose positions make good ones

    daily: ClassVar[Mapping[str, Any] | None] = None  # options of a challenge for one

    def draws_seats(self, options: Opts) -> bool:
        """Whether the table draws lots for the seats unless the players choose them."""
        return False

    def has_sides(self, options: Opts) -> bool:
        """Whether the seats are sides with different play, so that people want to choose one."""
        return False

    def question(self, options: Opts) -> Question | None:
        """The question that a host may ask instead of drawing lots for the seats, if any."""
        return None

    def house_file(self, option: str) -> str:
        """The standard file for an option that takes a file, as a sample for your own."""
        return ""

    def deck_faults(self, file: Path) -> list[str] | None:
        """What is wrong with a file of cards, or None if the file is not for this game."""
        return None

    # Progress

    ladder: ClassVar[tuple[dict[str, Any], ...]] = ()  # what a team takes on: options, easy first

    def is_even(self, options: Opts) -> bool:
        """Whether a match with these options shows who plays well, so that it counts for ratings.

        Nobody has an advantage, and luck does not decide most of it.
        """
        return True

    # Matches that were kept

    same_rules: ClassVar[int] = 0  # the oldest version whose matches these rules play on; 0: none
    unversioned_rules: ClassVar[int] = 0  # of matches kept without their version; 0: any

    def older_options(self, kept: dict[str, Any], rules: int) -> dict[str, Any]:
        """The options of a match from an older version of the rules, in their current form."""
        return kept

    # Choosing

    never_forced: ClassVar[frozenset[int]] = frozenset()  # that one is ready, say: not the table's

    def on_timeout(self, view: S, seat: int, random: Random) -> int | None:
        """The action for a seat whose time has run out, or none to let an easy bot choose."""
        return None

    def caution(self, view: S, seat: int, action: int, people: int) -> Message | None:
        """The question to ask once before a choice that people may regret, if any.

        `people` are the seats without bots.
        """
        return None

    def back(self, view: S, seat: int) -> int | None:
        """The choice that puts back what the last one picked up, if anything."""
        return None

    def onward(self, view: S, target: str) -> Message | None:
        """What to tap after this target of a path, if the lit places do not show it."""
        return None

    def previews(self, state: S, seat: int, action: int) -> bool:
        """Whether people may preview this action. Never if that would reveal a secret."""
        return True

    def spends(self, action: int) -> Message | None:
        """What this action uses up that could be kept for later. Hints avoid wasting it."""
        return None

    def calls(self, view: S, action: int) -> Message | None:
        """What this action is called in a sentence, if its place in the scene says too much."""
        return None

    def roller(self, state: S) -> int:
        """The seat that rolls the dice by tapping them, or CHANCE if they roll by themselves.

        Drawn cards and automatic moves always happen by themselves.
        """
        return CHANCE

    # Planning together

    planning: ClassVar[Planning | None] = None  # what a team may draw for each other

    def planned(self, state: S) -> int:
        """The number of the phase that the team may draw plans for now, or 0 if there is none.

        Plans are cleared when their phase is over.
        """
        return 0

    # Reacting

    def reactions(self, options: Opts) -> bool:
        """Whether players may react to events with these options (see `reaction`)."""
        return False

    def reaction(self, state: S) -> bool:
        """Whether the seats that have to choose may react in secret to the last event, or pass.

        A player who does nothing passes, with the action from `on_timeout`. It needs no target in
        the scene because the table has a button for it. Everybody knows that they may react now.
        """
        return False

    def lead_in(self, state: S) -> float:
        """Seconds before the time to react begins, while the events before it are shown.

        It may depend only on what everybody knows.
        """
        return 0.0

    def is_useless(self, view: S, seat: int, action: int) -> bool:
        """Whether a reaction that the rules allow is not offered to people."""
        return False

    # Giving up

    def concession(self, view: S) -> Concession | None:
        """What giving up the current round means, or none if there is no round to give up.

        Once everybody has agreed, `conceding` chooses for every seat until this is none.
        """
        return None

    def conceding(self, view: S, seat: int) -> int:
        """The action that ends a round that was given up, soon and with little harm."""
        return view.legal(seat)[0]

    def resigned(self, state: S, seat: int, seats: int) -> tuple[int, ...] | None:
        """The result when one of these seats resigns, or none if a bot plays on for it."""
        return None if seats > 2 else self.forfeited(state, seat, seats)

    def forfeited(self, state: S, seat: int, seats: int) -> tuple[int, ...]:
        """The result when a seat gives up and nobody plays on. All who are still in win."""
        others = range(seats)
        return tuple(-1 if one == seat or self.is_out(state, one) else 1 for one in others)

    # Watching

    def is_out(self, state: S, seat: int) -> bool:
        """Whether a seat will never choose again, however the match goes on."""
        return False

    def concerned(self, before: S, after: S) -> int:
        """The seats that take part in what happened between two positions, as bits.

        If both positions are the same, the seats that take part in what is going on. On a shared
        board that is everybody. What concerns only bots is shown faster. It may depend only on
        what everybody knows.
        """
        return EVERYBODY

    def onlooker(self, view: S, viewer: int) -> int:
        """A seat that sees the same scene as this viewer, usually the viewer's own seat.

        The scene is drawn once for all viewers with the same answer.
        """
        return viewer

    def eyes(self, own: tuple[int, ...], seat: int) -> int:
        """The seat whose view a page shows on this seat's turn, if it has several seats.

        In a game without secrets it may always be the same seat.
        """
        return seat

    def motive(self, before: S, after: S, seats: frozenset[int]) -> Message | None:
        """Why a move by one of these bots may look odd, in a few words, or none.

        Both positions are as spectators see them, so it gives nothing away.
        """
        return None

    # Once it is over: where it began, all that happened, and how it ended

    best: ClassVar[str] = ""  # the text for a best result, `n` and `before`; none: no points decide

    book: ClassVar[str] = ""  # the option for whose values a team remembers its best matches

    def book_cards(self, start: S) -> Sequence[str]:
        """The cards of that deck. A team remembers its best haul with each of them, too."""
        return ()

    def hauls(self, start: S, events: Sequence[Play]) -> Sequence[tuple[str, int]]:
        """Those of the cards that were played, each with what it brought home."""
        return ()

    def scores(self, start: S, events: Sequence[Play], end: S) -> ScoreTable | None:
        """How the points add up, or none if the game has no rounds."""
        return None

    def standing(self, start: S, events: Sequence[Play], end: S) -> tuple[int, ...]:
        """How well each seat did (higher is better), or none to use the points."""
        return ()


AnyManners = Manners[Any, Any]
