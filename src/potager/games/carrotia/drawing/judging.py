"""Why building ended, and what is wrong with a maze: for the log, the cards and the end."""

from __future__ import annotations

from potager.core.bits import bit
from potager.core.state import CLOCK
from potager.core.texts import Message, listed, say
from potager.games.carrotia import facts
from potager.games.carrotia.rules import phases
from potager.games.carrotia.rules.actions import ENOUGH
from potager.games.carrotia.rules.flock import BAT
from potager.games.carrotia.rules.larder import worth
from potager.games.carrotia.rules.roles import GHOST, VAMPIRE
from potager.games.carrotia.rules.routes import ways_to
from potager.games.carrotia.rules.warren import Warren

LINE, WAS = ".line", ".was"  # forms of what is told: a line of its own, and in the past


def ended_by(before: Warren, after: Warren, who: int, what: int) -> str:
    """K2, K4: what ended building or repair with this event, for its texts; nothing: it goes on."""
    built = before.phase == phases.BUILD and after.phase != phases.BUILD
    mended = before.phase in (phases.REPAIR, phases.REFIT) and after.phase == phases.ROLL
    if not built and not mended:
        return ""
    if who == CLOCK:
        return "sand"
    if what != ENOUGH:
        return "used"
    return "agreed" if before.seats > 1 else "enough-said"


def faults_told(view: Warren, form: str = "") -> list[Message]:
    """K3: what is wrong with the maze, one thing each: as main clauses, or in a form."""
    found: list[Message] = []
    wrong = len(list(facts.faults(view)))
    if wrong:
        found.append(say(f"wrong.edges{form}", n=wrong))
    if is_shut(view):
        found.append(say(f"wrong.{bare_ends(view)}{form}"))
    elif not facts.way_out(view):
        found.append(say(f"wrong.way{form}"))
    return found


def is_shut(view: Warren) -> bool:
    """K5: whether the rabbit can't start, because an end of the way has no tile."""
    return not (view.maze.tile(view.entry()) and view.maze.tile(view.exit()))


def bare_ends(view: Warren) -> str:
    """Which ends of the way have no tile, for the texts about it."""
    entry, exit = (bool(view.maze.tile(one)) for one in (view.entry(), view.exit()))
    return "exit" if entry else "entry" if exit else "ends"


def wrong_because(view: Warren, form: str = "") -> Message:
    """All that is wrong, in the middle of a sentence."""
    return listed(faults_told(view, form))


def never_laid(before: Warren, after: Warren) -> list[Message]:
    """K5: as the run starts, the carrots of squares without a tile are lost."""
    waited = facts.carrots(before)
    bare = [square for square in waited if not after.maze.tile(square)]
    lost = sum(worth(waited[square]) for square in bare)
    at = [facts.place_name(one) for one in bare]
    return [say("notice.bare", at=listed(at), n=lost)] if bare else []


def enough_asks(view: Warren, seat: int, people: int) -> Message | None:
    """What is asked before *enough* ends it: what is wrong, and what that would cost (K3 to K5).

    Where other people are still to agree they will be asked; bots may agree without a word.
    """
    after = view.clone()
    after.apply(seat, ENOUGH)
    while after.phase == view.phase and not people & bit(after.mover):
        after.apply(after.mover, ENOUGH)
    if after.phase == view.phase:
        return None
    if not view.maze.tiles():
        return say("enough.bare")
    if view.phase == phases.BUILD:
        wrong = faults_told(view)
        return say("enough.build", why=listed(wrong)) if wrong else None
    if is_shut(view):
        return say(f"enough.shut.{bare_ends(view)}")
    return None if facts.way_out(view) else say("enough.way")


def is_hopeless(view: Warren) -> bool:
    """Whether the rabbit can't get out on foot any more, and nothing can take it there."""
    jumps = any(view.owner(one) >= 0 and not view.used & bit(one) for one in (GHOST, VAMPIRE))
    if jumps or view.flock.place_of(BAT) >= 0:
        return False
    return ways_to(view.maze, view.exit())[view.rabbit] > view.moves


def is_walled_in(view: Warren) -> bool:
    """Whether no path leads from the rabbit's tile to any other (K7)."""
    return not view.maze.next_to(bit(view.rabbit))
