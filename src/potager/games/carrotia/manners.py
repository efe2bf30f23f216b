"""How Carrotia behaves at the table."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING

from librt.random import Random

from potager.core.bits import bit
from potager.core.manners import Concession, Manners, Question
from potager.core.options import holds
from potager.core.plans import Piece, Planning
from potager.core.record import Play
from potager.core.scene import ScoreTable
from potager.core.state import CHANCE
from potager.core.texts import Message, say

from . import GAME, KIND_NAMES, POWER_OF, CarrotiaOptions
from .facts import power_name
from .quests import check_quests, house_quests
from .rules import actions, phases
from .rules.building import rotations
from .rules.larder import worth
from .rules.maze import direction_to
from .rules.warren import Warren

if TYPE_CHECKING:
    from pathlib import Path

ONWARD = ("ghost", "vampire", "clown", "dice")  # what asks for more


class CarrotiaManners(Manners[CarrotiaOptions, Warren]):
    """What only the table needs to know."""

    unversioned_rules = 2
    best = "best"
    puzzles = ({"players": 2}, {"players": 3})
    ladder = (
        {"birds": "gentle", "quests": "house"},
        {"birds": "fierce", "quests": "house"},
        {"birds": "fierce", "quests": "challenge"},
    )
    daily = MappingProxyType({"players": 1, "characters": "random"})
    book = "quests"
    never_forced = frozenset({actions.SAY_READY, actions.ENOUGH})
    planning = Planning(
        "square:",
        tuple(
            Piece(f"tile-{name}", say(f"kind.{name}"), int(rotations(kind)))
            for kind, name in enumerate(KIND_NAMES)
        ),
    )

    def planned(self, state: Warren) -> int:
        """While the maze is built: hands are open, and tiles are laid in turn."""
        return int(state.round) if state.phase == phases.BUILD and state.seats > 1 else 0

    def question(self, options: CarrotiaOptions) -> Question | None:
        """K1: who begins, and picks a character first."""
        return Question(say("question.asks"), "question.answer") if options.players > 1 else None

    def house_file(self, option: str) -> str:
        return house_quests() if option == "quests" else ""

    def deck_faults(self, file: Path) -> list[str] | None:
        return check_quests(file) if holds(file, "quest") else None

    def on_timeout(self, view: Warren, seat: int, random: Random) -> int | None:
        """Anyone who is away is ready, and birds fly in the order they were laid (K11); everything
        else is left to a bot."""
        if view.phase == phases.WHICH:
            return actions.FLY + view.flying()
        return actions.SAY_READY if view.phase == phases.READY else None

    def caution(self, view: Warren, seat: int, action: int, people: int) -> Message | None:
        """Before the last person says *enough* of a maze that is wrong, or that nobody can run."""
        if action != actions.ENOUGH:
            return None
        from .drawing.judging import enough_asks  # a replay needs no drawing

        return enough_asks(view, seat, people)

    def back(self, view: Warren, seat: int) -> int | None:
        """K4: a lifted tile as it was, unless it was laid on another one, which is in hand now."""
        lifted = view.phase == phases.REFIT and view.other < 0
        return actions.laying(view.origin, view.was) if lifted else None

    def onward(self, view: Warren, target: str) -> Message | None:
        kind, _, name = target.partition(":")
        asks = "dice" if kind == "die" else name
        return say(f"onward.{asks}") if asks in ONWARD else None

    def spends(self, action: int) -> Message | None:
        verb = GAME.verbs.read(action)[0]
        return power_name(verb) if verb in POWER_OF else None

    def roller(self, state: Warren) -> int:
        """The owner of the turn rolls the birds' dice; all else is drawn by itself.

        So are the dice of a rabbit that is walled in, where nobody has a power left to free it.
        """
        whole = state.flock.again == state.flock.everyone()
        if state.phase != phases.ROLL or not whole:
            return CHANCE
        shut = state.maze.next_to(bit(state.rabbit)) == 0 and state.power_owners() == 0
        return CHANCE if shut else state.mover

    def concession(self, view: Warren) -> Concession | None:
        """While the rabbit runs; the bag is lost with the round (K9).

        It is offered at once where the rabbit is walled in, though a power may free it.
        """
        if view.rabbit < 0:
            return None
        from .drawing.judging import is_hopeless, is_walled_in

        lost, bag = is_hopeless(view), worth(view.larder.bag)
        text = f"concede.{'lost' if lost else 'hope'}{'' if bag else '.empty'}"
        return Concession(say(text, n=bag), lost or is_walled_in(view))

    def conceding(self, view: Warren, seat: int) -> int:
        """No power or pass is used: the moves run out, but carrots beside OUT come home."""
        legal, out = list(view.legal(seat)), -1
        if actions.ALLOW in legal:
            return actions.ALLOW
        if view.phase == phases.MOVE and view.steps() & bit(view.exit()):
            out = actions.STEP + direction_to(view.rabbit, view.exit())
        if out >= 0 and worth(view.larder.bag):
            return out
        return next((one for one in legal if one != out), legal[0])

    def resigned(self, state: Warren, seat: int, seats: int) -> tuple[int, ...] | None:
        """A team plays on: a bot takes the seat. Alone, the game is lost."""
        return (-1,) if seats == 1 else None

    def forfeited(self, state: Warren, seat: int, seats: int) -> tuple[int, ...]:
        """A team loses together."""
        return (-1,) * seats

    def book_cards(self, start: Warren) -> Sequence[str]:
        return start.cards.names

    def hauls(self, start: Warren, events: Sequence[Play]) -> Sequence[tuple[str, int]]:
        """Quest by quest: the carrots for the store."""
        from .drawing.ends import hauls

        return tuple(hauls(start, events))

    def scores(self, start: Warren, events: Sequence[Play], end: Warren) -> ScoreTable:
        """Round by round: what it brought, what was lost, and why."""
        from .drawing.ends import table

        return table(start, events)


MANNERS = CarrotiaManners()
